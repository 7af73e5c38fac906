//! What the tests ask a table: everything, as somebody sees it who goes through the game afterwards.

use kernel::script::choices;
use kernel::{Game, Lang, Present, Seat, Viewer, Words};
use san_francisco_1906::{SanFrancisco1906, Scenario, SeatView, View};

pub const A: Seat = Seat::A;
pub const B: Seat = Seat::B;
pub const C: Seat = Seat::C;
pub const D: Seat = Seat::D;

pub fn open(game: &SanFrancisco1906) -> View {
    game.view(Viewer::Afterwards)
}

pub fn seat(game: &SanFrancisco1906, seat: Seat) -> SeatView {
    open(game).seats.swap_remove(seat.index())
}

pub fn has(game: &SanFrancisco1906, seat: Seat, choice: &str) -> bool {
    choices(game, seat).iter().any(|other| other == choice)
}

/// A table whose rows are full, so that nothing is drawn when a card is finished.
pub fn table(players: u8) -> Scenario {
    Scenario::new(players)
        .permit_row("4-red-light-hydrant 5-red-light-park 5-red-tram-hydrant")
        .objective_row("isolated next-to-rival corners")
}

/// The points of a seat from the source with this label.
pub fn points(game: &SanFrancisco1906, seat: Seat, label: &str) -> i32 {
    let sources = game.breakdown(&Words::new(Lang::En));
    let source = sources.iter().find(|source| source.label == label).expect("a source of points");
    source.points[seat.index()]
}
