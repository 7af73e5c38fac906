//! What a game of Saint Petersburg is remembered by.

use std::collections::BTreeMap;

use ::saint_petersburg::{Card, Event, NOBLE_POINTS, SaintPetersburg, Stack};
use kernel::Seat;

use super::super::highlight::{Course, Highlight, Pride, most};
use super::thing::Thing;

type One = Highlight<SaintPetersburg>;

pub fn highlights(course: &Course<'_, SaintPetersburg>) -> Vec<One> {
    let found = [card(course), scoring(course), nobles(course), income(course), end(course)];
    found.into_iter().flatten().collect()
}

/// What the cards of every seat earned in points over the game, all copies of a card together; what was bought in a Pub came from the Pub.
fn earned(course: &Course<'_, SaintPetersburg>) -> BTreeMap<(Seat, Card), u16> {
    let mut all: BTreeMap<(Seat, Card), u16> = BTreeMap::new();
    for heard in course.heard() {
        if let Event::Scored { seat, cards, .. } = heard.event {
            for earned in cards {
                *all.entry((*seat, earned.card)).or_default() += earned.points;
            }
        } else if let Event::Drank { seat, points, .. } = heard.event {
            *all.entry((*seat, Card::Pub)).or_default() += u16::from(*points);
        }
    }
    all.retain(|_, points| *points > 0);
    all
}

pub fn prides(course: &Course<'_, SaintPetersburg>, seat: Seat) -> Vec<Pride<Thing>> {
    let own = earned(course).into_iter().filter(|((owner, _), _)| *owner == seat);
    own.map(|((_, card), points)| Pride { thing: Thing::Card(card), points: points.into() }).collect()
}

/// The card that earned the most points over the game.
fn card(course: &Course<'_, SaintPetersburg>) -> Option<One> {
    let ((seat, card), points) = most(earned(course), |one| one.1)?;
    let came = course.heard().find(|heard| {
        matches!(
            heard.event,
            Event::Bought { seat: who, card: what, .. }
            | Event::Played { seat: who, card: what, .. }
            | Event::BoughtDrawn { seat: who, card: what, .. } if (*who, *what) == (seat, card)
        )
    });
    let told = Highlight::new("card", Thing::Card(card)).of(seat).at(came.map(|heard| heard.ply));
    Some(told.thing("card", Thing::Card(card)).points("points", points))
}

/// What a phase brought a seat: when, whom, which phase, rubles, points.
fn scored(course: &Course<'_, SaintPetersburg>) -> impl Iterator<Item = (usize, Seat, Stack, u16, u16)> {
    course.heard().filter_map(|heard| {
        let Event::Scored { seat, phase, rubles, points, .. } = heard.event else { return None };
        Some((heard.ply, *seat, *phase, *rubles, *points))
    })
}

/// The most points that somebody scored at once.
fn scoring(course: &Course<'_, SaintPetersburg>) -> Option<One> {
    let (ply, seat, phase, _, points) = most(scored(course).filter(|one| one.4 > 0), |one| one.4)?;
    let told = Highlight::new("scoring", Thing::Stack(phase)).of(seat).at(ply);
    Some(told.points("points", points).thing("phase", Thing::Stack(phase)))
}

/// The most different nobles at the end.
fn nobles(course: &Course<'_, SaintPetersburg>) -> Option<One> {
    let court = |seat: Seat| course.end().owner(seat).different_nobles();
    let seat = most(course.seats().filter(|seat| court(*seat) > 0), |seat| court(*seat))?;
    let points = NOBLE_POINTS[court(seat).min(NOBLE_POINTS.len() - 1)];
    let told = Highlight::new("nobles", Thing::Nobles).of(seat);
    Some(told.number("n", court(seat) as u32).points("points", points))
}

/// The most rubles at once.
fn income(course: &Course<'_, SaintPetersburg>) -> Option<One> {
    let (ply, seat, phase, rubles, _) = most(scored(course).filter(|one| one.3 > 0), |one| one.3)?;
    let told = Highlight::new("income", Thing::Ruble).of(seat).at(ply);
    Some(told.number("rubles", rubles).thing("phase", Thing::Stack(phase)))
}

/// The stack that ran out; nobody alone empties it.
fn end(course: &Course<'_, SaintPetersburg>) -> Option<One> {
    let called = course.heard().find_map(|heard| {
        let Event::LastRound { stack, .. } = heard.event else { return None };
        Some((heard.ply, *stack))
    });
    // A game that goes on in its last round does not hear of it again.
    let Some((ply, stack)) = called else {
        let over = course.heard().last()?;
        return Some(Highlight::new("over", Thing::Discard).at(over.ply));
    };
    Some(Highlight::new("stack", Thing::Stack(stack)).at(ply).thing("stack", Thing::Stack(stack)))
}
