//! One test for each ruling of the rules page (1 to 50) and for those that the notation adds.

use kernel::script::{act, choices, refusal};
use kernel::{Chance, Game, Viewer};
use puerto_rico::{Building, Good, PuertoRico, Scenario, Setup, Tile};

use crate::table::*;

fn new(players: u8) -> Scenario {
    Scenario::with_new_buildings(players)
}

fn nobles(players: u8) -> Scenario {
    Scenario::with_nobles(players)
}

#[test]
fn ruling_1_who_can_load_has_to() {
    // §captain.2
    let game = captain(Scenario::new(3).goods(B, "corn 2"));
    let reason = refusal(&game, B, "pass").expect("corn can be loaded");
    assert_eq!(reason, "you can load, so you have to · §captain.2");
}

#[test]
fn ruling_2_any_empty_ship_that_takes_the_most_may_be_chosen() {
    // §captain.4
    let game = captain(Scenario::new(4).goods(B, "corn 6"));
    assert_eq!(choices(&game, B), ["load corn 6", "load corn 7"]);
    let game = captain(Scenario::new(4).goods(B, "corn 3"));
    assert_eq!(choices(&game, B), ["load corn 5", "load corn 6", "load corn 7"]);
}

#[test]
fn ruling_3_a_wharf_replaces_a_load_and_may_be_declined_when_there_is_none() {
    // §wharf.3
    let game = captain(Scenario::new(3).city(B, "wharf*").goods(B, "corn 6"));
    assert_eq!(choices(&game, B), ["load corn 6", "wharf corn"]);
    let game = captain(no_ship(Scenario::new(3)).city(B, "wharf*").goods(B, "sugar 2"));
    assert_eq!(choices(&game, B), ["wharf sugar", "pass"]);
}

#[test]
fn ruling_4_who_passed_may_still_use_the_wharf() {
    // §captain.7, §captain.8
    let scenario = Scenario::new(3).ship(4, "coffee 3").ship(5, "corn 5").ship(6, "indigo 6");
    let mut game = captain(scenario.city(B, "wharf*").goods(B, "sugar 2").goods(C, "coffee"));
    act(&mut game, "B pass\nC load coffee 4");
    assert_eq!(choices(&game, B), ["wharf sugar", "pass"]);
    act(&mut game, "B pass");
    assert_eq!(asked(&game), (B, "role"), "three turns in a row without a load");
}

#[test]
fn ruling_5_harbor_and_privilege_apply_to_the_wharf_and_ships_stay_as_they_are() {
    // §wharf.2, §harbor.1, §captain.6
    let mut game = captain(Scenario::new(3).city(A, "wharf* harbor*").goods(A, "corn 3"));
    assert_eq!(gain(&game, A, "A wharf corn").1, 3 + 1 + 1);
    act(&mut game, "A wharf corn");
    assert!(open(&game).ships.iter().all(|ship| ship.barrels == 0));
}

#[test]
fn ruling_6_the_captains_point_comes_once_and_only_with_a_load() {
    // §captain.6
    let mut game = captain(Scenario::new(3).goods(A, "corn 2 sugar 2"));
    assert_eq!(gain(&game, A, "A load corn 4").1, 3);
    act(&mut game, "A load corn 4");
    assert_eq!(gain(&game, A, "A load sugar 5").1, 2);
    assert_eq!(points(&captain(no_ship(Scenario::new(3)).goods(A, "sugar")), A), 0);
}

#[test]
fn ruling_7_a_full_ship_still_blocks_its_kind() {
    // §captain.3
    let game = captain(Scenario::new(3).ship(4, "corn 4").goods(B, "corn 2 sugar"));
    let reason = refusal(&game, B, "load corn 5").expect("corn lies on the ship of 4");
    assert_eq!(reason, "corn lies on the ship of 4 · §captain.3");
}

#[test]
fn ruling_8_supply_then_ship_then_nothing() {
    // §hospice.2, §university.2
    let mut game = Scenario::new(3).windrose(C, 54, 0).city(A, "hospice*").row("sugar 2").build();
    act(&mut game, "A take settler\nA plant sugar");
    assert_eq!((tiles(&game, A, Tile::Sugar), open(&game).aboard.colonists), ((1, 1), 2));
}

#[test]
fn ruling_9_without_colonists_in_the_supply_the_mayor_has_no_privilege() {
    // §mayor.1
    let mut game = Scenario::new(3).windrose(C, 55, 0).build();
    act(&mut game, "A take mayor");
    assert_eq!(seat(&game, A).colonists, 1, "from the ship");
}

#[test]
fn ruling_10_no_circle_stays_empty_while_a_disc_has_none() {
    // §mayor.4, §mayor.5, §mayor.6
    let mut game = Scenario::new(3).island(A, "corn corn").city(A, "hacienda").build();
    act(&mut game, "A take mayor");
    assert_eq!(choices(&game, A), ["place corn 1", "place corn 2"], "two discs, three circles");
    let reason = refusal(&game, A, "place corn 0").expect("a disc would stay off");
    assert_eq!(reason, "1 at least and 2 at most · §mayor.4");
    act(&mut game, "A place corn 2");
    assert_eq!(discs(&game, A, Building::Hacienda), Some(0));
}

#[test]
fn ruling_11_the_ship_counts_empty_circles_on_buildings_after_placement() {
    // §mayor.7
    let mut game = new(3).city(B, "guest-house indigo-plant").island(B, "corn").aboard(0, 0).build();
    act(&mut game, "A take mayor");
    assert_eq!(open(&game).aboard.colonists, 2 + 3, "Guest House and plant, not the field");
}

#[test]
fn ruling_12_exactly_enough_colonists_end_nothing() {
    // §end.1
    let with = |idle: u8| {
        let mut game = Scenario::new(3).windrose(C, idle, 0).build();
        act(&mut game, "A take mayor");
        (open(&game).aboard.colonists, open(&game).last_round)
    };
    assert_eq!((with(51), with(52)), ((3, false), (2, true)));
}

#[test]
fn ruling_13_the_extra_barrel_is_of_a_kind_just_produced_and_left() {
    // §craftsman.4
    let mut game = Scenario::new(3).island(A, "corn* indigo").city(A, "small-indigo-plant*").build();
    act(&mut game, "A take craftsman");
    assert_eq!(choices(&game, A), ["extra corn", "pass"]);
    let mut game = Scenario::new(3).island(A, "corn*").goods(C, "corn 9").build();
    act(&mut game, "A take craftsman");
    assert_eq!(asked(&game), (B, "role"), "no corn is left");
}

#[test]
fn ruling_14_goods_that_run_out_go_to_those_who_come_first() {
    // §craftsman.1, §craftsman.3
    let mut game =
        Scenario::new(3).island(A, "corn*").island(B, "corn*").goods(C, "corn 9").governor(B).build();
    act(&mut game, "B take craftsman");
    assert_eq!((goods(&game, A).as_str(), goods(&game, B).as_str()), ("", "1 corn"));
}

#[test]
fn ruling_15_production_is_not_declined() {
    // §craftsman.2
    let mut game = Scenario::new(3).island(B, "corn*").build();
    act(&mut game, "A take craftsman");
    assert_eq!((goods(&game, B).as_str(), asked(&game)), ("1 corn", (B, "role")));
}

#[test]
fn ruling_16_the_factory_pays_one_for_two_kinds() {
    // §factory.1
    let mut game = Scenario::new(3).island(B, "corn* indigo*").city(B, "factory* indigo-plant*").build();
    act(&mut game, "A take craftsman");
    assert_eq!(doubloons(&game, B), 1);
}

#[test]
fn ruling_17_only_what_cannot_be_kept_is_given_back() {
    // §storage.1, §storage.3
    let game = captain(no_ship(Scenario::new(3)).goods(B, "sugar 2 tobacco 1"));
    assert_eq!(choices(&game, B), ["keep sugar 0", "keep sugar 1"], "one barrel, and never none");
}

#[test]
fn ruling_18_a_builder_who_does_not_build_gets_nothing() {
    // §price.3, §round.7
    let game = builder(Scenario::new(3));
    assert_eq!(doubloons(&game, A), 0);
}

#[test]
fn ruling_19_privilege_and_quarries_add_up_and_stop_at_zero() {
    // §price.3, §price.4
    let mut game = Scenario::new(3).island(A, "quarry* quarry*").doubloons(A, 5).build();
    act(&mut game, "A take builder");
    assert_eq!((paid(&game, A, "build small-market"), paid(&game, A, "build hospice")), (0, 1));
}

#[test]
fn ruling_20_the_last_point_ends_the_game_in_any_phase_and_a_refund_calls_nothing_off() {
    // §end.3, §black-market.5
    let mut game = nobles(3).city(B, "chapel*n").points(C, 74).build();
    assert!(!open(&game).last_round);
    act(&mut game, "A take craftsman");
    assert!(open(&game).last_round);
    let scenario = new(3).city(B, "black-market*").doubloons(B, 1).points(B, 1).points(C, 74);
    let mut game = builder(scenario);
    act(&mut game, "B build hacienda");
    assert_eq!((open(&game).bank, open(&game).last_round), (1, true));
}

#[test]
fn ruling_21_the_hacienda_draws_from_the_shuffled_discards_if_there_are_any() {
    // §settler.8, §hacienda.1
    let mut game = Scenario::new(2).city(A, "hacienda*").stack_discarded().build();
    act(&mut game, "A take settler\nA hacienda ~ coffee");
    assert_eq!(tiles(&game, A, Tile::Coffee), (1, 0));
    let mut game = Scenario::new(2).city(A, "hacienda*").stack_face_up().build();
    act(&mut game, "A take settler");
    assert_eq!(refusal(&game, A, "hacienda").as_deref(), Some("no face-down tile is left · §settler.8"));
}

#[test]
fn ruling_22_a_hacienda_tile_may_take_the_last_space() {
    // §hacienda.2, §settler.2
    let island = "corn ".repeat(6) + &"indigo ".repeat(5);
    let mut game = Scenario::new(2).city(A, "hacienda*").island(A, &island).row("sugar").build();
    act(&mut game, "A take settler\nA hacienda ~ coffee");
    assert_eq!((seat(&game, A).free_island, asked(&game)), (0, (B, "settle")));
}

#[test]
fn ruling_23_the_fortress_counts_discs_on_the_windrose() {
    // §fortress.1
    let game = Scenario::new(3).city(A, "fortress*").windrose(A, 2, 0).build();
    assert_eq!(counted(&game, A, "Fortress"), 1);
}

#[test]
fn ruling_24_the_settlers_second_tile_is_no_quarry_and_brings_no_colonist() {
    // §library.2, §library.3
    let mut game = new(2).city(A, "library* hospice* construction-hut*").row("sugar 2").build();
    act(&mut game, "A take settler\nA plant sugar\nB pass");
    let reason = refusal(&game, A, "plant quarry").expect("never");
    assert_eq!(reason, "the second tile is never a quarry · §library.3");
    act(&mut game, "A plant sugar ~ corn corn corn");
    assert_eq!(tiles(&game, A, Tile::Sugar), (2, 1));
}

#[test]
fn ruling_25_the_library_doubles_a_sale_and_the_first_load_once() {
    // §library.1
    let mut game = captain(new(3).city(A, "library*").goods(A, "corn sugar"));
    assert_eq!(gain(&game, A, "A load corn 4").1, 3);
    act(&mut game, "A load corn 4");
    assert_eq!(gain(&game, A, "A load sugar 5").1, 1);
    let mut game = new(3).city(A, "library*").goods(A, "corn").build();
    act(&mut game, "A take trader\nA pass");
    assert_eq!(doubloons(&game, A), 0, "only with a sale");
}

#[test]
fn ruling_26_with_two_players_the_library_doubles_each_role() {
    // §library.1, §round.2
    let mut game = new(2).city(A, "library*").goods(A, "corn").build();
    act(&mut game, "A take prospector\nB take trader\nA pass");
    assert_eq!(doubloons(&game, A), 2);
    act(&mut game, "A take mayor");
    assert_eq!(seat(&game, A).colonists, 1 + 2 + 1, "doubled again in the same round");
}

#[test]
fn ruling_27_the_black_market_leaves_no_doubloon() {
    // §black-market.2
    let scenario = new(3).city(B, "black-market*").doubloons(B, 7).goods(B, "corn").windrose(B, 1, 0);
    let mut game = builder(scenario);
    act(&mut game, "B build university\nB pay barrel none");
    assert_eq!((doubloons(&game, B), seat(&game, B).windrose, goods(&game, B).as_str()), (0, 0, "1 corn"));
}

#[test]
fn ruling_28_a_quarry_that_was_not_counted_may_give_its_disc() {
    // §black-market.3
    let scenario = || new(3).city(B, "black-market*").island(B, "quarry* quarry*").doubloons(B, 1);
    let mut game = builder(scenario());
    assert!(!has(&game, B, "build hospice"), "both quarries count in column 2");
    act(&mut game, "B build small-warehouse");
    assert_eq!(tiles(&game, B, Tile::Quarry), (2, 1), "one counted in column 1");
    assert_eq!(discs(&game, B, Building::BlackMarket), Some(1));
}

#[test]
fn ruling_29_the_disc_may_come_from_anywhere_else() {
    // §black-market.3, §black-market.4
    let scenario =
        Scenario::with_everything(3).city(B, "black-market* chapel*n hacienda*").island(B, "corn*");
    let mut game = builder(scenario.windrose(B, 1, 0).doubloons(B, 2));
    act(&mut game, "B build storehouse");
    let places = ["pay disc corn", "pay disc hacienda", "pay disc chapel", "pay disc windrose"];
    assert_eq!(choices(&game, B), places);
    let before = open(&game).supply.nobles;
    act(&mut game, "B pay disc chapel");
    assert_eq!((open(&game).supply.nobles, seat(&game, B).nobles), (before + 1, 0));
}

#[test]
fn ruling_30_two_guests_may_go_to_harbor_and_wharf_in_one_turn() {
    // §guest-house.3, §guest-house.4
    let scenario = no_ship(new(3)).city(B, "guest-house*cc harbor wharf").goods(B, "sugar 2");
    let mut game = captain(scenario);
    assert_eq!(choices(&game, B), ["guest harbor", "guest wharf", "pass"]);
    act(&mut game, "B guest harbor\nB guest wharf");
    assert_eq!(gain(&game, B, "B wharf sugar").1, 2 + 1);
}

#[test]
fn ruling_31_forests_spare_doubloons_without_an_occupied_forest_house() {
    // §forest-house.4
    let game = builder(new(3).city(B, "forest-house").island(B, "forest forest").doubloons(B, 9));
    assert_eq!(paid(&game, B, "build harbor"), 7);
    let mut game = new(3).city(A, "forest-house").row("sugar").build();
    act(&mut game, "A take settler");
    let reason = refusal(&game, A, "forest sugar").expect("nobody plants");
    assert_eq!(reason, "nobody works in your Forest House · §city.4");
}

#[test]
fn ruling_32_a_hospice_colonist_of_a_forest_goes_to_the_windrose() {
    // §forest-house.3
    let mut game = new(3).city(A, "forest-house* hospice*").row("sugar 2").build();
    act(&mut game, "A take settler\nA forest sugar");
    assert_eq!((seat(&game, A).windrose, seat(&game, A).forests), (1, 1));
}

#[test]
fn ruling_33_the_trading_post_replaces_the_sale() {
    // §trading-post.1
    let mut game = new(3).city(A, "trading-post*").goods(A, "corn 2").build();
    act(&mut game, "A take trader\nA post corn");
    assert_eq!((goods(&game, A).as_str(), asked(&game)), ("1 corn", (B, "role")));
}

#[test]
fn ruling_34_the_union_hall_counts_once_at_the_first_turn() {
    // §union-hall.1
    let mut game = captain(new(3).city(B, "union-hall*").goods(B, "corn 2 sugar 2"));
    assert_eq!(points(&game, B), 2);
    assert_eq!(gain(&game, B, "B load corn 4").1, 2, "and not again on the next turn");
    act(&mut game, "B load corn 4");
    assert_eq!(points(&game, B), 4);
}

#[test]
fn ruling_35_the_union_hall_counts_before_the_royal_supplier() {
    // §union-hall.1, §royal-supplier.1
    let scenario = Scenario::with_everything(3).city(B, "union-hall* royal-supplier*").windrose(B, 0, 1);
    let game = captain(scenario.goods(B, "corn 2"));
    assert_eq!((asked(&game), points(&game, B)), ((B, "supplier"), 1));
}

#[test]
fn ruling_36_everything_that_rewards_a_load_rewards_the_small_wharf() {
    // §small-wharf.2
    let game = captain(no_ship(new(3)).city(A, "small-wharf* harbor* lighthouse*").goods(A, "sugar"));
    assert_eq!(gain(&game, A, "A small-wharf"), (1, 1 + 1), "one barrel: no point of its own");
}

#[test]
fn ruling_37_the_captains_lighthouse_must_be_occupied_at_the_start() {
    // §lighthouse.2
    let mut game = captain(new(3).city(A, "guest-house*c lighthouse").goods(A, "corn 2"));
    assert_eq!(
        (asked(&game), choices(&game, A)),
        ((A, "guests"), vec!["guest lighthouse".into(), "pass".into()])
    );
    assert_eq!(gain(&game, A, "A guest lighthouse").0, 1);
    act(&mut game, "A pass\nA guest lighthouse");
    assert_eq!(doubloons(&game, A), 0, "too late for the captain's doubloon");
    assert_eq!(gain(&game, A, "A load corn 4").0, 1);
}

#[test]
fn ruling_38_the_church_gives_nothing_for_itself() {
    // §church.1, §builder.3
    let mut game = new(3).city(A, "university*").doubloons(A, 9).build();
    act(&mut game, "A take builder\nA build church");
    assert_eq!((discs(&game, A, Building::Church), points(&game, A)), (Some(1), 0));
}

#[test]
fn ruling_39_with_both_plants_the_barrel_is_that_of_the_large_one() {
    // §aqueduct.1
    let city = "aqueduct* small-indigo-plant* indigo-plant*";
    let mut game = new(3).island(B, "indigo*").city(B, city).build();
    act(&mut game, "A take craftsman");
    assert_eq!(goods(&game, B), "2 indigo");
}

#[test]
fn ruling_40_the_extra_barrel_does_not_count_for_the_specialty_factory() {
    // §specialty-factory.1
    let city = "specialty-factory* indigo-plant*2";
    let mut game = new(3).island(A, "indigo* indigo*").city(A, city).build();
    act(&mut game, "A take craftsman\nA extra indigo");
    assert_eq!((goods(&game, A).as_str(), doubloons(&game, A)), ("3 indigo", 1));
}

#[test]
fn ruling_41_a_noble_comes_to_the_hospice_only_if_no_colonist_is_left() {
    // §hospice.2, §nobles.1
    let with = |idle: u8| {
        let scenario = nobles(3).aboard(0, 1).city(A, "hospice*").windrose(C, idle, 0);
        let mut game = scenario.row("sugar 2").build();
        act(&mut game, "A take settler\nA plant sugar");
        (tiles(&game, A, Tile::Sugar).1, seat(&game, A).nobles)
    };
    assert_eq!((with(98), with(99)), ((1, 0), (1, 1)));
}

#[test]
fn ruling_42_the_royal_supplier_counts_nobles_wherever_they_stand() {
    // §royal-supplier.1
    let scenario = nobles(3).city(B, "royal-supplier*n chapel*n").windrose(B, 0, 1);
    let mut game = captain(scenario.goods(B, "corn indigo sugar tobacco"));
    act(&mut game, "B deliver corn\nB deliver indigo\nB deliver sugar");
    assert_eq!((asked(&game), points(&game, B)), ((B, "load"), 3));
}

#[test]
fn ruling_43_the_hunting_lodge_discards_no_quarry_and_the_tile_is_discarded() {
    // §hunting-lodge.1, §discard.3
    let scenario = Scenario::with_everything(2).city(A, "hunting-lodge*c");
    let mut game = scenario.island(A, "quarry corn forest:coffee").row("sugar").build();
    act(&mut game, "A take settler\nA pass\nB pass");
    assert_eq!(choices(&game, A), ["discard corn", "discard forest", "pass"]);
    act(&mut game, "A discard forest ~ corn corn corn");
    assert_eq!(open(&game).discards.get(&Good::Coffee), Some(&1));
}

#[test]
fn ruling_44_forests_at_the_land_office_need_an_occupied_forest_house() {
    // §land-office.2, §forest-house.2
    let with = |city: &str| {
        let mut game =
            Scenario::with_everything(3).city(A, city).island(A, "forest forest").doubloons(A, 1).build();
        act(&mut game, "A take trader");
        game
    };
    assert_eq!(asked(&with("land-office*n forest-house")), (B, "role"), "nothing to discard");
    assert_eq!(choices(&with("land-office*n forest-house*"), A), ["discard forest", "pass"]);
    let mut buyer = with("land-office*c forest-house*");
    act(&mut buyer, "A buy plantation ~ tobacco");
    assert_eq!(choices(&buyer, A), ["lay tobacco", "lay forest"], "he sees the tile first");
}

#[test]
fn ruling_45_with_nobles_running_out_of_colonists_ends_nothing() {
    // §nobles.4, §end.1
    let mut game = nobles(3).aboard(0, 0).windrose(C, 100, 19).build();
    act(&mut game, "A take mayor");
    let ship = open(&game).aboard;
    assert_eq!((ship.colonists, ship.nobles, open(&game).last_round), (0, 1, false));
}

#[test]
fn ruling_46_two_players_have_one_of_each_noble_building_and_two_jewelers() {
    // §city.3, §draft.3
    let setup = Setup { players: 2, new_buildings: false, nobles: true, ..Setup::default() };
    let game = PuertoRico::new(&setup, &mut Chance::fast(1)).expect("2 play");
    let copies = open(&game).buildings;
    assert_eq!(
        (copies[&Building::Villa], copies[&Building::Jeweler], copies[&Building::RoyalGarden]),
        (1, 2, 1)
    );
}

#[test]
fn ruling_47_who_is_equal_in_points_and_goods_shares_the_victory() {
    // §score.5, §score.6
    let game = Scenario::new(3).points(A, 9).points(B, 9).points(C, 9);
    let game = game.doubloons(A, 2).goods(B, "corn 2").doubloons(C, 1).build();
    assert_eq!(game.scores().winners().to_string(), "A, B");
}

#[test]
fn ruling_48_factory_and_chapel_pay_side_by_side() {
    // §factory.1, §chapel.1, §jeweler.1
    let scenario = nobles(3).island(B, "corn* indigo*").windrose(B, 0, 2);
    let mut game = scenario.city(B, "factory* small-indigo-plant* chapel*c jeweler*").build();
    act(&mut game, "A take craftsman");
    assert_eq!(doubloons(&game, B), 1 + 1 + 2);
}

#[test]
fn ruling_49_the_mayors_privilege_comes_before_the_villas() {
    // §mayor.1, §villa.1
    let scenario = nobles(3).aboard(0, 0).city(B, "villa*").city(C, "villa*").windrose(C, 96, 20);
    let mut game = scenario.build();
    assert_eq!(open(&game).supply.colonists, 2);
    act(&mut game, "A take mayor");
    assert_eq!(
        [A, B].map(|of| seat(&game, of).colonists),
        [1, 2],
        "one for the mayor, the last for the first Villa"
    );
}

#[test]
fn ruling_50_point_chips_are_hidden_in_a_view_but_known_to_a_memory() {
    // §secret.1, §secret.2
    let game = Scenario::new(3).points(A, 5).build();
    let seen = |viewer| game.view(viewer).seats[0].points;
    assert_eq!([Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator].map(seen), [Some(5), None, None]);
    let mut sample = game.clone();
    sample.determinize(B, &mut Chance::fast(1));
    assert_eq!(sample, game);
}

#[test]
fn notation_1_ordinary_places_do_not_tell_colonists_from_nobles() {
    // §nobles.2, §nobles.3
    let mut game = nobles(3).island(A, "corn corn").city(A, "chapel").aboard(1, 1).build();
    act(&mut game, "A take mayor\nA take noble");
    assert_eq!(choices(&game, A), ["place corn 1", "place corn 2"]);
    act(&mut game, "A place corn 1");
    assert_eq!(choices(&game, A), ["place chapel 0 1", "place chapel 1 0"]);
}

#[test]
fn notation_2_no_guest_moves_while_a_role_is_chosen() {
    // §guest-house.3
    let game = new(3).city(A, "guest-house*c library").build();
    assert!(choices(&game, A).iter().all(|choice| choice.starts_with("take ")));
    let reason = refusal(&game, A, "guest library").expect("not now");
    assert_eq!(reason, "a guest in Library would change nothing now · §guest-house.3");
}

#[test]
fn notation_3_the_land_office_comes_after_the_sale() {
    // §land-office.3
    let mut game = nobles(3).city(A, "land-office*c").goods(A, "indigo").build();
    act(&mut game, "A take trader\nA sell indigo");
    assert_eq!(choices(&game, A), ["buy plantation", "pass"], "with the doubloons of the sale");
}

#[test]
fn notation_4_an_empty_tile_is_discarded_first_and_a_forest_by_its_hidden_kind() {
    // §discard.1, §discard.2
    let scenario = Scenario::with_everything(2).city(A, "hunting-lodge*c").row("indigo");
    let mut game = scenario.island(A, "corn* corn forest:coffee forest:sugar").build();
    act(&mut game, "A take settler\nA pass\nB pass");
    let mut other = game.clone();
    act(&mut game, "A discard corn ~ indigo indigo indigo");
    assert_eq!((tiles(&game, A, Tile::Corn), seat(&game, A).windrose), ((1, 1), 0));
    act(&mut other, "A discard forest ~ indigo indigo indigo");
    assert_eq!(open(&other).discards.get(&Good::Sugar), Some(&1));
}

#[test]
fn notation_5_a_nobles_hunting_lodge_sees_the_discards_before_it() {
    // §hunting-lodge.3
    let scenario = nobles(2).city(A, "hunting-lodge*c").island(A, "corn corn").island(B, "corn").row("sugar");
    let mut game = scenario.city(B, "wharf").build();
    act(&mut game, "A take settler\nA pass\nB pass\nA discard corn ~ indigo indigo indigo");
    assert_eq!(seat(&game, A).free_island, 11);
    // With two players there is one Hunting Lodge, so the order shows with three.
    let scenario = nobles(3).city(A, "hunting-lodge*c").city(B, "hunting-lodge*n").row("sugar");
    let mut game = scenario.island(A, "corn corn").island(B, "corn").island(C, "corn corn").build();
    act(&mut game, "A take settler\nA pass\nB pass\nC pass");
    assert_eq!(gain(&game, B, "A discard corn ~ indigo indigo indigo indigo").1, 0, "A is as empty now");
    assert_eq!(gain(&game, B, "A pass ~ indigo indigo indigo indigo").1, 2);
}

#[test]
fn notation_6_the_black_market_may_take_the_disc_of_the_church() {
    // §black-market.4, §builder.3
    let scenario = new(3).city(B, "black-market* church*").doubloons(B, 3);
    let mut game = builder(scenario);
    act(&mut game, "B build hospice");
    assert_eq!((discs(&game, B, Building::Church), points(&game, B)), (Some(0), 0), "then it does not work");
    let scenario = nobles(3).city(B, "hacienda*n").windrose(B, 1, 0);
    assert_eq!(seat(&scenario.build(), B).nobles, 1);
    let scenario = Scenario::with_everything(3).city(B, "black-market*n").windrose(B, 1, 0).doubloons(B, 1);
    let mut game = builder(scenario);
    act(&mut game, "B build hacienda");
    assert_eq!((seat(&game, B).nobles, seat(&game, B).colonists), (1, 0), "a colonist, not the noble");
}

#[test]
fn notation_7_storage_never_wastes() {
    // §storage.3
    let game = captain(no_ship(Scenario::new(3)).city(B, "small-warehouse*").goods(B, "corn 1 sugar 5"));
    assert_eq!(goods(&game, B), "1 corn, 5 sugar", "all can be kept, nobody is asked");
    let game =
        captain(no_ship(Scenario::new(3)).city(B, "small-warehouse*").goods(B, "corn 1 sugar 5 tobacco 5"));
    assert_eq!(choices(&game, B), ["keep corn 0", "keep corn 1"], "the warehouse is for sugar or tobacco");
}

#[test]
fn notation_8_automatic_effects_are_not_asked_about() {
    // §hospice.1, §university.1, §villa.1
    let mut game = Scenario::new(3).city(A, "hospice*").row("sugar 2").build();
    act(&mut game, "A take settler\nA plant sugar");
    assert_eq!(asked(&game), (B, "settle"));
}

#[test]
fn notation_9_the_second_tile_may_be_taken_without_the_first() {
    // §library.2
    let mut game = new(2).city(A, "library*").row("sugar").build();
    act(&mut game, "A take settler\nA pass\nB pass\nA plant sugar ~ corn corn corn");
    assert_eq!(tiles(&game, A, Tile::Sugar), (1, 0));
}

#[test]
fn notation_10_the_royal_suppliers_limit_is_fixed_at_the_start() {
    // §royal-supplier.1
    let scenario = nobles(3).city(B, "royal-supplier*").windrose(B, 0, 1).goods(B, "corn sugar");
    let mut game = captain(scenario);
    act(&mut game, "B deliver corn");
    assert_eq!(asked(&game), (B, "load"));
}

#[test]
fn notation_11_without_tiles_the_land_office_sells_nothing() {
    // §settler.8, §land-office.1
    let mut game = nobles(2).city(A, "land-office*c").doubloons(A, 1).stack_face_up().build();
    act(&mut game, "A take trader");
    assert_eq!(asked(&game), (B, "role"));
}

#[test]
fn notation_12_guests_walk_to_large_buildings_at_the_end_but_not_to_the_statue() {
    // §guest-house.5, §statue.1
    let game = new(3).city(A, "guest-house*c statue fortress customs-house").points(A, 8).build();
    assert_eq!((counted(&game, A, "Customs House"), counted(&game, A, "Fortress")), (2, 0));
    assert!("guest statue".parse::<puerto_rico::Action>().is_err());
}

#[test]
fn notation_15_prospectors_are_told_apart_by_their_doubloons() {
    // §round.5, §setup.8
    let mut game = Scenario::new(5).purse("prospector-2", 2).build();
    assert!(has(&game, A, "take prospector") && has(&game, A, "take prospector-2"));
    assert_eq!(gain(&game, A, "A take prospector").0, 3, "the richer one");
    assert_eq!(gain(&game, A, "A take prospector-2").0, 1);
    act(&mut game, "A take prospector");
    assert!(has(&game, B, "take prospector") && !has(&game, B, "take prospector-2"));
}
