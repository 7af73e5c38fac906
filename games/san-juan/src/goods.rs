//! The goods of one player: cards that nobody has seen, lying on buildings.

use std::fmt;

use crate::buildings::{CardSet, STORES};
use crate::kinds::Card;
use crate::memory::SHUFFLES;

/// The most buildings, hence goods, that a player can have.
const MOST: usize = 12;

/// A player's goods in the order in which they were placed. §producer.3: one per building at most, so each is told by
/// the kind of building on which it lies.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Goods {
    cards: [Card; MOST],
    places: [u8; MOST],
    len: u8,
    /// How many of the first ones have lain there since before the last shuffle, and since before the one before it.
    old: [u8; SHUFFLES],
    /// Goods on each kind of building.
    loads: [u8; STORES.len()],
}

impl Goods {
    pub(crate) const EMPTY: Goods = Goods {
        cards: [Card::CornFarm; MOST],
        places: [0; MOST],
        len: 0,
        old: [0; SHUFFLES],
        loads: [0; STORES.len()],
    };

    /// How many goods there are.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many lie on buildings of a kind, by its place.
    #[inline]
    #[must_use]
    pub fn at(&self, place: usize) -> u8 {
        self.loads[place]
    }

    /// How many lie on buildings of a kind.
    #[inline]
    #[must_use]
    pub fn on(&self, card: Card) -> u8 {
        card.store().map_or(0, |place| self.loads[place])
    }

    /// The kinds of buildings that carry a good.
    #[inline]
    pub(crate) fn kinds(&self) -> CardSet {
        let mut set = 0;
        for (place, card) in STORES.iter().enumerate() {
            set |= if self.loads[place] > 0 { card.bit() } else { 0 };
        }
        set
    }

    /// The hidden cards, oldest first.
    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards[..self.len()]
    }

    /// How many of the first ones are older than the last shuffle, and than the one before it.
    pub(crate) fn old(&self) -> [usize; SHUFFLES] {
        self.old.map(usize::from)
    }

    /// Lays an unseen card on a building.
    #[inline]
    pub(crate) fn place(&mut self, place: usize, card: Card) {
        self.cards[self.len()] = card;
        self.places[self.len()] = place as u8;
        self.loads[place] += 1;
        self.len += 1;
    }

    /// §producer.4: among goods on buildings of a kind the one placed first leaves. The card, and than which shuffles it is older.
    #[inline]
    pub(crate) fn take(&mut self, place: usize) -> (Card, [bool; SHUFFLES]) {
        let len = self.len();
        let at = self.places[..len]
            .iter()
            .position(|other| usize::from(*other) == place)
            .expect("there is a good on such a building");
        let (card, old) = (self.cards[at], self.old.map(|first| at < usize::from(first)));
        for i in at..len - 1 {
            self.cards[i] = self.cards[i + 1];
            self.places[i] = self.places[i + 1];
        }
        self.cards[len - 1] = Card::CornFarm;
        self.places[len - 1] = 0;
        self.len -= 1;
        for (first, older) in self.old.iter_mut().zip(old) {
            *first -= u8::from(older);
        }
        self.loads[place] -= 1;
        (card, old)
    }

    /// The deck is shuffled: every good is older than that.
    pub(crate) fn grow_old(&mut self) {
        self.old = [self.len, self.old[0]];
    }

    /// Replaces the hidden cards, oldest first.
    pub(crate) fn deal_again(&mut self, mut next: impl FnMut(usize) -> Card) {
        for i in 0..self.len() {
            self.cards[i] = next(i);
        }
    }
}

impl fmt::Debug for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pairs =
            self.cards().iter().zip(&self.places).map(|(card, place)| (STORES[usize::from(*place)], *card));
        f.debug_map().entries(pairs).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_good_placed_first_leaves_first() {
        // §producer.4
        let mut goods = Goods::EMPTY;
        goods.place(0, Card::Hero);
        goods.place(2, Card::Villa);
        goods.grow_old();
        goods.place(0, Card::Crane);
        assert_eq!(goods.take(0), (Card::Hero, [true, false]));
        assert_eq!(goods.take(0), (Card::Crane, [false, false]));
        assert_eq!((goods.len(), goods.old(), goods.at(2)), (1, [1, 0], 1));
        let mut other = Goods::EMPTY;
        other.place(2, Card::Villa);
        other.grow_old();
        assert_eq!(goods, other);
    }
}
