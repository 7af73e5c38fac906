//! An honest helper: what an answer is worth, how sure that is, and why. Hints before an answer, analyses after a game.
//!
//! The numbers come from [`bots::weigh`], which sees no more than the seat that is asked; here they become comparisons, reasons and sentences.
//! `docs/coach.md` defines every number.
#![warn(missing_docs)]

mod analysis;
mod chart;
pub mod explore;
mod figures;
mod hint;
mod luck;
pub mod prove;
mod reason;
mod report;
mod thought;
mod through;

pub use analysis::{
    Account, Analysis, Asked, Fault, Moment, Rows, Summary, accuracy, examine, fault, questions,
};
pub use chart::{Room, curves, timeline};
pub use figures::{Against, Estimate, Gain, Gains, before, best_by_others, chance, gain, lead, typical};
pub use hint::{Advice, Hint, Nudge, Warning};
pub use luck::{Anew, Stand, level, luck, stands};
pub use reason::{Part, Reason, decimal, open_percent, percent, points, reason, sentence, sources, unit};
pub use report::{Shown, headline, inside, page, tell};
pub use thought::thought;
pub use through::{NotLookedThrough, look_through, weigh_now};

kernel::embed_words!();

#[cfg(test)]
mod tests {
    #[test]
    fn every_text_is_said_and_exists_in_every_language() {
        let faults = ["slip", "mistake", "blunder"].map(str::to_owned).to_vec();
        let games = catalog::GAMES.iter().map(|game| game.meta().id.to_owned()).collect();
        let named = [("fault", faults), ("source-rest", games)];
        let faults = words::check::faults(&crate::TEXTS, env!("CARGO_MANIFEST_DIR"), &named);
        assert!(faults.is_empty(), "{faults:#?}");
    }
}
