//! The Pubs: points for rubles, after the buildings have scored.

use kernel::{Chance, Log, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::kinds::Card;
use crate::state::{PUB_PRICE, Question, SaintPetersburg};

/// §pub.3: the owners answer clockwise from the holder of the building marker.
pub(crate) fn begin(game: &mut SaintPetersburg, chance: &mut Chance, log: &mut Log<Event>) {
    ask(game, game.starter().round(game.player_count()).next(), chance, log);
}

pub(crate) fn legal(game: &SaintPetersburg, seat: Seat, out: &mut Vec<Action>) {
    out.extend((0..=game.player(seat).most_pub_points()).map(Action::Pub));
}

pub(crate) fn apply(
    game: &mut SaintPetersburg,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    let Action::Pub(points) = action else {
        debug_assert!(false, "{action} does not answer the Pub");
        return;
    };
    // §pub.2: two rubles for each point.
    let player = game.player_mut(seat);
    let rubles = PUB_PRICE * u16::from(points);
    player.rubles -= rubles;
    player.points += u16::from(points);
    log.tell(|| Event::Drank { seat, points, rubles });
    let next = seat.next(game.player_count());
    ask(game, (next != game.starter()).then_some(next), chance, log);
}

/// Asks the first owner of a Pub from this seat on; §pub.3: every owner, even one without a ruble, and nobody else.
fn ask(game: &mut SaintPetersburg, from: Option<Seat>, chance: &mut Chance, log: &mut Log<Event>) {
    let mut candidate = from;
    while let Some(seat) = candidate {
        if game.player(seat).area.has(Card::Pub) {
            game.question = Question::Pub(seat);
            return;
        }
        let next = seat.next(game.player_count());
        candidate = (next != game.starter()).then_some(next);
    }
    end(game, chance, log);
}

pub(crate) fn end(game: &mut SaintPetersburg, chance: &mut Chance, log: &mut Log<Event>) {
    super::end(game, chance, log);
}
