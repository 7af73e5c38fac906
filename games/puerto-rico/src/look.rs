//! Looking at a position without changing it (accessors): for evaluations and statistics.

use kernel::{Kind, KindSet, Seat};

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

    /// Whether nobles are in the game.
    #[must_use]
    pub fn has_nobles(&self) -> bool {
        self.nobles
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

    /// The role cards taken in this round, as a set; the second prospector comes last.
    #[must_use]
    pub fn taken_roles(&self) -> u64 {
        u64::from(self.taken)
    }

    /// Who has the governor's card.
    #[must_use]
    pub fn governor(&self) -> Seat {
        self.governor
    }

    /// Face-up plantations of a kind.
    #[must_use]
    pub fn face_up(&self, good: Good) -> u8 {
        self.row[good.index()]
    }

    /// Quarries left.
    #[must_use]
    pub fn quarries_left(&self) -> u8 {
        self.quarries
    }

    /// Barrels of a kind in the supply.
    #[must_use]
    pub fn supply_of(&self, good: Good) -> u8 {
        self.goods[good.index()]
    }

    /// The buildings of which a copy is left, as a set.
    #[must_use]
    pub fn buildings_left(&self) -> KindSet {
        self.left
    }

    /// Discs on the colonist ship.
    #[must_use]
    pub fn aboard(&self) -> u8 {
        self.aboard.iter().sum()
    }

    /// Whether New Buildings and nobles are played with.
    #[must_use]
    pub fn variants(&self) -> [bool; 2] {
        [self.new_buildings, self.nobles]
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
        (self.tiles[tile.index()], self.manned()[tile.index()])
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

    /// The nobles among the own discs.
    #[must_use]
    pub fn all_nobles(&self) -> u8 {
        self.nobles
    }

    /// Own buildings, as a set.
    #[must_use]
    pub fn buildings(&self) -> KindSet {
        self.owned
    }

    /// Own buildings with a disc, as a set.
    #[must_use]
    pub fn occupied(&self) -> KindSet {
        self.occupied
    }

    /// Circles on all own buildings.
    #[must_use]
    pub fn building_circles(&self) -> u8 {
        self.circles
    }
}
