//! Games for programs that learn: answers with a number each, what a seat sees as a row of numbers, and many games side by side.
//!
//! [`Shape`] says what the numbers mean for a game and its set-up. [`Course`] turns them for a match; a [`Position`] is a game without its history; a
//! [`Batch`] plays many games in step.
//!
//! ```
//! use kernel::{Seed, SetupText};
//! use learn::{Batch, Out, Plan};
//!
//! let plan = Plan { setup: SetupText::read("players=2")?, ..Plan::new("saint-petersburg", 8, Seed::from_word("1703")) };
//! let mut batch = plan.start()?;
//! let mut actions = vec![0; 8];
//! let mut done = vec![false; 8];
//! for _ in 0..1000 {
//!     batch.choose_at_random(&mut actions);
//!     batch.step(&actions, Out { done: &mut done, ..Out::default() })?;
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![warn(missing_docs)]

mod batch;
mod company;
mod course;
mod crew;
mod lane;
mod out;
mod position;
mod shape;
mod space;

pub use batch::{Batch, BatchError, Plan, Reward};
pub use course::{Course, course};
pub use out::Out;
pub use position::{NoSuchNumber, Position, position};
pub use shape::Shape;
