//! How games ended, for whom: written with the end, read by player and by game.

use store::{Change, SeatRow, Store, Tally};

use crate::place::{Home, bot, deal, ply_of, table};

fn person(id: &str, name: &str) -> SeatRow {
    SeatRow { player: Some(id.into()), name: Some(name.into()), ..SeatRow::default() }
}

/// A game of two that ended so.
async fn over(store: &dyn Store, id: &str, other: SeatRow, at: i64, result: &str) {
    let Change::Table(mut new) = table(id) else { unreachable!("a table") };
    (new.seats[1], new.deal) = (other, deal());
    store.write(Change::Table(new)).await.expect("a table");
    let Change::Plies { table, revision, first, rows, asked, driver, .. } = ply_of(id, 0, 1, None) else {
        unreachable!("an answer")
    };
    let result = Some(result.to_owned());
    let end = Change::Plies { table, revision, first, rows, asked, at, result, driver };
    store.write(end).await.expect("the end");
}

async fn with_people(store: &dyn Store) {
    for (id, name) in [("p", "Paula"), ("q", "Quim")] {
        store.write(Change::Player { id: id.into(), name: name.into(), at: 1 }).await.expect("somebody");
    }
}

async fn a_result_is_kept_with_the_end_and_found_by_player_and_by_game(home: Home) {
    let store = home.open();
    with_people(&*store).await;
    over(&*store, "a", bot(), 10, "A 9/1  B 3/0").await;
    over(&*store, "b", person("q", "Quim"), 20, "A 4/1  B 4/1").await;
    over(
        &*store,
        "c",
        SeatRow { resigned: true, bot: Some("random".into()), ..person("q", "Quim") },
        30,
        "A 1/0  B 7/0",
    )
    .await;
    let game = "saint-petersburg";
    let own = store.people().results_of("p", Some(game), 0, 9).expect("readable");
    let ends: Vec<_> =
        own.iter().map(|row| (row.table.as_str(), row.place, row.points, row.won, row.ended)).collect();
    assert_eq!(ends, [("c", 2, 1, 0.0, 30), ("b", 1, 4, 0.5, 20), ("a", 1, 9, 1.0, 10)]);
    assert!(own.iter().all(|row| row.players() == 2 && row.name.as_deref() == Some("Paula")));
    let rivals = store.people().rivals_of("p", Some(game), 15, 9).expect("readable");
    let mut met: Vec<_> =
        rivals.iter().map(|row| (row.table.as_str(), row.name.as_deref(), row.won, row.resigned)).collect();
    met.sort_by(|one, other| one.0.cmp(other.0));
    assert_eq!(
        met,
        [("b", Some("Quim"), 0.5, false), ("c", Some("Quim"), 0.0, true)],
        "who resigned has won nothing"
    );
    assert_eq!(store.people().results_of("p", Some(game), 0, 1).expect("readable").len(), 1);
    assert_eq!(store.people().results_of("p", Some("puerto-rico"), 0, 9), Ok(vec![]));
    assert_eq!(store.people().results_in(game, 99).expect("readable").len(), 6);
    assert_eq!(store.people().last_result_in(game), Ok(Some((30, "c".into()))));
    let games = store.people().games_of("q").expect("readable");
    assert_eq!(games.len(), 1);
    assert_eq!((games[0].own, games[0].last), (Tally { games: 2, won: 0.5, even: 1.0 }, 30));
}

async fn practice_is_nowhere_and_help_stands_apart(home: Home) {
    let store = home.open();
    with_people(&*store).await;
    let game = "saint-petersburg";
    for (id, practice) in [("a", false), ("b", true)] {
        let Change::Table(mut new) = table(id) else { unreachable!("a table") };
        (new.seats[1], new.deal) = (bot(), deal());
        store.write(Change::Table(new)).await.expect("a table");
        store.write(ply_of(id, 0, 1, None)).await.expect("an answer");
        let back = Change::Rewind { table: id.into(), revision: 1, plies: 0, practice, asked: vec![], at: 7 };
        store.write(back).await.expect("taken back");
        store.write(Change::Helped { table: id.into() }).await.expect("a hint");
        store.write(ply_of(id, 2, 1, Some("A 9/1  B 3/0"))).await.expect("the end");
    }
    let own = store.people().results_of("p", Some(game), 0, 9).expect("readable");
    assert_eq!(own.iter().map(|row| (row.table.as_str(), row.helped)).collect::<Vec<_>>(), [("a", true)]);
    assert_eq!(store.people().results_in(game, 99), Ok(vec![]), "neither counts for ratings");
    let games = store.people().games_of("p").expect("readable");
    assert_eq!((games[0].own.games, games[0].helped.games), (0, 1));
}

async fn where_points_come_from_is_asked_for_until_it_is_known(home: Home) {
    let store = home.open();
    with_people(&*store).await;
    over(&*store, "a", bot(), 10, "A 9/1  B 3/0").await;
    over(&*store, "b", bot(), 20, "A 9/1  B 3/0").await;
    assert_eq!(store.people().unsourced(9).expect("readable"), ["a", "b"]);
    assert_eq!(store.people().unsourced(1).expect("readable"), ["a"]);
    let sources = vec!["[9]".to_owned(), "[3]".to_owned()];
    store.write(Change::Sources { table: "a".into(), sources }).await.expect("kept");
    assert_eq!(store.people().unsourced(9).expect("readable"), ["b"]);
    let own = store.people().results_of("p", Some("saint-petersburg"), 0, 9).expect("readable");
    assert_eq!(own.iter().map(|row| row.sources.as_deref()).collect::<Vec<_>>(), [None, Some("[9]")]);
}

async fn who_leaves_for_good_leaves_his_games_behind_and_nothing_else(home: Home) {
    let store = home.open();
    with_people(&*store).await;
    let session =
        store::SessionRow { id: "s".into(), player: "p".into(), created: 1, seen: 2, agent: String::new() };
    store.write(Change::Session(session)).await.expect("a session");
    store.write(Change::Page { player: "p".into(), page: Some("paulas-page".into()) }).await.expect("public");
    assert_eq!(
        store.people().player_at("paulas-page").expect("readable").map(|player| player.id),
        Some("p".into())
    );
    over(&*store, "a", person("q", "Quim"), 10, "A 9/1  B 3/0").await;
    // Who looks on speaks by a name that no seat has.
    for (n, (by, name)) in [("p", "Paula"), ("q", "Quim"), ("p", "Paulinha")].into_iter().enumerate() {
        let (table, text) = ("a".to_owned(), "hi".to_owned());
        let by = Some(by.to_owned());
        let said = Change::Chat { table, revision: 1 + n as u32, by, name: name.into(), text, at: 7 };
        store.write(said).await.expect("a line");
    }
    store.write(table("w")).await.expect("a table that waits");
    let Change::Table(mut running) = table("r") else { unreachable!("a table") };
    (running.seats[1], running.deal, running.asked) = (person("q", "Quim"), deal(), vec![0]);
    store.write(Change::Table(running)).await.expect("a table that runs");
    let forget = Change::Forget { player: "p".into(), bot: "casual".into(), at: 50 };
    store.write(forget.clone()).await.expect("gone");
    assert_eq!(
        (store.player("p"), store.session("s"), store.people().player_at("paulas-page")),
        (Ok(None), Ok(None), Ok(None))
    );
    let kept = store.table("a").expect("readable").expect("the game stays");
    assert_eq!(kept.row.seats[0].name.as_deref(), Some(store::NAMELESS));
    assert_eq!(kept.row.seats[1].name.as_deref(), Some("Quim"));
    assert_eq!(kept.row.revision, 5, "whoever shows it looks again");
    let said: Vec<&str> = kept.chat.iter().map(|line| line.name.as_str()).collect();
    assert_eq!(said, [store::NAMELESS, "Quim", store::NAMELESS]);
    assert!(kept.chat.iter().all(|line| line.by.as_deref() != Some("p")), "{:?}", kept.chat);
    let met = store.people().rivals_of("q", None, 0, 9).expect("readable");
    assert_eq!(met.iter().map(|row| row.player.as_deref()).collect::<Vec<_>>(), [Some(store::GONE)]);
    let waits = store.table("w").expect("readable").expect("there").row;
    assert_eq!((&waits.seats[0], waits.revision), (&SeatRow::default(), 1), "the seat is open again");
    let runs = store.table("r").expect("readable").expect("there").row;
    let seat = &runs.seats[0];
    assert_eq!(
        (seat.bot.as_deref(), seat.resigned, seat.name.as_deref()),
        (Some("casual"), true, Some(store::NAMELESS))
    );
    assert_eq!((runs.asked, runs.revision), (vec![], 1), "a bot plays it to the end");
    let with_bots = store.tables(store::List::WithBots, None, 9).expect("readable");
    assert_eq!(with_bots.tables.iter().map(|table| table.id.as_str()).collect::<Vec<_>>(), ["r"]);
    assert_eq!(store.write(forget).await, Err(store::StoreError::Missing), "once");
}

crate::on_both! {
    who_leaves_for_good_leaves_his_games_behind_and_nothing_else,
    a_result_is_kept_with_the_end_and_found_by_player_and_by_game,
    practice_is_nowhere_and_help_stands_apart,
    where_points_come_from_is_asked_for_until_it_is_known,
}
