//! Taking back alone against bots, and answers that are given by themselves.

use serde_json::json;

use crate::guest::{Guest, Site};

/// Plays so many answers of seat A, and waits until it is asked again; the plies at which it was asked.
async fn play(guest: &mut Guest, table: &str, turns: usize) -> Vec<u64> {
    let mut asked = Vec::new();
    for turn in 0..turns {
        let view = guest.until(table, &["A"]).await;
        if view["acting"].is_null() {
            break;
        }
        let ply = view["ply"].as_u64().expect("a number");
        asked.push(ply);
        let choices = guest.choices(table).await;
        guest.play(table, ply, &choices[turn % choices.len()]).await.is(200);
    }
    guest.until(table, &["A"]).await;
    asked
}

async fn ply(guest: &mut Guest, table: &str) -> u64 {
    guest.view(table).await["ply"].as_u64().expect("a number")
}

#[tokio::test]
async fn alone_against_bots_one_goes_back_to_any_own_answer_and_the_table_is_practice() {
    let site = Site::new();
    let mut guest = site.guest();
    let table = guest.begin("puerto-rico", "players=3", &["me", "random", "random"]).await;
    let asked = play(&mut guest, &table, 6).await;
    assert_eq!(guest.view(&table).await["practice"], false);
    let undo = format!("/t/{table}/undo");
    // Not to a bot's answer, and not to one that does not exist.
    let foreign = (0..asked[5]).find(|ply| !asked.contains(ply)).expect("a bot has answered");
    for to in [foreign, 9999] {
        guest.post(&undo, &[("to", &to.to_string())]).await.is(403);
    }
    guest.post(&undo, &[]).await.next();
    assert_eq!(
        guest.view(&table).await["ply"],
        asked[5],
        "the last own answer, and what the bots made of it"
    );
    guest.post(&undo, &[("to", &asked[1].to_string())]).await.next();
    let view = guest.view(&table).await;
    assert_eq!(
        (&view["ply"], &view["acting"], &view["practice"]),
        (&json!(asked[1]), &json!("A"), &json!(true))
    );
    assert!(guest.get(&format!("/t/{table}")).await.body.contains("Practice"));
    play(&mut guest, &table, 4).await;
    assert_eq!(site.truth(&table).verify(), Ok(()), "every ply has the luck of its stream");
    assert!(site.kept(&table).row.practice, "it is kept");
    guest.app = site.again();
    assert_eq!(guest.view(&table).await["practice"], true);
}

#[tokio::test]
async fn a_ply_keeps_its_luck_when_it_is_played_again() {
    let site = Site::new();
    let mut guest = site.guest();
    let table = guest.begin("saint-petersburg", "players=2", &["me", "random"]).await;
    let asked = play(&mut guest, &table, 8).await;
    let before = site.truth(&table);
    guest.post(&format!("/t/{table}/undo"), &[("to", &asked[2].to_string())]).await.next();
    // The same answers of everybody bring the same cards; bots may answer otherwise, so the streams are compared.
    play(&mut guest, &table, 4).await;
    let after = site.truth(&table);
    assert_eq!((before.verify(), after.verify()), (Ok(()), Ok(())));
    assert_eq!(before.hash(), after.hash());
}

#[tokio::test]
async fn among_people_an_answer_is_not_taken_back_once_somebody_else_has_answered() {
    let site = Site::new();
    let (mut host, mut friend) = (site.guest(), site.guest());
    let table = host.begin("puerto-rico", "players=3", &["me", "open", "random"]).await;
    friend.post(&format!("/t/{table}/sit"), &[("seat", "B")]).await.next();
    let undo = format!("/t/{table}/undo");
    for seat in 0..6 {
        let view = host.until(&table, &["A", "B"]).await;
        let who = if view["acting"] == "A" { &mut host } else { &mut friend };
        let choices = who.choices(&table).await;
        let ply = view["ply"].as_u64().expect("a number");
        who.play(&table, ply, &choices[seat % choices.len()]).await.is(200);
    }
    host.until(&table, &["A", "B"]).await;
    let truth = site.truth(&table);
    for (guest, seat) in [(&mut host, kernel::Seat::A), (&mut friend, kernel::Seat::B)] {
        let floor = truth.undo_floor(seat);
        let early = truth.decisions(seat)[0];
        if early < floor {
            guest.post(&undo, &[("to", &early.to_string())]).await.is(403);
        }
        if floor == truth.ply() {
            guest.post(&undo, &[]).await.is(403);
        }
    }
    assert_eq!(site.truth(&table).ply(), truth.ply(), "nothing was taken back");
    // Who has left still counts: his hand was seen.
    friend.post(&format!("/t/{table}/leave"), &[]).await.next();
    host.until(&table, &["A"]).await;
    let first = site.truth(&table).decisions(kernel::Seat::A)[0];
    host.post(&undo, &[("to", &first.to_string())]).await.is(403);
    assert!(!site.kept(&table).row.practice);
}

#[tokio::test]
async fn alone_nobody_is_asked_what_has_only_one_answer() {
    let site = Site::new();
    let mut guest = site.guest();
    for (game, setup) in [("puerto-rico", "players=3"), ("san-juan", "players=2")] {
        let seats = if game == "san-juan" { vec!["me", "random"] } else { vec!["me", "random", "random"] };
        let table = guest.begin(game, setup, &seats).await;
        for turn in 0..60 {
            let view = guest.until(&table, &["A"]).await;
            if view["acting"].is_null() {
                break;
            }
            let choices = guest.choices(&table).await;
            let ply = view["ply"].as_u64().expect("a number");
            assert!(ply == 0 || choices.len() > 1, "{game}, ply {ply}: {choices:?}");
            guest.play(&table, ply, &choices[turn % choices.len()]).await.is(200);
        }
        let truth = site.truth(&table);
        assert!(truth.decisions(kernel::Seat::A).len() <= truth.ply());
        assert_eq!(truth.verify(), Ok(()));
    }
}

#[tokio::test]
async fn among_people_silence_keeps_a_secret_and_only_that() {
    let site = Site::new();
    for (game, asks) in [("san-juan", true), ("puerto-rico", false)] {
        let mut single = 0;
        // One game may by chance have no such question; of twelve one has.
        for _ in 0..12 {
            if single > 0 {
                break;
            }
            let (mut host, mut friend) = (site.guest(), site.guest());
            let table = host.begin(game, "players=2", &["me", "open"]).await;
            friend.post(&format!("/t/{table}/sit"), &[("seat", "B")]).await.next();
            for turn in 0..80_usize {
                let view = host.view(&table).await;
                let who = match view["acting"].as_str() {
                    Some("A") => &mut host,
                    Some(_) => &mut friend,
                    None => break,
                };
                let choices = who.choices(&table).await;
                let ply = view["ply"].as_u64().expect("a number");
                single += usize::from(choices.len() == 1 && ply > 0);
                who.play(&table, ply, &choices[turn * 7 % choices.len()]).await.is(200);
            }
        }
        assert_eq!(single > 0, asks, "{game}: {single} questions had one answer");
    }
}

#[tokio::test]
async fn taking_back_steps_over_answers_that_were_given_by_themselves() {
    let site = Site::new();
    let mut guest = site.guest();
    let table = guest.begin("puerto-rico", "players=3", &["me", "random", "random"]).await;
    play(&mut guest, &table, 30).await;
    let truth = site.truth(&table);
    for expected in truth.decisions(kernel::Seat::A).into_iter().rev().take(10) {
        guest.post(&format!("/t/{table}/undo"), &[]).await.next();
        assert_eq!(ply(&mut guest, &table).await, expected as u64);
    }
}
