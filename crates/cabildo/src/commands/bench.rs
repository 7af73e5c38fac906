//! `cabildo bench`: how fast the engines are on this machine.

use std::io::Write;
use std::time::Duration;

use arena::{measure, search_pace};
use bots::judge::Opinion;
use kernel::SetupText;
use serde_json::json;

use crate::failure::Failure;
use crate::options;

/// Measure the speed of the engines
///
/// Random play on one thread, the size of a position and the time of a copy; then search iterations from three stored positions.
/// `cargo bench -p arena` measures the engines against random chess in one run.
#[derive(clap::Args)]
#[command(after_help = "Example: cabildo bench saint-petersburg")]
pub struct Args {
    /// One game; all of them if nothing is said
    game: Option<String>,
    /// Seconds for each line
    #[arg(long, default_value_t = 1.0)]
    seconds: f64,
    /// Whose opinion the search goes by: learned, hand or v1; the one that plays best if nothing is said
    #[arg(long)]
    judge: Option<Opinion>,
    /// For programs
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    if !(0.01..=3600.0).contains(&args.seconds) {
        return Err(Failure::input(format!("--seconds {}: between 0.01 and 3600", args.seconds)));
    }
    let games = match &args.game {
        Some(id) => vec![options::game(id)?],
        None => catalog::GAMES.to_vec(),
    };
    let rows: Vec<_> = games
        .iter()
        .flat_map(|game| (game.meta().seats.0..=game.meta().seats.1).map(move |players| (*game, players)))
        .collect();
    let bar = options::progress((rows.len() + games.len()) as u64, "measures");
    let time = Duration::from_secs_f64(args.seconds);
    let mut measures = Vec::new();
    let mut searches = Vec::new();
    for (game, players) in rows {
        let setup = SetupText::new().with("players", &players.to_string());
        measures.push(measure(game, &setup, time)?);
        bar.inc(1);
    }
    for game in &games {
        searches.extend(search_pace(*game, args.judge, time).map_err(anyhow::Error::from)?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{:#}", json!({ "measures": measures, "searches": searches }))?;
        return Ok(());
    }
    writeln!(
        out,
        "{:<20} {:<44} {:>12} {:>10} {:>8} {:>8} {:>8}",
        "game", "setup", "plies/s", "games/s", "state", "action", "copy"
    )?;
    for m in &measures {
        writeln!(
            out,
            "{:<20} {:<44} {:>12.0} {:>10.0} {:>6} B {:>6} B {:>5.0} ns",
            m.game, m.setup, m.pace.plies, m.pace.games, m.state_bytes, m.action_bytes, m.copy_ns
        )?;
    }
    writeln!(out)?;
    writeln!(out, "{:<20} {:<44} {:<10} {:>6} {:>14}", "game", "setup", "position", "ply", "iterations/s")?;
    for s in &searches {
        writeln!(
            out,
            "{:<20} {:<44} {:<10} {:>6} {:>14.0}",
            s.game, s.setup, s.position, s.ply, s.iterations
        )?;
    }
    Ok(())
}
