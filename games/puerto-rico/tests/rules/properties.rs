//! What holds in every game, whatever is played.

use std::collections::BTreeSet;

use kernel::script::act;
use kernel::{Chance, Game, Kind, Log, Present, Seat, Viewer, Words, legal};
use proptest::prelude::*;
use puerto_rico::{Building, Good, PuertoRico, QuestionKind, Role, Scenario, Setup, Tile, View, numbers};

use crate::table::*;

/// Any table.
fn setups() -> impl Strategy<Value = Setup> {
    (2u8..=5, any::<bool>(), any::<bool>()).prop_map(|(players, new_buildings, nobles)| Setup {
        players,
        new_buildings,
        nobles,
        ..Setup::default()
    })
}

/// A way to choose: numbers that are gone through again and again.
fn picks() -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(any::<u8>(), 1..300)
}

/// Plays a game with choices taken from a list of numbers, and looks at each position before and after.
fn play(setup: &Setup, seed: u64, picks: &[u8], mut look: impl FnMut(&View, &View)) -> PuertoRico {
    let mut chance = Chance::fast(seed);
    let mut game = PuertoRico::new(setup, &mut chance).expect("2 to 5 play");
    let mut picks = picks.iter().cycle();
    let mut before = open(&game);
    while let Some(seat) = game.acting().first() {
        let actions = legal(&game, seat);
        // A list that always passes would go on for ever: an answer of four is any, and which one it is does not keep step with the list.
        let pick = usize::from(*picks.next().expect("the list goes round"));
        let place = if chance.below(4) == 0 {
            chance.below(actions.len() as u32) as usize
        } else {
            pick % actions.len()
        };
        let answer = actions[place];
        game.apply(seat, answer, &mut chance, &mut Log::off());
        let after = open(&game);
        look(&before, &after);
        before = after;
    }
    game
}

fn sum<T: Copy>(view: &View, of: impl Fn(&puerto_rico::SeatView) -> T) -> u32
where
    u32: From<T>,
{
    view.seats.iter().map(|seat| u32::from(of(seat))).sum()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn discs_are_neither_made_nor_lost(setup in setups(), seed: u64, picks in picks()) {
        // §setup.4, §nobles.1: 42, 58, 79, 100 colonists; with nobles 100 and 20
        let all = if setup.nobles { 100 } else { [42, 58, 79, 100][usize::from(setup.players) - 2] };
        play(&setup, seed, &picks, |_, view| {
            let colonists = sum(view, |s| s.colonists) + u32::from(view.supply.colonists + view.aboard.colonists);
            let nobles = sum(view, |s| s.nobles) + u32::from(view.supply.nobles + view.aboard.nobles);
            assert_eq!((colonists, nobles), (all, if setup.nobles { 20 } else { 0 }));
        });
    }

    #[test]
    fn goods_are_neither_made_nor_lost_and_each_kind_lies_on_one_ship(setup in setups(), seed: u64, picks in picks()) {
        // §setup.5, §setup.7, §captain.3
        play(&setup, seed, &picks, |_, view| {
            for good in every_good() {
                let of = |goods: &puerto_rico::Goods| u32::from(goods.get(&good).copied().unwrap_or(0));
                let afloat: u32 = view.ships.iter().filter(|s| s.good == Some(good)).map(|s| u32::from(s.barrels)).sum();
                let all = of(&view.goods) + of(&view.house) + afloat + sum(view, |s| of(&s.goods));
                assert_eq!(all, u32::from(numbers(setup.players).goods[good.index()]));
                assert!(view.ships.iter().filter(|s| s.good == Some(good)).count() <= 1);
            }
            let capacities: Vec<u8> = view.ships.iter().map(|ship| ship.capacity).collect();
            let box_of_ships = numbers(setup.players).ships;
            assert!(box_of_ships.starts_with(&capacities));
        });
    }

    #[test]
    fn tiles_are_neither_made_nor_lost(setup in setups(), seed: u64, picks in picks()) {
        // §setup.2, §setup.6, §settler.6, §settler.7, §discard.3
        play(&setup, seed, &picks, |before, view| {
            let laid = sum(view, |s| s.forests + s.island.iter().filter(|(t, _)| **t != Tile::Quarry).map(|(_, n)| n.0).sum::<u8>());
            let lying: u32 = view.row.values().chain(view.discards.values()).map(|n| u32::from(*n)).sum();
            let drawn = u32::from(view.asked.is_some_and(|asked| asked.question == QuestionKind::Lay));
            let all: u8 = numbers(setup.players).tiles.iter().sum();
            assert_eq!(laid + lying + drawn + view.stack as u32, u32::from(all));
            let quarries = sum(view, |s| s.island.get(&Tile::Quarry).map_or(0, |n| n.0)) + u32::from(view.quarries);
            assert_eq!(quarries, u32::from(numbers(setup.players).quarries));
            let ended = before.role.is_some_and(|(role, _)| role == Role::Settler) && view.role.is_none();
            let row: u8 = view.row.values().sum();
            if ended {
                assert!(row == setup.players + 1 || view.stack == 0 && view.discards.is_empty());
            }
        });
    }

    #[test]
    fn buildings_are_neither_made_nor_lost_and_nobody_has_two(setup in setups(), seed: u64, picks in picks()) {
        // §city.2, §city.3, §builder.2, §draft.2, §draft.3
        play(&setup, seed, &picks, |_, view| {
            for (building, left) in &view.buildings {
                let built = sum(view, |s| s.city.iter().filter(|b| b.building == *building).count() as u8);
                assert_eq!(u32::from(*left) + built, u32::from(building.copies(setup.players)), "{building}");
                assert!(view.seats.iter().all(|s| s.city.iter().filter(|b| b.building == *building).count() <= 1));
            }
            let kinds = 6 + if setup.nobles { 8 } else { 0 } + 17;
            assert!(view.buildings.len() == kinds || view.asked.is_some_and(|asked| asked.question == QuestionKind::Draft));
        });
    }

    #[test]
    fn points_come_out_of_the_bank_and_an_empty_bank_ends_the_game(setup in setups(), seed: u64, picks in picks()) {
        // §setup.3, §end.3
        play(&setup, seed, &picks, |before, view| {
            let chips = sum(view, |s| s.points.expect("open"));
            let all = numbers(setup.players).points as u32;
            assert_eq!(u32::from(view.bank as u16), all.saturating_sub(chips));
            assert!(view.bank > 0 || view.last_round);
            assert!(!before.last_round || view.last_round, "nothing calls the last round off");
        });
    }

    #[test]
    fn limits_are_kept(setup in setups(), seed: u64, picks in picks()) {
        // §settler.2, §city.2, §trader.1, §trader.5, §captain.9, §mayor.4
        play(&setup, seed, &picks, |before, view| {
            let house: u8 = view.house.values().sum();
            assert!(house <= 4);
            let role = before.role.map(|(role, _)| role).filter(|_| view.role.is_none());
            assert!(role != Some(Role::Trader) || house <= 3, "a full house is emptied");
            for ship in &view.ships {
                assert!(ship.barrels <= ship.capacity);
                assert!(role != Some(Role::Captain) || ship.barrels < ship.capacity, "full ships leave");
            }
            for seat in &view.seats {
                let tiles: u8 = seat.forests + seat.island.values().map(|n| n.0).sum::<u8>();
                let spaces: u8 = seat.city.iter().map(|b| b.building.spaces()).sum();
                assert!(tiles <= 12 && spaces <= 12);
                let idle = seat.island.values().any(|n| n.1 < n.0) || seat.city.iter().any(|b| b.discs < b.circles);
                assert!(role != Some(Role::Mayor) || seat.windrose == 0 || !idle, "a disc waits beside an empty circle");
            }
        });
    }

    #[test]
    fn after_a_captain_phase_everybody_has_stored_what_can_be_stored(setup in setups(), seed: u64, picks in picks()) {
        // §storage.1, §storage.2, §storage.4, §storehouse.1
        play(&setup, seed, &picks, |before, view| {
            if view.role.is_some() || before.role.is_none_or(|(role, _)| role != Role::Captain) {
                return;
            }
            for seat in &view.seats {
                let works = |building| seat.city.iter().any(|b| b.building == building && b.discs > 0);
                let whole = usize::from(works(Building::SmallWarehouse)) + 2 * usize::from(works(Building::LargeWarehouse));
                let singles = if works(Building::Storehouse) { 4 } else { 1 };
                let mut stock: Vec<u8> = seat.goods.values().copied().collect();
                stock.sort_unstable_by(|a, b| b.cmp(a));
                assert!(stock.iter().skip(whole).sum::<u8>() <= singles);
            }
        });
    }

    #[test]
    fn a_round_has_its_roles_and_unused_cards_grow_richer(setup in setups(), seed: u64, picks in picks()) {
        // §round.1, §round.3, §round.6, §setup.8
        play(&setup, seed, &picks, |before, view| {
            let cards = [7, 6, 7, 8][usize::from(setup.players) - 2];
            assert_eq!(view.cards.len(), cards);
            if view.round > before.round {
                let taken = numbers(setup.players).roles;
                let purse = |view: &View| view.cards.iter().map(|card| u32::from(card.doubloons)).sum::<u32>();
                // Who plays the last role of a round took it at an earlier answer or at this one.
                assert!(purse(view) <= purse(before) + cards as u32 - u32::from(taken));
                assert!(view.cards.iter().all(|card| !card.taken));
                assert_eq!(view.governor, before.governor.next(usize::from(setup.players)));
            }
        });
    }

    #[test]
    fn a_game_ends_for_a_reason_after_a_whole_round(setup in setups(), seed: u64, picks in picks()) {
        // §end.1, §end.2, §end.4, §nobles.4, §score.1, §score.2
        let game = play(&setup, seed, &picks, |_, _| {});
        let view = open(&game);
        assert!(view.last_round);
        let taken = view.cards.iter().filter(|card| card.taken).count();
        assert_eq!(taken, usize::from(numbers(setup.players).roles));
        match game.ending().expect("it is over").id {
            "city" => assert!(view.seats.iter().any(|s| s.free_city == 0)),
            "points" => assert!(view.bank <= 3, "at most a few points came back through the Black Market"),
            "colonists" => assert!(!setup.nobles),
            other => panic!("{other}"),
        }
        for seat in Seat::all(game.players()) {
            let sources = game.breakdown(&Words::default());
            let total: i32 = sources.iter().map(|source| source.points[seat.index()]).sum();
            assert_eq!(total, game.scores().points(seat));
        }
    }

    #[test]
    fn the_stocks_that_may_be_kept_are_those_to_which_nothing_can_be_added(
        stock in (0u8..=4, 0u8..=4, 0u8..=11, 0u8..=9, 0u8..=4),
        small: bool,
        large: bool,
        storehouse: bool,
    ) {
        // §storage.1, §storage.2, §storage.3
        let held = [stock.0, stock.1, stock.2, stock.3, stock.4];
        let disc = |there: bool| if there { "*" } else { "" };
        let city = format!("small-warehouse{} large-warehouse{} storehouse{}", disc(small), disc(large), disc(storehouse));
        let goods: String = every_good().map(|good| format!("{good} {} ", held[good.index()])).collect();
        // All ships are full, so that nothing can be loaded.
        let scenario = Scenario::with_new_buildings(4).ship(5, "coffee 5").ship(6, "corn 6").ship(7, "indigo 7");
        let mut game = scenario.city(B, &city).goods(B, &goods).build();
        act(&mut game, "A take captain");
        let mut found = BTreeSet::new();
        all_stocks(&game, &mut found);
        let whole = usize::from(small) + 2 * usize::from(large);
        assert_eq!(found, maximal_stocks(held, whole, if storehouse { 4 } else { 1 }));
    }

    #[test]
    fn nobody_sees_the_points_of_another(setup in setups(), seed: u64, plies in 0usize..300) {
        // §secret.1, §secret.2
        let mut chance = Chance::fast(seed);
        let mut game = PuertoRico::new(&setup, &mut chance).expect("2 to 5 play");
        for _ in 0..plies {
            let Some(seat) = game.acting().first() else { break };
            let actions = legal(&game, seat);
            let action = actions[chance.below(actions.len() as u32) as usize];
            game.apply(seat, action, &mut chance, &mut Log::off());
        }
        for viewer in Seat::all(game.players()) {
            for other in game.view(Viewer::Seat(viewer)).seats {
                assert_eq!(other.points.is_some(), other.seat == viewer);
            }
        }
        assert!(game.view(Viewer::Spectator).seats.iter().all(|seat| seat.points.is_none()));
    }
}

/// Every stock of B to which some answers lead.
fn all_stocks(game: &PuertoRico, found: &mut BTreeSet<[u8; 5]>) {
    if asked(game) != (B, "keep") {
        let goods = seat(game, B).goods;
        let stock = every_good().map(|good| goods.get(&good).copied().unwrap_or(0)).collect::<Vec<_>>();
        assert!(found.insert(stock.try_into().expect("five kinds")), "two ways lead to one stock");
        return;
    }
    for answer in legal(game, B) {
        let mut next = game.clone();
        next.apply(B, answer, &mut Chance::fast(0), &mut Log::off());
        all_stocks(&next, found);
    }
}

/// The same by definition.
fn maximal_stocks(held: [u8; 5], whole: usize, singles: u8) -> BTreeSet<[u8; 5]> {
    let fits = |stock: &[u8; 5]| {
        let mut sorted = *stock;
        sorted.sort_unstable_by(|a, b| b.cmp(a));
        sorted[whole..].iter().sum::<u8>() <= singles
    };
    let mut stocks = vec![[0; 5]];
    for (i, &most) in held.iter().enumerate() {
        stocks = stocks
            .iter()
            .flat_map(|stock| {
                (0..=most).map(|n| {
                    let mut stock: [u8; 5] = *stock;
                    stock[i] = n;
                    stock
                })
            })
            .collect();
    }
    let full = |stock: &[u8; 5]| {
        (0..5).all(|i| {
            let mut more = *stock;
            more[i] += 1;
            more[i] > held[i] || !fits(&more)
        })
    };
    stocks.into_iter().filter(|stock| fits(stock) && full(stock)).collect()
}

#[test]
fn the_table_is_set_up_by_the_number_of_players() {
    // §setup.1, §setup.2, §setup.3, §setup.4, §setup.5, §setup.6, §setup.7, §setup.8, §round.1
    let expected = [
        (2, 3, 65, (40, 2), vec![4, 6], 30, 5, 7),
        (3, 2, 75, (55, 3), vec![4, 5, 6], 43, 8, 6),
        (4, 3, 100, (75, 4), vec![5, 6, 7], 41, 8, 7),
        (5, 4, 122, (95, 5), vec![6, 7, 8], 39, 8, 8),
    ];
    for (players, coins, bank, (supply, aboard), ships, stack, quarries, cards) in expected {
        let setup = Setup { players, new_buildings: false, nobles: false, ..Setup::default() };
        let view = open(&PuertoRico::new(&setup, &mut Chance::fast(7)).expect("2 to 5 play"));
        assert!(view.seats.iter().all(|seat| seat.doubloons == coins && seat.colonists == 0));
        assert_eq!((view.bank, view.supply.colonists, view.aboard.colonists), (bank, supply, aboard));
        assert_eq!(view.ships.iter().map(|ship| ship.capacity).collect::<Vec<_>>(), ships);
        assert_eq!((view.stack, view.quarries, view.cards.len()), (stack, quarries, cards));
        assert_eq!(view.row.values().sum::<u8>(), players + 1);
        let corn = view.seats.iter().filter(|seat| seat.island.contains_key(&Tile::Corn)).count();
        assert_eq!(corn, [1, 1, 2, 2][usize::from(players) - 2]);
        assert!(!view.seats[0].island.contains_key(&Tile::Corn), "the first governor has indigo");
        assert_eq!(view.governor, Seat::A);
        assert_eq!(view.goods[&Good::Coffee], if players == 2 { 7 } else { 9 });
        let setup = Setup { nobles: true, ..setup };
        let view = open(&PuertoRico::new(&setup, &mut Chance::fast(7)).expect("2 to 5 play"));
        assert_eq!((view.supply.colonists + view.aboard.colonists, view.aboard.nobles), (100, 1));
        assert_eq!((view.aboard.colonists, view.supply.nobles), (players - 1, 19));
    }
}
