//! Worked examples of Puerto Rico: a phase, money, prices, points, the end, and what newcomers stumble over.

use ::puerto_rico::{Good, PuertoRico, Scenario, SeatView, Setup, View};
use kernel::{Game, Seat, Viewer};

use super::super::example::Example;
use super::super::lesson::Stage;

const A: Seat = Seat::A;
const B: Seat = Seat::B;
const C: Seat = Seat::C;

pub const EXAMPLES: &[Example<PuertoRico>] = &[
    Example::of("harvest", harvest, &["craftsman.2", "craftsman.4"], |_, after| {
        has(after, Good::Corn) == 3 && has(after, Good::Indigo) == 1
    })
    .shows(&["island", "city"])
    .plays("A take craftsman\nA extra corn", &["store"]),
    Example::of("sale", sale, &["trader.2", "trader.4", "small-market.1"], |before, after| {
        own(after).doubloons == own(before).doubloons + 4
    })
    .plays("A take trader\nA sell sugar", &["trade"]),
    Example::of("price", price, &["price.1", "price.2", "price.3"], |before, after| {
        (own(before).doubloons, own(after).doubloons) == (4, 0)
    })
    .shows(&["island"])
    .plays("A take builder\nA build factory", &["city"]),
    Example::of("load", load, &["captain.5", "captain.6"], |before, after| {
        own(after).points == own(before).points.map(|points| points + 7)
    })
    .shows(&["sea"])
    .plays("A take captain\nA load sugar 6", &["sea"]),
    Example::of("kinds", kinds, &["captain.3"], |_, _| true)
        .plays("A take captain", &["sea"])
        .refuses("A load corn 6"),
    Example::of("spoils", spoils, &["captain.2", "storage.1", "storage.3"], |_, after| {
        own(after).goods.values().sum::<u8>() == 1 && has(after, Good::Coffee) == 1
    })
    .shows(&["store"])
    .plays("A take captain\nA keep corn 0", &["store"]),
    Example::of("counts", counts, &["score.1", "score.2", "score.3", "guild-hall.1"], |game, _| {
        let count = own(game).breakdown();
        game.scores().points(A) == 28 && count.total() == 28
    })
    .shows(&["city"]),
    Example::of("last", last, &["end.2", "end.4"], |before, after| {
        !open(before).last_round && open(after).last_round && after.ending().is_none()
    })
    .plays("A take builder\nA build hacienda", &["ends"]),
];

fn open(game: &PuertoRico) -> View {
    game.view(Viewer::Seat(A))
}

fn own(game: &PuertoRico) -> SeatView {
    open(game).seats.swap_remove(A.index())
}

fn has(game: &PuertoRico, good: Good) -> u8 {
    own(game).goods.get(&good).copied().unwrap_or_default()
}

fn staged(scenario: Scenario) -> Stage<PuertoRico> {
    Stage { setup: Setup { players: 3, ..Setup::default() }, game: scenario.build() }
}

/// A table for three with a little on the islands of the others.
fn three() -> Scenario {
    Scenario::new(3).island(B, "corn*").island(C, "indigo")
}

fn harvest() -> Stage<PuertoRico> {
    let scenario = three().island(A, "corn* corn* indigo* indigo* sugar*").city(A, "small-indigo-plant*");
    staged(scenario)
}

fn sale() -> Stage<PuertoRico> {
    staged(three().city(A, "small-market*").goods(A, "corn 1 sugar 1").house("indigo").doubloons(A, 1))
}

fn price() -> Stage<PuertoRico> {
    staged(three().island(A, "quarry* quarry* quarry corn*").city(A, "small-market*").doubloons(A, 4))
}

fn load() -> Stage<PuertoRico> {
    staged(three().goods(A, "corn 2 sugar 6").goods(B, "sugar 1").ship(5, "corn 2"))
}

/// Corn has filled the smallest ship.
fn kinds() -> Stage<PuertoRico> {
    staged(three().goods(A, "corn 3 indigo 1").ship(4, "corn 4"))
}

/// All three ships carry what she does not have.
fn spoils() -> Stage<PuertoRico> {
    let scenario = three().goods(A, "corn 3 coffee 2").ship(4, "indigo 1").ship(5, "tobacco 2");
    staged(scenario.ship(6, "sugar 3"))
}

fn counts() -> Stage<PuertoRico> {
    let city = "small-indigo-plant* indigo-plant sugar-mill* guild-hall*";
    staged(three().island(A, "corn* indigo*").city(A, city).points(A, 14))
}

/// One space of the city is free.
fn last() -> Stage<PuertoRico> {
    let city = "small-indigo-plant* small-sugar-mill* indigo-plant* sugar-mill* small-market* construction-hut* \
                small-warehouse* hospice* office guild-hall*";
    staged(three().island(A, "corn* indigo*").city(A, city).doubloons(A, 6))
}
