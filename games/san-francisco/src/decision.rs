//! The game as the kernel knows it: which question is open, who answers it, what follows. Dispatch, one line per question.

use kernel::{Broken, Chance, Ending, Game, Log, Meta, Scores, Seat, Seats, SetupError, Viewer};

use crate::action::Action;
use crate::event::Event;
use crate::phases::{bonus, build, column, contracts, row, space, turn};
use crate::setup::Setup;
use crate::state::{Question, SanFrancisco};
use crate::view::View;
use crate::{TEXTS, action, phases, score, view};

impl Game for SanFrancisco {
    const META: Meta = Meta {
        id: "san-francisco",
        texts: &TEXTS,
        designer: "Reiner Knizia",
        publisher: "Rebel Studio",
        year: 2022,
        seats: (2, 4),
        minutes: (45, 60),
        rules: 1,
        max_plies: 700,
        score: &["half-points", "trams"],
        secrets: false,
    };

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(setup: &Setup, _chance: &mut Chance) -> Result<SanFrancisco, SetupError> {
        Ok(phases::set_up(setup))
    }

    fn players(&self) -> usize {
        self.player_count()
    }

    #[inline]
    fn acting(&self) -> Seats {
        acting(self)
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        legal(self, seat, out);
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action, chance: &mut Chance, log: &mut Log<Event>) {
        apply(self, seat, action, chance, log);
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

    /// §open.1: nothing is unknown but the order of the deck, and the deck has no order here.
    fn determinize(&mut self, _viewer: Seat, _chance: &mut Chance) {}

    fn check(&self) -> Result<(), Broken> {
        self.find_fault()
    }

    fn actions() -> Vec<Action> {
        action::every_action()
    }
}

impl Question {
    /// Who is asked.
    #[inline]
    pub(crate) fn seat(self) -> Option<Seat> {
        match self {
            Question::Turn(seat)
            | Question::Column(seat, _)
            | Question::Build(seat)
            | Question::Bonus(seat, _)
            | Question::Row(seat, _)
            | Question::Space(seat, _)
            | Question::Contracts(seat) => Some(seat),
            Question::Over(_) => None,
        }
    }
}

#[inline]
pub(crate) fn acting(game: &SanFrancisco) -> Seats {
    game.question.seat().map_or(Seats::NONE, Seats::only)
}

#[inline]
pub(crate) fn legal(game: &SanFrancisco, asked: Seat, out: &mut Vec<Action>) {
    if game.question.seat() != Some(asked) {
        return;
    }
    match game.question {
        Question::Turn(seat) => turn::legal(game, seat, out),
        Question::Column(seat, _) => column::legal(game, seat, out),
        Question::Build(seat) => build::legal(game, seat, out),
        Question::Bonus(seat, row) => bonus::legal(game, seat, row, out),
        Question::Row(seat, _) => row::legal(game, seat, out),
        Question::Space(seat, bonus) => space::legal(game, seat, bonus, out),
        Question::Contracts(seat) => contracts::legal(game, seat, out),
        Question::Over(_) => {}
    }
}

#[inline]
pub(crate) fn apply(
    game: &mut SanFrancisco,
    answered: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    debug_assert_eq!(game.question.seat(), Some(answered));
    match game.question {
        Question::Turn(seat) => turn::apply(game, seat, action, chance, log),
        Question::Column(seat, slot) => column::apply(game, seat, slot, action, log),
        Question::Build(seat) => build::apply(game, seat, action, log),
        Question::Bonus(seat, _) => bonus::apply(game, seat, action, log),
        Question::Row(seat, bonus) => row::apply(game, seat, bonus, action, log),
        Question::Space(seat, bonus) => space::apply(game, seat, bonus, action, log),
        Question::Contracts(seat) => contracts::apply(game, seat, action, log),
        Question::Over(_) => debug_assert!(false, "nobody is asked"),
    }
}
