//! How fast a game is: plies and games per second of random play, the size of a position, the time of a copy.

use std::hint::black_box;
use std::time::{Duration, Instant};

use catalog::Visit;
use kernel::{Chance, Entry, Game, Present, SetupError, SetupText};
use serde::Serialize;

use crate::random::{playouts, with_type};

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
    with_type(game, Measuring { setup, time })
}

struct Measuring<'a> {
    setup: &'a SetupText,
    time: Duration,
}

impl Visit for Measuring<'_> {
    type Output = Result<Measure, SetupError>;

    fn visit<G: Present>(self) -> Result<Measure, SetupError> {
        const GAMES: u64 = 50;
        let setup: G::Setup = self.setup.check()?;
        playouts::<G>(&setup, 0, GAMES)?;
        let pace = Pace::of(self.time, |word| match playouts::<G>(&setup, word, GAMES) {
            Ok(plies) => (GAMES, plies),
            Err(_) => (0, 0),
        });
        Ok(Measure {
            game: G::META.id,
            setup: SetupText::of(&setup).to_string(),
            pace,
            state_bytes: size_of::<G>(),
            action_bytes: size_of::<G::Action>(),
            copy_ns: copy_ns::<G>(&setup)?,
        })
    }
}

/// The time of a copy of the first position.
fn copy_ns<G: Game>(setup: &G::Setup) -> Result<f64, SetupError> {
    const COPIES: u64 = 1_000_000;
    let state = G::new(setup, &mut Chance::fast(1))?;
    let start = Instant::now();
    for _ in 0..COPIES {
        black_box(black_box(&state).clone());
    }
    Ok(start.elapsed().as_secs_f64() * 1e9 / COPIES as f64)
}
