//! What each seat with a perfect memory knows of cards that lie face down (a belief state).
//!
//! Positions are not histories: only what can still matter is kept, as counts. For the discard pile: which cards a seat surely
//! knows in it. For hands, and for cards under Chapel and Church: which cards everybody surely knows there; for hands also which
//! cards everybody saw coming and which may have left since. For the deck: which
//! cards a seat surely knew in it at the last two shuffles and has not met since; they cannot lie where cards have lain since
//! before that shuffle ("old" places). `check` proves after every answer that the truth is always among what is held possible.

use kernel::Seat;

use crate::kinds::Card;
use crate::pile::Tally;

/// The viewer who knows what everybody knows, and nothing else.
pub(crate) const PUBLIC: usize = 4;

/// How many shuffles are remembered: the last one, and the one before it.
pub(crate) const SHUFFLES: usize = 2;

/// How many cards a hand has drawn "since the last shuffle" while there was none.
const ALWAYS_FRESH: u8 = u8::MAX;

/// Cards that may still be in a hand: other cards, or these, have left it face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Doubt {
    pub(crate) cards: Tally,
    /// So many of them must still be there, since fewer cards have left.
    pub(crate) least: u8,
    /// How likely each of them is still there, if any card may have left: from 0 to `u16::MAX`.
    pub(crate) likely: u16,
}

impl Doubt {
    const NONE: Doubt = Doubt { cards: Tally::EMPTY, least: 0, likely: 0 };

    /// `moved` of `held` cards have left; `fallen` cards, sure until now, are doubtful now.
    fn grow(&mut self, held: usize, moved: usize, fallen: &Tally) {
        let (before, new) = (self.cards.len() as u64, fallen.len() as u64);
        let sum = before * u64::from(self.likely) + new * u64::from(u16::MAX);
        let stay = sum * (held - moved) as u64 / (held as u64 * (before + new).max(1));
        self.likely = stay as u16;
        self.least = (usize::from(self.least) + fallen.len()).saturating_sub(moved) as u8;
        for (card, n) in fallen.iter() {
            let room = card.facts().copies - self.cards.count(card);
            self.cards.add(card, n.min(room));
        }
        if held == moved || self.cards.is_empty() {
            *self = Doubt::NONE;
        }
    }

    /// One of these was built.
    fn built(&mut self, card: Card) {
        if self.cards.count(card) > 0 {
            self.cards.take(card, 1);
            self.least = self.least.saturating_sub(1);
        }
    }
}

/// What is known of hidden cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Memory {
    /// §secret.4: cards that a seat knows in the discard pile; last, those that everybody knows.
    pub(crate) discard: [Tally; 5],
    /// §secret.5: for each shuffle and seat, cards that were known in the deck then, or discarded since, and that the seat has
    /// not met since: so many at least lie elsewhere than in places older than that shuffle.
    pub(crate) deck: [[Tally; 4]; SHUFFLES],
    /// §secret.6: cards that everybody knows in a hand.
    pub(crate) hand: [Tally; 4],
    /// §secret.6: cards that everybody has seen coming into a hand, and that may have left it since.
    pub(crate) doubt: [Doubt; 4],
    /// Cards that everybody knows under a Chapel or Church.
    pub(crate) tucked: [Tally; 4],
    /// Cards that came into a hand since each shuffle.
    pub(crate) fresh: [[u8; 4]; SHUFFLES],
    /// Cards under Chapel and Church since before each shuffle.
    pub(crate) old_tucked: [[u8; 4]; SHUFFLES],
    /// Cards under the Harbor that were goods, or lay there, before each shuffle.
    pub(crate) old_stored: [[u8; 4]; SHUFFLES],
    /// Cards drawn with the Recruiter before a shuffle in the middle of the draw.
    pub(crate) old_drawn: u8,
}

impl Memory {
    pub(crate) const NEW: Memory = Memory {
        discard: [Tally::EMPTY; 5],
        deck: [[Tally::EMPTY; 4]; SHUFFLES],
        hand: [Tally::EMPTY; 4],
        doubt: [Doubt::NONE; 4],
        tucked: [Tally::EMPTY; 4],
        fresh: [[ALWAYS_FRESH; 4]; SHUFFLES],
        old_tucked: [[0; 4]; SHUFFLES],
        old_stored: [[0; 4]; SHUFFLES],
        old_drawn: 0,
    };

    /// A seat has drawn a card that only it has seen.
    #[inline]
    pub(crate) fn drawn_by(&mut self, seat: Seat, card: Card) {
        for decks in &mut self.deck {
            let deck = &mut decks[seat.index()];
            if !deck.is_empty() {
                deck.take(card, 1);
            }
        }
    }

    /// Cards have come into a hand from the deck.
    #[inline]
    pub(crate) fn joined_hand(&mut self, seat: Seat, cards: usize) {
        for fresh in &mut self.fresh {
            let fresh = &mut fresh[seat.index()];
            *fresh = fresh.saturating_add(cards as u8);
        }
    }

    /// A card of the deck was shown to all.
    pub(crate) fn shown(&mut self, card: Card) {
        for deck in self.deck.iter_mut().flatten() {
            deck.take(card, 1);
        }
    }

    /// A card that all have seen went to the discard pile.
    pub(crate) fn discarded_openly(&mut self, card: Card) {
        for known in &mut self.discard {
            known.add(card, 1);
        }
    }

    /// A card that all have seen went to a hand.
    pub(crate) fn kept_openly(&mut self, seat: Seat, card: Card) {
        self.hand[seat.index()].add(card, 1);
        self.joined_hand(seat, 1);
    }

    /// A card of a hand was built. It may have come from the deck since the shuffle, unless the hand has drawn nothing since.
    #[inline]
    pub(crate) fn built(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.hand[seat.index()];
        if hand.count(card) > 0 {
            hand.take(card, 1);
        } else {
            self.doubt[seat.index()].built(card);
        }
        let [last, before] = &mut self.deck;
        let [since_last, since_before] = self.fresh.map(|fresh| fresh[seat.index()] > 0);
        for (other, (last, before)) in last.iter_mut().zip(before).enumerate() {
            if other == seat.index() || before.is_empty() {
                continue;
            }
            if since_last {
                last.take(card, 1);
            }
            // What is newer than the last shuffle is newer than the one before it.
            if since_before && before.count(card) > last.count(card) {
                before.take(card, 1);
            }
        }
    }

    /// Whether anything is known of a hand.
    #[inline]
    pub(crate) fn knows_hand(&self, seat: Seat) -> bool {
        !self.hand[seat.index()].is_empty() || !self.doubt[seat.index()].cards.is_empty()
    }

    /// `moved` of the `held` cards of a hand have left it face down. What everybody knew of the hand may have gone;
    /// `surely` is told what cannot have stayed.
    pub(crate) fn left_hand(
        &mut self,
        seat: Seat,
        held: usize,
        moved: usize,
        mut surely: impl FnMut(&mut Memory, Card, u8),
    ) {
        if moved == 0 {
            return;
        }
        let known = self.hand[seat.index()];
        let mut fallen = Tally::EMPTY;
        for (card, n) in known.iter() {
            let others = held - usize::from(n);
            let gone = moved.saturating_sub(others);
            let doubtful = moved.min(usize::from(n));
            self.hand[seat.index()].take(card, doubtful as u8);
            fallen.add(card, (doubtful - gone) as u8);
            if gone > 0 {
                surely(self, card, gone as u8);
            }
        }
        self.doubt[seat.index()].grow(held, moved, &fallen);
    }

    /// Everybody but a seat learns of a card in the discard pile.
    pub(crate) fn others_know_discarded(&mut self, seat: Seat, card: Card, n: u8) {
        for (viewer, known) in self.discard.iter_mut().enumerate() {
            if viewer != seat.index() {
                known.add(card, n);
            }
        }
    }

    /// §deck.2: the discard pile has become the deck; what was known of the one is known of the other.
    pub(crate) fn shuffled(&mut self) {
        let [last, before] = &mut self.deck;
        for ((last, before), known) in last.iter_mut().zip(before).zip(&self.discard) {
            *before = *last;
            before.add_all(known);
            *last = *known;
        }
        self.discard = [Tally::EMPTY; 5];
        self.fresh = [[0; 4], self.fresh[0]];
    }
}
