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

use kernel::{Broken, Chance, Ending, Game, Log, Meta, Scores, Seat, Seats, SetupError, Viewer};

pub use action::Action;
pub use buildings::{BuildingFacts, CLOISTER_POINTS, Class, DRAFT_SLOTS, FACTORY_INCOME, Set};
pub use event::{Event, Origin};
pub use kinds::{Building, Good, Place, Role, Tile};
pub use outlook::{Breakdown, Ends, Harvest, Load, Saving};
pub use placement::{Misplaced, Placement};
pub use player::{Disc, Player};
pub use scenario::Scenario;
pub use setup::{Chosen, HOUSE, Numbers, SPACES, Setup, ShipRule, numbers};
pub use state::{Cargo, EndedBy, Offer, PuertoRico, Question, Window};
pub use titles::{disc_title, good_title, phase_title, place_title, role_title, text, tile_title, title};
pub use view::{Asked, BuildingView, Discs, Goods, QuestionKind, RoleCard, SeatView, ShipView, View};

kernel::embed_words!(rules);

impl Game for PuertoRico {
    const META: Meta = Meta {
        id: "puerto-rico",
        texts: &TEXTS,
        designer: "Andreas Seyfarth",
        publisher: "alea / Ravensburger",
        year: 2002,
        seats: (2, 5),
        minutes: (90, 150),
        rules: 1,
        max_plies: 4000,
        score: &["points", "doubloons-and-goods"],
        secrets: false,
    };

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(setup: &Setup, chance: &mut Chance) -> Result<PuertoRico, SetupError> {
        if setup.buildings.is_some() && !setup.new_buildings {
            let why = "buildings are chosen only with new-buildings=true".to_owned();
            return Err(SetupError::Data { name: "buildings".to_owned(), why });
        }
        Ok(phases::set_up(setup, chance))
    }

    fn players(&self) -> usize {
        self.player_count()
    }

    #[inline]
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

    /// §secret.2: every gain and every payment of points was seen by all, so nothing but the order of the face-down tiles is
    /// unknown to a perfect memory; and they have no order here.
    fn determinize(&mut self, _viewer: Seat, _chance: &mut Chance) {}

    fn check(&self) -> Result<(), Broken> {
        self.find_fault()
    }

    fn actions() -> Vec<Action> {
        action::every_action()
    }
}
