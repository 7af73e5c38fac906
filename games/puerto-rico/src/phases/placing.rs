//! The mayor phase, second part: everybody places all his discs anew, place by place.

use kernel::{Log, Seat};

use super::{mayor, no_answer};
use crate::action::Action;
use crate::buildings::NO_CIRCLE;
use crate::event::Event;
use crate::kinds::{Place, Tile};
use crate::player::{Disc, Player};
use crate::state::{PuertoRico, Question};

pub(crate) fn begin(game: &mut PuertoRico, log: &mut Log<Event>) {
    turn(game, game.chooser, log);
}

/// §mayor.3: in turn order everybody lifts all his discs and places them anew.
fn turn(game: &mut PuertoRico, seat: Seat, log: &mut Log<Event>) {
    game.asked = seat;
    let player = game.player_mut(seat);
    player.lift();
    let circles = player.tiles.iter().sum::<u8>() + player.circles;
    step(game, seat, 0, circles, log);
}

/// The places with a circle, as a set of places.
fn places(player: &Player) -> u64 {
    let mut set = (player.owned & !NO_CIRCLE) << Tile::COUNT;
    for (i, &tiles) in player.tiles.iter().enumerate() {
        set |= u64::from(tiles > 0) << i;
    }
    set
}

/// The fewest and the most discs that may go to a place. §mayor.4: no circle stays empty while a disc has none.
#[inline]
pub(crate) fn bounds(left: u8, circles: u8, later: u8) -> (u8, u8) {
    (circles.min(left.saturating_sub(later)), circles.min(left))
}

/// §nobles.2: whether it has to be said how many of the discs are nobles.
#[inline]
pub(crate) fn both_sorts(game: &PuertoRico, place: Place) -> bool {
    game.nobles && matches!(place, Place::Building(building) if building.is_special())
}

/// The ways to fill a special building: colonists and nobles.
fn fillings(player: &Player, low: u8, high: u8) -> impl Iterator<Item = (u8, u8)> {
    let colonists = player.ordinary_colonists().min(high);
    let nobles = (player.nobles - player.special_nobles()).min(high);
    (0..=colonists)
        .flat_map(move |x| (0..=nobles).map(move |y| (x, y)))
        .filter(move |(x, y)| (low..=high).contains(&(x + y)))
}

/// Goes through the places in their order from this one on; `circles` are those of this place and all after it.
/// §mayor.6: a place with one possible number is not asked about.
fn step(game: &mut PuertoRico, seat: Seat, from: usize, circles: u8, log: &mut Log<Event>) {
    let nobles = game.nobles;
    let player = &mut game.seats[seat.index()];
    let mut ahead = places(player) & (u64::MAX << from);
    let mut later = circles;
    while ahead != 0 && player.windrose > 0 {
        let index = ahead.trailing_zeros() as usize;
        ahead &= ahead - 1;
        let place = Place::at(index);
        let here = player.circles_at(place);
        later -= here;
        let (low, high) = bounds(player.windrose, here, later);
        let special = nobles && matches!(place, Place::Building(building) if building.is_special());
        let only = if special {
            let mut ways = fillings(player, low, high);
            let first = ways.next().expect("a place can be filled somehow");
            if ways.next().is_none() { Some(first) } else { None }
        } else {
            (low == high).then_some((low, 0))
        };
        let Some((colonists, nobles)) = only else {
            return game.ask(seat, Question::Place { place: index as u8, later });
        };
        put(player, place, colonists, nobles);
    }
    end_turn(game, seat, log);
}

#[inline]
fn put(player: &mut Player, place: Place, colonists: u8, nobles: u8) {
    player.windrose -= colonists + nobles;
    player.stand(Disc::Colonist, place, colonists);
    player.stand(Disc::Noble, place, nobles);
}

pub(crate) fn legal(game: &PuertoRico, seat: Seat, place: u8, later: u8, out: &mut Vec<Action>) {
    let player = game.player(seat);
    let place = Place::at(usize::from(place));
    let (low, high) = bounds(player.windrose, player.circles_at(place), later);
    match place {
        Place::Building(building) if both_sorts(game, place) => {
            out.extend(fillings(player, low, high).map(|(x, y)| Action::PlaceBoth(building, x, y)));
        }
        Place::Tile(_) | Place::Building(_) | Place::Windrose => {
            out.extend((low..=high).map(|n| Action::Place(place, n)));
        }
    }
}

pub(crate) fn apply(
    game: &mut PuertoRico,
    seat: Seat,
    place: u8,
    later: u8,
    action: Action,
    log: &mut Log<Event>,
) {
    let (Action::Place(_, colonists) | Action::PlaceBoth(_, colonists, _)) = action else {
        return no_answer(action);
    };
    let nobles = if let Action::PlaceBoth(_, _, nobles) = action { nobles } else { 0 };
    put(game.player_mut(seat), Place::at(usize::from(place)), colonists, nobles);
    step(game, seat, usize::from(place) + 1, later, log);
}

fn end_turn(game: &mut PuertoRico, seat: Seat, log: &mut Log<Event>) {
    let player = game.player(seat);
    log.tell(|| Event::Placed {
        seat,
        at_work: player.discs - player.windrose,
        windrose: player.windrose,
        standing: player.standing(),
    });
    match game.next_in_phase() {
        Some(next) => turn(game, next, log),
        None => end(game, log),
    }
}

pub(crate) fn end(game: &mut PuertoRico, log: &mut Log<Event>) {
    mayor::end(game, log);
}
