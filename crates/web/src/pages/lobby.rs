//! The lobby: the games, tables waiting, own tables, finished games.

use kernel::Entry;
use maud::{Markup, html};
use store::{List, Page as Tables, SeatRow, TableRow};

use super::frame::{Page, page as framed};
use crate::boards;
use crate::problem::Problem;
use crate::routes::Visitor;

/// What the lobby shows besides the games.
pub struct Shown {
    mine: Tables,
    waiting: Tables,
    finished: Tables,
}

/// The most tables in each list.
const ROWS: usize = 12;

pub fn gather(visitor: &Visitor) -> Result<Shown, Problem> {
    let store = &visitor.desk.store;
    let tables = |list| store.tables(list, None, ROWS);
    let mine = visitor.id().map_or_else(|| Ok(Tables::default()), |player| tables(List::Of(player)))?;
    let mut waiting = tables(List::Waiting)?;
    waiting.tables.retain(|table| mine.tables.iter().all(|own| own.id != table.id));
    Ok(Shown { mine, waiting, finished: tables(List::Finished)? })
}

pub fn page(visitor: &Visitor, shown: &Shown) -> Markup {
    let body = html! {
        main #main .lobby {
            h1 { (visitor.t("lobby-title")) }
            p.lead { (visitor.t("lobby-lead")) }
            ul.games { @for game in catalog::GAMES { (game_card(visitor, *game)) } }
            (tables(visitor, "mine", &shown.mine, &visitor.t("lobby-mine-none")))
            (tables(visitor, "waiting", &shown.waiting, &visitor.t("lobby-waiting-none")))
            @if !shown.finished.tables.is_empty() { (tables(visitor, "finished", &shown.finished, "")) }
            footer { a href=(visitor.to("/about")) { (visitor.t("about")) } }
        }
    };
    framed(visitor, &Page { title: &visitor.t("lobby-title"), game: None, bar: html! {}, body })
}

fn game_card(visitor: &Visitor, game: &dyn Entry) -> Markup {
    let meta = game.meta();
    let title = meta.title(visitor.lang);
    let seats = visitor.t_with(
        "game-facts",
        &[
            ("fewest", &meta.seats.0.to_string()),
            ("most", &meta.seats.1.to_string()),
            ("short", &meta.minutes.0.to_string()),
            ("long", &meta.minutes.1.to_string()),
        ],
    );
    html! {
        li.game.{ "pic-" (meta.id) } {
            @if let Some(face) = boards::face(meta.id) { (face.picture()) }
            h2 { (title) }
            p { (meta.designer) br; (seats) }
            div.acts {
                form method="post" action={ (visitor.base()) "/play/" (meta.id) } {
                    button.main type="submit" { (visitor.t("play-now")) }
                }
                a.button href={ (visitor.base()) "/new?game=" (meta.id) } { (visitor.t("new-table")) }
                a href={ (visitor.base()) "/learn/" (meta.id) } { (visitor.t("learn-five")) }
                a href={ (visitor.base()) "/rules/" (meta.id) } { (visitor.t("rules")) }
            }
        }
    }
}

/// The beginning of a list, and the way to the rest of it.
fn tables(visitor: &Visitor, which: &str, shown: &Tables, none: &str) -> Markup {
    html! {
        section.tables {
            h2 { (visitor.t(&format!("lobby-{which}"))) }
            (rows(visitor, &shown.tables, none))
            @if shown.next.is_some() { p { a href={ (visitor.base()) "/tables?list=" (which) } { (visitor.t("list-all")) } } }
        }
    }
}

pub fn rows(visitor: &Visitor, rows: &[TableRow], none: &str) -> Markup {
    html! {
        @if rows.is_empty() { p.soft { (none) } }
        @else { ul { @for row in rows { (table(visitor, row)) } } }
    }
}

fn table(visitor: &Visitor, row: &TableRow) -> Markup {
    let game = catalog::find(&row.game).map_or(row.game.as_str(), |game| game.meta().title(visitor.lang));
    let name = |seat: &SeatRow| match (&seat.name, &seat.bot) {
        (Some(name), _) => name.clone(),
        (None, Some(bot)) => visitor.desk.brain.title(bot, visitor.lang),
        (None, None) => visitor.t("seat-open"),
    };
    let names: Vec<String> = row.seats.iter().map(name).collect();
    let state = match (&row.result, row.closed) {
        (Some(result), _) => result.clone(),
        (None, Some(_)) => visitor.t("table-closed"),
        (None, None) => visitor.t_with("table-plies", &[("plies", &row.plies.to_string())]),
    };
    html! {
        li { a href={ (visitor.base()) "/t/" (row.id) } { b { (game) } span { (names.join(" · ")) } span.soft { (state) } } }
    }
}
