//! A view as a page of plain text.

use std::fmt::Write;

use kernel::{Lang, Words, say};

use crate::titles::{
    colonists, doubloons, good_title, nobles, phase_title, points, role_title, tile_title, title,
};
use crate::view::{Discs, Goods, SeatView, View};

fn list(goods: &Goods, lang: Lang) -> String {
    if goods.is_empty() {
        return "–".to_owned();
    }
    let one = |(good, n): (&crate::kinds::Good, &u8)| format!("{n} {}", good_title(*good, lang));
    goods.iter().map(one).collect::<Vec<_>>().join(", ")
}

fn discs(discs: Discs, view: &View, lang: Lang) -> String {
    let settlers = colonists(u16::from(discs.colonists), lang);
    if view.nobles { format!("{settlers}, {}", nobles(u16::from(discs.nobles), lang)) } else { settlers }
}

pub(crate) fn page(view: &View, words: &Words) -> String {
    let lang = words.lang;
    let mut page = String::new();
    let mut line = |text: String| {
        // Writing to a string cannot fail.
        let _ = writeln!(page, "{text}");
    };
    let last = if view.last_round { "yes" } else { "no" };
    let (round, governor) = (view.round, words.name(view.governor));
    line(say!(words, "page-head", round, last, governor));
    if let Some((role, seat)) = view.role {
        line(format!("{} ({})", phase_title(role, lang), words.name(seat)));
    }
    let cards = view.cards.iter().filter(|card| !card.taken).map(|card| match card.doubloons {
        0 => role_title(card.role, lang).to_owned(),
        n => format!("{} +{n}", role_title(card.role, lang)),
    });
    line(say!(words, "page-roles", roles = cards.collect::<Vec<_>>().join(", ")));
    line(say!(words, "page-plantations", plantations = row(view, words)));
    let ships = view.ships.iter().map(|ship| match ship.good {
        None => format!("{}/{}", ship.barrels, ship.capacity),
        Some(good) => format!("{}/{} {}", ship.barrels, ship.capacity, good_title(good, lang)),
    });
    line(say!(words, "page-ships", ships = ships.collect::<Vec<_>>().join(" · ")));
    line(say!(words, "page-house", goods = list(&view.house, lang)));
    line(say!(words, "page-goods", goods = list(&view.goods, lang)));
    let (supply, aboard) = (discs(view.supply, view, lang), discs(view.aboard, view, lang));
    line(say!(words, "page-supply", supply, aboard, bank = points(view.bank as u16, lang)));
    let buildings = view.buildings.iter().filter(|(_, copies)| **copies > 0);
    let buildings = buildings.map(|(building, copies)| {
        let times = if *copies > 1 { format!(" ×{copies}") } else { String::new() };
        format!("{} [{}]{times}", title(*building, lang), building.facts().cost)
    });
    line(say!(words, "page-buildings", buildings = buildings.collect::<Vec<_>>().join(", ")));
    for seat in &view.seats {
        line(String::new());
        line(heading(seat, view, words));
        line(format!("    {}", say!(words, "page-island", tiles = island(seat, words))));
        line(format!("    {}", say!(words, "page-city", buildings = city(seat, lang))));
        if !seat.goods.is_empty() {
            line(format!("    {}", say!(words, "page-own-goods", goods = list(&seat.goods, lang))));
        }
    }
    page
}

fn row(view: &View, words: &Words) -> String {
    let (row, quarries, stack) = (list(&view.row, words.lang), view.quarries, view.stack);
    say!(words, "page-row", row, quarries, stack)
}

fn island(seat: &SeatView, words: &Words) -> String {
    let mut tiles: Vec<String> = seat
        .island
        .iter()
        .map(|(tile, (n, manned))| format!("{} {manned}/{n}", tile_title(*tile, words.lang)))
        .collect();
    if seat.forests > 0 {
        tiles.push(format!("{} {}", say!(words, "forest"), seat.forests));
    }
    if tiles.is_empty() { "–".to_owned() } else { tiles.join(", ") }
}

fn city(seat: &SeatView, lang: Lang) -> String {
    if seat.city.is_empty() {
        return "–".to_owned();
    }
    let one = |built: &crate::view::BuildingView| {
        let noble = if built.nobles > 0 { "♛".repeat(usize::from(built.nobles)) } else { String::new() };
        format!("{} {}/{}{noble}", title(built.building, lang), built.discs, built.circles)
    };
    seat.city.iter().map(one).collect::<Vec<_>>().join(", ")
}

fn heading(seat: &SeatView, view: &View, words: &Words) -> String {
    let lang = words.lang;
    let chips = seat.points.map_or_else(|| say!(words, "unknown-points").to_owned(), |n| points(n, lang));
    let (name, coins) = (words.name(seat.seat), doubloons(seat.doubloons, lang));
    let settlers = discs(Discs { colonists: seat.colonists, nobles: seat.nobles }, view, lang);
    let own = if view.own == Some(seat.seat) { "yes" } else { "no" };
    let idle = seat.windrose;
    say!(words, "page-seat", name, own, chips, coins, settlers, idle)
}
