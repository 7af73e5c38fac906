//! Where things lie on the table of San Juan, and where one points to answer.

use std::fmt;
use std::str::FromStr;

use ::san_juan::{Action, Card, QuestionKind, Role, Shelf, View};
use kernel::{Kind, Seat, UnknownName};

/// A place of the page.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    Role(Role),
    Deck,
    Discard,
    /// The trading-house cards that lie face down.
    Tiles,
    /// The prices that hold, or come next.
    Prices,
    /// The Cathedral on the table.
    Cathedral,
    /// A player's sign and name.
    Player(Seat),
    /// A hand as a whole.
    Hands(Seat),
    /// A card of a hand.
    Hand(Seat, Card),
    /// Cards that were drawn with the Recruiter and lie aside until some are kept, seen or unseen.
    Aside(Seat),
    Drawn(Seat, Card),
    /// What Gold Mine and Goldsmith of a player have shown.
    Shown(Seat),
    /// Buildings of a kind without a good.
    City(Seat, Card),
    /// Buildings of a kind with a good.
    Loaded(Seat, Card),
    /// The goods on buildings of a kind.
    Good(Seat, Card),
    /// Under a building.
    Under(Seat, Card),
    /// The lot for a new building.
    Beside,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Role(role) => write!(f, "role/{role}"),
            Place::Deck => f.write_str("deck"),
            Place::Discard => f.write_str("discard"),
            Place::Tiles => f.write_str("tiles"),
            Place::Prices => f.write_str("prices"),
            Place::Cathedral => f.write_str("cathedral"),
            Place::Player(seat) => write!(f, "player/{seat}"),
            Place::Hands(seat) => write!(f, "hand/{seat}"),
            Place::Hand(seat, card) => write!(f, "hand/{seat}/{card}"),
            Place::Aside(seat) => write!(f, "drawn/{seat}"),
            Place::Drawn(seat, card) => write!(f, "drawn/{seat}/{card}"),
            Place::Shown(seat) => write!(f, "shown/{seat}"),
            Place::City(seat, card) => write!(f, "city/{seat}/{card}"),
            Place::Loaded(seat, card) => write!(f, "city/{seat}/{card}/loaded"),
            Place::Good(seat, card) => write!(f, "good/{seat}/{card}"),
            Place::Under(seat, card) => write!(f, "under/{seat}/{card}"),
            Place::Beside => f.write_str("beside"),
        }
    }
}

impl FromStr for Place {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Place, UnknownName> {
        let parts: Vec<&str> = text.split('/').collect();
        read(&parts).ok_or_else(|| UnknownName { word: text.to_owned(), sort: "place of San Juan" })
    }
}

fn read(parts: &[&str]) -> Option<Place> {
    let seat = |word: &str| word.parse::<Seat>().ok();
    Some(match *parts {
        ["role", role] => Place::Role(Role::named(role)?),
        ["deck"] => Place::Deck,
        ["discard"] => Place::Discard,
        ["tiles"] => Place::Tiles,
        ["prices"] => Place::Prices,
        ["cathedral"] => Place::Cathedral,
        ["player", who] => Place::Player(seat(who)?),
        ["hand", who] => Place::Hands(seat(who)?),
        ["hand", who, card] => Place::Hand(seat(who)?, Card::named(card)?),
        ["drawn", who] => Place::Aside(seat(who)?),
        ["drawn", who, card] => Place::Drawn(seat(who)?, Card::named(card)?),
        ["shown", who] => Place::Shown(seat(who)?),
        ["city", who, card] => Place::City(seat(who)?, Card::named(card)?),
        ["city", who, card, "loaded"] => Place::Loaded(seat(who)?, Card::named(card)?),
        ["good", who, card] => Place::Good(seat(who)?, Card::named(card)?),
        ["under", who, card] => Place::Under(seat(who)?, Card::named(card)?),
        ["beside"] => Place::Beside,
        _ => return None,
    })
}

/// Where a seat points to give an answer. A role that can be taken in two ways asks in which.
pub fn places(seat: Seat, action: Action) -> Vec<Place> {
    match action {
        Action::Take(role) | Action::TakeDoubled(role) => vec![Place::Role(role)],
        Action::Build(Card::Cathedral) => vec![Place::Cathedral],
        Action::Build(card) | Action::Pay(card) | Action::Discard(card) | Action::Tuck(card, _) => {
            vec![Place::Hand(seat, card)]
        }
        Action::Beside => vec![Place::Beside],
        Action::Over(card) | Action::Produce(card) => vec![Place::City(seat, card)],
        Action::OverLoaded(card) => vec![Place::Loaded(seat, card)],
        Action::Spend(card) | Action::Sell(card) => vec![Place::Good(seat, card)],
        Action::Keep(card) => vec![Place::Drawn(seat, card)],
        Action::Draw | Action::Pass | Action::Done => Vec::new(),
    }
}

/// What a seat that points at a place would most likely answer now.
pub fn meant(view: &View, seat: Seat, place: Place) -> Option<Action> {
    let question = view.asked.as_ref().map_or(QuestionKind::Over, |asked| asked.question);
    match place {
        Place::Role(role) => Some(Action::Take(role)),
        Place::Cathedral => Some(Action::Build(Card::Cathedral)),
        Place::Hand(owner, card) if owner == seat => Some(held(question, card)),
        Place::Drawn(owner, card) if owner == seat => Some(Action::Keep(card)),
        Place::City(owner, card) if owner == seat => {
            let produces = question == QuestionKind::Produce && card.is_production();
            Some(if produces { Action::Produce(card) } else { Action::Over(card) })
        }
        Place::Loaded(owner, card) if owner == seat => Some(Action::OverLoaded(card)),
        Place::Good(owner, card) if owner == seat => {
            Some(if question == QuestionKind::Spend { Action::Spend(card) } else { Action::Sell(card) })
        }
        Place::Beside => Some(Action::Beside),
        Place::Deck
        | Place::Discard
        | Place::Tiles
        | Place::Prices
        | Place::Player(_)
        | Place::Hands(_)
        | Place::Hand(..)
        | Place::Aside(_)
        | Place::Drawn(..)
        | Place::Shown(_)
        | Place::City(..)
        | Place::Loaded(..)
        | Place::Good(..)
        | Place::Under(..) => None,
    }
}

/// What is meant by a card of the hand: to build it, unless something else is asked.
pub fn held(question: QuestionKind, card: Card) -> Action {
    match question {
        QuestionKind::Pay => Action::Pay(card),
        QuestionKind::Draft | QuestionKind::Cull | QuestionKind::Company | QuestionKind::Limit => {
            Action::Discard(card)
        }
        QuestionKind::Chapel => Action::Tuck(card, Shelf::Chapel),
        QuestionKind::Church => Action::Tuck(card, Shelf::Church),
        QuestionKind::Role
        | QuestionKind::Build
        | QuestionKind::Site
        | QuestionKind::Spend
        | QuestionKind::Produce
        | QuestionKind::Sell
        | QuestionKind::Keep
        | QuestionKind::Recruit
        | QuestionKind::Venture
        | QuestionKind::Over => Action::Build(card),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_written_and_read_back() {
        let actions = <::san_juan::SanJuan as kernel::Game>::actions();
        let mut all: Vec<Place> = actions.into_iter().flat_map(|action| places(Seat::B, action)).collect();
        all.extend([Place::Deck, Place::Discard, Place::Tiles, Place::Prices, Place::Player(Seat::D)]);
        all.extend([Place::Hands(Seat::A), Place::Aside(Seat::C), Place::Shown(Seat::B)]);
        all.extend([Card::Chapel, Card::Harbor].map(|card| Place::Under(Seat::D, card)));
        for place in all {
            assert_eq!(place.to_string().parse(), Ok(place), "{place}");
        }
        for wrong in ["", "hand", "hand/Z", "hand/A/wharf", "city/A/villa/full", "deck/1", "good/A"] {
            assert!(wrong.parse::<Place>().is_err(), "{wrong:?}");
        }
    }
}
