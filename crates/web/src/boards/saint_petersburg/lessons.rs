//! What a newcomer learns of Saint Petersburg.

use ::saint_petersburg::{SaintPetersburg, Scenario, Setup, Stack};
use kernel::Seat;

use super::super::lesson::{GOOD, Lesson, Stage, Step};

const A: Seat = Seat::A;
const B: Seat = Seat::B;

pub const LESSONS: &[Lesson<SaintPetersburg>] = &[FIRST, WELL];

const FIRST: Lesson<SaintPetersburg> = Lesson {
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
        Step::look("ends", "[data-key=store]", ends),
    ],
};

/// What good players do.
const WELL: Lesson<SaintPetersburg> = Lesson {
    name: GOOD,
    steps: &[
        Step::answer("cheap", "[data-key=row-upper]", cheap, &["buy secretary upper"])
            .then(&[("buy", "B pass\nA pass\nB pass")]),
        Step::answer("few", "[data-key=row-upper]", few, &["buy administrator upper"])
            .then(&[("buy", "B pass\nA pass\nB pass")]),
        Step::answer("dear", "[data-key=row-upper]", dear, &["buy mistress-of-ceremonies upper"])
            .then(&[("buy", "B pass\nA pass\nB pass")]),
    ],
};

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

/// Cheap buildings, and a noble who pays for what comes next.
fn cheap() -> Stage<SaintPetersburg> {
    let scenario = Scenario::new(2)
        .upper("market customs-house secretary")
        .area(A, "lumberjack shepherd fur-trapper")
        .area(B, "gold-miner gold-miner")
        .rubles(A, 12)
        .rubles(B, 2)
        .phase(Stack::Building)
        .round(2);
    staged(scenario)
}

/// A Judge that cannot be paid yet, and an Administrator that can.
fn few() -> Stage<SaintPetersburg> {
    let scenario = Scenario::new(2)
        .upper("judge administrator")
        .area(A, "lumberjack shepherd author")
        .area(B, "gold-miner")
        .hand(A, "library")
        .rubles(A, 8)
        .rubles(B, 2)
        .phase(Stack::Noble);
    staged(scenario)
}

/// Money for one dear noble, or for two cheap ones.
fn dear() -> Stage<SaintPetersburg> {
    let scenario = Scenario::new(2)
        .upper("author mistress-of-ceremonies administrator")
        .area(A, "lumberjack shepherd ship-builder author market")
        .area(B, "gold-miner")
        .rubles(A, 19)
        .rubles(B, 2)
        .phase(Stack::Noble)
        .round(3);
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
