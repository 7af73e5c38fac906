//! The file is its owner's alone, one program has it at a time, damage is seen, and a copy made under load is whole.

mod place;

use std::fs;

use place::{Place, ids, ply, ply_of, table, with_match};
use store::{Change, List, Lock, Sqlite, Store, StoreError, beside, holder};

#[cfg(unix)]
fn mode(path: &std::path::Path) -> u32 {
    use std::os::unix::fs::PermissionsExt;
    fs::metadata(path).expect("it is there").permissions().mode() & 0o777
}

#[cfg(unix)]
#[tokio::test]
async fn the_files_are_their_owners_alone_also_those_of_an_older_program() {
    use std::os::unix::fs::PermissionsExt;
    let place = Place::new();
    let files = || ["", "-wal", "-shm", ".lock"].map(|ending| beside(&place.path(), ending));
    let store = place.open();
    with_match(&store).await;
    for file in files() {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
    drop(store);
    fs::set_permissions(place.path(), fs::Permissions::from_mode(0o644)).expect("as in 0.1");
    let store = place.open();
    store.write(ply(&store, 1, None)).await.expect("it goes on");
    for file in files() {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
}

#[tokio::test]
async fn a_store_that_was_closed_stands_in_one_file() {
    let place = Place::new();
    let store = place.open();
    with_match(&store).await;
    assert!(store.table("t").expect("readable").is_some());
    drop(store);
    assert!(!beside(&place.path(), "-wal").exists() && !beside(&place.path(), "-shm").exists());
    let alone = place.0.join("alone.db");
    fs::copy(place.path(), &alone).expect("copied");
    assert_eq!(ids(&Sqlite::open(&alone).expect("it opens"), List::All), ["t"]);
}

#[test]
fn a_second_program_is_refused_and_told_who_has_the_file() {
    let place = Place::new();
    let store = place.open();
    for second in [Sqlite::open(&place.path()), Sqlite::open_read_only(&place.path())] {
        let error = second.expect_err("it is taken");
        assert!(matches!(error, StoreError::InUse(_)), "{error:?}");
        let sentence = error.to_string();
        assert!(sentence.contains(&format!("process {}", std::process::id())), "{sentence}");
        assert!(sentence.contains(" UTC"), "since when: {sentence}");
    }
    store.tell("unix:/somewhere").expect("a note");
    assert_eq!(holder(&place.path()).and_then(|holder| holder.control).as_deref(), Some("unix:/somewhere"));
    drop(store);
    drop(place.open());
}

#[cfg(unix)]
#[test]
fn another_name_of_the_same_file_is_the_same_file() {
    let place = Place::new();
    let store = place.open();
    let other = place.0.join("link.db");
    std::os::unix::fs::symlink(place.path(), &other).expect("a link");
    assert!(matches!(Sqlite::open(&other), Err(StoreError::InUse(_))));
    drop(store);
    let lock = Lock::take(&other).expect("free again");
    assert!(matches!(Sqlite::open(&place.path()), Err(StoreError::InUse(_))));
    drop(lock);
}

#[cfg(unix)]
#[tokio::test]
async fn nothing_is_acknowledged_that_goes_into_a_deleted_or_replaced_file() {
    for ending in ["", "-wal"] {
        let place = Place::new();
        let store = place.open();
        with_match(&store).await;
        let (file, away) = (beside(&place.path(), ending), place.0.join("away"));
        fs::rename(&file, &away).expect("it was there");
        let gone = store.write(ply(&store, 1, None)).await.expect_err("the file is gone");
        assert!(matches!(gone, StoreError::Gone(_)) && gone.may_pass(), "{gone:?}");
        fs::write(&file, "something else").expect("a file");
        let replaced = store.write(Change::Pulse { at: 1 }).await.expect_err("another file");
        assert!(matches!(replaced, StoreError::Gone(_)), "{replaced:?}");
        fs::rename(&away, &file).expect("back");
        assert_eq!(store.write(ply(&store, 1, None)).await, Ok(()), "and it goes on");
    }
}

/// A store with enough rows that its pages are many, closed, with rubbish in the middle.
async fn damaged(place: &Place) {
    let store = place.open();
    with_match(&store).await;
    for n in 0..200 {
        store.write(ply_of("t", 2 * n + 1, n + 1, None)).await.expect("in order");
        let text = "x".repeat(200);
        let revision = 2 * n + 2;
        let chat = Change::Chat { table: "t".into(), revision, by: None, name: "Paula".into(), text, at: 7 };
        store.write(chat).await.expect("chat");
    }
    drop(store);
    let mut bytes = fs::read(place.path()).expect("readable");
    let connection = rusqlite::Connection::open(place.path()).expect("a file");
    // The root of the chat alone: the rest can still be looked at.
    let root: u32 = connection
        .query_row("SELECT rootpage FROM sqlite_schema WHERE name = 'chat'", [], |row| row.get(0))
        .expect("a table");
    drop(connection);
    let root = root as usize;
    bytes[(root - 1) * 4096..root * 4096].fill(0xa5);
    fs::write(place.path(), bytes).expect("written");
}

#[tokio::test]
async fn a_damaged_file_is_refused_and_what_is_left_can_be_looked_at() {
    let place = Place::new();
    damaged(&place).await;
    let error = Sqlite::open(&place.path()).expect_err("it is damaged");
    assert!(matches!(error, StoreError::Damaged(_)), "{error:?}");
    let store = Sqlite::open_read_only(&place.path()).expect("it can be looked at");
    assert!(store.check().is_err());
    assert_eq!(ids(&store, List::Of("p")), ["t"]);
    assert!(matches!(store.table("t"), Err(StoreError::Damaged(_))));
    assert_eq!(store.write(table("u")).await, Err(StoreError::ReadOnly));
}

#[tokio::test]
async fn rows_that_speak_of_nothing_are_damage_too() {
    let place = Place::new();
    let store = place.open();
    with_match(&store).await;
    drop(store);
    let connection = rusqlite::Connection::open(place.path()).expect("a file");
    connection
        .execute_batch("PRAGMA foreign_keys = OFF; DELETE FROM players")
        .expect("as a careless hand does");
    drop(connection);
    let error = Sqlite::open(&place.path()).expect_err("it is damaged").to_string();
    assert!(error.contains("rows of seats speak of players that are not there"), "{error}");
}

#[tokio::test]
async fn a_copy_made_while_others_write_is_whole_and_stands_by_itself() {
    let place = Place::new();
    let store = place.open();
    with_match(&store).await;
    for n in 0..50 {
        store.write(ply(&store, n + 1, None)).await.expect("in order");
    }
    let copy = place.0.join("copy.db");
    let (mut pages, mut next) = (0, 51);
    let mut pending = Vec::new();
    store
        .copy_to(&copy, &mut |done, all| {
            pages = all;
            assert!(done <= all);
            pending.push(store.write(ply_of("t", next, next, None)));
            next += 1;
        })
        .expect("copied");
    for written in pending {
        written.await.expect("the writer goes on meanwhile");
    }
    assert!(pages > 0);
    assert!(!beside(&copy, "-wal").exists());
    let copied = Sqlite::look_at(&copy).expect("it opens");
    copied.check().expect("it is whole");
    assert_eq!(copied.secret(), store.secret());
    assert_eq!(copied.table("t").expect("readable").expect("there").plies.len(), 50);
}

#[cfg(unix)]
#[tokio::test]
async fn what_root_restores_belongs_to_whom_the_games_belonged() {
    use std::os::unix::fs::{MetadataExt, chown};
    let place = Place::new();
    let owner = fs::metadata(&place.0).map(|folder| folder.uid());
    // Only root can give files away.
    if owner.ok() != Some(0) {
        return;
    }
    let store = place.open();
    with_match(&store).await;
    let fresh = place.0.join("copy.db");
    store.copy_to(&fresh, &mut |_, _| {}).expect("copied");
    drop(store);
    fs::remove_file(beside(&place.path(), ".lock")).expect("a lock file");
    for file in [&place.0, &place.path()] {
        chown(file, Some(65_534), Some(65_534)).expect("root may");
    }
    let lock = Lock::take(&place.path()).expect("free");
    store::replace(&place.path(), &fresh, &lock).expect("replaced");
    for file in [place.path(), beside(&place.path(), ".lock")] {
        assert_eq!(fs::metadata(&file).map(|found| found.uid()).ok(), Some(65_534), "{}", file.display());
    }
}
