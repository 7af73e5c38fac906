//! A kind of project card: what is printed on it, and the name that follows from that.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use kernel::{Kind, UnknownName, serde};

use crate::kinds::Colour;

/// §cards.1: the highest value that a card can show.
pub const MOST_VALUE: u8 = 4;

/// A symbol beside the value of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Symbol {
    /// Tram lines.
    Line,
    /// A tram depot.
    Depot,
    /// A public garden.
    Garden,
    /// A foundation.
    Foundation,
    /// The seaside.
    Seaside,
    /// The bonus symbol.
    Bonus,
}

impl Symbol {
    /// All symbols in the order of their words in a name.
    pub const ALL: [Symbol; 6] =
        [Symbol::Foundation, Symbol::Garden, Symbol::Depot, Symbol::Seaside, Symbol::Line, Symbol::Bonus];

    /// The word of the notation.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Symbol::Line => "line",
            Symbol::Depot => "depot",
            Symbol::Garden => "garden",
            Symbol::Foundation => "foundation",
            Symbol::Seaside => "seaside",
            Symbol::Bonus => "bonus",
        }
    }

    #[inline]
    const fn bit(self) -> u16 {
        1 << (SYMBOLS + self as u16)
    }
}

/// Where the colour and the symbols stand in the bits of a card; the value stands below them.
const COLOUR: u16 = 3;
const SYMBOLS: u16 = 6;
const CODES: usize = 1 << 12;

/// §cards.1: a colour, a value and symbols, packed. Cards that show the same are the same kind, in every deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u16);

impl Card {
    /// The kind that shows this, if there can be one.
    #[must_use]
    pub fn new(colour: Colour, value: u8, symbols: &[Symbol]) -> Option<Card> {
        let bits = symbols.iter().fold(0, |bits, symbol| bits | symbol.bit());
        let card = Card(u16::from(value) | (colour as u16) << COLOUR | bits);
        (value <= MOST_VALUE && card.fault().is_none()).then_some(card)
    }

    /// A card without any symbol.
    pub(crate) const fn plain(colour: Colour, value: u8) -> Card {
        Card(value as u16 | (colour as u16) << COLOUR)
    }

    /// The same card with one more symbol.
    pub(crate) const fn with(self, symbol: Symbol) -> Card {
        Card(self.0 | symbol.bit())
    }

    /// What cannot be on one card.
    pub(crate) fn fault(self) -> Option<&'static str> {
        let grounds = [Symbol::Depot, Symbol::Garden, Symbol::Foundation];
        if grounds.into_iter().filter(|symbol| self.has(*symbol)).count() > 1 {
            return Some("a card shows at most one of depot, garden and foundation");
        }
        let green_ground = matches!(self.colour(), Colour::Grey | Colour::Orange | Colour::Yellow);
        if self.has(Symbol::Garden) && !green_ground {
            return Some("gardens are grey, orange or yellow");
        }
        if self.has(Symbol::Garden) && self.value() > 0 {
            return Some("a garden shows no value: it is worth something by its neighbours alone");
        }
        None
    }

    /// Its colour.
    #[inline]
    #[must_use]
    pub fn colour(self) -> Colour {
        Colour::ALL[usize::from(self.0 >> COLOUR & 7)]
    }

    /// Its printed value.
    #[inline]
    #[must_use]
    pub fn value(self) -> u8 {
        (self.0 & 7) as u8
    }

    /// Whether it shows a symbol.
    #[inline]
    #[must_use]
    pub fn has(self, symbol: Symbol) -> bool {
        self.0 & symbol.bit() != 0
    }

    /// Its name in the notation.
    #[must_use]
    pub fn name(self) -> &'static str {
        NAMES[usize::from(self.0)]
    }

    /// Every kind that there can be.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..CODES as u16).map(Card).filter(|card| !card.name().is_empty())
    }

    /// The colour, the first symbol (or `value` beside a bonus symbol, or `plain`), the value unless it is 0, the other symbols.
    fn make_name(self) -> String {
        let mut words = Symbol::ALL.into_iter().filter(|symbol| self.has(*symbol)).map(Symbol::word);
        let (first, rest): (&str, Vec<&str>) = match words.next() {
            None => ("plain", Vec::new()),
            Some("bonus") => ("value", vec!["bonus"]),
            Some(first) => (first, words.collect()),
        };
        let value = if self.value() == 0 { String::new() } else { format!("-{}", self.value()) };
        let rest: String = rest.iter().map(|word| format!("-{word}")).collect();
        format!("{}-{first}{value}{rest}", self.colour())
    }
}

/// The names of all kinds by their bits; empty where the bits make no card.
static NAMES: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let name = |bits: u16| {
        let card = Card(bits);
        let sound = card.value() <= MOST_VALUE && usize::from(bits >> COLOUR & 7) < Colour::COUNT;
        if sound && card.fault().is_none() { &*card.make_name().leak() } else { "" }
    };
    (0..CODES as u16).map(name).collect()
});

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Card {
    type Err = UnknownName;

    fn from_str(word: &str) -> Result<Card, UnknownName> {
        let found = Card::all().find(|card| card.name() == word);
        found.ok_or_else(|| UnknownName { word: word.to_owned(), sort: "project card" })
    }
}

impl serde::Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_follow_from_what_a_card_shows() {
        let name = |colour, value, symbols: &[Symbol]| Card::new(colour, value, symbols).map(Card::name);
        assert_eq!(name(Colour::Orange, 1, &[Symbol::Line, Symbol::Bonus]), Some("orange-line-1-bonus"));
        assert_eq!(name(Colour::Blue, 0, &[Symbol::Line, Symbol::Seaside]), Some("blue-seaside-line"));
        assert_eq!(name(Colour::Black, 0, &[Symbol::Depot]), Some("black-depot"));
        assert_eq!(name(Colour::Green, 2, &[Symbol::Bonus]), Some("green-value-2-bonus"));
        assert_eq!(name(Colour::Grey, 3, &[]), Some("grey-plain-3"));
        assert_eq!(name(Colour::Grey, 0, &[]), Some("grey-plain"));
        assert_eq!(name(Colour::Green, 0, &[Symbol::Garden]), None);
        assert_eq!(name(Colour::Grey, 5, &[]), None);
    }

    #[test]
    fn no_two_kinds_share_a_name() {
        let mut names: Vec<&str> = Card::all().map(Card::name).collect();
        names.sort_unstable();
        let all = names.len();
        names.dedup();
        assert_eq!(names.len(), all);
        assert!(Card::all().all(|card| card.name().parse() == Ok(card)));
    }
}
