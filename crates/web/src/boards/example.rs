//! Worked examples for the rules pages: a position, what is answered there, and what comes of it, shown on the parts of the table that it is about.
//!
//! An example is data like a lesson: the position is a scenario of the game, the pictures are cut out of what the table's own board draws, texts stand in
//! the words' files under its name, and what they claim is held against the engine by a test.

use kernel::{Match, Seat, Words};
use maud::{Markup, PreEscaped, html};

use super::board::{Board, Parts};
use super::lesson::Stage;
use super::scene::{Looker, Scene};
use crate::frames::cut_out;

/// A worked example of a game.
pub struct Example<B: Board> {
    /// Its name in texts.
    pub name: &'static str,
    /// The position, seen by seat A.
    pub stage: fn() -> Stage<B>,
    /// The parts of the table that are shown before anything is answered, by their keys.
    pub before: &'static [&'static str],
    /// What is answered, a line of `SEAT answer` each.
    pub plays: &'static str,
    /// An answer that is refused then: the reason is part of the example.
    pub refuses: &'static str,
    /// The parts that are shown after it.
    pub after: &'static [&'static str],
    /// The rules on which it rests.
    pub rules: &'static [&'static str],
    /// Whether everything that the text says is so, of the positions before and after.
    #[cfg_attr(not(test), expect(dead_code, reason = "only the tests ask whether it is so"))]
    pub holds: fn(&B, &B) -> bool,
}

/// An example, told in a language.
pub struct Worked {
    pub name: &'static str,
    pub before: Vec<Markup>,
    /// What happened, in the engine's words.
    pub told: Vec<String>,
    /// What would have been answered, and why it cannot be.
    pub refused: Option<(String, String)>,
    pub after: Vec<Markup>,
    pub rules: &'static [&'static str],
}

impl<B: Board> Example<B> {
    /// An example of which the position itself says everything.
    pub const fn of(
        name: &'static str,
        stage: fn() -> Stage<B>,
        rules: &'static [&'static str],
        holds: fn(&B, &B) -> bool,
    ) -> Example<B> {
        Example { name, stage, before: &[], plays: "", refuses: "", after: &[], rules, holds }
    }

    /// The parts that are shown first.
    pub const fn shows(self, before: &'static [&'static str]) -> Example<B> {
        Example { before, ..self }
    }

    /// What is answered, and the parts that are shown after it.
    pub const fn plays(self, plays: &'static str, after: &'static [&'static str]) -> Example<B> {
        Example { plays, after, ..self }
    }

    /// What is refused.
    pub const fn refuses(self, refuses: &'static str) -> Example<B> {
        Example { refuses, ..self }
    }

    /// The positions before and after, as a match that knows what happened between them; nothing if an answer of the example is not legal.
    pub fn played(&self) -> Option<Match<B>> {
        let mut table = (self.stage)().laid_out();
        for line in self.plays.lines() {
            let (seat, action) = answer::<B>(line)?;
            table.play(seat, action).ok()?;
        }
        Some(table)
    }

    /// What is refused after it: the answer, and the reason.
    fn refused(&self, table: &Match<B>, words: &Words) -> Option<(String, String)> {
        let (seat, action) = answer::<B>(self.refuses)?;
        let reason = table.state().why_not(seat, action, words)?;
        Some((table.state().label(seat, action, words), reason.to_string()))
    }

    /// The example with everything that is shown of it.
    pub fn worked(&self, looker: &Looker<'_>) -> Option<Worked> {
        let table = self.played()?;
        let sentences =
            |ply: usize| table.told(ply, looker.viewer).filter_map(|event| B::sentence(event, looker.words));
        Some(Worked {
            name: self.name,
            before: pieces(&(self.stage)().laid_out(), self.before, looker),
            told: (1..=table.plies().len()).flat_map(sentences).collect(),
            refused: self.refused(&table, looker.words),
            after: pieces(&table, self.after, looker),
            rules: self.rules,
        })
    }
}

/// A line of `SEAT answer`.
fn answer<B: Board>(line: &str) -> Option<(Seat, B::Action)> {
    let (seat, action) = line.trim().split_once(' ')?;
    Some((seat.parse().ok()?, action.parse().ok()?))
}

/// Parts of a table, cut out of its drawing, each within what its styles expect around it.
fn pieces<B: Board>(table: &Match<B>, keys: &[&str], looker: &Looker<'_>) -> Vec<Markup> {
    if keys.is_empty() {
        return Vec::new();
    }
    let Parts { mood, board, own, others, status, .. } = B::draw(&Scene::new(table, looker));
    let all = [("board", board), ("own", own), ("others", others), ("status", status)];
    let piece = |key: &&str| {
        let (around, piece) = all.iter().find_map(|(name, part)| Some((*name, cut_out(&part.0, key)?)))?;
        Some(
            html! { div.piece data-part=(key) { div.table.(mood) { div.(around) { (PreEscaped(piece)) } } } },
        )
    };
    keys.iter().filter_map(piece).collect()
}

#[cfg(test)]
mod tests;
