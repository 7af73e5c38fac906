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

use kernel::{Broken, Chance, Ending, Game, Log, Meta, Scores, Seat, Seats, SetupError, Viewer};

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

impl Game for SaintPetersburg {
    const META: Meta = Meta {
        id: "saint-petersburg",
        texts: &TEXTS,
        designer: "Michael Tummelhofer (Bernd Brunnhofer)",
        publisher: "Hans im Glück",
        year: 2004,
        seats: (2, 4),
        minutes: (45, 60),
        rules: 1,
        max_plies: 2000,
        score: &["points", "rubles"],
        secrets: false,
    };

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(setup: &Setup, chance: &mut Chance) -> Result<SaintPetersburg, SetupError> {
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

    /// §secret.4: every payment, every income and every card taken was seen by all, so nothing but the order of the stacks is
    /// unknown to a perfect memory; and the stacks have no order here.
    fn determinize(&mut self, _viewer: Seat, _chance: &mut Chance) {}

    fn check(&self) -> Result<(), Broken> {
        self.find_fault()
    }

    fn actions() -> Vec<Action> {
        action::every_action()
    }
}
