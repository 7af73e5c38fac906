//! Placing a project: a card is drawn and goes to one of the three columns.

use kernel::{Chance, Log, Seat};

use super::{end as end_game, give_back, turn};
use crate::action::{Action, MOST_RETURNED};
use crate::board::PROJECT_COLUMNS;
use crate::card::Symbol;
use crate::deck::Slot;
use crate::event::Event;
use crate::state::{Question, SanFrancisco};

/// §place.1: the top card is drawn and shown before the column is chosen.
#[inline]
pub(crate) fn begin(game: &mut SanFrancisco, seat: Seat, chance: &mut Chance, log: &mut Log<Event>) {
    let slot = game.draw_pile.draw(game.deck, chance);
    game.question = Question::Column(seat, slot);
    log.tell(|| Event::Drew { seat, card: game.deck.card(slot) });
}

#[inline]
pub(crate) fn legal(game: &SanFrancisco, seat: Seat, out: &mut Vec<Action>) {
    // §place.2: any of the three.
    out.extend((0..PROJECT_COLUMNS as u8).map(Action::Column));
    // §discard.2: a discard token may be used with the card in sight.
    let player = game.player(seat);
    if player.discard_tokens > 0 {
        out.extend((1..=MOST_RETURNED).filter(|k| player.may_return(*k)).map(Action::Return));
    }
}

#[inline]
pub(crate) fn apply(game: &mut SanFrancisco, seat: Seat, slot: Slot, action: Action, log: &mut Log<Event>) {
    match action {
        Action::Column(column) => {
            game.columns[usize::from(column)].push(slot);
            log.tell(|| Event::Placed { seat, card: game.deck.card(slot), column: column + 1 });
            end(game, seat, slot, column, log);
        }
        Action::Return(contracts) => give_back(game, seat, contracts, log),
        Action::Place
        | Action::Finalize(..)
        | Action::Build(..)
        | Action::Done
        | Action::Take(_)
        | Action::In(_)
        | Action::On(..)
        | Action::Keep => debug_assert!(false, "{action} does not say where the card goes"),
    }
}

#[inline]
pub(crate) fn end(game: &mut SanFrancisco, seat: Seat, slot: Slot, column: u8, log: &mut Log<Event>) {
    let card = game.deck.card(slot);
    // §place.3: a foundation card takes a token.
    if card.has(Symbol::Foundation) {
        game.tokens -= 1;
        log.tell(|| Event::Foundation { seat, card, column: column + 1, left: game.tokens });
        // §end.1: the last token ends the game at once; the card stays in its column.
        if game.tokens == 0 {
            return end_game(game, seat, log);
        }
    }
    turn::end(game, seat);
}
