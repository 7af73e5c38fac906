//! Pieces that stand in several places: pawns, houses, permits, objectives.

use ::san_francisco_1906::{Colour, Objective, Permit, Space, objective_title};
use kernel::{Kind, Seat};
use maud::{Markup, html};

use super::super::Art;
use super::desk::{Desk, figure};
use super::progress;
use crate::boards::soft;

/// The sign of a seat.
pub fn pawn(seat: Seat) -> Markup {
    html! { i class={ "pawn seat-" (seat) } aria-hidden="true" { (seat) } }
}

fn letter(seat: Seat) -> char {
    char::from(b'a' + seat.index() as u8)
}

/// A house in the shape and colour of its owner.
pub fn house(art: &Art, seat: Seat) -> Markup {
    art.piece("house", &format!("v-built-{}", letter(seat)))
}

/// The same while it waits to be built.
pub fn rising(art: &Art, seat: Seat) -> Markup {
    art.piece("house", &format!("v-rising-{}", letter(seat)))
}

/// The sign of a colour: each has its shape.
pub fn shape(art: &Art, colour: Colour) -> Markup {
    art.piece("shape", &format!("k-{}", colour.name()))
}

/// The picture of an action.
pub fn action(art: &Art, space: Space) -> Markup {
    art.picture(&format!("v-{}", space.name()))
}

/// The colour of a plot or a permit as a class; a wild permit has none.
pub fn colour_class(colour: Option<Colour>) -> &'static str {
    match colour {
        Some(Colour::Green) => "k-green",
        Some(Colour::Red) => "k-red",
        Some(Colour::Yellow) => "k-yellow",
        Some(Colour::Purple) => "k-purple",
        None => "k-wild",
    }
}

/// What a permit shows: number, sign of the colour, two symbols.
pub fn permit_face(art: &Art, permit: Permit) -> Markup {
    html! {
        span.pno {
            @match (permit.number(), permit.colour()) {
                (Some(number), Some(colour)) => { b { (number) } (shape(art, colour)) }
                _ => { (art.piece("shape", "k-wild")) }
            }
        }
        span.symbols { @for kind in permit.symbols() { (art.piece("symbol", &format!("k-{}", kind.name()))) } }
    }
}

/// A permit as a small card among other things.
pub fn permit_chip(art: &Art, permit: Permit) -> Markup {
    html! { span class={ "permit " (colour_class(permit.colour())) } { (permit_face(art, permit)) } }
}

/// An objective: picture, name, progress of a player and what it is worth to him now.
pub fn objective_face(desk: &Desk<'_>, objective: Objective, seat: Seat) -> Markup {
    html! {
        (desk.art().piece("opic", &format!("o-{}", objective.name())))
        b.name { (soft(objective_title(objective, desk.lang()))) }
        small { (progress::says(desk, objective, seat)) }
        (points(desk.count.objective(seat, objective)))
    }
}

/// Points, on their pennant.
pub fn points(points: i32) -> Markup {
    html! { span.vp { (figure(points)) } }
}

/// Equal permits are pieces of one place; a permit that is there once is no piece.
pub fn pieces(permits: &[Permit]) -> impl Iterator<Item = (Permit, Option<usize>)> + '_ {
    permits.iter().enumerate().map(|(i, permit)| {
        let copies = permits.iter().filter(|other| *other == permit).count();
        let before = permits[..i].iter().filter(|other| *other == permit).count();
        (*permit, (copies > 1).then_some(before))
    })
}
