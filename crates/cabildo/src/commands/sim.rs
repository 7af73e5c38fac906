//! `cabildo sim`: many games, at random or among bots.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::Context;
use arena::{Keep, Report, Simulation, Spread};
use kernel::{Entry, Lang, Record, Seat, Seed, Words};
use serde_json::json;

use crate::failure::Failure;
use crate::options;

/// Play many games and report
///
/// The same seed gives the same games and the same report, whatever the number of threads; with bots, if they think for a
/// number of iterations and not for a time.
#[derive(clap::Args)]
#[command(after_help = "Examples: cabildo sim saint-petersburg --setup players=3 --games 10000 --seed 1703
          cabildo sim saint-petersburg --games 100 --seats greedy,search:200it")]
pub struct Args {
    /// The game, as `cabildo games` names it
    game: String,
    /// Players and variants: players=3,…; as many players as bots are named, if it does not say
    #[arg(long, value_name = "NAME=VALUE,…")]
    setup: Option<String>,
    /// A bot for each seat, A first: random, greedy, greedy:noise=0.3, search:50ms, search:2000it, beginner to strong;
    /// all at random if nothing is said
    #[arg(long, value_name = "BOT,BOT,…")]
    seats: Option<String>,
    /// How many games
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Any word, or 64 hexadecimal digits; a fresh one if nothing is said
    #[arg(long)]
    seed: Option<String>,
    /// How many threads; one per core if nothing is said
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// For programs
    #[arg(long)]
    json: bool,
    /// Write every game as a record into this folder
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let game = options::game(&args.game)?;
    let seats = args.seats.as_deref().map_or_else(|| Ok(Vec::new()), options::bots)?;
    let simulation = Simulation {
        setup: options::setup_for(game, args.setup.as_deref(), seats.len())?,
        games: args.games,
        seed: options::seed(args.seed.as_deref())?,
        threads: options::threads(args.threads.map(usize::from)),
        seats,
    };
    if args.games == 0 {
        return Err(Failure::input("--games 0: at least one game has to be played"));
    }
    if let Some(dir) = &args.save {
        fs::create_dir_all(dir).with_context(|| format!("the folder {} cannot be made", dir.display()))?;
    }

    let bar = options::progress(args.games, "games");
    let start = Instant::now();
    let keep = args.save.as_deref().map(|dir| move |n: u64, record: &Record| save(game, dir, n, record));
    let report = simulation.run(
        game,
        &|games| bar.inc(games.end - games.start),
        keep.as_ref().map(|keep| keep as &Keep<'_>),
    )?;
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    print(args, game, &simulation, &report, seconds)
}

fn save(game: &dyn Entry, dir: &Path, n: u64, record: &Record) -> io::Result<()> {
    let path = dir.join(format!("{}-{:06}.cabildo", game.meta().id, n + 1));
    fs::write(&path, record.to_string())
        .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))
}

fn print(
    args: &Args,
    game: &dyn Entry,
    simulation: &Simulation,
    report: &Report,
    seconds: f64,
) -> Result<(), Failure> {
    let setup = game.complete(&simulation.setup)?;
    let seed: Seed = simulation.seed;
    let pace = report.plies as f64 / seconds;
    let mut out = std::io::stdout().lock();
    if args.json {
        let value = json!({
            "game": game.meta().id,
            "setup": setup.to_string(),
            "seats": simulation.seats.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "seed": seed.to_string(),
            "report": report,
            "seconds": seconds,
            "plies_per_second": pace,
        });
        writeln!(out, "{value:#}")?;
        return Ok(());
    }
    let words = Words::default();
    let title = game.meta().title(words.lang);
    let how = args.seats.as_ref().map_or_else(|| "at random".to_owned(), |seats| format!("of {seats}"));
    writeln!(out, "{title}, {setup}: {} games {how}, seed {seed}", report.games)?;
    writeln!(out)?;
    writeln!(
        out,
        "{:<12} {:>8} {:>8} {:>7} {:>7}   {:>7} {:>7}",
        "seat",
        game.meta().score_title(0, Lang::En),
        "±",
        "low",
        "high",
        "won",
        "shared"
    )?;
    let share = |n: u64| format!("{:.1} %", 100.0 * n as f64 / report.games as f64);
    for (seat, row) in Seat::all(report.seats.len()).zip(&report.seats) {
        writeln!(
            out,
            "{:<12} {}   {:>7} {:>7}",
            seat.to_string(),
            columns(&row.points),
            share(row.wins),
            share(row.shared)
        )?;
    }
    writeln!(out)?;
    writeln!(out, "{:<12} {}", "winner", columns(&report.winning))?;
    writeln!(out, "{:<12} {}", "plies", columns(&report.length))?;
    writeln!(out, "{:<12} {}", "rounds", columns(&report.rounds))?;
    let endings: Vec<String> = report.endings.iter().map(|(id, n)| format!("{id} {}", share(*n))).collect();
    writeln!(out, "{:<12} {}", "ended by", endings.join(" · "))?;
    writeln!(
        out,
        "{:<12} {:.0} plies/s, {:.0} games/s on {} threads",
        "speed",
        pace,
        report.games as f64 / seconds,
        simulation.threads
    )?;
    if let Some(dir) = &args.save {
        writeln!(out, "{:<12} {} records in {}", "saved", report.games, dir.display())?;
    }
    Ok(())
}

fn columns(spread: &Spread) -> String {
    let (low, high) = spread.range();
    format!("{:>8.1} {:>8.1} {:>7} {:>7}", spread.mean(), spread.deviation(), low, high)
}
