//! What the tests ask a table: everything, as somebody sees it who goes through the game afterwards.

use kernel::{Game, Kind, Lang, Present, Seat, Viewer, Words};
use san_juan::{Asked, SanJuan, SeatView, View};

pub const A: Seat = Seat::A;
pub const B: Seat = Seat::B;
pub const C: Seat = Seat::C;
pub const D: Seat = Seat::D;

pub fn open(game: &SanJuan) -> View {
    game.view(Viewer::Afterwards)
}

pub fn seat(game: &SanJuan, seat: Seat) -> SeatView {
    open(game).seats.swap_remove(seat.index())
}

pub fn held(game: &SanJuan, who: Seat) -> usize {
    seat(game, who).hand_size
}

pub fn asked(game: &SanJuan) -> Asked {
    open(game).asked.expect("somebody is asked")
}

/// Who is asked, the question, and how many things it wants.
pub fn wanted(game: &SanJuan) -> (Seat, &'static str, u8, u8) {
    let asked = asked(game);
    (asked.seat, asked.question.name(), asked.least, asked.most)
}

/// Points of a seat from one source.
pub fn points(game: &SanJuan, who: Seat, source: &str) -> i32 {
    let sources = game.breakdown(&Words::new(Lang::En));
    sources.iter().find(|s| s.label == source).expect("such a source").points[who.index()]
}
