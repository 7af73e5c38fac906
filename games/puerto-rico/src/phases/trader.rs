//! The trader: one barrel each to the trading house.

use kernel::{Kind, KindSet, Log, Seat};

use super::{guests, land, or_pass, role};
use crate::action::Action;
use crate::event::Event;
use crate::kinds::{Building, Good};
use crate::player::{Player, kinds_in};
use crate::setup::HOUSE;
use crate::state::{PuertoRico, Question};

pub(crate) fn begin(game: &mut PuertoRico, log: &mut Log<Event>) {
    turn(game, game.chooser, log);
}

/// §trader.3: everybody in turn order may sell one barrel.
fn turn(game: &mut PuertoRico, seat: Seat, log: &mut Log<Event>) {
    game.ask(seat, Question::Sell);
    if !has_choice(game, seat) {
        land::begin(game, seat, log);
    }
}

fn has_choice(game: &PuertoRico, seat: Seat) -> bool {
    let player = game.player(seat);
    if player.barrels() == 0 {
        return false;
    }
    sellable(game, seat) != 0 || player.works(Building::TradingPost) || guests::can_go(game, seat)
}

/// The kinds that the house takes from a seat. §trader.1: a place is free and the kind is not there yet. §office.1: or the Office is occupied.
#[inline]
fn wanted(game: &PuertoRico, seat: Seat) -> KindSet {
    if game.house_len() >= HOUSE {
        0
    } else if game.player(seat).works(Building::Office) {
        KindSet::MAX
    } else {
        !kinds_in(&game.house)
    }
}

/// Whether the house takes this kind from a seat.
pub(crate) fn can_sell(game: &PuertoRico, seat: Seat, good: Good) -> bool {
    wanted(game, seat) & good.bit() != 0
}

/// The kinds that a seat has and can sell to the house.
#[inline]
fn sellable(game: &PuertoRico, seat: Seat) -> KindSet {
    game.player(seat).held() & wanted(game, seat)
}

pub(crate) fn legal(game: &PuertoRico, seat: Seat, out: &mut Vec<Action>) {
    let player = game.player(seat);
    Good::list(sellable(game, seat), out, Action::Sell);
    // §trading-post.1: any kind, even if the house is full or has it.
    if player.works(Building::TradingPost) {
        Good::list(player.held(), out, Action::Post);
    }
    guests::legal(game, seat, out);
    or_pass(out);
}

/// What a sale brings a seat.
pub(crate) fn proceeds(game: &PuertoRico, seat: Seat, good: Good, post: bool) -> u16 {
    revenue(game.player(seat), game.privilege(seat), good, post)
}

/// What a sale brings a player with a privilege of this size.
#[inline]
pub(crate) fn revenue(player: &Player, privilege: u8, good: Good, post: bool) -> u16 {
    // §trader.2, §trader.4, §library.1: the price and the trader's privilege.
    let mut doubloons = good.price() + u16::from(privilege);
    // §trading-post.2: the markets have no part in a sale to the post.
    if !post {
        // §small-market.1, §large-market.1: one and two doubloons more.
        doubloons += u16::from(player.works(Building::SmallMarket));
        doubloons += 2 * u16::from(player.works(Building::LargeMarket));
    }
    doubloons
}

pub(crate) fn apply(game: &mut PuertoRico, seat: Seat, action: Action, log: &mut Log<Event>) {
    if let Action::Sell(good) | Action::Post(good) = action {
        let post = matches!(action, Action::Post(_));
        let doubloons = proceeds(game, seat, good, post);
        let player = game.player_mut(seat);
        player.goods[good.index()] -= 1;
        player.doubloons += doubloons;
        let to = if post { &mut game.goods } else { &mut game.house };
        to[good.index()] += 1;
        log.tell(|| Event::Sold { seat, good, post, doubloons });
    } else if !matches!(action, Action::Pass) && has_choice(game, seat) {
        return;
    }
    // §land-office.3: the Land Office comes after the sale.
    land::begin(game, seat, log);
}

pub(crate) fn end_turn(game: &mut PuertoRico, log: &mut Log<Event>) {
    match game.next_in_phase() {
        Some(next) => turn(game, next, log),
        None => end(game, log),
    }
}

/// §trader.5: a full house is emptied; otherwise the barrels stay.
pub(crate) fn end(game: &mut PuertoRico, log: &mut Log<Event>) {
    if game.house_len() == HOUSE {
        let barrels = game.house;
        for (supply, house) in game.goods.iter_mut().zip(&mut game.house) {
            *supply += std::mem::take(house);
        }
        log.tell(|| Event::HouseEmptied { barrels });
    }
    role::end(game, log);
}
