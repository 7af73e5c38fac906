//! `cabildo tables` and `cabildo close`: the tables as the host sees them.

use std::io::Write;

use kernel::{Lang, say};
use serde_json::json;
use store::moment::utc;

use crate::failure::Failure;
use crate::host::Data;
use crate::host::ask::{Ask, Reply, TableLine};
use crate::host::reach::Reach;

/// List the tables that run or wait
///
/// Through the server if one runs, otherwise straight from the file.
#[derive(clap::Args)]
#[command(after_help = "Example: cabildo tables --all --json")]
pub struct Args {
    /// Finished and closed tables too
    #[arg(long)]
    all: bool,
    /// For programs
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    data: Data,
}

pub fn run(args: &Args, lang: Lang) -> Result<(), Failure> {
    let reach = Reach::of(&args.data.existing(lang)?, lang)?;
    let mut out = std::io::stdout().lock();
    let (mut from, mut every) = (None, Vec::new());
    let mut count = 0_usize;
    loop {
        let reply = reach.ask(lang, Ask::Tables { all: args.all, from })?;
        let Reply::Tables { tables, next } = reply else { break };
        count += tables.len();
        for table in tables {
            if args.json {
                every.push(json!(table));
            } else {
                writeln!(out, "{}", line(lang, &table))?;
            }
        }
        from = next;
        if from.is_none() {
            break;
        }
    }
    if args.json {
        writeln!(out, "{:#}", serde_json::Value::Array(every))?;
    } else if count == 0 {
        writeln!(out, "{}", say!(lang, "no-tables"))?;
    }
    Ok(())
}

fn line(lang: Lang, table: &TableLine) -> String {
    let state = match table.state.as_str() {
        "waiting" => say!(lang, "state-waiting"),
        "running" => say!(lang, "state-running"),
        "finished" => say!(lang, "state-finished"),
        _ => say!(lang, "state-closed"),
    };
    let seats = table.seats.join(" · ");
    let TableLine { id, game, plies, updated, .. } = table;
    let moves = say!(lang, "moves", plies);
    format!("{id}  {game:<18}  {state:<10}  {moves:>10}  {}  {seats}", utc(*updated))
}

/// Close a table before its end
///
/// Nobody plays on there; its page says so, and everything that was played stays.
#[derive(clap::Args)]
#[command(after_help = "Example: cabildo close k3m8wq2xpa")]
pub struct CloseArgs {
    /// The table, as `cabildo tables` and its link name it
    table: String,
    #[command(flatten)]
    data: Data,
}

pub fn close(args: &CloseArgs, lang: Lang) -> Result<(), Failure> {
    let reach = Reach::of(&args.data.existing(lang)?, lang)?;
    reach.ask(lang, Ask::Close { table: args.table.clone() })?;
    println!("{}", say!(lang, "table-closed-now", table = &args.table));
    Ok(())
}
