//! The game as numbers: which answers a set-up can bring, and what a seat sees as a row. Every number is named by its place in the [view](crate::View).

use kernel::{Eyes, Kind, Numbered, Row, Seat};

use crate::action::{Action, every_action};
use crate::buildings::{CardSet, STORES, deck_kinds};
use crate::kinds::{Card, Role};
use crate::phases::role::picker;
use crate::pile::{Pile, Tally};
use crate::score;
use crate::setup::Setup;
use crate::state::{Question, SanJuan};
use crate::view::next_prices;

/// The questions by their names in the view.
const QUESTIONS: [&str; 16] = [
    "draft", "role", "build", "site", "spend", "pay", "produce", "sell", "keep", "cull", "company", "chapel",
    "church", "limit", "recruit", "venture",
];

/// How many of them come up with every set-up.
const USUAL: usize = 14;

/// The cards of a set-up. §cathedral.1: the Cathedral comes with the new buildings, though never from the deck.
const fn possible(new_buildings: bool) -> CardSet {
    deck_kinds(new_buildings) | if new_buildings { Card::Cathedral.bit() } else { 0 }
}

fn comes_up(setup: &Setup, action: Action) -> bool {
    match action {
        Action::Build(card)
        | Action::Over(card)
        | Action::OverLoaded(card)
        | Action::Spend(card)
        | Action::Pay(card)
        | Action::Produce(card)
        | Action::Sell(card)
        | Action::Keep(card)
        | Action::Discard(card)
        | Action::Tuck(card, _) => possible(setup.new_buildings) & card.bit() != 0,
        Action::Draw => setup.decline,
        Action::Take(_) | Action::TakeDoubled(_) | Action::Beside | Action::Pass | Action::Done => true,
    }
}

#[inline(always)]
fn of_pile<R: Row>(name: &str, set: CardSet, pile: &Pile, row: &mut R) {
    row.pile(name, set, pile);
}

#[inline(always)]
fn of_tally<R: Row>(name: &str, set: CardSet, tally: &Tally, row: &mut R) {
    row.few(name, set, tally.kinds(), |card| i32::from(tally.count(card)));
}

impl Numbered for SanJuan {
    const NUMBERS: u32 = 1;

    fn space(setup: &Setup) -> Vec<Action> {
        every_action().into_iter().filter(|action| comes_up(setup, *action)).collect()
    }

    #[inline(always)]
    fn observe<R: Row>(&self, seat: Seat, row: &mut R) {
        let eyes = Eyes { seat, players: self.player_count() };
        let set = possible(self.new_buildings);
        row.number("round", i32::from(self.round));
        row.one_seat_of("governor", eyes, Some(self.governor));
        for &role in Role::ALL {
            row.within(format_args!("roles[role={role}]"), |row| {
                let taken = (0..self.picks).find(|pick| self.roles[usize::from(*pick)] == role);
                row.one_seat_of("seat", eyes, taken.map(|pick| picker(self, pick)));
            });
        }
        row.one_of("role", self.role);
        row.switch("doubled", self.doubled);
        row.switch("published", self.published);
        self.observe_question(eyes, set, row);
        row.number("deck", self.deck.len() as i32);
        row.number("discard", self.discard.len() as i32);
        // §secret.4: each remembers his own discards.
        of_tally("discard-known", set, &self.memory.discard[seat.index()], row);
        row.within("house", |row| {
            for (i, tile) in self.house.order.iter().enumerate() {
                let seen = i < usize::from(self.house.seen);
                row.one_of(i, Some(*tile).filter(|_| seen));
            }
        });
        row.one_of("prices", self.house.open);
        row.one_of("next-prices", next_prices(self));
        row.switch("cathedral", self.cathedral);
        let scores = score::scores(self);
        row.seats(eyes, |row, other| {
            self.observe_player(other, eyes, set, row);
            row.number("points", scores.points(other));
        });
    }
}

impl SanJuan {
    #[inline(always)]
    fn observe_question<R: Row>(&self, eyes: Eyes, set: CardSet, row: &mut R) {
        let asked = self.question.seat();
        let question = asked.map(|_| self.question.kind().name());
        let building = matches!(self.question, Question::Site(_) | Question::Spend(_) | Question::Pay(_));
        let goods = matches!(self.question, Question::Spend(_) | Question::Produce(_) | Question::Sell(_));
        let own = asked == Some(eyes.seat);
        let nothing = Pile::EMPTY;
        row.within("asked", |row| {
            row.one_word_of(
                "question",
                if self.decline { &QUESTIONS } else { &QUESTIONS[..USUAL] },
                question.and_then(|id| QUESTIONS.iter().position(|q| *q == id)),
            );
            row.one_seat_of("seat", eyes, asked);
            row.one_of_set("building", set, building.then_some(self.site.card));
            let selection = &self.selection;
            let number = |n: usize| if asked.is_some() { n as i32 } else { 0 };
            row.number("least", number(usize::from(selection.lo)));
            row.number("most", number(usize::from(selection.hi)));
            row.number("chosen", number(selection.picked.len()));
            let chosen = if own || (goods && asked.is_some()) { &selection.picked } else { &nothing };
            of_pile("chosen-cards", set, chosen, row);
            row.number("drawn", number(self.drawn.len()));
            of_pile("drawn-cards", set, if own { &self.drawn } else { &nothing }, row);
        });
    }

    #[inline(always)]
    fn observe_player<R: Row>(&self, other: Seat, eyes: Eyes, set: CardSet, row: &mut R) {
        let player = self.player(other);
        if other == eyes.seat {
            of_pile("hand", set, &player.hand, row);
            of_tally("tucked", set, &player.tucked, row);
        }
        row.number("hand-size", self.hand_size(other) as i32);
        row.number("hand-limit", self.hand_limit(other) as i32);
        of_tally("hand-known", set, &self.memory.hand[other.index()], row);
        row.few("buildings", set, player.built, |card| i32::from(player.count(card)));
        row.number("city", i32::from(player.buildings));
        row.some_counts("goods", STORES.into_iter().filter(|card| set & card.bit() != 0), |card| {
            i32::from(player.goods.on(card))
        });
        of_tally("covered", set, &player.covered, row);
        row.number("under-chapel", i32::from(player.under_chapel));
        row.number("under-church", i32::from(player.under_church));
        row.number("under-harbor", player.stored.len() as i32);
    }
}
