//! The cities, a row of buildings for each player, the near one first.

use ::san_juan::{SeatView, View};
use kernel::{Kind, Seat};
use maud::{Markup, html};

use super::super::Art;
use super::super::glance::{Glance, Worth, put, sketch};

pub fn glance(view: &View, art: &Art) -> Glance {
    Glance {
        picture: sketch("#8a5a33", &cities(view, art)),
        worth: view.seats.iter().map(|seat| Worth::open(seat.points)).collect(),
        question: view.asked.as_ref().map(|asked| asked.question.name()),
    }
}

fn cities(view: &View, art: &Art) -> Markup {
    let near = view.own.unwrap_or(Seat::A).index();
    let players = view.seats.len();
    // The near city takes half of the room.
    let others = 40.0 / (players - 1).max(1) as f32;
    html! {
        (city(&view.seats[near], (6.0, 38.0), art))
        @for i in 1..players { (city(&view.seats[(near + i) % players], (48.0 + (i - 1) as f32 * others, others - 3.0), art)) }
    }
}

/// A city in a band: its top and its height.
fn city(seat: &SeatView, (y, height): (f32, f32), art: &Art) -> Markup {
    let buildings: Vec<_> =
        seat.buildings.iter().flat_map(|(card, n)| std::iter::repeat_n(*card, usize::from(*n))).collect();
    let width = height * 4.0 / 3.0;
    // Who has many puts them closer together: the last one ends where the picture does.
    let step = ((290.0 - width) / buildings.len().saturating_sub(1).max(1) as f32).min(width + 3.0);
    html! {
        @for (i, card) in buildings.iter().enumerate() {
            @let x = 5.0 + i as f32 * step;
            rect x=(x) y=(y) width=(width) height=(height) rx="3" fill="#fbf4e0" stroke="#3d2410" {}
            (put(art, card.name(), (x + 1.0, y + 1.0, width - 2.0, height - 2.0)))
        }
    }
}
