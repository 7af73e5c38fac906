//! `cabildo calibrate`: whether chances to win come true.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use arena::{Fit, Forecasting, Forecasts, curves_file, fit, reliability};
use kernel::{Entry, Seed};
use serde_json::json;

use crate::failure::Failure;
use crate::{options, rows};

/// Find out whether chances to win come true, and set them right
///
/// Bots play themselves with every number of players; each half of the games tells how good the curve is that the other half gives. A run that was stopped
/// goes on from its file.
#[derive(clap::Args)]
#[command(after_help = "Examples: cabildo calibrate saint-petersburg --games 200
          cabildo calibrate all --games 400 --keep forecasts.jsonl --write crates/bots/src/curves.rs --report chances.html")]
pub struct Args {
    /// The game, as `cabildo games` names it, or all
    game: String,
    /// Games with each number of players
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// With so many players alone, instead of with every number of them
    #[arg(long)]
    players: Option<usize>,
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
    if args.players.is_some() && args.write.is_some() {
        return Err(Failure::input(
            "--write writes the curves of every number of players: not with --players",
        ));
    }
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
    let mut known: Vec<Forecasts> = rows::kept(args.keep.as_deref())?;
    known.retain(|row| row.how == forecasting.how(&row.game));
    let mut open = Vec::new();
    // One game of each kind in turn: whoever stops early has some of all.
    for number in 0..args.games {
        for game in &games {
            for players in numbers(args, *game) {
                let same = |row: &Forecasts| {
                    row.number == number && row.players == players && row.game == game.meta().id
                };
                if !known.iter().any(same) {
                    open.push((*game, players, number));
                }
            }
        }
    }
    known.extend(rows::make(
        &open,
        args.keep.as_deref(),
        args.threads,
        "games",
        |(game, players, number)| Ok(Some(forecasting.play(*game, *players, *number)?)),
    )?);
    let fits: Vec<Fit> = games
        .iter()
        .flat_map(|game| numbers(args, *game).map(|players| (game.meta().id, players)))
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

/// With how many players a game is looked at.
fn numbers(args: &Args, game: &dyn Entry) -> impl Iterator<Item = usize> {
    let (fewest, most) = game.meta().seats;
    let wanted = args.players;
    (usize::from(fewest)..=usize::from(most))
        .filter(move |players| wanted.is_none_or(|wanted| wanted == *players))
}

fn tell(fits: &[Fit], as_json: bool) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    if as_json {
        let row = |fit: &Fit| {
            json!({ "game": fit.curve.game, "players": fit.curve.players, "boldness": fit.curve.boldness, "even": fit.curve.even,
                    "games": fit.games, "error": fit.error, "shipped": fit.shipped, "luck": fit.luck, "bins": fit.bins })
        };
        writeln!(out, "{:#}", json!(fits.iter().map(row).collect::<Vec<_>>()))?;
        return Ok(());
    }
    for fit in fits {
        writeln!(
            out,
            "{:<20} {} players: boldness {:.2}, even {:.2}; off by {:.1} % in {} games read without their own help, {:.1} % by luck alone; \
             the curve that ships is off by {:.1} %",
            fit.curve.game,
            fit.curve.players,
            fit.curve.boldness,
            fit.curve.even,
            100.0 * fit.error,
            fit.games,
            100.0 * fit.luck,
            100.0 * fit.shipped
        )?;
    }
    Ok(())
}
