//! Every mark of the board is taken, and a build takes fewer clicks than the rules have questions.

use ::san_francisco_1906::{SanFrancisco1906, Setup};
use kernel::{Chance, Lang, Seed, Words};

use super::*;
use crate::boards::{Art, Board, Looker, Scene};

/// The marks that the board offers a seat.
fn marks(game: &Match<SanFrancisco1906>, seat: Seat) -> Vec<Mark> {
    let (words, art) = (Words::new(Lang::En), Art::default());
    let looker =
        Looker { viewer: Viewer::Seat(seat), own: Some(seat), answers: true, words: &words, art: &art };
    let parts = SanFrancisco1906::draw(&Scene::new(game, &looker));
    let page = [parts.board, parts.own, parts.others].map(maud::Markup::into_string).concat();
    let values = page.split(" name=\"mark\" value=\"").skip(1).filter_map(|rest| rest.split('"').next());
    values.map(|value| value.parse().expect("a mark")).collect()
}

#[test]
fn every_mark_of_the_board_is_taken_and_read_back() {
    let mut seen = std::collections::BTreeMap::new();
    for players in 2..=4 {
        let seed = Seed::from_word("marks");
        let mut game = Match::<SanFrancisco1906>::new(Setup::of(players), seed).expect("a game");
        let mut dice = Chance::fast(seed.short());
        while let Some(seat) = game.state().acting().first() {
            for mark in marks(&game, seat) {
                assert_eq!(mark.to_string().parse(), Ok(mark));
                let mut after = game.clone();
                let given = steps(&game, seat, &[mark]);
                for action in &given {
                    after.play(seat, *action).unwrap_or_else(|_| panic!("{mark} gives {given:?}"));
                }
                *seen.entry(given.len()).or_insert(0) += 1;
            }
            let actions = legal(game.state(), seat);
            game.play(seat, actions[dice.below(actions.len() as u32) as usize]).expect("a legal answer");
        }
    }
    assert!((1..=3).all(|n| seen.get(&n).is_some_and(|times| *times > 10)), "{seen:?}");
}
