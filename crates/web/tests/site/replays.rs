//! A replay in a page of somebody else: for everybody's eyes, without a name, without a form, and the only page that may stand in a frame. And the
//! explorer.

use crate::guest::Site;

#[tokio::test]
async fn only_an_embedded_replay_may_stand_in_a_frame_and_there_nobody_is_anybody() {
    let site = Site::new();
    let (mut ada, mut eve) = (site.guest(), site.guest());
    ada.post("/me", &[("name", "Ada")]).await.next();
    let table = ada.begin("san-juan", "players=2", &["me", "random"]).await;
    let view = ada.until(&table, &["A"]).await;
    assert_eq!(view["acting"], "A");
    let framed = ada.get(&format!("/t/{table}/replay?ply=0&embed")).await.is(200);
    let policy = framed.header("content-security-policy");
    assert!(policy.contains("frame-ancestors *") && policy.contains("form-action 'none'"), "{policy}");
    assert_eq!((framed.header("x-frame-options"), framed.header("set-cookie")), ("", ""));
    assert!(!framed.body.contains("<form"), "nothing can be sent from there");
    let nobody = eve.get(&format!("/t/{table}/replay?ply=0&embed")).await.is(200);
    assert_eq!(framed.body, nobody.body, "her own cards are not for the page of somebody else");
    // What the script asks for on the way is the same for everybody, too.
    ada.extra.push(("x-cabildo", "1".into()));
    eve.extra.push(("x-cabildo", "1".into()));
    let step = format!("/t/{table}/replay?ply=1&embed&since=0");
    let (one, other) = (ada.get(&step).await, eve.get(&step).await);
    assert_eq!((one.status, &one.body), (other.status, &other.body));
    ada.extra.clear();
    for path in [format!("/t/{table}"), format!("/t/{table}/replay?ply=0"), "/".to_owned()] {
        let page = ada.get(&path).await.is(200);
        assert_eq!(page.header("x-frame-options"), "DENY", "{path}");
        assert!(page.header("content-security-policy").contains("frame-ancestors 'none'"), "{path}");
    }
}

#[tokio::test]
async fn the_explorer_has_pages_for_every_game_and_source() {
    let site = Site::new();
    let mut ada = site.guest();
    for game in catalog::GAMES {
        let id = game.meta().id;
        for by in ["", "?by=people", "?by=you", "?by=bots&sort=effect&path=nothing/such"] {
            ada.get(&format!("/explore/{id}{by}")).await.is(200);
        }
    }
    ada.get("/explore/chess").await.is(404);
    assert!(ada.get("/explore/puerto-rico?by=people").await.is(200).body.contains("Fewer than three games"));
}

#[tokio::test]
async fn what_one_has_played_is_found_in_the_explorer() {
    let site = Site::new();
    let mut ada = site.guest();
    for _ in 0..3 {
        let table = ada.begin("san-francisco", "players=2", &["me", "random"]).await;
        loop {
            let view = ada.until(&table, &["A"]).await;
            if view["acting"].is_null() {
                break;
            }
            let choices = ada.choices(&table).await;
            let ply = view["ply"].as_u64().expect("a number");
            ada.play(&table, ply, &choices[ply as usize % choices.len()]).await.is(200);
        }
    }
    let page = ada.get("/explore/san-francisco?by=you").await.is(200).body;
    assert!(page.contains("3 games") && page.contains("class=\"rows\""), "{page}");
}
