//! Every answer that comes up has a number, and one answer of a position each.

use kernel::{Chance, Seed, SetupText};
use learn::{course, position};

use crate::setups::setups;

#[test]
fn every_answer_has_a_number_of_its_own_both_ways() {
    for game in catalog::GAMES {
        let id = game.meta().id;
        for setup in setups(*game) {
            let course = course(id, &setup).expect("a set-up");
            for seed in 0..3 {
                let mut dice = Chance::fast(seed);
                let seed = Seed::from_word(&format!("space {seed}"));
                let mut position = position(id, &setup, seed).expect("a set-up");
                let mut table = game.start(&setup, seed).expect("a set-up");
                while let Some(seat) = table.acting().first() {
                    let (numbers, words) = (position.legal().to_vec(), position.legal_words());
                    assert_eq!(words, table.legal(seat));
                    let mut different = numbers.clone();
                    different.sort_unstable();
                    different.dedup();
                    assert_eq!(different.len(), numbers.len(), "{words:?}");
                    for (number, word) in numbers.iter().zip(&words) {
                        assert_eq!(course.number(word), Some(*number));
                        let back = course.answer(table.as_ref(), seat, i64::from(*number));
                        assert_eq!(back.as_ref(), Some(word));
                    }
                    let any = dice.below(numbers.len() as u32) as usize;
                    position.play(i64::from(numbers[any])).expect("it is legal");
                    table.play(seat, &words[any]).expect("it is legal");
                }
                assert_eq!(position.asked(), None);
                assert_eq!(position.scores(), table.scores());
                assert_eq!(position.plies(), table.ply() as u64);
            }
        }
    }
}

#[test]
fn a_number_that_cannot_be_answered_is_refused_and_changes_nothing() {
    let seed = Seed::from_word("no");
    let mut position = position("san-juan", &SetupText::new(), seed).expect("a set-up");
    let before = position.legal().to_vec();
    for number in [-1, 1_000_000] {
        let error = position.play(number).expect_err("no such number");
        assert_eq!(error.0, number);
        assert_eq!(position.legal(), before);
    }
}

/// The sizes are part of the interface: whoever has learned depends on them.
#[test]
fn rows_and_spaces_are_as_large_as_they_are_said_to_be() {
    let mut sizes = Vec::new();
    for game in catalog::GAMES {
        let most = game.meta().seats.1.to_string();
        let shape = course(game.meta().id, &SetupText::new().with("players", &most)).expect("a set-up");
        sizes.push((game.meta().id, shape.shape().row.len(), shape.shape().answers.len()));
    }
    let expected = [
        ("puerto-rico", 511, 265),
        ("san-juan", 662, 236),
        ("saint-petersburg", 495, 783),
        ("san-francisco", 1244, 113),
        ("san-francisco-1906", 1486, 1098),
    ];
    assert_eq!(sizes, expected);
}
