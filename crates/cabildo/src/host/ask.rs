//! What the host's tools ask and what they hear, one line of JSON each.

use serde::{Deserialize, Serialize};

/// A question, and the language of its answer.
#[derive(Serialize, Deserialize, Debug)]
pub struct Question {
    pub lang: String,
    #[serde(flatten)]
    pub ask: Ask,
}

#[derive(Serialize, Deserialize, Debug, Clone)]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub enum Ask {
    /// Tables that run or wait, or all of them: the page after `from`.
    Tables {
        all: bool,
        from: Option<String>,
    },
    Close {
        table: String,
    },
    /// Players in the order of their ids: the page after `from`.
    Players {
        from: Option<String>,
    },
    ResetPassword {
        name: String,
    },
    Bans,
    Ban {
        who: String,
        reason: String,
    },
    Unban {
        who: String,
    },
    /// A copy of everything, sent along after [`Reply::Copy`].
    Backup,
}

#[derive(Serialize, Deserialize, Debug, Clone)]
#[serde(tag = "reply", rename_all = "kebab-case")]
pub enum Reply {
    Tables {
        tables: Vec<TableLine>,
        next: Option<String>,
    },
    Closed {
        table: String,
    },
    Players {
        players: Vec<PlayerLine>,
        next: Option<String>,
    },
    Password {
        id: String,
        name: String,
        password: String,
    },
    Bans {
        bans: Vec<BanLine>,
    },
    Banned {
        ban: BanLine,
    },
    Unbanned {
        kind: String,
        value: String,
    },
    /// Pages copied so far.
    Copying {
        done: u64,
        total: u64,
    },
    /// So many bytes follow.
    Copy {
        bytes: u64,
    },
    /// It was not done: the sentence that says why.
    Refused {
        why: String,
    },
}

/// A table as the host sees it.
#[derive(Serialize, Deserialize, Debug, Clone)]
pub struct TableLine {
    pub id: String,
    pub game: String,
    pub setup: String,
    /// `waiting`, `running`, `finished` or `closed`.
    pub state: String,
    pub listed: bool,
    pub plies: u32,
    pub seats: Vec<String>,
    pub result: Option<String>,
    /// Seconds since 1970.
    pub created: i64,
    pub updated: i64,
}

#[derive(Serialize, Deserialize, Debug, Clone)]
pub struct PlayerLine {
    pub id: String,
    pub name: String,
    pub password: bool,
    pub tables: u32,
    pub running: u32,
    pub created: i64,
}

#[derive(Serialize, Deserialize, Debug, Clone)]
pub struct BanLine {
    /// `player` or `address`.
    pub kind: String,
    pub value: String,
    /// How the player is called now.
    pub name: Option<String>,
    pub at: i64,
    pub reason: String,
}
