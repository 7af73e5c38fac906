//! The card for a bonus token.

use kernel::{Log, Seat};

use super::{bonus as bonuses, settle};
use crate::action::Action;
use crate::event::Event;
use crate::kinds::Bonus;
use crate::space::{Space, spaces_in};
use crate::state::{Question, SanFrancisco};

pub(crate) fn begin(game: &mut SanFrancisco, seat: Seat, bonus: Bonus) {
    game.question = Question::Space(seat, bonus);
}

/// §bonus.4, §bonus.9: the own cards that may carry the token, the one just built included.
pub(crate) fn legal(game: &SanFrancisco, seat: Seat, bonus: Bonus, out: &mut Vec<Action>) {
    let grounds = game.player(seat).city.grounds(bonus);
    out.extend(spaces_in(grounds).map(|space| Action::On(space.row(), space.column())));
}

pub(crate) fn apply(game: &mut SanFrancisco, seat: Seat, bonus: Bonus, action: Action, log: &mut Log<Event>) {
    let Action::On(row, column) = action else {
        debug_assert!(false, "{action} does not name a space");
        return;
    };
    game.player_mut(seat).city.lay_token(bonus, Space::new(row, column));
    log.tell(|| Event::Laid { seat, bonus, row, column: column + 1 });
    settle(game, seat, log);
    end(game, seat, log);
}

pub(crate) fn end(game: &mut SanFrancisco, seat: Seat, log: &mut Log<Event>) {
    bonuses::end(game, seat, log);
}
