//! What holds in every game, whatever is played.

use kernel::{Audience, Chance, Game, Log, Seat, Viewer, legal};
use proptest::prelude::*;
use san_francisco_1906::{Action, Development, Event, SanFrancisco1906, Setup, View};

/// Plays a game with choices taken from a list of numbers, and looks at each position before and after.
fn play(
    players: u8,
    seed: u64,
    picks: &[u8],
    mut look: impl FnMut(&View, Action, &View),
) -> SanFrancisco1906 {
    let mut chance = Chance::fast(seed);
    let mut game = SanFrancisco1906::new(&Setup::of(players), &mut chance).expect("2 to 4 play");
    let mut picks = picks.iter().cycle();
    while let Some(seat) = game.acting().first() {
        let actions = legal(&game, seat);
        let action = actions[usize::from(*picks.next().expect("the list goes round")) % actions.len()];
        let before = game.view(Viewer::Afterwards);
        game.apply(seat, action, &mut chance, &mut Log::off());
        look(&before, action, &game.view(Viewer::Afterwards));
    }
    game
}

/// A position in the middle of a random game.
fn middle(players: u8, seed: u64, plies: usize) -> (SanFrancisco1906, Chance) {
    let mut chance = Chance::fast(seed);
    let mut game = SanFrancisco1906::new(&Setup::of(players), &mut chance).expect("2 to 4 play");
    for _ in 0..plies {
        let Some(seat) = game.acting().first() else { break };
        let actions = legal(&game, seat);
        let action = actions[chance.below(actions.len() as u32) as usize];
        game.apply(seat, action, &mut chance, &mut Log::off());
    }
    (game, chance)
}

fn picks() -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(any::<u8>(), 1..400)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn cards_are_neither_made_nor_lost(players in 2u8..=4, seed: u64, picks in picks()) {
        // §cards.1, §build.8, §row.2
        play(players, seed, &picks, |_, _, view| {
            let owned: usize = view.seats.iter().map(|seat| seat.permits.len()).sum();
            let discard: usize = view.permit_discard.values().map(|n| usize::from(*n)).sum();
            assert_eq!(owned + discard + view.permit_row.len() + view.permit_pile, 42);
            let owned: usize = view.seats.iter().map(|seat| seat.face_up.len() + seat.face_down_count).sum();
            assert_eq!(owned + view.common.len() + view.objective_row.len() + view.objective_pile, 24);
            let owned: u8 = view.seats.iter().flat_map(|seat| seat.developments.values()).sum();
            assert_eq!(owned + view.piles.values().sum::<u8>(), 17);
        });
    }

    #[test]
    fn buildings_and_rubble_stay_in_the_game(players in 2u8..=4, seed: u64, picks in picks()) {
        // §setup.2, §setup.4, §build.7, §build.8
        play(players, seed, &picks, |before, _, view| {
            let rubble = view.map.iter().filter(|plot| plot.rubble).count();
            let tokens: usize = view.seats.iter().map(|seat| usize::from(seat.rubble)).sum();
            assert_eq!(rubble + tokens, usize::from(4 * players));
            for seat in &view.seats {
                assert_eq!(seat.reserve + seat.area + seat.buildings, 8);
            }
            for (old, new) in before.map.iter().zip(&view.map) {
                assert!(old.built.is_none() || old.built == new.built, "a building stays where it is");
                assert!(old.rubble || !new.rubble, "no new rubble");
                assert!(!(new.rubble && new.built.is_some()));
            }
        });
    }

    #[test]
    fn limits_are_kept(players in 2u8..=4, seed: u64, picks in picks()) {
        // §money.1, §permit.2, §row.1, §board.1, §board.2
        play(players, seed, &picks, |before, _, view| {
            assert!(view.permit_row.len() <= 3 && view.objective_row.len() <= 3);
            for (old, new) in before.seats.iter().zip(&view.seats) {
                assert!(new.dollars <= 15 && new.permits.len() <= 5);
                assert!(new.column < 7 && new.row < 5);
                let moved = (new.column - old.column) + (new.row - old.row);
                assert!(moved <= 1, "the token moves one square at a time, never back");
            }
        });
    }

    #[test]
    fn one_pawn_stands_on_a_space_and_everybody_acts_once(players in 2u8..=4, seed: u64, picks in picks()) {
        // §turn.1, §order.1, §order.2
        play(players, seed, &picks, |before, _, view| {
            let mut order = view.order.clone();
            order.sort_unstable();
            assert_eq!(order, Seat::all(usize::from(players)).collect::<Vec<_>>());
            if before.card == view.card && before.year == view.year {
                assert_eq!(before.order, view.order, "the order stays on an area");
                assert!(view.turn == before.turn || view.turn == before.turn + 1);
            }
            let cards = view.ring.iter().map(|card| &card.spaces).chain([&view.income]);
            for spaces in cards {
                let pawns: Vec<Seat> = spaces.iter().filter_map(|space| space.pawn).collect();
                assert!(pawns.len() <= usize::from(players));
                assert!((1..pawns.len()).all(|i| !pawns[..i].contains(&pawns[i])));
            }
        });
    }

    #[test]
    fn dollars_change_as_the_answer_says(players in 2u8..=4, seed: u64, picks in picks()) {
        // §turn.4, §clearing.1, §clearing.2, §income.1, §turn.5
        play(players, seed, &picks, |before, action, view| {
            let Some(asked) = before.order.get(usize::from(before.turn)) else { return };
            let (old, new) = (&before.seats[asked.index()], &view.seats[asked.index()]);
            let corner = i32::from((old.column, old.row) == (6, 4));
            let change = i32::from(new.dollars) - i32::from(old.dollars);
            match action {
                Action::TakeDollar => assert_eq!(change, i32::from(old.dollars < 15)),
                Action::Income(dollars) => assert_eq!(change, i32::from(dollars.min(15 - old.dollars))),
                Action::Clear(_) => assert_eq!(change, corner - 3),
                Action::ClearNothing => assert_eq!(change, corner - 2),
                Action::Advance => assert_eq!(change, corner * i32::from(old.dollars < 15)),
                Action::TakeMoney => assert!((0..=15).contains(&change)),
                Action::Spend(_) | Action::SpendTwo(..) => {
                    let rubble = i32::from(new.rubble - old.rubble);
                    assert_eq!(change, rubble * (corner - 3) - i32::from(before.build_cost));
                }
                Action::TakeDevelopment(kind) => {
                    let paid = i32::from(old.dollars) - i32::from(kind == Development::Tram);
                    assert_eq!(i32::from(new.dollars), (paid + corner).min(15));
                }
                Action::Pass
                | Action::Move(_)
                | Action::Build(_)
                | Action::TakePermit(_)
                | Action::TakeObjective(_)
                | Action::DrawObjective
                | Action::TakeBuilding
                | Action::Decline => assert_eq!(change, 0),
                // What an action costs is checked by the tests of the actions.
                Action::Use(_) => {}
            }
            for (i, (old, new)) in before.seats.iter().zip(&view.seats).enumerate() {
                assert!(i == asked.index() || old.dollars == new.dollars, "nobody else's money changes");
            }
        });
    }

    #[test]
    fn a_game_ends_with_the_eighth_building_or_in_1912(players in 2u8..=4, seed: u64, picks in picks()) {
        // §end.1, §end.2, §year.1
        let game = play(players, seed, &picks, |_, _, _| {});
        let view = game.view(Viewer::Afterwards);
        let eight = view.seats.iter().any(|seat| seat.buildings == 8);
        prop_assert_eq!(eight, view.best_builder.is_some());
        match game.ending().expect("the game is over").id {
            "best-builder" => prop_assert!(eight && view.year <= 1911),
            other => prop_assert_eq!((other, view.year), ("1912", 1912)),
        }
    }

    #[test]
    fn hidden_objectives_are_dealt_again_and_nothing_else(players in 2u8..=4, seed: u64, plies in 0usize..300) {
        // §secret.1, §secret.4
        let (game, mut chance) = middle(players, seed, plies);
        let over = game.acting().is_empty();
        for viewer in Seat::all(usize::from(players)) {
            let view = game.view(Viewer::Seat(viewer));
            for seat in &view.seats {
                prop_assert_eq!(seat.face_down.is_some(), over || seat.seat == viewer);
            }
            let mut sample = game.clone();
            sample.determinize(viewer, &mut chance);
            prop_assert_eq!(sample.check(), Ok(()));
            prop_assert_eq!(sample.view(Viewer::Seat(viewer)), view);
            let (truth, other) = (game.view(Viewer::Afterwards), sample.view(Viewer::Afterwards));
            for (old, new) in truth.seats.iter().zip(&other.seats) {
                prop_assert_eq!(old.face_down_count, new.face_down_count);
            }
        }
        prop_assert!(over || game.view(Viewer::Spectator).seats.iter().all(|seat| seat.face_down.is_none()));
    }

    #[test]
    fn a_drawn_objective_is_told_to_its_owner_alone(players in 2u8..=4, seed: u64) {
        // §secret.2
        let (mut game, mut chance) = middle(players, seed, 0);
        while let Some(seat) = game.acting().first() {
            let actions = legal(&game, seat);
            let draw = actions.iter().find(|action| **action == Action::DrawObjective);
            let action = draw.copied().unwrap_or(actions[chance.below(actions.len() as u32) as usize]);
            let mut log = Log::on();
            game.apply(seat, action, &mut chance, &mut log);
            for told in log.into_events() {
                if let Event::DrewObjective { seat: owner, objective } = &told.event {
                    let audience = if objective.is_some() { Audience::Only(*owner) } else { Audience::Except(*owner) };
                    prop_assert_eq!(told.audience, audience);
                } else {
                    prop_assert_eq!(told.audience, Audience::Everybody);
                }
            }
        }
    }
}

#[test]
fn every_unseen_objective_is_equally_likely_in_another_hand() {
    // §secret.4
    let (game, mut chance) = middle(3, 5, 60);
    let truth = game.view(Viewer::Afterwards);
    let hidden = truth.seats[1].face_down_count;
    let unseen = truth.objective_pile + hidden + truth.seats[2].face_down_count;
    let mut seen = std::collections::BTreeMap::new();
    let samples = 20_000;
    for _ in 0..samples {
        let mut sample = game.clone();
        sample.determinize(Seat::A, &mut chance);
        let hand = sample.view(Viewer::Seat(Seat::B)).seats[1].face_down.clone().expect("his own");
        for objective in hand {
            *seen.entry(objective).or_insert(0usize) += 1;
        }
    }
    assert_eq!(seen.len(), unseen, "every card that A has not seen");
    let expected = samples * hidden / unseen;
    assert!(seen.values().all(|n| n.abs_diff(expected) < expected / 6), "{expected}: {seen:?}");
}
