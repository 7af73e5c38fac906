//! One test for each ruling of the rules page, R1 to R42, and for those that the notation adds.

use kernel::script::{act, choices, refusal};
use kernel::{Game, Kind, Seat, Seats};
use san_juan::{Card, Cards, Role, SanJuan, Scenario, Tile};

use crate::table::*;

#[test]
fn r1_phases_are_played_clockwise_from_the_chooser() {
    // §round.5
    let mut game = Scenario::new(4).governor(C).build();
    act(&mut game, "C take producer\nC pass");
    assert_eq!(asked(&game).seat, Seat::D);
    act(&mut game, "D pass\nA pass\nB pass");
    assert_eq!(wanted(&game), (Seat::D, "role", 0, 0));
}

#[test]
fn r2_a_building_works_from_the_next_phase_on() {
    // §builder.6
    let mut game = Scenario::new(2).hand(A, "canal hero hero").build();
    act(&mut game, "A take builder\nA build canal\nA pay hero\nA pay hero\nB take producer\nB pass");
    assert_eq!(wanted(&game), (A, "produce", 0, 2), "the Canal of the first role serves in the second");
    let mut game = Scenario::new(2)
        .taken(&[Role::Producer, Role::Recruiter])
        .hand(A, "chapel hero hero villa")
        .hand(B, "crane")
        .build();
    act(&mut game, "A take builder\nA build chapel\nA pay villa\nA pay hero");
    assert_eq!(wanted(&game), (A, "chapel", 0, 1), "built in the last role, it serves at the next start");
}

#[test]
fn r3_two_players_use_a_publishing_house_once_in_a_round() {
    // §publishing-house.2, §publishing-house.3
    let mut game = Scenario::new(2).area(A, "publishing-house").build();
    assert!(choices(&game, A).contains(&"take trader doubled".to_owned()));
    act(&mut game, "A take builder\nB take producer\nB pass\nA pass\nA take adventurer ~ hero villa");
    assert_eq!(held(&game, A), 2, "saved with the first role, it doubles the second");
    let mut game = Scenario::new(2).hand(A, "publishing-house hero hero villa villa").build();
    assert!(!choices(&game, A).contains(&"take trader doubled".to_owned()));
    act(
        &mut game,
        "A take builder\nA build publishing-house\nA pay villa\nA pay villa\nA pay hero\nA pay hero",
    );
    act(&mut game, "B take producer\nB pass\nA pass\nA take adventurer ~ crane crane");
    assert_eq!(held(&game, A), 2, "built with the first role, it doubles the second");
    let mut game = Scenario::new(2).area(B, "publishing-house").build();
    act(&mut game, "A take builder\nB take adventurer ~ hero hero");
    assert_eq!(held(&game, B), 2, "the other seat's only role is doubled by itself");
}

#[test]
fn r4_a_covered_building_leaves_the_game_and_may_be_built_again() {
    // §crane.1, §crane.3, §crane.6
    let mut game = Scenario::new(2).area(A, "crane villa").hand(A, "canal").build();
    act(&mut game, "A take builder\nA build canal\nA over villa");
    assert_eq!((open(&game).discard, seat(&game, A).covered), (0, Cards::from([(Card::Villa, 1)])));
    let mut game =
        Scenario::new(2).area(A, "crane").covered(A, "villa").hand(A, "villa hero hero hero").build();
    act(&mut game, "A take builder\nA build villa\nA beside");
    assert_eq!(wanted(&game), (A, "pay", 2, 2));
}

#[test]
fn r5_a_covered_building_does_not_help_with_the_building_that_covers_it() {
    // §crane.4
    let cost = |cards: &str, build: &str, over: &str, hand: &str| {
        let mut game = Scenario::new(3)
            .area(B, &format!("crane {cards}"))
            .goods(B, "corn-farm=hero")
            .hand(B, &format!("{build} {hand}"))
            .build();
        act(&mut game, &format!("A take builder\nB build {build}\nB over {over}"));
        (asked(&game).question.name(), asked(&game).most)
    };
    let hand = "corn-farm corn-farm corn-farm corn-farm corn-farm";
    assert_eq!(cost("materials-depot", "customs-house", "materials-depot", hand), ("pay", 2));
    assert_eq!(cost("black-market", "customs-house", "black-market", hand), ("pay", 4));
    assert_eq!(cost("distillery", "coffee-roaster", "distillery", hand), ("pay", 4));
    let after = |cards: &str, over: &str| {
        let mut game = Scenario::new(3).area(B, &format!("crane {cards}")).hand(B, "hospital").build();
        act(&mut game, &format!("A take builder\nB build hospital\nB over {over}"));
        held(&game, B)
    };
    assert_eq!(after("sawmill", "sawmill"), 0, "a covered Sawmill draws nothing");
    let mut game = Scenario::new(3).area(B, "crane hospital").hand(B, "factory").build();
    act(&mut game, "A take builder\nB build factory\nB over hospital");
    assert_eq!(held(&game, B), 0, "a covered Hospital draws nothing");
    let mut game =
        Scenario::new(3).area(A, "crane publishing-house").hand(A, "customs-house hero villa").build();
    act(&mut game, "A take builder\nA build customs-house\nA over publishing-house");
    assert_eq!(held(&game, A), 2, "6 - 5 - 1");
}

#[test]
fn r6_the_good_of_a_covered_building_cannot_be_spent() {
    // §black-market.3, §crane.5
    let mut game =
        Scenario::new(3).area(B, "crane black-market").goods(B, "corn-farm=hero").hand(B, "villa").build();
    act(&mut game, "A take builder");
    assert_eq!(choices(&game, B), ["pass"], "Villa 3 - Corn Farm 1 = 2, and its good is lost");
    let mut game = Scenario::new(3)
        .area(B, "crane black-market corn-farm")
        .goods(B, "corn-farm=hero")
        .hand(B, "villa hero hero")
        .build();
    act(&mut game, "A take builder\nB build villa");
    assert_eq!(choices(&game, B), ["beside", "over corn-farm", "over corn-farm loaded", "over black-market"]);
    let mut kept = game.clone();
    act(&mut kept, "B over corn-farm");
    assert_eq!(wanted(&kept), (B, "spend", 0, 2));
    act(&mut game, "B over corn-farm loaded");
    assert_eq!(wanted(&game), (B, "pay", 2, 2));
}

#[test]
fn r7_no_more_goods_are_spent_than_the_cost() {
    // §black-market.2
    let mut game = Scenario::new(3)
        .area(B, "black-market fruit-farm")
        .goods(B, "corn-farm=hero fruit-farm=hero")
        .hand(B, "distillery villa")
        .build();
    act(&mut game, "A take builder\nB build distillery");
    assert_eq!(wanted(&game), (B, "spend", 0, 1));
    let mut game = Scenario::new(3)
        .area(A, "black-market")
        .goods(A, "corn-farm=hero")
        .hand(A, "distillery villa")
        .build();
    act(&mut game, "A take builder\nA build distillery");
    assert_eq!(seat(&game, A).goods.len(), 1, "a building that costs nothing asks for nothing");
    assert_eq!(asked(&game).question.name(), "role");
}

#[test]
fn r8_the_land_offices_six_add_up_with_other_discounts() {
    // §land-office.1, §builder.4
    let mut game = Scenario::with_new_buildings(3).area(A, "crane land-office").hand(A, "villa").build();
    act(&mut game, "A take builder\nA build cathedral\nA over land-office");
    assert_eq!(held(&game, A), 1, "7 - 6 - 1");
}

#[test]
fn r9_everything_for_commercial_buildings_holds_for_the_cathedral() {
    // §cathedral.2
    let mut game = Scenario::with_new_buildings(3)
        .area(B, "black-market sawmill materials-depot")
        .goods(B, "corn-farm=hero")
        .hand(B, "villa villa villa crane crane")
        .build();
    act(&mut game, "A take builder\nB build cathedral\nB spend corn-farm");
    assert_eq!(wanted(&game), (B, "pay", 5, 5), "7 - 1 - 1");
    act(&mut game, "B pay crane\nB pay crane\nB pay villa\nB pay villa\nB pay villa ~ statue");
    assert_eq!(held(&game, B), 1, "the Sawmill gives a card for it");
}

#[test]
fn r10_a_covered_cathedral_does_not_return_to_the_table() {
    // §cathedral.2, §crane.6
    let mut game =
        Scenario::with_new_buildings(3).area(A, "crane cathedral").hand(A, "customs-house").build();
    act(&mut game, "A take builder\nA build customs-house\nA over cathedral");
    assert!(!open(&game).cathedral);
    assert_eq!(seat(&game, A).covered, Cards::from([(Card::Cathedral, 1)]));
}

#[test]
fn r11_cards_under_covered_buildings_count_and_the_covered_card_does_not() {
    // §crane.6, §final.2
    let game = Scenario::with_new_buildings(2)
        .area(A, "villa")
        .covered(A, "chapel church harbor")
        .under_chapel(A, "hero hero")
        .under_church(A, "statue")
        .under_harbor(A, "crane")
        .build();
    assert_eq!(points(&game, A, "Cards under Chapel, Church, Harbor"), 4);
    assert_eq!(points(&game, A, "Printed on buildings"), 3);
}

#[test]
fn r12_a_church_is_used_once_per_player_and_not_by_passing() {
    // §church.1, §church.2
    let table = || Scenario::with_new_buildings(2).area(A, "church").hand(A, "hero villa");
    let game = table().governor(B).next_round("");
    assert_eq!(wanted(&game), (A, "church", 0, 2));
    let mut game = table().governor(B).next_round("");
    act(&mut game, "A pass");
    assert_eq!(seat(&game, A).under_church, 0, "so that it is asked again later");
    let game = table().covered(A, "church").under_church(A, "crane").governor(B).next_round("");
    assert_eq!(asked(&game).question.name(), "role", "a second Church does not renew the first");
}

#[test]
fn r13_the_black_market_takes_the_good_of_the_land_registry() {
    // §black-market.1
    let mut game = Scenario::with_new_buildings(3)
        .area(B, "black-market land-registry")
        .goods(B, "land-registry=hero")
        .hand(B, "crane villa villa")
        .build();
    act(&mut game, "A take builder\nB build crane\nB spend land-registry");
    assert_eq!(wanted(&game), (B, "pay", 1, 1));
}

#[test]
fn r14_the_land_registrys_good_is_a_good_like_others() {
    // §land-registry.2, §crane.5, §harbor.1, §bohio.1, §final.4
    let mut game = Scenario::with_new_buildings(2)
        .area(A, "land-registry harbor")
        .area(B, "bohio")
        .goods(A, "land-registry=hero")
        .hand(A, "villa")
        .build();
    assert_eq!(game.scores().row(A)[1], 2, "a card and a good");
    let mut sold = game.clone();
    act(&mut sold, "A take trader ~ trading-house-11122\nA sell land-registry ~ canal canal");
    assert_eq!((seat(&sold, A).under_harbor, held(&sold, A), held(&sold, B)), (1, 3, 0));
    act(&mut game, "A take builder");
    assert_eq!(
        refusal(&game, A, "build villa").as_deref(),
        Some("costs 2, you have 0 to pay with · §builder.2")
    );
    act(&mut game, "A pass\nB take recruiter ~ canal canal canal crane crane\nB keep canal ~ statue statue");
    assert_eq!(seat(&game, A).goods[&Card::LandRegistry], 1, "one at most");
    let mut game = Scenario::with_new_buildings(2)
        .area(A, "land-registry crane")
        .goods(A, "land-registry=hero")
        .hand(A, "distillery")
        .build();
    act(&mut game, "A take builder\nA build distillery");
    assert_eq!(choices(&game, A), ["beside", "over corn-farm", "over land-registry loaded"]);
}

#[test]
fn r15_the_land_registry_is_no_place_for_the_producer() {
    // §land-registry.2, §factory.1
    let mut game = Scenario::with_new_buildings(2).area(A, "land-registry factory").build();
    act(&mut game, "A take producer");
    assert_eq!(choices(&game, A), ["produce corn-farm", "pass"]);
    act(&mut game, "A produce corn-farm ~ hero");
    assert_eq!((held(&game, A), asked(&game).seat), (0, B));
}

#[test]
fn r16_the_gold_mine_keeps_the_cheapest_without_a_choice() {
    // §gold-mine.1
    let mut game = Scenario::new(2).area(B, "gold-mine").build();
    act(&mut game, "A take adventurer ~ crane hero statue distillery factory");
    assert_eq!(seat(&game, B).hand, Some(Cards::from([(Card::Distillery, 1)])));
}

#[test]
fn r17_a_gold_mine_needs_four_cards() {
    // §gold-mine.2
    let mut game = Scenario::new(2).area(A, "gold-mine").cards_left("distillery factory statue hero").build();
    act(&mut game, "A take adventurer ~ hero");
    assert_eq!(
        (held(&game, A), open(&game).deck),
        (1, 3),
        "the chooser's card leaves three: nothing is shown"
    );
}

#[test]
fn r18_gold_mines_and_goldsmiths_work_clockwise_after_the_draw() {
    // §adventurer.2
    let mut game = Scenario::with_new_buildings(3)
        .area(A, "goldsmith publishing-house")
        .area(C, "gold-mine goldsmith")
        .governor(B)
        .build();
    act(&mut game, "B take adventurer ~ villa  distillery factory statue hero  sawmill  canal");
    assert_eq!(seat(&game, B).hand, Some(Cards::from([(Card::Villa, 1)])));
    assert_eq!(seat(&game, C).hand, Some(Cards::from([(Card::Distillery, 1), (Card::Sawmill, 1)])));
    assert_eq!(seat(&game, A).hand, Some(Cards::from([(Card::Canal, 1)])));
    let mut game = Scenario::with_new_buildings(3).area(A, "gold-mine goldsmith publishing-house").build();
    act(&mut game, "A take adventurer ~ villa villa  hero hero hero statue  sawmill");
    assert_eq!((held(&game, A), open(&game).discard), (3, 4), "never doubled");
}

#[test]
fn r19_the_goldsmith_compares_with_face_up_buildings_of_all() {
    // §goldsmith.1
    let kept = |card: &str| {
        let mut game = Scenario::with_new_buildings(2)
            .area(A, "goldsmith villa")
            .area(B, "canal")
            .covered(B, "factory")
            .build();
        act(&mut game, &format!("A take adventurer ~ hero {card}"));
        held(&game, A) == 2
    };
    assert!(!kept("corn-farm"), "everybody began with one");
    assert!(!kept("villa") && !kept("canal"), "own ones count like others");
    assert!(kept("factory"), "covered ones do not");
}

#[test]
fn r20_the_sawmill_comes_before_the_hospital() {
    // §builder.7, §hospital.2
    let after = |left: &str, luck: &str| {
        let mut game = Scenario::new(3)
            .area(B, "hospital sawmill")
            .hand(B, &format!("crane villa villa {left}"))
            .build();
        act(&mut game, &format!("A take builder\nB build crane\nB pay villa\nB pay villa ~ {luck}"));
        held(&game, B)
    };
    assert_eq!(after("", "hero hero"), 2);
    assert_eq!(after("villa", "hero"), 2);
}

#[test]
fn r21_a_hospital_gives_nothing_without_building_and_nothing_for_itself() {
    // §hospital.2
    let mut game = Scenario::new(3).hand(B, "hospital villa villa").build();
    act(&mut game, "A take builder\nB build hospital\nB pay villa\nB pay villa");
    assert_eq!(held(&game, B), 0);
}

#[test]
fn r22_the_school_is_resolved_before_the_end() {
    // §end.1, §school.1
    let mut game = Scenario::with_new_buildings(2)
        .area(A, "corn-farm corn-farm fruit-farm fruit-farm villa canal factory hero statue gold-mine")
        .hand(A, "distillery")
        .area(B, "school")
        .build();
    act(&mut game, "A take builder\nA build distillery ~ hero");
    assert_eq!((held(&game, B), game.acting()), (1, Seats::NONE));
}

#[test]
fn r23_cards_under_buildings_do_not_break_a_tie() {
    // §final.4
    let game = Scenario::new(2)
        .area(A, "chapel")
        .under_chapel(A, "hero")
        .area(B, "statue")
        .hand(B, "villa")
        .goods(B, "corn-farm=crane")
        .build();
    assert_eq!(game.scores().row(A), [4, 0]);
    assert_eq!(game.scores().row(B), [4, 2]);
}

#[test]
fn r24_a_lighthouse_beats_a_fortress() {
    // §lighthouse.1, §fortress.1
    let game = Scenario::with_new_buildings(3).area(A, "lighthouse").area(B, "fortress").build();
    let limits: Vec<usize> = open(&game).seats.iter().map(|seat| seat.hand_limit).collect();
    assert_eq!(limits, [12, 7, 6]);
    let game = Scenario::with_new_buildings(3).build();
    assert!(open(&game).seats.iter().all(|seat| seat.hand_limit == 7));
}

#[test]
fn r25_every_step_is_done_for_all_before_the_next() {
    // §start.1
    let mut game = Scenario::with_new_buildings(2)
        .area(A, "company chapel church")
        .area(B, "company chapel")
        .hand(A, "hero villa")
        .hand(B, "hero villa")
        .next_round("");
    assert_eq!(wanted(&game), (B, "company", 0, 2));
    act(&mut game, "B pass");
    assert_eq!(wanted(&game), (A, "company", 0, 2));
    act(&mut game, "A pass");
    assert_eq!(wanted(&game), (B, "chapel", 0, 1));
    act(&mut game, "B pass");
    assert_eq!(wanted(&game), (A, "chapel", 0, 1));
    act(&mut game, "A tuck hero chapel");
    assert_eq!(wanted(&game), (A, "church", 0, 1));
    act(&mut game, "A tuck villa church");
    assert_eq!(asked(&game).question.name(), "role");
}

#[test]
fn r26_the_discard_pile_is_shuffled_when_a_card_is_needed() {
    // §deck.2
    let mut game = Scenario::new(2).deck("hero").build();
    let before = open(&game);
    act(&mut game, "A take adventurer ~ hero");
    assert_eq!(open(&game).deck, 0, "the last card does not shuffle");
    act(&mut game, "B take recruiter ~ villa villa crane crane canal");
    assert_eq!((open(&game).deck, open(&game).discard), (before.discard - 5, 0));
}

#[test]
fn r27_what_cannot_be_drawn_is_not_drawn() {
    // §deck.3, §producer.5
    let mut game = Scenario::new(2).cards_left("hero").build();
    act(&mut game, "A take recruiter ~ hero");
    assert_eq!((held(&game, A), held(&game, B)), (1, 0), "one of five is drawn and kept");
    act(&mut game, "B take producer");
    assert_eq!(asked(&game).question.name(), "role", "nobody produces without cards");
}

#[test]
fn r28_goods_sold_are_discarded_before_the_income_is_drawn() {
    // §trader.5
    let mut game =
        Scenario::new(2).goods(A, "corn-farm=hero").house(&[Tile::House11122]).cards_left("").build();
    act(&mut game, "A take trader\nA sell corn-farm ~ hero");
    assert_eq!(seat(&game, A).hand, Some(Cards::from([(Card::Hero, 1)])));
}

#[test]
fn r29_several_schools_may_draw_but_not_new_ones() {
    // §school.1, §school.2
    let mut game =
        Scenario::with_new_buildings(3).area(A, "school").area(B, "school").area(C, "villa canal").build();
    act(&mut game, "A take builder ~ hero crane");
    assert_eq!((held(&game, A), held(&game, B)), (1, 1));
    let mut game =
        Scenario::with_new_buildings(2).hand(A, "school villa").area(B, "villa canal crane").build();
    act(&mut game, "A take builder\nA build school\nA pay villa");
    assert_eq!(held(&game, A), 0);
}

#[test]
fn r30_selling_the_land_registrys_good_is_a_sale() {
    // §bohio.1
    let mut game = Scenario::with_new_buildings(2)
        .area(A, "bohio land-registry")
        .goods(A, "land-registry=hero")
        .house(&[Tile::House11122])
        .build();
    let mut kept = game.clone();
    act(&mut game, "A take trader\nA sell land-registry ~ villa villa");
    assert_eq!(held(&game, A), 2);
    act(&mut kept, "A take trader\nA pass ~ villa");
    assert_eq!(held(&kept, A), 1);
}

#[test]
fn r31_one_good_goes_under_the_harbor_in_each_trader_phase() {
    // §harbor.1
    let mut game = Scenario::with_new_buildings(2)
        .area(A, "harbor fruit-farm")
        .goods(A, "corn-farm=hero fruit-farm=villa")
        .house(&[Tile::House11122])
        .build();
    act(&mut game, "A take trader\nA sell corn-farm\nA sell fruit-farm ~ crane crane");
    let player = seat(&game, A);
    assert_eq!((player.under_harbor, player.stored), (1, Some(Cards::from([(Card::Hero, 1)]))));
    assert_eq!(open(&game).discard, 1);
}

#[test]
fn r32_a_residence_splits_duplicates_over_sets() {
    // §residence.2
    let worth = |cards: &str| {
        points(
            &Scenario::with_new_buildings(2).area(A, &format!("residence {cards}")).build(),
            A,
            "Residence",
        )
    };
    assert_eq!(worth("distillery"), 0, "two kinds of cost 1");
    assert_eq!(worth("distillery gold-mine"), 4);
    assert_eq!(worth("corn-farm distillery gold-mine notary-office company"), 7, "two sets share two farms");
    assert_eq!(
        worth("corn-farm corn-farm distillery gold-mine notary-office"),
        4,
        "a third farm does not help"
    );
}

#[test]
fn r33_the_residence_counts_itself_and_monuments() {
    // §residence.2
    let game = Scenario::with_new_buildings(2)
        .area(A, "residence customs-house manufactory statue villa canal cathedral")
        .build();
    assert_eq!(points(&game, A, "Residence"), 7);
}

#[test]
fn r34_the_cathedral_counts_the_others_face_up_buildings() {
    // §cathedral.3
    let game = Scenario::with_new_buildings(3)
        .area(A, "cathedral town-square manufactory")
        .area(B, "customs-house")
        .covered(B, "residence")
        .area(C, "residence")
        .build();
    assert_eq!(points(&game, A, "Cathedral"), 7);
}

#[test]
fn r35_the_customs_house_counts_everything_else() {
    // §customs-house.1, §final.3
    let game = Scenario::with_new_buildings(2)
        .area(A, "customs-house chapel residence manufactory")
        .under_chapel(A, "hero hero hero crane")
        .build();
    // Buildings 3, under 4, Manufactory 2, Residence 4 (three of cost 6): 13.
    assert_eq!(points(&game, A, "Customs House"), 3);
    assert_eq!(game.scores().points(A), 16);
}

#[test]
fn r36_a_role_must_be_taken_but_need_not_be_used() {
    // §round.4, §builder.1
    let mut game = Scenario::new(2).hand(A, "villa hero").hand(B, "villa hero").build();
    assert_eq!(refusal(&game, A, "pass").as_deref(), Some("first: take a role · §round.4"));
    act(&mut game, "A take builder\nA pass\nB pass");
    act(&mut game, "B take producer\nB pass\nA pass");
    assert_eq!(asked(&game).question.name(), "role");
}

#[test]
fn r37_the_recruiters_cards_are_drawn_in_one_go() {
    // §recruiter.1, §recruiter.2
    let mut game = Scenario::new(2).build();
    act(&mut game, "A take recruiter ~ hero hero hero villa villa");
    assert_eq!((asked(&game).drawn, wanted(&game)), (5, (A, "keep", 1, 1)));
    act(&mut game, "A keep hero ~ crane canal");
    assert_eq!((asked(&game).drawn, wanted(&game)), (2, (B, "keep", 1, 1)), "two for everybody else");
}

#[test]
fn r38_no_limit_holds_during_a_round() {
    // §start.3
    let mut game = Scenario::new(2)
        .hand(A, "corn-farm corn-farm corn-farm corn-farm corn-farm corn-farm corn-farm")
        .build();
    act(&mut game, "A take adventurer ~ hero");
    assert_eq!((held(&game, A), wanted(&game).1), (8, "role"));
}

#[test]
fn r39_a_gold_mine_works_whoever_takes_the_adventurer() {
    // §gold-mine.1, §adventurer.2
    let mut game = Scenario::new(3).area(C, "gold-mine").build();
    act(&mut game, "A take adventurer ~ villa distillery factory statue hero");
    assert_eq!((held(&game, A), held(&game, C)), (1, 1));
}

#[test]
fn r40_no_game_goes_on_after_round_200() {
    // §end.3
    let mut game = Scenario::new(2).round(200).last_pick().build();
    act(&mut game, "A take adventurer ~ hero");
    assert_eq!(game.ending().expect("over").id, "rounds");
    let mut game = Scenario::new(2).round(199).last_pick().build();
    act(&mut game, "A take adventurer ~ hero");
    assert_eq!((game.round(), asked(&game).seat), (200, B));
}

#[test]
fn r41_a_publishing_house_covered_between_two_roles_doubles_nothing() {
    // §publishing-house.4
    let mut game = Scenario::new(2).area(A, "publishing-house crane").hand(A, "hero villa").build();
    act(&mut game, "A take builder\nA build hero\nA over publishing-house\nB take producer\nB pass\nA pass");
    act(&mut game, "A take adventurer ~ crane");
    assert_eq!(held(&game, A), 2);
}

#[test]
fn r42_a_discount_is_waived_only_where_it_brings_the_hospitals_card() {
    // §hospital.3
    let wants = |cards: &str, hand: &str, build: &str| {
        let mut game = Scenario::new(3).area(B, cards).hand(B, &format!("{build} {hand}")).build();
        act(&mut game, &format!("A take builder\nB build {build}"));
        wanted(&game)
    };
    let four = "corn-farm corn-farm corn-farm corn-farm";
    assert_eq!(wants("hospital materials-depot", four, "statue"), (B, "pay", 2, 3));
    assert_eq!(
        wants("hospital", "corn-farm corn-farm corn-farm corn-farm corn-farm", "statue"),
        (B, "pay", 3, 3),
        "no discount"
    );
    assert_eq!(wants("materials-depot", four, "statue"), (B, "pay", 2, 2), "no Hospital");
    assert_eq!(
        wants("hospital materials-depot sawmill", "corn-farm corn-farm corn-farm", "statue"),
        (B, "pay", 2, 3),
        "the Sawmill's card counts"
    );
    let mut game =
        Scenario::new(3).area(B, "hospital materials-depot").hand(B, "distillery villa hero").build();
    act(&mut game, "A take builder\nB build distillery");
    assert_eq!(choices(&game, B), ["pay villa", "pay hero", "pass"], "a cost of nothing can be waived too");
    act(&mut game, "B pay villa ~ statue");
    assert_eq!(held(&game, B), 2);
}

#[test]
fn notation_1_a_game_that_has_run_dry_ends() {
    // §end.2
    let mut game = Scenario::new(2).cards_left("").last_pick().build();
    act(&mut game, "A take adventurer");
    assert_eq!(game.ending().expect("over").id, "exhausted");
    let mut game = Scenario::new(2).goods(B, "corn-farm=hero").cards_left("").last_pick().build();
    act(&mut game, "A take trader ~ trading-house-11122\nB sell corn-farm ~ hero");
    assert_eq!(game.ending(), None, "a sale keeps it going");
    let mut game = Scenario::new(2)
        .hand(A, "distillery")
        .cards_left("")
        .taken(&[Role::Producer, Role::Recruiter])
        .build();
    act(&mut game, "A take builder\nA build distillery");
    assert_eq!(game.ending(), None, "a building too");
}

#[test]
fn notation_2_the_good_placed_first_leaves_first() {
    // §producer.4
    let mut game = Scenario::new(2)
        .area(A, "corn-farm")
        .goods(A, "corn-farm=hero corn-farm=villa")
        .house(&[Tile::House11122])
        .build();
    act(&mut game, "A take trader\nA sell corn-farm\nA done ~ crane");
    assert_eq!(seat(&game, A).good_cards, Some(vec![Card::Villa]));
}

#[test]
fn notation_3_with_or_without_a_good_are_two_places() {
    // §crane.5
    let mut game =
        Scenario::new(2).area(A, "corn-farm crane").goods(A, "corn-farm=hero").hand(A, "fruit-farm").build();
    act(&mut game, "A take builder\nA build fruit-farm");
    assert_eq!(choices(&game, A), ["over corn-farm", "over corn-farm loaded"]);
}

#[test]
fn notation_4_no_more_is_produced_than_there_are_cards() {
    // §producer.5
    let mut game = Scenario::new(2).area(A, "fruit-farm canal").cards_left("hero").build();
    act(&mut game, "A take producer");
    assert_eq!(wanted(&game), (A, "produce", 0, 1));
}

#[test]
fn notation_5_and_10_the_recruiters_draw_cannot_be_declined() {
    // §recruiter.3, §recruiter.4
    let mut game = Scenario::new(2).cards_left("hero villa").build();
    act(&mut game, "A take recruiter ~ villa hero");
    assert_eq!(wanted(&game), (A, "keep", 1, 1), "two drawn instead of five, one kept");
    assert_eq!(refusal(&game, A, "pass").as_deref(), Some("you have to choose 1 more · §choose.2"));
}

#[test]
fn notation_6_a_build_is_conceivable_for_all_that_others_see() {
    // §secret.7
    let asks = |cards: &str, hand: &str| {
        let mut game = Scenario::new(3).area(B, cards).hand(B, hand).build();
        act(&mut game, "A take builder");
        (asked(&game).seat, asked(&game).question.name(), choices(&game, B))
    };
    assert_eq!(asks("", "hero villa"), (B, "build", vec!["pass".to_owned()]));
    assert_eq!(asks("", "hero").1, "role", "one card can never be paid for");
    assert_eq!(asks("distillery", "hero"), (B, "build", vec!["pass".to_owned()]), "it could be a Corn Farm");
    let mut game = Scenario::with_new_buildings(3).area(B, "crane land-office materials-depot").build();
    act(&mut game, "A take builder");
    assert_eq!(choices(&game, B), ["build cathedral", "pass"], "without a card in hand");
}

#[test]
fn notation_7_a_publishing_house_covered_by_what_it_doubles() {
    // §publishing-house.4
    let mut game =
        Scenario::new(3).area(A, "publishing-house crane").hand(A, "customs-house hero villa").build();
    act(&mut game, "A take builder\nA build customs-house");
    assert_eq!(choices(&game, A), ["over publishing-house"], "6 - 5 - 1; beside 6 - 2");
    act(&mut game, "A over publishing-house");
    assert_eq!(held(&game, A), 2);
}

#[test]
fn notation_8_buildings_are_counted_once_for_all_schools() {
    // §school.2
    let mut game =
        Scenario::with_new_buildings(2).area(A, "school").hand(B, "villa hero hero hero crane").build();
    act(&mut game, "A take builder\nB build villa\nB pay crane\nB pay hero\nB pay hero");
    assert_eq!(held(&game, A), 0, "two buildings each");
}

#[test]
fn notation_9_a_shown_card_may_be_shuffled_for_the_next() {
    // §deck.2, §adventurer.2
    let mut game = Scenario::new(2)
        .area(A, "gold-mine")
        .area(B, "gold-mine")
        .cards_left("villa crane distillery distillery hero")
        .build();
    act(
        &mut game,
        "A take adventurer ~ villa  crane distillery distillery hero  hero distillery crane distillery",
    );
    assert_eq!((open(&game).deck, open(&game).discard, held(&game, B)), (0, 4, 0));
}

#[test]
fn notation_11_waiving_is_offered_for_one_card_only() {
    // §hospital.3
    let mut game = Scenario::new(3)
        .area(A, "hospital materials-depot publishing-house")
        .hand(A, "hero corn-farm corn-farm corn-farm corn-farm")
        .build();
    act(&mut game, "A take builder\nA build hero");
    assert_eq!(wanted(&game), (A, "pay", 2, 3), "three cards of discount, one of them waived");
    act(&mut game, "A pay corn-farm\nA pay corn-farm\nA pay corn-farm ~ villa");
    assert_eq!(held(&game, A), 2);
}

#[test]
fn a_saved_publishing_house_is_reckoned_with_at_the_second_pick() {
    // §publishing-house.3
    let brings = |game: &SanJuan| open(game).outlook(A, Role::Adventurer);
    let mut game = Scenario::new(2).area(A, "publishing-house").build();
    let single = brings(&game);
    act(&mut game, "A take builder\nB take producer\nB pass\nA pass");
    assert_ne!(brings(&game), single, "saved, it doubles the second role by itself");
    let mut game = Scenario::new(2).area(A, "publishing-house").build();
    act(&mut game, "A take builder doubled\nB take producer\nB pass\nA pass");
    assert_eq!(brings(&game), single, "used, it is used");
}
