//! The answer after which the position is worth most, as far as one can see.

use kernel::{Chance, Game, Seen};

use crate::character::Taste;
use crate::dice::{best, unit};
use crate::evaluate::{Scratch, try_all};
use crate::{Bot, Evaluate};

/// A bot that tries every answer on samples of what it cannot see and of the luck to come, and takes the best one on average.
#[derive(Clone, Debug)]
pub struct Greedy<G: Game, E> {
    evaluate: E,
    /// What it likes besides winning.
    taste: Option<Taste<G>>,
    /// How far the judgement of an answer may be off, in units of a clear lead.
    noise: f32,
    dice: Chance,
    list: Vec<G::Action>,
    scratch: Scratch<G::Action>,
}

impl<G: Game, E: Evaluate<G>> Greedy<G, E> {
    /// A bot that judges by this evaluation. With noise it misjudges: at 1 by about a clear lead.
    #[must_use]
    pub fn new(evaluate: E, noise: f32, seed: u64) -> Greedy<G, E> {
        Greedy {
            evaluate,
            taste: None,
            noise,
            dice: Chance::fast(seed),
            list: Vec::new(),
            scratch: Scratch::default(),
        }
    }

    /// The same bot with a liking for a way to win.
    #[must_use]
    pub(crate) fn with_taste(mut self, taste: Option<Taste<G>>) -> Greedy<G, E> {
        self.taste = taste;
        self
    }

    fn luck(&mut self) -> u64 {
        u64::from(self.dice.below(u32::MAX)) << 32 | u64::from(self.dice.below(u32::MAX))
    }
}

impl<G: Game, E: Evaluate<G>> Bot<G> for Greedy<G, E> {
    fn answer(&mut self, seen: &Seen<'_, G>) -> G::Action {
        let mut list = std::mem::take(&mut self.list);
        list.clear();
        seen.legal(&mut list);
        let mut sums = vec![0.0; list.len()];
        if list.len() > 1 {
            let mut worths = Vec::with_capacity(list.len());
            for _ in 0..E::SAMPLES {
                let sample = seen.sample(&mut self.dice);
                let luck = self.luck();
                try_all(
                    (&self.evaluate, self.taste.as_ref()),
                    &sample,
                    seen.seat(),
                    &list,
                    luck,
                    &mut self.scratch,
                    &mut worths,
                );
                for (sum, worth) in sums.iter_mut().zip(&worths) {
                    *sum += worth / E::SAMPLES as f32;
                }
            }
            if self.noise > 0.0 {
                for sum in &mut sums {
                    // The sum of three even throws is close to a bell.
                    let throw = unit(&mut self.dice) + unit(&mut self.dice) + unit(&mut self.dice) - 1.5;
                    *sum += 2.0 * throw * self.noise * E::SCALE;
                }
            }
        }
        let action = list[best(&sums)];
        self.list = list;
        action
    }
}
