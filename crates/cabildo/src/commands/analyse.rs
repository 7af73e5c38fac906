//! `cabildo analyse` and `cabildo hint`: what answers are worth, offline.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Context;
use bots::Effort;
use coach::{Hint, Shown, look_through, open_percent, page, points, questions, tell, weigh_now};
use kernel::{Lang, SetupText, Table, Words, say};
use maud::html;
use serde_json::json;

use crate::failure::Failure;
use crate::options;

/// Look through a record: what every answer cost, what luck gave, where it turned
///
/// The numbers depend on the record and the iterations alone: they are the same on every machine.
#[derive(clap::Args)]
#[command(after_help = "Example: cabildo analyse game.cabildo --html report.html")]
pub struct Args {
    /// The record
    file: PathBuf,
    /// Write a page that needs nothing else
    #[arg(long, value_name = "FILE.html")]
    html: Option<PathBuf>,
    /// For programs
    #[arg(long)]
    json: bool,
    /// How many games are imagined for each question
    #[arg(long, default_value_t = Effort::ANALYSIS.iterations)]
    iterations: u64,
    /// Corrected component data that the game was played with: deck=PATH
    #[arg(long, value_name = "NAME=PATH")]
    setup: Option<String>,
}

/// Help with a question of a record
#[derive(clap::Args)]
#[command(after_help = "Example: cabildo hint game.cabildo --at 40")]
pub struct HintArgs {
    /// The record
    file: PathBuf,
    /// The question after this many answers; the last one if nothing is said
    #[arg(long, value_name = "PLY")]
    at: Option<usize>,
    /// For programs
    #[arg(long)]
    json: bool,
    /// How many games are imagined
    #[arg(long, default_value_t = Effort::HINT.iterations)]
    iterations: u64,
    /// Corrected component data that the game was played with: deck=PATH
    #[arg(long, value_name = "NAME=PATH")]
    setup: Option<String>,
}

fn read(file: &Path, files: Option<&str>) -> Result<Box<dyn Table>, Failure> {
    let (game, mut record) = options::record(file)?;
    if let Some(files) = files {
        let files = options::attach(game, SetupText::read(files)?)?;
        record.setup = record.setup.with_files_of(&files);
    }
    game.replay(&record).map_err(|error| Failure::input(format!("{}: {error}", file.display())))
}

pub fn run(args: &Args, lang: Lang) -> Result<(), Failure> {
    let table = read(&args.file, args.setup.as_deref())?;
    let words = Words::new(lang);
    let effort = Effort::ANALYSIS.with_iterations(args.iterations.max(8));
    let bar = options::progress(questions(table.as_ref()).len() as u64, "questions");
    let analysis =
        look_through(table.as_ref(), effort, &words, &mut || bar.inc(1)).map_err(anyhow::Error::from)?;
    bar.finish_and_clear();
    let shown =
        Shown { analysis: &analysis, table: table.as_ref(), words: &words, own: None, ways: &|_| html! {} };
    if let Some(path) = &args.html {
        fs::write(path, page(&shown).into_string()).with_context(|| path.display().to_string())?;
    }
    let mut out = std::io::stdout().lock();
    if args.json {
        let account: Vec<_> = analysis
            .account()
            .into_iter()
            .map(|summary| json!({ "seat": summary.seat, "accuracy": summary.accuracy, "faults": summary.faults, "rows": summary.rows }))
            .collect();
        writeln!(out, "{:#}", json!({ "analysis": analysis, "seats": account }))?;
    } else {
        write!(out, "{}", tell(&shown))?;
    }
    Ok(())
}

pub fn hint(args: &HintArgs, lang: Lang) -> Result<(), Failure> {
    let mut table = read(&args.file, args.setup.as_deref())?;
    let last = table.ply();
    let at = args.at.unwrap_or(last);
    if at > last {
        return Err(Failure::input(format!("--at {at}: the record has {last} answers")));
    }
    table.rewind(at);
    let words = Words::new(lang);
    let Some(seat) = table.acting().first() else {
        return Err(Failure::input(format!("--at {at}: nobody is asked there")));
    };
    let effort = Effort::HINT.with_iterations(args.iterations.max(8));
    let weighed = weigh_now(table.as_ref(), seat, effort, None, &words).map_err(anyhow::Error::from)?;
    let hint = Hint::of(table.as_ref(), &weighed, &words);
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{:#}", json!(hint))?;
        return Ok(());
    }
    writeln!(out, "{}: {}", words.name(seat), table.prompt(seat, &words))?;
    if hint.answers.len() < 2 {
        writeln!(out, "{}", say!(words, "hint-only"))?;
        return Ok(());
    }
    writeln!(out, "{}", say!(words, "hint-typical", chance = open_percent(hint.typical.value)))?;
    for (i, answer) in hint.answers.iter().enumerate() {
        let close = if answer.close { format!(" · {}", say!(words, "hint-close")) } else { String::new() };
        let off = format!("{:.0}", 200.0 * answer.chance.error);
        writeln!(
            out,
            "\n{}. {}  {}  ({})",
            i + 1,
            answer.label,
            say!(
                words,
                "hint-worth",
                chance = open_percent(answer.chance.value),
                off,
                points = points(answer.points.value, lang)
            ) + &close,
            answer.action
        )?;
        writeln!(out, "   {} {}", answer.reason, answer.facts.join(" "))?;
    }
    Ok(())
}
