//! The last word of a turn in which projects were finalized: a discard token may still be used.

use kernel::{Log, Seat};

use super::{give_back, turn};
use crate::action::{Action, MOST_RETURNED};
use crate::event::Event;
use crate::state::{Question, SanFrancisco};

/// §discard.3: asked if there is a token and a contract to give back.
#[inline]
pub(crate) fn begin(game: &mut SanFrancisco, seat: Seat) {
    if game.player(seat).may_return(1) {
        game.question = Question::Contracts(seat);
    } else {
        end(game, seat);
    }
}

pub(crate) fn legal(game: &SanFrancisco, seat: Seat, out: &mut Vec<Action>) {
    let player = game.player(seat);
    out.push(Action::Keep);
    out.extend((1..=MOST_RETURNED).filter(|k| player.may_return(*k)).map(Action::Return));
}

pub(crate) fn apply(game: &mut SanFrancisco, seat: Seat, action: Action, log: &mut Log<Event>) {
    if let Action::Return(contracts) = action {
        give_back(game, seat, contracts, log);
    } else {
        debug_assert_eq!(action, Action::Keep);
    }
    end(game, seat);
}

#[inline]
pub(crate) fn end(game: &mut SanFrancisco, seat: Seat) {
    turn::end(game, seat);
}
