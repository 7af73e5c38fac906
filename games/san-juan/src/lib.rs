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

use kernel::{Broken, Chance, Ending, Game, Log, Meta, Scores, Seat, Seats, SetupError, Viewer};

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

impl Game for SanJuan {
    const META: Meta = Meta {
        id: "san-juan",
        texts: &TEXTS,
        designer: "Andreas Seyfarth",
        publisher: "alea / Ravensburger, Awaken Realms",
        year: 2024,
        seats: (2, 4),
        minutes: (45, 60),
        rules: 1,
        max_plies: 100_000,
        score: &["points", "cards"],
        secrets: true,
    };

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(setup: &Setup, chance: &mut Chance) -> Result<SanJuan, SetupError> {
        Ok(phases::set_up(setup, chance))
    }

    fn players(&self) -> usize {
        self.player_count()
    }

    fn acting(&self) -> Seats {
        decision::acting(self)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        decision::legal(self, seat, out);
    }

    fn apply(&mut self, seat: Seat, action: Action, chance: &mut Chance, log: &mut Log<Event>) {
        decision::apply(self, seat, action, chance, log);
    }

    fn scores(&self) -> Scores {
        score::scores(self)
    }

    fn ending(&self) -> Option<Ending> {
        self.ended_by()
    }

    fn round(&self) -> u32 {
        u32::from(self.round)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn determinize(&mut self, viewer: Seat, chance: &mut Chance) {
        determinize::determinize(self, viewer, chance);
    }

    fn check(&self) -> Result<(), Broken> {
        self.find_fault()
    }

    fn veiled(action: Action) -> Option<&'static str> {
        action::veiled(action)
    }

    fn actions() -> Vec<Action> {
        action::every_action()
    }
}
