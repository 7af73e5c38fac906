//! The numbers of a match: for programs that keep its history too.

use std::sync::Arc;

use bots::{Judged, Visit};
use kernel::{Cells, Game, Match, Numbered, Present, Seat, Seed, SetupText, Table};

use crate::position::{Sense, sampled};
use crate::space::Space;
use crate::{BatchError, Position, Shape};

/// Turns the positions and answers of a game's matches into numbers, and back.
///
/// # Panics
/// All of them at a table of another game or set-up.
pub trait Course: Send + Sync {
    /// What the numbers mean.
    fn shape(&self) -> &Shape;
    /// The number of an answer in the notation; none if it is no answer of this set-up.
    fn number(&self, answer: &str) -> Option<u32>;
    /// The answer of a seat with this number, in the notation; none if it cannot be given now.
    fn answer(&self, table: &dyn Table, seat: Seat, number: i64) -> Option<String>;
    /// Writes what a seat sees.
    fn observe(&self, table: &dyn Table, seat: Seat, row: &mut [f32]);
    /// Writes which answers a seat has.
    fn mask(&self, table: &dyn Table, seat: Seat, mask: &mut [bool]);
    /// The position with what a seat cannot know dealt again.
    fn sample(&self, table: &dyn Table, seat: Seat, seed: u64) -> Box<dyn Position>;
}

fn state<G: Game>(table: &dyn Table) -> &G {
    let game: &Match<G> = table.as_any().downcast_ref().expect("a course stays at tables of its game");
    game.state()
}

struct Typed<G: Numbered>(Arc<Sense<G>>);

impl<G: Present + Numbered> Course for Typed<G> {
    fn shape(&self) -> &Shape {
        &self.0.shape
    }

    fn number(&self, answer: &str) -> Option<u32> {
        self.0.space.number(answer.parse().ok()?)
    }

    fn answer(&self, table: &dyn Table, seat: Seat, number: i64) -> Option<String> {
        let legal = kernel::legal(state::<G>(table), seat);
        let wanted = |answer: &G::Action| self.0.space.number(*answer).map(i64::from) == Some(number);
        legal.into_iter().find(wanted).map(|answer| answer.to_string())
    }

    fn observe(&self, table: &dyn Table, seat: Seat, row: &mut [f32]) {
        state::<G>(table).observe(seat, &mut Cells::new(row));
    }

    fn mask(&self, table: &dyn Table, seat: Seat, mask: &mut [bool]) {
        mask.fill(false);
        for answer in kernel::legal(state::<G>(table), seat) {
            if let Some(number) = self.0.space.number(answer) {
                mask[number as usize] = true;
            }
        }
    }

    fn sample(&self, table: &dyn Table, seat: Seat, seed: u64) -> Box<dyn Position> {
        Box::new(sampled(&self.0, state::<G>(table), table.ply() as u64, seat, seed))
    }
}

struct Find<'a>(&'a SetupText);

impl Visit for Find<'_> {
    type Output = Result<Arc<dyn Course>, BatchError>;

    fn visit<G: Present + Numbered + Judged>(self) -> Self::Output {
        let setup: G::Setup = self.0.check()?;
        let space = Space::new(&setup);
        // The names of the numbers are the same in every position of a set-up.
        let first = Match::<G>::new(setup.clone(), Seed::new([0; 32]))?;
        let shape = Shape::of(&setup, &space, first.state());
        Ok(Arc::new(Typed(Arc::new(Sense { shape, space, setup }))))
    }
}

/// The numbers of a game and its set-up.
pub fn course(game: &str, setup: &SetupText) -> Result<Arc<dyn Course>, BatchError> {
    bots::visit(game, Find(setup)).ok_or_else(|| BatchError::NoGame(game.to_owned()))?
}
