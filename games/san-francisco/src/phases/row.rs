//! The row for a bonus card.

use kernel::{Kind, Log, Seat};

use super::{bonus as bonuses, lay};
use crate::action::Action;
use crate::deck::Slot;
use crate::event::Event;
use crate::kinds::{Bonus, Row};
use crate::state::{Question, SanFrancisco};

pub(crate) fn begin(game: &mut SanFrancisco, seat: Seat, bonus: Bonus) {
    game.question = Question::Row(seat, bonus);
}

/// §bonus.5, §bonus.6: any row with a free space.
pub(crate) fn legal(game: &SanFrancisco, seat: Seat, out: &mut Vec<Action>) {
    let city = &game.player(seat).city;
    out.extend(Row::ALL.iter().filter(|row| city.has_room(**row)).map(|row| Action::In(*row)));
}

pub(crate) fn apply(game: &mut SanFrancisco, seat: Seat, bonus: Bonus, action: Action, log: &mut Log<Event>) {
    let Action::In(row) = action else {
        debug_assert!(false, "{action} does not name a row");
        return;
    };
    // §bonus.12: laid like any other card; it has no symbol and grants nothing.
    lay(game, seat, row, if bonus == Bonus::DepotCard { Slot::DEPOT } else { Slot::VALUE_4 }, log);
    end(game, seat, log);
}

pub(crate) fn end(game: &mut SanFrancisco, seat: Seat, log: &mut Log<Event>) {
    bonuses::end(game, seat, log);
}
