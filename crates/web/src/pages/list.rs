//! Lists of tables, page by page, a line for each.

use kernel::Words;
use maud::{Markup, html};
use store::{Page as Tables, SeatRow, TableRow};

use super::frame::{Page, page as framed};
use crate::routes::Visitor;
use crate::time::age;
use crate::{boards, names};

/// `which` is the word of the list in the address.
pub fn page(visitor: &Visitor, which: &str, shown: &Tables) -> Markup {
    let title = visitor.t(&format!("lobby-{which}"));
    let body = html! {
        main #main .lobby {
            h1 { (title) }
            section.tables { (rows(visitor, &shown.tables, &visitor.t("list-none"))) }
            p {
                @if let Some(next) = &shown.next {
                    a.button rel="next" href={ (visitor.base()) "/tables?list=" (which) "&from=" (next) } { (visitor.t("list-older")) } " "
                }
                a.button href=(visitor.to("/")) { (visitor.t("to-lobby")) }
            }
        }
    };
    framed(visitor, &Page { title: &title, game: None, bar: html! {}, body })
}

pub fn rows(visitor: &Visitor, rows: &[TableRow], none: &str) -> Markup {
    html! {
        @if rows.is_empty() { p.soft { (none) } }
        @else { ul { @for row in rows { (line(visitor, row)) } } }
    }
}

/// The names of the seats of a table.
fn seat_names(visitor: &Visitor, row: &TableRow) -> Vec<String> {
    let name = |seat: &SeatRow| match (&seat.name, &seat.bot) {
        (Some(name), _) => name.clone(),
        (None, Some(bot)) => visitor.desk.brain.title(bot, visitor.lang),
        (None, None) => visitor.t("seat-open"),
    };
    names::apart(row.seats.iter().map(name).collect())
}

/// A number with the minus sign that people write.
pub fn signed(number: &str) -> String {
    number.replace('-', "−")
}

/// The result in players' words: who won, and the points from the first place to the last.
pub fn result(visitor: &Visitor, row: &TableRow) -> Option<String> {
    let text = row.result.as_deref()?;
    let places = store::places(text);
    let points: Option<Vec<i32>> = text
        .split_whitespace()
        .skip(1)
        .step_by(2)
        .map(|numbers| numbers.split('/').next().and_then(|points| points.parse().ok()))
        .collect();
    let (points, words) = (points?, Words::new(visitor.lang));
    let written = |points: i32| match boards::face(&row.game) {
        Some(face) => signed(&face.points(points, &words)),
        None => signed(&points.to_string()),
    };
    let names = seat_names(visitor, row);
    let mut order: Vec<usize> = (0..points.len().min(places.len()).min(names.len())).collect();
    order.sort_by_key(|seat| places[*seat]);
    let listed: Vec<String> = order.iter().map(|seat| written(points[*seat])).collect();
    let winners: Vec<usize> = order.iter().copied().filter(|seat| places[*seat] == 1).collect();
    let own =
        row.seats.iter().position(|seat| visitor.id().is_some() && seat.player.as_deref() == visitor.id());
    let who: Vec<&str> = winners.iter().map(|seat| names[*seat].as_str()).collect();
    let who = who.join(", ");
    let listed = listed.join(" : ");
    let place = own.map(|seat| places.get(seat).copied().unwrap_or(0).to_string());
    let values = [("names", who.as_str()), ("n", &winners.len().to_string()), ("points", &listed)];
    let said = match own {
        Some(seat) if winners == [seat] => visitor.t_with("list-you-won", &values),
        Some(seat) if winners.contains(&seat) => visitor.t_with("list-won-together", &values),
        Some(_) | None => visitor.t_with("list-won", &values),
    };
    let placed = place.filter(|_| own.is_some_and(|seat| !winners.contains(&seat)));
    Some(match placed {
        Some(place) => format!("{said} {}", visitor.t_with("list-your-place", &[("place", &place)])),
        None => said,
    })
}

/// A table in one line.
fn line(visitor: &Visitor, row: &TableRow) -> Markup {
    let game = catalog::find(&row.game).map_or(row.game.as_str(), |game| game.meta().title(visitor.lang));
    let own =
        row.seats.iter().position(|seat| visitor.id().is_some() && seat.player.as_deref() == visitor.id());
    let asked = own.is_some_and(|seat| row.asked.contains(&(seat as u8)));
    let state = match (row.closed, row.result.is_some(), row.dealt.is_some()) {
        (Some(_), ..) => visitor.t("table-closed"),
        (None, true, _) => result(visitor, row).unwrap_or_default(),
        (None, false, false) => visitor.t("home-gathering"),
        (None, false, true) if asked => visitor.t("home-your-turn"),
        (None, false, true) => visitor.t_with("table-plies", &[("plies", &row.plies.to_string())]),
    };
    html! {
        li { a href={ (visitor.base()) "/t/" (row.id) } {
            b { (game) } span { (seat_names(visitor, row).join(" · ")) } span.soft { (state) " · " (age(visitor.lang, row.updated, visitor.desk.now())) }
        } }
    }
}
