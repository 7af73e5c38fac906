//! The page of a player: games, opponents, results. Others read it if he wants it; of others it names only those who want that too.

use maud::{Markup, html};
use store::{Game, PlayerRow, ResultRow};

use super::frame::{Page, page as framed};
use super::stats;
use crate::routes::Visitor;
use crate::stats::{Own, by_source};
use crate::time::age;

/// What the page shows.
pub struct Shown<'a> {
    pub player: &'a PlayerRow,
    /// Whether the reader is the player himself.
    pub own: bool,
    pub games: &'a [Game],
    pub lately: &'a Own,
    /// The last results, the last one first.
    pub results: &'a [ResultRow],
}

/// The most games that are listed.
const LISTED: usize = 20;

pub fn page(visitor: &Visitor, shown: &Shown<'_>) -> Markup {
    let name = &shown.player.name;
    // A table that is found by its link alone is nobody's to find here.
    let listed: Vec<&ResultRow> = shown.results.iter().filter(|row| row.listed).take(LISTED).collect();
    let body = html! {
        main #main .stats {
            div.head { h1 { (name) } }
            @if shown.own && shown.player.page.is_none() { p.card { (visitor.t("page-own-note")) " " a href=(visitor.to("/me")) { (visitor.t("me-title")) } } }
            @if shown.games.is_empty() { section.card { p { (visitor.t("page-none")) } } }
            @else {
                (stats::by_game(visitor, shown.games, false))
                div.two {
                    (stats::against(visitor, shown.lately))
                    (stats::people(visitor, shown.lately, !shown.own))
                }
                @if !listed.is_empty() { section.card {
                    h2 { (visitor.t("page-last")) }
                    div.wide { table.figures {
                        thead { tr {
                            th scope="col" { (visitor.t("stats-game")) } th scope="col" { (visitor.t("stats-when")) }
                            th scope="col" { (visitor.t("page-place")) } th scope="col" { (visitor.t("page-points")) }
                        } }
                        tbody { @for row in &listed { (line(visitor, row)) } }
                    } }
                } }
            }
        }
    };
    framed(visitor, &Page { title: name, game: None, bar: html! {}, body })
}

fn line(visitor: &Visitor, row: &ResultRow) -> Markup {
    let title = catalog::find(&row.game).map_or(row.game.as_str(), |game| game.meta().title(visitor.lang));
    let (place, players) = (row.place.to_string(), row.players().to_string());
    let points = row.sources.as_deref().map(|kept| by_source(kept, visitor.lang));
    let points =
        points.filter(|all| !all.is_empty()).map(|all| all.iter().map(|(_, points)| points).sum::<f64>());
    html! {
        tr {
            th scope="row" { a href={ (visitor.base()) "/t/" (row.table) } { (title) } }
            td { (age(visitor.lang, row.ended, visitor.desk.now())) }
            td { @if row.resigned { (visitor.t("page-resigned")) } @else { (visitor.t_with("page-place-of", &[("place", &place), ("players", &players)])) } }
            td { @if let Some(points) = points { (stats::won(visitor, points).replace('-', "−")) } @else { "–" } }
        }
    }
}
