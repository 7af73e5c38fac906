//! The program: five city-building games to play, simulate, replay and check.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod commands;
mod failure;
mod host;
mod options;
mod rows;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use kernel::Lang;

kernel::embed_words!();

/// A page is put together from thousands of small texts: an allocator that is quick with them makes it a fifth cheaper (docs/performance.md).
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

use commands::{
    analyse, arena, backup, bench, calibrate, conform, copy, explore, games, learn, perft, play, players,
    prove, replay, restore, serve, sim, tables, tune,
};

#[derive(Parser)]
#[command(name = "cabildo", version, about = about(), arg_required_else_help = false)]
struct Cli {
    /// The language of prompts and sentences
    #[arg(long, global = true, default_value = "en", value_name = "en|fr")]
    lang: Lang,

    #[command(subcommand)]
    command: Option<Command>,
}

/// What the program is, with the titles of its games.
fn about() -> String {
    let titles: Vec<&str> = catalog::GAMES.iter().map(|game| game.meta().title(Lang::En)).collect();
    format!("City-building board games: {}", titles.join(", "))
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
    /// Find out whether chances to win come true, and set them right
    Calibrate(calibrate::Args),
    /// Train a game's judgement by self-play
    Learn(learn::Args),
    /// Check a record, show a position, the log and the result
    Replay(replay::Args),
    /// Look through a record: what every answer cost, what luck gave, where it turned
    Analyse(analyse::Args),
    /// Help with a question of a record
    Hint(analyse::HintArgs),
    /// Play or read many games and write down what their openings, purchases and roles brought
    Explore(explore::Args),
    /// Hold what the coach says against what comes
    Prove(prove::Args),
    /// Check the engines against traces with every legal set
    Conform(conform::Args),
    /// Count the ways to give a number of answers
    Perft(perft::Args),
    /// Measure the speed of the engines
    Bench(bench::Args),
    /// For the host: list the tables that run or wait
    Tables(tables::Args),
    /// For the host: close a table before its end
    Close(tables::CloseArgs),
    /// For the host: list the players
    Players(players::Args),
    /// For the host: give a player a new password
    ResetPassword(players::ResetArgs),
    /// For the host: keep a player or an address from changing anything
    Ban(players::BanArgs),
    /// For the host: end a ban
    Unban(players::UnbanArgs),
    /// For the host: copy all games into a file, while the server runs or not
    Backup(backup::Args),
    /// For the host: put a backup in the place of the games
    Restore(restore::Args),
    /// For the host: copy all games from a file into a database, or back
    Copy(copy::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let result = match cli.command {
        None => serve::run(&serve::Args::default(), cli.lang),
        Some(Command::Serve(args)) => serve::run(&args, cli.lang),
        Some(Command::Games(args)) => games::run(&args, cli.lang),
        Some(Command::Play(args)) => play::run(&args, cli.lang),
        Some(Command::Sim(args)) => sim::run(&args),
        Some(Command::Arena(args)) => arena::run(&args),
        Some(Command::Tune(args)) => tune::run(&args),
        Some(Command::Calibrate(args)) => calibrate::run(&args),
        Some(Command::Learn(args)) => learn::run(&args),
        Some(Command::Replay(args)) => replay::run(&args, cli.lang),
        Some(Command::Analyse(args)) => analyse::run(&args, cli.lang),
        Some(Command::Hint(args)) => analyse::hint(&args, cli.lang),
        Some(Command::Explore(args)) => explore::run(&args),
        Some(Command::Prove(args)) => prove::run(&args),
        Some(Command::Conform(args)) => conform::run(&args),
        Some(Command::Perft(args)) => perft::run(&args),
        Some(Command::Bench(args)) => bench::run(&args),
        Some(Command::Tables(args)) => tables::run(&args, cli.lang),
        Some(Command::Close(args)) => tables::close(&args, cli.lang),
        Some(Command::Players(args)) => players::run(&args, cli.lang),
        Some(Command::ResetPassword(args)) => players::reset_password(&args, cli.lang),
        Some(Command::Ban(args)) => players::ban(&args, cli.lang),
        Some(Command::Unban(args)) => players::unban(&args, cli.lang),
        Some(Command::Backup(args)) => backup::run(&args, cli.lang),
        Some(Command::Restore(args)) => restore::run(&args, cli.lang),
        Some(Command::Copy(args)) => copy::run(&args, cli.lang),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_text_is_said_and_exists_in_every_language() {
        let faults = words::check::faults(&crate::TEXTS, env!("CARGO_MANIFEST_DIR"), &[]);
        assert!(faults.is_empty(), "{faults:#?}");
    }
}
