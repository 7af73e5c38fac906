//! Judgement: every seat's chance to win, and the points that it may expect, by source.
//!
//! [`Learned`] judges by a small network ([`Net`]) that `cabildo learn` trains in self-play; the evaluations of [`games`](crate::games) judge
//! by hand-made weights. [`Judge`] is the door for who wants to know what is thought of a position and not how.

mod fingerprint;
mod learned;
mod net;
mod portrait;
mod portraits;
mod shipped;

pub use fingerprint::fingerprint;
pub use learned::Learned;
pub use net::{BadNet, HIDDEN, MIDDLE, Net, OUT, Place};
pub use portrait::{Numbers, Pen, Portrait};
pub use shipped::{Shipped, frozen, frozen_curve};

use std::fmt;
use std::str::FromStr;

use kernel::{Game, MAX_SEATS, Seat};

/// The most sources of points that a game tells apart.
pub const MOST_SOURCES: usize = OUT - 1;

/// What somebody thinks of a position.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Judgement {
    /// How many seats there are.
    pub players: usize,
    /// Every seat's chance to win; together 1.
    pub chance: [f32; MAX_SEATS],
    /// The points that each seat may expect at the end, by [source](Portrait::SOURCES).
    pub points: [[f32; MOST_SOURCES]; MAX_SEATS],
}

impl Judgement {
    /// The points that a seat may expect from everything.
    #[must_use]
    pub fn total(&self, seat: Seat) -> f32 {
        self.points[seat.index()].iter().sum()
    }
}

/// Somebody who has an opinion of any position of a game. It is given states that may be the true one, never the truth.
pub trait Judge<G: Game> {
    /// Judges a position and asks for no memory.
    fn judge(&self, state: &G, out: &mut Judgement);
}

/// Whose opinion a bot goes by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Opinion {
    /// A network that was trained in self-play.
    Learned,
    /// Weights with names.
    Hand,
    /// The same as in release 0.1, for good: somebody to be measured against.
    V1,
    /// A network that is tried. No text is read as one: [`Trial::opinion`] makes it for who starts Cabildo.
    Trial(&'static Trial),
}

/// A network from a file.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct Trial {
    /// What it is called.
    name: String,
    bytes: Vec<u8>,
}

impl Trial {
    /// Takes the bytes of a file. They are looked at when a bot sits down with them, and stay until the program ends.
    #[must_use]
    pub fn opinion(name: &str, bytes: Vec<u8>) -> Opinion {
        Opinion::Trial(Box::leak(Box::new(Trial { name: name.to_owned(), bytes })))
    }

    /// The network, if it is one for this game.
    pub fn net<G: Portrait>(&self) -> Result<Net, BadNet> {
        Net::read(&self.bytes, G::OWN, G::TABLE)
    }
}

impl Opinion {
    /// Those that a text can name.
    pub const ALL: [Opinion; 3] = [Opinion::Learned, Opinion::Hand, Opinion::V1];

    /// The word in a bot's text.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Opinion::Learned => "learned",
            Opinion::Hand => "hand",
            Opinion::V1 => "v1",
            Opinion::Trial(trial) => &trial.name,
        }
    }
}

impl fmt::Display for Opinion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Opinion {
    type Err = String;

    fn from_str(text: &str) -> Result<Opinion, String> {
        let found = Opinion::ALL.into_iter().find(|opinion| opinion.name() == text);
        found.ok_or_else(|| format!("judge={text}: learned, hand or v1"))
    }
}
