//! Events as sentences.

use kernel::{Seat, Words, say};

use crate::event::Event;
use crate::kinds::Good;
use crate::titles::{
    a_tile, barrels, colonists, disc_title, discs, doubloons, good_title, goods_list, nobles, one,
    place_title, points, role_title, some, title,
};

/// `2 doubloons`, `1 point`, or both.
fn gains(coins: u8, chips: u8, words: &Words) -> String {
    let (coins_text, chips_text) =
        (doubloons(u16::from(coins), words.lang), points(u16::from(chips), words.lang));
    match (coins, chips) {
        (_, 0) => format!("+{coins_text}"),
        (0, _) => format!("+{chips_text}"),
        (_, _) => format!("+{coins_text}, +{chips_text}"),
    }
}

/// Colonists, nobles, or both.
fn arrivals(settlers: u8, lords: u8, words: &Words) -> String {
    let (settlers_text, lords_text) =
        (colonists(u16::from(settlers), words.lang), nobles(u16::from(lords), words.lang));
    match (settlers, lords) {
        (_, 0) => settlers_text,
        (0, _) => lords_text,
        (_, _) => {
            say!(words, "both", settlers_text, lords_text)
        }
    }
}

pub(crate) fn sentence(event: &Event, words: &Words) -> String {
    let lang = words.lang;
    let who = |seat: &Seat| words.name(*seat);
    let kind = |good: &Good| good_title(*good, lang);
    match event {
        Event::Drafted { seat, building } => {
            let (who, name) = (who(seat), title(*building, lang));
            say!(words, "drafted", who, name)
        }
        Event::Took { seat, role, doubloons: coins, .. } => {
            let (who, role) = (who(seat), role_title(*role, lang));
            let purse = if *coins > 0 {
                format!(" (+{})", doubloons(u16::from(*coins), lang))
            } else {
                String::new()
            };
            say!(words, "took", who, role, purse)
        }
        Event::Passed { seat } => {
            let who = who(seat);
            say!(words, "passed", who)
        }
        Event::Drew { seat, good, price } => {
            let (who, good) = (who(seat), kind(good));
            match price {
                0 => say!(words, "drew", who, good),
                price => {
                    let price = doubloons(u16::from(*price), lang);
                    say!(words, "drew-for", who, good, price)
                }
            }
        }
        Event::Laid { seat, tile, .. } => {
            let (who, tile) = (who(seat), a_tile(*tile, lang));
            say!(words, "laid", who, tile)
        }
        Event::LaidForest { seat, good, .. } => {
            let (who, good) = (who(seat), kind(good));
            say!(words, "laid-forest", who, good)
        }
        Event::Settled { seat, disc, place } => {
            let (who, disc, place) = (who(seat), disc_title(*disc, lang), place_title(*place, lang));
            say!(words, "settled", who, disc, place)
        }
        Event::Discarded { seat, good, doubloons: coins } => {
            let who = who(seat);
            let what = good.map_or("forest", |good| good_title(good, lang));
            let gain = if *coins > 0 {
                format!(" (+{})", doubloons(u16::from(*coins), lang))
            } else {
                String::new()
            };
            say!(words, "discarded", who, what, gain)
        }
        Event::NewRow { row } => {
            let row = row.iter().map(kind).collect::<Vec<_>>().join(", ");
            say!(words, "new-row", row)
        }
        Event::GuestWent { seat, disc, place } => {
            let (who, disc, place) = (who(seat), disc_title(*disc, lang), place_title(*place, lang));
            say!(words, "guest-went", who, disc, place)
        }
        Event::Arrived { seat, colonists, nobles, .. } => {
            let (who, discs) = (who(seat), arrivals(*colonists, *nobles, words));
            say!(words, "arrived", who, discs)
        }
        Event::Placed { seat, at_work, windrose: 0, .. } => {
            let (who, discs) = (who(seat), discs(u16::from(*at_work), lang));
            say!(words, "placed", who, discs)
        }
        Event::Placed { seat, at_work, windrose, .. } => {
            let (who, discs) = (who(seat), discs(u16::from(*at_work), lang));
            say!(words, "placed-some", who, discs, windrose)
        }
        Event::ShipFilled { colonists, nobles } => {
            let discs = arrivals(*colonists, *nobles, words);
            say!(words, "ship-filled", discs)
        }
        Event::Built { seat, building, price } => {
            let (who, name, price) = (who(seat), one(*building, lang), doubloons(*price, lang));
            say!(words, "built", who, name, price)
        }
        Event::Bargained { seat, building, price, doubloons: held } => {
            let (who, name, price) = (who(seat), one(*building, lang), doubloons(*price, lang));
            let paid = doubloons(*held, lang);
            say!(words, "bargained", who, name, price, paid)
        }
        Event::PaidBarrel { seat, good } => {
            let (who, good) = (who(seat), kind(good));
            say!(words, "paid-barrel", who, good)
        }
        Event::PaidDisc { seat, disc, place } => {
            let (who, disc, place) = (who(seat), disc_title(*disc, lang), place_title(*place, lang));
            say!(words, "paid-disc", who, disc, place)
        }
        Event::PaidPoint { seat } => {
            let who = who(seat);
            say!(words, "paid-point", who)
        }
        Event::Raised { seat, building } => {
            let (who, name) = (who(seat), one(*building, lang));
            say!(words, "raised", who, name)
        }
        Event::Produced { seat, barrels } => {
            let (who, goods) = (who(seat), goods_list(barrels, lang));
            say!(words, "produced", who, goods)
        }
        Event::Gained { seat, source, doubloons, points } => {
            let (who, gain) = (who(seat), gains(*doubloons, *points, words));
            let source = title(*source, lang);
            say!(words, "gained", source, who, gain)
        }
        Event::TookExtra { seat, good } => {
            let (who, good) = (who(seat), kind(good));
            say!(words, "took-extra", who, good)
        }
        Event::Sold { seat, good, post, doubloons: n } => {
            let (who, good) = (who(seat), some(*good, lang));
            say!(words, "sold", who, good, post = if *post { "yes" } else { "no" }, n)
        }
        Event::HouseEmptied { .. } => say!(words, "house-emptied").to_owned(),
        Event::Delivered { seat, good } => {
            let (who, good) = (who(seat), some(*good, lang));
            say!(words, "delivered", who, good)
        }
        Event::Loaded { seat, good, barrels: n, capacity, points: chips } => {
            let (who, n, good) = (who(seat), barrels(u16::from(*n), lang), kind(good));
            let chips = points(u16::from(*chips), lang);
            say!(words, "loaded", who, n, good, capacity, chips)
        }
        Event::Shipped { seat, good, barrels: n, points: chips } => {
            let (who, n, good) = (who(seat), barrels(u16::from(*n), lang), kind(good));
            let chips = points(u16::from(*chips), lang);
            say!(words, "shipped", who, n, good, chips)
        }
        Event::Sent { seat, barrels: n, points: chips } => {
            let (who, n, chips) = (who(seat), barrels(u16::from(*n), lang), points(u16::from(*chips), lang));
            say!(words, "sent", who, n, chips)
        }
        Event::Lost { seat, barrels } => {
            let (who, goods) = (who(seat), goods_list(barrels, lang));
            say!(words, "lost", who, goods)
        }
        Event::ShipsEmptied { capacities, .. } => {
            let ships = capacities.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            say!(words, "ships-emptied", ships)
        }
        Event::Prospected { seat, doubloons: coins } => {
            let (who, coins) = (who(seat), doubloons(u16::from(*coins), lang));
            say!(words, "prospected", who, coins)
        }
        Event::LastRound { round } => {
            say!(words, "last-round", round)
        }
        Event::Round { round, governor } => {
            let who = who(governor);
            say!(words, "round", round, who)
        }
        Event::Over => say!(words, "over").to_owned(),
    }
}
