//! The income zone: a pawn to a free space, dollars, and in 1906 a building.

use kernel::{Chance, Log, Seat};

use super::bonus;
use crate::action::Action;
use crate::event::Event;
use crate::state::{Question, SanFrancisco1906};

pub(crate) fn begin(game: &mut SanFrancisco1906) {
    game.question = Question::Income;
}

/// §income.1: any space of the income zone without a pawn.
pub(crate) fn legal(game: &SanFrancisco1906, out: &mut Vec<Action>) {
    let spaces = game.tables().tracks.income.iter().enumerate();
    out.extend(spaces.filter(|(i, _)| game.is_free(*i)).map(|(_, dollars)| Action::Income(*dollars)));
}

pub(crate) fn apply(
    game: &mut SanFrancisco1906,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    let Action::Income(dollars) = action else {
        debug_assert!(false, "{action} is no income");
        return;
    };
    let space = game.tables().tracks.income.iter().position(|d| *d == dollars).expect("the space exists");
    game.spaces[seat.index()] = space as u8;
    let gained = game.gain(seat, dollars);
    log.tell(|| Event::Income { seat, space: dollars, gained });
    // §bonus.1: in 1906 a building besides the permit.
    if game.year_facts().always_building && game.player(seat).reserve > 0 {
        game.player_mut(seat).take_building();
        log.tell(|| Event::GotBuilding { seat });
    }
    end(game, chance, log);
}

/// §income.2: the bonus of the year follows at once.
pub(crate) fn end(game: &mut SanFrancisco1906, chance: &mut Chance, log: &mut Log<Event>) {
    bonus::begin(game, chance, log);
}
