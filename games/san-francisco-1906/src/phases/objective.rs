//! Taking an objective: face up from the row, or face down from the pile.

use kernel::{Chance, Log, Seat, SeenBy};

use super::end_turn;
use crate::action::Action;
use crate::event::Event;
use crate::kinds::Objective;
use crate::state::{Question, SanFrancisco1906};

/// §objective.3: as long as there is one in the row or in the pile.
#[inline]
pub(crate) fn is_possible(game: &SanFrancisco1906) -> bool {
    !game.objective_row.is_empty() || !game.objective_pile.is_empty()
}

pub(crate) fn begin(game: &mut SanFrancisco1906) {
    game.question = Question::Objective;
}

pub(crate) fn legal(game: &SanFrancisco1906, out: &mut Vec<Action>) {
    // §objective.1: any objective of the row.
    out.extend(game.objective_row.iter().map(Action::TakeObjective));
    // §objective.2: the top of the pile, unless it is empty.
    if !game.objective_pile.is_empty() {
        out.push(Action::DrawObjective);
    }
}

pub(crate) fn apply(
    game: &mut SanFrancisco1906,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    if let Action::TakeObjective(objective) = action {
        take(game, seat, objective, log);
    } else {
        debug_assert_eq!(action, Action::DrawObjective);
        draw(game, seat, chance, log);
    }
    end(game, chance, log);
}

/// §row.1: the row stays as it is until all have acted.
pub(crate) fn end(game: &mut SanFrancisco1906, chance: &mut Chance, log: &mut Log<Event>) {
    end_turn(game, chance, log);
}

pub(crate) fn take(game: &mut SanFrancisco1906, seat: Seat, objective: Objective, log: &mut Log<Event>) {
    game.objective_row.take(objective);
    game.player_mut(seat).face_up.add(objective);
    log.tell(|| Event::TookObjective { seat, objective });
}

/// §objective.2, §secret.2: only the drawing seat looks at the card.
pub(crate) fn draw(game: &mut SanFrancisco1906, seat: Seat, chance: &mut Chance, log: &mut Log<Event>) {
    let objective =
        chance.draw_as(&mut game.objective_pile, SeenBy::Only(seat)).expect("the pile is not empty");
    game.player_mut(seat).face_down.add(objective);
    log.split(
        seat,
        || Event::DrewObjective { seat, objective: Some(objective) },
        || Event::DrewObjective { seat, objective: None },
    );
}
