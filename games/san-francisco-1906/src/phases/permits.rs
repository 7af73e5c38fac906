//! Building, second step: the permits; then the building stands.

use kernel::{Chance, Kind, Log, Seat};

use super::bonus::go_up;
use super::{development, end_turn};
use crate::action::Action;
use crate::event::Event;
use crate::kinds::Development;
use crate::permit::Permit;
use crate::plot::Plot;
use crate::state::SanFrancisco1906;

/// Every set of one or two own permits that fits the plot, each once. §build.9: a second permit may be thrown in.
pub(crate) fn legal(game: &SanFrancisco1906, seat: Seat, plot: Plot, subsidy: bool, out: &mut Vec<Action>) {
    let place = game.map.place(plot);
    let cards = game.player(seat).permits.cards();
    for (i, &first) in cards.iter().enumerate() {
        if i > 0 && cards[i - 1] == first {
            continue;
        }
        if game.map.fits(place, first, None, subsidy) {
            out.push(Action::Spend(first));
        }
        for (j, &second) in cards.iter().enumerate().skip(i + 1) {
            let again = j > i + 1 && cards[j - 1] == second;
            if !again && game.map.fits(place, first, Some(second), subsidy) {
                out.push(Action::SpendTwo(first, second));
            }
        }
    }
}

pub(crate) fn apply(
    game: &mut SanFrancisco1906,
    seat: Seat,
    plot: Plot,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    let (first, second) = if let Action::SpendTwo(first, second) = action {
        (first, Some(second))
    } else if let Action::Spend(permit) = action {
        (permit, None)
    } else {
        debug_assert!(false, "{action} spends no permit");
        return;
    };
    // §build.6: the cost of the year; §build.7: more on rubble.
    let (paid, bit) = (game.build_price(plot), game.map.bit(plot));
    let rubble = game.rubble & bit != 0;
    discard(game, seat, first);
    if let Some(second) = second {
        discard(game, seat, second);
    }
    let player = game.player_mut(seat);
    player.pay(paid);
    player.area -= 1;
    player.built |= bit;
    log.tell(|| {
        let permits = [Some(first), second].into_iter().flatten().collect();
        Event::Built { seat, plot, permits, paid, rubble }
    });
    if rubble {
        // §build.7: the token comes to the builder, and the development token goes up.
        game.rubble &= !bit;
        game.player_mut(seat).tokens += 1;
        go_up(game, seat, log);
    }
    // §end.1: the first to have built everything takes Best Builder; §end.3: nobody after him.
    if game.best_builder.is_none() && game.player(seat).buildings() == game.data.tracks.buildings {
        game.best_builder = Some(seat);
        log.tell(|| Event::BestBuilder { seat });
    }
    // §card.1: two permits with a common symbol bring an urban development card.
    let kinds = second.map_or(0, |second| available(game, seat, first.symbol_bits() & second.symbol_bits()));
    if kinds == 0 {
        return end(game, chance, log);
    }
    development::begin(game, kinds);
}

pub(crate) fn end(game: &mut SanFrancisco1906, chance: &mut Chance, log: &mut Log<Event>) {
    end_turn(game, chance, log);
}

/// §build.8: spent permits go to the discards.
fn discard(game: &mut SanFrancisco1906, seat: Seat, permit: Permit) {
    game.player_mut(seat).permits.take(permit);
    game.permit_discard.add(permit, 1);
}

/// §card.3: what a card costs must be there; §card.4: an empty pile gives neither card nor move.
fn available(game: &SanFrancisco1906, seat: Seat, shared: u8) -> u8 {
    let dollars = game.player(seat).dollars;
    let cost = &game.tables().developments.cost;
    Development::ALL
        .iter()
        .filter(|kind| game.piles[kind.index()] > 0 && dollars >= cost[kind.index()])
        .fold(0, |kinds, kind| kinds | (shared & 1 << *kind as u8))
}
