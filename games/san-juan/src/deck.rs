//! Drawing and discarding. §deck.1: both piles lie face down.

use arrayvec::ArrayVec;
use kernel::{Bag, Chance, Log, Seat, SeenBy};

use crate::action::Action;
use crate::event::{Event, Occasion, Purpose};
use crate::kinds::Card;
use crate::state::SanJuan;

/// The most cards drawn in one go: four goods at the highest prices, and both markets.
const MOST: usize = 16;

impl SanJuan {
    /// Cards that can still be drawn.
    #[inline]
    pub(crate) fn available(&self) -> usize {
        self.deck.len() + self.discard.len()
    }

    /// Draws a card. §deck.3: none if deck and discard pile are empty.
    #[inline]
    pub(crate) fn draw(&mut self, seen: SeenBy, chance: &mut Chance, log: &mut Log<Event>) -> Option<Card> {
        if self.deck.is_empty() {
            if self.discard.is_empty() {
                return None;
            }
            self.shuffle(log);
        }
        self.stirred = true;
        chance.draw_as(&mut self.deck, seen)
    }

    /// §deck.2: the discard pile becomes the deck at the moment when a card is needed.
    #[cold]
    fn shuffle(&mut self, log: &mut Log<Event>) {
        self.deck = self.discard;
        self.discard = Bag::new();
        self.memory.shuffled();
        self.memory.old_drawn = self.drawn.len() as u8;
        for (i, player) in self.seats.iter_mut().enumerate() {
            player.goods.grow_old();
            let [last, before] = &mut self.memory.old_tucked;
            (before[i], last[i]) = (last[i], player.tucked.len() as u8);
            let [last, before] = &mut self.memory.old_stored;
            (before[i], last[i]) = (last[i], player.stored.len() as u8);
        }
        log.tell(|| Event::Shuffled { cards: self.deck.len() });
    }

    /// A seat draws cards into its hand, as many as there are.
    #[inline]
    pub(crate) fn draw_to_hand(
        &mut self,
        seat: Seat,
        cards: usize,
        source: Occasion,
        chance: &mut Chance,
        log: &mut Log<Event>,
    ) -> usize {
        let mut drawn: ArrayVec<Card, MOST> = ArrayVec::new();
        for _ in 0..cards {
            let Some(card) = self.draw(SeenBy::Only(seat), chance, log) else { break };
            self.memory.drawn_by(seat, card);
            self.memory.joined_hand(seat, 1);
            self.player_mut(seat).hand.add(card);
            drawn.push(card);
        }
        if !drawn.is_empty() {
            log.split(
                seat,
                || Event::Drew { seat, cards: drawn.to_vec(), source },
                || Event::DrewSome { seat, count: drawn.len(), source },
            );
        }
        drawn.len()
    }

    /// Lays a good on a building. §secret.2: nobody sees it. Whether there was a card for it.
    #[inline]
    pub(crate) fn place_good(
        &mut self,
        seat: Seat,
        place: usize,
        chance: &mut Chance,
        log: &mut Log<Event>,
    ) -> bool {
        let card = self.draw(SeenBy::Nobody, chance, log);
        if let Some(card) = card {
            self.player_mut(seat).goods.place(place, card);
        }
        card.is_some()
    }

    /// Discards a good unseen.
    #[inline]
    pub(crate) fn discard_good(&mut self, seat: Seat, place: usize) {
        let (card, _) = self.player_mut(seat).goods.take(place);
        self.discard.add(card, 1);
    }

    /// Discards a card that everybody has seen.
    pub(crate) fn discard_openly(&mut self, card: Card) {
        self.discard.add(card, 1);
        self.memory.discarded_openly(card);
    }

    /// Tells what was chosen: the seat itself which cards, all others how many.
    #[inline]
    pub(crate) fn tell_moved(&self, seat: Seat, purpose: Purpose, log: &mut Log<Event>) {
        let picked = &self.selection.picked;
        if !picked.is_empty() {
            // §recruiter.3: what was drawn and not kept is left over.
            let rest = &self.drawn;
            log.split(
                seat,
                || Event::Moved {
                    seat,
                    cards: picked.each().collect(),
                    rest: rest.each().collect(),
                    purpose,
                },
                || Event::MovedSome { seat, count: picked.len(), rest: rest.len(), purpose },
            );
        }
    }

    /// The cards chosen from the hand go to the discard pile, face down. How many.
    #[inline]
    pub(crate) fn discard_chosen(&mut self, seat: Seat, purpose: Purpose, log: &mut Log<Event>) -> usize {
        self.tell_moved(seat, purpose, log);
        let moved = self.selection.picked.len();
        if self.memory.knows_hand(seat) {
            let held = self.player(seat).hand.len() + moved;
            self.memory.left_hand(seat, held, moved, |memory, card, n| {
                memory.others_know_discarded(seat, card, n);
            });
        }
        let SanJuan { selection, discard, memory, .. } = self;
        selection.picked.empty(|card, n| {
            discard.add(card, n);
            memory.discard[seat.index()].add(card, n);
        });
        self.end_selection();
        moved
    }

    /// Chooses a card that has to be discarded; the last one takes the others with it. Whether it was the last.
    #[inline]
    pub(crate) fn discard_from_hand(
        &mut self,
        seat: Seat,
        action: Action,
        purpose: Purpose,
        log: &mut Log<Event>,
    ) -> bool {
        let Action::Discard(card) = action else {
            debug_assert!(false, "{action} discards nothing");
            return false;
        };
        let last = self.pick_from_hand(seat, card);
        if last {
            self.discard_chosen(seat, purpose, log);
        }
        last
    }

    /// The cards chosen from the hand go under a building for good. How many.
    pub(crate) fn tuck_chosen(&mut self, seat: Seat, purpose: Purpose, log: &mut Log<Event>) -> u8 {
        self.tell_moved(seat, purpose, log);
        let moved = self.selection.picked.len();
        let held = self.player(seat).hand.len() + moved;
        self.memory.left_hand(seat, held, moved, |memory, card, n| memory.tucked[seat.index()].add(card, n));
        let SanJuan { selection, seats, .. } = self;
        selection.picked.empty(|card, n| seats[seat.index()].tucked.add(card, n));
        self.end_selection();
        moved as u8
    }
}
