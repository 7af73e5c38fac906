//! Laws of the words: whatever a person reads is there, in every language, and tells things apart.

use std::collections::HashSet;

use super::{Breach, Law, Run};
use crate::{Lang, Present, Seat, Viewer, Words};

impl<G: Present> Run<'_, G> {
    pub(super) fn quoted(&self, seat: Seat, actions: &[G::Action]) -> Result<(), Breach> {
        for &action in actions {
            for id in self.game.state().rules_of(seat, action) {
                Law::Quoted.holds(self.known.iter().all(|text| text.contains(id)), || {
                    format!("\"{action}\" quotes §{id}, which is not in the text of every language")
                })?;
            }
        }
        Ok(())
    }

    pub(super) fn words(&self, seat: Seat, actions: &[G::Action]) -> Result<(), Breach> {
        let (law, state) = (Law::Words, self.game.state());
        for lang in Lang::ALL {
            let words = Words::new(lang);
            law.holds(!state.prompt(seat, &words).trim().is_empty(), || {
                format!("{seat} is asked nothing in {lang}")
            })?;
            let page = G::page(&state.view(Viewer::Seat(seat)), &words);
            law.holds(!page.trim().is_empty(), || format!("the page of {seat} is empty in {lang}"))?;
            let mut labels = HashSet::new();
            for &action in actions {
                let label = state.label(seat, action, &words);
                law.holds(!label.trim().is_empty(), || format!("\"{action}\" has no label in {lang}"))?;
                law.holds(labels.insert(label), || {
                    format!("\"{action}\" has the same label as another answer in {lang}")
                })?;
            }
        }
        Ok(())
    }

    pub(super) fn sentences(&self) -> Result<(), Breach> {
        for told in self.game.plies().last().map_or(&[][..], |ply| &ply.events) {
            let called = |seat: Seat| format!("Player{seat}");
            let names: Vec<String> = Seat::all(self.game.state().players()).map(called).collect();
            let said =
                Lang::ALL.map(|lang| G::sentence(&told.event, &Words::new(lang).with_names(names.clone())));
            let all_speak = said.iter().flatten().all(|sentence| !sentence.trim().is_empty());
            let all_or_none = said.iter().all(|sentence| sentence.is_some() == said[0].is_some());
            Law::Sentences
                .holds(all_speak && all_or_none, || format!("{:?} is told as {said:?}", told.event))?;
            if let Some(name) = G::whose(&told.event).map(called) {
                let named = said.iter().flatten().all(|sentence| sentence.contains(&name));
                Law::Named
                    .holds(named, || format!("{:?} is about {name} and told as {said:?}", told.event))?;
            }
        }
        Ok(())
    }

    pub(super) fn breakdown(&self) -> Result<(), Breach> {
        let state = self.game.state();
        for lang in Lang::ALL {
            let sources = state.breakdown(&Words::new(lang));
            for seat in Seat::all(state.players()) {
                let sum: i32 = sources.iter().map(|source| source.points[seat.index()]).sum();
                let points = state.scores().points(seat);
                Law::Breakdown.holds(sum == points, || {
                    format!("the sources of {seat} add up to {sum}, the score is {points}")
                })?;
            }
        }
        Ok(())
    }
}
