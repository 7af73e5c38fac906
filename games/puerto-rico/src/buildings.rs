//! What stands on the buildings: one table, and the sets that follow from it.

use kernel::KindSet;

use crate::kinds::{Building, Good, Place, Tile};

/// A set of buildings.
pub(crate) type Buildings = KindSet;

/// How many copies there are, and what counts for whom at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// Makes a good out of what the plantations grow.
    Production(Good),
    /// The Jeweler: a large production building without a good.
    Jeweler,
    /// A small beige building.
    Small,
    /// A large beige building: two city spaces, one copy.
    Large,
}

/// Where a building comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Set {
    /// The base game.
    Base,
    /// The first expansion.
    New,
    /// The second expansion.
    Nobles,
}

/// What is printed on a building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BuildingFacts {
    /// Its printed cost.
    pub cost: u8,
    /// Its printed points.
    pub points: u8,
    /// Its places for discs.
    pub circles: u8,
    /// Its column: the most quarries that help to build it.
    pub column: u8,
    /// What sort of building it is.
    pub class: Class,
    /// Where it comes from.
    pub set: Set,
    /// The rule that says what it does.
    pub rule: &'static str,
}

const fn facts(numbers: [u8; 4], class: Class, set: Set, rule: &'static str) -> BuildingFacts {
    let [cost, points, circles, column] = numbers;
    BuildingFacts { cost, points, circles, column, class, set, rule }
}

const fn plant(numbers: [u8; 4], good: Good, rule: &'static str) -> BuildingFacts {
    facts(numbers, Class::Production(good), Set::Base, rule)
}

/// A small building with one circle: its points are the number of its column.
const fn small(cost: u8, column: u8, set: Set, rule: &'static str) -> BuildingFacts {
    facts([cost, column, 1, column], Class::Small, set, rule)
}

const fn large(set: Set, rule: &'static str) -> BuildingFacts {
    facts([10, 4, 1, 4], Class::Large, set, rule)
}

/// §city.1: all buildings, in the order of [`Building`].
const BUILDINGS: [BuildingFacts; Building::COUNT] = [
    // Production: cost, points, circles, column.
    plant([1, 1, 1, 1], Good::Indigo, "small-indigo-plant.1"),
    plant([2, 1, 1, 1], Good::Sugar, "small-sugar-mill.1"),
    plant([3, 2, 3, 2], Good::Indigo, "indigo-plant.1"),
    plant([4, 2, 3, 2], Good::Sugar, "sugar-mill.1"),
    plant([5, 3, 3, 3], Good::Tobacco, "tobacco-storage.1"),
    plant([6, 3, 2, 3], Good::Coffee, "coffee-roaster.1"),
    // Small ones of the base game: cost, column.
    small(1, 1, Set::Base, "small-market.1"),
    small(2, 1, Set::Base, "hacienda.1"),
    small(2, 1, Set::Base, "construction-hut.1"),
    small(3, 1, Set::Base, "small-warehouse.1"),
    small(4, 2, Set::Base, "hospice.1"),
    small(5, 2, Set::Base, "office.1"),
    small(5, 2, Set::Base, "large-market.1"),
    small(6, 2, Set::Base, "large-warehouse.1"),
    small(7, 3, Set::Base, "factory.1"),
    small(8, 3, Set::Base, "university.1"),
    small(8, 3, Set::Base, "harbor.1"),
    small(9, 3, Set::Base, "wharf.1"),
    // Large ones of the base game.
    large(Set::Base, "guild-hall.1"),
    large(Set::Base, "residence.1"),
    large(Set::Base, "fortress.1"),
    large(Set::Base, "customs-house.1"),
    large(Set::Base, "city-hall.1"),
    // New Buildings.
    small(1, 1, Set::New, "aqueduct.1"),
    small(2, 1, Set::New, "forest-house.1"),
    small(2, 1, Set::New, "black-market.1"),
    small(3, 1, Set::New, "storehouse.1"),
    facts([4, 2, 2, 2], Class::Small, Set::New, "guest-house.1"),
    small(5, 2, Set::New, "trading-post.1"),
    small(5, 2, Set::New, "church.1"),
    small(6, 2, Set::New, "small-wharf.1"),
    small(7, 3, Set::New, "lighthouse.1"),
    small(8, 3, Set::New, "specialty-factory.1"),
    small(8, 3, Set::New, "library.1"),
    small(9, 3, Set::New, "union-hall.1"),
    facts([10, 8, 0, 4], Class::Large, Set::New, "statue.1"),
    large(Set::New, "cloister.1"),
    // Nobles.
    small(2, 1, Set::Nobles, "land-office.1"),
    small(3, 1, Set::Nobles, "chapel.1"),
    small(4, 2, Set::Nobles, "hunting-lodge.1"),
    small(5, 2, Set::Nobles, "zoning-office.1"),
    small(6, 2, Set::Nobles, "royal-supplier.1"),
    small(7, 3, Set::Nobles, "villa.1"),
    facts([8, 3, 1, 3], Class::Jeweler, Set::Nobles, "jeweler.1"),
    large(Set::Nobles, "royal-garden.1"),
];

/// How many buildings make a good; they come first.
pub(crate) const PLANTS: usize = 6;

/// The circles of the buildings, by the number of the place.
pub(crate) const CIRCLES: [u8; Place::COUNT] = {
    let mut circles = [0; Place::COUNT];
    let mut i = 0;
    while i < Building::COUNT {
        circles[Tile::COUNT + i] = BUILDINGS[i].circles;
        i += 1;
    }
    circles
};

/// §cloister.1: points of the Cloister for complete threes of equal tiles.
pub const CLOISTER_POINTS: [u8; 5] = [0, 1, 3, 6, 10];

/// §factory.1: doubloons for the number of kinds received.
pub const FACTORY_INCOME: [u8; 6] = [0, 0, 1, 2, 3, 5];

/// §draft.2: how many kinds of each cost are drafted, by cost.
pub const DRAFT_SLOTS: [u8; 11] = [0, 1, 2, 1, 1, 2, 1, 1, 2, 1, 5];

/// §draft.2: twelve small and five large kinds.
pub const DRAFT_PICKS: u8 = 17;

impl Building {
    /// What is printed on it.
    #[inline]
    #[must_use]
    pub const fn facts(self) -> &'static BuildingFacts {
        &BUILDINGS[self as usize]
    }

    /// §city.2: large buildings take two spaces of the city.
    #[inline]
    #[must_use]
    pub const fn spaces(self) -> u8 {
        if LARGE & self.bit() != 0 { 2 } else { 1 }
    }

    /// §draft.1: whether it is chosen in the draft when the New Buildings are in play.
    #[must_use]
    pub const fn is_drafted(self) -> bool {
        DRAFTED & self.bit() != 0
    }

    /// §nobles.2: whether it matters there if a colonist or a noble stands on the circle.
    #[inline]
    #[must_use]
    pub const fn is_special(self) -> bool {
        SPECIAL & self.bit() != 0
    }

    /// §city.3: how many copies are in play.
    #[must_use]
    pub const fn copies(self, players: u8) -> u8 {
        match self.facts().class {
            Class::Large => 1,
            Class::Jeweler => 2,
            Class::Small => {
                if players == 2 {
                    1
                } else {
                    2
                }
            }
            Class::Production(_) => {
                if players == 2 {
                    2
                } else if SMALL_PLANTS & self.bit() != 0 {
                    4
                } else {
                    3
                }
            }
        }
    }
}

const fn set_of(building: &[Building]) -> Buildings {
    let mut set = 0;
    let mut i = 0;
    while i < building.len() {
        set |= building[i].bit();
        i += 1;
    }
    set
}

/// The buildings of a class, `b'S'`mall or `b'L'`arge, of one of the sets.
const fn beige(class: u8, of: u8) -> Buildings {
    let mut set = 0;
    let mut i = 0;
    while i < Building::COUNT {
        let facts = &BUILDINGS[i];
        let class_fits = match facts.class {
            Class::Small => class == b'S',
            Class::Large => class == b'L',
            Class::Production(_) | Class::Jeweler => false,
        };
        let set_fits = match facts.set {
            Set::Base => of & 1 != 0,
            Set::New => of & 2 != 0,
            Set::Nobles => of & 4 != 0,
        };
        if class_fits && set_fits {
            set |= 1 << i;
        }
        i += 1;
    }
    set
}

/// All small beige buildings.
pub(crate) const SMALL: Buildings = beige(b'S', 7);
/// All large buildings.
pub(crate) const LARGE: Buildings = beige(b'L', 7);
/// §draft.1: what the draft is about.
pub(crate) const DRAFTED: Buildings = beige(b'S', 3) | beige(b'L', 3);
/// The six production buildings with a good.
pub(crate) const WITH_GOOD: Buildings = (1 << PLANTS) - 1;
/// §guild-hall.1: the two that count one.
pub(crate) const SMALL_PLANTS: Buildings = set_of(&[Building::SmallIndigoPlant, Building::SmallSugarMill]);
/// §guild-hall.1: those that count two.
pub(crate) const LARGE_PLANTS: Buildings = (WITH_GOOD & !SMALL_PLANTS) | Building::Jeweler.bit();
/// §nobles.2: where colonists and nobles differ.
pub(crate) const SPECIAL: Buildings = set_of(&[
    Building::GuestHouse,
    Building::LandOffice,
    Building::Chapel,
    Building::HuntingLodge,
    Building::ZoningOffice,
]);
/// The special ones with a single circle.
pub(crate) const SINGLE_SPECIAL: Buildings = SPECIAL & !Building::GuestHouse.bit();
/// Buildings without a circle.
pub(crate) const NO_CIRCLE: Buildings = set_of(&[Building::Statue]);
/// Buildings with exactly one circle, the two small plants apart: a bit says whether a disc stands there.
pub(crate) const SINGLE: Buildings =
    ((1 << Building::COUNT) - 1) & !WITH_GOOD & !NO_CIRCLE & !Building::GuestHouse.bit();
/// The base game and the second expansion, as they are in play without a draft.
pub(crate) const BASE: Buildings = WITH_GOOD | beige(b'S', 1) | beige(b'L', 1);
/// The eight buildings of the second expansion.
pub(crate) const NOBLES: Buildings = beige(b'S', 4) | beige(b'L', 4) | Building::Jeweler.bit();

/// §price.1: for each column and each amount of money, the buildings that cost no more.
pub(crate) const WITHIN: [[Buildings; 11]; 5] = {
    let mut table = [[0; 11]; 5];
    let mut i = 0;
    while i < Building::COUNT {
        let facts = &BUILDINGS[i];
        let mut money = facts.cost as usize;
        while money <= 10 {
            table[facts.column as usize][money] |= 1 << i;
            money += 1;
        }
        i += 1;
    }
    table
};

/// The base buildings, the draft and the nobles as a set-up puts them in play.
pub(crate) const fn in_play(new_buildings: bool, nobles: bool) -> Buildings {
    let first = if new_buildings { WITH_GOOD } else { BASE };
    if nobles { first | NOBLES } else { first }
}
