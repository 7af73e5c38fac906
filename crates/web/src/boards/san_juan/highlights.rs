//! What a game of San Juan is remembered by.

use std::collections::BTreeMap;

use ::san_juan::{Card, Event, Role, SanJuan, SeatView};
use kernel::{Game, Present, Seat, Viewer, Words};

use super::super::highlight::{Course, Heard, Highlight, Pride, most};
use super::thing::Thing;

type One = Highlight<SanJuan>;

pub fn highlights(course: &Course<'_, SanJuan>) -> Vec<One> {
    let found = [sale(course), house(course), bargain(course), harvest(course), end(course)];
    found.into_iter().flatten().collect()
}

/// The sale that brought the most cards.
fn sale(course: &Course<'_, SanJuan>) -> Option<One> {
    let sales = course.heard().filter_map(|heard| {
        let Event::Sold { seat, goods, income, .. } = heard.event else { return None };
        Some((heard.ply, *seat, goods.len() as u32, *income))
    });
    let (ply, seat, goods, cards) = most(sales.filter(|one| one.3 > 0), |one| one.3)?;
    let told = Highlight::new("sale", Thing::Role(Role::Trader)).of(seat).at(ply);
    Some(told.number("goods", goods).number("cards", cards))
}

/// What was built, over another building or beside all others.
fn built<'a>(
    course: &Course<'a, SanJuan>,
) -> impl Iterator<Item = (Heard<'a, SanJuan>, Seat, Card, Option<Card>, u8)> {
    course.heard().filter_map(|heard| {
        let Event::Built { seat, card, over, cost, .. } = heard.event else { return None };
        Some((heard, *seat, *card, *over, *cost))
    })
}

/// What each kind of building of a seat brought: what is printed on one of them, what lies under it, what it adds at the end.
pub fn prides(course: &Course<'_, SanJuan>, seat: Seat) -> Vec<Pride<Thing>> {
    let end = course.end();
    let view = end.view(Viewer::Afterwards);
    let own = &view.seats[seat.index()];
    let sources = end.breakdown(&Words::default());
    let adds = |card: Card| {
        // The first two stand for the printed points and the cards under buildings of all.
        let which = super::COUNTED.iter().position(|one| *one == card).filter(|which| *which > 1);
        which.and_then(|which| sources.get(which)).map_or(0, |source| source.points[seat.index()])
    };
    let points = |card: Card| i32::from(card.facts().points) + under(own, card) + adds(card);
    own.buildings.keys().map(|card| Pride { thing: Thing::Card(*card), points: points(*card) }).collect()
}

/// The cards under a building; each is a point.
#[expect(clippy::wildcard_enum_match_arm, reason = "nothing lies under any other building")]
fn under(own: &SeatView, card: Card) -> i32 {
    match card {
        Card::Chapel => i32::from(own.under_chapel),
        Card::Church => i32::from(own.under_church),
        Card::Harbor => own.under_harbor as i32,
        _ => 0,
    }
}

/// The building that brought the most points of all.
fn house(course: &Course<'_, SanJuan>) -> Option<One> {
    let all =
        course.seats().flat_map(|seat| prides(course, seat).into_iter().map(move |pride| (seat, pride)));
    let (seat, best) = most(all.filter(|(_, pride)| pride.points > 0), |(_, pride)| pride.points)?;
    let ply =
        built(course).find(|one| one.1 == seat && Thing::Card(one.2) == best.thing).map(|one| one.0.ply);
    let told = Highlight::new("house", best.thing).of(seat).at(ply);
    Some(told.thing("building", best.thing).points("points", best.points))
}

/// The building that cost least beside what is printed on it.
fn bargain(course: &Course<'_, SanJuan>) -> Option<One> {
    let saved = |one: &(Heard<'_, SanJuan>, Seat, Card, Option<Card>, u8)| one.2.cost().saturating_sub(one.4);
    let one = most(built(course).filter(|one| saved(one) > 0), saved)?;
    let (heard, seat, card, _, cost) = one;
    let told = Highlight::new("bargain", Thing::Card(card)).of(seat).at(heard.ply);
    Some(told.thing("building", Thing::Card(card)).number("cost", cost).number("printed", card.cost()))
}

/// The most goods that somebody produced in a round.
fn harvest(course: &Course<'_, SanJuan>) -> Option<One> {
    let mut harvests: BTreeMap<(u32, Seat), (usize, u32)> = BTreeMap::new();
    for heard in course.heard() {
        if let Event::Produced { seat, .. } = heard.event {
            let (ply, goods) = harvests.entry((heard.round, *seat)).or_default();
            (*ply, *goods) = (heard.ply, *goods + 1);
        }
    }
    let ((_, seat), (ply, goods)) = most(harvests, |one| one.1.1)?;
    let told = Highlight::new("harvest", Thing::Role(Role::Producer)).of(seat).at(ply);
    Some(told.number("goods", goods))
}

/// Who had twelve buildings first, or what else ended the game.
fn end(course: &Course<'_, SanJuan>) -> Option<One> {
    let over = course.heard().last().map(|heard| heard.ply);
    let told = match course.end().ending()?.id {
        "buildings" => {
            let last = twelfth(course);
            let card = last.map_or(Thing::Role(Role::Builder), |(_, _, card)| Thing::Card(card));
            let told = Highlight::new("twelfth", card).of(last.map(|one| one.1)).thing("building", card);
            return Some(told.at(last.map(|one| one.0).or(over)));
        }
        "exhausted" => Highlight::new("exhausted", Thing::Deck),
        _ => Highlight::new("rounds", Thing::Governor),
    };
    Some(told.at(over))
}

/// The first twelfth building.
fn twelfth(course: &Course<'_, SanJuan>) -> Option<(usize, Seat, Card)> {
    let view = course.end().view(Viewer::Afterwards);
    let beside = || built(course).filter(|one| one.3.is_none());
    let full = view.seats.iter().map(|own| own.city).max()?;
    // A game that goes on from a position of another one begins with buildings.
    let mut cities: Vec<usize> = view
        .seats
        .iter()
        .map(|own| usize::from(own.city).saturating_sub(beside().filter(|one| one.1 == own.seat).count()))
        .collect();
    beside().find_map(|(heard, seat, card, ..)| {
        cities[seat.index()] += 1;
        (cities[seat.index()] >= usize::from(full)).then_some((heard.ply, seat, card))
    })
}
