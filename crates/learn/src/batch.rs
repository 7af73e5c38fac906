//! Many games side by side, one answer each at a time.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use arrayvec::ArrayVec;
use bots::{Judged, SeatError, Spec, Visit};
use kernel::{Chance, Numbered, Present, Scores, Seat, Seed, SetupError, SetupText};

use crate::company::Company;
use crate::crew::{Crew, PARTS};
use crate::lane::Lane;
use crate::out::Widths;
use crate::space::Space;
use crate::{Out, Shape};

/// What the end of a game brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reward {
    /// 1 for a victory; what the others lose adds up to it; a shared victory counts in part.
    #[default]
    Victory,
    /// The points ahead of the best rival, or behind.
    Margin,
}

impl Reward {
    /// What a seat gets.
    fn of(self, scores: &Scores, seat: Seat) -> f32 {
        let players = scores.seats() as f32;
        match self {
            Reward::Victory => {
                let winners = scores.winners();
                let share = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
                (players * share - 1.0) / (players - 1.0)
            }
            Reward::Margin => {
                let rivals = Seat::all(scores.seats()).filter(|other| *other != seat);
                let best = rivals.map(|other| scores.points(other)).max().unwrap_or_default();
                (scores.points(seat) - best) as f32
            }
        }
    }
}

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The name of the game.
    pub game: String,
    /// Players and variants.
    pub setup: SetupText,
    /// How many games run side by side.
    pub games: usize,
    /// How many threads share the work; one: nobody but the caller's.
    pub threads: usize,
    /// Where the luck comes from: place `i` plays the matches number `i`, `i + games`, … of the seed's children.
    pub seed: Seed,
    /// Bots at all seats but one, clockwise after the learner's, which moves on by one from game to game. Nobody: the learner has all seats.
    pub opponents: Vec<Spec>,
    /// What the end of a game brings.
    pub reward: Reward,
}

/// Why a batch cannot go on. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BatchError {
    /// There is no such game.
    #[error("there is no game \"{0}\"")]
    NoGame(String),
    /// The set-up is wrong.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A bot cannot sit down.
    #[error(transparent)]
    Seat(#[from] SeatError),
    /// Too few bots, or too many.
    #[error("the table has {seats} seats: name {} opponents, or none; named: {named}", seats - 1)]
    Opponents {
        /// The seats of the table.
        seats: usize,
        /// The bots that were named.
        named: usize,
    },
    /// No game, or no thread.
    #[error("a batch has at least one game and one thread")]
    Empty,
    /// The threads cannot be had.
    #[error("the threads cannot be started: {0}")]
    Threads(String),
    /// An array of the caller has another length.
    #[error("{what} has {found} elements, not {wanted}")]
    Length {
        /// Which one.
        what: &'static str,
        /// Its length.
        found: usize,
        /// What it should be.
        wanted: usize,
    },
    /// An answer that cannot be given now.
    #[error("game {game}: {number} is not the number of an answer that can be given now")]
    Illegal {
        /// The place of the game in the batch.
        game: usize,
        /// The number.
        number: i64,
    },
}

/// Many games side by side.
pub trait Batch: Send {
    /// What the numbers mean.
    fn shape(&self) -> &Shape;
    /// How many games there are.
    fn games(&self) -> usize;
    /// How many rewards each game has: one for each seat, or one for the learner among bots.
    fn rewards(&self) -> usize;
    /// How many games have been begun since the last reset.
    fn begun(&self) -> u64;
    /// Begins anew with another seed, and writes what is asked.
    fn reset(&mut self, seed: Seed, out: Out<'_>) -> Result<(), BatchError>;
    /// Gives an answer in every game, by number, and writes what has become of them. A game that ends begins anew at once.
    fn step(&mut self, answers: &[i64], out: Out<'_>) -> Result<(), BatchError>;
    /// Chooses an answer in every game, each equally likely.
    fn choose_at_random(&mut self, answers: &mut [i64]);
    /// Gives so many answers at random in every game, without looking; how many those were, with what bots answered.
    fn wander(&mut self, steps: u64) -> u64;
}

/// One game of a batch.
struct Place<G: Numbered> {
    lane: Lane<G>,
    company: Option<Company<G>>,
    /// The number of its match among the seed's children.
    number: u64,
    /// The answer that was chosen for it, by its place in the list.
    chosen: usize,
    dice: Chance,
}

/// What all games of a batch have in common.
struct Common<G: Numbered> {
    setup: G::Setup,
    space: Space<G>,
    seed: Seed,
    games: u64,
    opponents: Vec<Spec>,
    reward: Reward,
    widths: Widths,
}

struct Typed<G: Numbered> {
    shape: Shape,
    common: Common<G>,
    places: Vec<Place<G>>,
    /// Who shares the work; nobody: the caller's thread alone.
    crew: Option<Crew>,
}

/// The fewest games that are worth a thread of their own.
const GRAIN: usize = 16;

impl<G: Numbered + Judged> Place<G> {
    fn begin(&mut self, common: &Common<G>) {
        let seed = common.seed.child(self.number);
        self.lane.restart(&common.setup, &common.space, &seed).expect("what was set up can be set up again");
        if !common.opponents.is_empty() {
            self.company = Company::new(&common.opponents, self.number, &seed).ok();
        }
    }

    /// Lets bots answer until the learner is asked; what the end of a game brings is written down, and the next one begins.
    fn go_on(&mut self, common: &Common<G>, out: &mut Out<'_>) -> u64 {
        let mut answers = 0;
        loop {
            let Some(seat) = self.lane.asked() else {
                self.end(common, out);
                self.number += common.games;
                self.begin(common);
                continue;
            };
            let Some(company) = &mut self.company else { return answers };
            let Some(answer) = company.answer(&self.lane.state, seat) else { return answers };
            self.lane.apply(seat, answer, &common.space);
            company.hear(seat, answer);
            answers += 1;
        }
    }

    fn end(&self, common: &Common<G>, out: &mut Out<'_>) {
        if let [done, ..] = &mut *out.done {
            *done = true;
        }
        if out.rewards.is_empty() && out.points.is_empty() {
            return;
        }
        let scores = self.lane.state.scores();
        match &self.company {
            Some(company) => {
                for cell in &mut out.rewards[..] {
                    *cell = common.reward.of(&scores, company.learner());
                }
            }
            None => {
                for (seat, cell) in Seat::all(scores.seats()).zip(&mut *out.rewards) {
                    *cell = common.reward.of(&scores, seat);
                }
            }
        }
        for (seat, cell) in Seat::all(scores.seats()).zip(&mut *out.points) {
            *cell = scores.points(seat);
        }
    }

    fn write(&self, out: Out<'_>) {
        let Some(seat) = self.lane.asked() else { return };
        if !out.rows.is_empty() {
            self.lane.observe(seat, out.rows);
        }
        if !out.masks.is_empty() {
            self.lane.mask(out.masks);
        }
        if let [cell] = out.seats {
            *cell = seat.index() as i32;
        }
        if let [cell] = out.choices {
            *cell = self.lane.numbers().len() as i32;
        }
        for (cell, number) in out.legal.iter_mut().zip(self.lane.numbers()) {
            *cell = i64::from(*number);
        }
    }

    fn give(&mut self, place: usize, common: &Common<G>) {
        let (seat, answer) = self.lane.play(place, &common.space);
        if let Some(company) = &mut self.company {
            company.hear(seat, answer);
        }
    }
}

/// What is done with every game, with its part of the arrays.
trait Task<G: Numbered>: Sync {
    fn run(&self, place: &mut Place<G>, common: &Common<G>, out: Out<'_>);
}

struct Look;
struct Step;

impl<G: Numbered + Judged> Task<G> for Look {
    fn run(&self, place: &mut Place<G>, common: &Common<G>, mut out: Out<'_>) {
        clear(&mut out);
        place.begin(common);
        place.go_on(common, &mut out);
        clear(&mut out);
        place.write(out);
    }
}

impl<G: Numbered + Judged> Task<G> for Step {
    #[inline]
    fn run(&self, place: &mut Place<G>, common: &Common<G>, mut out: Out<'_>) {
        clear(&mut out);
        place.give(place.chosen, common);
        place.go_on(common, &mut out);
        place.write(out);
    }
}

fn clear(out: &mut Out<'_>) {
    out.rewards.fill(0.0);
    out.done.fill(false);
}

/// Some games of a batch, with their part of what the caller handed over.
struct Part<'a, G: Numbered> {
    /// The number of the first one.
    first: usize,
    places: &'a mut [Place<G>],
    answers: &'a [i64],
    out: Out<'a>,
}

impl<'a, G: Numbered + Judged> Part<'a, G> {
    /// Cuts it into so many parts of the same size, or a little less.
    fn cut(self, parts: usize, widths: Widths) -> ArrayVec<Mutex<Part<'a, G>>, PARTS> {
        let size = self.places.len().div_ceil(parts);
        let mut cut = ArrayVec::new();
        let mut left = self;
        while left.places.len() > size {
            let Part { first, places, answers, out } = left;
            let (places, others) = places.split_at_mut(size);
            let (answers, other_answers) = answers.split_at(size.min(answers.len()));
            let (out, other_out) = out.split(size, widths);
            cut.push(Mutex::new(Part { first, places, answers, out }));
            left = Part { first: first + size, places: others, answers: other_answers, out: other_out };
        }
        cut.push(Mutex::new(left));
        cut
    }

    /// Finds the chosen answers; what cannot be given is told, the first such game.
    fn choose(&mut self) -> Result<(), BatchError> {
        for (i, (place, number)) in self.places.iter_mut().zip(self.answers).enumerate() {
            let chosen = place.lane.place(*number);
            place.chosen = chosen.ok_or(BatchError::Illegal { game: self.first + i, number: *number })?;
        }
        Ok(())
    }

    /// Does something with every game.
    fn each<T: Task<G>>(&mut self, task: &T, common: &Common<G>) {
        let mut left = std::mem::take(&mut self.out);
        for place in &mut *self.places {
            let (here, others) = left.split(1, common.widths);
            left = others;
            task.run(place, common, here);
        }
    }

    /// Gives so many answers at random in every game, without looking; how many those were, with what bots answered.
    fn wander(&mut self, steps: u64, common: &Common<G>) -> u64 {
        let mut answers = 0;
        for place in &mut *self.places {
            for _ in 0..steps {
                let any = place.dice.below(place.lane.legal().len() as u32) as usize;
                place.give(any, common);
                answers += 1 + place.go_on(common, &mut Out::default());
            }
        }
        answers
    }
}

/// Each part is held by one thread at a time; one that has panicked takes the whole call along.
fn held<T>(part: &Mutex<T>) -> MutexGuard<'_, T> {
    part.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<G: Numbered + Judged> Typed<G> {
    /// Lets all threads do something with the parts of the batch.
    fn all(&mut self, out: Out<'_>, work: impl Fn(&mut Part<'_, G>, &Common<G>) + Sync) {
        let (common, places) = (&self.common, &mut self.places[..]);
        let games = places.len();
        let mut whole = Part { first: 0, places, answers: &[], out };
        let Some(crew) = &self.crew else { return work(&mut whole, common) };
        let parts = whole.cut(crew.parts(games, GRAIN), common.widths);
        crew.share(parts.len(), |i| work(&mut held(&parts[i]), common), || false, |_| ());
    }

    fn fits(&self, out: &Out<'_>) -> Result<(), BatchError> {
        match out.misfit(self.places.len(), self.common.widths) {
            Some((what, found, wanted)) => Err(BatchError::Length { what, found, wanted }),
            None => Ok(()),
        }
    }
}

impl<G: Present + Numbered + Judged> Batch for Typed<G> {
    fn shape(&self) -> &Shape {
        &self.shape
    }

    fn games(&self) -> usize {
        self.places.len()
    }

    fn rewards(&self) -> usize {
        self.common.widths.rewards
    }

    fn begun(&self) -> u64 {
        self.places.iter().map(|place| place.number / self.common.games + 1).sum()
    }

    fn reset(&mut self, seed: Seed, out: Out<'_>) -> Result<(), BatchError> {
        self.fits(&out)?;
        self.common.seed = seed;
        for (place, i) in self.places.iter_mut().zip(0..) {
            place.number = i;
            place.dice = Chance::fast(seed.child(i).short());
        }
        self.all(out, |part, common| part.each(&Look, common));
        Ok(())
    }

    fn step(&mut self, answers: &[i64], out: Out<'_>) -> Result<(), BatchError> {
        self.fits(&out)?;
        let games = self.places.len();
        if answers.len() != games {
            return Err(BatchError::Length { what: "actions", found: answers.len(), wanted: games });
        }
        let (common, places) = (&self.common, &mut self.places[..]);
        let mut whole = Part { first: 0, places, answers, out };
        let Some(crew) = &self.crew else {
            whole.choose()?;
            whole.each(&Step, common);
            return Ok(());
        };
        let parts = whole.cut(crew.parts(games, GRAIN), common.widths);
        let faults = AtomicUsize::new(0);
        let choose = |i: usize| {
            if held(&parts[i]).choose().is_err() {
                faults.fetch_add(1, Ordering::Relaxed);
            }
        };
        let well = || faults.load(Ordering::Relaxed) == 0;
        crew.share(parts.len(), choose, well, |i| held(&parts[i]).each(&Step, common));
        // Whose fault it is, in order.
        if well() { Ok(()) } else { parts.iter().try_for_each(|part| held(part).choose()) }
    }

    fn choose_at_random(&mut self, answers: &mut [i64]) {
        for (place, answer) in self.places.iter_mut().zip(answers) {
            let numbers = place.lane.numbers();
            *answer = i64::from(numbers[place.dice.below(numbers.len() as u32) as usize]);
        }
    }

    fn wander(&mut self, steps: u64) -> u64 {
        let answers = AtomicU64::new(0);
        self.all(Out::default(), |part, common| {
            answers.fetch_add(part.wander(steps, common), Ordering::Relaxed);
        });
        answers.into_inner()
    }
}

impl Plan {
    /// So many games of the usual set-up, on one thread, with all seats for the learner.
    #[must_use]
    pub fn new(game: &str, games: usize, seed: Seed) -> Plan {
        Plan {
            game: game.to_owned(),
            setup: SetupText::new(),
            games,
            threads: 1,
            seed,
            opponents: Vec::new(),
            reward: Reward::Victory,
        }
    }

    /// Begins all games.
    pub fn start(&self) -> Result<Box<dyn Batch>, BatchError> {
        bots::visit(&self.game, Start(self)).ok_or_else(|| BatchError::NoGame(self.game.clone()))?
    }
}

struct Start<'a>(&'a Plan);

impl Visit for Start<'_> {
    type Output = Result<Box<dyn Batch>, BatchError>;

    fn visit<G: Present + Numbered + Judged>(self) -> Self::Output {
        let plan = self.0;
        if plan.games == 0 || plan.threads == 0 {
            return Err(BatchError::Empty);
        }
        let setup: G::Setup = plan.setup.check()?;
        let space = Space::new(&setup);
        let first = Lane::<G>::new(&setup, &space, &plan.seed)?;
        let shape = Shape::of(&setup, &space, &first.state);
        let (seats, named) = (shape.players, plan.opponents.len());
        if named != 0 && named + 1 != seats {
            return Err(BatchError::Opponents { seats, named });
        }
        if named != 0 {
            Company::<G>::new(&plan.opponents, 0, &plan.seed)?;
        }
        let widths = Widths {
            row: shape.row.len(),
            mask: shape.answers.len(),
            rewards: if named == 0 { seats } else { 1 },
            players: seats,
        };
        let place =
            || Place { lane: first.clone(), company: None, number: 0, chosen: 0, dice: Chance::fast(0) };
        let places = (0..plan.games).map(|_| place()).collect();
        let crew = (plan.threads > 1).then(|| Crew::new(plan.threads)).transpose();
        let crew = crew.map_err(|error| BatchError::Threads(error.to_string()))?;
        let common = Common {
            setup,
            space,
            seed: plan.seed,
            games: plan.games as u64,
            opponents: plan.opponents.clone(),
            reward: plan.reward,
            widths,
        };
        let mut batch = Typed { shape, common, places, crew };
        batch.reset(plan.seed, Out::default())?;
        Ok(Box::new(batch))
    }
}
