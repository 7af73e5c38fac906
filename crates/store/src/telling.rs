//! How people want to be told that it is their turn, and what they were told: once, whoever tells it (outbox marks).

/// Where somebody is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Channel {
    Mail,
    Push,
}

impl Channel {
    /// Its word.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Channel::Mail => "mail",
            Channel::Push => "push",
        }
    }
}

/// What somebody is told of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Occasion {
    /// It is his turn.
    Turn,
    /// Somebody asks him to play on.
    Nudge,
    /// A seat is kept for him.
    Invitation,
    /// His time is nearly out.
    NearlyOut,
}

impl Occasion {
    /// Its word.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Occasion::Turn => "turn",
            Occasion::Nudge => "nudge",
            Occasion::Invitation => "invitation",
            Occasion::NearlyOut => "nearly-out",
        }
    }
}

/// A player's address for mail.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MailRow {
    pub player: String,
    pub address: String,
    /// What only who reads the mail knows: it confirms the address, and ends the mails.
    pub token: String,
    /// The language in which he reads.
    pub lang: String,
    /// When it was confirmed; nothing is sent before.
    pub confirmed: Option<i64>,
    /// Whether every turn is told, not one a day at each table.
    pub often: bool,
    /// When the last confirmation was asked for, and how many were in the day before.
    pub asked: i64,
    pub tries: u32,
}

/// A browser that shows what it is told, with the tab closed (push subscription).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PushRow {
    /// Where its messages are taken to.
    pub endpoint: String,
    pub player: String,
    /// The session of the browser: when it ends, nothing is told there any more.
    pub session: String,
    /// The browser's key and its secret, in the letters of URLs (base64url).
    pub key: String,
    pub auth: String,
    pub lang: String,
    pub created: i64,
}

/// Somebody who may be told something at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Waiting {
    pub table: String,
    pub player: String,
    /// How many turns of his had begun there.
    pub turns: i64,
    /// Whether his time is nearly out there, and he wants to be told of that.
    pub nearly_out: bool,
}
