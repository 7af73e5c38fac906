//! The things of Puerto Rico, each with a picture and a text.

use std::fmt;
use std::str::FromStr;

use ::puerto_rico::{Action, Building, Disc, Good, Place as DiscPlace, Role, Tile};
use kernel::{Kind, UnknownName};

/// A thing of the gallery.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Thing {
    Role(Role),
    Building(Building),
    Good(Good),
    Tile(Tile),
    Forest,
    Disc(Disc),
    CargoShip,
    ColonistShip,
    TradingHouse,
    /// The face-down plantations.
    Stack,
    Windrose,
    Governor,
    Doubloon,
    Point,
}

impl Thing {
    /// The things that have a word of their own.
    const NAMED: [Thing; 10] = [
        Thing::Tile(Tile::Quarry),
        Thing::Forest,
        Thing::Stack,
        Thing::CargoShip,
        Thing::ColonistShip,
        Thing::TradingHouse,
        Thing::Windrose,
        Thing::Governor,
        Thing::Doubloon,
        Thing::Point,
    ];

    /// Everything, in the order of the gallery.
    pub fn all() -> Vec<Thing> {
        let roles = Role::ALL.iter().map(|role| Thing::Role(*role));
        let buildings = Building::ALL.iter().map(|building| Thing::Building(*building));
        let goods = Good::ALL.iter().map(|good| Thing::Good(*good));
        let tiles = Tile::ALL.iter().map(|tile| Thing::Tile(*tile));
        let discs = Disc::ALL.iter().map(|disc| Thing::Disc(*disc));
        let rest = Thing::NAMED.into_iter().filter(|thing| !matches!(thing, Thing::Tile(_)));
        roles.chain(buildings).chain(goods).chain(tiles).chain(discs).chain(rest).collect()
    }

    /// What stands or lies at a place for discs.
    pub fn of(place: DiscPlace) -> Thing {
        match place {
            DiscPlace::Tile(tile) => Thing::Tile(tile),
            DiscPlace::Building(building) => Thing::Building(building),
            DiscPlace::Windrose => Thing::Windrose,
        }
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thing::Role(role) => write!(f, "{role}"),
            Thing::Building(building) => write!(f, "{building}"),
            Thing::Good(good) => write!(f, "{good}"),
            Thing::Disc(disc) => write!(f, "{disc}"),
            Thing::Tile(Tile::Quarry) => f.write_str("quarry"),
            Thing::Tile(tile) => write!(f, "{tile}-plantation"),
            Thing::Forest => f.write_str("forest"),
            Thing::CargoShip => f.write_str("cargo-ship"),
            Thing::ColonistShip => f.write_str("colonist-ship"),
            Thing::TradingHouse => f.write_str("trading-house"),
            Thing::Stack => f.write_str("stack"),
            Thing::Windrose => f.write_str("windrose"),
            Thing::Governor => f.write_str("governor"),
            Thing::Doubloon => f.write_str("doubloon"),
            Thing::Point => f.write_str("point"),
        }
    }
}

impl FromStr for Thing {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Thing, UnknownName> {
        read(text).ok_or_else(|| UnknownName { word: text.to_owned(), sort: "thing of Puerto Rico" })
    }
}

fn read(text: &str) -> Option<Thing> {
    if let Some(good) = text.strip_suffix("-plantation") {
        return Good::named(good).map(|good| Thing::Tile(good.tile()));
    }
    let kind = Role::named(text)
        .map(Thing::Role)
        .or_else(|| Building::named(text).map(Thing::Building))
        .or_else(|| Good::named(text).map(Thing::Good))
        .or_else(|| Disc::named(text).map(Thing::Disc));
    kind.or_else(|| Thing::NAMED.into_iter().find(|thing| thing.to_string() == text))
}

/// What an answer is about.
pub fn concerns(action: Action) -> Vec<Thing> {
    match action {
        Action::Draft(building) | Action::Build(building) => vec![Thing::Building(building)],
        Action::Take(role) => vec![Thing::Role(role)],
        Action::TakeSecondProspector => vec![Thing::Role(Role::Prospector)],
        Action::Hacienda => vec![Thing::Building(Building::Hacienda), Thing::Stack],
        Action::Plant(tile) => vec![Thing::Tile(tile)],
        Action::Forest(good) => vec![Thing::Tile(good.tile()), Thing::Forest],
        Action::Lay(good) | Action::Discard(good) => vec![Thing::Tile(good.tile())],
        Action::LayForest | Action::DiscardForest => vec![Thing::Forest],
        Action::Guest(disc, place) => {
            vec![Thing::Building(Building::GuestHouse), Thing::Disc(disc), Thing::of(place)]
        }
        Action::TakeDisc(disc) => vec![Thing::Disc(disc), Thing::ColonistShip],
        Action::Place(place, _) => vec![Thing::of(place)],
        Action::PlaceBoth(building, ..) => vec![Thing::Building(building)],
        Action::PayBarrel(Some(good)) => vec![Thing::Good(good), Thing::Building(Building::BlackMarket)],
        Action::PayDisc(place) => vec![Thing::of(place), Thing::Building(Building::BlackMarket)],
        Action::PayBarrel(None) | Action::PayNoDisc => vec![Thing::Building(Building::BlackMarket)],
        Action::Extra(good) | Action::Send(good, _) | Action::Keep(good, _) => vec![Thing::Good(good)],
        Action::Sell(good) => vec![Thing::Good(good), Thing::TradingHouse],
        Action::Post(good) => vec![Thing::Good(good), Thing::Building(Building::TradingPost)],
        Action::BuyPlantation => vec![Thing::Stack, Thing::Building(Building::LandOffice)],
        Action::Deliver(good) => vec![Thing::Good(good), Thing::Building(Building::RoyalSupplier)],
        Action::Load(good, _) => vec![Thing::Good(good), Thing::CargoShip],
        Action::Wharf(good) => vec![Thing::Good(good), Thing::Building(Building::Wharf)],
        Action::SmallWharf => vec![Thing::Building(Building::SmallWharf)],
        Action::Done | Action::Accept | Action::Pass => Vec::new(),
    }
}
