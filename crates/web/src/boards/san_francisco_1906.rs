//! 1906 San Francisco.

use ::san_francisco_1906::View;

use super::{Hint, Parts, Scene, plain};

/// The tour of the board.
pub const HINTS: &[Hint] = &[];

pub fn draw(scene: &Scene<'_>, _view: &View) -> Parts {
    plain::draw(scene)
}
