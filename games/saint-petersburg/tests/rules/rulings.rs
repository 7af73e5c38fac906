//! One test for each ruling of the rules page (1 to 32) and for those that the notation adds.

use kernel::script::{act, choices, refusal};
use kernel::{Chance, Game, Seat, Seats, Viewer};
use saint_petersburg::{Card, SaintPetersburg, Scenario, Setup, Stack};

use crate::table::*;

fn has(game: &SaintPetersburg, seat: Seat, choice: &str) -> bool {
    choices(game, seat).iter().any(|other| other == choice)
}

fn building(players: u8) -> Scenario {
    Scenario::new(players).phase(Stack::Building)
}

#[test]
fn ruling_1_using_the_observatory_is_the_whole_turn() {
    // §observatory.6
    let mut game = building(2).area(A, "observatory").upper("market").build();
    act(&mut game, "A observe worker ~ shepherd\nA keep");
    assert_eq!(game.acting(), Seats::only(B));
}

#[test]
fn ruling_2_an_observatory_works_in_the_phase_in_which_it_was_bought() {
    // §observatory.1
    let mut game = building(2).upper("observatory").build();
    act(&mut game, "A buy observatory upper\nB pass");
    assert!(has(&game, A, "observe noble"));
}

#[test]
fn ruling_3_the_last_card_of_a_stack_is_not_drawn() {
    // §observatory.2
    let game = building(2).area(A, "observatory").stack(Stack::Noble, 1).stack(Stack::Worker, 2).build();
    assert!(!has(&game, A, "observe noble") && has(&game, A, "observe worker"));
    let reason = refusal(&game, A, "observe noble").expect("one card left");
    assert_eq!(reason, "Nobles: 1 left in the stack, two are needed · §observatory.2");
}

#[test]
fn ruling_4_two_observatories_work_once_each_in_separate_turns() {
    // §observatory.7
    let mut game = building(2).area(A, "observatory observatory").build();
    act(
        &mut game,
        "A observe worker ~ shepherd\nA keep\nB pass\nA observe worker ~ shepherd\nA keep\nB pass",
    );
    let reason = refusal(&game, A, "observe worker").expect("both used");
    assert_eq!(reason, "your Observatory has been used in this round · §observatory.7");
}

#[test]
fn ruling_5_discarding_the_drawn_card_breaks_a_series_of_passes() {
    // §observatory.6, §round.3
    let mut game = building(2).area(B, "observatory").build();
    act(&mut game, "A pass\nB observe worker ~ shepherd\nB discard\nA pass");
    assert_eq!((open(&game).passes, open(&game).phase), (1, Stack::Building));
}

#[test]
fn ruling_6_the_drawn_card_is_public() {
    // §secret.2
    let mut game = building(2).area(A, "observatory").build();
    act(&mut game, "A observe worker ~ shepherd");
    let everybody = [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator];
    for viewer in everybody {
        assert_eq!(game.view(viewer).asked, open(&game).asked);
    }
}

#[test]
fn ruling_7_a_face_down_observatory_cannot_be_replaced() {
    // §observatory.5
    for phase in [Stack::Building, Stack::Noble, Stack::Trading] {
        let used = Scenario::new(2).phase(phase).area(A, "observatory").face_down(A, 1).upper("bank").build();
        let reason = refusal(&used, A, "buy bank upper for observatory").expect("face down");
        assert_eq!(reason, "a used Observatory cannot be replaced in this round · §observatory.5");
    }
    let unused = building(2).area(A, "observatory").upper("bank").build();
    assert!(has(&unused, A, "buy bank upper for observatory"));
}

#[test]
fn ruling_8_observatories_turn_up_when_the_next_round_begins() {
    // §change.5
    let mut game = Scenario::new(2).phase(Stack::Trading).area(A, "observatory").face_down(A, 1).build();
    act(&mut game, "A pass");
    assert_eq!(open(&game).seats[0].face_down, 1);
    act(
        &mut game,
        "B pass ~ shepherd shepherd shepherd shepherd lumberjack lumberjack lumberjack lumberjack",
    );
    assert_eq!(open(&game).seats[0].face_down, 0);
}

#[test]
fn ruling_9_who_passed_may_act_again() {
    // §round.4
    let mut game = Scenario::new(2).upper("shepherd shepherd").build();
    act(&mut game, "A pass\nB buy shepherd upper\nA buy shepherd upper");
    assert_eq!(rubles(&game, A), 20);
}

#[test]
fn ruling_10_the_series_of_passes_may_begin_anywhere() {
    // §round.3
    let mut game = Scenario::new(3).upper("shepherd shepherd").build();
    act(&mut game, "A pass\nB buy shepherd upper\nC pass\nA pass");
    assert_eq!(open(&game).phase, Stack::Worker, "a purchase broke the first series");
    act(&mut game, "B pass ~ market market market market market library library");
    assert_eq!(open(&game).phase, Stack::Building, "three in a row, begun by C");
}

#[test]
fn ruling_11_cards_above_the_limit_are_kept() {
    // §hand.3
    let mut game = Scenario::new(2)
        .area(A, "warehouse")
        .hand(A, "pub czar bank judge")
        .upper("hermitage author")
        .build();
    act(&mut game, "A buy hermitage upper for warehouse\nB pass");
    assert_eq!(open(&game).seats[0].hand_size, 4);
    assert!(!has(&game, A, "take author upper"));
}

#[test]
fn ruling_12_a_fourth_card_costs_five_points_too() {
    // §final.3
    let game = Scenario::new(2).rubles(A, 0).area(A, "warehouse").hand(A, "pub czar bank judge").build();
    assert_eq!(game.scores().points(A), -20);
}

#[test]
fn ruling_13_a_trading_card_without_a_target_can_be_taken() {
    // §turn.2, §trade.6
    let game = Scenario::new(2).upper("st-isaac-cathedral").build();
    assert_eq!(choices(&game, A), ["take st-isaac-cathedral upper", "pass"]);
}

#[test]
fn ruling_14_the_printed_cost_of_the_target_counts_not_the_price_paid() {
    // §trade.2
    let mut game = Scenario::new(2).area(A, "market market").upper("market bank").build();
    act(&mut game, "A buy market upper\nB pass");
    let before = rubles(&game, A);
    act(&mut game, "A buy bank upper for market");
    assert_eq!(before - rubles(&game, A), 13 - 5);
}

#[test]
fn ruling_15_trading_cards_have_all_four_reductions() {
    // §price.2, §price.3, §price.4, §price.5, §trade.2
    let mut game = Scenario::new(2).area(A, "wharf ship-builder").lower("wharf").build();
    act(&mut game, "A buy wharf lower for ship-builder");
    assert_eq!(rubles(&game, A), 25 - (12 - 7 - 1 - 1));
}

#[test]
fn ruling_16_the_czar_and_carpenter_is_a_target_for_green_cards_only() {
    // §trade.4
    let game = Scenario::new(2).area(A, "czar-and-carpenter").upper("wharf bank pope").build();
    assert!(has(&game, A, "buy wharf upper for czar-and-carpenter"));
    assert!(!has(&game, A, "buy bank upper for czar-and-carpenter"));
    assert!(!has(&game, A, "buy pope upper for czar-and-carpenter"));
}

#[test]
fn ruling_17_each_pub_sells_five_points() {
    // §pub.2
    for (pubs, most) in [("pub", "pub 5"), ("pub pub", "pub 10")] {
        let mut game = building(2).area(A, pubs).rubles(A, 60).build();
        act(&mut game, "A pass\nB pass");
        assert_eq!(choices(&game, A).last().map(String::as_str), Some(most));
    }
}

#[test]
fn ruling_18_pub_owners_choose_clockwise_from_the_holder_of_the_building_marker() {
    // §pub.3
    let mut game = building(3).marker(Stack::Building, Seat::C).area(A, "pub").area(Seat::C, "pub").build();
    act(&mut game, "C pass\nA pass\nB pass");
    assert_eq!(game.acting(), Seats::only(Seat::C));
    act(&mut game, "C pub 0");
    assert_eq!(game.acting(), Seats::only(A));
}

#[test]
fn ruling_19_trading_cards_count_for_the_tax_man_and_the_theater() {
    // §tax-man.1, §mariinskij.1
    let view = open(&Scenario::new(2).area(A, "tax-man wharf mariinskij-theater pope").build());
    assert_eq!(view.seats[0].earnings(saint_petersburg::Colour::Red), (1 + 1, 1));
    assert_eq!(view.seats[0].earnings(saint_petersburg::Colour::Blue), (2, 0));
}

#[test]
fn ruling_20_when_the_last_worker_comes_between_two_rounds_the_new_round_is_the_last() {
    // §end.1, §end.2
    let mut game = Scenario::new(2).round(7).phase(Stack::Trading).stack(Stack::Worker, 2).build();
    act(&mut game, "A pass\nB pass ~ ship-builder czar-and-carpenter");
    let view = open(&game);
    assert_eq!((view.round, view.exhausted), (8, Some(Stack::Worker)));
    assert!(!game.acting().is_empty(), "round 8 is played");
}

#[test]
fn ruling_21_a_stack_that_is_used_up_exactly_ends_the_game() {
    // §end.1
    let mut game =
        Scenario::new(2).upper("author author author author author judge").stack(Stack::Building, 2).build();
    act(&mut game, "A pass\nB pass ~ observatory observatory");
    let view = open(&game);
    assert_eq!((view.upper.values().sum::<u8>(), view.exhausted), (8, Some(Stack::Building)));
}

#[test]
fn ruling_22_a_stack_without_free_space_does_not_end_the_game() {
    // §refill.4, §end.1
    let eight = "author author author author author judge judge controller";
    let mut game = Scenario::new(2).upper(eight).stack(Stack::Building, 1).build();
    act(&mut game, "A pass\nB pass");
    assert_eq!(open(&game).exhausted, None);
}

#[test]
fn ruling_23_a_short_market_is_played_as_it_is() {
    // §refill.3, §secret.3
    let mut game = Scenario::new(2).stack(Stack::Building, 0).build();
    act(&mut game, "A pass\nB pass");
    assert_eq!(open(&game).phase, Stack::Building);
    assert_eq!(choices(&game, A), ["pass"], "asked all the same");
}

#[test]
fn ruling_24_the_board_is_filled_to_eight_even_if_nobody_took_a_card() {
    // §refill.1
    let mut game = SaintPetersburg::new(
        &Setup { players: 2 },
        &mut Chance::script(
            "noble building worker trading ship-builder lumberjack gold-miner lumberjack".split(' '),
        ),
    )
    .expect("two play");
    act(&mut game, "B pass\nA pass ~ market market market pub");
    assert_eq!(open(&game).upper.values().sum::<u8>(), 8);
}

#[test]
fn ruling_25_the_reduction_of_the_lower_row_is_lost_in_the_hand() {
    // §price.7
    let mut game = Scenario::new(2).lower("theater").build();
    act(&mut game, "A take theater lower\nB pass\nA play theater");
    assert_eq!(rubles(&game, A), 5);
}

#[test]
fn ruling_26_identical_means_the_same_name_in_the_play_area() {
    // §price.2
    let mut game = Scenario::new(2).hand(A, "theater").area(A, "mariinskij-theater").upper("theater").build();
    act(&mut game, "A buy theater upper");
    assert_eq!(rubles(&game, A), 5, "neither the card in hand nor the other theater counts");
}

#[test]
fn ruling_27_ties_are_broken_by_all_rubles() {
    // §final.4
    let game = Scenario::new(2).points(A, 1).rubles(A, 9).rubles(B, 10).build();
    assert_eq!(game.scores().row(A), [1, 9]);
    assert_eq!(game.scores().row(B), [1, 10]);
    assert_eq!(game.scores().winners(), Seats::only(B));
}

#[test]
fn ruling_28_who_is_still_equal_shares_the_victory() {
    // §final.4
    assert_eq!(Scenario::new(3).build().scores().winners(), Seats::all(3));
}

#[test]
fn ruling_29_a_total_may_be_negative() {
    // §final.3
    assert_eq!(Scenario::new(2).rubles(A, 9).hand(A, "pub").build().scores().points(A), -5);
}

#[test]
fn ruling_30_nobody_has_to_buy_in_the_first_phase() {
    // §turn.5
    let game = SaintPetersburg::new(&Setup { players: 4 }, &mut Chance::fast(3)).expect("four play");
    let first = game.acting().first().expect("somebody begins");
    assert!(has(&game, first, "pass"));
}

#[test]
fn ruling_31_the_bank_never_runs_out() {
    // §setup.5
    let mut game = Scenario::new(2).phase(Stack::Noble).area(A, "judge judge").rubles(A, 380).build();
    act(&mut game, "A pass\nB pass ~ bank czar pope wharf wharf wharf senator harbor");
    assert_eq!(rubles(&game, A), 390, "more than all the money of the box");
}

#[test]
fn ruling_32_with_three_players_seat_a_has_two_markers() {
    // §setup.3
    let view = open(&SaintPetersburg::new(&Setup { players: 3 }, &mut Chance::fast(3)).expect("three play"));
    assert_eq!(view.markers.values().filter(|owner| **owner == A).count(), 2);
}

#[test]
fn notation_rulings_1_and_4_questions_are_not_skipped_for_lack_of_options() {
    // §secret.3, §pub.3
    let mut game = building(2).area(A, "pub").rubles(A, 1).build();
    assert_eq!(choices(&game, A), ["pass"]);
    act(&mut game, "A pass\nB pass");
    assert_eq!(choices(&game, A), ["pub 0"]);
}

#[test]
fn notation_ruling_2_the_same_card_in_both_rows_is_two_options() {
    // §turn.1, §price.3
    let game = Scenario::new(2).upper("market").lower("market market").build();
    let expected = ["buy market upper", "take market upper", "buy market lower", "take market lower", "pass"];
    assert_eq!(choices(&game, A), expected);
}

#[test]
fn notation_ruling_5_a_used_observatory_is_identical_and_another_one_may_be_replaced() {
    // §price.2, §observatory.5
    let mut game = building(2).area(A, "observatory").face_down(A, 1).upper("observatory bank").build();
    act(&mut game, "A buy observatory upper\nB pass");
    assert_eq!(rubles(&game, A), 20);
    act(&mut game, "A buy bank upper for observatory");
    let seat = &open(&game).seats[0];
    assert_eq!(
        (seat.area.get(&Card::Observatory), seat.face_down),
        (Some(&1), 1),
        "the face-up one was replaced"
    );
}

#[test]
fn notation_ruling_6_an_observatory_just_used_is_no_target_for_the_drawn_card() {
    // §observatory.5
    let one = building(2).area(A, "observatory");
    let mut game = one.build();
    act(&mut game, "A observe trading ~ bank");
    assert!(!has(&game, A, "buy for observatory"));
    let mut game = building(2).area(A, "observatory observatory").build();
    act(&mut game, "A observe trading ~ bank");
    assert!(has(&game, A, "buy for observatory"), "another one that is face up is");
}

#[test]
fn notation_ruling_7_nothing_moves_after_the_last_trading_phase() {
    // §end.3
    let mut game =
        Scenario::new(2).phase(Stack::Noble).upper("pub").lower("market").stack(Stack::Trading, 1).build();
    act(&mut game, "A pass\nB pass ~ czar");
    let before = open(&game);
    act(&mut game, "A pass\nB pass");
    let after = open(&game);
    assert!(game.acting().is_empty());
    assert_eq!((after.upper, after.lower, after.discard), (before.upper, before.lower, before.discard));
}
