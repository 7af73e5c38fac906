//! The adventurer phase: a card for the chooser, then Gold Mines and Goldsmiths. It asks nothing, unless the set-up lets him decline.

use arrayvec::ArrayVec;
use kernel::{Chance, Log, Seat, SeenBy};

use crate::action::Action;
use crate::event::{Event, Occasion};
use crate::kinds::Card;
use crate::state::{Question, SanJuan};

/// §adventurer.1: only the chooser draws: one card, two if doubled.
pub(crate) fn begin(game: &mut SanJuan, chance: &mut Chance, log: &mut Log<Event>) {
    // §round.7: he may be asked whether he wants it.
    if game.decline && game.available() > 0 {
        game.question = Question::Venture(game.chooser);
        return;
    }
    venture(game, true, chance, log);
}

/// §round.7: who declines his privilege leaves all Gold Mines shut; they open when it is used. Goldsmiths do not ask for it.
pub(crate) fn apply(
    game: &mut SanJuan,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    if action == Action::Pass {
        log.tell(|| Event::Passed { seat });
    }
    venture(game, action == Action::Draw, chance, log);
}

fn venture(game: &mut SanJuan, privilege: bool, chance: &mut Chance, log: &mut Log<Event>) {
    let chooser = game.chooser;
    if privilege {
        game.draw_to_hand(chooser, usize::from(game.privilege(chooser)), Occasion::Adventurer, chance, log);
    }
    // §adventurer.2: then seat by seat, clockwise from the chooser, Gold Mine before Goldsmith; never doubled.
    for seat in chooser.round(game.player_count()) {
        if privilege && game.player(seat).has(Card::GoldMine) {
            mine(game, seat, chance, log);
        }
        if game.player(seat).has(Card::Goldsmith) {
            assay(game, seat, chance, log);
        }
    }
    end(game, chance, log);
}

/// §gold-mine.1: four cards are shown; if their costs all differ the cheapest is kept, otherwise none.
fn mine(game: &mut SanJuan, seat: Seat, chance: &mut Chance, log: &mut Log<Event>) {
    // §gold-mine.2: with fewer than four cards to draw, nothing happens.
    if game.available() < 4 {
        return;
    }
    let mut shown: ArrayVec<Card, 4> = ArrayVec::new();
    for _ in 0..4 {
        let card = game.draw(SeenBy::Everybody, chance, log).expect("four cards are available");
        game.memory.shown(card);
        shown.push(card);
    }
    let costs = shown.iter().fold(0u8, |costs, card| costs | 1 << card.cost());
    let cheapest = shown.iter().copied().min_by_key(|card| card.cost());
    let kept = cheapest.filter(|_| costs.count_ones() == 4);
    log.tell(|| Event::Mined { seat, cards: shown.to_vec(), kept });
    for card in shown {
        if kept == Some(card) {
            take(game, seat, card);
        } else {
            game.discard_openly(card);
        }
    }
}

/// §goldsmith.1: one card is shown; it is kept if nobody has such a building face up, otherwise discarded.
fn assay(game: &mut SanJuan, seat: Seat, chance: &mut Chance, log: &mut Log<Event>) {
    let Some(card) = game.draw(SeenBy::Everybody, chance, log) else { return };
    game.memory.shown(card);
    let kept = !game.seats.iter().any(|player| player.has(card));
    log.tell(|| Event::Assayed { seat, card, kept });
    if kept {
        take(game, seat, card);
    } else {
        game.discard_openly(card);
    }
}

/// §secret.6: everybody saw which card went to the hand.
fn take(game: &mut SanJuan, seat: Seat, card: Card) {
    game.player_mut(seat).hand.add(card);
    game.memory.kept_openly(seat, card);
}

pub(crate) fn end(game: &mut SanJuan, chance: &mut Chance, log: &mut Log<Event>) {
    super::end(game, chance, log);
}
