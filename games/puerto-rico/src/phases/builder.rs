//! The builder: prices, and what happens when something is built.

use kernel::{Kind, Log, Seat};

use super::{bring, guests, market, or_pass, role};
use crate::action::Action;
use crate::buildings::{Buildings, LARGE, WITHIN};
use crate::event::Event;
use crate::kinds::{Building, Place, Tile};
use crate::player::{Disc, Player};
use crate::state::{EndedBy, Offer, PuertoRico, Question};

pub(crate) fn begin(game: &mut PuertoRico, log: &mut Log<Event>) {
    turn(game, game.chooser, log);
}

/// §builder.1: everybody in turn order may build one building.
fn turn(game: &mut PuertoRico, seat: Seat, log: &mut Log<Event>) {
    game.ask(seat, Question::Build);
    if !has_choice(game, seat) {
        end_turn(game, log);
    }
}

/// §city.2: a full city builds no more.
fn has_choice(game: &PuertoRico, seat: Seat) -> bool {
    game.player(seat).free_city() > 0 && (payable(game, seat) != 0 || guests::can_go(game, seat))
}

/// What a player's quarries, forests and Zoning Office spare him on a building of a column.
#[inline]
pub(crate) fn saving(player: &Player, nobles: bool, column: u8) -> u8 {
    let [quarries, forests, zoning] = savings(player, nobles, column);
    quarries + forests + zoning
}

/// The same one by one: quarries, forests, Zoning Office.
#[inline]
pub(crate) fn savings(player: &Player, nobles: bool, column: u8) -> [u8; 3] {
    // §price.2: a doubloon for each occupied quarry, but no more than the number of the column.
    let quarries = player.manned()[Tile::Quarry.index()].min(column);
    // §forest-house.4: a doubloon for every two forests, the Forest House occupied or not, without a limit.
    let forests = player.forest_count() / 2;
    [quarries, forests, zoning(player, nobles, column)]
}

/// §zoning-office.1, §zoning-office.2: a colonist spares one in columns 1 to 3, a noble two in column 4.
fn zoning(player: &Player, nobles: bool, column: u8) -> u8 {
    if !nobles {
        return 0;
    }
    match player.occupant(Building::ZoningOffice) {
        Some(Disc::Colonist) if column <= 3 => 1,
        Some(Disc::Noble) if column == 4 => 2,
        Some(Disc::Colonist | Disc::Noble) | None => 0,
    }
}

/// What a seat is spared on a building of a column. §price.3, §library.1: with the builder's privilege.
#[inline]
pub(crate) fn reduction(game: &PuertoRico, seat: Seat, column: u8) -> u8 {
    saving(game.player(seat), game.nobles, column) + game.privilege(seat)
}

/// What a building costs a seat.
pub(crate) fn price(game: &PuertoRico, seat: Seat, building: Building) -> u16 {
    cost(building, reduction(game, seat, building.facts().column))
}

/// §price.1, §price.4: the cost less all reductions, never below zero.
#[inline]
pub(crate) fn cost(building: Building, reduction: u8) -> u16 {
    u16::from(building.facts().cost.saturating_sub(reduction))
}

/// §builder.2: a copy is left, not owned yet, room in the city, and the price can be paid.
pub(crate) fn payable(game: &PuertoRico, seat: Seat) -> Buildings {
    let player = game.player(seat);
    let market = player.works(Building::BlackMarket);
    let mut within = 0;
    for column in 1..=4 {
        let mut money = player.doubloons + u16::from(reduction(game, seat, column));
        if market {
            money += u16::from(market::offers(player, column));
        }
        within |= WITHIN[usize::from(column)][usize::from(money.min(10))];
    }
    let room = if player.free_city() < 2 { !LARGE } else { u64::MAX };
    within & game.left & !player.owned & room
}

pub(crate) fn legal(game: &PuertoRico, seat: Seat, out: &mut Vec<Action>) {
    Building::list(payable(game, seat), out, Action::Build);
    guests::legal(game, seat, out);
    or_pass(out);
}

pub(crate) fn apply(game: &mut PuertoRico, seat: Seat, action: Action, log: &mut Log<Event>) {
    if let Action::Build(building) = action {
        let price = price(game, seat, building);
        let player = game.player_mut(seat);
        if price <= player.doubloons {
            player.doubloons -= price;
            log.tell(|| Event::Built { seat, building, price });
            raise(game, seat, building, log);
        } else {
            market::begin(game, seat, building, price, log);
        }
    } else if matches!(action, Action::Pass) || !has_choice(game, seat) {
        end_turn(game, log);
    }
}

/// §builder.3: after payment the building is placed, and what looks at a building works: those that are occupied now.
pub(crate) fn raise(game: &mut PuertoRico, seat: Seat, building: Building, log: &mut Log<Event>) {
    let player = game.player_mut(seat);
    let (church, university) = (player.works(Building::Church), player.works(Building::University));
    player.raise(building);
    let full = player.free_city() == 0;
    game.copies[building.index()] -= 1;
    if game.copies[building.index()] == 0 {
        game.left &= !building.bit();
    }
    if church {
        // §church.1: one point in columns 2 and 3, two in column 4.
        let points = [0, 0, 1, 1, 2][usize::from(building.facts().column)];
        super::gain(game, seat, Building::Church, 0, points, log);
    }
    if full {
        // §end.2: somebody has filled his twelve city spaces.
        game.ended.get_or_insert(EndedBy::City);
    }
    if university {
        // §university.1: a colonist on the new building; §statue.1: with a Statue on the windrose.
        let statue = building == Building::Statue;
        let place = if statue { Place::Windrose } else { Place::Building(building) };
        // §reading.2: if he is wanted.
        if game.decline && game.can_recruit() {
            return game.ask(seat, Question::Accept(Offer::University(place)));
        }
        bring(game, seat, place, log);
    }
    end_turn(game, log);
}

pub(crate) fn end_turn(game: &mut PuertoRico, log: &mut Log<Event>) {
    match game.next_in_phase() {
        Some(next) => turn(game, next, log),
        None => end(game, log),
    }
}

pub(crate) fn end(game: &mut PuertoRico, log: &mut Log<Event>) {
    role::end(game, log);
}
