//! Saint Petersburg, the first edition, for 2 to 4 players: workers, buildings and nobles bought and traded in rounds of four phases.
//!
//! ```
//! use kernel::{Game, Match, Seed, legal};
//! use saint_petersburg::{SaintPetersburg, Setup};
//!
//! let mut game = Match::<SaintPetersburg>::new(Setup { players: 2 }, Seed::from_word("1703"))?;
//! let first = game.state().acting().first().expect("somebody begins");
//! let choices = legal(game.state(), first);
//! assert!(choices.contains(&"pass".parse()?));
//! game.play(first, choices[0])?;
//! println!("{}", game.record());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod cards;
mod decision;
mod event;
mod kinds;
mod look;
mod numbered;
mod outlook;
mod page;
mod phases;
mod pile;
mod purse;
mod scenario;
mod score;
mod sentence;
mod setup;
mod soundness;
mod state;
mod titles;
mod view;
mod why;
mod words;

pub use action::Action;
pub use cards::{CardFacts, Effect, NOBLE_POINTS};
pub use event::{Earned, Event};
pub use kinds::{Card, Colour, Phase, Row, Stack};
pub use outlook::{Change, Quote, Saving, Worth};
pub use pile::{Hand, Pile};
pub use scenario::Scenario;
pub use score::HAND_COSTS;
pub use setup::Setup;
pub use state::{Origin, Player, Question, SaintPetersburg};
pub use titles::{colour_title, phase_title, row_title, stack_title, text, title};
pub use view::{Asked, Cards, SeatView, View};

kernel::embed_words!(rules);
