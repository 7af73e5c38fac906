//! Games looked through after their end, in the background: one at a time, in slices between the thoughts of bots, and kept, so that a game is
//! looked through once and everybody reads the same numbers.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ::bots::weigh;
use coach::{Analysis, Asked, examine, questions};
use kernel::{Table, Words};
use store::Change;
use tokio::sync::Semaphore;

use crate::desk::Desk;
use crate::live::{Live, State};
use crate::thinking::Payer;
use crate::time::now;

/// What was found out is kept after so many questions, and at the end.
const OFTEN: usize = 16;

/// The games that are being looked through.
#[derive(Debug)]
pub struct Looking {
    games: Mutex<HashMap<String, Analysis>>,
    turn: Semaphore,
}

impl Default for Looking {
    fn default() -> Looking {
        Looking { games: Mutex::default(), turn: Semaphore::new(1) }
    }
}

impl Looking {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Analysis>> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Desk {
    /// What is known of a game that is over. If there is still something to find out, somebody begins to.
    pub fn look_through(self: &Arc<Desk>, live: &Live, table: &dyn Table) -> Analysis {
        if let Some(known) = self.looking.lock().get(&live.id) {
            return known.clone();
        }
        let begun = Analysis::begin(table, self.settings.analysis.iterations);
        let kept = self.store.analysis(&live.id).ok().flatten();
        let kept = kept.and_then(|kept| serde_json::from_str::<Analysis>(&kept).ok());
        // What was found out with other rules of thought is found out anew.
        let known =
            kept.filter(|kept| kept.iterations == begun.iterations && kept.questions == begun.questions);
        let known = known.unwrap_or(begun);
        if !known.is_done() && !self.store.is_read_only() {
            self.looking.lock().insert(live.id.clone(), known.clone());
            let (desk, id, table, start) = (Arc::clone(self), live.id.clone(), table.copy(), known.clone());
            tokio::spawn(async move {
                desk.look_on(&id, table, start).await;
                desk.looking.lock().remove(&id);
            });
        }
        known
    }

    /// Whoever sees the end of a game will want to know more.
    pub fn begin_to_look(self: &Arc<Desk>, live: &Live, state: &State) {
        if let Some(table) = state.table().filter(|_| state.is_over()) {
            self.look_through(live, table);
        }
    }

    /// Question by question, from where it was left.
    async fn look_on(&self, id: &str, table: Box<dyn Table>, mut analysis: Analysis) {
        let Ok(_turn) = self.looking.turn.acquire().await else { return };
        let asked = questions(table.as_ref());
        while let Some(question) = asked.get(analysis.moments.len()) {
            let mut then = table.copy();
            then.rewind(question.ply);
            let first = Some(question.action.as_str());
            let effort = self.settings.analysis;
            let Ok(weigher) = weigh(then.as_ref(), question.seat, effort, first, &Words::default()) else {
                return;
            };
            let Some(weighed) = self.weigh(id, Payer::Nobody, weigher).await else { return };
            let luck = drawn(table.as_ref(), &asked, analysis.moments.len());
            let Some(moment) = examine(then.as_ref(), question, &weighed, luck) else { return };
            analysis.moments.push(moment);
            let due = analysis.moments.len().is_multiple_of(OFTEN) || analysis.is_done();
            // Kept before it is shown: what a page calls done is there after a restart.
            let kept = !due || self.keep_analysis(id, &analysis).await;
            self.looking.lock().insert(id.to_owned(), analysis.clone());
            if !kept {
                return;
            }
        }
    }

    async fn keep_analysis(&self, id: &str, analysis: &Analysis) -> bool {
        let Ok(content) = serde_json::to_string(analysis) else { return false };
        let change = Change::Analysis { table: id.to_owned(), content, at: now() };
        match self.store.write(change).await {
            Ok(()) => true,
            Err(error) => {
                tracing::warn!(table = id, %error, "what was found out about a game could not be kept");
                false
            }
        }
    }
}

/// Whether something was drawn between an answer and the next question that had more than one.
fn drawn(table: &dyn Table, asked: &[Asked], n: usize) -> bool {
    let until = asked.get(n + 1).map_or(table.ply(), |next| next.ply);
    (asked[n].ply + 1..=until).any(|ply| !table.luck(ply).is_empty())
}
