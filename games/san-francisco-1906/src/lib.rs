//! 1906 San Francisco, for 2 to 4 players: pawns on a ring of action cards, permits, buildings on a ruined map, seven years.
//!
//! ```
//! use kernel::{Game, Match, Seed, legal};
//! use san_francisco_1906::{SanFrancisco1906, Setup};
//!
//! let mut game = Match::<SanFrancisco1906>::new(Setup::of(3), Seed::from_word("18 April"))?;
//! let first = game.state().acting().first().expect("somebody begins");
//! assert!(legal(game.state(), first).contains(&"income 4".parse()?));
//! game.play(first, "income 4".parse()?)?;
//! println!("{}", game.record());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod data;
mod decision;
mod determinize;
mod event;
mod kinds;
mod look;
mod map;
mod numbered;
mod objectives;
mod outlook;
mod page;
mod permit;
mod phases;
mod plot;
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
pub use data::{Data, Sheet, Tables};
pub use event::Event;
pub use kinds::{ActionCard, Colour, Development, Face, Objective, Space};
pub use map::Map;
pub use objectives::{Goal, Objectives};
pub use outlook::{Bonus, Breakdown, Count, Fit, Lack, Progress, Reach, YearView};
pub use permit::{Permit, Permits};
pub use plot::Plot;
pub use scenario::Scenario;
pub use setup::Setup;
pub use state::{Area, Player, Question, SanFrancisco1906};
pub use titles::{
    colour_title, development_title, objective_text, objective_title, permit_title, plot_title, space_title,
    symbol_title,
};
pub use view::{Asked, CardView, PlotView, SeatView, SpaceView, View};

/// How many action cards form the ring. §setup.3.
pub const RING: u8 = 6;

/// The years of the year board. §year.1.
pub const YEARS: std::ops::RangeInclusive<u16> =
    data::FIRST_YEAR..=data::FIRST_YEAR + state::LAST_BONUS as u16;

kernel::embed_words!(rules);
