//! Random play allocates nothing on the way: a game may be played a billion times without asking for memory.

use std::hint::black_box;

use arena::{random_games, variants};
use bots::judge::{Judge, Judgement, Learned};
use bots::{Evaluate, Judged, Visit, visit};
use kernel::{Chance, Numbered, Present, Seat, SetupText};

#[test]
fn no_game_allocates_while_it_is_played() {
    for game in catalog::GAMES {
        for setup in variants(*game) {
            let count = |games: u64| {
                let info = allocation_counter::measure(|| {
                    random_games(*game, &setup, 7, games).expect("a set-up of the game");
                });
                info.count_total
            };
            count(1);
            let (few, many) = (count(10), count(60));
            assert_eq!(few, many, "{} {setup}: fifty games more, and allocations more", game.meta().id);
        }
    }
}

struct Judging;

impl Visit for Judging {
    type Output = u64;

    fn visit<G: Present + Numbered + Judged>(self) -> u64 {
        let setup = SetupText::new().with("players", "4").check::<G::Setup>().expect("a set-up");
        let state = G::new(&setup, &mut Chance::fast(3)).expect("a game");
        let judge = Learned::<G>::default();
        let mut judgement = Judgement::default();
        let info = allocation_counter::measure(|| {
            judge.judge(&state, &mut judgement);
            black_box(judge.prospects(&state, 5.0));
        });
        assert!((judgement.chance.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{judgement:?}");
        info.count_total
    }
}

#[test]
fn judging_allocates_nothing() {
    for game in catalog::GAMES {
        assert_eq!(visit(game.meta().id, Judging), Some(0), "{}", game.meta().id);
    }
}

struct Liking;

impl Visit for Liking {
    type Output = u64;

    fn visit<G: Present + Numbered + Judged>(self) -> u64 {
        let setup = SetupText::new().with("players", "4").check::<G::Setup>().expect("a set-up");
        let state = G::new(&setup, &mut Chance::fast(3)).expect("a game");
        let info = allocation_counter::measure(|| {
            for way in &G::WAYS {
                black_box((way.gone)(&state, Seat::B));
            }
        });
        info.count_total
    }
}

#[test]
fn liking_a_position_allocates_nothing() {
    for game in catalog::GAMES {
        assert_eq!(visit(game.meta().id, Liking), Some(0), "{}", game.meta().id);
    }
}
