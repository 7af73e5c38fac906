//! The table in the browser: pages rendered in Rust, a script of small modules that makes them live, a JSON API beside them.
//!
//! [`app`] is the whole site as a router; [`Desk`] is its state: the store, the tables that are being played, the bots that think.

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
mod drive;
mod frames;
mod health;
mod host;
mod identity;
mod limits;
mod live;
mod looking;
mod measured;
mod metrics;
mod names;
mod pages;
mod passwords;
mod problem;
mod programs;
mod progress;
mod routes;
mod serve;
mod servers;
mod sessions;
mod thinking;
mod tidy;
mod time;
mod words;

kernel::embed_words!("i18n", ["pages", "coach", "home", "learn"]);

pub use bans::{Ban, Bans};
pub use bots::{Brain, LevelBrain, RandomBrain, dice};
pub use client::{Proxies, ProxyHeader};
pub use desk::{Desk, Seeds, Settings};
pub use host::replays;
pub use limits::{BadLimit, Limits, Rate};
pub use programs::{HouseBrain, Named};
pub use routes::{app, watched};
pub use serve::serve;
pub use thinking::{Room, Rules};
