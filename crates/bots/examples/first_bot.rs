//! A bot in a page, for any game: it tries each answer and keeps the one with the most points right after it.
//!
//! `cargo run -p bots --example first_bot`
#![allow(clippy::print_stdout)]

use bots::{Bot, Random};
use kernel::{Chance, Game, Log, Match, Seat, Seed, Seen};
use saint_petersburg::{SaintPetersburg, Setup};

struct Miser {
    chance: Chance,
}

impl<G: Game> Bot<G> for Miser {
    fn answer(&mut self, seen: &Seen<'_, G>) -> G::Action {
        let mut answers = Vec::new();
        seen.legal(&mut answers);
        // What may be true for all that this seat knows; hidden things are dealt anew.
        let sample = seen.sample(&mut self.chance);
        let mut chance = self.chance.clone();
        let points = |answer: &G::Action| {
            let mut after = sample.clone();
            after.apply(seen.seat(), *answer, &mut chance, &mut Log::off());
            after.scores().points(seen.seat())
        };
        answers.into_iter().max_by_key(points).expect("who is asked has an answer")
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut game = Match::<SaintPetersburg>::new(Setup { players: 2 }, Seed::from_word("first"))?;
    let mut miser = Miser { chance: Chance::fast(1) };
    let mut random = Random::new(2);
    while let Some(seat) = game.state().acting().first() {
        let seen = Seen::new(game.state(), seat);
        let answer = if seat == Seat::A { miser.answer(&seen) } else { random.answer(&seen) };
        game.play(seat, answer)?;
    }
    println!("miser and random: {}", game.state().scores());
    Ok(())
}
