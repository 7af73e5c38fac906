//! The captain: goods are loaded, turn after turn, until nobody loads any more.

use kernel::{Kind, KindSet, Log, Seat};

use super::{gain, guests, or_pass, small_wharf, storage, supplier};
use crate::action::Action;
use crate::event::Event;
use crate::kinds::{Building, Good};
use crate::player::Player;
use crate::setup::ShipRule;
use crate::state::{Captain, Cargo, PuertoRico, Question, Window};

pub(crate) fn begin(game: &mut PuertoRico, log: &mut Log<Event>) {
    game.captain = Captain::default();
    game.asked = game.chooser;
    turn(game, log);
}

/// A seat's turn; before its first one come its guests, Lighthouse, Union Hall and Royal Supplier.
fn turn(game: &mut PuertoRico, log: &mut Log<Event>) {
    let seat = game.asked;
    let bit = 1 << seat.index();
    if game.captain.begun & bit != 0 {
        return load_or_go_on(game, log);
    }
    game.captain.begun |= bit;
    if !guests::open_window(game, seat, Window::Captain) {
        open_turn(game, log);
    }
}

/// What comes before a seat's first load.
pub(crate) fn open_turn(game: &mut PuertoRico, log: &mut Log<Event>) {
    let seat = game.asked;
    let player = game.player(seat);
    // §lighthouse.2: a doubloon for the captain, whether he loads or not.
    if player.works(Building::Lighthouse) && game.is_chooser(seat) {
        gain(game, seat, Building::Lighthouse, 1, 0, log);
    }
    // §union-hall.1: a point for every two equal barrels, whether he can load or not.
    let player = game.player(seat);
    if player.works(Building::UnionHall) {
        let pairs = player.goods.iter().map(|barrels| barrels / 2).sum();
        gain(game, seat, Building::UnionHall, 0, pairs, log);
    }
    supplier::begin(game, seat, log);
}

/// The turn itself: a question if anything can be done, else the turn passes.
pub(crate) fn load_or_go_on(game: &mut PuertoRico, log: &mut Log<Event>) {
    let seat = game.asked;
    if game.player(seat).barrels() > 0 {
        game.ask(seat, Question::Load);
        if can_load(game, seat) || guests::can_go(game, seat) {
            return;
        }
    }
    pass(game, log);
}

/// §captain.8: the phase is over when as many turns in a row as there are players went by without a load.
fn pass(game: &mut PuertoRico, log: &mut Log<Event>) {
    game.captain.idle += 1;
    if game.captain.idle == game.players {
        return end(game, log);
    }
    go_on(game, log);
}

/// §captain.1: the turn goes clockwise.
fn go_on(game: &mut PuertoRico, log: &mut Log<Event>) {
    game.asked = game.asked.next(game.player_count());
    turn(game, log);
}

/// The loads that are possible on the cargo ships: the kind and the ship's number.
#[inline]
pub(crate) fn loads(fleet: &[Cargo], player: &Player, rule: ShipRule, mut found: impl FnMut(Good, usize)) {
    for good in Good::members(loadable(fleet, player)) {
        let held = player.barrels_of(good);
        // §captain.3: a kind that a ship carries goes on no other ship.
        if let Some(i) = fleet.iter().position(|ship| ship.good == Some(good)) {
            found(good, i);
            continue;
        }
        // §captain.4: of the empty ships only those that take the most of his barrels; §reading.1: or only the largest.
        let worth = |ship: &Cargo| match rule {
            ShipRule::Most => ship.capacity.min(held),
            ShipRule::Largest => ship.capacity,
        };
        let most = fleet.iter().filter(|ship| ship.good.is_none()).map(worth).max();
        for (i, ship) in fleet.iter().enumerate() {
            if ship.good.is_none() && Some(worth(ship)) == most {
                found(good, i);
            }
        }
    }
}

/// The kinds that a player can load on some cargo ship.
#[inline]
fn loadable(fleet: &[Cargo], player: &Player) -> KindSet {
    let (mut carried, mut open, mut empty) = (0, 0, 0);
    for ship in fleet {
        let good = ship.good.map_or(0, Good::bit);
        carried |= good;
        open |= if ship.room() > 0 { good } else { 0 };
        empty |= if good == 0 { KindSet::MAX } else { 0 };
    }
    // §captain.3: a kind that a ship carries, even a full one, goes on no other ship; any other kind on an empty one.
    player.held() & (open | empty & !carried)
}

/// Whether anything can be loaded on a cargo ship.
#[inline]
pub(crate) fn has_ship(game: &PuertoRico, player: &Player) -> bool {
    loadable(game.fleet(), player) != 0
}

/// §wharf.1: once in a captain phase.
#[inline]
pub(crate) fn has_wharf(game: &PuertoRico, seat: Seat) -> bool {
    game.player(seat).works(Building::Wharf) && game.captain.wharf & (1 << seat.index()) == 0
}

/// §small-wharf.1: once in a captain phase.
#[inline]
pub(crate) fn has_small_wharf(game: &PuertoRico, seat: Seat) -> bool {
    game.player(seat).works(Building::SmallWharf) && game.captain.small_wharf & (1 << seat.index()) == 0
}

/// Whether the seat has any way to load what it holds.
pub(crate) fn can_load(game: &PuertoRico, seat: Seat) -> bool {
    has_ship(game, game.player(seat)) || has_wharf(game, seat) || has_small_wharf(game, seat)
}

pub(crate) fn legal(game: &PuertoRico, seat: Seat, out: &mut Vec<Action>) {
    let player = game.player(seat);
    let before = out.len();
    loads(game.fleet(), player, game.ship_rule, |good, ship| {
        out.push(Action::Load(good, game.ships[ship].capacity));
    });
    let must = out.len() > before;
    if has_wharf(game, seat) {
        Good::list(player.held(), out, Action::Wharf);
    }
    if has_small_wharf(game, seat) {
        out.push(Action::SmallWharf);
    }
    guests::legal(game, seat, out);
    // §captain.2: who can load has to. §wharf.3: a wharf is never forced.
    if !must {
        or_pass(out);
    }
}

pub(crate) fn apply(game: &mut PuertoRico, seat: Seat, action: Action, log: &mut Log<Event>) {
    if let Action::Load(good, capacity) = action {
        load(game, seat, good, capacity, log);
        end_load(game, log);
    } else if let Action::Wharf(good) = action {
        ship_all(game, seat, good, log);
        end_load(game, log);
    } else if matches!(action, Action::SmallWharf) {
        small_wharf::begin(game, seat, log);
    } else if matches!(action, Action::Pass) || !can_load(game, seat) && !guests::can_go(game, seat) {
        // §captain.7: passing is not final.
        pass(game, log);
    }
}

fn load(game: &mut PuertoRico, seat: Seat, good: Good, capacity: u8, log: &mut Log<Event>) {
    let PuertoRico { seats, ships, .. } = game;
    let player = &mut seats[seat.index()];
    let ship = ships.iter_mut().find(|ship| ship.capacity == capacity).expect("the ship is in play");
    // §captain.5: as many barrels as fit.
    let barrels = player.goods[good.index()].min(ship.room());
    player.goods[good.index()] -= barrels;
    ship.good = Some(good);
    ship.barrels += barrels;
    let points = reward(game, seat, barrels, log);
    log.tell(|| Event::Loaded { seat, good, barrels, capacity, points });
}

/// §wharf.2: all barrels of the kind, straight to the supply.
fn ship_all(game: &mut PuertoRico, seat: Seat, good: Good, log: &mut Log<Event>) {
    let barrels = std::mem::take(&mut game.player_mut(seat).goods[good.index()]);
    game.goods[good.index()] += barrels;
    game.captain.wharf |= 1 << seat.index();
    let points = reward(game, seat, barrels, log);
    log.tell(|| Event::Shipped { seat, good, barrels, points });
}

/// The points of a load. §captain.6: one for each barrel, one more for the captain's first load; §library.1: two with his Library.
#[inline]
pub(crate) fn points(player: &Player, worth: u8, privilege: u8) -> u8 {
    // §harbor.1: one more for each load.
    worth + privilege + u8::from(player.works(Building::Harbor))
}

/// Points and doubloons of a load; the points.
pub(crate) fn reward(game: &mut PuertoRico, seat: Seat, worth: u8, log: &mut Log<Event>) -> u8 {
    let first = game.is_chooser(seat) && !game.captain.loaded;
    let privilege = if first { game.privilege(seat) } else { 0 };
    game.captain.loaded |= first;
    let player = game.player(seat);
    let lighthouse = player.works(Building::Lighthouse);
    let points = points(player, worth, privilege);
    if points > 0 {
        game.gain_points(seat, points);
    }
    // §lighthouse.1: a doubloon for each load.
    if lighthouse {
        gain(game, seat, Building::Lighthouse, 1, 0, log);
    }
    points
}

/// A load ends the turn and a series of turns without one.
pub(crate) fn end_load(game: &mut PuertoRico, log: &mut Log<Event>) {
    game.captain.idle = 0;
    go_on(game, log);
}

pub(crate) fn end(game: &mut PuertoRico, log: &mut Log<Event>) {
    game.captain = Captain::default();
    storage::begin(game, log);
}
