//! Saint Petersburg: the court, the city, the purse.

use ::saint_petersburg::{Colour, SaintPetersburg};
use kernel::Seat;

use super::{Habit, Way, Ways};

impl Ways for SaintPetersburg {
    const WAYS: [Way<SaintPetersburg>; 3] = [
        Way { name: "courtier", mark: "different nobles", liking: 0.3, gone: court },
        Way { name: "architect", mark: "points a round from buildings", liking: 0.3, gone: city },
        Way { name: "steward", mark: "workers", liking: 0.35, gone: purse },
    ];

    const HABITS: &'static [Habit<SaintPetersburg>] = &[
        Habit {
            name: "different nobles",
            count: |game, seat| game.state().owner(seat).different_nobles() as f32,
        },
        Habit {
            name: "points a round from buildings",
            count: |game, seat| f32::from(game.state().owner(seat).earnings(Colour::Blue).1),
        },
        Habit { name: "workers", count: |game, seat| cards(game.state(), seat, Colour::Green) },
        Habit { name: "nobles", count: |game, seat| cards(game.state(), seat, Colour::Red) },
        Habit { name: "buildings", count: |game, seat| cards(game.state(), seat, Colour::Blue) },
        Habit { name: "rubles a round", count: |game, seat| income(game.state(), seat) },
    ];
}

/// Nobles of all sorts.
fn court(game: &SaintPetersburg, seat: Seat) -> f32 {
    game.owner(seat).different_nobles() as f32 / 15.0 + cards(game, seat, Colour::Red) / 50.0
}

/// Buildings, and the points that they bring.
fn city(game: &SaintPetersburg, seat: Seat) -> f32 {
    f32::from(game.owner(seat).earnings(Colour::Blue).1) / 50.0 + cards(game, seat, Colour::Blue) / 30.0
}

/// Workers, and what is earned every round.
fn purse(game: &SaintPetersburg, seat: Seat) -> f32 {
    cards(game, seat, Colour::Green) / 30.0 + income(game, seat) / 250.0
}

/// Cards of a colour in the play area.
fn cards(game: &SaintPetersburg, seat: Seat, colour: Colour) -> f32 {
    let area = game.owner(seat).area().iter();
    area.filter(|(card, _)| card.facts().colour == colour).map(|(_, n)| f32::from(n)).sum()
}

fn income(game: &SaintPetersburg, seat: Seat) -> f32 {
    let player = game.owner(seat);
    [Colour::Green, Colour::Blue, Colour::Red].map(|colour| f32::from(player.earnings(colour).0)).iter().sum()
}
