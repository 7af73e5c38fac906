//! San Juan: a hand of cards on dark wood, a city on twelve places, goods that lie face down on their buildings.

mod art;
mod card;
mod city;
mod marks;
mod people;
mod table;

use ::san_juan::{View, role_title};
use maud::{Markup, html};

use super::early::{Parts, Scene};
use super::{Several, TourStep};

/// The tour of the board.
pub const TOUR: &[TourStep] = &[
    TourStep { turn: 1, at: ".prompt", text: "san-juan-guide-asked" },
    TourStep { turn: 1, at: "[data-key=roles]", text: "san-juan-guide-roles" },
    TourStep { turn: 1, at: "[data-key=hand]", text: "san-juan-guide-hand" },
    TourStep { turn: 2, at: "[data-key=city]", text: "san-juan-guide-city" },
    TourStep { turn: 2, at: "[data-key=house]", text: "san-juan-guide-house" },
    TourStep { turn: 3, at: "[data-key=ending]", text: "san-juan-guide-ending" },
    TourStep { turn: 3, at: ".me .sources", text: "san-juan-guide-points" },
];

pub fn draw(scene: &Scene<'_>, view: &View) -> Parts {
    let near = &view.seats[scene.near().index()];
    let marks = marks::asked(scene, view);
    let marks = marks.as_ref();
    let after = (1..view.seats.len()).map(|i| (near.seat.index() + i) % view.seats.len());
    Parts {
        bar: bar(scene, view),
        others: html! {
            @for i in after { (people::other(scene, view, &view.seats[i])) }
            (people::ending(scene, view))
        },
        board: html! {
            (table::roles(scene, view, near))
            div.middle { (table::house(scene, view)) (table::piles(scene, view)) }
            (people::drawn(scene, view, marks))
        },
        own: people::own(scene, view, near, marks),
    }
}

/// What may be marked and confirmed at once.
pub fn several(scene: &Scene<'_>, view: &View) -> Option<Several> {
    marks::asked(scene, view).map(|marks| marks.several(scene))
}

/// What the visitor is asked, if it is his turn.
fn asked_of(scene: &Scene<'_>, view: &View) -> Option<&'static str> {
    let asked = view.asked.as_ref().filter(|_| !scene.choices.is_empty());
    asked.filter(|asked| scene.own == Some(asked.seat)).map(|asked| asked.question)
}

/// The picks of the round: who takes a role, and which.
fn bar(scene: &Scene<'_>, view: &View) -> Markup {
    let current = if view.role.is_some() { view.roles.len().checked_sub(1) } else { picking(view) };
    html! {
        ol.phases aria-label=(scene.t("picks")) {
            @for (i, seat) in view.pickers().into_iter().enumerate() {
                @let role = view.roles.get(i).map(|taken| taken.role);
                li aria-current=[(current == Some(i)).then_some("step")] title=(scene.words.name(seat)) {
                    i class={ "pawn seat-" (seat) } { (seat) }
                    @match role { Some(role) => { (art::role(role)) span { (role_title(role, scene.words.lang)) } }, None => "…" }
                }
            }
        }
        span.round { (scene.visitor.t_with("round", &[("round", &view.round.to_string())])) }
    }
}

/// The pick that is awaited.
fn picking(view: &View) -> Option<usize> {
    view.asked.as_ref().filter(|asked| asked.question == "role").map(|_| view.roles.len())
}
