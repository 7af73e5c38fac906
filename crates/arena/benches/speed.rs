//! Speed of every game at every seat count, against a yardstick in the same run: random chess with shakmaty.
//!
//! `cargo bench -p arena` measures everything; `cargo bench -p arena -- saint-petersburg` one game; `--json` for programs.
#![allow(clippy::print_stdout)]

use std::time::Duration;

use arena::{Measure, Pace, measure};
use kernel::{Chance, SetupText};
use shakmaty::{Chess, Position};

/// Random chess on one thread: legal moves into the crate's own list, one at random, played unchecked; until there is none, or the fifty-move
/// rule or insufficient material ends the game.
fn yardstick(time: Duration) -> Pace {
    let mut chance = Chance::fast(64);
    Pace::of(time, |_| {
        let mut plies = 0;
        for _ in 0..50 {
            let mut position = Chess::default();
            loop {
                let moves = position.legal_moves();
                if moves.is_empty() || position.halfmoves() >= 100 || position.is_insufficient_material() {
                    break;
                }
                let choice = moves[chance.below(moves.len() as u32) as usize];
                position.play_unchecked(choice);
                plies += 1;
            }
        }
        (50, plies)
    })
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let json = words.iter().any(|word| word == "--json");
    let only: Vec<&String> = words.iter().filter(|word| !word.starts_with("--")).collect();
    let time = Duration::from_secs(2);

    let mut chess = yardstick(time);
    let mut measures = Vec::new();
    for game in
        catalog::GAMES.iter().filter(|game| only.is_empty() || only.iter().any(|id| *id == game.meta().id))
    {
        let (fewest, most) = game.meta().seats;
        for players in fewest..=most {
            let setup = SetupText::new().with("players", &players.to_string());
            measures.push(measure(*game, &setup, time).expect("a set-up of the game"));
        }
    }
    // Once more at the end, in case the machine was busy at the beginning: the better one counts.
    let again = yardstick(time);
    if again.plies > chess.plies {
        chess = again;
    }
    if json {
        println!("{}", to_json(&chess, &measures));
    } else {
        print_table(&chess, &measures);
    }
}

fn to_json(chess: &Pace, measures: &[Measure]) -> String {
    let rows: Vec<String> = measures
        .iter()
        .map(|m| {
            format!(
                r#"{{"game":"{}","setup":"{}","plies_per_second":{:.0},"games_per_second":{:.0},"ratio":{:.3},"state_bytes":{},"action_bytes":{},"copy_ns":{:.1}}}"#,
                m.game, m.setup, m.pace.plies, m.pace.games, m.pace.plies / chess.plies, m.state_bytes, m.action_bytes, m.copy_ns
            )
        })
        .collect();
    format!(r#"{{"yardstick":{{"plies_per_second":{:.0}}},"games":[{}]}}"#, chess.plies, rows.join(","))
}

fn print_table(chess: &Pace, measures: &[Measure]) {
    println!(
        "{:<20} {:<44} {:>12} {:>10} {:>9} {:>7} {:>7} {:>8}",
        "game", "setup", "plies/s", "games/s", "× chess", "state", "action", "copy"
    );
    println!(
        "{:<20} {:<44} {:>12.0} {:>10.0} {:>9.2}",
        "chess (yardstick)", "shakmaty, random play", chess.plies, chess.games, 1.0
    );
    for m in measures {
        println!(
            "{:<20} {:<44} {:>12.0} {:>10.0} {:>9.2} {:>5} B {:>5} B {:>5.0} ns",
            m.game,
            m.setup,
            m.pace.plies,
            m.pace.games,
            m.pace.plies / chess.plies,
            m.state_bytes,
            m.action_bytes,
            m.copy_ns
        );
    }
}
