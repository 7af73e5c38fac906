//! Games that are played to be looked at: every choice is weighed just before it is made.

use bots::{Effort, Spec};
use kernel::{Entry, Seat, Seed, Table, Words};

use super::{Seen, chosen};
use crate::prove::{NoProof, begin, sit};
use crate::{figures, thought, weigh_now};

/// What a game of a seed is called.
#[must_use]
pub fn name(seed: &str, players: usize, number: u64) -> String {
    format!("{seed}-{players}-{number}")
}

/// Plays game number `number` of a seed. It follows from what is said here alone, whoever plays it where.
pub fn played(
    game: &dyn Entry,
    players: usize,
    bot: &Spec,
    iterations: u64,
    seed: &str,
    number: u64,
) -> Result<Seen, NoProof> {
    let own = Seed::from_word(seed).child(players as u64).child(number);
    let mut table = begin(game, players, own)?;
    let mut seats = sit(table.as_ref(), bot, own)?;
    let mut chances = Vec::new();
    while let Some(seat) = table.acting().first() {
        let answer = seats[seat.index()].answer(table.as_ref(), seat);
        chances.push(before(table.as_ref(), seat, &answer, iterations)?);
        table.play(seat, &answer)?;
    }
    let seen = Seen::of(&name(seed, players, number), table.as_ref(), &|ply, _| chances[ply], &|_| true);
    let thought = if iterations == 0 { 0 } else { thought(game.meta().id, players) };
    Ok(Seen { thought, ..seen.expect("nobody is asked any more") })
}

/// The chance of a seat just before an answer, if that is one that is looked at.
pub fn before(table: &dyn Table, seat: Seat, answer: &str, iterations: u64) -> Result<Option<f32>, NoProof> {
    if iterations == 0 || chosen(table.meta().id, answer).is_none() || table.legal(seat).len() < 2 {
        return Ok(None);
    }
    let effort = Effort { iterations: iterations.max(8), samples: 0, tries: 0, games: 0 };
    let weighed = weigh_now(table, seat, effort, None, &Words::default())?;
    Ok(Some(figures::before(&weighed, weighed.seat).value))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explore::Explored;

    #[test]
    fn a_game_follows_from_its_seed_and_number() {
        let game = catalog::find("san-francisco").expect("it is known");
        let bot: Spec = "greedy".parse().expect("a bot");
        let play = |number: u64| played(game, 2, &bot, 8, "seed", number).expect("it is played");
        assert_eq!(play(1), play(1));
        assert!(play(1) != play(2) && play(1).name == "seed-2-1");
        assert!(play(1).choices.iter().any(|choice| choice.chance.is_some()));
        let mut explored = Explored::new("san-francisco", 2, "greedy");
        explored.add(&play(1));
        assert_eq!(explored.games, 1);
    }
}
