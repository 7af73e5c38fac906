//! Where things lie on the square of Saint Petersburg, and where one points to answer.

use std::fmt;
use std::str::FromStr;

use ::saint_petersburg::{Action, Asked, Card, Origin, Row, Stack, View};
use kernel::{Kind, Seat, UnknownName};

/// A place of the page.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    /// A card of a row.
    Row(Row, Card),
    /// A stack, face down.
    Stack(Stack),
    /// What was discarded or replaced.
    Discard,
    /// The card that an Observatory has drawn, and the three things to do with it.
    Drawn,
    BuyIt,
    KeepIt,
    DiscardIt,
    /// So many points in the Pub.
    Pub(u8),
    /// A player's sign and name.
    Player(Seat),
    Purse(Seat),
    Points(Seat),
    /// A player's hand, where cards are taken to.
    Hand(Seat),
    /// A card of it, for who may see it.
    Held(Seat, Card),
    /// A card of a play area, all its copies together.
    Area(Seat, Card),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Row(row, card) => write!(f, "row/{row}/{card}"),
            Place::Stack(stack) => write!(f, "stack/{stack}"),
            Place::Discard => f.write_str("discard"),
            Place::Drawn => f.write_str("drawn"),
            Place::BuyIt => f.write_str("drawn/buy"),
            Place::KeepIt => f.write_str("drawn/keep"),
            Place::DiscardIt => f.write_str("drawn/discard"),
            Place::Pub(points) => write!(f, "pub/{points}"),
            Place::Player(seat) => write!(f, "player/{seat}"),
            Place::Purse(seat) => write!(f, "purse/{seat}"),
            Place::Points(seat) => write!(f, "points/{seat}"),
            Place::Hand(seat) => write!(f, "hand/{seat}"),
            Place::Held(seat, card) => write!(f, "hand/{seat}/{card}"),
            Place::Area(seat, card) => write!(f, "area/{seat}/{card}"),
        }
    }
}

impl FromStr for Place {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Place, UnknownName> {
        let parts: Vec<&str> = text.split('/').collect();
        read(&parts).ok_or_else(|| UnknownName { word: text.to_owned(), sort: "place of Saint Petersburg" })
    }
}

fn read(parts: &[&str]) -> Option<Place> {
    Some(match *parts {
        ["row", row, card] => Place::Row(Row::named(row)?, Card::named(card)?),
        ["stack", stack] => Place::Stack(Stack::named(stack)?),
        ["discard"] => Place::Discard,
        ["drawn"] => Place::Drawn,
        ["drawn", "buy"] => Place::BuyIt,
        ["drawn", "keep"] => Place::KeepIt,
        ["drawn", "discard"] => Place::DiscardIt,
        ["pub", points] => Place::Pub(points.parse().ok()?),
        ["player", seat] => Place::Player(seat.parse().ok()?),
        ["purse", seat] => Place::Purse(seat.parse().ok()?),
        ["points", seat] => Place::Points(seat.parse().ok()?),
        ["hand", seat] => Place::Hand(seat.parse().ok()?),
        ["hand", seat, card] => Place::Held(seat.parse().ok()?, Card::named(card)?),
        ["area", seat, card] => Place::Area(seat.parse().ok()?, Card::named(card)?),
        _ => return None,
    })
}

/// Where a seat points to give an answer.
pub fn places(seat: Seat, action: Action) -> Vec<Place> {
    let (from, target) = match action {
        Action::Buy(card, row, target) => (vec![Place::Row(row, card)], target),
        Action::Take(card, row) => (vec![Place::Row(row, card), Place::Hand(seat)], None),
        Action::Play(card, target) => (vec![Place::Held(seat, card)], target),
        Action::Observe(stack) => (vec![Place::Area(seat, Card::Observatory), Place::Stack(stack)], None),
        Action::BuyDrawn(target) => (vec![Place::Drawn, Place::BuyIt], target),
        Action::Keep => (vec![Place::Drawn, Place::KeepIt], None),
        Action::Discard => (vec![Place::Drawn, Place::DiscardIt], None),
        // To buy nothing is to decline, like to pass.
        Action::Pub(0) | Action::Pass => (Vec::new(), None),
        Action::Pub(points) => (vec![Place::Pub(points)], None),
    };
    from.into_iter().chain(target.map(|target| Place::Area(seat, target))).collect()
}

/// What a seat that points at a place would most likely answer now.
pub fn meant(view: &View, seat: Seat, place: Place) -> Option<Action> {
    match place {
        Place::Row(row, card) => Some(Action::Buy(card, row, target(view, seat, card, Origin::Row(row)))),
        Place::Stack(stack) => Some(Action::Observe(stack)),
        Place::Drawn | Place::BuyIt => {
            let drawn = drawn(view);
            Some(Action::BuyDrawn(drawn.and_then(|card| target(view, seat, card, Origin::Observatory))))
        }
        Place::KeepIt => Some(Action::Keep),
        Place::DiscardIt => Some(Action::Discard),
        Place::Pub(points) => Some(Action::Pub(points)),
        Place::Hand(owner) if owner == seat => {
            // Some card that lies there, or else any.
            let rows = view.upper.keys().map(|card| (*card, Row::Upper));
            let mut all = rows.chain(view.lower.keys().map(|card| (*card, Row::Lower)));
            let (card, row) = all.next().unwrap_or((Card::Lumberjack, Row::Upper));
            Some(Action::Take(card, row))
        }
        Place::Held(owner, card) if owner == seat => {
            Some(Action::Play(card, target(view, seat, card, Origin::Hand)))
        }
        Place::Area(owner, card) if owner == seat => area_meant(view, card),
        Place::Discard
        | Place::Player(_)
        | Place::Purse(_)
        | Place::Points(_)
        | Place::Hand(_)
        | Place::Held(..)
        | Place::Area(..) => None,
    }
}

/// The card that an Observatory has drawn.
pub fn drawn(view: &View) -> Option<Card> {
    match view.asked {
        Some(Asked::Observed { card, .. }) => Some(card),
        Some(Asked::Turn { .. } | Asked::Pub { .. }) | None => None,
    }
}

/// What a card would replace: the cheapest way, or if there is none any card that it replaces elsewhere.
fn target(view: &View, seat: Seat, card: Card, from: Origin) -> Option<Card> {
    let own = view.seat(seat).placements(card, from).first().and_then(|(target, _)| *target);
    own.or_else(|| Card::ALL.iter().copied().find(|other| card.may_replace(*other)))
}

/// What is meant by an own card: the Observatory draws, any other one makes room for a trading card.
fn area_meant(view: &View, card: Card) -> Option<Action> {
    if let Some(new) = drawn(view).filter(|new| new.may_replace(card)) {
        debug_assert!(new.is_trading());
        return Some(Action::BuyDrawn(Some(card)));
    }
    if card == Card::Observatory {
        let longest = view.stacks.iter().max_by_key(|(_, left)| **left).map(|(stack, _)| *stack);
        return longest.map(Action::Observe);
    }
    let lying = |row: Row| {
        let cards = if row == Row::Upper { &view.upper } else { &view.lower };
        cards.keys().copied().find(|new| new.may_replace(card)).map(|new| Action::Buy(new, row, Some(card)))
    };
    let any = || {
        let new = Card::ALL.iter().copied().find(|new| new.may_replace(card));
        new.map(|new| Action::Buy(new, Row::Upper, Some(card)))
    };
    lying(Row::Upper).or_else(|| lying(Row::Lower)).or_else(any)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_written_and_read_back() {
        let actions = <::saint_petersburg::SaintPetersburg as kernel::Game>::actions();
        let mut all: Vec<Place> = actions.into_iter().flat_map(|action| places(Seat::B, action)).collect();
        all.extend([Place::Discard, Place::Player(Seat::B), Place::Purse(Seat::C), Place::Points(Seat::A)]);
        for place in all {
            assert_eq!(place.to_string().parse(), Ok(place), "{place}");
        }
        for wrong in ["", "row", "row/upper", "row/upper/king", "hand/Z", "drawn/burn", "pub/x", "area/A"] {
            assert!(wrong.parse::<Place>().is_err(), "{wrong:?}");
        }
    }
}
