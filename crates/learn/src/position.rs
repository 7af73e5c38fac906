//! A game without its history: a position, the luck to come, and answers by number. For search and for environments of one game.

use std::sync::Arc;

use bots::{Judged, Visit};
use kernel::{Chance, Numbered, Present, Scores, Seat, Seed, SetupText, Viewer};
use serde_json::Value;

use crate::lane::Lane;
use crate::space::Space;
use crate::{BatchError, Shape};

/// A number that stands for no answer that can be given now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0} is not the number of an answer that can be given now")]
pub struct NoSuchNumber(pub i64);

/// A position of any game.
pub trait Position: Send + Sync {
    /// What the numbers mean.
    fn shape(&self) -> &Shape;
    /// Who is asked; nobody: the game is over.
    fn asked(&self) -> Option<Seat>;
    /// How many answers have been given.
    fn plies(&self) -> u64;
    /// The round that is being played.
    fn round(&self) -> u32;
    /// The numbers of the answers of who is asked.
    fn legal(&self) -> &[u32];
    /// The same answers in the notation.
    fn legal_words(&self) -> Vec<String>;
    /// Begins the match of another seed.
    fn restart(&mut self, seed: &Seed);
    /// Gives an answer by its number.
    fn play(&mut self, number: i64) -> Result<(), NoSuchNumber>;
    /// Writes what a seat sees.
    fn observe(&self, seat: Seat, row: &mut [f32]);
    /// Writes which answers who is asked has.
    fn mask(&self, mask: &mut [bool]);
    /// Points and tie-breakers as they would count now.
    fn scores(&self) -> Scores;
    /// How the game ended.
    fn ending(&self) -> Option<&'static str>;
    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> Value;
    /// Plays on at random to the end.
    fn wander(&mut self, seed: u64);
    /// The same position with what a seat cannot know dealt again, and luck of its own.
    fn sample(&self, seat: Seat, seed: u64) -> Box<dyn Position>;
    /// A copy to think about, with the same luck to come.
    fn copy(&self) -> Box<dyn Position>;
    /// Plays each answer of who is asked in a copy, in the order of the list: what he then sees, row after row, and what those that end the game bring him
    /// of the victory (NaN for the others).
    fn ahead(&self) -> (Vec<f32>, Vec<f64>);
}

/// What the positions of one game and set-up share.
#[derive(Debug)]
pub(crate) struct Sense<G: Numbered> {
    pub(crate) shape: Shape,
    pub(crate) space: Space<G>,
    pub(crate) setup: G::Setup,
}

#[derive(Clone)]
pub(crate) struct Typed<G: Numbered> {
    pub(crate) sense: Arc<Sense<G>>,
    pub(crate) lane: Lane<G>,
}

impl<G: Present + Numbered> Position for Typed<G> {
    fn shape(&self) -> &Shape {
        &self.sense.shape
    }

    fn asked(&self) -> Option<Seat> {
        self.lane.asked()
    }

    fn plies(&self) -> u64 {
        self.lane.plies
    }

    fn round(&self) -> u32 {
        self.lane.state.round()
    }

    fn legal(&self) -> &[u32] {
        self.lane.numbers()
    }

    fn legal_words(&self) -> Vec<String> {
        self.lane.legal().iter().map(ToString::to_string).collect()
    }

    fn restart(&mut self, seed: &Seed) {
        let Sense { setup, space, .. } = &*self.sense;
        self.lane.restart(setup, space, seed).expect("what was set up can be set up again");
    }

    fn play(&mut self, number: i64) -> Result<(), NoSuchNumber> {
        let place = self.lane.place(number).ok_or(NoSuchNumber(number))?;
        self.lane.play(place, &self.sense.space);
        Ok(())
    }

    fn observe(&self, seat: Seat, row: &mut [f32]) {
        self.lane.observe(seat, row);
    }

    fn mask(&self, mask: &mut [bool]) {
        self.lane.mask(mask);
    }

    fn scores(&self) -> Scores {
        self.lane.state.scores()
    }

    fn ending(&self) -> Option<&'static str> {
        self.lane.state.ending().map(|ending| ending.id)
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.lane.state.view(viewer)).expect("a view is plain data")
    }

    fn wander(&mut self, seed: u64) {
        let mut dice = Chance::fast(seed);
        while self.lane.asked().is_some() {
            let any = dice.below(self.lane.legal().len() as u32) as usize;
            self.lane.play(any, &self.sense.space);
        }
    }

    fn sample(&self, seat: Seat, seed: u64) -> Box<dyn Position> {
        Box::new(sampled(&self.sense, &self.lane.state, self.lane.plies, seat, seed))
    }

    fn copy(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }

    fn ahead(&self) -> (Vec<f32>, Vec<f64>) {
        let Some(seat) = self.lane.asked() else { return (Vec::new(), Vec::new()) };
        let (width, answers) = (self.sense.shape.row.len(), self.lane.legal().len());
        let mut rows = vec![0.0; width * answers];
        let mut ends = vec![f64::NAN; answers];
        let mut copy = self.lane.clone();
        for (i, (row, end)) in rows.chunks_mut(width).zip(&mut ends).enumerate() {
            if i > 0 {
                copy.clone_from(&self.lane);
            }
            copy.play(i, &self.sense.space);
            copy.observe(seat, row);
            if copy.asked().is_none() {
                let winners = copy.state.scores().winners();
                *end = if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
            }
        }
        (rows, ends)
    }
}

/// A position with what a seat cannot know dealt again.
pub(crate) fn sampled<G: Numbered>(
    sense: &Arc<Sense<G>>,
    state: &G,
    plies: u64,
    seat: Seat,
    seed: u64,
) -> Typed<G> {
    let mut luck = Chance::fast(seed);
    let state = kernel::Seen::new(state, seat).sample(&mut luck);
    Typed { sense: Arc::clone(sense), lane: Lane::of(state, luck, plies, &sense.space) }
}

struct Begin<'a> {
    setup: &'a SetupText,
    seed: Seed,
}

impl Visit for Begin<'_> {
    type Output = Result<Box<dyn Position>, BatchError>;

    fn visit<G: Present + Numbered + Judged>(self) -> Self::Output {
        let setup: G::Setup = self.setup.check()?;
        let space = Space::new(&setup);
        let lane = Lane::<G>::new(&setup, &space, &self.seed)?;
        let sense = Arc::new(Sense { shape: Shape::of(&setup, &space, &lane.state), space, setup });
        Ok(Box::new(Typed { sense, lane }))
    }
}

/// The match of this seed before its first answer, without its history.
pub fn position(game: &str, setup: &SetupText, seed: Seed) -> Result<Box<dyn Position>, BatchError> {
    bots::visit(game, Begin { setup, seed }).ok_or_else(|| BatchError::NoGame(game.to_owned()))?
}
