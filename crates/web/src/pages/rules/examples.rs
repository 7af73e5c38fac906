//! Worked examples: parts of a table as its board draws them, what is answered there, and what comes of it.

use maud::{Markup, html};

use super::linked;
use crate::boards::{Face, Worked};
use crate::pages::frame::inline;
use crate::pages::learn;
use crate::routes::Visitor;
use crate::words::text;

pub fn draw(visitor: &Visitor, face: &dyn Face) -> Markup {
    let game = face.meta().id;
    let examples = face.examples(&learn::words(visitor), &visitor.art(game));
    html! {
        @if !examples.is_empty() {
            h2 #examples { (visitor.t("rules-examples")) }
            div.examples { @for example in &examples { (one(visitor, game, example)) } }
        }
    }
}

fn one(visitor: &Visitor, game: &str, example: &Worked) -> Markup {
    let Worked { name, before, told, refused, after, rules } = example;
    let says = |part: &str| text(visitor.lang, &format!("{game}-example-{name}-{part}"));
    html! {
        article.example id={ "example-" (name) } {
            h3 { (says("head")) }
            @if !before.is_empty() { (pieces(before)) }
            @if !told.is_empty() { ul.told { @for line in told { li { (line) } } } }
            @if !after.is_empty() { (pieces(after)) }
            @if let Some((answer, why)) = refused {
                p.refused { b { (answer) } " " span { (visitor.t("rules-refused")) " " (linked(visitor, game, why)) } }
            }
            p { (inline(&says("text"))) }
            p.rests { @for rule in *rules { a href={ "#" (rule) } { "§" (rule) } " " } }
        }
    }
}

/// Parts of a board: pictures, whose text stands beside them.
fn pieces(pieces: &[Markup]) -> Markup {
    html! { div.pieces inert aria-hidden="true" { @for piece in pieces { (piece) } } }
}
