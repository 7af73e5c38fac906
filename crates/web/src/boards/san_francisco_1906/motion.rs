//! What each event moves, and which chapter of the story it begins.

use ::san_francisco_1906::{Event, Permit, RING, SanFrancisco1906};
use kernel::Seat;

use super::super::{Chapter, Motion, Motions};
use super::place::Place;
use super::thing::Thing;

type Move = Motion<SanFrancisco1906>;

fn go(thing: Thing, from: Place, to: Place) -> Move {
    Motion::new(thing, from, to, 1u8)
}

/// Dollars that a seat pays.
fn paid(seat: Seat, n: u8) -> Move {
    Motion::new(Thing::Dollar, Place::Purse(seat), Place::Till, n)
}

/// Dollars that a seat gains.
fn gained(seat: Seat, n: u8) -> Move {
    Motion::new(Thing::Dollar, Place::Till, Place::Purse(seat), n)
}

/// The pawns leave an area and line up at another one.
fn line_up(order: &[Seat], from: u8) -> Vec<Move> {
    order.iter().map(|seat| go(Thing::Pawn(*seat), Place::Station(from), Place::Turn(*seat))).collect()
}

#[deny(clippy::wildcard_enum_match_arm)]
pub fn motions(event: &Event) -> Motions<SanFrancisco1906> {
    Motions::of(match *event {
        Event::Passed { .. } | Event::Declined { .. } | Event::Over => Vec::new(),
        Event::Income { seat, space, gained: n } => {
            vec![go(Thing::Pawn(seat), Place::Turn(seat), Place::Income(space)), gained(seat, n)]
        }
        Event::GotBuilding { seat } => {
            vec![go(Thing::Building(seat), Place::Reserve(seat), Place::Ready(seat))]
        }
        Event::TookPermit { seat, permit } => {
            vec![go(Thing::Permit(permit), Place::Row(permit), Place::Hand(seat, permit))]
        }
        Event::TookObjective { seat, objective } => {
            vec![go(Thing::Objective(objective), Place::Goal(objective), Place::Mine(seat, objective))]
        }
        Event::DrewObjective { seat, objective: Some(objective) } => {
            let mine = Place::Mine(seat, objective);
            vec![go(Thing::Objective(objective), Place::GoalPile, mine).turning()]
        }
        Event::DrewObjective { seat, objective: None } => {
            vec![go(Thing::Secret, Place::GoalPile, Place::Secrets(seat))]
        }
        Event::GotMoney { seat, gained: n } | Event::TookDollar { seat, gained: n } => vec![gained(seat, n)],
        Event::Advanced { seat, column, row, from } => {
            vec![go(Thing::Pawn(seat), Place::Square(from.0, from.1), Place::Square(column, row))]
        }
        Event::Corner { seat } => vec![gained(seat, 1)],
        Event::Moved { seat, space } => {
            vec![go(Thing::Pawn(seat), Place::Turn(seat), Place::Space(space))]
        }
        Event::Used { seat, paid: n, .. } | Event::Paid { seat, paid: n } => vec![paid(seat, n)],
        Event::Cleared { seat, plot, paid: n } => {
            let token = plot.map(|plot| go(Thing::Rubble, Place::Plot(plot), Place::Rubble(seat)));
            token.into_iter().chain([paid(seat, n)]).collect()
        }
        Event::Built { seat, plot, ref permits, paid: n, rubble } => {
            let spent =
                |permit: &Permit| go(Thing::Permit(*permit), Place::Hand(seat, *permit), Place::Discard);
            let token = rubble.then(|| go(Thing::Rubble, Place::Plot(plot), Place::Rubble(seat)));
            let house = go(Thing::Building(seat), Place::Ready(seat), Place::Plot(plot));
            permits.iter().map(spent).chain([paid(seat, n)]).chain(token).chain([house]).collect()
        }
        Event::BestBuilder { seat } => {
            vec![go(Thing::BestBuilder, Place::BestBuilder, Place::Player(seat))]
        }
        Event::Developed { seat, kind, paid: n } => {
            vec![go(Thing::Development(kind), Place::Pile(kind), Place::Works(seat, kind)), paid(seat, n)]
        }
        Event::Refilled { ref permits, ref objectives } => {
            let permit = |permit: &Permit| go(Thing::Permit(*permit), Place::PermitPile, Place::Row(*permit));
            let goals = objectives
                .iter()
                .map(|goal| go(Thing::Objective(*goal), Place::GoalPile, Place::Goal(*goal)));
            permits.iter().map(permit).chain(goals).map(Motion::turning).collect()
        }
        Event::Year { ref order, .. } => line_up(order, RING),
        Event::Card { number, ref order, .. } => line_up(order, number - 1),
    })
}

/// A new chapter begins with each year and with each action card.
pub fn chapter(event: &Event) -> Option<Chapter<SanFrancisco1906>> {
    let thing = match *event {
        Event::Year { year, .. } => Thing::Year(year),
        Event::Card { number, .. } => Thing::Station(number),
        Event::Income { .. }
        | Event::GotBuilding { .. }
        | Event::TookPermit { .. }
        | Event::TookObjective { .. }
        | Event::DrewObjective { .. }
        | Event::GotMoney { .. }
        | Event::Advanced { .. }
        | Event::Corner { .. }
        | Event::Moved { .. }
        | Event::Used { .. }
        | Event::TookDollar { .. }
        | Event::Passed { .. }
        | Event::Cleared { .. }
        | Event::Paid { .. }
        | Event::Built { .. }
        | Event::BestBuilder { .. }
        | Event::Developed { .. }
        | Event::Declined { .. }
        | Event::Refilled { .. }
        | Event::Over => return None,
    };
    Some(Chapter { thing, by: None })
}
