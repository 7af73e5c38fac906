//! The ships with what lies in them.

use ::puerto_rico::{ShipView, View};
use kernel::Kind;
use maud::{Markup, html};

use super::super::Art;
use super::super::glance::{Glance, Worth, put, sketch};

/// Width of a place in a hold.
const BARREL: f32 = 14.0;
/// What a hull is wider than its hold.
const HULL: f32 = 16.0;

pub fn glance(view: &View, art: &Art) -> Glance {
    let worth = |seat: &::puerto_rico::SeatView| Worth {
        points: seat.breakdown().total().into(),
        more: seat.points.is_none(),
    };
    Glance {
        picture: sketch("#3d6f78", &ships(view, art)),
        worth: view.seats.iter().map(worth).collect(),
        question: view.asked.map(|asked| asked.question.name()),
    }
}

fn ships(view: &View, art: &Art) -> Markup {
    let width = |ship: &ShipView| f32::from(ship.capacity) * BARREL + HULL;
    let all: f32 = view.ships.iter().map(width).sum();
    let room = (300.0 - all) / (view.ships.len() as f32 + 1.0);
    let mut left = room;
    let mut places = Vec::new();
    for ship in &view.ships {
        places.push((ship, left));
        left += width(ship) + room;
    }
    html! {
        path d="M0 78q12-6 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0" stroke="#ffffff" stroke-opacity=".25" stroke-width="2" fill="none" {}
        @for (ship, x) in places { (hull(ship, x, width(ship), art)) }
    }
}

fn hull(ship: &ShipView, x: f32, width: f32, art: &Art) -> Markup {
    let place = |i: u8| x + HULL / 2.0 + f32::from(i) * BARREL;
    html! {
        path d=(format!("M{x} 38h{width}l-10 26h-{}z", width - 20.0)) fill="#7a4520" stroke="#3d2410" stroke-width="1.5" {}
        @for i in 0..ship.capacity {
            @match ship.good.filter(|_| i < ship.barrels) {
                Some(good) => (put(art, &format!("barrel-{good}"), (place(i), 20.0, BARREL, 18.0))),
                None => rect x=(place(i) + 1.5) y="22" width="11" height="15" rx="3" fill="none" stroke="#ffffff" stroke-opacity=".6" stroke-dasharray="2 2" {},
            }
        }
    }
}
