//! Changes as data: what the server wants to be kept.

use crate::rows::{BanKind, BanRow, FileRow, Pace, PlyRow, SeatRow, SessionRow, Versions, Why};

/// What is kept of a deal: the luck of the set-up, and what speaks of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    pub luck: String,
    pub versions: Versions,
}

/// A table that somebody has made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    pub id: String,
    pub game: String,
    pub setup: String,
    pub seed: String,
    /// Dealt at once, if nobody is waited for.
    pub deal: Option<Deal>,
    pub files: Vec<FileRow>,
    pub pace: Pace,
    pub listed: bool,
    /// Whether hints are allowed: everybody who sits down has been told.
    pub help: bool,
    pub at: i64,
    pub seats: Vec<SeatRow>,
    /// The seats whose players are asked at once.
    pub asked: Vec<u8>,
}

/// Something that is to be kept. A change of a table names the revision that it was made from: it is refused if the table has changed since, and raises
/// the revision by one if it is kept (compare-and-set).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// Somebody new plays.
    Player { id: String, name: String, at: i64 },
    /// A player has another name, here and on the seats of tables that are not over; their revision rises by one. It is refused (taken) if the player has a password and somebody else
    /// comes back by that name.
    Name { player: String, name: String },
    /// A player has a password now, or none; every other session than `keep` ends. It is refused (taken) if somebody else comes back by the same name.
    Password { player: String, hash: Option<String>, keep: Option<String> },
    /// A session begins, unless it is there already.
    Session(SessionRow),
    /// A session was seen again.
    Seen { session: String, at: i64 },
    /// A session ends.
    EndSession { session: String },
    /// A cookie of release 0.1 is good no more.
    EndOldCookie { player: String },
    /// Every session of a player ends, but this one.
    EndSessions { player: String, keep: Option<String> },
    /// Sessions that nobody has used since then end.
    OldSessions { before: i64 },
    /// Somebody at a table had help.
    Helped { table: String },
    /// What was found out about a game after its end, so far.
    Analysis { table: String, content: String, at: i64 },
    /// A table is made.
    Table(NewTable),
    /// A seat has another occupant. The one who takes the last open seat brings the deal: the two are kept together, and after the deal no seat is open
    /// again. `asked` are the seats whose players are asked from now on, here and below.
    Seat {
        table: String,
        revision: u32,
        seat: u8,
        occupant: SeatRow,
        deal: Option<Deal>,
        asked: Vec<u8>,
        at: i64,
    },
    /// Answers from number `first` (from 1 on): all of them or none. They are refused if one is there already, or if the one before is missing. A bot's
    /// answer names the server that moves the bots of the table (`driver`), and is refused if another one does meanwhile.
    Plies {
        table: String,
        revision: u32,
        first: u32,
        rows: Vec<PlyRow>,
        asked: Vec<u8>,
        at: i64,
        result: Option<String>,
        driver: Option<i64>,
    },
    /// From now on this server moves the bots of a table. It is refused (taken) while another one that is alive does. No revision rises.
    Drive { table: String, driver: i64 },
    /// This server no longer moves the bots of these tables, if it did.
    Release { tables: Vec<String>, driver: i64 },
    /// Answers after the first `plies` are taken back: the last ones of who takes them back, or, for practice, any.
    Rewind { table: String, revision: u32, plies: u32, practice: bool, asked: Vec<u8>, at: i64 },
    /// The seats whose players are asked, found again: an older program did not write them down. No revision rises.
    Asked { table: String, asked: Vec<u8> },
    /// A player has looked at a table that is over.
    Looked { table: String, player: String },
    /// Somebody says something.
    Chat { table: String, revision: u32, name: String, text: String, at: i64 },
    /// A table has a rematch.
    Rematch { table: String, revision: u32, next: String },
    /// Nobody plays on at a table that is not over; its record stays. Whatever its revision was, it rises by one. A table expires only before its deal.
    Close { table: String, why: Why, at: i64 },
    /// Somebody may change nothing here any more; a second ban of the same takes the place of the first.
    Ban(BanRow),
    /// A ban ends.
    Unban { kind: BanKind, value: String },
    /// Nothing but a sign of life: whether changes are still kept.
    Pulse { at: i64 },
}

impl Change {
    /// The table that it changes, if it is one.
    #[must_use]
    pub fn table(&self) -> Option<&str> {
        match self {
            Change::Table(NewTable { id: table, .. })
            | Change::Helped { table }
            | Change::Analysis { table, .. }
            | Change::Seat { table, .. }
            | Change::Plies { table, .. }
            | Change::Rewind { table, .. }
            | Change::Asked { table, .. }
            | Change::Looked { table, .. }
            | Change::Chat { table, .. }
            | Change::Rematch { table, .. }
            | Change::Drive { table, .. }
            | Change::Close { table, .. } => Some(table),
            Change::Player { .. }
            | Change::Name { .. }
            | Change::Password { .. }
            | Change::Session(_)
            | Change::Seen { .. }
            | Change::EndSession { .. }
            | Change::EndOldCookie { .. }
            | Change::EndSessions { .. }
            | Change::OldSessions { .. }
            | Change::Ban(_)
            | Change::Unban { .. }
            | Change::Release { .. }
            | Change::Pulse { .. } => None,
        }
    }
}
