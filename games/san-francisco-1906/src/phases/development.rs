//! Building, third step: an urban development card.

use kernel::{Chance, Kind, Log, Seat};

use super::bonus::go_right;
use super::end_turn;
use crate::action::Action;
use crate::event::Event;
use crate::kinds::Development;
use crate::state::{Question, SanFrancisco1906};

pub(crate) fn begin(game: &mut SanFrancisco1906, kinds: u8) {
    game.question = Question::Development { kinds };
}

pub(crate) fn legal(kinds: u8, out: &mut Vec<Action>) {
    // §card.2: one card of a symbol that both permits have.
    out.extend(SanFrancisco1906::kinds_in(kinds).map(Action::TakeDevelopment));
    // §card.5: no card need be taken.
    out.push(Action::Decline);
}

pub(crate) fn apply(
    game: &mut SanFrancisco1906,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    if let Action::TakeDevelopment(kind) = action {
        take(game, seat, kind, log);
    } else {
        debug_assert_eq!(action, Action::Decline);
        log.tell(|| Event::Declined { seat });
    }
    end(game, chance, log);
}

pub(crate) fn end(game: &mut SanFrancisco1906, chance: &mut Chance, log: &mut Log<Event>) {
    end_turn(game, chance, log);
}

fn take(game: &mut SanFrancisco1906, seat: Seat, kind: Development, log: &mut Log<Event>) {
    let cards = &game.tables().developments;
    let paid = cards.cost[kind.index()];
    let number = cards.copies[kind.index()] - game.piles[kind.index()];
    game.piles[kind.index()] -= 1;
    let player = game.player_mut(seat);
    player.pay(paid);
    player.developments[kind.index()] += 1;
    // §setup.5: park A lies on top, then B, C and D.
    if kind == Development::Park {
        player.parks |= 1 << number;
    }
    log.tell(|| Event::Developed { seat, kind, paid });
    // §card.2: and a free move to the right.
    go_right(game, seat, log);
}
