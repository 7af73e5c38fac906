//! What several commands take: a game, a set-up, a seed; and the progress bar of long jobs.

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::Path;

use anyhow::Context;
use bots::judge::Trial;
use bots::{Program, Spec, Style};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Entry, Record, STANDARD, Seed, SetupText, Values};

use crate::failure::Failure;

/// The game with this name.
pub fn game(id: &str) -> Result<&'static dyn Entry, Failure> {
    catalog::find(id).ok_or_else(|| {
        Failure::input(format!("there is no game \"{id}\": the games are {}", catalog::names()))
    })
}

/// The set-up that a person typed, with the files that it names.
pub fn setup(game: &dyn Entry, text: Option<&str>) -> Result<SetupText, Failure> {
    let setup = attach(game, SetupText::read(text.unwrap_or_default())?)?;
    game.complete(&setup)?;
    Ok(setup)
}

/// The set-up that a person typed, for so many people and bots as were named: unless it says itself how many play.
pub fn setup_for(game: &dyn Entry, text: Option<&str>, named: usize) -> Result<SetupText, Failure> {
    let setup = setup(game, text)?;
    let (fewest, most) = game.meta().seats;
    let fits = (usize::from(fewest)..=usize::from(most)).contains(&named);
    Ok(if fits && setup.value("players").is_none() {
        setup.with("players", &named.to_string())
    } else {
        setup
    })
}

/// Reads the files that a set-up names.
pub fn attach(game: &dyn Entry, mut setup: SetupText) -> Result<SetupText, Failure> {
    for (option, _) in game.options() {
        let named = setup.value(option.name).unwrap_or(STANDARD);
        if option.values != Values::File || named == STANDARD || named.starts_with("sha256:") {
            continue;
        }
        let path = setup.remove(option.name).expect("it has a value");
        let content = fs::read_to_string(&path)
            .with_context(|| format!("{}: the file {path} cannot be read", option.name))?;
        setup = setup.with_file(option.name, content);
    }
    Ok(setup)
}

/// The seed that a person typed, or a fresh one.
pub fn seed(word: Option<&str>) -> Result<Seed, Failure> {
    match word {
        Some(word) => Ok(Seed::from_word(word)),
        None => {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes)
                .map_err(|error| Failure::input(format!("no fresh seed ({error}): give one with --seed")))?;
            Ok(Seed::new(bytes))
        }
    }
}

/// The bots that a person typed, with commas between them.
pub fn bots(text: &str) -> Result<Vec<Spec>, Failure> {
    text.split(',').map(|part| bot(part.trim())).collect()
}

/// Says how often programs owed an answer.
pub fn tell_faults(bots: &[Spec]) -> io::Result<()> {
    for bot in bots {
        if let Style::Program(program) = bot.style
            && program.faults().count > 0
        {
            let faults = program.faults();
            writeln!(
                io::stderr(),
                "{bot} owed {} answers, the last one because: {}",
                faults.count,
                faults.last
            )?;
        }
    }
    Ok(())
}

/// The bot that a person typed: here, and nowhere else, it may be a command (`cmd:python my_bot.py`) or judge by a file
/// (`search:50ms:judge=@new.net`).
pub fn bot(text: &str) -> Result<Spec, Failure> {
    if let Some(program) = Program::named(text) {
        return program.map_err(Failure::input);
    }
    let (files, rest): (Vec<&str>, Vec<&str>) = text.split(':').partition(|part| part.starts_with("judge=@"));
    let mut spec: Spec = rest.join(":").parse().map_err(anyhow::Error::from)?;
    if let Some(file) = files.last() {
        let name = file.trim_start_matches("judge=");
        let bytes = fs::read(&name[1..]).with_context(|| format!("{} cannot be read", &name[1..]))?;
        spec.judge = Some(Trial::opinion(name, bytes));
    }
    Ok(spec)
}

/// Reads a record and finds its game.
pub fn record(path: &Path) -> Result<(&'static dyn Entry, Record), Failure> {
    let name = path.display();
    let bytes = fs::read(path).with_context(|| format!("{name} cannot be read"))?;
    let record = Record::read_bytes(&bytes).with_context(|| name.to_string())?;
    let line = record.lines.game;
    let game = catalog::find(&record.game).ok_or_else(|| {
        Failure::input(format!(
            "{name}: line {line}: there is no game \"{}\": {}",
            record.game,
            catalog::names()
        ))
    })?;
    Ok((game, record))
}

/// How many threads a long job uses if nothing is said.
pub fn threads(wanted: Option<usize>) -> usize {
    wanted.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)).max(1)
}

/// A progress bar, if a person is watching.
pub fn progress(length: u64, unit: &str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let template = format!("{{bar:30}} {{human_pos}} of {{human_len}} {unit} · {{per_sec}} · {{eta}} left");
    let style = ProgressStyle::with_template(&template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(length).with_style(style)
}
