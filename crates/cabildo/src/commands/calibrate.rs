//! `cabildo calibrate`: whether chances to win come true.

use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use anyhow::Context;
use arena::{Fit, Forecasting, Forecasts, curves_file, fit, reliability};
use kernel::{Entry, Seed};
use serde_json::json;

use crate::failure::Failure;
use crate::options;

/// Find out whether chances to win come true, and set them right
///
/// Bots play themselves with every number of players; every other game is for the fit, and the rest tells how good it is. A run that was
/// stopped goes on from its file.
#[derive(clap::Args)]
#[command(after_help = "Examples: cabildo calibrate saint-petersburg --games 200
          cabildo calibrate all --games 400 --keep forecasts.jsonl --write crates/bots/src/curves.rs --report chances.html")]
pub struct Args {
    /// The game, as `cabildo games` names it, or all
    game: String,
    /// Games with each number of players
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// Who plays in all seats
    #[arg(long, default_value = "search:48it")]
    bot: String,
    /// Iterations for each chance that is written down
    #[arg(long, default_value_t = 240)]
    iterations: u64,
    /// About how many chances are written down in a game
    #[arg(long, default_value_t = 10)]
    each: usize,
    /// Any word, or 64 hexadecimal digits
    #[arg(long, default_value = "calibrate")]
    seed: String,
    /// Keep every game in this file, and go on from it if it is there
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
    /// Write the curves to this file, as the program has them
    #[arg(long, value_name = "FILE.rs")]
    write: Option<PathBuf>,
    /// Write a page with plots
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    /// How many threads; one per core if nothing is said
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// For programs
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let games: Vec<&'static dyn Entry> = match args.game.as_str() {
        "all" => catalog::GAMES.to_vec(),
        id => vec![options::game(id)?],
    };
    let forecasting = Forecasting {
        bot: options::bot(&args.bot)?,
        seed: Seed::from_word(&args.seed),
        iterations: args.iterations.max(8),
        each: args.each.max(1),
    };
    let mut known = match &args.keep {
        Some(path) => read(path)?,
        None => Vec::new(),
    };
    let mut open = Vec::new();
    // One game of each kind in turn: whoever stops early has some of all.
    for number in 0..args.games {
        for game in &games {
            let (fewest, most) = game.meta().seats;
            for players in usize::from(fewest)..=usize::from(most) {
                let same = |row: &Forecasts| {
                    row.number == number && row.players == players && row.game == game.meta().id
                };
                if !known.iter().any(same) {
                    open.push((*game, players, number));
                }
            }
        }
    }
    let file = match &args.keep {
        Some(path) => Some(
            OpenOptions::new()
                .create(true)
                .append(true)
                .open(path)
                .with_context(|| path.display().to_string())?,
        ),
        None => None,
    };
    let out = Mutex::new((file, Vec::new()));
    let bar = options::progress(open.len() as u64, "games");
    let next = AtomicUsize::new(0);
    let work = || -> Result<(), anyhow::Error> {
        while let Some((game, players, number)) = open.get(next.fetch_add(1, Ordering::Relaxed)) {
            let row = forecasting.play(*game, *players, *number)?;
            let mut out = out.lock().expect("nobody panics while writing");
            if let Some(file) = &mut out.0 {
                writeln!(file, "{}", serde_json::to_string(&row)?)?;
            }
            out.1.push(row);
            bar.inc(1);
        }
        Ok(())
    };
    thread::scope(|scope| {
        let threads: Vec<_> =
            (0..options::threads(args.threads.map(usize::from))).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_for_each(|thread| thread.join().expect("a game does not panic"))
    })?;
    bar.finish_and_clear();
    known.extend(out.into_inner().expect("nobody panics while writing").1);
    let fits: Vec<Fit> = games
        .iter()
        .flat_map(|game| {
            let (fewest, most) = game.meta().seats;
            (usize::from(fewest)..=usize::from(most))
                .map(|players| (game.meta().id, players))
                .collect::<Vec<_>>()
        })
        .map(|(game, players)| fit(game, players, &known))
        .collect();
    if let Some(path) = &args.write {
        fs::write(path, curves_file(&fits)).with_context(|| path.display().to_string())?;
    }
    if let Some(path) = &args.report {
        let how = format!(
            "cabildo calibrate {} --games {} --bot {} --iterations {} --each {} --seed {}",
            args.game, args.games, args.bot, args.iterations, args.each, args.seed
        );
        fs::write(path, reliability(&fits, &how)).with_context(|| path.display().to_string())?;
    }
    tell(&fits, args.json)
}

/// The games of a file; a last line that was cut off is left out.
fn read(path: &Path) -> Result<Vec<Forecasts>, Failure> {
    if !path.exists() {
        return Ok(Vec::new());
    }
    let file = BufReader::new(File::open(path).with_context(|| path.display().to_string())?);
    let mut rows = Vec::new();
    let mut whole = 0;
    for line in file.lines() {
        let line = line.with_context(|| path.display().to_string())?;
        let Ok(row) = serde_json::from_str(&line) else { break };
        rows.push(row);
        whole += line.len() as u64 + 1;
    }
    let file = OpenOptions::new().write(true).open(path).with_context(|| path.display().to_string())?;
    file.set_len(whole).with_context(|| path.display().to_string())?;
    Ok(rows)
}

fn tell(fits: &[Fit], as_json: bool) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    if as_json {
        let row = |fit: &Fit| {
            json!({ "game": fit.curve.game, "players": fit.curve.players, "boldness": fit.curve.boldness, "even": fit.curve.even,
                    "fit": fit.games.0, "checked": fit.games.1, "error": fit.error, "bins": fit.bins })
        };
        writeln!(out, "{:#}", json!(fits.iter().map(row).collect::<Vec<_>>()))?;
        return Ok(());
    }
    for fit in fits {
        writeln!(
            out,
            "{:<20} {} players: boldness {:.2}, even {:.2}; off by {:.1} % in {} games that the fit has not seen",
            fit.curve.game,
            fit.curve.players,
            fit.curve.boldness,
            fit.curve.even,
            100.0 * fit.error,
            fit.games.1
        )?;
    }
    Ok(())
}
