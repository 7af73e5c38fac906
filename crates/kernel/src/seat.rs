//! Who sits where: seats, sets of seats, and who is looking.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

/// The most seats that any game has.
pub const MAX_SEATS: usize = 5;

/// A place at the table, `A` to `E` in turn order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const A: Seat = Seat(0);
    /// The second seat.
    pub const B: Seat = Seat(1);
    /// The third seat.
    pub const C: Seat = Seat(2);
    /// The fourth seat.
    pub const D: Seat = Seat(3);
    /// The fifth seat.
    pub const E: Seat = Seat(4);

    /// The seat with this number, counted from 0.
    ///
    /// # Panics
    /// Above the number of seats that any game has.
    #[must_use]
    pub const fn new(index: usize) -> Seat {
        assert!(index < MAX_SEATS, "a table has at most five seats");
        Seat(index as u8)
    }

    /// The seat's number, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The neighbour clockwise at a table of `players`.
    #[must_use]
    pub const fn next(self, players: usize) -> Seat {
        let n = self.0 + 1;
        Seat(if n as usize >= players { 0 } else { n })
    }

    /// All seats of a table of `players`, from `A` on.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..players as u8).map(Seat)
    }

    /// All seats of a table of `players`, clockwise from this one on.
    pub fn round(self, players: usize) -> impl Iterator<Item = Seat> + Clone {
        let first = self.0;
        let n = players as u8;
        (0..n).map(move |i| Seat(if first + i >= n { first + i - n } else { first + i }))
    }

    /// The letter that names the seat.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write;
        f.write_char(self.letter())
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A word that names no seat.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("\"{0}\" is not a seat: seats are A, B, C, D, E")]
pub struct BadSeat(pub String);

impl FromStr for Seat {
    type Err = BadSeat;

    fn from_str(s: &str) -> Result<Seat, BadSeat> {
        match s.as_bytes() {
            [letter @ b'A'..=b'E'] => Ok(Seat(letter - b'A')),
            _ => Err(BadSeat(s.to_owned())),
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// One seat alone.
    #[must_use]
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Everybody at a table of `players`.
    #[must_use]
    pub const fn all(players: usize) -> Seats {
        Seats(((1u16 << players) - 1) as u8)
    }

    /// Whether the seat belongs to the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether nobody is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The first seat of the set in the order A, B, C, D, E.
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).map(Seat).filter(move |s| self.contains(*s))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut set = Seats::NONE;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl fmt::Display for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nobody");
        }
        for (i, seat) in self.iter().enumerate() {
            write!(f, "{}{seat}", if i == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

/// Whose eyes a view is made for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// Somebody at the table: everything public and what is this seat's own.
    Seat(Seat),
    /// Somebody beside the table: public things only.
    Spectator,
    /// Somebody who goes through a game after it is over: everything.
    Afterwards,
}

impl Viewer {
    /// Whether this viewer may look at what belongs to `seat` alone.
    #[must_use]
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Spectator => false,
            Viewer::Afterwards => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_begins_with_its_seat_and_visits_everybody_once() {
        let order: Vec<Seat> = Seat::C.round(4).collect();
        assert_eq!(order, [Seat::C, Seat::D, Seat::A, Seat::B]);
        assert_eq!(Seat::D.next(4), Seat::A);
        assert_eq!(Seat::B.next(4), Seat::C);
    }

    #[test]
    fn seats_are_written_and_read_as_letters() {
        for seat in Seat::all(5) {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for wrong in ["", "F", "a", "AB", "1"] {
            assert_eq!(wrong.parse::<Seat>(), Err(BadSeat(wrong.to_owned())));
        }
    }

    #[test]
    fn a_set_of_seats_knows_its_members() {
        let mut set = Seats::all(3);
        assert_eq!((set.len(), set.to_string()), (3, "A, B, C".to_owned()));
        set.remove(Seat::A);
        assert_eq!(set.first(), Some(Seat::B));
        assert!(!set.contains(Seat::A) && set.contains(Seat::C));
        assert_eq!(Seats::NONE.to_string(), "nobody");
    }

    #[test]
    fn only_the_owner_and_those_who_come_afterwards_see_what_is_private() {
        assert!(Viewer::Seat(Seat::A).sees(Seat::A) && !Viewer::Seat(Seat::A).sees(Seat::B));
        assert!(!Viewer::Spectator.sees(Seat::A) && Viewer::Afterwards.sees(Seat::A));
    }
}
