//! Several servers on the same games: what they tell each other, and which of them moves the bots of a table (lease, fencing).

use std::future::Future;
use std::pin::Pin;

use tokio::sync::broadcast;

use crate::{PlyRow, StoreError};

/// Something that another server has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// A table has this revision, or a later one; 0 if it is not known which.
    Table {
        id: String,
        revision: u32,
    },
    /// Answers were given at a table, the first of them with this number, and brought it to this revision: who has the one before need not read them.
    Answers {
        id: String,
        revision: u32,
        first: u32,
        rows: Vec<PlyRow>,
    },
    /// A player's name, password or sessions.
    Player(String),
    /// A session has ended.
    Session(String),
    Bans,
    /// Something was not heard: whatever is remembered may be old.
    Missed,
}

/// A sign of life.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beat {
    /// The number of this server. It is drawn anew, higher than any before, whenever the server was thought dead (fencing token).
    pub number: i64,
    /// Tables whose bots were moved by servers that are dead: they are this one's now.
    pub orphans: Vec<String>,
    /// How many servers are alive, this one included.
    pub servers: u32,
}

/// An answer that is on its way.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// A store that several servers work on.
pub trait Shared: Send + Sync {
    /// What others change, from now on.
    fn news(&self) -> broadcast::Receiver<News>;

    /// The revisions of tables, of those that are there.
    fn revisions(&self, tables: Vec<String>) -> Answer<'_, Vec<(String, u32)>>;

    /// The revision of one table, if it is there. Those who ask at the same time share the way.
    fn revision(&self, table: String) -> Answer<'_, Option<u32>>;

    /// This server is alive, under the number that it had. The tables of those that are not become its own.
    fn beat(&self, number: Option<i64>) -> Answer<'_, Beat>;

    /// This server closes: its tables can be taken over at once.
    fn leave(&self, number: i64) -> Answer<'_, ()>;
}
