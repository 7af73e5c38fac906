//! What holds in every game, whatever is played.

use kernel::{Chance, Game, Kind, Log, Seat, Viewer, legal};
use proptest::prelude::*;
use saint_petersburg::{Asked, Card, Colour, SaintPetersburg, Setup, Stack, View};

/// Plays a game with choices taken from a list of numbers, and looks at each position before and after.
fn play(players: u8, seed: u64, picks: &[u8], mut look: impl FnMut(&View, &View)) -> SaintPetersburg {
    let mut chance = Chance::fast(seed);
    let mut game = SaintPetersburg::new(&Setup { players }, &mut chance).expect("2 to 4 play");
    let mut picks = picks.iter().cycle();
    while let Some(seat) = game.acting().first() {
        let actions = legal(&game, seat);
        let pick = usize::from(*picks.next().expect("the list goes round"));
        let before = game.view(Viewer::Afterwards);
        game.apply(seat, actions[pick % actions.len()], &mut chance, &mut Log::off());
        look(&before, &game.view(Viewer::Afterwards));
    }
    game
}

/// How many copies of a card lie open, in hands and in the discard pile.
fn copies(view: &View, card: Card) -> usize {
    let open =
        [&view.upper, &view.lower, &view.discard].into_iter().chain(view.seats.iter().map(|s| &s.area));
    let open: usize = open.map(|cards| usize::from(cards.get(&card).copied().unwrap_or(0))).sum();
    let hands = view.seats.iter().flat_map(|s| s.hand.iter().flatten()).filter(|c| **c == card).count();
    let drawn = matches!(view.asked, Some(Asked::Observed { card: drawn, .. }) if drawn == card);
    open + hands + usize::from(drawn)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn cards_are_neither_made_nor_lost(players in 2u8..=4, seed: u64, picks in prop::collection::vec(any::<u8>(), 1..400)) {
        // §cards.1: 116 cards, and never more of one than the box has
        play(players, seed, &picks, |_, view| {
            let open: usize = Card::ALL.iter().map(|card| copies(view, *card)).sum();
            let stacks: usize = view.stacks.values().sum();
            assert_eq!(open + stacks, 116);
            for card in Card::ALL {
                assert!(copies(view, *card) <= usize::from(card.facts().copies));
            }
        });
    }

    #[test]
    fn limits_are_kept(players in 2u8..=4, seed: u64, picks in prop::collection::vec(any::<u8>(), 1..400)) {
        // §hand.1, §hand.2, §refill.1
        play(players, seed, &picks, |before, view| {
            let board: u8 = view.upper.values().chain(view.lower.values()).sum();
            assert!(board <= 8);
            for (old, new) in before.seats.iter().zip(&view.seats) {
                assert!(new.hand_size <= 4);
                assert!(new.hand_size <= new.hand_limit || new.hand_size <= old.hand_size);
                assert!(new.points >= old.points, "points on the track never fall");
            }
        });
    }

    #[test]
    fn money_is_paid_or_earned_and_never_negative(players in 2u8..=4, seed: u64, picks in prop::collection::vec(any::<u8>(), 1..400)) {
        // §price.1, §score.4: within a phase rubles only fall; between phases they rise by what the colour earns
        play(players, seed, &picks, |before, view| {
            for (old, new) in before.seats.iter().zip(&view.seats) {
                let (old, new) = (old.rubles.expect("open"), new.rubles.expect("open"));
                if before.phase == view.phase && before.phase != Stack::Building {
                    assert!(new <= old);
                }
                if before.phase == Stack::Trading {
                    assert!(new <= old, "the trading phase earns nothing");
                }
            }
        });
    }

    #[test]
    fn a_game_ends_when_a_stack_is_used_up(players in 2u8..=4, seed: u64, picks in prop::collection::vec(any::<u8>(), 1..400)) {
        // §end.1, §end.2
        let game = play(players, seed, &picks, |_, _| {});
        let view = game.view(Viewer::Afterwards);
        let stack = view.exhausted.expect("a stack ran out");
        assert_eq!(view.stacks[&stack], 0);
        assert_eq!(view.phase, Stack::Trading);
        assert!(game.round() <= 30);
    }

    #[test]
    fn nobody_sees_the_rubles_and_the_hand_of_another(players in 2u8..=4, seed: u64, plies in 0usize..120) {
        // §secret.1, §secret.4
        let mut chance = Chance::fast(seed);
        let mut game = SaintPetersburg::new(&Setup { players }, &mut chance).expect("2 to 4 play");
        for _ in 0..plies {
            let Some(seat) = game.acting().first() else { break };
            let actions = legal(&game, seat);
            let action = actions[chance.below(actions.len() as u32) as usize];
            game.apply(seat, action, &mut chance, &mut Log::off());
        }
        let seats = usize::from(players);
        for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
            for seat in game.view(viewer).seats {
                let own = viewer.sees(seat.seat);
                assert_eq!((seat.rubles.is_some(), seat.hand.is_some()), (own, own));
            }
        }
        for seat in Seat::all(seats) {
            let mut sample = game.clone();
            sample.determinize(seat, &mut chance);
            assert_eq!(sample, game, "all was seen by all: a sample keeps it");
        }
    }

    #[test]
    fn a_view_earns_what_the_rules_pay(players in 2u8..=4, seed: u64, picks in prop::collection::vec(any::<u8>(), 1..200)) {
        // §score.1, §score.3: what the table announces before a phase is scored is what everybody then gets
        play(players, seed, &picks, |before, view| {
            let colour = match (before.phase, view.phase) {
                (Stack::Worker, Stack::Building) => Colour::Green,
                (Stack::Noble, Stack::Trading) => Colour::Red,
                _ => return,
            };
            for (old, new) in before.seats.iter().zip(&view.seats) {
                let (rubles, points) = old.earnings(colour);
                assert_eq!(new.rubles, old.rubles.map(|r| r + rubles));
                assert_eq!(new.points, old.points + points);
            }
        });
    }
}
