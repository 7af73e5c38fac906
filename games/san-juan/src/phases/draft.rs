//! The set-up variation: larger hands are dealt, of which everybody keeps four.

use kernel::{Log, Seat};

use super::role;
use crate::action::Action;
use crate::event::{Event, Purpose};
use crate::state::{Question, SanJuan};

/// §setup.5: seat A discards one card, B two, C three, D four.
pub(crate) fn begin(game: &mut SanJuan, seat: Seat) {
    let cards = seat.index() + 1;
    game.begin_selection(Question::Draft(seat), cards, cards);
}

pub(crate) fn legal(game: &SanJuan, seat: Seat, out: &mut Vec<Action>) {
    game.list_from(&game.player(seat).hand, Action::Discard, out);
}

pub(crate) fn apply(game: &mut SanJuan, seat: Seat, action: Action, log: &mut Log<Event>) {
    if game.discard_from_hand(seat, action, Purpose::Draft, log) {
        end(game, seat);
    }
}

pub(crate) fn end(game: &mut SanJuan, seat: Seat) {
    match game.after(seat) {
        Some(next) => begin(game, next),
        None => role::begin(game),
    }
}
