//! The table in the browser: pages rendered in Rust, a script of small modules that makes them live, a JSON API beside them.
//!
//! [`app`] is the whole site as a router; [`Desk`] is its state: the store, the tables that are being played, the bots that think.

mod absence;
mod admission;
mod agent;
mod api;
mod assets;
mod bans;
mod boards;
mod bots;
mod choices;
mod client;
mod counsel;
mod desk;
mod drawn;
mod drive;
mod explorer;
mod frames;
mod health;
mod herald;
mod host;
mod identity;
mod limits;
mod live;
mod looking;
mod measured;
mod metrics;
mod muted;
mod names;
mod own;
mod pace;
mod packing;
mod pages;
mod passwords;
mod poster;
mod problem;
mod programs;
mod progress;
mod routes;
mod serve;
mod servers;
mod sessions;
mod stats;
mod thinking;
mod tidy;
mod time;
mod timekeeping;
mod told;
mod words;

kernel::embed_words!("i18n", ["pages", "coach", "docs", "home", "learn", "people"]);

pub use bans::{Ban, Bans};
pub use bots::{Brain, LevelBrain, RandomBrain, dice};
pub use client::{Proxies, ProxyHeader};
pub use desk::{Desk, Seeds, Settings};
pub use herald::{Herald, What, Word};
pub use host::replays;
pub use limits::{BadLimit, Limits, Rate};
pub use programs::{HouseBrain, Named};
pub use routes::{app, watched};
pub use serve::serve;
pub use thinking::{Room, Rules};
pub use time::Clock;
pub use told::{BadPost, Credentials, Message, Outside, Post, Telling, Told, public_url};
