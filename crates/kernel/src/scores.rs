//! Results: points and tie-breakers for each seat, places, winners.

use std::fmt;

use arrayvec::ArrayVec;

use crate::{MAX_SEATS, Seat, Seats};

/// Points and at most two tie-breakers.
const WIDTH: usize = 3;

/// One row of numbers for each seat, compared from left to right: points, then tie-breakers. Higher is better.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Scores {
    rows: [[i32; WIDTH]; MAX_SEATS],
    seats: u8,
    width: u8,
}

impl Scores {
    /// The rows of seats A, B, … in order.
    ///
    /// # Panics
    /// With more rows than a table has seats.
    pub fn new<const N: usize>(rows: impl IntoIterator<Item = [i32; N]>) -> Scores {
        const { assert!(N >= 1 && N <= WIDTH, "points and at most two tie-breakers") };
        let mut scores = Scores { rows: [[0; WIDTH]; MAX_SEATS], seats: 0, width: N as u8 };
        for row in rows {
            scores.rows[scores.seats as usize][..N].copy_from_slice(&row);
            scores.seats += 1;
        }
        scores
    }

    /// How many seats there are.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.seats as usize
    }

    /// Points, then tie-breakers.
    #[must_use]
    pub fn row(&self, seat: Seat) -> &[i32] {
        &self.rows[seat.index()][..self.width as usize]
    }

    /// Points.
    #[must_use]
    pub fn points(&self, seat: Seat) -> i32 {
        self.rows[seat.index()][0]
    }

    /// The place of a seat, 1 for the best; equal rows share a place.
    #[must_use]
    pub fn place(&self, seat: Seat) -> usize {
        1 + Seat::all(self.seats()).filter(|other| self.row(*other) > self.row(seat)).count()
    }

    /// All seats in the first place.
    #[must_use]
    pub fn winners(&self) -> Seats {
        Seat::all(self.seats()).filter(|seat| self.place(*seat) == 1).collect()
    }

    /// Which tie-breaker (1 or 2) decided the first place; `None` if points did, or if the victory is shared.
    #[must_use]
    pub fn decided_by_tie_breaker(&self) -> Option<usize> {
        let mut order: ArrayVec<&[i32], MAX_SEATS> = Seat::all(self.seats()).map(|s| self.row(s)).collect();
        order.sort_unstable_by(|a, b| b.cmp(a));
        let (first, second) = (order.first()?, order.get(1)?);
        first.iter().zip(second.iter()).position(|(a, b)| a != b).filter(|&i| i > 0)
    }
}

impl fmt::Display for Scores {
    /// `A 47/6  B 52/3`, as on the last line of a record.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for seat in Seat::all(self.seats()) {
            write!(f, "{}{seat} ", if seat == Seat::A { "" } else { "  " })?;
            for (i, number) in self.row(seat).iter().enumerate() {
                write!(f, "{}{number}", if i == 0 { "" } else { "/" })?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Scores {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_rows_share_a_place_and_the_next_place_is_skipped() {
        let scores = Scores::new([[52, 3], [47, 6], [52, 3], [60, 0]]);
        let places: Vec<usize> = Seat::all(4).map(|s| scores.place(s)).collect();
        assert_eq!(places, [2, 4, 2, 1]);
        assert_eq!(scores.winners(), Seats::only(Seat::D));
        assert_eq!(scores.to_string(), "A 52/3  B 47/6  C 52/3  D 60/0");
    }

    #[test]
    fn it_is_known_what_decided() {
        assert_eq!(Scores::new([[5, 1], [4, 9]]).decided_by_tie_breaker(), None);
        assert_eq!(Scores::new([[5, 1], [5, 9]]).decided_by_tie_breaker(), Some(1));
        assert_eq!(Scores::new([[5, 9], [5, 9]]).decided_by_tie_breaker(), None);
        assert_eq!(Scores::new([[5, 9], [5, 9]]).winners().len(), 2);
    }
}
