//! The draft of the New Buildings: which kinds are in play.

use kernel::{Kind, Log, Seat};

use super::{no_answer, role};
use crate::action::Action;
use crate::buildings::{Buildings, DRAFT_PICKS, DRAFT_SLOTS, DRAFTED};
use crate::event::Event;
use crate::kinds::Building;
use crate::setup::Chosen;
use crate::state::{PuertoRico, Question};

/// §draft.1: before the first round, from the first governor clockwise.
pub(crate) fn begin(game: &mut PuertoRico) {
    game.ask(Seat::A, Question::Draft);
}

/// §reading.3: the buildings that were agreed upon are in play, and the first round begins.
pub(crate) fn agree(game: &mut PuertoRico, chosen: Chosen) {
    for building in chosen.iter() {
        // §draft.3: all its copies are in play.
        game.copies[building.index()] = building.copies(game.players);
    }
    game.in_play |= chosen.set();
    game.left |= chosen.set();
    end(game);
}

/// Slots of a cost that are still free.
pub(crate) fn free_slots(game: &PuertoRico, cost: u8) -> u8 {
    let drafted = Building::members(game.in_play & DRAFTED);
    let used = drafted.filter(|building| building.facts().cost == cost).count() as u8;
    DRAFT_SLOTS[usize::from(cost)] - used
}

/// §draft.2: kinds that are not in play and whose cost has a free slot.
pub(crate) fn open(game: &PuertoRico) -> Buildings {
    let mut free = DRAFT_SLOTS;
    for building in Building::members(game.in_play & DRAFTED) {
        free[usize::from(building.facts().cost)] -= 1;
    }
    let fits = |building: &Building| free[usize::from(building.facts().cost)] > 0;
    Building::members(DRAFTED & !game.in_play).filter(fits).fold(0, |set, building| set | building.bit())
}

pub(crate) fn legal(game: &PuertoRico, out: &mut Vec<Action>) {
    Building::list(open(game), out, Action::Draft);
}

pub(crate) fn apply(game: &mut PuertoRico, seat: Seat, action: Action, log: &mut Log<Event>) {
    let Action::Draft(building) = action else { return no_answer(action) };
    // §draft.3: all its copies are in play.
    game.in_play |= building.bit();
    game.left |= building.bit();
    game.copies[building.index()] = building.copies(game.players);
    log.tell(|| Event::Drafted { seat, building });
    game.turn += 1;
    if game.turn == DRAFT_PICKS {
        return end(game);
    }
    game.ask(seat.next(game.player_count()), Question::Draft);
}

pub(crate) fn end(game: &mut PuertoRico) {
    game.turn = 0;
    role::begin(game);
}
