//! The program: five city-building games to play, simulate, replay and check.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod commands;
mod failure;
mod options;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use kernel::Lang;

use commands::{arena, bench, conform, games, perft, play, replay, serve, sim, tune};

/// Five city-building board games: Puerto Rico, San Juan, Saint Petersburg, San Francisco, 1906 San Francisco.
#[derive(Parser)]
#[command(name = "cabildo", version, arg_required_else_help = false)]
struct Cli {
    /// The language of prompts and sentences
    #[arg(long, global = true, default_value = "en", value_name = "en|fr")]
    lang: Lang,

    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Open the table in the browser (this is what happens without a command)
    Serve(serve::Args),
    /// List the games, their player counts and options
    Games(games::Args),
    /// Play in the terminal
    Play(play::Args),
    /// Play many games and report
    Sim(sim::Args),
    /// Let bots play against each other and rate them
    Arena(arena::Args),
    /// Find better weights for a game's evaluation by self-play
    Tune(tune::Args),
    /// Check a record, show a position, the log and the result
    Replay(replay::Args),
    /// Check the engines against traces with every legal set
    Conform(conform::Args),
    /// Count the ways to give a number of answers
    Perft(perft::Args),
    /// Measure the speed of the engines
    Bench(bench::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let result = match cli.command {
        None => serve::run(&serve::Args::default()),
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Games(args)) => games::run(&args, cli.lang),
        Some(Command::Play(args)) => play::run(&args, cli.lang),
        Some(Command::Sim(args)) => sim::run(&args),
        Some(Command::Arena(args)) => arena::run(&args),
        Some(Command::Tune(args)) => tune::run(&args),
        Some(Command::Replay(args)) => replay::run(&args, cli.lang),
        Some(Command::Conform(args)) => conform::run(&args),
        Some(Command::Perft(args)) => perft::run(&args),
        Some(Command::Bench(args)) => bench::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
