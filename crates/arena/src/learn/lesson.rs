//! A position of a game that was played, and what became of it.

use bots::judge::{Judgement, MOST_SOURCES, Numbers};
use kernel::MAX_SEATS;

/// Places and numbers that are not 0.
pub(crate) type Marks = Vec<(u16, f32)>;

/// A position with what became of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// The number of its game.
    pub(crate) game: u64,
    pub(crate) players: usize,
    /// The numbers about each seat.
    pub(crate) own: Vec<Marks>,
    /// The numbers about the table.
    pub(crate) table: Marks,
    /// Every seat's chance to win: how the game ended, blended with what was thought on the way.
    pub(crate) chance: [f32; MAX_SEATS],
    /// Points still to come, by source.
    pub(crate) points: [[f32; MOST_SOURCES]; MAX_SEATS],
    /// Who won in truth; nobody in a position that was only thought of.
    pub(crate) won: [f32; MAX_SEATS],
    /// The chances as the hand-made evaluation saw them.
    pub(crate) hand: [f32; MAX_SEATS],
}

/// Of every so many games one is kept from the training, to see what it is worth.
const KEPT: u64 = 10;
/// How much of a chance to learn is what the search saw in the position itself; the rest is what became of it.
const TRUST: f32 = 0.6;
/// How much of what became of a position is what was thought one position later.
const BLEND: f32 = 0.05;

impl Lesson {
    /// Whether its game is kept from the training.
    #[must_use]
    pub fn is_kept(&self) -> bool {
        self.game % KEPT == KEPT - 1
    }

    /// Whether it was played, so that an end came of it.
    #[must_use]
    pub fn was_played(&self) -> bool {
        self.won.iter().any(|share| *share > 0.0)
    }

    /// The chances as the hand-made evaluation saw them.
    #[must_use]
    pub fn hand_chances(&self) -> &[f32] {
        &self.hand[..self.players]
    }

    /// Who won.
    #[must_use]
    pub fn outcome(&self) -> &[f32] {
        &self.won[..self.players]
    }
}

/// A position while its game goes on.
#[derive(Clone, Debug)]
pub(crate) struct Moment {
    /// Whether the game came through it; if not, it was only thought of, and all that is known is what the search saw.
    pub played: bool,
    pub own: Vec<Numbers>,
    pub table: Numbers,
    /// The points as they stand, by source.
    pub sources: [[f32; MOST_SOURCES]; MAX_SEATS],
    /// What the network expects by source, if there is one.
    pub expected: Option<[[f32; MOST_SOURCES]; MAX_SEATS]>,
    /// Every seat's chance to win, as the search saw it.
    pub searched: [f32; MAX_SEATS],
    pub hand: [f32; MAX_SEATS],
}

/// What is to be learned from the moments of a game that ended so: what the search saw in each, and what became of it. The end is blended with what was
/// seen on the way there (a λ-return): it says more about late positions than about early ones.
pub(crate) fn lessons(game: u64, players: usize, moments: Vec<Moment>, end: &Judgement) -> Vec<Lesson> {
    let (mut chance, mut points) = (end.chance, end.points);
    let mut lessons: Vec<Lesson> = Vec::with_capacity(moments.len());
    for moment in moments.into_iter().rev() {
        if !moment.played {
            lessons.push(thought_of(game, players, moment));
            continue;
        }
        let mut to_come = points;
        for (to_come, now) in to_come.iter_mut().flatten().zip(moment.sources.iter().flatten()) {
            *to_come -= now;
        }
        let blend = |a: &mut f32, b: f32, part: f32| *a += part * (b - *a);
        let mut target = chance;
        target.iter_mut().zip(moment.searched).for_each(|(a, b)| blend(a, b, TRUST));
        lessons.push(Lesson {
            game,
            players,
            own: moment.own.into_iter().map(|numbers| numbers.marks).collect(),
            table: moment.table.marks,
            chance: target,
            points: to_come,
            won: end.chance,
            hand: moment.hand,
        });
        chance.iter_mut().zip(moment.searched).for_each(|(a, b)| blend(a, b, BLEND));
        if let Some(expected) = moment.expected {
            let pairs = points.iter_mut().flatten().zip(expected.into_iter().flatten());
            pairs.for_each(|(a, b)| blend(a, b, BLEND));
        }
    }
    lessons.reverse();
    lessons
}

/// What is to be learned from a position to which an answer would have led that was not given.
fn thought_of(game: u64, players: usize, moment: Moment) -> Lesson {
    Lesson {
        game,
        players,
        own: moment.own.into_iter().map(|numbers| numbers.marks).collect(),
        table: moment.table.marks,
        chance: moment.searched,
        points: [[0.0; MOST_SOURCES]; MAX_SEATS],
        won: [0.0; MAX_SEATS],
        hand: moment.hand,
    }
}

/// Writes numbers as bytes.
fn put_marks(out: &mut Vec<u8>, marks: &Marks) {
    out.extend((marks.len() as u16).to_le_bytes());
    for (place, value) in marks {
        out.extend(place.to_le_bytes());
        out.extend(value.to_le_bytes());
    }
}

/// The lessons of a game as bytes, with their length before them.
pub(crate) fn to_bytes(game: u64, lessons: &[Lesson]) -> Vec<u8> {
    let mut body = game.to_le_bytes().to_vec();
    body.extend((lessons.len() as u32).to_le_bytes());
    for lesson in lessons {
        body.push(lesson.players as u8);
        lesson.own.iter().for_each(|marks| put_marks(&mut body, marks));
        put_marks(&mut body, &lesson.table);
        let numbers = lesson.chance.iter().chain(lesson.points.iter().flatten());
        numbers.chain(&lesson.won).chain(&lesson.hand).for_each(|value| body.extend(value.to_le_bytes()));
    }
    let mut out = (body.len() as u32).to_le_bytes().to_vec();
    out.extend(body);
    out
}

/// Reads bytes one after the other. What is cut off is `None`.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (first, rest) = self.0.split_first_chunk::<N>()?;
        self.0 = rest;
        Some(*first)
    }

    fn f32s<const N: usize>(&mut self) -> Option<[f32; N]> {
        let mut values = [0.0; N];
        for value in &mut values {
            *value = f32::from_le_bytes(self.take()?);
        }
        Some(values)
    }

    fn marks(&mut self) -> Option<Marks> {
        let n = u16::from_le_bytes(self.take()?);
        (0..n).map(|_| Some((u16::from_le_bytes(self.take()?), f32::from_le_bytes(self.take()?)))).collect()
    }

    fn lesson(&mut self, game: u64) -> Option<Lesson> {
        let players = usize::from(self.take::<1>()?[0]);
        let own = (0..players).map(|_| self.marks()).collect::<Option<_>>()?;
        let table = self.marks()?;
        let chance = self.f32s()?;
        let mut points = [[0.0; MOST_SOURCES]; MAX_SEATS];
        for row in &mut points {
            *row = self.f32s()?;
        }
        Some(Lesson { game, players, own, table, chance, points, won: self.f32s()?, hand: self.f32s()? })
    }
}

/// The games of a file and how many bytes of it are whole.
pub(crate) fn from_bytes(bytes: &[u8]) -> (Vec<Vec<Lesson>>, usize) {
    let (mut games, mut whole) = (Vec::new(), 0);
    while let Some((length, rest)) = bytes[whole..].split_first_chunk::<4>() {
        let length = u32::from_le_bytes(*length) as usize;
        let Some(body) = rest.get(..length) else { break };
        let mut reader = Reader(body);
        let read = || -> Option<Vec<Lesson>> {
            let game = u64::from_le_bytes(reader.take()?);
            let n = u32::from_le_bytes(reader.take()?);
            (0..n).map(|_| reader.lesson(game)).collect()
        };
        let mut read = read;
        let Some(lessons) = read() else { break };
        games.push(lessons);
        whole += 4 + length;
    }
    (games, whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(searched: f32, played: bool) -> Moment {
        Moment {
            played,
            own: vec![Numbers::default(); 2],
            table: Numbers::default(),
            sources: [[0.0; MOST_SOURCES]; MAX_SEATS],
            expected: None,
            searched: [searched, 1.0 - searched, 0.0, 0.0, 0.0],
            hand: [0.5, 0.5, 0.0, 0.0, 0.0],
        }
    }

    /// What was only thought of teaches what the search saw, and changes nothing about what came of the game.
    #[test]
    fn a_position_that_was_not_played_has_no_end() {
        let mut end = Judgement { players: 2, ..Judgement::default() };
        end.chance[0] = 1.0;
        end.points[0][0] = 12.0;
        let played = lessons(3, 2, vec![moment(0.5, true), moment(0.8, true)], &end);
        let both = lessons(3, 2, vec![moment(0.5, true), moment(0.1, false), moment(0.8, true)], &end);
        assert_eq!([&both[0], &both[2]], [&played[0], &played[1]]);
        assert_eq!(both[1].chance[..2], [0.1, 0.9]);
        assert!(!both[1].was_played() && both[0].was_played());
        let (read, whole) = from_bytes(&to_bytes(3, &both));
        assert_eq!((read, whole), (vec![both.clone()], to_bytes(3, &both).len()));
    }
}
