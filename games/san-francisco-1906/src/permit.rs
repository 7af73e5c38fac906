//! Permits: a number, a colour and two symbols of urban development; or wild, with two symbols alone.

use std::fmt;
use std::str::FromStr;

use kernel::serde::{Serialize, Serializer};
use kernel::{Kind, UnknownName};

use crate::kinds::{Colour, Development};

/// The highest number that a plot or a permit can have.
pub const NUMBERS: usize = 6;
/// Pairs of different symbols.
const PAIRS: usize = 6;
const ORDINARY: usize = NUMBERS * Colour::COUNT * PAIRS;
const COUNT: usize = ORDINARY + PAIRS;

/// A kind of permit, in the canonical order: by number, colour, symbols; wild ones last. Not every kind is in the box.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Permit(u8);

/// The pairs of symbols in their order.
const SYMBOLS: [[Development; 2]; PAIRS] = [
    [Development::Light, Development::Tram],
    [Development::Light, Development::Hydrant],
    [Development::Light, Development::Park],
    [Development::Tram, Development::Hydrant],
    [Development::Tram, Development::Park],
    [Development::Hydrant, Development::Park],
];

/// What the rules ask of a permit, in one place. A wild one has the index after the last number and colour.
#[derive(Clone, Copy)]
struct Facts {
    number: u8,
    colour: u8,
    symbols: u8,
}

static FACTS: [Facts; COUNT] = {
    let mut facts = [Facts { number: NUMBERS as u8, colour: Colour::COUNT as u8, symbols: 0 }; COUNT];
    let mut i = 0;
    while i < COUNT {
        let pair = SYMBOLS[i % PAIRS];
        facts[i].symbols = 1 << (pair[0] as u8) | 1 << (pair[1] as u8);
        if i < ORDINARY {
            facts[i].number = (i / (Colour::COUNT * PAIRS)) as u8;
            facts[i].colour = (i / PAIRS % Colour::COUNT) as u8;
        }
        i += 1;
    }
    facts
};

macro_rules! names {
    ($($first:literal)*) => { [$(
        concat!($first, "light-tram"),
        concat!($first, "light-hydrant"),
        concat!($first, "light-park"),
        concat!($first, "tram-hydrant"),
        concat!($first, "tram-park"),
        concat!($first, "hydrant-park"),
    )*] };
}

#[rustfmt::skip]
static NAMES: [&str; COUNT] = names!(
    "1-green-" "1-red-" "1-yellow-" "1-purple-"
    "2-green-" "2-red-" "2-yellow-" "2-purple-"
    "3-green-" "3-red-" "3-yellow-" "3-purple-"
    "4-green-" "4-red-" "4-yellow-" "4-purple-"
    "5-green-" "5-red-" "5-yellow-" "5-purple-"
    "6-green-" "6-red-" "6-yellow-" "6-purple-"
    "wild-"
);

static EVERY: [Permit; COUNT] = {
    let mut all = [Permit(0); COUNT];
    let mut i = 0;
    while i < COUNT {
        all[i] = Permit(i as u8);
        i += 1;
    }
    all
};

impl Permit {
    /// The permit with a number from 1 on, a colour and two symbols.
    pub(crate) fn ordinary(number: u8, colour: Colour, symbols: [Development; 2]) -> Option<Permit> {
        let pair = SYMBOLS.iter().position(|pair| *pair == symbols)?;
        let number = (1..=NUMBERS as u8).contains(&number).then_some(usize::from(number) - 1)?;
        Some(EVERY[(number * Colour::COUNT + colour.index()) * PAIRS + pair])
    }

    /// The wild permit with two symbols.
    pub(crate) fn wild(symbols: [Development; 2]) -> Option<Permit> {
        SYMBOLS.iter().position(|pair| *pair == symbols).map(|pair| EVERY[ORDINARY + pair])
    }

    /// Whether it stands for any colour or any number.
    #[inline]
    #[must_use]
    pub fn is_wild(self) -> bool {
        usize::from(self.0) >= ORDINARY
    }

    /// Its number, from 1 on; none for a wild one.
    #[must_use]
    pub fn number(self) -> Option<u8> {
        (!self.is_wild()).then_some(self.number_index() as u8 + 1)
    }

    /// Its colour; none for a wild one.
    #[must_use]
    pub fn colour(self) -> Option<Colour> {
        Colour::ALL.get(self.colour_index()).copied()
    }

    /// Its two symbols.
    #[must_use]
    pub fn symbols(self) -> [Development; 2] {
        SYMBOLS[usize::from(self.0) % PAIRS]
    }

    #[inline]
    pub(crate) fn number_index(self) -> usize {
        usize::from(FACTS[usize::from(self.0)].number)
    }

    #[inline]
    pub(crate) fn colour_index(self) -> usize {
        usize::from(FACTS[usize::from(self.0)].colour)
    }

    /// Its symbols as a set of bits, by kind of urban development.
    #[inline]
    pub(crate) fn symbol_bits(self) -> u8 {
        FACTS[usize::from(self.0)].symbols
    }
}

impl Kind for Permit {
    type Counts = [u8; COUNT];
    const NONE: [u8; COUNT] = [0; COUNT];
    const ALL: &'static [Permit] = &EVERY;

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn name(self) -> &'static str {
        NAMES[usize::from(self.0)]
    }
}

impl fmt::Display for Permit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Debug for Permit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Permit {
    type Err = UnknownName;

    fn from_str(word: &str) -> Result<Permit, UnknownName> {
        Permit::named(word).ok_or_else(|| UnknownName { word: word.to_owned(), sort: "permit" })
    }
}

impl Serialize for Permit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// The most permits that lie in front of one player, or in a row.
pub(crate) const MOST_PERMITS: usize = 5;

/// Open permits, sorted: those of one player, or the row.
pub type Permits = kernel::Hand<Permit, MOST_PERMITS>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_numbers_colours_and_symbols_agree() {
        for &permit in Permit::ALL {
            let symbols = permit.symbols();
            let first = match (permit.number(), permit.colour()) {
                (Some(number), Some(colour)) => format!("{number}-{colour}"),
                _ => "wild".to_owned(),
            };
            assert_eq!(permit.to_string(), format!("{first}-{}-{}", symbols[0], symbols[1]));
            assert_eq!(permit.to_string().parse(), Ok(permit));
            let again = match (permit.number(), permit.colour()) {
                (Some(number), Some(colour)) => Permit::ordinary(number, colour, symbols),
                _ => Permit::wild(symbols),
            };
            assert_eq!(again, Some(permit));
        }
    }
}
