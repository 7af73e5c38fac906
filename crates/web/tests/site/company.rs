//! Who is here, who left, who plays for whom: seen by everybody, said in the talk, and given back. The clock is held.

use futures_util::StreamExt;
use serde_json::json;
use web::What;

use crate::clocks::{Timed, answer, in_turn, timed};
use crate::guest::Guest;

async fn near(guest: &mut Guest, table: &str, seat: usize) -> String {
    guest.view(table).await["people"][seat]["near"].as_str().unwrap_or_default().to_owned()
}

/// Waits until it is written down that somebody has left a live table.
async fn until_gone(timed: &Timed, other: &mut Guest, table: &str, seat: usize) {
    let mut changes = other.listen(table).await;
    while timed.site.kept(table).row.seats[seat].time.grace.is_none() {
        changes.next().await.expect("the stream goes on");
    }
}

/// Waits until somebody is as near as this.
async fn until_near(guest: &mut Guest, table: &str, seat: usize, wanted: &str) {
    let mut changes = guest.listen(table).await;
    while near(guest, table, seat).await != wanted {
        changes.next().await.expect("the stream goes on");
    }
}

#[tokio::test]
async fn somebody_is_here_while_a_page_of_his_listens_and_answers() {
    let timed = timed();
    let (mut ada, mut ben, table) = timed.two(&json!({ "pace": "turns" })).await;
    assert_ne!(near(&mut ada, &table, 1).await, "here");
    let page = ben.listen(&table).await;
    assert_ne!(near(&mut ada, &table, 1).await, "here", "it has not answered yet");
    ben.post(&format!("/t/{table}/here"), &[]).await.is(204);
    assert_eq!(near(&mut ada, &table, 1).await, "here");
    let seen = ada.get(&format!("/t/{table}")).await.is(200).body;
    assert!(
        seen.contains("dot near-here") && seen.contains("aria-label=\"here\""),
        "a shape and a word: {seen}"
    );
    drop(page);
    until_near(&mut ada, &table, 1, "lately").await;
    timed.pass(6 * 3_600).await;
    assert_eq!(near(&mut ada, &table, 1).await, "away");
    // Over days nobody is replaced for being away.
    timed.pass(86_400).await;
    assert!(timed.site.kept(&table).row.seats[1].bot.is_none());
}

#[tokio::test]
async fn who_leaves_a_live_table_has_a_minute_then_a_bot_plays_and_gives_the_seat_back() {
    let timed = timed();
    let (ada, ben, table) = timed.two(&json!({})).await;
    let (mut first, mut second, i, j) = in_turn(ada, ben, &table).await;
    let page = first.listen(&table).await;
    first.post(&format!("/t/{table}/here"), &[]).await.is(204);
    drop(page);
    until_gone(&timed, &mut second, &table, i).await;
    timed.pass(59).await;
    assert!(timed.site.kept(&table).row.seats[i].bot.is_none(), "a second is left");
    timed.pass(1).await;
    second.until(&table, &[["A", "B"][j]]).await;
    let row = timed.site.kept(&table).row.seats[i].clone();
    assert!(row.bot.is_some() && row.player.is_some(), "{row:?}");
    let seen = second.get(&format!("/t/{table}")).await.is(200).body;
    assert!(seen.contains("bot plays") && seen.contains("has been gone for a minute"), "{seen}");
    // He comes back: what the bot did stands beside the button.
    let back = first.get(&format!("/t/{table}")).await.is(200).body;
    assert!(back.contains("A bot answered") && back.contains("/replay?ply=1"), "{back}");
    first.post(&format!("/t/{table}/sit"), &[("seat", ["A", "B"][i])]).await.next();
    assert!(timed.site.kept(&table).row.seats[i].bot.is_none());
    assert_eq!(timed.events(&table), ["sat-down", "gone", "back"]);
}

#[tokio::test]
async fn who_comes_back_within_the_minute_was_never_replaced() {
    let timed = timed();
    let (mut ada, mut ben, table) = timed.two(&json!({})).await;
    let page = ben.listen(&table).await;
    ben.post(&format!("/t/{table}/here"), &[]).await.is(204);
    drop(page);
    until_gone(&timed, &mut ada, &table, 1).await;
    timed.pass(50).await;
    let _page = ben.listen(&table).await;
    ben.post(&format!("/t/{table}/here"), &[]).await.is(204);
    timed.pass(600).await;
    assert!(timed.site.kept(&table).row.seats[1].bot.is_none());
    assert_eq!(timed.events(&table), ["sat-down"]);
}

#[tokio::test]
async fn who_is_alone_with_bots_may_close_the_page_for_as_long_as_he_likes() {
    let timed = timed();
    let mut ada = timed.site.guest();
    let table = ada.begin("saint-petersburg", "players=2", &["me", "random"]).await;
    ada.until(&table, &["A"]).await;
    let page = ada.listen(&table).await;
    ada.post(&format!("/t/{table}/here"), &[]).await.is(204);
    drop(page);
    until_near(&mut ada, &table, 0, "lately").await;
    timed.pass(3_600).await;
    assert!(timed.site.kept(&table).row.seats[0].bot.is_none());
    let page = ada.get(&format!("/t/{table}")).await.is(200).body;
    assert!(!page.contains("drawer-people"), "nobody else is there to be spoken of");
}

#[tokio::test]
async fn leaving_resigning_and_coming_back_stand_in_the_talk_in_the_readers_language() {
    let timed = timed();
    let (mut ada, mut ben, table) = timed.two(&json!({})).await;
    ben.post(&format!("/t/{table}/leave"), &[]).await.next();
    ben.post(&format!("/t/{table}/sit"), &[("seat", "B")]).await.next();
    ben.post(&format!("/t/{table}/resign"), &[]).await.next();
    let page = ada.get(&format!("/t/{table}")).await.is(200).body;
    for said in ["Ben left; a bot plays the seat", "Ben is back at the seat", "Ben resigned; a bot plays"] {
        assert!(page.contains(said), "{said}: {page}");
    }
    ada.extra.push(("accept-language", "fr".into()));
    let page = ada.get(&format!("/t/{table}")).await.is(200).body;
    assert!(page.contains("Ben n\u{2019}est plus là\u{202f}; un robot tient le siège"), "{page}");
    assert!(page.contains("class=\"sys\""), "{page}");
}

#[tokio::test]
async fn a_nudge_is_for_who_is_asked_and_twice_a_day_at_most() {
    let timed = timed();
    let (ada, ben, table) = timed.two(&json!({ "pace": "turns" })).await;
    let (mut first, mut second, i, j) = in_turn(ada, ben, &table).await;
    let nudge = format!("/t/{table}/nudge");
    let (asked, other) = (["A", "B"][i], ["A", "B"][j]);
    second.post(&nudge, &[("seat", other)]).await.is(403);
    first.post(&nudge, &[("seat", other)]).await.is(403);
    timed.site.guest().post(&nudge, &[("seat", asked)]).await.is(403);
    // From home, where the game stands, and back there.
    assert!(second.get("/").await.is(200).body.contains(&nudge));
    assert_eq!(second.post(&nudge, &[("seat", asked), ("from", "home")]).await.next(), "/");
    assert!(!second.get("/").await.is(200).body.contains(&nudge));
    second.post(&nudge, &[("seat", asked)]).await.is(403);
    timed.pass(12 * 3_600).await;
    second.post(&nudge, &[("seat", asked)]).await.next();
    assert_eq!(timed.heard.count(What::Nudge), 2);
    assert_eq!(timed.events(&table), ["sat-down", "nudged", "nudged"]);
    answer(&mut first, &table).await;
}

#[tokio::test]
async fn the_host_hands_over_the_seat_of_who_is_not_here_and_of_nobody_else() {
    let timed = timed();
    let (mut ada, mut ben, table) = timed.two(&json!({ "minutes": 30 })).await;
    let host = format!("/t/{table}/host");
    let page = ben.listen(&table).await;
    ben.post(&format!("/t/{table}/here"), &[]).await.is(204);
    ada.post(&host, &[("act", "hand"), ("seat", "B")]).await.is(403);
    ben.post(&host, &[("act", "hand"), ("seat", "A")]).await.is(403);
    drop(page);
    until_gone(&timed, &mut ada, &table, 1).await;
    ada.post(&host, &[("act", "hand"), ("seat", "B")]).await.next();
    assert!(timed.site.kept(&table).row.seats[1].bot.is_some());
    ada.post(&host, &[("act", "wait"), ("seat", "B")]).await.next();
    assert!(timed.site.kept(&table).row.seats[1].bot.is_none());
    timed.pass(600).await;
    assert!(timed.site.kept(&table).row.seats[1].bot.is_none(), "the host waits");
    ada.post(&host, &[("act", "time")]).await.next();
    ada.post(&host, &[("act", "time"), ("seat", "A")]).await.is(403);
    ada.post(&host, &[("act", "dance"), ("seat", "B")]).await.is(400);
    assert_eq!(timed.events(&table)[1..], ["handed", "waits", "gave-all"]);
    let clock = ada.view(&table).await["clock"].clone();
    let left = |i: usize| clock["left"][i].as_i64().unwrap_or_default();
    assert_eq!(left(0) + left(1), 2 * 1_800 + 2 * 300 - 600, "{clock}");
}

#[tokio::test]
async fn a_rematch_shows_everybody_who_has_agreed_and_begins_with_a_bot_for_who_is_missing() {
    let timed = timed();
    let (mut ada, mut ben, table) = timed.two(&json!({})).await;
    ben.post(&format!("/t/{table}/leave"), &[]).await.next();
    ada.post(&format!("/t/{table}/leave"), &[]).await.next();
    ada.until(&table, &[]).await;
    let mut watcher = timed.site.guest();
    assert!(!watcher.get(&format!("/t/{table}")).await.is(200).body.contains("/rematch\""), "not his to ask");
    ada.post(&format!("/t/{table}/rematch"), &[]).await.next();
    let next = timed.site.kept(&table).row.rematch.expect("a table");
    assert_eq!(timed.heard.count(What::Invitation), 1);
    let page = ben.get(&format!("/t/{table}")).await.is(200).body;
    for said in ["Ada asks for another game", "✓ yes", "… asked", "Yes, again", "Not today"] {
        assert!(page.contains(said), "{said}: {page}");
    }
    let page = watcher.get(&format!("/t/{table}")).await.is(200).body;
    assert!(page.contains("… asked") && !page.contains("Yes, again"), "everybody sees it: {page}");
    timed.pass(119).await;
    assert!(timed.site.kept(&next).row.dealt.is_none());
    timed.pass(1).await;
    let row = timed.site.kept(&next).row;
    assert!(
        row.dealt.is_some() && row.seats.iter().any(|seat| seat.warm && seat.invited.is_some()),
        "{row:?}"
    );
    // Who comes later still finds the seat, and nobody else does.
    let seat = row.seats.iter().position(|seat| seat.invited.is_some()).expect("Ben's");
    watcher.post(&format!("/t/{next}/sit"), &[("seat", ["A", "B"][seat])]).await.is(403);
    ben.post(&format!("/t/{next}/sit"), &[("seat", ["A", "B"][seat])]).await.next();
    assert!(timed.site.kept(&next).row.seats[seat].player.is_some());
}

#[tokio::test]
async fn agreeing_to_a_rematch_is_told_at_the_table_of_before() {
    let timed = timed();
    let (mut ada, mut ben, table) = timed.two(&json!({})).await;
    ben.post(&format!("/t/{table}/leave"), &[]).await.next();
    ada.post(&format!("/t/{table}/leave"), &[]).await.next();
    ada.until(&table, &[]).await;
    ada.post(&format!("/t/{table}/rematch"), &[]).await.next();
    let next = timed.site.kept(&table).row.rematch.expect("a table");
    let mut watcher = timed.site.guest();
    let mut changes = watcher.listen(&table).await;
    let seat =
        timed.site.kept(&next).row.seats.iter().position(|seat| seat.invited.is_some()).expect("Ben's");
    ben.post(&format!("/t/{next}/sit"), &[("seat", ["A", "B"][seat])]).await.next();
    loop {
        let page = watcher.get(&format!("/t/{table}/part")).await.is(200).body;
        if page.matches("✓ yes").count() == 2 {
            break;
        }
        changes.next().await.expect("the stream goes on");
    }
}

#[tokio::test]
async fn somebody_who_is_muted_is_not_read_and_can_be_heard_again() {
    let timed = timed();
    let (mut ada, mut ben, table) = timed.two(&json!({})).await;
    ben.post(&format!("/t/{table}/chat"), &[("text", "blah blah")]).await.next();
    let page = ada.get(&format!("/t/{table}")).await.is(200).body;
    let player = timed.site.kept(&table).row.seats[1].player.clone().expect("Ben");
    assert!(page.contains("blah blah") && !page.contains(&player), "a mark, never the player");
    let mark = page
        .split("name=\"by\" value=\"")
        .nth(1)
        .and_then(|rest| rest.split('"').next())
        .expect("a mark")
        .to_owned();
    let answer = ada.post(&format!("/t/{table}/mute"), &[("by", &mark)]).await;
    let cookie = answer.header("set-cookie").split(';').next().expect("a cookie").to_owned();
    answer.next();
    let plain = ada.cookie.clone();
    ada.cookie = format!("{plain}; {cookie}");
    let page = ada.get(&format!("/t/{table}")).await.is(200).body;
    assert!(!page.contains("blah blah") && page.contains("Ben is muted."), "{page}");
    let answer = ada.post(&format!("/t/{table}/mute"), &[("by", &mark)]).await;
    assert!(answer.header("set-cookie").starts_with("muted=;"), "{answer:?}");
    ada.post(&format!("/t/{table}/mute"), &[("by", "<script>")]).await.is(400);
    let own = ben.get(&format!("/t/{table}")).await.is(200).body;
    assert!(!own.contains("name=\"by\""), "nobody mutes himself");
}
