//! The numbers of a set-up's answers, both ways.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use kernel::Numbered;

/// Answers by number, and numbers by answer.
#[derive(Clone, Debug)]
pub(crate) struct Space<G: Numbered> {
    answers: Vec<G::Action>,
    numbers: HashMap<G::Action, u32, BuildHasherDefault<Quick>>,
}

impl<G: Numbered> Space<G> {
    pub(crate) fn new(setup: &G::Setup) -> Space<G> {
        let answers = G::space(setup);
        let numbers = answers.iter().copied().zip(0..).collect();
        Space { answers, numbers }
    }

    pub(crate) fn answers(&self) -> &[G::Action] {
        &self.answers
    }

    /// The number of an answer that can come up.
    #[inline]
    pub(crate) fn number(&self, answer: G::Action) -> Option<u32> {
        self.numbers.get(&G::stand_in(answer)).copied()
    }
}

/// A quick hash for a few small fields: rotate, mix, multiply. Nobody chooses them against us.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Quick(u64);

impl Quick {
    #[inline]
    fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for Quick {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.mix(u64::from(*byte));
        }
    }

    #[inline]
    fn write_u8(&mut self, n: u8) {
        self.mix(u64::from(n));
    }

    #[inline]
    fn write_u16(&mut self, n: u16) {
        self.mix(u64::from(n));
    }

    #[inline]
    fn write_isize(&mut self, n: isize) {
        self.mix(n as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        // The table looks at the lowest and the highest bits; a product is best in its upper half.
        self.0.rotate_left(26)
    }
}
