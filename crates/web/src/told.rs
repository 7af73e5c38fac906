//! Being told that it is one's turn, with the tab closed: by the browser (web push) and by mail. Off until somebody wants it. What is told is marked in
//! the store before it is sent, so that nobody is told twice, whatever stops and starts, and however many servers there are (at most once, outbox).
//! See `docs/adr/0023-being-told.md`.

mod errands;
mod mail;
mod message;
mod outside;
mod push;
mod sealed;
mod site;

pub use errands::{Queue, Told};
pub use mail::{BadPost, Credentials, Post};
pub use message::{Message, confirmation};
pub use outside::Outside;
pub use push::{Subscription, public_key, subscription};
pub use site::public_url;

use std::time::Duration;

/// How people are told.
#[derive(Clone, Debug)]
pub struct Telling {
    /// Where everybody finds the site: `https://games.example.org`, with the path under which it stands. Links in mails lead there and nowhere else: what
    /// a request says about its host is never believed. Without it nobody is told anything.
    pub public_url: Option<String>,
    /// Who takes mails.
    pub post: Option<Post>,
    /// A browser is told after so long, a mail is sent after so long, if it is still somebody's turn: who is at the table answers before.
    pub push_after: Duration,
    pub mail_after: Duration,
    /// Seconds between two mails about the same table, for who does not want every turn.
    pub mail_pause: i64,
    /// How often it is looked for who was not told, because a server stopped or had too much to tell.
    pub look_round: Duration,
    /// Which addresses browsers may name.
    pub outside: Outside,
}

impl Default for Telling {
    fn default() -> Telling {
        Telling {
            public_url: None,
            post: None,
            push_after: Duration::from_secs(20),
            mail_after: Duration::from_secs(5 * 60),
            mail_pause: 86_400,
            look_round: Duration::from_secs(5 * 60),
            outside: Outside::default(),
        }
    }
}

impl Telling {
    /// Whether browsers can be told.
    pub fn by_push(&self) -> bool {
        self.public_url.is_some()
    }

    /// Whether mails can be sent.
    pub fn by_mail(&self) -> Option<(&Post, &str)> {
        self.post.as_ref().zip(self.public_url.as_deref())
    }
}
