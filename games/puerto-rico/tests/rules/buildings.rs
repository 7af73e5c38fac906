//! One test for each building: what it does, and what it does not.

use kernel::script::{act, choices, refusal};
use kernel::{Game, Kind};
use puerto_rico::{Building, Class, Good, PuertoRico, Scenario, Set, Tile};

use crate::table::*;

/// A player with plenty of fields of a kind and one plant with so many discs makes so many barrels.
fn makes(good: &str, plant: &str, discs: u8) -> u8 {
    let fields = format!("{good}* ").repeat(4);
    let city = if discs == 0 { plant.to_owned() } else { format!("{plant}*{discs}") };
    let mut game = Scenario::new(3).island(B, &fields).city(B, &city).build();
    act(&mut game, "A take craftsman");
    seat(&game, B).goods.values().sum()
}

fn trader(scenario: Scenario) -> PuertoRico {
    let mut game = scenario.build();
    act(&mut game, "A take trader");
    game
}

#[test]
fn the_box_is_complete() {
    // §city.1, §city.2, §city.3
    let sum = |of: Set, players: u8| -> u8 {
        Building::ALL.iter().filter(|b| b.facts().set == of).map(|b| b.copies(players)).sum()
    };
    assert_eq!([Set::Base, Set::New, Set::Nobles].map(|of| sum(of, 4)), [49, 26, 15]);
    assert_eq!([Set::Base, Set::New, Set::Nobles].map(|of| sum(of, 2)), [12 + 12 + 5, 14, 9]);
    for building in Building::ALL {
        let facts = building.facts();
        let points = if *building == Building::Statue { 8 } else { facts.column };
        assert_eq!(facts.points, points, "{building}");
        assert_eq!(building.spaces(), if facts.class == Class::Large { 2 } else { 1 });
        assert!(!puerto_rico::text(*building, kernel::Lang::En).is_empty(), "{building} has words");
        assert!(!puerto_rico::text(*building, kernel::Lang::Fr).is_empty(), "{building} has words");
    }
}

#[test]
fn the_small_indigo_plant_dyes_one() {
    // §small-indigo-plant.1
    assert_eq!((makes("indigo", "small-indigo-plant", 0), makes("indigo", "small-indigo-plant", 1)), (0, 1));
}

#[test]
fn the_small_sugar_mill_grinds_one() {
    // §small-sugar-mill.1
    assert_eq!((makes("sugar", "small-sugar-mill", 0), makes("sugar", "small-sugar-mill", 1)), (0, 1));
}

#[test]
fn the_indigo_plant_dyes_three() {
    // §indigo-plant.1
    assert_eq!([0, 1, 3].map(|n| makes("indigo", "indigo-plant", n)), [0, 1, 3]);
}

#[test]
fn the_sugar_mill_grinds_three() {
    // §sugar-mill.1
    assert_eq!([0, 2, 3].map(|n| makes("sugar", "sugar-mill", n)), [0, 2, 3]);
}

#[test]
fn the_tobacco_storage_dries_three() {
    // §tobacco-storage.1
    assert_eq!([0, 2, 3].map(|n| makes("tobacco", "tobacco-storage", n)), [0, 2, 3]);
}

#[test]
fn the_coffee_roaster_roasts_two() {
    // §coffee-roaster.1
    assert_eq!([0, 1, 2].map(|n| makes("coffee", "coffee-roaster", n)), [0, 1, 2]);
}

#[test]
fn the_small_market_pays_one_more_if_somebody_works_there() {
    // §small-market.1, §city.4
    let sale =
        |city: &str| gain(&trader(Scenario::new(3).city(B, city).goods(B, "indigo")), B, "B sell indigo").0;
    assert_eq!((sale("small-market"), sale("small-market*")), (1, 2));
}

#[test]
fn the_hacienda_draws_once_before_the_face_up_tile() {
    // §hacienda.1
    let mut game = Scenario::new(3).city(A, "hacienda*").city(B, "hacienda").row("sugar 2").build();
    act(&mut game, "A take settler\nA hacienda ~ coffee");
    assert_eq!((tiles(&game, A, Tile::Coffee), choices(&game, A).len()), ((1, 0), 3));
    let reason = refusal(&game, A, "hacienda").expect("used");
    assert_eq!(reason, "the Hacienda has been used · §hacienda.1");
    act(&mut game, "A plant sugar");
    let reason = refusal(&game, B, "hacienda").expect("nobody there");
    assert_eq!(reason, "nobody works in your Hacienda · §city.4");
}

#[test]
fn the_construction_hut_opens_the_quarries() {
    // §construction-hut.1
    let scenario = Scenario::new(3).city(B, "construction-hut*").city(C, "construction-hut").row("sugar");
    let mut game = scenario.build();
    act(&mut game, "A take settler\nA pass");
    assert!(has(&game, B, "plant quarry"));
    act(&mut game, "B plant quarry");
    let reason = refusal(&game, C, "plant quarry").expect("nobody works there");
    assert_eq!(reason, "a quarry is for the settler, or with an occupied Construction Hut · §settler.4");
}

#[test]
fn the_small_warehouse_keeps_one_kind() {
    // §small-warehouse.1
    let with = |city: &str| captain(no_ship(Scenario::new(3)).city(B, city).goods(B, "sugar 4 tobacco 3"));
    let mut game = with("small-warehouse*");
    assert_eq!(choices(&game, B), ["keep sugar 1", "keep sugar 4"]);
    act(&mut game, "B keep sugar 4");
    assert_eq!(goods(&game, B), "4 sugar, 1 tobacco");
    let mut game = with("small-warehouse");
    act(&mut game, "B keep sugar 0");
    assert_eq!(goods(&game, B), "1 tobacco", "an empty warehouse keeps nothing");
}

#[test]
fn the_hospice_brings_a_colonist_with_the_tile() {
    // §hospice.1, §hospice.2
    let with = |scenario: Scenario| {
        let mut game = scenario.city(A, "hospice*").row("sugar 3").build();
        act(&mut game, "A take settler\nA plant quarry");
        (tiles(&game, A, Tile::Quarry).1, open(&game).aboard.colonists)
    };
    assert_eq!(with(Scenario::new(3)), (1, 3));
    assert_eq!(with(Scenario::new(3).windrose(C, 54, 0)), (1, 2), "from the ship");
    assert_eq!(with(Scenario::new(3).aboard(0, 0).windrose(C, 57, 0)), (0, 0), "nobody is left");
}

#[test]
fn the_office_sells_a_kind_again_but_not_to_a_full_house() {
    // §office.1, §trader.1
    let with =
        |city: &str, house: &str| trader(Scenario::new(3).city(B, city).house(house).goods(B, "corn 2"));
    assert!(has(&with("office*", "corn"), B, "sell corn"));
    assert_eq!(asked(&with("office", "corn")), (B, "role"), "B is not asked to sell");
    assert_eq!(asked(&with("office*", "corn indigo sugar coffee")).1, "role");
}

#[test]
fn the_large_market_pays_two_more() {
    // §large-market.1
    let sale =
        |city: &str| gain(&trader(Scenario::new(3).city(B, city).goods(B, "corn")), B, "B sell corn").0;
    assert_eq!((sale("large-market"), sale("large-market*")), (0, 2));
}

#[test]
fn the_large_warehouse_keeps_two_kinds() {
    // §large-warehouse.1
    let scenario = no_ship(Scenario::new(3)).city(B, "large-warehouse*");
    let mut game = captain(scenario.goods(B, "corn 3 sugar 4 tobacco 5"));
    act(&mut game, "B keep corn 1");
    assert_eq!(goods(&game, B), "1 corn, 4 sugar, 5 tobacco");
}

#[test]
fn the_factory_pays_for_kinds() {
    // §factory.1
    let income = |fields: &str| {
        let city = "factory* small-indigo-plant* small-sugar-mill* tobacco-storage* coffee-roaster*";
        let mut game = Scenario::new(3).island(B, fields).city(B, city).build();
        act(&mut game, "A take craftsman");
        doubloons(&game, B)
    };
    let fields = ["corn* corn*", "corn* indigo*", "corn* indigo* sugar*", "corn* indigo* sugar* tobacco*"];
    assert_eq!(fields.map(income), [0, 1, 2, 3]);
    assert_eq!(income("corn* indigo* sugar* tobacco* coffee*"), 5);
}

#[test]
fn the_university_mans_what_is_built_and_not_itself() {
    // §university.1, §university.2
    let mut game = Scenario::new(3).city(A, "university*").doubloons(A, 20).doubloons(B, 20).build();
    act(&mut game, "A take builder\nA build fortress\nB build university");
    assert_eq!(discs(&game, A, Building::Fortress), Some(1));
    assert_eq!(discs(&game, B, Building::University), Some(0));
}

#[test]
fn the_harbor_adds_a_point_to_each_load() {
    // §harbor.1
    let load =
        |city: &str| gain(&captain(Scenario::new(3).city(B, city).goods(B, "corn 3")), B, "B load corn 4").1;
    assert_eq!((load("harbor"), load("harbor*")), (3, 4));
}

#[test]
fn the_wharf_ships_all_barrels_of_a_kind_once() {
    // §wharf.1, §wharf.2, §wharf.3
    let mut game = captain(no_ship(Scenario::new(3)).city(B, "wharf*").goods(B, "sugar 4 tobacco 2"));
    assert_eq!(choices(&game, B), ["wharf sugar", "wharf tobacco", "pass"]);
    assert_eq!(gain(&game, B, "B wharf sugar"), (0, 4));
    act(&mut game, "B wharf sugar");
    assert_eq!(goods(&game, B), "1 tobacco", "used once; the rest is stored");
    assert_eq!(supply(&game, Good::Sugar), 11);
}

#[test]
fn the_guild_hall_counts_small_plants_once_and_others_twice() {
    // §guild-hall.1
    let with = |city: &str| counted(&Scenario::with_nobles(3).city(A, city).build(), A, "Guild Hall");
    assert_eq!(with("guild-hall* small-indigo-plant small-sugar-mill indigo-plant jeweler"), 1 + 1 + 2 + 2);
    assert_eq!(with("guild-hall small-indigo-plant"), 0, "nobody works there");
}

#[test]
fn the_residence_counts_from_nine_tiles_on() {
    // §residence.1
    let with = |n: usize| {
        let island = "corn ".repeat(n.min(6)) + &"sugar ".repeat(n.saturating_sub(6));
        counted(&Scenario::new(3).city(A, "residence*").island(A, &island).build(), A, "Residence")
    };
    assert_eq!([0, 9, 10, 11, 12].map(with), [4, 4, 5, 6, 7]);
}

#[test]
fn the_fortress_counts_threes_of_discs() {
    // §fortress.1
    let with = |n: u8| {
        counted(&Scenario::with_nobles(3).city(A, "fortress*").windrose(A, n, 2).build(), A, "Fortress")
    };
    assert_eq!([0, 2, 3].map(with), [1, 1, 2], "nobles and the disc of the Fortress count");
}

#[test]
fn the_customs_house_counts_fours_of_points() {
    // §customs-house.1
    let with =
        |n: u8| counted(&Scenario::new(3).city(A, "customs-house*").points(A, n).build(), A, "Customs House");
    assert_eq!([3, 4, 7, 8].map(with), [0, 1, 1, 2]);
}

#[test]
fn the_city_hall_counts_the_statue_and_not_the_jeweler() {
    // §city-hall.1
    let with = |city: &str| counted(&Scenario::with_everything(3).city(A, city).build(), A, "City Hall");
    assert_eq!(with("city-hall* statue jeweler indigo-plant chapel"), 3);
}

#[test]
fn the_aqueduct_adds_to_the_large_plants_alone() {
    // §aqueduct.1
    let with = |city: &str, gone: &str| {
        let scenario = Scenario::with_new_buildings(3).island(B, "indigo* indigo* sugar*");
        let mut game = scenario.city(B, city).goods(C, gone).build();
        act(&mut game, "A take craftsman");
        goods(&game, B)
    };
    assert_eq!(with("aqueduct* indigo-plant* sugar-mill*", ""), "2 indigo, 2 sugar");
    assert_eq!(with("aqueduct* small-indigo-plant* sugar-mill", ""), "1 indigo");
    assert_eq!(with("aqueduct indigo-plant*", ""), "1 indigo");
    assert_eq!(with("aqueduct* indigo-plant*", "indigo 10"), "1 indigo", "the supply has no more");
}

#[test]
fn the_forest_house_turns_plantations_into_forests() {
    // §forest-house.1, §forest-house.2, §forest-house.3, §forest-house.4
    let scenario =
        Scenario::with_new_buildings(2).city(A, "forest-house* hacienda* hospice*").row("sugar 2 corn");
    let mut game = scenario.doubloons(A, 1).build();
    act(&mut game, "A take settler\nA hacienda ~ coffee");
    assert_eq!(choices(&game, A), ["lay coffee", "lay forest"]);
    act(&mut game, "A lay forest");
    assert!(has(&game, A, "forest sugar") && !choices(&game, A).contains(&"forest quarry".to_owned()));
    act(&mut game, "A forest sugar\nB pass ~ corn corn corn");
    let owner = seat(&game, A);
    assert_eq!((owner.forests, owner.windrose, owner.colonists), (2, 1, 4), "the Hospice colonist waits");
    act(&mut game, "B take builder\nB pass");
    assert!(has(&game, A, "build construction-hut"), "costs 2, the forests spare 1");
}

#[test]
fn the_black_market_helps_only_when_doubloons_are_missing() {
    // §black-market.1, §black-market.2, §black-market.3
    let scenario = |city: &str, coins| {
        Scenario::with_new_buildings(3).city(B, city).doubloons(B, coins).goods(B, "corn").points(B, 1)
    };
    let game = builder(scenario("black-market*", 6));
    assert!(has(&game, B, "build harbor") && !has(&game, B, "build wharf"));
    let reason = refusal(&game, B, "build wharf").expect("too dear");
    assert_eq!(reason, "costs 9, you have 6 and 2 through the Black Market · §black-market.1");
    assert_eq!(gain(&game, B, "B build harbor"), (-6, -1), "barrel and point, without a question");
    assert_eq!(gain(&builder(scenario("black-market*", 8)), B, "B build harbor"), (-8, 0));
    assert!(!has(&builder(scenario("black-market", 6)), B, "build harbor"), "nobody works there");
}

#[test]
fn the_storehouse_keeps_three_barrels_more() {
    // §storehouse.1
    let mut game =
        captain(no_ship(Scenario::with_new_buildings(3)).city(B, "storehouse*").goods(B, "sugar 6"));
    assert_eq!(goods(&game, B), "4 sugar");
    act(&mut game, "B take mayor");
    assert_eq!(goods(&game, B), "4 sugar", "goods are only lost when the captain has been");
}

#[test]
fn the_guest_house_lodges_two_who_go_where_they_are_needed() {
    // §guest-house.1, §guest-house.2, §guest-house.4
    let scenario = Scenario::with_new_buildings(3).city(A, "guest-house*cc hacienda hospice").row("sugar 2");
    let mut game = scenario.build();
    act(&mut game, "A take settler");
    assert_eq!(choices(&game, A), ["plant sugar", "plant quarry", "guest hacienda", "guest hospice", "pass"]);
    act(&mut game, "A guest hospice");
    let reason = refusal(&game, A, "guest hacienda").expect("an earlier place");
    assert!(reason.ends_with("§guest-house.4"), "{reason}");
    act(&mut game, "A plant sugar");
    assert_eq!((tiles(&game, A, Tile::Sugar), discs(&game, A, Building::GuestHouse)), ((1, 1), Some(1)));
}

#[test]
fn the_trading_post_buys_in_place_of_the_house() {
    // §trading-post.1, §trading-post.2
    let game =
        trader(Scenario::with_new_buildings(3).city(B, "trading-post* large-market*").goods(B, "sugar"));
    assert_eq!(choices(&game, B), ["sell sugar", "post sugar", "pass"]);
    assert_eq!((gain(&game, B, "B post sugar").0, gain(&game, B, "B sell sugar").0), (2, 4));
}

#[test]
fn the_church_gives_points_for_building() {
    // §church.1
    let game = builder(Scenario::with_new_buildings(3).city(B, "church*").doubloons(B, 20));
    assert_eq!(gain(&game, B, "B build small-market").1, 0);
    assert_eq!(gain(&game, B, "B build cloister").1, 2);
}

#[test]
fn the_small_wharf_ships_some_barrels_once() {
    // §small-wharf.1, §small-wharf.2, §small-wharf.3
    let mut game =
        captain(no_ship(Scenario::with_new_buildings(3)).city(B, "small-wharf*").goods(B, "sugar 3"));
    assert_eq!(choices(&game, B), ["small-wharf", "pass"]);
    act(&mut game, "B small-wharf");
    assert_eq!(choices(&game, B), ["send sugar 1", "send sugar 2", "send sugar 3"], "one at least");
    act(&mut game, "B send sugar 1");
    assert_eq!((points(&game, B), goods(&game, B).as_str()), (0, "1 sugar"), "half a point is none");
}

#[test]
fn the_lighthouse_pays_for_each_load() {
    // §lighthouse.1, §lighthouse.2
    let game = captain(Scenario::with_new_buildings(3).city(A, "lighthouse*").goods(A, "corn 2"));
    assert_eq!(doubloons(&game, A), 1);
    assert_eq!(gain(&game, A, "A load corn 4"), (1, 3));
}

#[test]
fn the_specialty_factory_pays_for_the_longest_row_without_corn() {
    // §specialty-factory.1
    let income = |fields: &str, more: &str| {
        let scenario = Scenario::with_new_buildings(3).island(B, fields);
        let mut game = scenario.city(B, &format!("specialty-factory* indigo-plant*3 {more}")).build();
        act(&mut game, "A take craftsman");
        doubloons(&game, B)
    };
    assert_eq!(income("corn* corn* corn* indigo*", ""), 0);
    assert_eq!(income("indigo* indigo* indigo*", ""), 2);
    assert_eq!(income("indigo* indigo* indigo*", "aqueduct*"), 3);
}

#[test]
fn the_library_doubles_every_privilege() {
    // §library.1, §library.2, §library.3, §library.4
    let scenario = || Scenario::with_new_buildings(4).city(A, "library*");
    let mut game = scenario().row("sugar 2").build();
    act(&mut game, "A take settler\nA plant quarry\nB pass\nC pass\nD pass");
    assert_eq!(
        (asked(&game), choices(&game, A)),
        ((A, "second-tile"), vec!["plant sugar".into(), "pass".into()])
    );
    let mut game = scenario().build();
    act(&mut game, "A take mayor");
    assert_eq!(seat(&game, A).colonists, 1 + 2 + 1, "his own, two, and one from the ship");
    let mut game = scenario().doubloons(A, 8).build();
    act(&mut game, "A take builder");
    assert_eq!(paid(&game, A, "build harbor"), 6);
    let mut game = scenario().island(A, "corn* corn* indigo*").city(A, "small-indigo-plant*").build();
    act(&mut game, "A take craftsman\nA extra corn");
    assert_eq!(choices(&game, A), ["extra corn", "extra indigo", "pass"]);
    act(&mut game, "A extra indigo");
    assert_eq!(goods(&game, A), "3 corn, 2 indigo");
    let mut game = scenario().goods(A, "coffee").build();
    act(&mut game, "A take trader");
    assert_eq!(gain(&game, A, "A sell coffee").0, 6);
    let mut game = scenario().goods(A, "coffee 6 corn").build();
    act(&mut game, "A take captain");
    assert_eq!(gain(&game, A, "A load coffee 6").1, 6 + 2);
    let mut game = scenario().build();
    act(&mut game, "A take prospector");
    assert_eq!(doubloons(&game, A), 2);
}

#[test]
fn the_union_hall_counts_pairs_even_if_nothing_can_be_loaded() {
    // §union-hall.1
    let game =
        captain(no_ship(Scenario::with_new_buildings(3)).city(B, "union-hall*").goods(B, "sugar 4 tobacco"));
    assert_eq!(points(&game, B), 2);
}

#[test]
fn the_statue_is_eight_points_and_no_more() {
    // §statue.1
    let mut game = Scenario::with_new_buildings(3).city(A, "statue").build();
    assert_eq!(game.scores().points(A), 8);
    act(&mut game, "A take mayor");
    assert_eq!((discs(&game, A, Building::Statue), seat(&game, A).windrose), (Some(0), 2));
}

#[test]
fn the_cloister_counts_threes_together() {
    // §cloister.1
    let with = |island: &str| {
        counted(
            &Scenario::with_new_buildings(3).city(A, "cloister*").island(A, island).build(),
            A,
            "Cloister",
        )
    };
    assert_eq!(["corn corn", "corn corn corn", "corn corn corn sugar sugar sugar"].map(with), [0, 1, 3]);
}

#[test]
fn the_land_office_buys_with_a_colonist_and_sells_with_a_noble() {
    // §land-office.1, §land-office.2, §land-office.3
    let with = |disc: &str| {
        let city = format!("land-office*{disc}");
        trader(Scenario::with_nobles(3).city(B, &city).doubloons(B, 1).island(B, "corn quarry*"))
    };
    let mut buyer = with("c");
    assert_eq!(choices(&buyer, B), ["buy plantation", "pass"]);
    act(&mut buyer, "B buy plantation ~ coffee");
    assert_eq!((doubloons(&buyer, B), tiles(&buyer, B, Tile::Coffee)), (0, (1, 0)));
    let seller = with("n");
    assert_eq!(choices(&seller, B), ["discard corn", "pass"]);
    assert_eq!(gain(&seller, B, "B discard corn"), (1, 0));
    let reason = refusal(&seller, B, "buy plantation").expect("a noble sells");
    assert_eq!(reason, "a noble in the Land Office sells, only a colonist buys · §land-office.1");
}

#[test]
fn the_chapel_pays_a_colonist_and_honours_a_noble() {
    // §chapel.1, §chapel.2
    let with = |disc: &str| {
        let mut game = Scenario::with_nobles(3).city(B, &format!("chapel{disc}")).build();
        act(&mut game, "A take craftsman");
        (doubloons(&game, B), points(&game, B))
    };
    assert_eq!(["", "*c", "*n"].map(with), [(0, 0), (1, 0), (0, 1)]);
}

#[test]
fn the_hunting_lodge_clears_with_a_colonist_and_rewards_a_noble() {
    // §hunting-lodge.1, §hunting-lodge.2
    let with = |disc: &str| {
        let scenario = Scenario::with_nobles(3).city(A, &format!("hunting-lodge*{disc}")).row("sugar");
        let mut game =
            scenario.island(A, "corn quarry").island(B, "corn corn corn").island(C, "corn corn corn").build();
        act(&mut game, "A take settler\nA pass\nB pass");
        game
    };
    let mut game = with("c");
    act(&mut game, "C pass");
    assert_eq!(choices(&game, A), ["discard corn", "pass"], "never a quarry");
    assert_eq!(gain(&with("n"), A, "C pass ~ indigo indigo indigo indigo"), (0, 2));
}

#[test]
fn the_zoning_office_makes_building_cheaper() {
    // §zoning-office.1, §zoning-office.2
    let prices = |disc: &str| {
        let game =
            builder(Scenario::with_nobles(3).city(B, &format!("zoning-office{disc}")).doubloons(B, 20));
        ["hacienda", "wharf", "fortress"].map(|b| paid(&game, B, &format!("build {b}")))
    };
    assert_eq!(["", "*c", "*n"].map(prices), [[2, 9, 10], [1, 8, 10], [2, 9, 8]]);
}

#[test]
fn the_royal_supplier_delivers_one_barrel_for_each_noble() {
    // §royal-supplier.1, §royal-supplier.2, §royal-supplier.3
    let scenario = Scenario::with_nobles(3).city(B, "royal-supplier* harbor*").windrose(B, 0, 2);
    let mut game = captain(scenario.goods(B, "corn 2 sugar coffee"));
    assert_eq!(choices(&game, B), ["deliver corn", "deliver sugar", "deliver coffee", "done"]);
    assert_eq!(gain(&game, B, "B deliver corn"), (0, 1), "no Harbor point");
    act(&mut game, "B deliver corn");
    assert_eq!(choices(&game, B), ["deliver sugar", "deliver coffee", "done"]);
    act(&mut game, "B deliver coffee");
    assert_eq!((asked(&game), points(&game, B)), ((B, "load"), 2));
}

#[test]
fn the_villa_brings_a_noble() {
    // §villa.1
    let mut game = Scenario::with_nobles(3).city(B, "villa*").aboard(0, 0).build();
    act(&mut game, "A take mayor");
    assert_eq!((seat(&game, B).colonists, seat(&game, B).nobles), (1, 1));
    let mut game = Scenario::with_nobles(3).city(B, "villa").aboard(0, 0).build();
    act(&mut game, "A take mayor");
    assert_eq!(seat(&game, B).nobles, 0, "nobody kept the house");
}

#[test]
fn the_jeweler_pays_for_each_noble() {
    // §jeweler.1
    let with = |city: &str| {
        let mut game = Scenario::with_nobles(3).city(B, city).windrose(B, 2, 3).build();
        act(&mut game, "A take craftsman");
        doubloons(&game, B)
    };
    assert_eq!((with("jeweler*"), with("jeweler")), (3, 0));
}

#[test]
fn the_royal_garden_counts_every_noble_again() {
    // §royal-garden.1
    let with =
        |city: &str| Scenario::with_nobles(3).city(A, city).windrose(A, 1, 3).build().scores().points(A);
    assert_eq!((with("royal-garden"), with("royal-garden*")), (4 + 3, 4 + 3 + 3));
}
