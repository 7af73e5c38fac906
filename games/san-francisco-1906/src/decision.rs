//! Which question is open, and who answers it: dispatch, one line per question.

use kernel::{Chance, Log, Seat, Seats};

use crate::action::Action;
use crate::event::Event;
use crate::phases::{bonus, clearing, development, income, objective, option, permit, permits, plot, space};
use crate::state::{Question, SanFrancisco1906};

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
