//! An honest helper: what an answer is worth, how sure that is, and why. Hints before an answer, analyses after a game.
//!
//! The numbers come from [`bots::weigh`], which sees no more than the seat that is asked; here they become comparisons, reasons and sentences.
//! `docs/coach.md` defines every number.
#![warn(missing_docs)]

mod analysis;
mod chart;
mod figures;
mod hint;
mod reason;
mod report;

pub use analysis::{
    Account, Analysis, Asked, Fault, Moment, Rows, Summary, accuracy, examine, fault, questions,
};
pub use chart::curves;
pub use figures::{Estimate, chance, gain, loss, typical};
pub use hint::{Advice, Hint, Nudge, Warning};
pub use reason::{Part, open_percent, percent, points, reasons, sentence, sources, unit};
pub use report::{Shown, headline, inside, page, tell};

kernel::embed_words!();

#[cfg(test)]
mod tests {
    #[test]
    fn every_text_is_said_and_exists_in_every_language() {
        let faults = ["slip", "mistake", "blunder"].map(str::to_owned).to_vec();
        let faults = words::check::faults(&crate::TEXTS, env!("CARGO_MANIFEST_DIR"), &[("fault", faults)]);
        assert!(faults.is_empty(), "{faults:#?}");
    }
}
