//! The things of San Juan, each with a picture and a text.

use std::fmt;
use std::str::FromStr;

use ::san_juan::{Action, Card, Role, STORES, Tile};
use kernel::{Kind, UnknownName};

/// A thing of the gallery.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Thing {
    Role(Role),
    /// A building, or the card that it is in a hand.
    Card(Card),
    /// The good that lies on such a building.
    Good(Card),
    Tile(Tile),
    /// A card that shows its back.
    Back,
    Deck,
    Discard,
    TradingHouse,
    City,
    Hand,
    Governor,
    Point,
}

/// What the text of a good ends with, after the building on which it lies.
const GOOD: &str = "-good";

impl Thing {
    /// The things that have a word of their own.
    const NAMED: [Thing; 8] = [
        Thing::TradingHouse,
        Thing::City,
        Thing::Hand,
        Thing::Deck,
        Thing::Discard,
        Thing::Back,
        Thing::Governor,
        Thing::Point,
    ];

    /// Everything, in the order of the gallery.
    pub fn all() -> Vec<Thing> {
        let roles = Role::ALL.iter().map(|role| Thing::Role(*role));
        let cards = Card::ALL.iter().map(|card| Thing::Card(*card));
        let goods = STORES.iter().map(|card| Thing::Good(*card));
        let tiles = Tile::ALL.iter().map(|tile| Thing::Tile(*tile));
        roles.chain(cards).chain(goods).chain(tiles).chain(Thing::NAMED).collect()
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thing::Role(role) => write!(f, "{role}"),
            Thing::Card(card) => write!(f, "{card}"),
            Thing::Good(card) => write!(f, "{card}{GOOD}"),
            Thing::Tile(tile) => write!(f, "{tile}"),
            Thing::Back => f.write_str("card"),
            Thing::Deck => f.write_str("deck"),
            Thing::Discard => f.write_str("discard"),
            Thing::TradingHouse => f.write_str("trading-house"),
            Thing::City => f.write_str("city"),
            Thing::Hand => f.write_str("hand"),
            Thing::Governor => f.write_str("governor"),
            Thing::Point => f.write_str("point"),
        }
    }
}

impl FromStr for Thing {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Thing, UnknownName> {
        read(text).ok_or_else(|| UnknownName { word: text.to_owned(), sort: "thing of San Juan" })
    }
}

fn read(text: &str) -> Option<Thing> {
    if let Some(card) = text.strip_suffix(GOOD) {
        return Card::named(card).filter(|card| card.store().is_some()).map(Thing::Good);
    }
    let kind = Role::named(text)
        .map(Thing::Role)
        .or_else(|| Card::named(text).map(Thing::Card))
        .or_else(|| Tile::named(text).map(Thing::Tile));
    kind.or_else(|| Thing::NAMED.into_iter().find(|thing| thing.to_string() == text))
}

/// What an answer is about.
pub fn concerns(action: Action) -> Vec<Thing> {
    match action {
        Action::Take(role) | Action::TakeDoubled(role) => vec![Thing::Role(role)],
        Action::Build(card)
        | Action::Over(card)
        | Action::OverLoaded(card)
        | Action::Pay(card)
        | Action::Produce(card)
        | Action::Keep(card)
        | Action::Discard(card)
        | Action::Tuck(card, _) => vec![Thing::Card(card)],
        Action::Spend(card) | Action::Sell(card) => vec![Thing::Good(card), Thing::Card(card)],
        Action::Beside => vec![Thing::City],
        Action::Draw | Action::Pass | Action::Done => Vec::new(),
    }
}
