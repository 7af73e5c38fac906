//! Looking at a position without changing it (accessors): for evaluations and statistics.

use kernel::{Kind, Seat};

use crate::kinds::{Good, Role, Tile};
use crate::player::Player;
use crate::setup::HOUSE;
use crate::state::{Cargo, PuertoRico, Question};

impl PuertoRico {
    /// What a seat owns.
    #[must_use]
    pub fn owner(&self, seat: Seat) -> &Player {
        self.player(seat)
    }

    /// What is asked of the seat that is asked.
    #[must_use]
    pub fn question(&self) -> Question {
        self.question
    }

    /// Colonists in the supply.
    #[must_use]
    pub fn colonists_left(&self) -> u8 {
        self.supply[0]
    }

    /// Points in the bank; below zero for points that were written down.
    #[must_use]
    pub fn points_left(&self) -> i16 {
        self.bank
    }

    /// Whether the last round is being played.
    #[must_use]
    pub fn is_last_round(&self) -> bool {
        self.ended.is_some()
    }

    /// The ships that take cargo.
    #[must_use]
    pub fn cargo(&self) -> &[Cargo] {
        self.fleet()
    }

    /// Barrels of a kind in the trading house, and how many more it takes in all.
    #[must_use]
    pub fn in_house(&self, good: Good) -> (u8, u8) {
        (self.house[good.index()], HOUSE - self.house_len())
    }

    /// Doubloons on a role card that can be taken.
    #[must_use]
    pub fn purse(&self, role: Role) -> u8 {
        self.purses[role.index()]
    }
}

impl Player {
    /// The doubloons.
    #[must_use]
    pub fn doubloons(&self) -> u16 {
        self.doubloons
    }

    /// Point chips.
    #[must_use]
    pub fn points(&self) -> u16 {
        self.points
    }

    /// Island tiles of a kind, and discs on them.
    #[must_use]
    pub fn tiles_of(&self, tile: Tile) -> (u8, u8) {
        (self.tiles[tile.index()], self.manned[tile.index()])
    }

    /// Own discs.
    #[must_use]
    pub fn all_discs(&self) -> u8 {
        self.discs
    }

    /// Tiles on the island.
    #[must_use]
    pub fn island_len(&self) -> u8 {
        self.island
    }
}
