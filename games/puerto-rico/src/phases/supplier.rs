//! The Royal Supplier: barrels for the court, before a player's first load.

use kernel::{Kind, Log, Seat};

use super::captain;
use crate::action::Action;
use crate::event::Event;
use crate::kinds::{Building, Good};
use crate::state::{PuertoRico, Question};

/// §royal-supplier.1: as many barrels as the player has nobles at the start.
pub(crate) fn begin(game: &mut PuertoRico, seat: Seat, log: &mut Log<Event>) {
    let player = game.player(seat);
    let left = if player.works(Building::RoyalSupplier) { player.nobles } else { 0 };
    ask(game, seat, left, 0, log);
}

fn ask(game: &mut PuertoRico, seat: Seat, left: u8, from: u8, log: &mut Log<Event>) {
    let possible = || game.player(seat).held() >> from != 0;
    if left > 0 && possible() {
        game.ask(seat, Question::Supplier { left, from });
    } else {
        end(game, log);
    }
}

pub(crate) fn legal(game: &PuertoRico, seat: Seat, from: u8, out: &mut Vec<Action>) {
    // §royal-supplier.2: all of different kinds, named in goods order.
    let later = |good: &Good| good.index() >= usize::from(from);
    out.extend(game.player(seat).kinds_held().filter(later).map(Action::Deliver));
    out.push(Action::Done);
}

pub(crate) fn apply(game: &mut PuertoRico, seat: Seat, left: u8, action: Action, log: &mut Log<Event>) {
    let Action::Deliver(good) = action else {
        debug_assert_eq!(action, Action::Done);
        return end(game, log);
    };
    game.player_mut(seat).goods[good.index()] -= 1;
    game.goods[good.index()] += 1;
    // §royal-supplier.3: a point for each, and nothing else comes with it.
    game.gain_points(seat, 1);
    log.tell(|| Event::Delivered { seat, good });
    ask(game, seat, left - 1, good.index() as u8 + 1, log);
}

pub(crate) fn end(game: &mut PuertoRico, log: &mut Log<Event>) {
    captain::load_or_go_on(game, log);
}
