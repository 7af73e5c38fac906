//! One test for each building: what it does, and what it does not.

use kernel::script::{act, choices, refusal};
use kernel::{Game, Kind, Lang, Seats};
use san_juan::{Card, Cards, Family, Scenario, Tile, copies, text, title};

use crate::table::*;

/// What B, who is not the builder, pays for a card with these buildings and a large hand.
fn cost(buildings: &str, card: &str) -> u8 {
    let mut game = Scenario::with_new_buildings(2)
        .area(B, buildings)
        .hand(B, &format!("{card} tobacco-shed tobacco-shed tobacco-shed tobacco-shed tobacco-shed tobacco-shed tobacco-shed"))
        .build();
    act(&mut game, &format!("A take builder\nB build {card}"));
    let asked = asked(&game);
    if asked.question.name() == "pay" { asked.least } else { 0 }
}

/// Cost, points and copies of a card, and that its good sells at the price of its place on each trading-house card.
fn production(card: Card, facts: (u8, u8, u8), prices: [usize; 5]) {
    assert_eq!(
        (card.facts().cost, card.facts().points, card.facts().copies, card.facts().family),
        (facts.0, facts.1, facts.2, Family::Production)
    );
    for (tile, price) in Tile::ALL.iter().zip(prices) {
        let mut game = Scenario::new(2)
            .without_farm(A)
            .area(A, card.name())
            .goods(A, &format!("{card}=villa"))
            .house(&[*tile])
            .build();
        act(&mut game, &format!("A take trader\nA sell {card} ~ {}", ["crane"; 3][..price].join(" ")));
        assert_eq!(held(&game, A), price, "{card} at {tile}");
    }
    let mut game = Scenario::new(2).without_farm(A).area(A, card.name()).build();
    act(&mut game, &format!("A take producer\nA produce {card} ~ hero"));
    assert_eq!(seat(&game, A).goods, Cards::from([(card, 1)]), "one good per building");
    assert_eq!(asked(&game).seat, B, "no empty building is left");
}

#[test]
fn every_card_has_its_own_name_and_a_text_in_both_languages() {
    // §cards.1, §cards.2, §cards.3
    for lang in Lang::ALL {
        let mut names: Vec<&str> = Card::ALL.iter().map(|card| title(*card, lang)).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), Card::ALL.len());
        for card in Card::ALL {
            assert!(text(*card, lang).ends_with('.'), "{card}: {}", text(*card, lang));
        }
    }
    assert_eq!(title(Card::SugarRefinery, Lang::Fr), "Raffinerie de Sucre");
    assert_eq!(copies(Card::Residence, false), 0);
    assert_eq!(copies(Card::Residence, true), 2);
}

#[test]
fn corn_farm() {
    // §cards.1, §producer.1, §producer.3, §trader.2, §setup.2
    production(Card::CornFarm, (1, 1, 10), [1, 1, 1, 1, 1]);
}

#[test]
fn fruit_farm() {
    // §cards.1, §trader.2
    production(Card::FruitFarm, (2, 1, 8), [1, 1, 1, 2, 2]);
}

#[test]
fn sugar_refinery() {
    // §cards.1, §trader.2
    production(Card::SugarRefinery, (3, 2, 9), [1, 2, 2, 2, 2]);
}

#[test]
fn tobacco_shed() {
    // §cards.1, §trader.2
    production(Card::TobaccoShed, (4, 2, 9), [2, 2, 2, 2, 3]);
}

#[test]
fn coffee_roaster() {
    // §cards.1, §trader.2
    production(Card::CoffeeRoaster, (5, 3, 8), [2, 2, 3, 3, 3]);
}

#[test]
fn production_buildings_may_be_had_more_than_once_and_commercial_ones_not() {
    // §builder.5
    let mut game = Scenario::new(2).area(A, "villa").hand(A, "corn-farm villa hero hero").build();
    act(&mut game, "A take builder");
    assert_eq!(choices(&game, A), ["build corn-farm", "pass"]);
    assert_eq!(refusal(&game, A, "build villa").as_deref(), Some("you already have a Villa · §builder.5"));
}

#[test]
fn distillery() {
    // §distillery.1
    assert_eq!((cost("distillery", "coffee-roaster"), cost("", "coffee-roaster")), (4, 5));
    assert_eq!(cost("distillery", "hero"), 5, "not for commercial buildings");
    assert_eq!(cost("", "distillery"), 1);
}

#[test]
fn gold_mine() {
    // §gold-mine.1
    let mut game = Scenario::new(2).area(A, "gold-mine").build();
    act(&mut game, "A take adventurer ~ villa  town-square hero factory statue");
    assert_eq!(seat(&game, A).hand, Some(Cards::from([(Card::Factory, 1), (Card::Villa, 1)])));
}

#[test]
fn notary_office() {
    // §notary-office.1
    let mut game = Scenario::new(2).area(B, "notary-office").hand(B, "hero").build();
    act(&mut game, "A take recruiter ~ villa villa crane crane canal\nA keep canal ~ statue factory");
    assert_eq!(wanted(&game), (B, "cull", 1, 1));
    assert_eq!(choices(&game, B), ["discard factory", "discard statue", "discard hero"]);
    act(&mut game, "B discard hero");
    assert_eq!(seat(&game, B).hand, Some(Cards::from([(Card::Factory, 1), (Card::Statue, 1)])));
}

#[test]
fn hospital() {
    // §hospital.1, §hospital.2
    let after = |left: &str, luck: &str| {
        let mut game =
            Scenario::new(2).area(B, "hospital").hand(B, &format!("distillery crane {left}")).build();
        act(&mut game, &format!("A take builder\nB build distillery\nB pay crane ~ {luck}"));
        held(&game, B)
    };
    assert_eq!(after("", "hero"), 1);
    assert_eq!(after("villa", "hero"), 2);
    assert_eq!(after("villa villa", ""), 2);
}

#[test]
fn black_market() {
    // §black-market.1, §black-market.2, §choose.3
    let mut game = Scenario::new(2)
        .area(B, "black-market fruit-farm sugar-refinery")
        .goods(B, "corn-farm=hero fruit-farm=hero sugar-refinery=hero")
        .hand(B, "villa crane crane crane")
        .build();
    act(&mut game, "A take builder\nB build villa");
    assert_eq!(wanted(&game), (B, "spend", 0, 2), "two at most");
    assert_eq!(choices(&game, B), ["spend corn-farm", "spend fruit-farm", "spend sugar-refinery", "pass"]);
    act(&mut game, "B spend sugar-refinery");
    assert_eq!(
        wanted(&game),
        (B, "pay", 2, 2),
        "nothing later in card order is left: the choice ends by itself"
    );
    assert_eq!(seat(&game, B).goods.len(), 2);
}

#[test]
fn trading_post() {
    // §trading-post.1
    let mut game = Scenario::new(2)
        .area(B, "trading-post fruit-farm sugar-refinery")
        .goods(B, "corn-farm=hero fruit-farm=hero sugar-refinery=hero")
        .house(&[Tile::House11122])
        .build();
    act(&mut game, "A take trader\nB sell corn-farm\nB sell fruit-farm ~ villa villa");
    assert_eq!((held(&game, B), seat(&game, B).goods.len()), (2, 1));
}

#[test]
fn factory() {
    // §factory.1
    let table = || {
        let mut game = Scenario::new(2).area(A, "factory fruit-farm").build();
        act(&mut game, "A take producer");
        game
    };
    let mut game = table();
    act(&mut game, "A produce corn-farm ~ hero\nA produce fruit-farm ~ hero villa");
    assert_eq!(held(&game, A), 1);
    let mut game = table();
    act(&mut game, "A produce corn-farm ~ hero\nA done");
    assert_eq!(held(&game, A), 0);
}

#[test]
fn small_market() {
    // §small-market.1
    let table = || {
        let mut game = Scenario::new(2)
            .area(A, "small-market fruit-farm")
            .goods(A, "corn-farm=hero fruit-farm=hero")
            .house(&[Tile::House11122])
            .build();
        act(&mut game, "A take trader\nA sell corn-farm");
        game
    };
    let mut game = table();
    act(&mut game, "A done ~ villa");
    assert_eq!(held(&game, A), 1);
    let mut game = table();
    act(&mut game, "A sell fruit-farm ~ villa villa crane");
    assert_eq!(held(&game, A), 3);
}

#[test]
fn crane() {
    // §crane.1, §crane.2, §crane.4, §crane.6
    let mut game = Scenario::new(2)
        .area(B, "crane villa")
        .goods(B, "corn-farm=hero")
        .hand(B, "hero canal canal")
        .build();
    act(&mut game, "A take builder\nB build hero");
    assert_eq!(choices(&game, B), ["over villa"], "5 - 3; beside costs 5, over the Corn Farm 4");
    assert_eq!(refusal(&game, B, "beside").as_deref(), Some("costs 5, you have 2 to pay with · §builder.2"));
    assert_eq!(refusal(&game, B, "over canal").as_deref(), Some("you have no Canal to cover · §crane.1"));
    assert_eq!(
        refusal(&game, B, "over corn-farm").as_deref(),
        Some("every Corn Farm of yours carries a good · §crane.5")
    );
    act(&mut game, "B over villa\nB pay canal\nB pay canal");
    assert_eq!((seat(&game, B).city, game.scores().points(B)), (3, 1 + 1 + 5));
}

#[test]
fn chapel() {
    // §chapel.1, §final.2
    let mut game = Scenario::new(2).area(A, "chapel").hand(A, "hero villa").next_round("");
    assert_eq!(wanted(&game), (A, "chapel", 0, 1));
    assert_eq!(choices(&game, A), ["tuck villa chapel", "tuck hero chapel", "pass"]);
    act(&mut game, "A tuck hero chapel");
    assert_eq!((held(&game, A), seat(&game, A).under_chapel), (1, 1));
    assert_eq!(game.scores().points(A), 1 + 2 + 1);
    let game = Scenario::new(2).area(A, "chapel").next_round("");
    assert_eq!(asked(&game).question.name(), "role", "without a card nothing is asked");
}

#[test]
fn lighthouse() {
    // §lighthouse.1, §start.2
    let hand = "corn-farm corn-farm corn-farm corn-farm corn-farm corn-farm hero hero";
    let game = Scenario::new(2).area(A, "lighthouse").hand(A, hand).next_round("");
    assert_eq!(asked(&game).question.name(), "role");
    let game = Scenario::new(2).hand(A, hand).next_round("");
    assert_eq!(wanted(&game), (A, "limit", 1, 1));
}

#[test]
fn canal() {
    // §canal.1
    let mut game = Scenario::new(2).area(B, "canal fruit-farm sugar-refinery").build();
    act(&mut game, "A take producer\nA pass\nB produce corn-farm ~ hero\nB produce sugar-refinery ~ hero");
    assert_eq!(seat(&game, B).goods.len(), 2);
    assert_eq!(asked(&game).question.name(), "role", "two at most");
}

#[test]
fn sawmill() {
    // §sawmill.1, §sawmill.2
    let mut game = Scenario::new(2).area(B, "sawmill").hand(B, "distillery corn-farm villa").build();
    let mut farm = game.clone();
    act(&mut game, "A take builder\nB build distillery\nB pay villa ~ hero");
    assert_eq!(held(&game, B), 2);
    act(&mut farm, "A take builder\nB build corn-farm\nB pay villa");
    assert_eq!(held(&farm, B), 1, "nothing for a production building");
}

#[test]
fn villa() {
    // §villa.1, §choose.1
    let mut game = Scenario::new(2).area(A, "villa").build();
    act(&mut game, "A take recruiter ~ statue hero crane crane canal");
    assert_eq!(
        choices(&game, A),
        ["keep crane", "keep canal", "keep statue"],
        "two are kept, so not the last one first"
    );
    act(&mut game, "A keep canal");
    assert_eq!(choices(&game, A), ["keep statue", "keep hero"]);
    assert!(
        refusal(&game, A, "keep crane").expect("earlier").starts_with("after Canal only cards from there on")
    );
    act(&mut game, "A keep hero ~ factory factory");
    assert_eq!((held(&game, A), open(&game).discard), (2, 3));
}

#[test]
fn statue() {
    // §monument.1, §town-square.1
    assert_eq!(Scenario::new(2).area(A, "statue").build().scores().points(A), 1 + 3);
    assert_eq!(Scenario::new(2).area(A, "statue town-square").build().scores().points(A), 1 + 3 + 4);
}

#[test]
fn large_market() {
    // §large-market.1
    let mut game = Scenario::new(2)
        .area(A, "large-market")
        .goods(A, "corn-farm=hero")
        .house(&[Tile::House11122])
        .build();
    let mut none = game.clone();
    act(&mut game, "A take trader\nA sell corn-farm ~ villa villa");
    assert_eq!(held(&game, A), 2);
    act(&mut none, "A take trader\nA pass");
    assert_eq!(held(&none, A), 0, "nothing without a sale");
}

#[test]
fn materials_depot() {
    // §materials-depot.1
    assert_eq!((cost("materials-depot", "hero"), cost("", "hero")), (4, 5));
    assert_eq!(cost("materials-depot", "coffee-roaster"), 5, "not for production buildings");
}

#[test]
fn triumphal_arch() {
    // §monument.1, §town-square.1
    assert_eq!(Scenario::new(2).area(A, "triumphal-arch").build().scores().points(A), 1 + 4);
    assert_eq!(
        points(&Scenario::new(2).area(A, "triumphal-arch hero statue town-square").build(), A, "Town Square"),
        8
    );
}

#[test]
fn publishing_house() {
    // §publishing-house.1, §publishing-house.2, §publishing-house.3
    let table = || Scenario::new(3).area(A, "publishing-house");
    let mut game = table().build();
    act(&mut game, "A take adventurer ~ hero hero");
    assert_eq!(held(&game, A), 2);
    let mut game = table().build();
    act(&mut game, "A take producer");
    assert_eq!(wanted(&game), (A, "produce", 0, 3));
    let mut game = table().goods(A, "corn-farm=hero").house(&[Tile::House11122]).build();
    act(&mut game, "A take trader");
    assert_eq!(wanted(&game), (A, "sell", 0, 3));
    let mut game = table().build();
    act(&mut game, "A take recruiter ~ hero hero hero villa villa villa crane crane");
    assert_eq!((asked(&game).drawn, wanted(&game)), (8, (A, "keep", 1, 1)));
    let mut game = table().hand(A, "town-square hero hero hero villa").build();
    act(&mut game, "A take builder\nA build town-square");
    assert_eq!(wanted(&game), (A, "pay", 4, 4));
    let game = table().build();
    assert!(refusal(&game, A, "take builder doubled").expect("by itself").contains("publishing-house.3"));
    let mut game = table().governor(B).build();
    act(&mut game, "B take adventurer ~ hero");
    assert_eq!((held(&game, A), held(&game, B)), (0, 1), "only for its owner's own role");
}

#[test]
fn hero() {
    // §monument.1, §town-square.1
    assert_eq!(Scenario::new(2).area(A, "hero").build().scores().points(A), 1 + 5);
    assert_eq!(
        points(&Scenario::new(2).area(A, "hero triumphal-arch town-square").build(), A, "Town Square"),
        6
    );
}

#[test]
fn town_square() {
    // §town-square.1, §final.3
    assert_eq!((cost("", "town-square"), Card::TownSquare.facts().points), (6, 0));
    let covered = Scenario::new(2).area(A, "hero town-square").covered(A, "statue").build();
    assert_eq!(points(&covered, A, "Town Square"), 4, "covered monuments do not count");
}

#[test]
fn customs_house() {
    // §customs-house.1
    let worth = |cards: &str| {
        points(&Scenario::new(2).area(A, &format!("customs-house {cards}")).build(), A, "Customs House")
    };
    assert_eq!((worth("villa"), worth("statue"), worth("statue triumphal-arch")), (0, 1, 2));
}

#[test]
fn manufactory() {
    // §manufactory.1
    let worth = |cards: &str| {
        points(&Scenario::new(2).area(A, &format!("manufactory {cards}")).build(), A, "Manufactory")
    };
    assert_eq!((worth(""), worth("corn-farm"), worth("coffee-roaster")), (2, 3, 4));
}

#[test]
fn governors_palace() {
    // §governors-palace.1
    let game = Scenario::with_new_buildings(2).area(A, "governors-palace cathedral hero fruit-farm").build();
    assert_eq!(points(&game, A, "Governor's Palace"), 3);
}

#[test]
fn company() {
    // §company.1, §choose.2
    let mut game =
        Scenario::with_new_buildings(2).area(A, "company").hand(A, "hero villa crane").next_round("");
    assert_eq!(wanted(&game), (A, "company", 0, 2));
    act(&mut game, "A discard villa");
    assert_eq!(choices(&game, A), ["discard hero", "done"]);
    assert_eq!(
        refusal(&game, A, "pass").as_deref(),
        Some("something has been chosen: say that you are done · §choose.2")
    );
    act(&mut game, "A done ~ statue");
    assert_eq!((held(&game, A), open(&game).discard), (3, 1));
}

#[test]
fn fortress() {
    // §fortress.1
    let hand = "corn-farm corn-farm corn-farm corn-farm corn-farm corn-farm hero";
    let game = Scenario::with_new_buildings(2).area(A, "fortress").hand(A, hand).next_round("");
    assert_eq!(asked(&game).question.name(), "role", "its owner keeps seven");
    let game = Scenario::with_new_buildings(2).area(B, "fortress").hand(A, hand).next_round("");
    assert_eq!(wanted(&game), (A, "limit", 1, 1), "the other six");
    let game = Scenario::with_new_buildings(2).covered(B, "fortress").hand(A, hand).next_round("");
    assert_eq!(asked(&game).question.name(), "role", "a covered one does nothing");
}

#[test]
fn land_registry() {
    // §land-registry.1, §land-registry.2, §land-registry.3
    let mut game = Scenario::with_new_buildings(2).area(B, "land-registry").build();
    act(
        &mut game,
        "A take recruiter ~ hero  villa villa villa crane crane\nA keep crane ~ canal canal\nB keep canal",
    );
    assert_eq!(seat(&game, B).goods, Cards::from([(Card::LandRegistry, 1)]));
    act(&mut game, "B take trader ~ trading-house-11122\nB sell land-registry ~ statue statue");
    assert_eq!((held(&game, B), open(&game).discard), (3, 6));
}

#[test]
fn bohio() {
    // §bohio.1
    let mut game = Scenario::with_new_buildings(2)
        .area(A, "bohio")
        .goods(B, "corn-farm=hero")
        .house(&[Tile::House11122])
        .build();
    let mut kept = game.clone();
    act(&mut game, "A take trader\nB sell corn-farm ~ villa");
    assert_eq!(held(&game, A), 0, "B has sold something");
    act(&mut kept, "A take trader\nB pass ~ villa");
    assert_eq!(held(&kept, A), 1);
}

#[test]
fn school() {
    // §school.1, §school.2
    let mut game = Scenario::with_new_buildings(2)
        .area(A, "school")
        .area(B, "villa canal")
        .hand(B, "hero crane")
        .build();
    act(&mut game, "A take builder\nB pass ~ statue");
    assert_eq!((held(&game, A), held(&game, B)), (1, 2), "without having built");
}

#[test]
fn land_office() {
    // §land-office.1
    let mut game =
        Scenario::with_new_buildings(2).area(B, "land-office crane").hand(B, "customs-house").build();
    act(&mut game, "A take builder\nB build customs-house\nB over land-office");
    assert_eq!(seat(&game, B).covered, Cards::from([(Card::LandOffice, 1)]));
    assert_eq!(cost("land-office", "customs-house"), 6, "nothing without a Crane");
}

#[test]
fn church() {
    // §church.1, §church.2, §final.2
    let mut game =
        Scenario::with_new_buildings(2).area(A, "church").hand(A, "hero villa crane").next_round("");
    assert_eq!(wanted(&game), (A, "church", 0, 3));
    act(&mut game, "A tuck crane church\nA tuck hero church");
    assert_eq!(choices(&game, A), ["done"], "§secret.7: the Villa is earlier, but nobody else knows that");
    act(&mut game, "A done");
    assert_eq!((held(&game, A), seat(&game, A).under_church), (1, 2));
    assert_eq!(game.scores().points(A), 1 + 2 + 2);
}

#[test]
fn harbor() {
    // §harbor.1, §final.2
    let mut game = Scenario::with_new_buildings(2)
        .area(A, "harbor")
        .goods(A, "corn-farm=hero")
        .house(&[Tile::House11122])
        .build();
    act(&mut game, "A take trader\nA sell corn-farm ~ villa");
    assert_eq!((seat(&game, A).under_harbor, open(&game).discard), (1, 0));
    assert_eq!(game.scores().points(A), 1 + 2 + 1);
}

#[test]
fn goldsmith() {
    // §goldsmith.1
    let mut game = Scenario::with_new_buildings(2).area(A, "goldsmith").build();
    act(&mut game, "A take adventurer ~ villa hero");
    assert_eq!(seat(&game, A).hand, Some(Cards::from([(Card::Villa, 1), (Card::Hero, 1)])));
    let mut game = Scenario::with_new_buildings(2).area(A, "goldsmith").build();
    act(&mut game, "A take adventurer ~ villa goldsmith");
    assert_eq!((held(&game, A), open(&game).discard), (1, 1));
}

#[test]
fn residence() {
    // §residence.1, §residence.2
    let game = Scenario::with_new_buildings(2)
        .area(A, "residence villa canal sawmill crane factory hospital")
        .build();
    assert_eq!(points(&game, A, "Residence"), 7);
}

#[test]
fn cathedral() {
    // §cathedral.1, §cathedral.2, §cathedral.3, §setup.6
    let mut game = Scenario::with_new_buildings(2)
        .hand(A, "corn-farm corn-farm corn-farm corn-farm corn-farm corn-farm")
        .hand(B, "hero hero")
        .area(B, "customs-house manufactory")
        .build();
    act(&mut game, "A take builder\nA build cathedral");
    assert_eq!(wanted(&game), (A, "pay", 6, 6), "7 - 1");
    for _ in 0..6 {
        act(&mut game, "A pay corn-farm");
    }
    assert_eq!(
        refusal(&game, B, "build cathedral").as_deref(),
        Some("the Cathedral has been built · §cathedral.1")
    );
    assert_eq!((held(&game, A), points(&game, A, "Cathedral")), (0, 7));
    let game = Scenario::new(2).build();
    assert!(!open(&game).cathedral);
    assert_eq!(game.acting(), Seats::only(A));
}
