//! Cards in no order: a hand with its kinds at a glance, and small tallies for what lies aside.

use std::fmt;

use kernel::{Bag, Kind};

use crate::buildings::CardSet;
use crate::kinds::Card;

/// Cards in no order, quick to list: a hand, the cards just drawn, the things chosen so far.
pub type Pile = kernel::Pile<Card>;

/// Cards in no order, kept small: four bits for each kind. No kind has more than ten copies.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Tally {
    nibbles: [u8; Card::COUNT / 2],
    len: u8,
}

impl Tally {
    pub(crate) const EMPTY: Tally = Tally { nibbles: [0; Card::COUNT / 2], len: 0 };

    /// How many of a card are counted.
    #[inline]
    #[must_use]
    pub fn count(&self, card: Card) -> u8 {
        (self.nibbles[card.index() / 2] >> (4 * (card.index() % 2))) & 15
    }

    /// How many cards are counted.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether no card is counted.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The different cards as a set.
    #[inline]
    #[must_use]
    pub fn kinds(&self) -> CardSet {
        let mut kinds = 0;
        if self.len > 0 {
            for (i, pair) in self.nibbles.iter().enumerate() {
                let (first, second) = (CardSet::from(pair & 15 != 0), CardSet::from(pair >> 4 != 0));
                kinds |= (first | second << 1) << (2 * i);
            }
        }
        kinds
    }

    /// The different cards with their numbers, in card order.
    pub fn iter(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        // Most kinds are not there: only bytes that are not zero are looked at.
        let pairs = self.nibbles.iter().enumerate().filter(|(_, pair)| **pair != 0);
        let singles = pairs.flat_map(|(i, &pair)| [(2 * i, pair & 15), (2 * i + 1, pair >> 4)]);
        singles.filter(|(_, n)| *n > 0).map(|(card, n)| (Card::ALL[card], n))
    }

    #[inline]
    pub(crate) fn add(&mut self, card: Card, n: u8) {
        debug_assert!(self.count(card) + n <= 15);
        self.nibbles[card.index() / 2] += n << (4 * (card.index() % 2));
        self.len += n;
    }

    /// Counts everything that another tally counts.
    #[inline]
    pub(crate) fn add_all(&mut self, other: &Tally) {
        debug_assert!(other.iter().all(|(card, n)| self.count(card) + n <= 15));
        // No kind outgrows its four bits, so two kinds are added at once.
        for (own, more) in self.nibbles.iter_mut().zip(&other.nibbles) {
            *own += more;
        }
        self.len += other.len;
    }

    /// Takes as many of a card out as there are, `n` at most.
    #[inline]
    pub(crate) fn take(&mut self, card: Card, n: u8) {
        let n = n.min(self.count(card));
        self.nibbles[card.index() / 2] -= n << (4 * (card.index() % 2));
        self.len -= n;
    }
}

impl fmt::Debug for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

/// Puts the cards of a tally into a bag.
pub(crate) fn add_tally(bag: &mut Bag<Card>, tally: &Tally) {
    for (card, n) in tally.iter() {
        bag.add(card, n);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tally_counts_neighbours_apart() {
        let mut tally = Tally::EMPTY;
        tally.add(Card::CornFarm, 10);
        tally.add(Card::FruitFarm, 3);
        tally.take(Card::CornFarm, 2);
        tally.take(Card::FruitFarm, 9);
        tally.add(Card::Cathedral, 1);
        assert_eq!(tally.iter().collect::<Vec<_>>(), [(Card::CornFarm, 8), (Card::Cathedral, 1)]);
        assert_eq!(tally.kinds(), Card::CornFarm.bit() | Card::Cathedral.bit());
        assert_eq!(tally.len(), 9);
        let mut sum = tally;
        sum.take(Card::CornFarm, 3);
        sum.add_all(&tally);
        assert_eq!(sum.iter().collect::<Vec<_>>(), [(Card::CornFarm, 13), (Card::Cathedral, 2)]);
        assert_eq!(sum.len(), 15);
    }
}
