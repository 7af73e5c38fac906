//! One game among bots.

use bots::{Clock, Spec, WorkClock, seat_with_clock};
use kernel::{Ending, Entry, Scores, Seat, Seed, SetupText, Table};

use crate::ArenaError;

/// Bots with odd opinions can go round in circles where no rule ends a game (nobody ever takes the role that would): after so many
/// answers, twenty times a long game, it counts as it stands.
const MOST_PLIES: usize = 20_000;
const CUT_OFF: Ending = Ending { id: "cut-off" };

/// A game that was played to its end, or to where it was cut off.
pub struct Played {
    /// The match.
    pub table: Box<dyn Table>,
    /// Nanoseconds that each seat thought: time of its thread, whatever else the machine did.
    pub nanos: Vec<u64>,
    /// Questions that each seat answered.
    pub answers: Vec<u64>,
}

/// The result of a game in short.
#[derive(Clone, Copy, Debug)]
pub struct Outcome {
    /// Points and tie-breakers.
    pub scores: Scores,
    /// How many answers were given.
    pub plies: u32,
    /// In which round it ended.
    pub rounds: u32,
    /// How it ended.
    pub ending: Ending,
}

impl Outcome {
    /// The result of a match that is over, or was cut off.
    #[must_use]
    pub fn of(table: &dyn Table) -> Outcome {
        Outcome {
            scores: table.scores(),
            plies: table.ply() as u32,
            rounds: table.round(),
            ending: table.ending().unwrap_or(CUT_OFF),
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
    play_at_most(MOST_PLIES, game, setup, seed, seats)
}

fn play_at_most(
    plies: usize,
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
    while let Some(asked) = table.acting().first().filter(|_| table.ply() < plies) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_that_goes_on_for_ever_counts_as_it_stands() {
        let seats: Vec<(Spec, u64)> =
            Spec::list("random,random").expect("bots").into_iter().zip(0..).collect();
        let setup = SetupText::new().with("players", "2");
        for game in catalog::GAMES {
            let played =
                play_at_most(10, *game, &setup, Seed::from_word("circle"), &seats).expect("bots play");
            let outcome = Outcome::of(played.table.as_ref());
            assert_eq!((outcome.plies, outcome.ending.id), (10, "cut-off"));
        }
    }
}
