//! 1906 San Francisco: many buildings, own objectives, the town planned anew.

use ::san_francisco_1906::{Development, SanFrancisco1906};
use kernel::{Kind, Seat};

use super::{Habit, Way, Ways};

impl Ways for SanFrancisco1906 {
    const WAYS: [Way<SanFrancisco1906>; 3] = [
        Way { name: "contractor", mark: "buildings", liking: 0.2, gone: buildings },
        Way { name: "visionary", mark: "own objectives", liking: 0.4, gone: objectives },
        Way { name: "planner", mark: "development cards", liking: 0.3, gone: developments },
    ];

    const HABITS: &'static [Habit<SanFrancisco1906>] = &[
        Habit { name: "buildings", count: |game, seat| f32::from(game.state().owner(seat).buildings()) },
        Habit {
            name: "own objectives",
            count: |game, seat| game.state().owner(seat).own_objectives().len() as f32,
        },
        Habit { name: "development cards", count: |game, seat| cards(game.state(), seat) },
        Habit {
            name: "points of own objectives",
            count: |game, seat| game.state().points_by_source(seat)[1] as f32,
        },
        Habit {
            name: "points of common objectives",
            count: |game, seat| game.state().points_by_source(seat)[0] as f32,
        },
        Habit {
            name: "points of developments and square",
            count: |game, seat| {
                let points = game.state().points_by_source(seat);
                (points[2] + points[3]) as f32
            },
        },
    ];
}

/// Buildings on the map, and what stands ready.
fn buildings(game: &SanFrancisco1906, seat: Seat) -> f32 {
    let player = game.owner(seat);
    f32::from(player.buildings()) / 10.0 + f32::from(player.ready().min(2)) / 40.0
}

/// Objectives of one's own, and what they bring.
fn objectives(game: &SanFrancisco1906, seat: Seat) -> f32 {
    let points = game.points_by_source(seat)[1].max(0) as f32;
    game.owner(seat).own_objectives().len() as f32 / 16.0 + points / 100.0
}

/// Development cards, and how far the token has come.
fn developments(game: &SanFrancisco1906, seat: Seat) -> f32 {
    let [column, row] = game.owner(seat).square();
    cards(game, seat) / 8.0 + (f32::from(column) + f32::from(row)) / 40.0
}

fn cards(game: &SanFrancisco1906, seat: Seat) -> f32 {
    let player = game.owner(seat);
    Development::ALL.iter().map(|kind| f32::from(player.developments_of(*kind))).sum()
}
