//! Games kept: tables, seats, moves, players. A game is its record: one row per table, one row per ply.
//!
//! [`Store`] is what the server needs of any engine; [`Sqlite`] is the one that comes with the program, [`Postgres`] the one for several servers. A change is data ([`Change`]); when its
//! [`Store::write`] resolves, it is on the disk.

mod change;
mod clock;
mod error;
mod list;
mod lock;
pub mod moment;
mod name;
mod people;
mod places;
mod postgres;
mod rows;
mod shared;
mod sqlite;
mod telling;
#[cfg(feature = "testing")]
pub mod testing;
mod whole;

use std::future::Future;
use std::pin::Pin;

pub use change::{After, Change, Deal, NewTable, Pause};
pub use clock::{Out, SeatTime, Timing};
pub use error::StoreError;
pub use list::{BadMark, List, Mark, Page, Rank};
pub use lock::{Holder, Lock, beside, holder};
pub use name::{clean_name, is_cut, is_hidden, login_of};
pub use people::{GONE, Game, NAMELESS, People, ResultRow};
pub use places::{places, points};
pub use postgres::{Address, Postgres};
pub use rows::{
    BanKind, BanRow, ChatRow, FileRow, ForkRow, Pace, PlayerEntry, PlayerRow, PlyRow, SeatRow, SessionRow,
    StoredTable, TableRow, Tally, Versions, Why,
};
pub use shared::{Answer, Beat, News, Shared};
pub use sqlite::{Sqlite, replace};
pub use telling::{Channel, MailRow, Occasion, PushRow, Waiting};
pub use whole::{Carried, Whole, carry, compare};

/// A change on its way to the disk.
pub type Pending = Pin<Box<dyn Future<Output = Result<(), StoreError>> + Send>>;

/// Somewhere to keep games.
pub trait Store: Send + Sync + 'static {
    /// Thirty-two bytes that are drawn once and stay: what cookies are signed with.
    fn secret(&self) -> [u8; 32];

    /// Whether the games can only be looked at: every change is refused.
    fn is_read_only(&self) -> bool {
        false
    }

    /// What is known about the people who play: how they did, and how they want to be told.
    fn people(&self) -> &dyn People;

    /// What several servers need to work on the same games, if they can.
    fn shared(&self) -> Option<&dyn Shared> {
        None
    }

    /// Makes a change. When the future resolves to `Ok`, the change survives a crash. Changes of one table are made in the order in which they come; who
    /// needs another order waits for the first.
    fn write(&self, change: Change) -> Pending;

    /// A table with its seats, plies and chat.
    fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError>;

    /// The same without its first plies, for who has them.
    fn table_since(&self, id: &str, plies: usize) -> Result<Option<StoredTable>, StoreError> {
        let found = self.table(id)?;
        Ok(found.map(|mut table| {
            table.plies.drain(..plies.min(table.plies.len()));
            table
        }))
    }

    /// A page of a list of tables: what comes after `from`, at most `limit` of them.
    fn tables(&self, list: List<'_>, from: Option<&Mark>, limit: usize) -> Result<Page, StoreError>;

    /// How many tables wait for an answer of this player.
    fn waiting_for(&self, player: &str) -> Result<u32, StoreError>;

    /// How this player has done in the games that count.
    fn tally(&self, player: &str) -> Result<Tally, StoreError>;

    /// A player.
    fn player(&self, id: &str) -> Result<Option<PlayerRow>, StoreError>;

    /// The players whose id or name is this, with a password or without, capital letters or not. Looks through all of them: for the host.
    fn players_called(&self, word: &str) -> Result<Vec<PlayerRow>, StoreError>;

    /// Players in the order of their ids, those after `from`, for the host.
    fn players(&self, from: Option<&str>, limit: usize) -> Result<Vec<PlayerEntry>, StoreError>;

    /// Everybody who may change nothing here, the last ban first.
    fn bans(&self) -> Result<Vec<BanRow>, StoreError>;

    /// The one player who comes back by this name, as [`login_of`] spells it.
    fn login(&self, login: &str) -> Result<Option<PlayerRow>, StoreError>;

    /// A session: a browser or a program that is somebody.
    fn session(&self, id: &str) -> Result<Option<SessionRow>, StoreError>;

    /// What was found out about a game after its end, so far.
    fn analysis(&self, table: &str) -> Result<Option<String>, StoreError>;

    /// The sessions of a player, those seen last first.
    fn sessions_of(&self, player: &str) -> Result<Vec<SessionRow>, StoreError>;
}
