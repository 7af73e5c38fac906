//! Recorded games with every legal set: the same questions, the same answers, the same results.

use proof::recorded_games;
use puerto_rico::PuertoRico;

#[test]
fn recorded_games_of_the_base_game_are_played_alike() {
    assert_eq!(recorded_games::<PuertoRico>(include_bytes!("conformance/base.jsonl.gz")), 20);
}

#[test]
fn recorded_games_with_new_buildings_are_played_alike() {
    assert_eq!(recorded_games::<PuertoRico>(include_bytes!("conformance/new-buildings.jsonl.gz")), 20);
}

#[test]
fn recorded_games_with_nobles_are_played_alike() {
    assert_eq!(recorded_games::<PuertoRico>(include_bytes!("conformance/nobles.jsonl.gz")), 20);
}

#[test]
fn recorded_games_with_both_expansions_are_played_alike() {
    assert_eq!(recorded_games::<PuertoRico>(include_bytes!("conformance/both.jsonl.gz")), 20);
}
