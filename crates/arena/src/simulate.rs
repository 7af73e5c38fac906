//! Games by the thousand, at random or among bots, on several threads, with the same result whatever their number.

use std::collections::BTreeMap;
use std::io;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use bots::Spec;
use kernel::{Entry, Record, Seat, Seed, SetupText, Viewer};
use serde::Serialize;

use crate::random::{random_game, random_record};
use crate::{ArenaError, Outcome, Spread, play};

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

/// Somebody who keeps the games that were played: gets the number of a game, from 0 on, and its record, from any thread.
pub type Keep<'a> = dyn Fn(u64, &Record) -> io::Result<()> + Sync + 'a;

impl Simulation {
    /// Plays all games; `done` hears the numbers of those that were finished, from any thread, and `keep` gets the games
    /// themselves. The first one that cannot be kept ends the simulation.
    pub fn run(
        &self,
        game: &dyn Entry,
        done: &(dyn Fn(Range<u64>) + Sync),
        keep: Option<&Keep<'_>>,
    ) -> Result<Report, ArenaError> {
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
                    let outcome = self.play(game, n, keep);
                    // Nobody begins another game when one has failed.
                    report.add(&outcome.inspect_err(|_| next.store(self.games, Ordering::Relaxed))?);
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

    /// Plays game number `n`. What is counted and what is kept is one and the same game: bots with a time budget would play
    /// another one the next time.
    fn play(&self, game: &dyn Entry, n: u64, keep: Option<&Keep<'_>>) -> Result<Outcome, ArenaError> {
        let seed = self.seed.child(n);
        let (outcome, record) = if !self.seats.is_empty() {
            let table = play(game, &self.setup, seed, &self.seats)?.table;
            (Outcome::of(table.as_ref()), keep.map(|_| table.record_for(Viewer::Afterwards)))
        } else if keep.is_some() {
            let (outcome, record) = random_record(game, &self.setup, seed)?;
            (outcome, Some(record))
        } else {
            (random_game(game, &self.setup, seed)?, None)
        };
        if let (Some(keep), Some(record)) = (keep, record) {
            keep(n, &record).map_err(|error| ArenaError::NotKept { game: n + 1, why: error.to_string() })?;
        }
        Ok(outcome)
    }
}

#[cfg(test)]
mod tests;
