//! How fast the search thinks: iterations per second of one thread's own work from three stored positions of every game.
//!
//! `cargo bench -p arena --bench search` measures all of them with the opinion that plays best; `-- judge=v1` with release 0.1's, so that
//! two states of the program can be compared; `-- san-juan` one game; `--seconds=N` for each line.
#![allow(clippy::print_stdout)]

use std::time::Duration;

use arena::search_pace;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let value = |name: &str| words.iter().find_map(|word| word.strip_prefix(name));
    let seconds = value("--seconds=").and_then(|text| text.parse().ok()).unwrap_or(2.0);
    let judge = value("judge=").map(|text| text.parse().expect("judge=learned, judge=hand or judge=v1"));
    let only: Vec<&String> = words.iter().filter(|word| !word.contains('=')).collect();

    println!("{:<20} {:<44} {:<10} {:>6} {:>14}", "game", "setup", "position", "ply", "iterations/s");
    for game in
        catalog::GAMES.iter().filter(|game| only.is_empty() || only.iter().any(|id| *id == game.meta().id))
    {
        for s in search_pace(*game, judge, Duration::from_secs_f64(seconds)).expect("the records are sound") {
            println!("{:<20} {:<44} {:<10} {:>6} {:>14.0}", s.game, s.setup, s.position, s.ply, s.iterations);
        }
    }
}
