//! How fast a game is: plies and games per second of random play, the size of a position, the time of a copy.

use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::{Clock, WorkClock};
use catalog::Visit;
use kernel::{Chance, Entry, Game, Present, SetupError, SetupText};
use serde::Serialize;

use crate::random::{playouts, with_type};

/// So much of something in a second of work.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Pace {
    /// Answers given per second.
    pub plies: f64,
    /// Games played to the end per second.
    pub games: f64,
}

/// A few games of something: gets the number of the batch, says how many games and answers it made.
pub type Batch<'a> = &'a mut dyn FnMut(u64) -> (u64, u64);

/// Into how many shares the time of a measurement is cut.
const SHARES: u32 = 9;

impl Pace {
    /// One share of a measurement. The time is that of the thread's own work: what else the machine does takes no part of it.
    fn share(time: Duration, word: &mut u64, batch: Batch<'_>) -> Pace {
        let clock = WorkClock::default();
        let (mut games, mut plies) = (0, 0);
        let start = clock.now();
        loop {
            let (g, p) = batch(*word);
            *word += 1;
            games += g;
            plies += p;
            let gone = clock.now() - start;
            if gone >= time / SHARES {
                let seconds = gone.as_secs_f64();
                return Pace { plies: plies as f64 / seconds, games: games as f64 / seconds };
            }
        }
    }

    fn or_better(self, other: Pace) -> Pace {
        if other.plies > self.plies { other } else { self }
    }
}

/// Measures two things in turn, share by share, for so long each: the best share of each, and the median of what the first makes for one
/// of the second. Work of others and a clock that changes its speed meet both alike.
pub fn in_turn(time: Duration, first: Batch<'_>, second: Batch<'_>) -> (Pace, Pace, f64) {
    let (mut word, mut other_word) = (0, 0);
    let (mut best, mut other_best) = (Pace::default(), Pace::default());
    let mut ratios = [0.0; SHARES as usize];
    for ratio in &mut ratios {
        let one = Pace::share(time, &mut word, first);
        let other = Pace::share(time, &mut other_word, second);
        *ratio = one.plies / other.plies;
        (best, other_best) = (best.or_better(one), other_best.or_better(other));
    }
    ratios.sort_by(f64::total_cmp);
    (best, other_best, ratios[ratios.len() / 2])
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
    /// The yardstick beside it and the ratio to it, if there was one.
    pub beside: Option<(Pace, f64)>,
    /// Bytes of a position.
    pub state_bytes: usize,
    /// Bytes of an action.
    pub action_bytes: usize,
    /// Nanoseconds to copy a position.
    pub copy_ns: f64,
}

/// Measures a game for about this long.
pub fn measure(game: &dyn Entry, setup: &SetupText, time: Duration) -> Result<Measure, SetupError> {
    with_type(game, Measuring { setup, time, yardstick: None })
}

/// Measures a game for about this long, in turn with something else for as long.
pub fn measure_beside(
    game: &dyn Entry,
    setup: &SetupText,
    time: Duration,
    yardstick: Batch<'_>,
) -> Result<Measure, SetupError> {
    with_type(game, Measuring { setup, time, yardstick: Some(yardstick) })
}

struct Measuring<'a> {
    setup: &'a SetupText,
    time: Duration,
    yardstick: Option<Batch<'a>>,
}

impl Visit for Measuring<'_> {
    type Output = Result<Measure, SetupError>;

    fn visit<G: Present>(self) -> Result<Measure, SetupError> {
        const GAMES: u64 = 50;
        let setup: G::Setup = self.setup.check()?;
        playouts::<G>(&setup, 0, GAMES)?;
        let mut batch = |word| match playouts::<G>(&setup, word, GAMES) {
            Ok(plies) => (GAMES, plies),
            Err(_) => (0, 0),
        };
        let (pace, beside) = match self.yardstick {
            Some(yardstick) => {
                let (pace, other, ratio) = in_turn(self.time, &mut batch, yardstick);
                (pace, Some((other, ratio)))
            }
            None => {
                let mut word = 0;
                let shares = (0..SHARES).map(|_| Pace::share(self.time, &mut word, &mut batch));
                (shares.fold(Pace::default(), Pace::or_better), None)
            }
        };
        Ok(Measure {
            game: G::META.id,
            setup: SetupText::of(&setup).to_string(),
            pace,
            beside,
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
