//! Where things lie on the table of Puerto Rico, and where one points to answer.

use std::fmt;
use std::str::FromStr;

use ::puerto_rico::{Action, Building, Disc, Good, Place as DiscPlace, QuestionKind, Role, Tile, View};
use kernel::{Kind, Seat, UnknownName};

/// A place of the page.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    Role(Role),
    /// The poorer one of two prospectors.
    SecondProspector,
    /// A building that can be built, or drafted.
    Board(Building),
    /// Face-up plantations of a kind.
    Row(Good),
    Quarries,
    /// Face-down plantations, and the discards beneath.
    Stack,
    /// The tile that was drawn, and the two ways to lay it.
    Drawn,
    AsPlantation,
    AsForest,
    /// On the colonist ship.
    Aboard(Disc),
    /// Discs that wait for the next ship.
    Waiting(Disc),
    /// Barrels that belong to nobody.
    Supply(Good),
    /// A cargo ship, by its capacity.
    Ship(u8),
    House,
    /// Points that belong to nobody.
    Bank,
    /// A player's sign and name.
    Player(Seat),
    /// Where the role card of a player lies.
    Held(Seat),
    Purse(Seat),
    Chips(Seat),
    Goods(Seat, Good),
    /// Island tiles of a kind.
    Field(Seat, Tile),
    Forest(Seat),
    /// A building of a city.
    City(Seat, Building),
    Windrose(Seat),
}

impl Place {
    /// Where a disc of a seat stands.
    pub fn of(seat: Seat, place: DiscPlace) -> Place {
        match place {
            DiscPlace::Tile(tile) => Place::Field(seat, tile),
            DiscPlace::Building(building) => Place::City(seat, building),
            DiscPlace::Windrose => Place::Windrose(seat),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Role(role) => write!(f, "role/{role}"),
            Place::SecondProspector => f.write_str("role/second"),
            Place::Board(building) => write!(f, "board/{building}"),
            Place::Row(good) => write!(f, "row/{good}"),
            Place::Quarries => f.write_str("quarries"),
            Place::Stack => f.write_str("stack"),
            Place::Drawn => f.write_str("drawn"),
            Place::AsPlantation => f.write_str("drawn/plantation"),
            Place::AsForest => f.write_str("drawn/forest"),
            Place::Aboard(disc) => write!(f, "aboard/{disc}"),
            Place::Waiting(disc) => write!(f, "waiting/{disc}"),
            Place::Supply(good) => write!(f, "supply/{good}"),
            Place::Ship(capacity) => write!(f, "ship/{capacity}"),
            Place::House => f.write_str("house"),
            Place::Bank => f.write_str("bank"),
            Place::Player(seat) => write!(f, "player/{seat}"),
            Place::Held(seat) => write!(f, "held/{seat}"),
            Place::Purse(seat) => write!(f, "purse/{seat}"),
            Place::Chips(seat) => write!(f, "chips/{seat}"),
            Place::Goods(seat, good) => write!(f, "goods/{seat}/{good}"),
            Place::Field(seat, tile) => write!(f, "island/{seat}/{tile}"),
            Place::Forest(seat) => write!(f, "island/{seat}/forest"),
            Place::City(seat, building) => write!(f, "city/{seat}/{building}"),
            Place::Windrose(seat) => write!(f, "windrose/{seat}"),
        }
    }
}

impl FromStr for Place {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Place, UnknownName> {
        let parts: Vec<&str> = text.split('/').collect();
        read(&parts).ok_or_else(|| UnknownName { word: text.to_owned(), sort: "place of Puerto Rico" })
    }
}

fn read(parts: &[&str]) -> Option<Place> {
    Some(match *parts {
        ["role", "second"] => Place::SecondProspector,
        ["role", role] => Place::Role(Role::named(role)?),
        ["board", building] => Place::Board(Building::named(building)?),
        ["row", good] => Place::Row(Good::named(good)?),
        ["quarries"] => Place::Quarries,
        ["stack"] => Place::Stack,
        ["drawn"] => Place::Drawn,
        ["drawn", "plantation"] => Place::AsPlantation,
        ["drawn", "forest"] => Place::AsForest,
        ["aboard", disc] => Place::Aboard(Disc::named(disc)?),
        ["waiting", disc] => Place::Waiting(Disc::named(disc)?),
        ["supply", good] => Place::Supply(Good::named(good)?),
        ["ship", capacity] => Place::Ship(capacity.parse().ok()?),
        ["house"] => Place::House,
        ["bank"] => Place::Bank,
        ["player", seat] => Place::Player(seat.parse().ok()?),
        ["held", seat] => Place::Held(seat.parse().ok()?),
        ["purse", seat] => Place::Purse(seat.parse().ok()?),
        ["chips", seat] => Place::Chips(seat.parse().ok()?),
        ["goods", seat, good] => Place::Goods(seat.parse().ok()?, Good::named(good)?),
        ["island", seat, "forest"] => Place::Forest(seat.parse().ok()?),
        ["island", seat, tile] => Place::Field(seat.parse().ok()?, Tile::named(tile)?),
        ["city", seat, building] => Place::City(seat.parse().ok()?, Building::named(building)?),
        ["windrose", seat] => Place::Windrose(seat.parse().ok()?),
        _ => return None,
    })
}

/// Where a seat points to give an answer.
pub fn places(seat: Seat, action: Action) -> Vec<Place> {
    let barrel = |good: Good| Place::Goods(seat, good);
    let own = |building: Building| Place::City(seat, building);
    match action {
        Action::Draft(building) | Action::Build(building) => vec![Place::Board(building)],
        Action::Take(role) => vec![Place::Role(role)],
        Action::TakeSecondProspector => vec![Place::SecondProspector],
        Action::Hacienda => vec![own(Building::Hacienda)],
        Action::Plant(tile) => vec![tile.good().map_or(Place::Quarries, Place::Row)],
        Action::Forest(good) => vec![Place::Row(good)],
        Action::Lay(_) => vec![Place::Drawn, Place::AsPlantation],
        Action::LayForest => vec![Place::Drawn, Place::AsForest],
        Action::Discard(good) => vec![Place::Field(seat, good.tile())],
        Action::DiscardForest => vec![Place::Forest(seat)],
        Action::Guest(_, place) => vec![own(Building::GuestHouse), Place::of(seat, place)],
        Action::TakeDisc(disc) => vec![Place::Aboard(disc)],
        Action::Place(place, _) | Action::PayDisc(place) => vec![Place::of(seat, place)],
        Action::PlaceBoth(building, ..) => vec![own(building)],
        Action::PayBarrel(Some(good))
        | Action::Extra(good)
        | Action::Deliver(good)
        | Action::Send(good, _)
        | Action::Keep(good, _) => vec![barrel(good)],
        Action::Sell(good) => vec![barrel(good), Place::House],
        Action::Post(good) => vec![barrel(good), own(Building::TradingPost)],
        Action::BuyPlantation => vec![Place::Stack],
        Action::Load(good, capacity) => vec![barrel(good), Place::Ship(capacity)],
        Action::Wharf(good) => vec![barrel(good), own(Building::Wharf)],
        Action::SmallWharf => vec![own(Building::SmallWharf)],
        Action::PayBarrel(None) | Action::PayNoDisc | Action::Done | Action::Accept | Action::Pass => {
            Vec::new()
        }
    }
}

/// What a seat that points at a place would most likely answer now.
pub fn meant(view: &View, seat: Seat, place: Place) -> Option<Action> {
    let question = view.asked.map_or(QuestionKind::Over, |asked| asked.question);
    // Barrels of whichever kind the seat has, or else of any.
    let some = || view.seat(seat).goods.keys().next().copied().unwrap_or(Good::Corn);
    match place {
        Place::Role(role) => Some(Action::Take(role)),
        Place::SecondProspector => Some(Action::TakeSecondProspector),
        Place::Board(building) if question == QuestionKind::Draft => Some(Action::Draft(building)),
        Place::Board(building) => Some(Action::Build(building)),
        Place::Row(good) => Some(Action::Plant(good.tile())),
        Place::Quarries => Some(Action::Plant(Tile::Quarry)),
        Place::Stack => Some(Action::BuyPlantation),
        Place::Drawn | Place::AsPlantation => Some(Action::Lay(some())),
        Place::AsForest => Some(Action::LayForest),
        Place::Aboard(disc) => Some(Action::TakeDisc(disc)),
        Place::Ship(capacity) => {
            let carried = view.ships.iter().find(|ship| ship.capacity == capacity).and_then(|ship| ship.good);
            Some(Action::Load(carried.unwrap_or_else(some), capacity))
        }
        Place::House => Some(Action::Sell(some())),
        Place::Goods(owner, good) if owner == seat => Some(barrel_meant(view, question, good)),
        Place::Field(owner, tile) if owner == seat => Some(disc_meant(question, DiscPlace::Tile(tile))),
        Place::Forest(owner) if owner == seat => Some(Action::DiscardForest),
        Place::City(owner, building) if owner == seat => city_meant(question, building, some()),
        Place::Windrose(owner) if owner == seat => Some(Action::PayDisc(DiscPlace::Windrose)),
        Place::Waiting(_)
        | Place::Supply(_)
        | Place::Bank
        | Place::Player(_)
        | Place::Held(_)
        | Place::Purse(_)
        | Place::Chips(_)
        | Place::Goods(..)
        | Place::Field(..)
        | Place::Forest(_)
        | Place::City(..)
        | Place::Windrose(_) => None,
    }
}

/// What is meant by a barrel: to load it, unless something else is asked.
fn barrel_meant(view: &View, question: QuestionKind, good: Good) -> Action {
    match question {
        QuestionKind::PayBarrel => Action::PayBarrel(Some(good)),
        QuestionKind::Privilege => Action::Extra(good),
        QuestionKind::Supplier => Action::Deliver(good),
        QuestionKind::Send => Action::Send(good, 1),
        QuestionKind::Keep => Action::Keep(good, 1),
        QuestionKind::Load => {
            let takes = |capacity: &u8| {
                view.ships.iter().any(|ship| ship.capacity == *capacity && ship.good == Some(good))
            };
            let mut ships = view.ships.iter().map(|ship| ship.capacity);
            let ship = ships.clone().find(takes).or_else(|| ships.next());
            ship.map_or(Action::Sell(good), |capacity| Action::Load(good, capacity))
        }
        QuestionKind::Draft
        | QuestionKind::Role
        | QuestionKind::Settle
        | QuestionKind::Lay
        | QuestionKind::SecondTile
        | QuestionKind::Hunt
        | QuestionKind::Guests
        | QuestionKind::GuestsStore
        | QuestionKind::Ship
        | QuestionKind::Place
        | QuestionKind::Build
        | QuestionKind::PayDisc
        | QuestionKind::Sell
        | QuestionKind::Land
        | QuestionKind::Accept
        | QuestionKind::Over => Action::Sell(good),
    }
}

/// What is meant by a place where discs stand.
fn disc_meant(question: QuestionKind, place: DiscPlace) -> Action {
    match (question, place) {
        (QuestionKind::Place, _) => Action::Place(place, 1),
        (QuestionKind::Hunt | QuestionKind::Land, DiscPlace::Tile(tile)) => {
            tile.good().map_or(Action::PayDisc(place), Action::Discard)
        }
        _ => Action::PayDisc(place),
    }
}

/// What is meant by a building of the own city: its use, where it has one.
fn city_meant(question: QuestionKind, building: Building, good: Good) -> Option<Action> {
    let place = DiscPlace::Building(building);
    let uses = [
        (Building::Hacienda, Action::Hacienda),
        (Building::Wharf, Action::Wharf(good)),
        (Building::SmallWharf, Action::SmallWharf),
        (Building::TradingPost, Action::Post(good)),
    ];
    let used = uses.into_iter().find(|(user, _)| *user == building).map(|(_, action)| action);
    if question == QuestionKind::PayDisc {
        return Some(Action::PayDisc(place));
    }
    if used.is_some() || building.facts().circles == 0 {
        return used;
    }
    // §nobles.2: here it is always said who stands there.
    let both = building.is_special() && building != Building::GuestHouse;
    Some(if both { Action::PlaceBoth(building, 1, 0) } else { disc_meant(question, place) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_written_and_read_back() {
        let actions = <::puerto_rico::PuertoRico as kernel::Game>::actions();
        let mut all: Vec<Place> = actions.into_iter().flat_map(|action| places(Seat::B, action)).collect();
        all.extend([Place::Bank, Place::Player(Seat::B), Place::Held(Seat::D), Place::Purse(Seat::C)]);
        all.push(Place::Chips(Seat::A));
        all.extend(Good::ALL.iter().map(|good| Place::Supply(*good)));
        all.extend(Disc::ALL.iter().map(|disc| Place::Waiting(*disc)));
        for place in all {
            assert_eq!(place.to_string().parse(), Ok(place), "{place}");
        }
        for wrong in ["", "ship", "ship/x", "island/Z/corn", "role/king", "quarries/1", "city/A"] {
            assert!(wrong.parse::<Place>().is_err(), "{wrong:?}");
        }
    }
}
