//! `cabildo learn`: a judgement trained by self-play.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use arena::{Calibration, Interval, Learning, Progress, Standing, Tournament, curves};
use bots::judge::{Opinion, Trial};
use bots::{Budget, Spec, Style};
use kernel::{Entry, SetupText, Values};

use crate::failure::Failure;
use crate::options;

/// Train a game's judgement by self-play
///
/// The search plays against itself, with all numbers of players and variants mixed; a small network learns what became of its positions; the next
/// round plays with what was learned. Everything is kept in a folder: a job that was stopped goes on where it was, and comes to the same result. At the
/// end the new judgement plays the one of release 0.1.
#[derive(clap::Args)]
#[command(after_help = "Examples: cabildo learn puerto-rico --out learning --seed 1
          cabildo arena puerto-rico --setup players=2 --bots search:50ms:judge=@learning/puerto-rico.net,search:50ms:judge=v1 --games 400")]
pub struct Args {
    /// The game, as `cabildo games` names it
    game: String,
    /// Players and variants: players=3,…; all numbers of players and all variants in turn if nothing is said
    #[arg(long, value_name = "NAME=VALUE,…")]
    setup: Option<String>,
    /// Rounds of games and training
    #[arg(long, default_value_t = 3)]
    rounds: u32,
    /// Games of each round
    #[arg(long, default_value_t = 4000)]
    games: u64,
    /// Iterations of the search for each answer
    #[arg(long, default_value_t = 60)]
    iterations: u64,
    /// How often each training goes through its games
    #[arg(long, default_value_t = 8)]
    epochs: u32,
    /// Begin with the network that the program has, not with the hand-made evaluation
    #[arg(long)]
    warm: bool,
    /// The folder where everything is kept
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
    /// Games of each gate match at the end; 0 for none
    #[arg(long, default_value_t = 200)]
    gate: u64,
    /// How long a bot may think in the gate matches, as in a bot's text
    #[arg(long, default_value = "20ms", value_name = "BUDGET")]
    budget: String,
    /// Any word, or 64 hexadecimal digits
    #[arg(long, default_value = "learn")]
    seed: String,
    /// How many threads; one per core if nothing is said
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let game = options::game(&args.game)?;
    let id = game.meta().id;
    if args.rounds == 0 || args.games < 10 || args.epochs == 0 || args.iterations == 0 {
        return Err(Failure::input("--rounds, --epochs, --iterations: at least 1; --games: at least 10"));
    }
    let budget: Budget = args.budget.parse().map_err(Failure::input)?;
    let learning = Learning {
        setups: match &args.setup {
            Some(text) => vec![options::setup(game, Some(text))?],
            None => every_setup(game)?,
        },
        rounds: args.rounds,
        games: args.games,
        iterations: args.iterations,
        epochs: args.epochs,
        seed: options::seed(Some(&args.seed))?,
        threads: options::threads(args.threads.map(usize::from)),
        folder: args.out.clone(),
        warm: args.warm,
    };
    let bar = options::progress(u64::from(args.rounds) * (args.games + u64::from(args.epochs)), "steps");
    let mut out = std::io::stdout().lock();
    let steps = args.games + u64::from(args.epochs);
    let mut epoch_of = (0, 0);
    let learnt = learning.run(game, &mut |progress| match progress {
        Progress::Games(round, games) => bar.set_position(u64::from(round) * steps + games),
        Progress::Epoch(round, epoch) => {
            epoch_of = if epoch_of.0 == round { (round, epoch_of.1 + 1) } else { (round, 1) };
            bar.inc(1);
            // A reader that went away is noticed at the end.
            let _ = writeln!(
                out,
                "round {} epoch {}: loss {:.4}, kept {:.4}, points off by {:.2}",
                round + 1,
                epoch_of.1,
                epoch.loss,
                epoch.kept,
                epoch.points
            );
        }
    });
    bar.finish_and_clear();
    let learnt = learnt.map_err(anyhow::Error::from)?;
    let path = args.out.join(format!("{id}.net"));
    let bytes = learnt.net.bytes();
    fs::write(&path, &bytes).with_context(|| path.display().to_string())?;
    writeln!(out, "{id}: {} positions; {} ({} bytes)", learnt.positions, path.display(), bytes.len())?;
    tell(&mut out, "by hand", &learnt.hand)?;
    tell(&mut out, "learned", &learnt.learned)?;
    let trial = Trial::opinion(&format!("@{}", path.display()), bytes);
    let mut gates = Vec::new();
    if args.gate > 0 {
        for players in [2, 4] {
            let (label, share, even) = gate(game, players, budget, trial, args, &learning)?;
            writeln!(
                out,
                "{label}: {:.1} % ({:.1} to {:.1}); even would be {:.0} %",
                100.0 * share.value,
                100.0 * share.low,
                100.0 * share.high,
                100.0 * even
            )?;
            gates.push((label, share, even));
        }
    }
    let report = args.out.join("report.html");
    fs::write(&report, curves(game, &learnt, &gates)).with_context(|| report.display().to_string())?;
    writeln!(out, "report     {}", report.display())?;
    Ok(())
}

fn tell(out: &mut impl Write, judge: &str, found: &Calibration) -> std::io::Result<()> {
    writeln!(
        out,
        "{judge:<10} Brier {:.4}, log loss {:.4}, off by {:.1} %",
        found.brier,
        found.surprise,
        100.0 * found.error
    )
}

/// One of the new judgement against one or three of release 0.1.
fn gate(
    game: &dyn Entry,
    players: usize,
    budget: Budget,
    trial: Opinion,
    args: &Args,
    learning: &Learning,
) -> Result<(String, Interval, f64), Failure> {
    let with = |judge: Opinion| Spec { judge: Some(judge), ..Spec::new(Style::Search(budget)) };
    let mut bots = vec![with(trial)];
    bots.resize(players, with(Opinion::V1));
    let tournament = Tournament {
        setup: SetupText::new().with("players", &players.to_string()),
        bots,
        games: args.gate,
        seed: learning.seed.child(9_000 + players as u64),
        threads: learning.threads,
    };
    let bar = options::progress(tournament.total(game)?, "games");
    let rows = tournament.run(game, Vec::new(), &|_| bar.inc(1))?;
    bar.finish_and_clear();
    let share = Standing::new(&tournament, &rows).bots[0].share;
    Ok((
        format!("{players} players, search:{budget}, one against {} of v1", players - 1),
        share,
        1.0 / players as f64,
    ))
}

/// All numbers of players, each with the usual set-up for every one with variants.
fn every_setup(game: &dyn Entry) -> Result<Vec<SetupText>, Failure> {
    let (fewest, most) = game.meta().seats;
    let switches: Vec<&str> = game
        .options()
        .into_iter()
        .filter(|(option, _)| option.values == Values::Switch)
        .map(|(option, _)| option.name)
        .collect();
    let mut setups = Vec::new();
    for set in 0..1u32 << switches.len() {
        for players in fewest..=most {
            let plain = SetupText::new().with("players", &players.to_string());
            let varied = switches
                .iter()
                .enumerate()
                .filter(|(i, _)| set >> i & 1 == 1)
                .fold(plain.clone(), |setup, (_, name)| setup.with(name, "true"));
            if set > 0 {
                setups.push(plain);
            }
            game.complete(&varied)?;
            setups.push(varied);
        }
    }
    Ok(setups)
}
