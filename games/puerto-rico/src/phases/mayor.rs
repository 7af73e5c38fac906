//! The mayor: colonists and nobles arrive and are placed.

use kernel::{Kind, Log, Seat};

use super::{guests, no_answer, placing, role};
use crate::action::Action;
use crate::event::Event;
use crate::kinds::Building;
use crate::player::{Disc, Player};
use crate::state::{EndedBy, Offer, PuertoRico, Question, Window};

pub(crate) fn begin(game: &mut PuertoRico, log: &mut Log<Event>) {
    ask_guests(game, game.chooser, log);
}

/// Guests may go to a Villa or to the mayor's Library before anybody arrives.
fn ask_guests(game: &mut PuertoRico, seat: Seat, log: &mut Log<Event>) {
    if !game.new_buildings {
        return arrive(game, log);
    }
    game.asked = seat;
    if !guests::open_window(game, seat, Window::Mayor) {
        next_guests(game, log);
    }
}

pub(crate) fn next_guests(game: &mut PuertoRico, log: &mut Log<Event>) {
    match game.next_in_phase() {
        Some(next) => ask_guests(game, next, log),
        None => arrive(game, log),
    }
}

fn arrive(game: &mut PuertoRico, log: &mut Log<Event>) {
    let seat = game.chooser;
    // §reading.2: he may be asked whether he wants to.
    if game.decline && game.privilege(seat).min(game.supply[0]) > 0 {
        return game.ask(seat, Question::Accept(Offer::Mayor));
    }
    take_privilege(game, log);
    open_villas(game, Some(seat), log);
}

/// §mayor.1, §library.1: first of all the mayor takes a colonist from the supply, if there is one.
pub(crate) fn take_privilege(game: &mut PuertoRico, log: &mut Log<Event>) {
    let seat = game.chooser;
    let colonists = game.privilege(seat).min(game.supply[0]);
    if colonists > 0 {
        game.supply[0] -= colonists;
        receive(game, seat, Disc::Colonist, colonists, false, log);
    }
}

/// The Villas from this seat on, in turn order; then the ship is unloaded.
pub(crate) fn open_villas(game: &mut PuertoRico, from: Option<Seat>, log: &mut Log<Event>) {
    let mut next = from.filter(|_| game.nobles);
    while let Some(seat) = next {
        game.asked = seat;
        if game.player(seat).works(Building::Villa) {
            if game.decline && game.supply != [0; 2] {
                return game.ask(seat, Question::Accept(Offer::Villa));
            }
            open_villa(game, seat, log);
        }
        next = game.next_in_phase();
    }
    unload(game, game.chooser, log);
}

/// §villa.1: a noble from the supply, else a colonist, else nothing.
pub(crate) fn open_villa(game: &mut PuertoRico, seat: Seat, log: &mut Log<Event>) {
    let disc = if game.supply[Disc::Noble.index()] > 0 { Disc::Noble } else { Disc::Colonist };
    if game.supply[disc.index()] > 0 {
        game.supply[disc.index()] -= 1;
        receive(game, seat, disc, 1, false, log);
    }
}

fn receive(game: &mut PuertoRico, seat: Seat, disc: Disc, n: u8, with_ship: bool, log: &mut Log<Event>) {
    let player = game.player_mut(seat);
    player.discs += n;
    player.windrose += n;
    if disc == Disc::Noble {
        player.nobles += n;
    }
    log.tell(|| match disc {
        Disc::Colonist => Event::Arrived { seat, colonists: n, nobles: 0, with_ship },
        Disc::Noble => Event::Arrived { seat, colonists: 0, nobles: n, with_ship },
    });
}

/// §mayor.2: the ship is emptied one disc at a time, clockwise. §nobles.3: asked while both sorts are aboard.
fn unload(game: &mut PuertoRico, mut taker: Seat, log: &mut Log<Event>) {
    let players = game.player_count();
    let [colonists, nobles] = game.aboard;
    if colonists > 0 && nobles > 0 {
        return game.ask(taker, Question::Ship);
    }
    let disc = if nobles > 0 { Disc::Noble } else { Disc::Colonist };
    let mut left = std::mem::take(&mut game.aboard[disc.index()]);
    let mut waiting = game.players;
    while left > 0 {
        let share = left.div_ceil(waiting);
        receive(game, taker, disc, share, true, log);
        left -= share;
        waiting -= 1;
        taker = taker.next(players);
    }
    placing::begin(game, log);
}

pub(crate) fn legal(out: &mut Vec<Action>) {
    out.extend([Action::TakeDisc(Disc::Colonist), Action::TakeDisc(Disc::Noble)]);
}

pub(crate) fn apply(game: &mut PuertoRico, seat: Seat, action: Action, log: &mut Log<Event>) {
    let Action::TakeDisc(disc) = action else { return no_answer(action) };
    game.aboard[disc.index()] -= 1;
    receive(game, seat, disc, 1, true, log);
    unload(game, seat.next(game.player_count()), log);
}

/// §mayor.7: the ship wants as many discs as there are empty circles on all buildings, and at least one for each player.
pub(crate) fn needed(players: &[Player]) -> u8 {
    let empty: u8 = players.iter().map(|player| player.circles - player.city_discs()).sum();
    empty.max(players.len() as u8)
}

/// The ship is filled again, after everybody has placed his discs.
pub(crate) fn end(game: &mut PuertoRico, log: &mut Log<Event>) {
    let needed = needed(&game.seats[..game.player_count()]);
    // §nobles.4: one of them is a noble, as long as there are any; running out ends nothing.
    let nobles = game.supply[1].min(1);
    if !game.nobles && game.supply[0] < needed {
        // §end.1: the ship cannot be filled.
        game.ended.get_or_insert(EndedBy::Colonists);
    }
    let colonists = (needed - nobles).min(game.supply[0]);
    game.supply[0] -= colonists;
    game.supply[1] -= nobles;
    game.aboard = [colonists, nobles];
    log.tell(|| Event::ShipFilled { colonists, nobles });
    role::end(game, log);
}
