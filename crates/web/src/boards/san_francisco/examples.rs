//! Worked examples of San Francisco: a turn, contracts, trams, towers, ranks, the end, and what newcomers stumble over.

use ::san_francisco::{Row, SanFrancisco, Scenario, SeatView, Setup, View};
use kernel::{Game, Seat, Viewer};

use super::super::example::Example;
use super::super::lesson::Stage;

const A: Seat = Seat::A;
const B: Seat = Seat::B;

pub const EXAMPLES: &[Example<SanFrancisco>] = &[
    Example::of("contracts", contracts, &["finalize.1", "finalize.2"], |game, _| own(game).contracts == 1)
        .shows(&["columns"])
        .refuses("A finalize 2"),
    Example::of("returns", returns, &["finalize.2", "finalize.3"], |before, after| {
        papers(before) == [0, 1] && papers(after) == [0, 0]
    })
    .shows(&["columns"])
    .plays("A finalize 1", &["tray-box"]),
    Example::of("trams", trams, &["tram.2", "tram.3"], |before, after| {
        (own(before).trams, own(after).trams) == (0, 3)
    })
    .shows(&["streets"])
    .plays("A finalize 1\nA build green-line-2", &["streets"]),
    Example::of("tower", tower, &["garden.1", "skyscraper.1", "medal.1"], |before, after| {
        let garden = |game: &SanFrancisco| own(game).city[Row::Grey as usize][1].value;
        (garden(before), garden(after)) == (0, 4)
            && (own(before).skyscrapers, own(after).skyscrapers) == (0, 1)
            && open(after).medal == Some(A)
    })
    .shows(&["streets"])
    .plays("A finalize 1\nA build blue-depot-1", &["streets"]),
    Example::of("tie", tie, &["advantage.1", "advantage.4"], |game, _| {
        let view = open(game);
        let value = |seat: Seat| view.seats[seat.index()].values[&Row::Blue];
        value(A) == value(B) && game.scores().points(A) > 0
    })
    .shows(&["podium-blue"]),
    Example::of("full", full, &["build.4", "finalize.5"], |_, _| true)
        .plays("A finalize 1", &["street-green"])
        .refuses("A build green-line-2"),
    Example::of("last", last, &["end.1", "end.3"], |before, after| {
        (open(before).tokens, open(after).tokens) == (1, 0) && after.ending().is_some()
    })
    .plays("A column 3", &["columns"]),
];

fn open(game: &SanFrancisco) -> View {
    game.view(Viewer::Seat(A))
}

fn own(game: &SanFrancisco) -> SeatView {
    open(game).seats.swap_remove(A.index())
}

/// The contracts of both.
fn papers(game: &SanFrancisco) -> [u8; 2] {
    [A, B].map(|seat| open(game).seats[seat.index()].contracts)
}

fn staged(scenario: Scenario, lines: &str) -> Stage<SanFrancisco> {
    let mut game = scenario.build();
    kernel::script::act(&mut game, lines);
    Stage { setup: Setup { players: 2, ..Setup::default() }, game }
}

fn contracts() -> Stage<SanFrancisco> {
    let scenario = Scenario::new(2)
        .contracts(A, 1)
        .column(1, "green-plain-3 green-line-2")
        .column(2, "blue-plain-3")
        .column(3, "grey-plain-2");
    staged(scenario, "")
}

fn returns() -> Stage<SanFrancisco> {
    let scenario = Scenario::new(2)
        .contracts(B, 1)
        .column(1, "blue-plain-2 yellow-line-2")
        .column(2, "grey-plain-2")
        .column(3, "orange-plain-3");
    staged(scenario, "")
}

fn trams() -> Stage<SanFrancisco> {
    let scenario = Scenario::new(2)
        .city(A, Row::Yellow, "yellow-line-2 yellow-line-1-bonus")
        .column(1, "green-line-2 grey-plain-2");
    staged(scenario, "")
}

fn tower() -> Stage<SanFrancisco> {
    let scenario = Scenario::new(2)
        .rows(A, "blue-plain-2 / grey-plain-2 grey-garden / orange-plain-3 orange-foundation")
        .column(1, "blue-depot-1 yellow-plain-2");
    staged(scenario, "")
}

/// Four against four in the blue street.
fn tie() -> Stage<SanFrancisco> {
    let scenario = Scenario::new(2)
        .city(A, Row::Blue, "blue-plain-3 blue-seaside-1")
        .city(B, Row::Blue, "blue-line-2 blue-line-2")
        .column(1, "grey-plain-2");
    staged(scenario, "")
}

fn full() -> Stage<SanFrancisco> {
    let scenario = Scenario::new(2)
        .city(A, Row::Green, "green-plain-3 green-plain-3 green-plain-3 green-plain-2 green-plain-2")
        .column(1, "green-line-2 blue-plain-2");
    staged(scenario, "")
}

/// One token is left, and the card that was drawn is a foundation.
fn last() -> Stage<SanFrancisco> {
    let scenario =
        Scenario::new(2).tokens(1).column(1, "green-plain-3").column(2, "grey-line-2 orange-plain-2");
    staged(scenario, "A place ~ yellow-foundation")
}
