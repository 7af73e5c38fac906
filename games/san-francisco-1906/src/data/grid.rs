//! The assembled map as sets of plots: bit `row * width + column`.

use super::{PlotCards, Tracks};

/// §map.3: how the plots of a map of two rows of cards lie to each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Grid {
    /// Columns of plots.
    pub(crate) width: usize,
    /// Rows of plots.
    pub(crate) height: usize,
    /// §map.4: the plots next to each plot: orthogonally, across the borders of cards too.
    pub(crate) next_to: [u64; 64],
    /// §goal.9: the corners.
    pub(crate) corners: u64,
    /// All places of the map.
    pub(crate) all: u64,
}

impl Grid {
    /// The maps of 2, 3 and 4 players.
    pub(super) fn all(cards: &PlotCards, tracks: &Tracks) -> [Grid; 3] {
        [2, 3, 4].map(|players| Grid::new(cards, tracks, players))
    }

    fn new(cards: &PlotCards, tracks: &Tracks, players: usize) -> Grid {
        let (width, height) = (cards.columns * players, cards.rows * 2);
        let bit = |row: usize, column: usize| 1u64 << (row * width + column);
        let mut next_to = [0; 64];
        let mut corners = 0;
        for row in 0..height {
            for column in 0..width {
                let here = &mut next_to[row * width + column];
                if row > 0 {
                    *here |= bit(row - 1, column);
                }
                if row + 1 < height {
                    *here |= bit(row + 1, column);
                }
                if column > 0 {
                    *here |= bit(row, column - 1);
                }
                if column + 1 < width {
                    *here |= bit(row, column + 1);
                }
                let (down, right) = if tracks.corners_of_cards {
                    ((row % cards.rows, cards.rows), (column % cards.columns, cards.columns))
                } else {
                    ((row, height), (column, width))
                };
                let edge = |(at, size): (usize, usize)| at == 0 || at + 1 == size;
                if edge(down) && edge(right) {
                    corners |= bit(row, column);
                }
            }
        }
        Grid { width, height, next_to, corners, all: u64::MAX >> (64 - width * height) }
    }
}
