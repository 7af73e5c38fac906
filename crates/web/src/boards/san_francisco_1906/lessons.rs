//! What a newcomer learns of 1906 San Francisco.

use ::san_francisco_1906::{SanFrancisco1906, Scenario, Setup};
use kernel::Seat;
use kernel::script::act;

use super::super::lesson::{GOOD, Lesson, Stage, Step};

const A: Seat = Seat::A;
const B: Seat = Seat::B;

pub const LESSONS: &[Lesson<SanFrancisco1906>] = &[FIRST, WELL];

const FIRST: Lesson<SanFrancisco1906> = Lesson {
    name: "first",
    steps: &[
        Step::look("goal", "[data-key=common]", goal),
        Step::answer("income", "[data-key=income]", income, &["income 1"]),
        Step::answer("walk", "[data-key=ring]", ring, &["move materials"])
            .then(&[("move materials", "A use materials"), ("move", "A take dollar")]),
        Step::answer("plot", "[data-key=city]", plot, &["build r1c4-4-green", "build r2c2-2-red"]).then(&[
            ("build r1c4-4-green", "A spend 4-green-light-tram"),
            ("build r2c2-2-red", "A spend 2-red-tram-hydrant"),
            ("build", "A spend 2-red-tram-hydrant 4-green-light-tram"),
        ]),
        Step::answer("permits", "[data-key=form]", permits, &["spend 2-red-tram-hydrant 4-green-light-tram"]),
        Step::answer("step", "[data-key=station-3]", option, &["use build-subsidised"]).then(&[
            ("use build-subsidised", "A build r0c2-4-red\nA spend 4-yellow-light-park"),
            ("use permit", "A take 3-green-light-park"),
        ]),
        Step::look("token", "[data-key=progress]", goal),
        Step::look("ends", "[data-key=years]", goal),
    ],
};

/// What good players do.
const WELL: Lesson<SanFrancisco1906> = Lesson {
    name: GOOD,
    steps: &[
        Step::answer("gather", "[data-key=station-2]", gather, &["move permit"]).then(&[
            ("move permit", "A use permit\nA take 2-yellow-light-tram"),
            ("move build", "A use build\nA build r1c4-4-green"),
            ("move", "A take dollar"),
        ]),
        Step::answer("pair", "[data-key=form]", pair, &["spend 4-green-light-tram 5-red-light-park"])
            .then(&[("spend 4-green-light-tram 5", "A take light")]),
        Step::answer("aim", "[data-key=station-5]", aim, &["move objective"])
            .then(&[("move objective", "A use objective\nA take isolated"), ("move", "A take dollar")]),
    ],
};

fn staged(scenario: Scenario, lines: &str) -> Stage<SanFrancisco1906> {
    let mut game = scenario.build();
    act(&mut game, lines);
    Stage { setup: Setup::of(2), game }
}

const ROWS: &str = "3-green-light-park 1-red-light-hydrant 2-yellow-light-tram";

fn base() -> Scenario {
    Scenario::new(2)
        .common("majority-green per-building colour-set")
        .objective_row("isolated next-to-rival own-pairs")
        .permit_row(ROWS)
}

fn goal() -> Stage<SanFrancisco1906> {
    let scenario = base()
        .year(1907)
        .card(1)
        .built(A, "r1c4-4-green")
        .built(B, "r0c2-4-red")
        .permits(A, "2-red-tram-hydrant")
        .ready(A, 1)
        .dollars(A, 3)
        .dollars(B, 2);
    staged(scenario, "")
}

fn income() -> Stage<SanFrancisco1906> {
    staged(base(), "")
}

fn ring() -> Stage<SanFrancisco1906> {
    staged(base().card(1).permits(A, "4-green-light-tram").dollars(A, 2), "")
}

fn plot() -> Stage<SanFrancisco1906> {
    let scenario =
        base().card(1).permits(A, "4-green-light-tram 2-red-tram-hydrant").ready(A, 1).dollars(A, 2);
    staged(scenario, "A move build\nA use build")
}

fn permits() -> Stage<SanFrancisco1906> {
    let scenario =
        base().card(1).permits(A, "4-green-light-tram 2-red-tram-hydrant").ready(A, 1).dollars(A, 3);
    staged(scenario, "A move build\nA use build\nA build r1c4-4-green")
}

fn option() -> Stage<SanFrancisco1906> {
    let scenario = base().card(3).permits(A, "4-yellow-light-park").ready(A, 1).dollars(A, 4);
    staged(scenario, "A move permit")
}

/// The first year: one permit, one building, and a card with both actions.
fn gather() -> Stage<SanFrancisco1906> {
    staged(base().card(2).permits(A, "4-green-light-tram").ready(A, 1).dollars(A, 2), "")
}

/// A second permit may be thrown in: one of them lights another street.
fn pair() -> Stage<SanFrancisco1906> {
    let scenario = base()
        .year(1907)
        .card(1)
        .permits(A, "4-green-light-tram 5-red-light-park")
        .developments(A, "light")
        .ready(A, 1)
        .dollars(A, 3);
    staged(scenario, "A move build\nA use build\nA build r1c4-4-green")
}

/// Two houses that touch nothing, and an objective that counts such houses.
fn aim() -> Stage<SanFrancisco1906> {
    let scenario = base()
        .year(1907)
        .card(5)
        .built(A, "r1c4-4-green r2c2-2-red")
        .built(B, "r0c2-4-red")
        .permits(A, "2-yellow-hydrant-park")
        .dollars(A, 3);
    staged(scenario, "")
}
