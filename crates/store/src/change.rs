//! Changes as data: what the server wants to be kept.

use crate::rows::{FileRow, Pace, PlyRow, SeatRow};

/// A table that begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    pub id: String,
    pub game: String,
    pub setup: String,
    pub seed: String,
    pub luck: String,
    pub files: Vec<FileRow>,
    pub pace: Pace,
    pub listed: bool,
    pub at: i64,
    pub seats: Vec<SeatRow>,
}

/// Something that is to be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// Somebody new plays.
    Player { id: String, name: String, at: i64 },
    /// A player has another name, here and on the seats of running tables.
    Name { player: String, name: String },
    /// A player has a password now, or none.
    Password { player: String, hash: Option<String> },
    /// A table begins.
    Table(NewTable),
    /// A seat has another occupant.
    Seat { table: String, seat: u8, occupant: SeatRow, at: i64 },
    /// Answers from number `first` (from 1 on): all of them or none. They are refused if one is there already, or if the one before is missing.
    Plies { table: String, first: u32, rows: Vec<PlyRow>, at: i64, result: Option<String> },
    /// Answers after the first `plies` are taken back.
    Rewind { table: String, plies: u32, at: i64 },
    /// Somebody says something.
    Chat { table: String, name: String, text: String, at: i64 },
    /// A table has a rematch.
    Rematch { table: String, next: String },
}
