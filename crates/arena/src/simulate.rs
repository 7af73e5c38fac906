//! Random games by the thousand, on several threads, with the same result whatever their number.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use kernel::{Entry, Outcome, Record, Seat, Seed, SetupError, SetupText};
use serde::Serialize;

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
}

/// Mean, spread and range of a number. Kept as whole sums, so that the order of the games does not matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spread {
    count: u64,
    sum: i64,
    squares: i128,
    low: i64,
    high: i64,
}

impl Spread {
    fn add(&mut self, value: i64) {
        (self.low, self.high) =
            if self.count == 0 { (value, value) } else { (self.low.min(value), self.high.max(value)) };
        self.count += 1;
        self.sum += value;
        self.squares += i128::from(value) * i128::from(value);
    }

    fn merge(&mut self, other: &Spread) {
        if other.count == 0 {
            return;
        }
        if self.count == 0 {
            *self = *other;
            return;
        }
        self.low = self.low.min(other.low);
        self.high = self.high.max(other.high);
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean.
    #[must_use]
    pub fn mean(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum as f64 / self.count as f64 }
    }

    /// The standard deviation.
    #[must_use]
    pub fn deviation(&self) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        let mean = self.mean();
        let variance = (self.squares as f64 - mean * self.sum as f64) / (self.count - 1) as f64;
        variance.max(0.0).sqrt()
    }

    /// The lowest and the highest value.
    #[must_use]
    pub fn range(&self) -> (i64, i64) {
        (self.low, self.high)
    }
}

impl Serialize for Spread {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let mut fields = serializer.serialize_struct("Spread", 4)?;
        fields.serialize_field("mean", &self.mean())?;
        fields.serialize_field("deviation", &self.deviation())?;
        fields.serialize_field("low", &self.low)?;
        fields.serialize_field("high", &self.high)?;
        fields.end()
    }
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
    pub fn run(&self, game: &dyn Entry, done: &(dyn Fn(Range<u64>) + Sync)) -> Result<Report, SetupError> {
        let setup = game.complete(&self.setup)?;
        let players = setup.value("players").and_then(|n| n.parse().ok()).unwrap_or_default();
        let next = AtomicU64::new(0);
        let work = || {
            let mut report = Report::new(players);
            loop {
                let first = next.fetch_add(SHARE, Ordering::Relaxed);
                if first >= self.games {
                    return Ok(report);
                }
                let last = (first + SHARE).min(self.games);
                for n in first..last {
                    report.add(&game.random_game(&self.setup, self.seed.child(n))?);
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
    pub fn record(&self, game: &dyn Entry, n: u64) -> Result<Record, SetupError> {
        game.random_record(&self.setup, self.seed.child(n))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(threads: usize) -> Report {
        let game = catalog::GAMES[0];
        let setup = SetupText::new();
        let seed = Seed::from_word("threads");
        Simulation { setup, games: 500, seed, threads }.run(game, &|_| {}).expect("the default set-up")
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
        let simulation =
            Simulation { setup: SetupText::new(), games: 3, seed: Seed::from_word("r"), threads: 1 };
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
    fn a_spread_knows_mean_deviation_and_range() {
        let mut whole = Spread::default();
        let (mut left, mut right) = (Spread::default(), Spread::default());
        for (i, value) in [2, 4, 4, 4, 5, 5, 7, 9].into_iter().enumerate() {
            whole.add(value);
            if i < 3 { &mut left } else { &mut right }.add(value);
        }
        left.merge(&right);
        assert_eq!(left, whole);
        assert_eq!((whole.mean(), whole.range()), (5.0, (2, 9)));
        assert!((whole.deviation() - (32.0f64 / 7.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn a_wrong_set_up_is_refused() {
        let setup = SetupText::new().with("players", "9");
        let simulation = Simulation { setup, games: 1, seed: Seed::from_word("x"), threads: 1 };
        assert!(simulation.run(catalog::GAMES[0], &|_| {}).is_err());
    }
}
