//! Games kept: tables, seats, moves, players. A game is its record: one row per table, one row per ply.
//!
//! [`Store`] is what the server needs of any engine; [`Sqlite`] is the one that comes with the program. A change is data ([`Change`]); when its
//! [`Store::write`] resolves, it is on the disk.

mod change;
mod error;
mod rows;
mod sqlite;
#[cfg(feature = "testing")]
pub mod testing;

use std::future::Future;
use std::pin::Pin;

pub use change::{Change, Deal, NewTable};
pub use error::StoreError;
pub use rows::{ChatRow, FileRow, Pace, PlayerRow, PlyRow, SeatRow, StoredTable, TableRow, Versions};
pub use sqlite::Sqlite;

/// A change on its way to the disk.
pub type Pending = Pin<Box<dyn Future<Output = Result<(), StoreError>> + Send>>;

/// Somewhere to keep games.
pub trait Store: Send + Sync + 'static {
    /// Thirty-two bytes that are drawn once and stay: what cookies are signed with.
    fn secret(&self) -> [u8; 32];

    /// Makes a change. When the future resolves to `Ok`, the change survives a crash.
    fn write(&self, change: Change) -> Pending;

    /// A table with its seats, plies and chat.
    fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError>;

    /// Tables that are listed and wait for players, newest first.
    fn waiting(&self, limit: usize) -> Result<Vec<TableRow>, StoreError>;

    /// Tables at which a player sits, running ones first, then newest first.
    fn tables_of(&self, player: &str, limit: usize) -> Result<Vec<TableRow>, StoreError>;

    /// Listed tables that are over, newest first.
    fn finished(&self, limit: usize) -> Result<Vec<TableRow>, StoreError>;

    /// Tables that still run, for a server that starts again.
    fn running(&self) -> Result<Vec<String>, StoreError>;

    /// A player.
    fn player(&self, id: &str) -> Result<Option<PlayerRow>, StoreError>;

    /// The players who have this name and a password.
    fn players_named(&self, name: &str) -> Result<Vec<PlayerRow>, StoreError>;
}
