//! One test for each action of the cards, for the dollar and for passing: what it does, and when it cannot be chosen.

use kernel::script::{act, choices, refusal};
use kernel::{Game, Seats, Viewer};
use san_francisco_1906::Scenario;

use crate::table::*;

#[test]
fn benefits_bring_the_dollars_shown_up_to_fifteen() {
    // §benefits.1, §money.1
    let mut game = table(3).card(1).dollars(A, 4).dollars(B, 14).build();
    act(&mut game, "A move benefits\nA use benefits\nB move materials\nB use benefits");
    assert_eq!(seat(&game, A).dollars, 7);
    assert_eq!(seat(&game, B).dollars, 15, "14 less 2 for the step, and 3");
    let mut game = table(3).card(1).dollars(A, 15).build();
    act(&mut game, "A move benefits\nA use benefits");
    assert_eq!(seat(&game, A).dollars, 15, "always possible, even if it brings nothing");
}

#[test]
fn two_players_have_other_benefits() {
    // §cards.4
    let mut game = table(2).card(4).build();
    act(&mut game, "A move benefits\nA use benefits");
    assert_eq!(seat(&game, A).dollars, 3, "the side for two of card 4");
    let mut game = table(3).card(4).build();
    act(&mut game, "A move benefits\nA use benefits");
    assert_eq!(seat(&game, A).dollars, 2, "the side for three and four");
}

#[test]
fn materials_bring_a_building_from_the_reserve() {
    // §materials.1
    let mut game = table(3).card(1).ready(A, 7).build();
    act(&mut game, "A move materials\nA use materials");
    assert_eq!((seat(&game, A).area, seat(&game, A).reserve), (8, 0));
    let mut game = table(3).card(1).ready(A, 8).build();
    act(&mut game, "A move materials");
    let reason = refusal(&game, A, "use materials").unwrap();
    assert_eq!(reason, "none of your buildings is left in the reserve · §materials.1");
}

#[test]
fn a_permit_comes_from_the_row() {
    // §permit.1, §permit.2, §row.1
    let mut game = table(3).card(2).build();
    act(&mut game, "A move permit\nA use permit");
    assert_eq!(
        choices(&game, A),
        ["take 4-red-light-hydrant", "take 5-red-light-park", "take 5-red-tram-hydrant"]
    );
    let reason = refusal(&game, A, "take 1-green-light-tram").unwrap();
    assert_eq!(reason, "the permit 1 green (light, tram) is not in the row · §permit.1");
    act(&mut game, "A take 5-red-light-park");
    assert_eq!((seat(&game, A).permits.len(), open(&game).permit_row.len()), (1, 2));
}

#[test]
fn an_objective_is_taken_face_up_or_drawn_face_down() {
    // §objective.1, §objective.2, §secret.2
    let mut game = table(3).card(2).dollars(B, 2).build();
    act(&mut game, "A move objective\nA use objective");
    assert_eq!(choices(&game, A), ["take isolated", "take next-to-rival", "take corners", "draw objective"]);
    act(&mut game, "A take corners\nB move permit\nB use objective\nB draw objective ~ per-tram");
    assert_eq!(seat(&game, A).face_up, ["corners".parse().unwrap()]);
    assert_eq!(seat(&game, B).face_down, Some(vec!["per-tram".parse().unwrap()]));
    assert_eq!(game.view(Viewer::Seat(A)).seats[1].face_down, None);
    assert_eq!(game.view(Viewer::Seat(A)).seats[1].face_down_count, 1);
    assert_eq!(open(&game).objective_row.len(), 2, "the row waits until all have acted");
}

#[test]
fn clearing_takes_a_token_or_only_moves_up() {
    // §clearing.1, §clearing.2, §clearing.3
    let mut game = table(3).card(5).dollars(A, 3).build();
    act(&mut game, "A move clearing\nA use clearing");
    assert_eq!(choices(&game, A).len(), 12 + 1);
    let reason = refusal(&game, A, "clear r0c1-1-yellow").unwrap();
    assert_eq!(reason, "no rubble lies on 1 yellow (row 1, column 2) · §clearing.1");
    let reason = refusal(&game, A, "clear r0c1-2-green").unwrap();
    assert_eq!(reason, "the plot there is 1 yellow (row 1, column 2) · §map.3");
    act(&mut game, "A clear r0c4-5-red");
    assert_eq!((seat(&game, A).dollars, seat(&game, A).rubble, seat(&game, A).row), (0, 1, 1));

    let mut game = table(3).card(5).dollars(A, 2).build();
    act(&mut game, "A move clearing\nA use clearing");
    assert_eq!(choices(&game, A), ["clear nothing"], "the token would cost three");
    assert_eq!(refusal(&game, A, "clear r0c4-5-red").unwrap(), "costs $3, you have $2 · §clearing.1");

    let mut game = table(3).card(5).dollars(A, 1).build();
    act(&mut game, "A move clearing");
    assert_eq!(refusal(&game, A, "use clearing").unwrap(), "Clearing costs $2, you would have $1 · §turn.6");
}

#[test]
fn urban_development_moves_right_for_two_dollars() {
    // §urban.1, §board.1
    let mut game = table(3).card(3).dollars(A, 2).build();
    act(&mut game, "A move urban-development\nA use urban-development");
    assert_eq!((seat(&game, A).dollars, seat(&game, A).column, seat(&game, A).row), (0, 1, 0));
    let mut game = table(3).card(3).dollars(A, 2).token(A, 6, 1).build();
    act(&mut game, "A move urban-development\nA use urban-development");
    assert_eq!((seat(&game, A).column, seat(&game, A).row), (6, 2), "up from the last column");
    let mut game = table(3).card(3).dollars(A, 1).build();
    act(&mut game, "A move urban-development");
    let reason = refusal(&game, A, "use urban-development").unwrap();
    assert_eq!(reason, "Urban development costs $2, you would have $1 · §turn.6");
}

#[test]
fn building_needs_a_building_money_and_fitting_permits() {
    // §build.1, §build.6, §build.7
    let refused = |scenario: Scenario| {
        let mut game = scenario.year(1907).card(1).build();
        act(&mut game, "A move build");
        refusal(&game, A, "use build").unwrap()
    };
    let permit = "3-green-light-park";
    assert_eq!(
        refused(table(3).dollars(A, 9).permits(A, permit)),
        "you have no building in front of you · §build.1"
    );
    assert_eq!(
        refused(table(3).ready(A, 1).permits(A, permit)),
        "building costs $1 this year, you would have $0 · §build.6"
    );
    assert_eq!(refused(table(3).ready(A, 1).dollars(A, 9)), "your permits fit no free plot · §build.2");
    assert_eq!(
        refused(table(3).ready(A, 1).dollars(A, 3).permits(A, permit).built(B, "r2c6-3-green")),
        "building on rubble costs $4, you would have $3 · §build.7"
    );
}

#[test]
fn a_plot_says_why_nobody_can_build_there() {
    // §build.1, §build.3
    let mut game = table(3)
        .card(1)
        .ready(A, 1)
        .dollars(A, 3)
        .permits(A, "3-green-light-park")
        .built(B, "r2c6-3-green")
        .build();
    act(&mut game, "A move build\nA use build");
    let why = |plot: &str| refusal(&game, A, &format!("build {plot}")).unwrap();
    assert_eq!(why("r2c6-3-green"), "a building of B stands on 3 green (row 3, column 7) · §build.1");
    assert_eq!(
        why("r0c1-1-yellow"),
        "no one or two of your permits fit 1 yellow (row 1, column 2) · §build.3"
    );
    assert_eq!(why("r0c12-1-yellow"), "the map has no plot in row 1, column 13 · §map.3");
}

#[test]
fn the_subsidised_build_gives_one_attribute_for_free() {
    // §build.5
    let mut game = table(3).card(3).ready(A, 1).permits(A, "4-red-tram-park").build();
    act(&mut game, "A move build-subsidised\nA use build-subsidised");
    let plots = choices(&game, A);
    assert!(plots.iter().all(|plot| plot.contains("-4-") || plot.ends_with("-red")), "{plots:?}");
    assert!(
        plots.contains(&"build r1c4-4-green".to_owned()) && plots.contains(&"build r1c0-5-red".to_owned())
    );
    act(&mut game, "A build r1c0-5-red\nA spend 4-red-tram-park");
    assert_eq!(seat(&game, A).buildings, 1);
}

#[test]
fn a_dollar_is_always_there_instead_of_an_action() {
    // §turn.4
    let mut game = table(2).card(1).build();
    act(&mut game, "A move build");
    assert_eq!(choices(&game, A), ["take dollar"]);
    act(&mut game, "A take dollar");
    assert_eq!((seat(&game, A).dollars, game.acting()), (1, Seats::only(B)));
}

#[test]
fn passing_is_for_three_and_four_players() {
    // §turn.5
    let mut game = table(3).card(1).build();
    act(&mut game, "A move build");
    assert!(has(&game, A, "pass"), "from every space");
    act(&mut game, "A pass");
    assert_eq!((seat(&game, A).dollars, game.acting()), (0, Seats::only(B)));
    let mut game = table(2).card(1).build();
    act(&mut game, "A move build");
    assert_eq!(refusal(&game, A, "pass").unwrap(), "two players do not pass · §turn.5");
}

#[test]
fn the_price_of_the_steps_comes_first_and_the_action_must_still_be_possible() {
    // §turn.3, §turn.6, §turn.7
    let mut game = table(3).card(6).dollars(A, 4).build();
    act(&mut game, "A move permit");
    assert!(has(&game, A, "use urban-development"), "2 for the step and 2 for the move");
    let reason = refusal(&game, A, "use clearing").unwrap();
    assert_eq!(reason, "Clearing costs $2, you would have $0 · §turn.6");
    act(&mut game, "A use urban-development");
    assert_eq!((seat(&game, A).dollars, seat(&game, A).column), (0, 1));
    let mut game = table(3).card(6).dollars(A, 1).build();
    act(&mut game, "A move clearing");
    let reason = refusal(&game, A, "use benefits").unwrap();
    assert_eq!(reason, "the steps to it cost $2, you have $1 · §turn.3");
}

#[test]
fn a_question_is_answered_before_anything_else() {
    // §order.2, §turn.1, §income.2
    let game = table(3).build();
    assert_eq!(refusal(&game, A, "pass").unwrap(), "first choose an income space · §income.1");
    assert_eq!(refusal(&game, B, "income 4").unwrap(), "it is A's turn · §order.2");
    assert_eq!(refusal(&game, A, "income 7").unwrap(), "there is no income space with $7 · §income.1");
    let mut game = table(3).card(1).build();
    assert_eq!(
        refusal(&game, A, "use build").unwrap(),
        "first move your pawn to a free space of the card · §turn.1"
    );
    assert_eq!(
        refusal(&game, A, "move objective").unwrap(),
        "this action card has no space \"Objective\" · §turn.3"
    );
    act(&mut game, "A move pass\nA pass");
    assert_eq!(refusal(&game, B, "move pass").unwrap(), "A's pawn stands there · §turn.1");
}
