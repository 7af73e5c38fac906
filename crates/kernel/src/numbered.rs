//! A game as numbers, for programs that learn: answers with a number each, and what a seat sees as a row of numbers.

use std::fmt::Display;
use std::slice::IterMut;

use crate::{Game, Kind, Seat};

/// A game whose answers and views are numbers too.
///
/// Every number of a row has a name that says where it stands in the view that [`Game::view`] gives that seat (as JSON): see [`named`](crate::named). A law
/// holds rows against views, so that a row never says more than the view.
pub trait Numbered: Game {
    /// The version of rows and spaces: it rises when a number comes, goes, moves, or means something else.
    const NUMBERS: u32;

    /// Every answer that can come up with a set-up, in a stable order. Its place is its number.
    fn space(setup: &Self::Setup) -> Vec<Self::Action>;

    /// The answer of the space that stands for this one. Another one only where different answers never meet in one position: on a map that is laid out
    /// anew for each game, a place has one number, whatever lies there.
    #[inline]
    fn stand_in(action: Self::Action) -> Self::Action {
        action
    }

    /// What an answer of the space is called.
    fn caption(action: Self::Action) -> String {
        action.to_string()
    }

    /// Writes what a seat sees: as many numbers, in the same order, in every position of a set-up.
    fn observe<R: Row>(&self, seat: Seat, row: &mut R);
}

/// Where a game writes what a seat sees. Names are of use only to who wants to know them: writing numbers alone, they cost nothing.
pub trait Row: Sized {
    /// Writes one number.
    fn number(&mut self, name: impl Display, value: i32);

    /// Writes something whose names all begin with this step.
    fn within(&mut self, step: impl Display, write: impl FnOnce(&mut Self));

    /// Writes 1 or 0.
    #[inline]
    fn switch(&mut self, name: impl Display, value: bool) {
        self.number(name, i32::from(value));
    }

    /// Writes a number for each kind.
    #[inline]
    fn counts<K: Kind>(&mut self, name: impl Display, count: impl Fn(K) -> i32) {
        self.some_counts(name, K::ALL.iter().copied(), count);
    }

    /// Writes a number for each of some kinds.
    #[inline]
    fn some_counts<K: Kind>(
        &mut self,
        name: impl Display,
        kinds: impl Iterator<Item = K>,
        count: impl Fn(K) -> i32,
    ) {
        self.within(name, |row| {
            for kind in kinds {
                row.number(kind.name(), count(kind));
            }
        });
    }

    /// Writes a 1 for the kind that something is and 0 for every other (one-hot); nothing but 0 if it is none.
    #[inline]
    fn one_of<K: Kind>(&mut self, name: impl Display + Copy, value: Option<K>) {
        self.one_of_some(name, K::ALL.iter().copied(), value);
    }

    /// The same for some of the kinds.
    #[inline]
    fn one_of_some<K: Kind>(
        &mut self,
        name: impl Display + Copy,
        kinds: impl Iterator<Item = K>,
        value: Option<K>,
    ) {
        for kind in kinds {
            self.switch(format_args!("{name}={}", kind.name()), value == Some(kind));
        }
    }

    /// The same for words.
    #[inline]
    fn one_word_of(&mut self, name: impl Display + Copy, words: &[&str], place: Option<usize>) {
        for (i, word) in words.iter().enumerate() {
            self.switch(format_args!("{name}={word}"), place == Some(i));
        }
    }

    /// The same for seats, counted clockwise from who looks.
    #[inline]
    fn one_seat_of(&mut self, name: impl Display + Copy, eyes: Eyes, value: Option<Seat>) {
        let place = value.map(|seat| eyes.distance(seat));
        for i in 0..eyes.players {
            self.switch(format_args!("{name}=+{i}"), place == Some(i));
        }
    }

    /// Writes something for every seat, who looks first.
    #[inline]
    fn seats(&mut self, eyes: Eyes, mut write: impl FnMut(&mut Self, Seat)) {
        self.within("seats", |row| {
            for (i, seat) in eyes.seat.round(eyes.players).enumerate() {
                row.within(format_args!("+{i}"), |row| write(row, seat));
            }
        });
    }
}

/// Who looks, at a table of how many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Eyes {
    /// Whose eyes these are.
    pub seat: Seat,
    /// How many seats the table has.
    pub players: usize,
}

impl Eyes {
    /// How many seats further clockwise somebody sits.
    #[inline]
    #[must_use]
    pub fn distance(self, other: Seat) -> usize {
        let (own, other) = (self.seat.index(), other.index());
        if other >= own { other - own } else { other + self.players - own }
    }
}

/// A row of numbers alone.
#[derive(Debug)]
pub struct Cells<'a>(IterMut<'a, f32>);

impl<'a> Cells<'a> {
    /// Writes into these cells from the first one on. What does not fit is dropped.
    #[must_use]
    pub fn new(cells: &'a mut [f32]) -> Cells<'a> {
        Cells(cells.iter_mut())
    }

    /// How many cells are left.
    #[must_use]
    pub fn left(&self) -> usize {
        self.0.len()
    }
}

impl Row for Cells<'_> {
    #[inline]
    fn number(&mut self, _name: impl Display, value: i32) {
        if let Some(cell) = self.0.next() {
            *cell = value as f32;
        }
    }

    #[inline]
    fn within(&mut self, _step: impl Display, write: impl FnOnce(&mut Self)) {
        write(self);
    }
}

/// A row of names with their numbers.
#[derive(Clone, Debug, Default)]
pub struct Names {
    path: String,
    /// The names so far, in order, with their numbers.
    pub cells: Vec<(String, i32)>,
}

impl Row for Names {
    fn number(&mut self, name: impl Display, value: i32) {
        let name = if self.path.is_empty() { name.to_string() } else { format!("{}.{name}", self.path) };
        self.cells.push((name, value));
    }

    fn within(&mut self, step: impl Display, write: impl FnOnce(&mut Self)) {
        let before = self.path.len();
        if before > 0 {
            self.path.push('.');
        }
        self.path.push_str(&step.to_string());
        write(self);
        self.path.truncate(before);
    }
}

/// What a seat sees, with names.
pub fn names<G: Numbered>(game: &G, seat: Seat) -> Vec<(String, i32)> {
    let mut names = Names::default();
    game.observe(seat, &mut names);
    names.cells
}
