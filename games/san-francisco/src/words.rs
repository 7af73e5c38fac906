//! How the game speaks to people: what is asked, what an answer means, which rules speak of it.

use kernel::{Present, Reason, Seat, Source, Words, say};

use crate::action::Action;
use crate::card::{Card, Symbol};
use crate::event::Event;
use crate::page::page;
use crate::sentence::sentence;
use crate::state::{Question, SanFrancisco};
use crate::titles::{bonus_title, half_points, row_title, title};
use crate::view::View;
use crate::{score, why};

impl Present for SanFrancisco {
    fn prompt(&self, seat: Seat, words: &Words) -> String {
        let lang = words.lang;
        if let Some(other) = self.question.seat().filter(|asked| *asked != seat) {
            let other = words.name(other);
            return say!(words, "is-thinking", other);
        }
        match self.question {
            Question::Turn(_) => say!(words, "ask-turn").to_owned(),
            Question::Column(_, slot) => {
                let card = self.deck.card(slot);
                let name = title(card, lang);
                let last = card.has(Symbol::Foundation) && self.tokens == 1;
                let last = if last { "yes" } else { "no" };
                say!(words, "ask-column", name, last)
            }
            Question::Build(_) => {
                let left = self.taken.len();
                say!(words, "ask-build", left)
            }
            Question::Bonus(_, row) => {
                let row = row_title(row, lang);
                say!(words, "ask-bonus", row)
            }
            Question::Row(_, bonus) => {
                let bonus = bonus_title(bonus, lang);
                say!(words, "ask-row", bonus)
            }
            Question::Space(_, bonus) => {
                let bonus = bonus_title(bonus, lang);
                say!(words, "ask-space", bonus)
            }
            Question::Contracts(_) => say!(words, "ask-contracts").to_owned(),
            Question::Over(_) => say!(words, "over").to_owned(),
        }
    }

    fn label(&self, seat: Seat, action: Action, words: &Words) -> String {
        let lang = words.lang;
        let contracts = |n: u8| say!(words, "contracts", n);
        match action {
            Action::Place => {
                let left = self.draw_pile.len();
                say!(words, "do-place", left)
            }
            Action::Finalize(column, returned) => {
                let n = self.columns[usize::from(column)].len();
                let (column, cards) = (column + 1, say!(words, "cards", n));
                let text = say!(words, "do-finalize", column, cards);
                if returned == 0 {
                    return text;
                }
                let back = contracts(returned);
                say!(words, "do-finalize-after", text, back)
            }
            Action::Column(column) => {
                let n = self.columns[usize::from(column)].len();
                let (column, cards) = (column + 1, say!(words, "cards", n));
                say!(words, "do-column", column, cards)
            }
            Action::Return(returned) => {
                let (back, own) = (contracts(returned), self.player(seat).contracts);
                say!(words, "do-return", back, own)
            }
            Action::Build(card, black_row) => {
                let name = title(card, lang);
                match black_row {
                    None => say!(words, "do-build", name),
                    Some(row) => {
                        let row = row_title(row, lang);
                        say!(words, "do-build-in", name, row)
                    }
                }
            }
            Action::Done => say!(words, "do-done").to_owned(),
            Action::Take(bonus) => {
                let name = bonus_title(bonus, lang);
                say!(words, "do-take", name)
            }
            Action::In(row) => {
                let row = row_title(row, lang);
                say!(words, "do-in", row)
            }
            Action::On(row, column) => {
                let (row, column) = (row_title(row, lang), column + 1);
                say!(words, "do-on", row, column)
            }
            Action::Keep => {
                let own = contracts(self.player(seat).contracts);
                say!(words, "do-keep", own)
            }
        }
    }

    fn rules_of(&self, _seat: Seat, action: Action) -> Vec<&'static str> {
        match action {
            Action::Place => vec!["place.1", "place.2", "end.1"],
            Action::Finalize(_, 0) => vec!["finalize.1", "finalize.2", "finalize.3"],
            Action::Finalize(..) => vec!["finalize.1", "finalize.2", "discard.1", "discard.4"],
            Action::Column(_) => vec!["place.2", "place.3", "end.1"],
            Action::Return(_) => vec!["discard.2", "discard.3", "discard.4"],
            Action::Build(card, _) => of_card(card),
            Action::Done => vec!["finalize.5"],
            Action::Take(bonus) => vec!["bonus.2", bonus.rule()],
            Action::In(_) => vec!["bonus.5", "bonus.6", "bonus.12"],
            Action::On(..) => vec!["bonus.4", "bonus.9"],
            Action::Keep => vec!["discard.3"],
        }
    }

    fn why_not(&self, seat: Seat, action: Action, words: &Words) -> Option<Reason> {
        why::why_not(self, seat, action, words)
    }

    fn whose(event: &Event) -> Option<Seat> {
        event.seat()
    }

    fn sentence(event: &Event, words: &Words) -> Option<String> {
        Some(sentence(event, words))
    }

    fn page(view: &View, words: &Words) -> String {
        page(view, words)
    }

    fn breakdown(&self, words: &Words) -> Vec<Source> {
        score::breakdown(self, words)
    }

    /// §points.2: scores are kept in half points and written as victory points.
    fn points(points: i32, _words: &Words) -> String {
        half_points(points)
    }
}

/// The rules of what a card shows.
fn of_card(card: Card) -> Vec<&'static str> {
    let mut ids = vec![if card.colour().row().is_some() { "build.1" } else { "build.3" }, "build.2"];
    ids.extend(Symbol::ALL.into_iter().filter(|symbol| card.has(*symbol)).map(|symbol| match symbol {
        Symbol::Line => "tram.2",
        Symbol::Depot => "tram.1",
        Symbol::Garden => "garden.1",
        Symbol::Foundation => "skyscraper.1",
        Symbol::Seaside => "skyscraper.2",
        Symbol::Bonus => "bonus.1",
    }));
    ids
}
