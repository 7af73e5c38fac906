//! What the tests ask a table: everything, as somebody sees it who goes through the game afterwards.

use kernel::script::act;
use kernel::{Game, Seat, Viewer};
use saint_petersburg::{SaintPetersburg, View};

pub const A: Seat = Seat::A;
pub const B: Seat = Seat::B;
pub const C: Seat = Seat::C;
pub const D: Seat = Seat::D;

pub fn open(game: &SaintPetersburg) -> View {
    game.view(Viewer::Afterwards)
}

pub fn rubles(game: &SaintPetersburg, seat: Seat) -> u16 {
    open(game).seats[seat.index()].rubles.expect("everything is open")
}

/// What an answer costs: the rubles that are gone afterwards.
pub fn paid(game: &SaintPetersburg, seat: Seat, answer: &str) -> u16 {
    let mut after = game.clone();
    act(&mut after, &format!("{seat} {answer}"));
    rubles(game, seat) - rubles(&after, seat)
}
