//! What happens, in game terms. Everything here is seen by the whole table.

use kernel::{Seat, serde};
use serde::Serialize;

use crate::kinds::{Card, Phase, Row, Stack};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A card was bought from a row.
    Bought { seat: Seat, card: Card, row: Row, target: Option<Card>, price: u16 },
    /// A card was taken from a row into the hand.
    Took { seat: Seat, card: Card, row: Row },
    /// A card was played from the hand.
    Played { seat: Seat, card: Card, target: Option<Card>, price: u16 },
    /// An Observatory drew a card.
    Observed { seat: Seat, stack: Stack, card: Card },
    /// The drawn card was bought.
    BoughtDrawn { seat: Seat, card: Card, target: Option<Card>, price: u16 },
    /// The drawn card went to the hand.
    Kept { seat: Seat, card: Card },
    /// The drawn card was discarded.
    Discarded { seat: Seat, card: Card },
    /// A seat passed.
    Passed { seat: Seat },
    /// Points were bought in a Pub.
    Drank { seat: Seat, points: u8, rubles: u16 },
    /// The cards of a colour earned, one after another.
    Scored { seat: Seat, phase: Phase, rubles: u16, points: u16, cards: Vec<Earned> },
    /// A phase began with new cards.
    Phase { round: u8, phase: Phase, dealt: Vec<Card> },
    /// A round began: the lower row was discarded, the upper one moved down, each marker went on from one seat to the next.
    Round { round: u8, discarded: Vec<Card>, moved: Vec<Card>, markers: Vec<(Stack, Seat, Seat)> },
    /// A stack ran out.
    LastRound { round: u8, stack: Stack },
    /// The game ended.
    Over,
}

impl Event {
    /// Whom it is about; nobody if it is the whole table's.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Event::Bought { seat, .. }
            | Event::Took { seat, .. }
            | Event::Played { seat, .. }
            | Event::Observed { seat, .. }
            | Event::BoughtDrawn { seat, .. }
            | Event::Kept { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::Passed { seat, .. }
            | Event::Drank { seat, .. }
            | Event::Scored { seat, .. } => Some(*seat),
            Event::Phase { .. } | Event::Round { .. } | Event::LastRound { .. } | Event::Over => None,
        }
    }
}

/// What all copies of a card earned together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", rename_all = "kebab-case")]
pub struct Earned {
    /// The card.
    pub card: Card,
    /// The rubles.
    pub rubles: u16,
    /// The points.
    pub points: u16,
}
