//! Speed of every game at every seat count and in every variant, in turn with a yardstick: random chess with shakmaty.
//!
//! `cargo bench -p arena` measures everything; `cargo bench -p arena -- saint-petersburg` one game, and `nobles=true` or `players=3` only
//! set-ups that have that; `--seconds=N` for each line; `--json` for programs.
#![allow(clippy::print_stdout)]

use std::time::Duration;

use arena::{Measure, Pace, measure_beside, variants};
use kernel::Chance;
use shakmaty::{Chess, Position};

/// Random chess on one thread: legal moves into the crate's own list, one at random, played unchecked; until there is none, or the fifty-move
/// rule or insufficient material ends the game.
fn yardstick(chance: &mut Chance) -> (u64, u64) {
    const GAMES: u64 = 20;
    let mut plies = 0;
    for _ in 0..GAMES {
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
    (GAMES, plies)
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let json = words.iter().any(|word| word == "--json");
    let seconds = words.iter().find_map(|word| word.strip_prefix("--seconds=")?.parse().ok()).unwrap_or(1.0);
    let (wanted, games): (Vec<&String>, Vec<&String>) =
        words.iter().filter(|word| !word.starts_with("--")).partition(|word| word.contains('='));
    let time = Duration::from_secs_f64(seconds);

    let mut chance = Chance::fast(64);
    let mut measures = Vec::new();
    for game in
        catalog::GAMES.iter().filter(|game| games.is_empty() || games.iter().any(|id| *id == game.meta().id))
    {
        for setup in variants(*game) {
            let text = setup.to_string();
            if wanted.iter().all(|pair| text.split(' ').any(|own| own == pair.as_str())) {
                let mut chess = |_| yardstick(&mut chance);
                measures.push(measure_beside(*game, &setup, time, &mut chess).expect("a set-up of the game"));
            }
        }
    }
    let chess = measures
        .iter()
        .filter_map(|measure| measure.beside)
        .map(|(pace, _)| pace)
        .reduce(|best, pace| if pace.plies > best.plies { pace } else { best })
        .unwrap_or_default();
    if json {
        println!("{}", to_json(&chess, &measures));
    } else {
        print_table(&chess, &measures);
    }
}

fn ratio(measure: &Measure) -> f64 {
    measure.beside.map_or(0.0, |(_, ratio)| ratio)
}

fn to_json(chess: &Pace, measures: &[Measure]) -> String {
    let rows: Vec<String> = measures
        .iter()
        .map(|m| {
            format!(
                r#"{{"game":"{}","setup":"{}","plies_per_second":{:.0},"games_per_second":{:.0},"ratio":{:.3},"state_bytes":{},"action_bytes":{},"copy_ns":{:.1}}}"#,
                m.game, m.setup, m.pace.plies, m.pace.games, ratio(m), m.state_bytes, m.action_bytes, m.copy_ns
            )
        })
        .collect();
    format!(r#"{{"yardstick":{{"plies_per_second":{:.0}}},"games":[{}]}}"#, chess.plies, rows.join(","))
}

fn print_table(chess: &Pace, measures: &[Measure]) {
    println!(
        "{:<20} {:<80} {:>12} {:>10} {:>9} {:>7} {:>7} {:>8}",
        "game", "setup", "plies/s", "games/s", "× chess", "state", "action", "copy"
    );
    println!(
        "{:<20} {:<80} {:>12.0} {:>10.0} {:>9.2}",
        "chess (yardstick)", "shakmaty, random play", chess.plies, chess.games, 1.0
    );
    for m in measures {
        println!(
            "{:<20} {:<80} {:>12.0} {:>10.0} {:>9.2} {:>5} B {:>5} B {:>5.0} ns",
            m.game,
            m.setup,
            m.pace.plies,
            m.pace.games,
            ratio(m),
            m.state_bytes,
            m.action_bytes,
            m.copy_ns
        );
    }
    println!();
    println!("{:<20} {:>9} {:>9}", "× chess", "least", "most");
    for game in catalog::GAMES {
        let ratios = || measures.iter().filter(|m| m.game == game.meta().id).map(ratio);
        if let Some(least) = ratios().reduce(f64::min) {
            println!("{:<20} {:>9.2} {:>9.2}", game.meta().id, least, ratios().fold(0.0, f64::max));
        }
    }
}
