//! A bot that is a program of its own, in any language, asked by lines on its standard input and answering on its standard output:
//! see `docs/protocol.md`.
//!
//! A command is named by who starts Cabildo, with [`Program::named`], and by nobody else: no text of a bot that is read from a form, a record or the store makes one.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use kernel::{Chance, Seat, Table, Viewer};
use serde_json::{Value, json};

use crate::{SeatedBot, Spec, Style};

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// How long a program has for an answer, if nothing else is said.
const USUAL: Duration = Duration::from_secs(10);

/// How often a program that ended by itself is started again for one seat of one match.
const STARTS: u32 = 3;

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
    /// A program is kept for as long as this one runs.
    pub fn named(text: &str) -> Option<Result<Spec, String>> {
        let rest = text.strip_prefix("cmd")?;
        let (time, command) = rest.split_once(':')?;
        let time = match time.strip_prefix('@') {
            None if time.is_empty() => Ok(USUAL),
            None => return None,
            Some(time) => match time.parse() {
                Ok(crate::Budget::Time(time)) => Ok(time),
                Ok(crate::Budget::Iterations(_)) | Err(_) => {
                    Err(format!("\"{time}\" is not a time for an answer: write cmd@500ms:…, cmd@2s:…"))
                }
            },
        };
        if command.split_whitespace().next().is_none() {
            return Some(Err("cmd: is followed by a command: cmd:python my_bot.py".to_owned()));
        }
        Some(time.map(|time| {
            let program = Program { command: command.trim().to_owned(), time, faults: Mutex::default() };
            Spec::new(Style::Program(Box::leak(Box::new(program))))
        }))
    }

    /// How often it owed an answer.
    #[must_use]
    pub fn faults(&self) -> Faults {
        self.faults.lock().unwrap_or_else(std::sync::PoisonError::into_inner).clone()
    }

    fn fault(&self, why: String) {
        let mut faults = self.faults.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        faults.count += 1;
        faults.last = why;
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

/// A program that runs.
struct Running {
    child: Child,
    to: ChildStdin,
    from: Receiver<String>,
    /// Answers of the match that it has been told.
    told: usize,
}

impl Drop for Running {
    fn drop(&mut self) {
        // Whether it ends by itself or not does not matter any more.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Running {
    fn start(command: &str) -> Result<Running, String> {
        let mut words = command.split_whitespace();
        let program = words.next().unwrap_or_default();
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("it cannot be started: {error}"))?;
        let (to, out) = child.stdin.take().zip(child.stdout.take()).ok_or("it has no input or output")?;
        let (send, from) = channel();
        // Ends with the program's output, or when nobody wants its lines any more.
        thread::spawn(move || {
            for line in BufReader::new(out).lines().map_while(Result::ok) {
                if send.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Running { child, to, from, told: 0 })
    }

    fn say(&mut self, message: &Value) -> Result<(), String> {
        writeln!(self.to, "{message}").and_then(|()| self.to.flush()).map_err(|_| "it has ended".to_owned())
    }

    fn hear(&mut self, time: Duration) -> Result<String, String> {
        self.from.recv_timeout(time).map_err(|error| match error {
            RecvTimeoutError::Timeout => format!("no line within {time:?}"),
            RecvTimeoutError::Disconnected => "it has ended".to_owned(),
        })
    }
}

/// A program in a seat. What it owes (no line in time, no legal answer, an end before the match's) is answered at random, and counted.
pub(crate) struct Seated {
    program: &'static Program,
    seed: u64,
    dice: Chance,
    running: Option<Running>,
    starts: u32,
    /// What it is asked in parts, and what it has answered.
    question: Option<(Seat, Box<dyn Table>)>,
    answer: Option<String>,
}

impl Seated {
    pub(crate) fn new(program: &'static Program, seed: u64) -> Seated {
        Seated {
            program,
            seed,
            dice: Chance::fast(seed),
            running: None,
            starts: 0,
            question: None,
            answer: None,
        }
    }

    /// Asks, and waits for a legal answer.
    fn ask(&mut self, table: &dyn Table, seat: Seat, legal: &[String]) -> Result<String, String> {
        let until = Instant::now() + self.program.time;
        let left = || until.saturating_duration_since(Instant::now());
        if self.running.is_none() {
            if self.starts == STARTS {
                return Err(format!("it has ended {STARTS} times"));
            }
            self.starts += 1;
            let mut running = Running::start(&self.program.command)?;
            running.say(&json!({
                "cabildo": PROTOCOL,
                "game": table.meta().id,
                "rules": table.meta().rules,
                "setup": table.setup().to_string(),
                "players": table.players(),
                "seat": seat,
                "seed": self.seed,
                "time_ms": self.program.time.as_millis() as u64,
            }))?;
            let ready = running.hear(left())?;
            if ready.trim() != "ready" {
                return Err(format!("it said \"{ready}\", not \"ready\""));
            }
            self.running = Some(running);
        }
        let running = self.running.as_mut().ok_or("it does not run")?;
        // Lines that came too late for the last question.
        while running.from.try_recv().is_ok() {}
        if running.told > table.ply() {
            running.say(&json!({ "back": table.ply() }))?;
        }
        for ply in running.told + 1..=table.ply() {
            if let Some((from, action)) = table.answer(ply, Viewer::Seat(seat)) {
                running.say(&json!({ "ply": ply, "seat": from, "action": action }))?;
            }
        }
        running.told = table.ply();
        running.say(&json!({
            "ask": table.ply(),
            "legal": legal,
            "view": table.view(Viewer::Seat(seat)),
            "time_ms": left().as_millis() as u64,
        }))?;
        let answer = running.hear(left())?;
        let answer = answer.trim();
        if legal.iter().any(|known| known == answer) {
            Ok(answer.to_owned())
        } else {
            Err(format!("\"{answer}\" is not legal"))
        }
    }
}

impl SeatedBot for Seated {
    fn answer(&mut self, table: &dyn Table, seat: Seat) -> String {
        let mut legal = table.legal(seat);
        if legal.len() > 1 {
            match self.ask(table, seat, &legal) {
                Ok(answer) => return answer,
                Err(why) => {
                    // A program that is late may still run; one that has ended does not.
                    if let Some(running) = &mut self.running
                        && running.child.try_wait().is_ok_and(|ended| ended.is_some())
                    {
                        self.running = None;
                    }
                    self.program.fault(why);
                }
            }
        }
        legal.swap_remove(self.dice.below(legal.len() as u32) as usize)
    }

    fn look(&mut self, table: &dyn Table, seat: Seat) -> Option<String> {
        self.answer = None;
        if let [only] = table.legal(seat).as_slice() {
            return Some(only.clone());
        }
        self.question = Some((seat, table.copy()));
        None
    }

    fn time(&self) -> Duration {
        self.program.time
    }

    fn think(&mut self, _time: Duration) -> bool {
        if let Some((seat, table)) = self.question.take() {
            self.answer = Some(self.answer(table.as_ref(), seat));
            self.question = Some((seat, table));
        }
        true
    }

    fn decide(&mut self) -> String {
        if self.answer.is_none() {
            self.think(Duration::ZERO);
        }
        self.question = None;
        self.answer.take().expect("a bot looks before it answers")
    }
}
