//! What the coach says, held against what comes: are hints right, does luck add up, is luck luck. Each piece of evidence is a row that can be kept, so
//! that a long proof goes on where it was stopped.

mod draws;
mod hints;
mod luck;
mod reasons;

use bots::{SeatError, SeatedBot, Spec};
use kernel::{Entry, Refused, Seed, SetupError, SetupText, Table};
use serde::Serialize;

use crate::NotLookedThrough;

pub use draws::{Draw, Draws, Truth};
pub use hints::{Decision, Trial};
pub use luck::{Account, Balance, Merit, account};
pub use reasons::{Reading, Reasoned};

/// Why there is no evidence.
#[derive(Debug, thiserror::Error)]
pub enum NoProof {
    /// The set-up cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Nobody sat down.
    #[error(transparent)]
    Seat(#[from] SeatError),
    /// It cannot be looked through.
    #[error(transparent)]
    Look(#[from] NotLookedThrough),
    /// An answer was refused.
    #[error(transparent)]
    Refused(#[from] Refused),
}

/// A finished game of these bots.
pub fn game_of(game: &dyn Entry, players: usize, bot: &Spec, seed: Seed) -> Result<Box<dyn Table>, NoProof> {
    let mut table = begin(game, players, seed)?;
    let mut seats = sit(table.as_ref(), bot, seed)?;
    play_out(table.as_mut(), &mut seats)?;
    Ok(table)
}

/// A table at which nobody has answered yet.
pub fn begin(game: &dyn Entry, players: usize, seed: Seed) -> Result<Box<dyn Table>, NoProof> {
    Ok(game.start(&SetupText::new().with("players", &players.to_string()), seed)?)
}

/// The same bot on every seat.
pub fn sit(table: &dyn Table, bot: &Spec, seed: Seed) -> Result<Vec<Box<dyn SeatedBot>>, NoProof> {
    let one = |n: usize| bots::seat(table, bot, seed.child(n as u64).short());
    Ok((0..table.players()).map(one).collect::<Result<_, _>>()?)
}

fn play_out(table: &mut dyn Table, seats: &mut [Box<dyn SeatedBot>]) -> Result<(), NoProof> {
    while let Some(seat) = table.acting().first() {
        let answer = seats[seat.index()].answer(table, seat);
        table.play(seat, &answer)?;
    }
    Ok(())
}

/// A mean with its interval of 19 in 20.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// The ends of the interval.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
    /// How many values.
    pub count: usize,
}

impl Mean {
    /// Whether a number lies in the interval.
    #[must_use]
    pub fn contains(&self, number: f64) -> bool {
        (self.low..=self.high).contains(&number)
    }
}

/// The mean of some values.
#[must_use]
pub fn mean(values: &[f64]) -> Mean {
    mean_among(values, 1)
}

/// The mean of some values, one of so many means that are looked at together: the intervals are so wide that in 19 of 20 cases none of them misses its
/// truth (Bonferroni).
#[must_use]
pub fn mean_among(values: &[f64], means: usize) -> Mean {
    // Both ends of the normal distribution beyond this are 5 % divided by the number of means.
    const WIDTHS: [f64; 5] = [1.96, 2.24, 2.39, 2.50, 2.58];
    let n = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / n;
    let spread = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    let off = WIDTHS[means.clamp(1, WIDTHS.len()) - 1] * (spread / n).sqrt();
    Mean { mean, low: mean - off, high: mean + off, count: values.len() }
}

#[cfg(test)]
fn quick() -> bots::Effort {
    bots::Effort { iterations: 128, samples: 4, tries: 2, games: 4 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_narrows_with_more_values() {
        let few = mean(&[1.0, -1.0, 1.0, -1.0]);
        let many = mean(&[1.0, -1.0].repeat(50));
        assert!(few.mean.abs() < 1e-9 && few.high > 2.0 * many.high, "{few:?} {many:?}");
    }
}
