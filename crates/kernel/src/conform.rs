//! Conformance: does a game ask the same questions, with the same legal answers, as a trace says? (a differential test)

use std::collections::BTreeMap;
use std::fmt;

use serde::Deserialize;
use serde_json::{Map, Value};

use crate::{Chance, ChanceFault, Game, Log, Seat, SetupText, legal};

/// One game of a trace file: one JSON object on one line.
#[derive(Clone, Debug, Deserialize)]
pub struct Trace {
    /// The game's name in the notation.
    pub game: String,
    setup: Map<String, Value>,
    luck: Vec<String>,
    plies: Vec<TracePly>,
    scores: BTreeMap<String, Vec<i32>>,
}

#[derive(Clone, Debug, Deserialize)]
struct TracePly {
    seat: String,
    legal: Vec<String>,
    #[serde(rename = "do")]
    action: String,
    luck: Vec<String>,
}

impl Trace {
    /// Reads one line.
    pub fn read(line: &str) -> Result<Trace, String> {
        serde_json::from_str(line).map_err(|e| format!("this is not a trace: {e}"))
    }
}

/// Where a game and its trace part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The answer at which it shows, from 1 on; 0 for the set-up.
    pub ply: usize,
    /// What differs.
    pub what: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ply {}: {}", self.ply, self.what)
    }
}

/// Plays a trace through. The number of its answers, or the first difference.
pub fn conform<G: Game>(trace: &Trace) -> Result<usize, Difference> {
    let differs = |ply: usize, what: String| Difference { ply, what };
    let luck = |ply: usize| move |fault: ChanceFault| differs(ply, fault.to_string());

    let setup: G::Setup =
        SetupText::from_json(&trace.setup).check().map_err(|e| differs(0, e.to_string()))?;
    let mut chance = Chance::script(trace.luck.clone());
    let mut state = G::new(&setup, &mut chance).map_err(|e| differs(0, e.to_string()))?;
    chance.finish().map_err(luck(0))?;

    for (i, ply) in trace.plies.iter().enumerate() {
        let number = i + 1;
        let acting = state.acting();
        let asked =
            if acting.is_empty() { "nobody, the game is over".to_owned() } else { acting.to_string() };
        if asked != ply.seat {
            return Err(differs(number, format!("the trace asks {}, the game asks {asked}", ply.seat)));
        }
        let seat = acting.first().expect("somebody is asked");
        let actions = legal(&state, seat);
        compare(&actions.iter().map(ToString::to_string).collect::<Vec<_>>(), &ply.legal)
            .map_err(|what| differs(number, format!("seat {seat}: {what}")))?;
        let found = actions.iter().copied().find(|action| action.to_string() == ply.action);
        let action =
            found.ok_or_else(|| differs(number, format!("the answer \"{}\" is not legal", ply.action)))?;
        let mut chance = Chance::script(ply.luck.clone());
        state.apply(seat, action, &mut chance, &mut Log::off());
        chance.finish().map_err(luck(number))?;
    }

    let end = trace.plies.len();
    if !state.acting().is_empty() {
        return Err(differs(end, format!("the trace ends here, but the game asks {}", state.acting())));
    }
    let scores = state.scores();
    let found: BTreeMap<String, Vec<i32>> =
        Seat::all(scores.seats()).map(|seat| (seat.to_string(), scores.row(seat).to_vec())).collect();
    if found != trace.scores {
        return Err(differs(end, format!("the trace's scores are {:?}, the game's {found:?}", trace.scores)));
    }
    Ok(end)
}

fn compare(found: &[String], expected: &[String]) -> Result<(), String> {
    let mut sorted = found.to_vec();
    sorted.sort_unstable();
    if sorted == expected {
        return Ok(());
    }
    let without = |all: &[String], others: &[String]| {
        let rest: Vec<&str> = all.iter().filter(|a| !others.contains(a)).map(String::as_str).collect();
        if rest.is_empty() { "nothing".to_owned() } else { rest.join(", ") }
    };
    Err(format!(
        "the legal sets differ\n  only in the trace: {}\n  only in the game:  {}\n  the trace has: {}\n  the game has:  {}",
        without(expected, &sorted),
        without(&sorted, expected),
        expected.join(", "),
        sorted.join(", "),
    ))
}
