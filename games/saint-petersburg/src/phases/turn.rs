//! A turn: buy, take, play, observe or pass. §turn.6: any colour in any phase.

use kernel::{Chance, Kind, Log, Seat, list_places};

use super::{end_actions, observed};
use crate::action::Action;
use crate::cards::{CardSet, PLAIN};
use crate::event::Event;
use crate::kinds::{Card, Row, Stack};
use crate::purse::Purse;
use crate::state::{Origin, Question, SaintPetersburg};

/// §round.2: the next seat clockwise, one answer per turn.
pub(crate) fn begin(game: &mut SaintPetersburg, seat: Seat) {
    game.question = Question::Turn(seat);
}

pub(crate) fn legal(game: &SaintPetersburg, seat: Seat, out: &mut Vec<Action>) {
    let player = game.player(seat);
    let [upper, lower] = [game.row(Row::Upper).kinds(), game.row(Row::Lower).kinds()];
    let room = player.has_room();
    match Purse::of(player) {
        Some(purse) => legal_with_rubles(&purse, [upper, lower], player.hand.set(), room, out),
        None if room => {
            // §turn.2: taking costs nothing.
            Card::list(upper, out, |card| Action::Take(card, Row::Upper));
            Card::list(lower, out, |card| Action::Take(card, Row::Lower));
        }
        None => {}
    }
    // §turn.4: an Observatory.
    if player.face_up_observatories() > 0 && game.phase == Stack::Building {
        out.extend(Stack::ALL.iter().filter(|s| game.can_observe(seat, **s)).map(|s| Action::Observe(*s)));
    }
    // §turn.5: always. §secret.3: so a seat is asked even if it can only pass.
    out.push(Action::Pass);
}

/// What may be done with the cards of the rows and of the hand, as sets.
#[inline]
fn legal_with_rubles(
    purse: &Purse<'_>,
    rows: [CardSet; 2],
    hand: CardSet,
    room: bool,
    out: &mut Vec<Action>,
) {
    // §price.3, §price.7: one ruble less straight from the lower row.
    const OFF: [u8; 2] = [0, 1];
    // §turn.1: a card of either row, if its price can be paid. §turn.3: a card of the own hand.
    let payable = OFF.map(|off| purse.payable(off));
    let plain = [rows[0] & payable[0], rows[1] & payable[1]];
    let played = hand & payable[0];
    let reach = purse.reach();
    // §turn.2, §trade.6: any card, also a trading card that could not be placed.
    let open = reach | u64::from(room).wrapping_neg();
    if (rows[0] | rows[1]) & open == 0 {
        list_places(plain[0] | plain[1] << PLAIN, out, |place| PLAIN_ANSWERS[0][place]);
    } else {
        for (place, card) in Card::members_of_both([0, 1].map(|row| plain[row] | rows[row] & open)) {
            if reach & card.bit() != 0 {
                let targets = Card::members(purse.payable_targets(card, OFF[place]));
                targets.for_each(|target| out.push(Action::Buy(card, Row::ALL[place], Some(target))));
            }
            // Both are written and those counted that may be given: looking first would take longer.
            let buy = (plain[place] >> card.index()) as usize & 1;
            out.extend_from_slice(&ROW_ANSWERS[place][card.index()][buy]);
            out.truncate(out.len() - 2 + buy + usize::from(room));
        }
    }
    list_places(played, out, |place| PLAIN_ANSWERS[1][place]);
    for card in Card::members(hand & reach) {
        let targets = Card::members(purse.payable_targets(card, 0));
        targets.for_each(|target| out.push(Action::Play(card, Some(target))));
    }
}

/// For each row and card, without and with the answer that buys it: the answers that buy and take it, or that take it twice.
const ROW_ANSWERS: [[[[Action; 2]; 2]; Card::COUNT]; 2] = {
    let mut answers = [[[[Action::Pass; 2]; 2]; Card::COUNT]; 2];
    let mut i = 0;
    while i < 2 * Card::COUNT {
        let (place, card) = (i / Card::COUNT, Card::ALL[i % Card::COUNT]);
        let row = Row::ALL[place];
        let take = Action::Take(card, row);
        answers[place][card as usize] = [[take; 2], [Action::Buy(card, row, None), take]];
        i += 1;
    }
    answers
};

/// The answers that buy a plain card, from the upper row, then from the lower row; and those that play one.
const PLAIN_ANSWERS: [[Action; 2 * PLAIN]; 2] = {
    let mut answers = [[Action::Pass; 2 * PLAIN]; 2];
    let mut i = 0;
    while i < PLAIN {
        let card = Card::ALL[i];
        answers[0][i] = Action::Buy(card, Row::Upper, None);
        answers[0][PLAIN + i] = Action::Buy(card, Row::Lower, None);
        answers[1][i] = Action::Play(card, None);
        i += 1;
    }
    answers
};

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
