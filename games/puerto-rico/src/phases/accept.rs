//! What comes by itself may be declined, if the set-up says so: the question, and how the phase goes on after it.

use kernel::{Chance, Log, Seat};

use super::{bring, builder, craftsman, mayor, or_pass, settler};
use crate::action::Action;
use crate::event::Event;
use crate::state::{Offer, PuertoRico};

pub(crate) fn legal(out: &mut Vec<Action>) {
    out.push(Action::Accept);
    or_pass(out);
}

pub(crate) fn apply(
    game: &mut PuertoRico,
    seat: Seat,
    offer: Offer,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    let wanted = matches!(action, Action::Accept);
    match offer {
        Offer::Mayor => {
            if wanted {
                mayor::take_privilege(game, log);
            }
            mayor::open_villas(game, Some(seat), log);
        }
        Offer::Villa => {
            if wanted {
                mayor::open_villa(game, seat, log);
            }
            let next = game.next_in_phase();
            mayor::open_villas(game, next, log);
        }
        Offer::Hospice(place) => {
            if wanted {
                bring(game, seat, place, log);
            }
            settler::end_turn(game, chance, log);
        }
        Offer::University(place) => {
            if wanted {
                bring(game, seat, place, log);
            }
            builder::end_turn(game, log);
        }
        Offer::Harvest => {
            // §reading.2: one takes all of it or nothing.
            craftsman::produce(game, seat, wanted, log);
            craftsman::go_on(game, log);
        }
    }
}
