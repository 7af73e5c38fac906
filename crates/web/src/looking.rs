//! Games looked through after their end, in the background: one at a time, in slices between the thoughts of bots, and kept, so that a game is
//! looked through once and everybody reads the same numbers.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ::bots::{weigh, weigh_open};
use coach::{Analysis, Anew, Stand, examine, luck, questions, stands};
use kernel::{Seat, Table, Words};
use store::Change;
use tokio::sync::Semaphore;

use crate::boards;
use crate::desk::Desk;
use crate::live::{Live, State, Turn};
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

/// Where a game turned: the largest loss that is more than its error.
fn turn(known: &Analysis) -> Option<Turn> {
    let points = known.turning_points(None).into_iter();
    let moment = points.max_by(|a, b| a.loss.value.total_cmp(&b.loss.value))?;
    let percent = |chances: &[f32]| chances.get(moment.seat).map(|n| (n * 100.0).round() as u32);
    let date = boards::face(&known.game).map_or(moment.round, |face| face.date(moment.round));
    Some(Turn {
        seat: Seat::new(moment.seat),
        ply: moment.ply + 1,
        date,
        chance: [percent(&moment.before)?, percent(&moment.after)?],
    })
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
        let known = kept.filter(|kept| kept.goes_on(&begun)).unwrap_or(begun);
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
        // Where it turned is found out last: whoever knows it has nothing more to find out.
        let Some(table) = state.table().filter(|_| state.is_over() && live.turn.get().is_none()) else {
            return;
        };
        let known = self.look_through(live, table);
        if known.is_done() {
            live.turn.get_or_init(|| turn(&known));
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
            let mut open = None;
            if table.meta().secrets {
                let again = weigh_open(then.as_ref(), question.seat, effort, first, &Words::default());
                let Ok(weigher) = again else { return };
                open = self.weigh(id, Payer::Nobody, weigher).await;
                if open.is_none() {
                    return;
                }
            }
            let Ok(stands) = stands(table.as_ref(), &asked, analysis.moments.len(), Anew::USUAL) else {
                return;
            };
            let Some(drawn) = self.luck_of(id, stands).await else { return };
            let Some(moment) = examine(then.as_ref(), question, &weighed, open.as_ref(), drawn) else {
                return;
            };
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

    /// What luck gave every seat after an answer.
    async fn luck_of(&self, id: &str, stands: Vec<Stand>) -> Option<Vec<f32>> {
        let mut chances = Vec::new();
        for stand in stands {
            let weighed = match stand.weigher(self.settings.analysis, Anew::USUAL.look).ok()? {
                Some(weigher) => Some(self.weigh(id, Payer::Nobody, weigher).await?),
                None => None,
            };
            chances.push(stand.chances(weighed.as_ref()));
        }
        Some(luck(&chances))
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
