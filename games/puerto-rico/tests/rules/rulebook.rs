//! The worked examples of the rulebook, in its order. The numbers are those of the rules page's test vectors.

use kernel::script::{act, choices, refusal};
use kernel::{Chance, Game};
use puerto_rico::{Building, Good, PuertoRico, Scenario, Setup, Tile};

use crate::table::*;

#[test]
fn t1_three_quarries_make_buildings_cheaper_up_to_their_column() {
    // §price.1, §price.2
    let mut game = Scenario::new(4).island(B, "quarry* quarry* quarry*").doubloons(B, 20).build();
    act(&mut game, "A take builder\nA pass");
    let prices =
        ["construction-hut", "office", "harbor", "city-hall"].map(|b| paid(&game, B, &format!("build {b}")));
    assert_eq!(prices, [1, 3, 5, 7]);
}

#[test]
fn t2_six_colonists_on_the_ship_go_round_among_four_and_the_mayor_has_one_more() {
    // §mayor.1, §mayor.2
    let mut game = Scenario::new(4).aboard(6, 0).build();
    let before = open(&game).supply.colonists;
    act(&mut game, "A take mayor");
    let got = [A, B, C, D].map(|of| seat(&game, of).colonists);
    assert_eq!(got, [3, 2, 1, 1]);
    assert_eq!(before - open(&game).supply.colonists, 1 + 4, "one for the mayor, four for the next ship");
}

#[test]
fn t3_a_prospector_with_two_doubloons_brings_three() {
    // §round.4, §prospector.1
    let mut game = Scenario::new(4).purse("prospector", 2).build();
    act(&mut game, "A take prospector");
    assert_eq!(doubloons(&game, A), 3);
}

fn captain_example() -> PuertoRico {
    let mut game = Scenario::new(4)
        .ship(6, "corn 3")
        .goods(A, "corn 2 sugar 6")
        .goods(B, "sugar 2 tobacco 3")
        .goods(C, "corn 2 tobacco 1")
        .goods(D, "corn 1 indigo 5")
        .build();
    act(&mut game, "A take captain");
    game
}

#[test]
fn t4_anne_may_load_corn_or_all_her_sugar_and_only_where_it_fits_best() {
    // §captain.2, §captain.3, §captain.4
    let game = captain_example();
    assert_eq!(choices(&game, A), ["load corn 6", "load sugar 7"]);
    let reason = refusal(&game, A, "load sugar 5").expect("the ship of 5 is too small");
    assert_eq!(reason, "another empty ship takes more of your 6 barrels · §captain.4");
}

#[test]
fn t4a_to_t4g_the_whole_captain_phase_of_the_example() {
    // §captain.1, §captain.5, §captain.6, §captain.8, §captain.9, §storage.1, §storage.3
    let mut game = captain_example();
    let mut step = |of, answer: &str| {
        let gained = gain(&game, of, answer).1;
        act(&mut game, answer);
        (gained, game.clone())
    };
    // T4a: six sugar and the captain's point
    assert_eq!(step(A, "A load sugar 7").0, 7);
    // T4b: one sugar fits
    assert_eq!(step(B, "B load sugar 7").0, 1);
    // T4c
    assert_eq!(step(C, "C load tobacco 5").0, 1);
    // T4d: corn is all that David can load
    assert_eq!(step(D, "D load corn 6").0, 1);
    // T4e: two corn fill the ship of 6
    let (gained, after) = step(A, "A load corn 6");
    assert_eq!((gained, open(&after).ships[1].barrels), (2, 6));
    // T4f
    assert_eq!(choices(&after, B), ["load tobacco 5"]);
    let (gained, end) = step(B, "B load tobacco 5");
    assert_eq!(gained, 3);
    // T4g
    assert_eq!([A, B, C, D].map(|of| goods(&end, of)), ["", "1 sugar", "1 corn", "1 indigo"]);
    let ships: Vec<_> = open(&end).ships.iter().map(|ship| (ship.barrels, ship.good)).collect();
    assert_eq!(ships, [(4, Some(Good::Tobacco)), (0, None), (0, None)]);
    assert_eq!(asked(&end), (B, "role"));
}

#[test]
fn t4b_and_t4d_what_bernie_and_david_could_do() {
    // §captain.3, §captain.7
    let mut game = captain_example();
    act(&mut game, "A load sugar 7");
    assert_eq!(choices(&game, B), ["load sugar 7", "load tobacco 5"]);
    act(&mut game, "B load sugar 7\nC load tobacco 5");
    assert_eq!(choices(&game, D), ["load corn 6"]);
}

#[test]
fn t5_production_is_limited_by_fields_and_circles() {
    // §craftsman.1, §craftsman.2
    let mut game = Scenario::new(4)
        .island(B, "corn* corn* corn tobacco* tobacco* sugar* sugar* sugar* sugar")
        .city(B, "tobacco-storage*1 small-sugar-mill* sugar-mill*3")
        .build();
    act(&mut game, "A take craftsman");
    assert_eq!(goods(&game, B), "2 corn, 3 sugar, 1 tobacco");
}

#[test]
fn t6_the_small_market_pays_for_corn_too() {
    // §small-market.1
    let mut game = Scenario::new(4).city(B, "small-market*").goods(B, "corn").build();
    act(&mut game, "A take trader");
    assert_eq!(gain(&game, B, "B sell corn"), (1, 0));
}

#[test]
fn t7_both_markets_pay_three_more() {
    // §large-market.1, §trader.2
    let mut game = Scenario::new(4).city(B, "small-market* large-market*").goods(B, "sugar").build();
    act(&mut game, "A take trader");
    assert_eq!(gain(&game, B, "B sell sugar"), (2 + 3, 0));
}

#[test]
fn t8_two_offices_sell_what_the_house_has() {
    // §office.1
    let mut game = Scenario::new(4)
        .house("tobacco")
        .city(B, "office*")
        .city(C, "office*")
        .goods(B, "tobacco")
        .goods(C, "tobacco")
        .goods(D, "tobacco")
        .build();
    act(&mut game, "A take trader\nB sell tobacco\nC sell tobacco");
    assert_eq!(open(&game).house[&Good::Tobacco], 3);
    assert_eq!(goods(&game, D), "1 tobacco", "without an Office nothing can be sold");
}

#[test]
fn t9_the_factory_counts_kinds_really_received() {
    // §factory.1, §craftsman.3
    let mut game = Scenario::new(4)
        .island(B, "corn* corn* corn* sugar* sugar* sugar* tobacco*")
        .city(B, "factory* sugar-mill*3 tobacco-storage*")
        .goods(D, "corn 10 sugar 9")
        .build();
    assert_eq!((supply(&game, Good::Corn), supply(&game, Good::Sugar)), (0, 2));
    act(&mut game, "A take craftsman");
    assert_eq!((goods(&game, B).as_str(), doubloons(&game, B)), ("2 sugar, 1 tobacco", 1));
}

#[test]
fn t10_the_university_brings_one_colonist_from_the_supply_else_from_the_ship() {
    // §university.1, §university.2
    let with = |scenario: Scenario| {
        let mut game = scenario.city(A, "university*").doubloons(A, 9).build();
        act(&mut game, "A take builder\nA build indigo-plant");
        (discs(&game, A, Building::IndigoPlant), open(&game).supply.colonists, open(&game).aboard.colonists)
    };
    assert_eq!(with(Scenario::new(3)), (Some(1), 53, 3));
    assert_eq!(with(Scenario::new(3).windrose(C, 54, 0)), (Some(1), 0, 2));
    assert_eq!(with(Scenario::new(3).aboard(0, 0).windrose(C, 57, 0)), (Some(0), 0, 0));
}

fn harbor_and_wharf() -> PuertoRico {
    let mut game =
        Scenario::new(4).city(B, "harbor* wharf*").goods(B, "tobacco 5 sugar 2").ship(5, "tobacco 2").build();
    act(&mut game, "A take captain");
    game
}

#[test]
fn t11_harbor_and_wharf_bring_four_three_and_three() {
    // §harbor.1, §wharf.2
    let mut game = harbor_and_wharf();
    let answers = ["B load tobacco 5", "B load sugar 6", "B wharf tobacco"];
    let gained = answers.map(|answer| {
        let gained = gain(&game, B, answer).1;
        act(&mut game, answer);
        gained
    });
    assert_eq!(gained, [4, 3, 3]);
}

#[test]
fn t12_a_wharf_used_first_leaves_the_ship_unfilled() {
    // §wharf.1, §wharf.3, §captain.9
    let mut game = harbor_and_wharf();
    act(&mut game, "B wharf tobacco\nB load sugar 7");
    let ship = open(&game).ships[0];
    assert_eq!((ship.barrels, ship.good), (2, Some(Good::Tobacco)));
    assert_eq!(asked(&game), (B, "role"));
}

#[test]
fn t13_the_guild_hall_counts_plants() {
    // §guild-hall.1
    let city = "guild-hall* small-sugar-mill sugar-mill small-indigo-plant coffee-roaster";
    let game = Scenario::new(3).city(A, city).build();
    assert_eq!(counted(&game, A, "Guild Hall"), 6);
}

#[test]
fn t14_the_residence_counts_tiles() {
    // §residence.1
    let game = Scenario::new(3).city(A, "residence*").island(A, &"corn ".repeat(10)).build();
    assert_eq!(counted(&game, A, "Residence"), 5);
}

#[test]
fn t15_the_fortress_counts_discs() {
    // §fortress.1
    let game = Scenario::new(3).city(A, "fortress*").windrose(A, 19, 0).build();
    assert_eq!(counted(&game, A, "Fortress"), 6);
}

#[test]
fn t16_the_customs_house_counts_chips() {
    // §customs-house.1
    let game = Scenario::new(3).city(A, "customs-house*").points(A, 23).build();
    assert_eq!(counted(&game, A, "Customs House"), 5);
}

#[test]
fn t17_the_city_hall_counts_beige_buildings_and_itself() {
    // §city-hall.1
    let city = "city-hall* hacienda harbor office construction-hut large-warehouse residence";
    let game = Scenario::new(3).city(A, city).build();
    assert_eq!(counted(&game, A, "City Hall"), 7);
}

#[test]
fn t18_unoccupied_large_buildings_count_their_four_points() {
    // §score.2, §score.3
    let game = Scenario::new(3).city(A, "guild-hall residence fortress customs-house city-hall").build();
    assert_eq!(game.scores().points(A), 20);
}

/// All ships are full, so that sugar and tobacco cannot be loaded and corn and indigo neither.
fn no_ship(scenario: Scenario) -> Scenario {
    scenario.ship(5, "coffee 5").ship(6, "corn 6").ship(7, "indigo 7")
}

#[test]
fn t19_both_warehouses_keep_three_kinds_and_a_barrel() {
    // §small-warehouse.1, §large-warehouse.1, §storage.2, §storage.4
    let scenario = no_ship(Scenario::new(4)).city(B, "small-warehouse* large-warehouse*");
    let mut game = scenario.goods(B, "corn 3 indigo 3 sugar 3 tobacco 3").build();
    act(&mut game, "A take captain");
    assert_eq!(choices(&game, B), ["keep corn 1", "keep corn 3"]);
    act(&mut game, "B keep corn 1");
    assert_eq!(goods(&game, B), "1 corn, 3 indigo, 3 sugar, 3 tobacco");
}

#[test]
fn t20_a_hospice_colonist_comes_with_the_face_up_tile_alone() {
    // §hacienda.2, §hospice.1
    let mut game = Scenario::new(2).city(A, "hacienda* hospice*").row("sugar corn tobacco").build();
    act(&mut game, "A take settler\nA hacienda ~ corn\nA plant sugar");
    assert_eq!((tiles(&game, A, Tile::Corn), tiles(&game, A, Tile::Sugar)), ((1, 0), (1, 1)));
}

#[test]
fn t21_a_settler_with_a_construction_hut_takes_one_quarry() {
    // §construction-hut.1, §settler.4
    let mut game = Scenario::new(2).city(A, "construction-hut*").row("sugar").build();
    act(&mut game, "A take settler\nA plant quarry");
    assert_eq!((tiles(&game, A, Tile::Quarry), asked(&game)), ((1, 0), (B, "settle")));
}

#[test]
fn x1_two_buildings_for_two_doubloons_close_the_other_two() {
    // §draft.1, §draft.2
    let setup = Setup { players: 3, new_buildings: true, nobles: false, ..Setup::default() };
    let mut game = PuertoRico::new(&setup, &mut Chance::fast(1)).expect("3 play");
    act(&mut game, "A draft black-market\nB draft hacienda");
    assert!(!has(&game, C, "draft construction-hut") && !has(&game, C, "draft forest-house"));
    let reason = refusal(&game, C, "draft construction-hut").expect("no slot");
    assert_eq!(reason, "no place is left for a building that costs 2 · §draft.2");
}

#[test]
fn x2_forests_quarries_and_privilege_add_up() {
    // §forest-house.4, §price.3, §price.4
    let island = "forest forest forest forest forest forest quarry* quarry*";
    let mut game = Scenario::with_new_buildings(3).island(A, island).build();
    act(&mut game, "A take builder");
    assert_eq!(paid(&game, A, "build large-warehouse"), 0);
}

#[test]
fn x3_the_black_market_takes_exactly_what_is_missing() {
    // §black-market.1, §black-market.2
    let scenario = Scenario::with_new_buildings(3).city(B, "black-market*").doubloons(B, 6);
    let mut game = scenario.goods(B, "indigo").windrose(B, 1, 0).points(B, 1).build();
    act(&mut game, "A take builder\nA pass\nB build harbor\nB pay barrel indigo");
    assert_eq!(choices(&game, B), ["pay disc windrose", "pay disc none"]);
    act(&mut game, "B pay disc windrose");
    assert_eq!((doubloons(&game, B), points(&game, B), goods(&game, B).as_str()), (0, 1, ""));
    assert_eq!(discs(&game, B, Building::Harbor), Some(0));
}

#[test]
fn x4_and_x5_guests_go_to_the_storehouse_and_later_to_the_library() {
    // §guest-house.2, §guest-house.3, §storehouse.1, §library.1
    let mut game = Scenario::with_new_buildings(3)
        .city(B, "guest-house*cc storehouse library")
        .goods(B, "sugar 3 tobacco 2")
        .ship(4, "coffee 4")
        .ship(5, "corn 5")
        .ship(6, "indigo 6")
        .build();
    act(&mut game, "A take captain");
    assert_eq!(asked(&game), (B, "guests-store"));
    act(&mut game, "B guest storehouse\nB keep sugar 3");
    assert_eq!(goods(&game, B), "3 sugar, 1 tobacco", "X4: three extra barrels at once");
    act(&mut game, "B take trader\nB guest library");
    assert_eq!(gain(&game, B, "B sell tobacco"), (3 + 2, 0), "X5: the privilege is doubled");
}

#[test]
fn x6_the_small_wharf_gives_a_point_for_every_two_barrels() {
    // §small-wharf.1, §small-wharf.2
    let scenario = Scenario::with_new_buildings(3).city(B, "small-wharf*");
    let mut game = scenario.goods(B, "indigo 3 tobacco 2 corn 1").build();
    act(&mut game, "A take captain\nB small-wharf\nB send corn 1\nB send indigo 3\nB send tobacco 2");
    assert_eq!((points(&game, B), goods(&game, B).as_str()), (3, ""));
}

fn union_hall(held: &str) -> u16 {
    let mut game = Scenario::with_new_buildings(3).city(B, "union-hall*").goods(B, held).build();
    act(&mut game, "A take captain");
    points(&game, B)
}

#[test]
fn x7_the_union_hall_counts_pairs_of_equal_barrels() {
    // §union-hall.1
    assert_eq!(union_hall("corn 3 indigo 2 coffee 1"), 2);
}

#[test]
fn x8_the_union_hall_counts_two_pairs_of_a_kind() {
    // §union-hall.1
    assert_eq!(union_hall("corn 4 coffee 2"), 3);
}

fn cloister(island: &str) -> i32 {
    let game = Scenario::with_new_buildings(3).city(A, "cloister*").island(A, island).build();
    counted(&game, A, "Cloister")
}

#[test]
fn x9_the_cloister_counts_threes_of_forests_and_quarries() {
    // §cloister.1
    assert_eq!(
        cloister("forest forest forest forest forest forest quarry quarry quarry corn corn coffee"),
        6
    );
}

#[test]
fn x10_one_quarry_more_makes_four_threes() {
    // §cloister.1
    let island = "forest forest forest forest forest forest corn corn corn quarry quarry";
    assert_eq!((cloister(island), cloister(&format!("{island} quarry"))), (6, 10));
}

#[test]
fn x11_storehouse_and_large_warehouse_keep_two_kinds_and_four_barrels() {
    // §storehouse.1, §large-warehouse.1
    let scenario = no_ship(Scenario::with_new_buildings(4)).city(B, "storehouse* large-warehouse*");
    let mut game = scenario.goods(B, "sugar 7 tobacco 6 corn 4 indigo 3").build();
    act(&mut game, "A take captain");
    assert_eq!(choices(&game, B), ["keep corn 1", "keep corn 2", "keep corn 3", "keep corn 4"]);
    act(&mut game, "B keep corn 2\nB keep indigo 2");
    assert_eq!(goods(&game, B), "2 corn, 2 indigo, 7 sugar, 6 tobacco");
}

#[test]
fn x12_a_university_colonist_of_the_statue_goes_to_the_windrose() {
    // §statue.1
    let mut game = Scenario::with_new_buildings(3).city(A, "university*").doubloons(A, 10).build();
    act(&mut game, "A take builder\nA build statue");
    assert_eq!((seat(&game, A).windrose, discs(&game, A, Building::Statue)), (1, Some(0)));
}

#[test]
fn x13_the_lighthouse_pays_the_captain_who_cannot_load() {
    // §lighthouse.1, §lighthouse.2
    let scenario = Scenario::with_new_buildings(3).city(A, "lighthouse*").city(B, "lighthouse*");
    let mut game = scenario.goods(B, "corn 1").build();
    act(&mut game, "A take captain");
    assert_eq!((doubloons(&game, A), doubloons(&game, B)), (1, 0));
    assert_eq!(gain(&game, B, "B load corn 4"), (1, 1));
}

#[test]
fn x14_the_church_counts_columns_and_not_itself() {
    // §church.1
    let mut game =
        Scenario::with_new_buildings(3).city(A, "church*").doubloons(A, 20).doubloons(B, 20).build();
    act(&mut game, "A take builder");
    let gained =
        ["hacienda", "hospice", "harbor", "fortress"].map(|b| gain(&game, A, &format!("A build {b}")).1);
    assert_eq!(gained, [0, 1, 1, 2]);
    act(&mut game, "A pass");
    assert_eq!(gain(&game, B, "B build church").1, 0);
}

#[test]
fn x15_the_trading_post_buys_what_a_full_house_does_not() {
    // §trading-post.1, §trading-post.2, §trader.4
    let mut game = Scenario::with_new_buildings(3)
        .city(A, "trading-post* small-market* large-market*")
        .goods(A, "coffee")
        .house("coffee indigo sugar tobacco")
        .build();
    act(&mut game, "A take trader");
    assert_eq!(choices(&game, A), ["post coffee", "pass"]);
    assert_eq!(gain(&game, A, "A post coffee"), (4 + 1, 0));
    act(&mut game, "A post coffee");
    assert_eq!(supply(&game, Good::Coffee), 9, "the barrel and that of the house are in the supply");
}

#[test]
fn n1_a_noble_with_a_royal_garden_counts_two() {
    // §royal-garden.1, §score.4
    let bare = Scenario::with_nobles(3).city(A, "royal-garden*").build();
    let game = Scenario::with_nobles(3).city(A, "royal-garden*").windrose(A, 0, 5).build();
    assert_eq!(game.scores().points(A) - bare.scores().points(A), 2 * 5);
}

#[test]
fn n2_a_tie_for_the_emptiest_island_gives_nothing() {
    // §hunting-lodge.2
    let with = |island: &str| {
        let scenario = Scenario::with_nobles(3).city(B, "hunting-lodge*n").island(A, "corn corn");
        let mut game = scenario.island(B, "corn").island(C, island).row("sugar").build();
        act(&mut game, "A take settler");
        all_pass(&mut game);
        points(&game, B)
    };
    assert_eq!((with("sugar"), with("sugar sugar")), (0, 2));
}

#[test]
fn n3_the_zoning_office_spares_a_colonist_small_and_a_noble_large() {
    // §zoning-office.1, §zoning-office.2
    let prices = |disc: &str| {
        let scenario = Scenario::with_nobles(3).city(B, &format!("zoning-office*{disc}"));
        let mut game = scenario.doubloons(B, 20).build();
        act(&mut game, "A take builder\nA pass");
        (paid(&game, B, "build harbor"), paid(&game, B, "build fortress"))
    };
    assert_eq!((prices("c"), prices("n")), ((7, 10), (8, 8)));
}

#[test]
fn n4_the_disc_of_a_discarded_tile_goes_to_the_windrose() {
    // §discard.1, §land-office.2, §hunting-lodge.1
    let scenario = Scenario::with_nobles(3).city(B, "land-office*n hunting-lodge*c").row("sugar");
    let mut game = scenario.island(B, "corn* indigo*").build();
    act(&mut game, "A take trader\nB discard corn");
    assert_eq!((seat(&game, B).windrose, tiles(&game, B, Tile::Corn), doubloons(&game, B)), (1, (0, 0), 1));
    act(&mut game, "B take settler\nB pass\nC pass\nA pass\nB discard indigo ~ corn corn corn corn");
    assert_eq!((seat(&game, B).windrose, tiles(&game, B, Tile::Indigo), doubloons(&game, B)), (2, (0, 0), 1));
}

#[test]
fn n5_a_villa_brings_a_colonist_when_no_noble_is_left() {
    // §villa.1
    let mut game =
        Scenario::with_nobles(3).city(B, "villa*").windrose(C, 0, 19).aboard(0, 0).windrose(C, 0, 1).build();
    act(&mut game, "A take mayor");
    let arrived = seat(&game, B);
    assert_eq!(
        (arrived.colonists, arrived.nobles),
        (2, 0),
        "the one in the Villa and the one that it brought"
    );
}

#[test]
fn n6_the_last_colonist_is_the_mayors_and_the_villa_brings_nothing() {
    // §mayor.1, §villa.1
    let mut game = Scenario::with_nobles(3).aboard(0, 0).city(B, "villa*").windrose(C, 98, 20).build();
    assert_eq!((open(&game).supply.colonists, open(&game).supply.nobles), (1, 0));
    act(&mut game, "A take mayor");
    assert_eq!((seat(&game, A).colonists, seat(&game, B).colonists), (1, 1));
}

#[test]
fn n7_a_noble_guest_walks_to_the_hunting_lodge_at_the_end_of_the_settler_phase() {
    // §guest-house.3, §hunting-lodge.2, §hunting-lodge.3
    let scenario = Scenario::with_everything(3).city(A, "guest-house*n hunting-lodge");
    let mut game = scenario.island(B, "corn").island(C, "corn").row("sugar").build();
    act(&mut game, "A take settler\nA pass\nB pass\nC pass");
    assert_eq!(choices(&game, A), ["guest noble hunting-lodge", "pass"]);
    assert_eq!(gain(&game, A, "A guest noble hunting-lodge ~ corn corn corn corn"), (0, 2));
}
