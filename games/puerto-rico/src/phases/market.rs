//! The Black Market: a barrel, a disc and a point in place of doubloons that are missing.

use kernel::{Kind, Log, Seat, list_places};

use super::{builder, no_answer};
use crate::action::Action;
use crate::event::Event;
use crate::kinds::{Building, Good, Place, Tile};
use crate::player::{Disc, Player};
use crate::state::{PuertoRico, Question};

/// §black-market.3: the places from which a disc may be paid: not from the Black Market, and not from a quarry that made
/// this building cheaper.
pub(crate) fn payable_discs(player: &Player, column: u8) -> u64 {
    let buildings = player.occupied & !Building::BlackMarket.bit();
    let mut set = buildings << Tile::COUNT;
    for (i, &discs) in player.manned()[..Good::COUNT].iter().enumerate() {
        set |= u64::from(discs > 0) << i;
    }
    if player.manned()[Tile::Quarry.index()] > column {
        set |= Place::Tile(Tile::Quarry).bit();
    }
    if player.windrose > 0 {
        set |= Place::Windrose.bit();
    }
    set
}

/// §black-market.1: how many of barrel, disc and point the player could pay.
pub(crate) fn offers(player: &Player, column: u8) -> u8 {
    u8::from(player.barrels() > 0) + others(player, column)
}

fn others(player: &Player, column: u8) -> u8 {
    u8::from(payable_discs(player, column) != 0) + u8::from(player.points > 0)
}

/// §black-market.2: all doubloons are paid, and exactly what is then missing.
pub(crate) fn begin(game: &mut PuertoRico, seat: Seat, building: Building, price: u16, log: &mut Log<Event>) {
    let player = game.player_mut(seat);
    let doubloons = std::mem::take(&mut player.doubloons);
    let missing = (price - doubloons) as u8;
    log.tell(|| Event::Bargained { seat, building, price, doubloons });
    let mut kinds = player.kinds_held();
    let (first, second) = (kinds.next(), kinds.next());
    drop(kinds);
    let must = others(player, building.facts().column) < missing;
    match (first, second) {
        (None, _) => ask_disc(game, seat, building, missing, log),
        (Some(only), None) if must => {
            pay_barrel(game, seat, only, log);
            ask_disc(game, seat, building, missing - 1, log);
        }
        (Some(_), _) => game.ask(seat, Question::PayBarrel { building, missing }),
    }
}

pub(crate) fn legal_barrel(
    game: &PuertoRico,
    seat: Seat,
    building: Building,
    missing: u8,
    out: &mut Vec<Action>,
) {
    let player = game.player(seat);
    Good::list(player.held(), out, |good| Action::PayBarrel(Some(good)));
    if others(player, building.facts().column) >= missing {
        out.push(Action::PayBarrel(None));
    }
}

pub(crate) fn apply_barrel(
    game: &mut PuertoRico,
    seat: Seat,
    building: Building,
    missing: u8,
    action: Action,
    log: &mut Log<Event>,
) {
    let Action::PayBarrel(barrel) = action else { return no_answer(action) };
    if let Some(good) = barrel {
        pay_barrel(game, seat, good, log);
    }
    ask_disc(game, seat, building, missing - u8::from(barrel.is_some()), log);
}

fn pay_barrel(game: &mut PuertoRico, seat: Seat, good: Good, log: &mut Log<Event>) {
    game.player_mut(seat).goods[good.index()] -= 1;
    game.goods[good.index()] += 1;
    log.tell(|| Event::PaidBarrel { seat, good });
}

/// Whether a point can stand in for the disc.
fn may_keep_discs(player: &Player, missing: u8) -> bool {
    missing == 1 && player.points > 0
}

fn ask_disc(game: &mut PuertoRico, seat: Seat, building: Building, missing: u8, log: &mut Log<Event>) {
    let player = game.player(seat);
    let discs = payable_discs(player, building.facts().column);
    if missing == 0 || discs == 0 {
        end(game, seat, building, missing, log);
    } else if discs.is_power_of_two() && !may_keep_discs(player, missing) {
        pay_disc(game, seat, Place::at(discs.trailing_zeros() as usize), log);
        end(game, seat, building, missing - 1, log);
    } else {
        game.ask(seat, Question::PayDisc { building, missing });
    }
}

pub(crate) fn legal_disc(
    game: &PuertoRico,
    seat: Seat,
    building: Building,
    missing: u8,
    out: &mut Vec<Action>,
) {
    let player = game.player(seat);
    let discs = payable_discs(player, building.facts().column);
    list_places(discs, out, |place| Action::PayDisc(Place::at(place)));
    if may_keep_discs(player, missing) {
        out.push(Action::PayNoDisc);
    }
}

pub(crate) fn apply_disc(
    game: &mut PuertoRico,
    seat: Seat,
    building: Building,
    missing: u8,
    action: Action,
    log: &mut Log<Event>,
) {
    if let Action::PayDisc(place) = action {
        pay_disc(game, seat, place, log);
        end(game, seat, building, missing - 1, log);
    } else {
        debug_assert_eq!(action, Action::PayNoDisc);
        end(game, seat, building, missing, log);
    }
}

/// §black-market.4: the disc goes back to the supply; a noble only where no colonist can be paid.
fn pay_disc(game: &mut PuertoRico, seat: Seat, place: Place, log: &mut Log<Event>) {
    let player = game.player_mut(seat);
    let colonist = match place {
        Place::Building(Building::GuestHouse) => player.guests[0] > 0,
        Place::Building(special) if special.is_special() => player.occupant(special) == Some(Disc::Colonist),
        Place::Tile(_) | Place::Building(_) | Place::Windrose => player.ordinary_colonists() > 0,
    };
    let disc = if colonist { Disc::Colonist } else { Disc::Noble };
    player.leave(disc, place);
    player.discs -= 1;
    player.nobles -= u8::from(disc == Disc::Noble);
    game.supply[disc.index()] += 1;
    log.tell(|| Event::PaidDisc { seat, disc, place });
}

/// §black-market.5: a point for what is still missing goes back to the bank; an end that was announced stays announced.
pub(crate) fn end(game: &mut PuertoRico, seat: Seat, building: Building, missing: u8, log: &mut Log<Event>) {
    debug_assert!(missing <= 1, "a point is one doubloon");
    if missing > 0 {
        game.player_mut(seat).points -= 1;
        game.bank += 1;
        log.tell(|| Event::PaidPoint { seat });
    }
    log.tell(|| Event::Raised { seat, building });
    builder::raise(game, seat, building, log);
}
