//! San Juan.

use ::san_juan::View;

use super::{Hint, Parts, Scene, Several, plain};

/// The tour of the board.
pub const HINTS: &[Hint] = &[];

pub fn draw(scene: &Scene<'_>, _view: &View) -> Parts {
    plain::draw(scene)
}

/// What may be marked and confirmed at once.
pub fn several(_scene: &Scene<'_>, _view: &View) -> Option<Several> {
    None
}
