//! The things of San Francisco, each with a picture and a text.

use std::fmt;
use std::str::FromStr;

use ::san_francisco::{Action, Bonus, Card, Contest, Deck, PROJECT_COLUMNS, Row};
use kernel::{Kind, UnknownName};

/// A thing of the gallery. A corrected deck may have other cards than the gallery shows; they have their sheets all the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Thing {
    Card(Card),
    Bonus(Bonus),
    District(Row),
    /// Trams, and the contest for most of them.
    Trams,
    Deck,
    /// A project column, counted from 1.
    Column(u8),
    Contract,
    /// A foundation token.
    Foundation,
    Skyscraper,
    Medal,
    Completion,
    Points,
}

impl Thing {
    /// The things that have a word of their own.
    const NAMED: [Thing; 8] = [
        Thing::Trams,
        Thing::Deck,
        Thing::Contract,
        Thing::Foundation,
        Thing::Skyscraper,
        Thing::Medal,
        Thing::Completion,
        Thing::Points,
    ];

    /// Everything, in the order of the gallery.
    pub fn all() -> Vec<Thing> {
        let cards = Deck::standard().iter().map(|(card, _)| Thing::Card(card));
        let bonuses = Bonus::ALL.iter().map(|bonus| Thing::Bonus(*bonus));
        let districts = Row::ALL.iter().map(|row| Thing::District(*row));
        let columns = (1..=PROJECT_COLUMNS as u8).map(Thing::Column);
        cards.chain(bonuses).chain(districts).chain(Thing::NAMED).chain(columns).collect()
    }

    /// What players are ranked by.
    pub fn of(contest: Contest) -> Thing {
        match contest {
            Contest::District(row) => Thing::District(row),
            Contest::Trams => Thing::Trams,
        }
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thing::Card(card) => write!(f, "{card}"),
            Thing::Bonus(bonus) => write!(f, "{bonus}"),
            Thing::District(row) => write!(f, "{row}-district"),
            Thing::Column(n) => write!(f, "column-{n}"),
            Thing::Trams => f.write_str("trams"),
            Thing::Deck => f.write_str("deck"),
            Thing::Contract => f.write_str("contract"),
            Thing::Foundation => f.write_str("foundation-token"),
            Thing::Skyscraper => f.write_str("skyscraper"),
            Thing::Medal => f.write_str("medal"),
            Thing::Completion => f.write_str("completion-token"),
            Thing::Points => f.write_str("points"),
        }
    }
}

impl FromStr for Thing {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Thing, UnknownName> {
        read(text).ok_or_else(|| UnknownName { word: text.to_owned(), sort: "thing of San Francisco" })
    }
}

fn read(text: &str) -> Option<Thing> {
    if let Some(row) = text.strip_suffix("-district") {
        return Row::named(row).map(Thing::District);
    }
    if let Some(n) = text.strip_prefix("column-") {
        let known = |n: &u8| (1..=PROJECT_COLUMNS as u8).contains(n);
        return n.parse().ok().filter(known).map(Thing::Column);
    }
    let named = Thing::NAMED.into_iter().find(|thing| thing.to_string() == text);
    named.or_else(|| Bonus::named(text).map(Thing::Bonus)).or_else(|| text.parse().ok().map(Thing::Card))
}

/// What an answer is about.
pub fn concerns(action: Action) -> Vec<Thing> {
    match action {
        Action::Place => vec![Thing::Deck],
        Action::Finalize(column, 0) | Action::Column(column) => vec![Thing::Column(column + 1)],
        Action::Finalize(column, _) => {
            vec![Thing::Column(column + 1), Thing::Bonus(Bonus::DiscardToken), Thing::Contract]
        }
        Action::Return(_) => vec![Thing::Bonus(Bonus::DiscardToken), Thing::Contract],
        Action::Build(card, _) => vec![Thing::Card(card)],
        Action::Take(bonus) => vec![Thing::Bonus(bonus)],
        Action::In(row) | Action::On(row, _) => vec![Thing::District(row)],
        Action::Keep => vec![Thing::Contract],
        Action::Done => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_of_a_corrected_deck_are_things_too() {
        let card: Card = "green-depot-4-bonus".parse().expect("a card that a deck can have");
        assert_eq!("green-depot-4-bonus".parse(), Ok(Thing::Card(card)));
        assert!("column-4".parse::<Thing>().is_err() && "column-0".parse::<Thing>().is_err());
    }
}
