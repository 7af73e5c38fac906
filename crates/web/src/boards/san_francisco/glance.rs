//! The near city, street by street, beside the three columns of projects.

use ::san_francisco::{Asked, Built, Card, View};
use kernel::Seat;
use maud::{Markup, html};

use super::super::Art;
use super::super::glance::{Glance, Worth, put, sketch};
use super::card::ground;

pub fn glance(view: &View, art: &Art) -> Glance {
    Glance {
        picture: sketch("#f6f0e0", &html! { (city(view, art)) (columns(view, art)) }),
        worth: view.seats.iter().map(|seat| Worth::open(seat.worth)).collect(),
        question: view.asked.map(|asked| match asked {
            Asked::Turn { .. } => "turn",
            Asked::Column { .. } => "column",
            Asked::Build { .. } => "build",
            Asked::Bonus { .. } => "bonus",
            Asked::Row { .. } => "row",
            Asked::Space { .. } => "space",
            Asked::Contracts { .. } => "contracts",
        }),
    }
}

/// Lots of a street.
const LOTS: usize = 6;

fn city(view: &View, art: &Art) -> Markup {
    let near = &view.seats[view.own.unwrap_or(Seat::A).index()];
    let tones = ["#118ab2", "#8d93a1", "#ff8c5a", "#ffd166", "#06a77d"];
    html! {
        @for (row, (street, tone)) in near.city.iter().zip(tones).enumerate() {
            @let y = 3.0 + row as f32 * 17.4;
            @for lot in 0..LOTS.max(street.len()) {
                @let x = 4.0 + lot as f32 * 24.0;
                rect x=(x) y=(y) width="22" height="16" rx="2" fill=(tone) fill-opacity=".25" {}
                @if let Some(space) = street.get(lot) {
                    @match space.card {
                        Built::Project(card) => (put(art, &ground(card), (x, y, 22.0, 16.0))),
                        Built::Bonus(_) => rect x=(x) y=(y) width="22" height="16" rx="2" fill=(tone) {},
                    }
                    @if space.tram { (put(art, "tram", (x + 8.0, y + 3.0, 12.0, 12.0))) }
                }
            }
        }
    }
}

fn columns(view: &View, art: &Art) -> Markup {
    let project = |column: usize, place: usize, card: Card| {
        let (x, y) = (164.0 + column as f32 * 45.0, 5.0 + place as f32 * 29.0);
        put(art, &ground(card), (x, y, 36.0, 27.0))
    };
    html! {
        path d="M156 4v84" stroke="#c9bfa8" stroke-width="2" {}
        @for (i, column) in view.columns.iter().enumerate() { @for (j, card) in column.iter().enumerate() { (project(i, j, *card)) } }
    }
}
