//! A view as a page of plain text.

use std::fmt::Write;

use kernel::{Kind, Lang, Words, say};

use crate::cards::NOBLE_POINTS;
use crate::kinds::{Card, Colour};
use crate::titles::{colour_title, phase_title, stack_title, title};
use crate::view::{Asked, Cards, SeatView, View};

fn list(cards: &Cards, lang: Lang) -> String {
    if cards.is_empty() {
        return "–".to_owned();
    }
    let times = |(card, n): (&Card, &u8)| match n {
        1 => title(*card, lang).to_owned(),
        n => format!("{} ×{n}", title(*card, lang)),
    };
    cards.iter().map(times).collect::<Vec<_>>().join(", ")
}

pub(crate) fn page(view: &View, words: &Words) -> String {
    let lang = words.lang;
    let mut page = String::new();
    let mut line = |text: String| {
        // Writing to a string cannot fail.
        let _ = writeln!(page, "{text}");
    };
    let last = if view.exhausted.is_some() { "yes" } else { "no" };
    line(say!(lang, "page-round", round = view.round, last, phase = phase_title(view.phase, lang)));
    let stacks: Vec<String> = view
        .stacks
        .iter()
        .map(|(stack, n)| format!("{} {n} ({})", stack_title(*stack, lang), words.name(view.markers[stack])))
        .collect();
    line(say!(lang, "page-stacks", stacks = stacks.join(" · ")));
    line(say!(lang, "page-upper", cards = priced(&view.upper, lang)));
    line(say!(lang, "page-lower", cards = priced(&view.lower, lang)));
    if let Some(Asked::Observed { card, .. }) = view.asked {
        line(say!(lang, "page-drawn", card = title(card, lang)));
    }
    for seat in &view.seats {
        line(String::new());
        line(heading(seat, view, words));
        for &colour in Colour::ALL {
            let group: Cards =
                seat.area.iter().filter(|(c, _)| c.facts().colour == colour).map(|(c, n)| (*c, *n)).collect();
            if !group.is_empty() {
                let (group, cards) = (colour_title(colour, lang), list(&group, lang));
                line(format!("    {}", say!(lang, "page-group", group, cards)));
            }
        }
        if let Some(hand) = &seat.hand
            && !hand.is_empty()
        {
            let mut cards = Cards::new();
            for card in hand {
                *cards.entry(*card).or_default() += 1;
            }
            line(format!("    {}", say!(lang, "page-hand", cards = priced(&cards, lang))));
        }
    }
    page
}

/// Cards with their printed costs.
fn priced(cards: &Cards, lang: Lang) -> String {
    if cards.is_empty() {
        return "–".to_owned();
    }
    let one = |(card, n): (&Card, &u8)| {
        let times = if *n > 1 { format!(" ×{n}") } else { String::new() };
        format!("{} [{}]{times}", title(*card, lang), card.facts().cost)
    };
    cards.iter().map(one).collect::<Vec<_>>().join(", ")
}

fn heading(seat: &SeatView, view: &View, words: &Words) -> String {
    let nobles = seat.area.keys().filter(|card| card.facts().colour == Colour::Red).count();
    let nobles = NOBLE_POINTS[nobles.min(NOBLE_POINTS.len() - 1)];
    say!(
        words,
        "page-seat",
        who = words.name(seat.seat),
        own = if view.own == Some(seat.seat) { "yes" } else { "no" },
        points = seat.points,
        rubles = seat.rubles.map_or_else(|| "?".to_owned(), |rubles| rubles.to_string()),
        hand = seat.hand_size,
        limit = seat.hand_limit,
        nobles
    )
}
