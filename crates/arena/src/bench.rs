//! How fast a game is: plies and games per second of random play, the size of a position, the time of a copy.

use std::time::{Duration, Instant};

use kernel::{Entry, SetupError, SetupText};
use serde::Serialize;

/// So much of something in a second.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Pace {
    /// Answers given per second.
    pub plies: f64,
    /// Games played to the end per second.
    pub games: f64,
}

impl Pace {
    /// Runs `batch` again and again until the time is up, and keeps the best of several shares of it: the machine may have other work.
    /// A batch says how many games and answers it made.
    pub fn of(time: Duration, mut batch: impl FnMut(u64) -> (u64, u64)) -> Pace {
        const SHARES: u32 = 5;
        let mut best = Pace::default();
        let mut word = 0;
        for _ in 0..SHARES {
            let (mut games, mut plies) = (0, 0);
            let start = Instant::now();
            while start.elapsed() < time / SHARES {
                let (g, p) = batch(word);
                word += 1;
                games += g;
                plies += p;
            }
            let seconds = start.elapsed().as_secs_f64();
            let pace = Pace { plies: plies as f64 / seconds, games: games as f64 / seconds };
            if pace.plies > best.plies {
                best = pace;
            }
        }
        best
    }
}

/// The figures of one game and set-up.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Measure {
    /// The game.
    pub game: &'static str,
    /// Its set-up.
    pub setup: String,
    /// Random play on one thread.
    pub pace: Pace,
    /// Bytes of a position.
    pub state_bytes: usize,
    /// Bytes of an action.
    pub action_bytes: usize,
    /// Nanoseconds to copy a position.
    pub copy_ns: f64,
}

/// Measures a game for about this long.
pub fn measure(game: &dyn Entry, setup: &SetupText, time: Duration) -> Result<Measure, SetupError> {
    let complete = game.complete(setup)?;
    const GAMES: u64 = 50;
    game.random_games(setup, 0, GAMES)?;
    let pace = Pace::of(time, |word| match game.random_games(setup, word, GAMES) {
        Ok(tally) => (tally.games, tally.plies),
        Err(_) => (0, 0),
    });
    const COPIES: u64 = 1_000_000;
    let start = Instant::now();
    game.copies(setup, 1, COPIES)?;
    let copy_ns = start.elapsed().as_secs_f64() * 1e9 / COPIES as f64;
    let (state_bytes, action_bytes) = game.sizes();
    Ok(Measure {
        game: game.meta().id,
        setup: complete.to_string(),
        pace,
        state_bytes,
        action_bytes,
        copy_ns,
    })
}
