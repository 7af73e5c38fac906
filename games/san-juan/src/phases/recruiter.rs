//! The recruiter phase: cards are drawn, some are kept.

use kernel::{Chance, Log, Seat, SeenBy};

use crate::action::Action;
use crate::event::{Event, Occasion, Purpose};
use crate::kinds::Card;
use crate::state::{Player, Question, SanJuan};

pub(crate) fn begin(game: &mut SanJuan, chance: &mut Chance, log: &mut Log<Event>) {
    if game.new_buildings {
        register(game, chance, log);
    }
    ask(game, Some(game.chooser), chance, log);
}

/// §land-registry.1: first of all, every empty Land Registry gets a good; §land-registry.2: one at most.
fn register(game: &mut SanJuan, chance: &mut Chance, log: &mut Log<Event>) {
    let store = Card::LandRegistry.store().expect("it carries a good");
    for seat in game.chooser.round(game.player_count()) {
        let player = game.player(seat);
        if player.has(Card::LandRegistry)
            && player.goods.at(store) == 0
            && game.place_good(seat, store, chance, log)
        {
            log.tell(|| Event::Registered { seat });
        }
    }
}

/// §recruiter.1, §recruiter.2: two cards; three more for the chooser, six more if doubled.
#[inline]
pub(crate) fn cards(privilege: u8) -> u8 {
    2 + 3 * privilege
}

/// §recruiter.3, §villa.1: one card is kept, two with a Villa.
#[inline]
pub(crate) fn kept(player: &Player) -> u8 {
    1 + player.one_with(Card::Villa)
}

/// Seats draw in turn until one has to choose.
fn ask(game: &mut SanJuan, from: Option<Seat>, chance: &mut Chance, log: &mut Log<Event>) {
    let mut candidate = from;
    while let Some(seat) = candidate {
        // §round.7: he may be asked whether he wants any.
        if game.decline && game.available() > 0 {
            game.question = Question::Recruit(seat);
            return;
        }
        if recruit(game, seat, chance, log) {
            return;
        }
        candidate = game.after(seat);
    }
    end(game, chance, log);
}

/// A seat draws; whether it has to choose.
fn recruit(game: &mut SanJuan, seat: Seat, chance: &mut Chance, log: &mut Log<Event>) -> bool {
    let [cards, kept] = [cards(game.privilege(seat)), kept(game.player(seat))].map(usize::from);
    // §notary-office.1: all cards drawn go to the hand, and as many as usual are discarded from the whole hand.
    if game.player(seat).has(Card::NotaryOffice) {
        let drawn = game.draw_to_hand(seat, cards, Occasion::Recruited, chance, log);
        let excess = drawn.saturating_sub(kept);
        if excess > 0 {
            game.begin_selection(Question::Cull(seat), excess, excess);
        }
        return excess > 0;
    }
    if draw(game, seat, cards, kept, chance, log) > kept {
        game.begin_selection(Question::Keep(seat), kept, kept);
        return true;
    }
    // §recruiter.4: not more cards than may be kept: all are kept.
    keep_all(game, seat);
    false
}

/// §round.7: he draws, or declines.
pub(crate) fn apply_recruit(
    game: &mut SanJuan,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    if action == Action::Pass {
        log.tell(|| Event::Passed { seat });
    } else if recruit(game, seat, chance, log) {
        return;
    }
    ask(game, game.after(seat), chance, log);
}

/// Draws cards of which so many are kept. How many there were.
fn draw(
    game: &mut SanJuan,
    seat: Seat,
    cards: usize,
    kept: usize,
    chance: &mut Chance,
    log: &mut Log<Event>,
) -> usize {
    for _ in 0..cards {
        let Some(card) = game.draw(SeenBy::Only(seat), chance, log) else { break };
        game.memory.drawn_by(seat, card);
        game.drawn.add(card);
    }
    let drawn = game.drawn;
    if !drawn.is_empty() {
        let source = if drawn.len() > kept { Occasion::Recruiter } else { Occasion::Recruited };
        log.split(
            seat,
            || Event::Drew { seat, cards: drawn.each().collect(), source },
            || Event::DrewSome { seat, count: drawn.len(), source },
        );
    }
    drawn.len()
}

fn keep_all(game: &mut SanJuan, seat: Seat) {
    game.memory.joined_hand(seat, game.drawn.len());
    game.memory.old_drawn = 0;
    let SanJuan { drawn, seats, .. } = game;
    drawn.empty(|card, n| (0..n).for_each(|_| seats[seat.index()].hand.add(card)));
}

pub(crate) fn legal_keep(game: &SanJuan, out: &mut Vec<Action>) {
    game.list_from(&game.drawn, Action::Keep, out);
}

pub(crate) fn apply_keep(
    game: &mut SanJuan,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    let Action::Keep(card) = action else {
        debug_assert!(false, "{action} keeps nothing");
        return;
    };
    game.drawn.take(card);
    game.pick(card);
    if !game.selection.is_full() {
        return;
    }
    game.tell_moved(seat, Purpose::Keep, log);
    game.memory.joined_hand(seat, game.selection.picked.len());
    game.memory.old_drawn = 0;
    let SanJuan { selection, drawn, seats, discard, memory, .. } = game;
    selection.picked.empty(|card, n| (0..n).for_each(|_| seats[seat.index()].hand.add(card)));
    // §recruiter.3: the others are discarded before the next seat draws. §secret.4: he remembers them.
    drawn.empty(|card, n| {
        discard.add(card, n);
        memory.discard[seat.index()].add(card, n);
    });
    game.end_selection();
    ask(game, game.after(seat), chance, log);
}

pub(crate) fn legal_cull(game: &SanJuan, seat: Seat, out: &mut Vec<Action>) {
    game.list_from(&game.player(seat).hand, Action::Discard, out);
}

pub(crate) fn apply_cull(
    game: &mut SanJuan,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    if game.discard_from_hand(seat, action, Purpose::Cull, log) {
        ask(game, game.after(seat), chance, log);
    }
}

pub(crate) fn end(game: &mut SanJuan, chance: &mut Chance, log: &mut Log<Event>) {
    super::end(game, chance, log);
}
