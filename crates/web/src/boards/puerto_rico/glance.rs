//! The ships with what lies in them.

use ::puerto_rico::{ShipView, View};
use kernel::Kind;
use maud::{Markup, html};

use super::super::Art;
use super::super::glance::{Glance, Worth, put, sketch};

/// Width of the picture.
const WIDTH: f32 = 300.0;
/// Width of a place in a hold, where there is room.
const BARREL: f32 = 14.0;
/// What a hull is wider than its hold.
const HULL: f32 = 16.0;
/// The least water beside a ship.
const WATER: f32 = 9.0;

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

/// Width of a place in the holds of these ships: all of them lie in the picture, with water on either side.
fn place_width(ships: &[ShipView]) -> f32 {
    let hulls = ships.len() as f32 * HULL + (ships.len() as f32 + 1.0) * WATER;
    let places: f32 = ships.iter().map(|ship| f32::from(ship.capacity)).sum();
    ((WIDTH - hulls) / places).min(BARREL)
}

/// Each ship with its left edge and its width.
fn lie(ships: &[ShipView]) -> Vec<(&ShipView, f32, f32)> {
    let barrel = place_width(ships);
    let width = |ship: &ShipView| f32::from(ship.capacity) * barrel + HULL;
    let all: f32 = ships.iter().map(width).sum();
    let water = (WIDTH - all) / (ships.len() as f32 + 1.0);
    let mut left = water;
    let mut places = Vec::new();
    for ship in ships {
        places.push((ship, left, width(ship)));
        left += width(ship) + water;
    }
    places
}

fn ships(view: &View, art: &Art) -> Markup {
    let barrel = place_width(&view.ships);
    html! {
        path d="M0 78q12-6 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0" stroke="#ffffff" stroke-opacity=".25" stroke-width="2" fill="none" {}
        @for (ship, x, width) in lie(&view.ships) { (hull(ship, (x, width), barrel, art)) }
    }
}

fn hull(ship: &ShipView, (x, width): (f32, f32), barrel: f32, art: &Art) -> Markup {
    let place = |i: u8| x + HULL / 2.0 + f32::from(i) * barrel;
    let high = barrel * 18.0 / BARREL;
    html! {
        path d=(format!("M{x} 38h{width}l-10 26h-{}z", width - 20.0)) fill="#7a4520" stroke="#3d2410" stroke-width="1.5" {}
        @for i in 0..ship.capacity {
            @match ship.good.filter(|_| i < ship.barrels) {
                Some(good) => (put(art, &format!("barrel-{good}"), (place(i), 38.0 - high, barrel, high))),
                None => rect x=(place(i) + 1.5) y=(40.0 - high) width=(barrel - 3.0) height=(high - 3.0) rx="3" fill="none" stroke="#ffffff" stroke-opacity=".6" stroke-dasharray="2 2" {},
            }
        }
    }
}
