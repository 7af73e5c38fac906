//! The worked examples of the rulebook and the vectors of the rules page, T1 to T41, in their order.

use kernel::script::{act, choices, refusal};
use kernel::{Chance, Game, Kind, Log, Seat, Seats, legal};
use san_juan::{Card, Cards, SanJuan, Scenario, Setup, Tile, copies};

use crate::table::{self, *};

/// The question and how many things it wants.
fn wanted(game: &SanJuan) -> (&'static str, u8, u8) {
    let (_, question, least, most) = table::wanted(game);
    (question, least, most)
}

#[test]
fn t1_a_cost_never_falls_below_nothing() {
    // §builder.3, §builder.4, §distillery.1, §publishing-house.1
    let mut game = Scenario::new(3).area(A, "distillery publishing-house").hand(A, "fruit-farm").build();
    let deck = open(&game).deck;
    act(&mut game, "A take builder\nA build fruit-farm");
    assert_eq!((held(&game, A), open(&game).deck, open(&game).discard), (0, deck, 0));
    assert_eq!(seat(&game, A).buildings[&Card::FruitFarm], 1);
}

#[test]
fn t1b_three_cards_less_for_dearer_production_buildings() {
    // §builder.3, §distillery.1
    let base = || Scenario::new(3).area(A, "distillery publishing-house");
    let mut game = base().hand(A, "sugar-refinery").build();
    act(&mut game, "A take builder\nA build sugar-refinery");
    assert_eq!((held(&game, A), open(&game).discard), (0, 0));
    let mut game = base().hand(A, "tobacco-shed hero villa").build();
    act(&mut game, "A take builder\nA build tobacco-shed");
    assert_eq!(wanted(&game), ("pay", 1, 1));
    act(&mut game, "A pay hero");
    assert_eq!((held(&game, A), open(&game).discard), (1, 1));
}

#[test]
fn t2_three_goods_and_a_large_market_bring_seven_cards() {
    // §trader.2, §trader.4, §trader.5, §trading-post.1, §large-market.1
    let mut game = Scenario::new(3)
        .area(A, "trading-post large-market sugar-refinery coffee-roaster")
        .goods(A, "corn-farm=hero sugar-refinery=hero coffee-roaster=hero")
        .house(&[Tile::House11223])
        .build();
    act(&mut game, "A take trader");
    assert_eq!(wanted(&game), ("sell", 0, 3));
    act(
        &mut game,
        "A sell corn-farm
         A sell sugar-refinery
         A sell coffee-roaster ~ villa villa villa canal canal canal crane",
    );
    assert_eq!((held(&game, A), open(&game).discard), (7, 3));
}

#[test]
fn t3_a_canal_produces_one_more() {
    // §producer.1, §producer.2, §canal.1, §publishing-house.1
    let most = |cards: &str, taker: &str| {
        let mut game = Scenario::new(3).area(B, cards).governor(if taker == "A" { A } else { B }).build();
        act(&mut game, &format!("{taker} take producer"));
        if taker == "A" {
            act(&mut game, "A pass");
        }
        (asked(&game).seat, asked(&game).most)
    };
    assert_eq!(most("canal", "A"), (B, 2));
    assert_eq!(most("canal", "B"), (B, 3));
    assert_eq!(most("canal publishing-house", "B"), (B, 4));
}

#[test]
fn t4_a_trading_post_sells_one_more() {
    // §trader.3, §trader.4, §trading-post.1, §publishing-house.1
    let most = |cards: &str, taker: Seat| {
        let mut game = Scenario::new(3)
            .area(B, cards)
            .goods(B, "corn-farm=hero")
            .house(&[Tile::House11122])
            .governor(taker)
            .build();
        act(&mut game, &format!("{taker} take trader"));
        (asked(&game).seat, asked(&game).most)
    };
    assert_eq!(most("trading-post", A), (B, 2));
    assert_eq!(most("trading-post", B), (B, 3));
    assert_eq!(most("trading-post publishing-house", B), (B, 4));
}

#[test]
fn t5_a_builder_with_a_materials_depot_gets_a_crane_for_nothing() {
    // §materials-depot.1, §builder.3
    let mut game = Scenario::new(3).area(A, "materials-depot").hand(A, "crane").build();
    act(&mut game, "A take builder\nA build crane");
    assert_eq!((held(&game, A), open(&game).discard), (0, 0));
}

#[test]
fn t6_villa_and_notary_office_discard_three_of_the_whole_hand() {
    // §recruiter.2, §notary-office.1, §villa.1
    let mut game = Scenario::new(3).area(A, "villa notary-office").hand(A, "hero").build();
    act(&mut game, "A take recruiter ~ statue statue crane crane canal");
    assert_eq!(held(&game, A), 6);
    assert_eq!(wanted(&game), ("cull", 3, 3));
    act(&mut game, "A discard crane\nA discard crane\nA discard hero ~ corn-farm corn-farm");
    assert_eq!(held(&game, A), 3);
}

#[test]
fn t7_a_large_market_brings_one_card_whatever_is_sold() {
    // §large-market.1
    let mut game = Scenario::new(3)
        .area(A, "large-market fruit-farm tobacco-shed")
        .goods(A, "fruit-farm=hero tobacco-shed=hero")
        .house(&[Tile::House11122])
        .build();
    act(&mut game, "A take trader\nA sell fruit-farm\nA sell tobacco-shed ~ villa villa villa canal");
    assert_eq!(held(&game, A), 4);
}

#[test]
fn t8_a_customs_house_over_a_chapel_costs_three() {
    // §crane.1, §crane.2, §crane.6
    let mut game = Scenario::new(3)
        .area(B, "crane chapel")
        .under_chapel(B, "hero hero")
        .hand(B, "customs-house villa villa villa")
        .build();
    act(&mut game, "A take builder\nB build customs-house");
    assert_eq!(choices(&game, B), ["over chapel"]);
    act(&mut game, "B over chapel");
    assert_eq!(wanted(&game), ("pay", 3, 3));
    act(&mut game, "B pay villa\nB pay villa\nB pay villa");
    let player = seat(&game, B);
    assert_eq!((player.city, player.hand_size, player.under_chapel), (3, 0, 2));
    assert_eq!(player.covered, Cards::from([(Card::Chapel, 1)]));
    assert_eq!(points(&game, B, "Cards under Chapel, Church, Harbor"), 2);
}

#[test]
fn t9_a_statue_over_a_tobacco_shed_costs_nothing() {
    // §builder.4, §crane.2, §crane.5
    let mut game = Scenario::new(3)
        .area(B, "crane tobacco-shed")
        .goods(B, "tobacco-shed=hero")
        .hand(B, "statue")
        .build();
    let deck = open(&game).deck;
    act(&mut game, "A take builder\nB build statue\nB over tobacco-shed loaded");
    let view = open(&game);
    assert_eq!((view.deck, view.discard, held(&game, B)), (deck, 1, 0));
    assert_eq!(view.discard_known, Cards::from([(Card::Hero, 1)]), "its good is discarded");
    assert!(view.seats[1].goods.is_empty());
}

#[test]
fn t10_eight_cards_are_drawn_and_six_discarded() {
    // §recruiter.2, §notary-office.1, §villa.1, §publishing-house.1
    let mut game = Scenario::new(3).area(A, "notary-office villa publishing-house").build();
    act(&mut game, "A take recruiter ~ crane crane crane canal canal canal hero hero");
    assert_eq!((held(&game, A), wanted(&game)), (8, ("cull", 6, 6)));
}

#[test]
fn t11_a_doubled_builder_with_a_depot_pays_three_less() {
    // §materials-depot.1, §publishing-house.1
    let mut game =
        Scenario::new(3).area(A, "materials-depot publishing-house").hand(A, "hero villa villa").build();
    act(&mut game, "A take builder\nA build hero");
    assert_eq!(wanted(&game), ("pay", 2, 2));
}

#[test]
fn t12_two_goods_pay_for_two_cards() {
    // §black-market.1
    let mut game = Scenario::new(3)
        .area(B, "black-market sugar-refinery")
        .goods(B, "corn-farm=hero sugar-refinery=hero")
        .hand(B, "publishing-house villa villa villa")
        .build();
    act(&mut game, "A take builder\nB build publishing-house");
    assert_eq!(wanted(&game), ("spend", 2, 2));
    act(&mut game, "B spend corn-farm\nB spend sugar-refinery");
    assert_eq!(wanted(&game), ("pay", 3, 3));
    act(&mut game, "B pay villa\nB pay villa\nB pay villa");
    assert_eq!((held(&game, B), open(&game).discard), (0, 5));
}

#[test]
fn t13_a_gold_mine_that_shows_a_cost_twice_keeps_nothing() {
    // §gold-mine.1, §adventurer.1
    let mut game = Scenario::new(3).area(A, "gold-mine").build();
    act(&mut game, "A take adventurer ~ crane publishing-house sawmill distillery sugar-refinery");
    assert_eq!((held(&game, A), open(&game).discard), (1, 4));
}

#[test]
fn t14_a_gold_mine_that_shows_four_costs_keeps_the_cheapest() {
    // §gold-mine.1
    let mut game = Scenario::new(3).area(A, "gold-mine").build();
    act(&mut game, "A take adventurer ~ crane materials-depot gold-mine sugar-refinery publishing-house");
    assert_eq!(seat(&game, A).hand, Some(Cards::from([(Card::Crane, 1), (Card::GoldMine, 1)])));
    assert_eq!(open(&game).discard, 3);
}

#[test]
fn t15_a_villa_keeps_two_cards() {
    // §villa.1, §recruiter.3, §recruiter.4
    let mut game = Scenario::new(3).area(A, "villa").area(B, "villa").build();
    act(&mut game, "A take recruiter ~ crane crane crane canal canal");
    assert_eq!((asked(&game).drawn, wanted(&game)), (5, ("keep", 2, 2)));
    act(&mut game, "A keep crane\nA keep canal ~ hero hero statue statue");
    assert_eq!(held(&game, B), 2, "two of two are kept without a question");
    assert_eq!((asked(&game).seat, wanted(&game)), (C, ("keep", 1, 1)));
    let mut game = Scenario::new(3).area(A, "villa publishing-house").build();
    act(&mut game, "A take recruiter ~ crane crane crane canal canal canal hero hero");
    assert_eq!((asked(&game).drawn, wanted(&game)), (8, ("keep", 2, 2)));
    for (cards, drawn, discarded) in [
        ("", "hero hero hero crane crane", 3),
        ("publishing-house", "hero hero hero crane crane crane canal canal", 6),
    ] {
        let mut game = Scenario::new(3).area(A, &format!("villa notary-office {cards}")).build();
        act(&mut game, &format!("A take recruiter ~ {drawn}"));
        assert_eq!(wanted(&game), ("cull", discarded, discarded));
    }
}

#[test]
fn t16_two_monuments_make_a_town_square_worth_six() {
    // §town-square.1, §monument.1
    let game = Scenario::new(2).area(A, "statue hero town-square").build();
    assert_eq!(points(&game, A, "Town Square"), 6);
}

#[test]
fn t17_a_customs_house_adds_a_quarter() {
    // §customs-house.1, §final.1, §final.3
    let cards =
        "hero triumphal-arch statue town-square coffee-roaster coffee-roaster coffee-roaster villa canal";
    let before = Scenario::new(2).area(A, cards).build();
    assert_eq!(before.scores().points(A), 34);
    let game = Scenario::new(2).area(A, &format!("{cards} customs-house")).build();
    assert_eq!((points(&game, A, "Customs House"), game.scores().points(A)), (8, 42));
}

#[test]
fn t18_a_manufactory_counts_buildings_and_kinds() {
    // §manufactory.1
    let game = Scenario::new(2)
        .area(A, "corn-farm corn-farm fruit-farm sugar-refinery sugar-refinery manufactory")
        .build();
    assert_eq!(points(&game, A, "Manufactory"), 9);
}

#[test]
fn t19_a_governors_palace_counts_commercial_buildings() {
    // §governors-palace.1
    let cards = "hospital canal sawmill chapel materials-depot publishing-house statue customs-house governors-palace";
    let game = Scenario::new(2).area(A, cards).build();
    assert_eq!(points(&game, A, "Governor's Palace"), 9);
}

#[test]
fn t20_drafted_hands_are_cut_down_to_four() {
    // §setup.5, §setup.3
    let mut chance = Chance::fast(20);
    let setup = Setup { players: 4, new_buildings: false, draft_hands: true, ..Setup::default() };
    let mut game = SanJuan::new(&setup, &mut chance).expect("four play");
    let hands = |game: &SanJuan| Seat::all(4).map(|who| held(game, who)).collect::<Vec<_>>();
    assert_eq!(hands(&game), [5, 6, 7, 8]);
    while asked(&game).question.name() == "draft" {
        let who = game.acting().first().expect("somebody is asked");
        let action = legal(&game, who)[0];
        game.apply(who, action, &mut chance, &mut Log::off());
    }
    assert_eq!(hands(&game), [4, 4, 4, 4]);
    assert_eq!((open(&game).discard, asked(&game).seat), (10, A));
}

#[test]
fn t21_a_publishing_house_over_a_land_office_costs_nothing() {
    // §land-office.1
    let mut game =
        Scenario::with_new_buildings(3).area(B, "land-office crane").hand(B, "publishing-house").build();
    act(&mut game, "A take builder\nB build publishing-house\nB over land-office");
    assert_eq!((held(&game, B), open(&game).discard, seat(&game, B).city), (0, 0, 3));
}

#[test]
fn t22_a_cathedral_over_a_land_office_costs_one_or_nothing() {
    // §land-office.1, §cathedral.1, §cathedral.2
    let table = |cards: &str| Scenario::with_new_buildings(3).area(B, cards).hand(B, "hero");
    let mut game = table("land-office crane").build();
    act(&mut game, "A take builder\nB build cathedral\nB over land-office");
    assert_eq!(wanted(&game), ("pay", 1, 1));
    let mut game = table("land-office crane materials-depot").build();
    act(&mut game, "A take builder\nB build cathedral\nB over land-office");
    assert_eq!(held(&game, B), 1);
    let mut game = table("land-office crane").governor(B).build();
    act(&mut game, "B take builder\nB build cathedral\nB over land-office");
    assert_eq!(held(&game, B), 1);
}

#[test]
fn t23_a_residence_with_two_sets() {
    // §residence.1, §residence.2
    let cards = "corn-farm fruit-farm black-market factory sugar-refinery sugar-refinery canal customs-house manufactory residence";
    let game = Scenario::with_new_buildings(2).area(A, cards).build();
    assert_eq!((seat(&game, A).city, points(&game, A, "Residence")), (11, 7));
}

#[test]
fn t24_a_residence_with_four_sets() {
    // §residence.1, §residence.2
    let cards = "corn-farm notary-office gold-mine fortress land-registry sawmill sugar-refinery canal customs-house governors-palace residence";
    let game = Scenario::with_new_buildings(2).area(A, cards).build();
    assert_eq!((seat(&game, A).city, points(&game, A, "Residence")), (12, 10));
}

#[test]
fn t25_a_cathedral_among_six_buildings_of_cost_six() {
    // §cathedral.3
    let game = Scenario::with_new_buildings(4)
        .area(A, "cathedral")
        .area(B, "manufactory governors-palace residence")
        .area(C, "manufactory governors-palace")
        .area(D, "customs-house")
        .build();
    assert_eq!(points(&game, A, "Cathedral"), 10);
}

#[test]
fn t26_the_sawmill_gives_its_card_before_the_hospital_looks() {
    // §hospital.1, §hospital.2, §sawmill.1, §builder.7
    let mut game = Scenario::new(3).area(B, "hospital sawmill").hand(B, "crane villa villa").build();
    act(&mut game, "A take builder\nB build crane\nB pay villa\nB pay villa ~ hero statue");
    assert_eq!(held(&game, B), 2);
}

#[test]
fn t27_with_two_cards_after_the_sawmill_the_hospital_gives_nothing() {
    // §hospital.2
    let mut game = Scenario::new(3).area(B, "hospital sawmill").hand(B, "crane villa villa villa").build();
    act(&mut game, "A take builder\nB build crane\nB pay villa\nB pay villa ~ hero");
    assert_eq!(held(&game, B), 2);
}

#[test]
fn t28_a_sawmill_gives_nothing_for_itself() {
    // §sawmill.2, §builder.6
    let mut game = Scenario::new(3).hand(B, "sawmill villa villa villa").build();
    act(&mut game, "A take builder\nB build sawmill\nB pay villa\nB pay villa\nB pay villa");
    assert_eq!(held(&game, B), 0);
}

#[test]
fn t29_a_hospital_gives_nothing_to_who_does_not_build() {
    // §hospital.2
    let mut game = Scenario::new(3).area(A, "hospital").hand(A, "corn-farm").build();
    act(&mut game, "A take builder\nA pass");
    assert_eq!(held(&game, A), 1);
}

#[test]
fn t30_a_publishing_house_used_with_the_first_role_is_used() {
    // §publishing-house.2, §publishing-house.3, §round.3
    let mut game = Scenario::new(2).area(A, "publishing-house").build();
    act(&mut game, "A take producer doubled");
    assert_eq!(wanted(&game), ("produce", 0, 3));
    act(&mut game, "A pass\nB pass\nB take builder\nA take adventurer ~ hero");
    assert_eq!(held(&game, A), 1);
}

#[test]
fn t31_a_trading_house_card_is_turned_up_though_nobody_sells() {
    // §trader.1, §trader.6, §bohio.1
    let mut game = Scenario::with_new_buildings(3).area(B, "bohio").area(C, "bohio").build();
    act(&mut game, "A take trader ~ trading-house-12233 hero statue");
    assert_eq!((held(&game, A), held(&game, B), held(&game, C)), (0, 1, 1));
    let view = open(&game);
    assert_eq!((view.house, view.prices), (vec![Tile::House12233], None));
}

#[test]
fn t32_everybody_still_builds_after_the_twelfth_building() {
    // §end.1, §round.5
    let mut game = Scenario::new(3)
        .area(A, "corn-farm corn-farm fruit-farm fruit-farm villa canal crane factory hero statue")
        .hand(A, "distillery")
        .hand(B, "distillery villa")
        .hand(C, "notary-office villa")
        .build();
    act(&mut game, "A take builder\nA build distillery\nA beside");
    assert_eq!(seat(&game, A).city, 12);
    act(&mut game, "B build distillery\nB pay villa");
    assert_eq!(game.acting(), Seats::only(C));
    act(&mut game, "C build notary-office\nC pay villa");
    assert_eq!(game.acting(), Seats::NONE);
    assert_eq!(game.ending().expect("over").id, "buildings");
    assert_eq!(open(&game).roles.len(), 1, "no further role is taken");
}

#[test]
fn t33_limits_with_fortress_and_lighthouse() {
    // §fortress.1, §lighthouse.1, §start.2
    let mut game = Scenario::with_new_buildings(3)
        .area(A, "fortress")
        .area(B, "lighthouse")
        .hand(A, "corn-farm corn-farm corn-farm corn-farm corn-farm corn-farm fruit-farm fruit-farm fruit-farm")
        .hand(B, "sugar-refinery sugar-refinery sugar-refinery sugar-refinery sugar-refinery sugar-refinery sugar-refinery sugar-refinery sugar-refinery villa villa villa hero")
        .hand(C, "tobacco-shed tobacco-shed tobacco-shed tobacco-shed tobacco-shed tobacco-shed tobacco-shed")
        .next_round("");
    assert_eq!((asked(&game).seat, wanted(&game)), (B, ("limit", 1, 1)));
    act(&mut game, "B discard hero");
    assert_eq!((asked(&game).seat, wanted(&game)), (C, ("limit", 1, 1)));
    act(&mut game, "C discard tobacco-shed");
    assert_eq!((asked(&game).seat, wanted(&game)), (A, ("limit", 2, 2)));
    act(&mut game, "A discard corn-farm\nA discard fruit-farm");
    assert_eq!([held(&game, A), held(&game, B), held(&game, C)], [7, 12, 6]);
}

#[test]
fn t34_company_and_chapel_come_before_the_limit() {
    // §company.1, §chapel.1, §start.1
    let mut game = Scenario::with_new_buildings(3)
        .area(A, "company chapel")
        .hand(A, "corn-farm corn-farm corn-farm corn-farm corn-farm corn-farm hero hero")
        .next_round("");
    act(&mut game, "A discard hero\nA discard hero ~ villa canal\nA tuck villa chapel");
    assert_eq!((held(&game, A), asked(&game).question.name()), (7, "role"));
}

#[test]
fn t35_the_good_of_the_land_registry_brings_two() {
    // §land-registry.3, §small-market.1, §trading-post.1
    for (cards, luck, income) in [("", "hero villa canal", 3), ("small-market", "hero villa canal crane", 4)]
    {
        let mut game = Scenario::with_new_buildings(3)
            .area(B, &format!("land-registry trading-post {cards}"))
            .goods(B, "corn-farm=statue land-registry=statue")
            .house(&[Tile::House12233])
            .build();
        act(&mut game, &format!("A take trader\nB sell corn-farm\nB sell land-registry ~ {luck}"));
        assert_eq!(held(&game, B), income);
    }
}

#[test]
fn t36_a_school_draws_if_nobody_has_fewer_and_somebody_more() {
    // §school.1, §school.2
    let draws = |own: &str, b: &str, c: &str, luck: &str| {
        let mut game =
            Scenario::with_new_buildings(3).area(A, &format!("school {own}")).area(B, b).area(C, c).build();
        act(&mut game, &format!("A take builder ~ {luck}"));
        held(&game, A)
    };
    assert_eq!(draws("villa", "villa canal", "villa canal crane", "hero"), 1, "3, 3, 4");
    assert_eq!(draws("villa", "villa canal", "villa canal", ""), 0, "3, 3, 3");
    assert_eq!(draws("villa crane", "villa canal", "villa canal crane hero", ""), 0, "4, 3, 5");
}

#[test]
fn t37_cards_and_goods_break_a_tie() {
    // §final.4
    let table = |hand: &str| {
        Scenario::new(2)
            .hand(A, hand)
            .goods(A, "corn-farm=villa")
            .hand(B, "crane crane crane")
            .goods(B, "corn-farm=villa")
            .build()
    };
    let scores = table("hero hero").scores();
    assert_eq!((scores.points(A), scores.points(B)), (1, 1));
    assert_eq!((scores.winners(), scores.decided_by_tie_breaker()), (Seats::only(B), Some(1)));
    assert_eq!(table("hero hero hero").scores().winners().len(), 2);
}

#[test]
fn t38_a_town_square_without_monuments_is_worth_nothing() {
    // §town-square.1
    let game = Scenario::new(2).area(A, "town-square").build();
    assert_eq!(points(&game, A, "Town Square"), 0);
}

#[test]
fn t39_the_box_has_112_cards_and_29_and_one_more() {
    // §cards.4: the property test looks at every position of whole games
    let count = |new| Card::ALL.iter().map(|card| u32::from(copies(*card, new))).sum::<u32>();
    assert_eq!((count(false), count(true)), (112, 142));
}

#[test]
fn t40_nothing_covers_a_crane_and_no_building_covers_its_like() {
    // §crane.3
    let mut game = Scenario::new(3).area(A, "crane").hand(A, "corn-farm fruit-farm villa villa").build();
    act(&mut game, "A take builder");
    let mut other = game.clone();
    act(&mut game, "A build corn-farm");
    assert_eq!((seat(&game, A).city, asked(&game).question.name()), (3, "role"), "beside is the only place");
    act(&mut other, "A build fruit-farm");
    assert_eq!(choices(&other, A), ["beside", "over corn-farm"]);
    assert_eq!(refusal(&other, A, "over crane").as_deref(), Some("a Crane is never covered · §crane.3"));
    assert_eq!(
        refusal(&other, A, "over fruit-farm").as_deref(),
        Some("Fruit Farm does not cover Fruit Farm · §crane.3")
    );
}

#[test]
fn t41_a_discount_is_waived_for_the_hospital() {
    // §hospital.3, §choose.2
    let table = |hand: &str| {
        let mut game =
            Scenario::new(3).area(B, "hospital materials-depot").hand(B, &format!("statue {hand}")).build();
        act(&mut game, "A take builder\nB build statue");
        game
    };
    let mut four = table("corn-farm corn-farm corn-farm corn-farm");
    assert_eq!(wanted(&four), ("pay", 2, 3));
    act(&mut four, "B pay corn-farm\nB pay corn-farm");
    assert_eq!(choices(&four, B), ["pay corn-farm", "done"]);
    let mut generous = four.clone();
    act(&mut four, "B done");
    assert_eq!(held(&four, B), 2);
    act(&mut generous, "B pay corn-farm ~ hero");
    assert_eq!(held(&generous, B), 2, "one is kept and one drawn");
    assert_eq!(wanted(&table("villa villa villa crane crane")), ("pay", 2, 2));
    assert_eq!(wanted(&table("villa villa villa")), ("pay", 2, 2));
}
