//! Building: the taken cards go into the city one by one, as many as the seat likes.

use kernel::{Kind, Log, Seat};

use super::{bonus, contracts, end as end_game, lay, throw_away};
use crate::action::Action;
use crate::card::Symbol;
use crate::event::Event;
use crate::kinds::Row;
use crate::state::{Question, SanFrancisco};

/// Asks for the next card, if there is one that can be built.
#[inline]
pub(crate) fn begin(game: &mut SanFrancisco, seat: Seat, log: &mut Log<Event>) {
    let player = game.player(seat);
    // §end.2: the 25th card ends the game; the cards still taken are lost.
    if player.city.is_full() {
        throw_away(game, seat, log);
        return end_game(game, seat, log);
    }
    // §finalize.6: a column may be taken even if nothing of it can be built.
    if game.taken.slots().iter().any(|slot| player.can_build(game.deck.card(*slot))) {
        game.question = Question::Build(seat);
    } else {
        end(game, seat, log);
    }
}

#[inline]
pub(crate) fn legal(game: &SanFrancisco, seat: Seat, out: &mut Vec<Action>) {
    let city = &game.player(seat).city;
    // §finalize.4: in any order; cards of the same kind are one answer.
    for slot in game.taken.kinds() {
        let card = game.deck.card(slot);
        match card.colour().row() {
            // §build.1: a coloured card goes to its row; §build.4: if that is full, the card cannot be built.
            Some(row) if city.has_room(row) => out.push(Action::Build(card, None)),
            Some(_) => {}
            // §build.3: a black card goes to any row with a free space.
            None => {
                let rows = Row::ALL.iter().filter(|row| city.has_room(**row));
                out.extend(rows.map(|row| Action::Build(card, Some(*row))));
            }
        }
    }
    // §finalize.5: the others may be thrown away at any time.
    out.push(Action::Done);
}

#[inline]
pub(crate) fn apply(game: &mut SanFrancisco, seat: Seat, action: Action, log: &mut Log<Event>) {
    match action {
        Action::Build(card, black_row) => {
            let slot = game.taken.slots().iter().copied().find(|slot| game.deck.card(*slot) == card);
            let slot = slot.expect("the card was taken");
            let row = card.colour().row().or(black_row).expect("a black card has a row");
            game.taken.take(slot);
            lay(game, seat, row, slot, log);
            // §bonus.1: the second symbol of a row, at once; black cards count where they lie.
            if card.has(Symbol::Bonus) && game.player(seat).city.has_two_symbols(row) {
                return bonus::begin(game, seat, row, log);
            }
            begin(game, seat, log);
        }
        Action::Done => end(game, seat, log),
        Action::Place
        | Action::Finalize(..)
        | Action::Column(_)
        | Action::Return(_)
        | Action::Take(_)
        | Action::In(_)
        | Action::On(..)
        | Action::Keep => debug_assert!(false, "{action} does not say what is built"),
    }
}

/// The end of finalizing.
#[inline]
pub(crate) fn end(game: &mut SanFrancisco, seat: Seat, log: &mut Log<Event>) {
    throw_away(game, seat, log);
    contracts::begin(game, seat);
}
