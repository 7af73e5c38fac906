//! Laws of the page: a game can be written down, read, replayed and taken back.

use super::{Breach, Law, Run};
use crate::{Fortune, Match, Present, Record, Refused, Seat, Seed, SetupText, legal};

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
        })?;
        self.forks(plies)
    }

    /// Who plays on from a position has a game of his own, whose record replays and whose luck follows from its seed; with the same luck and the same
    /// answers it is the game that it was, as far as nothing was hidden.
    fn forks(&self, plies: usize) -> Result<(), Breach> {
        let (game, law) = (&self.game, Law::Record);
        let seat = Seat::new(plies % game.state().players());
        let seed = Seed::from_word(&format!("fork {plies}"));
        for fortune in [Fortune::New(seed), Fortune::Same] {
            let mut fork = match game.fork("parent", plies, seat, fortune) {
                Err(Refused::Over) => return Ok(()),
                fork => fork.map_err(|refused| law.broken(refused.to_string()))?,
            };
            let mut same = fortune == Fortune::Same && !G::META.secrets;
            for ply in &game.plies()[plies..] {
                let Some(asked) = fork.state().acting().first() else { break };
                let listed = legal(fork.state(), asked);
                let known = listed.iter().find(|action| **action == ply.action && asked == ply.seat);
                same &= known.is_some();
                let action = *known.unwrap_or(&listed[0]);
                fork.play(asked, action).map_err(|refused| law.broken(refused.to_string()))?;
            }
            if same {
                law.holds(fork.state() == game.state(), || "the same luck is another one".to_owned())?;
            }
            let text = fork.record().to_string();
            let record = Record::read(&text).map_err(|error| law.broken(error.to_string()))?;
            let again = Match::<G>::replay(&record).map_err(|error| law.broken(error.to_string()))?;
            law.holds(again.state() == fork.state() && again.record().to_string() == text, || {
                format!("a game that was played on replays to another one:\n{text}")
            })?;
            again.verify().map_err(|unfair| law.broken(format!("{unfair}\n{text}")))?;
        }
        Ok(())
    }
}
