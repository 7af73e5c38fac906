//! `cabildo replay`: a record checked, shown and verified.

use std::io::Write;
use std::path::PathBuf;

use kernel::{Lang, Seat, SetupText, Table, Unfair, Viewer, Words, say};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::options;

/// Check a record, show a position, the log and the result
#[derive(clap::Args)]
#[command(after_help = "Example: cabildo replay game.cabildo --at 40")]
pub struct Args {
    /// The record
    file: PathBuf,
    /// Show the position after this many answers (0 is the beginning)
    #[arg(long, value_name = "PLY")]
    at: Option<usize>,
    /// Derive the luck from the seed again, and check the seed against its published hash
    #[arg(long)]
    verify: bool,
    /// For programs
    #[arg(long)]
    json: bool,
    /// Corrected component data that the game was played with: deck=PATH
    #[arg(long, value_name = "NAME=PATH")]
    setup: Option<String>,
}

pub fn run(args: &Args, lang: Lang) -> Result<(), Failure> {
    let (game, mut record) = options::record(&args.file)?;
    if let Some(files) = &args.setup {
        let files = options::attach(game, SetupText::read(files)?)?;
        record.setup = record.setup.with_files_of(&files);
    }
    let mut table =
        game.replay(&record).map_err(|error| Failure::input(format!("{}: {error}", args.file.display())))?;
    let verdict = args.verify.then(|| table.verify());
    let last = table.ply();
    if let Some(at) = args.at.filter(|at| *at > last) {
        return Err(Failure::input(format!("--at {at}: the record has {last} answers")));
    }
    let words = Words::new(lang);
    if args.json {
        print_json(table.as_mut(), args, verdict.as_ref(), &words)?;
    } else {
        print_text(table.as_mut(), args, &words)?;
    }
    match verdict {
        None => Ok(()),
        Some(Ok(())) => {
            if !args.json {
                let fair = table.hash().is_some();
                println!(
                    "
{}",
                    if fair { say!(words, "fair") } else { say!(words, "fair-without-hash") }
                );
            }
            Ok(())
        }
        Some(Err(unfair)) => {
            eprintln!("cabildo: {}: {unfair}", args.file.display());
            Err(Failure::No)
        }
    }
}

fn print_text(table: &mut dyn Table, args: &Args, words: &Words) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let (title, setup) = (table.meta().title(words.lang), table.setup());
    let setup = setup.to_string();
    writeln!(out, "{}", say!(words, "answers", title, setup, n = table.ply()))?;
    if let Some(hash) = table.hash() {
        writeln!(out, "{}", say!(words, "hash", hash = hash.to_string()))?;
    }
    writeln!(out)?;
    if let Some(at) = args.at {
        table.rewind(at);
        write!(out, "{}", table.page(Viewer::Afterwards, words))?;
        if let Some(seat) = table.acting().first() {
            writeln!(out, "\n{}: {}", words.name(seat), table.prompt(seat, words))?;
            for choice in table.choices(seat, words) {
                writeln!(out, "    {:<44} {}", choice.action, choice.label)?;
            }
        }
        writeln!(out)?;
    }
    for ply in 1..=table.ply() {
        let Some((seat, action)) = table.answer(ply, Viewer::Afterwards) else { continue };
        writeln!(out, "{ply:>4}  {seat}  {action}")?;
        for sentence in table.sentences(ply, Viewer::Afterwards, words) {
            writeln!(out, "         {sentence}")?;
        }
    }
    if table.acting().is_empty() {
        write!(out, "\n{}", crate::commands::play::result(table, words))?;
    }
    Ok(())
}

fn print_json(
    table: &mut dyn Table,
    args: &Args,
    verdict: Option<&Result<(), Unfair>>,
    words: &Words,
) -> Result<(), Failure> {
    let over = table.acting().is_empty();
    let scores = table.scores();
    let result: Value = Seat::all(scores.seats())
        .map(|seat| (seat.to_string(), json!({ "score": scores.row(seat), "place": scores.place(seat) })))
        .collect::<serde_json::Map<String, Value>>()
        .into();
    let ending = table.ending().map(|ending| ending.id);
    let plies = table.ply();
    if let Some(at) = args.at {
        table.rewind(at);
    }
    let log: Vec<Value> = (1..=table.ply())
        .filter_map(|ply| {
            let (seat, action) = table.answer(ply, Viewer::Afterwards)?;
            let sentences = table.sentences(ply, Viewer::Afterwards, words);
            Some(json!({ "ply": ply, "seat": seat, "action": action, "sentences": sentences }))
        })
        .collect();
    let value = json!({
        "game": table.meta().id,
        "setup": table.setup().to_string(),
        "plies": plies,
        "at": table.ply(),
        "hash": table.hash().map(|hash| hash.to_string()),
        "view": table.view(Viewer::Afterwards),
        "log": log,
        "over": over,
        "ending": ending,
        "result": if over { result } else { Value::Null },
        "verified": verdict.map(Result::is_ok),
    });
    writeln!(std::io::stdout().lock(), "{value:#}")?;
    Ok(())
}
