//! What happens, in game terms. §secret.2: an objective drawn from the pile is told to its owner alone.

use kernel::{Seat, serde};
use serde::Serialize;

use crate::kinds::{ActionCard, Development, Objective, Space};
use crate::permit::Permit;
use crate::plot::Plot;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A pawn went to an income space.
    Income { seat: Seat, space: u8, gained: u8 },
    /// A building came from the reserve.
    GotBuilding { seat: Seat },
    /// A permit was taken from the row.
    TookPermit { seat: Seat, permit: Permit },
    /// An objective was taken from the row.
    TookObjective { seat: Seat, objective: Objective },
    /// An objective was drawn from the pile; only its owner hears which.
    DrewObjective { seat: Seat, objective: Option<Objective> },
    /// Dollars of a bonus or of benefits.
    GotMoney { seat: Seat, gained: u8 },
    /// The development token moved to this square, from another one.
    Advanced { seat: Seat, column: u8, row: u8, from: (u8, u8) },
    /// The development token stood in the corner: a dollar instead.
    Corner { seat: Seat },
    /// A pawn went to a space of an action card.
    Moved { seat: Seat, space: Space },
    /// An action was chosen; `paid` for the steps to it.
    Used { seat: Seat, space: Space, paid: u8 },
    /// One dollar instead of an action.
    TookDollar { seat: Seat, gained: u8 },
    /// A seat passed.
    Passed { seat: Seat },
    /// Rubble was cleared, or nothing but the move was paid.
    Cleared { seat: Seat, plot: Option<Plot>, paid: u8 },
    /// Urban development was paid.
    Paid { seat: Seat, paid: u8 },
    /// A building was built.
    Built { seat: Seat, plot: Plot, permits: Vec<Permit>, paid: u8, rubble: bool },
    /// The last own building stands: the card is taken.
    BestBuilder { seat: Seat },
    /// An urban development card was taken.
    Developed { seat: Seat, kind: Development, paid: u8 },
    /// An urban development card was not wanted.
    Declined { seat: Seat },
    /// Rows were filled up.
    Refilled { permits: Vec<Permit>, objectives: Vec<Objective> },
    /// A year began.
    Year { year: u16, cost: u8, order: Vec<Seat> },
    /// The pawns go to the next action card: its number is its place in the ring, from 1 on.
    Card { card: ActionCard, number: u8, order: Vec<Seat> },
    /// The game ended.
    Over,
}

impl Event {
    /// Whom it is about; nobody if it is the whole table's.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Event::Income { seat, .. }
            | Event::GotBuilding { seat, .. }
            | Event::TookPermit { seat, .. }
            | Event::TookObjective { seat, .. }
            | Event::DrewObjective { seat, .. }
            | Event::GotMoney { seat, .. }
            | Event::Advanced { seat, .. }
            | Event::Corner { seat, .. }
            | Event::Moved { seat, .. }
            | Event::Used { seat, .. }
            | Event::TookDollar { seat, .. }
            | Event::Passed { seat, .. }
            | Event::Cleared { seat, .. }
            | Event::Paid { seat, .. }
            | Event::Built { seat, .. }
            | Event::BestBuilder { seat, .. }
            | Event::Developed { seat, .. }
            | Event::Declined { seat, .. } => Some(*seat),
            Event::Refilled { .. } | Event::Year { .. } | Event::Card { .. } | Event::Over => None,
        }
    }
}
