//! What a bot is.

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
}
