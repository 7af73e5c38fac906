//! The choice of a role, and the round around it.

use kernel::{Chance, Kind, Log, Seat, list_places, places};

use super::{builder, captain, craftsman, mayor, no_answer, prospector, settler, trader};
use crate::action::Action;
use crate::event::Event;
use crate::kinds::Role;
use crate::setup::numbers;
use crate::state::{CARDS, PuertoRico, Question};

/// The card of the second prospector.
pub(crate) const SECOND: usize = CARDS - 1;

/// The role cards of a table, as a set. §setup.8: no prospector with three players, one with two or four, two with five.
#[inline]
pub(crate) fn cards(players: u8) -> u8 {
    match numbers(players).prospectors {
        0 => 0b0011_1111,
        1 => 0b0111_1111,
        _ => 0b1111_1111,
    }
}

/// Cards that nobody has taken in this round.
#[inline]
pub(crate) fn untaken(game: &PuertoRico) -> u8 {
    cards(game.players) & !game.taken
}

/// §round.2: from the governor clockwise; with two players by turns until each has three.
pub(crate) fn begin(game: &mut PuertoRico) {
    let seat = (game.governor.index() + usize::from(game.turn)) % game.player_count();
    game.role = None;
    game.ask(Seat::new(seat), Question::Role);
}

/// §round.5: the two prospectors differ by their doubloons alone; the richer one comes first.
pub(crate) fn prospectors(game: &PuertoRico) -> (Option<usize>, Option<usize>) {
    let first = Role::Prospector.index();
    match untaken(game) >> first {
        0 => (None, None),
        0b01 => (Some(first), None),
        0b10 => (Some(SECOND), None),
        _ => match game.purses[first].cmp(&game.purses[SECOND]) {
            std::cmp::Ordering::Less => (Some(SECOND), Some(first)),
            std::cmp::Ordering::Equal => (Some(first), None),
            std::cmp::Ordering::Greater => (Some(first), Some(SECOND)),
        },
    }
}

pub(crate) fn legal(game: &PuertoRico, out: &mut Vec<Action>) {
    // §round.3: any card that is left; a role has to be taken.
    let left = untaken(game);
    // §round.5: either prospector is the prospector; the second one is another answer only if both are left and differ.
    let either = left & 0b1100_0000 != 0;
    let both = left & 0b1100_0000 == 0b1100_0000;
    let second = both & (game.purses[Role::Prospector.index()] != game.purses[SECOND]);
    let answers = left & 0b0011_1111 | u8::from(either) << 6 | u8::from(second) << 7;
    list_places(u64::from(answers), out, |place| ANSWERS[place]);
}

/// The roles, then the second prospector.
const ANSWERS: [Action; CARDS] = {
    let mut answers = [Action::TakeSecondProspector; CARDS];
    let mut i = 0;
    while i < Role::COUNT {
        answers[i] = Action::Take(Role::ALL[i]);
        i += 1;
    }
    answers
};

pub(crate) fn apply(
    game: &mut PuertoRico,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    let (role, card) = if matches!(action, Action::TakeSecondProspector) {
        (Role::Prospector, prospectors(game).1)
    } else if let Action::Take(role) = action {
        (role, if role == Role::Prospector { prospectors(game).0 } else { Some(role.index()) })
    } else {
        return no_answer(action);
    };
    let card = card.expect("the card is left");
    // §round.4: the doubloons on the card go to who takes it.
    let doubloons = std::mem::take(&mut game.purses[card]);
    game.taken |= 1 << card;
    game.player_mut(seat).doubloons += u16::from(doubloons);
    game.role = Some(role);
    game.chooser = seat;
    let second = matches!(action, Action::TakeSecondProspector);
    log.tell(|| Event::Took { seat, role, doubloons, second });
    match role {
        Role::Settler => settler::begin(game, chance, log),
        Role::Mayor => mayor::begin(game, log),
        Role::Builder => builder::begin(game, log),
        Role::Craftsman => craftsman::begin(game, log),
        Role::Trader => trader::begin(game, log),
        Role::Captain => captain::begin(game, log),
        Role::Prospector => prospector::begin(game, log),
    }
}

/// Ends a phase: the next choice, the next round, or the end of the game.
pub(crate) fn end(game: &mut PuertoRico, log: &mut Log<Event>) {
    game.turn += 1;
    if game.turn < numbers(game.players).roles {
        return begin(game);
    }
    // §end.4: the round is played to its end, then the game is over.
    if game.ended.is_some() {
        game.role = None;
        game.question = Question::Over;
        log.tell(|| Event::Over);
        return;
    }
    // §round.6: a doubloon on every card that was not taken; the cards come back, and the governor goes to the next seat.
    for card in places(u64::from(untaken(game))) {
        // More than anybody has ever seen lie there: who plays on purpose so that a card is never taken breaks nothing.
        game.purses[card] = game.purses[card].saturating_add(1);
    }
    game.taken = 0;
    game.turn = 0;
    game.round += 1;
    game.governor = game.governor.next(game.player_count());
    log.tell(|| Event::Round { round: game.round, governor: game.governor });
    begin(game);
}
