//! The list of a player: what he can do something about comes first, what he has seen comes last, and what was won can be counted.

use crate::place::{Home, bot, deal, ids, row, table, with_table};
use store::{Change, List, PlyRow, SeatRow, Store, Tally};

/// Tables of Paula and a bot, dealt; those of `asked` wait for her.
async fn dealt(store: &dyn Store, tables: &[(&str, i64, bool)]) {
    for (id, at, asked) in tables {
        let Change::Table(mut new) = table(id) else { unreachable!("a table") };
        (new.seats[1], new.deal, new.at) = (bot(), deal(), *at);
        new.asked = if *asked { vec![0] } else { Vec::new() };
        store.write(Change::Table(new)).await.expect("a new table");
    }
}

async fn answer(store: &dyn Store, id: &str, asked: &[u8], result: Option<&str>) {
    let row = store.table(id).expect("readable").expect("there").row;
    let rows = vec![PlyRow { seat: 0, action: "a".into(), luck: String::new() }];
    let (table, asked, result) = (id.to_owned(), asked.to_vec(), result.map(Into::into));
    let (revision, first) = (row.revision, row.plies + 1);
    let change = Change::Plies { table, revision, first, rows, asked, at: 50, result, driver: None };
    store.write(change).await.expect("an answer");
}

async fn paula(store: &dyn Store) {
    store.write(Change::Player { id: "p".into(), name: "Paula".into(), at: 1 }).await.expect("a new player");
}

async fn tables_that_wait_for_the_player_come_first_and_are_counted(home: Home) {
    let store = home.open();
    paula(&*store).await;
    dealt(&*store, &[("a", 5, true), ("b", 6, false), ("c", 4, true)]).await;
    assert_eq!(ids(&*store, List::Of("p")), ["a", "c", "b"]);
    assert_eq!(store.waiting_for("p"), Ok(2));
    answer(&*store, "a", &[], None).await;
    answer(&*store, "b", &[0], None).await;
    assert_eq!(ids(&*store, List::Of("p"))[2], "a");
    assert_eq!(store.waiting_for("p"), Ok(2));
    assert_eq!(store.waiting_for("nobody"), Ok(0));
}

async fn a_game_that_is_over_waits_to_be_looked_at_once(home: Home) {
    let store = home.open();
    paula(&*store).await;
    dealt(&*store, &[("a", 5, true), ("b", 6, true), ("c", 7, false)]).await;
    answer(&*store, "b", &[], Some("A 1/1  B 0/0")).await;
    answer(&*store, "a", &[], Some("A 1/1  B 0/0")).await;
    assert_eq!(ids(&*store, List::Of("p")), ["c", "b", "a"]);
    store.write(Change::Looked { table: "b".into(), player: "p".into() }).await.expect("she looks");
    store.write(Change::Looked { table: "b".into(), player: "p".into() }).await.expect("and once more");
    assert_eq!(ids(&*store, List::Of("p")), ["c", "a", "b"]);
    store.write(Change::Looked { table: "c".into(), player: "p".into() }).await.expect("it still runs");
    assert_eq!(ids(&*store, List::Of("p"))[0], "c");
}

async fn who_is_asked_can_be_found_again(home: Home) {
    let store = home.open();
    paula(&*store).await;
    dealt(&*store, &[("a", 5, true)]).await;
    let revision = store.table("a").expect("readable").expect("there").row.revision;
    store.write(Change::Asked { table: "a".into(), asked: Vec::new() }).await.expect("nobody is asked");
    assert_eq!(store.waiting_for("p"), Ok(0));
    assert_eq!(store.table("a").expect("readable").expect("there").row.revision, revision);
}

async fn what_was_won_is_counted_against_what_even_would_be(home: Home) {
    let store = home.open();
    paula(&*store).await;
    dealt(&*store, &[("a", 5, true), ("b", 6, true), ("c", 7, true), ("d", 8, true)]).await;
    answer(&*store, "a", &[], Some("A 9/1  B 3/0")).await;
    answer(&*store, "b", &[], Some("A 3/1  B 3/1")).await;
    answer(&*store, "c", &[], Some("A 1/1  B 3/0")).await;
    assert_eq!(store.tally("p"), Ok(Tally { games: 3, won: 1.5, even: 1.5 }));
    // What was taken back for practice counts for nothing.
    answer(&*store, "d", &[0], None).await;
    let (table, asked) = ("d".to_owned(), vec![0]);
    let back = Change::Rewind { table, revision: 1, plies: 0, practice: true, asked, at: 51 };
    store.write(back).await.expect("taken back");
    answer(&*store, "d", &[], Some("A 9/1  B 3/0")).await;
    assert_eq!(store.tally("p").map(|tally| tally.games), Ok(3));
    assert_eq!(store.tally("nobody"), Ok(Tally::default()));
}

async fn an_open_seat_is_kept_for_somebody_until_it_is_taken_or_the_table_closes(home: Home) {
    let store = home.open();
    with_table(&*store).await;
    store.write(Change::Player { id: "q".into(), name: "Quim".into(), at: 2 }).await.expect("a new player");
    let seat = |revision, occupant, deal| {
        let (table, asked) = ("t".to_owned(), Vec::new());
        Change::Seat { table, revision, seat: 1, occupant, deal, asked, at: 8 }
    };
    let kept = SeatRow { invited: Some("q".into()), ..SeatRow::default() };
    store.write(seat(0, kept.clone(), None)).await.expect("kept for Quim");
    assert_eq!(ids(&*store, List::Inviting("q")), ["t"]);
    assert_eq!((row(&*store).seats[1].clone(), row(&*store).dealt), (kept, None));
    assert!(ids(&*store, List::Inviting("p")).is_empty());
    let quim = SeatRow { player: Some("q".into()), name: Some("Quim".into()), ..SeatRow::default() };
    store.write(seat(1, quim, deal())).await.expect("Quim sits down");
    assert!(ids(&*store, List::Inviting("q")).is_empty());
    let Change::Table(mut other) = table("u") else { unreachable!("a table") };
    other.seats[1].invited = Some("q".into());
    store.write(Change::Table(other)).await.expect("another one");
    assert_eq!(ids(&*store, List::Inviting("q")), ["u"]);
    store.write(Change::Close { table: "u".into(), why: store::Why::Host, at: 9 }).await.expect("closed");
    assert!(ids(&*store, List::Inviting("q")).is_empty());
}

async fn a_bot_keeps_a_seat_warm_and_the_table_is_dealt(home: Home) {
    let store = home.open();
    with_table(&*store).await;
    let warm = SeatRow { warm: true, ..bot() };
    store
        .write(crate::place::seat(&*store, 1, warm.clone(), deal()))
        .await
        .expect("a bot sits down for somebody");
    assert_eq!((row(&*store).seats[1].clone(), row(&*store).dealt), (warm, Some(8)));
    store.write(Change::Player { id: "q".into(), name: "Quim".into(), at: 2 }).await.expect("a new player");
    let quim = SeatRow { player: Some("q".into()), name: Some("Quim".into()), ..SeatRow::default() };
    store.write(crate::place::seat(&*store, 1, quim.clone(), None)).await.expect("Quim takes it over");
    assert_eq!(row(&*store).seats[1], quim);
    assert_eq!(ids(&*store, List::Of("q")), ["t"]);
}

crate::on_both! {
    tables_that_wait_for_the_player_come_first_and_are_counted,
    a_game_that_is_over_waits_to_be_looked_at_once,
    who_is_asked_can_be_found_again,
    what_was_won_is_counted_against_what_even_would_be,
    an_open_seat_is_kept_for_somebody_until_it_is_taken_or_the_table_closes,
    a_bot_keeps_a_seat_warm_and_the_table_is_dealt,
}
