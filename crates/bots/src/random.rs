//! Any legal answer, each equally likely.

use kernel::{Chance, Game, Seen};

use crate::Bot;

/// A bot that knows the rules and nothing else.
#[derive(Clone, Debug)]
pub struct Random<G: Game> {
    dice: Chance,
    list: Vec<G::Action>,
}

impl<G: Game> Random<G> {
    /// A bot whose answers follow from a seed.
    #[must_use]
    pub fn new(seed: u64) -> Random<G> {
        Random { dice: Chance::fast(seed), list: Vec::new() }
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn answer(&mut self, seen: &Seen<'_, G>) -> G::Action {
        self.list.clear();
        seen.legal(&mut self.list);
        self.list[self.dice.below(self.list.len() as u32) as usize]
    }
}
