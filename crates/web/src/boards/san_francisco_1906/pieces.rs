//! Pieces that stand in several places: pawns, permits, objectives.

use ::san_francisco_1906::{Objective, Permit, objective_text, objective_title, permit_title};
use kernel::Seat;
use maud::{Markup, html};

use super::art;
use super::desk::{Desk, figure};
use crate::boards::soft;

pub fn pawn(desk: &Desk<'_>, seat: Seat) -> Markup {
    html! { i class={ "pawn seat-" (seat) } title=(desk.name(seat)) { (seat) } }
}

/// A building in the shape and with the letter of its owner.
pub fn building(desk: &Desk<'_>, seat: Seat) -> Markup {
    html! { i class={ "block seat-" (seat) } title=(desk.name(seat)) { (seat) } }
}

/// The colour of a permit as a class; a wild one has none.
pub fn permit_class(permit: Permit) -> &'static str {
    permit.colour().map_or("k-wild", art::colour_class)
}

/// What a permit shows: number, colour, two symbols.
pub fn permit_face(permit: Permit) -> Markup {
    html! {
        span.head {
            @match (permit.number(), permit.colour()) {
                (Some(number), Some(colour)) => { b.no { (number) } (art::sign(colour)) }
                _ => { b.no { "✱" } }
            }
        }
        span.symbols { @for kind in permit.symbols() { (art::kind(kind)) } }
    }
}

/// A permit in one line, for others' areas.
pub fn permit_chip(desk: &Desk<'_>, permit: Permit) -> Markup {
    html! { span class={ "chip ticket " (permit_class(permit)) } title=(permit_title(permit, desk.lang())) { (permit_face(permit)) } }
}

/// What an objective counts and what it is worth for a player now.
pub fn objective_tip(desk: &Desk<'_>, objective: Objective, seat: Seat) -> String {
    let points = figure(desk.count.objective(seat, objective));
    let (title, text) = (objective_title(objective, desk.lang()), objective_text(objective, desk.lang()));
    let worth = desk.t_with("worth-for", &[("name", &desk.name(seat)), ("points", &points)]);
    format!("{title}. {text}\n{worth}")
}

/// The inside of an objective card: picture, name, present worth.
pub fn objective_face(desk: &Desk<'_>, objective: Objective, points: i32) -> Markup {
    html! {
        (art::objective(objective))
        span.title { (soft(objective_title(objective, desk.lang()))) }
        span.vp { (figure(points)) }
    }
}

/// Somebody's objective in one line.
pub fn objective_chip(desk: &Desk<'_>, objective: Objective, seat: Seat) -> Markup {
    html! {
        span.chip.goal title=(objective_tip(desk, objective, seat)) {
            (art::objective(objective))
            span { (objective_title(objective, desk.lang())) }
            b { (figure(desk.count.objective(seat, objective))) }
        }
    }
}
