//! Clocks, who is here, and what the table tells: kept with the change that they belong to.

use store::{After, Change, ChatRow, List, Mark, Out, Pause, SeatTime, Store, StoreError, Timing};

use crate::place::{Home, bot, deal, ids, ply, row, seat, table, with_match, with_table};

on_both![
    a_clock_is_kept_with_the_answer_that_moves_it,
    tables_are_looked_at_when_they_are_due_and_not_before,
    the_least_time_left_comes_first_in_a_players_list,
    a_pause_an_absence_and_a_nudge_are_kept,
    a_bot_that_stands_in_gives_the_seat_back_with_its_answer,
    the_pace_of_a_table_is_kept,
];

fn line(event: &str) -> ChatRow {
    ChatRow { by: None, event: Some(event.into()), name: "Paula".into(), text: String::new(), at: 7 }
}

fn times(store: &dyn Store, after: After) -> Change {
    Change::Times { table: "t".into(), revision: row(store).revision, after }
}

fn running(due: i64) -> SeatTime {
    SeatTime { due: Some(due), ..SeatTime::default() }
}

async fn a_clock_is_kept_with_the_answer_that_moves_it(home: Home) {
    let store = home.open();
    let store = store.as_ref();
    with_match(store).await;
    let after = After {
        times: vec![(0, SeatTime { remaining: Some(540), ..SeatTime::default() })],
        due: Some(900),
        lines: vec![line("left")],
        at: 6,
        ..After::default()
    };
    let answer = ply(store, 1, None);
    let with = |change: Change| Change::With { change: Box::new(change), after: after.clone() };
    store.write(with(answer.clone())).await.expect("both are kept");
    let kept = store.table("t").expect("readable").expect("there");
    assert_eq!((kept.row.revision, kept.row.plies), (2, 1), "one change, one revision");
    assert_eq!(kept.row.seats[0].time.remaining, Some(540));
    assert_eq!(kept.chat, [line("left")]);
    assert_eq!(ids(store, List::Due), ["t"]);
    assert_eq!(store.write(with(answer)).await, Err(StoreError::Taken), "both or none");
    let kept = store.table("t").expect("readable").expect("there");
    assert_eq!((kept.chat.len(), kept.row.revision), (1, 2));
}

async fn tables_are_looked_at_when_they_are_due_and_not_before(home: Home) {
    let store = home.open();
    let store = store.as_ref();
    with_match(store).await;
    let due = |at: i64| {
        let page = store.tables(List::Due, Some(&Mark::before(at + 1)), 10).expect("readable");
        page.tables.len()
    };
    store.write(times(store, After { due: Some(100), ..After::default() })).await.expect("kept");
    assert_eq!((due(99), due(100), due(5_000)), (0, 1, 1));
    let revision = row(store).revision;
    let later = |revision: u32, due: Option<i64>| Change::Due { table: "t".into(), revision, due };
    assert_eq!(store.write(later(revision - 1, None)).await, Err(StoreError::Taken), "somebody was here");
    store.write(later(revision, Some(200))).await.expect("kept");
    assert_eq!((due(100), due(200), row(store).revision), (0, 1, revision));
    store.write(later(revision, None)).await.expect("kept");
    assert_eq!(due(5_000), 0);
    // A game that is over hurries nobody.
    store
        .write(times(store, After { due: Some(100), times: vec![(0, running(100))], ..After::default() }))
        .await
        .expect("kept");
    store.write(ply(store, 1, Some("A 9/1  B 3/0"))).await.expect("the end");
    assert_eq!((due(5_000), row(store).seats[0].time.due), (0, None));
}

async fn the_least_time_left_comes_first_in_a_players_list(home: Home) {
    let store = home.open();
    let store = store.as_ref();
    with_table(store).await;
    for id in ["u", "v"] {
        store.write(table(id)).await.expect("a table");
    }
    let asked = async |id: &str, due: Option<i64>| {
        let kept = store.table(id).expect("readable").expect("there").row;
        let (table, revision) = (id.to_owned(), kept.revision);
        let change =
            Change::Seat { table, revision, seat: 1, occupant: bot(), deal: deal(), asked: vec![0], at: 50 };
        let time = SeatTime { due, ..SeatTime::default() };
        let after = After { times: vec![(0, time)], due, at: 50, ..After::default() };
        store.write(Change::With { change: Box::new(change), after }).await.expect("dealt");
    };
    asked("t", Some(9_000)).await;
    asked("u", None).await;
    asked("v", Some(4_000)).await;
    assert_eq!(ids(store, List::Of("p")), ["v", "t", "u"]);
    // A clock that stands hurries nobody: the table falls back among the others.
    let revision = store.table("v").expect("readable").expect("there").row.revision;
    let after = After { times: vec![(0, SeatTime::default())], at: 51, ..After::default() };
    store.write(Change::Times { table: "v".into(), revision, after }).await.expect("kept");
    assert_eq!(ids(store, List::Of("p")), ["t", "v", "u"]);
}

async fn a_pause_an_absence_and_a_nudge_are_kept(home: Home) {
    let store = home.open();
    let store = store.as_ref();
    with_match(store).await;
    let away = SeatTime { away: Some(800), remaining: Some(5), warned: true, grace: Some(70), due: None };
    let after = After {
        times: vec![(0, away)],
        pause: Some(Pause { since: Some(60), agreed: 1 }),
        nudged: Some(0),
        seen: Some((0, 55)),
        at: 61,
        ..After::default()
    };
    store.write(times(store, after)).await.expect("kept");
    let kept = row(store);
    assert_eq!((kept.paused, kept.agreed), (Some(60), 1));
    assert_eq!((kept.seats[0].time, kept.seats[0].nudged, kept.seats[0].seen), (away, Some(61), Some(55)));
    let revision = kept.revision;
    store.write(Change::Present { table: "t".into(), seat: 0, seen: 90 }).await.expect("kept");
    assert_eq!((row(store).seats[0].seen, row(store).revision), (Some(90), revision), "no revision rises");
    store.write(Change::Stir { table: "t".into() }).await.expect("kept");
    assert_eq!(row(store).revision, revision + 1);
}

async fn a_bot_that_stands_in_gives_the_seat_back_with_its_answer(home: Home) {
    let store = home.open();
    let store = store.as_ref();
    with_match(store).await;
    let paula = row(store).seats[0].clone();
    let occupant =
        store::SeatRow { bot: Some("random".into()), once: true, stood_from: Some(0), ..paula.clone() };
    store.write(Change::Present { table: "t".into(), seat: 0, seen: 5 }).await.expect("she was here");
    store.write(seat(store, 0, occupant.clone(), None)).await.expect("a bot stands in");
    let kept = row(store).seats[0].clone();
    assert_eq!((kept.bot, kept.once, kept.stood_from, kept.seen), (occupant.bot, true, Some(0), Some(5)));
    let after = After { back: Some((0, 1)), at: 9, ..After::default() };
    let answer = ply(store, 1, None);
    store.write(Change::With { change: Box::new(answer), after }).await.expect("its answer");
    let kept = row(store).seats[0].clone();
    assert_eq!((kept.bot, kept.once, kept.stood_from, kept.stood_to), (None, false, Some(0), Some(1)));
    assert_eq!(kept.player, paula.player);
    // Whoever comes new to a seat was never seen there.
    store.write(Change::Player { id: "q".into(), name: "Quim".into(), at: 1 }).await.expect("somebody");
    let quim = store::SeatRow { player: Some("q".into()), name: Some("Quim".into()), ..Default::default() };
    store.write(seat(store, 1, quim, None)).await.expect("he sits down");
    assert_eq!(row(store).seats[1].seen, None);
}

async fn the_pace_of_a_table_is_kept(home: Home) {
    let store = home.open();
    let store = store.as_ref();
    with_table(store).await;
    let Change::Table(mut wanted) = table("c") else { unreachable!("a table") };
    wanted.timing = Timing { seconds: 900, out: Out::Host };
    (wanted.follows, wanted.due) = (Some("t".into()), Some(120));
    store.write(Change::Table(wanted.clone())).await.expect("a table");
    let kept = store.table("c").expect("readable").expect("there").row;
    assert_eq!((kept.timing, kept.follows), (wanted.timing, wanted.follows));
    assert_eq!(ids(store, List::Due), ["c"]);
}
