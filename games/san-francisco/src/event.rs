//! What happens, in game terms. Everything here is seen by the whole table.

use kernel::{Seat, serde};
use serde::Serialize;

use crate::card::Card;
use crate::kinds::{Bonus, Row};

/// Something that happened. Columns are counted from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A project was drawn.
    Drew { seat: Seat, card: Card },
    /// The drawn card went to a column.
    Placed { seat: Seat, card: Card, column: u8 },
    /// A foundation card took a token in its column; so many are left.
    Foundation { seat: Seat, card: Card, column: u8, left: u8 },
    /// The cards of a column were taken; `kept` if at least one of them can be built, so that they do not go to the box at once.
    Finalized { seat: Seat, column: u8, cards: Vec<Card>, contracts: u8, kept: bool },
    /// Everybody had a contract and gave one back.
    EverybodyReturns { seats: Vec<Seat> },
    /// Contracts were given back with a discard token.
    Returned { seat: Seat, contracts: u8 },
    /// A taken card was built.
    Built { seat: Seat, card: Card, row: Row, column: u8 },
    /// Cards were thrown away.
    ThrewAway { seat: Seat, cards: Vec<Card> },
    /// Cards joined the tram network: how many, and where they lie.
    Trams { seat: Seat, trams: u8, total: u8, spaces: Vec<(Row, u8)> },
    /// A skyscraper rose on a foundation.
    Skyscraper { seat: Seat, row: Row, column: u8 },
    /// The medal went to a seat.
    Medal { seat: Seat, from: Option<Seat> },
    /// A seat was the first to complete a row.
    Completed { seat: Seat, row: Row },
    /// Neither bonus of a row could be taken.
    Lapsed { seat: Seat, row: Row },
    /// A bonus was taken.
    Took { seat: Seat, bonus: Bonus },
    /// A bonus card or token was laid.
    Laid { seat: Seat, bonus: Bonus, row: Row, column: u8 },
    /// The game ended.
    Over { seat: Seat, full: bool },
}

impl Event {
    /// Whom it is about; nobody if it is the whole table's.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Event::Drew { seat, .. }
            | Event::Placed { seat, .. }
            | Event::Finalized { seat, .. }
            | Event::Returned { seat, .. }
            | Event::Built { seat, .. }
            | Event::ThrewAway { seat, .. }
            | Event::Trams { seat, .. }
            | Event::Skyscraper { seat, .. }
            | Event::Medal { seat, .. }
            | Event::Completed { seat, .. }
            | Event::Lapsed { seat, .. }
            | Event::Took { seat, .. }
            | Event::Laid { seat, .. } => Some(*seat),
            Event::Foundation { .. } | Event::EverybodyReturns { .. } | Event::Over { .. } => None,
        }
    }
}
