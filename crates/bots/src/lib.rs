//! Players made of rules and arithmetic. A bot looks at a game through [`Seen`](kernel::Seen) alone: its view, its legal answers, and
//! samples of what it cannot see.
//!
//! [`Random`] knows nothing; [`Greedy`] weighs every answer with an evaluation of the position after it; [`Search`] thinks
//! ahead. A bot is named in text, [`Spec`]: `greedy:noise=0.3`, `search:50ms`. [`seat`] puts one at a table of any game.
//!
//! ```
//! use bots::{Spec, seat};
//! use kernel::{Match, Seed};
//! use saint_petersburg::{SaintPetersburg, Setup};
//!
//! let table = Match::<SaintPetersburg>::new(Setup { players: 2 }, Seed::from_word("1703"))?;
//! let spec: Spec = "greedy".parse()?;
//! let first = table.state().acting().first().expect("somebody begins");
//! # use kernel::Game;
//! let answer = seat(&table, &spec, 7)?.answer(&table, first);
//! assert!(answer.starts_with("buy"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![warn(missing_docs)]

mod bot;
mod chances;
mod character;
mod clock;
mod curves;
mod dice;
mod evaluate;
pub mod games;
mod greedy;
pub mod judge;
mod level;
mod patience;
mod ponder;
mod program;
mod random;
mod reward;
mod search;
mod seated;
mod spec;
mod tree;
mod weigh;
mod weights;

pub use bot::Bot;
pub use chances::Curve;
pub use character::{Character, Habit, Way, Ways, habits, habits_of, mark};
pub use clock::{Clock, SystemClock, WorkClock};
pub use evaluate::{Evaluate, Plain};
pub use games::{Judged, Visit, visit};
pub use greedy::Greedy;
pub use level::{Level, level};
pub use ponder::Ponder;
pub use program::{Faults, PROTOCOL, Program};
pub use random::Random;
pub use search::{Budget, Manner, Search};
pub use seated::{SeatError, SeatedBot, bot, seat, seat_with_clock, weights};
pub use spec::{BadSpec, Spec, Style};
pub use weigh::{
    Effort, SEARCHES, Scale, Weighed, Weigher, Weight, weigh, weigh_again, weigh_open, weigh_raw,
};

/// The guide is compiled with the tests.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/bots.md")]
pub struct Guide;

kernel::embed_words!();
