//! Puerto Rico.

use ::puerto_rico::{PuertoRico, View};
use kernel::{Seat, Table};

use super::{Hint, Parts, Scene, Several, plain, several as marks};

/// The tour of the board.
pub const HINTS: &[Hint] = &[];

pub fn draw(scene: &Scene<'_>, _view: &View) -> Parts {
    plain::draw(scene)
}

/// What may be marked and confirmed at once.
pub fn several(_scene: &Scene<'_>, _view: &View) -> Option<Several> {
    None
}

/// The answers that take everything that was marked.
pub fn steps(_game: &PuertoRico, table: &dyn Table, seat: Seat, marked: &[String]) -> Vec<String> {
    marks::one_by_one(table, seat, marked)
}
