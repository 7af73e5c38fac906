//! Choosing several things one by one. §choose.1: in card order, so that every outcome has exactly one path.

use kernel::{Kind, Seat};

use crate::action::Action;
use crate::buildings::{CardSet, STORES};
use crate::kinds::Card;
use crate::pile::Pile;
use crate::state::{Question, SanJuan};

/// A selection under way: at least `lo` things, at most `hi`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Selection {
    pub(crate) lo: u8,
    pub(crate) hi: u8,
    /// The place in card order of the thing chosen last: nothing earlier may follow.
    pub(crate) from: u8,
    /// What has been chosen so far, out of its pool.
    pub(crate) picked: Pile,
}

impl Selection {
    pub(crate) const NONE: Selection = Selection { lo: 0, hi: 0, from: 0, picked: Pile::EMPTY };

    /// How many more things have to be chosen.
    #[inline]
    pub(crate) fn missing(&self) -> usize {
        usize::from(self.lo).saturating_sub(self.picked.len())
    }

    /// Whether as many things are chosen as may be.
    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.picked.len() >= usize::from(self.hi)
    }

    /// §choose.1: the kinds that may be chosen next: not earlier than the last one, and with enough things from there on.
    #[inline]
    pub(crate) fn allowed(&self, kinds: CardSet, count: impl Fn(Card) -> u8) -> CardSet {
        let rest = kinds >> self.from << self.from;
        let missing = self.missing();
        if missing <= 1 {
            return rest;
        }
        let mut later = rest;
        let mut things = 0;
        while later != 0 {
            let top = 63 - later.leading_zeros();
            things += usize::from(count(Card::ALL[top as usize]));
            if things >= missing {
                return later;
            }
            later &= !(1 << top);
        }
        0
    }

    /// §choose.2: the word that ends the selection, if enough is chosen.
    #[inline]
    pub(crate) fn stop_word(&self) -> Option<Action> {
        let word = if self.picked.is_empty() { Action::Pass } else { Action::Done };
        (self.missing() == 0).then_some(word)
    }

    #[inline]
    fn list(&self, allowed: CardSet, verb: impl Fn(Card) -> Action, out: &mut Vec<Action>) {
        Card::members(allowed).for_each(|card| out.push(verb(card)));
        out.extend(self.stop_word());
    }
}

impl SanJuan {
    #[inline]
    pub(crate) fn begin_selection(&mut self, question: Question, lo: usize, hi: usize) {
        debug_assert!(self.selection.picked.is_empty(), "the last selection is complete");
        self.question = question;
        (self.selection.lo, self.selection.hi, self.selection.from) = (lo as u8, hi as u8, 0);
    }

    #[inline]
    pub(crate) fn pick(&mut self, card: Card) {
        self.selection.picked.add(card);
        self.selection.from = card.index() as u8;
    }

    /// The kinds of cards that may be chosen next from a hidden pool.
    #[inline]
    pub(crate) fn allowed_from(&self, pool: &Pile) -> CardSet {
        self.selection.allowed(pool.kinds(), |card| pool.count(card))
    }

    /// Lists the cards of a hidden pool.
    #[inline]
    pub(crate) fn list_from(&self, pool: &Pile, verb: impl Fn(Card) -> Action, out: &mut Vec<Action>) {
        self.selection.list(self.allowed_from(pool), verb, out);
    }

    /// Moves a card from the hand to those chosen. Whether the selection ends by itself.
    /// §secret.7: with a hidden pool only when it is full or the pool is empty.
    #[inline]
    pub(crate) fn pick_from_hand(&mut self, seat: Seat, card: Card) -> bool {
        self.player_mut(seat).hand.take(card);
        self.pick(card);
        self.selection.is_full() || self.player(seat).hand.is_empty()
    }

    /// The kinds of goods that may be chosen next; those chosen still lie in their place.
    #[inline]
    pub(crate) fn allowed_goods(&self, seat: Seat) -> CardSet {
        let goods = &self.player(seat).goods;
        let left = |card: Card| goods.on(card) - self.selection.picked.count(card);
        let mut kinds = goods.kinds();
        for card in Card::members(self.selection.picked.kinds()) {
            if left(card) == 0 {
                kinds &= !card.bit();
            }
        }
        self.selection.allowed(kinds, left)
    }

    /// Lists the goods of a seat.
    #[inline]
    pub(crate) fn list_goods(&self, seat: Seat, verb: impl Fn(Card) -> Action, out: &mut Vec<Action>) {
        self.selection.list(self.allowed_goods(seat), verb, out);
    }

    /// Chooses a good. Whether the selection ends by itself. §choose.3: with an open pool also when only the stop word is left.
    #[inline]
    pub(crate) fn pick_good(&mut self, seat: Seat, card: Card) -> bool {
        self.pick(card);
        self.selection.is_full() || self.allowed_goods(seat) == 0
    }

    /// The kinds of empty production buildings that may be chosen next.
    #[inline]
    pub(crate) fn allowed_plants(&self, seat: Seat) -> CardSet {
        let player = self.player(seat);
        let mut kinds = 0;
        for (place, card) in STORES[..player.plants.len()].iter().enumerate() {
            kinds |= CardSet::from(player.empty(place) > 0) << card.index();
        }
        kinds >> self.selection.from << self.selection.from
    }

    /// Lists empty production buildings.
    #[inline]
    pub(crate) fn list_plants(&self, seat: Seat, verb: impl Fn(Card) -> Action, out: &mut Vec<Action>) {
        self.selection.list(self.allowed_plants(seat), verb, out);
    }

    /// Forgets the selection that is complete.
    #[inline]
    pub(crate) fn end_selection(&mut self) {
        self.selection.picked.empty(|_, _| {});
        (self.selection.lo, self.selection.hi, self.selection.from) = (0, 0, 0);
    }
}
