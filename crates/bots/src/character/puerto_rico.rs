//! Puerto Rico: by sea, in the city, on the market.

use ::puerto_rico::{Action, Building, Good, PuertoRico, Tile};
use kernel::{Game, Kind, Match, Seat};

use super::{Habit, Way, Ways};
use crate::games::puerto_rico::growth;

impl Ways for PuertoRico {
    const WAYS: [Way<PuertoRico>; 3] = [
        Way { name: "shipper", mark: "points shipped", liking: 0.2, gone: at_sea },
        Way { name: "builder", mark: "city spaces filled", liking: 0.3, gone: in_the_city },
        Way { name: "trader", mark: "doubloons' worth sold", liking: 0.25, gone: on_the_market },
    ];

    const HABITS: &'static [Habit<PuertoRico>] = &[
        Habit { name: "points shipped", count: |game, seat| f32::from(game.state().owner(seat).points()) },
        Habit { name: "points of buildings", count: |game, seat| buildings(game.state(), seat) },
        Habit { name: "doubloons' worth sold", count: sold },
        Habit { name: "city spaces filled", count: |game, seat| spaces(game.state(), seat) },
        Habit { name: "quarries", count: |game, seat| quarries(game.state(), seat) },
        Habit { name: "barrels grown a round", count: |game, seat| grown(game.state(), seat) },
    ];
}

/// Chips, barrels to ship, and what helps to ship them.
fn at_sea(game: &PuertoRico, seat: Seat) -> f32 {
    let player = game.owner(seat);
    let helps = |building, worth: f32| if player.has(building) { worth } else { 0.0 };
    f32::from(player.points()) / 50.0
        + grown(game, seat) / 20.0
        + helps(Building::Wharf, 0.12)
        + helps(Building::Harbor, 0.12)
        + helps(Building::Lighthouse, 0.08)
        + helps(Building::SmallWharf, 0.06)
}

/// What stands in the city, and the stones for more.
fn in_the_city(game: &PuertoRico, seat: Seat) -> f32 {
    buildings(game, seat) / 60.0 + spaces(game, seat) / 30.0 + 0.04 * quarries(game, seat).min(4.0)
}

/// Dear goods, and what helps to sell them.
fn on_the_market(game: &PuertoRico, seat: Seat) -> f32 {
    let player = game.owner(seat);
    let helps = |building, worth: f32| if player.has(building) { worth } else { 0.0 };
    let dear = |good: &Good| {
        let [now, _, all] = growth(player, *good);
        f32::from(good.price()) * (now.min(2.0) + 0.4 * (all - now).clamp(0.0, 1.0))
    };
    Good::ALL.iter().map(dear).sum::<f32>() / 30.0
        + f32::from(player.doubloons().min(12)) / 60.0
        + helps(Building::SmallMarket, 0.06)
        + helps(Building::LargeMarket, 0.08)
        + helps(Building::TradingPost, 0.08)
        + helps(Building::Office, 0.1)
        + helps(Building::Factory, 0.04)
}

fn buildings(game: &PuertoRico, seat: Seat) -> f32 {
    let player = game.owner(seat);
    let all = game.scores().points(seat) as f32;
    all - f32::from(player.points()) - f32::from(player.all_nobles())
}

fn spaces(game: &PuertoRico, seat: Seat) -> f32 {
    12.0 - f32::from(game.owner(seat).free_city())
}

fn quarries(game: &PuertoRico, seat: Seat) -> f32 {
    f32::from(game.owner(seat).tiles_of(Tile::Quarry).0)
}

fn grown(game: &PuertoRico, seat: Seat) -> f32 {
    Good::ALL.iter().map(|good| growth(game.owner(seat), *good)[0]).sum()
}

/// The prices of all goods that a seat sold, without what markets add.
#[expect(clippy::wildcard_enum_match_arm, reason = "two answers sell")]
fn sold(game: &Match<PuertoRico>, seat: Seat) -> f32 {
    let price = |action: Action| match action {
        Action::Sell(good) | Action::Post(good) => f32::from(good.price()),
        _ => 0.0,
    };
    game.plies().iter().filter(|ply| ply.seat == seat).map(|ply| price(ply.action)).sum()
}
