//! Where a table stands: it gathers its players, it has been dealt, or it can only be read.

use kernel::{Entry, Seed, SeedHash, SetupError, SetupText, Table};
use store::{Deal, SeatRow, Versions};

use super::Kept;

/// What there is of a match.
pub enum Phase {
    /// Seats are open. Nothing has been dealt, so that there is nothing that anybody could be shown.
    Gathering(Sealed),
    /// Everybody has a seat and keeps it.
    Dealt(Box<dyn Table>),
    /// This program cannot play it on.
    Kept(Box<Kept>),
}

impl Phase {
    pub fn is_dealt(&self) -> bool {
        matches!(self, Phase::Dealt(_))
    }
}

/// What will be dealt: a set-up, and a seed of which nothing but the hash can be read (commitment).
pub struct Sealed {
    pub game: &'static dyn Entry,
    pub setup: SetupText,
    seed: Seed,
}

impl Sealed {
    pub fn new(game: &'static dyn Entry, setup: SetupText, seed: Seed) -> Sealed {
        Sealed { game, setup, seed }
    }

    /// What is published of the seed before anybody else can sit down.
    pub fn hash(&self) -> SeedHash {
        self.seed.hash()
    }

    /// Deals, if every seat has somebody.
    pub fn deal(&self, seats: &[SeatRow]) -> Result<Option<Box<dyn Table>>, SetupError> {
        if seats.iter().any(is_open) {
            return Ok(None);
        }
        self.game.start(&self.setup, self.seed).map(Some)
    }
}

/// Whether a seat waits for somebody.
pub fn is_open(seat: &SeatRow) -> bool {
    seat.player.is_none() && seat.bot.is_none()
}

/// What is kept of a deal.
pub fn deal_row(table: &dyn Table) -> Deal {
    let luck: Vec<&str> = table.luck(0).iter().map(|token| token.name).collect();
    let versions = Versions { rules: table.meta().rules, notation: kernel::NOTATION };
    Deal { luck: luck.join(" "), versions }
}
