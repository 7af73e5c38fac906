//! What a bot is.

use std::time::Duration;

use kernel::{Game, Seat, Seen};

/// Somebody who answers for a seat.
pub trait Bot<G: Game>: Send {
    /// Answers the question that the seat is asked now: one of its legal answers.
    fn answer(&mut self, seen: &Seen<'_, G>) -> G::Action;

    /// Hears an answer that was given openly, by any seat, its own answers included. Bots that remember nothing need not listen.
    fn hear(&mut self, _seat: Seat, _action: G::Action) {}

    /// Something happened that the bot was not told (a veiled answer, an answer taken back): what it remembers no longer holds.
    fn forget(&mut self) {}

    /// How many games the last answer was thought through, for a bot that searches.
    fn iterations(&self) -> u64 {
        0
    }

    /// Begins to think about a question, for who wants the answer in parts (time slices): first this, then [`Bot::think`] as often as it takes,
    /// then [`Bot::decide`]. The same as [`Bot::answer`] in the end.
    fn begin(&mut self, _seen: &Seen<'_, G>) {}

    /// Thinks on for about so long, and says whether it has thought enough. A bot that answers at first sight always has.
    fn think(&mut self, _seen: &Seen<'_, G>, _time: Duration) -> bool {
        true
    }

    /// Answers with what it has thought so far.
    fn decide(&mut self, seen: &Seen<'_, G>) -> G::Action {
        self.answer(seen)
    }

    /// How long it thinks about a question. Zero: it answers at first sight, or counts something else than time.
    fn time(&self) -> Duration {
        Duration::ZERO
    }

    /// How many bytes it holds of what it has thought. `None`: it remembers nothing and need not be told anything.
    fn memory(&self) -> Option<usize> {
        None
    }

    /// Gives it so many bytes at most for what it thinks.
    fn set_room(&mut self, _bytes: usize) {}
}
