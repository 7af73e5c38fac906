//! The ground on which every game of Cabildo stands: seats, luck, bags, piles, hands, logs, scores, matches, records, and the
//! laws that every game obeys. It knows no phase, no deck and no turn order; it has no clock, no file and no network.
//!
//! A game implements [`Game`] (its rules) and [`Present`] (its words). Everything else follows: [`Match`] plays and replays it,
//! [`Record`] writes it down, [`Table`] serves it with its types erased, [`laws`] and [`conform`] check it, [`Seen`] shows it to a bot.
//!
//! [`toy`] is a whole game on a page. Here it is played, written down, read again, and held against the laws:
//!
//! ```
//! use kernel::toy::{Setup, Toy};
//! use kernel::{Game, Match, Record, Seed, laws, legal};
//!
//! let setup = Setup { players: 3, short: true };
//! let mut game = Match::<Toy>::new(setup.clone(), Seed::from_word("pebbles"))?;
//! while let Some(seat) = game.state().acting().first() {
//!     let answer = legal(game.state(), seat)[0];
//!     game.play(seat, answer)?;
//! }
//! let page = game.record().to_string();
//! assert!(page.starts_with("game     toy\nrules    1\nsetup    players=3 short=true\n"));
//!
//! let again = Match::<Toy>::replay(&Record::read(&page)?)?;
//! assert_eq!(again.state(), game.state());
//!
//! laws::check::<Toy>(&setup, laws::Effort { games: 10, seed: 1 });
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![warn(missing_docs)]

mod bag;
mod chance;
mod conform;
mod entry;
mod game;
mod hand;
mod kind;
pub mod laws;
mod log;
mod lookup;
mod matches;
mod numbered;
mod perft;
mod pile;
mod present;
mod record;
mod rulebook;
mod scores;
pub mod script;
mod seat;
mod seed;
mod seen;
mod setup;
mod table;
mod tell;
pub mod toy;

pub use bag::Bag;
pub use chance::{Chance, ChanceFault, HIDDEN, SeenBy, Token};
pub use conform::{Difference, Trace, conform};
pub use entry::{Entry, Of};
pub use game::{BadAction, Broken, Ending, Game, Meta, legal};
pub use hand::Hand;
pub use kind::{Kind, KindSet, ONES, UnknownName, every, list_places, odd_bytes, places, places_of_both};
pub use log::{Audience, Log, Told};
pub use lookup::named;
pub use matches::{Fortune, Match, Ply, Refused, Unfair};
pub use numbered::{Cells, Eyes, Names, Numbered, Row, names, rank};
pub use perft::perft;
pub use pile::Pile;
pub use present::{Present, Reason, Source, Words};
pub use record::{Lines, NOTATION, Record, RecordError, RecordPast, RecordPly, RecordStretch, Rows};
pub use rulebook::{Rule, rule, rules};
pub use scores::Scores;
pub use seat::{BadSeat, MAX_SEATS, Seat, Seats, Viewer};
pub use seed::{BadHex, Seed, SeedHash};
pub use seen::Seen;
#[doc(hidden)]
pub use serde;
pub use setup::{CHOSEN, STANDARD, Setup, SetupError, SetupOption, SetupText, Values};
pub use table::{Choice, Table, choices};
pub use tell::Tell;
pub use words::{Direction, FluentValue, Lang, Speaks, Texts, embed as embed_words, say};

// What errors say, and the words and rules of the toy game.
words::embed!(rules);
