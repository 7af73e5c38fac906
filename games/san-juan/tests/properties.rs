//! What holds in every game, whatever is played.

use kernel::{Chance, Game, Kind, Log, Seat, Viewer, legal};
use proptest::prelude::*;
use san_juan::{Card, Cards, SanJuan, Setup, View, copies};

/// Plays a game with choices taken from a list of numbers, and looks at each position before and after.
fn play(setup: &Setup, seed: u64, picks: &[u8], mut look: impl FnMut(&View, &View)) -> SanJuan {
    let mut chance = Chance::fast(seed);
    let mut game = SanJuan::new(setup, &mut chance).expect("2 to 4 play");
    let mut picks = picks.iter().cycle();
    let mut plies = 0;
    while let Some(seat) = game.acting().first() {
        let actions = legal(&game, seat);
        // A list that goes round may never build: after a while the choices are random.
        let pick = if plies < 300 {
            usize::from(*picks.next().expect("it goes round"))
        } else {
            chance.below(256) as usize
        };
        let before = game.view(Viewer::Afterwards);
        game.apply(seat, actions[pick % actions.len()], &mut chance, &mut Log::off());
        look(&before, &game.view(Viewer::Afterwards));
        plies += 1;
    }
    game
}

fn total(cards: &Cards) -> usize {
    cards.values().map(|n| usize::from(*n)).sum()
}

/// Everything on the table, in hands, and on its way.
fn cards(view: &View) -> usize {
    let of_seats: usize = view
        .seats
        .iter()
        .map(|seat| {
            let hidden =
                [&seat.hand, &seat.tucked, &seat.stored].map(|cards| total(cards.as_ref().expect("open")));
            hidden.iter().sum::<usize>() + usize::from(seat.city) + total(&seat.covered) + total(&seat.goods)
        })
        .sum();
    let asked = view.asked.as_ref().map_or(0, |asked| {
        let goods = ["spend", "produce", "sell"].contains(&asked.question.name());
        let site = asked.question.name() == "site";
        asked.drawn + usize::from(site) + if goods { 0 } else { asked.chosen }
    });
    view.deck + view.discard + of_seats + asked + usize::from(view.cathedral)
}

prop_compose! {
    fn setups()(players in 2u8..=4, new_buildings: bool, draft_hands: bool) -> Setup {
        Setup { players, new_buildings, draft_hands, ..Setup::default() }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn cards_are_neither_made_nor_lost(setup in setups(), seed: u64, picks in prop::collection::vec(any::<u8>(), 1..300)) {
        // §cards.4: T39: 112 cards, 141 with the new buildings and the Cathedral besides
        let all = if setup.new_buildings { 142 } else { 112 };
        assert_eq!(Card::ALL.iter().map(|card| usize::from(copies(*card, setup.new_buildings))).sum::<usize>(), all);
        let game = play(&setup, seed, &picks, |_, view| assert_eq!(cards(view), all));
        game.check().expect("each kind by itself");
    }

    #[test]
    fn limits_are_kept(setup in setups(), seed: u64, picks in prop::collection::vec(any::<u8>(), 1..300)) {
        // §producer.3, §builder.5, §end.1, §start.2, §start.3
        play(&setup, seed, &picks, |before, view| {
            for seat in &view.seats {
                assert!(seat.city <= 12);
                for (card, n) in &seat.goods {
                    assert!(*n <= seat.buildings[card]);
                }
                for (card, n) in &seat.buildings {
                    assert!(*n == 1 || card.is_production());
                }
            }
            if view.round > before.round && view.asked.as_ref().is_some_and(|asked| asked.question.name() == "role") {
                assert!(view.seats.iter().all(|seat| seat.hand_size <= seat.hand_limit));
            }
        });
    }

    #[test]
    fn roles_are_taken_once_in_their_order(setup in setups(), seed: u64, picks in prop::collection::vec(any::<u8>(), 1..300)) {
        // §round.1, §round.2, §round.3, §round.6, §setup.1
        play(&setup, seed, &picks, |before, view| {
            let mut roles: Vec<_> = view.roles.iter().map(|taken| taken.role).collect();
            let taken = roles.len();
            roles.sort_unstable();
            roles.dedup();
            assert_eq!(roles.len(), taken);
            let players = usize::from(setup.players);
            for (pick, taken) in view.roles.iter().enumerate() {
                assert_eq!(taken.seat.index(), (view.governor.index() + pick) % players);
            }
            if view.round > before.round {
                assert_eq!(view.governor, before.governor.next(players));
                // The last role may have been taken with the very answer that ended the round.
                let picks = if players == 2 { 3 } else { players };
                assert!(before.roles.len() == picks || before.roles.len() == picks - 1);
            }
        });
    }

    #[test]
    fn a_game_ends_in_one_of_three_ways(setup in setups(), seed: u64, picks in prop::collection::vec(any::<u8>(), 1..300)) {
        // §end.1, §end.2, §end.3
        let game = play(&setup, seed, &picks, |_, _| {});
        let view = game.view(Viewer::Afterwards);
        let twelve = view.seats.iter().any(|seat| seat.city == 12);
        match game.ending().expect("over").id {
            "buildings" => assert!(twelve),
            "exhausted" => assert_eq!((view.deck + view.discard, twelve), (0, false)),
            "rounds" => assert_eq!((view.round, twelve), (200, false)),
            other => panic!("{other}"),
        }
    }

    #[test]
    fn nobody_sees_what_is_not_his(setup in setups(), seed: u64, plies in 0usize..200) {
        // §secret.1, §secret.2, §secret.3
        let mut chance = Chance::fast(seed);
        let mut game = SanJuan::new(&setup, &mut chance).expect("it can be played");
        for _ in 0..plies {
            let Some(seat) = game.acting().first() else { break };
            let actions = legal(&game, seat);
            let action = actions[chance.below(actions.len() as u32) as usize];
            game.apply(seat, action, &mut chance, &mut Log::off());
        }
        for viewer in Seat::all(game.players()).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let view = game.view(viewer);
            for seat in &view.seats {
                let own = viewer.sees(seat.seat);
                assert_eq!((seat.hand.is_some(), seat.tucked.is_some()), (own, own));
                assert_eq!((seat.stored.is_some(), seat.good_cards.is_some()), (false, false));
            }
            if let Some(asked) = view.asked {
                let goods = ["spend", "produce", "sell"].contains(&asked.question.name());
                assert_eq!(asked.chosen_cards.is_some(), goods || viewer.sees(asked.seat));
                assert_eq!(asked.drawn_cards.is_some(), viewer.sees(asked.seat));
            }
        }
    }
}
