//! A view as a page of plain text.

use std::fmt::Write;

use kernel::{Kind, Words, say};

use crate::card::Symbol;
use crate::kinds::{Bonus, Row};
use crate::titles::{bonus_title, half_points, row_title, title, titles};
use crate::view::{Asked, SeatView, SpaceView, View};

/// How wide a space is drawn.
const WIDTH: usize = 8;

pub(crate) fn page(view: &View, words: &Words) -> String {
    let lang = words.lang;
    let mut page = String::new();
    let mut line = |text: String| {
        // Writing to a string cannot fail.
        let _ = writeln!(page, "{text}");
    };
    let (round, left, tokens, all) = (view.round, view.undrawn, view.tokens, view.tokens_at_start);
    line(say!(words, "page-head", round, left, tokens, all));
    for (n, cards) in (1..).zip(&view.columns) {
        let cards = if cards.is_empty() { "–".to_owned() } else { titles(cards, lang) };
        line(say!(words, "page-column", n, cards));
    }
    if let Some(Asked::Column { card, .. }) = view.asked {
        line(say!(words, "page-drawn", card = title(card, lang)));
    }
    if !view.taken.is_empty() {
        line(say!(words, "page-taken", cards = titles(&view.taken, lang)));
    }
    let bonuses: Vec<String> =
        view.bonuses.iter().map(|(bonus, n)| one_bonus(*bonus, *n, view, words)).collect();
    line(say!(words, "page-bonuses", bonuses = bonuses.join(" · ")));
    for seat in &view.seats {
        line(String::new());
        line(heading(seat, view, words));
        for (&row, spaces) in Row::ALL.iter().zip(&seat.city) {
            let cells: String =
                (0..5).map(|i| format!("[{:^WIDTH$}]", spaces.get(i).map_or(String::new(), cell))).collect();
            let mark = if view.completed[&row] == Some(seat.seat) { " ✓" } else { "" };
            line(format!("    {:<7}{cells} = {}{mark}", row_title(row, lang), seat.values[&row]));
        }
    }
    line(String::new());
    line(say!(words, "page-key").to_owned());
    page
}

/// A space in a few signs.
fn cell(space: &SpaceView) -> String {
    let has = |symbol| space.card.has(symbol);
    let signs = [
        (has(Symbol::Line) || space.line_token, 'L'),
        (has(Symbol::Depot), 'D'),
        (space.tram, 'T'),
        (has(Symbol::Garden), 'G'),
        (has(Symbol::Foundation) && !space.skyscraper, 'F'),
        (space.skyscraper, 'S'),
        (has(Symbol::Seaside), '~'),
        (has(Symbol::Bonus), '*'),
        (space.plus_2_token, '+'),
    ];
    let signs: String = signs.into_iter().filter(|(shown, _)| *shown).map(|(_, sign)| sign).collect();
    format!("{}{signs}", space.value)
}

fn one_bonus(bonus: Bonus, left: u8, view: &View, words: &Words) -> String {
    let name = bonus_title(bonus, words.lang);
    let row = view.granted_by.iter().find(|(_, granted)| **granted == bonus).map(|(row, _)| *row);
    let place = row.map_or(say!(words, "any-district"), |row| row_title(row, words.lang));
    format!("{name} ({place}) ×{left}")
}

fn heading(seat: &SeatView, view: &View, words: &Words) -> String {
    let name = words.name(seat.seat);
    let own = if view.own == Some(seat.seat) { "yes" } else { "no" };
    let medal = if view.medal == Some(seat.seat) { "yes" } else { "no" };
    let mut tokens = String::new();
    for (bonus, n) in [(Bonus::PointsToken, seat.points_tokens), (Bonus::DiscardToken, seat.discard_tokens)] {
        if n > 0 {
            let _ = write!(tokens, " · {}", bonus_title(bonus, words.lang));
        }
    }
    let (points, contracts, trams) = (half_points(seat.worth), seat.contracts, seat.trams);
    let (skyscrapers, required) = (seat.skyscrapers, seat.required);
    say!(words, "page-seat", name, own, points, contracts, trams, skyscrapers, required, medal, tokens)
}
