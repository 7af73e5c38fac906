//! What of a position a network looks at: numbers about each seat, and numbers about the table.

use kernel::{Game, Seat};

/// A game whose positions can be described in numbers of about the same size. A state that is described may be a sample: it holds what is
/// hidden, too.
pub trait Portrait: Game {
    /// How many numbers there are about a seat.
    const OWN: usize;
    /// How many there are about the table.
    const TABLE: usize;
    /// Where points come from, by name.
    const SOURCES: &'static [&'static str];
    /// How many answers a playout goes on before it is cut off with the learned judgement.
    const DEPTH: u32;

    /// Writes the numbers about a seat: as many, in the same order, whatever the set-up. `points` are its score as it stands, `hand` what the
    /// hand-made evaluation thinks that it will be in the end.
    fn own<P: Pen>(&self, seat: Seat, points: f32, hand: f32, pen: &mut P);

    /// Writes the numbers about the table.
    fn table<P: Pen>(&self, pen: &mut P);

    /// A seat's score as it stands, by source.
    fn sources(&self, seat: Seat, points: f32) -> [f32; super::MOST_SOURCES];

    /// Where a source stands in the list that people read (`Present::breakdown`), which is so long. Nothing: that list tells it apart more finely.
    fn listed(&self, source: usize, long: usize) -> Option<usize>;
}

/// Takes numbers one by one. Most are 0 and cost next to nothing.
pub trait Pen: Sized {
    /// Takes a number that is not 0, for the place that is next.
    fn mark(&mut self, value: f32);

    /// Leaves so many places at 0.
    fn skip(&mut self, places: usize);

    /// Writes a number.
    #[inline]
    fn put(&mut self, value: f32) {
        if value == 0.0 { self.skip(1) } else { self.mark(value) }
    }

    /// Writes 1 or 0.
    #[inline]
    fn flag(&mut self, set: bool) {
        if set { self.mark(1.0) } else { self.skip(1) }
    }

    /// Writes 1 at one of so many places (one-hot); a place beyond counts as the last.
    #[inline]
    fn one_of(&mut self, places: usize, place: usize) {
        let place = place.min(places - 1);
        self.skip(place);
        self.mark(1.0);
        self.skip(places - 1 - place);
    }

    /// Writes 1 for each member of a set, among so many places.
    #[inline]
    fn members(&mut self, places: usize, mut set: u64) {
        let mut next = 0;
        while set != 0 {
            let place = set.trailing_zeros() as usize;
            self.skip(place - next);
            self.mark(1.0);
            next = place + 1;
            set &= set - 1;
        }
        self.skip(places - next);
    }

    /// Writes some of so many places, which come in order.
    #[inline]
    fn some(&mut self, places: usize, marks: impl Iterator<Item = (usize, f32)>) {
        let mut next = 0;
        for (place, value) in marks {
            self.skip(place - next);
            self.put(value);
            next = place + 1;
        }
        self.skip(places - next);
    }
}

/// Writes down what is not 0, with its place.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Numbers {
    /// Places and numbers.
    pub marks: Vec<(u16, f32)>,
    /// How many places there were.
    pub places: usize,
}

impl Pen for Numbers {
    fn mark(&mut self, value: f32) {
        self.marks.push((self.places as u16, value));
        self.places += 1;
    }

    fn skip(&mut self, places: usize) {
        self.places += places;
    }
}
