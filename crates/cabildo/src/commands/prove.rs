//! `cabildo prove`: what the coach says, held against what comes.

use std::collections::HashSet;
use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use bots::{Clock, Effort, Level, WorkClock};
use coach::prove::{
    Account, Balance, Decision, Draws, Mean, Merit, NoProof, Reading, Trial, Truth, account, game_of, mean,
};
use coach::{look_through, thought};
use kernel::{Seed, Words};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::failure::Failure;
use crate::{options, rows};

/// Hold what the coach says against what comes
#[derive(clap::Args)]
#[command(
    after_help = "Examples: cabildo prove hints puerto-rico --decisions 200 --pairs 20 --keep hints.jsonl
          cabildo prove luck saint-petersburg --games 200 --keep luck.jsonl
          cabildo prove luck saint-petersburg --games 100 --stronger search:200it --keep merit.jsonl
          cabildo prove draws saint-petersburg --games 40 --keep draws.jsonl
          cabildo prove pace"
)]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Are hints right? Where one differs surely from what casual bots answer, games are played on with both
    Hints(Hints),
    /// Do start, luck and answers add up to the end, and does luck favour nobody: no seat among equals, and not who plays better?
    Luck(Luck),
    /// Is what the analysis calls luck the draw? It is held against a closer look at what else could have been drawn
    Draws(DrawsArgs),
    /// Hints with reasons, written down for who reads them beside the position
    Reasons(Reasons),
    /// How long does the analysis of a four-player game of Puerto Rico take on one core?
    Pace(Pace),
}

#[derive(clap::Args)]
struct Hints {
    /// The game, as `cabildo games` names it
    game: String,
    /// How many decisions
    #[arg(long, default_value_t = 200)]
    decisions: usize,
    /// Pairs of games from each
    #[arg(long, default_value_t = 20)]
    pairs: usize,
    /// How many play
    #[arg(long, default_value_t = 3)]
    players: usize,
    /// Who plays on in all seats
    #[arg(long, default_value = "search:200it")]
    after: String,
    /// Iterations of a hint
    #[arg(long, default_value_t = Effort::HINT.iterations)]
    iterations: u64,
    #[command(flatten)]
    common: Common,
}

#[derive(clap::Args)]
struct Luck {
    /// The game, as `cabildo games` names it
    game: String,
    /// How many games
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// How many play
    #[arg(long, default_value_t = 4)]
    players: usize,
    /// Who plays in all seats
    #[arg(long, default_value = "search:48it")]
    bot: String,
    /// Who plays instead in one seat, in each in turn
    #[arg(long, value_name = "BOT")]
    stronger: Option<String>,
    /// Iterations for each question
    #[arg(long, default_value_t = Effort::ANALYSIS.iterations)]
    iterations: u64,
    #[command(flatten)]
    common: Common,
}

#[derive(clap::Args)]
struct DrawsArgs {
    /// The game, as `cabildo games` names it
    game: String,
    /// How many games
    #[arg(long, default_value_t = 40)]
    games: u64,
    /// How many play
    #[arg(long, default_value_t = 4)]
    players: usize,
    /// Who plays in all seats
    #[arg(long, default_value = "search:48it")]
    bot: String,
    /// Draws of each game that are looked at closer
    #[arg(long, default_value_t = 12)]
    most: usize,
    /// How often is drawn anew at each of them, in each of two looks
    #[arg(long, default_value_t = 12)]
    times: u64,
    /// Iterations for each question
    #[arg(long, default_value_t = Effort::ANALYSIS.iterations)]
    iterations: u64,
    #[command(flatten)]
    common: Common,
}

#[derive(clap::Args)]
struct Reasons {
    /// The game, as `cabildo games` names it
    game: String,
    /// How many hints
    #[arg(long, default_value_t = 10)]
    hints: usize,
    /// How many play
    #[arg(long, default_value_t = 3)]
    players: usize,
    /// Iterations of a hint
    #[arg(long, default_value_t = Effort::HINT.iterations)]
    iterations: u64,
    /// Any word, or 64 hexadecimal digits
    #[arg(long, default_value = "reasons")]
    seed: String,
    /// Pairs of games that go on from each hint, one with it and one with a typical answer
    #[arg(long, default_value_t = 0)]
    pairs: u64,
    /// Who plays on
    #[arg(long, default_value = "greedy")]
    after: String,
    /// Write the records of their games into this folder, for `cabildo replay FILE --at PLY`
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,
}

#[derive(clap::Args)]
struct Pace {
    /// Who plays the game
    #[arg(long, default_value = "search:200it")]
    bot: String,
    /// Iterations for each question
    #[arg(long, default_value_t = Effort::ANALYSIS.iterations)]
    iterations: u64,
    /// Any word, or 64 hexadecimal digits
    #[arg(long, default_value = "pace")]
    seed: String,
}

#[derive(clap::Args)]
struct Common {
    /// Any word, or 64 hexadecimal digits
    #[arg(long, default_value = "prove")]
    seed: String,
    /// Keep every row in this file, and go on from it if it is there
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
    /// How many threads; one per core if nothing is said
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// A row with how it was made: one file may keep rows of several kinds, and only those of one kind are counted together.
#[derive(Serialize, Deserialize)]
struct Made<R> {
    /// What was asked for, in a line.
    #[serde(default)]
    how: String,
    #[serde(flatten)]
    row: R,
}

impl Common {
    /// The rows of the file that were made so.
    fn known<R: DeserializeOwned>(&self, how: &str) -> Result<Vec<R>, anyhow::Error> {
        let rows: Vec<Made<serde_json::Value>> = rows::kept(self.keep.as_deref())?;
        let alike = rows.into_iter().filter(|made| made.how == how);
        Ok(alike.map(|made| serde_json::from_value(made.row)).collect::<Result<_, _>>()?)
    }

    /// A row of each number that is not known yet.
    fn make<R: Serialize + Send>(
        &self,
        how: &str,
        numbers: impl Iterator<Item = u64>,
        known: &HashSet<u64>,
        unit: &str,
        make: impl Fn(u64) -> Result<Option<R>, NoProof> + Sync,
    ) -> Result<Vec<R>, anyhow::Error> {
        let open: Vec<u64> = numbers.filter(|number| !known.contains(number)).collect();
        let made = rows::make(&open, self.keep.as_deref(), self.threads, unit, |number| {
            Ok(make(*number)?.map(|row| Made { how: how.to_owned(), row }))
        })?;
        Ok(made.into_iter().map(|made| made.row).collect())
    }
}

pub fn run(args: &Args) -> Result<(), Failure> {
    match &args.what {
        What::Hints(args) => hints(args),
        What::Luck(args) => luck(args),
        What::Draws(args) => draws(args),
        What::Reasons(args) => reasons(args),
        What::Pace(args) => pace(args),
    }
}

/// By whose judgement rows are made: those of another say nothing about this one.
fn judged(game: &str, players: usize) -> String {
    format!("judgement={:08x}", thought(game, players))
}

fn verdict(holds: bool) -> &'static str {
    if holds { "holds" } else { "does not hold" }
}

fn percent(mean: Mean) -> String {
    format!("{:+.1} % ({:+.1} to {:+.1})", 100.0 * mean.mean, 100.0 * mean.low, 100.0 * mean.high)
}

fn hints(args: &Hints) -> Result<(), Failure> {
    let game = options::game(&args.game)?;
    let trial = Trial {
        player: bots::level(game.meta().id, Level::Casual),
        after: options::bot(&args.after)?,
        effort: Effort { games: 0, ..Effort::HINT.with_iterations(args.iterations.max(8)) },
        pairs: args.pairs.max(1),
        players: args.players,
        seed: Seed::from_word(&args.common.seed),
    };
    let how = format!(
        "hints {} players={} player={} after={} iterations={} pairs={} seed={} {}",
        args.game,
        args.players,
        trial.player,
        trial.after,
        args.iterations,
        trial.pairs,
        args.common.seed,
        judged(&args.game, args.players)
    );
    let mut known: Vec<Decision> = args.common.known(&how)?;
    let mut begun = 0;
    while known.len() < args.decisions {
        // Not every game has a decision: a little more than are missing, until there are enough.
        let done = known.iter().map(|row| row.number).collect();
        let next = begun + ((args.decisions - known.len()) as u64).max(4);
        let made =
            args.common.make(&how, begun..next, &done, "decisions", |number| trial.decide(game, number))?;
        known.extend(made);
        begun = next;
    }
    known.sort_by_key(|row| row.number);
    known.truncate(args.decisions);
    let gains: Vec<f64> = known.iter().map(Decision::gain).collect();
    let promised: Vec<f64> = known.iter().map(|row| f64::from(row.promised)).collect();
    let gain = mean(&gains);
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "{}: {} decisions, {} pairs each: the hint wins {} more often; it promised {:+.1} %. {}",
        args.game,
        gain.count,
        args.pairs,
        percent(gain),
        100.0 * mean(&promised).mean,
        verdict(gain.low > 0.0)
    )?;
    Ok(())
}

fn luck(args: &Luck) -> Result<(), Failure> {
    let game = options::game(&args.game)?;
    let (bot, seed) = (options::bot(&args.bot)?, Seed::from_word(&args.common.seed));
    let effort = Effort { games: 0, ..Effort::ANALYSIS.with_iterations(args.iterations.max(8)) };
    let stronger = args.stronger.as_deref().map(options::bot).transpose()?;
    let mut how = format!(
        "luck {} players={} bot={bot} iterations={} seed={} {}",
        args.game,
        args.players,
        args.iterations,
        args.common.seed,
        judged(&args.game, args.players)
    );
    if let Some(stronger) = &stronger {
        how += &format!(" stronger={stronger}");
    }
    let mut known: Vec<Account> = args.common.known(&how)?;
    known.retain(|row| row.number < args.games);
    let done = known.iter().map(|row| row.number).collect();
    known.extend(args.common.make(&how, 0..args.games, &done, "games", |number| {
        Ok(Some(account(game, args.players, &bot, stronger.as_ref(), effort, seed, number)?))
    })?);
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}, {} players, {} games", args.game, args.players, known.len())?;
    if let Some(merit) = Merit::of(&known) {
        writeln!(
            out,
            "the stronger bot won {} more often than its start promised; of that luck {}. {}",
            percent(merit.gain),
            percent(merit.luck),
            verdict(merit.holds())
        )?;
        return Ok(());
    }
    let balance = Balance::of(&known);
    for (i, luck) in balance.luck.iter().enumerate() {
        writeln!(out, "{}: luck {}", kernel::Seat::new(i), percent(*luck))?;
    }
    writeln!(
        out,
        "mean size of luck {:.1} %; start, luck and answers miss the end by {:.2} % at most. {}",
        100.0 * balance.size,
        100.0 * balance.missing,
        verdict(balance.holds())
    )?;
    Ok(())
}

fn draws(args: &DrawsArgs) -> Result<(), Failure> {
    let game = options::game(&args.game)?;
    let (bot, seed) = (options::bot(&args.bot)?, Seed::from_word(&args.common.seed));
    let effort = Effort { games: 0, ..Effort::ANALYSIS.with_iterations(args.iterations.max(8)) };
    let how = format!(
        "draws {} players={} bot={bot} most={} times={} iterations={} seed={} {}",
        args.game,
        args.players,
        args.most,
        args.times,
        args.iterations,
        args.common.seed,
        judged(&args.game, args.players)
    );
    let mut known: Vec<Draws> = args.common.known(&how)?;
    known.retain(|row| row.number < args.games);
    let done = known.iter().map(|row| row.number).collect();
    known.extend(args.common.make(&how, 0..args.games, &done, "games", |number| {
        let table = game_of(game, args.players, &bot, seed.child(number))?;
        Ok(Some(Draws::of(table.as_ref(), effort, args.most, args.times.max(1), number)?))
    })?);
    let mut out = std::io::stdout().lock();
    let Some(truth) = Truth::of(&known) else {
        writeln!(out, "{}: no luck was found in {} games", args.game, known.len())?;
        return Ok(());
    };
    writeln!(
        out,
        "{}, {} players, {} draws of {} games: the luck of a draw is {:.1} % in size, what is told is off by {:.1} %; \
         for each 1 % of luck {:.2} % are told ({:.2} to {:.2}); {:.0} % of what is told is the draw. {}",
        args.game,
        args.players,
        truth.draws,
        known.len(),
        100.0 * truth.size,
        100.0 * truth.off,
        truth.slope.mean,
        truth.slope.low,
        truth.slope.high,
        100.0 * truth.share,
        verdict(truth.holds())
    )?;
    Ok(())
}

fn reasons(args: &Reasons) -> Result<(), Failure> {
    let game = options::game(&args.game)?;
    let reading = Reading {
        player: bots::level(game.meta().id, Level::Casual),
        players: args.players,
        effort: Effort::HINT.with_iterations(args.iterations.max(8)),
        looks: 12,
        pairs: args.pairs,
        after: options::bot(&args.after)?,
        seed: Seed::from_word(&args.seed),
    };
    let mut out = std::io::stdout().lock();
    let (mut found, mut looked, mut number) = (0, 0, 0);
    while found < args.hints {
        number += 1;
        let (reasoned, looks) = reading.read(game, number).map_err(anyhow::Error::from)?;
        looked += looks;
        let Some(reasoned) = reasoned else { continue };
        found += 1;
        writeln!(out, "{}", reasoned.row())?;
        if let Some(folder) = &args.records {
            let path = folder.join(format!("{}-{number}.cabildo", args.game));
            fs::write(&path, &reasoned.record).with_context(|| path.display().to_string())?;
        }
    }
    writeln!(out, "{}: {found} of {looked} hints, {number} games", args.game)?;
    Ok(())
}

fn pace(args: &Pace) -> Result<(), Failure> {
    let game = options::game("puerto-rico")?;
    let table = game_of(game, 4, &options::bot(&args.bot)?, Seed::from_word(&args.seed))
        .map_err(anyhow::Error::from)?;
    let effort = Effort::ANALYSIS.with_iterations(args.iterations.max(8));
    let mut questions = 0;
    // What others do on this machine meanwhile does not count.
    let clock = WorkClock::default();
    let begun = clock.now();
    look_through(table.as_ref(), effort, &Words::default(), &mut || questions += 1)
        .map_err(anyhow::Error::from)?;
    let took = (clock.now() - begun).as_secs_f64();
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "puerto-rico, 4 players: {questions} questions at {} iterations in {took:.1} s of one core. {}",
        effort.iterations,
        verdict(took <= 60.0)
    )?;
    Ok(())
}
