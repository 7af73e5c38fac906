//! Events as sentences.

use kernel::{Seat, Words, say};

use crate::event::Event;
use crate::kinds::Card;
use crate::titles::{phase_title, row_title, stack_title, title};

pub(crate) fn sentence(event: &Event, words: &Words) -> String {
    let lang = words.lang;
    let name = |card: &Card| title(*card, lang);
    let who = |seat: &Seat| words.name(*seat);
    let replaced = |target: &Option<Card>| target.as_ref().map_or("none", name);
    let names = |cards: &[Card]| cards.iter().map(name).collect::<Vec<_>>().join(", ");
    match event {
        Event::Bought { seat, card, row, target, price } => {
            let (row, target) = (row_title(*row, lang), replaced(target));
            say!(lang, "bought", who = who(seat), card = name(card), target, row, price)
        }
        Event::Took { seat, card, .. } => say!(lang, "took", who = who(seat), card = name(card)),
        Event::Played { seat, card, target, price } => {
            say!(lang, "played", who = who(seat), card = name(card), target = replaced(target), price)
        }
        Event::Observed { seat, stack, card } => {
            say!(lang, "observed", who = who(seat), card = name(card), stack = stack_title(*stack, lang))
        }
        Event::BoughtDrawn { seat, card, target, price } => {
            say!(lang, "bought-drawn", who = who(seat), card = name(card), target = replaced(target), price)
        }
        Event::Kept { seat, card } => say!(lang, "kept", who = who(seat), card = name(card)),
        Event::Discarded { seat, card } => say!(lang, "discarded", who = who(seat), card = name(card)),
        Event::Passed { seat } => say!(lang, "passed", who = who(seat)),
        Event::Drank { seat, points, rubles } => say!(lang, "drank", who = who(seat), points, rubles),
        Event::Scored { seat, phase, rubles, points, .. } => {
            let gain = match (rubles, points) {
                (rubles, 0) => format!("+{rubles} ₽"),
                (0, points) => format!("+{points} ★"),
                (rubles, points) => format!("+{rubles} ₽ +{points} ★"),
            };
            say!(lang, "scored", group = stack_title(*phase, lang), who = who(seat), gain)
        }
        Event::Phase { phase, dealt, .. } if dealt.is_empty() => {
            say!(lang, "phase-without-cards", phase = phase_title(*phase, lang))
        }
        Event::Phase { phase, dealt, .. } => {
            say!(lang, "phase-with-cards", phase = phase_title(*phase, lang), cards = names(dealt))
        }
        Event::Round { round, discarded, .. } => {
            let cards = if discarded.is_empty() { "none".to_owned() } else { names(discarded) };
            say!(lang, "round", round, cards)
        }
        Event::LastRound { round, stack } => {
            say!(lang, "last-round", stack = stack_title(*stack, lang), round)
        }
        Event::Over => say!(lang, "over").to_owned(),
    }
}
