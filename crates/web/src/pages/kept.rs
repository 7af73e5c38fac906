//! A table that this program can show, but not play on: who sat where, how it ended, the record as text.

use kernel::Seat;
use maud::{Markup, html};

use super::frame::{Page, page as framed};
use crate::live::{Kept, Live, State};
use crate::routes::Visitor;

pub fn page(visitor: &Visitor, live: &Live, state: &State, kept: &Kept) -> Markup {
    let title = title(visitor, kept);
    let game = catalog::find(&kept.game).map(|game| game.meta().id);
    framed(visitor, &Page { title: &title, game, bar: html! {}, body: body(visitor, live, state, kept) })
}

fn title(visitor: &Visitor, kept: &Kept) -> String {
    catalog::find(&kept.game).map_or(kept.game.as_str(), |game| game.meta().title(visitor.lang)).to_owned()
}

pub fn body(visitor: &Visitor, live: &Live, state: &State, kept: &Kept) -> Markup {
    let words = visitor.words(state);
    let own = state.seat_of(visitor.id());
    html! {
        main #main .plain.kept data-key="main" {
            h1 { (title(visitor, kept)) }
            p.problem role="status" { (sentence(visitor, kept)) }
            h2 { (visitor.t("seats-title")) }
            ul { @for seat in Seat::all(state.seats.len()) { li { (seat) " · " (words.name(seat)) } } }
            @if let Some(result) = &kept.result { p { (visitor.t("kept-result")) " " b { (result) } } }
            @if !state.chat.is_empty() {
                h2 { (visitor.t("chat-title")) }
                ol { @for line in &state.chat { li { b { (line.name) } " " (line.text) } } }
            }
            h2 { (visitor.t("kept-record")) }
            @if kept.result.is_none() { p.soft { (visitor.t("kept-hidden")) } }
            pre { (kept.text(own)) }
            div.acts {
                @if own.is_some() && kept.result.is_some() {
                    form method="post" action={ "/t/" (live.id) "/rematch" } { button.main type="submit" { (visitor.t("rematch")) } }
                }
                a.button href={ "/t/" (live.id) "/record" } download { (visitor.t("download")) }
                a.button href="/" { (visitor.t("to-lobby")) }
            }
        }
    }
}

/// Why the game does not go on.
fn sentence(visitor: &Visitor, kept: &Kept) -> String {
    match kept.version {
        Some(version) => visitor.t_with("kept-version", &[("version", &version.to_string())]),
        None => visitor.t("kept-misfit"),
    }
}
