//! What a game that is over is remembered by: its largest load, its best harvest, how it ended. Told from its own events, by the face of the game.

use std::cmp::Reverse;

use kernel::{Match, Seat, Viewer};

use super::board::Board;

/// A game from its beginning to its end. There is none of a game that still runs: what it is remembered by is known to nobody before.
pub struct Course<'a, B: Board> {
    game: &'a Match<B>,
    /// The round in which each answer was given.
    rounds: Vec<u32>,
    /// The points of every seat as they would have counted before each answer, and at the end.
    points: Vec<Vec<i32>>,
}

/// Something that happened, and when.
pub struct Heard<'a, B: Board> {
    /// The number of the answer that it came with, from 1 on.
    pub ply: usize,
    pub round: u32,
    /// Who had answered.
    pub by: Seat,
    pub event: &'a B::Event,
}

impl<B: Board> Clone for Heard<'_, B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B: Board> Copy for Heard<'_, B> {}

impl<'a, B: Board> Course<'a, B> {
    /// The course of a game; nothing as long as somebody is asked.
    pub fn of(game: &'a Match<B>) -> Option<Course<'a, B>> {
        if !game.is_over() {
            return None;
        }
        let (mut rounds, mut points) = (Vec::new(), Vec::new());
        game.walk(0, |then| {
            let scores = then.state().scores();
            rounds.push(then.state().round());
            points.push(Seat::all(scores.seats()).map(|seat| scores.points(seat)).collect());
        });
        Some(Course { game, rounds, points })
    }

    /// The position at the end.
    pub fn end(&self) -> &'a B {
        self.game.state()
    }

    /// The seats of the table.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<B> {
        Seat::all(self.end().players())
    }

    /// Everything that happened before the eyes of all, in its order.
    pub fn heard(&self) -> impl Iterator<Item = Heard<'a, B>> {
        let (game, rounds) = (self.game, &self.rounds);
        let plies = game.plies().iter().enumerate();
        plies.flat_map(move |(i, ply)| {
            let heard = move |event| Heard { ply: i + 1, round: rounds[i], by: ply.seat, event };
            game.told(i + 1, Viewer::Spectator).map(heard)
        })
    }

    /// How many points more or fewer a seat would have counted after an answer than before it.
    pub fn gained(&self, ply: usize, seat: Seat) -> i32 {
        self.points[ply][seat.index()] - self.points[ply - 1][seat.index()]
    }

    /// The round of an answer.
    pub fn round(&self, ply: usize) -> u32 {
        self.rounds[ply - 1]
    }
}

/// The first of those with the most of something.
pub fn most<T, K: Ord>(among: impl IntoIterator<Item = T>, of: impl Fn(&T) -> K) -> Option<T> {
    among.into_iter().enumerate().max_by_key(|(i, one)| (of(one), Reverse(*i))).map(|(_, one)| one)
}

/// Something that a game is remembered by. Its texts are `GAME-memory-NAME` and `GAME-memory-NAME-text`.
pub struct Highlight<B: Board> {
    pub name: &'static str,
    /// Its picture.
    pub thing: B::Thing,
    /// Whose doing it was; nobody's if it was the whole table's.
    pub whose: Option<Seat>,
    /// The answer with which it happened, if it was one.
    pub ply: Option<usize>,
    /// What its text leaves open.
    pub values: Vec<(&'static str, Value<B::Thing>)>,
}

/// What a text leaves open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value<T> {
    Number(i64),
    Points(i32),
    Thing(T),
}

impl<B: Board> Highlight<B> {
    pub fn new(name: &'static str, thing: B::Thing) -> Highlight<B> {
        Highlight { name, thing, whose: None, ply: None, values: Vec::new() }
    }

    /// The same as somebody's doing.
    pub fn of(self, seat: impl Into<Option<Seat>>) -> Self {
        Highlight { whose: seat.into(), ..self }
    }

    /// The same with the answer after which it can be seen.
    pub fn at(self, ply: impl Into<Option<usize>>) -> Self {
        Highlight { ply: ply.into(), ..self }
    }

    pub fn number(self, name: &'static str, n: impl Into<i64>) -> Self {
        self.with(name, Value::Number(n.into()))
    }

    pub fn points(self, name: &'static str, points: impl Into<i32>) -> Self {
        self.with(name, Value::Points(points.into()))
    }

    pub fn thing(self, name: &'static str, thing: B::Thing) -> Self {
        self.with(name, Value::Thing(thing))
    }

    fn with(mut self, name: &'static str, value: Value<B::Thing>) -> Self {
        self.values.push((name, value));
        self
    }
}

/// As many are shown.
pub const SHOWN: usize = 4;

/// Something of the winner's that brought him points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pride<T> {
    pub thing: T,
    pub points: i32,
}

/// As many of them are shown.
pub const PRIDES: usize = 3;

/// What a game is remembered by, with its types erased: in no language yet, the same for everybody.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Memories {
    /// What happened; what says how it ended stands last.
    pub highlights: Vec<Memory>,
    /// What brought the winner most, if there is one winner.
    pub prides: Vec<Pride<String>>,
}

/// A highlight with its types erased.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Memory {
    pub name: &'static str,
    pub thing: String,
    pub whose: Option<Seat>,
    /// The answer and its round.
    pub when: Option<(usize, u32)>,
    pub values: Vec<(&'static str, Value<String>)>,
}

impl Memories {
    /// What a game is remembered by; nothing of one that still runs.
    pub(super) fn of<B: Board>(game: &Match<B>) -> Memories {
        let Some(course) = Course::of(game) else { return Memories::default() };
        let mut highlights = B::highlights(&course);
        // How it ended is told whatever else there is to tell.
        let last = highlights.pop();
        highlights.truncate(SHOWN - 1);
        highlights.extend(last);
        let winners = course.end().scores().winners();
        let mut prides = match (winners.first(), winners.len()) {
            (Some(winner), 1) => B::prides(&course, winner),
            _ => Vec::new(),
        };
        prides.retain(|pride| pride.points > 0);
        prides.sort_by_key(|pride| Reverse(pride.points));
        prides.truncate(PRIDES);
        Memories {
            highlights: highlights.into_iter().map(|one| erased(&course, one)).collect(),
            prides: prides
                .into_iter()
                .map(|pride| Pride { thing: pride.thing.to_string(), points: pride.points })
                .collect(),
        }
    }
}

fn erased<B: Board>(course: &Course<'_, B>, one: Highlight<B>) -> Memory {
    let value = |value: Value<B::Thing>| match value {
        Value::Number(n) => Value::Number(n),
        Value::Points(points) => Value::Points(points),
        Value::Thing(thing) => Value::Thing(thing.to_string()),
    };
    Memory {
        name: one.name,
        thing: one.thing.to_string(),
        whose: one.whose,
        when: one.ply.map(|ply| (ply, B::date(course.round(ply)))),
        values: one.values.into_iter().map(|(name, found)| (name, value(found))).collect(),
    }
}

#[cfg(test)]
mod tests;
