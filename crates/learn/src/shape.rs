//! What the numbers of a game and its set-up mean.

use kernel::{Numbered, Seat, Setup};

use crate::space::Space;

/// The names of all numbers: what a row holds, and which answers there are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shape {
    /// The name of the game.
    pub game: &'static str,
    /// The version of the numbers.
    pub version: u32,
    /// How many seats the table has.
    pub players: usize,
    /// The name of each number of a row: its place in the view.
    pub row: Vec<String>,
    /// What each answer is called; its place is its number.
    pub answers: Vec<String>,
}

impl Shape {
    pub(crate) fn of<G: Numbered>(setup: &G::Setup, space: &Space<G>, state: &G) -> Shape {
        Shape {
            game: G::META.id,
            version: G::NUMBERS,
            players: setup.players(),
            row: kernel::names(state, Seat::A).into_iter().map(|(name, _)| name).collect(),
            answers: space.answers().iter().map(|answer| G::caption(*answer)).collect(),
        }
    }

    /// Parts of the row with their names: whatever begins with the same steps lies together. `(name, first, end)`.
    #[must_use]
    pub fn slices(&self) -> Vec<(String, usize, usize)> {
        let mut slices: Vec<(String, usize, usize)> = Vec::new();
        for (i, name) in self.row.iter().enumerate() {
            for (end, _) in name.match_indices(['.', '=', '~']).filter(|(at, _)| !in_brackets(name, *at)) {
                let part = &name[..end];
                match slices.iter_mut().rev().find(|(known, _, last)| known == part && *last == i) {
                    Some((_, _, last)) => *last = i + 1,
                    None => slices.push((part.to_owned(), i, i + 1)),
                }
            }
            if !slices.iter().any(|(known, _, _)| known == name) {
                slices.push((name.clone(), i, i + 1));
            }
        }
        slices
    }
}

fn in_brackets(name: &str, at: usize) -> bool {
    name[..at].rfind('[').is_some_and(|open| !name[open..at].contains(']'))
}
