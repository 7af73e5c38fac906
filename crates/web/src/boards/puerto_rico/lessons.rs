//! What a newcomer learns of Puerto Rico, and what its expansions add.

use ::puerto_rico::{PuertoRico, Scenario, Setup};
use kernel::script::act;
use kernel::{Chance, Game, Seat, Viewer};

use super::super::lesson::{GOOD, Lesson, Stage, Step};

const A: Seat = Seat::A;
const B: Seat = Seat::B;
const C: Seat = Seat::C;

pub const LESSONS: &[Lesson<PuertoRico>] = &[
    Lesson {
        name: "first",
        steps: &[
            Step::look("goal", "[data-key=sea]", goal),
            Step::answer("role", "[data-key=roles]", role, &["take trader"])
                .then(&[("take trader", "A sell indigo"), ("take captain", "A load indigo 4")]),
            Step::answer("field", "[data-key=land]", field, &["plant quarry"]),
            Step::reach("work", "[data-key=own]", work, two_barrels),
            Step::answer(
                "build",
                "[data-key=market]",
                build,
                &["build small-sugar-mill", "build sugar-mill"],
            ),
            Step::answer("ship", "[data-key=sea]", ship, &["load corn 4"]),
            Step::look("ends", "[data-key=ends]", goal),
        ],
    },
    Lesson {
        name: GOOD,
        steps: &[
            Step::answer("sale", "[data-key=roles]", sale, &["take trader"])
                .then(&[("take trader", "A sell sugar"), ("take captain", "A load sugar 4")]),
            Step::answer("sugar", "[data-key=market]", sugar, &["build small-sugar-mill"]),
            Step::answer("guild", "[data-key=own]", guild, &["build guild-hall"]),
        ],
    },
    Lesson {
        name: "new-buildings",
        steps: &[
            Step::answer("draft", "[data-key=market]", draft, &["draft library"]),
            Step::answer("forest", "[data-key=land]", forest, FORESTS),
            Step::look("large", "[data-key=market]", large),
        ],
    },
    Lesson {
        name: "nobles",
        steps: &[
            Step::look("who", "[data-key=own]", noble),
            Step::answer("ship", "[data-key=sea]", ferry, &["take noble"]),
        ],
    },
];

const FORESTS: &[&str] = &["forest corn", "forest indigo", "forest sugar"];

fn staged(scenario: Scenario, lines: &str) -> Stage<PuertoRico> {
    let mut game = scenario.build();
    act(&mut game, lines);
    Stage { setup: Setup { players: 3, ..Setup::default() }, game }
}

/// Three islands under way, a few barrels on the ships.
fn goal() -> Stage<PuertoRico> {
    let scenario = Scenario::new(3)
        .island(A, "corn* indigo* indigo quarry*")
        .city(A, "small-indigo-plant* small-market*")
        .goods(A, "corn 2 indigo 1")
        .island(B, "corn* corn* sugar*")
        .city(B, "small-sugar-mill*")
        .goods(B, "corn 3")
        .island(C, "indigo* tobacco")
        .city(C, "small-indigo-plant* construction-hut*")
        .ship(4, "corn 2")
        .doubloons(A, 4)
        .doubloons(B, 2)
        .doubloons(C, 3)
        .points(A, 3)
        .points(B, 5);
    staged(scenario, "")
}

fn role() -> Stage<PuertoRico> {
    let scenario = Scenario::new(3)
        .island(A, "indigo* corn")
        .city(A, "small-indigo-plant*")
        .goods(A, "indigo 1")
        .island(B, "corn* corn* corn*")
        .island(C, "indigo corn*")
        .purse("trader", 1);
    staged(scenario, "")
}

fn field() -> Stage<PuertoRico> {
    let scenario = Scenario::new(3)
        .island(A, "indigo*")
        .city(A, "small-indigo-plant*")
        .island(B, "corn*")
        .island(C, "corn*")
        .row("corn 1 indigo 1 sugar 1 coffee 1")
        .doubloons(A, 2);
    staged(scenario, "A take settler")
}

fn work() -> Stage<PuertoRico> {
    let scenario = Scenario::new(3)
        .island(A, "corn indigo indigo")
        .city(A, "small-indigo-plant small-market")
        .windrose(A, 1, 0)
        .island(B, "corn*")
        .island(C, "corn*");
    staged(scenario, "A take mayor")
}

fn two_barrels(game: &PuertoRico) -> bool {
    let harvest = game.view(Viewer::Seat(A)).harvest(A);
    harvest[A.index()].goods.values().sum::<u8>() == 2
}

fn build() -> Stage<PuertoRico> {
    let scenario = Scenario::new(3)
        .island(A, "sugar* quarry* corn*")
        .city(A, "small-market*")
        .doubloons(A, 2)
        .island(B, "corn*")
        .island(C, "corn*");
    staged(scenario, "A take builder")
}

fn ship() -> Stage<PuertoRico> {
    let scenario = Scenario::new(3)
        .island(A, "corn* corn* indigo*")
        .city(A, "small-indigo-plant*")
        .goods(A, "corn 3 indigo 1")
        .island(B, "sugar*")
        .city(B, "small-sugar-mill*")
        .goods(B, "sugar 2")
        .island(C, "corn*")
        .ship(4, "corn 2")
        .ship(6, "sugar 3");
    staged(scenario, "A take captain")
}

/// Two barrels of sugar, and hardly a doubloon.
fn sale() -> Stage<PuertoRico> {
    let scenario = Scenario::new(3)
        .island(A, "sugar* indigo corn")
        .city(A, "small-sugar-mill*")
        .goods(A, "sugar 2")
        .doubloons(A, 1)
        .island(B, "corn* corn*")
        .goods(B, "corn 1")
        .island(C, "indigo* corn*")
        .city(C, "small-indigo-plant*");
    staged(scenario, "")
}

/// A field of sugar without a mill, and little money.
fn sugar() -> Stage<PuertoRico> {
    let scenario = Scenario::new(3)
        .island(A, "indigo* indigo* sugar* corn*")
        .city(A, "small-indigo-plant*")
        .doubloons(A, 2)
        .island(B, "corn* corn*")
        .island(C, "indigo* indigo*");
    staged(scenario, "A take builder")
}

/// Four plants, and the money for a large building.
fn guild() -> Stage<PuertoRico> {
    let scenario = Scenario::new(3)
        .island(A, "indigo* sugar* tobacco* coffee*")
        .city(A, "small-indigo-plant* small-sugar-mill* tobacco-storage* coffee-roaster*")
        .doubloons(A, 10)
        .points(A, 6)
        .island(B, "corn* corn* corn*")
        .points(B, 14)
        .island(C, "indigo* sugar*")
        .points(C, 9);
    staged(scenario, "A take builder")
}

/// The draft as it begins.
fn draft() -> Stage<PuertoRico> {
    let setup = Setup { players: 3, new_buildings: true, ..Setup::default() };
    let game = PuertoRico::new(&setup, &mut Chance::fast(1897)).expect("three play");
    Stage { setup, game }
}

fn forest() -> Stage<PuertoRico> {
    let scenario = Scenario::with_new_buildings(3)
        .island(A, "corn* indigo*")
        .city(A, "forest-house* small-indigo-plant*")
        .island(B, "corn*")
        .island(C, "corn*")
        .row("corn 2 indigo 1 sugar 1");
    let mut game = scenario.build();
    act(&mut game, "A take settler");
    Stage { setup: Setup { players: 3, new_buildings: true, ..Setup::default() }, game }
}

fn large() -> Stage<PuertoRico> {
    let scenario = Scenario::with_new_buildings(3)
        .island(A, "corn* corn* corn* quarry* quarry* quarry*")
        .city(A, "forest-house* cloister* library*")
        .island(B, "corn*")
        .island(C, "corn*");
    Stage { setup: Setup { players: 3, new_buildings: true, ..Setup::default() }, game: scenario.build() }
}

fn nobles_stage(scenario: Scenario, lines: &str) -> Stage<PuertoRico> {
    let mut game = scenario.build();
    act(&mut game, lines);
    Stage { setup: Setup { players: 3, nobles: true, ..Setup::default() }, game }
}

fn noble() -> Stage<PuertoRico> {
    let scenario = Scenario::with_nobles(3)
        .island(A, "corn* indigo*")
        .city(A, "small-indigo-plant* chapel*c")
        .windrose(A, 0, 2)
        .island(B, "corn*")
        .island(C, "corn*");
    nobles_stage(scenario, "")
}

fn ferry() -> Stage<PuertoRico> {
    let scenario = Scenario::with_nobles(3)
        .island(A, "corn indigo")
        .city(A, "small-indigo-plant")
        .island(B, "corn*")
        .island(C, "corn*");
    nobles_stage(scenario, "A take mayor")
}
