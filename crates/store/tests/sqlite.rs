//! What is written is there afterwards, once, in order.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, process};

use store::{
    Change, Deal, FileRow, NewTable, Pace, PlyRow, SeatRow, Sqlite, Store, StoreError, TableRow, Versions,
};

/// A file of its own for each test.
struct Place(PathBuf);

impl Place {
    fn new() -> Place {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("cabildo-store-{}-{n}", process::id()));
        fs::create_dir_all(&folder).expect("a folder for the test");
        Place(folder)
    }

    fn open(&self) -> Sqlite {
        Sqlite::open(&self.0.join("games.db")).expect("the file opens")
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A table with one open seat.
fn table(id: &str) -> Change {
    let seats = vec![
        SeatRow { player: Some("p".into()), name: Some("Paula".into()), ..SeatRow::default() },
        SeatRow::default(),
    ];
    let (game, setup) = ("saint-petersburg".into(), "players=2".into());
    Change::Table(NewTable {
        id: id.into(),
        game,
        setup,
        seed: "00".repeat(32),
        deal: None,
        files: vec![FileRow { name: "deck".into(), hash: "sha256:d".into(), content: "a,b\n".into() }],
        pace: Pace::Live,
        listed: true,
        at: 5,
        seats,
    })
}

/// The answer that follows, made from the present revision of the table.
fn ply(store: &Sqlite, ply: u32, result: Option<&str>) -> Change {
    ply_of("t", row(store).revision, ply, result)
}

fn ply_of(table: &str, revision: u32, ply: u32, result: Option<&str>) -> Change {
    let rows = vec![PlyRow { seat: 0, action: format!("answer {ply}"), luck: String::new() }];
    Change::Plies { table: table.into(), revision, first: ply, rows, at: 6, result: result.map(Into::into) }
}

fn row(store: &Sqlite) -> TableRow {
    store.table("t").expect("readable").expect("there").row
}

fn deal() -> Option<Deal> {
    Some(Deal { luck: "worker noble".into(), versions: Versions { rules: 7, notation: 3 } })
}

/// Somebody on a seat of the table.
fn seat(store: &Sqlite, seat: u8, occupant: SeatRow, deal: Option<Deal>) -> Change {
    Change::Seat { table: "t".into(), revision: row(store).revision, seat, occupant, deal, at: 8 }
}

fn bot() -> SeatRow {
    SeatRow { bot: Some("random".into()), ..SeatRow::default() }
}

/// A player, and a table that waits for somebody.
async fn with_table(store: &Sqlite) {
    store.write(Change::Player { id: "p".into(), name: "Paula".into(), at: 1 }).await.expect("a new player");
    store.write(table("t")).await.expect("a new table");
}

/// The same, dealt: revision 1.
async fn with_match(store: &Sqlite) {
    with_table(store).await;
    store.write(seat(store, 1, bot(), deal())).await.expect("a bot sits down");
}

#[tokio::test]
async fn what_was_written_is_there_after_the_file_is_opened_again() {
    let place = Place::new();
    let store = place.open();
    with_match(&store).await;
    store.write(ply(&store, 1, None)).await.expect("the first answer");
    let (name, text) = ("Paula".into(), "hi".into());
    store.write(Change::Chat { table: "t".into(), revision: 2, name, text, at: 7 }).await.expect("chat");
    let (secret, before) = (store.secret(), store.table("t"));
    drop(store);
    let store = place.open();
    assert_eq!(store.secret(), secret);
    assert_eq!(store.table("t"), before);
    let found = before.expect("readable").expect("the table is there");
    assert_eq!((found.plies.len(), found.chat.len(), found.row.plies), (1, 1, 1));
    assert_eq!(found.row.seats[0].name.as_deref(), Some("Paula"));
    assert_eq!(found.files[0].content, "a,b\n");
    assert_eq!((found.row.revision, found.row.moved), (3, 2), "a line of chat moves nothing");
    assert_eq!((found.row.dealt, found.luck.as_str()), (Some(8), "worker noble"));
    assert_eq!(found.row.versions, Versions { rules: 7, notation: 3 });
    store.write(table("v")).await.expect("a second table with the same file");
    assert_eq!(store.table("v").expect("readable").expect("there").files, found.files);
    assert_eq!(store.running().map(|tables| tables.len()), Ok(2));
    assert_eq!(store.table("u"), Ok(None));
}

#[tokio::test]
async fn an_answer_is_kept_once_and_in_order() {
    let place = Place::new();
    let store = place.open();
    with_match(&store).await;
    let taken = Err(StoreError::Taken);
    assert_eq!(store.write(ply(&store, 2, None)).await, taken, "the first one is missing");
    assert_eq!(store.write(ply(&store, 1, None)).await, Ok(()));
    assert_eq!(store.write(ply(&store, 1, None)).await, taken, "a second one");
    let both = (store.write(ply(&store, 2, None)), store.write(ply(&store, 2, None)));
    assert_eq!((both.0.await, both.1.await), (Ok(()), taken.clone()), "one of two at once");
    assert_eq!(store.write(ply(&store, 3, Some("A 1/1  B 2/2"))).await, Ok(()));
    assert_eq!(store.write(ply(&store, 4, None)).await, taken, "the game is over");
    let plies = store.table("t").expect("readable").expect("there").plies;
    assert_eq!(
        plies.iter().map(|p| p.action.as_str()).collect::<Vec<_>>(),
        ["answer 1", "answer 2", "answer 3"]
    );
}

#[tokio::test]
async fn answers_can_be_taken_back_and_the_revision_rises_all_the_same() {
    let place = Place::new();
    let store = place.open();
    with_match(&store).await;
    for n in 1..=3 {
        store.write(ply(&store, n, None)).await.expect("in order");
    }
    let back = |revision: u32| Change::Rewind { table: "t".into(), revision, plies: 1, at: 9 };
    assert_eq!(store.write(back(3)).await, Err(StoreError::Taken), "made from an older revision");
    store.write(back(4)).await.expect("back to the first");
    assert_eq!(store.table("t").expect("readable").expect("there").plies.len(), 1);
    assert_eq!((row(&store).revision, row(&store).moved), (5, 5));
    store.write(ply(&store, 2, None)).await.expect("the second again");
}

#[tokio::test]
async fn every_change_is_refused_that_was_made_from_another_revision() {
    let place = Place::new();
    let store = place.open();
    with_match(&store).await;
    let (t, revision) = (|| "t".to_owned(), 0);
    let stale = [
        Change::Seat { table: t(), revision, seat: 1, occupant: bot(), deal: None, at: 8 },
        ply_of("t", revision, 1, None),
        Change::Rewind { table: t(), revision, plies: 0, at: 9 },
        Change::Chat { table: t(), revision, name: "Paula".into(), text: "hi".into(), at: 7 },
        Change::Rematch { table: t(), revision, next: "v".into() },
    ];
    let before = store.table("t");
    for change in stale {
        assert_eq!(store.write(change.clone()).await, Err(StoreError::Taken), "{change:?}");
    }
    assert_eq!(store.table("t"), before);
}

#[tokio::test]
async fn a_table_is_dealt_with_its_last_seat_and_then_none_is_open_again() {
    let place = Place::new();
    let store = place.open();
    with_table(&store).await;
    let waiting = store.table("t").expect("readable").expect("there");
    assert_eq!((waiting.row.dealt, waiting.luck.as_str()), (None, ""));
    assert_eq!(store.write(ply(&store, 1, None)).await, Err(StoreError::Taken), "nothing has been dealt");
    let wrong = [seat(&store, 1, bot(), None), seat(&store, 0, SeatRow::default(), deal())];
    for change in wrong {
        assert!(matches!(store.write(change.clone()).await, Err(StoreError::Engine(_))), "{change:?}");
    }
    assert_eq!(store.table("t"), Ok(Some(waiting)), "what is refused leaves nothing behind");
    store.write(seat(&store, 1, bot(), deal())).await.expect("the last seat with the deal");
    assert_eq!(row(&store).dealt, Some(8));
    let open = store.write(seat(&store, 1, SeatRow::default(), None)).await;
    assert!(matches!(open, Err(StoreError::Engine(_))), "{open:?}");
    let twice = store.write(seat(&store, 1, bot(), deal())).await;
    assert_eq!(twice, Err(StoreError::Taken), "nothing is dealt twice");
}

#[tokio::test]
async fn a_change_that_is_refused_takes_no_other_with_it() {
    let place = Place::new();
    let store = place.open();
    with_match(&store).await;
    let changes = [ply_of("t", 1, 1, None), table("t"), ply_of("u", 0, 1, None), ply_of("t", 2, 2, None)];
    let pending: Vec<_> = changes.into_iter().map(|change| store.write(change)).collect();
    let mut results = Vec::new();
    for result in pending {
        results.push(result.await);
    }
    let taken = Err(StoreError::Taken);
    assert_eq!(results, [Ok(()), taken.clone(), taken, Ok(())]);
}

#[tokio::test]
async fn tables_are_found_by_who_sits_there_and_who_may_sit_down() {
    let place = Place::new();
    let store = place.open();
    with_table(&store).await;
    assert_eq!(store.waiting(10).expect("readable").len(), 1);
    assert_eq!(store.tables_of("p", 10).expect("readable").len(), 1);
    assert_eq!(store.tables_of("q", 10).expect("readable").len(), 0);
    store.write(seat(&store, 1, bot(), deal())).await.expect("a bot sits down");
    assert_eq!(store.waiting(10).expect("readable").len(), 0);
    store.write(ply(&store, 1, Some("A 1/1  B 0/0"))).await.expect("the end");
    assert_eq!(store.finished(10).expect("readable").len(), 1);
    assert_eq!(store.running(), Ok(vec![]));
}

#[tokio::test]
async fn a_player_has_a_name_and_perhaps_a_password() {
    let place = Place::new();
    let store = place.open();
    with_table(&store).await;
    store.write(Change::Name { player: "p".into(), name: "Pauline".into() }).await.expect("a new name");
    assert_eq!(
        store.table("t").expect("readable").expect("there").row.seats[0].name.as_deref(),
        Some("Pauline")
    );
    assert_eq!(row(&store).revision, 1, "another name on a seat is a change of the table");
    assert!(
        store.players_named("Pauline").expect("readable").is_empty(),
        "without a password nobody comes back"
    );
    store.write(Change::Password { player: "p".into(), hash: Some("h".into()) }).await.expect("a password");
    assert_eq!(store.players_named("Pauline").expect("readable").len(), 1);
    let nobody = Change::Name { player: "x".into(), name: "X".into() };
    assert_eq!(store.write(nobody).await, Err(StoreError::Missing));
}

#[tokio::test]
async fn a_file_of_an_older_program_is_brought_up_to_date_and_nothing_is_lost() {
    let place = Place::new();
    let store = place.open();
    with_match(&store).await;
    store.write(table("w")).await.expect("a table that waits");
    let secret = store.secret();
    drop(store);
    let older = "DROP TABLE table_files; DROP TABLE files; DROP INDEX tables_waiting; UPDATE tables SET luck = 'worker';
        ALTER TABLE tables DROP COLUMN revision; ALTER TABLE tables DROP COLUMN moved; ALTER TABLE tables DROP COLUMN rules;
        ALTER TABLE tables DROP COLUMN notation; ALTER TABLE tables DROP COLUMN dealt; PRAGMA user_version = 1;";
    let connection = rusqlite::Connection::open(place.0.join("games.db")).expect("a file");
    connection.execute_batch(older).expect("as it was");
    drop(connection);
    let store = place.open();
    assert_eq!(store.secret(), secret);
    let running = store.table("t").expect("readable").expect("the table is there");
    assert_eq!((running.files.len(), running.luck.as_str(), running.row.dealt), (0, "worker", Some(5)));
    let waiting = store.table("w").expect("readable").expect("the table is there");
    assert_eq!((waiting.luck.as_str(), waiting.row.dealt), ("", None), "nobody sees it before it is full");
    store.write(table("v")).await.expect("a table with a file");
    assert_eq!(store.table("v").expect("readable").expect("there").files.len(), 1);
}

#[test]
fn a_file_of_a_newer_program_is_left_alone() {
    let place = Place::new();
    drop(place.open());
    let path = place.0.join("games.db");
    let connection = rusqlite::Connection::open(&path).expect("a file");
    connection.pragma_update(None, "user_version", 99).expect("a pragma");
    drop(connection);
    let error = Sqlite::open(&path).expect_err("a newer file").to_string();
    assert!(error.contains("made by a newer program"), "{error}");
}
