//! Is luck luck? What the account calls the luck of a draw is held against a look that is much closer, with luck of its own: what else could have been
//! drawn there is drawn many times.

use bots::Effort;
use kernel::{Seed, Table, Words};
use serde::{Deserialize, Serialize};

use super::{Mean, NoProof};
use crate::luck::Anew;
use crate::through::luck_of;
use crate::{look_through, questions};

/// A draw of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Draw {
    /// How many answers were given before it.
    pub ply: usize,
    /// The luck of every seat, as the account tells it.
    pub told: Vec<f32>,
    /// The same by two closer looks that know nothing of each other.
    pub closer: [Vec<f32>; 2],
}

/// The draws of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Draws {
    /// The game's name.
    pub game: String,
    /// Its number.
    pub number: u64,
    /// How many played.
    pub players: usize,
    /// Draws, evenly over the game.
    pub draws: Vec<Draw>,
}

impl Draws {
    /// Looks closer at no more than `most` draws of a finished game, `times` times each.
    pub fn of(
        table: &dyn Table,
        effort: Effort,
        most: usize,
        times: u64,
        number: u64,
    ) -> Result<Draws, NoProof> {
        let asked = questions(table);
        let analysis = look_through(table, effort, &Words::default(), &mut || {})?;
        let all: Vec<usize> =
            (0..analysis.moments.len()).filter(|n| !analysis.moments[*n].drawn.is_empty()).collect();
        let every = all.len().div_ceil(most.max(1)).max(1);
        let from = Seed::from_word("draws").child(number).short() as usize % every;
        let mut draws = Vec::new();
        for n in all.into_iter().skip(from).step_by(every) {
            let closer = |look: u64| {
                let word = format!("closer {look}");
                luck_of(table, &asked, n, Anew { times, word: &word, look }, effort)
            };
            let moment = &analysis.moments[n];
            draws.push(Draw {
                ply: moment.ply,
                told: moment.drawn.clone(),
                closer: [closer(2)?, closer(3)?],
            });
        }
        Ok(Draws { game: table.meta().id.to_owned(), number, players: table.players(), draws })
    }
}

/// How far what is told is the draw.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Truth {
    /// How many draws.
    pub draws: usize,
    /// How far the luck of a draw lies from nothing (its standard deviation), without the noise of the looks.
    pub size: f64,
    /// How far what is told lies from it.
    pub off: f64,
    /// How much more is told for each bit of true luck; 1 is right. By whole games.
    pub slope: Mean,
    /// What part of the variance of what is told is the draw.
    pub share: f64,
}

impl Truth {
    /// Of these games; nothing if no luck was found in them.
    #[must_use]
    pub fn of(games: &[Draws]) -> Option<Truth> {
        let sums: Vec<Sums> = games.iter().map(Sums::of).collect();
        let all = sums.iter().fold(Sums::default(), |all, one| all.plus(*one, 1.0));
        let slope = all.slope()?;
        // What becomes of the slope without each of the games in turn (jackknife).
        let without: Vec<f64> = sums.iter().filter_map(|one| all.plus(*one, -1.0).slope()).collect();
        let n = without.len().max(1) as f64;
        let middle = without.iter().sum::<f64>() / n;
        let spread = without.iter().map(|slope| (slope - middle).powi(2)).sum::<f64>() * (n - 1.0) / n;
        let off = 1.96 * spread.sqrt();
        Some(Truth {
            draws: games.iter().map(|game| game.draws.len()).sum(),
            size: (all.closer / all.count).sqrt(),
            off: ((all.told - 2.0 * all.both + all.closer) / all.count).max(0.0).sqrt(),
            slope: Mean { mean: slope, low: slope - off, high: slope + off, count: games.len() },
            share: (all.both.powi(2) / (all.told * all.closer)).min(1.0),
        })
    }

    /// Whether what is told grows with the luck as it should.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.slope.contains(1.0)
    }
}

/// Sums of products over the draws of a game and all seats. Two closer looks are multiplied with each other: their noise has nothing in common.
#[derive(Clone, Copy, Default)]
struct Sums {
    count: f64,
    told: f64,
    both: f64,
    closer: f64,
}

impl Sums {
    fn of(game: &Draws) -> Sums {
        let mut sums = Sums::default();
        for draw in &game.draws {
            let [one, other] = &draw.closer;
            for ((told, one), other) in draw.told.iter().zip(one).zip(other) {
                let (told, one, other) = (f64::from(*told), f64::from(*one), f64::from(*other));
                sums = sums.plus(
                    Sums {
                        count: 1.0,
                        told: told * told,
                        both: told * (one + other) / 2.0,
                        closer: one * other,
                    },
                    1.0,
                );
            }
        }
        sums
    }

    fn plus(self, other: Sums, sign: f64) -> Sums {
        Sums {
            count: self.count + sign * other.count,
            told: self.told + sign * other.told,
            both: self.both + sign * other.both,
            closer: self.closer + sign * other.closer,
        }
    }

    fn slope(&self) -> Option<f64> {
        (self.count > 0.0 && self.closer > 0.0).then(|| self.both / self.closer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prove::{game_of, quick};

    /// Games of ten draws: true luck of ± 10 %, told with a factor and noise.
    fn games(factor: f32, noise: f32) -> Vec<Draws> {
        let game = |number: u64| {
            let draw = |i: u64| {
                let luck = if (number + i).is_multiple_of(2) { 0.1 } else { -0.1 };
                let off = if (number + i) % 4 < 2 { noise } else { -noise };
                let told = factor * luck + off;
                Draw {
                    ply: i as usize,
                    told: vec![told, -told],
                    closer: [vec![luck, -luck], vec![luck, -luck]],
                }
            };
            Draws { game: String::new(), number, players: 2, draws: (0..10).map(draw).collect() }
        };
        (0..12).map(game).collect()
    }

    #[test]
    fn what_is_told_too_large_or_too_small_does_not_hold_and_noise_takes_its_share() {
        let right = Truth::of(&games(1.0, 0.05)).expect("there is luck");
        assert!(right.holds() && (right.share - 0.8).abs() < 0.05, "{right:?}");
        assert!((right.size - 0.1).abs() < 1e-6 && (right.off - 0.05).abs() < 1e-3, "{right:?}");
        assert!(!Truth::of(&games(0.5, 0.0)).expect("there is luck").holds());
        assert!(!Truth::of(&games(1.5, 0.0)).expect("there is luck").holds());
        assert_eq!(Truth::of(&[]), None);
    }

    #[test]
    fn draws_of_a_game_are_found_and_are_the_same_again() {
        let game = catalog::find("san-francisco").expect("it is known");
        let table = game_of(game, 2, &"random".parse().expect("a bot"), Seed::from_word("draws"));
        let table = table.expect("it is played");
        let found = Draws::of(table.as_ref(), quick(), 3, 2, 0).expect("it is looked through");
        assert!((1..=3).contains(&found.draws.len()), "{found:?}");
        for draw in &found.draws {
            assert!(draw.told.iter().sum::<f32>().abs() < 1e-4, "luck adds up to nothing: {draw:?}");
        }
        assert_eq!(Draws::of(table.as_ref(), quick(), 3, 2, 0).expect("it is looked through"), found);
    }
}
