//! How often a thing was chosen, how those seats ended, and what it brought beyond what was foreseen.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// What a thing brought beyond what was foreseen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effect {
    /// The mean over games, as a share of victory.
    pub mean: f64,
    /// The standard error of that mean.
    pub error: f64,
    /// How many games it was reckoned from.
    pub games: u32,
}

/// What was seen of a thing.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Packed", into = "Packed")]
pub struct Tally {
    /// Games in which somebody chose it.
    pub games: u32,
    /// Seats that chose it, by place: the first, the second …
    pub places: Vec<u32>,
    /// How often it was chosen, and the sum of the rounds.
    rounds: (u32, u32),
    /// Games with a chance that is known, the sum of their effects, and of the squares of these.
    effects: (u32, f64, f64),
}

/// A tally in the fewest words.
#[derive(Serialize, Deserialize)]
struct Packed(u32, Vec<u32>, u32, u32, u32, f64, f64);

impl From<Packed> for Tally {
    fn from(Packed(games, places, often, rounds, n, sum, squares): Packed) -> Tally {
        Tally { games, places, rounds: (often, rounds), effects: (n, sum, squares) }
    }
}

impl From<Tally> for Packed {
    fn from(tally: Tally) -> Packed {
        let (n, sum, squares) = tally.effects;
        let (often, rounds) = tally.rounds;
        Packed(tally.games, tally.places, often, rounds, n, short(sum), short(squares))
    }
}

/// Five digits say more than the games do.
fn short(value: f64) -> f64 {
    (value * 1e5).round() / 1e5
}

/// What was seen of a thing in one game.
#[derive(Clone, Debug, Default)]
pub(super) struct OfGame {
    /// The place of every seat that chose it.
    places: BTreeMap<usize, usize>,
    rounds: (u32, u32),
    effects: (u32, f64),
}

impl OfGame {
    pub(super) fn add(&mut self, seat: usize, place: usize, round: u32, effect: Option<f64>) {
        self.places.insert(seat, place);
        self.rounds = (self.rounds.0 + 1, self.rounds.1 + round);
        if let Some(effect) = effect {
            self.effects = (self.effects.0 + 1, self.effects.1 + effect);
        }
    }
}

impl Tally {
    pub(super) fn add(&mut self, game: &OfGame, players: usize) {
        self.games += 1;
        self.places.resize(players, 0);
        for place in game.places.values() {
            self.places[place - 1] += 1;
        }
        self.rounds = (self.rounds.0 + game.rounds.0, self.rounds.1 + game.rounds.1);
        let (n, sum) = game.effects;
        if n > 0 {
            // A game counts once, however often something was chosen in it: its choices hang together.
            // Rounded game by game, so that a file that was counted in two runs is the one that is counted at once.
            let mean = short(sum / f64::from(n));
            let (games, sum, squares) = self.effects;
            self.effects = (games + 1, sum + mean, squares + short(mean * mean));
        }
    }

    /// The same of other games besides.
    pub(super) fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.places.resize(self.places.len().max(other.places.len()), 0);
        self.places.iter_mut().zip(&other.places).for_each(|(all, more)| *all += more);
        self.rounds = (self.rounds.0 + other.rounds.0, self.rounds.1 + other.rounds.1);
        let ((n, sum, squares), (m, more, more_squares)) = (self.effects, other.effects);
        self.effects = (n + m, sum + more, squares + more_squares);
    }

    /// What it brought; nothing with fewer than two games.
    #[must_use]
    pub fn effect(&self) -> Option<Effect> {
        let (games, sum, squares) = self.effects;
        if games < 2 {
            return None;
        }
        let n = f64::from(games);
        let mean = sum / n;
        let spread = (squares / n - mean * mean).max(0.0) * n / (n - 1.0);
        Some(Effect { mean, error: (spread / n).sqrt(), games })
    }

    /// The mean round in which it was chosen.
    #[must_use]
    pub fn round(&self) -> f64 {
        f64::from(self.rounds.1) / f64::from(self.rounds.0.max(1))
    }

    /// How many seats chose it.
    #[must_use]
    pub fn seats(&self) -> u32 {
        self.places.iter().sum()
    }
}
