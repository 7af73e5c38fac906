//! What a game of Puerto Rico is remembered by.

use ::puerto_rico::{Building, Class, Event, PuertoRico, Role};
use kernel::{Game, Present, Seat, Viewer, Words};

use super::super::highlight::{Course, Highlight, most};
use super::thing::Thing;

type One = Highlight<PuertoRico>;

pub fn highlights(course: &Course<'_, PuertoRico>) -> Vec<One> {
    let found = [load(course), house(course), harvest(course), sale(course), end(course)];
    found.into_iter().flatten().collect()
}

/// The most barrels that went away at once; of equals those that brought more.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other event is a load")]
fn load(course: &Course<'_, PuertoRico>) -> Option<One> {
    let loads = course.heard().filter_map(|heard| {
        let (seat, barrels, points, name, thing) = match heard.event {
            Event::Loaded { seat, good, barrels, points, .. } => {
                (seat, barrels, points, "load", Thing::Good(*good))
            }
            Event::Shipped { seat, good, barrels, points } => {
                (seat, barrels, points, "wharf", Thing::Good(*good))
            }
            Event::Sent { seat, barrels, points } => {
                (seat, barrels, points, "sent", Thing::Building(Building::SmallWharf))
            }
            _ => return None,
        };
        Some((heard.ply, *seat, *barrels, *points, name, thing))
    });
    let (ply, seat, barrels, points, name, thing) = most(loads, |load| (load.2, load.3))?;
    let pictured = Highlight::new(name, Thing::Role(Role::Captain)).of(seat).at(ply);
    let told = pictured.number("barrels", barrels).points("points", points).thing("what", thing);
    // Through which building it went is said, too.
    Some(if name == "wharf" { told.thing("building", Thing::Building(Building::Wharf)) } else { told })
}

/// What is printed on the large buildings and what they add, seat by seat.
fn large(end: &PuertoRico) -> Vec<(Seat, Building, i32)> {
    let (view, sources) = (end.view(Viewer::Afterwards), end.breakdown(&Words::default()));
    let kinds: Vec<Building> =
        view.buildings.keys().copied().filter(|building| building.facts().class == Class::Large).collect();
    // The breakdown counts chips and printed points first, then each large building that adds something.
    let adding: Vec<Building> =
        kinds.iter().copied().filter(|building| building.facts().circles > 0).collect();
    let added = |seat: Seat, building: Building| {
        let which = adding.iter().position(|other| *other == building);
        which.and_then(|which| sources.get(which + 2)).map_or(0, |source| source.points[seat.index()])
    };
    let mut all = Vec::new();
    for seat in Seat::all(view.seats.len()) {
        for building in kinds.iter().filter(|building| end.owner(seat).buildings() & building.bit() != 0) {
            all.push((seat, *building, i32::from(building.facts().points) + added(seat, *building)));
        }
    }
    all
}

/// Everything that was built: when, by whom, for how much, the Black Market's share counted.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other event is about a price")]
fn built(course: &Course<'_, PuertoRico>) -> Vec<(usize, Seat, Building, u16)> {
    let mut prices = Vec::new();
    let mut all = Vec::new();
    for heard in course.heard() {
        match heard.event {
            Event::Built { seat, building, price } => all.push((heard.ply, *seat, *building, *price)),
            Event::Bargained { seat, building, price, .. } => prices.push((*seat, *building, *price)),
            Event::Raised { seat, building } => {
                let agreed = |one: &&(Seat, Building, u16)| (one.0, one.1) == (*seat, *building);
                let price = prices.iter().rfind(agreed).map_or(0, |one| one.2);
                all.push((heard.ply, *seat, *building, price));
            }
            _ => {}
        }
    }
    all
}

/// The large building that counted most; where nobody has one, the dearest of the others.
fn house(course: &Course<'_, PuertoRico>) -> Option<One> {
    let built = built(course);
    let Some((seat, building, points)) = most(large(course.end()), |one| one.2) else {
        let (ply, seat, building, price) = most(built, |one| one.3)?;
        let thing = Thing::Building(building);
        let dearest = Highlight::new("dearest", thing).of(seat).at(ply);
        return Some(dearest.thing("building", thing).number("price", price));
    };
    let thing = Thing::Building(building);
    // A game that goes on from a position of another one may have begun with it.
    let ply = built.iter().find(|one| (one.1, one.2) == (seat, building)).map(|one| one.0);
    let told = Highlight::new("house", thing).of(seat).at(ply);
    Some(told.thing("building", thing).points("points", points))
}

/// The most barrels of a harvest; of equals those of more kinds.
fn harvest(course: &Course<'_, PuertoRico>) -> Option<One> {
    let harvests = course.heard().filter_map(|heard| {
        let Event::Produced { seat, barrels } = heard.event else { return None };
        let kinds = barrels.iter().filter(|n| **n > 0).count() as u8;
        Some((heard.ply, *seat, barrels.iter().sum::<u8>(), kinds))
    });
    let (ply, seat, barrels, kinds) = most(harvests.filter(|one| one.2 > 0), |one| (one.2, one.3))?;
    let told = Highlight::new("harvest", Thing::Role(Role::Craftsman)).of(seat).at(ply);
    Some(told.number("barrels", barrels).number("kinds", kinds))
}

/// The barrel that was sold for most.
fn sale(course: &Course<'_, PuertoRico>) -> Option<One> {
    let sales = course.heard().filter_map(|heard| {
        let Event::Sold { seat, good, doubloons, .. } = heard.event else { return None };
        Some((heard.ply, *seat, *good, *doubloons))
    });
    let (ply, seat, good, doubloons) = most(sales.filter(|one| one.3 > 0), |one| one.3)?;
    let told = Highlight::new("sale", Thing::Role(Role::Trader)).of(seat).at(ply);
    Some(told.thing("good", Thing::Good(good)).number("doubloons", doubloons))
}

/// Who called the last round, and how. Nobody alone empties the supply of colonists.
fn end(course: &Course<'_, PuertoRico>) -> Option<One> {
    let called = course.heard().find(|heard| matches!(heard.event, Event::LastRound { .. }));
    let (ply, by) = (called.map(|heard| heard.ply), called.map(|heard| heard.by));
    let told = match course.end().ending()?.id {
        "city" => Highlight::new("full-city", Thing::Role(Role::Builder)).of(by),
        "points" => Highlight::new("last-point", Thing::Point).of(by.filter(|by| {
            // Points may come to others, too: then nobody alone took the last of them.
            course
                .heard()
                .filter(|heard| Some(heard.ply) == ply)
                .all(|heard| gains(heard.event).is_none_or(|seat| seat == *by))
        })),
        _ => Highlight::new("last-colonist", Thing::ColonistShip),
    };
    Some(told.at(ply))
}

/// To whom an event brought points.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other event brings points")]
fn gains(event: &Event) -> Option<Seat> {
    match event {
        Event::Loaded { seat, points, .. }
        | Event::Shipped { seat, points, .. }
        | Event::Sent { seat, points, .. }
        | Event::Gained { seat, points, .. } => (*points > 0).then_some(*seat),
        _ => None,
    }
}
