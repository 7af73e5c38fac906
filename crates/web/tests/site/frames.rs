//! Frames: what a page has not shown comes with its part, ply by ply, for its viewer.

use crate::forms::between;
use crate::guest::{Guest, Site};

/// A page of a table: its mark and its ply.
async fn page(guest: &mut Guest, table: &str) -> (String, u64) {
    let body = guest.get(&format!("/t/{table}")).await.is(200).body;
    let one = |name: &str| between(&body, name, "\"")[0].to_owned();
    (one("data-mark=\""), one(" data-ply=\"").parse().expect("a number"))
}

async fn part(guest: &mut Guest, table: &str, (mark, ply): &(String, u64)) -> String {
    guest.get(&format!("/t/{table}/part?shown={mark}&since={ply}")).await.is(200).body
}

/// The plies that a part tells.
fn told(part: &str) -> Vec<u64> {
    between(part, "data-frame=\"", "\"").iter().map(|ply| ply.parse().expect("a number")).collect()
}

/// Plays some turns of seat A.
async fn play(guest: &mut Guest, table: &str, turns: usize) -> u64 {
    for turn in 0..turns {
        let ply = guest.until(table, &["A"]).await["ply"].as_u64().expect("a number");
        let choices = guest.choices(table).await;
        let Some(action) = choices.get(turn % choices.len().max(1)) else { break };
        guest.play(table, ply, action).await.is(200);
    }
    guest.until(table, &["A"]).await["ply"].as_u64().expect("a number")
}

#[tokio::test]
async fn a_part_brings_the_frames_that_the_page_has_not_shown() {
    let site = Site::new();
    let mut guest = site.guest();
    let table = guest.begin("puerto-rico", "players=3", &["me", "random", "random"]).await;
    guest.until(&table, &["A"]).await;
    let before = page(&mut guest, &table).await;
    assert!(
        told(&part(&mut guest, &table, &("another.1".into(), 0)).await).is_empty(),
        "nothing has happened"
    );
    let now = play(&mut guest, &table, 3).await;
    let new = part(&mut guest, &table, &before).await;
    assert_eq!(told(&new), (before.1 + 1..=now).collect::<Vec<_>>());
    assert!(new.contains("data-picture=\"") && new.contains("data-from=\"role/"), "{new}");
    let view = guest.get(&format!("/api/tables/{table}/frames?since={}", before.1)).await.is(200).json();
    let sentences = view["frames"]
        .as_array()
        .expect("frames")
        .iter()
        .flat_map(|frame| frame["sentences"].as_array().expect("sentences").clone());
    for sentence in sentences {
        let sentence = sentence.as_str().expect("text");
        assert!(new.contains(sentence), "nobody tells: {sentence}");
    }
    let only = guest.get(&format!("/t/{table}/part")).await.is(200).body;
    assert!(told(&only).is_empty(), "who does not say what he shows gets the truth alone");
    let ahead = part(&mut guest, &table, &(before.0.clone(), now + 5)).await;
    assert!(told(&ahead).is_empty());
}

#[tokio::test]
async fn who_slept_for_long_gets_the_last_frames_and_one_that_jumps() {
    let site = Site::new();
    let mut guest = site.guest();
    let table = guest.begin("puerto-rico", "players=3", &["me", "random", "random"]).await;
    guest.until(&table, &["A"]).await;
    let before = page(&mut guest, &table).await;
    let mut now = before.1;
    while now < before.1 + 70 {
        now = play(&mut guest, &table, 2).await;
    }
    let plies = told(&part(&mut guest, &table, &before).await);
    assert_eq!(plies, (now - 60..=now).collect::<Vec<_>>());
}

#[tokio::test]
async fn after_a_taking_back_the_page_shows_the_truth_at_once() {
    let site = Site::new();
    let mut guest = site.guest();
    let table = guest.begin("puerto-rico", "players=3", &["me", "random", "random"]).await;
    play(&mut guest, &table, 2).await;
    let before = page(&mut guest, &table).await;
    guest.post(&format!("/t/{table}/undo"), &[]).await.next();
    let now = play(&mut guest, &table, 3).await;
    assert!(now > before.1, "the game went on");
    assert!(told(&part(&mut guest, &table, &before).await).is_empty(), "another game was played since");
    let again = site.again();
    guest.app = again;
    let fresh = page(&mut guest, &table).await;
    assert_eq!(fresh.1, now);
    play(&mut guest, &table, 1).await;
    assert!(!told(&part(&mut guest, &table, &fresh).await).is_empty(), "a restart is no taking back");
}

#[tokio::test]
async fn each_viewer_gets_the_frames_that_he_may_know() {
    let site = Site::new();
    let (mut guest, mut stranger) = (site.guest(), site.guest());
    let table = guest.begin("san-juan", "players=2", &["me", "random"]).await;
    guest.until(&table, &["A"]).await;
    let (mine, theirs) = (page(&mut guest, &table).await, page(&mut stranger, &table).await);
    play(&mut guest, &table, 4).await;
    let (own, foreign) = (part(&mut guest, &table, &mine).await, part(&mut stranger, &table, &theirs).await);
    assert_eq!(told(&own), told(&foreign));
    let frames = |part: &str| part[part.find("<template data-frame").expect("frames")..].to_owned();
    assert_ne!(frames(&own), frames(&foreign), "a hand is drawn for its owner alone");
}
