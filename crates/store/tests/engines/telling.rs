//! How people want to be told, and that they are told once.

use store::{After, Change, Channel, Occasion, PushRow, SeatRow, SeatTime, SessionRow, Store, StoreError};

use crate::place::{Home, deal, ply_of, row, table};

const DAY: i64 = 86_400;

fn mail(player: &str, address: &str, token: &str, at: i64) -> Change {
    let (player, address, token) = (player.to_owned(), address.to_owned(), token.to_owned());
    Change::Mail { player, address, token, lang: "en".into(), at }
}

async fn people(store: &dyn Store, ids: &[&str]) {
    for id in ids {
        let change = Change::Player { id: (*id).into(), name: id.to_uppercase(), at: 1 };
        store.write(change).await.expect("somebody");
    }
}

/// A table of two people, the first of whom is asked.
async fn asked(store: &dyn Store) {
    people(store, &["p", "q"]).await;
    let Change::Table(mut new) = table("t") else { unreachable!("a table") };
    let other = SeatRow { player: Some("q".into()), name: Some("Q".into()), ..SeatRow::default() };
    (new.seats[1], new.deal, new.asked) = (other, deal(), vec![0]);
    store.write(Change::Table(new)).await.expect("a table");
}

fn answer(store: &dyn Store, ply: u32, now: &[u8]) -> Change {
    let Change::Plies { table, revision, first, rows, at, result, driver, .. } =
        ply_of("t", row(store).revision, ply, None)
    else {
        unreachable!("an answer")
    };
    Change::Plies { table, revision, first, rows, asked: now.to_vec(), at, result, driver }
}

async fn an_address_is_confirmed_once_and_in_time(home: Home) {
    let store = home.open();
    people(&*store, &["p", "q"]).await;
    store.write(mail("p", "p@example.org", "one", 100)).await.expect("asked for");
    let kept = store.people().mail_of("p").expect("readable").expect("kept");
    assert_eq!((kept.confirmed, kept.often, kept.tries), (None, false, 1));
    let confirmed = |token: &str, at| Change::MailConfirmed { token: token.into(), at };
    assert_eq!(store.write(confirmed("two", 101)).await, Err(StoreError::Taken));
    assert_eq!(
        store.write(confirmed("one", 100 + Change::CONFIRMED_WITHIN)).await,
        Err(StoreError::Taken),
        "too late"
    );
    store.write(confirmed("one", 200)).await.expect("confirmed");
    assert_eq!(store.write(confirmed("one", 201)).await, Err(StoreError::Taken), "once");
    store.write(Change::MailOften { player: "p".into(), often: true }).await.expect("every turn");
    let kept = store.people().mail_by("one").expect("readable").expect("kept");
    assert_eq!((kept.player.as_str(), kept.confirmed, kept.often), ("p", Some(200), true));
    store.write(mail("p", "other@example.org", "three", 300)).await.expect("another address");
    let kept = store.people().mail_of("p").expect("readable").expect("kept");
    assert_eq!((kept.address.as_str(), kept.confirmed, kept.often), ("other@example.org", None, false));
    assert_eq!(store.people().mail_by("one"), Ok(None), "an older mail says nothing any more");
    store.write(Change::MailOff { player: "p".into() }).await.expect("no more");
    assert_eq!(store.people().mail_of("p"), Ok(None));
}

async fn confirmations_are_limited_for_a_player_and_for_an_address(home: Home) {
    let store = home.open();
    people(&*store, &["p", "q", "r", "s", "t"]).await;
    for n in 0..3 {
        store.write(mail("p", "p@example.org", &format!("p{n}"), 100 + n)).await.expect("asked for");
    }
    assert_eq!(store.write(mail("p", "p@example.org", "p3", 103)).await, Err(StoreError::Taken));
    store.write(Change::MailOff { player: "p".into() }).await.expect("off");
    assert_eq!(
        store.write(mail("p", "p@example.org", "p4", 104)).await,
        Err(StoreError::Taken),
        "off and on again"
    );
    store.write(mail("p", "p@example.org", "p5", 103 + DAY)).await.expect("a day later");
    // The same address under other names.
    for (n, player) in ["q", "r"].into_iter().enumerate() {
        store.write(mail(player, "p@example.org", player, 110 + DAY + n as i64)).await.expect("asked for");
    }
    store.write(mail("s", "p@example.org", "s", 120 + DAY)).await.expect_err("three of one address");
    store.write(mail("s", "s@example.org", "s", 120 + DAY)).await.expect("another address");
}

async fn a_browser_is_told_until_its_session_ends(home: Home) {
    let store = home.open();
    people(&*store, &["p"]).await;
    for id in ["s1", "s2"] {
        let session =
            SessionRow { id: id.into(), player: "p".into(), created: 1, seen: 1, agent: String::new() };
        store.write(Change::Session(session)).await.expect("a session");
    }
    let push = |endpoint: &str, session: &str| {
        let (endpoint, session, player) = (endpoint.to_owned(), session.to_owned(), "p".to_owned());
        let (key, auth, lang) = ("k".to_owned(), "a".to_owned(), "en".to_owned());
        Change::Push(PushRow { endpoint, player, session, key, auth, lang, created: 5 })
    };
    let told = || -> Vec<String> {
        let found = store.people().pushes_of("p").expect("readable");
        found.into_iter().map(|push| push.endpoint).collect()
    };
    store.write(push("https://a", "s1")).await.expect("a browser");
    store.write(push("https://a", "s1")).await.expect("the same again");
    store.write(push("https://b", "s2")).await.expect("another one");
    assert_eq!(told(), ["https://a", "https://b"]);
    store.write(Change::EndSession { session: "s1".into() }).await.expect("it ends");
    assert_eq!(told(), ["https://b"]);
    store.write(Change::PushOff { endpoint: "https://b".into() }).await.expect("off");
    store.write(Change::PushOff { endpoint: "https://b".into() }).await.expect("off is off");
    assert_eq!(told(), [""; 0]);
    for n in 0..Change::BROWSERS {
        store.write(push(&format!("https://{n}"), "s2")).await.expect("a browser");
    }
    assert_eq!(store.write(push("https://more", "s2")).await, Err(StoreError::Taken), "enough is enough");
}

async fn a_turn_has_a_number_and_is_told_once(home: Home) {
    let store = home.open();
    asked(&*store).await;
    let turn = |player: &str| store.people().turn_of("t", player).expect("readable");
    assert_eq!((turn("p"), turn("q")), (Some(1), None));
    store.write(answer(&*store, 1, &[0])).await.expect("an answer");
    assert_eq!(turn("p"), Some(1), "asked once more, but it is the same turn");
    store.write(answer(&*store, 2, &[1])).await.expect("an answer");
    assert_eq!((turn("p"), turn("q")), (None, Some(1)));
    store.write(answer(&*store, 3, &[0, 1])).await.expect("an answer");
    assert_eq!((turn("p"), turn("q")), (Some(2), Some(1)));
    let tell = |channel, occasion, number, pause, at| {
        let (table, player) = ("t".to_owned(), "p".to_owned());
        Change::Tell { table, player, channel, occasion, number, pause, at }
    };
    let turn = |number, at| tell(Channel::Push, Occasion::Turn, number, 0, at);
    store.write(turn(1, 10)).await.expect("the first time");
    assert_eq!(store.write(turn(1, 11)).await, Err(StoreError::Taken));
    store.write(turn(2, 12)).await.expect("the next turn");
    assert_eq!(store.write(turn(1, 13)).await, Err(StoreError::Taken), "nobody is told of what is over");
    store.write(tell(Channel::Mail, Occasion::Turn, 2, DAY, 20)).await.expect("another way");
    assert_eq!(
        store.write(tell(Channel::Mail, Occasion::Turn, 3, DAY, 20 + DAY - 1)).await,
        Err(StoreError::Taken)
    );
    assert_eq!(
        store.write(tell(Channel::Mail, Occasion::Nudge, 9, DAY, 30)).await,
        Err(StoreError::Taken),
        "one a day"
    );
    store.write(tell(Channel::Mail, Occasion::Nudge, 9, 0, 31)).await.expect("who wants every one");
    store.write(tell(Channel::Mail, Occasion::Turn, 3, DAY, 31 + DAY)).await.expect("a day later");
}

async fn who_is_asked_and_wants_to_be_told_is_found(home: Home) {
    let store = home.open();
    asked(&*store).await;
    assert_eq!(store.people().to_be_told(9), Ok(vec![]));
    for player in ["p", "q"] {
        store.write(mail(player, &format!("{player}@example.org"), player, 5)).await.expect("asked for");
    }
    assert_eq!(store.people().to_be_told(9), Ok(vec![]), "nothing is confirmed");
    for token in ["p", "q"] {
        store.write(Change::MailConfirmed { token: token.into(), at: 6 }).await.expect("confirmed");
    }
    let found = store.people().to_be_told(9).expect("readable");
    let waiting =
        |nearly_out: bool| store::Waiting { table: "t".into(), player: "p".into(), turns: 1, nearly_out };
    assert_eq!(found, [waiting(false)], "who is asked");
    // Whose time is nearly out is told of that as well, if he wants it.
    let warned = SeatTime { due: Some(90), warned: true, ..SeatTime::default() };
    let after = After { times: vec![(0, warned)], ..After::default() };
    let revision = row(&*store).revision;
    store.write(Change::Times { table: "t".into(), revision, after }).await.expect("kept");
    assert_eq!(store.people().to_be_told(9), Ok(vec![waiting(false)]), "off until wanted");
    store.write(Change::NearlyOut { player: "p".into(), wanted: true }).await.expect("wanted");
    assert_eq!(store.people().to_be_told(9), Ok(vec![waiting(true)]));
}

async fn what_a_player_wants_everywhere_is_kept(home: Home) {
    let store = home.open();
    people(&*store, &["p", "q"]).await;
    let kept = |id: &str| {
        let player = store.player(id).expect("readable").expect("somebody");
        (player.nearly_out, player.away)
    };
    assert_eq!(kept("p"), (false, None), "off until wanted");
    store.write(Change::NearlyOut { player: "p".into(), wanted: true }).await.expect("wanted");
    store.write(Change::Away { player: "p".into(), until: Some(500) }).await.expect("away");
    assert_eq!((kept("p"), kept("q")), ((true, Some(500)), (false, None)));
    store.write(Change::Away { player: "p".into(), until: None }).await.expect("back");
    assert_eq!(kept("p"), (true, None));
    let nobody = Change::Away { player: "nobody".into(), until: None };
    assert!(store.write(nobody).await.is_err(), "nobody is away");
}

crate::on_both! {
    an_address_is_confirmed_once_and_in_time,
    confirmations_are_limited_for_a_player_and_for_an_address,
    a_browser_is_told_until_its_session_ends,
    a_turn_has_a_number_and_is_told_once,
    who_is_asked_and_wants_to_be_told_is_found,
    what_a_player_wants_everywhere_is_kept,
}
