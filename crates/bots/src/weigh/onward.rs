//! Games played on from answers that are compared, to their end: where points come from is counted there. A judgement in the middle of a game knows better
//! how many points are still to come than where from.

use kernel::{Chance, Log, Present, Seat, Seen, Words};

use crate::Evaluate;
use crate::dice::best;
use crate::evaluate::{Scratch, try_all};
use crate::games::Judged;

/// Own points by source, in the list that people read, and last what is not told apart.
pub(super) type Points = Vec<f32>;

/// What is done for all of them.
pub(super) struct Played<'a, G: Judged> {
    pub evaluate: &'a G::Best,
    pub seat: Seat,
    pub actions: &'a [G::Action],
    pub words: &'a Words,
}

/// Plays on, one answer at a time: everybody takes what looks best at once. The games of a round begin in the same sample and have the same luck: what differs
/// between them is the first answer.
#[derive(Debug)]
pub(super) struct Onward<G: Judged> {
    dice: Chance,
    sample: Option<G>,
    luck: u64,
    /// First answers of this round from which nobody has played on yet.
    open: Vec<usize>,
    /// The game that is played just now: its first answer, where it stands, its luck.
    running: Option<(usize, G, Chance)>,
    done: Vec<(usize, Points)>,
    scratch: Scratch<G::Action>,
    list: Vec<G::Action>,
    worths: Vec<f32>,
}

impl<G: Judged + Present> Onward<G> {
    pub fn new(seed: u64) -> Onward<G> {
        Onward {
            dice: Chance::fast(seed),
            sample: None,
            luck: 0,
            open: Vec::new(),
            running: None,
            done: Vec::new(),
            scratch: Scratch::default(),
            list: Vec::new(),
            worths: Vec::new(),
        }
    }

    /// Whether a round has ended, or none has begun.
    pub fn is_idle(&self) -> bool {
        self.sample.is_none()
    }

    /// Begins a round: a game from each of these answers.
    pub fn begin(&mut self, seen: &Seen<'_, G>, first: Vec<usize>) {
        self.sample = Some(seen.sample(&mut self.dice));
        self.luck = self.throw();
        self.open = first;
        self.done.clear();
    }

    fn throw(&mut self) -> u64 {
        u64::from(self.dice.below(u32::MAX)) << 32 | u64::from(self.dice.below(u32::MAX))
    }

    /// Gives one answer. When all games of the round are over, the points of each, by its first answer.
    pub fn step(&mut self, of: &Played<'_, G>) -> Option<Vec<(usize, Points)>> {
        let Some((first, mut state, mut chance)) = self.running.take() else {
            let Some(first) = self.open.pop() else {
                self.sample = None;
                return Some(std::mem::take(&mut self.done));
            };
            let mut state = self.sample.clone()?;
            let mut chance = Chance::fast(self.luck);
            state.apply(of.seat, of.actions[first], &mut chance, &mut Log::off());
            self.running = Some((first, state, chance));
            return None;
        };
        match state.acting().first() {
            Some(seat) => {
                self.answer(of.evaluate, &mut state, seat, &mut chance);
                self.running = Some((first, state, chance));
            }
            None => self.done.push((first, count(of, &state))),
        }
        None
    }

    fn answer(&mut self, evaluate: &G::Best, state: &mut G, seat: Seat, chance: &mut Chance) {
        self.list.clear();
        state.legal(seat, &mut self.list);
        let place = if self.list.len() > 1 {
            // What is tried has luck of its own: nobody foresees what the game will draw.
            let luck = self.throw();
            let (scratch, worths) = (&mut self.scratch, &mut self.worths);
            try_all((evaluate, None), state, seat, &self.list, luck, scratch, worths);
            best(worths)
        } else {
            0
        };
        state.apply(seat, self.list[place], chance, &mut Log::off());
    }
}

/// The points of a game that is over, told apart as far as the judgement tells them apart.
fn count<G: Judged + Present>(of: &Played<'_, G>, end: &G) -> Points {
    let own = of.seat.index();
    let scored: Vec<f32> = end.breakdown(of.words).iter().map(|source| source.points[own] as f32).collect();
    let mut points = vec![0.0; scored.len() + 1];
    of.evaluate.by_source(end, of.seat, &scored, &mut points);
    points.into_iter().map(|points| points as f32).collect()
}
