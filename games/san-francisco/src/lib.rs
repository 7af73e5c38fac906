//! San Francisco by Reiner Knizia, for 2 to 4 players: projects drawn into three columns, taken with contracts, built into a city of
//! trams, gardens and skyscrapers.
//!
//! The make-up of the 87 cards is a reconstruction; [`Deck`] reads a corrected one.
//!
//! ```
//! use kernel::{Game, Match, Seed, legal};
//! use san_francisco::{SanFrancisco, Setup};
//!
//! let mut game = Match::<SanFrancisco>::new(Setup::of(3), Seed::from_word("1873"))?;
//! let first = game.state().acting().first().expect("somebody begins");
//! let choices = legal(game.state(), first);
//! assert_eq!(choices, ["place".parse()?]);
//! game.play(first, choices[0])?;
//! println!("{}", game.record());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod board;
mod card;
mod city;
mod decision;
mod deck;
mod event;
mod kinds;
mod library;
mod look;
mod numbered;
mod outlook;
mod page;
mod phases;
mod pile;
mod scenario;
mod score;
mod sentence;
mod setup;
mod soundness;
mod space;
mod state;
mod titles;
mod view;
mod why;
mod words;

pub use action::Action;
pub use board::{Board, COPIES, PROJECT_COLUMNS};
pub use card::{Card, MOST_VALUE, Symbol};
pub use deck::{CARDS, Deck};
pub use event::Event;
pub use kinds::{Bonus, Colour, Row};
pub use look::Worths;
pub use outlook::{Brings, Gain, Outlook, Prospect};
pub use scenario::Scenario;
pub use score::{Contest, Rank};
pub use setup::Setup;
pub use space::COLUMNS;
pub use state::SanFrancisco;
pub use titles::{bonus_text, bonus_title, half_points, row_title, title};
pub use view::{Asked, Built, Cards, Origin, SeatView, SpaceView, Step, View};

kernel::embed_words!(rules);
