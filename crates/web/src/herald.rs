//! Word that goes to somebody who may be elsewhere (notifications): that it is his turn, that he was reminded, that he is invited, that his time is nearly
//! out. The table says when and to whom; how it reaches him is the business of whoever listens here.

use std::fmt;
use std::sync::Arc;

/// What somebody is told of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// It is his turn.
    Turn,
    /// Somebody at the table reminds him of it.
    Nudge,
    /// A seat is kept for him.
    Invitation,
    /// His time is nearly out.
    NearlyOut,
}

/// One word to one person. Nothing in it is secret: it is what the list of his games shows anyway.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Word {
    pub what: What,
    /// The player to whom it goes.
    pub player: String,
    pub table: String,
    /// The game's id.
    pub game: String,
    /// Who reminds or invites.
    pub by: Option<String>,
    /// When his time is out, if a clock runs.
    pub due: Option<i64>,
    /// Whether he is at the table at this moment.
    pub here: bool,
}

/// Somebody who passes words on. He is called once for each, by the server that made the change, after it was kept; he must not wait.
pub trait Herald: Send + Sync + fmt::Debug {
    fn tell(&self, word: Word);
}

/// Nobody passes anything on.
#[derive(Debug)]
struct Nobody;

impl Herald for Nobody {
    fn tell(&self, _word: Word) {}
}

/// The one who listens if nobody else does.
#[must_use]
pub fn nobody() -> Arc<dyn Herald> {
    Arc::new(Nobody)
}
