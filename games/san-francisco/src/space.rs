//! Where cards lie in a city: rows and columns, sets of spaces, neighbours.

use kernel::{Kind, places};

use crate::kinds::Row;

/// §setup.1: spaces in a row.
pub const COLUMNS: usize = 5;

/// Rows are six bits apart in a set of spaces: the bit between them keeps neighbours from leaking into the next row.
const STRIDE: usize = COLUMNS + 1;
pub(crate) const SPACES: usize = Row::COUNT * STRIDE;

/// A set of spaces, one bit each.
pub(crate) type Spaces = u32;

const FIRST_ROW: Spaces = (1 << COLUMNS) - 1;
/// All 25 spaces.
pub(crate) const EVERYWHERE: Spaces =
    FIRST_ROW | FIRST_ROW << 6 | FIRST_ROW << 12 | FIRST_ROW << 18 | FIRST_ROW << 24;

/// One space of a city.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Space(u8);

impl Space {
    /// The space of a row in a column, counted from 0.
    #[inline]
    pub(crate) fn new(row: Row, column: u8) -> Space {
        Space(row.index() as u8 * STRIDE as u8 + column)
    }

    #[inline]
    pub(crate) fn row(self) -> Row {
        Row::ALL[usize::from(self.0) / STRIDE]
    }

    /// The column, counted from 0.
    #[inline]
    pub(crate) fn column(self) -> u8 {
        self.0 % STRIDE as u8
    }

    /// The space's place in a table of [`SPACES`].
    #[inline]
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    pub(crate) fn bit(self) -> Spaces {
        1 << self.0
    }
}

/// The spaces of a set, row by row from the left.
#[inline]
pub(crate) fn spaces_in(set: Spaces) -> impl Iterator<Item = Space> {
    places(u64::from(set)).map(|place| Space(place as u8))
}

/// All spaces of a row.
#[inline]
pub(crate) fn row_spaces(row: Row) -> Spaces {
    FIRST_ROW << (row.index() * STRIDE)
}

/// The spaces of a column, counted from 0.
pub(crate) fn column_spaces(column: usize) -> Spaces {
    0b1_000001_000001_000001_000001 << column
}

/// §build.6: adjacent is what shares a side.
#[inline]
pub(crate) fn neighbours(set: Spaces) -> Spaces {
    (set << 1 | set >> 1 | set << STRIDE | set >> STRIDE) & EVERYWHERE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adjacent_is_what_shares_a_side() {
        // §build.6: not across a corner, and not round the edge.
        let beside = |row, column| -> Vec<(Row, u8)> {
            spaces_in(neighbours(Space::new(row, column).bit())).map(|s| (s.row(), s.column())).collect()
        };
        assert_eq!(beside(Row::Grey, 1), [(Row::Blue, 1), (Row::Grey, 0), (Row::Grey, 2), (Row::Orange, 1)]);
        assert_eq!(beside(Row::Blue, 4), [(Row::Blue, 3), (Row::Grey, 4)]);
        assert_eq!(beside(Row::Grey, 0), [(Row::Blue, 0), (Row::Grey, 1), (Row::Orange, 0)]);
        assert_eq!(beside(Row::Green, 4), [(Row::Yellow, 4), (Row::Green, 3)]);
    }
}
