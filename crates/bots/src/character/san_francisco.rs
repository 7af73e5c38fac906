//! San Francisco: districts, trams, skyscrapers.

use ::san_francisco::{Row, SanFrancisco};
use kernel::{Game, Kind, Seat};

use super::{Habit, Way, Ways};

impl Ways for SanFrancisco {
    const WAYS: [Way<SanFrancisco>; 3] = [
        Way { name: "alderman", mark: "districts led", liking: 0.45, gone: districts },
        Way { name: "conductor", mark: "trams", liking: 0.45, gone: trams },
        Way { name: "tycoon", mark: "skyscrapers", liking: 0.45, gone: skyscrapers },
    ];

    const HABITS: &'static [Habit<SanFrancisco>] = &[
        Habit { name: "districts led", count: |game, seat| led(game.state(), seat) },
        Habit { name: "trams", count: |game, seat| game.state().trams_of(seat) as f32 },
        Habit { name: "skyscrapers", count: |game, seat| game.state().skyscrapers_of(seat) as f32 },
        Habit { name: "value of all districts", count: |game, seat| value(game.state(), seat) },
        Habit { name: "cards in the city", count: |game, seat| cards(game.state(), seat) },
        Habit { name: "districts completed", count: |game, seat| completed(game.state(), seat) },
    ];
}

/// What the districts are worth, and those in which nobody is worth more.
fn districts(game: &SanFrancisco, seat: Seat) -> f32 {
    value(game, seat) / 80.0 + led(game, seat) / 10.0
}

fn trams(game: &SanFrancisco, seat: Seat) -> f32 {
    game.trams_of(seat) as f32 / 10.0
}

/// Skyscrapers, and foundations for them.
fn skyscrapers(game: &SanFrancisco, seat: Seat) -> f32 {
    game.skyscrapers_of(seat) as f32 / 6.0 + game.foundation_progress(seat) / 12.0
}

fn led(game: &SanFrancisco, seat: Seat) -> f32 {
    let leads = |row: Row| {
        let own = game.row_value(seat, row);
        let mut rivals = Seat::all(game.players()).filter(|other| *other != seat);
        own > 0 && rivals.all(|other| game.row_value(other, row) <= own)
    };
    Row::ALL.iter().filter(|row| leads(**row)).count() as f32
}

fn value(game: &SanFrancisco, seat: Seat) -> f32 {
    Row::ALL.iter().map(|row| f32::from(game.row_value(seat, *row))).sum()
}

fn cards(game: &SanFrancisco, seat: Seat) -> f32 {
    Row::ALL.iter().map(|row| f32::from(game.row_length(seat, *row))).sum()
}

fn completed(game: &SanFrancisco, seat: Seat) -> f32 {
    Row::ALL.iter().filter(|row| game.completed(**row) == Some(seat)).count() as f32
}
