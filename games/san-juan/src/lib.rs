//! San Juan, the Special Edition 1897, for 2 to 4 players: cards that are buildings, money and goods; with the new buildings, the
//! Cathedral and the set-up variation.
//!
//! ```
//! use kernel::{Game, Match, Seed, legal};
//! use san_juan::{SanJuan, Setup};
//!
//! let setup = Setup { players: 3, new_buildings: true, draft_hands: false, ..Setup::default() };
//! let mut game = Match::<SanJuan>::new(setup, Seed::from_word("1897"))?;
//! let first = game.state().acting().first().expect("somebody begins");
//! assert!(legal(game.state(), first).contains(&"take builder".parse()?));
//! game.play(first, "take recruiter".parse()?)?;
//! println!("{}", game.record());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod buildings;
mod decision;
mod deck;
mod determinize;
mod event;
mod goods;
mod kinds;
mod look;
mod memory;
mod numbered;
mod outlook;
mod page;
mod phases;
mod pile;
mod scenario;
mod score;
mod selection;
mod sentence;
mod setup;
mod soundness;
mod state;
mod titles;
mod view;
mod ways;
mod why;
mod words;

pub use action::Action;
pub use buildings::{Facts, Family, Moment, OPEN_VALUES, OpenValue, STORES, copies};
pub use event::{End, Event, Occasion, Purpose};
pub use goods::Goods;
pub use kinds::{Card, Role, Shelf, Tile};
pub use outlook::{Outlook, Saving};
pub use pile::{Pile, Tally};
pub use scenario::Scenario;
pub use score::{FALLING, TOWN_SQUARE, source_titles};
pub use setup::{CITY, Setup};
pub use state::{House, Player, Question, SanJuan};
pub use titles::{good_title, role_text, role_title, text, tile_title, title};
pub use view::{Asked, Bill, Cards, QuestionKind, RoleView, SeatView, View};

kernel::embed_words!(rules);
