//! A program in a seat: what it is told and asked, and what happens when it owes an answer.

use std::time::{Duration, Instant};

use kernel::{Chance, Seat, Table, Viewer};
use serde_json::{Value, json};

use super::{PROTOCOL, Program, Running};
use crate::SeatedBot;

/// How often a program that ended by itself is started for one seat of one match.
const STARTS: u32 = 3;

/// What a program that runs counts for among what bots remember: so that only so many run for tables at which nobody waits for them.
const BYTES: usize = 16 << 20;

/// What it is asked, taken from the table at one look.
struct Question {
    legal: Vec<String>,
    /// Said to a program that has just been started, and its word that it is ready waited for.
    opening: Value,
    /// What was answered since it was asked last.
    news: Vec<Value>,
    ply: usize,
    view: Value,
    /// Until when it has time, once it has been asked.
    until: Option<Instant>,
    asked: bool,
    answer: Option<String>,
    /// Whether another bot answers.
    owed: bool,
}

/// A program in a seat. What it owes (no line in time, no legal answer, an end before the match's) is answered by a stand-in or at random, and counted.
pub(crate) struct Seated {
    program: &'static Program,
    seed: u64,
    dice: Chance,
    stand_in: Option<Box<dyn SeatedBot>>,
    running: Option<Running>,
    starts: u32,
    /// Answers that it owed in this match.
    owed: u32,
    question: Option<Question>,
}

impl Seated {
    pub(crate) fn new(program: &'static Program, seed: u64, stand_in: Option<Box<dyn SeatedBot>>) -> Seated {
        Seated {
            program,
            seed,
            dice: Chance::fast(seed),
            stand_in,
            running: None,
            starts: 0,
            owed: 0,
            question: None,
        }
    }

    fn opening(&self, table: &dyn Table, seat: Seat) -> Value {
        json!({
            "cabildo": PROTOCOL,
            "game": table.meta().id,
            "rules": table.meta().rules,
            "setup": table.setup().to_string(),
            "players": table.players(),
            "seat": seat,
            "seed": self.seed,
            "time_ms": self.program.time.as_millis() as u64,
        })
    }

    /// What the program has not heard: that the match went back, and what was answered since.
    fn news(&self, table: &dyn Table, seat: Seat) -> Vec<Value> {
        let told = self.running.as_ref().map_or(0, |running| running.told);
        let mut news = Vec::new();
        if told > table.ply() {
            news.push(json!({ "back": table.ply() }));
        }
        for ply in told + 1..=table.ply() {
            if let Some((from, action)) = table.answer(ply, Viewer::Seat(seat)) {
                news.push(json!({ "ply": ply, "seat": from, "action": action }));
            }
        }
        news
    }

    /// Goes on asking for about so long. `Some`: it has answered.
    fn ask(&mut self, time: Duration) -> Result<Option<String>, String> {
        let question = self.question.as_mut().ok_or("it is asked nothing")?;
        let until = *question.until.get_or_insert_with(|| Instant::now() + self.program.time);
        let left = || until.saturating_duration_since(Instant::now());
        let late = || format!("no line within {:?}", self.program.time);
        if self.running.is_none() {
            if self.starts == STARTS {
                return Err(format!("it has ended {STARTS} times"));
            }
            self.starts += 1;
            let running = Running::start(&self.program.command)?;
            running.say(&question.opening)?;
            self.running = Some(running);
        }
        let running = self.running.as_mut().ok_or("it does not run")?;
        if !running.ready {
            match running.hear(time.min(left()))? {
                None if left().is_zero() => return Err(late()),
                None => return Ok(None),
                Some(word) if word == "ready" => running.ready = true,
                Some(word) => return Err(format!("it said \"{word}\", not \"ready\"")),
            }
        }
        if !question.asked {
            for line in &question.news {
                running.say(line)?;
            }
            running.told = question.ply;
            running.say(&json!({
                "ask": question.ply,
                "legal": question.legal,
                "view": question.view,
                "time_ms": left().as_millis() as u64,
            }))?;
            question.asked = true;
        }
        match running.hear(time.min(left()))? {
            Some(answer) if question.legal.contains(&answer) => Ok(Some(answer)),
            Some(answer) => Err(format!("\"{answer}\" is not legal")),
            None if left().is_zero() => {
                running.late += 1;
                Err(late())
            }
            None => Ok(None),
        }
    }

    /// It owes this answer.
    fn fault(&mut self, why: String) {
        self.owed += 1;
        self.program.fault(why);
        // A program that is late may still run, if it has ever been ready; one that has ended does not.
        let gone = |running: &mut Running| !running.ready || running.has_ended();
        if self.running.as_mut().is_some_and(gone) || self.has_left() {
            self.running = None;
        }
        if let Some(question) = &mut self.question {
            question.owed = true;
        }
    }
}

impl SeatedBot for Seated {
    fn answer(&mut self, table: &dyn Table, seat: Seat) -> String {
        if let Some(only) = self.look(table, seat) {
            return only;
        }
        while !self.think(self.program.time) {}
        self.decide()
    }

    fn look(&mut self, table: &dyn Table, seat: Seat) -> Option<String> {
        self.question = None;
        let legal = table.legal(seat);
        if let [only] = legal.as_slice() {
            return Some(only.clone());
        }
        if self.running.as_mut().is_some_and(Running::has_ended) {
            self.running = None;
        }
        if let Some(stand_in) = &mut self.stand_in
            && let Some(answer) = stand_in.look(table, seat)
            && self.has_left()
        {
            return Some(answer);
        }
        self.question = Some(Question {
            opening: self.opening(table, seat),
            news: self.news(table, seat),
            ply: table.ply(),
            view: table.view(Viewer::Seat(seat)),
            until: None,
            asked: false,
            answer: None,
            owed: self.has_left(),
            legal,
        });
        None
    }

    fn think(&mut self, time: Duration) -> bool {
        let question = self.question.as_ref().expect("a bot looks before it thinks");
        if question.answer.is_some() {
            return true;
        }
        if !question.owed {
            match self.ask(time) {
                Ok(None) => return false,
                Ok(answer) => {
                    if let Some(question) = &mut self.question {
                        question.answer = answer;
                    }
                    return true;
                }
                Err(why) => self.fault(why),
            }
        }
        self.stand_in.as_mut().is_none_or(|stand_in| stand_in.think(time))
    }

    fn decide(&mut self) -> String {
        let mut question = self.question.take().expect("a bot looks before it answers");
        match (question.answer, &mut self.stand_in) {
            (Some(answer), _) => answer,
            (None, Some(stand_in)) => stand_in.decide(),
            (None, None) => {
                let pick = self.dice.below(question.legal.len() as u32) as usize;
                question.legal.swap_remove(pick)
            }
        }
    }

    fn is_program(&self) -> bool {
        true
    }

    fn owed(&self) -> u32 {
        self.owed
    }

    fn has_left(&self) -> bool {
        self.stand_in.is_some() && self.owed >= Program::PATIENCE
    }

    fn memory(&self) -> usize {
        let own = if self.running.is_some() { BYTES } else { 0 };
        own + self.stand_in.as_ref().map_or(0, |stand_in| stand_in.memory())
    }

    fn set_room(&mut self, bytes: usize) {
        if let Some(stand_in) = &mut self.stand_in {
            stand_in.set_room(bytes);
        }
    }

    /// It is ended, and started again when it is asked the next time. That is not its fault.
    fn forget(&mut self) {
        if self.running.take().is_some() {
            self.starts -= 1;
        }
        if let Some(stand_in) = &mut self.stand_in {
            stand_in.forget();
        }
    }
}
