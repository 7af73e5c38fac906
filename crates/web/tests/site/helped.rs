//! Help: who gets it, and who does not; a game looked through after its end.

use serde_json::json;

use crate::guest::{Guest, Site};

/// A table of this game with these seats, made by this guest.
async fn table(guest: &mut Guest, seats: &[&str]) -> String {
    let wanted =
        json!({ "game": "saint-petersburg", "setup": format!("players={}", seats.len()), "seats": seats });
    guest.post_json("/api/tables", &wanted).await.is(201).json()["table"].as_str().expect("an id").to_owned()
}

/// Waits until this guest is asked, and says what; nothing when the game is over.
async fn asked(guest: &mut Guest, table: &str) -> Option<(u64, String)> {
    loop {
        let known = guest.get(&format!("/api/tables/{table}/choices")).await.is(200).json();
        if let Some(first) = known["choices"].as_array().and_then(|all| all.last()) {
            return Some((
                known["ply"].as_u64().expect("a ply"),
                first["action"].as_str().expect("text").to_owned(),
            ));
        }
        if guest.get(&format!("/api/tables/{table}")).await.is(200).json()["state"] == "over" {
            return None;
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn who_is_alone_with_bots_gets_a_hint_and_the_game_says_so() {
    let site = Site::new();
    let mut ada = site.guest();
    ada.post("/me", &[("name", "Ada")]).await;
    let table = table(&mut ada, &["me", "random"]).await;
    asked(&mut ada, &table).await.expect("the game has begun");
    let first = ada.get(&format!("/t/{table}/hint")).await.is(200).body;
    assert!(first.contains("step=nudge") && first.contains("step=answers"), "{first}");
    assert!(!site.kept(&table).row.helped, "thinking first is no help");
    let nudge = ada.get(&format!("/t/{table}/hint?step=nudge")).await.is(200).body;
    assert!(!nudge.contains("class=\"advice\""), "a nudge names no answer");
    let answers = ada.get(&format!("/t/{table}/hint?step=answers")).await.is(200).body;
    assert!(answers.contains("class=\"advice\"") && answers.contains("→"), "{answers}");
    assert!(site.kept(&table).row.helped);
    assert_eq!(
        answers,
        ada.get(&format!("/t/{table}/hint?step=answers")).await.is(200).body,
        "the same again"
    );
}

#[tokio::test]
async fn nobody_gets_help_among_people_unless_the_table_was_made_so() {
    let site = Site::new();
    let (mut ada, mut ben, mut eve) = (site.guest(), site.guest(), site.guest());
    for (guest, name) in [(&mut ada, "Ada"), (&mut ben, "Ben"), (&mut eve, "Eve")] {
        guest.post("/me", &[("name", name)]).await;
    }
    let strict = table(&mut ada, &["me", "open"]).await;
    ben.post(&format!("/t/{strict}/sit"), &[("seat", "B")]).await;
    for guest in [&mut ada, &mut ben, &mut eve] {
        for step in ["", "?step=nudge", "?step=answers"] {
            guest.get(&format!("/t/{strict}/hint{step}")).await.is(403);
        }
        assert!(!guest.get(&format!("/t/{strict}")).await.is(200).body.contains("data-hint"));
    }
    let fields = [
        ("game", "saint-petersburg"),
        ("option-players", "2"),
        ("seat-A", "me"),
        ("seat-B", "open"),
        ("help", "on"),
    ];
    let open = ada.post("/tables", &fields).await.next().trim_start_matches("/t/").to_owned();
    assert!(
        ben.get(&format!("/t/{open}")).await.is(200).body.contains("class=\"help\""),
        "who sits down is told"
    );
    ben.post(&format!("/t/{open}/sit"), &[("seat", "B")]).await;
    eve.get(&format!("/t/{open}/hint?step=answers")).await.is(403);
    let either = [
        ada.get(&format!("/t/{open}/hint?step=answers")).await,
        ben.get(&format!("/t/{open}/hint?step=answers")).await,
    ];
    assert!(either.iter().all(|answer| answer.status == 200), "both may ask");
    assert!(either.iter().any(|answer| answer.body.contains("class=\"advice\"")), "who is asked is helped");
}

/// The page of an analysis that is done.
async fn looked_through(guest: &mut Guest, address: &str) -> String {
    loop {
        let page = guest.get(address).await.is(200).body;
        if !page.contains("data-running") {
            return page;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn a_game_is_looked_through_after_its_end_and_kept() {
    let site = Site::new();
    let mut ada = site.guest();
    ada.post("/me", &[("name", "Ada")]).await;
    let table = table(&mut ada, &["me", "random"]).await;
    ada.get(&format!("/t/{table}/analysis")).await.is(403);
    while let Some((ply, action)) = asked(&mut ada, &table).await {
        ada.play(&table, ply, &action).await.is(200);
    }
    let address = format!("/t/{table}/analysis");
    let page = looked_through(&mut ada, &address).await;
    assert!(page.contains("class=\"curves at-large\"") && page.contains("class=\"card luck\""), "{page}");
    let kept = site.store.analysis(&table).expect("readable").expect("it is kept");
    let mut other = site.guest();
    other.app = site.again();
    let again = other.get(&address).await.is(200).body;
    assert!(!again.contains("data-running"), "it is not looked through twice");
    assert_eq!(site.store.analysis(&table).expect("readable"), Some(kept.clone()));
    // What a program kept that judged otherwise is made anew, and comes to the same.
    let mut old: serde_json::Value = serde_json::from_str(&kept).expect("plain data");
    old["thought"] = json!(1);
    old["moments"][0]["before"] = json!([0.0, 1.0]);
    let change = store::Change::Analysis { table: table.clone(), content: old.to_string(), at: 0 };
    site.store.write(change).await.expect("it is kept");
    other.app = site.again();
    looked_through(&mut other, &address).await;
    assert_eq!(site.store.analysis(&table).expect("readable"), Some(kept));
}
