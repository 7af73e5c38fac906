//! Played by programs.

use futures_util::StreamExt;
use serde_json::json;

use crate::guest::Site;

#[tokio::test]
async fn a_program_plays_a_whole_game() {
    let site = Site::new();
    let mut guest = site.guest();
    let games = guest.get("/api/games").await.is(200).json();
    assert_eq!(games.as_array().map(Vec::len), Some(catalog::GAMES.len()));
    let table = guest.begin("saint-petersburg", "players=2", &["me", "random"]).await;
    let mut moves = 0_usize;
    let last = loop {
        let view = guest.until(&table, &["A"]).await;
        if view["acting"].is_null() {
            break view;
        }
        let choices = guest.choices(&table).await;
        let ply = view["ply"].as_u64().expect("a number");
        let answer = guest.play(&table, ply, &choices[moves * 5 % choices.len()]).await.is(200);
        assert!(answer.json()["ply"].as_u64() > Some(ply), "what has no alternative is given by itself");
        moves += 1;
    };
    assert_eq!(last["result"].as_array().map(Vec::len), Some(2));
    assert!(guest.choices(&table).await.is_empty());
    guest.play(&table, last["ply"].as_u64().expect("a number"), "pass").await.is(422);
    assert_eq!(site.truth(&table).verify(), Ok(()));
}

#[tokio::test]
async fn a_program_that_wants_no_words_gets_the_same_answers_without_them() {
    let site = Site::new();
    let mut guest = site.guest();
    let table = guest.begin("saint-petersburg", "players=2", &["me", "random"]).await;
    guest.until(&table, &["A"]).await;
    let actions = |answer: &serde_json::Value| -> Vec<String> {
        let choices = answer["choices"].as_array().expect("a list");
        choices.iter().map(|choice| choice["action"].as_str().expect("notation").to_owned()).collect()
    };
    let path = format!("/api/tables/{table}/choices");
    let (wordy, bare) =
        (guest.get(&path).await.json(), guest.get(&format!("{path}?words=false")).await.json());
    assert_eq!(actions(&wordy), actions(&bare));
    assert!(wordy["choices"][0]["label"].is_string() && wordy["choices"][0]["anchors"].is_array());
    assert_eq!(bare["choices"][0].as_object().map(serde_json::Map::len), Some(1), "{bare}");
}

#[tokio::test]
async fn bots_that_need_no_thought_answer_in_the_same_breath() {
    let site = Site::new();
    let mut guest = site.guest();
    let table = guest.begin("saint-petersburg", "players=3", &["me", "random", "random"]).await;
    let mut together = 0;
    for _ in 0..12 {
        let view = guest.until(&table, &["A"]).await;
        let ply = view["ply"].as_u64().expect("a number");
        let action = guest.choices(&table).await[0].clone();
        let given = guest.play(&table, ply, &action).await.is(200).json();
        let kept = site.kept(&table);
        let others = kept.plies[ply as usize..].iter().filter(|row| row.seat != 0).count();
        if given["revision"].as_u64() == view["revision"].as_u64().map(|revision| revision + 1) {
            together += others.min(1);
        }
        assert_eq!(kept.plies[ply as usize].action, action);
    }
    assert!(together > 0, "a bot that sits at the table answers at once");
    assert_eq!(site.truth(&table).verify(), Ok(()));
}

#[tokio::test]
async fn a_listener_hears_the_present_revision_at_once_and_then_every_change() {
    let site = Site::new();
    let mut guest = site.guest();
    let table = guest.begin("saint-petersburg", "players=2", &["me", "random"]).await;
    let mut view = guest.until(&table, &["A"]).await;
    let mut changes = guest.listen(&table).await;
    let first = changes.next().await.expect("at once");
    assert!(
        first.contains(&format!("id: {}\n", view["revision"])) && first.contains("event: table"),
        "{first}"
    );
    let choices = guest.choices(&table).await;
    guest.play(&table, view["ply"].as_u64().expect("a number"), &choices[0]).await.is(200);
    view = guest.until(&table, &["A"]).await;
    let mark = format!("id: {}\n", view["revision"]);
    while !changes.next().await.expect("the stream goes on").contains(&mark) {}
}

#[tokio::test]
async fn a_table_that_cannot_be_is_refused_in_json() {
    let site = Site::new();
    let mut guest = site.guest();
    let wrong = [
        (404, json!({ "game": "chess" })),
        (422, json!({ "game": "saint-petersburg", "setup": "players=9" })),
        (422, json!({ "game": "saint-petersburg", "setup": "rubbish" })),
        (422, json!({ "game": "saint-petersburg", "setup": "players=2", "seats": ["me", "deep-thought"] })),
        (422, json!({ "game": "saint-petersburg", "setup": "players=2", "seats": ["me", "me"] })),
        (422, json!({ "game": "saint-petersburg", "seed": "mine" })),
        (422, json!({ "setup": "players=2" })),
        (422, json!([1, 2])),
    ];
    for (status, body) in wrong {
        let answer = guest.post_json("/api/tables", &body).await.is(status);
        assert!(answer.json()["problem"].is_string(), "{body}");
    }
    let request = guest.request("POST", "/api/tables", "application/json", "{\"game\":");
    guest.send(request).await.is(400).json();
    let request = guest.request("POST", "/api/tables", "text/plain", "{}");
    guest.send(request).await.is(415).json();
    guest.get("/api/nothing").await.is(404).json();
    assert!(site.store_is_empty());
}

#[tokio::test]
async fn a_setup_opens_no_file_of_the_server() {
    let site = Site::new();
    let mut guest = site.guest();
    for game in catalog::GAMES {
        for (option, _) in game.options() {
            let setup = format!("{}=/etc/passwd", option.name);
            let body = json!({ "game": game.meta().id, "setup": setup });
            let answer = guest.post_json("/api/tables", &body).await.is(422);
            assert!(!answer.body.contains("root:"), "{}", answer.body);
        }
    }
    assert!(site.store_is_empty());
}

#[tokio::test]
async fn the_description_lists_every_address_for_programs() {
    let site = Site::new();
    let document = site.guest().get("/api/openapi.json").await.is(200).json();
    let mut listed: Vec<String> = Vec::new();
    for (path, methods) in document["paths"].as_object().expect("paths") {
        listed.extend(methods.as_object().expect("methods").keys().map(|method| format!("{method} {path}")));
    }
    listed.sort();
    let every = [
        "get /api/bots",
        "get /api/games",
        "get /api/tables/{table}",
        "get /api/tables/{table}/choices",
        "get /api/tables/{table}/events",
        "get /api/tables/{table}/frames",
        "post /api/tables",
        "post /api/tables/{table}/play",
        "post /api/tables/{table}/sit",
    ];
    assert_eq!(listed, every);
}
