//! Plots of the map: where they lie, their number and their colour.

use std::fmt;
use std::str::FromStr;

use kernel::serde::{Serialize, Serializer};
use kernel::{Kind, UnknownName};

use crate::kinds::Colour;
use crate::permit::NUMBERS;

/// The most rows and columns of plots on one plot card.
pub(crate) const CARD_ROWS: usize = 3;
pub(crate) const CARD_COLUMNS: usize = 4;
/// The most plots on one plot card, so that a map of eight cards fits into a set of 64.
pub(crate) const CARD_PLOTS: usize = 8;
/// The most rows and columns of a map.
pub(crate) const ROWS: u8 = 2 * CARD_ROWS as u8;
pub(crate) const COLUMNS: u8 = 4 * CARD_COLUMNS as u8;

/// A plot as the notation writes it: `r0c2-4-red`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Plot {
    /// Row times 16 plus column.
    at: u8,
    /// Number (from 0 on) times 4 plus colour.
    what: u8,
}

impl Plot {
    /// What stands where no plot is.
    pub(crate) const NONE: Plot = Plot { at: u8::MAX, what: u8::MAX };

    pub(crate) fn new(row: u8, column: u8, number: u8, colour: Colour) -> Plot {
        debug_assert!(row < ROWS && column < COLUMNS && (1..=NUMBERS as u8).contains(&number));
        Plot { at: row << 4 | column, what: (number - 1) << 2 | colour as u8 }
    }

    /// The row of the map, 0 at the top.
    #[inline]
    #[must_use]
    pub fn row(self) -> u8 {
        self.at >> 4
    }

    /// The column of the map, 0 at the left.
    #[inline]
    #[must_use]
    pub fn column(self) -> u8 {
        self.at & 15
    }

    /// Its number, from 1 on.
    #[must_use]
    pub fn number(self) -> u8 {
        (self.what >> 2) + 1
    }

    /// Its colour.
    #[must_use]
    pub fn colour(self) -> Colour {
        Colour::ALL[usize::from(self.what & 3)]
    }

    /// Row and column alone: `r0c2`.
    #[must_use]
    pub fn place(self) -> String {
        format!("r{}c{}", self.row(), self.column())
    }

    /// Every plot that can be written.
    pub(crate) fn every() -> impl Iterator<Item = Plot> {
        let places = (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (row, column)));
        places.flat_map(|(row, column)| {
            let numbers = 1..=NUMBERS as u8;
            numbers
                .flat_map(move |n| Colour::ALL.iter().map(move |colour| Plot::new(row, column, n, *colour)))
        })
    }
}

impl fmt::Display for Plot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}-{}-{}", self.row(), self.column(), self.number(), self.colour())
    }
}

impl fmt::Debug for Plot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Plot::NONE { f.write_str("-") } else { fmt::Display::fmt(self, f) }
    }
}

impl FromStr for Plot {
    type Err = UnknownName;

    fn from_str(word: &str) -> Result<Plot, UnknownName> {
        let read = || {
            let (place, what) = word.split_once('-')?;
            let (row, column) = place.strip_prefix('r')?.split_once('c')?;
            let (number, colour) = what.split_once('-')?;
            let (row, column): (u8, u8) = (row.parse().ok()?, column.parse().ok()?);
            let (number, colour): (u8, Colour) = (number.parse().ok()?, colour.parse().ok()?);
            let sound = row < ROWS && column < COLUMNS && (1..=NUMBERS as u8).contains(&number);
            let plot = sound.then(|| Plot::new(row, column, number, colour))?;
            (plot.to_string() == word).then_some(plot)
        };
        read().ok_or_else(|| UnknownName { word: word.to_owned(), sort: "plot (like r0c2-4-red)" })
    }
}

impl Serialize for Plot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
