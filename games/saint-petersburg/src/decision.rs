//! Which question is open, and who answers it: dispatch, one line per question.

use kernel::{Chance, Log, Seat, Seats};

use crate::action::Action;
use crate::event::Event;
use crate::phases::{observed, pubs, turn};
use crate::state::{Question, SaintPetersburg};

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

pub(crate) fn legal(game: &SaintPetersburg, asked: Seat, out: &mut Vec<Action>) {
    match game.question {
        Question::Turn(seat) if seat == asked => turn::legal(game, seat, out),
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
        Question::Observed(seat, card) => observed::apply(game, seat, card, action, log),
        Question::Pub(seat) => pubs::apply(game, seat, action, chance, log),
        Question::Over => debug_assert!(false, "nobody is asked"),
    }
}
