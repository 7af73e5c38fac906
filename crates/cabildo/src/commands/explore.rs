//! `cabildo explore`: what the openings, purchases and roles of many games brought.

mod shelf;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use anyhow::Context;
use coach::explore::{Explored, Seen, Sort, before, name, played};
use kernel::{Entry, Viewer};

use crate::failure::Failure;
use crate::{options, rows};
use shelf::Shelf;

/// Play or read many games and write down what their openings, purchases and roles brought
///
/// Every purchase and role is weighed just before it is chosen; what came beyond that is its effect. The file is whole at any time: a run that was stopped
/// goes on from it, and one with another seed adds to it.
#[derive(clap::Args)]
#[command(
    after_help = "Examples: cabildo explore puerto-rico --games 2000 --players 4 --write crates/web/assets/explore/puerto-rico.json
          cabildo explore puerto-rico --games 0 --add elsewhere.json --write crates/web/assets/explore/puerto-rico.json
          cabildo explore san-juan --records games/ --write mine.json"
)]
pub struct Args {
    /// The game, as `cabildo games` names it
    game: String,
    /// How many games of the seed are to be there
    #[arg(long, default_value_t = 2000)]
    games: u64,
    /// How many play
    #[arg(long, default_value_t = 4)]
    players: usize,
    /// Who plays in all seats
    #[arg(long, default_value = "search:1000it")]
    bot: String,
    /// Iterations for the chance before a choice; 0 for none, then there are no effects
    #[arg(long, default_value_t = 400)]
    weigh: u64,
    /// Any word, or 64 hexadecimal digits
    #[arg(long, default_value = "explore")]
    seed: String,
    /// Read finished games from these records, or from all of a folder, instead of playing
    #[arg(long, value_name = "PATH", num_args = 1..)]
    records: Vec<PathBuf>,
    /// Keep every game in this file, and go on from it if it is there
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
    /// Write what was found to this file, as the site reads it, and go on from what it holds
    #[arg(long, value_name = "FILE.json")]
    write: Option<PathBuf>,
    /// Add what these files hold of the game: games of other seeds, or of other numbers of players
    #[arg(long, value_name = "FILE.json", num_args = 1..)]
    add: Vec<PathBuf>,
    /// Begin again instead of adding to what the file holds of this number of players
    #[arg(long)]
    anew: bool,
    /// Openings that were played less often are left out of the file
    #[arg(long, default_value_t = 5)]
    fewest: u32,
    /// No file is larger, in bytes: of the openings the rarest are left out
    #[arg(long, default_value_t = 300_000)]
    largest: usize,
    /// How many threads; one per core if nothing is said
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let game = options::game(&args.game)?;
    let bot = options::bot(&args.bot)?;
    let by = if args.records.is_empty() { bot.to_string() } else { "records".to_owned() };
    let own = Explored::new(game.meta().id, args.players, &by).weighed_at(args.weigh);
    // What is kept game by game is counted anew.
    let anew = args.anew || args.keep.is_some() || !args.records.is_empty();
    let mut shelf = Shelf::open(args.write.as_deref(), own, anew)?.within(args.fewest, args.largest);
    for path in &args.add {
        shelf.merge(path)?;
    }
    if args.records.is_empty() {
        let mut kept: Vec<Seen> = rows::kept(args.keep.as_deref())?;
        kept.retain(|seen| seen.thought == shelf.own.thought);
        let from = shelf.known(&args.seed);
        let shelf = Mutex::new(&mut shelf);
        let put =
            |number: u64, seen: Seen| shelf.lock().expect("nobody panics").take(&args.seed, number, seen);
        let mut open: Vec<u64> = Vec::new();
        for number in from..args.games {
            let called = name(&args.seed, args.players, number);
            match kept.iter().position(|seen| seen.name == called) {
                Some(i) => put(number, kept.swap_remove(i))?,
                None => open.push(number),
            }
        }
        rows::make(&open, args.keep.as_deref(), args.threads, "games", |number| {
            let seen = played(game, args.players, &bot, args.weigh, &args.seed, *number)?;
            put(*number, seen.clone())?;
            Ok(Some(seen))
        })?;
    } else {
        for seen in recorded(args, game)? {
            shelf.own.add(&seen);
        }
    }
    shelf.write()?;
    tell(&shelf.own)
}

/// The games of records, those that were looked at before included.
fn recorded(args: &Args, game: &dyn Entry) -> Result<Vec<Seen>, Failure> {
    let keep = args.keep.as_deref();
    let mut seen: Vec<Seen> = rows::kept(keep)?;
    let mut files = Vec::new();
    for path in &args.records {
        list(path, &mut files)?;
    }
    files.retain(|file| !seen.iter().any(|seen| seen.name == file.display().to_string()));
    let read = |file: &PathBuf| read(game, file, args.weigh);
    seen.extend(rows::make(&files, keep, args.threads, "records", read)?);
    Ok(seen)
}

/// A finished game from a record; nothing if it is another game, or not over.
fn read(game: &dyn Entry, file: &Path, iterations: u64) -> Result<Option<Seen>, anyhow::Error> {
    let Ok((found, record)) = options::record(file) else { return Ok(None) };
    if found.meta().id != game.meta().id {
        return Ok(None);
    }
    let Ok(table) = found.replay(&record) else { return Ok(None) };
    let mut chances = Vec::new();
    for ply in 0..table.ply() {
        let mut then = table.copy();
        then.rewind(ply);
        let (seat, answer) = table.answer(ply + 1, Viewer::Afterwards).context("an answer")?;
        chances.push(before(then.as_ref(), seat, &answer, iterations)?);
    }
    Ok(Seen::of(&file.display().to_string(), table.as_ref(), &|ply, _| chances[ply], &|_| true))
}

/// The records of a path.
fn list(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let entries = fs::read_dir(path).with_context(|| path.display().to_string())?;
    let mut inside: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    inside.sort();
    inside.retain(|file| file.extension().is_some_and(|ending| ending == "cabildo"));
    files.extend(inside);
    Ok(())
}

fn tell(explored: &Explored) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "{}, {} players: {} games of {}",
        explored.game, explored.players, explored.games, explored.by
    )?;
    for sort in Sort::ALL {
        writeln!(out, "\n{:<24} {:>6} {:>7}  effect", sort.name(), "games", "first")?;
        for (name, tally) in explored.of(sort) {
            let first = 100.0 * f64::from(tally.places.first().copied().unwrap_or(0))
                / f64::from(tally.seats().max(1));
            let effect = tally.effect().map_or_else(String::new, |effect| {
                format!("{:+.1} % (± {:.1})", 100.0 * effect.mean, 196.0 * effect.error)
            });
            writeln!(out, "{name:<24} {:>6} {first:>5.0} %  {effect}", tally.games)?;
        }
    }
    Ok(())
}
