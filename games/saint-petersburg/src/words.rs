//! How the game speaks to people: what is asked, what an answer means, which rules speak of it.

use kernel::{Present, Reason, Seat, Source, Words};

use crate::action::Action;
use crate::cards::Effect;
use crate::event::Event;
use crate::kinds::{Card, Colour, Row};
use crate::page::page;
use crate::sentence::sentence;
use crate::state::{From, Question, SaintPetersburg};
use crate::titles::{row_title, stack_title, title};
use crate::view::View;
use crate::{score, why};

impl Present for SaintPetersburg {
    const RULES: [&'static str; 2] = [include_str!("../rules/en.md"), include_str!("../rules/fr.md")];

    fn prompt(&self, seat: Seat, words: &Words) -> String {
        match self.question {
            Question::Turn(asked) if asked == seat => words
                .say(
                    "Buy a card, take one into your hand, play one from your hand, or pass.",
                    "Achetez une carte, prenez-en une en main, jouez-en une de votre main, ou passez.",
                )
                .to_owned(),
            Question::Observed(asked, card) if asked == seat => {
                let card = title(card, words.lang);
                words.say(
                    format!("The Observatory shows {card}: buy it, keep it or discard it."),
                    format!("L'Observatoire montre {card} : achetez, gardez ou défaussez."),
                )
            }
            Question::Pub(asked) if asked == seat => words
                .say(
                    "How many points do you buy in the Pub?",
                    "Combien de points achetez-vous à la Taverne ?",
                )
                .to_owned(),
            Question::Turn(other) | Question::Observed(other, _) | Question::Pub(other) => {
                let other = words.name(other);
                words.say(format!("{other} is thinking."), format!("{other} réfléchit."))
            }
            Question::Over => words.say("The game is over.", "La partie est finie.").to_owned(),
        }
    }

    fn label(&self, seat: Seat, action: Action, words: &Words) -> String {
        let player = self.player(seat);
        let name = |card: Card| title(card, words.lang);
        let replacing = |target: Option<Card>| match target {
            None => String::new(),
            Some(target) => words.say(" for ", " contre ").to_owned() + name(target),
        };
        match action {
            Action::Buy(card, row, target) => {
                let price = player.price(card, From::Row(row), target);
                let (name, row, target) = (name(card), row_title(row, words.lang), replacing(target));
                words.say(
                    format!("Buy {name}{target}: {price} ₽ ({row})"),
                    format!("Acheter {name}{target} : {price} ₽ ({row})"),
                )
            }
            Action::Take(card, row) => {
                let (name, row) = (name(card), row_title(row, words.lang));
                words.say(
                    format!("Take {name} into your hand ({row})"),
                    format!("Prendre {name} en main ({row})"),
                )
            }
            Action::Play(card, target) => {
                let price = player.price(card, From::Hand, target);
                let (name, target) = (name(card), replacing(target));
                words.say(
                    format!("Play {name}{target} from your hand: {price} ₽"),
                    format!("Jouer {name}{target} de la main : {price} ₽"),
                )
            }
            Action::Observe(stack) => {
                let (stack, left) = (stack_title(stack, words.lang), self.stack(stack).len());
                words.say(
                    format!("Observatory: draw from {stack} ({left} left)"),
                    format!("Observatoire : piocher dans {stack} (encore {left})"),
                )
            }
            Action::Pass => words.say("Pass", "Passer").to_owned(),
            Action::BuyDrawn(target) => {
                let Question::Observed(_, card) = self.question else { return action.to_string() };
                let price = player.price(card, From::Observatory, target);
                let (name, target) = (name(card), replacing(target));
                words.say(
                    format!("Buy {name}{target}: {price} ₽"),
                    format!("Acheter {name}{target} : {price} ₽"),
                )
            }
            Action::Keep => words.say("Keep it in your hand", "Garder en main").to_owned(),
            Action::Discard => words.say("Discard it", "Défausser").to_owned(),
            Action::Pub(0) => words.say("No points", "Aucun point").to_owned(),
            Action::Pub(points) => {
                let rubles = 2 * points;
                words.say(format!("{points} ★ for {rubles} ₽"), format!("{points} ★ pour {rubles} ₽"))
            }
        }
    }

    fn anchors(&self, seat: Seat, action: Action) -> Vec<String> {
        let replaced = |target: Option<Card>| target.map(|card| format!("area/{seat}/{card}"));
        let mut places = match action {
            Action::Buy(card, row, _) => vec![format!("row/{row}/{card}"), "do/buy".to_owned()],
            Action::Take(card, row) => vec![format!("row/{row}/{card}"), "do/take".to_owned()],
            Action::Play(card, _) => vec![format!("hand/{card}"), "do/play".to_owned()],
            Action::Observe(stack) => vec![format!("area/{seat}/observatory"), format!("stack/{stack}")],
            Action::Pass => vec!["do/pass".to_owned()],
            Action::BuyDrawn(_) => vec!["drawn".to_owned(), "do/buy".to_owned()],
            Action::Keep => vec!["drawn".to_owned(), "do/keep".to_owned()],
            Action::Discard => vec!["drawn".to_owned(), "do/discard".to_owned()],
            Action::Pub(points) => vec![format!("pub/{points}")],
        };
        if let Action::Buy(_, _, target) | Action::Play(_, target) | Action::BuyDrawn(target) = action {
            places.extend(replaced(target));
        }
        places
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
