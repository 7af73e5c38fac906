//! Bots at the other seats, so that a learner hears only of its own questions.

use bots::{Bot, Judged, SeatError, Spec, WorkClock, bot};
use kernel::{Game, Seat, Seed, Seen};

/// The bots of one table, by seat; none where the learner sits.
pub(crate) struct Company<G: Game> {
    seats: Vec<Option<Box<dyn Bot<G>>>>,
    learner: Seat,
}

impl<G: Judged> Company<G> {
    /// The bots of game number `number`: the learner sits one seat further in every game, the bots clockwise after it.
    pub(crate) fn new(specs: &[Spec], number: u64, seed: &Seed) -> Result<Company<G>, SeatError> {
        let players = specs.len() + 1;
        let learner = Seat::new((number % players as u64) as usize);
        let mut seats: Vec<Option<Box<dyn Bot<G>>>> = (0..players).map(|_| None).collect();
        for (i, (spec, seat)) in specs.iter().zip(learner.round(players).skip(1)).enumerate() {
            let own = seed.child(i as u64).short();
            seats[seat.index()] = Some(bot(spec, own, Box::new(WorkClock::default()))?);
        }
        Ok(Company { seats, learner })
    }

    /// Where the learner sits.
    #[inline]
    pub(crate) fn learner(&self) -> Seat {
        self.learner
    }

    /// The answer of a seat, if a bot has it.
    #[inline]
    pub(crate) fn answer(&mut self, state: &G, seat: Seat) -> Option<G::Action> {
        Some(self.seats[seat.index()].as_mut()?.answer(&Seen::new(state, seat)))
    }

    /// Tells those who remember what was answered, as far as they may know.
    #[inline]
    pub(crate) fn hear(&mut self, from: Seat, answer: G::Action) {
        for (seat, bot) in Seat::all(self.seats.len()).zip(&mut self.seats) {
            let Some(bot) = bot.as_mut().filter(|bot| bot.memory().is_some()) else { continue };
            if seat == from || G::veiled(answer).is_none() {
                bot.hear(from, answer);
            } else {
                bot.forget();
            }
        }
    }
}
