//! One test for each ruling of the rules page (1 to 39) and for those that the notation adds (N1 to N12).

use kernel::script::{act, choices, refusal};
use kernel::{Chance, Game, Lang, Present, Seats, Words, legal};
use san_francisco_1906::{Action, SanFrancisco1906, Scenario, Setup};

use crate::table::*;

/// The plots where A can build with these permits, from the space to build of the first card.
fn plots(players: u8, permits: &str) -> Vec<String> {
    let mut game = table(players).card(1).ready(A, 1).dollars(A, 3).permits(A, permits).build();
    act(&mut game, "A move build");
    if has(&game, A, "use build") {
        act(&mut game, "A use build");
        choices(&game, A)
    } else {
        Vec::new()
    }
}

/// The points of A's own objectives.
fn personal(game: &SanFrancisco1906) -> i32 {
    points(game, A, "Personal objectives")
}

/// Everybody at the table takes a dollar, on these spaces.
fn dollars(game: &mut SanFrancisco1906, spaces: &str) {
    for space in spaces.split_whitespace() {
        let seat = game.acting().first().expect("somebody is asked");
        act(game, &format!("{seat} move {space}\n{seat} take dollar"));
    }
}

#[test]
fn ruling_1_the_rightmost_pawn_goes_first_on_the_next_area() {
    // §order.1
    let mut game = table(3).year(1908).build();
    act(&mut game, "A income 4\nA take building\nB income 1\nB take building\nC income 2\nC take building");
    assert_eq!(open(&game).order, [B, C, A], "from the income zone to the first card");
    dollars(&mut game, "build pass materials");
    assert_eq!(open(&game).order, [C, A, B], "from card to card");
    for _ in 0..4 {
        let spaces: Vec<String> = choices(&game, game.acting().first().unwrap())[..3]
            .iter()
            .map(|choice| choice.trim_start_matches("move ").to_owned())
            .collect();
        dollars(&mut game, &spaces.join(" "));
    }
    let before = open(&game).order;
    dollars(&mut game, "permit urban-development clearing");
    assert_eq!(open(&game).year, 1909);
    assert_eq!(open(&game).order, [before[2], before[1], before[0]], "from the sixth card to the new year");
}

#[test]
fn ruling_2_another_action_costs_two_dollars_for_each_step() {
    // §turn.3
    let mut game = table(3).card(1).dollars(A, 6).build();
    act(&mut game, "A move build");
    let mut next = game.clone();
    act(&mut next, "A use materials");
    assert_eq!(seat(&next, A).dollars, 4, "next to it: one step");
    let mut further = game.clone();
    act(&mut further, "A use benefits");
    assert_eq!(seat(&further, A).dollars, 5, "two steps, and 3 gained");
    assert_eq!(refusal(&game, A, "use clearing").unwrap(), "Clearing costs $2, you would have $0 · §turn.6");
}

#[test]
fn ruling_3_an_occupied_action_can_be_paid_for() {
    // §turn.3
    let mut game = table(3).card(1).dollars(B, 2).build();
    act(&mut game, "A move materials\nA use materials\nB move build\nB use materials");
    assert_eq!(seat(&game, B).area, 1);
}

#[test]
fn ruling_4_benefits_do_not_pay_for_the_steps_to_them() {
    // §turn.7
    let mut game = table(3).card(1).dollars(A, 1).build();
    act(&mut game, "A move materials");
    let reason = refusal(&game, A, "use benefits").unwrap();
    assert_eq!(reason, "the steps to it cost $2, you have $1 · §turn.3");
}

#[test]
fn ruling_5_the_pass_stands_right_and_counts_as_a_step() {
    // §turn.5, §turn.4
    let mut game = table(3).card(1).dollars(A, 5).build();
    act(&mut game, "A move pass");
    assert_eq!(choices(&game, A), ["use benefits", "use clearing", "take dollar", "pass"]);
    act(&mut game, "A use benefits");
    assert_eq!(seat(&game, A).dollars, 4, "two steps from the space to pass");
    assert!("use pass".parse::<Action>().is_err());
}

#[test]
fn ruling_6_going_first_counts_on_the_next_card_only() {
    // §order.1, §order.2
    let mut game = table(3).card(1).build();
    act(&mut game, "A move pass\nA pass");
    assert_eq!(game.acting(), Seats::only(B), "the order of this card stays");
    dollars(&mut game, "build materials");
    assert_eq!(game.acting(), Seats::only(A));
}

#[test]
fn ruling_7_two_players_do_not_pass_but_always_have_the_dollar() {
    // §turn.5, §turn.4
    let mut game = table(2).card(3).build();
    act(&mut game, "A move build-subsidised");
    assert!(!has(&game, A, "pass") && has(&game, A, "take dollar"));
}

#[test]
fn ruling_8_rows_are_refilled_after_the_card_or_at_once_on_the_year_board() {
    // §row.1, §bonus.8
    let mut game = table(2).card(2).build();
    act(&mut game, "A move permit\nA use permit\nA take 5-red-light-park\nB move benefits");
    assert_eq!(open(&game).permit_row.len(), 2);
    act(&mut game, "B use benefits ~ 1-green-light-tram");
    assert_eq!(open(&game).permit_row.len(), 3);
    let mut game = table(2).year(1907).build();
    act(&mut game, "A income 1\nA take 5-red-light-park ~ 1-green-light-tram");
    assert_eq!(open(&game).permit_row.len(), 3);
}

#[test]
fn ruling_9_with_an_empty_row_no_permit_can_be_had() {
    // §permit.3
    let mut game = Scenario::new(2).card(2).build();
    act(&mut game, "A move permit");
    assert_eq!(refusal(&game, A, "use permit").unwrap(), "the row of permits is empty · §permit.3");
}

#[test]
fn ruling_10_the_discards_become_the_pile_when_it_is_empty() {
    // §row.2
    let scene = || Scenario::new(2).card(4).objective_row("isolated corners own-pairs");
    let mut game = scene().permits_discarded().build();
    act(&mut game, "A move benefits\nA take dollar\nB move clearing");
    act(&mut game, "B take dollar ~ 1-green-light-tram 1-green-hydrant-park wild-light-park");
    assert_eq!((open(&game).permit_pile, open(&game).permit_discard.len()), (39, 0));
    // A row that stays short cannot be reached: at most 23 of the 42 permits lie in front of players and in the row.
}

#[test]
fn ruling_11_the_pile_of_objectives_is_not_renewed() {
    // §row.3, §objective.3
    let mut game = Scenario::new(3)
        .card(2)
        .permit_row("4-red-light-hydrant 5-red-light-park 5-red-tram-hydrant")
        .objective_row("isolated corners")
        .all_objectives(C)
        .dollars(B, 9)
        .dollars(C, 9)
        .build();
    act(&mut game, "A move objective\nA use objective");
    assert_eq!(choices(&game, A), ["take isolated", "take corners"]);
    assert_eq!(
        refusal(&game, A, "draw objective").unwrap(),
        "the pile of objectives is empty · §objective.3"
    );
    act(&mut game, "A take isolated\nB move permit\nB use objective\nB take corners\nC move build");
    assert_eq!(refusal(&game, C, "use objective").unwrap(), "no objective is left · §objective.3");
    act(&mut game, "C take dollar");
    assert!(open(&game).objective_row.is_empty());
}

#[test]
fn ruling_12_with_five_permits_no_other_can_be_taken() {
    // §permit.2
    let five =
        "1-green-light-tram 1-green-hydrant-park 1-red-light-hydrant 1-red-tram-park 1-yellow-light-park";
    let mut game = table(3).card(2).permits(A, five).build();
    act(&mut game, "A move permit");
    assert_eq!(refusal(&game, A, "use permit").unwrap(), "you have 5 permits already · §permit.2");
    let mut game = table(3).year(1909).permits(A, five).build();
    act(&mut game, "A income 1");
    assert_eq!(choices(&game, A), ["advance"], "applies to the bonus too");
    assert_eq!(refusal(&game, A, "take 5-red-light-park").unwrap(), "you have 5 permits already · §permit.2");
}

#[test]
fn ruling_13_both_attributes_must_be_covered() {
    // §build.3
    let built = plots(3, "3-green-light-park 3-red-light-tram");
    assert!(built.iter().all(|plot| plot.ends_with("-3-green") || plot.ends_with("-3-red")), "{built:?}");
    assert!(!built.is_empty(), "r2c6-3-green with the first one");
}

#[test]
fn ruling_14_a_wild_permit_stands_for_a_number_or_a_colour() {
    // §build.4
    assert!(plots(3, "wild-light-park").is_empty(), "alone it fits nothing");
    let with = plots(3, "wild-light-park 3-green-light-park");
    assert!(with.iter().all(|plot| plot.contains("-3-") || plot.ends_with("-green")), "{with:?}");
    let all = open(&Scenario::new(3).build()).map;
    let fitting = all.iter().filter(|square| {
        let text = square.plot.to_string();
        text.contains("-3-") || text.ends_with("-green")
    });
    assert_eq!(with.len(), fitting.count(), "every plot with 3 or green");
    let mut game = table(3).card(3).ready(A, 1).dollars(A, 3).permits(A, "wild-light-park").build();
    act(&mut game, "A move build-subsidised\nA use build-subsidised");
    assert_eq!(choices(&game, A).len(), 36, "with the subsidy every plot");
    let mut game = table(3).card(1).ready(A, 1).permits(A, "wild-light-park 2-yellow-light-tram").build();
    act(&mut game, "A move build\nA use build\nA build r0c3-3-yellow");
    act(&mut game, "A spend 2-yellow-light-tram wild-light-park");
    assert!(has(&game, A, "take light"), "its symbols count");
}

#[test]
fn ruling_15_the_subsidy_needs_one_permit_and_allows_two() {
    // §build.5
    let mut game = table(3).card(3).ready(A, 1).permits(A, "3-red-light-tram 2-yellow-light-tram").build();
    act(&mut game, "A move build-subsidised\nA use build-subsidised\nA build r1c0-5-red");
    assert_eq!(choices(&game, A), ["spend 2-yellow-light-tram 3-red-light-tram", "spend 3-red-light-tram"]);
    act(&mut game, "A spend 2-yellow-light-tram 3-red-light-tram\nA take light");
    assert_eq!(seat(&game, A).column, 1);
}

#[test]
fn ruling_16_a_second_permit_may_be_thrown_in() {
    // §build.9
    let mut game = table(3).card(1).ready(A, 1).permits(A, "3-green-light-park 5-purple-tram-park").build();
    act(&mut game, "A move build\nA use build\nA build r2c6-3-green");
    assert_eq!(
        choices(&game, A),
        ["spend 3-green-light-park", "spend 3-green-light-park 5-purple-tram-park"]
    );
    let reason = refusal(&game, A, "spend 5-purple-tram-park").unwrap();
    assert_eq!(reason, "number and colour of 3 green (row 3, column 7) are not both covered · §build.2");
    let reason = refusal(&game, A, "spend 1-red-tram-park").unwrap();
    assert_eq!(reason, "you do not have the permit 1 red (tram, park) · §build.8");
}

/// A has built on 3 green with two permits that share these symbols.
fn with_two(first: &str, second: &str) -> SanFrancisco1906 {
    let mut game = table(3).card(1).ready(A, 1).dollars(A, 1).permits(A, first).permits(A, second).build();
    let (low, high) = if first < second { (first, second) } else { (second, first) };
    act(&mut game, &format!("A move build\nA use build\nA build r2c6-3-green\nA spend {low} {high}"));
    game
}

#[test]
fn ruling_17_the_development_card_is_optional() {
    // §card.5
    let mut game = with_two("3-green-light-park", "2-red-light-park");
    assert!(has(&game, A, "decline"));
    act(&mut game, "A decline");
    assert_eq!(seat(&game, A).column, 0, "no move without the card");
}

#[test]
fn ruling_18_two_shared_symbols_bring_one_card_and_one_move() {
    // §card.2
    let mut game = with_two("3-green-light-park", "2-red-light-park");
    assert_eq!(choices(&game, A), ["take light", "take park", "decline"]);
    act(&mut game, "A take park");
    assert_eq!((seat(&game, A).column, seat(&game, A).developments.len()), (1, 1));
    assert_eq!(game.acting(), Seats::only(B));
}

#[test]
fn ruling_19_a_cleared_plot_is_built_on_without_paying_for_rubble() {
    // §clearing.3
    let mut game = Scenario::new(3)
        .card(1)
        .dollars(A, 3)
        .ready(B, 1)
        .permit_row("4-red-light-hydrant 5-red-light-park 4-red-tram-park")
        .permits(B, "5-red-tram-hydrant")
        .objective_row("isolated next-to-rival corners")
        .build();
    act(&mut game, "A move clearing\nA use clearing\nA clear r0c4-5-red\nB move build\nB use build");
    assert!(has(&game, B, "build r0c4-5-red"));
    act(&mut game, "B build r0c4-5-red\nB spend 5-red-tram-hydrant");
    assert_eq!((seat(&game, B).buildings, seat(&game, B).rubble), (1, 0));
}

#[test]
fn ruling_20_at_the_top_the_token_goes_right_and_in_the_corner_it_brings_a_dollar() {
    // §board.2, §board.3
    let built = |column| {
        let mut game = table(3)
            .card(1)
            .ready(A, 1)
            .dollars(A, 3)
            .token(A, column, 4)
            .permits(A, "3-green-light-park")
            .build();
        act(&mut game, "A move build\nA use build\nA build r0c0-3-green\nA spend 3-green-light-park");
        (seat(&game, A).column, seat(&game, A).row, seat(&game, A).dollars)
    };
    assert_eq!(built(2), (3, 4, 0));
    assert_eq!(built(6), (6, 4, 1));
}

#[test]
fn ruling_21_clearing_without_a_token_is_always_allowed() {
    // §clearing.2
    let mut game = table(3).card(1).dollars(A, 3).build();
    act(&mut game, "A move clearing\nA use clearing");
    assert!(has(&game, A, "clear nothing") && has(&game, A, "clear r0c0-3-green"));
    act(&mut game, "A clear nothing");
    assert_eq!((seat(&game, A).dollars, seat(&game, A).rubble, seat(&game, A).row), (1, 0, 1));
}

#[test]
fn ruling_22_nobody_has_more_than_fifteen_dollars() {
    // §money.1
    let mut game = table(3).card(1).dollars(A, 15).build();
    act(&mut game, "A move build\nA take dollar");
    assert_eq!(seat(&game, A).dollars, 15);
}

#[test]
fn ruling_23_an_empty_reserve_gives_no_building() {
    // §materials.1
    let mut game = table(3).card(1).ready(A, 8).build();
    act(&mut game, "A move materials");
    assert!(!has(&game, A, "use materials"));
    let mut game = table(3).year(1908).ready(A, 8).build();
    act(&mut game, "A income 1");
    assert_eq!(choices(&game, A), ["take money"]);
}

#[test]
fn ruling_24_the_money_of_1908_and_1911_counts_buildings_on_the_map() {
    // §bonus.3, §bonus.6
    for (year, each) in [(1908, 2), (1911, 1)] {
        let scene = table(3).year(year).built(A, "r0c0-3-green r0c1-1-yellow").ready(A, 4);
        let mut game = scene.build();
        act(&mut game, "A income 1\nA take money");
        assert_eq!(seat(&game, A).dollars, 1 + 2 * each);
    }
}

#[test]
fn ruling_25_the_bonus_may_be_drawn_from_the_pile() {
    // §bonus.2, §objective.2
    let mut game = table(3).year(1907).build();
    act(&mut game, "A income 1\nA draw objective ~ per-park");
    assert_eq!((seat(&game, A).face_down_count, open(&game).objective_row.len()), (1, 3));
}

const SEVEN: &str =
    "r0c1-1-yellow r0c2-4-red r0c3-3-yellow r0c5-2-green r0c6-5-purple r1c0-5-red r1c1-2-purple";
const OTHER_SEVEN: &str =
    "r1c4-4-green r1c5-1-yellow r1c7-2-purple r1c8-1-green r2c1-2-yellow r2c4-5-green r2c5-4-purple";

/// A and B have one building left each, on the last spaces of a card.
fn race() -> Scenario {
    table(3)
        .built(A, SEVEN)
        .built(B, OTHER_SEVEN)
        .ready(A, 1)
        .ready(B, 1)
        .dollars(A, 3)
        .dollars(B, 5)
        .permits(A, "3-green-light-park")
        .permits(B, "4-green-light-tram")
}

#[test]
fn ruling_26_the_second_eighth_building_brings_nothing() {
    // §end.3, §end.1
    let mut game = race().card(1).build();
    act(
        &mut game,
        "A move build\nA use build\nA build r2c6-3-green\nA spend 3-green-light-park
         B move materials\nB use build\nB build r3c8-4-green\nB spend 4-green-light-tram",
    );
    assert_eq!((open(&game).best_builder, seat(&game, B).buildings), (Some(A), 8));
    act(&mut game, "C move pass\nC pass");
    assert!(game.acting().is_empty());
}

#[test]
fn ruling_27_next_to_means_along_a_side_across_cards_too() {
    // §map.4
    let points = |plots: &str| {
        personal(
            &Scenario::new(3).built(A, "r1c2-1-green").built(B, plots).face_up(A, "next-to-rival").build(),
        )
    };
    assert_eq!([points("r1c3-1-purple"), points("r2c2-5-green")], [2, 2], "right and below, on other cards");
    assert_eq!(points("r2c3-3-purple"), 0, "not across a corner");
}

#[test]
fn ruling_28_corners_are_those_of_the_whole_map() {
    // §goal.9
    let corner = Scenario::new(3).built(A, "r3c8-4-green r2c8-2-purple r3c7-3-purple");
    assert_eq!(personal(&corner.face_up(A, "corners").build()), 3);
    let inner = Scenario::new(3).built(A, "r1c2-1-green r0c2-4-red r1c1-2-purple r1c3-1-purple r2c2-5-green");
    assert_eq!(personal(&inner.face_up(A, "corners").build()), 0);
}

#[test]
fn ruling_29_pairs_are_counted_as_well_as_possible() {
    // §goal.8
    let plots = "r0c1-1-yellow r1c0-5-red r1c1-2-purple r1c2-1-green r0c2-4-red r2c1-2-yellow";
    let game = Scenario::new(3).built(A, plots).face_up(A, "own-pairs").build();
    assert_eq!(personal(&game), 4, "the middle with one of three, and a pair beside it");
}

#[test]
fn ruling_30_a_building_next_to_two_rivals_counts_once() {
    // §goal.7
    let scene = Scenario::new(3).built(A, "r0c1-1-yellow").built(B, "r0c0-3-green").built(C, "r0c2-4-red");
    assert_eq!(personal(&scene.face_up(A, "next-to-rival").build()), 2);
}

#[test]
fn ruling_31_isolated_means_next_to_nobody() {
    // §goal.6
    let scene = Scenario::new(3).built(A, "r0c0-3-green r3c8-4-green").built(B, "r1c0-5-red");
    assert_eq!(personal(&scene.face_up(A, "isolated").build()), 2);
}

#[test]
fn ruling_32_tied_players_share_and_round_down() {
    // §goal.16
    let scene = Scenario::new(3).built(A, "r0c0-3-green").built(B, "r0c5-2-green").built(C, "r1c2-1-green");
    let game = scene.common("majority-green").build();
    let common = &game.breakdown(&Words::new(Lang::En))[0];
    assert_eq!(common.points, [3, 3, 3], "5, 3 and 1 are nine");
    let scene = Scenario::new(3).built(A, "r0c5-2-green").built(B, "r1c4-4-green r1c8-1-green");
    let game = scene.built(C, "r2c2-5-green r2c4-5-green").common("majority-green").build();
    assert_eq!(game.breakdown(&Words::new(Lang::En))[0].points, [1, 4, 4], "5 and 3 shared");
}

#[test]
fn ruling_33_who_has_nothing_gets_nothing() {
    // §goal.17
    let game = Scenario::new(3).rubble(A, 1).common("majority-rubble").build();
    assert_eq!(game.breakdown(&Words::new(Lang::En))[0].points, [6, 0, 0]);
}

#[test]
fn ruling_34_a_personal_majority_scores_for_its_owner_alone() {
    // §goal.18
    let scene = Scenario::new(3).rubble(A, 1).rubble(B, 3).rubble(C, 2).face_down(A, "majority-rubble");
    let game = scene.build();
    let sources = game.breakdown(&Words::new(Lang::En));
    let own = sources.iter().find(|source| source.label == "Personal objectives").unwrap();
    assert_eq!(own.points, [2, 0, 0], "third among all");
}

#[test]
fn ruling_35_sets_of_four_are_the_smallest_number_times_ten() {
    // §goal.4, §goal.5
    let cards = "light light light tram tram hydrant hydrant park park";
    assert_eq!(personal(&Scenario::new(3).developments(A, cards).face_up(A, "development-set").build()), 20);
}

#[test]
fn ruling_36_best_builder_can_be_won_in_1912_or_never() {
    // §end.2
    let mut game = race().year(1912).build();
    act(&mut game, "A build r2c6-3-green\nA spend 3-green-light-park");
    assert_eq!(open(&game).best_builder, Some(A));
    assert_eq!(game.acting(), Seats::only(B), "all still take their bonus");
    act(&mut game, "B build r3c8-4-green\nB spend 4-green-light-tram\nC take money");
    assert_eq!((game.ending().unwrap().id, open(&game).best_builder), ("1912", Some(A)));
    let mut game = table(2).year(1912).build();
    act(&mut game, "A take money\nB take money");
    assert_eq!(open(&game).best_builder, None);
}

#[test]
fn ruling_37_there_is_no_income_in_1912() {
    // §bonus.7
    let game = table(3).year(1912).build();
    assert_eq!(choices(&game, A), ["take money"]);
    assert_eq!(refusal(&game, A, "income 4").unwrap(), "first take the bonus of the year · §bonus.9");
}

#[test]
fn ruling_38_building_in_1912_is_not_subsidised() {
    // §bonus.7, §build.2
    let game = table(3).year(1912).ready(A, 1).dollars(A, 15).permits(A, "2-red-light-park").build();
    let built: Vec<String> = choices(&game, A).into_iter().filter(|c| c.starts_with("build")).collect();
    assert_eq!(built, ["build r0c8-2-red", "build r3c5-2-red"]);
}

#[test]
fn ruling_39_a_pawn_moves_to_every_card() {
    // §turn.1
    let mut game = table(2).card(1).build();
    assert!(choices(&game, A).iter().all(|choice| choice.starts_with("move ")));
    dollars(&mut game, "build materials");
    assert_eq!(open(&game).card, Some(2));
    assert!(choices(&game, B).iter().all(|choice| choice.starts_with("move ")));
}

#[test]
fn ruling_n1_nothing_is_refilled_when_the_game_ends_and_after_the_last_card_of_1911() {
    // §row.4
    let mut game = table(3).year(1911).card(6).build();
    act(&mut game, "A move permit\nA use permit\nA take 5-red-light-park");
    dollars(&mut game, "clearing pass");
    assert_eq!((open(&game).year, open(&game).permit_row.len()), (1912, 2));
}

#[test]
fn ruling_n2_permits_are_refilled_before_objectives() {
    // §row.1
    let mut game = Scenario::new(2).card(1).build();
    act(
        &mut game,
        "A move build\nA take dollar\nB move materials
         B take dollar ~ 1-green-light-tram 1-green-hydrant-park wild-light-park isolated corners per-tram",
    );
    assert_eq!((open(&game).permit_row.len(), open(&game).objective_row.len()), (3, 3));
}

#[test]
fn ruling_n3_passing_is_legal_from_every_space_and_cannot_be_bought() {
    // §turn.5
    for space in ["build", "materials", "benefits", "clearing", "pass"] {
        let mut game = table(4).card(1).build();
        act(&mut game, &format!("A move {space}"));
        assert!(has(&game, A, "pass"));
    }
}

#[test]
fn ruling_n4_two_wild_permits_fit_every_plot_and_bring_no_card() {
    // §build.4
    assert_eq!(plots(3, "wild-light-park wild-tram-hydrant").len(), 36);
    let mut game = table(3).card(1).ready(A, 1).permits(A, "wild-light-park wild-tram-hydrant").build();
    act(&mut game, "A move build\nA use build\nA build r0c1-1-yellow");
    assert_eq!(choices(&game, A), ["spend wild-light-park wild-tram-hydrant"]);
    act(&mut game, "A spend wild-light-park wild-tram-hydrant");
    assert_eq!(game.acting(), Seats::only(B), "they share no symbol");
}

#[test]
fn ruling_n5_the_second_permit_need_not_share_a_symbol() {
    // §build.9
    let game = with_two("3-green-light-park", "1-yellow-tram-hydrant");
    assert_eq!((game.acting(), seat(&game, A).permits.len()), (Seats::only(B), 0));
}

#[test]
fn ruling_n6_the_dollar_of_the_corner_may_pay_for_the_tram_but_not_for_the_building() {
    // §board.3, §card.3
    let scene = |dollars| {
        table(3)
            .card(1)
            .ready(A, 1)
            .dollars(A, dollars)
            .token(A, 6, 4)
            .permits(A, "3-green-tram-hydrant 3-yellow-tram-park")
    };
    let mut game = scene(3).build();
    act(&mut game, "A move build\nA use build\nA build r0c0-3-green");
    act(&mut game, "A spend 3-green-tram-hydrant 3-yellow-tram-park\nA take tram");
    assert_eq!(seat(&game, A).dollars, 1, "3 less 3, the corner's dollar, the tram, and the corner again");
    let mut game = scene(2).build();
    act(&mut game, "A move build\nA use build");
    assert!(!has(&game, A, "build r0c0-3-green"));
}

#[test]
fn ruling_n7_any_card_may_be_declined() {
    // §card.5
    for second in ["2-red-light-park", "4-purple-hydrant-park", "1-yellow-light-park"] {
        assert!(has(&with_two("3-green-light-park", second), A, "decline"));
    }
}

#[test]
fn ruling_n8_an_action_is_offered_only_if_it_can_be_carried_out() {
    // §turn.6
    let mut game = table(3).card(6).dollars(A, 3).build();
    act(&mut game, "A move permit");
    assert_eq!(choices(&game, A), ["use permit", "take dollar", "pass"], "a step leaves only one dollar");
    let mut game = table(3).card(1).dollars(A, 15).build();
    act(&mut game, "A move build");
    assert!(has(&game, A, "use benefits"), "four dollars for three are still allowed");
}

#[test]
fn ruling_n9_with_the_eighth_building_on_the_last_card_of_1911_there_is_no_1912() {
    // §end.1
    let mut game =
        race().ring("actions-2 actions-3 actions-4 actions-5 actions-6 actions-1").year(1911).card(6).build();
    act(&mut game, "A move build\nA use build\nA build r2c6-3-green\nA spend 3-green-light-park");
    dollars(&mut game, "pass clearing");
    assert_eq!(game.ending().unwrap().id, "best-builder");
    assert_eq!(open(&game).year, 1911);
}

#[test]
fn ruling_n10_money_may_be_taken_even_if_there_is_none() {
    // §bonus.10
    let mut game = table(3).year(1911).build();
    act(&mut game, "A income 1\nA take money");
    assert_eq!(seat(&game, A).dollars, 1);
}

#[test]
fn ruling_n11_seat_a_is_the_first_player() {
    // §setup.9
    for seed in 0..20 {
        let game = SanFrancisco1906::new(&Setup::of(4), &mut Chance::fast(seed)).unwrap();
        assert_eq!(game.acting(), Seats::only(A));
        assert_eq!(legal(&game, A).len(), 4);
    }
}

#[test]
fn ruling_n12_plot_cards_are_not_turned_round_and_lie_once() {
    // §map.3, §setup.1
    for seed in 0..20 {
        let game = SanFrancisco1906::new(&Setup::of(4), &mut Chance::fast(seed)).unwrap();
        let mut cards: Vec<usize> = open(&game).faces.iter().map(|face| face.card()).collect();
        cards.sort_unstable();
        assert_eq!(cards, [0, 1, 2, 3, 4, 5, 6, 7]);
    }
    let game = Scenario::new(2).map("plot-1-b plot-2-a plot-3-a plot-4-a").build();
    let rubble: Vec<String> =
        open(&game).map.iter().filter(|p| p.rubble).map(|p| p.plot.place()).take(3).collect();
    assert_eq!(rubble, ["r0c1", "r0c4", "r1c0"], "the same plots, other rubble");
}
