//! Recorded games with every legal set: the same questions, the same answers, the same results.

use proof::recorded_games;
use san_francisco::SanFrancisco;

#[test]
fn recorded_games_of_two_players_are_played_alike() {
    assert_eq!(recorded_games::<SanFrancisco>(include_bytes!("conformance/players-2.jsonl.gz")), 80);
}

#[test]
fn recorded_games_of_three_players_are_played_alike() {
    assert_eq!(recorded_games::<SanFrancisco>(include_bytes!("conformance/players-3.jsonl.gz")), 80);
}

#[test]
fn recorded_games_of_four_players_are_played_alike() {
    assert_eq!(recorded_games::<SanFrancisco>(include_bytes!("conformance/players-4.jsonl.gz")), 80);
}
