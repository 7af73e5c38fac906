//! Players and variants, and the numbers that depend on them.

use kernel::{SetupError, SetupOption, Values};

use crate::kinds::Tile;

/// How many play, and with which expansions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// 2 to 5.
    pub players: u8,
    /// The first expansion, with its draft.
    pub new_buildings: bool,
    /// The second expansion.
    pub nobles: bool,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { players: 3, new_buildings: false, nobles: false }
    }
}

impl kernel::Setup for Setup {
    const OPTIONS: &'static [SetupOption] = &[
        SetupOption { name: "players", values: Values::Number(2, 5) },
        SetupOption { name: "new-buildings", values: Values::Switch },
        SetupOption { name: "nobles", values: Values::Switch },
    ];

    fn get(&self, name: &str) -> String {
        match name {
            "new-buildings" => self.new_buildings.to_string(),
            "nobles" => self.nobles.to_string(),
            _ => self.players.to_string(),
        }
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), SetupError> {
        let wrong = || SetupError::NotAPair(format!("{name}={value}"));
        match name {
            "new-buildings" => self.new_buildings = value.parse().map_err(|_| wrong())?,
            "nobles" => self.nobles = value.parse().map_err(|_| wrong())?,
            _ => self.players = value.parse().map_err(|_| wrong())?,
        }
        Ok(())
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }
}

/// Spaces of an island and of a city. §settler.2, §city.2
pub const SPACES: u8 = 12;

/// §trader.1: barrels that the trading house takes.
pub const HOUSE: u8 = 4;

/// §nobles.1: all nobles.
pub(crate) const NOBLES: u8 = 20;

/// The numbers of one player count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// §setup.1: doubloons of each player.
    pub doubloons: u16,
    /// §setup.2: the first tiles of A, B, …
    pub first_tiles: &'static [Tile],
    /// §setup.3: points in the bank.
    pub points: i16,
    /// §setup.4: colonists in the supply, besides those on the ship.
    pub colonists: u8,
    /// §setup.5: the capacities of the cargo ships; 0 where there is none.
    pub ships: [u8; 3],
    /// §setup.6: plantation tiles by kind, first tiles included.
    pub tiles: [u8; 5],
    /// §setup.6: quarries.
    pub quarries: u8,
    /// §setup.7: barrels by kind.
    pub goods: [u8; 5],
    /// §setup.8: prospector cards.
    pub prospectors: u8,
    /// §round.1: roles taken in a round.
    pub roles: u8,
}

const TILES: [u8; 5] = [10, 12, 11, 9, 8];
const GOODS: [u8; 5] = [10, 11, 11, 9, 9];

const NUMBERS: [Numbers; 4] = [
    Numbers {
        doubloons: 3,
        first_tiles: &[Tile::Indigo, Tile::Corn],
        points: 65,
        colonists: 40,
        ships: [4, 6, 0],
        tiles: [7, 9, 8, 6, 5],
        quarries: 5,
        goods: [8, 9, 9, 7, 7],
        prospectors: 1,
        roles: 6,
    },
    Numbers {
        doubloons: 2,
        first_tiles: &[Tile::Indigo, Tile::Indigo, Tile::Corn],
        points: 75,
        colonists: 55,
        ships: [4, 5, 6],
        tiles: TILES,
        quarries: 8,
        goods: GOODS,
        prospectors: 0,
        roles: 3,
    },
    Numbers {
        doubloons: 3,
        first_tiles: &[Tile::Indigo, Tile::Indigo, Tile::Corn, Tile::Corn],
        points: 100,
        colonists: 75,
        ships: [5, 6, 7],
        tiles: TILES,
        quarries: 8,
        goods: GOODS,
        prospectors: 1,
        roles: 4,
    },
    Numbers {
        doubloons: 4,
        first_tiles: &[Tile::Indigo, Tile::Indigo, Tile::Indigo, Tile::Corn, Tile::Corn],
        points: 122,
        colonists: 95,
        ships: [6, 7, 8],
        tiles: TILES,
        quarries: 8,
        goods: GOODS,
        prospectors: 2,
        roles: 5,
    },
];

/// The numbers of a table of `players`.
#[inline]
#[must_use]
pub fn numbers(players: u8) -> &'static Numbers {
    &NUMBERS[usize::from(players) - 2]
}

/// §setup.4, §nobles.1: colonists in the supply and on the ship, nobles in the supply and on the ship.
pub(crate) fn discs(players: u8, nobles: bool) -> [u8; 4] {
    if nobles {
        // All hundred colonists, and one noble in place of a colonist on the ship.
        [100 - (players - 1), players - 1, NOBLES - 1, 1]
    } else {
        [numbers(players).colonists, players, 0, 0]
    }
}
