//! The map of a game: which plots lie where, as sets of places.

use std::fmt;

use kernel::places;

use crate::data::Data;
use crate::kinds::{Colour, Face};
use crate::permit::{NUMBERS, Permit, Permits};
use crate::plot::Plot;

/// The plots that were laid out at the beginning. A place is a bit: row times the map's width plus column.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Map {
    plots: [Plot; 64],
    /// The places with each number; the last set is that of wild permits and empty.
    numbers: [u64; NUMBERS + 1],
    /// The places with each colour; the last set is that of wild permits and empty.
    colours: [u64; Colour::COUNT + 1],
    width: u8,
}

impl Map {
    /// §map.3: lays the faces out, the upper row from left to right, then the lower row. The places with rubble come with it.
    pub(crate) fn lay(faces: &[Face], data: &Data) -> (Map, u64) {
        let players = faces.len() / 2;
        let grid = data.grid(players);
        let mut map = Map {
            plots: [Plot::NONE; 64],
            numbers: [0; NUMBERS + 1],
            colours: [0; Colour::COUNT + 1],
            width: grid.width as u8,
        };
        let (rows, columns) = (data.plots.rows, data.plots.columns);
        let mut rubble = 0;
        for (slot, face) in faces.iter().enumerate() {
            let (top, left) = (slot / players * rows, slot % players * columns);
            for at in 0..rows * columns {
                let (row, column) = (top + at / columns, left + at % columns);
                let (number, colour) = data.plots.plots[face.card()][at];
                let place = row * grid.width + column;
                map.plots[place] = Plot::new(row as u8, column as u8, number, colour);
                map.numbers[usize::from(number) - 1] |= 1 << place;
                map.colours[colour as usize] |= 1 << place;
                // §setup.2: a token on each marked plot of the side that lies up.
                rubble |= u64::from(data.plots.rubble[face.card()][face.side()] >> at & 1) << place;
            }
        }
        (map, rubble)
    }

    /// The plots of a set of places.
    #[inline]
    pub(crate) fn plots(&self, set: u64) -> impl Iterator<Item = Plot> + '_ {
        places(set).map(|place| self.plots[place])
    }

    /// What lies on a place of this map.
    #[inline]
    pub(crate) fn plot(&self, place: usize) -> Plot {
        self.plots[place]
    }

    /// The bit of a plot that lies on this map.
    #[inline]
    pub(crate) fn bit(&self, plot: Plot) -> u64 {
        1 << self.place(plot)
    }

    /// The place of a plot that lies on this map.
    #[inline]
    pub(crate) fn place(&self, plot: Plot) -> usize {
        usize::from(plot.row()) * usize::from(self.width) + usize::from(plot.column())
    }

    /// What lies at the row and column of a plot, whatever number and colour were said.
    pub(crate) fn at(&self, plot: Plot) -> Option<Plot> {
        if plot.column() >= self.width {
            return None;
        }
        self.plots.get(self.place(plot)).copied().filter(|found| *found != Plot::NONE)
    }

    /// The places of a colour.
    #[inline]
    pub(crate) fn of_colour(&self, colour: Colour) -> u64 {
        self.colours[colour as usize]
    }

    /// All places of the map.
    pub(crate) fn all(&self) -> u64 {
        self.colours.iter().fold(0, |all, set| all | set)
    }

    /// The places that one or two of these permits fit. §build.2, §build.3, §build.4, §build.5.
    #[inline]
    pub(crate) fn reached(&self, permits: &Permits, subsidy: bool) -> u64 {
        let (mut number, mut colour, mut free) = (0, 0, u8::from(subsidy));
        for permit in permits.cards() {
            number |= self.numbers[permit.number_index()];
            colour |= self.colours[permit.colour_index()];
            free += u8::from(permit.is_wild());
        }
        match free {
            0 => number & colour,
            1 => number | colour,
            _ => u64::MAX,
        }
    }

    /// Whether one permit, or two, fit a place. §build.2, §build.3, §build.4, §build.5.
    #[inline]
    pub(crate) fn fits(&self, place: usize, first: Permit, second: Option<Permit>, subsidy: bool) -> bool {
        let wild = u8::from(first.is_wild()) + u8::from(second.is_some_and(Permit::is_wild));
        let second = second.unwrap_or(first);
        let number = self.numbers[first.number_index()] | self.numbers[second.number_index()];
        let colour = self.colours[first.colour_index()] | self.colours[second.colour_index()];
        (number >> place & 1) as u8 + (colour >> place & 1) as u8 + wild + u8::from(subsidy) >= 2
    }
}

impl fmt::Debug for Map {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.plots.iter().filter(|plot| **plot != Plot::NONE)).finish()
    }
}
