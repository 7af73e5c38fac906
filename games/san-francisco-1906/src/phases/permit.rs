//! Taking a permit from the row.

use kernel::{Chance, Log, Seat};

use super::end_turn;
use crate::action::Action;
use crate::event::Event;
use crate::permit::Permit;
use crate::state::{Question, SanFrancisco1906};

/// §permit.2: nobody has more than five permits. §permit.3: an empty row offers none.
#[inline]
pub(crate) fn is_possible(game: &SanFrancisco1906, seat: Seat) -> bool {
    !game.permit_row.is_empty() && game.player(seat).permits.len() < usize::from(game.tables().tracks.permits)
}

pub(crate) fn begin(game: &mut SanFrancisco1906) {
    game.question = Question::Permit;
}

/// §permit.1: any permit of the row.
pub(crate) fn legal(game: &SanFrancisco1906, out: &mut Vec<Action>) {
    out.extend(game.permit_row.kinds().map(Action::TakePermit));
}

pub(crate) fn apply(
    game: &mut SanFrancisco1906,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    let Action::TakePermit(permit) = action else {
        debug_assert!(false, "{action} takes no permit");
        return;
    };
    take(game, seat, permit, log);
    end(game, chance, log);
}

/// §row.1: the row stays as it is until all have acted.
pub(crate) fn end(game: &mut SanFrancisco1906, chance: &mut Chance, log: &mut Log<Event>) {
    end_turn(game, chance, log);
}

pub(crate) fn take(game: &mut SanFrancisco1906, seat: Seat, permit: Permit, log: &mut Log<Event>) {
    game.permit_row.take(permit);
    game.player_mut(seat).permits.add(permit);
    log.tell(|| Event::TookPermit { seat, permit });
}
