//! Clearing: a rubble token and a move up, or the move alone.

use kernel::{Chance, Log, Seat};

use super::bonus::go_up;
use super::end_turn;
use crate::action::Action;
use crate::event::Event;
use crate::state::{Question, SanFrancisco1906};

/// Whether either form can be paid.
#[inline]
pub(crate) fn is_possible(game: &SanFrancisco1906, dollars: u8) -> bool {
    let tracks = &game.tables().tracks;
    dollars >= tracks.clear_nothing || (dollars >= tracks.clear_token && game.rubble != 0)
}

pub(crate) fn begin(game: &mut SanFrancisco1906) {
    game.question = Question::Clearing;
}

pub(crate) fn legal(game: &SanFrancisco1906, seat: Seat, out: &mut Vec<Action>) {
    let (tracks, dollars) = (&game.tables().tracks, game.player(seat).dollars);
    // §clearing.1: any token of the map.
    if dollars >= tracks.clear_token {
        out.extend(game.rubble_plots().map(Action::Clear));
    }
    // §clearing.2: without a token it is cheaper, also if there are tokens.
    if dollars >= tracks.clear_nothing {
        out.push(Action::ClearNothing);
    }
}

pub(crate) fn apply(
    game: &mut SanFrancisco1906,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    let tracks = &game.tables().tracks;
    let (plot, paid) = if let Action::Clear(plot) = action {
        // §clearing.3: the plot stays and can be built on without paying for rubble.
        game.rubble &= !game.map.bit(plot);
        game.player_mut(seat).tokens += 1;
        (Some(plot), tracks.clear_token)
    } else {
        debug_assert_eq!(action, Action::ClearNothing);
        (None, tracks.clear_nothing)
    };
    game.player_mut(seat).pay(paid);
    log.tell(|| Event::Cleared { seat, plot, paid });
    go_up(game, seat, log);
    end(game, chance, log);
}

pub(crate) fn end(game: &mut SanFrancisco1906, chance: &mut Chance, log: &mut Log<Event>) {
    end_turn(game, chance, log);
}
