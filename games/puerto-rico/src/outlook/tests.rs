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

/// What the buildings of a seat that work say of its next harvest: barrels, doubloons, points.
fn said(view: &View, seat: Seat) -> ([u8; Good::COUNT], u8, u8) {
    let (mut barrels, mut doubloons, mut points) = ([0; Good::COUNT], 0, 0);
    barrels[Good::Corn.index()] =
        view.seat(seat).island.get(&crate::Tile::Corn).map_or(0, |(_, discs)| *discs);
    for own in view.seat(seat).city.iter().filter(|own| own.discs > 0) {
        match view.work(seat, own.building) {
            Work::Makes(good, n) => barrels[good.index()] += n,
            Work::Adds(goods) => goods.iter().for_each(|(good, n)| barrels[good.index()] += n),
            Work::Pays(coins, chips) => {
                doubloons += coins;
                points += chips;
            }
            Work::Counts(_) | Work::Helps => {}
        }
    }
    // §craftsman.3: the supply may lack barrels; corn has no plant to say so.
    let corn = view.lone(seat).into_iter().find(|lone| lone.good == Good::Corn);
    barrels[Good::Corn.index()] -= corn.map_or(0, |lone| lone.missing);
    (barrels, doubloons, points)
}

#[test]
fn what_buildings_say_of_a_harvest_is_what_then_comes() {
    let (mut harvests, mut shared, mut paid) = (0, 0, 0);
    for setup in setups() {
        for seed in ["1521", "1530"] {
            wander(setup.clone(), seed, |before, game| {
                let (old, new) = (before.view(Viewer::Afterwards), game.view(Viewer::Afterwards));
                let Some(asked) = old.asked.filter(|asked| asked.question == QuestionKind::Role) else {
                    return;
                };
                let (seat, chose) = (asked.seat, new.role.map(|(role, _)| role));
                let harvest = &old.harvest(seat)[seat.index()];
                let (barrels, doubloons, points) = said(&old, seat);
                assert_eq!(counted(&barrels), harvest.goods, "{seat}");
                assert_eq!((doubloons, points), (harvest.doubloons, harvest.points), "{seat}");
                paid += u32::from(doubloons + points);
                // The chooser makes his barrels first of all, unless his guests are asked about before.
                let at_work = [QuestionKind::Privilege, QuestionKind::Role];
                let done = new.asked.is_some_and(|asked| at_work.contains(&asked.question));
                if chose == Some(Role::Craftsman) && done {
                    let (had, has) = (stock(&old.seat(seat).goods), stock(&new.seat(seat).goods));
                    assert_eq!(std::array::from_fn(|i| had[i] + barrels[i]), has, "{seat}");
                    harvests += 1;
                    let city = &old.seat(seat).city;
                    shared += u32::from(
                        [Building::SmallIndigoPlant, Building::IndigoPlant]
                            .iter()
                            .all(|plant| city.iter().any(|own| own.building == *plant && own.discs > 0)),
                    );
                }
            });
        }
    }
    assert!(harvests > 50 && shared > 0 && paid > 0, "{harvests} harvests, {shared} shared, {paid} paid");
}

#[test]
fn what_an_empty_building_would_do_is_what_it_then_does() {
    let (mut plants, mut large) = (0, 0);
    for setup in setups() {
        wander(setup, "1511", |_, game| {
            let view = game.view(Viewer::Afterwards);
            for seat in Seat::all(view.seats.len()) {
                for i in 0..view.seat(seat).city.len() {
                    let own = view.seat(seat).city[i];
                    if own.discs > 0 || own.circles == 0 {
                        continue;
                    }
                    let mut manned = view.clone();
                    manned.seats[seat.index()].city[i].discs = own.circles;
                    let (old, new) = (&view.harvest(seat)[seat.index()], &manned.harvest(seat)[seat.index()]);
                    match view.work(seat, own.building) {
                        Work::Makes(good, n) => {
                            let of = |harvest: &Harvest| harvest.goods.get(&good).copied().unwrap_or(0);
                            // A first barrel of a kind may bring another one of the Aqueduct.
                            let aqueduct =
                                view.seat(seat).building(Building::Aqueduct).map_or(0, |own| own.discs);
                            assert!((n..=n + aqueduct).contains(&(of(new) - of(old))), "{}", own.building);
                            plants += u32::from(n > 0);
                        }
                        Work::Pays(doubloons, points) => {
                            assert_eq!(doubloons, new.doubloons - old.doubloons, "{}", own.building);
                            assert_eq!(points, new.points - old.points, "{}", own.building);
                        }
                        Work::Counts(points) => {
                            let bonuses = manned.seat(seat).breakdown().bonuses;
                            assert!(bonuses.contains(&(own.building, points)), "{}", own.building);
                            large += 1;
                        }
                        Work::Adds(_) | Work::Helps => {}
                    }
                }
            }
        });
    }
    assert!(plants > 50 && large > 50, "{plants} plants, {large} large ones");
}

#[test]
fn discs_without_a_partner_and_barrels_that_are_lacking_are_named() {
    let game = crate::Scenario::new(3)
        .island(Seat::A, "corn* indigo* indigo* sugar coffee*")
        .city(Seat::A, "small-indigo-plant* small-sugar-mill*")
        .build();
    let lone = |good, fields, circles, missing| Lone { good, fields, circles, missing };
    let mut view = game.view(Viewer::Afterwards);
    let found = [lone(Good::Indigo, 1, 0, 0), lone(Good::Sugar, 0, 1, 0), lone(Good::Coffee, 1, 0, 0)];
    assert_eq!(view.lone(Seat::A), found);
    view.goods.remove(&Good::Corn);
    assert_eq!(view.lone(Seat::A)[0], lone(Good::Corn, 0, 0, 1));
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
