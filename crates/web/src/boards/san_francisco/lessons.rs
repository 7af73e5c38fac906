//! What a newcomer learns of San Francisco.

use ::san_francisco::{Row, SanFrancisco, Scenario, Setup};
use kernel::Seat;
use kernel::script::act;

use super::super::lesson::{GOOD, Lesson, Stage, Step};

const A: Seat = Seat::A;
const B: Seat = Seat::B;

pub const LESSONS: &[Lesson<SanFrancisco>] = &[FIRST, WELL];

const FIRST: Lesson<SanFrancisco> = Lesson {
    name: "first",
    steps: &[
        Step::look("goal", "[data-key=podium-green]", goal),
        Step::answer("turn", "[data-key=columns]", columns, &["finalize 2"]),
        Step::answer("contract", "[data-key=columns]", contracts, &["finalize 3"]),
        Step::answer("draw", "[data-key=columns]", drawn, &["column 1"]),
        Step::answer("tram", "[data-key=streets]", tram, &["build green-line-2"]),
        Step::answer("tower", "[data-key=streets]", tower, &["build orange-plain-3"]),
        Step::look("ends", "[data-at=tokens]", goal),
    ],
};

/// What good players do.
const WELL: Lesson<SanFrancisco> = Lesson {
    name: GOOD,
    steps: &[
        Step::answer("bonus", "[data-key=columns]", bonus, &["finalize 1"])
            .then(&[("finalize 1", "A build grey-value-2-bonus\nA take value-4-card\nA in yellow")]),
        Step::answer("value", "[data-key=columns]", value, &["finalize 2"])
            .then(&[("finalize 2", "A build green-plain-3\nA build blue-plain-3")]),
        Step::answer("sites", "[data-key=columns]", sites, &["finalize 3"])
            .then(&[("finalize 3", "A build grey-plain-3\nA build yellow-plain-2")]),
    ],
};

fn staged(scenario: Scenario, lines: &str) -> Stage<SanFrancisco> {
    let mut game = scenario.build();
    act(&mut game, lines);
    Stage { setup: Setup { players: 2, ..Setup::default() }, game }
}

fn goal() -> Stage<SanFrancisco> {
    let scenario = Scenario::new(2)
        .column(1, "grey-plain-3 yellow-garden")
        .column(2, "blue-line-2")
        .column(3, "green-plain-2 orange-foundation")
        .city(A, Row::Green, "green-line-2 green-plain-3")
        .city(A, Row::Yellow, "yellow-line-2")
        .city(B, Row::Green, "green-plain-2")
        .city(B, Row::Grey, "grey-line-2 grey-foundation");
    staged(scenario, "")
}

fn columns() -> Stage<SanFrancisco> {
    let scenario = Scenario::new(2)
        .column(1, "grey-plain-2")
        .column(2, "green-line-2 green-plain-3 yellow-line-2")
        .column(3, "blue-plain-2");
    staged(scenario, "")
}

fn contracts() -> Stage<SanFrancisco> {
    let scenario = Scenario::new(2)
        .contracts(A, 1)
        .column(1, "grey-plain-2")
        .column(2, "blue-plain-3")
        .column(3, "green-line-2 orange-plain-2")
        .city(A, Row::Green, "green-plain-2");
    staged(scenario, "")
}

/// The card that was drawn goes to a column: one of them the other player may take.
fn drawn() -> Stage<SanFrancisco> {
    let scenario = Scenario::new(2)
        .contracts(B, 1)
        .column(2, "grey-plain-2")
        .column(3, "blue-plain-3 yellow-line-2")
        .city(A, Row::Green, "green-plain-2");
    staged(scenario, "A place ~ green-plain-3")
}

fn tram() -> Stage<SanFrancisco> {
    let scenario = Scenario::new(2)
        .column(1, "green-line-2 grey-line-2 blue-plain-2")
        .city(A, Row::Yellow, "yellow-line-2")
        .city(A, Row::Orange, "orange-garden");
    staged(scenario, "A finalize 1")
}

fn tower() -> Stage<SanFrancisco> {
    let scenario = Scenario::new(2)
        .column(1, "orange-plain-3 blue-plain-2")
        .city(A, Row::Grey, "grey-foundation grey-plain-2")
        .city(A, Row::Blue, "blue-plain-3");
    staged(scenario, "A finalize 1")
}

/// One compass lies in the grey street, a second one in a column.
fn bonus() -> Stage<SanFrancisco> {
    let scenario = Scenario::new(2)
        .column(1, "grey-value-2-bonus orange-plain-2")
        .column(2, "green-plain-2 blue-plain-2")
        .column(3, "yellow-line-2")
        .city(A, Row::Grey, "grey-line-1-bonus")
        .city(B, Row::Green, "green-plain-2");
    staged(scenario, "")
}

/// Symbols that may be good for something, or plain value.
fn value() -> Stage<SanFrancisco> {
    let scenario = Scenario::new(2)
        .column(1, "orange-garden blue-depot-1")
        .column(2, "green-plain-3 blue-plain-3")
        .column(3, "yellow-line-2")
        .city(A, Row::Orange, "orange-plain-2")
        .city(B, Row::Green, "green-plain-2")
        .city(B, Row::Blue, "blue-plain-2");
    staged(scenario, "")
}

/// Two foundations for an empty city, or cards that count at once.
fn sites() -> Stage<SanFrancisco> {
    let scenario = Scenario::new(2)
        .column(1, "orange-foundation yellow-foundation")
        .column(2, "blue-plain-2")
        .column(3, "grey-plain-3 yellow-plain-2")
        .city(A, Row::Grey, "grey-foundation")
        .city(B, Row::Green, "green-plain-2");
    staged(scenario, "")
}
