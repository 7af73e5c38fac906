//! `cabildo conform`: the engines against traces with every legal set.

use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use anyhow::Context;
use flate2::read::MultiGzDecoder;
use kernel::Trace;
use serde_json::json;

use crate::failure::Failure;
use crate::options;

/// Check the engines against traces with every legal set
///
/// Each line of a file is one game as a JSON object; files may be gzipped. Exit code 0 only if there is no difference.
#[derive(clap::Args)]
#[command(after_help = "Example: cabildo conform traces/*.jsonl.gz")]
pub struct Args {
    /// Trace files, .jsonl or .jsonl.gz
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// For programs
    #[arg(long)]
    json: bool,
}

#[derive(Default)]
struct Count {
    games: u64,
    plies: u64,
    differences: u64,
    first: Option<String>,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let mut count = Count::default();
    let bar = options::progress(args.files.len() as u64, "files");
    for path in &args.files {
        read(path, &mut count)?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    if args.json {
        let Count { games, plies, differences, first } = &count;
        println!("{}", json!({ "games": games, "plies": plies, "differences": differences, "first": first }));
        return if *differences > 0 { Err(Failure::No) } else { Ok(()) };
    }
    if let Some(first) = &count.first {
        println!("{first}");
    }
    println!("{} games, {} plies, {} differences", count.games, count.plies, count.differences);
    if count.differences > 0 { Err(Failure::No) } else { Ok(()) }
}

fn read(path: &Path, count: &mut Count) -> Result<(), Failure> {
    let name = path.display();
    let mut file = BufReader::new(File::open(path).with_context(|| format!("{name} cannot be read"))?);
    let zipped =
        file.fill_buf().with_context(|| format!("{name} cannot be read"))?.starts_with(&[0x1f, 0x8b]);
    let text: Box<dyn Read> = if zipped { Box::new(MultiGzDecoder::new(file)) } else { Box::new(file) };
    for (i, line) in BufReader::new(text).lines().enumerate() {
        let place = format!("{name}, line {}", i + 1);
        let line = line.with_context(|| format!("{place} cannot be read"))?;
        if line.trim().is_empty() {
            continue;
        }
        let trace = Trace::read(&line).map_err(|why| Failure::input(format!("{place}: {why}")))?;
        let game = catalog::find(&trace.game).ok_or_else(|| {
            Failure::input(format!("{place}: there is no game \"{}\": {}", trace.game, catalog::names()))
        })?;
        count.games += 1;
        match game.conform(&trace) {
            Ok(plies) => count.plies += plies as u64,
            Err(difference) => {
                count.differences += 1;
                count.plies += difference.ply as u64;
                count.first.get_or_insert_with(|| format!("{place}: {difference}"));
            }
        }
    }
    Ok(())
}
