//! One game among bots.

use bots::{Clock, Spec, WorkClock, seat_with_clock};
use kernel::{Entry, Outcome, Seat, Seed, SetupText, Table};

use crate::ArenaError;

/// A game that was played to its end.
pub struct Played {
    /// The match.
    pub table: Box<dyn Table>,
    /// Nanoseconds that each seat thought: time of its thread, whatever else the machine did.
    pub nanos: Vec<u64>,
    /// Questions that each seat answered.
    pub answers: Vec<u64>,
}

impl Played {
    /// The result in short.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        Outcome {
            scores: self.table.scores(),
            plies: self.table.ply() as u32,
            rounds: self.table.round(),
            ending: self.table.ending().expect("a game in which nobody is asked has ended"),
        }
    }
}

/// Plays a match with these bots, seat A first. Their own luck follows from the match's seed and their place in the list.
pub fn play(game: &dyn Entry, setup: &SetupText, seed: Seed, bots: &[Spec]) -> Result<Played, ArenaError> {
    let seats: Vec<(Spec, u64)> =
        bots.iter().zip(0..).map(|(spec, n)| (spec.clone(), seed.child(n).short())).collect();
    play_seats(game, setup, seed, &seats)
}

/// The same with a seed for the luck of each bot.
pub(crate) fn play_seats(
    game: &dyn Entry,
    setup: &SetupText,
    seed: Seed,
    seats: &[(Spec, u64)],
) -> Result<Played, ArenaError> {
    let mut table = game.start(setup, seed)?;
    if seats.len() != table.players() {
        return Err(ArenaError::Seats { seats: table.players(), bots: seats.len() });
    }
    let mut bots = Vec::with_capacity(seats.len());
    for (spec, own) in seats {
        bots.push(seat_with_clock(table.as_ref(), spec, *own, Box::new(WorkClock::default()))?);
    }
    let clock = WorkClock::default();
    let (mut nanos, mut answers) = (vec![0; bots.len()], vec![0; bots.len()]);
    while let Some(asked) = table.acting().first() {
        let i = asked.index();
        let start = clock.now();
        let answer = bots[i].answer(table.as_ref(), asked);
        nanos[i] += (clock.now() - start).as_nanos() as u64;
        answers[i] += 1;
        give(table.as_mut(), asked, &answer, &seats[i].0)?;
    }
    Ok(Played { table, nanos, answers })
}

fn give(table: &mut dyn Table, asked: Seat, answer: &str, spec: &Spec) -> Result<(), ArenaError> {
    table.play(asked, answer).map_err(|refused| ArenaError::Refused {
        bot: spec.to_string(),
        seat: asked,
        ply: table.ply() + 1,
        why: refused.to_string(),
    })
}
