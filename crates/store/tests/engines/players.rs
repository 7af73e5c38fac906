//! Who comes back by a name, and the sessions of a player.

use store::{Change, SessionRow, Store, StoreError};

use crate::place::Home;

async fn player(store: &dyn Store, id: &str, name: &str) {
    store.write(Change::Player { id: id.into(), name: name.into(), at: 1 }).await.expect("somebody new");
}

fn password(player: &str, keep: Option<&str>) -> Change {
    Change::Password { player: player.into(), hash: Some("h".into()), keep: keep.map(str::to_owned) }
}

fn named(player: &str, name: &str) -> Change {
    Change::Name { player: player.into(), name: name.into() }
}

fn by(store: &dyn Store, login: &str) -> Option<String> {
    store.login(login).expect("readable").map(|player| player.id)
}

async fn a_name_brings_back_one_player_and_nobody_else_gets_it(home: Home) {
    let store = home.open();
    player(&*store, "a", "Olga").await;
    player(&*store, "b", "ＯＬＧＡ").await;
    store.write(password("a", None)).await.expect("the first one");
    assert_eq!(by(&*store, "olga").as_deref(), Some("a"));
    assert_eq!(
        store.write(password("b", None)).await,
        Err(StoreError::Taken),
        "the same name in other letters"
    );
    store.write(named("b", "Boris")).await.expect("a free name");
    store.write(password("b", None)).await.expect("a password for it");
    assert_eq!(store.write(named("b", "olga")).await, Err(StoreError::Taken));
    assert_eq!(by(&*store, "boris").as_deref(), Some("b"), "the refused name has changed nothing");
    store.write(named("a", "Anna")).await.expect("a free name");
    assert_eq!(by(&*store, "olga"), None, "the name is free again");
    store.write(named("b", "Olga")).await.expect("and taken");
    assert_eq!(by(&*store, "olga").as_deref(), Some("b"));
}

async fn a_new_password_ends_every_session_but_the_one_that_chose_it(home: Home) {
    let store = home.open();
    player(&*store, "a", "Anna").await;
    player(&*store, "b", "Boris").await;
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

crate::on_both! {
    a_name_brings_back_one_player_and_nobody_else_gets_it,
    a_new_password_ends_every_session_but_the_one_that_chose_it,
}
