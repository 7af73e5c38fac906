//! `cabildo play`: a game in the terminal, in plain lines.

use std::fmt::Write as _;
use std::fs;
use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use bots::{Level, SeatedBot, Spec, Style};
use kernel::{Choice, Entry, Lang, Refused, Seat, Table, Tell, Viewer, Words, rule, say};

use crate::failure::Failure;
use crate::options;

/// Play in the terminal
///
/// Bots have the other seats.
#[derive(clap::Args)]
#[command(after_help = "Examples: cabildo play saint-petersburg --setup players=3 --seat B
          cabildo play saint-petersburg --seats me,beginner,search:1s
          cabildo play saved.cabildo")]
pub struct Args {
    /// The game, or a record to go on with
    game: String,
    /// Players and variants: players=3,…; as many players as bots are named, if it does not say
    #[arg(long, value_name = "NAME=VALUE,…")]
    setup: Option<String>,
    /// Your seat; A, if nothing else is said
    #[arg(long)]
    seat: Option<Seat>,
    /// A bot for each of the other seats, in order, or for every seat with "me" in yours: random, greedy, greedy:noise=0.3,
    /// search:1s, search:2000it, beginner, apprentice, casual, regular, skilled, strong, master; casual if nothing is said
    #[arg(long, value_name = "BOT,BOT,…")]
    seats: Option<String>,
    /// Any word, or 64 hexadecimal digits; a fresh one if nothing is said
    #[arg(long)]
    seed: Option<String>,
    /// Where the record is written when you leave or the game ends
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

pub fn run(args: &Args, lang: Lang) -> Result<(), Failure> {
    let (game, table) = open(args)?;
    let (seat, bots) = seats(args, table.as_ref())?;
    let hash = table.hash().map(|hash| hash.to_string()).unwrap_or_default();
    let path = args.save.clone().unwrap_or_else(|| {
        let resumed = Path::new(&args.game);
        if resumed.is_file() {
            return resumed.to_owned();
        }
        PathBuf::from(format!("{}-{}.cabildo", game.meta().id, &hash[..8.min(hash.len())]))
    });
    let words = Words::new(lang);
    Session { game, table, seat, words, bots, told: 0, path }.run(&hash)
}

/// Who sits where: the person's seat, and a bot for each seat (the person's own is never asked).
/// The person's own seat in a list of bots.
const ME: &str = "me";

fn seats(args: &Args, table: &dyn Table) -> Result<(Seat, Vec<Box<dyn SeatedBot>>), Failure> {
    let players = table.players();
    let mut words: Vec<&str> = match &args.seats {
        Some(text) => text.split(',').map(str::trim).collect(),
        None => vec![Level::Casual.name(); players - 1],
    };
    let named = words.iter().position(|word| *word == ME);
    if words.iter().filter(|word| **word == ME).count() > 1 {
        return Err(Failure::input("--seats: \"me\" stands twice, and you have one seat"));
    }
    let seat = match (args.seat, named) {
        (Some(seat), Some(place)) if seat.index() != place => {
            return Err(Failure::input(format!(
                "--seat {seat} and \"me\" in --seats are two different seats"
            )));
        }
        (None, Some(place)) if place < players => Seat::new(place),
        (seat, _) => seat.unwrap_or(Seat::A),
    };
    if seat.index() >= players {
        let last = Seat::new(players - 1);
        return Err(Failure::input(format!("--seat {seat}: this table has the seats A to {last}")));
    }
    if named.is_none() && words.len() + 1 == players {
        words.insert(seat.index(), ME);
    }
    if words.len() != players || words[seat.index()] != ME {
        return Err(Failure::input(format!(
            "--seats: name {} bots for the other seats, or {players} with \"me\" in yours",
            players - 1
        )));
    }
    let mut bots = Vec::with_capacity(players);
    for word in words {
        let spec = if word == ME { Spec::new(Style::Random) } else { options::bot(word)? };
        bots.push(bots::seat(table, &spec, options::seed(None)?.short()).map_err(anyhow::Error::from)?);
    }
    Ok((seat, bots))
}

/// A fresh table, or one that was saved.
fn open(args: &Args) -> Result<(&'static dyn Entry, Box<dyn Table>), Failure> {
    let path = Path::new(&args.game);
    if path.extension().is_some_and(|ending| ending == "cabildo") || path.is_file() {
        let (game, record) = options::record(path)?;
        let table = game.replay(&record).map_err(|e| Failure::input(format!("{}: {e}", path.display())))?;
        return Ok((game, table));
    }
    let game = options::game(&args.game)?;
    let named = args.seats.as_deref().map_or(0, |text| {
        let words = || text.split(',').map(str::trim);
        words().count() + usize::from(words().all(|word| word != ME))
    });
    let setup = options::setup_for(game, args.setup.as_deref(), named)?;
    Ok((game, game.start(&setup, options::seed(args.seed.as_deref())?)?))
}

struct Session {
    game: &'static dyn Entry,
    table: Box<dyn Table>,
    seat: Seat,
    words: Words,
    /// One for each seat.
    bots: Vec<Box<dyn SeatedBot>>,
    /// Answers that have been told.
    told: usize,
    path: PathBuf,
}

/// What a person typed.
enum Input<'a> {
    Number(usize),
    Undo,
    Rules(Option<usize>),
    Quit,
    Again,
    Notation(&'a str),
}

fn understand(line: &str) -> Input<'_> {
    match line {
        "u" => Input::Undo,
        "q" => Input::Quit,
        "" => Input::Again,
        "?" => Input::Rules(None),
        _ => match (line.parse(), line.strip_prefix('?').map(|rest| rest.trim().parse())) {
            (Ok(number), _) => Input::Number(number),
            (Err(_), Some(Ok(number))) => Input::Rules(Some(number)),
            (Err(_), Some(Err(_)) | None) => Input::Notation(line),
        },
    }
}

impl Session {
    fn run(mut self, hash: &str) -> Result<(), Failure> {
        let title = self.game.meta().title(self.words.lang);
        println!("{title} · {}", self.table.setup());
        println!("{}", say!(self.words, "hash", hash));
        println!("{}", say!(self.words, "keys"));
        let mut input = std::io::stdin().lock();
        loop {
            self.tell();
            let Some(asked) = self.table.acting().first() else { break };
            if asked != self.seat {
                self.answer_for(asked)?;
                continue;
            }
            self.show();
            loop {
                print!("> ");
                std::io::stdout().flush()?;
                let mut line = String::new();
                if input.read_line(&mut line).context("the input cannot be read")? == 0 {
                    println!();
                    return self.leave();
                }
                match self.take(line.trim()) {
                    Step::Stay => {}
                    Step::On => break,
                    Step::Leave => return self.leave(),
                }
            }
        }
        println!("\n{}", self.table.page(Viewer::Afterwards, &self.words));
        println!("{}", result(self.table.as_ref(), &self.words));
        self.leave()
    }

    /// What happened since the last time.
    fn tell(&mut self) {
        while self.told < self.table.ply() {
            self.told += 1;
            for sentence in self.table.sentences(self.told, Viewer::Seat(self.seat), &self.words) {
                println!("  {sentence}");
            }
        }
    }

    fn show(&self) {
        println!("\n{}", self.table.page(Viewer::Seat(self.seat), &self.words));
        println!("{}", self.table.prompt(self.seat, &self.words));
        for (i, choice) in self.choices().iter().enumerate() {
            println!("{:>4}  {}", i + 1, choice.label);
        }
    }

    fn choices(&self) -> Vec<Choice> {
        self.table.choices(self.seat, &self.words)
    }

    /// A bot answers.
    fn answer_for(&mut self, seat: Seat) -> Result<(), Failure> {
        let answer = self.bots[seat.index()].answer(self.table.as_ref(), seat);
        self.table.play(seat, &answer).map_err(|refused| match refused {
            Refused::NoSeed => Failure::input(refused.to_string()),
            Refused::Over | Refused::NotAsked(_) | Refused::Illegal(_) | Refused::NotAnAction(_) => {
                Failure::input(format!("{answer}: {refused}"))
            }
        })
    }

    fn take(&mut self, line: &str) -> Step {
        let choices = self.choices();
        let count = choices.len();
        let no_such = |words: &Words, n: usize| {
            println!("{}", say!(words, "no-such-choice", n, count));
            Step::Stay
        };
        match understand(line) {
            Input::Again => {
                self.show();
                Step::Stay
            }
            Input::Quit => Step::Leave,
            Input::Undo => self.undo(),
            Input::Rules(None) => {
                println!("{}", say!(self.words, "which-choice"));
                Step::Stay
            }
            Input::Rules(Some(n)) => match n.checked_sub(1).and_then(|i| choices.get(i)) {
                None => no_such(&self.words, n),
                Some(choice) => {
                    let text = self.game.rules(self.words.lang);
                    for id in &choice.rules {
                        println!("  §{id} {}", rule(text, id).unwrap_or_default());
                    }
                    Step::Stay
                }
            },
            Input::Number(n) => match n.checked_sub(1).and_then(|i| choices.get(i)) {
                None => no_such(&self.words, n),
                Some(choice) => self.give(&choice.action),
            },
            Input::Notation(text) => self.give(text),
        }
    }

    fn give(&mut self, action: &str) -> Step {
        match self.table.play(self.seat, action) {
            Ok(()) => Step::On,
            Err(refused) => {
                let reason = self.table.why_not(self.seat, action, &self.words);
                match reason {
                    Ok(Some(reason)) => println!("{reason}"),
                    Ok(None) | Err(_) => println!("{}", refused.tell(self.words.lang)),
                }
                Step::Stay
            }
        }
    }

    fn undo(&mut self) -> Step {
        let (ply, floor) = (self.table.ply(), self.table.undo_floor(self.seat));
        if floor == ply {
            println!("{}", say!(self.words, "nothing-to-undo"));
            return Step::Stay;
        }
        self.table.rewind(ply - 1);
        self.told = self.told.min(ply - 1);
        Step::On
    }

    fn leave(&self) -> Result<(), Failure> {
        let path = self.path.display().to_string();
        fs::write(&self.path, self.table.record_for(Viewer::Afterwards).to_string())
            .with_context(|| format!("{path} cannot be written"))?;
        if self.table.acting().is_empty() {
            println!("{}", say!(self.words, "saved", path));
        } else {
            let command = format!("cabildo play {path} --seat {}", self.seat);
            println!("{}", say!(self.words, "saved-unfinished", path, command));
        }
        Ok(())
    }
}

enum Step {
    Stay,
    On,
    Leave,
}

/// The result with points by source, the winner, and what decided.
pub fn result(table: &dyn Table, words: &Words) -> String {
    let scores = table.scores();
    let seats: Vec<Seat> = Seat::all(scores.seats()).collect();
    let mut text = String::new();
    // Writing to a string cannot fail.
    let mut line = |label: &str, cells: Vec<String>| {
        let cells: String = cells.iter().map(|cell| format!("{cell:>10}")).collect();
        let _ = writeln!(text, "{label:<32}{cells}");
    };
    line("", seats.iter().map(|seat| words.name(*seat)).collect());
    for source in table.breakdown(words) {
        line(&source.label, source.points.iter().map(|points| table.points(*points, words)).collect());
    }
    let total = say!(words, "total");
    line(total, seats.iter().map(|seat| table.points(scores.points(*seat), words)).collect());
    for i in 1..table.meta().score.len() {
        let label = say!(words, "tie-break", what = table.meta().score_title(i, words.lang));
        line(&label, seats.iter().map(|seat| scores.row(*seat)[i].to_string()).collect());
    }
    line(say!(words, "place"), seats.iter().map(|seat| scores.place(*seat).to_string()).collect());
    let _ = writeln!(text);
    let winners = scores.winners().iter().map(|seat| words.name(seat));
    let winners = winners.reduce(|first, second| say!(words, "and", first, second)).unwrap_or_default();
    let by = scores.decided_by_tie_breaker().map_or("none", |i| table.meta().score_title(i, words.lang));
    let _ = writeln!(text, "{}", say!(words, "won", winners, by));
    if let Some(ending) = table.ending() {
        let ending = table.meta().ending_title(ending, words.lang);
        let _ = writeln!(text, "{}", say!(words, "ending", ending));
    }
    text
}
