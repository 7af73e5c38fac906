//! Recorded games with every legal set: the same questions, the same answers, the same results.

use proof::recorded_games;
use san_francisco_1906::SanFrancisco1906;

#[test]
fn recorded_games_of_two_players_are_played_alike() {
    assert_eq!(recorded_games::<SanFrancisco1906>(include_bytes!("conformance/players-2.jsonl.gz")), 20);
    assert_eq!(recorded_games::<SanFrancisco1906>(include_bytes!("conformance/players-2-rare.jsonl.gz")), 20);
}

#[test]
fn recorded_games_of_three_players_are_played_alike() {
    assert_eq!(recorded_games::<SanFrancisco1906>(include_bytes!("conformance/players-3.jsonl.gz")), 20);
    assert_eq!(recorded_games::<SanFrancisco1906>(include_bytes!("conformance/players-3-rare.jsonl.gz")), 20);
}

#[test]
fn recorded_games_of_four_players_are_played_alike() {
    assert_eq!(recorded_games::<SanFrancisco1906>(include_bytes!("conformance/players-4.jsonl.gz")), 20);
    assert_eq!(recorded_games::<SanFrancisco1906>(include_bytes!("conformance/players-4-rare.jsonl.gz")), 20);
}
