//! A hand: a few cards, sorted, so that equal hands are equal.

use std::fmt;

use crate::{Kind, KindSet};

/// At most `N` things of different kinds, sorted: a hand, or a short row.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Hand<K: Kind, const N: usize> {
    cards: [K; N],
    len: u8,
}

impl<K: Kind, const N: usize> Hand<K, N> {
    /// What stands in the places that hold no card, so that equal hands are equal.
    const BLANK: K = K::ALL[0];
    /// A hand without cards.
    pub const EMPTY: Hand<K, N> = Hand { cards: [Self::BLANK; N], len: 0 };

    /// The cards, equal ones side by side.
    #[inline]
    #[must_use]
    pub fn cards(&self) -> &[K] {
        &self.cards[..usize::from(self.len)]
    }

    /// How many cards there are.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether there is no card.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many of a kind there are.
    #[inline]
    #[must_use]
    pub fn count(&self, card: K) -> usize {
        self.cards().iter().filter(|other| **other == card).count()
    }

    /// Each different card once.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = K> + '_ {
        let cards = self.cards();
        cards.iter().enumerate().filter(|&(i, card)| i == 0 || cards[i - 1] != *card).map(|(_, card)| *card)
    }

    /// The different cards as a set.
    #[inline]
    #[must_use]
    pub fn set(&self) -> KindSet {
        // Places without a card hold the first kind: it is there if it is the first of the sorted cards.
        let first = KindSet::from(self.len > 0 && self.cards[0] == Self::BLANK);
        self.cards.iter().fold(0, |set, card| set | 1 << card.index()) & !1 | first
    }

    /// Takes a card up. There has to be room for it.
    #[inline]
    pub fn add(&mut self, card: K) {
        let mut place = self.len();
        while place > 0 && self.cards[place - 1] > card {
            self.cards[place] = self.cards[place - 1];
            place -= 1;
        }
        self.cards[place] = card;
        self.len += 1;
    }

    /// Takes a card out that is in the hand.
    #[inline]
    pub fn take(&mut self, card: K) {
        let place = self.cards().iter().position(|other| *other == card).expect("the card is in the hand");
        let last = self.len() - 1;
        for i in place..last {
            self.cards[i] = self.cards[i + 1];
        }
        self.cards[last] = Self::BLANK;
        self.len -= 1;
    }
}

impl<K: Kind, const N: usize> fmt::Debug for Hand<K, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::kinds! {
        /// What a plantation grows.
        enum Good: "good" { Corn = "corn", Indigo = "indigo", Sugar = "sugar" }
    }

    #[test]
    fn a_hand_does_not_remember_the_order_of_its_cards() {
        let (mut one, mut other) = (Hand::<Good, 5>::EMPTY, Hand::EMPTY);
        for card in [Good::Sugar, Good::Corn, Good::Indigo, Good::Corn] {
            one.add(card);
        }
        for card in [Good::Corn, Good::Sugar, Good::Corn, Good::Sugar, Good::Indigo] {
            other.add(card);
        }
        other.take(Good::Sugar);
        assert_eq!(one, other);
        assert!(one.kinds().eq([Good::Corn, Good::Indigo, Good::Sugar]));
        assert!(Good::members(one.set()).eq(one.kinds()));
        assert_eq!((one.count(Good::Corn), one.len()), (2, 4));
        one.take(Good::Corn);
        one.take(Good::Corn);
        assert_eq!(one.cards(), [Good::Indigo, Good::Sugar]);
    }
}
