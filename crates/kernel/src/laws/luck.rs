//! Laws of luck and of what happens: it follows from the seed, it is written down whole, and it is told to whom it concerns.

use super::{Breach, Law, Run};
use crate::{Audience, Chance, Game, Log, Match, Present, Seed};

/// Two matches of one seed begin alike.
pub(super) fn same_seed<G: Game>(setup: &G::Setup, seed: Seed) -> Result<(), Breach> {
    let begin = || Match::<G>::new(setup.clone(), seed).map_err(|error| Law::Setup.broken(error.to_string()));
    let (one, other) = (begin()?, begin()?);
    Law::SameSeed.holds(one.state() == other.state(), || {
        format!("two set-ups with seed {seed} differ:\n{:?}\n{:?}", one.state(), other.state())
    })
}

impl<G: Present> Run<'_, G> {
    /// The seed and the answers alone lead to the same end, with the luck that was written down.
    pub(super) fn same_answers(&self) -> Result<(), Breach> {
        let (game, law) = (&self.game, Law::SameSeed);
        game.verify().map_err(|unfair| law.broken(unfair.to_string()))?;
        let mut again = game.clone();
        again.rewind(0);
        for ply in game.plies() {
            again.play(ply.seat, ply.action).map_err(|refused| law.broken(refused.to_string()))?;
        }
        law.holds(again.state() == game.state(), || {
            "the seed and the answers lead to another position".to_owned()
        })
    }

    pub(super) fn recorded_luck(&self, before: &G) -> Result<(), Breach> {
        let Some(ply) = self.game.plies().last() else { return Ok(()) };
        let mut again = before.clone();
        let mut chance = Chance::script(ply.luck.iter().map(|token| token.name));
        again.apply(ply.seat, ply.action, &mut chance, &mut Log::off());
        if let Err(fault) = chance.finish() {
            return Err(Law::RecordedLuck.broken(format!("the luck on the page does not fit: {fault}")));
        }
        Law::RecordedLuck.holds(again == *self.game.state(), || {
            format!("the luck on the page leads to another position:\n{again:?}\n{:?}", self.game.state())
        })
    }

    /// What one seat hears alone, the others hear in a poorer form.
    pub(super) fn private_events(&self) -> Result<(), Breach> {
        let law = Law::PrivateEvents;
        let events = self.game.plies().last().map_or(&[][..], |ply| &ply.events);
        for told in events {
            let Audience::Only(owner) = told.audience else { continue };
            let mut public =
                events.iter().filter(|other| other.audience == Audience::Except(owner)).peekable();
            law.holds(public.peek().is_some(), || format!("{:?} has no public side", told.event))?;
            law.holds(public.all(|other| other.event != told.event), || {
                format!("{:?} is told to everybody", told.event)
            })?;
        }
        Ok(())
    }
}
