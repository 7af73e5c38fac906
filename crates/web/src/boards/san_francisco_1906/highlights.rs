//! What a game of 1906 San Francisco is remembered by.

use ::san_francisco_1906::{Event, Objective, SanFrancisco1906, View};
use kernel::{Game, Seat, Viewer};

use super::super::highlight::{Course, Highlight, Pride, most};
use super::thing::Thing;

type One = Highlight<SanFrancisco1906>;

pub fn highlights(course: &Course<'_, SanFrancisco1906>) -> Vec<One> {
    let found = [move_that_counted(course), goal(course), purse(course), rubble(course), end(course)];
    found.into_iter().flatten().collect()
}

/// What counted for a seat at the end: objectives of its own and of all, and Best Builder.
pub fn prides(course: &Course<'_, SanFrancisco1906>, seat: Seat) -> Vec<Pride<Thing>> {
    let view = course.end().view(Viewer::Afterwards);
    let count = view.count();
    let goals = view.common.iter().chain(own(&view, seat)).map(|objective| Pride {
        thing: Thing::Objective(*objective),
        points: count.objective(seat, *objective),
    });
    let best = (view.best_builder == Some(seat))
        .then(|| Pride { thing: Thing::BestBuilder, points: i32::from(view.best_builder_points()) });
    goals.chain(best).collect()
}

fn own(view: &View, seat: Seat) -> impl Iterator<Item = &Objective> {
    let own = &view.seats[seat.index()];
    own.face_up.iter().chain(own.face_down.iter().flatten())
}

/// The building after which its owner counted so much more than before.
fn move_that_counted(course: &Course<'_, SanFrancisco1906>) -> Option<One> {
    let built = course.heard().filter_map(|heard| {
        let Event::Built { seat, plot, .. } = heard.event else { return None };
        Some((heard.ply, *seat, *plot, course.gained(heard.ply, *seat)))
    });
    let (ply, seat, plot, points) = most(built.filter(|one| one.3 > 0), |one| one.3)?;
    let told = Highlight::new("built", Thing::Building(seat)).of(seat).at(ply);
    Some(told.thing("plot", Thing::plot(plot)).points("points", points))
}

/// The own objective that brought most.
fn goal(course: &Course<'_, SanFrancisco1906>) -> Option<One> {
    let view = course.end().view(Viewer::Afterwards);
    let count = view.count();
    let goals = course
        .seats()
        .flat_map(|seat| own(&view, seat).map(move |objective| (seat, *objective)).collect::<Vec<_>>());
    let worth = goals.map(|(seat, objective)| (seat, objective, count.objective(seat, objective)));
    let (seat, objective, points) = most(worth.filter(|one| one.2 > 0), |one| one.2)?;
    let thing = Thing::Objective(objective);
    Some(Highlight::new("objective", thing).of(seat).thing("objective", thing).points("points", points))
}

/// The most money at once.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other event brings money")]
fn purse(course: &Course<'_, SanFrancisco1906>) -> Option<One> {
    let gains = course.heard().filter_map(|heard| match heard.event {
        Event::Income { seat, gained, .. }
        | Event::GotMoney { seat, gained }
        | Event::TookDollar { seat, gained } => Some((heard.ply, *seat, *gained)),
        _ => None,
    });
    let (ply, seat, dollars) = most(gains.filter(|one| one.2 > 0), |one| one.2)?;
    Some(Highlight::new("purse", Thing::Money).of(seat).at(ply).number("dollars", dollars))
}

/// Who cleared most.
fn rubble(course: &Course<'_, SanFrancisco1906>) -> Option<One> {
    let tokens = |seat: Seat| course.end().owner(seat).rubble();
    let seat = most(course.seats().filter(|seat| tokens(*seat) > 0), |seat| tokens(*seat))?;
    Some(Highlight::new("rubble", Thing::Rubble).of(seat).number("n", tokens(seat)))
}

/// Who built the last own building, or that the years were over.
fn end(course: &Course<'_, SanFrancisco1906>) -> Option<One> {
    let best = course.heard().find_map(|heard| {
        let Event::BestBuilder { seat } = heard.event else { return None };
        Some((heard.ply, *seat))
    });
    if let (Some((ply, seat)), "best-builder") = (best, course.end().ending()?.id) {
        return Some(Highlight::new("best-builder", Thing::BestBuilder).of(seat).at(ply));
    }
    let over = course.heard().last().map(|heard| heard.ply);
    Some(Highlight::new("last-year", Thing::Year(*::san_francisco_1906::YEARS.end())).at(over))
}
