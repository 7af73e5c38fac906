//! Events as sentences.

use kernel::{Words, say};

use crate::event::Event;
use crate::titles::{bonus_title, row_title, title, titles};

pub(crate) fn sentence(event: &Event, words: &Words) -> String {
    let lang = words.lang;
    match event {
        Event::Drew { seat, card } => {
            let (who, card) = (words.name(*seat), title(*card, lang));
            say!(words, "drew", who, card)
        }
        Event::Placed { seat, card, column } => {
            let (who, card) = (words.name(*seat), title(*card, lang));
            say!(words, "placed", who, column, card)
        }
        Event::Foundation { left: 0, .. } => say!(words, "foundation-last").to_owned(),
        Event::Foundation { left, .. } => say!(words, "foundation", left),
        Event::Finalized { seat, column, cards, contracts, .. } => {
            let (who, cards) = (words.name(*seat), titles(cards, lang));
            say!(words, "finalized", who, column, cards, contracts)
        }
        Event::EverybodyReturns { .. } => say!(words, "everybody-returns").to_owned(),
        Event::Returned { seat, contracts } => {
            let who = words.name(*seat);
            say!(words, "returned", who, contracts)
        }
        Event::Built { seat, card, row, column } => {
            let (who, card, row) = (words.name(*seat), title(*card, lang), row_title(*row, lang));
            say!(words, "built", who, card, row, column)
        }
        Event::ThrewAway { seat, cards } => {
            let (who, cards) = (words.name(*seat), titles(cards, lang));
            say!(words, "threw-away", who, cards)
        }
        Event::Trams { seat, trams, total, .. } => {
            let who = words.name(*seat);
            say!(words, "trams", who, trams, total)
        }
        Event::Skyscraper { seat, row, column } => {
            let (who, row) = (words.name(*seat), row_title(*row, lang));
            say!(words, "skyscraper", who, row, column)
        }
        Event::Medal { seat, from: None } => {
            let who = words.name(*seat);
            say!(words, "medal", who)
        }
        Event::Medal { seat, from: Some(from) } => {
            let (who, from) = (words.name(*seat), words.name(*from));
            say!(words, "medal-from", who, from)
        }
        Event::Completed { seat, row } => {
            let (who, row) = (words.name(*seat), row_title(*row, lang));
            say!(words, "completed", who, row)
        }
        Event::Lapsed { seat, row } => {
            let (who, row) = (words.name(*seat), row_title(*row, lang));
            say!(words, "lapsed", row, who)
        }
        Event::Took { seat, bonus } => {
            let (who, bonus) = (words.name(*seat), bonus_title(*bonus, lang));
            say!(words, "took", who, bonus)
        }
        Event::Laid { seat, bonus, row, column } => {
            let (who, bonus, row) = (words.name(*seat), bonus_title(*bonus, lang), row_title(*row, lang));
            say!(words, "laid", who, bonus, row, column)
        }
        Event::Over { seat, full: true } => {
            let who = words.name(*seat);
            say!(words, "over-full", who)
        }
        Event::Over { full: false, .. } => say!(words, "over").to_owned(),
    }
}
