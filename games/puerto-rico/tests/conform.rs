//! Recorded games with every legal set: the same questions, the same answers, the same results.

use std::io::{BufRead, BufReader};

use flate2::read::GzDecoder;
use kernel::{Trace, conform};
use puerto_rico::PuertoRico;

fn replay(bytes: &[u8]) -> (usize, usize) {
    let lines = BufReader::new(GzDecoder::new(bytes)).lines();
    lines.enumerate().fold((0, 0), |(games, plies), (i, line)| {
        let trace = Trace::read(&line.expect("a line of text")).expect("a trace");
        match conform::<PuertoRico>(&trace) {
            Ok(n) => (games + 1, plies + n),
            Err(difference) => panic!("game {}: {difference}", i + 1),
        }
    })
}

#[test]
fn recorded_games_of_the_base_game_are_played_alike() {
    assert_eq!(replay(include_bytes!("conformance/base.jsonl.gz")).0, 20);
}

#[test]
fn recorded_games_with_new_buildings_are_played_alike() {
    assert_eq!(replay(include_bytes!("conformance/new-buildings.jsonl.gz")).0, 20);
}

#[test]
fn recorded_games_with_nobles_are_played_alike() {
    assert_eq!(replay(include_bytes!("conformance/nobles.jsonl.gz")).0, 20);
}

#[test]
fn recorded_games_with_both_expansions_are_played_alike() {
    assert_eq!(replay(include_bytes!("conformance/both.jsonl.gz")).0, 20);
}
