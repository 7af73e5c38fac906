//! Where things lie on the table of 1906, and where one points to answer.

use std::fmt;
use std::str::FromStr;

use ::san_francisco_1906::{Action, Asked, Development, Objective, Permit, Plot, Space, View};
use kernel::{Kind, Seat, UnknownName};

/// A place of the page.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    /// A space of the income zone, by its dollars.
    Income(u8),
    Year(u16),
    /// An action card of the ring, from 1 on; 0 is the year board, where each round begins.
    Station(u8),
    /// A player in the order of the present area: from there the pawn moves.
    Turn(Seat),
    /// A space of the present action card.
    Space(Space),
    /// A space of another action card of the ring.
    Ahead(u8, Space),
    /// The dollar that everybody may take on an action card.
    Dollar,
    /// A permit of the row.
    Row(Permit),
    PermitPile,
    Discard,
    /// An objective of the row.
    Goal(Objective),
    GoalPile,
    /// An objective that counts for everybody.
    Common(Objective),
    BestBuilder,
    /// A pile of urban development cards.
    Pile(Development),
    Plot(Plot),
    /// One or two permits to build with.
    Way(Permit, Option<Permit>),
    /// A square of the development board, by column and row.
    Square(u8, u8),
    /// A move up, or to the right, on the development board.
    Up,
    Right,
    /// Dollars that belong to nobody.
    Till,
    /// A player's sign and name.
    Player(Seat),
    Purse(Seat),
    Reserve(Seat),
    /// Buildings in front of a player.
    Ready(Seat),
    Rubble(Seat),
    Hand(Seat, Permit),
    Mine(Seat, Objective),
    /// Objectives that only their owner knows.
    Secrets(Seat),
    /// Urban development cards of a player.
    Works(Seat, Development),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Income(dollars) => write!(f, "income/{dollars}"),
            Place::Year(year) => write!(f, "year/{year}"),
            Place::Station(number) => write!(f, "station/{number}"),
            Place::Turn(seat) => write!(f, "turn/{seat}"),
            Place::Space(space) => write!(f, "card/{space}"),
            Place::Ahead(number, space) => write!(f, "ahead/{number}/{space}"),
            Place::Dollar => f.write_str("dollar"),
            Place::Row(permit) => write!(f, "permit/{permit}"),
            Place::PermitPile => f.write_str("permits"),
            Place::Discard => f.write_str("discard"),
            Place::Goal(objective) => write!(f, "objective/{objective}"),
            Place::GoalPile => f.write_str("objectives"),
            Place::Common(objective) => write!(f, "common/{objective}"),
            Place::BestBuilder => f.write_str("best-builder"),
            Place::Pile(kind) => write!(f, "pile/{kind}"),
            Place::Plot(plot) => write!(f, "plot/{plot}"),
            Place::Way(first, None) => write!(f, "way/{first}"),
            Place::Way(first, Some(second)) => write!(f, "way/{first}/{second}"),
            Place::Square(column, row) => write!(f, "square/{column}/{row}"),
            Place::Up => f.write_str("up"),
            Place::Right => f.write_str("right"),
            Place::Till => f.write_str("till"),
            Place::Player(seat) => write!(f, "player/{seat}"),
            Place::Purse(seat) => write!(f, "purse/{seat}"),
            Place::Reserve(seat) => write!(f, "reserve/{seat}"),
            Place::Ready(seat) => write!(f, "ready/{seat}"),
            Place::Rubble(seat) => write!(f, "rubble/{seat}"),
            Place::Hand(seat, permit) => write!(f, "hand/{seat}/{permit}"),
            Place::Mine(seat, objective) => write!(f, "mine/{seat}/{objective}"),
            Place::Secrets(seat) => write!(f, "secrets/{seat}"),
            Place::Works(seat, kind) => write!(f, "works/{seat}/{kind}"),
        }
    }
}

impl FromStr for Place {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Place, UnknownName> {
        let parts: Vec<&str> = text.split('/').collect();
        read(&parts).ok_or_else(|| UnknownName { word: text.to_owned(), sort: "place of 1906 San Francisco" })
    }
}

fn read(parts: &[&str]) -> Option<Place> {
    Some(match *parts {
        ["income", dollars] => Place::Income(dollars.parse().ok()?),
        ["year", year] => Place::Year(year.parse().ok()?),
        ["station", number] => Place::Station(number.parse().ok()?),
        ["turn", seat] => Place::Turn(seat.parse().ok()?),
        ["card", space] => Place::Space(Space::named(space)?),
        ["ahead", number, space] => Place::Ahead(number.parse().ok()?, Space::named(space)?),
        ["dollar"] => Place::Dollar,
        ["permit", permit] => Place::Row(Permit::named(permit)?),
        ["permits"] => Place::PermitPile,
        ["discard"] => Place::Discard,
        ["objective", objective] => Place::Goal(Objective::named(objective)?),
        ["objectives"] => Place::GoalPile,
        ["common", objective] => Place::Common(Objective::named(objective)?),
        ["best-builder"] => Place::BestBuilder,
        ["pile", kind] => Place::Pile(Development::named(kind)?),
        ["plot", plot] => Place::Plot(plot.parse().ok()?),
        ["way", first] => Place::Way(Permit::named(first)?, None),
        ["way", first, second] => Place::Way(Permit::named(first)?, Some(Permit::named(second)?)),
        ["square", column, row] => Place::Square(column.parse().ok()?, row.parse().ok()?),
        ["up"] => Place::Up,
        ["right"] => Place::Right,
        ["till"] => Place::Till,
        ["player", seat] => Place::Player(seat.parse().ok()?),
        ["purse", seat] => Place::Purse(seat.parse().ok()?),
        ["reserve", seat] => Place::Reserve(seat.parse().ok()?),
        ["ready", seat] => Place::Ready(seat.parse().ok()?),
        ["rubble", seat] => Place::Rubble(seat.parse().ok()?),
        ["hand", seat, permit] => Place::Hand(seat.parse().ok()?, Permit::named(permit)?),
        ["mine", seat, objective] => Place::Mine(seat.parse().ok()?, Objective::named(objective)?),
        ["secrets", seat] => Place::Secrets(seat.parse().ok()?),
        ["works", seat, kind] => Place::Works(seat.parse().ok()?, Development::named(kind)?),
        _ => return None,
    })
}

/// Where a seat points to give an answer.
pub fn places(seat: Seat, action: Action) -> Vec<Place> {
    let place = match action {
        Action::Income(dollars) => Place::Income(dollars),
        Action::TakePermit(permit) => Place::Row(permit),
        Action::TakeObjective(objective) => Place::Goal(objective),
        Action::DrawObjective => Place::GoalPile,
        Action::TakeBuilding => Place::Reserve(seat),
        Action::TakeMoney => Place::Purse(seat),
        Action::Advance => Place::Right,
        Action::Move(space) | Action::Use(space) => Place::Space(space),
        Action::TakeDollar => Place::Dollar,
        Action::Clear(plot) | Action::Build(plot) => Place::Plot(plot),
        Action::ClearNothing => Place::Up,
        Action::Spend(permit) => Place::Way(permit, None),
        Action::SpendTwo(first, second) => Place::Way(first, Some(second)),
        Action::TakeDevelopment(kind) => Place::Pile(kind),
        Action::Pass | Action::Decline => return Vec::new(),
    };
    vec![place]
}

/// What a seat that points at a place would most likely answer now.
pub fn meant(view: &View, seat: Seat, place: Place) -> Option<Action> {
    match place {
        Place::Income(dollars) => Some(Action::Income(dollars)),
        Place::Space(space) => {
            let uses = matches!(view.asked, Some(Asked::Option { .. })) && space != Space::Pass;
            Some(if uses { Action::Use(space) } else { Action::Move(space) })
        }
        Place::Dollar => Some(Action::TakeDollar),
        Place::Row(permit) => Some(Action::TakePermit(permit)),
        Place::Goal(objective) => Some(Action::TakeObjective(objective)),
        Place::GoalPile => Some(Action::DrawObjective),
        Place::Pile(kind) => Some(Action::TakeDevelopment(kind)),
        Place::Plot(plot) if matches!(view.asked, Some(Asked::Clearing { .. })) => Some(Action::Clear(plot)),
        Place::Plot(plot) => Some(Action::Build(plot)),
        Place::Way(first, None) => Some(Action::Spend(first)),
        Place::Way(first, Some(second)) => Some(Action::SpendTwo(first, second)),
        Place::Up => Some(Action::ClearNothing),
        Place::Right => Some(Action::Advance),
        Place::Purse(owner) if owner == seat => Some(Action::TakeMoney),
        Place::Reserve(owner) if owner == seat => Some(Action::TakeBuilding),
        Place::Year(_)
        | Place::Station(_)
        | Place::Turn(_)
        | Place::Ahead(..)
        | Place::PermitPile
        | Place::Discard
        | Place::Common(_)
        | Place::BestBuilder
        | Place::Square(..)
        | Place::Till
        | Place::Player(_)
        | Place::Purse(_)
        | Place::Reserve(_)
        | Place::Ready(_)
        | Place::Rubble(_)
        | Place::Hand(..)
        | Place::Mine(..)
        | Place::Secrets(_)
        | Place::Works(..) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_written_and_read_back() {
        let actions = <::san_francisco_1906::SanFrancisco1906 as kernel::Game>::actions();
        let mut all: Vec<Place> = actions.into_iter().flat_map(|action| places(Seat::B, action)).collect();
        let (seat, permit, objective) = (Seat::C, Permit::ALL[3], Objective::Corners);
        all.extend([Place::Year(1908), Place::Station(0), Place::Turn(seat), Place::Ahead(2, Space::Pass)]);
        all.extend([Place::PermitPile, Place::Discard, Place::Common(objective), Place::BestBuilder]);
        all.extend([Place::Square(6, 4), Place::Till, Place::Player(seat), Place::Ready(seat)]);
        all.extend([Place::Rubble(seat), Place::Hand(seat, permit), Place::Mine(seat, objective)]);
        all.extend([Place::Secrets(seat), Place::Works(seat, Development::Park)]);
        for place in all {
            assert_eq!(place.to_string().parse(), Ok(place), "{place}");
        }
        for wrong in ["", "income", "income/x", "card/king", "plot/r0c2", "up/1", "hand/Z/wild-light-tram"] {
            assert!(wrong.parse::<Place>().is_err(), "{wrong:?}");
        }
    }
}
