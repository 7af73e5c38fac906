//! Laws of what is hidden (determinization): a sample could be the truth for all that its viewer knows.

use super::{Breach, Coverage, Law, Run};
use crate::{Chance, Game, Present, Seat, Seed, Viewer, legal};

impl<G: Present> Run<'_, G> {
    /// `public`: whether spectators look too.
    pub(super) fn samples(&mut self, seat: Seat, public: bool) -> Result<(), Breach> {
        let state = self.game.state();
        let mut sample = state.clone();
        sample.determinize(seat, self.dice);
        sample_sound(&sample)?;
        sample_looks(&sample, state, seat, Viewer::Seat(seat))?;
        if public {
            sample_looks(&sample, state, seat, Viewer::Spectator)?;
        }
        sample_choices(&sample, state, seat)?;
        let luck = u64::from(self.dice.below(u32::MAX));
        sample_blind(&sample, state, seat, luck)?;
        if public {
            sample_written(state, seat, luck)?;
        }
        self.coverage.varied += u64::from(sample != *state);
        Ok(())
    }
}

fn sample_of<G: Game>(state: &G, seat: Seat, chance: &mut Chance) -> G {
    let mut sample = state.clone();
    sample.determinize(seat, chance);
    sample
}

/// Whoever imagines what is hidden must not be led by it.
fn sample_blind<G: Game>(sample: &G, state: &G, seat: Seat, luck: u64) -> Result<(), Breach> {
    let [one, other] = [state, sample].map(|from| sample_of(from, seat, &mut Chance::fast(luck)));
    Law::SampleBlind.holds(one == other, || {
        format!("what {seat} cannot know steers what it imagines:\n{one:?}\ninstead of\n{other:?}")
    })
}

/// What was dealt again can stand in a record.
fn sample_written<G: Game>(state: &G, seat: Seat, luck: u64) -> Result<(), Breach> {
    let law = Law::SampleWritten;
    let mut chance = Chance::fair(&Seed::from_word(&luck.to_string()));
    let sample = sample_of(state, seat, &mut chance);
    let mut script = Chance::script(chance.tape().iter().map(|token| token.name));
    let again = sample_of(state, seat, &mut script);
    if let Err(fault) = script.finish() {
        return Err(law.broken(format!("the luck of a sample does not fit: {fault}")));
    }
    law.holds(sample == again, || format!("the luck of a sample makes another one:\n{again:?}\n{sample:?}"))
}

fn sample_sound<G: Game>(sample: &G) -> Result<(), Breach> {
    sample.check().map_err(|broken| Law::SampleSound.broken(broken.to_string()))
}

/// A seat sees what it saw, and so do spectators: what they see, every seat knows.
fn sample_looks<G: Game>(sample: &G, state: &G, seat: Seat, viewer: Viewer) -> Result<(), Breach> {
    let (seen, truth) = (sample.view(viewer), state.view(viewer));
    Law::SampleLooks.holds(seen == truth, || {
        format!("a sample for {seat} looks to {viewer:?} like\n{seen:?}\ninstead of\n{truth:?}")
    })
}

fn sample_choices<G: Game>(sample: &G, state: &G, seat: Seat) -> Result<(), Breach> {
    let (sampled, truth) = (legal(sample, seat), legal(state, seat));
    Law::SampleChoices.holds(sampled == truth && sample.acting() == state.acting(), || {
        format!("a sample lets {seat} choose from {sampled:?}, the truth from {truth:?}")
    })
}

/// A game with secrets has samples that are not the truth.
pub(super) fn samples_vary<G: Game>(coverage: &Coverage) -> Result<(), Breach> {
    Law::SampleVaries.holds(!G::META.secrets || coverage.plies == 0 || coverage.varied > 0, || {
        "no sample differed from the truth".to_owned()
    })
}
