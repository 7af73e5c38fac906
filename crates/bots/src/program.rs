//! A bot that is a program of its own, in any language, asked by lines on its standard input and answering on its standard output:
//! see `docs/protocol.md`.
//!
//! A command is named by who starts Cabildo, with [`Program::named`] or [`Program::new`], and by nobody else: no text of a bot that is read from a form,
//! a record or the store makes one.

mod running;
mod seated;

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use running::Running;
pub(crate) use seated::Seated;

use crate::{SeatedBot, Spec, Style};

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// How long a program has for an answer, if nothing else is said.
const USUAL: Duration = Duration::from_secs(10);

/// A command that plays.
#[derive(Debug)]
pub struct Program {
    command: String,
    time: Duration,
    faults: Mutex<Faults>,
}

/// How often a program owed an answer, and why the last time.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Faults {
    /// How often.
    pub count: u64,
    /// Why, the last time.
    pub last: String,
}

impl Program {
    /// Reads `cmd:python my_bot.py`, or with a time for each answer `cmd@2s:python my_bot.py`. `None`: it is the text of another bot.
    pub fn named(text: &str) -> Option<Result<Spec, String>> {
        let (time, command) = text.strip_prefix("cmd")?.split_once(':')?;
        if !time.is_empty() && !time.starts_with('@') {
            return None;
        }
        let program = Program::new(time.strip_prefix('@'), command);
        Some(program.map(|program| Spec::new(Style::Program(program))))
    }

    /// A command, and how long it has for each answer (`2s`) if that is said. It is kept for as long as this program runs.
    pub fn new(time: Option<&str>, command: &str) -> Result<&'static Program, String> {
        let time = match time.map(str::parse) {
            None => USUAL,
            Some(Ok(crate::Budget::Time(time))) => time,
            Some(Ok(crate::Budget::Iterations(_)) | Err(_)) => {
                let time = time.unwrap_or_default();
                return Err(format!("\"{time}\" is not a time for an answer: write 500ms, 2s"));
            }
        };
        if command.split_whitespace().next().is_none() {
            return Err("there is no command: write python my_bot.py".to_owned());
        }
        let program = Program { command: command.trim().to_owned(), time, faults: Mutex::default() };
        Ok(Box::leak(Box::new(program)))
    }

    /// Whether it can be started at all: it is, and ended at once.
    pub fn try_out(&self) -> Result<(), String> {
        Running::start(&self.command).map(drop)
    }

    /// Seats it at a table where somebody waits for it: what it owes is answered by another bot, and after [`Program::PATIENCE`] such answers that one
    /// plays the match to its end.
    pub fn seat_with(&'static self, seed: u64, stand_in: Box<dyn SeatedBot>) -> Box<dyn SeatedBot> {
        Box::new(Seated::new(self, seed, Some(stand_in)))
    }

    /// How many answers it may owe in a match at which another bot stands in.
    pub const PATIENCE: u32 = 3;

    /// How often it owed an answer.
    #[must_use]
    pub fn faults(&self) -> Faults {
        self.lock().clone()
    }

    fn fault(&self, why: String) {
        let mut faults = self.lock();
        faults.count += 1;
        faults.last = why;
    }

    fn lock(&self) -> MutexGuard<'_, Faults> {
        self.faults.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Its text.
    pub(crate) fn text(&self) -> String {
        if self.time == USUAL {
            format!("cmd:{}", self.command)
        } else {
            format!("cmd@{}:{}", crate::Budget::Time(self.time), self.command)
        }
    }
}

impl PartialEq for Program {
    fn eq(&self, other: &Program) -> bool {
        (&self.command, self.time) == (&other.command, other.time)
    }
}
