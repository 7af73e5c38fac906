//! `cabildo perft`: how many ways there are to give a number of answers.

use std::time::Instant;

use catalog::Visit;
use kernel::{Present, Seed, SetupError, SetupText, perft};
use serde_json::json;

use crate::failure::Failure;
use crate::options;

/// Count the ways to give a number of answers
///
/// The luck of each ply follows from the seed and the ply's number alone, so the counts are the same everywhere.
#[derive(clap::Args)]
#[command(after_help = "Example: cabildo perft saint-petersburg --seed 1703 --depth 4")]
pub struct Args {
    /// The game, as `cabildo games` names it
    game: String,
    /// Players and variants: players=3,…
    #[arg(long, value_name = "NAME=VALUE,…")]
    setup: Option<String>,
    /// Any word, or 64 hexadecimal digits
    #[arg(long)]
    seed: String,
    /// How many answers
    #[arg(long)]
    depth: u32,
    /// For programs
    #[arg(long)]
    json: bool,
}

struct Count<'a> {
    setup: &'a SetupText,
    seed: Seed,
    depth: u32,
}

impl Visit for Count<'_> {
    type Output = Result<u64, SetupError>;

    fn visit<G: Present>(self) -> Result<u64, SetupError> {
        perft::<G>(&self.setup.check()?, self.seed, self.depth)
    }
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let game = options::game(&args.game)?;
    let setup = options::setup(game, args.setup.as_deref())?;
    let seed = options::seed(Some(&args.seed))?;
    let mut counts = Vec::new();
    let bar = options::progress(u64::from(args.depth), "depths");
    for depth in 1..=args.depth {
        let start = Instant::now();
        let nodes = catalog::visit(game.meta().id, Count { setup: &setup, seed, depth })
            .expect("the game is in the catalog")?;
        let seconds = start.elapsed().as_secs_f64();
        bar.inc(1);
        counts.push(nodes);
        if !args.json {
            bar.suspend(|| println!("{depth:>3} {nodes:>16}   {seconds:.2} s"));
        }
    }
    bar.finish_and_clear();
    if args.json {
        let setup = game.complete(&setup)?.to_string();
        println!(
            "{}",
            json!({ "game": game.meta().id, "setup": setup, "seed": seed.to_string(), "nodes": counts })
        );
    }
    Ok(())
}
