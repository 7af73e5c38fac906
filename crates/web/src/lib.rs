//! The table in the browser: pages rendered in Rust, one small script that makes them live, a JSON API beside them.
//!
//! [`app`] is the whole site as a router; [`Desk`] is its state: the store, the tables that are being played, the bots that think.

mod api;
mod assets;
mod boards;
mod bots;
mod desk;
mod identity;
mod limits;
mod live;
mod metrics;
mod pages;
mod problem;
mod routes;
mod time;
mod words;

pub use bots::{Brain, LevelBrain, RandomBrain};
pub use desk::{Desk, Settings};
pub use routes::app;
