//! The game as the kernel knows it: which question is open, who answers it, what follows. Dispatch, one line per question.

use kernel::{Broken, Chance, Ending, Game, Log, Meta, Scores, Seat, Seats, SetupError, Viewer};

use crate::action::Action;
use crate::event::Event;
use crate::phases::{observed, pubs, turn};
use crate::setup::Setup;
use crate::state::{Question, SaintPetersburg};
use crate::view::View;
use crate::{TEXTS, action, phases, score, view};

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

impl Question {
    /// Who is asked.
    #[inline]
    pub(crate) fn seat(self) -> Option<Seat> {
        match self {
            Question::Turn(seat) | Question::Observed(seat, _) | Question::Pub(seat) => Some(seat),
            Question::Over => None,
        }
    }
}

#[inline]
pub(crate) fn acting(game: &SaintPetersburg) -> Seats {
    game.question.seat().map_or(Seats::NONE, Seats::only)
}

#[inline]
pub(crate) fn legal(game: &SaintPetersburg, asked: Seat, out: &mut Vec<Action>) {
    match game.question {
        Question::Turn(seat) if seat == asked => turn::legal(game, seat, out),
        Question::Turn(_) => {}
        Question::Observed(..) | Question::Pub(_) | Question::Over => legal_between(game, asked, out),
    }
}

/// The questions that come between turns. They are rare: apart from the others, these are quicker.
#[inline(never)]
fn legal_between(game: &SaintPetersburg, asked: Seat, out: &mut Vec<Action>) {
    match game.question {
        Question::Observed(seat, card) if seat == asked => observed::legal(game, seat, card, out),
        Question::Pub(seat) if seat == asked => pubs::legal(game, seat, out),
        Question::Turn(_) | Question::Observed(..) | Question::Pub(_) | Question::Over => {}
    }
}

pub(crate) fn apply(
    game: &mut SaintPetersburg,
    answered: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    debug_assert_eq!(game.question.seat(), Some(answered));
    match game.question {
        Question::Turn(seat) => turn::apply(game, seat, action, chance, log),
        Question::Observed(..) | Question::Pub(_) | Question::Over => {
            apply_between(game, action, chance, log);
        }
    }
}

#[inline(never)]
fn apply_between(game: &mut SaintPetersburg, action: Action, chance: &mut Chance, log: &mut Log<Event>) {
    match game.question {
        Question::Observed(seat, card) => observed::apply(game, seat, card, action, log),
        Question::Pub(seat) => pubs::apply(game, seat, action, chance, log),
        Question::Turn(_) | Question::Over => debug_assert!(false, "nobody is asked"),
    }
}
