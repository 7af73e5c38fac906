//! The things of Saint Petersburg, each with a picture and a text.

use std::fmt;
use std::str::FromStr;

use ::saint_petersburg::{Action, Card, Stack};
use kernel::{Kind, UnknownName};

/// A thing of the gallery.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Thing {
    Card(Card),
    /// A stack of cards, and the phase that is called after it.
    Stack(Stack),
    /// Who begins in a phase.
    Marker,
    /// The cards that were taken and not yet paid.
    Hand,
    /// What different nobles are worth at the end.
    Nobles,
    LowerRow,
    Discard,
    Ruble,
    Point,
}

impl Thing {
    /// The things that have a word of their own.
    const NAMED: [Thing; 7] = [
        Thing::Marker,
        Thing::Hand,
        Thing::Nobles,
        Thing::LowerRow,
        Thing::Discard,
        Thing::Ruble,
        Thing::Point,
    ];

    /// Everything, in the order of the gallery.
    pub fn all() -> Vec<Thing> {
        let cards = Card::ALL.iter().map(|card| Thing::Card(*card));
        let stacks = Stack::ALL.iter().map(|stack| Thing::Stack(*stack));
        cards.chain(stacks).chain(Thing::NAMED).collect()
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thing::Card(card) => write!(f, "{card}"),
            Thing::Stack(stack) => write!(f, "{stack}-stack"),
            Thing::Marker => f.write_str("marker"),
            Thing::Hand => f.write_str("hand"),
            Thing::Nobles => f.write_str("different-nobles"),
            Thing::LowerRow => f.write_str("lower-row"),
            Thing::Discard => f.write_str("discard"),
            Thing::Ruble => f.write_str("ruble"),
            Thing::Point => f.write_str("point"),
        }
    }
}

impl FromStr for Thing {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Thing, UnknownName> {
        let stack = || text.strip_suffix("-stack").and_then(Stack::named).map(Thing::Stack);
        let named = || Thing::NAMED.into_iter().find(|thing| thing.to_string() == text);
        let thing = Card::named(text).map(Thing::Card).or_else(stack).or_else(named);
        thing.ok_or_else(|| UnknownName { word: text.to_owned(), sort: "thing of Saint Petersburg" })
    }
}

/// What an answer is about. The card that is drawn is not named by the answer: its answers stand beside it.
pub fn concerns(action: Action) -> Vec<Thing> {
    let of = |card: Card, target: Option<Card>| {
        std::iter::once(card).chain(target).map(Thing::Card).collect::<Vec<_>>()
    };
    match action {
        Action::Buy(card, _, target) | Action::Play(card, target) => of(card, target),
        Action::Take(card, _) => of(card, None),
        Action::Observe(stack) => vec![Thing::Card(Card::Observatory), Thing::Stack(stack)],
        Action::BuyDrawn(target) => target.map(Thing::Card).into_iter().collect(),
        Action::Keep => vec![Thing::Hand],
        Action::Discard => vec![Thing::Discard],
        Action::Pub(_) => vec![Thing::Card(Card::Pub)],
        Action::Pass => Vec::new(),
    }
}
