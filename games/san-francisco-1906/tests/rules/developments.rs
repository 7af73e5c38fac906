//! One test for each kind of urban development card, and for the development board.

use kernel::script::{act, choices, refusal};
use kernel::{Game, Lang, Present, Viewer, Words};
use san_francisco_1906::{Development, SanFrancisco1906, Scenario};

use crate::table::*;

fn worth(cards: &str) -> i32 {
    let game = Scenario::new(2).developments(A, cards).build();
    points(&game, A, "Urban development cards")
}

/// A has built on 2 yellow with two permits that fit, and is asked which card he takes.
fn after_building(scene: Scenario, first: &str, second: &str) -> SanFrancisco1906 {
    let mut game = scene.card(1).ready(A, 1).permits(A, first).permits(A, second).build();
    act(&mut game, &format!("A move build\nA use build\nA build r2c4-2-yellow\nA spend {first} {second}"));
    game
}

#[test]
fn lighting_scores_more_the_more_there_is_of_it() {
    // §card.6
    assert_eq!([1, 2, 3, 4, 5].map(|n| worth(&"light ".repeat(n))), [1, 3, 6, 10, 15]);
    let mut game = after_building(Scenario::new(2), "2-yellow-light-tram", "3-green-light-park");
    act(&mut game, "A take light");
    assert_eq!((seat(&game, A).dollars, seat(&game, A).column), (0, 1), "free, and with its move");
}

#[test]
fn a_tram_costs_a_dollar_and_scores_three() {
    // §card.3, §card.7
    assert_eq!(worth("tram tram"), 6);
    let scene = Scenario::new(2).dollars(A, 1);
    let mut game = after_building(scene, "2-yellow-light-tram", "3-green-tram-hydrant");
    act(&mut game, "A take tram");
    assert_eq!((seat(&game, A).dollars, seat(&game, A).developments[&Development::Tram]), (0, 1));
    let game = after_building(Scenario::new(2), "2-yellow-light-tram", "3-red-light-tram");
    assert_eq!(choices(&game, A), ["take light", "decline"]);
    assert_eq!(refusal(&game, A, "take tram").unwrap(), "Tram costs $1, you have $0 · §card.3");
}

#[test]
fn a_hydrant_scores_two() {
    // §card.8
    assert_eq!(worth("hydrant hydrant hydrant"), 6);
    let mut game = after_building(Scenario::new(2), "2-yellow-hydrant-park", "3-green-tram-hydrant");
    act(&mut game, "A take hydrant");
    assert_eq!(seat(&game, A).developments[&Development::Hydrant], 1);
}

#[test]
fn parks_score_by_their_letter_and_are_taken_in_order() {
    // §card.9, §setup.5
    assert_eq!(worth("park park park park"), 14);
    assert_eq!(worth("park"), 2);
    let scene = Scenario::new(2).developments(B, "park park");
    let mut game = after_building(scene, "2-yellow-hydrant-park", "3-green-light-park");
    assert_eq!(game.view(Viewer::Spectator).next_park, Some('C'));
    act(&mut game, "A take park");
    assert_eq!((seat(&game, A).parks.as_str(), seat(&game, B).parks.as_str()), ("C", "AB"));
    let points = game.breakdown(&Words::new(Lang::En));
    let cards = points.iter().find(|source| source.label == "Urban development cards").unwrap();
    assert_eq!(cards.points, [4, 5]);
    assert_eq!(game.view(Viewer::Spectator).next_park, Some('D'));
}

#[test]
fn only_a_shared_symbol_brings_a_card() {
    // §card.1
    let game = after_building(Scenario::new(2), "2-yellow-light-tram", "3-yellow-light-hydrant");
    assert_eq!(choices(&game, A), ["take light", "decline"]);
    let reason = refusal(&game, A, "take park").unwrap();
    assert_eq!(reason, "your two permits do not share the symbol: Park · §card.1");
    let game = after_building(Scenario::new(2), "2-yellow-light-tram", "3-red-hydrant-park");
    assert_eq!(game.acting().first(), Some(B), "no symbol, no question");
}

#[test]
fn an_empty_pile_leaves_the_other_shared_symbol() {
    // §card.4
    let scene = Scenario::new(2).developments(B, "light light light light light").dollars(A, 1);
    let game = after_building(scene, "2-yellow-light-tram", "3-red-light-tram");
    assert_eq!(choices(&game, A), ["take tram", "decline"]);
    assert_eq!(refusal(&game, A, "take light").unwrap(), "no card is left: Electric lighting · §card.4");
}

#[test]
fn a_card_may_be_declined_and_the_move_with_it() {
    // §card.5
    let mut game = after_building(Scenario::new(2), "2-yellow-light-tram", "3-green-light-park");
    act(&mut game, "A decline");
    assert_eq!((seat(&game, A).column, seat(&game, A).developments.len()), (0, 0));
}

#[test]
fn the_token_goes_round_the_edges_of_the_board() {
    // §board.1, §board.2, §board.3, §score.3
    let square = |column, row| seat(&Scenario::new(2).token(A, column, row).build(), A).square;
    assert_eq!((square(0, 0), square(6, 4), square(3, 1), square(0, 4)), (-7, 7, 0, 0));
    let cleared = |column, row| {
        let mut game = Scenario::new(2).card(4).dollars(A, 2).token(A, column, row).build();
        act(&mut game, "A move clearing\nA use clearing\nA clear nothing");
        let after = seat(&game, A);
        (after.column, after.row, after.dollars)
    };
    assert_eq!(cleared(0, 0), (0, 1, 0));
    assert_eq!(cleared(2, 4), (3, 4, 0));
    assert_eq!(cleared(6, 4), (6, 4, 1));
}
