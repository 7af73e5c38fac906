//! Changes as data: what the server wants to be kept.

use crate::rows::{
    BanKind, BanRow, ChatRow, FileRow, ForkRow, Pace, PlyRow, SeatRow, SessionRow, Versions, Why,
};
use crate::telling::{Channel, Occasion, PushRow};
use crate::{SeatTime, Timing};

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
    /// What came before, if it is played on from a position of another table: practice.
    pub fork: Option<ForkRow>,
    pub pace: Pace,
    pub listed: bool,
    /// Whether hints are allowed: everybody who sits down has been told.
    pub help: bool,
    pub at: i64,
    pub seats: Vec<SeatRow>,
    /// The seats whose players are asked at once.
    pub asked: Vec<u8>,
    pub timing: Timing,
    /// The table whose rematch it is.
    pub follows: Option<String>,
    /// When the table is to be looked at, whoever is there.
    pub due: Option<i64>,
}

/// What goes with a change of a table: clocks that stand otherwise, what is told of it, and when somebody has to look at the table again.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct After {
    /// The seats whose time is another.
    pub times: Vec<(u8, SeatTime)>,
    pub due: Option<i64>,
    /// What the table tells.
    pub lines: Vec<ChatRow>,
    /// The seat that a bot gives back after its turn, and how many answers had been given by then.
    pub back: Option<(u8, u32)>,
    pub pause: Option<Pause>,
    /// The seat whose player was reminded.
    pub nudged: Option<u8>,
    /// The seat whose player comes or goes, and when he was last here.
    pub seen: Option<(u8, i64)>,
    pub at: i64,
}

/// Whether the clocks of all stand still, and who has agreed to change that.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pause {
    pub since: Option<i64>,
    pub agreed: u8,
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
    /// Others may read a player's page at this address, or nobody may.
    Page { player: String, page: Option<String> },
    /// A player wants to be told when time is nearly out, or does not.
    NearlyOut { player: String, wanted: bool },
    /// A player is away everywhere until then, or is back. The seats are the business of their tables.
    Away { player: String, until: Option<i64> },
    /// A player leaves for good. Sessions and everything about him go; his games stay, without his name ([`crate::GONE`]). Seats of tables that wait are
    /// open again, at those that run this bot plays to the end; the revisions of all his tables rise by one.
    Forget { player: String, bot: String, at: i64 },
    /// A player wants mail at an address, which is to be confirmed. It is refused (taken) if too many confirmations were asked for lately: by him, or for
    /// that address ([`Change::CONFIRMATIONS`] a day).
    Mail { player: String, address: String, token: String, lang: String, at: i64 },
    /// Who reads the mails has confirmed the address. It is refused (taken) if that has been done, or comes too late.
    MailConfirmed { token: String, at: i64 },
    /// A player wants every turn told by mail, or one a day at each table.
    MailOften { player: String, often: bool },
    /// No more mails for a player; the address is forgotten.
    MailOff { player: String },
    /// A browser is told from now on, unless its player has too many ([`Change::BROWSERS`]).
    Push(PushRow),
    /// Nothing is told there any more.
    PushOff { endpoint: String },
    /// Somebody is about to be told: it is marked before it is done. It is refused (taken) if he was told of the same or something later, or, after a
    /// mail, if less than `pause` seconds have passed since another one about this table.
    Tell {
        table: String,
        player: String,
        channel: Channel,
        occasion: Occasion,
        number: i64,
        pause: i64,
        at: i64,
    },
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
    /// Where the points of a game that is over come from, seat by seat. No revision rises.
    Sources { table: String, sources: Vec<String> },
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
    /// This server no longer moves the bots of a table, if it did.
    Release { table: String, driver: i64 },
    /// Answers after the first `plies` are taken back: the last ones of who takes them back, or, for practice, any.
    Rewind { table: String, revision: u32, plies: u32, practice: bool, asked: Vec<u8>, at: i64 },
    /// The seats whose players are asked, found again: an older program did not write them down. No revision rises.
    Asked { table: String, asked: Vec<u8> },
    /// A player has looked at a table that is over.
    Looked { table: String, player: String },
    /// Somebody says something.
    Chat { table: String, revision: u32, by: Option<String>, name: String, text: String, at: i64 },
    /// A change of a table, with what goes with it: both or none.
    With { change: Box<Change>, after: After },
    /// Nothing but what goes with other changes.
    Times { table: String, revision: u32, after: After },
    /// Somebody is still here. No revision rises.
    Present { table: String, seat: u8, seen: i64 },
    /// When a table is to be looked at next, if nobody has changed it. No revision rises.
    Due { table: String, revision: u32, due: Option<i64> },
    /// Something beside the table has changed that its page shows. Whatever its revision was, it rises by one.
    Stir { table: String },
    /// A table has a rematch. It is refused if there is one already, unless that one was closed.
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
    /// So many confirmations a day for one player, and for one address.
    pub const CONFIRMATIONS: i64 = 3;
    /// Seconds within which a confirmation counts.
    pub const CONFIRMED_WITHIN: i64 = 2 * 86_400;
    /// The most browsers in which one player is told.
    pub const BROWSERS: i64 = 12;

    /// The table that it changes, if it is one.
    #[must_use]
    pub fn table(&self) -> Option<&str> {
        match self {
            Change::With { change, .. } => change.table(),
            Change::Table(NewTable { id: table, .. })
            | Change::Helped { table }
            | Change::Analysis { table, .. }
            | Change::Sources { table, .. }
            | Change::Tell { table, .. }
            | Change::Seat { table, .. }
            | Change::Plies { table, .. }
            | Change::Rewind { table, .. }
            | Change::Asked { table, .. }
            | Change::Looked { table, .. }
            | Change::Chat { table, .. }
            | Change::Rematch { table, .. }
            | Change::Times { table, .. }
            | Change::Present { table, .. }
            | Change::Due { table, .. }
            | Change::Stir { table }
            | Change::Drive { table, .. }
            | Change::Release { table, .. }
            | Change::Close { table, .. } => Some(table),
            Change::Player { .. }
            | Change::Name { .. }
            | Change::Password { .. }
            | Change::Page { .. }
            | Change::NearlyOut { .. }
            | Change::Away { .. }
            | Change::Forget { .. }
            | Change::Mail { .. }
            | Change::MailConfirmed { .. }
            | Change::MailOften { .. }
            | Change::MailOff { .. }
            | Change::Push(_)
            | Change::PushOff { .. }
            | Change::Session(_)
            | Change::Seen { .. }
            | Change::EndSession { .. }
            | Change::EndOldCookie { .. }
            | Change::EndSessions { .. }
            | Change::OldSessions { .. }
            | Change::Ban(_)
            | Change::Unban { .. }
            | Change::Pulse { .. } => None,
        }
    }
}
