//! Which question is open, and who answers it: dispatch, one line per question.

use kernel::{Chance, Log, Seat, Seats};

use crate::action::Action;
use crate::event::Event;
use crate::phases::{bonus, build, column, contracts, row, space, turn};
use crate::state::{Question, SanFrancisco};

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
