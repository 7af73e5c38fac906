//! Cards that lie together: the draw pile as counts, and short lists of open cards.

use std::fmt;

use kernel::Chance;

use crate::deck::{CARDS, Deck, Slot};

/// §setup.4: the cards not yet drawn. Nobody may know their order, so they have none.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct DrawPile {
    counts: [u8; CARDS],
}

impl DrawPile {
    pub(crate) fn new(deck: &Deck) -> DrawPile {
        DrawPile { counts: deck.copies() }
    }

    pub(crate) fn count(&self, slot: Slot) -> u8 {
        self.counts[usize::from(slot.0)]
    }

    /// How many there are of each kind of the deck.
    pub(crate) fn counts(&self) -> &[u8; CARDS] {
        &self.counts
    }

    pub(crate) fn len(&self) -> usize {
        self.counts.iter().map(|n| usize::from(*n)).sum()
    }

    /// §place.1: the top card, each equally likely.
    #[inline]
    pub(crate) fn draw(&mut self, deck: &'static Deck, chance: &mut Chance) -> Slot {
        let counts = &mut self.counts[..deck.kinds()];
        let slot = chance.draw_counted(counts, |kind| deck.card(Slot(kind as u8)).name());
        // §cards.3: the last foundation token comes before the last card.
        Slot(slot.expect("the draw pile does not run out") as u8)
    }

    /// Takes one of a kind out; `false` if there is none.
    pub(crate) fn take(&mut self, slot: Slot) -> bool {
        let count = &mut self.counts[usize::from(slot.0)];
        let some = *count > 0;
        *count -= u8::from(some);
        some
    }
}

impl fmt::Debug for DrawPile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.counts).finish()
    }
}

/// Open cards in a row: a project column, or the cards that a seat has taken.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pile {
    slots: [Slot; CARDS],
    len: u8,
}

impl Pile {
    pub(crate) const EMPTY: Pile = Pile { slots: [Slot::NONE; CARDS], len: 0 };

    #[inline]
    pub(crate) fn slots(&self) -> &[Slot] {
        &self.slots[..usize::from(self.len)]
    }

    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    /// Lays a card at the end.
    #[inline]
    pub(crate) fn push(&mut self, slot: Slot) {
        self.slots[usize::from(self.len)] = slot;
        self.len += 1;
    }

    /// Takes away everything.
    #[inline]
    pub(crate) fn clear(&mut self) {
        self.slots[..usize::from(self.len)].fill(Slot::NONE);
        self.len = 0;
    }

    /// Takes the cards of another pile and sorts them: how they lay does not matter any more.
    #[inline]
    pub(crate) fn take_all(&mut self, other: &mut Pile) {
        debug_assert_eq!(self.len, 0);
        for &slot in other.slots() {
            let mut place = usize::from(self.len);
            while place > 0 && self.slots[place - 1] > slot {
                self.slots[place] = self.slots[place - 1];
                place -= 1;
            }
            self.slots[place] = slot;
            self.len += 1;
        }
        other.clear();
    }

    /// Takes one card of a kind out; the others close up.
    #[inline]
    pub(crate) fn take(&mut self, slot: Slot) {
        let place = self.slots().iter().position(|other| *other == slot).expect("the card lies here");
        let last = usize::from(self.len) - 1;
        self.slots.copy_within(place + 1..=last, place);
        self.slots[last] = Slot::NONE;
        self.len -= 1;
    }

    /// Each different card of a sorted pile once.
    #[inline]
    pub(crate) fn kinds(&self) -> impl Iterator<Item = Slot> + '_ {
        let slots = self.slots();
        slots.iter().enumerate().filter(|&(i, slot)| i == 0 || slots[i - 1] != *slot).map(|(_, slot)| *slot)
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.slots()).finish()
    }
}
