//! Worked examples of Saint Petersburg: a phase, prices, trading cards, the final count, the end, and what newcomers stumble over.

use ::saint_petersburg::{SaintPetersburg, Scenario, SeatView, Setup, Stack, View};
use kernel::{Game, Seat, Viewer};

use super::super::example::Example;
use super::super::lesson::Stage;

const A: Seat = Seat::A;
const B: Seat = Seat::B;

pub const EXAMPLES: &[Example<SaintPetersburg>] = &[
    Example::of("phase", phase, &["round.1", "round.3", "score.1"], |before, after| {
        gained(before, after) == (9, 0) && open(after).phase == Stack::Building
    })
    .shows(&["lane-green"])
    .plays("A pass\nB pass", &[]),
    Example::of("price", price, &["price.2", "price.3", "price.6"], |before, after| {
        (rubles(before), rubles(after)) == (5, 4)
    })
    .shows(&["row-lower", "lane-green"])
    .plays("A buy lumberjack lower", &["lane-green"]),
    Example::of("village", village, &["village.1", "trade.1", "trade.2", "trade.5"], |before, after| {
        (rubles(before), rubles(after)) == (13, 1)
    })
    .shows(&["row-upper", "lane-blue"])
    .plays("A buy hermitage upper for potjomkins-village", &["lane-blue"]),
    Example::of("counts", counts, &["final.1", "final.2", "final.3"], |game, _| {
        let worth = own(game).worth();
        (worth.track, worth.nobles, worth.rubles, worth.hand) == (30, 10, Some(1), -5)
            && game.scores().points(A) == 36
    })
    .shows(&["lane-red", "nobles", "hand"]),
    Example::of("full", full, &["hand.1", "turn.2"], |game, _| own(game).hand_size == 3)
        .shows(&["hand"])
        .refuses("A take judge upper"),
    Example::of("last", last, &["end.1", "end.2"], |before, after| {
        open(before).exhausted.is_none() && open(after).exhausted == Some(Stack::Building)
    })
    .plays("A pass\nB pass", &["stacks"]),
];

fn open(game: &SaintPetersburg) -> View {
    game.view(Viewer::Seat(A))
}

fn own(game: &SaintPetersburg) -> SeatView {
    open(game).seats.swap_remove(A.index())
}

fn rubles(game: &SaintPetersburg) -> u16 {
    own(game).rubles.unwrap_or_default()
}

/// What seat A has gained: rubles and points.
fn gained(before: &SaintPetersburg, after: &SaintPetersburg) -> (u16, u16) {
    (rubles(after) - rubles(before), own(after).points - own(before).points)
}

fn staged(scenario: Scenario) -> Stage<SaintPetersburg> {
    Stage { setup: Setup { players: 2 }, game: scenario.build() }
}

fn two() -> Scenario {
    Scenario::new(2).area(B, "gold-miner").rubles(B, 6)
}

fn phase() -> Stage<SaintPetersburg> {
    staged(
        two().upper("fur-trapper ship-builder").area(A, "lumberjack lumberjack shepherd market").rubles(A, 2),
    )
}

fn price() -> Stage<SaintPetersburg> {
    let scenario = two().upper("shepherd").lower("lumberjack").area(A, "lumberjack lumberjack").rubles(A, 5);
    staged(scenario)
}

fn village() -> Stage<SaintPetersburg> {
    let scenario = two().upper("hermitage").area(A, "potjomkins-village market").rubles(A, 13);
    staged(scenario.phase(Stack::Trading))
}

fn counts() -> Stage<SaintPetersburg> {
    let area = "author author administrator secretary controller";
    staged(two().area(A, area).points(A, 30).rubles(A, 17).hand(A, "judge").round(6))
}

fn full() -> Stage<SaintPetersburg> {
    staged(two().upper("judge author").hand(A, "pub czar bank").rubles(A, 1).phase(Stack::Noble))
}

/// Three buildings are left, and the market has room for three.
fn last() -> Stage<SaintPetersburg> {
    let scenario = two().upper("author author judge judge pub").area(A, "lumberjack").rubles(A, 3);
    staged(scenario.stack(Stack::Building, 3).round(5))
}
