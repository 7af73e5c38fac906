//! `cabildo games`: what there is to play.

use std::io::Write;

use kernel::{Entry, Lang, Tell, say};
use serde_json::{Value, json};

use crate::failure::Failure;

/// List the games, their player counts and options
#[derive(clap::Args)]
#[command(after_help = "Example: cabildo games --json")]
pub struct Args {
    /// For programs
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, lang: Lang) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    if args.json {
        let games: Vec<Value> = catalog::GAMES.iter().map(|game| describe(*game)).collect();
        writeln!(out, "{:#}", Value::Array(games))?;
        return Ok(());
    }
    for game in catalog::GAMES {
        let meta = game.meta();
        let (fewest, most) = meta.seats;
        let (short, long) = meta.minutes;
        let title = meta.title(lang);
        writeln!(out, "{}", meta.id)?;
        writeln!(out, "    {title} · {} · {} {}", meta.designer, meta.publisher, meta.year)?;
        writeln!(out, "    {}", say!(lang, "players-and-minutes", fewest, most, short, long))?;
        for (option, default) in game.options() {
            let about = meta.option_title(option, lang);
            let pair = format!("{}={default}", option.name);
            writeln!(out, "    {pair:<22} {about} ({})", option.values.tell(lang))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn describe(game: &dyn Entry) -> Value {
    let meta = game.meta();
    let options: Vec<Value> = game
        .options()
        .into_iter()
        .map(|(option, default)| {
            json!({
                "name": option.name,
                "values": option.values.to_string(),
                "default": default,
                "about": in_every_language(|lang| meta.option_title(option, lang)),
            })
        })
        .collect();
    json!({
        "id": meta.id,
        "title": in_every_language(|lang| meta.title(lang)),
        "designer": meta.designer,
        "publisher": meta.publisher,
        "year": meta.year,
        "players": { "min": meta.seats.0, "max": meta.seats.1 },
        "minutes": { "min": meta.minutes.0, "max": meta.minutes.1 },
        "rules": meta.rules,
        "score": (0..meta.score.len()).map(|i| meta.score_title(i, Lang::ALL[0])).collect::<Vec<_>>(),
        "options": options,
    })
}

/// A text of all languages by their codes.
fn in_every_language(text: impl Fn(Lang) -> &'static str) -> Value {
    Lang::ALL.into_iter().map(|lang| (lang.code().to_owned(), json!(text(lang)))).collect()
}
