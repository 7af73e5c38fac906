//! The worked examples of the rulebook, in its order. The names are those of the rules page's test vectors, B1 to B20.

use kernel::script::{act, choices, refusal};
use kernel::{Chance, Game, Kind, Seat, Seats};
use san_francisco_1906::{Development, Permit, SanFrancisco1906, Scenario, Setup};

use crate::table::*;

#[test]
fn b1_turn_example() {
    // §turn.2, §turn.3, §order.1, §benefits.1, §materials.1
    let mut game = table(3).card(1).dollars(C, 2).build();
    act(
        &mut game,
        "A move materials\nA use materials\nB move benefits\nB use benefits\nC move build\nC use materials",
    );
    assert_eq!((seat(&game, A).area, seat(&game, B).dollars), (1, 3));
    assert_eq!((seat(&game, C).area, seat(&game, C).dollars), (1, 0));
    assert_eq!(open(&game).order, [B, A, C]);
    assert_eq!((open(&game).card, game.acting()), (Some(2), Seats::only(B)));
}

#[test]
fn b2_first_option() {
    // §turn.1, §turn.3
    let mut game = table(3).card(1).dollars(C, 2).build();
    act(&mut game, "A move materials\nA use materials\nB move benefits\nB use benefits");
    assert_eq!(choices(&game, C), ["move build", "move clearing", "move pass"]);
    for (space, steps) in [("clearing", 4), ("pass", 6)] {
        let mut there = game.clone();
        act(&mut there, &format!("C move {space}"));
        let reason = refusal(&there, C, "use materials");
        assert_eq!(reason, Some(format!("the steps to it cost ${steps}, you have $2 · §turn.3")));
        act(&mut there, "C take dollar");
        assert_eq!(open(&there).order, [C, B, A], "C would be first on the next card");
    }
    act(&mut game, "C move build");
    assert!(choices(&game, C).contains(&"use materials".to_owned()));
}

#[test]
fn b3_year_change() {
    // §year.1, §year.2, §income.1, §income.2, §bonus.3
    let mut game = table(3).year(1907).card(6).order("BAC").build();
    act(
        &mut game,
        "B move benefits\nB take dollar\nA move clearing\nA take dollar\nC move permit\nC take dollar",
    );
    assert_eq!((open(&game).year, open(&game).build_cost), (1908, 1));
    assert_eq!(game.acting(), Seats::only(B));
    let before = seat(&game, B);
    act(&mut game, "B income 2\nB take building");
    let after = seat(&game, B);
    assert_eq!((after.dollars, after.area, after.reserve), (before.dollars + 2, 1, before.reserve - 1));
}

const GREEN: [(Seat, &str); 3] = [
    (A, "r0c0-3-green r0c5-2-green r1c2-1-green r1c4-4-green"),
    (B, "r1c8-1-green r2c2-5-green"),
    (C, "r2c4-5-green r2c6-3-green"),
];

#[test]
fn b4_majority_tie() {
    // §goal.1, §goal.16, §score.1
    let game = GREEN.iter().fold(Scenario::new(3), |table, (seat, plots)| table.built(*seat, plots));
    let game = game.common("majority-green").build();
    let label = "Common: Majority on green";
    assert_eq!([A, B, C].map(|seat| points(&game, seat, label)), [5, 2, 2]);
}

#[test]
fn b5_majority_personal() {
    // §goal.18, §score.2
    let game = GREEN.iter().fold(Scenario::new(3), |table, (seat, plots)| table.built(*seat, plots));
    let game = game.face_up(C, "majority-green").build();
    assert_eq!([A, B, C].map(|seat| points(&game, seat, "Personal objectives")), [0, 0, 2]);
}

#[test]
fn b6_build_one_permit() {
    // §build.1, §build.2, §build.6, §build.8
    let mut game =
        table(3).year(1907).card(1).dollars(A, 1).ready(A, 1).permits(A, "3-green-light-park").build();
    act(&mut game, "A move build\nA use build");
    assert_eq!(choices(&game, A), ["build r2c6-3-green"], "the other 3 green lies under rubble");
    act(&mut game, "A build r2c6-3-green\nA spend 3-green-light-park");
    let after = seat(&game, A);
    assert_eq!((after.dollars, after.buildings, after.area), (0, 1, 0));
    assert!(after.permits.is_empty() && after.developments.is_empty());
    let spent: Permit = "3-green-light-park".parse().unwrap();
    assert_eq!(open(&game).permit_discard.get(&spent), Some(&1));
    assert_eq!(game.acting(), Seats::only(B));
}

fn b7(dollars: u8) -> SanFrancisco1906 {
    let mut game = Scenario::new(2)
        .map("plot-3-a plot-4-a plot-5-a plot-6-a")
        .card(1)
        .dollars(A, dollars)
        .ready(A, 1)
        .permits(A, "3-green-tram-hydrant 2-yellow-light-tram")
        .build();
    act(&mut game, "A move build\nA use build\nA build r1c3-3-yellow");
    game
}

#[test]
fn b7_build_two_permits() {
    // §build.3, §card.1, §card.2, §card.3
    let mut game = b7(1);
    assert!(open(&game).map.iter().all(|square| !square.plot.to_string().ends_with("-2-green")));
    assert_eq!(choices(&game, A), ["spend 2-yellow-light-tram 3-green-tram-hydrant"]);
    act(&mut game, "A spend 2-yellow-light-tram 3-green-tram-hydrant");
    assert_eq!(choices(&game, A), ["take tram", "decline"]);
    act(&mut game, "A take tram");
    let after = seat(&game, A);
    assert_eq!((after.dollars, after.column, after.developments[&Development::Tram]), (0, 1, 1));

    let mut game = b7(0);
    act(&mut game, "A spend 2-yellow-light-tram 3-green-tram-hydrant");
    let after = seat(&game, A);
    assert_eq!((after.column, after.developments.len()), (0, 0));
    assert_eq!(game.acting(), Seats::only(B), "without the dollar nothing is asked");
}

/// Both permits of B8, although one of them fits alone.
fn b8(lights_of_b: &str) -> SanFrancisco1906 {
    let mut game = Scenario::new(2)
        .card(1)
        .ready(A, 1)
        .permits(A, "2-yellow-light-tram 3-green-light-park")
        .developments(B, lights_of_b)
        .build();
    act(&mut game, "A move build\nA use build\nA build r2c4-2-yellow");
    game
}

#[test]
fn b8_two_permits_voluntarily() {
    // §build.9, §card.1, §card.2
    let mut game = b8("");
    assert_eq!(
        choices(&game, A),
        ["spend 2-yellow-light-tram", "spend 2-yellow-light-tram 3-green-light-park"]
    );
    act(&mut game, "A spend 2-yellow-light-tram 3-green-light-park\nA take light");
    let after = seat(&game, A);
    assert_eq!((after.developments[&Development::Light], after.column, after.row), (1, 1, 0));
}

#[test]
fn b9_pile_empty() {
    // §card.4
    let mut game = b8("light light light light light");
    act(&mut game, "A spend 2-yellow-light-tram 3-green-light-park");
    let after = seat(&game, A);
    assert_eq!((after.buildings, after.developments.len(), after.column), (1, 0, 0));
    assert_eq!(game.acting(), Seats::only(B));
}

#[test]
fn b10_rubble() {
    // §build.7, §board.2
    let mut game =
        table(3).year(1909).card(1).dollars(A, 5).ready(A, 1).permits(A, "3-green-light-park").build();
    act(&mut game, "A move build\nA use build\nA build r0c0-3-green\nA spend 3-green-light-park");
    let after = seat(&game, A);
    assert_eq!((after.dollars, after.rubble, after.row, after.column), (0, 1, 1, 0));
}

#[test]
fn b11_clearing() {
    // §clearing.1, §board.2
    let mut game = table(3).card(1).dollars(A, 3).token(A, 2, 4).build();
    act(&mut game, "A move clearing\nA use clearing\nA clear r0c0-3-green");
    let after = seat(&game, A);
    assert_eq!((after.dollars, after.rubble, after.column, after.row), (0, 1, 3, 4));
}

#[test]
fn b12_clearing_cheap() {
    // §clearing.2
    let mut game = table(3).card(1).dollars(A, 2).all_rubble(B).build();
    act(&mut game, "A move clearing\nA use clearing");
    assert_eq!(choices(&game, A), ["clear nothing"]);
    act(&mut game, "A clear nothing");
    let after = seat(&game, A);
    assert_eq!((after.dollars, after.rubble, after.row), (0, 0, 1));
}

#[test]
fn b13_corner_overflow() {
    // §board.3, §urban.1
    let mut game = table(3).card(3).dollars(A, 2).token(A, 6, 4).build();
    act(&mut game, "A move urban-development\nA use urban-development");
    let after = seat(&game, A);
    assert_eq!((after.dollars, after.column, after.row), (1, 6, 4));
}

#[test]
fn b14_row_not_refilled() {
    // §row.1, §permit.1, §permit.3
    let mut game = table(4).card(2).dollars(B, 2).dollars(C, 2).dollars(D, 9).build();
    act(
        &mut game,
        "A move permit\nA use permit\nA take 4-red-light-hydrant
         B move build\nB use permit\nB take 5-red-light-park
         C move objective\nC use permit\nC take 5-red-tram-hydrant
         D move benefits",
    );
    assert_eq!(refusal(&game, D, "use permit").unwrap(), "the row of permits is empty · §permit.3");
    act(&mut game, "D take dollar ~ 1-green-light-tram 1-green-hydrant-park wild-light-park");
    assert_eq!(open(&game).permit_row.len(), 3);
}

#[test]
fn b15_row_refilled_at_year_change() {
    // §bonus.2, §bonus.8
    let mut game = table(3).year(1907).build();
    act(&mut game, "A income 1\nA take 4-red-light-hydrant ~ 1-green-light-tram");
    assert_eq!(open(&game).permit_row.len(), 3);
    act(&mut game, "B income 2");
    assert!(choices(&game, B).contains(&"take 1-green-light-tram".to_owned()));
}

#[test]
fn b16_eighth_building() {
    // §end.1, §row.4
    let mut game = Scenario::new(4)
        .year(1907)
        .card(3)
        .dollars(B, 1)
        .built(
            B,
            "r0c1-1-yellow r0c2-4-red r0c3-3-yellow r0c5-2-green r0c6-5-purple r1c0-5-red r1c1-2-purple",
        )
        .ready(B, 1)
        .permits(B, "2-red-light-park")
        .build();
    act(
        &mut game,
        "A move permit\nA take dollar
         B move build-subsidised\nB use build-subsidised\nB build r0c8-2-red\nB spend 2-red-light-park",
    );
    assert_eq!(open(&game).best_builder, Some(B));
    assert_eq!(game.acting(), Seats::only(C));
    act(&mut game, "C move materials\nC use materials\nD move pass\nD pass");
    assert!(game.acting().is_empty());
    assert_eq!(game.ending().unwrap().id, "best-builder");
    assert_eq!(points(&game, B, "Best Builder"), 3);
}

#[test]
fn b17_1912() {
    // §bonus.7, §year.2, §end.2
    let game = table(3).year(1912).dollars(A, 3).ready(A, 1).permits(A, "3-green-light-park").build();
    assert_eq!(choices(&game, A), ["build r2c6-3-green", "take money"]);
    let mut builder = game.clone();
    act(&mut builder, "A build r2c6-3-green\nA spend 3-green-light-park");
    assert_eq!((seat(&builder, A).dollars, seat(&builder, A).buildings), (0, 1));
    let mut saver = game;
    act(&mut saver, "A take money\nB take money\nC take money");
    assert_eq!([A, B, C].map(|player| seat(&saver, player).dollars), [5, 2, 2]);
    assert_eq!(saver.ending().unwrap().id, "1912");
}

#[test]
fn b18_lights() {
    // §card.6, §score.4
    for (cards, worth) in [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)] {
        let game = Scenario::new(2).developments(A, &"light ".repeat(cards)).build();
        assert_eq!(points(&game, A, "Urban development cards"), worth);
    }
}

/// The set-up of the notation's example.
const EXAMPLE: &str = "plot-4-a plot-1-b plot-7-a plot-2-b plot-8-a plot-5-b
    actions-1 actions-4 actions-3 actions-6 actions-2 actions-5
    majority-red per-building colour-set per-tram corners own-pairs isolated per-red clearing-bar
    3-green-light-park 2-yellow-light-tram wild-tram-hydrant";

fn example() -> SanFrancisco1906 {
    let mut chance = Chance::script(EXAMPLE.split_whitespace());
    let game = SanFrancisco1906::new(&Setup::of(3), &mut chance).expect("three play");
    chance.finish().expect("the luck fits");
    game
}

#[test]
fn b19_setup_1906() {
    // §bonus.1, §bonus.8, §income.1, §order.1
    let mut game = example();
    act(&mut game, "A income 4\nA take wild-tram-hydrant ~ 5-red-light-park");
    let after = seat(&game, A);
    assert_eq!((after.dollars, after.area, after.permits.len()), (4, 1, 1));
    assert_eq!(open(&game).permit_row.len(), 3);
    act(
        &mut game,
        "B income 1\nB take 2-yellow-light-tram ~ 1-green-light-tram
         C income 2\nC take 3-green-light-park ~ 4-purple-hydrant-park",
    );
    assert_eq!(open(&game).order, [B, C, A]);
}

#[test]
fn b20_coins() {
    // §goal.13, §score.5
    let game = Scenario::new(2).dollars(A, 14).face_up(A, "coins-by-three").build();
    assert_eq!(points(&game, A, "Personal objectives"), 4);
    assert_eq!(points(&game, A, "Money track"), 3);
}

#[test]
fn the_box_is_set_up_for_two_three_and_four() {
    // §setup.1, §setup.2, §setup.4, §setup.5, §setup.6, §setup.7, §setup.8, §setup.9, §map.3
    for players in 2..=4u8 {
        let game = SanFrancisco1906::new(&Setup::of(players), &mut Chance::fast(6)).unwrap();
        let view = open(&game);
        let n = usize::from(players);
        assert_eq!((view.faces.len(), view.map.len(), view.size), (2 * n, 12 * n, (4, 3 * players)));
        assert_eq!(view.map.iter().filter(|plot| plot.rubble).count(), 4 * n);
        assert_eq!((view.common.len(), view.objective_row.len(), view.permit_row.len()), (3, 3, 3));
        assert_eq!((view.objective_pile, view.permit_pile), (18 - n, 39));
        assert_eq!(view.piles.values().copied().collect::<Vec<_>>(), [5, 4, 4, 4]);
        assert_eq!(game.acting(), Seats::only(A));
        for seat in view.seats {
            assert_eq!((seat.dollars, seat.area, seat.reserve, seat.buildings), (0, 0, 8, 0));
            assert_eq!((seat.column, seat.row, seat.square), (0, 0, -7));
            assert_eq!((seat.permits.len(), seat.face_up.len(), seat.face_down_count), (0, 0, 1));
        }
    }
}

#[test]
fn the_map_and_the_ring_lie_as_they_were_drawn() {
    // §map.1, §map.2, §map.3, §setup.3, §cards.4
    let view = open(&example());
    let at = |place: &str| view.map.iter().find(|square| square.plot.place() == place).unwrap().clone();
    assert_eq!(at("r0c0").plot.to_string(), "r0c0-4-purple");
    assert_eq!(at("r0c3").plot.to_string(), "r0c3-3-green");
    assert_eq!(at("r3c8").plot.to_string(), "r3c8-2-red");
    assert!(
        at("r0c0").rubble && !at("r0c3").rubble && at("r0c4").rubble,
        "card 4 on side A, card 1 on side B"
    );
    let spaces: Vec<usize> = view.ring.iter().map(|card| card.spaces.len()).collect();
    assert_eq!(spaces, [5; 6]);
    let ring: Vec<String> = view.ring.iter().map(|card| card.card.to_string()).collect();
    assert_eq!(ring.join(" "), "actions-1 actions-4 actions-3 actions-6 actions-2 actions-5");
    let two = open(&Scenario::new(2).build());
    assert!(two.ring.iter().all(|card| card.spaces.len() == 3));
}

#[test]
fn the_example_of_the_notation_is_played_as_it_stands() {
    // §order.2, §row.1
    let mut game = example();
    act(
        &mut game,
        "A income 3
         A take wild-tram-hydrant ~ 5-red-light-park
         B income 1
         B take 2-yellow-light-tram ~ 1-green-light-tram
         C income 2
         C take 3-green-light-park ~ 4-purple-hydrant-park
         B move materials
         B use materials
         C move build
         C use build
         C build r0c3-3-green
         C spend 3-green-light-park
         A move benefits
         A use benefits
         A move materials",
    );
    assert_eq!(open(&game).card, Some(2));
}

#[test]
fn the_box_holds_what_it_says() {
    // §cards.1, §cards.2, §cards.3
    let data = Setup::of(2).data;
    assert_eq!(data.permits().len(), 42);
    assert_eq!(Permit::ALL.iter().filter(|p| p.is_wild() && data.permits().count(**p) == 1).count(), 2);
    assert_eq!(data.violet().len(), 8);
    let developments: u8 = open(&Scenario::new(2).build()).piles.values().sum();
    assert_eq!(8 + 6 + developments as usize + data.permits().len() + 25, 98);
}

#[test]
fn most_points_win_then_most_buildings_then_the_victory_is_shared() {
    // §score.6, §score.3, §score.5
    let equal = Scenario::new(2).build().scores();
    assert_eq!((equal.row(A), equal.winners().len()), (&[-10, 0][..], 2), "-7 and -3 for both");
    let more = Scenario::new(2).built(A, "r0c1-1-yellow").build().scores();
    assert_eq!((more.points(A), more.points(B), more.winners()), (-10, -10, Seats::only(A)));
    let points = Scenario::new(2).built(A, "r0c1-1-yellow").dollars(B, 1).build().scores();
    assert_eq!(points.winners(), Seats::only(B));
}

#[test]
fn money_is_worth_what_the_track_says() {
    // §score.5
    let worth = |dollars| points(&Scenario::new(2).dollars(A, dollars).build(), A, "Money track");
    let track: Vec<i32> = (0..=15).map(worth).collect();
    assert_eq!(track, [-3, -2, -1, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4]);
}
