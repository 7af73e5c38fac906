//! What each event moves: pieces from place to place.

use std::collections::BTreeMap;

use ::san_francisco::{Bonus, Card, Event, SanFrancisco};
use kernel::Seat;

use super::super::{Chapter, Motion, Motions};
use super::place::{Piece, Place};
use super::thing::Thing;

type Move = Motion<SanFrancisco>;

fn go(thing: Thing, from: Place, to: Place) -> Move {
    Motion::new(thing, from, to, 1u8)
}

fn contracts(seat: Seat, n: u8) -> Move {
    Motion::new(Thing::Contract, Place::Contracts(seat), Place::Box, n)
}

/// Equal cards together.
fn counted(cards: &[Card]) -> BTreeMap<Card, u16> {
    let mut counts = BTreeMap::new();
    for card in cards {
        *counts.entry(*card).or_default() += 1;
    }
    counts
}

/// A turn is a chapter: a project is drawn, or a column is taken.
pub fn chapter(event: &Event) -> Option<Chapter<SanFrancisco>> {
    match *event {
        Event::Drew { seat, .. } => Some(Chapter { thing: Thing::Deck, by: Some(seat) }),
        Event::Finalized { seat, column, .. } => {
            Some(Chapter { thing: Thing::Column(column), by: Some(seat) })
        }
        Event::Placed { .. }
        | Event::Foundation { .. }
        | Event::EverybodyReturns { .. }
        | Event::Returned { .. }
        | Event::Built { .. }
        | Event::ThrewAway { .. }
        | Event::Trams { .. }
        | Event::Skyscraper { .. }
        | Event::Medal { .. }
        | Event::Completed { .. }
        | Event::Lapsed { .. }
        | Event::Took { .. }
        | Event::Laid { .. }
        | Event::Over { .. } => None,
    }
}

#[deny(clippy::wildcard_enum_match_arm)]
pub fn motions(event: &Event) -> Motions<SanFrancisco> {
    Motions::of(match *event {
        Event::Lapsed { .. } | Event::Over { .. } => Vec::new(),
        Event::Drew { card, .. } => vec![go(Thing::Card(card), Place::Deck, Place::Drawn).turning()],
        Event::Placed { card, column, .. } => {
            vec![go(Thing::Card(card), Place::Drawn, Place::Column(column))]
        }
        Event::Foundation { column, .. } => {
            vec![go(Thing::Foundation, Place::Tokens, Place::Column(column))]
        }
        Event::Finalized { seat, column, ref cards, kept, .. } => {
            let to = |card: Card| if kept { Place::Taken(card) } else { Place::Tray };
            let card = |(card, n): (Card, u16)| Motion {
                n,
                ..go(Thing::Card(card), Place::Column(column), to(card))
            };
            let contract = go(Thing::Contract, Place::Box, Place::Contracts(seat));
            counted(cards).into_iter().map(card).chain([contract]).collect()
        }
        Event::EverybodyReturns { ref seats } => seats.iter().map(|seat| contracts(*seat, 1)).collect(),
        Event::Returned { seat, contracts: n } => {
            vec![go(Thing::Bonus(Bonus::DiscardToken), Place::Keeps(seat), Place::Box), contracts(seat, n)]
        }
        Event::Built { seat, card, row, column } => {
            vec![go(Thing::Card(card), Place::Taken(card), Place::Space(seat, row, column))]
        }
        Event::ThrewAway { ref cards, .. } => {
            let card =
                |(card, n): (Card, u16)| Motion { n, ..go(Thing::Card(card), Place::Tray, Place::Box) };
            counted(cards).into_iter().map(card).collect()
        }
        // Along the rails from the depot.
        Event::Trams { seat, ref spaces, .. } => {
            let tram = |(row, column): &_| {
                go(Thing::Trams, Place::Depot(seat), Place::On(seat, *row, *column, Piece::Tram))
            };
            spaces.iter().map(tram).collect()
        }
        Event::Skyscraper { seat, row, column } => {
            vec![go(Thing::Skyscraper, Place::Box, Place::On(seat, row, column, Piece::Skyscraper))]
        }
        Event::Medal { seat, from } => {
            let from = from.map_or(Place::Medal, Place::Skyscrapers);
            vec![go(Thing::Medal, from, Place::Skyscrapers(seat))]
        }
        Event::Completed { seat, row } => {
            vec![go(Thing::Completion, Place::Completion(row), Place::Player(seat))]
        }
        Event::Took { seat, bonus } => {
            let to = match bonus {
                Bonus::PointsToken | Bonus::DiscardToken => Place::Keeps(seat),
                Bonus::Plus2Token | Bonus::Value4Card | Bonus::DepotCard | Bonus::TramLineToken => {
                    Place::Held
                }
            };
            vec![go(Thing::Bonus(bonus), Place::Bonus(bonus), to)]
        }
        Event::Laid { seat, bonus, row, column } => {
            let to = match bonus {
                Bonus::Plus2Token => Place::On(seat, row, column, Piece::Plus),
                Bonus::TramLineToken => Place::On(seat, row, column, Piece::Lines),
                Bonus::Value4Card | Bonus::DepotCard | Bonus::PointsToken | Bonus::DiscardToken => {
                    Place::Space(seat, row, column)
                }
            };
            vec![go(Thing::Bonus(bonus), Place::Held, to)]
        }
    })
}
