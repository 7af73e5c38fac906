//! How the game speaks to people: what is asked, what an answer means, which rules speak of it.

use kernel::{Present, Reason, Seat, Source, Words, say};

use crate::action::Action;
use crate::cards::Effect;
use crate::event::Event;
use crate::kinds::{Card, Colour, Row};
use crate::page::page;
use crate::sentence::sentence;
use crate::state::{Origin, PUB_PRICE, Question, SaintPetersburg};
use crate::titles::{row_title, stack_title, title};
use crate::view::View;
use crate::{score, why};

impl Present for SaintPetersburg {
    fn prompt(&self, seat: Seat, words: &Words) -> String {
        match self.question {
            Question::Turn(asked) if asked == seat => say!(words, "ask-turn").to_owned(),
            Question::Observed(asked, card) if asked == seat => {
                say!(words, "ask-observed", card = title(card, words.lang))
            }
            Question::Pub(asked) if asked == seat => say!(words, "ask-pub").to_owned(),
            Question::Turn(other) | Question::Observed(other, _) | Question::Pub(other) => {
                say!(words, "is-thinking", who = words.name(other))
            }
            Question::Over => say!(words, "over").to_owned(),
        }
    }

    fn label(&self, seat: Seat, action: Action, words: &Words) -> String {
        let (player, lang) = (self.player(seat), words.lang);
        let card = |card: Card| title(card, lang);
        let replaced = |target: Option<Card>| target.map_or("none", card);
        match action {
            Action::Buy(bought, row, target) => {
                let price = player.price(bought, Origin::Row(row), target);
                let (row, target) = (row_title(row, lang), replaced(target));
                say!(lang, "do-buy", card = card(bought), target, price, row)
            }
            Action::Take(taken, row) => say!(lang, "do-take", card = card(taken), row = row_title(row, lang)),
            Action::Play(played, target) => {
                let price = player.price(played, Origin::Hand, target);
                say!(lang, "do-play", card = card(played), target = replaced(target), price)
            }
            Action::Observe(stack) => {
                let left = self.stack(stack).len();
                say!(lang, "do-observe", stack = stack_title(stack, lang), left)
            }
            Action::Pass => say!(lang, "do-pass").to_owned(),
            Action::BuyDrawn(target) => {
                let Question::Observed(_, drawn) = self.question else { return action.to_string() };
                let price = player.price(drawn, Origin::Observatory, target);
                say!(lang, "do-buy-drawn", card = card(drawn), target = replaced(target), price)
            }
            Action::Keep => say!(lang, "do-keep").to_owned(),
            Action::Discard => say!(lang, "do-discard").to_owned(),
            Action::Pub(points) => say!(lang, "do-pub", points, rubles = PUB_PRICE * u16::from(points)),
        }
    }

    fn rules_of(&self, _seat: Seat, action: Action) -> Vec<&'static str> {
        let placing = |card: Option<Card>, first: &'static str, row: Option<Row>| {
            let mut ids = vec![first, "price.1", "price.2"];
            if row == Some(Row::Lower) {
                ids.push("price.3");
            }
            if card.is_some_and(Card::is_trading) {
                ids.extend(["trade.1", "trade.2"]);
            }
            ids.extend(card.and_then(special));
            ids
        };
        match action {
            Action::Buy(card, row, _) => placing(Some(card), "turn.1", Some(row)),
            Action::Take(card, _) => {
                ["turn.2", "hand.1", "final.3"].into_iter().chain(special(card)).collect()
            }
            Action::Play(card, _) => placing(Some(card), "turn.3", None),
            Action::Observe(_) => vec!["turn.4", "observatory.2", "observatory.3", "observatory.4"],
            Action::Pass => vec!["turn.5", "round.3", "round.4"],
            Action::BuyDrawn(_) => {
                let drawn = match self.question {
                    Question::Observed(_, card) => Some(card),
                    Question::Turn(_) | Question::Pub(_) | Question::Over => None,
                };
                placing(drawn, "observatory.3", None)
            }
            Action::Keep => vec!["observatory.3", "hand.1"],
            Action::Discard => vec!["observatory.3"],
            Action::Pub(_) => vec!["pub.1", "pub.2"],
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
}

/// The rule of a card's own power.
fn special(card: Card) -> Option<&'static str> {
    match card.facts().effect {
        Effect::None | Effect::Replaces(_) => None,
        Effect::EveryGreenTarget => Some("trade.4"),
        Effect::LargerHand => Some("hand.2"),
        Effect::BuyPoints => Some("pub.1"),
        Effect::Worth(_) => Some("village.1"),
        Effect::Draw => Some("observatory.1"),
        Effect::ReplacesAndSaves(_, Colour::Red) => Some("price.5"),
        Effect::ReplacesAndSaves(_, Colour::Green | Colour::Blue) => Some("price.4"),
        Effect::RublePer(Colour::Red) => Some("mariinskij.1"),
        Effect::RublePer(Colour::Green | Colour::Blue) => Some("tax-man.1"),
    }
}
