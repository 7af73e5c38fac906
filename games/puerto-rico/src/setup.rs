//! Players and variants, and the numbers that depend on them.

use kernel::{CHOSEN, Kind, SetupError, SetupOption, Values, kinds};

use crate::buildings::{Buildings, DRAFT_SLOTS, DRAFTED};
use crate::kinds::{Building, Tile};

kinds! {
    /// Which of several empty ships may be loaded.
    pub enum ShipRule: "ship rule" {
        /// §captain.4: any that takes the most of the barrels, as the later rulebook has it.
        Most = "most",
        /// §reading.1: only the largest one, as the first rulebook has it.
        Largest = "largest",
    }
}

/// How many play, with which expansions, and which reading of the rulebooks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// 2 to 5.
    pub players: u8,
    /// The first expansion, with its draft.
    pub new_buildings: bool,
    /// The second expansion.
    pub nobles: bool,
    /// Which empty ships may be loaded.
    pub ship_rule: ShipRule,
    /// §reading.2: whether everything that may be declined is asked about.
    pub decline: bool,
    /// §reading.3: the beige buildings that were agreed upon, in place of a draft.
    pub buildings: Option<Chosen>,
}

/// Beige buildings that fill every slot of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chosen(Buildings);

impl Chosen {
    /// §draft.2, §reading.3: these buildings, if they are of the draft and fill its slots; otherwise what is wrong with them.
    pub fn new(buildings: impl IntoIterator<Item = Building>) -> Result<Chosen, String> {
        let mut set = 0;
        let mut free = DRAFT_SLOTS;
        for building in buildings {
            let free = &mut free[usize::from(building.facts().cost)];
            if !building.is_drafted() {
                return Err(format!("{building} is always in play"));
            }
            if set & building.bit() != 0 {
                return Err(format!("{building} stands twice"));
            }
            if *free == 0 {
                return Err(format!("no room for {building}: its cost has no slot left"));
            }
            *free -= 1;
            set |= building.bit();
        }
        match free.iter().position(|free| *free > 0) {
            Some(cost) => Err(format!("{} more of cost {cost} are wanted", free[cost])),
            None => Ok(Chosen(set)),
        }
    }

    pub(crate) fn set(self) -> Buildings {
        debug_assert_eq!(self.0 & !DRAFTED, 0);
        self.0
    }

    /// Which they are.
    pub fn iter(self) -> impl Iterator<Item = Building> {
        Building::members(self.0)
    }
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            players: 3,
            new_buildings: false,
            nobles: false,
            ship_rule: ShipRule::Most,
            decline: false,
            buildings: None,
        }
    }
}

impl kernel::Setup for Setup {
    const OPTIONS: &'static [SetupOption] = &[
        SetupOption { name: "players", values: Values::Number(2, 5) },
        SetupOption { name: "new-buildings", values: Values::Switch },
        SetupOption { name: "nobles", values: Values::Switch },
        SetupOption { name: "ship-rule", values: Values::Choice(&["most", "largest"]) },
        SetupOption { name: "decline", values: Values::Choice(&["false", "true"]) },
        SetupOption { name: "buildings", values: Values::Chosen(DRAFT) },
    ];

    fn get(&self, name: &str) -> String {
        match name {
            "new-buildings" => self.new_buildings.to_string(),
            "nobles" => self.nobles.to_string(),
            "ship-rule" => self.ship_rule.to_string(),
            "decline" => self.decline.to_string(),
            "buildings" => match self.buildings {
                None => DRAFT.to_owned(),
                Some(chosen) => {
                    let names: Vec<String> = chosen.iter().map(|building| building.to_string()).collect();
                    format!("{CHOSEN}{}", names.join("+"))
                }
            },
            _ => self.players.to_string(),
        }
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), SetupError> {
        let wrong = || SetupError::NotAPair(format!("{name}={value}"));
        match name {
            "new-buildings" => self.new_buildings = value.parse().map_err(|_| wrong())?,
            "nobles" => self.nobles = value.parse().map_err(|_| wrong())?,
            "ship-rule" => self.ship_rule = value.parse().map_err(|_| wrong())?,
            "decline" => self.decline = value.parse().map_err(|_| wrong())?,
            "buildings" => self.buildings = agreed(name, value)?,
            _ => self.players = value.parse().map_err(|_| wrong())?,
        }
        Ok(())
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }
}

/// The default of the option `buildings`.
const DRAFT: &str = "draft";

/// §reading.3: a list of buildings, or the draft.
fn agreed(name: &str, value: &str) -> Result<Option<Chosen>, SetupError> {
    let Some(list) = value.strip_prefix(CHOSEN) else { return Ok(None) };
    let bad = |why: String| SetupError::Data { name: name.to_owned(), why };
    let names = list.split('+').map(str::parse::<Building>);
    let buildings = names.collect::<Result<Vec<_>, _>>().map_err(|unknown| bad(unknown.to_string()))?;
    Chosen::new(buildings).map(Some).map_err(bad)
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
