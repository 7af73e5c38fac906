//! A game gone through again, with a slider and the arrow keys.

use kernel::{Seat, Table, Viewer, Words};
use maud::{Markup, html};

use super::frame::{Page, page_with as framed};
use super::log::Log;
use crate::boards::{self, Looker};
use crate::routes::Visitor;

/// A position of a game, and how long the game is.
pub struct Moment<'a> {
    pub id: &'a str,
    pub table: &'a dyn Table,
    pub viewer: Viewer,
    pub last: usize,
    pub over: bool,
    pub words: &'a Words,
}

pub fn page(visitor: &Visitor, moment: &Moment<'_>) -> Markup {
    let Moment { id, table, viewer, last, over, words } = *moment;
    let ply = table.ply();
    let title = visitor.t_with("replay-title", &[("game", table.meta().title(visitor.lang))]);
    let art = visitor.art(table.meta().id);
    let parts =
        boards::lay(table).show(&Looker { viewer, own: None, answers: false, words, art: &art }).parts;
    let from = |seat: &str| if seat.is_empty() { String::new() } else { format!("&seat={seat}") };
    let seat = match viewer {
        Viewer::Seat(seat) if over => seat.to_string(),
        Viewer::Seat(_) | Viewer::Spectator | Viewer::Afterwards => String::new(),
    };
    let step = |to: usize| visitor.to(&format!("/t/{id}/replay?ply={to}{}", from(&seat)));
    let log = Log { visitor, id, table, viewer, words, ways_back: &[] };
    let body = html! {
        main #main .table.replay .plain-board[parts.others.0.is_empty()] data-replay=(ply) data-last=(last) {
            section.prompt data-key="prompt" aria-label=(visitor.t("replay")) {
                p aria-live="polite" { (visitor.t_with("replay-place", &[("ply", &ply.to_string()), ("last", &last.to_string())])) }
                nav.steps aria-label=(visitor.t("replay")) {
                    a.button href=(step(0)) rel="first" aria-label=(visitor.t("replay-first")) { "|◀" }
                    a.button href=(step(ply.saturating_sub(1))) rel="prev" aria-label=(visitor.t("replay-back")) { "◀" }
                    form.slide method="get" action={ (visitor.base()) "/t/" (id) "/replay" } {
                        label { span.hidden { (visitor.t("replay-slide")) } input type="range" name="ply" min="0" max=(last) value=(ply); }
                        @if !seat.is_empty() { input type="hidden" name="seat" value=(seat); }
                        button.noscript type="submit" { (visitor.t("replay-go")) }
                    }
                    a.button href=(step((ply + 1).min(last))) rel="next" aria-label=(visitor.t("replay-on")) { "▶" }
                    a.button href=(step(last)) rel="last" aria-label=(visitor.t("replay-end")) { "▶|" }
                }
                @if over {
                    nav.eyes aria-label=(visitor.t("replay-eyes")) {
                        a href={ (visitor.base()) "/t/" (id) "/replay?ply=" (ply) } aria-current=[seat.is_empty().then_some("true")] { (visitor.t("replay-all")) }
                        @for other in Seat::all(table.players()) {
                            a href={ (visitor.base()) "/t/" (id) "/replay?ply=" (ply) (from(&other.to_string())) }
                                aria-current=[(seat == other.to_string()).then_some("true")] { (words.name(other)) }
                        }
                    }
                }
                a.button href={ (visitor.base()) "/t/" (id) "/record" } download { (visitor.t("download")) }
                a.button href={ (visitor.base()) "/t/" (id) } { (visitor.t("to-table")) }
            }
            section.board aria-label=(visitor.t("board")) { (parts.board) }
            @if !parts.own.0.is_empty() { section.own { (parts.own) } }
            @if !parts.others.0.is_empty() { aside.others aria-label=(visitor.t("others")) { (parts.others) } }
            aside.happened aria-label=(visitor.t("log-title")) { h2 { (visitor.t("log-title")) } (log.lines(usize::MAX)) }
        }
    };
    framed(
        visitor,
        &Page {
            title: &title,
            game: Some(table.meta().id),
            bar: html! { h1 { (table.meta().title(visitor.lang)) } div.where { (parts.bar) } },
            body,
        },
        "at-table dealt",
    )
}
