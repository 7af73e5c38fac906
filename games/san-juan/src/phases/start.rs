//! The start of a round: Company, then Chapel and Church, then the hand limit. §start.1: each step for all seats, new governor first.

use kernel::{Chance, Log, Seat};

use super::role;
use crate::action::Action;
use crate::event::{Event, Occasion, Purpose};
use crate::kinds::{Card, Shelf};
use crate::state::{Question, SanJuan};

pub(crate) fn begin(game: &mut SanJuan, chance: &mut Chance, log: &mut Log<Event>) {
    ask_company(game, Some(game.governor), chance, log);
}

/// §company.1: its owner may discard one or two cards and draw as many.
fn ask_company(game: &mut SanJuan, from: Option<Seat>, chance: &mut Chance, log: &mut Log<Event>) {
    let mut candidate = from.filter(|_| game.new_buildings);
    while let Some(seat) = candidate {
        let player = game.player(seat);
        if player.has(Card::Company) && !player.hand.is_empty() {
            return game.begin_selection(Question::Company(seat), 0, 2);
        }
        candidate = game.after(seat);
    }
    ask_chapel(game, Some(game.governor), chance, log);
}

pub(crate) fn legal_discard(game: &SanJuan, seat: Seat, out: &mut Vec<Action>) {
    game.list_from(&game.player(seat).hand, Action::Discard, out);
}

pub(crate) fn apply_company(
    game: &mut SanJuan,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    if let Action::Discard(card) = action
        && !game.pick_from_hand(seat, card)
    {
        return;
    }
    let cards = game.discard_chosen(seat, Purpose::Exchange, log);
    if cards == 0 {
        log.tell(|| Event::Passed { seat });
    }
    game.draw_to_hand(seat, cards, Occasion::Company, chance, log);
    ask_company(game, game.after(seat), chance, log);
}

/// §chapel.1: its owner may put one card of his hand under it.
fn ask_chapel(game: &mut SanJuan, from: Option<Seat>, chance: &mut Chance, log: &mut Log<Event>) {
    let mut candidate = from;
    while let Some(seat) = candidate {
        let player = game.player(seat);
        if player.has(Card::Chapel) && !player.hand.is_empty() {
            return game.begin_selection(Question::Chapel(seat), 0, 1);
        }
        if ask_church(game, seat) {
            return;
        }
        candidate = game.after(seat);
    }
    ask_limit(game, Some(game.governor), chance, log);
}

/// §church.1: once in a game its owner may put any number of cards under it; §church.2: none at all does not use it up.
fn ask_church(game: &mut SanJuan, seat: Seat) -> bool {
    let player = game.player(seat);
    let asked = player.has(Card::Church) && player.under_church == 0 && !player.hand.is_empty();
    if asked {
        game.begin_selection(Question::Church(seat), 0, player.hand.len());
    }
    asked
}

pub(crate) fn legal_tuck(game: &SanJuan, seat: Seat, shelf: Shelf, out: &mut Vec<Action>) {
    game.list_from(&game.player(seat).hand, |card| Action::Tuck(card, shelf), out);
}

pub(crate) fn apply_tuck(
    game: &mut SanJuan,
    seat: Seat,
    shelf: Shelf,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    if let Action::Tuck(card, _) = action
        && !game.pick_from_hand(seat, card)
    {
        return;
    }
    if game.selection.picked.is_empty() {
        log.tell(|| Event::Passed { seat });
    }
    match shelf {
        Shelf::Chapel => {
            let cards = game.tuck_chosen(seat, Purpose::Chapel, log);
            game.player_mut(seat).under_chapel += cards;
            // §start.1: a seat with both answers for its Chapel, then for its Church.
            if !ask_church(game, seat) {
                ask_chapel(game, game.after(seat), chance, log);
            }
        }
        Shelf::Church => {
            let cards = game.tuck_chosen(seat, Purpose::Church, log);
            game.player_mut(seat).under_church += cards;
            ask_chapel(game, game.after(seat), chance, log);
        }
    }
}

/// §start.2: who has too many cards discards down to the limit. §start.3: nothing else ever looks at it.
fn ask_limit(game: &mut SanJuan, from: Option<Seat>, chance: &mut Chance, log: &mut Log<Event>) {
    let mut candidate = from;
    while let Some(seat) = candidate {
        let cards = game.player(seat).hand.len();
        // A limit is six at least, so most hands need no look at the buildings.
        if cards > 6 {
            let excess = cards.saturating_sub(game.hand_limit(seat));
            if excess > 0 {
                return game.begin_selection(Question::Limit(seat), excess, excess);
            }
        }
        candidate = game.after(seat);
    }
    end(game, chance, log);
}

pub(crate) fn apply_limit(
    game: &mut SanJuan,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    if game.discard_from_hand(seat, action, Purpose::Limit, log) {
        ask_limit(game, game.after(seat), chance, log);
    }
}

/// The round's first role.
pub(crate) fn end(game: &mut SanJuan, _chance: &mut Chance, _log: &mut Log<Event>) {
    role::begin(game);
}
