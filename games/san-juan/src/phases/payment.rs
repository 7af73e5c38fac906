//! Paying for a building: goods in the Black Market, then cards of the hand.

use kernel::{Chance, Kind, Log, Seat};

use super::builder;
use crate::action::Action;
use crate::event::{Event, Purpose};
use crate::kinds::Card;
use crate::state::{Question, SanJuan};

/// §black-market.1: up to two goods, one card less for each; §black-market.2: never more than the cost.
pub(crate) fn begin(game: &mut SanJuan, seat: Seat, chance: &mut Chance, log: &mut Log<Event>) {
    let player = game.player(seat);
    let cost = usize::from(game.site.cost);
    if game.site.has(Card::BlackMarket) && cost > 0 && !player.goods.is_empty() {
        let lo = cost.saturating_sub(player.hand.len());
        game.begin_selection(Question::Spend(seat), lo, cost.min(2));
    } else {
        ask(game, seat, chance, log);
    }
}

pub(crate) fn legal_spend(game: &SanJuan, seat: Seat, out: &mut Vec<Action>) {
    game.list_goods(seat, Action::Spend, out);
}

pub(crate) fn apply_spend(
    game: &mut SanJuan,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    if let Action::Spend(card) = action
        && !game.pick_good(seat, card)
    {
        return;
    }
    let picked = game.selection.picked;
    if !picked.is_empty() {
        log.tell(|| Event::Spent { seat, goods: picked.each().collect() });
    }
    for card in Card::members(picked.kinds()) {
        for _ in 0..picked.count(card) {
            game.discard_good(seat, card.store().expect("a good was spent"));
        }
    }
    game.site.cost -= picked.len() as u8;
    game.end_selection();
    ask(game, seat, chance, log);
}

/// §hospital.3: whether one card of discount can be waived, so that the Hospital gives one, if so many goods are spent.
pub(crate) fn can_waive(game: &SanJuan, seat: Seat, goods: u8) -> bool {
    let site = &game.site;
    let sawn = site.has(Card::Sawmill) && !site.card.is_production();
    let cost = usize::from(site.cost.saturating_sub(goods));
    site.discounted && site.has(Card::Hospital) && game.hand_size(seat) + usize::from(sawn) == cost + 2
}

/// §builder.2: exactly the cost is paid in cards of the hand, or one more where a discount can be waived.
fn ask(game: &mut SanJuan, seat: Seat, chance: &mut Chance, log: &mut Log<Event>) {
    let cost = usize::from(game.site.cost);
    let most = cost + usize::from(can_waive(game, seat, 0));
    if most > 0 {
        game.begin_selection(Question::Pay(seat), cost, most);
    } else {
        builder::finish(game, seat, chance, log);
    }
}

pub(crate) fn legal_pay(game: &SanJuan, seat: Seat, out: &mut Vec<Action>) {
    game.list_from(&game.player(seat).hand, Action::Pay, out);
}

pub(crate) fn apply_pay(
    game: &mut SanJuan,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    if let Action::Pay(card) = action
        && !game.pick_from_hand(seat, card)
    {
        return;
    }
    end(game, seat, chance, log);
}

pub(crate) fn end(game: &mut SanJuan, seat: Seat, chance: &mut Chance, log: &mut Log<Event>) {
    game.discard_chosen(seat, Purpose::Pay, log);
    builder::finish(game, seat, chance, log);
}
