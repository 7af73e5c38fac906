//! Lessons: a few positions, each with a sentence or two, something to look at, and mostly something to try. What an answer gets is what the
//! engine says that it does, so that no lesson can drift from the rules.
//!
//! A lesson is data: positions are scenarios of the game, texts stand in the words' files under the names of lesson and step.

mod figures;

use kernel::{Match, Seat, Seed, Setup, Table};

use super::board::Board;
use super::scene::answers;

pub use figures::figure;

/// The lesson for those who know the game: what good players do. Its steps have figures.
pub const GOOD: &str = "good";

/// A lesson of a game.
pub struct Lesson<B: Board> {
    /// Its name in addresses and texts: `first`, or that of an expansion.
    pub name: &'static str,
    pub steps: &'static [Step<B>],
}

/// A step of a lesson.
pub struct Step<B: Board> {
    /// Its name in texts.
    pub name: &'static str,
    /// The position, seat A asked.
    pub stage: fn() -> Stage<B>,
    /// What to look at, as a selector.
    pub look: &'static str,
    /// What to try; nothing where one only looks.
    pub task: Option<Task<B>>,
}

/// A position with the set-up that it belongs to.
pub struct Stage<B: Board> {
    pub setup: B::Setup,
    pub game: B,
}

/// Something to try, again and again.
pub struct Task<B: Board> {
    /// Whether what came of an answer is what was asked for.
    pub solved: Goal<B>,
    /// How others go on after an answer that begins so, and what oneself would do next: as far as it is legal, and told with the rest.
    pub then: &'static [(&'static str, &'static str)],
}

/// What solves a task.
pub enum Goal<B: Board> {
    /// One of these answers, in notation.
    Answers(&'static [&'static str]),
    /// A position in which this holds.
    Reached(fn(&B) -> bool),
}

/// A lesson without its types: its name and those of its steps, each with whether there is something to try.
pub struct Outline {
    pub name: &'static str,
    pub steps: Vec<(&'static str, bool)>,
}

/// An answer as it comes from a page.
pub enum Given {
    Answer(String),
    Marks(Vec<String>),
}

/// What came of an answer.
pub struct Attempt {
    pub table: Box<dyn Table>,
    pub solved: bool,
}

impl<B: Board> Stage<B> {
    /// The position as a match: the same for everybody.
    pub fn laid_out(self) -> Match<B> {
        let Stage { setup, game } = self;
        debug_assert_eq!(setup.players(), game.players());
        Match::laid_out(setup, Seed::from_word("lesson"), game)
    }
}

impl<B: Board> Lesson<B> {
    pub fn outline(&self) -> Outline {
        Outline {
            name: self.name,
            steps: self.steps.iter().map(|step| (step.name, step.task.is_some())).collect(),
        }
    }
}

impl<B: Board> Step<B> {
    /// A step at which one looks.
    pub const fn look(name: &'static str, look: &'static str, stage: fn() -> Stage<B>) -> Step<B> {
        Step { name, stage, look, task: None }
    }

    /// A step at which one of some answers is sought.
    pub const fn answer(
        name: &'static str,
        look: &'static str,
        stage: fn() -> Stage<B>,
        good: &'static [&'static str],
    ) -> Step<B> {
        Step { name, stage, look, task: Some(Task { solved: Goal::Answers(good), then: &[] }) }
    }

    /// A step at which a position is sought.
    pub const fn reach(
        name: &'static str,
        look: &'static str,
        stage: fn() -> Stage<B>,
        reached: fn(&B) -> bool,
    ) -> Step<B> {
        Step { name, stage, look, task: Some(Task { solved: Goal::Reached(reached), then: &[] }) }
    }

    /// How it goes on after answers that begin so, as far as that is legal.
    pub const fn then(self, then: &'static [(&'static str, &'static str)]) -> Step<B> {
        let task = match self.task {
            Some(Task { solved, .. }) => Some(Task { solved, then }),
            None => None,
        };
        Step { name: self.name, stage: self.stage, look: self.look, task }
    }

    /// The position as a match: the same for everybody.
    pub fn table(&self) -> Match<B> {
        (self.stage)().laid_out()
    }

    /// Gives an answer, if it is legal.
    pub fn attempt(&self, given: &Given) -> Option<Attempt> {
        let task = self.task.as_ref()?;
        let mut table = self.table();
        let seat = Seat::A;
        let first = match given {
            Given::Answer(answer) => {
                let legal = answers(&table, seat, &kernel::Words::default());
                let found = legal.into_iter().find(|one| one.choice.action == *answer)?;
                table.play(seat, found.action).ok()?;
                answer.clone()
            }
            Given::Marks(marked) => {
                let marks: Vec<B::Mark> =
                    marked.iter().map(|mark| mark.parse().ok()).collect::<Option<_>>()?;
                let steps = B::steps(&table, seat, &marks);
                steps.iter().try_for_each(|step| table.play(seat, *step).map(|_| ())).ok()?;
                steps.first()?.to_string()
            }
        };
        let solved = match &task.solved {
            Goal::Answers(good) => good.contains(&first.as_str()),
            Goal::Reached(reached) => reached(table.state()),
        };
        let on = task.then.iter().find(|(answer, _)| first.starts_with(answer)).map_or("", |(_, then)| then);
        go_on(&mut table, on);
        Some(Attempt { table: Box::new(table), solved })
    }
}

/// Plays lines of `SEAT answer` as far as they are legal.
fn go_on<B: Board>(table: &mut Match<B>, lines: &str) {
    for line in lines.lines() {
        let Some((seat, answer)) = line.trim().split_once(' ') else { continue };
        let (Ok(seat), Ok(action)) = (seat.parse::<Seat>(), answer.parse::<B::Action>()) else { break };
        if table.play(seat, action).is_err() {
            break;
        }
    }
}

#[cfg(test)]
mod tests;
