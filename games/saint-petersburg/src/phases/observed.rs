//! The Observatory: a card drawn from a stack, to be bought, kept or discarded at once.

use kernel::{Chance, Kind, Log, Seat};

use super::turn;
use crate::action::Action;
use crate::event::Event;
use crate::kinds::{Card, Stack};
use crate::state::{Origin, Question, SaintPetersburg};

/// §observatory.3: it turns face down, and the top card of the stack is drawn. §secret.2: everybody sees the card.
pub(crate) fn begin(
    game: &mut SaintPetersburg,
    seat: Seat,
    stack: Stack,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    game.passes = 0;
    // §observatory.7: each Observatory once per round.
    game.player_mut(seat).face_down += 1;
    let card = chance.draw(&mut game.stacks[stack.index()]).expect("the stack holds two cards or more");
    game.question = Question::Observed(seat, card);
    log.tell(|| Event::Observed { seat, stack, card });
}

pub(crate) fn legal(game: &SaintPetersburg, seat: Seat, card: Card, out: &mut Vec<Action>) {
    let player = game.player(seat);
    let payable = |target| player.price(card, Origin::Observatory, target) <= player.rubles;
    if card.is_trading() {
        let targets = Card::members(player.targets(card)).map(Some).filter(|target| payable(*target));
        out.extend(targets.map(Action::BuyDrawn));
    } else if payable(None) {
        out.push(Action::BuyDrawn(None));
    }
    if player.has_room() {
        out.push(Action::Keep);
    }
    out.push(Action::Discard);
}

pub(crate) fn apply(
    game: &mut SaintPetersburg,
    seat: Seat,
    card: Card,
    action: Action,
    log: &mut Log<Event>,
) {
    match action {
        Action::BuyDrawn(target) => {
            let price = turn::place(game, seat, card, Origin::Observatory, target);
            log.tell(|| Event::BoughtDrawn { seat, card, target, price });
        }
        Action::Keep => {
            game.player_mut(seat).hand.add(card);
            log.tell(|| Event::Kept { seat, card });
        }
        Action::Discard => {
            game.discard.add(card, 1);
            log.tell(|| Event::Discarded { seat, card });
        }
        Action::Buy(..)
        | Action::Take(..)
        | Action::Play(..)
        | Action::Observe(_)
        | Action::Pass
        | Action::Pub(_) => debug_assert!(false, "{action} does not answer what was drawn"),
    }
    end(game, seat);
}

/// §observatory.6: using it is the whole turn.
pub(crate) fn end(game: &mut SaintPetersburg, seat: Seat) {
    turn::end(game, seat);
}
