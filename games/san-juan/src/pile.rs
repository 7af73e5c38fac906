//! Cards in no order: a hand with its kinds at a glance, and small tallies for what lies aside.

use std::fmt;

use kernel::{Bag, Kind};

use crate::buildings::{CardSet, bit, cards_in};
use crate::kinds::Card;

/// Cards in no order, quick to list: a hand, the cards just drawn, the things chosen so far.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Pile {
    kinds: CardSet,
    counts: [u8; Card::COUNT],
    len: u8,
}

impl Pile {
    pub(crate) const EMPTY: Pile = Pile { kinds: 0, counts: [0; Card::COUNT], len: 0 };

    /// How many of a card are here.
    #[inline]
    #[must_use]
    pub fn count(&self, card: Card) -> u8 {
        self.counts[card.index()]
    }

    /// Whether the card is here.
    #[inline]
    #[must_use]
    pub fn has(&self, card: Card) -> bool {
        self.kinds & bit(card) != 0
    }

    /// How many cards are here.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether no card is here.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The different cards as a set.
    #[inline]
    pub(crate) fn kinds(&self) -> CardSet {
        self.kinds
    }

    /// The different cards with their numbers, in card order.
    pub fn iter(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        cards_in(self.kinds).map(|card| (card, self.count(card)))
    }

    /// Every card, equal ones side by side.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.iter().flat_map(|(card, n)| std::iter::repeat_n(card, usize::from(n)))
    }

    #[inline]
    pub(crate) fn add(&mut self, card: Card) {
        self.counts[card.index()] += 1;
        self.kinds |= bit(card);
        self.len += 1;
    }

    #[inline]
    pub(crate) fn take(&mut self, card: Card) {
        debug_assert!(self.has(card), "{card} is not here");
        let count = &mut self.counts[card.index()];
        *count -= 1;
        if *count == 0 {
            self.kinds &= !bit(card);
        }
        self.len -= 1;
    }

    /// Takes everything out, for who asks for each kind and number once.
    #[inline]
    pub(crate) fn empty(&mut self, mut each: impl FnMut(Card, u8)) {
        for card in cards_in(self.kinds) {
            each(card, self.counts[card.index()]);
            self.counts[card.index()] = 0;
        }
        self.kinds = 0;
        self.len = 0;
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Pile {
        let mut pile = Pile::EMPTY;
        for card in cards {
            pile.add(card);
        }
        pile
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

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

    /// The different cards with their numbers, in card order.
    pub fn iter(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        Card::ALL.iter().map(|&card| (card, self.count(card))).filter(|&(_, n)| n > 0)
    }

    #[inline]
    pub(crate) fn add(&mut self, card: Card, n: u8) {
        debug_assert!(self.count(card) + n <= 15);
        self.nibbles[card.index() / 2] += n << (4 * (card.index() % 2));
        self.len += n;
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
    fn a_pile_knows_its_kinds() {
        let mut pile: Pile = [Card::Hero, Card::Crane, Card::Hero].into_iter().collect();
        assert_eq!(pile.cards().collect::<Vec<_>>(), [Card::Crane, Card::Hero, Card::Hero]);
        pile.take(Card::Crane);
        assert!(!pile.has(Card::Crane) && pile.len() == 2);
        let mut seen = Vec::new();
        pile.empty(|card, n| seen.push((card, n)));
        assert_eq!(seen, [(Card::Hero, 2)]);
        assert_eq!(pile, Pile::EMPTY);
    }

    #[test]
    fn a_tally_counts_neighbours_apart() {
        let mut tally = Tally::EMPTY;
        tally.add(Card::CornFarm, 10);
        tally.add(Card::FruitFarm, 3);
        tally.take(Card::CornFarm, 2);
        tally.take(Card::FruitFarm, 9);
        tally.add(Card::Cathedral, 1);
        assert_eq!(tally.iter().collect::<Vec<_>>(), [(Card::CornFarm, 8), (Card::Cathedral, 1)]);
        assert_eq!(tally.len(), 9);
    }
}
