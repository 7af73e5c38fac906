//! What lies ahead, compared with what then happens.

use super::*;
use crate::{Action, PuertoRico, QuestionKind, Setup};
use kernel::{Game, Match, Seed, Viewer, legal};

/// Plays a game that wanders through all answers, and looks at it after every one.
fn wander(setup: Setup, seed: &str, mut look: impl FnMut(&PuertoRico, &PuertoRico)) {
    let mut game = Match::<PuertoRico>::new(setup, Seed::from_word(seed)).expect("a game");
    let mut n = 0_usize;
    while let Some(seat) = game.state().acting().first() {
        let answers = legal(game.state(), seat);
        let before = game.state().clone();
        game.play(seat, answers[(n * 7 + n / 5) % answers.len()]).expect("a legal answer");
        look(&before, game.state());
        n += 1;
    }
}

fn setups() -> Vec<Setup> {
    (2..=5)
        .flat_map(|players| {
            [(false, false), (true, false), (true, true)].map(|(new_buildings, nobles)| Setup {
                players,
                new_buildings,
                nobles,
                ..Setup::default()
            })
        })
        .collect()
}

#[test]
fn the_worth_of_a_seat_is_its_score() {
    for setup in setups() {
        wander(setup, "1493", |_, game| {
            let view = game.view(Viewer::Afterwards);
            for seat in Seat::all(view.seats.len()) {
                let worth = view.seat(seat).breakdown().total();
                assert_eq!(i32::from(worth), game.scores().row(seat)[0], "{seat}");
                let hidden =
                    |player: Player| Player { forests: [player.forest_count(), 0, 0, 0, 0], ..player };
                assert_eq!(view.seat(seat).player(), hidden(*game.player(seat)), "{seat}");
            }
        });
    }
}

#[test]
fn prices_are_those_of_the_builder() {
    for setup in setups() {
        wander(setup, "1508", |_, game| {
            let view = game.view(Viewer::Afterwards);
            for seat in Seat::all(view.seats.len()) {
                for &building in Building::ALL {
                    let column = building.facts().column;
                    let saving = builder::saving(game.player(seat), game.nobles, column);
                    let spared =
                        view.seat(seat).spared.map_or(saving, |spared| spared[usize::from(column) - 1]);
                    let price = view.price(seat, building);
                    assert_eq!(price, builder::cost(building, spared), "{building}");
                    let named: u8 = view.savings(seat, building).iter().map(|(_, n)| n).sum();
                    assert_eq!(u16::from(building.facts().cost - named), price, "{building}");
                }
            }
        });
    }
}

#[test]
fn the_harvest_is_what_the_craftsman_brings() {
    let mut seen = 0;
    let setup = Setup { players: 4, ..Setup::default() };
    wander(setup, "1521", |before, game| {
        let (old, new) = (before.view(Viewer::Afterwards), game.view(Viewer::Afterwards));
        let took = old.asked.is_some_and(|asked| asked.question == QuestionKind::Role);
        if took && new.asked.is_some_and(|asked| asked.question == QuestionKind::Privilege) {
            let harvest = old.harvest(old.asked.expect("somebody is asked").seat);
            for (harvest, (old, new)) in harvest.iter().zip(old.seats.iter().zip(&new.seats)) {
                for good in Good::ALL {
                    let made = harvest.goods.get(good).copied().unwrap_or(0);
                    let had = old.goods.get(good).copied().unwrap_or(0);
                    assert_eq!(had + made, new.goods.get(good).copied().unwrap_or(0), "{good}");
                }
            }
            seen += 1;
        }
    });
    assert!(seen > 0, "somebody took the craftsman");
}

#[test]
fn loads_are_those_that_the_captain_allows_and_bring_what_they_say() {
    let mut seen = 0;
    for setup in setups() {
        wander(setup, "1511", |before, game| {
            let old = before.view(Viewer::Afterwards);
            let Some(asked) = old.asked.filter(|asked| asked.question == QuestionKind::Load) else { return };
            let loads = old.loads(asked.seat);
            let allowed: Vec<Action> = legal(before, asked.seat)
                .into_iter()
                .filter(|action| matches!(action, Action::Load(..)))
                .collect();
            let told: Vec<Action> = loads.iter().map(|load| Action::Load(load.good, load.capacity)).collect();
            assert_eq!(told, allowed);
            let new = game.view(Viewer::Afterwards);
            let points = |view: &View| view.seat(asked.seat).points.expect("open afterwards");
            let gained = points(&new) - points(&old);
            let fits = |load: &&Load| {
                let ship =
                    |view: &View| view.ships.iter().find(|ship| ship.capacity == load.capacity).copied();
                ship(&new).map(|ship| (ship.good, ship.barrels))
                    == ship(&old).map(|ship| (Some(load.good), ship.barrels + load.barrels))
            };
            if let Some(load) = loads.iter().find(fits) {
                assert_eq!(gained, u16::from(load.points), "{load:?}");
                seen += 1;
            }
        });
    }
    assert!(seen > 50, "{seen} loads");
}

#[test]
fn the_stock_that_is_proposed_can_be_kept() {
    let mut seen = 0;
    for setup in setups() {
        wander(setup, "1530", |before, _| {
            let view = before.view(Viewer::Afterwards);
            let Some(asked) = view.asked.filter(|asked| asked.question == QuestionKind::Keep) else { return };
            let (stock, good) = (view.stock(), asked.good.expect("a kind"));
            let n = stock.get(&good).copied().unwrap_or(0);
            assert!(legal(before, asked.seat).contains(&Action::Keep(good, n)), "{n} of {good}");
            seen += 1;
        });
    }
    assert!(seen > 10, "{seen} stocks");
}
