//! San Juan: plantations, the council, monuments.

use ::san_juan::{Action, Card, Family, SanJuan};
use kernel::{Kind, Match, Seat};

use super::{Habit, Way, Ways};

impl Ways for SanJuan {
    const WAYS: [Way<SanJuan>; 3] = [
        Way { name: "planter", mark: "production buildings", liking: 0.25, gone: plantations },
        Way { name: "councillor", mark: "commercial buildings", liking: 0.22, gone: council },
        Way { name: "patron", mark: "monuments", liking: 0.25, gone: monuments },
    ];

    const HABITS: &'static [Habit<SanJuan>] = &[
        Habit {
            name: "production buildings",
            count: |game, seat| count(game.state(), seat, Family::Production),
        },
        Habit {
            name: "commercial buildings",
            count: |game, seat| count(game.state(), seat, Family::Commercial),
        },
        Habit { name: "monuments", count: |game, seat| count(game.state(), seat, Family::Monument) },
        Habit { name: "goods sold", count: sold },
        Habit { name: "large buildings", count: |game, seat| large(game.state(), seat) },
        Habit {
            name: "cards under buildings",
            count: |game, seat| game.state().owner(seat).cards_under() as f32,
        },
    ];
}

/// Where goods grow and what makes more of them.
fn plantations(game: &SanJuan, seat: Seat) -> f32 {
    let player = game.owner(seat);
    let goods = (player.goods_len() as f32).min(4.0);
    count(game, seat, Family::Production) / 11.0
        + goods / 40.0
        + has(game, seat, Card::Manufactory, 0.15)
        + has(game, seat, Card::Factory, 0.06)
        + has(game, seat, Card::LargeMarket, 0.06)
        + has(game, seat, Card::SmallMarket, 0.04)
        + has(game, seat, Card::TradingPost, 0.04)
}

/// What helps in the city, and the palace that counts it.
fn council(game: &SanJuan, seat: Seat) -> f32 {
    count(game, seat, Family::Commercial) / 10.0 + has(game, seat, Card::GovernorsPalace, 0.12)
}

/// Monuments, and the square around them.
fn monuments(game: &SanJuan, seat: Seat) -> f32 {
    count(game, seat, Family::Monument) / 5.0 + has(game, seat, Card::TownSquare, 0.2)
}

fn has(game: &SanJuan, seat: Seat, card: Card, worth: f32) -> f32 {
    if game.owner(seat).has(card) { worth } else { 0.0 }
}

/// Buildings of a sort, several of a kind included.
fn count(game: &SanJuan, seat: Seat, family: Family) -> f32 {
    let player = game.owner(seat);
    let of_it = Card::members(player.built()).filter(|card| card.facts().family == family);
    of_it.map(|card| f32::from(player.count(card))).sum()
}

/// Those whose points depend on the others.
fn large(game: &SanJuan, seat: Seat) -> f32 {
    let player = game.owner(seat);
    Card::members(player.built()).filter(|card| card.facts().points == 0).count() as f32
}

fn sold(game: &Match<SanJuan>, seat: Seat) -> f32 {
    let sells = |action: Action| matches!(action, Action::Sell(_));
    game.plies().iter().filter(|ply| ply.seat == seat && sells(ply.action)).count() as f32
}
