//! What a newcomer learns of Saint Petersburg.

use ::saint_petersburg::{SaintPetersburg, Scenario, Setup, Stack};
use kernel::Seat;

use super::super::lesson::{Lesson, Stage, Step};

const A: Seat = Seat::A;
const B: Seat = Seat::B;

pub const LESSONS: &[Lesson<SaintPetersburg>] = &[Lesson {
    name: "first",
    steps: &[
        Step::look("goal", ".phases", worker),
        Step::answer("worker", "[data-key=row-upper]", worker, &["buy lumberjack upper"])
            .then(&[("buy", "B pass\nA pass\nB pass")]),
        Step::answer("building", "[data-key=row-upper]", building, &["buy customs-house upper"])
            .then(&[("buy", "B pass\nA pass\nB pass")]),
        Step::answer("noble", "[data-key=row-upper]", noble, &["buy administrator upper"])
            .then(&[("buy", "B pass\nA pass\nB pass")]),
        Step::answer("hand", "[data-key=row-upper]", hand, &["take judge upper"]),
        Step::answer("trade", "[data-key=row-upper]", trade, &["buy gold-smelter upper for gold-miner"]),
        Step::look("ends", "[data-key=nobles]", ends),
    ],
}];

fn staged(scenario: Scenario) -> Stage<SaintPetersburg> {
    Stage { setup: Setup { players: 2 }, game: scenario.build() }
}

fn worker() -> Stage<SaintPetersburg> {
    let scenario = Scenario::new(2)
        .upper("lumberjack shepherd fur-trapper ship-builder")
        .area(A, "lumberjack")
        .area(B, "gold-miner")
        .rubles(A, 9)
        .rubles(B, 8);
    staged(scenario)
}

fn building() -> Stage<SaintPetersburg> {
    let scenario = Scenario::new(2)
        .upper("market customs-house firehouse library")
        .area(A, "lumberjack lumberjack shepherd")
        .area(B, "gold-miner gold-miner")
        .rubles(A, 8)
        .rubles(B, 4)
        .phase(Stack::Building);
    staged(scenario)
}

fn noble() -> Stage<SaintPetersburg> {
    let scenario = Scenario::new(2)
        .upper("author administrator secretary")
        .area(A, "lumberjack author secretary market")
        .area(B, "gold-miner")
        .rubles(A, 8)
        .rubles(B, 3)
        .phase(Stack::Noble);
    staged(scenario)
}

fn hand() -> Stage<SaintPetersburg> {
    let scenario = Scenario::new(2)
        .upper("judge author")
        .area(A, "lumberjack author")
        .area(B, "gold-miner")
        .rubles(A, 3)
        .rubles(B, 2)
        .phase(Stack::Noble);
    staged(scenario)
}

fn trade() -> Stage<SaintPetersburg> {
    let scenario = Scenario::new(2)
        .upper("gold-smelter bank")
        .area(A, "gold-miner lumberjack market")
        .area(B, "shepherd")
        .rubles(A, 6)
        .rubles(B, 2)
        .phase(Stack::Trading);
    staged(scenario)
}

fn ends() -> Stage<SaintPetersburg> {
    let scenario = Scenario::new(2)
        .upper("lumberjack gold-miner")
        .area(A, "lumberjack author administrator secretary market library")
        .area(B, "gold-miner author")
        .points(A, 31)
        .points(B, 28)
        .stack(Stack::Worker, 2)
        .rubles(A, 14)
        .rubles(B, 9)
        .round(6);
    staged(scenario)
}
