//! Cards that lie open: how many of each, and quickly which.

use std::fmt;

use crate::kinds::Card;

/// Open cards in no order: a row, or a play area.
pub type Pile = kernel::Pile<Card>;

/// The most cards that a hand can hold. §hand.2: with the Warehouse.
const MOST: usize = 4;

/// Cards in a hand, sorted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Hand {
    cards: [Card; MOST],
    len: u8,
}

impl Hand {
    /// What stands in the places that hold no card, so that equal hands are equal.
    const BLANK: Card = Card::Lumberjack;
    pub(crate) const EMPTY: Hand = Hand { cards: [Hand::BLANK; MOST], len: 0 };

    /// The cards, equal ones side by side.
    #[inline]
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// How many cards there are.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether there is no card.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Each different card once.
    #[inline]
    pub(crate) fn kinds(&self) -> impl Iterator<Item = Card> + '_ {
        let cards = self.cards();
        cards.iter().enumerate().filter(|&(i, card)| i == 0 || cards[i - 1] != *card).map(|(_, card)| *card)
    }

    pub(crate) fn add(&mut self, card: Card) {
        let place = self.cards().partition_point(|other| *other <= card);
        let len = self.len();
        self.cards.copy_within(place..len, place + 1);
        self.cards[place] = card;
        self.len += 1;
    }

    pub(crate) fn take(&mut self, card: Card) {
        let place = self.cards().iter().position(|other| *other == card).expect("the card is in the hand");
        let len = self.len();
        self.cards.copy_within(place + 1..len, place);
        self.len -= 1;
        self.cards[len - 1] = Hand::BLANK;
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_does_not_remember_the_order_of_its_cards() {
        let mut one = Hand::EMPTY;
        let mut other = Hand::EMPTY;
        for card in [Card::Czar, Card::Pub, Card::Czar, Card::Author] {
            one.add(card);
        }
        for card in [Card::Author, Card::Judge, Card::Czar, Card::Pub] {
            other.add(card);
        }
        other.take(Card::Judge);
        other.add(Card::Czar);
        assert_eq!(one, other);
        assert_eq!(one.kinds().collect::<Vec<_>>(), [Card::Pub, Card::Author, Card::Czar]);
        one.take(Card::Czar);
        one.take(Card::Czar);
        assert_eq!(one.cards(), [Card::Pub, Card::Author]);
    }
}
