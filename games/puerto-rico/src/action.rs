//! Answers and their notation.

use std::fmt;
use std::str::FromStr;

use kernel::{BadAction, Kind};

use crate::kinds::{Building, Good, Place, Role, Tile};
use crate::player::Disc;
use crate::setup::SPACES;

/// An answer to a question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `draft BUILDING`: it comes into play.
    Draft(Building),
    /// `take ROLE`.
    Take(Role),
    /// `take prospector-2`: the prospector with fewer doubloons.
    TakeSecondProspector,
    /// `hacienda`: draw a tile.
    Hacienda,
    /// `plant GOOD`, `plant quarry`: a tile of the row, or a quarry.
    Plant(Tile),
    /// `forest GOOD`: a tile of the row as a forest.
    Forest(Good),
    /// `lay GOOD`: the drawn tile as it is.
    Lay(Good),
    /// `lay forest`: the drawn tile as a forest.
    LayForest,
    /// `discard GOOD`: a plantation of the own island.
    Discard(Good),
    /// `discard forest`.
    DiscardForest,
    /// `guest PLACE`, `guest noble PLACE`: a guest goes to work.
    Guest(Disc, Place),
    /// `take colonist`, `take noble`: from the ship.
    TakeDisc(Disc),
    /// `place PLACE NUMBER`: so many discs.
    Place(Place, u8),
    /// `place BUILDING COLONISTS NOBLES`.
    PlaceBoth(Building, u8, u8),
    /// `build BUILDING`.
    Build(Building),
    /// `pay barrel GOOD`, `pay barrel none`: to the Black Market.
    PayBarrel(Option<Good>),
    /// `pay disc PLACE`: to the Black Market.
    PayDisc(Place),
    /// `pay disc none`.
    PayNoDisc,
    /// `extra GOOD`: the craftsman's privilege.
    Extra(Good),
    /// `sell GOOD`: to the trading house.
    Sell(Good),
    /// `post GOOD`: to the Trading Post.
    Post(Good),
    /// `buy plantation`: through the Land Office.
    BuyPlantation,
    /// `deliver GOOD`: to the court.
    Deliver(Good),
    /// `done`: no further delivery.
    Done,
    /// `load GOOD CAPACITY`: onto the ship of that capacity.
    Load(Good, u8),
    /// `wharf GOOD`: all barrels of a kind.
    Wharf(Good),
    /// `small-wharf`: barrels of any kinds.
    SmallWharf,
    /// `send GOOD NUMBER`: so many through the Small Wharf.
    Send(Good, u8),
    /// `keep GOOD NUMBER`: so many in the store.
    Keep(Good, u8),
    /// `accept`: what is offered.
    Accept,
    /// `pass`.
    Pass,
}

/// The capacities of the ships in the box.
pub(crate) const CAPACITIES: std::ops::RangeInclusive<u8> = 4..=8;

/// No kind of barrel is more numerous.
pub(crate) const MOST_BARRELS: u8 = 11;

/// The most discs that a place has circles for.
pub(crate) fn most_discs(place: Place) -> u8 {
    match place {
        Place::Tile(_) => SPACES,
        Place::Building(building) => building.facts().circles,
        Place::Windrose => 0,
    }
}

/// Where a guest may go: any place with a circle but the Guest House itself.
fn is_for_guests(place: Place) -> bool {
    most_discs(place) > 0 && place != Place::Building(Building::GuestHouse)
}

/// Special buildings that are only in play with nobles: how many of which sort is always said.
fn is_always_both(place: Place) -> bool {
    matches!(place, Place::Building(building) if building.is_special() && building != Building::GuestHouse)
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Draft(building) => write!(f, "draft {building}"),
            Action::Take(role) => write!(f, "take {role}"),
            Action::TakeSecondProspector => f.write_str("take prospector-2"),
            Action::Hacienda => f.write_str("hacienda"),
            Action::Plant(tile) => write!(f, "plant {tile}"),
            Action::Forest(good) => write!(f, "forest {good}"),
            Action::Lay(good) => write!(f, "lay {good}"),
            Action::LayForest => f.write_str("lay forest"),
            Action::Discard(good) => write!(f, "discard {good}"),
            Action::DiscardForest => f.write_str("discard forest"),
            Action::Guest(Disc::Colonist, place) => write!(f, "guest {place}"),
            Action::Guest(Disc::Noble, place) => write!(f, "guest noble {place}"),
            Action::TakeDisc(disc) => write!(f, "take {disc}"),
            Action::Place(place, n) => write!(f, "place {place} {n}"),
            Action::PlaceBoth(building, colonists, nobles) => {
                write!(f, "place {building} {colonists} {nobles}")
            }
            Action::Build(building) => write!(f, "build {building}"),
            Action::PayBarrel(Some(good)) => write!(f, "pay barrel {good}"),
            Action::PayBarrel(None) => f.write_str("pay barrel none"),
            Action::PayDisc(place) => write!(f, "pay disc {place}"),
            Action::PayNoDisc => f.write_str("pay disc none"),
            Action::Extra(good) => write!(f, "extra {good}"),
            Action::Sell(good) => write!(f, "sell {good}"),
            Action::Post(good) => write!(f, "post {good}"),
            Action::BuyPlantation => f.write_str("buy plantation"),
            Action::Deliver(good) => write!(f, "deliver {good}"),
            Action::Done => f.write_str("done"),
            Action::Load(good, capacity) => write!(f, "load {good} {capacity}"),
            Action::Wharf(good) => write!(f, "wharf {good}"),
            Action::SmallWharf => f.write_str("small-wharf"),
            Action::Send(good, n) => write!(f, "send {good} {n}"),
            Action::Keep(good, n) => write!(f, "keep {good} {n}"),
            Action::Accept => f.write_str("accept"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

/// A word as one of a kind, or why it is none.
fn word<T: FromStr<Err = kernel::UnknownName>>(word: &str) -> Result<T, String> {
    word.parse().map_err(|e: kernel::UnknownName| e.to_string())
}

fn number(word: &str, low: u8, high: u8) -> Result<u8, String> {
    match word.parse::<u8>() {
        Ok(n) if (low..=high).contains(&n) && n.to_string() == word => Ok(n),
        _ => Err(format!("\"{word}\" is not a number from {low} to {high}")),
    }
}

fn guest(disc: Disc, name: &str) -> Result<Action, String> {
    let place: Place = word(name)?;
    if is_for_guests(place) {
        Ok(Action::Guest(disc, place))
    } else {
        Err(format!("no guest goes to {place}"))
    }
}

fn read(text: &str) -> Result<Action, String> {
    let words: Vec<&str> = text.split(' ').collect();
    Ok(match words[..] {
        ["draft", name] => match word::<Building>(name)? {
            building if building.is_drafted() => Action::Draft(building),
            building => return Err(format!("{building} is not drafted")),
        },
        ["take", "prospector-2"] => Action::TakeSecondProspector,
        ["take", name] => match name.parse() {
            Ok(disc) => Action::TakeDisc(disc),
            Err(_) => Action::Take(word(name)?),
        },
        ["hacienda"] => Action::Hacienda,
        ["plant", name] => Action::Plant(word(name)?),
        ["forest", name] => Action::Forest(word(name)?),
        ["lay", "forest"] => Action::LayForest,
        ["lay", name] => Action::Lay(word(name)?),
        ["discard", "forest"] => Action::DiscardForest,
        ["discard", name] => Action::Discard(word(name)?),
        ["guest", "noble", name] => guest(Disc::Noble, name)?,
        ["guest", name] => guest(Disc::Colonist, name)?,
        ["place", name, n] => place(name, n)?,
        ["place", name, colonists, nobles] => place_both(name, colonists, nobles)?,
        ["build", name] => Action::Build(word(name)?),
        ["pay", "barrel", "none"] => Action::PayBarrel(None),
        ["pay", "barrel", name] => Action::PayBarrel(Some(word(name)?)),
        ["pay", "disc", "none"] => Action::PayNoDisc,
        ["pay", "disc", name] => pay_disc(name)?,
        ["extra", name] => Action::Extra(word(name)?),
        ["sell", name] => Action::Sell(word(name)?),
        ["post", name] => Action::Post(word(name)?),
        ["buy", "plantation"] => Action::BuyPlantation,
        ["deliver", name] => Action::Deliver(word(name)?),
        ["done"] => Action::Done,
        ["load", name, n] => Action::Load(word(name)?, number(n, *CAPACITIES.start(), *CAPACITIES.end())?),
        ["wharf", name] => Action::Wharf(word(name)?),
        ["small-wharf"] => Action::SmallWharf,
        ["send", name, n] => Action::Send(word(name)?, number(n, 0, MOST_BARRELS)?),
        ["keep", name, n] => Action::Keep(word(name)?, number(n, 0, MOST_BARRELS)?),
        ["accept"] => Action::Accept,
        ["pass"] => Action::Pass,
        _ => {
            return Err(
                "answers begin with draft, take, hacienda, plant, forest, lay, discard, guest, place, build, pay, extra, \
                 sell, post, buy plantation, deliver, done, load, wharf, small-wharf, send, keep, accept, pass"
                    .to_owned(),
            );
        }
    })
}

fn place(name: &str, n: &str) -> Result<Action, String> {
    match word(name)? {
        place if is_always_both(place) => Err(format!("{place}: say how many colonists and how many nobles")),
        place if most_discs(place) == 0 => Err(format!("no disc is placed on {place}")),
        place => Ok(Action::Place(place, number(n, 0, most_discs(place))?)),
    }
}

fn place_both(name: &str, colonists: &str, nobles: &str) -> Result<Action, String> {
    let building: Building = word(name)?;
    if !building.is_special() {
        return Err(format!("{building}: say only how many discs"));
    }
    let circles = building.facts().circles;
    let colonists = number(colonists, 0, circles)?;
    Ok(Action::PlaceBoth(building, colonists, number(nobles, 0, circles - colonists)?))
}

fn pay_disc(name: &str) -> Result<Action, String> {
    let place = word(name)?;
    if place != Place::Windrose && most_discs(place) == 0 {
        return Err(format!("no disc stands on {place}"));
    }
    Ok(Action::PayDisc(place))
}

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Action, BadAction> {
        read(text).map_err(|why| BadAction::new(text, why))
    }
}

/// Every answer that can be written.
pub(crate) fn every_action() -> Vec<Action> {
    let buildings = || Building::ALL.iter().copied();
    let goods = || Good::ALL.iter().copied();
    let mut all: Vec<Action> = buildings().filter(|b| b.is_drafted()).map(Action::Draft).collect();
    all.extend(Role::ALL.iter().map(|role| Action::Take(*role)));
    all.extend([Action::TakeSecondProspector, Action::Hacienda, Action::LayForest, Action::DiscardForest]);
    all.extend(Tile::ALL.iter().map(|tile| Action::Plant(*tile)));
    all.extend(Disc::ALL.iter().map(|disc| Action::TakeDisc(*disc)));
    for place in Place::all().filter(|place| most_discs(*place) > 0) {
        if is_for_guests(place) {
            all.extend(Disc::ALL.iter().map(|disc| Action::Guest(*disc, place)));
        }
        if !is_always_both(place) {
            all.extend((0..=most_discs(place)).map(|n| Action::Place(place, n)));
        }
        all.push(Action::PayDisc(place));
    }
    for building in buildings().filter(|building| building.is_special()) {
        let circles = building.facts().circles;
        for colonists in 0..=circles {
            all.extend(
                (0..=circles - colonists).map(|nobles| Action::PlaceBoth(building, colonists, nobles)),
            );
        }
    }
    all.extend(buildings().map(Action::Build));
    all.extend([Action::PayBarrel(None), Action::PayDisc(Place::Windrose), Action::PayNoDisc]);
    for good in goods() {
        all.extend([Action::Forest(good), Action::Lay(good), Action::Discard(good)]);
        all.extend([
            Action::PayBarrel(Some(good)),
            Action::Extra(good),
            Action::Sell(good),
            Action::Post(good),
        ]);
        all.extend([Action::Deliver(good), Action::Wharf(good)]);
        all.extend(CAPACITIES.map(|capacity| Action::Load(good, capacity)));
        all.extend((0..=MOST_BARRELS).map(|n| Action::Send(good, n)));
        all.extend((0..=MOST_BARRELS).map(|n| Action::Keep(good, n)));
    }
    all.extend([Action::BuyPlantation, Action::SmallWharf, Action::Done, Action::Pass, Action::Accept]);
    all
}
