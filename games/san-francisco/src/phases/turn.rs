//! A turn: §turn.2, draw a project or take a column, one of the two.

use kernel::{Chance, Log, Seat};

use super::{build, column, give_back};
use crate::action::{Action, MOST_RETURNED};
use crate::event::Event;
use crate::state::{Question, SanFrancisco};

/// §turn.1: seats take their turns clockwise.
#[inline]
pub(crate) fn begin(game: &mut SanFrancisco, seat: Seat) {
    game.round += u16::from(seat == Seat::A);
    game.question = Question::Turn(seat);
}

#[inline]
pub(crate) fn legal(game: &SanFrancisco, seat: Seat, out: &mut Vec<Action>) {
    let player = game.player(seat);
    // §place.1: always.
    out.push(Action::Place);
    for (n, column) in (0..).zip(&game.columns) {
        let cards = column.len();
        // §finalize.1: with fewer contracts than the column has cards.
        if player.contracts < cards {
            out.push(Action::Finalize(n, 0));
        } else if player.discard_tokens > 0 {
            // §discard.1: with a discard token, where the contracts that are left are few enough.
            let enough = |k: &u8| player.may_return(*k) && player.contracts - k < cards;
            out.extend((1..=MOST_RETURNED).filter(enough).map(|k| Action::Finalize(n, k)));
        }
    }
}

#[inline]
pub(crate) fn apply(
    game: &mut SanFrancisco,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    match action {
        Action::Place => column::begin(game, seat, chance, log),
        Action::Finalize(column, contracts) => {
            if contracts > 0 {
                give_back(game, seat, contracts, log);
            }
            finalize(game, seat, column, log);
            build::begin(game, seat, log);
        }
        Action::Column(_)
        | Action::Return(_)
        | Action::Build(..)
        | Action::Done
        | Action::Take(_)
        | Action::In(_)
        | Action::On(..)
        | Action::Keep => debug_assert!(false, "{action} does not answer a turn"),
    }
}

#[inline]
pub(crate) fn end(game: &mut SanFrancisco, seat: Seat) {
    begin(game, seat.next(game.player_count()));
}

/// Takes a column, and a contract for it.
#[inline]
pub(crate) fn finalize(game: &mut SanFrancisco, seat: Seat, column: u8, log: &mut Log<Event>) {
    // §finalize.1: all cards of the column, with their foundation tokens.
    game.taken.take_all(&mut game.columns[usize::from(column)]);
    // §finalize.2: one contract, however many cards; §setup.5: there are always enough.
    game.player_mut(seat).contracts += 1;
    let (deck, taken, player) = (game.deck, &game.taken, game.player(seat));
    let cards = || taken.slots().iter().map(|slot| deck.card(*slot));
    log.tell(|| Event::Finalized {
        seat,
        column: column + 1,
        cards: cards().collect(),
        contracts: player.contracts,
        kept: cards().any(|card| player.can_build(card)),
    });
    // §finalize.3: as soon as everybody has a contract, everybody gives one back.
    let players = game.player_count();
    let everybody = &mut game.seats[..players];
    if everybody.iter().all(|player| player.contracts > 0) {
        for player in everybody {
            player.contracts -= 1;
        }
        log.tell(|| Event::EverybodyReturns { seats: Seat::all(players).collect() });
    }
}
