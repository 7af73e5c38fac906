//! What each event moves: pieces from place to place.

use ::puerto_rico::{Building, Disc, Event, Good, Origin, PuertoRico, Role};
use kernel::{Kind, Seat};

use super::super::{Chapter, Motion, Motions};
use super::place::Place;
use super::thing::Thing;

type Move = Motion<PuertoRico>;

fn go(thing: Thing, from: Place, to: Place, n: impl Into<u16>) -> Move {
    Motion::new(thing, from, to, n)
}

fn coins(from: Place, seat: Seat, n: impl Into<u16>) -> Move {
    go(Thing::Doubloon, from, Place::Purse(seat), n)
}

fn points(from: Place, seat: Seat, n: u8) -> Move {
    go(Thing::Point, from, Place::Chips(seat), n)
}

/// Barrels of all kinds between a place for each and another.
fn barrels(by_kind: &[u8], from: impl Fn(Good) -> Place, to: impl Fn(Good) -> Place) -> Vec<Move> {
    Good::ALL
        .iter()
        .zip(by_kind)
        .map(|(good, n)| go(Thing::Good(*good), from(*good), to(*good), *n))
        .collect()
}

/// Where a tile comes from.
fn origin(from: Origin, good: Option<Good>) -> Place {
    match (from, good) {
        (Origin::Row, Some(good)) => Place::Row(good),
        (Origin::Quarries, _) | (Origin::Row, None) => Place::Quarries,
        (Origin::Drawn, _) => Place::Drawn,
    }
}

/// A chapter for every role that is taken.
pub fn chapter(event: &Event) -> Option<Chapter<PuertoRico>> {
    let Event::Took { seat, role, .. } = *event else { return None };
    Some(Chapter { thing: Thing::Role(role), by: Some(seat) })
}

#[deny(clippy::wildcard_enum_match_arm)]
pub fn motions(event: &Event) -> Motions<PuertoRico> {
    Motions::of(match *event {
        Event::Drafted { .. } | Event::Passed { .. } => Vec::new(),
        Event::LastRound { .. } | Event::Round { .. } | Event::Over => Vec::new(),
        Event::Took { seat, role, doubloons, second } => {
            let card = if second { Place::SecondProspector } else { Place::Role(role) };
            vec![go(Thing::Role(role), card, Place::Held(seat), 1u8), coins(card, seat, doubloons)]
        }
        Event::Drew { seat, good, price } => vec![
            go(Thing::Tile(good.tile()), Place::Stack, Place::Drawn, 1u8).turning(),
            go(Thing::Doubloon, Place::Purse(seat), Place::Stack, price),
        ],
        Event::Laid { seat, tile, from } => {
            vec![go(Thing::Tile(tile), origin(from, tile.good()), Place::Field(seat, tile), 1u8)]
        }
        Event::LaidForest { seat, good, from } => {
            vec![go(Thing::Forest, origin(from, Some(good)), Place::Forest(seat), 1u8)]
        }
        Event::Settled { seat, disc, place } => {
            vec![go(Thing::Disc(disc), Place::Waiting(disc), Place::of(seat, place), 1u8)]
        }
        Event::Discarded { seat, good, doubloons } => {
            let (thing, from) = good.map_or((Thing::Forest, Place::Forest(seat)), |good| {
                (Thing::Tile(good.tile()), Place::Field(seat, good.tile()))
            });
            vec![go(thing, from, Place::Stack, 1u8), coins(from, seat, doubloons)]
        }
        Event::NewRow { ref row } => {
            let dealt = |good: &Good| row.iter().filter(|tile| *tile == good).count() as u16;
            let tile = |good: &Good| {
                go(Thing::Tile(good.tile()), Place::Stack, Place::Row(*good), dealt(good)).turning()
            };
            Good::ALL.iter().map(tile).collect()
        }
        Event::GuestWent { seat, disc, place } => {
            let house = Place::City(seat, Building::GuestHouse);
            vec![go(Thing::Disc(disc), house, Place::of(seat, place), 1u8)]
        }
        Event::Arrived { seat, colonists, nobles, with_ship } => {
            let from = |disc| if with_ship { Place::Aboard(disc) } else { Place::Waiting(disc) };
            [(Disc::Colonist, colonists), (Disc::Noble, nobles)]
                .map(|(disc, n)| go(Thing::Disc(disc), from(disc), Place::Windrose(seat), n))
                .into()
        }
        Event::Placed { seat, ref standing, .. } => {
            let stand = |(place, disc, n): &(_, Disc, u8)| {
                go(Thing::Disc(*disc), Place::Windrose(seat), Place::of(seat, *place), *n)
            };
            standing.iter().map(stand).collect()
        }
        Event::ShipFilled { colonists, nobles } => [(Disc::Colonist, colonists), (Disc::Noble, nobles)]
            .map(|(disc, n)| go(Thing::Disc(disc), Place::Waiting(disc), Place::Aboard(disc), n))
            .into(),
        Event::Built { seat, building, price } => vec![
            go(Thing::Building(building), Place::Board(building), Place::City(seat, building), 1u8),
            go(Thing::Doubloon, Place::Purse(seat), Place::Board(building), price),
        ],
        Event::Bargained { seat, building, doubloons, .. } => {
            vec![go(Thing::Doubloon, Place::Purse(seat), Place::Board(building), doubloons)]
        }
        Event::Raised { seat, building } => {
            vec![go(Thing::Building(building), Place::Board(building), Place::City(seat, building), 1u8)]
        }
        Event::PaidBarrel { seat, good } | Event::Delivered { seat, good } => {
            vec![go(Thing::Good(good), Place::Goods(seat, good), Place::Supply(good), 1u8)]
        }
        Event::PaidDisc { seat, disc, place } => {
            vec![go(Thing::Disc(disc), Place::of(seat, place), Place::Waiting(disc), 1u8)]
        }
        Event::PaidPoint { seat } => vec![go(Thing::Point, Place::Chips(seat), Place::Bank, 1u8)],
        Event::Produced { seat, barrels: ref made } => {
            barrels(made, Place::Supply, |good| Place::Goods(seat, good))
        }
        Event::Gained { seat, source, doubloons, points: gained } => {
            let from = Place::City(seat, source);
            vec![coins(from, seat, doubloons), points(from, seat, gained)]
        }
        Event::TookExtra { seat, good } => {
            vec![go(Thing::Good(good), Place::Supply(good), Place::Goods(seat, good), 1u8)]
        }
        Event::Sold { seat, good, post, doubloons } => {
            let buyer = if post { Place::City(seat, Building::TradingPost) } else { Place::House };
            vec![go(Thing::Good(good), Place::Goods(seat, good), buyer, 1u8), coins(buyer, seat, doubloons)]
        }
        Event::HouseEmptied { barrels: ref held } => barrels(held, |_| Place::House, Place::Supply),
        Event::Loaded { seat, good, barrels: n, capacity, points: gained } => {
            let ship = Place::Ship(capacity);
            vec![go(Thing::Good(good), Place::Goods(seat, good), ship, n), points(ship, seat, gained)]
        }
        Event::Shipped { seat, good, barrels: n, points: gained } => {
            let wharf = Place::City(seat, Building::Wharf);
            vec![go(Thing::Good(good), Place::Goods(seat, good), wharf, n), points(wharf, seat, gained)]
        }
        // The barrels left one kind after another, each with its own answer.
        Event::Sent { seat, points: gained, .. } => {
            vec![points(Place::City(seat, Building::SmallWharf), seat, gained)]
        }
        Event::Lost { seat, barrels: ref lost } => {
            barrels(lost, |good| Place::Goods(seat, good), Place::Supply)
        }
        Event::ShipsEmptied { ref capacities, ref goods } => capacities
            .iter()
            .zip(goods)
            .map(|(capacity, good)| {
                go(Thing::Good(*good), Place::Ship(*capacity), Place::Supply(*good), *capacity).sailing()
            })
            .collect(),
        Event::Prospected { seat, doubloons } => vec![coins(Place::Role(Role::Prospector), seat, doubloons)],
    })
}
