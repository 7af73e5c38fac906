//! The answers of the toy game and their notation.

use std::fmt;
use std::str::FromStr;

use super::Pebble;
use crate::{BadAction, Kind};

/// An answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Draw a pebble.
    Draw,
    /// Lay a pebble open.
    Lay(Pebble),
    /// Keep a pebble face down.
    Keep(Pebble),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw => f.write_str("draw"),
            Action::Lay(pebble) => write!(f, "lay {pebble}"),
            Action::Keep(pebble) => write!(f, "keep {pebble}"),
        }
    }
}

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Action, BadAction> {
        let pebble = |word: &str| word.parse().map_err(|unknown| BadAction::new(text, unknown));
        match text.split(' ').collect::<Vec<_>>()[..] {
            ["draw"] => Ok(Action::Draw),
            ["lay", word] => Ok(Action::Lay(pebble(word)?)),
            ["keep", word] => Ok(Action::Keep(pebble(word)?)),
            _ => Err(BadAction::new(text, "write draw, lay red or keep red")),
        }
    }
}

pub(super) fn every_action() -> Vec<Action> {
    let pebbles = Pebble::ALL.iter().flat_map(|pebble| [Action::Lay(*pebble), Action::Keep(*pebble)]);
    [Action::Draw].into_iter().chain(pebbles).collect()
}
