//! Dealing again what a seat cannot know, however well it remembers (redealing hidden information, a sample of the information set).

use kernel::{Chance, Seat};

use crate::objectives::Objectives;
use crate::state::{Question, SanFrancisco1906};

/// Deals the face-down objectives of the others again. §secret.4: for a seat they and the pile are one heap of cards that it has
/// not seen: every card that came from the pile into a row was seen by all, so each of the others is equally likely everywhere.
pub(crate) fn determinize(game: &mut SanFrancisco1906, viewer: Seat, chance: &mut Chance) {
    // §secret.3: at the end nothing is hidden.
    if game.question == Question::Over {
        return;
    }
    let others = || Seat::all(4).filter(move |seat| *seat != viewer);
    let mut hidden = [0; 4];
    for seat in others() {
        let cards = std::mem::replace(&mut game.player_mut(seat).face_down, Objectives::NONE);
        hidden[seat.index()] = cards.len();
        for objective in cards.iter() {
            game.objective_pile.add(objective, 1);
        }
    }
    for seat in others() {
        for _ in 0..hidden[seat.index()] {
            let objective = chance.draw(&mut game.objective_pile).expect("as many as were taken up");
            game.player_mut(seat).face_down.add(objective);
        }
    }
}
