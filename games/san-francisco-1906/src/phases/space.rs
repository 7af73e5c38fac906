//! A pawn goes to the next action card.

use kernel::{Log, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::state::{Question, SanFrancisco1906};

/// §turn.1: the pawn must move to the next card every time.
pub(crate) fn begin(game: &mut SanFrancisco1906) {
    game.question = Question::Space;
}

/// §turn.1: to a space without a pawn.
pub(crate) fn legal(game: &SanFrancisco1906, out: &mut Vec<Action>) {
    let Some(side) = game.present_side() else { return };
    let spaces = side.spaces().iter().enumerate();
    out.extend(spaces.filter(|(i, _)| game.is_free(*i)).map(|(_, space)| Action::Move(*space)));
}

pub(crate) fn apply(game: &mut SanFrancisco1906, seat: Seat, action: Action, log: &mut Log<Event>) {
    let (Action::Move(space), Some(side)) = (action, game.present_side()) else {
        debug_assert!(false, "{action} is no move");
        return;
    };
    game.spaces[seat.index()] = side.place(space).expect("the card has the space") as u8;
    log.tell(|| Event::Moved { seat, space });
    end(game);
}

/// Then the seat says what it does there.
pub(crate) fn end(game: &mut SanFrancisco1906) {
    game.question = Question::Option;
}
