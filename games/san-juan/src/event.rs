//! What happens, in game terms. §secret.3: events that move hidden cards have a full form for their seat and a public one.

use kernel::{Seat, serde};
use serde::Serialize;

use crate::kinds::{Card, Role, Tile};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A role was taken.
    Took { seat: Seat, role: Role, doubled: bool },
    /// A building was built, perhaps over another one, whose good is lost if it carried one.
    Built { seat: Seat, card: Card, over: Option<Card>, lost: bool, cost: u8 },
    /// Goods were spent in the Black Market, named by their buildings.
    Spent { seat: Seat, goods: Vec<Card> },
    /// Goods were produced on a building.
    Produced { seat: Seat, on: Card },
    /// A good was laid into the Land Registry.
    Registered { seat: Seat },
    /// A trading-house card was turned up.
    Prices { tile: Tile },
    /// Goods were sold, named by their buildings; so many cards are drawn for them. One of them may go under the Harbor.
    Sold { seat: Seat, goods: Vec<Card>, income: u8, stored: Option<Card> },
    /// A good went under the Harbor, named by its building.
    Stored { seat: Seat, good: Card },
    /// Cards were drawn: for the seat itself.
    Drew { seat: Seat, cards: Vec<Card>, source: Occasion },
    /// Cards were drawn: for all others.
    DrewSome { seat: Seat, count: usize, source: Occasion },
    /// Cards were moved face down: for the seat itself. The rest was left over and is discarded.
    Moved { seat: Seat, cards: Vec<Card>, rest: Vec<Card>, purpose: Purpose },
    /// Cards were moved face down: for all others.
    MovedSome { seat: Seat, count: usize, rest: usize, purpose: Purpose },
    /// A Gold Mine turned up four cards.
    Mined { seat: Seat, cards: Vec<Card>, kept: Option<Card> },
    /// A Goldsmith turned up a card.
    Assayed { seat: Seat, card: Card, kept: bool },
    /// A seat did nothing with a role, or with a building at the start of a round.
    Passed { seat: Seat },
    /// The discard pile became the deck.
    Shuffled { cards: usize },
    /// A round began; the governor's sign went from one seat to the next.
    Round { round: u8, governor: Seat, from: Seat },
    /// The game ended.
    Over { end: End },
}

impl Event {
    /// Whom it is about; nobody if it is the whole table's.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Event::Took { seat, .. }
            | Event::Built { seat, .. }
            | Event::Spent { seat, .. }
            | Event::Produced { seat, .. }
            | Event::Registered { seat, .. }
            | Event::Sold { seat, .. }
            | Event::Stored { seat, .. }
            | Event::Drew { seat, .. }
            | Event::DrewSome { seat, .. }
            | Event::Moved { seat, .. }
            | Event::MovedSome { seat, .. }
            | Event::Mined { seat, .. }
            | Event::Assayed { seat, .. }
            | Event::Passed { seat, .. } => Some(*seat),
            Event::Prices { .. } | Event::Shuffled { .. } | Event::Round { .. } | Event::Over { .. } => None,
        }
    }
}

/// Why cards are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", rename_all = "kebab-case")]
pub enum Occasion {
    /// Goods were sold.
    Sale,
    /// The Adventurer's privilege.
    Adventurer,
    /// The Recruiter: cards to choose from.
    Recruiter,
    /// The Recruiter: cards that go to the hand at once.
    Recruited,
    /// The Company's exchange.
    Company,
    Factory,
    Bohio,
    Sawmill,
    Hospital,
    School,
}

/// Why cards are moved face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", rename_all = "kebab-case")]
pub enum Purpose {
    /// To the discard pile at the beginning of the game.
    Draft,
    /// To the discard pile, for a building.
    Pay,
    /// To the hand, of the cards drawn with the Recruiter; the others are discarded.
    Keep,
    /// To the discard pile, with the Notary Office.
    Cull,
    /// To the discard pile, with the Company.
    Exchange,
    /// Under the Chapel.
    Chapel,
    /// Under the Church.
    Church,
    /// To the discard pile, because the hand was too large.
    Limit,
}

/// How a game can end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", rename_all = "kebab-case")]
pub enum End {
    /// Somebody has twelve buildings.
    Buildings,
    /// No card is left and nothing moves any more.
    Exhausted,
    /// The last round is over.
    Rounds,
}
