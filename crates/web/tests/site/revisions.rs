//! The revision of a table rises with every change and never falls; what was made from an older one is refused.

use futures_util::StreamExt;
use serde_json::json;

use crate::guest::{Guest, Site};

/// Two people at Saint Petersburg; who is asked first.
async fn two(site: &Site) -> (String, Guest, Guest) {
    let (mut host, mut friend) = (site.guest(), site.guest());
    let table = host.begin("saint-petersburg", "players=2", &["me", "open"]).await;
    friend.post(&format!("/t/{table}/sit"), &[("seat", "B")]).await.next();
    if host.view(&table).await["acting"] == "A" { (table, host, friend) } else { (table, friend, host) }
}

/// The revision that a listener is told.
fn id(event: &str) -> u64 {
    let line = event.lines().find_map(|line| line.strip_prefix("id: "));
    line.and_then(|id| id.parse().ok()).unwrap_or_else(|| panic!("no id: {event}"))
}

#[tokio::test]
async fn every_change_raises_the_revision_by_one_and_listeners_hear_it() {
    let site = Site::new();
    let (mut host, mut friend) = (site.guest(), site.guest());
    let table = host.begin("saint-petersburg", "players=2", &["me", "open"]).await;
    let mut changes = host.listen(&table).await;
    let mut last = id(&changes.next().await.expect("at once"));
    let (sit, leave) = (format!("/t/{table}/sit"), format!("/t/{table}/leave"));
    let mut rises = async |what: &str| {
        let told = id(&changes.next().await.expect("a change"));
        assert_eq!(told, last + 1, "{what}");
        assert_eq!(u64::from(site.kept(&table).row.revision), told, "{what}: what is told is what is kept");
        last = told;
    };
    friend.post(&sit, &[("seat", "B")]).await.next();
    rises("the last seat and the deal").await;
    let acting = host.view(&table).await["acting"].clone();
    let (mut asked, mut other) = if acting == "A" { (host, friend) } else { (friend, host) };
    let card =
        asked.choices(&table).await.into_iter().find(|action| action.starts_with("buy")).expect("a card");
    let played = asked.play(&table, 0, &card).await.is(200).json();
    rises("an answer").await;
    assert_eq!(played["revision"], site.kept(&table).row.revision);
    asked.post(&format!("/t/{table}/undo"), &[]).await.next();
    rises("an answer taken back").await;
    other.post(&format!("/t/{table}/chat"), &[("text", "hello")]).await.next();
    rises("chat").await;
    other.post("/me", &[("name", "Léa")]).await.next();
    rises("another name").await;
    other.post(&leave, &[]).await.next();
    rises("a bot stands in").await;
    let seat = if acting == "A" { "B" } else { "A" };
    other.post(&sit, &[("seat", seat)]).await.next();
    rises("the player is back").await;
    let refused = asked.play(&table, 7, &card).await.is(409);
    assert!(refused.body.contains("moved on"));
    assert_eq!(asked.view(&table).await["revision"], site.kept(&table).row.revision, "refused, unchanged");
}

#[tokio::test]
async fn a_page_of_a_position_that_was_taken_back_is_stale_though_as_many_answers_were_given_again() {
    let site = Site::new();
    let (table, mut asked, mut other) = two(&site).await;
    let cards: Vec<String> =
        asked.choices(&table).await.into_iter().filter(|action| action.starts_with("buy")).collect();
    asked.play(&table, 0, &cards[0]).await.is(200);
    // What the other one has on his screen.
    let seen = other.view(&table).await;
    let answer = other.choices(&table).await.pop().expect("an answer");
    asked.post(&format!("/t/{table}/undo"), &[("ply", "1")]).await.next();
    asked.play(&table, 0, &cards[1]).await.is(200);
    let now = other.view(&table).await;
    assert!(now["ply"] == seen["ply"] && now["revision"].as_u64() > seen["revision"].as_u64());
    let old = json!({ "ply": 1, "revision": seen["revision"], "action": answer });
    other.post_json(&format!("/api/tables/{table}/play"), &old).await.is(409);
    let revision = seen["revision"].to_string();
    let fields = [("ply", "1"), ("revision", revision.as_str()), ("action", answer.as_str())];
    other.post(&format!("/t/{table}/move"), &fields).await.is(409);
    let marks = [("ply", "1"), ("revision", revision.as_str()), ("mark", answer.as_str())];
    other.post(&format!("/t/{table}/several"), &marks).await.is(409);
    asked.post(&format!("/t/{table}/undo"), &[("ply", "1"), ("revision", &revision)]).await.is(409);
    // A line of chat moves nothing: who answers from before it is not late.
    asked.post(&format!("/t/{table}/chat"), &[("text", "hm")]).await.next();
    let fresh = json!({ "ply": 1, "revision": now["revision"], "action": answer });
    other.post_json(&format!("/api/tables/{table}/play"), &fresh).await.is(200);
    // Nobody has seen the future.
    let view = asked.view(&table).await;
    let ahead = json!({ "ply": view["ply"], "revision": 4000, "action": "pass" });
    asked.post_json(&format!("/api/tables/{table}/play"), &ahead).await.is(409);
}

#[tokio::test]
async fn the_forms_of_a_page_name_the_ply_and_the_revision_that_it_shows() {
    let site = Site::new();
    let (table, mut asked, _) = two(&site).await;
    let view = asked.view(&table).await;
    let page = asked.get(&format!("/t/{table}")).await.is(200).body;
    let (ply, revision) = (&view["ply"], &view["revision"]);
    assert!(page.contains(&format!(
        "name=\"ply\" value=\"{ply}\"><input type=\"hidden\" name=\"revision\" value=\"{revision}\">"
    )));
    assert!(page.contains(&format!("data-ply=\"{ply}\" data-revision=\"{revision}\"")));
}

#[tokio::test]
async fn a_write_is_right_because_of_the_revision_not_because_of_who_serves() {
    let site = Site::new();
    let (table, mut asked, mut other) = two(&site).await;
    // A second server has the table in memory as it is now.
    let mut elsewhere = other.clone();
    elsewhere.app = site.again();
    let before = elsewhere.view(&table).await;
    let card =
        asked.choices(&table).await.into_iter().find(|action| action.starts_with("buy")).expect("a card");
    asked.play(&table, 0, &card).await.is(200);
    let mut late = asked.clone();
    late.app = elsewhere.app.clone();
    assert_eq!(late.view(&table).await["ply"], before["ply"], "it has not heard of the answer");
    late.play(&table, 0, &card).await.is(409);
    assert_eq!(site.kept(&table).plies.len(), 1, "kept once");
    let caught_up = elsewhere.view(&table).await;
    assert_eq!(caught_up, other.view(&table).await, "the second server has read the table again");
    let answer = elsewhere.choices(&table).await.pop().expect("an answer");
    elsewhere.play(&table, 1, &answer).await.is(200);
    // The first one is behind now: it reads what is missing, and what was to be said is said.
    other.post(&format!("/t/{table}/chat"), &[("text", "hello")]).await.next();
    let kept = site.kept(&table);
    let said = kept.chat.iter().filter(|line| line.event.is_none()).count();
    assert_eq!((kept.plies.len(), said), (2, 1));
    assert_eq!(other.view(&table).await["ply"], 2, "and it knows the answer of the other server");
    assert_eq!(site.truth(&table).verify(), Ok(()));
}

#[tokio::test]
async fn nothing_is_taken_back_while_a_bot_plays_the_seat() {
    let site = Site::new();
    let (table, mut asked, _) = two(&site).await;
    let card =
        asked.choices(&table).await.into_iter().find(|action| action.starts_with("buy")).expect("a card");
    asked.play(&table, 0, &card).await.is(200);
    let offered = asked.get(&format!("/t/{table}")).await.body;
    assert!(offered.contains("data-undo"));
    asked.post(&format!("/t/{table}/leave"), &[]).await.next();
    let page = asked.get(&format!("/t/{table}")).await.body;
    assert!(!page.contains("data-undo"), "a bot's answers are not the player's to take back");
    let refused = asked.post(&format!("/t/{table}/undo"), &[("ply", "1")]).await.is(403);
    assert!(refused.body.contains("bot"), "{}", refused.body);
    assert_eq!(site.kept(&table).plies.len(), 1);
}
