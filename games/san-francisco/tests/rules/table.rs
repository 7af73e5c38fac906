//! What the tests ask a table: everything, as somebody sees it who goes through the game afterwards.

use kernel::{Game, Present, Seat, Viewer, Words};
use san_francisco::{Row, SanFrancisco, SeatView, SpaceView, View};

pub const A: Seat = Seat::A;
pub const B: Seat = Seat::B;
pub const C: Seat = Seat::C;
pub const D: Seat = Seat::D;

pub fn open(game: &SanFrancisco) -> View {
    game.view(Viewer::Afterwards)
}

pub fn player(game: &SanFrancisco, seat: Seat) -> SeatView {
    open(game).seats.swap_remove(seat.index())
}

/// A card of a city, its column counted from 1.
pub fn space(game: &SanFrancisco, seat: Seat, row: Row, column: usize) -> SpaceView {
    player(game, seat).city[row as usize][column - 1].clone()
}

pub fn contracts(game: &SanFrancisco) -> Vec<u8> {
    open(game).seats.iter().map(|seat| seat.contracts).collect()
}

/// Half points of all seats from one source.
pub fn points_from(game: &SanFrancisco, source: &str) -> Vec<i32> {
    let sources = game.breakdown(&Words::default());
    sources.into_iter().find(|found| found.label == source).expect("there is such a source").points
}

pub fn district(game: &SanFrancisco, row: Row) -> Vec<i32> {
    points_from(game, &format!("Advantage: {row} district"))
}
