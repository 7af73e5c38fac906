//! What is kept, row by row.

use crate::{SeatTime, Timing};

/// How fast a table is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// Everybody is there.
    Live,
    /// Everybody comes by now and then.
    Turns,
}

impl Pace {
    /// Its word.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Pace::Live => "live",
            Pace::Turns => "turns",
        }
    }

    /// The pace of a word; live if it is none.
    #[must_use]
    pub fn of(word: &str) -> Pace {
        if word == "turns" { Pace::Turns } else { Pace::Live }
    }
}

/// Why a table was closed before its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// Nobody took the open seats for a long time.
    Expired,
    /// The host closed it.
    Host,
}

impl Why {
    /// Its word.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Why::Expired => "expired",
            Why::Host => "host",
        }
    }

    /// The reason of a word; the host if it is none.
    #[must_use]
    pub fn of(word: &str) -> Why {
        if word == "expired" { Why::Expired } else { Why::Host }
    }
}

/// Somebody who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerRow {
    pub id: String,
    pub name: String,
    /// The hash of a password, if the player wants to come back from another device.
    pub password: Option<String>,
    /// Whether the name is the one by which the player comes back. Only one of those who have a password and the same name has it.
    pub login: bool,
    /// Whether a cookie that release 0.1 gave is still good: it names the player, not a session.
    pub old_cookie: bool,
    /// The address of the player's page, if others may read it.
    pub page: Option<String>,
    /// Whether the player wants to be told when time is nearly out.
    pub nearly_out: bool,
    /// Until when the player is away everywhere.
    pub away: Option<i64>,
}

/// A browser or a program that is somebody, until it says that it is not any more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionRow {
    pub id: String,
    pub player: String,
    /// Seconds since 1970.
    pub created: i64,
    pub seen: i64,
    /// Roughly which browser it is.
    pub agent: String,
}

/// What a table was dealt with. A program that speaks another version cannot play it on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Versions {
    /// Of the game's rules and of the words for its actions.
    pub rules: u32,
    /// Of the record in which they are written down.
    pub notation: u32,
}

/// A table without its moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    pub id: String,
    pub game: String,
    pub setup: String,
    pub pace: Pace,
    /// Whether it stands in the lobby; otherwise it is found by its link alone.
    pub listed: bool,
    /// Seconds since 1970.
    pub created: i64,
    pub updated: i64,
    /// Rises with every change, whatever it is, and never falls.
    pub revision: u32,
    /// The revision of the last deal, answer or taking back: a page that is older shows another position.
    pub moved: u32,
    /// The revision since which, as far as is known, nothing was taken back: whoever has a revision that is not older has the first answers already.
    pub rewound: u32,
    /// When it was dealt; `None` while seats are open.
    pub dealt: Option<i64>,
    pub versions: Versions,
    /// The result as a record writes it, once the game is over.
    pub result: Option<String>,
    /// Why nobody plays on here, if the table was closed before its end.
    pub closed: Option<Why>,
    /// Whether somebody alone with bots has taken back more than people may among themselves: the result is practice.
    pub practice: bool,
    /// Whether hints are allowed to everybody at the table.
    pub help: bool,
    /// Whether somebody had one.
    pub helped: bool,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// How many answers have been given.
    pub plies: u32,
    /// How much time people have.
    pub timing: Timing,
    /// Since when the clocks of all stand still, if everybody or the host wanted it so.
    pub paused: Option<i64>,
    /// The seats that have agreed to pause, or to go on.
    pub agreed: u8,
    /// The table whose rematch this one is.
    pub follows: Option<String>,
    pub seats: Vec<SeatRow>,
    /// The seats whose players are asked.
    pub asked: Vec<u8>,
}

/// Who sits on a seat: a player, a bot, a bot that stands in for a player, or nobody yet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatRow {
    pub player: Option<String>,
    /// The player's name when he sat down or last changed it.
    pub name: Option<String>,
    /// The bot that answers: alone, or in the player's stead.
    pub bot: Option<String>,
    /// The player gave up; the bot stays.
    pub resigned: bool,
    /// The player for whom the open seat is kept.
    pub invited: Option<String>,
    /// The bot keeps the seat warm: whoever may sit down takes it over, with what it knows.
    pub warm: bool,
    /// The bot stands in for one turn, and gives the seat back by itself.
    pub once: bool,
    /// How many answers had been given when a bot last began to stand in, and when it gave the seat back.
    pub stood_from: Option<u32>,
    pub stood_to: Option<u32>,
    pub time: SeatTime,
    /// When the player was last here; later than now while another server knows that he still is.
    pub seen: Option<i64>,
    /// When he was last reminded of his turn.
    pub nudged: Option<i64>,
}

/// How a player has done in the games that count: those in which nothing was taken back that people may not take back among themselves.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tally {
    pub games: u32,
    /// Victories; a shared one counts in part.
    pub won: f64,
    /// Victories if everybody at those tables were equally good.
    pub even: f64,
}

/// One answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlyRow {
    pub seat: u8,
    pub action: String,
    /// What was drawn, with spaces between.
    pub luck: String,
}

/// A line of the chat: what somebody said, or what the table itself tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatRow {
    /// Who said it. It is never shown.
    pub by: Option<String>,
    /// What happened, if nobody said it; then the name is whom it is about.
    pub event: Option<String>,
    pub name: String,
    pub text: String,
    pub at: i64,
}

/// Component data that a table is played with instead of those of the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileRow {
    /// The option of the set-up.
    pub name: String,
    /// What the set-up calls the file.
    pub hash: String,
    pub content: String,
}

/// What came before a table that is played on from a position of another one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ForkRow {
    /// The parent, its answers and what was dealt anew, as a record writes them.
    pub past: String,
    /// Whether the parent still ran when it was played on from.
    pub running: bool,
}

/// Everything about a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    pub row: TableRow,
    /// The seed in hexadecimal digits.
    pub seed: String,
    /// The luck of the set-up, with spaces between; none before the deal.
    pub luck: String,
    pub files: Vec<FileRow>,
    pub fork: Option<ForkRow>,
    pub plies: Vec<PlyRow>,
    pub chat: Vec<ChatRow>,
}

/// A player as the host sees him.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerEntry {
    pub id: String,
    pub name: String,
    pub has_password: bool,
    /// Seconds since 1970.
    pub created: i64,
    /// Tables at which he sits, and those of them that still run.
    pub tables: u32,
    pub running: u32,
}

/// Whom a ban concerns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BanKind {
    /// A player, by his id.
    Player,
    /// An address of the network.
    Address,
}

impl BanKind {
    /// Its word.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            BanKind::Player => "player",
            BanKind::Address => "address",
        }
    }

    /// The kind of a word; a player if it is none.
    #[must_use]
    pub fn of(word: &str) -> BanKind {
        if word == "address" { BanKind::Address } else { BanKind::Player }
    }
}

/// Somebody who may change nothing here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BanRow {
    pub kind: BanKind,
    pub value: String,
    /// Seconds since 1970.
    pub at: i64,
    pub reason: String,
}
