//! Dealing again what a seat with perfect memory cannot know (redealing hidden information, a sample of the information set).
//!
//! Everything hidden goes into one bag and is dealt to the hidden places again. Old places (where cards have lain since before
//! a shuffle) are filled first, without the cards that the seat knew in the deck at that shuffle; see [`crate::memory`].

use kernel::{Bag, Chance, Kind, Seat, SeenBy};

use crate::buildings::all;
use crate::kinds::Card;
use crate::memory::{PUBLIC, SHUFFLES};
use crate::pile::{Pile, Tally, add_tally};
use crate::state::{Question, SanJuan};

/// §secret.5: a position that could be the true one for all that the seat can know.
pub(crate) fn determinize(game: &mut SanJuan, viewer: Seat, chance: &mut Chance) {
    let chosen = take_back(game, viewer);
    let mut dealer = Dealer::gather(game, viewer, chance);
    dealer.clear();
    dealer.keep_doubtful();
    dealer.set_known_aside();
    for age in [Age::Ancient, Age::Old, Age::Any] {
        dealer.bring_back(age);
        dealer.fill(age);
    }
    dealer.piles();
    if let Some(chosen) = chosen {
        choose_again(game, chosen, chance);
    }
}

/// The pool of hidden cards from which the asked seat chooses.
fn pool(game: &mut SanJuan) -> Option<(Seat, &mut Pile)> {
    if let Question::Keep(seat) = game.question {
        return Some((seat, &mut game.drawn));
    }
    let seat = game.choosing_from_hand()?;
    Some((seat, &mut game.seats[seat.index()].hand))
}

/// Another seat's cards that are chosen but not yet moved go back to where they came from. How many they were.
fn take_back(game: &mut SanJuan, viewer: Seat) -> Option<usize> {
    let mut picked = game.selection.picked;
    let (seat, pool) = pool(game)?;
    if seat == viewer {
        return None;
    }
    let chosen = picked.len();
    picked.empty(|card, n| (0..n).for_each(|_| pool.add(card)));
    game.selection.picked = picked;
    Some(chosen)
}

/// A choice that the seat may have made: some complete choice, of which the first cards in card order are made.
fn choose_again(game: &mut SanJuan, chosen: usize, chance: &mut Chance) {
    let complete = chosen.max(usize::from(game.selection.lo));
    let Some((_, pool)) = pool(game) else { return };
    let mut bag: Bag<Card> = pool.iter().collect();
    let mut picked: Pile = (0..complete).map(|_| deal(&mut bag, chance)).collect();
    picked = picked.each().take(chosen).collect();
    for card in picked.each() {
        pool.take(card);
    }
    game.selection.from = picked.each().last().map_or(0, |card| card.index() as u8);
    game.selection.picked = picked;
}

/// How often what is doubtful is thought again before it is given up.
const PATIENCE: usize = 64;

/// Whether a doubtful card is still there. It is drawn like everything else, so that it can be written down.
fn stays(likely: u16, chance: &mut Chance) -> bool {
    let there = (likely >> 8) as u8;
    let name = |which: usize| ["stays", "leaves"][which];
    chance.draw_counted(&mut [there, u8::MAX - there], name) == Some(0)
}

fn deal(bag: &mut Bag<Card>, chance: &mut Chance) -> Card {
    chance.draw_as(bag, SeenBy::Nobody).expect("as many cards are dealt as were gathered")
}

/// How long a card has lain in its place.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Age {
    /// Since before the last shuffle but one.
    Ancient,
    /// Since before the last shuffle.
    Old,
    /// Who knows.
    Any,
}

/// Cards that a hidden place has to get, by age.
#[derive(Clone, Copy, Default)]
struct Need([usize; 3]);

impl Need {
    /// So many cards; of these so many at least are older than the last shuffle, and than the one before it.
    fn new(cards: usize, old: [usize; SHUFFLES]) -> Need {
        let [old, ancient] = old.map(|n| n.min(cards));
        Need([ancient, old - ancient, cards - old])
    }

    fn of(self, age: Age) -> usize {
        self.0[age as usize]
    }

    fn all(self) -> usize {
        self.0.iter().sum()
    }

    /// The same place with some cards already dealt, of whatever age.
    fn without(self, dealt: usize) -> Need {
        let [ancient, old, _] = self.0;
        Need::new(self.all() - dealt, [(ancient + old).saturating_sub(dealt), ancient.saturating_sub(dealt)])
    }
}

/// What the viewer does not know of a seat, himself included.
#[derive(Clone, Copy, Default)]
struct Unknown {
    hand: Need,
    tucked: Need,
    stored: Need,
    /// Whether the seat has cards drawn with the Recruiter before it.
    draws: bool,
    drawn: Need,
    /// Cards in the discard pile that this seat alone knows.
    discarded: usize,
}

struct Dealer<'a> {
    game: &'a mut SanJuan,
    viewer: Seat,
    chance: &'a mut Chance,
    hidden: Bag<Card>,
    /// Cards known in the deck at the last shuffle, and those known at the one before it, while older places are filled.
    aside: [Bag<Card>; SHUFFLES],
    unknown: [Unknown; 4],
    discard: usize,
}

impl<'a> Dealer<'a> {
    /// Counts what is hidden, and where.
    fn gather(game: &'a mut SanJuan, viewer: Seat, chance: &'a mut Chance) -> Dealer<'a> {
        let hidden: Bag<Card> = all().map(|card| (card, game.hidden_from(viewer, card) as u8)).collect();
        let mut unknown = [Unknown::default(); 4];
        for seat in Seat::all(game.player_count()) {
            unknown[seat.index()] = Unknown::new(game, seat, viewer);
        }
        let discard = game.discard.len() - game.memory.discard[viewer.index()].len();
        Dealer { game, viewer, chance, hidden, aside: [Bag::new(); SHUFFLES], unknown, discard }
    }

    fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let viewer = self.viewer;
        Seat::all(self.game.player_count()).filter(move |seat| *seat != viewer)
    }

    /// Leaves in the hidden places only what the viewer knows there.
    fn clear(&mut self) {
        for seat in self.others() {
            let memory = self.game.memory;
            let known = &memory.hand[seat.index()];
            let player = self.game.player_mut(seat);
            player.hand = Pile::EMPTY;
            for (card, n) in known.iter() {
                (0..n).for_each(|_| player.hand.add(card));
            }
            player.tucked = memory.tucked[seat.index()];
            if self.unknown[seat.index()].draws {
                self.game.drawn = Pile::EMPTY;
            }
        }
        for player in &mut self.game.seats {
            player.stored = Tally::EMPTY;
        }
        self.game.discard = Bag::new();
        add_tally(&mut self.game.discard, &self.game.memory.discard[self.viewer.index()]);
    }

    /// §secret.6: cards that were seen coming into a hand stay there, each as likely as that it was not among those that left. Two hands may be
    /// thought to hold the same card: then it is thought again, until each has as many as it must have.
    fn keep_doubtful(&mut self) {
        for _ in 0..PATIENCE {
            if let Some(kept) = self.doubt() {
                self.settle(kept);
                return;
            }
        }
        // So rarely that nothing is lost: less is sure in this sample.
        for seat in self.others() {
            self.game.memory.doubt[seat.index()].least = 0;
        }
    }

    /// What stays in each hand, in one way that it may be; `None` if a hand would have fewer than it must.
    fn doubt(&mut self) -> Option<[Tally; 4]> {
        let mut hidden = self.hidden;
        let mut kept = [Tally::EMPTY; 4];
        for seat in self.others() {
            let doubt = &self.game.memory.doubt[seat.index()];
            let kept = &mut kept[seat.index()];
            let room = self.unknown[seat.index()].hand.all();
            let mut left: Bag<Card> = doubt.cards.iter().collect();
            for (card, n) in doubt.cards.iter() {
                for _ in 0..n {
                    if stays(doubt.likely, self.chance) && kept.len() < room && hidden.take(card) {
                        left.take(card);
                        kept.add(card, 1);
                    }
                }
            }
            let least = usize::from(doubt.least).min(room);
            while kept.len() < least {
                let card = self.chance.draw_as(&mut left, SeenBy::Nobody)?;
                if hidden.take(card) {
                    kept.add(card, 1);
                }
            }
        }
        Some(kept)
    }

    fn settle(&mut self, kept: [Tally; 4]) {
        for seat in self.others() {
            let kept = &kept[seat.index()];
            for (card, n) in kept.iter() {
                for _ in 0..n {
                    self.hidden.take(card);
                    self.game.player_mut(seat).hand.add(card);
                }
            }
            let need = &mut self.unknown[seat.index()].hand;
            *need = need.without(kept.len());
        }
    }

    /// The cards known in the deck at a shuffle do not lie in places older than that shuffle.
    fn set_known_aside(&mut self) {
        let [last, before] = self.game.memory.deck.map(|known| known[self.viewer.index()]);
        for (card, n) in before.iter() {
            for i in 0..n {
                let shuffle = usize::from(i >= last.count(card));
                if self.hidden.take(card) {
                    self.aside[shuffle].add(card, 1);
                }
            }
        }
    }

    /// Older places are filled: what was set aside for their sake comes back.
    fn bring_back(&mut self, age: Age) {
        match age {
            Age::Ancient => {}
            Age::Old => self.hidden.pour(&mut self.aside[1]),
            Age::Any => self.hidden.pour(&mut self.aside[0]),
        }
    }

    /// Deals to goods, hands, and what lies under buildings.
    fn fill(&mut self, age: Age) {
        let Dealer { game, chance, hidden, aside, unknown, .. } = self;
        let mut next = || {
            // Should the others not suffice, a known card is better than none.
            for known in aside.iter_mut().rev() {
                if hidden.is_empty() {
                    hidden.pour(known);
                }
            }
            deal(hidden, chance)
        };
        for (player, unknown) in game.seats.iter_mut().zip(unknown) {
            let before = player.goods;
            let [old, ancient] = before.old();
            let age_of = |i: usize| match i {
                i if i < ancient => Age::Ancient,
                i if i < old => Age::Old,
                _ => Age::Any,
            };
            player.goods.deal_again(|i| if age_of(i) == age { next() } else { before.cards()[i] });
            for _ in 0..unknown.stored.of(age) {
                player.stored.add(next(), 1);
            }
            for _ in 0..unknown.hand.of(age) {
                player.hand.add(next());
            }
            for _ in 0..unknown.tucked.of(age) {
                player.tucked.add(next(), 1);
            }
            for _ in 0..unknown.drawn.of(age) {
                game.drawn.add(next());
            }
        }
    }

    /// Deals to the discard pile; the deck is the rest. The other seats remember accordingly.
    fn piles(&mut self) {
        let mut left = self.discard;
        for seat in self.others() {
            let mut known = self.game.memory.discard[PUBLIC];
            for _ in 0..self.unknown[seat.index()].discarded {
                let card = deal(&mut self.hidden, self.chance);
                known.add(card, 1);
                self.game.discard.add(card, 1);
                left -= 1;
            }
            self.game.memory.discard[seat.index()] = known;
        }
        for _ in 0..left {
            let card = deal(&mut self.hidden, self.chance);
            self.game.discard.add(card, 1);
        }
        self.game.deck = self.hidden;
        // How many of the cards that another seat knew in the deck it has drawn since, nobody else knows: in a sample it has forgotten them all.
        for seat in self.others() {
            for decks in &mut self.game.memory.deck {
                decks[seat.index()] = Tally::EMPTY;
            }
        }
    }
}

impl Unknown {
    fn new(game: &SanJuan, seat: Seat, viewer: Seat) -> Unknown {
        let (player, memory, i) = (game.player(seat), &game.memory, seat.index());
        let stored = Need::new(player.stored.len(), memory.old_stored.map(|old| usize::from(old[i])));
        if seat == viewer {
            return Unknown { stored, ..Unknown::default() };
        }
        let (held, known) = (player.hand.len(), memory.hand[i].len());
        let (tucked, open) = (player.tucked.len(), memory.tucked[i].len());
        let asked = matches!(game.question, Question::Keep(asked) if asked == seat);
        Unknown {
            // Of the cards not known, only those can be fresh that were drawn since the shuffle.
            hand: Need::new(
                held - known,
                memory.fresh.map(|fresh| held.saturating_sub(known + usize::from(fresh[i]))),
            ),
            tucked: Need::new(
                tucked - open,
                memory.old_tucked.map(|old| usize::from(old[i]).saturating_sub(open)),
            ),
            stored,
            draws: asked,
            drawn: Need::new(if asked { game.drawn.len() } else { 0 }, [usize::from(memory.old_drawn), 0]),
            discarded: memory.discard[i].len() - memory.discard[PUBLIC].len(),
        }
    }
}
