//! Recorded games with every legal set: the same questions, the same answers, the same results.

use std::io::{BufRead, BufReader};

use flate2::read::GzDecoder;
use kernel::{Trace, conform};
use san_francisco::SanFrancisco;

fn replay(bytes: &[u8]) -> (usize, usize) {
    let lines = BufReader::new(GzDecoder::new(bytes)).lines();
    lines.enumerate().fold((0, 0), |(games, plies), (i, line)| {
        let trace = Trace::read(&line.expect("a line of text")).expect("a trace");
        match conform::<SanFrancisco>(&trace) {
            Ok(n) => (games + 1, plies + n),
            Err(difference) => panic!("game {}: {difference}", i + 1),
        }
    })
}

#[test]
fn recorded_games_of_two_players_are_played_alike() {
    assert_eq!(replay(include_bytes!("conformance/players-2.jsonl.gz")).0, 80);
}

#[test]
fn recorded_games_of_three_players_are_played_alike() {
    assert_eq!(replay(include_bytes!("conformance/players-3.jsonl.gz")).0, 80);
}

#[test]
fn recorded_games_of_four_players_are_played_alike() {
    assert_eq!(replay(include_bytes!("conformance/players-4.jsonl.gz")).0, 80);
}
