//! One test for each year: its income, its bonus, what building costs.

use kernel::script::{act, choices, refusal};
use kernel::{Game, Seats};
use san_francisco_1906::{SanFrancisco1906, Scenario};

use crate::table::*;

const PERMITS: [&str; 3] = ["take 4-red-light-hydrant", "take 5-red-light-park", "take 5-red-tram-hydrant"];
const OBJECTIVES: [&str; 4] = ["take isolated", "take next-to-rival", "take corners", "draw objective"];

fn year(year: u16) -> Scenario {
    table(3).year(year)
}

/// The position in which A has taken the $1 space and chooses his bonus.
fn bonus(scene: Scenario) -> SanFrancisco1906 {
    let mut game = scene.build();
    act(&mut game, "A income 1");
    game
}

#[test]
fn the_income_zone_has_four_spaces_for_one_pawn_each() {
    // §income.1, §income.2, §money.1
    let mut game = year(1908).dollars(B, 14).build();
    assert_eq!(choices(&game, A), ["income 4", "income 3", "income 2", "income 1"]);
    act(&mut game, "A income 3\nA take building");
    assert_eq!(choices(&game, B), ["income 4", "income 2", "income 1"]);
    assert_eq!(refusal(&game, B, "income 3").unwrap(), "A's pawn stands there · §turn.1");
    act(&mut game, "B income 4");
    assert_eq!(seat(&game, B).dollars, 15);
}

#[test]
fn in_1906_everybody_gets_a_building_and_a_permit() {
    // §bonus.1, §year.2
    let game = bonus(year(1906));
    assert_eq!(seat(&game, A).area, 1);
    assert_eq!(choices(&game, A), PERMITS);
    assert_eq!(open(&game).build_cost, 0);
}

#[test]
fn in_1907_a_permit_or_an_objective() {
    // §bonus.2, §bonus.8
    let mut game = bonus(year(1907));
    assert_eq!(choices(&game, A), [&PERMITS[..], &OBJECTIVES[..]].concat());
    assert_eq!(refusal(&game, A, "take money").unwrap(), "this is not a bonus of 1907 · §bonus.9");
    assert_eq!(open(&game).build_cost, 1);
    let mut other = game.clone();
    act(&mut other, "A take corners ~ per-tram");
    assert_eq!(open(&other).objective_row.len(), 3, "replaced at once");
    act(&mut game, "A draw objective ~ per-tram");
    assert_eq!((open(&game).objective_row.len(), seat(&game, A).face_down_count), (3, 1));
}

#[test]
fn in_1908_a_building_or_two_dollars_for_each_building_on_the_map() {
    // §bonus.3, §bonus.10
    let game = bonus(year(1908).built(A, "r0c0-3-green r0c1-1-yellow").ready(A, 3));
    assert_eq!(choices(&game, A), ["take building", "take money"]);
    let (mut one, mut other) = (game.clone(), game);
    act(&mut one, "A take building");
    act(&mut other, "A take money");
    assert_eq!((seat(&one, A).area, seat(&one, A).dollars), (4, 1));
    assert_eq!((seat(&other, A).area, seat(&other, A).dollars), (3, 5));
    let mut nothing = bonus(year(1908));
    act(&mut nothing, "A take money");
    assert_eq!(seat(&nothing, A).dollars, 1, "allowed although it brings nothing");
}

#[test]
fn in_1909_a_permit_or_a_free_move_to_the_right() {
    // §bonus.4
    let mut game = bonus(year(1909));
    assert_eq!(choices(&game, A), [&PERMITS[..], &["advance"]].concat());
    assert_eq!(open(&game).build_cost, 2);
    act(&mut game, "A advance");
    assert_eq!((seat(&game, A).column, seat(&game, A).dollars), (1, 1));
}

#[test]
fn in_1910_a_building_or_three_dollars() {
    // §bonus.5
    let mut game = bonus(year(1910));
    assert_eq!(choices(&game, A), ["take building", "take money"]);
    act(&mut game, "A take money");
    assert_eq!(seat(&game, A).dollars, 4);
    let full = bonus(year(1910).ready(A, 8));
    assert_eq!(choices(&full, A), ["take money"]);
    let reason = refusal(&full, A, "take building").unwrap();
    assert_eq!(reason, "none of your buildings is left in the reserve · §materials.1");
}

#[test]
fn in_1911_a_permit_an_objective_or_a_dollar_for_each_building_on_the_map() {
    // §bonus.6
    let mut game = bonus(year(1911).built(A, "r0c0-3-green r0c1-1-yellow r0c2-4-red"));
    assert_eq!(choices(&game, A), [&PERMITS[..], &OBJECTIVES[..], &["take money"]].concat());
    assert_eq!(open(&game).build_cost, 3);
    act(&mut game, "A take money");
    assert_eq!(seat(&game, A).dollars, 4);
}

#[test]
fn in_1912_one_building_or_two_dollars_and_then_the_end() {
    // §bonus.7, §end.2, §row.4
    let mut game = Scenario::new(2).year(1911).card(6).order("BA").dollars(A, 3);
    game = game.ready(A, 1).permits(A, "2-yellow-light-tram 3-green-light-park");
    let mut game = game.build();
    act(&mut game, "B move permit\nB take dollar\nA move clearing\nA take dollar");
    assert_eq!((open(&game).year, game.acting()), (1912, Seats::only(A)), "nothing was drawn");
    let plots = ["r0c3-3-yellow", "r0c5-2-green", "r2c4-2-yellow", "r3c3-3-yellow"];
    assert_eq!(choices(&game, A)[..4], plots.map(|plot| format!("build {plot}")));
    assert_eq!(choices(&game, A)[4..], ["take money"]);
    act(&mut game, "A build r2c4-2-yellow\nA spend 2-yellow-light-tram 3-green-light-park\nA take light");
    assert_eq!((seat(&game, A).dollars, seat(&game, A).column), (1, 1));
    assert_eq!(choices(&game, B), ["take money"]);
    act(&mut game, "B take money");
    assert_eq!(game.ending().unwrap().id, "1912");
    assert_eq!(refusal(&game, A, "take money").unwrap(), "the game is over · §end.2");
}

#[test]
fn a_bonus_must_be_chosen() {
    // §bonus.9
    let game = bonus(year(1906));
    assert_eq!(refusal(&game, A, "pass").unwrap(), "first take the bonus of the year · §bonus.9");
    assert_eq!(refusal(&game, A, "take money").unwrap(), "this is not a bonus of 1906 · §bonus.9");
    // With five permits the bonus of 1906 would have no choice at all: it is lost, and the next seat is asked.
    let five =
        "1-green-light-tram 1-green-hydrant-park 1-red-light-hydrant 1-red-tram-park 1-yellow-light-park";
    let game = bonus(year(1906).permits(A, five));
    assert_eq!(game.acting(), Seats::only(B));
}
