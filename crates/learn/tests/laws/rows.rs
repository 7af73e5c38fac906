//! A row says what the view says, and no more.

use std::collections::HashSet;

use bots::{Judged, Visit};
use kernel::{Cells, Chance, Eyes, Game, Log, Numbered, Present, Seat, SetupText, Viewer, named, names};

use crate::setups::setups;

/// Plays at random and looks at every position with everybody's eyes.
struct Games<'a> {
    setup: &'a SetupText,
    games: u64,
    look: fn(Seen<'_>),
}

/// A position as a seat has it: its names and numbers, its view, and its numbers in a sample of what may be true.
struct Seen<'a> {
    eyes: Eyes,
    row: &'a [(String, i32)],
    cells: &'a [f32],
    view: &'a serde_json::Value,
    sampled: &'a [(String, i32)],
}

impl Visit for Games<'_> {
    type Output = ();

    fn visit<G: Present + Numbered + Judged>(self) {
        let setup: G::Setup = self.setup.check().expect("a set-up");
        let mut list = Vec::new();
        for seed in 0..self.games {
            let mut chance = Chance::fast(seed);
            let mut state = G::new(&setup, &mut chance).expect("it is set up");
            let mut plies = 0;
            while let Some(asked) = state.acting().first() {
                // Every eleventh position, at other places in every game, and each as somebody else.
                if (plies + seed) % 11 == 0 {
                    look_at(&state, plies as usize, seed, self.look);
                }
                list.clear();
                state.legal(asked, &mut list);
                let answer = list[chance.below(list.len() as u32) as usize];
                state.apply(asked, answer, &mut chance, &mut Log::off());
                plies += 1;
            }
            look_at(&state, 0, seed, self.look);
        }
    }
}

fn look_at<G: Game + Numbered>(state: &G, turn: usize, seed: u64, look: fn(Seen<'_>)) {
    let players = state.players();
    let seat = Seat::new(turn % players);
    let view = serde_json::to_value(state.view(Viewer::Seat(seat))).expect("plain data");
    let mut other = state.clone();
    other.determinize(seat, &mut Chance::fast(seed));
    let row = names(state, seat);
    // Cells that hold something else before, since rows are written over.
    let mut cells = vec![-7.0; row.len()];
    let mut writer = Cells::new(&mut cells);
    state.observe(seat, &mut writer);
    assert_eq!(writer.left(), 0);
    look(Seen {
        eyes: Eyes { seat, players },
        row: &row,
        cells: &cells,
        view: &view,
        sampled: &names(&other, seat),
    });
}

fn every_game(games: u64, look: fn(Seen<'_>)) {
    for game in catalog::GAMES {
        for setup in setups(*game) {
            bots::visit(game.meta().id, Games { setup: &setup, games, look }).expect("a game");
        }
    }
}

#[test]
fn every_number_stands_in_the_view_where_its_name_says() {
    every_game(3, |seen| {
        for (name, value) in seen.row {
            assert_eq!(named(seen.view, seen.eyes, name), f64::from(*value), "{name}: {:#}", seen.view);
        }
    });
}

#[test]
fn numbers_without_names_are_the_same_numbers() {
    every_game(3, |seen| {
        for ((name, value), cell) in seen.row.iter().zip(seen.cells) {
            assert_eq!(*value as f32, *cell, "{name}");
        }
    });
}

#[test]
fn every_number_has_a_name_of_its_own() {
    every_game(1, |seen| {
        let names: HashSet<&str> = seen.row.iter().map(|(name, _)| &**name).collect();
        assert_eq!(names.len(), seen.row.len());
    });
}

#[test]
fn what_a_seat_cannot_know_changes_nothing() {
    every_game(3, |seen| assert_eq!(seen.row, seen.sampled));
}
