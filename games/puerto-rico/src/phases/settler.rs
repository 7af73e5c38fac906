//! The settler: plantations and quarries.

use kernel::{Chance, Kind, Log, Seat};

use super::{bring, draw, guests, land, or_pass, second_tile};
use crate::action::Action;
use crate::event::{Event, Origin};
use crate::kinds::{Building, Good, Place, Tile};
use crate::player::kinds_in;
use crate::state::{Offer, PuertoRico, Question};

pub(crate) fn begin(game: &mut PuertoRico, chance: &mut Chance, log: &mut Log<Event>) {
    turn(game, game.chooser, chance, log);
}

/// §settler.1: everybody in turn order takes a tile, if there is room and anything to take.
fn turn(game: &mut PuertoRico, seat: Seat, chance: &mut Chance, log: &mut Log<Event>) {
    game.ask(seat, Question::Settle { hacienda: false });
    if !has_choice(game, seat, false) {
        end_turn(game, chance, log);
    }
}

/// §settler.4, §construction-hut.1: a quarry is for the settler, or for the owner of an occupied Construction Hut.
#[inline]
pub(crate) fn can_take_quarry(game: &PuertoRico, seat: Seat) -> bool {
    game.quarries > 0 && (game.is_chooser(seat) || game.player(seat).works(Building::ConstructionHut))
}

/// §hacienda.1: once in the own turn, before the face-up tile, as long as there is a face-down one.
#[inline]
fn can_use_hacienda(game: &PuertoRico, seat: Seat, used: bool) -> bool {
    !used && game.player(seat).works(Building::Hacienda) && game.has_hidden_tile()
}

/// Whether there is anything but `pass`.
fn has_choice(game: &PuertoRico, seat: Seat, used: bool) -> bool {
    // §settler.2: an island has twelve spaces.
    game.player(seat).free_island() > 0
        && (game.row != [0; Good::COUNT]
            || can_take_quarry(game, seat)
            || can_use_hacienda(game, seat, used)
            || guests::can_go(game, seat))
}

/// The tiles of the row, as plantations and with an occupied Forest House as forests.
pub(crate) fn legal_row(game: &PuertoRico, seat: Seat, out: &mut Vec<Action>) {
    let row = kinds_in(&game.row);
    // §settler.3: a face-up plantation.
    if !game.player(seat).works(Building::ForestHouse) {
        return Good::list(row, out, |good| Action::Plant(good.tile()));
    }
    // §forest-house.1: or the same as a forest.
    for good in Good::members(row) {
        out.extend([Action::Plant(good.tile()), Action::Forest(good)]);
    }
}

pub(crate) fn legal(game: &PuertoRico, seat: Seat, hacienda: bool, out: &mut Vec<Action>) {
    if can_use_hacienda(game, seat, hacienda) {
        out.push(Action::Hacienda);
    }
    legal_row(game, seat, out);
    if can_take_quarry(game, seat) {
        out.push(Action::Plant(Tile::Quarry));
    }
    guests::legal(game, seat, out);
    // §settler.5: nobody has to take a tile.
    or_pass(out);
}

/// Takes a tile of the row to the island.
pub(crate) fn take(game: &mut PuertoRico, seat: Seat, good: Good, forest: bool, log: &mut Log<Event>) {
    game.row[good.index()] -= 1;
    lay(game, seat, good, forest, Origin::Row, log);
}

fn lay(game: &mut PuertoRico, seat: Seat, good: Good, forest: bool, from: Origin, log: &mut Log<Event>) {
    if forest {
        game.player_mut(seat).lay_forest(good);
        log.tell(|| Event::LaidForest { seat, good, from });
    } else {
        game.player_mut(seat).lay(good.tile());
        log.tell(|| Event::Laid { seat, tile: good.tile(), from });
    }
}

pub(crate) fn apply(
    game: &mut PuertoRico,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    if let Action::Plant(tile) = action {
        match tile.good() {
            Some(good) => take(game, seat, good, false, log),
            None => take_quarry(game, seat, log),
        }
        return welcome(game, seat, Place::Tile(tile), chance, log);
    } else if let Action::Forest(good) = action {
        take(game, seat, good, true, log);
        // §forest-house.3: who comes with a forest goes to the windrose.
        return welcome(game, seat, Place::Windrose, chance, log);
    } else if matches!(action, Action::Hacienda) {
        return begin_lay(game, seat, false, chance, log);
    } else if !matches!(action, Action::Pass) {
        return again(game, seat, chance, log);
    }
    end_turn(game, chance, log);
}

fn take_quarry(game: &mut PuertoRico, seat: Seat, log: &mut Log<Event>) {
    game.quarries -= 1;
    game.player_mut(seat).lay(Tile::Quarry);
    log.tell(|| Event::Laid { seat, tile: Tile::Quarry, from: Origin::Quarries });
}

/// §hospice.1: a colonist comes with the tile taken in the own turn; §reading.2: if he is wanted.
fn welcome(game: &mut PuertoRico, seat: Seat, place: Place, chance: &mut Chance, log: &mut Log<Event>) {
    if game.player(seat).works(Building::Hospice) {
        if game.decline && game.can_recruit() {
            return game.ask(seat, Question::Accept(Offer::Hospice(place)));
        }
        bring(game, seat, place, log);
    }
    end_turn(game, chance, log);
}

/// The same question once more, if there is still a choice.
fn again(game: &mut PuertoRico, seat: Seat, chance: &mut Chance, log: &mut Log<Event>) {
    let Question::Settle { hacienda } = game.question else { return };
    if !has_choice(game, seat, hacienda) {
        end_turn(game, chance, log);
    }
}

pub(crate) fn end_turn(game: &mut PuertoRico, chance: &mut Chance, log: &mut Log<Event>) {
    match game.next_in_phase() {
        Some(next) => turn(game, next, chance, log),
        None => end(game, chance, log),
    }
}

/// After everybody: the second tile of a settler with a Library.
pub(crate) fn end(game: &mut PuertoRico, chance: &mut Chance, log: &mut Log<Event>) {
    second_tile::begin(game, chance, log);
}

/// Draws a tile for the Hacienda or the Land Office. §forest-house.2: its owner sees it before he says how it lies.
pub(crate) fn begin_lay(
    game: &mut PuertoRico,
    seat: Seat,
    bought: bool,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    let drawn = draw(game, chance).expect("a tile is left");
    log.tell(|| Event::Drew { seat, good: drawn, price: u8::from(bought) });
    if game.player(seat).works(Building::ForestHouse) {
        game.ask(seat, Question::Lay { drawn, bought });
    } else {
        lay(game, seat, drawn, false, Origin::Drawn, log);
        end_lay(game, seat, bought, chance, log);
    }
}

pub(crate) fn legal_lay(drawn: Good, out: &mut Vec<Action>) {
    out.extend([Action::Lay(drawn), Action::LayForest]);
}

pub(crate) fn apply_lay(
    game: &mut PuertoRico,
    seat: Seat,
    drawn: Good,
    bought: bool,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    lay(game, seat, drawn, matches!(action, Action::LayForest), Origin::Drawn, log);
    end_lay(game, seat, bought, chance, log);
}

/// §hacienda.2: no Hospice colonist for a drawn tile; then the turn goes on, if there is room left.
fn end_lay(game: &mut PuertoRico, seat: Seat, bought: bool, chance: &mut Chance, log: &mut Log<Event>) {
    if bought {
        land::end(game, log);
    } else {
        game.ask(seat, Question::Settle { hacienda: true });
        again(game, seat, chance, log);
    }
}
