//! Games by the thousand, at random or among bots, on several threads, with the same result whatever their number.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use bots::Spec;
use kernel::{Entry, Outcome, Record, Seat, Seed, SetupText, Viewer};
use serde::Serialize;

use crate::{ArenaError, Spread, play};

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Simulation {
    /// Players and variants.
    pub setup: SetupText,
    /// How many games.
    pub games: u64,
    /// Where their luck comes from: game number `n` has the seed's child `n`.
    pub seed: Seed,
    /// How many threads share the work.
    pub threads: usize,
    /// Who sits at the table, seat A first; nobody: all answer at random, without a match around them.
    pub seats: Vec<Spec>,
}

/// What one seat did.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct SeatReport {
    /// Its points.
    pub points: Spread,
    /// Games won alone.
    pub wins: u64,
    /// Games won together with others.
    pub shared: u64,
}

/// What came out.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Report {
    /// Games played.
    pub games: u64,
    /// Answers given in all games.
    pub plies: u64,
    /// Answers per game.
    pub length: Spread,
    /// Rounds per game.
    pub rounds: Spread,
    /// Points of the winners.
    pub winning: Spread,
    /// Seat by seat.
    pub seats: Vec<SeatReport>,
    /// How often games ended in which way.
    pub endings: BTreeMap<&'static str, u64>,
}

impl Report {
    fn new(players: usize) -> Report {
        Report { seats: vec![SeatReport::default(); players], ..Report::default() }
    }

    fn add(&mut self, outcome: &Outcome) {
        let scores = &outcome.scores;
        let winners = scores.winners();
        self.games += 1;
        self.plies += u64::from(outcome.plies);
        self.length.add(i64::from(outcome.plies));
        self.rounds.add(i64::from(outcome.rounds));
        if let Some(winner) = winners.first() {
            self.winning.add(i64::from(scores.points(winner)));
        }
        for (seat, report) in Seat::all(scores.seats()).zip(&mut self.seats) {
            report.points.add(i64::from(scores.points(seat)));
            if winners.contains(seat) {
                *(if winners.len() == 1 { &mut report.wins } else { &mut report.shared }) += 1;
            }
        }
        *self.endings.entry(outcome.ending.id).or_default() += 1;
    }

    fn merge(&mut self, other: &Report) {
        self.games += other.games;
        self.plies += other.plies;
        self.length.merge(&other.length);
        self.rounds.merge(&other.rounds);
        self.winning.merge(&other.winning);
        for (own, other) in self.seats.iter_mut().zip(&other.seats) {
            own.points.merge(&other.points);
            own.wins += other.wins;
            own.shared += other.shared;
        }
        for (ending, n) in &other.endings {
            *self.endings.entry(ending).or_default() += n;
        }
    }
}

/// How many games a thread takes at a time.
const SHARE: u64 = 64;

impl Simulation {
    /// Plays all games; `done` hears the numbers of those that were finished, from any thread.
    pub fn run(&self, game: &dyn Entry, done: &(dyn Fn(Range<u64>) + Sync)) -> Result<Report, ArenaError> {
        let setup = game.complete(&self.setup)?;
        let players = setup.value("players").and_then(|n| n.parse().ok()).unwrap_or_default();
        let next = AtomicU64::new(0);
        // Bots take their time: with them a thread takes one game at a time.
        let share = if self.seats.is_empty() { SHARE } else { 1 };
        let work = || -> Result<Report, ArenaError> {
            let mut report = Report::new(players);
            loop {
                let first = next.fetch_add(share, Ordering::Relaxed);
                if first >= self.games {
                    return Ok(report);
                }
                let last = (first + share).min(self.games);
                for n in first..last {
                    report.add(&self.outcome(game, n)?);
                }
                done(first..last);
            }
        };
        thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(work)).collect();
            threads.into_iter().try_fold(Report::new(players), |mut sum, thread| {
                sum.merge(&thread.join().expect("a game does not panic")?);
                Ok(sum)
            })
        })
    }
}

impl Simulation {
    /// Game number `n` as a record.
    pub fn record(&self, game: &dyn Entry, n: u64) -> Result<Record, ArenaError> {
        if self.seats.is_empty() {
            return Ok(game.random_record(&self.setup, self.seed.child(n))?);
        }
        Ok(play(game, &self.setup, self.seed.child(n), &self.seats)?.table.record_for(Viewer::Afterwards))
    }

    fn outcome(&self, game: &dyn Entry, n: u64) -> Result<Outcome, ArenaError> {
        if self.seats.is_empty() {
            return Ok(game.random_game(&self.setup, self.seed.child(n))?);
        }
        Ok(play(game, &self.setup, self.seed.child(n), &self.seats)?.outcome())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(threads: usize) -> Report {
        let game = catalog::GAMES[0];
        let setup = SetupText::new();
        let seed = Seed::from_word("threads");
        Simulation { setup, games: 500, seed, threads, seats: Vec::new() }
            .run(game, &|_| {})
            .expect("the default set-up")
    }

    #[test]
    fn the_result_does_not_depend_on_the_number_of_threads() {
        let one = run(1);
        assert_eq!(one.games, 500);
        assert_eq!(one, run(3));
        assert_eq!(one.endings.values().sum::<u64>(), 500);
        let wins: u64 = one.seats.iter().map(|seat| seat.wins).sum();
        assert!(wins <= 500 && wins > 400);
    }

    #[test]
    fn a_record_is_the_game_that_was_counted() {
        let game = catalog::GAMES[0];
        let simulation = Simulation {
            setup: SetupText::new(),
            games: 3,
            seed: Seed::from_word("r"),
            threads: 1,
            seats: Vec::new(),
        };
        for n in 0..3 {
            let record = simulation.record(game, n).expect("the default set-up");
            let table = game.replay(&record).expect("the record is sound");
            let outcome =
                game.random_game(&simulation.setup, simulation.seed.child(n)).expect("the default set-up");
            assert_eq!((table.scores(), table.ply() as u32), (outcome.scores, outcome.plies));
            assert_eq!(table.verify(), Ok(()));
        }
    }

    #[test]
    fn a_wrong_set_up_is_refused() {
        let setup = SetupText::new().with("players", "9");
        let simulation =
            Simulation { setup, games: 1, seed: Seed::from_word("x"), threads: 1, seats: Vec::new() };
        assert!(simulation.run(catalog::GAMES[0], &|_| {}).is_err());
    }
}
