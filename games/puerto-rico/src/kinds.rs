//! The things on the table: goods, tiles, roles, buildings, and the places where discs stand.

use std::fmt;
use std::str::FromStr;

use kernel::{Kind, UnknownName, kinds};

kinds! {
    /// What plantations grow, in goods order.
    pub enum Good: "good" {
        Corn = "corn",
        Indigo = "indigo",
        Sugar = "sugar",
        Tobacco = "tobacco",
        Coffee = "coffee",
    }
}

kinds! {
    /// The island tiles that have a circle.
    pub enum Tile: "tile" {
        Corn = "corn",
        Indigo = "indigo",
        Sugar = "sugar",
        Tobacco = "tobacco",
        Coffee = "coffee",
        Quarry = "quarry",
    }
}

kinds! {
    /// The role cards. The five-player game has two prospectors.
    pub enum Role: "role" {
        Settler = "settler",
        Mayor = "mayor",
        Builder = "builder",
        Craftsman = "craftsman",
        Trader = "trader",
        Captain = "captain",
        Prospector = "prospector",
    }
}

kinds! {
    /// The 45 buildings in place order: base game, New Buildings, Nobles.
    pub enum Building: "building" {
        SmallIndigoPlant = "small-indigo-plant",
        SmallSugarMill = "small-sugar-mill",
        IndigoPlant = "indigo-plant",
        SugarMill = "sugar-mill",
        TobaccoStorage = "tobacco-storage",
        CoffeeRoaster = "coffee-roaster",
        SmallMarket = "small-market",
        Hacienda = "hacienda",
        ConstructionHut = "construction-hut",
        SmallWarehouse = "small-warehouse",
        Hospice = "hospice",
        Office = "office",
        LargeMarket = "large-market",
        LargeWarehouse = "large-warehouse",
        Factory = "factory",
        University = "university",
        Harbor = "harbor",
        Wharf = "wharf",
        GuildHall = "guild-hall",
        Residence = "residence",
        Fortress = "fortress",
        CustomsHouse = "customs-house",
        CityHall = "city-hall",
        Aqueduct = "aqueduct",
        ForestHouse = "forest-house",
        BlackMarket = "black-market",
        Storehouse = "storehouse",
        GuestHouse = "guest-house",
        TradingPost = "trading-post",
        Church = "church",
        SmallWharf = "small-wharf",
        Lighthouse = "lighthouse",
        SpecialtyFactory = "specialty-factory",
        Library = "library",
        UnionHall = "union-hall",
        Statue = "statue",
        Cloister = "cloister",
        LandOffice = "land-office",
        Chapel = "chapel",
        HuntingLodge = "hunting-lodge",
        ZoningOffice = "zoning-office",
        RoyalSupplier = "royal-supplier",
        Villa = "villa",
        Jeweler = "jeweler",
        RoyalGarden = "royal-garden",
    }
}

impl Good {
    /// What the trading house pays. §trader.2
    #[inline]
    #[must_use]
    pub const fn price(self) -> u16 {
        self as u16
    }

    /// The plantation that grows it.
    #[inline]
    #[must_use]
    pub const fn tile(self) -> Tile {
        match self {
            Good::Corn => Tile::Corn,
            Good::Indigo => Tile::Indigo,
            Good::Sugar => Tile::Sugar,
            Good::Tobacco => Tile::Tobacco,
            Good::Coffee => Tile::Coffee,
        }
    }
}

impl Tile {
    /// What grows on it; nothing on a quarry.
    #[inline]
    #[must_use]
    pub const fn good(self) -> Option<Good> {
        match self {
            Tile::Corn => Some(Good::Corn),
            Tile::Indigo => Some(Good::Indigo),
            Tile::Sugar => Some(Good::Sugar),
            Tile::Tobacco => Some(Good::Tobacco),
            Tile::Coffee => Some(Good::Coffee),
            Tile::Quarry => None,
        }
    }
}

/// Where a player's discs stand. The order of places is the order in which discs are placed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// The island tiles of a kind, taken together.
    Tile(Tile),
    /// A building.
    Building(Building),
    /// Where discs stand that stand nowhere else.
    Windrose,
}

impl Place {
    /// How many places have circles: six kinds of tiles, then the buildings.
    pub const COUNT: usize = Tile::COUNT + Building::COUNT;

    /// The place's number in place order; the windrose comes last.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Place::Tile(tile) => tile as usize,
            Place::Building(building) => Tile::COUNT + building as usize,
            Place::Windrose => Place::COUNT,
        }
    }

    /// The place with this number.
    #[inline]
    #[must_use]
    pub fn at(index: usize) -> Place {
        PLACES[index]
    }

    /// All places in place order, without the windrose.
    pub fn all() -> impl Iterator<Item = Place> {
        (0..Place::COUNT).map(Place::at)
    }

    /// The place as a member of a set of places.
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << self.index()
    }
}

/// All places in place order.
const PLACES: [Place; Place::COUNT + 1] = {
    let mut places = [Place::Windrose; Place::COUNT + 1];
    let mut i = 0;
    while i < Place::COUNT {
        places[i] = if i < Tile::COUNT {
            Place::Tile(Tile::ALL[i])
        } else {
            Place::Building(Building::ALL[i - Tile::COUNT])
        };
        i += 1;
    }
    places
};

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Tile(tile) => tile.fmt(f),
            Place::Building(building) => building.fmt(f),
            Place::Windrose => f.pad("windrose"),
        }
    }
}

impl FromStr for Place {
    type Err = UnknownName;

    fn from_str(word: &str) -> Result<Place, UnknownName> {
        if word == "windrose" {
            return Ok(Place::Windrose);
        }
        let tile = Tile::named(word).map(Place::Tile);
        tile.or_else(|| Building::named(word).map(Place::Building))
            .ok_or_else(|| UnknownName { word: word.to_owned(), sort: "place" })
    }
}

impl kernel::serde::Serialize for Place {
    fn serialize<S: kernel::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
