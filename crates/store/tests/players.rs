//! Who comes back by a name, and the sessions of a player.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, process};

use store::{Change, SessionRow, Sqlite, Store, StoreError};

struct Place(PathBuf);

impl Place {
    fn new() -> Place {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("cabildo-players-{}-{n}", process::id()));
        fs::create_dir_all(&folder).expect("a folder for the test");
        Place(folder)
    }

    fn file(&self) -> PathBuf {
        self.0.join("games.db")
    }

    fn open(&self) -> Sqlite {
        Sqlite::open(&self.file()).expect("the file opens")
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

async fn player(store: &Sqlite, id: &str, name: &str) {
    store.write(Change::Player { id: id.into(), name: name.into(), at: 1 }).await.expect("somebody new");
}

fn password(player: &str, keep: Option<&str>) -> Change {
    Change::Password { player: player.into(), hash: Some("h".into()), keep: keep.map(str::to_owned) }
}

fn named(player: &str, name: &str) -> Change {
    Change::Name { player: player.into(), name: name.into() }
}

fn by(store: &Sqlite, login: &str) -> Option<String> {
    store.login(login).expect("readable").map(|player| player.id)
}

#[tokio::test]
async fn a_name_brings_back_one_player_and_nobody_else_gets_it() {
    let place = Place::new();
    let store = place.open();
    player(&store, "a", "Olga").await;
    player(&store, "b", "ＯＬＧＡ").await;
    store.write(password("a", None)).await.expect("the first one");
    assert_eq!(by(&store, "olga").as_deref(), Some("a"));
    assert_eq!(
        store.write(password("b", None)).await,
        Err(StoreError::Taken),
        "the same name in other letters"
    );
    store.write(named("b", "Boris")).await.expect("a free name");
    store.write(password("b", None)).await.expect("a password for it");
    assert_eq!(store.write(named("b", "olga")).await, Err(StoreError::Taken));
    assert_eq!(by(&store, "boris").as_deref(), Some("b"), "the refused name has changed nothing");
    store.write(named("a", "Anna")).await.expect("a free name");
    assert_eq!(by(&store, "olga"), None, "the name is free again");
    store.write(named("b", "Olga")).await.expect("and taken");
    assert_eq!(by(&store, "olga").as_deref(), Some("b"));
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
    let connection = rusqlite::Connection::open(place.file()).expect("a file");
    connection.execute_batch(older).expect("as it was");
    drop(connection);
    let store = place.open();
    assert_eq!(by(&store, "olga").as_deref(), Some("old"));
    assert_eq!(by(&store, "ann").as_deref(), Some("other"));
    let guest = store.player("guest").expect("readable").expect("kept");
    assert_eq!(guest.name, "Olga", "nothing invisible is left in a name");
    let young = store.player("young").expect("readable").expect("kept");
    assert!(young.password.is_some() && !young.login && young.old_cookie);
    store.write(named("young", "Olga the younger")).await.expect("a free name");
    assert_eq!(by(&store, "olga the younger").as_deref(), Some("young"), "with the password of before");
}

#[tokio::test]
async fn a_new_password_ends_every_session_but_the_one_that_chose_it() {
    let place = Place::new();
    let store = place.open();
    player(&store, "a", "Anna").await;
    player(&store, "b", "Boris").await;
    let session = |id: &str, player: &str, seen| {
        let (id, player) = (id.to_owned(), player.to_owned());
        Change::Session(SessionRow { id, player, created: 1, seen, agent: "Firefox".into() })
    };
    for (id, of, seen) in [("s1", "a", 1), ("s2", "a", 2), ("s3", "b", 3), ("s2", "a", 9)] {
        store.write(session(id, of, seen)).await.expect("a session");
    }
    let of = |player: &str| -> Vec<String> {
        store.sessions_of(player).expect("readable").into_iter().map(|session| session.id).collect()
    };
    assert_eq!(of("a"), ["s2", "s1"], "a session begins once, and the one seen last comes first");
    store.write(Change::Seen { session: "s1".into(), at: 7 }).await.expect("it is there");
    assert_eq!(of("a"), ["s1", "s2"]);
    store.write(password("a", Some("s2"))).await.expect("a password");
    assert_eq!(of("a"), ["s2"]);
    assert_eq!(store.session("s1"), Ok(None));
    store.write(Change::EndSession { session: "s2".into() }).await.expect("it was there");
    assert_eq!(of("a"), [""; 0]);
    store.write(Change::OldSessions { before: 3 }).await.expect("nothing to end");
    assert_eq!(of("b"), ["s3"], "others are left alone");
    store.write(Change::OldSessions { before: 4 }).await.expect("one to end");
    assert_eq!(of("b"), [""; 0]);
}
