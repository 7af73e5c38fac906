//! Files of older programs are brought up to date; files of newer ones and of others are left alone.

mod place;

use std::fs;

use place::{Place, ids, table, with_match, with_table};
use store::{Change, List, Sqlite, Store, StoreError};

/// Takes a file back to its ninth version: before results, pages of players, games that are played on, clocks, being told, and being away everywhere.
const NINTH: &str = "
    DROP TABLE told; DROP TABLE pushes; DROP TABLE mails; ALTER TABLE seats DROP COLUMN turns; DROP TABLE forks;
    DROP TABLE results; DROP INDEX players_by_page; ALTER TABLE players DROP COLUMN page;
    ALTER TABLE players DROP COLUMN nearly_out; ALTER TABLE players DROP COLUMN away;
    DROP INDEX chat_by_player; DROP INDEX tables_due; ALTER TABLE chat DROP COLUMN event; ALTER TABLE chat DROP COLUMN by;
    ALTER TABLE tables DROP COLUMN clock; ALTER TABLE tables DROP COLUMN when_out; ALTER TABLE tables DROP COLUMN paused;
    ALTER TABLE tables DROP COLUMN agreed; ALTER TABLE tables DROP COLUMN due; ALTER TABLE tables DROP COLUMN follows;
    ALTER TABLE seats DROP COLUMN once; ALTER TABLE seats DROP COLUMN stood_from; ALTER TABLE seats DROP COLUMN stood_to;
    ALTER TABLE seats DROP COLUMN remaining; ALTER TABLE seats DROP COLUMN due; ALTER TABLE seats DROP COLUMN warned;
    ALTER TABLE seats DROP COLUMN away; ALTER TABLE seats DROP COLUMN grace; ALTER TABLE seats DROP COLUMN seen;
    ALTER TABLE seats DROP COLUMN nudged; PRAGMA user_version = 9;
";

/// Takes a file back to what the first release wrote.
const AS_IN_0_1: &str = "
    DROP TABLE bans; DROP TABLE sessions; DROP INDEX players_by_login;
    ALTER TABLE players DROP COLUMN login; ALTER TABLE players DROP COLUMN old_cookie;
    CREATE INDEX players_by_name ON players (name) WHERE password IS NOT NULL;
    DROP INDEX tables_by_birth; DROP INDEX tables_waiting; DROP INDEX tables_gathering; DROP INDEX tables_running;
    DROP INDEX tables_finished; DROP INDEX seats_of_player; UPDATE tables SET luck = 'worker';
    ALTER TABLE tables DROP COLUMN revision; ALTER TABLE tables DROP COLUMN moved; ALTER TABLE tables DROP COLUMN rules;
    ALTER TABLE tables DROP COLUMN notation; ALTER TABLE tables DROP COLUMN dealt; ALTER TABLE tables DROP COLUMN bots;
    DROP TABLE analyses; ALTER TABLE tables DROP COLUMN help; ALTER TABLE tables DROP COLUMN helped;
    ALTER TABLE tables DROP COLUMN practice; ALTER TABLE tables DROP COLUMN closed; ALTER TABLE tables DROP COLUMN closed_why;
    DROP INDEX seats_invited; DROP INDEX seats_results; ALTER TABLE seats DROP COLUMN rank; ALTER TABLE seats DROP COLUMN touched;
    ALTER TABLE seats DROP COLUMN warm; ALTER TABLE seats DROP COLUMN invited; ALTER TABLE seats DROP COLUMN place; ALTER TABLE seats DROP COLUMN won; ALTER TABLE seats DROP COLUMN even;
    CREATE INDEX tables_by_time ON tables (updated);
    CREATE INDEX seats_by_player ON seats (player);
    PRAGMA application_id = 0; PRAGMA user_version = 2;
";

fn by(store: &Sqlite, login: &str) -> Option<String> {
    store.login(login).expect("readable").map(|player| player.id)
}

fn alter(place: &Place, sql: &str) {
    let connection = rusqlite::Connection::open(place.path()).expect("a file");
    connection.execute_batch(sql).expect("as it was");
}

#[tokio::test]
async fn a_file_of_the_first_release_is_brought_up_to_date_and_nothing_is_lost() {
    let place = Place::new();
    let store = place.open();
    with_match(&store).await;
    store.write(table("w")).await.expect("a table that waits");
    let secret = store.secret();
    drop(store);
    alter(&place, NINTH);
    alter(&place, AS_IN_0_1);
    let store = place.open();
    assert_eq!(store.secret(), secret);
    let running = store.table("t").expect("readable").expect("the table is there");
    assert_eq!((running.files.len(), running.luck.as_str(), running.row.dealt), (1, "worker", Some(5)));
    let waiting = store.table("w").expect("readable").expect("the table is there");
    assert_eq!((waiting.luck.as_str(), waiting.row.dealt), ("", None), "nobody sees it before it is full");
    assert_eq!(ids(&store, List::Waiting), ["w"]);
    assert_eq!(ids(&store, List::WithBots), ["t"]);
    assert_eq!(ids(&store, List::Of("p")), ["t", "w"], "what perhaps waits for her comes first");
    assert_eq!(store.waiting_for("p"), Ok(1));
}

#[tokio::test]
async fn what_was_won_before_is_counted() {
    let place = Place::new();
    let store = place.open();
    with_match(&store).await;
    store.write(place::ply(&store, 1, Some("A 9/1  B 3/0"))).await.expect("the end");
    let before = store.people().results_of("p", Some("saint-petersburg"), 0, 9).expect("readable");
    assert_eq!(before.len(), 1);
    drop(store);
    alter(&place, NINTH);
    alter(&place, AS_IN_0_1);
    let store = place.open();
    assert_eq!(store.tally("p"), Ok(store::Tally { games: 1, won: 1.0, even: 0.5 }));
    assert_eq!((store.waiting_for("p"), ids(&store, List::Finished).len()), (Ok(0), 1));
    let after = store.people().results_of("p", Some("saint-petersburg"), 0, 9).expect("readable");
    assert_eq!(after, before, "the same as if it had been written with the end");
    assert_eq!(
        store.people().unsourced(9).expect("readable"),
        ["t"],
        "where the points come from is asked for"
    );
}

#[tokio::test]
async fn the_very_first_files_get_room_for_corrected_data() {
    let place = Place::new();
    let store = place.open();
    with_table(&store).await;
    drop(store);
    alter(&place, NINTH);
    alter(&place, AS_IN_0_1);
    alter(&place, "DROP TABLE table_files; DROP TABLE files; PRAGMA user_version = 1;");
    let store = place.open();
    assert_eq!(store.table("t").expect("readable").expect("the table is there").files, []);
    store.write(table("v")).await.expect("a table with a file");
    assert_eq!(store.table("v").expect("readable").expect("there").files.len(), 1);
}

#[tokio::test]
async fn an_older_file_can_be_looked_at_without_being_changed() {
    let place = Place::new();
    let store = place.open();
    with_table(&store).await;
    drop(store);
    alter(&place, NINTH);
    alter(&place, AS_IN_0_1);
    let before = fs::read(place.path()).expect("readable");
    let store = Sqlite::open_read_only(&place.path()).expect("it can be looked at");
    assert_eq!(ids(&store, List::Of("p")), ["t"]);
    assert_eq!(store.write(table("u")).await, Err(StoreError::ReadOnly));
    drop(store);
    assert_eq!(fs::read(place.path()).expect("readable"), before);
}

#[test]
fn a_file_of_a_newer_program_is_left_alone() {
    let place = Place::new();
    drop(place.open());
    alter(&place, "PRAGMA user_version = 99");
    let before = fs::read(place.path()).expect("readable");
    let error = Sqlite::open(&place.path()).expect_err("a newer file").to_string();
    assert!(error.contains("made by a newer program"), "{error}");
    assert_eq!(fs::read(place.path()).expect("readable"), before);
}

#[test]
fn files_of_other_programs_are_refused_and_left_alone() {
    let place = Place::new();
    let refused = || {
        let before = fs::read(place.path()).expect("readable");
        let error = Sqlite::open(&place.path()).expect_err("not ours");
        assert!(matches!(error, StoreError::Foreign(_)), "{error:?}");
        assert_eq!(fs::read(place.path()).expect("readable"), before, "not a byte is changed");
        error.to_string()
    };
    fs::write(place.path(), "Dear diary, today I played Puerto Rico.").expect("a file");
    assert!(refused().contains("no file of games"));
    fs::remove_file(place.path()).expect("it was there");
    alter(&place, "CREATE TABLE bookmarks (url TEXT); PRAGMA user_version = 2;");
    assert!(refused().contains("of another program"));
}

#[test]
fn an_empty_file_becomes_a_new_store() {
    let place = Place::new();
    fs::write(place.path(), "").expect("a file");
    assert!(ids(&place.open(), List::All).is_empty());
}

#[tokio::test]
async fn in_an_older_file_the_oldest_of_one_name_keeps_it_and_the_others_choose_another() {
    let place = Place::new();
    drop(place.open());
    // As the program was before sessions: the fourth version of the file.
    let older = "DROP INDEX seats_of_player; DROP INDEX seats_invited; DROP INDEX seats_results;
        ALTER TABLE seats DROP COLUMN rank; ALTER TABLE seats DROP COLUMN warm; ALTER TABLE seats DROP COLUMN invited; ALTER TABLE seats DROP COLUMN place;
        ALTER TABLE seats DROP COLUMN won; ALTER TABLE seats DROP COLUMN even;
        ALTER TABLE seats ADD COLUMN running INTEGER NOT NULL DEFAULT 1;
        CREATE INDEX seats_of_player ON seats (player, running, touched, table_id);
        ALTER TABLE tables DROP COLUMN practice; ALTER TABLE tables DROP COLUMN help; ALTER TABLE tables DROP COLUMN helped;
        DROP TABLE analyses; DROP TABLE sessions; DROP INDEX players_by_login;
        ALTER TABLE players DROP COLUMN login; ALTER TABLE players DROP COLUMN old_cookie;
        CREATE INDEX players_by_name ON players (name) WHERE password IS NOT NULL; PRAGMA user_version = 4;
        INSERT INTO players (id, name, password, created) VALUES
            ('young', 'Olga', 'h', 9), ('old', 'olga', 'h', 3), ('guest', 'Ol\u{202e}ga', NULL, 1), ('other', 'Ann', 'h', 5);";
    let connection = rusqlite::Connection::open(place.path()).expect("a file");
    connection.execute_batch(NINTH).expect("as it was");
    connection.execute_batch(older).expect("as it was");
    drop(connection);
    let store = place.open();
    assert_eq!(by(&store, "olga").as_deref(), Some("old"));
    assert_eq!(by(&store, "ann").as_deref(), Some("other"));
    let guest = store.player("guest").expect("readable").expect("kept");
    assert_eq!(guest.name, "Olga", "nothing invisible is left in a name");
    let young = store.player("young").expect("readable").expect("kept");
    assert!(young.password.is_some() && !young.login && young.old_cookie);
    let named = Change::Name { player: "young".into(), name: "Olga the younger".into() };
    store.write(named).await.expect("a free name");
    assert_eq!(by(&store, "olga the younger").as_deref(), Some("young"), "with the password of before");
}

#[tokio::test]
async fn tables_of_before_have_no_clock_and_nobody_hurries_them() {
    let place = Place::new();
    let store = place.open();
    with_match(&store).await;
    drop(store);
    alter(&place, NINTH);
    let store = place.open();
    let row = store.table("t").expect("readable").expect("kept").row;
    assert_eq!((row.timing, row.paused, row.seats[0].time), Default::default());
    assert!(ids(&store, List::Due).is_empty());
}
