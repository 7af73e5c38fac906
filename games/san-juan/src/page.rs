//! A view as a page of plain text.

use std::fmt::Write;

use kernel::{Lang, Words, say};

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
    line(say!(words, "page-head", round, governor, deck, discard));
    let taken: Vec<String> = view
        .roles
        .iter()
        .map(|taken| format!("{} ({})", role_title(taken.role, lang), words.name(taken.seat)))
        .collect();
    if !taken.is_empty() {
        line(say!(words, "page-roles", roles = taken.join(" · ")));
    }
    if let Some(tile) = view.prices {
        line(say!(words, "page-prices", prices = tile_title(tile, lang)));
    } else if let Some(tile) = view.next_prices {
        line(say!(words, "page-next-prices", prices = tile_title(tile, lang)));
    }
    if view.cathedral {
        line(say!(words, "page-cathedral").to_owned());
    }
    if !view.discard_known.is_empty() {
        let known = priced(&view.discard_known, lang);
        line(say!(words, "page-discard", cards = known));
    }
    if let Some(asked) = &view.asked {
        if let Some(card) = asked.building {
            line(say!(words, "page-building", card = title(card, lang)));
        }
        if let Some(drawn) = asked.drawn_cards.as_ref().filter(|drawn| !drawn.is_empty()) {
            line(say!(words, "page-drawn", cards = priced(drawn, lang)));
        }
        if let Some(chosen) = asked.chosen_cards.as_ref().filter(|chosen| !chosen.is_empty()) {
            line(say!(words, "page-chosen", cards = priced(chosen, lang)));
        }
    }
    for seat in &view.seats {
        line(String::new());
        line(heading(seat, view, words));
        line(format!("    {}", city(seat, lang)));
        let mut detail = |cards: &Cards, said: &dyn Fn(String) -> String| {
            if !cards.is_empty() {
                line(format!("    {}", said(priced(cards, lang))));
            }
        };
        match &seat.hand {
            Some(hand) => detail(hand, &|cards| say!(lang, "page-hand", cards)),
            None => detail(&seat.hand_known, &|cards| say!(lang, "page-known-hand", cards)),
        }
        if let Some(tucked) = &seat.tucked {
            detail(tucked, &|cards| say!(lang, "page-under", cards));
        }
        detail(&seat.covered, &|cards| say!(lang, "page-covered", cards));
    }
    page
}

fn heading(seat: &SeatView, view: &View, words: &Words) -> String {
    let (name, points, hand, limit) = (words.name(seat.seat), seat.points, seat.hand_size, seat.hand_limit);
    let (city, under) =
        (seat.city, usize::from(seat.under_chapel) + usize::from(seat.under_church) + seat.under_harbor);
    let own = if view.own == Some(seat.seat) { "yes" } else { "no" };
    say!(words, "page-seat", name, own, points, city, hand, limit, under)
}
