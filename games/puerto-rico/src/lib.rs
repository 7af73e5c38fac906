//! Puerto Rico for 2 to 5 players: plantations, buildings and ships, with the expansions New Buildings and Nobles.
//!
//! ```
//! use kernel::{Game, Match, Seed, legal};
//! use puerto_rico::{PuertoRico, Setup};
//!
//! let setup = Setup { players: 4, ..Setup::default() };
//! let mut game = Match::<PuertoRico>::new(setup, Seed::from_word("1521"))?;
//! let governor = game.state().acting().first().expect("somebody begins");
//! assert!(legal(game.state(), governor).contains(&"take settler".parse()?));
//! game.play(governor, "take settler".parse()?)?;
//! game.play(governor, "plant quarry".parse()?)?;
//! println!("{}", game.record());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod buildings;
mod decision;
mod event;
mod kinds;
mod label;
mod look;
mod numbered;
mod outlook;
mod page;
mod phases;
mod placement;
mod player;
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
pub use buildings::{BuildingFacts, CLOISTER_POINTS, Class, DRAFT_SLOTS, FACTORY_INCOME, Set};
pub use event::{Event, Origin};
pub use kinds::{Building, Good, Place, Role, Tile};
pub use outlook::{Breakdown, Ends, Harvest, Load, Lone, Saving, Work};
pub use placement::{Misplaced, Placement};
pub use player::{Disc, Player};
pub use scenario::Scenario;
pub use setup::{Chosen, HOUSE, Numbers, SPACES, Setup, ShipRule, numbers};
pub use state::{Cargo, EndedBy, Offer, PuertoRico, Question, Window};
pub use titles::{disc_title, good_title, phase_title, place_title, role_title, text, tile_title, title};
pub use view::{Asked, BuildingView, Discs, Goods, QuestionKind, RoleCard, SeatView, ShipView, View};

kernel::embed_words!(rules);
