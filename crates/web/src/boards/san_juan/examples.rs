//! Worked examples of San Juan: a phase, what cards pay, sales, points, the end, and what newcomers stumble over.

use ::san_juan::{Card, SanJuan, Scenario, SeatView, Setup, TOWN_SQUARE, Tile, View};
use kernel::{Game, Seat, Viewer};

use super::super::example::Example;
use super::super::lesson::Stage;

const A: Seat = Seat::A;
const B: Seat = Seat::B;

pub const EXAMPLES: &[Example<SanJuan>] = &[
    Example::of("produce", produce, &["producer.1", "producer.2", "producer.3"], |_, after| {
        own(after).goods.values().sum::<u8>() == 2
    })
    .shows(&["city"])
    .plays("A take producer\nA produce corn-farm\nA produce coffee-roaster", &["city"]),
    Example::of("pay", pay, &["builder.2", "builder.3"], |before, after| {
        (own(before).hand_size, own(after).hand_size) == (4, 1) && own(after).has(Card::Villa)
    })
    .plays("A take builder\nA build villa\nA pay fruit-farm\nA pay crane", &["city"]),
    Example::of("sell", sell, &["trader.2", "trader.4"], |before, after| {
        own(after).hand_size == own(before).hand_size + 5 && own(after).goods.values().sum::<u8>() == 1
    })
    .shows(&["house", "city"])
    .plays("A take trader\nA sell sugar-refinery\nA sell coffee-roaster", &["city"]),
    Example::of("counts", counts, &["monument.1", "town-square.1", "final.3"], |game, _| {
        TOWN_SQUARE == [0, 4, 6, 8] && game.scores().points(A) == 3 + 5 + 1 + 6
    })
    .shows(&["city"]),
    Example::of("once", once, &["builder.5"], |_, _| true)
        .plays("A take builder", &["city"])
        .refuses("A build villa"),
    Example::of("last", last, &["end.1", "round.5"], |_, after| {
        own(after).city == 12 && after.ending().is_none() && !after.acting().is_empty()
    })
    .plays("A take builder\nA build distillery\nA beside", &["city"]),
];

fn open(game: &SanJuan) -> View {
    game.view(Viewer::Seat(A))
}

fn own(game: &SanJuan) -> SeatView {
    open(game).seats.swap_remove(A.index())
}

fn staged(scenario: Scenario) -> Stage<SanJuan> {
    Stage { setup: Setup { players: 2, ..Setup::default() }, game: scenario.build() }
}

fn two() -> Scenario {
    Scenario::new(2).hand(B, "villa chapel canal")
}

fn produce() -> Stage<SanJuan> {
    staged(two().area(A, "coffee-roaster sugar-refinery").hand(A, "crane statue"))
}

fn pay() -> Stage<SanJuan> {
    staged(two().hand(A, "villa crane fruit-farm statue"))
}

fn sell() -> Stage<SanJuan> {
    let scenario = two()
        .hand(A, "crane")
        .area(A, "sugar-refinery coffee-roaster")
        .goods(A, "corn-farm=hero sugar-refinery=hero coffee-roaster=hero")
        .house(&[Tile::House11223, Tile::House11122, Tile::House11222, Tile::House12223, Tile::House12233]);
    staged(scenario)
}

fn counts() -> Stage<SanJuan> {
    staged(two().area(A, "statue hero town-square").hand(A, "crane"))
}

fn once() -> Stage<SanJuan> {
    staged(two().area(A, "villa sugar-refinery").hand(A, "villa sugar-refinery crane fruit-farm"))
}

/// Eleven buildings stand.
fn last() -> Stage<SanJuan> {
    let area = "corn-farm corn-farm fruit-farm fruit-farm villa canal crane factory hero statue";
    staged(two().area(A, area).hand(A, "distillery"))
}
