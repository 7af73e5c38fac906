//! The trader phase: goods are sold at the prices of the trading house.

use kernel::{Chance, Kind, Log, Seat};

use crate::action::Action;
use crate::event::{Event, Occasion};
use crate::kinds::{Card, Tile};
use crate::state::{Player, Question, SanJuan};

/// §trader.1: the top trading-house card is turned up, even if nobody can sell.
pub(crate) fn begin(game: &mut SanJuan, chance: &mut Chance, log: &mut Log<Event>) {
    let house = &mut game.house;
    let at = usize::from(house.next);
    if house.next == house.seen {
        // §setup.4: the order comes to light with the first five reveals, and stays.
        house.order[at] = chance.draw(&mut super::unseen(house)).expect("not all cards have been seen");
        house.seen += 1;
    }
    let tile = house.order[at];
    house.open = Some(tile);
    house.next = if at == 4 { 0 } else { house.next + 1 };
    game.traded = false;
    log.tell(|| Event::Prices { tile });
    ask(game, Some(game.chooser), chance, log);
}

/// §trader.3, §trader.4, §trading-post.1: one good, one more for the chooser (two if doubled), one more with a Trading Post.
#[inline]
pub(crate) fn most(player: &Player, privilege: u8) -> u8 {
    1 + player.one_with(Card::TradingPost) + privilege
}

fn ask(game: &mut SanJuan, from: Option<Seat>, chance: &mut Chance, log: &mut Log<Event>) {
    let mut candidate = from;
    while let Some(seat) = candidate {
        let player = game.player(seat);
        if !player.goods.is_empty() {
            let most = most(player, game.privilege(seat));
            return game.begin_selection(Question::Sell(seat), 0, usize::from(most));
        }
        candidate = game.after(seat);
    }
    end(game, chance, log);
}

pub(crate) fn legal(game: &SanJuan, seat: Seat, out: &mut Vec<Action>) {
    game.list_goods(seat, Action::Sell, out);
}

pub(crate) fn apply(
    game: &mut SanJuan,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    if let Action::Sell(card) = action
        && !game.pick_good(seat, card)
    {
        return;
    }
    if game.selection.picked.is_empty() {
        log.tell(|| Event::Passed { seat });
    } else {
        sell(game, seat, chance, log);
    }
    game.end_selection();
    ask(game, game.after(seat), chance, log);
}

/// §trader.2: what a good brings. §land-registry.3: that of the Land Registry always two.
pub(crate) fn price(tile: Tile, card: Card) -> u8 {
    match card.store() {
        Some(place) if card.is_production() => tile.prices()[place],
        Some(_) | None => 2,
    }
}

/// What the markets add to the sale of so many goods.
#[inline]
pub(crate) fn markets(player: &Player, goods: usize) -> u8 {
    // §large-market.1: one card more; §small-market.1: one more if two goods or more were sold.
    let small = if goods >= 2 { player.one_with(Card::SmallMarket) } else { 0 };
    player.one_with(Card::LargeMarket) + small
}

/// The goods leave, then the seat draws the whole income in one go.
fn sell(game: &mut SanJuan, seat: Seat, chance: &mut Chance, log: &mut Log<Event>) {
    let tile = game.house.open.expect("a trading-house card lies open");
    let sold = game.selection.picked;
    game.traded = true;
    game.stirred = true;
    let mut income = 0;
    let mut harbor = game.player(seat).has(Card::Harbor);
    let mut stored = None;
    for card in Card::members(sold.kinds()) {
        for _ in 0..sold.count(card) {
            income += price(tile, card);
            let (good, old) = game.player_mut(seat).goods.take(card.store().expect("a good was sold"));
            // §harbor.1: the first good sold goes under the Harbor; §trader.5: all others to the discard pile, unseen.
            if std::mem::take(&mut harbor) {
                stored = Some(card);
                game.player_mut(seat).stored.add(good, 1);
                for (stored, older) in game.memory.old_stored.iter_mut().zip(old) {
                    stored[seat.index()] += u8::from(older);
                }
            } else {
                game.discard.add(good, 1);
            }
        }
    }
    income += markets(game.player(seat), sold.len());
    log.tell(|| Event::Sold { seat, goods: sold.each().collect(), income, stored });
    if let Some(good) = stored {
        log.tell(|| Event::Stored { seat, good });
    }
    game.draw_to_hand(seat, usize::from(income), Occasion::Sale, chance, log);
}

pub(crate) fn end(game: &mut SanJuan, chance: &mut Chance, log: &mut Log<Event>) {
    // §bohio.1: a card for its owner if nobody has sold anything.
    if !game.traded {
        for seat in game.chooser.round(game.player_count()) {
            if game.player(seat).has(Card::Bohio) {
                game.draw_to_hand(seat, 1, Occasion::Bohio, chance, log);
            }
        }
    }
    game.traded = false;
    // §trader.6: the card goes face down under the pile.
    game.house.open = None;
    super::end(game, chance, log);
}
