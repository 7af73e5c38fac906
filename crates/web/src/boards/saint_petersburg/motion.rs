//! What each event moves: cards, rubles and points from place to place.

use ::saint_petersburg::{Card, Earned, Event, Row, SaintPetersburg};
use kernel::Seat;

use super::super::{Chapter, Motion, Motions};
use super::place::Place;
use super::thing::Thing;

type Move = Motion<SaintPetersburg>;

fn go(thing: Thing, from: Place, to: Place, n: impl Into<u16>) -> Move {
    Motion::new(thing, from, to, n)
}

fn card(card: Card, from: Place, to: Place) -> Move {
    go(Thing::Card(card), from, to, 1u8)
}

/// A card is placed; what it replaces leaves first.
fn placed(seat: Seat, new: Card, from: Place, target: Option<Card>) -> Vec<Move> {
    let replaced = target.map(|old| card(old, Place::Area(seat, old), Place::Discard));
    replaced.into_iter().chain([card(new, from, Place::Area(seat, new))]).collect()
}

/// Equal cards go together.
fn dealt(cards: &[Card], from: impl Fn(Card) -> Place, to: impl Fn(Card) -> Place) -> Vec<Move> {
    let mut kinds = cards.to_vec();
    kinds.sort_unstable();
    kinds.dedup();
    let copies = |kind: Card| cards.iter().filter(|card| **card == kind).count() as u16;
    kinds.into_iter().map(|kind| go(Thing::Card(kind), from(kind), to(kind), copies(kind))).collect()
}

/// A chapter for every phase.
pub fn chapter(event: &Event) -> Option<Chapter<SaintPetersburg>> {
    let Event::Phase { phase, .. } = *event else { return None };
    Some(Chapter { thing: Thing::Stack(phase), by: None })
}

#[deny(clippy::wildcard_enum_match_arm)]
pub fn motions(event: &Event) -> Motions<SaintPetersburg> {
    Motions::of(match *event {
        Event::Passed { .. } | Event::LastRound { .. } | Event::Over => Vec::new(),
        Event::Bought { seat, card: new, row, target, .. } => placed(seat, new, Place::Row(row, new), target),
        Event::Took { seat, card: new, row } => vec![card(new, Place::Row(row, new), Place::Hand(seat))],
        Event::Played { seat, card: new, target, .. } => placed(seat, new, Place::Hand(seat), target),
        Event::Observed { stack, card: new, .. } => {
            vec![card(new, Place::Stack(stack), Place::Drawn).turning()]
        }
        Event::BoughtDrawn { seat, card: new, target, .. } => placed(seat, new, Place::Drawn, target),
        Event::Kept { seat, card: new } => vec![card(new, Place::Drawn, Place::Hand(seat))],
        Event::Discarded { card: new, .. } => vec![card(new, Place::Drawn, Place::Discard)],
        Event::Drank { seat, points, rubles } => {
            let counter = Place::Area(seat, Card::Pub);
            vec![
                go(Thing::Ruble, Place::Purse(seat), counter, rubles),
                go(Thing::Point, counter, Place::Points(seat), points),
            ]
        }
        // Card by card, so that one sees what earns.
        Event::Scored { seat, ref cards, .. } => cards
            .iter()
            .flat_map(|Earned { card, rubles, points }| {
                let from = Place::Area(seat, *card);
                [
                    go(Thing::Ruble, from, Place::Purse(seat), *rubles),
                    go(Thing::Point, from, Place::Points(seat), *points),
                ]
            })
            .collect(),
        Event::Phase { phase, dealt: ref cards, .. } => {
            let cards = dealt(cards, |_| Place::Stack(phase), |card| Place::Row(Row::Upper, card));
            cards.into_iter().map(Motion::turning).collect()
        }
        Event::Round { ref discarded, ref moved, ref markers, .. } => {
            let lower = |card| Place::Row(Row::Lower, card);
            let mut moves = dealt(discarded, lower, |_| Place::Discard);
            moves.extend(dealt(moved, |card| Place::Row(Row::Upper, card), lower));
            let hand_on = |(_, from, to): &(_, Seat, Seat)| {
                go(Thing::Marker, Place::Player(*from), Place::Player(*to), 1u8)
            };
            moves.extend(markers.iter().map(hand_on));
            moves
        }
    })
}
