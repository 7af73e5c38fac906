//! The Land Office: plantations bought and sold in the trader phase.

use kernel::{Chance, Log, Seat};

use super::{guests, hunt, or_pass, settler, trader};
use crate::action::Action;
use crate::event::Event;
use crate::kinds::Building;
use crate::player::Disc;
use crate::state::{PuertoRico, Question};

pub(crate) fn begin(game: &mut PuertoRico, seat: Seat, log: &mut Log<Event>) {
    if !game.player(seat).has(Building::LandOffice) {
        return trader::end_turn(game, log);
    }
    game.ask(seat, Question::Land);
    again(game, seat, log);
}

/// §land-office.1: with a colonist, for a doubloon, if there is room and a face-down tile.
pub(crate) fn can_buy(game: &PuertoRico, seat: Seat) -> bool {
    let player = game.player(seat);
    player.occupant(Building::LandOffice) == Some(Disc::Colonist)
        && player.doubloons > 0
        && player.free_island() > 0
        && game.has_hidden_tile()
}

fn again(game: &mut PuertoRico, seat: Seat, log: &mut Log<Event>) {
    let player = game.player(seat);
    let sells = player.occupant(Building::LandOffice) == Some(Disc::Noble)
        && hunt::has_tile(player, player.works(Building::ForestHouse));
    if !sells && !can_buy(game, seat) && !guests::can_go(game, seat) {
        end(game, log);
    }
}

pub(crate) fn legal(game: &PuertoRico, seat: Seat, out: &mut Vec<Action>) {
    let player = game.player(seat);
    if can_buy(game, seat) {
        out.push(Action::BuyPlantation);
    }
    // §land-office.2: with a noble; forests only with an occupied Forest House.
    if player.occupant(Building::LandOffice) == Some(Disc::Noble) {
        hunt::legal_discards(player, player.works(Building::ForestHouse), out);
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
        return again(game, seat, log);
    }
    if matches!(action, Action::BuyPlantation) {
        game.player_mut(seat).doubloons -= 1;
        return settler::begin_lay(game, seat, true, chance, log);
    }
    hunt::discard(game, seat, action, 1, log);
    end(game, log);
}

pub(crate) fn end(game: &mut PuertoRico, log: &mut Log<Event>) {
    trader::end_turn(game, log);
}
