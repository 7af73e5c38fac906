//! `cabildo players`, `reset-password`, `ban`, `unban`: the players as the host sees them.

use std::io::Write;

use kernel::{Lang, say};
use serde_json::json;
use store::moment::utc;

use crate::failure::Failure;
use crate::host::Data;
use crate::host::ask::{Ask, BanLine, PlayerLine, Reply};
use crate::host::reach::Reach;

/// List the players
#[derive(clap::Args)]
#[command(after_help = "Example: cabildo players --json")]
pub struct Args {
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
        let Reply::Players { players, next } = reach.ask(lang, Ask::Players { from })? else { break };
        count += players.len();
        for player in players {
            if args.json {
                every.push(json!(player));
            } else {
                writeln!(out, "{}", line(lang, &player))?;
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
        writeln!(out, "{}", say!(lang, "no-players"))?;
    }
    Ok(())
}

fn line(lang: Lang, player: &PlayerLine) -> String {
    let PlayerLine { id, name, tables, running, created, .. } = player;
    let word = if player.password { say!(lang, "with-password") } else { say!(lang, "no-password") };
    let tables = say!(lang, "player-tables", tables, running, since = utc(*created));
    format!("{id}  {name:<24}  {word}  {tables}")
}

/// Give a player a new password
///
/// Prints it once: hand it over, and the player comes back with it from any browser.
#[derive(clap::Args)]
#[command(after_help = "Example: cabildo reset-password Paula")]
pub struct ResetArgs {
    /// The player's name or id
    name: String,
    #[command(flatten)]
    data: Data,
}

pub fn reset_password(args: &ResetArgs, lang: Lang) -> Result<(), Failure> {
    let reach = Reach::of(&args.data.existing(lang)?, lang)?;
    let reply = reach.ask(lang, Ask::ResetPassword { name: args.name.clone() })?;
    if let Reply::Password { id, name, password } = reply {
        println!("{}", say!(lang, "new-password", name, id, password));
    }
    Ok(())
}

/// Keep a player, an address or a network from changing anything; without a name: list who is banned
#[derive(clap::Args)]
#[command(after_help = "Examples: cabildo ban Mallory --reason \"floods the chat\"
          cabildo ban 192.0.2.7
          cabildo ban")]
pub struct BanArgs {
    /// A player's name or id, an address or a network (198.51.100.0/24)
    #[arg(value_name = "NAME|ADDRESS")]
    who: Option<String>,
    /// Why, for your own memory
    #[arg(long, default_value = "", requires = "who")]
    reason: String,
    #[command(flatten)]
    data: Data,
}

pub fn ban(args: &BanArgs, lang: Lang) -> Result<(), Failure> {
    let reach = Reach::of(&args.data.existing(lang)?, lang)?;
    let ask = match &args.who {
        Some(who) => Ask::Ban { who: who.clone(), reason: args.reason.clone() },
        None => Ask::Bans,
    };
    let mut out = std::io::stdout().lock();
    match reach.ask(lang, ask)? {
        Reply::Banned { ban } => {
            let who = called(&ban);
            writeln!(out, "{}", say!(lang, "banned", who))?;
        }
        Reply::Bans { bans } if bans.is_empty() => {
            writeln!(out, "{}", say!(lang, "nobody-banned"))?;
        }
        Reply::Bans { bans } => {
            for ban in bans {
                writeln!(out, "{:<8}  {:<32}  {}  {}", ban.kind, called(&ban), utc(ban.at), ban.reason)?;
            }
        }
        Reply::Tables { .. }
        | Reply::Closed { .. }
        | Reply::Players { .. }
        | Reply::Password { .. }
        | Reply::Unbanned { .. }
        | Reply::Copying { .. }
        | Reply::Copy { .. }
        | Reply::Refused { .. } => {}
    }
    Ok(())
}

fn called(ban: &BanLine) -> String {
    match &ban.name {
        Some(name) => format!("{name} ({})", ban.value),
        None => ban.value.clone(),
    }
}

/// End a ban
#[derive(clap::Args)]
#[command(after_help = "Example: cabildo unban Mallory")]
pub struct UnbanArgs {
    /// A player's name or id, an address or a network (198.51.100.0/24)
    #[arg(value_name = "NAME|ADDRESS")]
    who: String,
    #[command(flatten)]
    data: Data,
}

pub fn unban(args: &UnbanArgs, lang: Lang) -> Result<(), Failure> {
    let reach = Reach::of(&args.data.existing(lang)?, lang)?;
    reach.ask(lang, Ask::Unban { who: args.who.clone() })?;
    let who = &args.who;
    println!("{}", say!(lang, "unbanned", who));
    Ok(())
}
