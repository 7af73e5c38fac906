//! San Francisco: a bright poster of the city: flat district colours, the bay and its bridge, trams in red.

mod art;
mod city;
mod project;
mod scoring;
mod tile;

use ::san_francisco::{Asked, Colour, Row, Symbol, View, half_points};
use maud::{Markup, html};

use super::TourStep;
use super::early::{Parts, Scene};

/// The tour of the board.
pub const TOUR: &[TourStep] = &[
    TourStep { turn: 1, at: ".prompt", text: "san-francisco-guide-asked" },
    TourStep { turn: 1, at: "[data-at=deck]", text: "san-francisco-guide-deck" },
    TourStep { turn: 1, at: ".columns", text: "san-francisco-guide-columns" },
    TourStep { turn: 2, at: ".city.big", text: "san-francisco-guide-city" },
    TourStep { turn: 2, at: ".side .facts", text: "san-francisco-guide-contracts" },
    TourStep { turn: 3, at: ".scoring", text: "san-francisco-guide-scoring" },
    TourStep { turn: 3, at: ".tokens", text: "san-francisco-guide-end" },
];

pub fn draw(scene: &Scene<'_>, view: &View) -> Parts {
    let near = &view.seats[scene.near().index()];
    let after = view.seats.iter().cycle().skip(near.seat.index() + 1).take(view.seats.len() - 1);
    Parts {
        bar: bar(scene, view),
        others: html! { div.rivals.{ "of-" (view.seats.len() - 1) } { @for seat in after { (city::opponent(scene, view, seat)) } } },
        board: html! { div.table-top { (project::board(scene, view, near)) (scoring::board(scene, view)) } },
        own: city::own(scene, view, near),
    }
}

fn bar(scene: &Scene<'_>, view: &View) -> Markup {
    let now = view.asked.map(|asked| match asked {
        Asked::Turn { .. } => 0,
        Asked::Column { .. } => 1,
        Asked::Build { .. } => 2,
        Asked::Bonus { .. } | Asked::Row { .. } | Asked::Space { .. } => 3,
        Asked::Contracts { .. } => 4,
    });
    let steps = ["step-turn", "step-place", "step-build", "step-bonus"];
    html! {
        ol.phases {
            @for (i, step) in steps.into_iter().enumerate() { li aria-current=[(now == Some(i)).then_some("step")] { (scene.t(step)) } }
        }
        span.round {
            (scene.visitor.t_with("round", &[("round", &view.round.to_string())]))
            span title=(scene.t("tokens")) { " · " (art::symbol(Symbol::Foundation)) " " (view.tokens) "/" (view.tokens_at_start) }
        }
    }
}

/// Half points with their sign.
fn signed(points: i32) -> String {
    let plus = if points > 0 { "+" } else { "" };
    format!("{plus}{}", half_points(points))
}

/// The colour of a row's cards.
fn colour(row: Row) -> Colour {
    match row {
        Row::Blue => Colour::Blue,
        Row::Grey => Colour::Grey,
        Row::Orange => Colour::Orange,
        Row::Yellow => Colour::Yellow,
        Row::Green => Colour::Green,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_carry_their_sign() {
        assert_eq!([4, 5, 0, -2].map(signed), ["+2", "+2½", "0", "−1"]);
    }
}
