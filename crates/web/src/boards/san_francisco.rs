//! San Francisco.

use ::san_francisco::View;

use super::{Hint, Parts, Scene, plain};

/// The tour of the board.
pub const HINTS: &[Hint] = &[];

pub fn draw(scene: &Scene<'_>, _view: &View) -> Parts {
    plain::draw(scene)
}
