//! Laws of a position: who is asked, what is listed, and why the rest is not.

use std::collections::BTreeSet;

use super::{Breach, Law, Run};
use crate::{Lang, Present, Seat, Words, legal};

impl<G: Present> Run<'_, G> {
    pub(super) fn sound(&self) -> Result<(), Breach> {
        self.game.state().check().map_err(|broken| Law::Sound.broken(broken.to_string()))
    }

    pub(super) fn ending(&self) -> Result<(), Breach> {
        let (state, acting) = (self.game.state(), self.game.state().acting());
        Law::Ending.holds(state.ending().is_some() == acting.is_empty(), || {
            format!("the ending is {:?} while {acting:?} are asked", state.ending())
        })
    }

    pub(super) fn choices(&self, seat: Seat, actions: &[G::Action]) -> Result<(), Breach> {
        let asked = self.game.state().acting().contains(seat);
        Law::Choices.holds(asked != actions.is_empty(), || {
            format!("seat {seat} is {} and has {actions:?}", if asked { "asked" } else { "not asked" })
        })
    }

    /// The listed actions as a set, in an order that is the same in every run.
    pub(super) fn distinct(&self, actions: &[G::Action]) -> Result<BTreeSet<G::Action>, Breach> {
        let listed: BTreeSet<G::Action> = actions.iter().copied().collect();
        Law::Distinct
            .holds(listed.len() == actions.len(), || format!("an action stands twice in {actions:?}"))
            .map(|()| listed)
    }

    /// Everything listed, and some of what can be written: now and then all of it.
    pub(super) fn some_actions(&mut self, listed: &BTreeSet<G::Action>) -> Vec<G::Action> {
        let mut some = if self.thorough && self.game.plies().len().is_multiple_of(32) {
            self.universe.to_vec()
        } else {
            let any = |_| self.universe[self.dice.below(self.universe.len() as u32) as usize];
            (0..24).map(any).collect()
        };
        some.extend(listed);
        some
    }

    pub(super) fn reasons(
        &mut self,
        seat: Seat,
        listed: &BTreeSet<G::Action>,
        some: &[G::Action],
    ) -> Result<(), Breach> {
        let words = Lang::ALL.map(Words::new);
        for &action in some {
            let language = self.dice.below(words.len() as u32) as usize;
            let reason = self.game.state().why_not(seat, action, &words[language]);
            self.coverage.reasons += 1;
            Law::Reasons.holds(reason.is_some() != listed.contains(&action), || match &reason {
                Some(reason) => format!("\"{action}\" by {seat} is listed, with the reason \"{reason}\""),
                None => format!("\"{action}\" by {seat} is not listed and has no reason"),
            })?;
            let Some(reason) = reason else { continue };
            Law::Reasons.holds(!reason.text.trim().is_empty(), || {
                format!("the reason why {seat} may not \"{action}\" has no words")
            })?;
            Law::Quoted.holds(self.known[language].contains(reason.rule), || {
                format!("\"{action}\" by {seat}: \"{reason}\" quotes a rule that is not in the text")
            })?;
        }
        Ok(())
    }

    pub(super) fn refused(
        &self,
        seat: Seat,
        listed: &BTreeSet<G::Action>,
        some: &[G::Action],
    ) -> Result<(), Breach> {
        // One of each sort is enough in one position: a match lists everything again for every answer.
        let unlisted = some.iter().find(|action| !listed.contains(action));
        for action in unlisted.into_iter().chain(listed.iter().next()) {
            Law::Refused.holds(self.game.admit(seat, *action).is_ok() == listed.contains(action), || {
                format!("\"{action}\" by {seat} is taken, or refused, against the list")
            })?;
        }
        Ok(())
    }

    /// After everything that was asked about the position: it is the same, and so is the list.
    pub(super) fn looking(&self, untouched: &G, seat: Seat, actions: &[G::Action]) -> Result<(), Breach> {
        let state = self.game.state();
        let again = legal(state, seat);
        Law::Looking
            .holds(again == actions, || format!("{seat} had {actions:?}, and {again:?} when listed again"))?;
        Law::Looking.holds(state == untouched, || "looking has changed the position".to_owned())
    }
}
