//! The game as numbers: which answers a set-up can bring, and what a seat sees as a row. Every number is named by its place in the [view](crate::View).

use kernel::{Eyes, Kind, Numbered, Row as Numbers, Seat};

use crate::action::{Action, every_action};
use crate::card::Symbol;
use crate::deck::{CARDS, Slot};
use crate::kinds::{Bonus, Row};
use crate::pile::Pile;
use crate::score::{self, Values};
use crate::setup::Setup;
use crate::space::{COLUMNS, Space};
use crate::state::{Player, Question, SanFrancisco};

/// The questions by their names in the view.
const QUESTIONS: [&str; 7] = ["turn", "column", "build", "bonus", "row", "space", "contracts"];

/// The symbols of a card that matter where it lies.
const SYMBOLS: [Symbol; 5] =
    [Symbol::Foundation, Symbol::Garden, Symbol::Line, Symbol::Seaside, Symbol::Bonus];

impl Numbered for SanFrancisco {
    const NUMBERS: u32 = 1;

    fn space(setup: &Setup) -> Vec<Action> {
        let comes_up = |action: &Action| match *action {
            Action::Build(card, _) => setup.deck.copies_of(card) > 0,
            Action::Place
            | Action::Finalize(_, _)
            | Action::Column(_)
            | Action::Return(_)
            | Action::Done
            | Action::Take(_)
            | Action::In(_)
            | Action::On(_, _)
            | Action::Keep => true,
        };
        every_action().into_iter().filter(comes_up).collect()
    }

    #[inline(always)]
    fn observe<R: Numbers>(&self, seat: Seat, row: &mut R) {
        let eyes = Eyes { seat, players: self.player_count() };
        row.number("round", i32::from(self.round));
        self.observe_question(eyes, row);
        row.number("tokens", i32::from(self.tokens));
        row.number("tokens-at-start", i32::from(self.board.tokens(eyes.players)));
        row.within("columns", |row| {
            for (i, pile) in self.columns.iter().enumerate() {
                self.pile(i, pile, row);
            }
        });
        self.pile("taken", &self.taken, row);
        row.number("undrawn", self.draw_pile.len() as i32);
        self.cards("unseen", self.draw_pile.counts(), row);
        row.counts("bonuses", |bonus: Bonus| i32::from(self.bonuses[bonus.index()]));
        row.within("completed", |row| {
            for (place, by) in Row::ALL.iter().zip(self.completed) {
                row.one_seat_of(place, eyes, by);
            }
        });
        row.one_seat_of("medal", eyes, self.medal);
        let count = score::Count::of(self);
        let scores = count.scores();
        row.seats(eyes, |row, other| {
            let player = self.player(other);
            self.observe_city(player, count.values(other), row);
            row.number("contracts", i32::from(player.contracts));
            row.number("points-tokens", i32::from(player.points_tokens));
            row.number("discard-tokens", i32::from(player.discard_tokens));
            row.number("trams", player.city.tram_count() as i32);
            row.number("skyscrapers", player.city.skyscraper_count() as i32);
            row.number("required", player.city.required(self.board));
            row.number("points", scores.points(other));
        });
    }
}

impl SanFrancisco {
    /// A number for each kind of the deck.
    #[inline(always)]
    fn cards<R: Numbers>(&self, name: impl std::fmt::Display, counts: &[u8; CARDS], row: &mut R) {
        row.within(name, |row| {
            row.bytes(&counts[..self.deck.kinds()], |i| self.deck.card(Slot(i as u8)).name());
        });
    }

    /// How many of each kind lie in a pile.
    #[inline(always)]
    fn pile<R: Numbers>(&self, name: impl std::fmt::Display, pile: &Pile, row: &mut R) {
        let slots = pile.slots().iter().map(|slot| usize::from(slot.0));
        row.within(name, |row| {
            row.places(self.deck.kinds(), slots, |i| self.deck.card(Slot(i as u8)).name());
        });
    }

    #[inline(always)]
    fn observe_question<R: Numbers>(&self, eyes: Eyes, row: &mut R) {
        let (mut drawn, mut district, mut given) = (None, None, None);
        let (place, asked) = match self.question {
            Question::Turn(seat) => (0, Some(seat)),
            Question::Column(seat, slot) => {
                drawn = Some(slot);
                (1, Some(seat))
            }
            Question::Build(seat) => (2, Some(seat)),
            Question::Bonus(seat, from) => {
                district = Some(from);
                (3, Some(seat))
            }
            Question::Row(seat, bonus) => {
                given = Some(bonus);
                (4, Some(seat))
            }
            Question::Space(seat, bonus) => {
                given = Some(bonus);
                (5, Some(seat))
            }
            Question::Contracts(seat) => (6, Some(seat)),
            Question::Over(_) => (0, None),
        };
        row.within("asked", |row| {
            row.one_word_of("question", &QUESTIONS, asked.map(|_| place));
            row.one_seat_of("seat", eyes, asked);
            let words = |i| format!("card={}", self.deck.card(Slot(i as u8)).name());
            row.places(self.deck.kinds(), drawn.map(|slot: Slot| usize::from(slot.0)).into_iter(), words);
            row.one_of("row", district);
            row.one_of("bonus", given);
        });
    }

    #[inline(always)]
    fn observe_city<R: Numbers>(&self, player: &Player, values: &Values, row: &mut R) {
        let city = &player.city;
        row.within("city", |row| {
            for district in Row::ALL {
                for column in 0..COLUMNS as u8 {
                    let at = Space::new(*district, column);
                    let card = city.slot(at).map(|slot| self.deck.card(slot));
                    row.part(card.is_some(), 4 + SYMBOLS.len(), |row| {
                        let value = values[district.index()][usize::from(column)];
                        row.within(district.index(), |row| {
                            row.switch(column, card.is_some());
                            row.within(column, |row| {
                                row.number("value", i32::from(value));
                                row.switch("tram", city.has_tram(at));
                                row.switch("skyscraper", city.has_skyscraper(at));
                                for symbol in SYMBOLS {
                                    let shown = card.is_some_and(|card| card.has(symbol));
                                    row.switch(format_args!("card~{}", symbol.word()), shown);
                                }
                            });
                        });
                    });
                }
            }
        });
        row.counts("values", |district: Row| {
            values[district.index()].iter().map(|value| i32::from(*value)).sum()
        });
    }
}
