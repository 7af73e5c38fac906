//! A turn: buy, take, play, observe or pass. §turn.6: any colour in any phase.

use kernel::{Chance, Kind, Log, Seat};

use super::{end_actions, observed};
use crate::action::Action;
use crate::event::Event;
use crate::kinds::{Card, Row, Stack};
use crate::state::{Origin, Question, SaintPetersburg};

/// §round.2: the next seat clockwise, one answer per turn.
pub(crate) fn begin(game: &mut SaintPetersburg, seat: Seat) {
    game.question = Question::Turn(seat);
}

pub(crate) fn legal(game: &SaintPetersburg, seat: Seat, out: &mut Vec<Action>) {
    let player = game.player(seat);
    let room = player.has_room();
    for &row in Row::ALL {
        for card in Card::members(game.row(row).kinds()) {
            // §turn.1: a card of either row, if its price can be paid.
            player.placements(card, Origin::Row(row), |target| out.push(Action::Buy(card, row, target)));
            // §turn.2, §trade.6: any card, also a trading card that could not be placed.
            if room {
                out.push(Action::Take(card, row));
            }
        }
    }
    // §turn.3: a card of the own hand.
    for card in player.hand.kinds() {
        player.placements(card, Origin::Hand, |target| out.push(Action::Play(card, target)));
    }
    // §turn.4: an Observatory.
    if game.phase == Stack::Building {
        out.extend(Stack::ALL.iter().filter(|s| game.can_observe(seat, **s)).map(|s| Action::Observe(*s)));
    }
    // §turn.5: always. §secret.3: so a seat is asked even if it can only pass.
    out.push(Action::Pass);
}

pub(crate) fn apply(
    game: &mut SaintPetersburg,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    match action {
        Action::Buy(card, row, target) => {
            game.rows[row.index()].take(card);
            let price = place(game, seat, card, Origin::Row(row), target);
            log.tell(|| Event::Bought { seat, card, row, target, price });
        }
        Action::Take(card, row) => {
            game.rows[row.index()].take(card);
            game.player_mut(seat).hand.add(card);
            log.tell(|| Event::Took { seat, card, row });
        }
        Action::Play(card, target) => {
            game.player_mut(seat).hand.take(card);
            let price = place(game, seat, card, Origin::Hand, target);
            log.tell(|| Event::Played { seat, card, target, price });
        }
        Action::Observe(stack) => return observed::begin(game, seat, stack, chance, log),
        Action::Pass => {
            log.tell(|| Event::Passed { seat });
            game.passes += 1;
            // §round.3: as many passes in a row as there are players, wherever the series began.
            if usize::from(game.passes) == game.player_count() {
                return end_actions(game, chance, log);
            }
            // §round.4: passing binds nobody; the seat is asked again when its turn comes round.
            return end(game, seat);
        }
        Action::BuyDrawn(_) | Action::Keep | Action::Discard | Action::Pub(_) => {
            debug_assert!(false, "{action} does not answer a turn");
        }
    }
    game.passes = 0;
    end(game, seat);
}

/// The turn goes clockwise.
pub(crate) fn end(game: &mut SaintPetersburg, seat: Seat) {
    begin(game, seat.next(game.player_count()));
}

/// Pays for a card and lays it into the play area; a replaced card goes to the discard pile. The price that was paid.
pub(crate) fn place(
    game: &mut SaintPetersburg,
    seat: Seat,
    card: Card,
    from: Origin,
    target: Option<Card>,
) -> u16 {
    let player = &mut game.seats[seat.index()];
    let price = player.price(card, from, target);
    debug_assert!(price <= player.rubles, "{seat} cannot pay {price}");
    player.rubles -= price;
    // §trade.1: the trading card takes the place of an own card.
    if let Some(target) = target {
        player.area.take(target);
        game.discard.add(target, 1);
    }
    player.area.add(card);
    price
}
