//! Help at the table: the pool weighs the answers of a question, in slices between the thoughts of bots, and what it finds is kept as long as
//! the question stands.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use ::bots::{SeatedBot, Weighed, Weigher};
use kernel::{Lang, Seat, Table};

use crate::desk::Desk;
use crate::live::Live;
use crate::thinking::Payer;

/// What is weighed: which question, for whom, in whose language, how closely.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Matter {
    /// The revision of the position.
    pub moved: u32,
    pub seat: Seat,
    pub lang: Lang,
    pub iterations: u64,
    /// An answer that is looked at closely.
    pub first: Option<String>,
}

/// The last question of a table that was weighed.
#[derive(Debug, Default)]
pub struct Known(Mutex<Option<(Matter, Weighed)>>);

impl Known {
    fn find(&self, matter: &Matter) -> Option<Weighed> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.as_ref().filter(|(of, _)| of == matter).map(|(_, weighed)| weighed.clone())
    }

    fn keep(&self, matter: Matter, weighed: Weighed) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some((matter, weighed));
    }
}

/// Who weighs answers thinks among the bots and like them; what it answers with is what it has found out.
struct Counsellor(Box<dyn Weigher>);

impl SeatedBot for Counsellor {
    fn answer(&mut self, _table: &dyn Table, _seat: Seat) -> String {
        self.decide()
    }

    fn look(&mut self, _table: &dyn Table, _seat: Seat) -> Option<String> {
        None
    }

    fn think(&mut self, time: Duration) -> bool {
        self.0.think(time)
    }

    fn decide(&mut self) -> String {
        serde_json::to_string(&self.0.weighed()).unwrap_or_default()
    }
}

impl Desk {
    /// Lets somebody weigh the answers of a question. It takes as long as it takes, so that the numbers are the same whatever else the server
    /// does; `None` if nothing came of it.
    pub async fn weigh(&self, table: &str, payer: Payer, weigher: Box<dyn Weigher>) -> Option<Weighed> {
        let thought = self.pool.think(payer, table, Box::new(Counsellor(weigher))).await?;
        let (found, _) = thought.answer?;
        serde_json::from_str(&found).ok()
    }

    /// The same for a question that stands at a table: what is known already is not thought again.
    pub async fn counsel(
        &self,
        live: &Live,
        payer: Payer,
        matter: Matter,
        weigher: Box<dyn Weigher>,
    ) -> Option<Weighed> {
        if let Some(known) = live.counsel.find(&matter) {
            return Some(known);
        }
        let weighed = self.weigh(&live.id, payer, weigher).await?;
        live.counsel.keep(matter, weighed.clone());
        Some(weighed)
    }
}
