//! What a game of San Francisco is remembered by.

use ::san_francisco::{Bonus, Contest, Event, Origin, Row, SanFrancisco};
use kernel::{Game, Kind, Seat, Viewer};

use super::super::highlight::{Course, Highlight, Pride, most};
use super::thing::Thing;

type One = Highlight<SanFrancisco>;

pub fn highlights(course: &Course<'_, SanFrancisco>) -> Vec<One> {
    let found = [district(course), trams(course), haul(course), skyscraper(course), end(course)];
    found.into_iter().flatten().collect()
}

/// What brought a seat its points.
pub fn prides(course: &Course<'_, SanFrancisco>, seat: Seat) -> Vec<Pride<Thing>> {
    let thing = |origin: Origin| match origin {
        Origin::Skyscrapers => Thing::Skyscraper,
        Origin::Medal => Thing::Medal,
        Origin::Completions => Thing::Completion,
        Origin::PointsTokens => Thing::Bonus(Bonus::PointsToken),
        Origin::Contest(contest) => Thing::of(contest),
    };
    let sources = course.end().view(Viewer::Afterwards).sources(seat);
    sources.into_iter().map(|(origin, points)| Pride { thing: thing(origin), points }).collect()
}

/// What everybody has in the contests, and what it brought him.
fn contests(course: &Course<'_, SanFrancisco>) -> Vec<(Seat, Contest, u8, i32)> {
    let view = course.end().view(Viewer::Afterwards);
    let of = |contest: Contest| {
        let one = move |step: ::san_francisco::Step| {
            let points = step.rank.map_or(0, |rank| rank.points);
            (step.seat, contest, step.has, points)
        };
        view.podium(contest).into_iter().map(one).collect::<Vec<_>>()
    };
    Contest::ALL.into_iter().flat_map(of).filter(|one| one.2 > 0).collect()
}

/// The district with the highest value.
fn district(course: &Course<'_, SanFrancisco>) -> Option<One> {
    let districts = contests(course).into_iter().filter(|one| matches!(one.1, Contest::District(_)));
    let (seat, contest, value, points) = most(districts, |one| (one.2, one.3))?;
    let thing = Thing::of(contest);
    let told = Highlight::new("district", thing).of(seat);
    Some(told.thing("district", thing).number("value", value).points("points", points))
}

/// The most trams.
fn trams(course: &Course<'_, SanFrancisco>) -> Option<One> {
    let trams = contests(course).into_iter().filter(|one| one.1 == Contest::Trams);
    let (seat, _, n, points) = most(trams, |one| (one.2, one.3))?;
    Some(Highlight::new("trams", Thing::Trams).of(seat).number("n", n).points("points", points))
}

/// The most cards that somebody took from a column at once, of which he built at least one.
fn haul(course: &Course<'_, SanFrancisco>) -> Option<One> {
    let hauls = course.heard().filter_map(|heard| {
        let Event::Finalized { seat, column, cards, kept: true, .. } = heard.event else { return None };
        Some((heard.ply, *seat, *column, cards.len() as u32))
    });
    let (ply, seat, column, n) = most(hauls, |one| one.3)?;
    let told = Highlight::new("haul", Thing::Column(column)).of(seat).at(ply);
    Some(told.number("n", n).thing("column", Thing::Column(column)))
}

/// The first skyscraper.
fn skyscraper(course: &Course<'_, SanFrancisco>) -> Option<One> {
    let (ply, seat, row) = course.heard().find_map(|heard| {
        let Event::Skyscraper { seat, row, .. } = heard.event else { return None };
        Some((heard.ply, *seat, *row))
    })?;
    let told = Highlight::new("skyscraper", Thing::Skyscraper).of(seat).at(ply);
    Some(told.thing("district", Thing::District(row)))
}

/// Who ended the game, and how.
fn end(course: &Course<'_, SanFrancisco>) -> Option<One> {
    let (ply, seat, full) = course.heard().find_map(|heard| {
        let Event::Over { seat, full } = heard.event else { return None };
        Some((heard.ply, *seat, *full))
    })?;
    let (name, thing) =
        if full { ("full-city", Thing::Completion) } else { ("foundations", Thing::Foundation) };
    let spaces = course.end().view(Viewer::Spectator).spaces() as u32;
    let told = Highlight::new(name, thing).of(seat).at(ply);
    Some(if full { told.number("n", spaces).number("rows", Row::ALL.len() as u32) } else { told })
}
