use std::sync::Mutex;

use super::*;

fn random(games: u64, threads: usize) -> Simulation {
    Simulation {
        setup: SetupText::new(),
        games,
        seed: Seed::from_word("threads"),
        threads,
        seats: Vec::new(),
    }
}

fn of_bots(bots: &str, games: u64, threads: usize) -> Simulation {
    let seats = Spec::list(bots).expect("bots");
    let setup = SetupText::new().with("players", &seats.len().to_string());
    Simulation { setup, seats, ..random(games, threads) }
}

/// Runs a simulation and gives the report and the kept games in order.
fn run_and_keep(simulation: &Simulation, game: &dyn Entry) -> (Report, Vec<Record>) {
    let kept = Mutex::new(BTreeMap::new());
    let keep = |n: u64, record: &Record| {
        let before = kept.lock().expect("nobody panics").insert(n, record.clone());
        assert!(before.is_none(), "game {n} is kept twice");
        Ok(())
    };
    let report = simulation.run(game, &|_| {}, Some(&keep)).expect("it can be played");
    (report, kept.into_inner().expect("nobody panics").into_values().collect())
}

/// What the report would be if the kept games had been counted.
fn counted(game: &dyn Entry, records: &[Record], players: usize) -> Report {
    let mut report = Report::new(players);
    for record in records {
        let table = game.replay(record).expect("the record is sound");
        assert_eq!(table.verify(), Ok(()));
        report.add(&Outcome::of(table.as_ref()));
    }
    report
}

#[test]
fn the_result_does_not_depend_on_the_number_of_threads() {
    let run =
        |threads| random(500, threads).run(catalog::GAMES[0], &|_| {}, None).expect("the default set-up");
    let one = run(1);
    assert_eq!(one.games, 500);
    assert_eq!(one, run(3));
    assert_eq!(one.endings.values().sum::<u64>(), 500);
    let wins: u64 = one.seats.iter().map(|seat| seat.wins).sum();
    assert!(wins <= 500 && wins > 400);
}

#[test]
fn keeping_random_games_does_not_change_them() {
    for game in catalog::GAMES {
        let simulation = random(5, 2);
        let (report, records) = run_and_keep(&simulation, *game);
        assert_eq!(report, simulation.run(*game, &|_| {}, None).expect("the default set-up"));
        assert_eq!(report, counted(*game, &records, report.seats.len()));
    }
}

#[test]
fn the_games_that_are_kept_are_those_that_were_played_even_if_bots_think_for_a_time() {
    let game = catalog::find("saint-petersburg").expect("a game");
    let (report, records) = run_and_keep(&of_bots("search:2ms,search:1ms", 3, 2), game);
    assert_eq!((report.games, records.len()), (3, 3));
    assert_eq!(report, counted(game, &records, 2));
}

#[test]
fn a_game_that_cannot_be_kept_ends_the_simulation() {
    let keep = |n: u64, _: &Record| if n == 2 { Err(io::Error::other("the disk is full")) } else { Ok(()) };
    let error = of_bots("random,random", 1_000_000, 2)
        .run(catalog::GAMES[0], &|_| {}, Some(&keep))
        .expect_err("game 3 cannot be kept");
    assert_eq!(error.to_string(), "game 3 cannot be kept: the disk is full");
}

#[test]
fn a_wrong_set_up_is_refused() {
    let simulation = Simulation { setup: SetupText::new().with("players", "9"), ..random(1, 1) };
    assert!(simulation.run(catalog::GAMES[0], &|_| {}, None).is_err());
}
