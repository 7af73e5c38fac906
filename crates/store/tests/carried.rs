//! A whole site moves from one engine to the other and back: every row arrives, and what is not the same is seen.
#![cfg(unix)]

mod place;

use place::{Home, Place, bot, deal, ply_of, table, with_match};
use store::testing::Cluster;
use store::{
    After, BanKind, BanRow, Carried, Change, ChatRow, Pause, Postgres, SeatTime, SessionRow, Sqlite, Store,
    StoreError, carry, compare,
};

/// One of everything that can be kept.
async fn full(store: &dyn Store) {
    with_match(store).await;
    let quim = Change::Player { id: "q".into(), name: "Quim 😀 \"'\\ été".into(), at: 2 };
    let password = Change::Password { player: "p".into(), hash: Some("h".into()), keep: None };
    let session =
        SessionRow { id: "s".into(), player: "q".into(), created: 3, seen: 4, agent: "Firefox".into() };
    let ban = BanRow { kind: BanKind::Address, value: "192.0.2.7".into(), at: 5, reason: "floods".into() };
    let Change::Table(mut waiting) = table("w") else { unreachable!("a table") };
    waiting.seats[1].invited = Some("q".into());
    let Change::Table(mut over) = table("x") else { unreachable!("a table") };
    (over.seats[1], over.deal, over.at) = (bot(), deal(), 1_794_852_359);
    for change in [
        quim,
        password,
        Change::Session(session),
        Change::Ban(ban),
        Change::Table(waiting),
        Change::Table(over),
        ply_of("x", 0, 1, Some("A 9/1  B 3/0")),
        Change::Sources { table: "x".into(), sources: vec!["[]".into(), "[1]".into()] },
        Change::Mail {
            player: "q".into(),
            address: "q@example.org".into(),
            token: "k".into(),
            lang: "fr".into(),
            at: 9,
        },
        Change::Push(store::PushRow {
            endpoint: "https://push.example.org/1".into(),
            player: "q".into(),
            session: "s".into(),
            key: "k".into(),
            auth: "a".into(),
            lang: "fr".into(),
            created: 4,
        }),
        Change::NearlyOut { player: "q".into(), wanted: true },
        Change::Away { player: "q".into(), until: Some(11) },
        Change::Tell {
            table: "x".into(),
            player: "p".into(),
            channel: store::Channel::Mail,
            occasion: store::Occasion::Turn,
            number: 1,
            pause: 0,
            at: 9,
        },
        Change::Analysis { table: "x".into(), content: "{\"moments\":[]}".into(), at: 9 },
        ply_of("t", 1, 1, None),
        Change::Chat {
            table: "t".into(),
            revision: 2,
            by: None,
            name: "Paula".into(),
            text: "hi".into(),
            at: 7,
        },
    ] {
        store.write(change).await.expect("kept");
    }
    let time = SeatTime { remaining: Some(9), due: Some(10), warned: true, away: Some(11), grace: Some(12) };
    let line = |event: &str| ChatRow {
        by: Some("q".into()),
        event: Some(event.into()),
        name: "Quim".into(),
        text: "5".into(),
        at: 8,
    };
    let after = After {
        times: vec![(0, time)],
        due: Some(10),
        lines: vec![line("away")],
        pause: Some(Pause { since: Some(3), agreed: 2 }),
        nudged: Some(0),
        seen: Some((0, 7)),
        at: 8,
        ..After::default()
    };
    store.write(Change::Times { table: "w".into(), revision: 0, after }).await.expect("kept");
    // More than one page of answers.
    for n in 2..1_200 {
        store.write(ply_of("t", n + 1, n, None)).await.expect("in order");
    }
}

fn told() -> impl FnMut(&'static str, usize) {
    |_, _| {}
}

#[tokio::test]
async fn a_site_goes_to_a_database_and_comes_back_the_same() {
    let Some(Home::Database(url)) = Home::database() else { return };
    let (here, back) = (Place::new(), Place::new());
    let file = here.open();
    full(&file).await;
    let database = Postgres::open(&url.parse().expect("an address")).expect("it opens");
    let carried = carry(&file, &database, &mut told()).expect("all of it");
    assert_eq!((carried.tables, carried.plies), (3, 1_200));
    drop(database);
    let database = Postgres::open(&url.parse().expect("an address")).expect("it opens");
    assert_eq!(database.secret(), file.secret(), "cookies stay good");
    for id in ["t", "w", "x"] {
        assert_eq!(database.table(id), file.table(id));
    }
    assert_eq!((database.tally("p"), database.bans()), (file.tally("p"), file.bans()));
    let results = |store: &dyn Store| store.people().results_of("p", Some("saint-petersburg"), 0, 9);
    assert_eq!(results(&database), results(&file));
    assert_eq!(results(&file).expect("readable").len(), 1);
    // It goes on there: the next line of chat is no row of before.
    let chat = Change::Chat {
        table: "t".into(),
        revision: 1201,
        by: None,
        name: "Paula".into(),
        text: "on".into(),
        at: 8,
    };
    database.write(chat).await.expect("a line");
    assert!(compare(&file, &database, &mut told()).is_err(), "they differ now");
    let returned = back.open();
    let again = carry(&database, &returned, &mut told()).expect("all of it");
    assert_eq!(again, Carried { rows: carried.rows + 1, ..carried });
    drop(returned);
    let returned = back.open();
    assert_eq!((returned.table("t"), returned.secret()), (database.table("t"), file.secret()));
    returned.check().expect("it is whole");
}

#[tokio::test]
async fn nothing_is_carried_where_something_is() {
    let Some(Home::Database(url)) = Home::database() else { return };
    let place = Place::new();
    let (file, database) =
        (place.open(), Postgres::open(&url.parse().expect("an address")).expect("it opens"));
    with_match(&file).await;
    database.write(Change::Player { id: "z".into(), name: "Zoe".into(), at: 1 }).await.expect("somebody");
    let refused = carry(&file, &database, &mut told());
    assert!(matches!(refused, Err(StoreError::Foreign(_))), "{refused:?}");
    assert_eq!(database.table("t"), Ok(None));
}

#[tokio::test]
async fn a_row_that_changed_on_the_way_is_named() {
    let Some(Home::Database(url)) = Home::database() else { return };
    let place = Place::new();
    let (file, database) =
        (place.open(), Postgres::open(&url.parse().expect("an address")).expect("it opens"));
    with_match(&file).await;
    file.write(ply_of("t", 1, 1, None)).await.expect("an answer");
    carry(&file, &database, &mut told()).expect("all of it");
    for (harm, sentence) in [
        ("UPDATE plies SET luck = 'noble'", "the row t 1 of plies is not the same"),
        ("DELETE FROM plies", "the row t 1 of plies is missing"),
        ("UPDATE seats SET touched = 0 WHERE seat = 1", "the row t 1 of seats is not the same"),
        ("INSERT INTO players (id, name, created) VALUES ('z', 'Zoe', 1)", "the row z of players is there"),
    ] {
        Cluster::run(&url, harm);
        let found = compare(&file as &Sqlite, &database, &mut told()).expect_err("harm was done").to_string();
        assert!(found.contains(sentence), "{harm}: {found}");
    }
}
