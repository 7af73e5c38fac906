//! A view as a page of plain text.

use std::fmt::Write;

use kernel::{Lang, Words};

use crate::kinds::Card;
use crate::titles::{role_title, tile_title, title};
use crate::view::{Cards, SeatView, View};

/// Cards with their printed costs.
fn priced(cards: &Cards, lang: Lang) -> String {
    if cards.is_empty() {
        return "–".to_owned();
    }
    let one = |(card, n): (&Card, &u8)| {
        let times = if *n > 1 { format!(" ×{n}") } else { String::new() };
        format!("{} [{}]{times}", title(*card, lang), card.cost())
    };
    cards.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// Buildings, with a mark for each good.
fn city(seat: &SeatView, lang: Lang) -> String {
    let one = |(card, n): (&Card, &u8)| {
        let times = if *n > 1 { format!(" ×{n}") } else { String::new() };
        let goods = "●".repeat(usize::from(seat.goods.get(card).copied().unwrap_or_default()));
        format!("{}{times}{goods}", title(*card, lang))
    };
    seat.buildings.iter().map(one).collect::<Vec<_>>().join(", ")
}

pub(crate) fn page(view: &View, words: &Words) -> String {
    let lang = words.lang;
    let mut page = String::new();
    let mut line = |text: String| {
        // Writing to a string cannot fail.
        let _ = writeln!(page, "{text}");
    };
    let (round, governor) = (view.round, words.name(view.governor));
    let (deck, discard) = (view.deck, view.discard);
    line(words.say(
        format!("Round {round} · governor {governor} · deck {deck} · discard pile {discard}"),
        format!("Manche {round} · Gouverneur {governor} · pioche {deck} · défausse {discard}"),
    ));
    let taken: Vec<String> = view
        .roles
        .iter()
        .map(|taken| format!("{} ({})", role_title(taken.role, lang), words.name(taken.seat)))
        .collect();
    if !taken.is_empty() {
        line(words.say("Roles taken: ", "Personnages pris : ").to_owned() + &taken.join(" · "));
    }
    if let Some(tile) = view.prices {
        line(words.say("Prices: ", "Prix : ").to_owned() + &tile_title(tile, lang));
    } else if let Some(tile) = view.next_prices {
        line(words.say("Next prices: ", "Prochains prix : ").to_owned() + &tile_title(tile, lang));
    }
    if view.cathedral {
        line(words.say("On the table: Cathedral [7]", "Sur la table : Cathédrale [7]").to_owned());
    }
    if !view.discard_known.is_empty() {
        let known = priced(&view.discard_known, lang);
        line(words.say("Known in the discard pile: ", "Connu dans la défausse : ").to_owned() + &known);
    }
    if let Some(asked) = &view.asked {
        if let Some(card) = asked.building {
            line(words.say("Being built: ", "En construction : ").to_owned() + title(card, lang));
        }
        if let Some(drawn) = asked.drawn_cards.as_ref().filter(|drawn| !drawn.is_empty()) {
            line(words.say("Drawn: ", "Piochées : ").to_owned() + &priced(drawn, lang));
        }
        if let Some(chosen) = asked.chosen_cards.as_ref().filter(|chosen| !chosen.is_empty()) {
            line(words.say("Chosen: ", "Choisies : ").to_owned() + &priced(chosen, lang));
        }
    }
    for seat in &view.seats {
        line(String::new());
        line(heading(seat, view, words));
        line(format!("    {}", city(seat, lang)));
        let mut detail = |label: &str, cards: &Cards| {
            if !cards.is_empty() {
                line(format!("    {label}{}", priced(cards, lang)));
            }
        };
        match &seat.hand {
            Some(hand) => detail(words.say("Hand: ", "Main : "), hand),
            None => detail(words.say("Known in hand: ", "Connu en main : "), &seat.hand_known),
        }
        if let Some(tucked) = &seat.tucked {
            detail(words.say("Under Chapel and Church: ", "Sous la Chapelle et l'Église : "), tucked);
        }
        detail(words.say("Covered: ", "Recouverts : "), &seat.covered);
    }
    page
}

fn heading(seat: &SeatView, view: &View, words: &Words) -> String {
    let (name, points, hand, limit) = (words.name(seat.seat), seat.points, seat.hand_size, seat.hand_limit);
    let (city, under) =
        (seat.city, usize::from(seat.under_chapel) + usize::from(seat.under_church) + seat.under_harbor);
    let you = if view.own == Some(seat.seat) { words.say(" (you)", " (vous)") } else { "" };
    let under = match under {
        0 => String::new(),
        1 => words.say(" · 1 card under buildings", " · 1 carte glissée dessous").to_owned(),
        n => words.say(format!(" · {n} cards under buildings"), format!(" · {n} cartes glissées dessous")),
    };
    words.say(
        format!("{name}{you}: {points} ★ · {city} of 12 buildings · hand {hand} (limit {limit}){under}"),
        format!("{name}{you} : {points} ★ · {city} bâtiments sur 12 · main {hand} (limite {limit}){under}"),
    )
}
