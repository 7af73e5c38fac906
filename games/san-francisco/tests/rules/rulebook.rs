//! The worked examples of the rulebook, in its order. The names are those of the rules page's test vectors.

use kernel::script::{act, choices, refusal};
use kernel::{Chance, Game, Present, Seat, Seats, Words};
use san_francisco::{Bonus, Row, SanFrancisco, Scenario, Setup};

use crate::table::*;

fn trams(game: &SanFrancisco) -> Vec<i32> {
    points_from(game, "Advantage: trams")
}

#[test]
fn the_table_is_set_up_for_two_three_and_four() {
    // §setup.1, §setup.2, §setup.3, §setup.4, §turn.1
    for (players, tokens) in [(2, 6), (3, 8), (4, 10)] {
        let game = SanFrancisco::new(&Setup::of(players), &mut Chance::fast(1)).expect("2 to 4 play");
        let view = open(&game);
        assert_eq!((view.tokens, view.token_stacks), (tokens, vec![2; usize::from(tokens) / 2]));
        assert_eq!(view.undrawn, 87);
        assert!(view.columns.iter().all(Vec::is_empty));
        assert!(view.bonuses.values().all(|copies| *copies == 3) && view.bonuses.len() == 6);
        assert!(view.completed.values().all(Option::is_none) && view.completed.len() == 5);
        assert_eq!(view.medal, None);
        for seat in view.seats {
            assert_eq!(seat.contracts, 0);
            assert_eq!(seat.city, vec![vec![]; 5]);
        }
        assert_eq!(game.acting(), Seats::only(A));
    }
}

#[test]
fn a1_foundation_token_on_placement() {
    // §place.1, §place.2, §place.3
    let mut game = Scenario::new(4).build();
    act(&mut game, "A place ~ grey-foundation");
    assert_eq!(choices(&game, A), ["column 1", "column 2", "column 3"]);
    act(&mut game, "A column 2");
    let view = open(&game);
    assert_eq!(view.columns[1], ["grey-foundation".parse().unwrap()]);
    assert_eq!(view.token_stacks, [1, 2, 2, 2, 2]);
    assert_eq!(game.acting(), Seats::only(B));
}

#[test]
fn a2_contract_limit() {
    // §finalize.1, §finalize.2, §turn.2
    let mut game = Scenario::new(2)
        .contracts(A, 1)
        .column(1, "green-plain-3 green-plain-2")
        .column(2, "green-plain-2")
        .column(3, "green-plain-2")
        .build();
    assert_eq!(choices(&game, A), ["place", "finalize 1"]);
    assert_eq!(
        refusal(&game, A, "finalize 2").as_deref(),
        Some(
            "you have 1 contract and the column has 1 card: you need fewer contracts than cards · §finalize.1"
        )
    );
    act(&mut game, "A finalize 1");
    assert_eq!(contracts(&game), [2, 0]);
    assert!(open(&game).columns[0].is_empty());
    assert_eq!(open(&game).taken.len(), 2);
}

#[test]
fn a3_everyone_discards() {
    // §finalize.3
    let mut game = Scenario::new(3).contracts(B, 1).contracts(C, 2).column(1, "blue-plain-2").build();
    act(&mut game, "A finalize 1");
    assert_eq!(contracts(&game), [0, 0, 1]);
}

#[test]
fn a4_network_cascade() {
    // §tram.2, §tram.3, §build.1, §build.2
    let mut game = Scenario::new(2)
        .city(A, Row::Yellow, "yellow-line-2 yellow-line-1-bonus")
        .column(1, "green-line-2")
        .build();
    assert_eq!(player(&game, A).trams, 0);
    act(&mut game, "A finalize 1\nA build green-line-2");
    assert!(space(&game, A, Row::Green, 1).tram);
    assert!(space(&game, A, Row::Yellow, 1).tram && space(&game, A, Row::Yellow, 2).tram);
    assert_eq!(player(&game, A).trams, 3);
}

#[test]
fn a5_depot_garden_skyscraper() {
    // §tram.1, §garden.1, §skyscraper.1, §medal.1
    let mut game = Scenario::new(2)
        .rows(A, "blue-plain-2 / grey-plain-2 grey-garden / orange-plain-3 orange-foundation")
        .column(1, "blue-depot-1")
        .build();
    assert_eq!(space(&game, A, Row::Grey, 2).value, 0);
    assert_eq!(space(&game, A, Row::Orange, 2).around, Some(3));
    act(&mut game, "A finalize 1\nA build blue-depot-1");
    assert!(space(&game, A, Row::Blue, 2).tram);
    assert_eq!(space(&game, A, Row::Grey, 2).value, 4);
    assert!(space(&game, A, Row::Orange, 2).skyscraper);
    assert_eq!(open(&game).medal, Some(A));
}

#[test]
fn a6_seaside_lowers_threshold() {
    // §skyscraper.2
    let mut game = Scenario::new(2)
        .rows(A, " / grey-plain-2 grey-plain-3 / orange-plain-3 orange-foundation")
        .column(1, "blue-seaside-1")
        .build();
    assert_eq!(space(&game, A, Row::Orange, 2).around, Some(6));
    assert_eq!((player(&game, A).required, player(&game, A).skyscrapers), (7, 0));
    act(&mut game, "A finalize 1\nA build blue-seaside-1");
    assert_eq!((player(&game, A).required, player(&game, A).skyscrapers), (6, 1));
    assert!(space(&game, A, Row::Orange, 2).skyscraper);
}

#[test]
fn a7_bonus_choice() {
    // §bonus.1, §bonus.2, §bonus.3, §bonus.5
    let mut game = Scenario::new(2)
        .city(A, Row::Grey, "grey-line-1-bonus")
        .column(1, "grey-value-2-bonus black-value-1-bonus")
        .build();
    act(&mut game, "A finalize 1\nA build grey-value-2-bonus");
    assert_eq!(choices(&game, A), ["take value-4-card", "take tram-line-token"]);
    act(&mut game, "A take value-4-card");
    assert_eq!(choices(&game, A), ["in blue", "in grey", "in orange", "in yellow", "in green"]);
    act(&mut game, "A in yellow");
    assert_eq!(space(&game, A, Row::Yellow, 1).value, 4);
    assert_eq!(open(&game).bonuses[&Bonus::Value4Card], 2);
    // A third symbol in grey grants nothing more.
    act(&mut game, "A build black-value-1-bonus grey");
    assert_eq!(game.acting(), Seats::only(B));
    assert_eq!(open(&game).bonuses.values().sum::<u8>(), 17);
}

#[test]
fn a8_last_token_ends_game() {
    // §end.1, §end.3
    let mut game = Scenario::new(2).tokens(1).column(1, "green-plain-3").build();
    act(&mut game, "A place ~ yellow-foundation\nA column 3");
    assert_eq!(game.acting(), Seats::NONE);
    assert_eq!(game.ending().map(|ending| ending.id), Some("foundations"));
    let view = open(&game);
    assert_eq!((view.tokens, view.ender), (0, Some(A)));
    assert_eq!(view.columns[2], ["yellow-foundation".parse().unwrap()]);
    assert!(view.seats.iter().all(|seat| seat.city.iter().all(Vec::is_empty)));
}

/// A city with 24 cards: one space of the green row is free.
const ALMOST_FULL: &str = "blue-plain-3 blue-plain-3 blue-plain-2 blue-line-2 blue-line-2 / \
    grey-plain-3 grey-plain-3 grey-plain-2 grey-line-2 grey-line-2 / \
    orange-plain-2 orange-line-2 orange-line-2 orange-plain-3 orange-plain-3 / \
    yellow-plain-3 yellow-plain-3 yellow-plain-2 yellow-line-2 yellow-foundation / \
    green-plain-3 green-plain-3 green-plain-2 green-value-2-bonus";

#[test]
fn a9_full_board_ends_game() {
    // §end.2, §district.1
    let mut game = Scenario::new(2)
        .rows(A, ALMOST_FULL)
        .column(1, "green-value-2-bonus blue-depot-1 grey-garden")
        .build();
    act(&mut game, "A finalize 1");
    assert_eq!(choices(&game, A), ["build green-value-2-bonus", "done"]);
    act(&mut game, "A build green-value-2-bonus");
    let view = open(&game);
    assert_eq!(view.completed[&Row::Green], Some(A));
    assert!(space(&game, A, Row::Yellow, 5).skyscraper);
    assert_eq!(choices(&game, A), ["take discard-token", "take tram-line-token"]);
    act(&mut game, "A take discard-token");
    assert_eq!(game.acting(), Seats::NONE);
    assert_eq!(game.ending().map(|ending| ending.id), Some("full-city"));
    let view = open(&game);
    assert_eq!(view.ender, Some(A));
    assert!(view.taken.is_empty());
    assert_eq!(view.thrown.values().sum::<u8>(), 2, "the other two cards are lost");
}

#[test]
fn a10_row_full() {
    // §build.4, §finalize.5
    let row = "green-plain-3 green-plain-3 green-plain-3 green-plain-2 green-plain-2";
    let mut game = Scenario::new(2)
        .city(A, Row::Green, row)
        .column(1, "green-line-2 blue-plain-2")
        .column(2, "green-line-2")
        .build();
    let mut other = game.clone();
    act(&mut game, "A finalize 1");
    assert_eq!(choices(&game, A), ["build blue-plain-2", "done"]);
    assert_eq!(refusal(&game, A, "build green-line-2").as_deref(), Some("your green row is full · §build.4"));
    act(&mut other, "A finalize 2");
    assert_eq!(other.acting(), Seats::only(B), "it is thrown away without a question");
    assert_eq!(open(&other).thrown.len(), 1);
}

#[test]
fn a11_district_tie() {
    // §advantage.4: the leftmost cards first
    let game = Scenario::new(2)
        .city(A, Row::Blue, "blue-plain-3 blue-seaside-1")
        .city(B, Row::Blue, "blue-line-2 blue-line-2")
        .tokens(0)
        .ended_by(B)
        .build();
    assert_eq!(district(&game, Row::Blue), [4, 0]);
}

#[test]
fn a12_district_tie_next_row() {
    // §advantage.4: after green comes blue
    let game = Scenario::new(2)
        .rows(A, "blue-seaside-1 / / / / green-plain-2")
        .rows(B, "blue-plain-2 / / / / green-plain-2")
        .tokens(0)
        .ended_by(A)
        .build();
    assert_eq!(district(&game, Row::Green), [0, 4]);
}

#[test]
fn a13_tram_tie() {
    // §advantage.5
    let game = Scenario::new(2)
        .city(A, Row::Green, "green-line-2 green-line-2 green-line-2 green-line-2")
        .rows(B, " / / / yellow-line-2 yellow-line-2 / green-line-1-bonus green-line-1-bonus")
        .tokens(0)
        .ended_by(A)
        .build();
    assert_eq!((player(&game, A).trams, player(&game, B).trams), (4, 4));
    assert_eq!(trams(&game), [0, 5]);
}

#[test]
fn a14_tie_by_trigger() {
    // §advantage.6
    let game = Scenario::new(4)
        .city(A, Row::Green, "green-line-2")
        .city(D, Row::Green, "green-line-2")
        .tokens(0)
        .ended_by(B)
        .build();
    // Clockwise from B: C, D, A. D is ahead of A, and B is ahead of C with nothing.
    assert_eq!(district(&game, Row::Green), [2, 0, -2, 4]);
    assert_eq!(trams(&game), [2, 0, -2, 5]);
    let game = Scenario::new(4).tokens(0).ended_by(B).build();
    assert_eq!(district(&game, Row::Orange), [-2, 4, 2, 0]);
}

#[test]
fn a15_medal() {
    // §medal.1, §medal.2
    let mut game = Scenario::new(2)
        .rows(A, "blue-plain-3 blue-plain-3 / grey-line-2 grey-foundation grey-line-2 / orange-line-2 orange-line-2")
        .rows(
            B,
            " / grey-plain-3 grey-foundation / orange-plain-2 orange-plain-3 / yellow-plain-3 yellow-foundation / green-plain-2",
        )
        .column(1, "grey-plain-2")
        .column(2, "green-plain-2 black-plain-2")
        .turn(B)
        .build();
    assert_eq!(open(&game).medal, Some(A));
    act(&mut game, "B finalize 1\nB build grey-plain-2");
    assert_eq!(player(&game, B).skyscrapers, 1);
    assert_eq!(open(&game).medal, Some(A), "as many are not enough");
    act(&mut game, "A place ~ green-plain-3\nA column 3\nB finalize 2\nB build green-plain-2");
    assert_eq!(player(&game, B).skyscrapers, 2);
    assert_eq!(open(&game).medal, Some(B));
}

#[test]
fn a16_award_table() {
    // §advantage.1, §advantage.2, §advantage.3
    let blue = ["blue-plain-3 blue-plain-3", "blue-plain-2 blue-line-2", "blue-line-2"];
    let green =
        ["green-line-2 green-line-2 green-line-2", "green-line-2 green-line-1-bonus", "green-line-1-bonus"];
    for (players, by_district, by_trams) in [
        (4, vec![4, 2, 0, -2], vec![5, 2, 0, -2]),
        (3, vec![4, 2, 0], vec![5, 2, 0]),
        (2, vec![4, 0], vec![5, 0]),
    ] {
        let mut scenario = Scenario::new(players);
        for (seat, (blue, green)) in Seat::all(usize::from(players)).zip(blue.into_iter().zip(green)) {
            scenario = scenario.city(seat, Row::Blue, blue).city(seat, Row::Green, green);
        }
        let game = scenario.tokens(0).ended_by(A).build();
        assert_eq!(district(&game, Row::Blue), by_district);
        assert_eq!(trams(&game), by_trams);
    }
}

#[test]
fn a17_discard_token() {
    // §bonus.8, §discard.1, §discard.4
    let mut game = Scenario::new(2)
        .contracts(A, 2)
        .owns(A, Bonus::DiscardToken)
        .column(1, "green-plain-2 green-plain-3")
        .build();
    assert_eq!(choices(&game, A), ["place", "finalize 1 return 1", "finalize 1 return 2"]);
    act(&mut game, "A finalize 1 return 2");
    assert_eq!(contracts(&game), [1, 0]);
    assert_eq!(player(&game, A).discard_tokens, 0);
    assert_eq!(open(&game).bonuses[&Bonus::DiscardToken], 2, "the token is out of the game");
}

#[test]
fn the_points_are_added_up_in_halves() {
    // §points.1, §points.2, §final.1
    let game = Scenario::new(2)
        .rows(A, "blue-plain-3 blue-plain-3 / grey-line-2 grey-foundation grey-line-2 / orange-line-2 orange-line-2")
        .city(B, Row::Green, "green-plain-3 green-plain-3 green-plain-3 green-plain-2 green-plain-2")
        .owns(B, Bonus::PointsToken)
        .tokens(0)
        .ended_by(B)
        .build();
    // A: skyscraper 1, medal 1, blue, grey and orange 2 each. B: completion 1, token 1½, yellow (nobody has
    // anything there: then comes green) and green 2 each, trams 2½ (nobody has one, and B ended the game).
    assert_eq!(game.scores().to_string(), "A 16/0  B 18/0");
    assert_eq!(SanFrancisco::points(19, &Words::default()), "9½");
    for (source, points) in [
        ("Skyscrapers", [2, 0]),
        ("Master Builder medal", [2, 0]),
        ("Completed districts", [0, 2]),
        ("Points tokens", [0, 3]),
    ] {
        assert_eq!(points_from(&game, source), points, "{source}");
    }
    assert_eq!(game.scores().winners(), Seats::only(B));
}

#[test]
fn trams_break_a_tie_and_then_the_victory_is_shared() {
    // §final.1
    let city =
        "blue-plain-3 blue-plain-3 / grey-line-2 grey-foundation grey-line-2 / orange-line-2 orange-line-2";
    let base = Scenario::new(2)
        .rows(A, " / / / yellow-plain-2 / green-line-2 green-line-2")
        .rows(B, city)
        .owns(A, Bonus::PointsToken)
        .tokens(0)
        .ended_by(A);
    let game = base.clone().build();
    assert_eq!(game.scores().to_string(), "A 16/2  B 16/0");
    assert_eq!(game.scores().winners(), Seats::only(A));
    let game = base.city(B, Row::Blue, "black-depot").build();
    assert_eq!(game.scores().to_string(), "A 16/2  B 16/2");
    assert_eq!(game.scores().winners(), Seats::all(2));
}
