//! The story of a table: what happened since the reader's last answer, and folded away the whole log, the talk and the table's menu.

use kernel::Seat;
use maud::{Markup, html};

use super::corrected::corrected;
use super::fork;
use super::hint;
use super::invite::invite;
use super::log::Log;
use super::people::{People, has_company};
use super::table::Sight;
use super::talk::talk;
use super::{ask, tale};
use crate::boards::Dock;
use crate::live::Live;
use crate::routes::{Visitor, may_go_on};

/// The story, beside the board or above it.
pub fn story(sight: &Sight<'_>) -> Markup {
    let Sight { visitor, live, table, words, viewer, parts, dock, ways_back, .. } = sight;
    let log = Log { visitor, id: &live.id, table: *table, viewer: *viewer, words, ways_back };
    let title = visitor.t(if sight.own.is_some() { "since-your-turn" } else { "lately" });
    html! {
        button.ticker type="button" data-key="ticker" aria-label=(visitor.t("log-title")) { span {} }
        aside.happened data-key="happened" aria-label=(visitor.t("log-title")) {
            (people(sight).chips("chips"))
            header.tale-head data-key="tale-head" {
                h2 { (title) }
                @if *dock == Dock::Top { div.where data-key="bar" { (parts.bar) } }
            }
            div.tale data-key="tale" role="log" tabindex="0" aria-label=(title) { (tale::since(sight, &log)) }
            @if !ways_back.is_empty() { form #back data-key="back" method="post" action={ (visitor.base()) "/t/" (live.id) "/undo" } { (ask::shown(live, *table)) } }
            (pace(visitor))
            div.status data-key="status" { (parts.status) }
            nav.drawers data-key="drawers" {
                (drawer("log", &visitor.t("log-short"), visitor, &lately(visitor, live)))
                (drawer("chat", &visitor.t("chat-short"), visitor, &talk(visitor, live, sight.state)))
                @if has_company(sight.state) { (drawer("people", &visitor.t("people"), visitor, &people(sight).panel())) }
                (drawer("menu", &visitor.t("table-menu"), visitor, &menu(sight)))
            }
        }
    }
}

/// The people as the reader of this page sees them.
pub fn people<'a>(sight: &'a Sight<'_>) -> People<'a> {
    People { visitor: sight.visitor, live: sight.live, state: sight.state, words: &sight.words }
}

/// How fast the page tells what happened, and the button for who does not want to wait.
pub fn pace(visitor: &Visitor) -> Markup {
    html! {
        form.pace data-key="pace" {
            fieldset {
                legend.hidden { (visitor.t("pace")) }
                @for (name, sign) in [("slow", "½"), ("normal", "1"), ("fast", "2"), ("step", "▸|"), ("once", "▸▸")] {
                    @let title = visitor.t(&format!("pace-{name}"));
                    label title=(title) { input type="radio" name="pace" value=(name) aria-label=(title); span aria-hidden="true" { (sign) } }
                }
            }
            button type="button" data-next aria-keyshortcuts="Space" { (visitor.t("pace-next")) }
            button type="button" data-skip aria-keyshortcuts="Escape" { (visitor.t("pace-skip")) }
        }
    }
}

/// What happened lately, fetched by who unfolds it, and the way to everything since the beginning.
fn lately(visitor: &Visitor, live: &Live) -> Markup {
    html! {
        ol.log data-key="log" data-fill={ (visitor.base()) "/t/" (live.id) "/log" } tabindex="0" {}
        p { a href={ (visitor.base()) "/t/" (live.id) "/replay" } { (visitor.t("whole-log")) } }
    }
}

/// Something that is folded away until somebody wants it; one at a time.
pub fn drawer(name: &str, title: &str, visitor: &Visitor, inside: &Markup) -> Markup {
    html! {
        details.drawer.(format!("drawer-{name}")) name="drawer" data-key={ "drawer-" (name) } {
            summary { (visitor.sign(name)) span { (title) } }
            div.inside data-key={ "inside-" (name) } { (inside) }
        }
    }
}

/// Getting up, coming back, and the proof of the shuffle.
fn menu(sight: &Sight<'_>) -> Markup {
    let Sight { visitor, live, state, own, .. } = sight;
    let over = state.is_at_rest();
    html! {
        footer data-key="foot" {
            @if let (Some(seat), false) = (own, over) { (seat_menu(sight, *seat)) }
            @if own.is_some_and(|seat| state.may_have_help(seat)) { (hint::switch(visitor, &live.id, "menu-coach")) }
            @if own.is_some() { button.notify type="button" hidden { (visitor.t("notify")) } }
            @if !over && state.seats.iter().any(|seat| seat.warm) { (invite(visitor, &live.id)) }
            @if own.is_some_and(|seat| may_go_on(state, seat)) { (fork::form(visitor, &fork::Way { id: &live.id, ply: sight.table.ply(), seat: None, over: false })) }
            button.sound type="button" hidden { (visitor.t("sound")) }
            button.tour type="button" hidden { (visitor.t("guide-again")) }
            a.button href={ (visitor.base()) "/rules/" (sight.table.meta().id) "/things" } target="_blank" { (visitor.t("all-things")) }
            @if let Some(game) = catalog::find(sight.table.meta().id) { (corrected(visitor.lang, game, &sight.table.setup())) }
            @if let Some(hash) = sight.table.hash() {
                p.soft { (visitor.t("fair-hash")) (visitor.t("colon")) code { (hash.to_string()[..16]) "…" } }
            }
            p.soft { a href={ (visitor.base()) "/t/" (live.id) "/replay" } { (visitor.t("replay")) } }
        }
    }
}

/// What a player may do with his seat.
fn seat_menu(sight: &Sight<'_>, seat: Seat) -> Markup {
    let Sight { visitor, live, state, .. } = sight;
    html! {
        @if state.seats[seat.index()].bot.is_none() {
            form method="post" action={ (visitor.base()) "/t/" (live.id) "/leave" } { button type="submit" { (visitor.t("leave")) } }
            form method="post" action={ (visitor.base()) "/t/" (live.id) "/resign" } { button type="submit" data-confirm=(visitor.t("resign-sure")) { (visitor.t("resign")) } }
        }
    }
}
