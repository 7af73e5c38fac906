//! Bots against each other: every bot in every seat on the same seeds.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use bots::{SeatError, Spec};
use kernel::{Entry, Seat, Seed, SetupError, SetupText};
use serde::{Deserialize, Serialize};

use crate::play::{Outcome, play_seats};

/// Why a tournament cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ArenaError {
    /// The set-up is wrong.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A bot cannot sit down.
    #[error(transparent)]
    Seat(#[from] SeatError),
    /// Too few bots, or too many.
    #[error(
        "the table has {seats} seats; bots named: {bots}; name one for each seat, as often as it sits there"
    )]
    Seats {
        /// The seats of the table.
        seats: usize,
        /// The bots that were named.
        bots: usize,
    },
    /// A bot gave an answer that is not legal: an error of ours.
    #[error("ply {ply}: {bot} in seat {seat} gave an answer that was refused: {why}")]
    Refused {
        /// The bot.
        bot: String,
        /// Its seat.
        seat: Seat,
        /// The answer's number.
        ply: usize,
        /// What was wrong.
        why: String,
    },
    /// A game that was played could not be kept.
    #[error("game {game} cannot be kept: {why}")]
    NotKept {
        /// Its number, counted from 1.
        game: u64,
        /// What went wrong.
        why: String,
    },
}

/// What to play.
#[derive(Clone, Debug)]
pub struct Tournament {
    /// Players and variants.
    pub setup: SetupText,
    /// The bots: one for each seat, or more than there are seats.
    pub bots: Vec<Spec>,
    /// How many games; rounded up until everybody has sat everywhere.
    pub games: u64,
    /// Where the luck comes from.
    pub seed: Seed,
    /// How many threads share the work.
    pub threads: usize,
}

/// What came out of one game. Seats are in order; `bots` says which entry of the list sat there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Row {
    /// The game's number, counted from 0.
    pub game: u64,
    /// Who sat where.
    pub bots: Vec<usize>,
    /// Points and tie-breakers.
    pub scores: Vec<Vec<i32>>,
    /// Places, 1 for the best.
    pub places: Vec<usize>,
    /// Answers given.
    pub plies: u32,
    /// Rounds played.
    pub rounds: u32,
    /// How the game ended.
    pub ending: String,
    /// Nanoseconds that each seat thought.
    pub nanos: Vec<u64>,
    /// Questions that each seat answered.
    pub answers: Vec<u64>,
    /// The habits of each seat, in the order of [`bots::habits`]; nothing in a file from before they were counted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub habits: Vec<Vec<f32>>,
}

impl Tournament {
    /// Who sits where: all groups of bots that fill the table, each in every rotation.
    pub fn lineups(&self, game: &dyn Entry) -> Result<Vec<Vec<usize>>, ArenaError> {
        let setup = game.complete(&self.setup)?;
        let seats: usize = setup.value("players").and_then(|n| n.parse().ok()).unwrap_or_default();
        if self.bots.len() < seats || seats == 0 {
            return Err(ArenaError::Seats { seats, bots: self.bots.len() });
        }
        let mut lineups = Vec::new();
        for group in groups(self.bots.len(), seats) {
            lineups.extend((0..seats).map(|by| (0..seats).map(|seat| group[(seat + by) % seats]).collect()));
        }
        Ok(lineups)
    }

    /// How many games are really played.
    pub fn total(&self, game: &dyn Entry) -> Result<u64, ArenaError> {
        let block = self.lineups(game)?.len() as u64;
        Ok(self.games.div_ceil(block) * block)
    }

    /// Plays the games that are not yet `known` and gives all rows in order; `done` hears of every new one, from any thread.
    pub fn run(
        &self,
        game: &dyn Entry,
        mut known: Vec<Row>,
        done: &(dyn Fn(&Row) + Sync),
    ) -> Result<Vec<Row>, ArenaError> {
        let lineups = self.lineups(game)?;
        let total = self.total(game)?;
        known.retain(|row| row.game < total);
        let mut open: Vec<u64> = (0..total).collect();
        open.retain(|n| known.iter().all(|row| row.game != *n));
        let next = AtomicU64::new(0);
        let failed = AtomicBool::new(false);
        let rows = Mutex::new(known);
        let work = || {
            while !failed.load(Ordering::Relaxed) {
                let Some(n) = open.get(next.fetch_add(1, Ordering::Relaxed) as usize) else { break };
                match self.play(game, &lineups, *n) {
                    Ok(row) => {
                        done(&row);
                        rows.lock().expect("nobody panics while holding the rows").push(row);
                    }
                    Err(error) => {
                        failed.store(true, Ordering::Relaxed);
                        return Err(error);
                    }
                }
            }
            Ok(())
        };
        thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(work)).collect();
            threads.into_iter().try_for_each(|thread| thread.join().expect("a game does not panic"))
        })?;
        let mut rows = rows.into_inner().expect("nobody panics while holding the rows");
        rows.sort_by_key(|row| row.game);
        Ok(rows)
    }

    /// Plays game number `n` alone, for who spreads the games over many machines.
    pub fn play_one(&self, game: &dyn Entry, n: u64) -> Result<Row, ArenaError> {
        self.play(game, &self.lineups(game)?, n)
    }

    fn play(&self, game: &dyn Entry, lineups: &[Vec<usize>], n: u64) -> Result<Row, ArenaError> {
        let block = lineups.len() as u64;
        let lineup = &lineups[(n % block) as usize];
        // Every line-up of a block has the same luck, and a bot has its own luck wherever it sits.
        let seed = self.seed.child(n / block);
        let seats: Vec<(Spec, u64)> =
            lineup.iter().map(|i| (self.bots[*i].clone(), seed.child(*i as u64).short())).collect();
        let played = play_seats(game, &self.setup, seed, &seats)?;
        let outcome = Outcome::of(played.table.as_ref());
        let all = || Seat::all(seats.len());
        Ok(Row {
            game: n,
            bots: lineup.clone(),
            scores: all().map(|seat| outcome.scores.row(seat).to_vec()).collect(),
            places: all().map(|seat| outcome.scores.place(seat)).collect(),
            plies: outcome.plies,
            rounds: outcome.rounds,
            ending: outcome.ending.id.to_owned(),
            nanos: played.nanos,
            answers: played.answers,
            habits: all().map(|seat| bots::habits_of(played.table.as_ref(), seat)).collect(),
        })
    }
}

/// All ways to choose so many of the numbers below `n`, in order.
fn groups(n: usize, size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for last in size - 1..n {
        for mut group in groups(last, size - 1) {
            group.push(last);
            all.push(group);
        }
    }
    all.sort_unstable();
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Standing;

    fn tournament(bots: &str, players: &str, threads: usize) -> Tournament {
        Tournament {
            setup: SetupText::new().with("players", players),
            bots: Spec::list(bots).expect("bots"),
            games: 5,
            seed: Seed::from_word("cup"),
            threads,
        }
    }

    fn timeless(mut rows: Vec<Row>) -> Vec<Row> {
        rows.iter_mut().for_each(|row| row.nanos.fill(0));
        rows
    }

    #[test]
    fn everybody_sits_everywhere_on_the_same_seeds() {
        let game = catalog::GAMES[0];
        let cup = tournament("greedy,random,random", "2", 1);
        let lineups = cup.lineups(game).expect("three bots for two seats");
        assert_eq!(lineups, [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]);
        assert_eq!(cup.total(game), Ok(6));
        let error = tournament("greedy", "2", 1).lineups(game).expect_err("too few").to_string();
        assert!(error.contains("2 seats; bots named: 1"), "{error}");
    }

    #[test]
    fn iteration_budgets_give_the_same_rows_whatever_the_number_of_threads_and_after_a_stop() {
        let game = catalog::GAMES[0];
        let run = |threads, known| {
            let cup = tournament("search:20it,greedy:noise=0.5", "2", threads);
            timeless(cup.run(game, known, &|_| {}).expect("it is played"))
        };
        let rows = run(1, Vec::new());
        assert_eq!(rows.len(), 6);
        assert_eq!(rows, run(3, Vec::new()));
        assert_eq!(rows, run(2, rows[2..4].to_vec()));
    }

    #[test]
    fn a_weight_that_does_not_exist_is_refused() {
        let game = catalog::GAMES[0];
        let error = tournament("greedy:luck=3,random", "2", 1)
            .run(game, Vec::new(), &|_| {})
            .expect_err("no such weight");
        assert!(error.to_string().contains("has no weight \"luck\""), "{error}");
    }

    #[test]
    fn a_bot_that_stands_twice_is_counted_once() {
        let game = catalog::GAMES[0];
        let cup = tournament("random,random", "2", 2);
        let rows = cup.run(game, Vec::new(), &|_| {}).expect("it is played");
        let standing = Standing::new(&cup, &rows);
        assert_eq!(standing.bots.len(), 1);
        assert_eq!(standing.bots[0].entries, 12);
        assert!((standing.bots[0].wins - 6.0).abs() < 1e-9);
    }
}
