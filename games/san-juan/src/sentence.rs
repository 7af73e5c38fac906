//! Events as sentences.

use kernel::{Kind, Seat, Words, say};

use crate::TEXTS;
use crate::event::{End, Event, Occasion, Purpose};
use crate::kinds::Card;
use crate::titles::{some_good, tile_title, title};
use crate::words::cards;

pub(crate) fn sentence(event: &Event, words: &Words) -> String {
    let lang = words.lang;
    let name = |card: &Card| title(*card, lang);
    let names = |list: &[Card]| list.iter().map(name).collect::<Vec<_>>().join(", ");
    let goods = |list: &[Card]| list.iter().map(|c| some_good(*c, lang)).collect::<Vec<_>>().join(", ");
    let who = |seat: &Seat| words.name(*seat);
    match event {
        Event::Took { seat, role, doubled } => {
            let role = TEXTS.named(lang, "the-role", role.name());
            say!(words, "took", who = who(seat), role, doubled = if *doubled { "yes" } else { "no" })
        }
        Event::Built { seat, card, over, cost, .. } => {
            let (who, card) = (who(seat), name(card));
            let over = over.as_ref().map_or("none", name);
            say!(words, "built", who, card, over, cost)
        }
        Event::Spent { seat, goods: spent } => {
            let (who, spent) = (who(seat), goods(spent));
            say!(words, "spent", who, spent)
        }
        Event::Produced { seat, on } => {
            let (who, good) = (who(seat), some_good(*on, lang));
            say!(words, "produced", who, good)
        }
        Event::Registered { seat } => {
            let who = who(seat);
            say!(words, "registered", who)
        }
        Event::Prices { tile } => {
            let prices = tile_title(*tile, lang);
            say!(words, "prices", prices)
        }
        Event::Sold { seat, goods: sold, income, .. } => {
            let (who, sold, income) = (who(seat), goods(sold), cards(usize::from(*income), words));
            say!(words, "sold", who, sold, income)
        }
        Event::Stored { seat, .. } => {
            let who = who(seat);
            say!(words, "stored", who)
        }
        Event::Drew { seat, cards: drawn, source } => {
            let (who, drawn, why) = (who(seat), names(drawn), source_words(*source, words));
            say!(words, "drew", who, drawn, why)
        }
        Event::DrewSome { seat, count, source } => {
            let (who, drawn, why) = (who(seat), cards(*count, words), source_words(*source, words));
            say!(words, "drew", who, drawn, why)
        }
        Event::Moved { seat, cards: moved, purpose, .. } => {
            moving(&who(seat), &names(moved), *purpose, words)
        }
        Event::MovedSome { seat, count, purpose, .. } => {
            moving(&who(seat), &cards(*count, words), *purpose, words)
        }
        Event::Mined { seat, cards: shown, kept } => {
            let (who, shown) = (who(seat), names(shown));
            match kept {
                Some(card) => {
                    let card = name(card);
                    say!(words, "mined", who, shown, card)
                }
                None => say!(words, "mined-nothing", who, shown),
            }
        }
        Event::Assayed { seat, card, kept } => {
            let (who, card) = (who(seat), name(card));
            say!(words, "assayed", who, card, kept = if *kept { "yes" } else { "no" })
        }
        Event::Passed { seat } => {
            let who = who(seat);
            say!(words, "passed", who)
        }
        Event::Shuffled { cards: n } => {
            let pile = cards(*n, words);
            say!(words, "shuffled", pile)
        }
        Event::Round { round, governor, .. } => {
            let who = who(governor);
            say!(words, "round", round, who)
        }
        Event::Over { end } => match end {
            End::Buildings => say!(words, "over-buildings").to_owned(),
            End::Exhausted => say!(words, "over-exhausted").to_owned(),
            End::Rounds => say!(words, "over-rounds").to_owned(),
        },
    }
}

fn source_words(source: Occasion, words: &Words) -> &'static str {
    match source {
        Occasion::Sale => say!(words, "occasion-sale"),
        Occasion::Adventurer => say!(words, "occasion-adventurer"),
        Occasion::Recruiter | Occasion::Recruited => say!(words, "occasion-recruiter"),
        Occasion::Company => title(Card::Company, words.lang),
        Occasion::Factory => title(Card::Factory, words.lang),
        Occasion::Bohio => title(Card::Bohio, words.lang),
        Occasion::Sawmill => title(Card::Sawmill, words.lang),
        Occasion::Hospital => title(Card::Hospital, words.lang),
        Occasion::School => title(Card::School, words.lang),
    }
}

fn moving(who: &str, what: &str, purpose: Purpose, words: &Words) -> String {
    match purpose {
        Purpose::Draft | Purpose::Cull | Purpose::Exchange => {
            say!(words, "discarded", who, what)
        }
        Purpose::Limit => say!(words, "discarded-to-limit", who, what),
        Purpose::Pay => say!(words, "paid", who, what),
        Purpose::Keep => say!(words, "kept", who, what),
        Purpose::Chapel => say!(words, "put-under-chapel", who, what),
        Purpose::Church => say!(words, "put-under-church", who, what),
    }
}
