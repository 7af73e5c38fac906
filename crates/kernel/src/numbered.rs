//! A game as numbers, for programs that learn: answers with a number each, and what a seat sees as a row of numbers.

use std::fmt::{self, Display};

use crate::{Game, Kind, KindSet, Pile, Seat};

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

/// Where a game writes what a seat sees. Names are of use only to who wants to know them: writing numbers alone, they cost nothing. Most numbers of a row are
/// 0, and who writes numbers alone begins with nothing else: what says beforehand where the others stand costs only those. All of it is compiled into the one
/// place that calls `observe`: so the next cell's place stays in a register, and writing one does not wait for the one before.
pub trait Row: Sized {
    /// Writes one number.
    fn number(&mut self, name: impl Display, value: i32);

    /// Writes something whose names all begin with this step.
    fn within(&mut self, step: impl Display, write: impl FnOnce(&mut Self));

    /// Writes 1 or 0.
    #[inline(always)]
    fn switch(&mut self, name: impl Display, value: bool) {
        self.number(name, i32::from(value));
    }

    /// Writes a part of so many numbers, which are all 0 unless there is something.
    #[inline(always)]
    fn part(&mut self, _there: bool, _numbers: usize, write: impl FnOnce(&mut Self)) {
        write(self);
    }

    /// Writes a part for each kind of a set: nothing but 0 for those that are not `there`. How many numbers come before the part of a kind, by its place, has to
    /// be known beforehand, and so has how many there are in all.
    #[inline(always)]
    fn parts<K: Kind>(
        &mut self,
        set: KindSet,
        _there: KindSet,
        _before: impl Fn(usize) -> usize,
        mut write: impl FnMut(&mut Self, K),
    ) {
        for kind in K::members(set) {
            write(self, kind);
        }
    }

    /// Writes small numbers side by side.
    #[inline(always)]
    fn bytes<N: Display>(&mut self, values: &[u8], name: impl Fn(usize) -> N) {
        for (i, value) in values.iter().enumerate() {
            self.number(name(i), i32::from(*value));
        }
    }

    /// Writes for each of so many places how often it comes up among things.
    #[inline(always)]
    fn places<N: Display>(
        &mut self,
        places: usize,
        things: impl Iterator<Item = usize> + Clone,
        name: impl Fn(usize) -> N,
    ) {
        for i in 0..places {
            self.number(name(i), things.clone().filter(|place| *place == i).count() as i32);
        }
    }

    /// Writes a number for each kind.
    #[inline(always)]
    fn counts<K: Kind>(&mut self, name: impl Display, count: impl Fn(K) -> i32) {
        self.some_counts(name, K::ALL.iter().copied(), count);
    }

    /// Writes a number for each of some kinds.
    #[inline(always)]
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

    /// Writes a number for each kind of a set; only those that are `there` can be anything but 0.
    #[inline(always)]
    fn few<K: Kind>(&mut self, name: impl Display, set: KindSet, there: KindSet, count: impl Fn(K) -> i32) {
        self.within(name, |row| {
            row.parts(
                set,
                there,
                |place| rank(set, place),
                |row, kind: K| row.number(kind.name(), count(kind)),
            );
        });
    }

    /// Writes how many of each kind of a set lie in a pile.
    #[inline(always)]
    fn pile<K: Kind>(&mut self, name: impl Display, set: KindSet, pile: &Pile<K>) {
        self.few(name, set, pile.kinds(), |kind| i32::from(pile.count(kind)));
    }

    /// Writes the numbers of all kinds.
    #[inline(always)]
    fn tally<K: Kind>(&mut self, name: impl Display, counts: &K::Counts) {
        self.within(name, |row| row.bytes(counts.as_ref(), |i| K::ALL[i].name()));
    }

    /// Writes the numbers of the kinds of a set.
    #[inline(always)]
    fn tally_of<K: Kind>(&mut self, name: impl Display, set: KindSet, counts: &K::Counts) {
        let (mut left, counts) = (set, counts.as_ref());
        self.within(name, |row| {
            // Run by run: within one they lie side by side.
            while left != 0 {
                let first = left.trailing_zeros() as usize;
                let end = first + (!(left >> first)).trailing_zeros() as usize;
                row.bytes(&counts[first..end], |i| K::ALL[first + i].name());
                left = if end < KindSet::BITS as usize { left >> end << end } else { 0 };
            }
        });
    }

    /// Writes a 1 for the kind that something is and 0 for every other (one-hot); nothing but 0 if it is none.
    #[inline(always)]
    fn one_of<K: Kind>(&mut self, name: impl Display + Copy, value: Option<K>) {
        self.places(K::ALL.len(), value.map(K::index).into_iter(), |i| Is(name, K::ALL[i].name()));
    }

    /// The same for the kinds of a set.
    #[inline(always)]
    fn one_of_set<K: Kind>(&mut self, name: impl Display + Copy, set: KindSet, value: Option<K>) {
        let place = value.filter(|kind| set & (1 << kind.index()) != 0).map(|kind| rank(set, kind.index()));
        let nth = |i| K::members(set).nth(i).map_or("", K::name);
        self.places(set.count_ones() as usize, place.into_iter(), |i| Is(name, nth(i)));
    }

    /// The same for words.
    #[inline(always)]
    fn one_word_of(&mut self, name: impl Display + Copy, words: &[&str], place: Option<usize>) {
        let place = place.filter(|place| *place < words.len());
        self.places(words.len(), place.into_iter(), |i| Is(name, words[i]));
    }

    /// The same for seats, counted clockwise from who looks.
    #[inline(always)]
    fn one_seat_of(&mut self, name: impl Display + Copy, eyes: Eyes, value: Option<Seat>) {
        let place = value.map(|seat| eyes.distance(seat));
        self.places(eyes.players, place.into_iter(), |i| Is(name, Clockwise(i)));
    }

    /// Writes something for every seat, who looks first.
    #[inline(always)]
    fn seats(&mut self, eyes: Eyes, mut write: impl FnMut(&mut Self, Seat)) {
        self.within("seats", |row| {
            // Written once for all seats: an iterator that goes round has two ends, and the whole of it would be compiled for both.
            let mut seat = eyes.seat.index();
            for i in 0..eyes.players {
                row.within(format_args!("+{i}"), |row| write(row, Seat::new(seat)));
                seat = if seat + 1 == eyes.players { 0 } else { seat + 1 };
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

/// How many members of a set stand before a place.
#[inline(always)]
#[must_use]
pub fn rank(set: KindSet, place: usize) -> usize {
    let all = if place < KindSet::BITS as usize { (1 << place) - 1 } else { KindSet::MAX };
    // Counting bits takes a while on the processors that programs are built for; most sets have no gap so early.
    if set & all == all { place } else { (set & all).count_ones() as usize }
}

/// The name of a number that says whether something is this one.
struct Is<N, W>(N, W);

impl<N: Display, W: Display> Display for Is<N, W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.0, self.1)
    }
}

/// So many seats further.
struct Clockwise(usize);

impl Display for Clockwise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "+{}", self.0)
    }
}

/// A row of numbers alone.
#[derive(Debug)]
pub struct Cells<'a> {
    cells: &'a mut [f32],
    at: usize,
}

impl<'a> Cells<'a> {
    /// Writes into these cells from the first one on; all are 0 before. What does not fit is dropped.
    #[must_use]
    pub fn new(cells: &'a mut [f32]) -> Cells<'a> {
        cells.fill(0.0);
        Cells { cells, at: 0 }
    }

    /// How many cells are left.
    #[must_use]
    pub fn left(&self) -> usize {
        self.cells.len().saturating_sub(self.at)
    }
}

impl Row for Cells<'_> {
    #[inline(always)]
    fn number(&mut self, _name: impl Display, value: i32) {
        if let Some(cell) = self.cells.get_mut(self.at) {
            *cell = value as f32;
        }
        self.at += 1;
    }

    #[inline(always)]
    fn within(&mut self, _step: impl Display, write: impl FnOnce(&mut Self)) {
        write(self);
    }

    #[inline(always)]
    fn part(&mut self, there: bool, numbers: usize, write: impl FnOnce(&mut Self)) {
        let end = self.at + numbers;
        if there {
            write(self);
            debug_assert_eq!(self.at, end, "a part has as many numbers as was said");
        }
        self.at = end;
    }

    #[inline(always)]
    fn parts<K: Kind>(
        &mut self,
        set: KindSet,
        there: KindSet,
        before: impl Fn(usize) -> usize,
        mut write: impl FnMut(&mut Self, K),
    ) {
        let start = self.at;
        for kind in K::members(set & there) {
            self.at = start + before(kind.index());
            write(self, kind);
        }
        self.at = start + before(K::ALL.len());
    }

    #[inline(always)]
    fn bytes<N: Display>(&mut self, values: &[u8], _name: impl Fn(usize) -> N) {
        let end = self.at + values.len();
        if let Some(cells) = self.cells.get_mut(self.at..end) {
            for (cell, value) in cells.iter_mut().zip(values) {
                *cell = f32::from(*value);
            }
        }
        self.at = end;
    }

    #[inline(always)]
    fn places<N: Display>(
        &mut self,
        places: usize,
        things: impl Iterator<Item = usize> + Clone,
        _name: impl Fn(usize) -> N,
    ) {
        for place in things {
            debug_assert!(place < places, "a thing has one of the places");
            if let Some(cell) = self.cells.get_mut(self.at + place) {
                *cell += 1.0;
            }
        }
        self.at += places;
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
