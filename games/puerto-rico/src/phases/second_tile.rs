//! The Library of the settler: a second tile after everybody has had his turn.

use kernel::{Chance, Log, Seat};

use super::{guests, hunt, or_pass, settler};
use crate::action::Action;
use crate::event::Event;
use crate::kinds::{Building, Good};
use crate::state::{PuertoRico, Question};

pub(crate) fn begin(game: &mut PuertoRico, chance: &mut Chance, log: &mut Log<Event>) {
    let seat = game.chooser;
    if !game.player(seat).has(Building::Library) {
        return end(game, chance, log);
    }
    game.ask(seat, Question::SecondTile);
    again(game, seat, chance, log);
}

/// §library.2: with room on the island and a tile left in the row.
fn again(game: &mut PuertoRico, seat: Seat, chance: &mut Chance, log: &mut Log<Event>) {
    let player = game.player(seat);
    let possible = player.free_island() > 0 && game.row != [0; Good::COUNT];
    if !possible || !(player.works(Building::Library) || guests::can_go(game, seat)) {
        end(game, chance, log);
    }
}

pub(crate) fn legal(game: &PuertoRico, seat: Seat, out: &mut Vec<Action>) {
    // §library.3: never a quarry.
    if game.player(seat).works(Building::Library) {
        settler::legal_row(game, seat, out);
    }
    guests::legal(game, seat, out);
    or_pass(out);
}

pub(crate) fn apply(
    game: &mut PuertoRico,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    if matches!(action, Action::Guest(..)) {
        return again(game, seat, chance, log);
    }
    // §library.3: and no Hospice colonist.
    if let Action::Plant(tile) = action
        && let Some(good) = tile.good()
    {
        settler::take(game, seat, good, false, log);
    } else if let Action::Forest(good) = action {
        settler::take(game, seat, good, true, log);
    }
    end(game, chance, log);
}

pub(crate) fn end(game: &mut PuertoRico, chance: &mut Chance, log: &mut Log<Event>) {
    hunt::begin(game, chance, log);
}
