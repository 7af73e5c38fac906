//! Stop and resume: a tournament as lines of JSON, the first one saying what is played, then one for each game.

use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::sync::Mutex;

use kernel::Entry;
use serde::{Deserialize, Serialize};

use crate::{Row, Tournament};

/// What is played: another tournament cannot be resumed from its file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Header {
    game: String,
    rules: u32,
    setup: String,
    seed: String,
    bots: Vec<String>,
}

/// Why a file cannot be resumed.
#[derive(Debug, thiserror::Error)]
pub enum ResumeError {
    /// It cannot be read or written.
    #[error(transparent)]
    File(#[from] io::Error),
    /// It holds something else.
    #[error("line {line} is not of a tournament: {why}")]
    Line {
        /// The line, counted from 1.
        line: usize,
        /// What is wrong.
        why: String,
    },
    /// It holds another tournament.
    #[error("the file holds another tournament: its {what} is {theirs}, not {ours}")]
    Other {
        /// What differs.
        what: &'static str,
        /// What stands in the file.
        theirs: String,
        /// What is wanted.
        ours: String,
    },
}

/// Keeps the rows of a tournament in a file.
#[derive(Debug)]
pub struct Keeper {
    file: Mutex<File>,
}

impl Keeper {
    /// Opens a file, or makes it. The rows that it holds come along; a last line that was cut off is dropped.
    pub fn open(
        path: &Path,
        game: &dyn Entry,
        tournament: &Tournament,
    ) -> Result<(Keeper, Vec<Row>), ResumeError> {
        let header = Header::of(game, tournament);
        let mut rows = Vec::new();
        let mut whole = 0;
        if path.exists() {
            let mut reader = BufReader::new(File::open(path)?);
            let mut line = Vec::new();
            let mut number = 0;
            while reader.read_until(b'\n', &mut line)? > 0 {
                number += 1;
                if line.last() != Some(&b'\n') {
                    break;
                }
                let bad =
                    |error: serde_json::Error| ResumeError::Line { line: number, why: error.to_string() };
                if number == 1 {
                    header.same_as(&serde_json::from_slice(&line).map_err(bad)?)?;
                } else {
                    rows.push(serde_json::from_slice(&line).map_err(bad)?);
                }
                whole += line.len() as u64;
                line.clear();
            }
        }
        let mut file = OpenOptions::new().create(true).append(true).open(path)?;
        file.set_len(whole)?;
        if whole == 0 {
            writeln!(file, "{}", to_json(&header))?;
        }
        Ok((Keeper { file: Mutex::new(file) }, rows))
    }

    /// Writes a row down at once.
    pub fn keep(&self, row: &Row) -> io::Result<()> {
        let line = format!("{}\n", line(row));
        self.file.lock().expect("nobody panics while writing").write_all(line.as_bytes())
    }
}

/// The first line of a tournament's file, without its end: what is played.
#[must_use]
pub fn header(game: &dyn Entry, tournament: &Tournament) -> String {
    to_json(&Header::of(game, tournament))
}

/// The line of a game in a tournament's file, without its end.
#[must_use]
pub fn line(row: &Row) -> String {
    to_json(row)
}

fn to_json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data")
}

impl Header {
    fn of(game: &dyn Entry, tournament: &Tournament) -> Header {
        Header {
            game: game.meta().id.to_owned(),
            rules: game.meta().rules,
            setup: game.complete(&tournament.setup).map_or_else(|e| e.to_string(), |setup| setup.to_string()),
            seed: tournament.seed.to_string(),
            bots: tournament.bots.iter().map(ToString::to_string).collect(),
        }
    }

    fn same_as(&self, theirs: &Header) -> Result<(), ResumeError> {
        let pairs = [
            ("game", &self.game, &theirs.game),
            ("set-up", &self.setup, &theirs.setup),
            ("seed", &self.seed, &theirs.seed),
            ("list of bots", &self.bots.join(","), &theirs.bots.join(",")),
            ("version of the rules", &self.rules.to_string(), &theirs.rules.to_string()),
        ];
        for (what, ours, theirs) in pairs {
            if ours != theirs {
                return Err(ResumeError::Other { what, theirs: theirs.clone(), ours: ours.clone() });
            }
        }
        Ok(())
    }
}
