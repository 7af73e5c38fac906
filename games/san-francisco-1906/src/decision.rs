//! The game as the kernel knows it: which question is open, who answers it, what follows. Dispatch, one line per question.

use kernel::{Broken, Chance, Ending, Game, Log, Meta, Scores, Seat, Seats, SetupError, Viewer};

use crate::action::Action;
use crate::event::Event;
use crate::phases::{bonus, clearing, development, income, objective, option, permit, permits, plot, space};
use crate::setup::Setup;
use crate::state::{Question, SanFrancisco1906};
use crate::view::View;
use crate::{TEXTS, action, determinize, phases, score, view};

impl Game for SanFrancisco1906 {
    const META: Meta = Meta {
        id: "san-francisco-1906",
        texts: &TEXTS,
        designer: "Perepau Llistosella",
        publisher: "Looping Games",
        year: 2018,
        seats: (2, 4),
        minutes: (45, 60),
        rules: 1,
        max_plies: 1000,
        score: &["points", "buildings"],
        secrets: true,
    };

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(setup: &Setup, chance: &mut Chance) -> Result<SanFrancisco1906, SetupError> {
        Ok(phases::set_up(setup, chance))
    }

    fn players(&self) -> usize {
        self.player_count()
    }

    fn acting(&self) -> Seats {
        acting(self)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        legal(self, seat, out);
    }

    fn apply(&mut self, seat: Seat, action: Action, chance: &mut Chance, log: &mut Log<Event>) {
        apply(self, seat, action, chance, log);
    }

    fn scores(&self) -> Scores {
        score::scores(self)
    }

    fn ending(&self) -> Option<Ending> {
        self.ended_by()
    }

    /// A year is a round: 1906 is the first.
    fn round(&self) -> u32 {
        u32::from(self.year) + 1
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

    fn actions() -> Vec<Action> {
        action::every_action()
    }
}

#[inline]
pub(crate) fn acting(game: &SanFrancisco1906) -> Seats {
    game.asked().map_or(Seats::NONE, Seats::only)
}

pub(crate) fn legal(game: &SanFrancisco1906, seat: Seat, out: &mut Vec<Action>) {
    if game.asked() != Some(seat) {
        return;
    }
    match game.question {
        Question::Income => income::legal(game, out),
        Question::Bonus => bonus::legal(game, seat, out),
        Question::Space => space::legal(game, out),
        Question::Option => option::legal(game, seat, out),
        Question::Permit => permit::legal(game, out),
        Question::Objective => objective::legal(game, out),
        Question::Clearing => clearing::legal(game, seat, out),
        Question::Plot { subsidy } => plot::legal(game, seat, subsidy, out),
        Question::Permits { plot, subsidy } => permits::legal(game, seat, plot, subsidy, out),
        Question::Development { kinds } => development::legal(kinds, out),
        Question::Over => {}
    }
}

pub(crate) fn apply(
    game: &mut SanFrancisco1906,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    debug_assert_eq!(game.asked(), Some(seat));
    match game.question {
        Question::Income => income::apply(game, seat, action, chance, log),
        Question::Bonus => bonus::apply(game, seat, action, chance, log),
        Question::Space => space::apply(game, seat, action, log),
        Question::Option => option::apply(game, seat, action, chance, log),
        Question::Permit => permit::apply(game, seat, action, chance, log),
        Question::Objective => objective::apply(game, seat, action, chance, log),
        Question::Clearing => clearing::apply(game, seat, action, chance, log),
        Question::Plot { subsidy } => plot::apply(game, subsidy, action),
        Question::Permits { plot, .. } => permits::apply(game, seat, plot, action, chance, log),
        Question::Development { .. } => development::apply(game, seat, action, chance, log),
        Question::Over => debug_assert!(false, "nobody is asked"),
    }
}
