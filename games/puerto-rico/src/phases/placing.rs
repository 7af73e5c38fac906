//! The mayor phase, second part: everybody places all his discs anew, place by place.

use kernel::{Log, ONES, Seat, list_places, odd_bytes};

use super::{mayor, no_answer};
use crate::action::Action;
use crate::buildings::{NO_CIRCLE, SPECIAL};
use crate::event::Event;
use crate::kinds::{Place, Tile};
use crate::player::Player;
use crate::setup::SPACES;
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

/// The places with circles from this one on, as a set of places.
#[inline]
fn places_from(player: &Player, from: usize) -> u64 {
    let [a, b, c, d, e, f] = player.tiles;
    // A hundred and twenty-seven more make the highest bit of every byte but nought.
    let tiles = odd_bytes((u64::from_le_bytes([a, b, c, d, e, f, 0, 0]) + 127 * ONES) >> 7);
    (tiles | (player.owned & !NO_CIRCLE) << Tile::COUNT) & u64::MAX << from
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

/// Ways to fill a place, as a set: four times the colonists and the nobles. Where it does not matter who stands, all are colonists.
type Ways = u64;

/// The colonists and the nobles of a way.
#[inline]
fn discs_of(way: usize) -> (u8, u8) {
    ((way / 4) as u8, (way % 4) as u8)
}

/// The ways with fewer than so many discs, for each number. No place takes more than two nobles.
const FEWER: [Ways; SPACES as usize + 2] = {
    let mut fewer = [0; SPACES as usize + 2];
    let mut discs = 0;
    while discs <= SPACES as usize {
        let mut nobles = 0;
        fewer[discs + 1] = fewer[discs];
        while nobles <= 2 && nobles <= discs {
            fewer[discs + 1] |= 1 << (4 * (discs - nobles) + nobles);
            nobles += 1;
        }
        discs += 1;
    }
    fewer
};

/// The ways with no noble, at most one, at most two.
const NOBLES: [Ways; 3] = [u64::MAX / 15, u64::MAX / 15 * 3, u64::MAX / 15 * 7];

/// The ways to fill a place with no fewer and no more than so many discs.
#[inline]
fn ways(player: &Player, both_sorts: bool, (low, high): (u8, u8)) -> Ways {
    let of_so_many = FEWER[usize::from(high) + 1] & !FEWER[usize::from(low)];
    let (colonists, nobles) = (player.ordinary_colonists(), player.nobles - player.special_nobles());
    let (colonists, nobles) = if both_sorts { (colonists.min(high), nobles.min(2)) } else { (high, 0) };
    let up_to = (16 << (4 * colonists)) - 1;
    of_so_many & up_to & NOBLES[usize::from(nobles)]
}

/// Goes through the places in their order from this one on; `circles` are those of this place and all after it.
/// §mayor.6: a place with one possible number is not asked about.
fn step(game: &mut PuertoRico, seat: Seat, from: usize, circles: u8, log: &mut Log<Event>) {
    let both_sorts = if game.nobles { SPECIAL << Tile::COUNT } else { 0 };
    let player = &mut game.seats[seat.index()];
    let mut rest = places_from(player, from);
    let mut later = circles;
    while (player.windrose > 0) & (rest != 0) {
        // With a disc for every circle all of them are filled, up to the first one of which it has to be said by whom.
        if player.windrose >= later {
            let asked = rest & both_sorts;
            let filled = rest & !asked & (asked ^ asked.wrapping_sub(1));
            later -= player.fill(filled);
            rest &= !filled;
            if rest == 0 {
                break;
            }
        }
        let index = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        let here = player.circles_in(index);
        later -= here;
        let both = both_sorts >> index & 1 == 1;
        let ways = ways(player, both, bounds(player.windrose, here, later));
        if !ways.is_power_of_two() {
            return game.ask(seat, Question::Place { place: index as u8, later });
        }
        let (colonists, nobles) = discs_of(ways.trailing_zeros() as usize);
        put(player, Place::at(index), colonists, nobles);
    }
    end_turn(game, seat, log);
}

#[inline]
fn put(player: &mut Player, place: Place, colonists: u8, nobles: u8) {
    player.windrose -= colonists + nobles;
    player.stand_both(place, colonists, nobles);
}

pub(crate) fn legal(game: &PuertoRico, seat: Seat, place: u8, later: u8, out: &mut Vec<Action>) {
    let player = game.player(seat);
    let bounds = bounds(player.windrose, player.circles_in(usize::from(place)), later);
    let place = Place::at(usize::from(place));
    let both = both_sorts(game, place);
    let ways = ways(player, both, bounds);
    match place {
        Place::Building(building) if both => list_places(ways, out, |way| {
            let (colonists, nobles) = discs_of(way);
            Action::PlaceBoth(building, colonists, nobles)
        }),
        Place::Tile(_) | Place::Building(_) | Place::Windrose => {
            list_places(ways, out, |way| Action::Place(place, discs_of(way).0));
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
    let (colonists, nobles) = if let Action::Place(_, discs) = action {
        (discs, 0)
    } else if let Action::PlaceBoth(_, colonists, nobles) = action {
        (colonists, nobles)
    } else {
        return no_answer(action);
    };
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
