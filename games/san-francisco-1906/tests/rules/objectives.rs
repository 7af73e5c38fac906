//! One test for each of the 24 objectives, and for Best Builder. The table of three has plot cards 1 to 6 on side A:
//!
//! ```text
//! 3g 1y 4r  3y 5r 2g  5p 4y 2r
//! 5r 2p 1g  1p 4g 1y  3y 2p 1g
//! 4p 2y 5g  3p 5g 4p  3g 1r 2p
//! 3y 5r 1p  1r 4y 2r  5y 3p 4g
//! ```

use kernel::{Game, Kind};
use kernel::{Lang, Present, Seat, Words};
use san_francisco_1906::{Objective, SanFrancisco1906, Scenario, objective_text, objective_title};

use crate::table::*;

/// What an objective gives each seat as a common one.
fn common(objective: &str, scenario: Scenario) -> [i32; 3] {
    points(&scenario.common(objective).build(), 0)
}

/// What an objective gives A as his own.
fn own(objective: &str, scenario: Scenario) -> i32 {
    points(&scenario.face_up(A, objective).build(), 0)[0]
}

fn points(game: &SanFrancisco1906, source: usize) -> [i32; 3] {
    let sources = game.breakdown(&Words::new(Lang::En));
    sources[source].points.clone().try_into().expect("three play")
}

fn three() -> Scenario {
    Scenario::new(3)
}

/// Four of A, two of B, one of C on a colour.
fn majority(name: &str, [a, b, c]: [&str; 3]) {
    let scene = || three().built(A, a).built(B, b).built(C, c);
    assert_eq!(common(name, scene()), [5, 3, 1]);
    assert_eq!(own(name, scene()), 5);
    assert_eq!(common(name, three().built(B, b)), [0, 5, 0], "§goal.17: nothing for nothing");
}

#[test]
fn majority_green_ranks_buildings_on_green() {
    // §goal.1, §goal.17, §goal.18
    majority(
        "majority-green",
        ["r0c0-3-green r0c5-2-green r1c2-1-green r1c4-4-green", "r1c8-1-green r2c2-5-green", "r2c4-5-green"],
    );
}

#[test]
fn majority_red_ranks_buildings_on_red() {
    // §goal.1
    majority(
        "majority-red",
        ["r0c2-4-red r0c4-5-red r0c8-2-red r1c0-5-red", "r2c7-1-red r3c1-5-red", "r3c3-1-red"],
    );
}

#[test]
fn majority_yellow_ranks_buildings_on_yellow() {
    // §goal.1
    majority(
        "majority-yellow",
        [
            "r0c1-1-yellow r0c3-3-yellow r0c7-4-yellow r1c5-1-yellow",
            "r1c6-3-yellow r2c1-2-yellow",
            "r3c0-3-yellow",
        ],
    );
}

#[test]
fn majority_purple_ranks_buildings_on_purple() {
    // §goal.1
    majority(
        "majority-purple",
        [
            "r0c6-5-purple r1c1-2-purple r1c3-1-purple r1c7-2-purple",
            "r2c0-4-purple r2c3-3-purple",
            "r2c5-4-purple",
        ],
    );
}

#[test]
fn majority_rubble_ranks_tokens() {
    // §goal.2, §goal.16
    let scene = || three().rubble(A, 3).rubble(B, 2).rubble(C, 1);
    assert_eq!(common("majority-rubble", scene()), [6, 4, 2]);
    assert_eq!(own("majority-rubble", three().rubble(A, 2).rubble(B, 2)), 5, "6 and 4 shared");
    assert_eq!(common("majority-rubble", three().rubble(A, 2).rubble(B, 2).rubble(C, 2)), [4, 4, 4]);
    let two = Scenario::new(2).rubble(A, 1).rubble(B, 2).common("majority-rubble").build();
    assert_eq!(two.breakdown(&Words::new(Lang::En))[0].points, [4, 6]);
    let four = Scenario::new(4).rubble(A, 1).rubble(B, 2).rubble(C, 3).rubble(Seat::D, 4);
    let four = four.common("majority-rubble").build();
    assert_eq!(four.breakdown(&Words::new(Lang::En))[0].points, [1, 2, 4, 6]);
}

#[test]
fn a_majority_of_four_gives_the_last_place_nothing() {
    // §goal.1
    let built = [
        (A, "r0c0-3-green r0c5-2-green"),
        (B, "r1c2-1-green"),
        (C, "r1c4-4-green"),
        (Seat::D, "r1c8-1-green"),
    ];
    let scene = built.iter().fold(Scenario::new(4), |scene, (seat, plots)| scene.built(*seat, plots));
    let game = scene.common("majority-green").build();
    assert_eq!(game.breakdown(&Words::new(Lang::En))[0].points, [5, 1, 1, 1], "3, 1 and 0 shared by three");
}

#[test]
fn per_building_counts_buildings_on_the_map() {
    // §goal.3
    assert_eq!(own("per-building", three().built(A, "r0c0-3-green r0c1-1-yellow").ready(A, 3)), 2);
}

#[test]
fn colour_set_counts_whole_sets_of_four_colours() {
    // §goal.4
    let set = "r0c0-3-green r0c1-1-yellow r0c2-4-red r1c1-2-purple";
    assert_eq!(own("colour-set", three().built(A, set)), 10);
    let more = format!("{set} r0c5-2-green r0c3-3-yellow r0c4-5-red");
    assert_eq!(own("colour-set", three().built(A, &more)), 10, "a second purple is missing");
    assert_eq!(own("colour-set", three().built(A, &format!("{more} r0c6-5-purple")).best_builder(A)), 20);
}

#[test]
fn development_set_counts_whole_sets_of_four_kinds() {
    // §goal.5
    assert_eq!(own("development-set", three().developments(A, "light tram hydrant park light")), 10);
    assert_eq!(own("development-set", three().developments(A, "light light tram hydrant")), 0);
    let twice = "light tram hydrant park light tram hydrant park";
    assert_eq!(own("development-set", three().developments(A, twice)), 20);
}

#[test]
fn isolated_counts_buildings_without_neighbours() {
    // §goal.6, §map.4
    let scene = three().built(A, "r0c0-3-green r1c1-2-purple r2c2-5-green r3c8-4-green");
    assert_eq!(own("isolated", scene), 8, "corners do not touch");
    let scene = three().built(A, "r0c0-3-green r1c1-2-purple").built(B, "r0c1-1-yellow");
    assert_eq!(own("isolated", scene), 0);
    let scene = three().built(A, "r0c2-4-red").built(B, "r0c3-3-yellow");
    assert_eq!(own("isolated", scene), 0, "across the border of two cards");
}

#[test]
fn next_to_rival_counts_each_own_building_once() {
    // §goal.7
    let scene = three().built(A, "r0c1-1-yellow r3c8-4-green").built(B, "r0c0-3-green r0c2-4-red");
    assert_eq!(own("next-to-rival", scene), 2);
    let scene = three().built(A, "r0c0-3-green r0c1-1-yellow");
    assert_eq!(own("next-to-rival", scene), 0, "own neighbours are no rivals");
}

#[test]
fn own_pairs_count_the_best_pairing() {
    // §goal.8
    let row = "r0c0-3-green r0c1-1-yellow r0c2-4-red r0c3-3-yellow";
    assert_eq!(own("own-pairs", three().built(A, row)), 4);
    let three_in_a_row = "r0c0-3-green r0c1-1-yellow r0c2-4-red";
    assert_eq!(own("own-pairs", three().built(A, three_in_a_row)), 2);
    let cross = "r0c1-1-yellow r1c0-5-red r1c1-2-purple r1c2-1-green r2c1-2-yellow";
    assert_eq!(own("own-pairs", three().built(A, cross)), 2, "the middle belongs to one pair");
    let hook = "r0c1-1-yellow r1c0-5-red r1c1-2-purple r2c0-4-purple";
    assert_eq!(own("own-pairs", three().built(A, hook)), 4, "not the first pair found");
}

#[test]
fn corners_must_be_surrounded_by_anybody() {
    // §goal.9
    let scene = three().built(A, "r0c0-3-green r1c0-5-red").built(B, "r0c1-1-yellow");
    assert_eq!(own("corners", scene), 3);
    assert_eq!(own("corners", three().built(A, "r0c0-3-green r1c0-5-red")), 0, "one neighbour is missing");
    let inner = three().built(A, "r0c2-4-red r0c1-1-yellow r1c2-1-green r0c3-3-yellow");
    assert_eq!(own("corners", inner), 0, "a corner of a card is no corner of the map");
}

fn per_colour(name: &str, plots: &str, elsewhere: &str) {
    assert_eq!(own(name, three().built(A, &format!("{plots} {elsewhere}"))), 4);
}

#[test]
fn per_green_counts_buildings_on_green() {
    // §goal.10
    per_colour("per-green", "r0c0-3-green r0c5-2-green", "r0c1-1-yellow");
}

#[test]
fn per_red_counts_buildings_on_red() {
    // §goal.10
    per_colour("per-red", "r0c2-4-red r0c4-5-red", "r0c1-1-yellow");
}

#[test]
fn per_yellow_counts_buildings_on_yellow() {
    // §goal.10
    per_colour("per-yellow", "r0c1-1-yellow r0c3-3-yellow", "r0c2-4-red");
}

#[test]
fn per_purple_counts_buildings_on_purple() {
    // §goal.10
    per_colour("per-purple", "r0c6-5-purple r1c1-2-purple", "r0c2-4-red");
}

fn per_kind(name: &str, cards: &str) {
    assert_eq!(own(name, three().developments(A, cards)), 4);
}

#[test]
fn per_light_counts_lighting_cards() {
    // §goal.11
    per_kind("per-light", "light light tram park hydrant");
}

#[test]
fn per_tram_counts_tram_cards() {
    // §goal.11
    per_kind("per-tram", "tram light tram park hydrant");
}

#[test]
fn per_hydrant_counts_hydrant_cards() {
    // §goal.11
    per_kind("per-hydrant", "hydrant light tram park hydrant");
}

#[test]
fn per_park_counts_park_cards() {
    // §goal.11
    per_kind("per-park", "park light tram park hydrant");
}

#[test]
fn per_rubble_counts_tokens() {
    // §goal.12
    assert_eq!(own("per-rubble", three().rubble(A, 3).rubble(B, 4)), 6);
}

#[test]
fn coins_by_three_count_full_three_dollars() {
    // §goal.13
    for (dollars, worth) in [(0, 0), (2, 0), (3, 1), (8, 2), (15, 5)] {
        assert_eq!(own("coins-by-three", three().dollars(A, dollars)), worth);
    }
}

#[test]
fn development_bar_counts_the_column() {
    // §goal.14
    for (column, worth) in [0, 1, 2, 3, 4, 6, 8].into_iter().enumerate() {
        assert_eq!(own("development-bar", three().token(A, column as u8, 3)), worth);
    }
}

#[test]
fn clearing_bar_counts_the_row() {
    // §goal.15
    for (row, worth) in [0, 2, 4, 6, 8].into_iter().enumerate() {
        assert_eq!(own("clearing-bar", three().token(A, 5, row as u8)), worth);
    }
}

#[test]
fn best_builder_is_worth_three_points() {
    // §score.7
    let plots = "r0c0-3-green r0c1-1-yellow r0c2-4-red r0c3-3-yellow r0c4-5-red r0c5-2-green r0c6-5-purple r0c7-4-yellow";
    let with = three().built(A, plots).best_builder(A).build();
    let without = three().built(A, plots).best_builder(B).build();
    assert_eq!(with.scores().points(A) - without.scores().points(A), 3);
}

#[test]
fn every_objective_has_its_own_name_and_text_in_both_languages() {
    // §cards.3
    for lang in Lang::ALL {
        let mut names: Vec<&str> = Objective::ALL.iter().map(|o| objective_title(*o, lang)).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), 24);
        let mut texts: Vec<&str> = Objective::ALL.iter().map(|o| objective_text(*o, lang)).collect();
        texts.sort_unstable();
        texts.dedup();
        assert_eq!(texts.len(), 24);
        assert!(texts.iter().all(|text| text.ends_with('.')));
    }
}
