//! `cabildo arena`: bots against each other.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::Instant;

use anyhow::Context;
use arena::{Habit, Interval, Keeper, Standing, Tournament};
use kernel::{Entry, Lang, Seat};
use serde_json::json;

use crate::failure::Failure;
use crate::options;

/// Let bots play against each other and rate them
///
/// Every bot sits in every seat on the same seeds. With more bots than seats every group plays. A bot that should sit in several
/// seats is named as often. With iteration budgets the result depends on the seed alone, whatever the number of threads.
#[derive(clap::Args)]
#[command(
    after_help = "Examples: cabildo arena saint-petersburg --bots greedy,random,random,random --games 200 --seed 1
          cabildo arena saint-petersburg --bots search:50ms,greedy --resume cup.jsonl --report cup.html"
)]
pub struct Args {
    /// The game, as `cabildo games` names it
    game: String,
    /// Players and variants: players=3,…; as many players as bots are named, if it does not say
    #[arg(long, value_name = "NAME=VALUE,…")]
    setup: Option<String>,
    /// The bots: random, greedy, greedy:noise=0.3, search:50ms, search:2000it, beginner, apprentice, casual, regular, skilled, strong, master, each of them but random with a character if wanted (casual:as=shipper); or a program: "cmd:python my_bot.py"
    #[arg(long, value_name = "BOT,BOT,…")]
    bots: String,
    /// How many games; rounded up until everybody has sat everywhere
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// Any word, or 64 hexadecimal digits; a fresh one if nothing is said
    #[arg(long)]
    seed: Option<String>,
    /// How many threads; one per core if nothing is said
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Keep every game in this file, and go on from it if it is there
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Say what each bot does more of than the others at its tables: buildings, goods sold, where points come from
    #[arg(long)]
    habits: bool,
    /// Write a page with plots
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    /// For programs
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let game = options::game(&args.game)?;
    if args.games == 0 {
        return Err(Failure::input("--games 0: at least one game has to be played"));
    }
    // Whoever resumes without a seed means the tournament of the file, whose seed is not known before it is read: ask for it.
    if args.seed.is_none() && args.resume.is_some() {
        return Err(Failure::input("--resume needs --seed, so that the same tournament is gone on with"));
    }
    let bots = options::bots(&args.bots)?;
    let tournament = Tournament {
        setup: options::setup_for(game, args.setup.as_deref(), bots.len())?,
        bots,
        games: args.games,
        seed: options::seed(args.seed.as_deref())?,
        threads: options::threads(args.threads.map(usize::from)),
    };
    let total = tournament.total(game)?;
    let (keeper, known) = match &args.resume {
        None => (None, Vec::new()),
        Some(path) => {
            let (keeper, rows) = Keeper::open(path, game, &tournament)
                .map_err(anyhow::Error::from)
                .with_context(|| format!("{} cannot be resumed", path.display()))?;
            (Some(keeper), rows)
        }
    };
    let start = Instant::now();
    let bar = options::progress(total, "games");
    bar.inc(known.len() as u64);
    bar.reset_eta();
    let trouble = Mutex::new(None);
    let rows = tournament.run(game, known, &|row| {
        if let Some(Err(error)) = keeper.as_ref().map(|keeper| keeper.keep(row)) {
            trouble.lock().expect("nobody panics while keeping").get_or_insert(error);
        }
        bar.inc(1);
    })?;
    bar.finish_and_clear();
    options::tell_faults(&tournament.bots)?;
    if let Some(error) = trouble.into_inner().expect("nobody panics while keeping") {
        return Err(error.into());
    }
    let standing = Standing::new(&tournament, &rows);
    if let Some(path) = &args.report {
        let page = arena::page(game, &tournament, &standing);
        fs::write(path, page).with_context(|| format!("{} cannot be written", path.display()))?;
    }
    let habits = if args.habits { arena::habits(game.meta().id, &tournament, &rows) } else { Vec::new() };
    print(args, game, &tournament, (&standing, &habits), start.elapsed().as_secs_f64())
}

fn print(
    args: &Args,
    game: &dyn Entry,
    tournament: &Tournament,
    (standing, habits): (&Standing, &[Habit]),
    seconds: f64,
) -> Result<(), Failure> {
    let setup = game.complete(&tournament.setup)?;
    let mut out = std::io::stdout().lock();
    if args.json {
        let value = json!({
            "game": game.meta().id,
            "setup": setup.to_string(),
            "seed": tournament.seed.to_string(),
            "seconds": seconds,
            "standing": standing,
            "habits": habits,
        });
        writeln!(out, "{value:#}")?;
        return Ok(());
    }
    let title = game.meta().title(Lang::En);
    writeln!(out, "{title}, {setup}: {} games, seed {}", standing.games, tournament.seed)?;
    writeln!(
        out,
        "Every bot in every seat on the same seeds; an equal share would be {}",
        percent(standing.fair_share)
    )?;
    writeln!(out)?;
    let width = standing.bots.iter().map(|bot| bot.bot.len()).max().unwrap_or_default().max(4);
    writeln!(
        out,
        "{:<width$} {:>7}   {:<24} {:<16} {:<22} {:>9}",
        "bot", "entries", "won (95 %)", "points (95 %)", "rating (95 %)", "ms/answer"
    )?;
    for bot in &standing.bots {
        writeln!(
            out,
            "{:<width$} {:>7}   {:<24} {:<16} {:<22} {:>9.2}",
            bot.bot,
            bot.entries,
            share(&bot.share),
            format!("{:.1} ± {:.1}", bot.points.mean(), bot.points.margin()),
            format!("{:+.0} ({:+.0} to {:+.0})", bot.rating.value, bot.rating.low, bot.rating.high),
            bot.milliseconds
        )?;
    }
    writeln!(out)?;
    writeln!(out, "{:<width$} {:>7}   {:<24} points (95 %)", "by seat", "", "won (95 %)")?;
    for bot in &standing.bots {
        for (seat, there) in Seat::all(bot.seats.len()).zip(&bot.seats) {
            writeln!(
                out,
                "{:<width$} {:>7}   {:<24} {:.1} ± {:.1}",
                bot.bot,
                seat.to_string(),
                share(&there.share),
                there.points.mean(),
                there.points.margin()
            )?;
        }
    }
    tell_habits(&mut out, habits, width)?;
    writeln!(out)?;
    let row = |label: &str, spread: &arena::Spread| {
        let (low, high) = spread.range();
        format!("{label:<10} {:.1} ± {:.1} ({low} to {high})", spread.mean(), spread.deviation())
    };
    writeln!(out, "{}", row("winner", &standing.winning))?;
    writeln!(out, "{}", row("rounds", &standing.rounds))?;
    writeln!(out, "{}", row("plies", &standing.plies))?;
    let endings: Vec<String> = standing
        .endings
        .iter()
        .map(|(id, n)| format!("{id} {}", percent(*n as f64 / standing.games as f64)))
        .collect();
    writeln!(out, "{:<10} {}", "ended by", endings.join(" · "))?;
    writeln!(out, "{:<10} {seconds:.1} s on {} threads", "time", tournament.threads)?;
    if let Some(path) = &args.report {
        writeln!(out, "{:<10} {}", "report", path.display())?;
    }
    Ok(())
}

fn tell_habits(out: &mut impl Write, habits: &[Habit], width: usize) -> std::io::Result<()> {
    let mut last = "";
    for Habit { habit, bot, own, more } in habits {
        if *habit != last {
            writeln!(out, "\n{habit}, and how many more than the others at the table (95 %)")?;
            last = habit;
        }
        let Interval { value, low, high } = more;
        writeln!(out, "{bot:<width$} {:>7.2}   {value:+.2} ({low:+.2} to {high:+.2})", own.value)?;
    }
    Ok(())
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn share(interval: &Interval) -> String {
    format!("{} ({:.1} to {:.1})", percent(interval.value), 100.0 * interval.low, 100.0 * interval.high)
}
