//! `cabildo tune`: better weights by self-play.

use std::io::Write;

use arena::Tuning;
use bots::weights;
use kernel::SetupText;
use serde_json::json;

use crate::failure::Failure;
use crate::options;

/// Find better weights for a game's evaluation by self-play
///
/// SPSA with paired seeds: each step plays two neighbours against each other in every seat and goes towards the better one. At the
/// end the tuned bot plays the one as it was, on new seeds; what it prints can be given to the arena as it stands.
#[derive(clap::Args)]
#[command(after_help = "Examples: cabildo tune saint-petersburg --steps 500 --games 24 --seed 1
          cabildo tune saint-petersburg --setup players=2 --bot search:100it --only ruble,noble")]
pub struct Args {
    /// The game, as `cabildo games` names it
    game: String,
    /// Players and variants: players=3,…; every number of players in turn if nothing is said
    #[arg(long, value_name = "NAME=VALUE,…")]
    setup: Option<String>,
    /// The bot that plays: greedy or search:…it; weights that it names are where the way begins
    #[arg(long, default_value = "greedy")]
    bot: String,
    /// How many steps
    #[arg(long, default_value_t = 300)]
    steps: u64,
    /// Games of each step
    #[arg(long, default_value_t = 24)]
    games: u64,
    /// Change these weights only
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    only: Vec<String>,
    /// Any word, or 64 hexadecimal digits; a fresh one if nothing is said
    #[arg(long)]
    seed: Option<String>,
    /// How many threads; one per core if nothing is said
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// For programs
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let game = options::game(&args.game)?;
    let id = game.meta().id;
    let known: Vec<&str> = weights(id).into_iter().map(|(name, _)| name).collect();
    if known.is_empty() {
        return Err(Failure::input(format!("the evaluation of {id} has no weights to tune")));
    }
    if let Some(name) = args.only.iter().find(|name| !known.contains(&name.as_str())) {
        return Err(Failure::input(format!("--only {name}: the weights are {}", known.join(", "))));
    }
    if args.steps == 0 || args.games == 0 {
        return Err(Failure::input("--steps and --games: at least 1 each"));
    }
    let bot = options::bots(&args.bot)?.remove(0);
    if !Tuning::has_evaluation(&bot) {
        return Err(Failure::input(format!("--bot {bot}: only greedy and search have weights")));
    }
    let setups = match &args.setup {
        Some(text) => vec![options::setup(game, Some(text))?],
        None => {
            let (fewest, most) = game.meta().seats;
            (fewest..=most).map(|n| SetupText::new().with("players", &n.to_string())).collect()
        }
    };
    let tuning = Tuning {
        setups,
        bot,
        steps: args.steps,
        games: args.games,
        only: args.only.clone(),
        seed: options::seed(args.seed.as_deref())?,
        threads: options::threads(args.threads.map(usize::from)),
    };
    let bar = options::progress(args.steps, "steps");
    let tuned = tuning.run(game, &mut |_| bar.inc(1))?;
    bar.finish_and_clear();
    let mut out = std::io::stdout().lock();
    if args.json {
        let value =
            json!({ "game": id, "seed": tuning.seed.to_string(), "steps": args.steps, "tuned": tuned });
        writeln!(out, "{value:#}")?;
        return Ok(());
    }
    writeln!(out, "{id}: {} steps of {} games, seed {}", args.steps, args.games, tuning.seed)?;
    for (name, old, new) in &tuned.weights {
        writeln!(out, "{name:<20} {old:>9.3} -> {new:>9.3}")?;
    }
    for (setup, share, even) in &tuned.against_before {
        writeln!(
            out,
            "{setup}: against the weights as they were {:.1} % ({:.1} to {:.1}); even would be {:.1} %",
            100.0 * share.value,
            100.0 * share.low,
            100.0 * share.high,
            100.0 * even
        )?;
    }
    writeln!(out, "{}", tuned.bot)?;
    Ok(())
}
