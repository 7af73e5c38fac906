//! Worked examples of 1906 San Francisco: order, a turn, building, permits, points, money, the end, and what newcomers stumble over.

use ::san_francisco_1906::{Development, SanFrancisco1906, Scenario, SeatView, Setup, View};
use kernel::{Game, Seat, Viewer};

use super::super::example::Example;
use super::super::lesson::Stage;

const A: Seat = Seat::A;
const B: Seat = Seat::B;

pub const EXAMPLES: &[Example<SanFrancisco1906>] = &[
    Example::of("order", order, &["income.1", "order.1"], |before, after| {
        open(before).order == [A, B] && open(after).next_order() == [B, A] && own(after).dollars == 3
    })
    .plays("A income 3\nA take 1-red-light-hydrant\nB income 2", &["income"]),
    Example::of("steps", steps, &["turn.2", "turn.3"], |before, after| {
        (own(before).dollars, own(after).dollars) == (3, 1) && own(after).area == 1
    })
    .shows(&["station-1"])
    .plays("A move build\nA use materials", &["station-1"]),
    Example::of("build", build, &["build.2", "build.6", "build.7"], |before, after| {
        (own(before).dollars, own(after).dollars) == (4, 0)
            && (own(after).rubble, own(after).row, own(after).buildings) == (1, 1, 1)
    })
    .shows(&["own-permits", "quarter-0-0"])
    .plays("A move build\nA use build\nA build r0c0-3-green\nA spend 3-green-tram-hydrant", &["quarter-0-0", "progress"]),
    Example::of("two", two, &["build.9", "card.1", "card.2"], |_, after| {
        own(after).developments.get(&Development::Light) == Some(&1) && own(after).column == 1
    })
    .shows(&["own-permits"])
    .plays(
        "A move build\nA use build\nA build r2c4-2-yellow\nA spend 2-yellow-light-tram 3-green-light-park\nA take light",
        &["progress", "works"],
    ),
    Example::of("wild", wild, &["build.3", "build.4"], |_, _| true)
        .plays("A move build\nA use build", &["own-permits"])
        .refuses("A build r0c2-4-red"),
    Example::of("majority", majority, &["goal.1", "goal.16", "score.1"], |game, _| {
        let view = open(game);
        let green = |seat: Seat| {
            view.map.iter().filter(|plot| plot.built == Some(seat) && plot.plot.to_string().ends_with("green")).count()
        };
        (green(A), green(B)) == (2, 1)
    })
    .shows(&["common", "city"]),
    Example::of("money", money, &["score.5", "score.3"], |game, _| {
        let view = open(game);
        (view.money_track[0], view.money_track[3], view.money_track[6]) == (-3, 0, 1) && own(game).square == -7
    })
    .shows(&["money", "progress"]),
    Example::of("last", last, &["end.1", "score.7"], |before, after| {
        own(before).buildings == 7 && open(after).best_builder == Some(A) && after.ending().is_none()
    })
    .shows(&["city"])
    .plays(
        "A move build-subsidised\nA use build-subsidised\nA build r0c5-2-green\nA spend 2-red-light-park",
        &["city"],
    ),
];

fn open(game: &SanFrancisco1906) -> View {
    game.view(Viewer::Seat(A))
}

fn own(game: &SanFrancisco1906) -> SeatView {
    open(game).seats.swap_remove(A.index())
}

fn staged(scenario: Scenario) -> Stage<SanFrancisco1906> {
    Stage { setup: Setup::of(2), game: scenario.build() }
}

fn base() -> Scenario {
    Scenario::new(2)
        .common("majority-green per-building colour-set")
        .objective_row("isolated next-to-rival own-pairs")
        .permit_row("3-green-light-park 1-red-light-hydrant 2-yellow-light-tram")
}

fn order() -> Stage<SanFrancisco1906> {
    staged(base())
}

fn steps() -> Stage<SanFrancisco1906> {
    staged(base().card(1).dollars(A, 3))
}

fn build() -> Stage<SanFrancisco1906> {
    staged(base().year(1907).card(1).dollars(A, 4).ready(A, 1).permits(A, "3-green-tram-hydrant"))
}

fn two() -> Stage<SanFrancisco1906> {
    let scenario = Scenario::new(2).common("majority-green per-building colour-set").card(1).ready(A, 1);
    staged(scenario.permits(A, "2-yellow-light-tram 3-green-light-park"))
}

fn wild() -> Stage<SanFrancisco1906> {
    staged(base().card(1).ready(A, 1).dollars(A, 3).permits(A, "wild-light-park 1-green-light-tram"))
}

fn majority() -> Stage<SanFrancisco1906> {
    let scenario = base().year(1909).card(1).built(A, "r0c0-3-green r1c4-4-green r0c2-4-red");
    staged(scenario.built(B, "r0c5-2-green"))
}

fn money() -> Stage<SanFrancisco1906> {
    staged(base().year(1911).card(6).dollars(A, 0).dollars(B, 6).token(B, 3, 1))
}

fn last() -> Stage<SanFrancisco1906> {
    let built = "r0c1-1-yellow r0c2-4-red r0c3-3-yellow r1c0-5-red r1c1-2-purple r1c4-4-green r2c4-2-yellow";
    staged(base().year(1910).card(3).dollars(A, 4).built(A, built).ready(A, 1).permits(A, "2-red-light-park"))
}
