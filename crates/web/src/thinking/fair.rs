//! Who thinks next, and for how long (scheduler): thinking time is shared among those for whom tables are played, then among their tables.
//!
//! Nothing here has a thread or a clock: it is told the time, so that a simulation can ask it the same questions as the [pool](super::Pool).
//!
//! A thought is cut into slices, and after each slice somebody else may be next. Under load thoughts get shorter: a thought may use as
//! much as its share yields within its own time and some [patience](Rules::patience), but never less than a [least](Rules::least).

use std::collections::HashMap;
use std::time::Duration;

use super::shares::{Shares, Standing};

/// For whom a table is played, and who therefore pays for its bots' thoughts with their share.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Payer {
    /// A person by their name to the server.
    Person(String),
    /// Tables at which nobody sits: all of them together.
    Nobody,
}

/// How thinking time is shared.
#[derive(Clone, Debug)]
pub struct Rules {
    /// How many bots think at the same moment.
    pub threads: usize,
    /// For how long a bot thinks before others get their turn.
    pub slice: Duration,
    /// However many wait, a thought gets as much time as this, or as it wants.
    pub least: Duration,
    /// How much later than without others an answer may come before the thought gets shorter.
    pub patience: Duration,
    /// How many threads may think for the same payer.
    pub at_once: usize,
    /// How many thoughts of the same payer are under way, taking turns; others of theirs wait for one of them to end.
    pub open: usize,
    /// A person's share, against the share of all tables together at which nobody sits.
    pub person: u32,
    pub nobody: u32,
}

impl Default for Rules {
    /// One core is left to the pages, if there are two.
    fn default() -> Rules {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Rules::for_threads(cores.saturating_sub(1))
    }
}

impl Rules {
    /// The usual rules for so many threads.
    pub fn for_threads(threads: usize) -> Rules {
        let threads = threads.max(1);
        Rules {
            threads,
            slice: Duration::from_millis(20),
            least: Duration::from_millis(50),
            patience: Duration::from_secs(1),
            // Somebody who comes finds a free thread, if there is more than one.
            at_once: threads.saturating_sub(1).max(1),
            open: 4,
            person: 4,
            nobody: 1,
        }
    }

    fn weight(&self, payer: &Payer) -> u32 {
        match payer {
            Payer::Person(_) => self.person.max(1),
            Payer::Nobody => self.nobody.max(1),
        }
    }
}

/// A thought that somebody waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ticket(u64);

/// A bot's turn to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    pub ticket: Ticket,
    pub span: Duration,
    /// Whether it has to answer after it, enough or not.
    pub last: bool,
}

/// What became of a thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ended {
    /// How long the bot thought.
    pub thought: Duration,
    /// How long it stood in the queue, all in all.
    pub waited: Duration,
    /// Whether it had less time than it wanted.
    pub shortened: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    /// It has not begun.
    Waiting,
    /// It has begun, and waits for its next turn.
    Open,
    /// It thinks now; so much was charged.
    Thinking(Duration),
}

#[derive(Debug)]
struct Thought {
    ticket: Ticket,
    table: String,
    /// What the bot would like; zero if it says itself when it has had enough.
    wanted: Duration,
    spent: Duration,
    asked: Duration,
    place: Place,
}

/// The thoughts of one payer.
#[derive(Debug)]
struct Line {
    weight: u32,
    thoughts: Vec<Thought>,
    tables: Shares<String>,
    /// When it was served last, in turns: of equals the one who waits longest is next.
    served: u64,
}

impl Line {
    fn thinking(&self) -> usize {
        self.thoughts.iter().filter(|thought| matches!(thought.place, Place::Thinking(_))).count()
    }

    /// The thought that goes on or begins, if this payer may have another one.
    fn next(&self, rules: &Rules) -> Option<usize> {
        if self.thinking() >= rules.at_once {
            return None;
        }
        let begun = self.thoughts.iter().filter(|thought| thought.place != Place::Waiting).count();
        let may_begin = begun < rules.open;
        let key = |thought: &Thought| (self.tables.standing(&thought.table), thought.ticket.0);
        let ready = self.thoughts.iter().enumerate().filter(|(_, thought)| match thought.place {
            Place::Waiting => may_begin,
            Place::Open => true,
            Place::Thinking(_) => false,
        });
        ready.min_by_key(|(_, thought)| key(thought)).map(|(i, _)| i)
    }
}

/// The queue of thoughts.
#[derive(Debug)]
pub struct Fair {
    rules: Rules,
    payers: Shares<Payer>,
    lines: HashMap<Payer, Line>,
    /// Who pays for a thought.
    tickets: HashMap<Ticket, Payer>,
    turns: u64,
}

impl Fair {
    pub fn new(rules: Rules) -> Fair {
        Fair { rules, payers: Shares::default(), lines: HashMap::new(), tickets: HashMap::new(), turns: 0 }
    }

    /// How many thoughts wait or are under way.
    pub fn len(&self) -> usize {
        self.tickets.len()
    }

    /// A bot of a table has been asked, and would like to think for so long.
    pub fn ask(&mut self, now: Duration, payer: Payer, table: &str, wanted: Duration) -> Ticket {
        self.turns += 1;
        let ticket = Ticket(self.turns);
        let weight = self.rules.weight(&payer);
        let payers = &mut self.payers;
        let line = self.lines.entry(payer.clone()).or_insert_with(|| {
            payers.enter(&payer);
            Line { weight, thoughts: Vec::new(), tables: Shares::default(), served: ticket.0 }
        });
        if line.thoughts.is_empty() {
            payers.enter(&payer);
        }
        let table = table.to_owned();
        line.tables.enter(&table);
        let (spent, place) = (Duration::ZERO, Place::Waiting);
        line.thoughts.push(Thought { ticket, table, wanted, spent, asked: now, place });
        self.tickets.insert(ticket, payer);
        ticket
    }

    /// A thread is free: whose turn is it?
    pub fn next(&mut self) -> Option<Turn> {
        let rules = &self.rules;
        let ready = self.lines.iter().filter_map(|(payer, line)| {
            let standing: Standing = self.payers.standing(payer);
            line.next(rules).map(|thought| (standing, line.served, payer, thought))
        });
        let (_, _, payer, place) = ready.min_by_key(|(standing, served, ..)| (*standing, *served))?;
        let payer = payer.clone();
        let everybody: u32 =
            self.lines.values().filter(|line| !line.thoughts.is_empty()).map(|line| line.weight).sum();
        self.turns += 1;
        let line = self.lines.get_mut(&payer)?;
        line.served = self.turns;
        let own = line.thoughts.len().min(rules.open.max(1));
        let allowed = allowed(rules, line.thoughts[place].wanted, line.weight, everybody, own);
        let thought = &mut line.thoughts[place];
        let left = allowed.map(|allowed| allowed.saturating_sub(thought.spent));
        let span = left.map_or(rules.slice, |left| left.min(rules.slice));
        thought.place = Place::Thinking(span);
        let turn = Turn { ticket: thought.ticket, span, last: left.is_some_and(|left| left <= span) };
        line.tables.serve(&thought.table, span, 1);
        self.payers.serve(&payer, span, line.weight);
        Some(turn)
    }

    /// A bot has thought for so long; has it answered? What became of the thought, if so.
    pub fn done(&mut self, now: Duration, ticket: Ticket, used: Duration, answered: bool) -> Option<Ended> {
        let payer = self.tickets.get(&ticket)?;
        let line = self.lines.get_mut(payer)?;
        let thought = line.thoughts.iter_mut().find(|thought| thought.ticket == ticket)?;
        let charged = match thought.place {
            Place::Thinking(charged) => charged,
            Place::Waiting | Place::Open => Duration::ZERO,
        };
        thought.place = Place::Open;
        thought.spent += used;
        line.tables.settle(&thought.table, charged, used, 1);
        self.payers.settle(payer, charged, used, line.weight);
        if !answered {
            return None;
        }
        let ended = Ended {
            thought: thought.spent,
            waited: now.saturating_sub(thought.asked).saturating_sub(thought.spent),
            shortened: thought.spent < thought.wanted,
        };
        self.remove(ticket);
        Some(ended)
    }

    /// Nobody waits for this thought any more.
    pub fn remove(&mut self, ticket: Ticket) {
        let Some(payer) = self.tickets.remove(&ticket) else { return };
        if let Some(line) = self.lines.get_mut(&payer) {
            line.thoughts.retain(|thought| thought.ticket != ticket);
            tidy(&mut line.tables, line.thoughts.len(), |table| {
                line.thoughts.iter().any(|t| t.table == *table)
            });
        }
        if self.tickets.is_empty() {
            self.lines.clear();
        }
        // A payer who waits for nothing keeps the standing, and the standings of the tables, while they still matter.
        let lines = &mut self.lines;
        let waiting = lines.values().filter(|line| !line.thoughts.is_empty()).count();
        tidy(&mut self.payers, waiting, |payer| {
            lines.get(payer).is_some_and(|line| !line.thoughts.is_empty())
        });
        if lines.len() > 2 * waiting + SPARE {
            lines.retain(|_, line| !line.thoughts.is_empty());
        }
    }
}

/// So many accounts of who wants nothing are kept before it is looked through them.
const SPARE: usize = 32;

fn tidy<K: Eq + std::hash::Hash + Clone>(shares: &mut Shares<K>, wanting: usize, wants: impl Fn(&K) -> bool) {
    if wanting == 0 {
        shares.clear();
    } else if shares.accounts() > 2 * wanting + SPARE {
        shares.tidy(wants);
    }
}

/// How long a thought may last: what the payer's share yields within the time that was wanted and some patience. `None`: as long as it takes.
fn allowed(rules: &Rules, wanted: Duration, weight: u32, everybody: u32, own: usize) -> Option<Duration> {
    if wanted.is_zero() {
        return None;
    }
    let share = f64::from(weight) / f64::from(everybody.max(weight)) * rules.threads as f64;
    let rate = share.min(rules.at_once as f64) / own.max(1) as f64;
    let yields = (wanted + rules.patience).mul_f64(rate.min(1.0));
    Some(yields.clamp(rules.least.min(wanted), wanted))
}
