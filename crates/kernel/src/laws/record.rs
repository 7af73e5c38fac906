//! Laws of the page: a game can be written down, read, replayed and taken back.

use super::{Breach, Law, Run};
use crate::{Match, Present, Record, SetupText};

/// A set-up is the same after it was written and read.
pub(super) fn setup<G: Present>(setup: &G::Setup) -> Result<(), Breach> {
    let text = SetupText::of(setup);
    let read = text.check::<G::Setup>();
    Law::Setup
        .holds(read.as_ref() == Ok(setup), || format!("{setup:?} is written \"{text}\" and read as {read:?}"))
}

impl<G: Present> Run<'_, G> {
    pub(super) fn record(&self) -> Result<(), Breach> {
        let game = &self.game;
        let law = Law::Record;
        let text = game.record().to_string();
        let record = Record::read(&text).map_err(|error| law.broken(error.to_string()))?;
        let again = Match::<G>::replay(&record).map_err(|error| law.broken(error.to_string()))?;
        law.holds(again.state() == game.state(), || "the record replays to another position".to_owned())?;
        law.holds(again.record().to_string() == text, || {
            format!("the record is written differently the second time:\n{}", again.record())
        })?;
        let mut half = game.clone();
        let plies = game.plies().len() / 2;
        half.rewind(plies);
        for ply in &game.plies()[plies..] {
            half.play(ply.seat, ply.action).map_err(|refused| law.broken(refused.to_string()))?;
        }
        law.holds(half.record().to_string() == text, || {
            format!("going back and on again gives another game:\n{}", half.record())
        })
    }
}
