//! A game as a page of text that a person can read: the `.cabildo` format (a transcript, like PGN).

use std::fmt;

use crate::{HIDDEN, Seat, Seed, SeedHash, SetupText};

/// The version of this format: how a record is laid out, whatever the game. The words of a game's actions belong to its rules.
pub const NOTATION: u32 = 1;

/// A game as it stands on the page. Words are read here; whether they make a game is for [`Match`](crate::Match) to say.
#[derive(Clone, Debug)]
pub struct Record {
    /// The game's name in the notation.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// Players and variants.
    pub setup: SetupText,
    /// What was published of the seed before the game.
    pub hash: Option<SeedHash>,
    /// What the luck was derived from.
    pub seed: Option<Seed>,
    /// The luck of the set-up.
    pub luck: Vec<String>,
    /// What came before, if it was played on from a position of another game.
    pub past: Option<RecordPast>,
    /// Question by question.
    pub plies: Vec<RecordPly>,
    /// The result; `None` while the game runs.
    pub end: Option<Rows>,
    /// Where things stand on the page, for messages.
    pub lines: Lines,
}

/// Points and tie-breakers of each seat.
pub type Rows = Vec<(Seat, Vec<i32>)>;

/// One answer.
#[derive(Clone, Debug)]
pub struct RecordPly {
    /// Who answered.
    pub seat: Seat,
    /// What.
    pub action: String,
    /// The luck that followed.
    pub luck: Vec<String>,
    /// The line on which it stands.
    pub line: usize,
}

/// What came before a game that was played on from a position of another one (a fork).
#[derive(Clone, Debug, Default)]
pub struct RecordPast {
    /// The name of that game: one word.
    pub parent: String,
    /// How many answers of it were given before.
    pub ply: usize,
    /// From the set-up on: answers, and who then played on. The last stretch is the parent's own.
    pub stretches: Vec<RecordStretch>,
    /// The line on which the parent is named.
    pub line: usize,
}

impl RecordPast {
    /// Reads what [`fmt::Display`] wrote.
    pub fn read(text: &str) -> Result<RecordPast, RecordError> {
        // The head of the record stands elsewhere.
        let mut reader = Reader { game: Some(String::new()), luck: Some(Vec::new()), ..Reader::default() };
        for (i, line) in text.lines().enumerate() {
            reader.line(i + 1, line)?;
        }
        let lines = text.lines().count();
        let past = reader.past.filter(|_| reader.plies.is_empty());
        past.ok_or_else(|| RecordError::new(lines, "this is not what came before a game"))
    }

    fn write_stretches(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for stretch in &self.stretches {
            write_plies(f, &stretch.plies)?;
            if stretch.deal.is_empty() {
                writeln!(f, "fork     {}", stretch.seat)?;
            } else {
                writeln!(f, "fork     {}  ~ {}", stretch.seat, stretch.deal.join(" "))?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for RecordPast {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "parent   {} {}", self.parent, self.ply)?;
        self.write_stretches(f)
    }
}

/// The answers of one game up to the position from which the next one went.
#[derive(Clone, Debug)]
pub struct RecordStretch {
    /// Question by question.
    pub plies: Vec<RecordPly>,
    /// The seat from which it was played on.
    pub seat: Seat,
    /// What that seat could not know, dealt anew.
    pub deal: Vec<String>,
    /// The line on which that stands.
    pub line: usize,
}

/// The lines on which the parts of a record stand.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lines {
    /// The line of the game's name.
    pub game: usize,
    /// The line of the rules' version.
    pub rules: usize,
    /// The line of the set-up.
    pub setup: usize,
    /// The line of the set-up's luck.
    pub luck: usize,
    /// The line of the result.
    pub end: usize,
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong, and what would be right.
    pub why: String,
}

impl RecordError {
    /// Something wrong on a line.
    pub fn new(line: usize, why: impl Into<String>) -> RecordError {
        RecordError { line, why: why.into() }
    }
}

/// The word on the last line of a game that still runs.
const UNFINISHED: &str = "unfinished";

impl Record {
    /// Reads a page that may be anything at all.
    pub fn read_bytes(bytes: &[u8]) -> Result<Record, RecordError> {
        match std::str::from_utf8(bytes) {
            Ok(text) => Record::read(text),
            Err(error) => {
                let line = 1 + bytes[..error.valid_up_to()].iter().filter(|b| **b == b'\n').count();
                Err(RecordError::new(line, "this is not text: a record is a page of plain UTF-8 text"))
            }
        }
    }

    /// Reads a page.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        let mut reader = Reader::default();
        for (i, line) in text.lines().enumerate() {
            reader.line(i + 1, line)?;
        }
        reader.finish(text.lines().count())
    }
}

/// Longer words are shown shortened in messages: a damaged file may be one endless line.
fn short(word: &str) -> String {
    let clean: String = word.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).take(40).collect();
    if word.chars().count() > 40 { format!("{clean}…") } else { clean }
}

#[derive(Default)]
struct Reader {
    game: Option<String>,
    rules: Option<u32>,
    setup: Option<SetupText>,
    hash: Option<SeedHash>,
    seed: Option<Seed>,
    luck: Option<Vec<String>>,
    past: Option<RecordPast>,
    plies: Vec<RecordPly>,
    /// Read, and then perhaps `unfinished`.
    end: Option<Option<Rows>>,
    lines: Lines,
}

impl Reader {
    fn line(&mut self, number: usize, line: &str) -> Result<(), RecordError> {
        let line = line.split('#').next().unwrap_or_default().trim();
        let Some(first) = line.split_whitespace().next() else { return Ok(()) };
        let rest = line[first.len()..].trim();
        let wrong = |why: String| Err(RecordError::new(number, why));

        if self.end.is_some() {
            return wrong(format!("\"{}\" stands after the end", short(first)));
        }
        if first.bytes().all(|b| b.is_ascii_digit()) {
            return self.ply(number, first, rest);
        }
        if first == "fork" {
            return self.fork(number, rest);
        }
        let played = self.past.as_ref().is_some_and(|past| !past.stretches.is_empty());
        if (played || !self.plies.is_empty()) && first != "end" {
            return wrong(format!("\"{}\" is neither a ply's number nor \"end\"", short(first)));
        }
        if self.game.is_none() && first != "game" {
            return wrong(format!(
                "\"{}\" is not the beginning of a record: the first line is \"game\" and the game's name",
                short(first)
            ));
        }
        match first {
            "game" => {
                self.lines.game = number;
                once(&mut self.game, number, first, word(number, first, rest)?.to_owned())
            }
            "rules" => {
                self.lines.rules = number;
                let version = word(number, first, rest)?;
                match version.parse() {
                    Ok(version) => once(&mut self.rules, number, first, version),
                    Err(_) => wrong(format!("rules \"{}\" is not a version number", short(version))),
                }
            }
            "setup" => {
                self.lines.setup = number;
                let setup = SetupText::read(rest).map_err(|e| RecordError::new(number, e.to_string()))?;
                once(&mut self.setup, number, first, setup)
            }
            "hash" => match SeedHash::from_hex(word(number, first, rest)?) {
                Ok(hash) => once(&mut self.hash, number, first, hash),
                Err(_) => wrong(format!("hash \"{}\" is not 64 hexadecimal digits", short(rest))),
            },
            "seed" => match Seed::from_hex(word(number, first, rest)?) {
                Ok(seed) => once(&mut self.seed, number, first, seed),
                Err(_) => wrong(format!("seed \"{}\" is not 64 hexadecimal digits", short(rest))),
            },
            "parent" => {
                let past = RecordPast { line: number, ..parent(number, rest)? };
                once(&mut self.past, number, first, past)
            }
            "luck" => {
                self.lines.luck = number;
                once(&mut self.luck, number, first, tokens(number, rest)?)
            }
            "end" => {
                self.lines.end = number;
                self.end = Some(if rest == UNFINISHED { None } else { Some(result(number, rest)?) });
                Ok(())
            }
            _ => wrong(format!(
                "\"{}\" is not a line of a record: game, rules, setup, parent, hash, seed, luck, a ply's number, fork, end",
                short(first)
            )),
        }
    }

    fn ply(&mut self, number: usize, first: &str, rest: &str) -> Result<(), RecordError> {
        let wrong = |why: String| Err(RecordError::new(number, why));
        if self.luck.is_none() {
            return wrong("plies begin before the lines game, rules, setup and luck are complete".to_owned());
        }
        let expected = self.plies.len() + 1;
        if first.parse() != Ok(expected) {
            return wrong(format!("this is ply {expected}, not {}", short(first)));
        }
        let (answer, luck) = rest.split_once('~').unwrap_or((rest, ""));
        let mut words = answer.split_whitespace();
        let Some(seat) = words.next() else {
            return wrong(format!("ply {expected} has no seat and no action"));
        };
        let seat: Seat = match seat.parse() {
            Ok(seat) => seat,
            Err(_) => return wrong(format!("\"{}\" is not a seat: seats are A, B, C, D, E", short(seat))),
        };
        let action = words.collect::<Vec<_>>().join(" ");
        if action.is_empty() {
            return wrong(format!("ply {expected} has no action"));
        }
        if action.split(' ').any(|w| w == HIDDEN) {
            return wrong(hidden());
        }
        self.plies.push(RecordPly { seat, action, luck: tokens(number, luck)?, line: number });
        Ok(())
    }

    /// The answers so far were those of another game.
    fn fork(&mut self, number: usize, rest: &str) -> Result<(), RecordError> {
        let wrong = |why: &str| Err(RecordError::new(number, why));
        if self.luck.is_none() {
            return wrong("\"fork\" stands before the lines game, rules, setup and luck are complete");
        }
        let Some(past) = &mut self.past else {
            return wrong(
                "\"fork\" stands in a record that names no parent: \"parent\", its name and the number of its answers",
            );
        };
        let (seat, deal) = rest.split_once('~').unwrap_or((rest, ""));
        let Ok(seat) = seat.trim().parse() else {
            return wrong("after \"fork\" stands the seat from which it was played on: A, B, C, D or E");
        };
        let (plies, deal) = (std::mem::take(&mut self.plies), tokens(number, deal)?);
        past.stretches.push(RecordStretch { plies, seat, deal, line: number });
        Ok(())
    }

    fn finish(self, lines: usize) -> Result<Record, RecordError> {
        let missing = |what: &str| RecordError::new(lines + 1, format!("the record breaks off: {what}"));
        if let Some(past) = &self.past {
            let Some(last) = past.stretches.last() else {
                return Err(missing("it has a parent, and no line \"fork\""));
            };
            if last.plies.len() != past.ply {
                return Err(RecordError::new(
                    last.line,
                    format!(
                        "the parent had {} answers by then, and {} stand here",
                        past.ply,
                        last.plies.len()
                    ),
                ));
            }
        }
        Ok(Record {
            game: self.game.ok_or_else(|| missing("there is no line \"game\""))?,
            rules: self.rules.ok_or_else(|| missing("there is no line \"rules\""))?,
            setup: self.setup.ok_or_else(|| missing("there is no line \"setup\""))?,
            hash: self.hash,
            seed: self.seed,
            luck: self.luck.ok_or_else(|| missing("there is no line \"luck\""))?,
            past: self.past,
            plies: self.plies,
            end: self.end.ok_or_else(|| {
                missing("the last line should be \"end\" and the result, or \"end unfinished\"")
            })?,
            lines: self.lines,
        })
    }
}

fn hidden() -> String {
    "\"?\" stands for something that was hidden when this was written: the record of a running game as one seat sees it \
     cannot be replayed"
        .to_owned()
}

fn once<T>(place: &mut Option<T>, line: usize, name: &str, value: T) -> Result<(), RecordError> {
    if place.is_some() {
        return Err(RecordError::new(line, format!("the line \"{name}\" stands twice")));
    }
    *place = Some(value);
    Ok(())
}

fn word<'a>(line: usize, name: &str, rest: &'a str) -> Result<&'a str, RecordError> {
    let mut words = rest.split_whitespace();
    match (words.next(), words.next()) {
        (Some(word), None) => Ok(word),
        (None, _) => Err(RecordError::new(line, format!("after \"{name}\" a word is missing"))),
        (Some(_), Some(more)) => Err(RecordError::new(
            line,
            format!("after \"{name}\" stands one word: \"{}\" is too much", short(more)),
        )),
    }
}

/// `k3f9x2m1ab 40`
fn parent(line: usize, rest: &str) -> Result<RecordPast, RecordError> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    let wrong =
        || RecordError::new(line, "after \"parent\" stand the game's name and the number of its answers");
    let [parent, ply] = words[..] else { return Err(wrong()) };
    let ply = ply.parse().map_err(|_| wrong())?;
    Ok(RecordPast { parent: parent.to_owned(), ply, ..RecordPast::default() })
}

fn tokens(line: usize, text: &str) -> Result<Vec<String>, RecordError> {
    let tokens: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
    match tokens.iter().find(|token| *token == HIDDEN) {
        Some(_) => Err(RecordError::new(line, hidden())),
        None => Ok(tokens),
    }
}

fn result(line: usize, text: &str) -> Result<Rows, RecordError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let wrong = || {
        let why =
            format!("end \"{}\" is not a result: write a seat and its points, A 47/6  B 52/3", short(text));
        RecordError::new(line, why)
    };
    if words.is_empty() || words.len() % 2 == 1 {
        return Err(wrong());
    }
    words
        .chunks(2)
        .map(|pair| {
            let seat = pair[0].parse().map_err(|_| wrong())?;
            let numbers =
                pair[1].split('/').map(str::parse).collect::<Result<_, _>>().map_err(|_| wrong())?;
            Ok((seat, numbers))
        })
        .collect()
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "game     {}", self.game)?;
        writeln!(f, "rules    {}", self.rules)?;
        writeln!(f, "setup    {}", self.setup)?;
        if let Some(past) = &self.past {
            writeln!(f, "parent   {} {}", past.parent, past.ply)?;
        }
        if let Some(hash) = &self.hash {
            writeln!(f, "hash     {hash}")?;
        }
        if let Some(seed) = &self.seed {
            writeln!(f, "seed     {seed}")?;
        }
        writeln!(f, "{}", format!("luck     {}", self.luck.join(" ")).trim_end())?;
        if let Some(past) = &self.past {
            past.write_stretches(f)?;
        }
        write_plies(f, &self.plies)?;
        match &self.end {
            None => writeln!(f, "end      {UNFINISHED}"),
            Some(rows) => writeln!(f, "end      {}", rows_text(rows)),
        }
    }
}

fn write_plies(f: &mut fmt::Formatter<'_>, plies: &[RecordPly]) -> fmt::Result {
    let width = plies.len().to_string().len();
    for (i, ply) in plies.iter().enumerate() {
        write!(f, "{:<width$}  {}  ", i + 1, ply.seat)?;
        if ply.luck.is_empty() {
            writeln!(f, "{}", ply.action)?;
        } else {
            writeln!(f, "{:<28}  ~ {}", ply.action, ply.luck.join(" "))?;
        }
    }
    Ok(())
}

/// `A 47/6  B 52/3`
pub(crate) fn rows_text(rows: &Rows) -> String {
    let rows = rows.iter().map(|(seat, numbers)| {
        let numbers: Vec<String> = numbers.iter().map(i32::to_string).collect();
        format!("{seat} {}", numbers.join("/"))
    });
    rows.collect::<Vec<_>>().join("  ")
}
