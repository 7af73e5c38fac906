//! Weights that are found and not guessed: simultaneous perturbation (SPSA) in self-play with paired seeds.
//!
//! Each step moves all weights a little to both sides at once, lets the two sides play each other in every seat on the same
//! seeds, and goes a bit towards the side that did better. The answer is the mean of the second half of the way.

use bots::{Spec, Style, weights};
use kernel::{Chance, Entry, Seed, SetupText};
use serde::Serialize;

use crate::{ArenaError, Interval, Row, Standing, Tournament};

/// What to tune.
#[derive(Clone, Debug)]
pub struct Tuning {
    /// Players and variants; steps take them in turn.
    pub setups: Vec<SetupText>,
    /// The bot whose evaluation is tuned; weights that it names are where the way begins.
    pub bot: Spec,
    /// How many steps.
    pub steps: u64,
    /// Games of each step; rounded up until everybody has sat everywhere.
    pub games: u64,
    /// The only weights to change; all, if nobody is named.
    pub only: Vec<String>,
    /// Where the luck comes from.
    pub seed: Seed,
    /// How many threads share the games of a step.
    pub threads: usize,
}

/// What a step showed.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Step {
    /// Its number, from 1 on.
    pub step: u64,
    /// By how much one side did better, from -1 to 1.
    pub difference: f64,
}

/// Where the way ended.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Tuned {
    /// The weights as they were and as they are now.
    pub weights: Vec<(&'static str, f32, f32)>,
    /// The tuned bot.
    pub bot: String,
    /// The share of victories of each of its seats against the bot as it was, and what would be even, for each set-up: every other
    /// seat each, on new seeds.
    pub against_before: Vec<(String, Interval, f64)>,
}

/// The weight that every evaluation has for its playouts.
const HEAT: &str = "heat";
/// How far to each side the first step looks, in units of a weight's own size.
const REACH: f64 = 0.2;
/// How far the first step goes for a clear difference.
const STRIDE: f64 = 0.02;

impl Tuning {
    /// Walks; `done` hears of every step.
    pub fn run(&self, game: &dyn Entry, done: &mut dyn FnMut(Step)) -> Result<Tuned, ArenaError> {
        self.run_with(game, &mut |cup| cup.run(game, Vec::new(), &|_| {}), done)
    }

    /// The same walk, where somebody else plays the tournaments of its steps: all their games, in order.
    pub fn run_with<E: From<ArenaError>>(
        &self,
        game: &dyn Entry,
        play: &mut dyn FnMut(&Tournament) -> Result<Vec<Row>, E>,
        done: &mut dyn FnMut(Step),
    ) -> Result<Tuned, E> {
        let before: Vec<(&'static str, f32)> = weights(game.meta().id)
            .into_iter()
            .map(|(name, shipped)| {
                let named = self.bot.weights.iter().find(|(other, _)| other == name);
                (name, named.map_or(shipped, |(_, value)| *value))
            })
            .collect();
        let size: Vec<f64> = before.iter().map(|(_, value)| f64::from(value.abs()).max(0.1)).collect();
        // Without playouts nothing depends on their heat.
        let idle = |name: &str| name == HEAT && matches!(self.bot.style, Style::Greedy { .. });
        let wanted = |name: &str| self.only.is_empty() || self.only.iter().any(|only| only == name);
        let moves: Vec<bool> = before.iter().map(|(name, _)| wanted(name) && !idle(name)).collect();
        let at = |place: &[f64]| {
            before.iter().zip(&size).zip(place).fold(self.bot.clone(), |spec, (((name, value), size), x)| {
                spec.with_weight(name, (f64::from(*value) + size * x) as f32)
            })
        };
        let mut place = vec![0.0; before.len()];
        let mut mean = vec![0.0; before.len()];
        let mut dice = Chance::fast(self.seed.short());
        for k in 0..self.steps {
            let reach = REACH / (1.0 + k as f64).powf(0.101);
            let stride = STRIDE / (1.0 + k as f64 / (0.1 * self.steps as f64 + 1.0)).powf(0.602);
            let sides: Vec<f64> = moves
                .iter()
                .map(|moves| if *moves { f64::from(2 * dice.below(2)) - 1.0 } else { 0.0 })
                .collect();
            let shifted =
                |by: f64| place.iter().zip(&sides).map(|(x, side)| x + by * side).collect::<Vec<_>>();
            let (left, right) = (at(&shifted(reach)), at(&shifted(-reach)));
            let setup = &self.setups[(k % self.setups.len() as u64) as usize];
            let difference = self.compare(game, play, setup, [&left, &right], self.seed.child(k))?.0;
            for (x, side) in place.iter_mut().zip(&sides) {
                *x += stride * difference / reach * side;
            }
            if 2 * k >= self.steps {
                mean.iter_mut()
                    .zip(&place)
                    .for_each(|(mean, x)| *mean += x / (self.steps - self.steps.div_ceil(2)) as f64);
            }
            done(Step { step: k + 1, difference });
        }
        let tuned = at(&mean);
        let mut against_before = Vec::new();
        for (n, setup) in (0..).zip(&self.setups) {
            let seed = self.seed.child(u64::MAX - n);
            let judged = Tuning { games: 400.max(self.games), ..self.clone() };
            let share = judged.compare(game, play, setup, [&tuned, &at(&vec![0.0; before.len()])], seed)?.1;
            against_before.push((
                game.complete(setup).map_err(ArenaError::from)?.to_string(),
                share,
                1.0 / players(game, setup)? as f64,
            ));
        }
        let weights =
            before.iter().zip(&tuned.weights).map(|((name, old), (_, new))| (*name, *old, *new)).collect();
        Ok(Tuned { weights, bot: tuned.to_string(), against_before })
    }

    /// Lets two bots share the seats in turn: by how much the first one did better, and its share of victories.
    fn compare<E: From<ArenaError>>(
        &self,
        game: &dyn Entry,
        play: &mut dyn FnMut(&Tournament) -> Result<Vec<Row>, E>,
        setup: &SetupText,
        [left, right]: [&Spec; 2],
        seed: Seed,
    ) -> Result<(f64, Interval), E> {
        let bots = (0..players(game, setup)?)
            .map(|i| if i % 2 == 0 { left.clone() } else { right.clone() })
            .collect();
        let tournament =
            Tournament { setup: setup.clone(), bots, games: self.games, seed, threads: self.threads };
        let rows = play(&tournament)?;
        let sum: f64 = rows.iter().map(difference).sum();
        let share = Standing::new(&tournament, &rows).bots[0].share;
        Ok((sum / rows.len() as f64, share))
    }
}

fn players(game: &dyn Entry, setup: &SetupText) -> Result<usize, ArenaError> {
    Ok(game.complete(setup)?.value("players").and_then(|n| n.parse().ok()).unwrap_or_default())
}

/// By how much the bots with even numbers did better than the others: half by the victory, half by the points.
fn difference(row: &Row) -> f64 {
    let best = |even: bool| {
        let points = row.bots.iter().zip(&row.scores).filter(|(bot, _)| (**bot % 2 == 0) == even);
        points
            .map(|(_, score)| f64::from(score[0]))
            .fold((0.0, 0.0), |(sum, n), points| (sum + points, n + 1.0))
    };
    let (left, right) = (best(true), best(false));
    let ahead = left.0 / left.1 - right.0 / right.1;
    let level = (left.0 + right.0) / (left.1 + right.1);
    let margin = (ahead / (0.3 * level.abs()).max(3.0)).tanh();
    let winner = row.bots.iter().zip(&row.places).find(|(_, place)| **place == 1).map_or(0, |(bot, _)| *bot);
    let victory = if winner % 2 == 0 { 1.0 } else { -1.0 };
    0.5 * victory + 0.5 * margin
}

impl Tuning {
    /// Whether the bot has an evaluation to tune.
    #[must_use]
    pub fn has_evaluation(bot: &Spec) -> bool {
        matches!(bot.style, Style::Greedy { .. } | Style::Search(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_the_same_whatever_the_number_of_threads_and_moves_only_what_it_may() {
        let run = |threads| {
            let tuning = Tuning {
                setups: vec![SetupText::new().with("players", "2")],
                bot: "greedy".parse().expect("a bot"),
                steps: 2,
                games: 4,
                only: vec!["ruble".to_owned()],
                seed: Seed::from_word("tune"),
                threads,
            };
            tuning.run(catalog::find("saint-petersburg").expect("a game"), &mut |_| {}).expect("it is tuned")
        };
        let tuned = run(1);
        assert_eq!(tuned, run(2));
        assert!(tuned.weights.iter().all(|(name, old, new)| (old != new) == (*name == "ruble")), "{tuned:?}");
    }
}
