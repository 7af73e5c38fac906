//! One test for each card with a power: what it does, and what it does not.

use kernel::script::{act, choices, refusal};
use kernel::{Game, Kind, Lang, Viewer};
use saint_petersburg::{Card, Colour, Scenario, Stack, text, title};

use crate::table::{self, *};

fn paid(scenario: Scenario, answer: &str) -> u16 {
    table::paid(&scenario.build(), A, answer)
}

fn earnings(cards: &str, colour: Colour) -> (u16, u16) {
    open(&Scenario::new(2).area(A, cards).build()).seats[0].earnings(colour)
}

#[test]
fn every_card_has_its_own_name_and_a_text_in_both_languages() {
    // §cards.1
    for lang in Lang::ALL {
        let mut names: Vec<&str> = Card::ALL.iter().map(|card| title(*card, lang)).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), Card::ALL.len());
        for card in Card::ALL {
            assert!(text(*card, lang).ends_with('.'), "{card}: {}", text(*card, lang));
        }
    }
    assert_eq!(
        text(Card::Wharf, Lang::En),
        "Earns 6 ₽ and 1 ★. Replaces Ship Builder or Czar and Carpenter."
    );
}

#[test]
fn every_plain_card_earns_what_is_printed_on_it() {
    // §score.1, §score.2, §score.3
    for card in Card::ALL {
        let facts = card.facts();
        let (rubles, points) = earnings(card.name(), facts.colour);
        let own = u16::from(*card == Card::TaxMan || *card == Card::MariinskijTheater);
        assert_eq!((rubles, points), (u16::from(facts.rubles), u16::from(facts.points)), "{card}");
        assert_eq!(own * rubles, 0, "{card} counts the other colour, not itself");
    }
}

#[test]
fn the_czar_and_carpenter_is_a_target_for_every_green_trading_card_and_no_other() {
    // §trade.4
    let green = "carpenter-workshop gold-smelter weaving-mill fur-shop wharf";
    for card in green.split(' ') {
        let game = Scenario::new(2).upper(card).area(A, "czar-and-carpenter").build();
        assert_eq!(refusal(&game, A, &format!("buy {card} upper for czar-and-carpenter")), None);
    }
    for card in ["hermitage", "czar"] {
        let game = Scenario::new(2).upper(card).area(A, "czar-and-carpenter").build();
        let reason =
            refusal(&game, A, &format!("buy {card} upper for czar-and-carpenter")).expect("another colour");
        assert!(reason.contains("its own colour") && reason.ends_with("§trade.1"), "{reason}");
    }
}

#[test]
fn the_warehouse_makes_room_for_one_card_more_as_long_as_it_lies_there() {
    // §hand.2, §hand.3
    let scenario = || Scenario::new(2).upper("author author").hand(A, "pub czar bank").area(A, "warehouse");
    let mut game = scenario().build();
    act(&mut game, "A take author upper\nB pass");
    assert!(!choices(&game, A).contains(&"take author upper".to_owned()), "a fifth card finds no room");
    let mut game = scenario().lower("hermitage").build();
    act(&mut game, "A take author upper\nB pass\nA buy hermitage lower for warehouse\nB pass");
    assert_eq!(open(&game).seats[0].hand_size, 4, "the fourth card is kept");
    act(&mut game, "A play pub\nB pass");
    assert_eq!(open(&game).seats[0].hand_size, 3);
    assert!(!choices(&game, A).contains(&"take author upper".to_owned()), "three is the limit again");
    act(&mut game, "A play author\nB pass");
    assert!(choices(&game, A).contains(&"take author upper".to_owned()));
}

#[test]
fn a_warehouse_in_the_hand_does_not_work() {
    // §hand.2
    let game = Scenario::new(2).upper("author").hand(A, "warehouse czar bank").build();
    assert!(refusal(&game, A, "take author upper").is_some());
}

#[test]
fn the_pub_sells_points_every_round_after_the_buildings_have_scored() {
    // §pub.1, §pub.2, §pub.3
    let mut game = Scenario::new(2).phase(Stack::Building).area(A, "pub bank").rubles(A, 3).build();
    assert!(refusal(&game, A, "pub 1").expect("too early").ends_with("§pub.1"));
    act(&mut game, "A pass\nB pass");
    assert_eq!(choices(&game, A), ["pub 0", "pub 1", "pub 2", "pub 3", "pub 4"], "3 and the 5 of the Bank");
    assert_eq!(refusal(&game, A, "pub 5").expect("8 rubles buy 4"), "you can buy 4 at most · §pub.2");
    act(&mut game, "A pub 4 ~ author author author author author author judge judge");
    assert_eq!((rubles(&game, A), open(&game).seats[0].points), (0, 1 + 4));
    assert_eq!(open(&game).phase, Stack::Noble);
}

#[test]
fn two_pubs_sell_ten_points() {
    // §pub.2
    let mut game = Scenario::new(2).phase(Stack::Building).area(B, "pub pub").rubles(B, 50).build();
    act(&mut game, "A pass\nB pass");
    assert_eq!(choices(&game, B).last().map(String::as_str), Some("pub 10"));
}

#[test]
fn potjomkins_village_counts_six_as_a_target_and_two_when_bought() {
    // §village.1
    assert_eq!(paid(Scenario::new(2).upper("potjomkins-village"), "buy potjomkins-village upper"), 2);
    assert_eq!(paid(Scenario::new(2).lower("potjomkins-village"), "buy potjomkins-village lower"), 1);
    let bank = Scenario::new(2).upper("bank").area(A, "potjomkins-village");
    assert_eq!(paid(bank, "buy bank upper for potjomkins-village"), 13 - 6);
}

#[test]
fn the_observatory_draws_a_card_that_is_bought_kept_or_discarded() {
    // §turn.4, §observatory.1, §observatory.3, §observatory.6, §secret.2
    let start = Scenario::new(2).phase(Stack::Building).area(A, "observatory market").build();
    let drawn = |card: &str, stack: &str| {
        let mut game = start.clone();
        act(&mut game, &format!("A observe {stack} ~ {card}"));
        game
    };
    let mut bought = drawn("lumberjack", "worker");
    assert_eq!(choices(&bought, A), ["buy", "keep", "discard"]);
    act(&mut bought, "A buy");
    assert_eq!((rubles(&bought, A), bought.acting().first()), (22, Some(B)));

    let mut traded = drawn("hermitage", "trading");
    assert_eq!(
        choices(&traded, A),
        ["buy for market", "keep", "discard"],
        "the used Observatory is no target"
    );
    assert!(
        refusal(&traded, A, "buy").expect("needs a target").ends_with("has to replace a card · §trade.1")
    );
    assert!(refusal(&traded, A, "pass").expect("first the card").ends_with("§observatory.3"));
    act(&mut traded, "A buy for market");
    assert_eq!(rubles(&traded, A), 25 - 13);

    let mut kept = drawn("czar", "trading");
    assert_eq!(choices(&kept, A), ["keep", "discard"]);
    let seen = kept.view(Viewer::Seat(B));
    assert!(format!("{:?}", seen.asked).contains("Czar"), "everybody sees the drawn card");
    act(&mut kept, "A keep");
    assert_eq!(open(&kept).seats[0].hand, Some(vec![Card::Czar]));

    let mut discarded = drawn("author", "noble");
    act(&mut discarded, "A discard");
    assert_eq!(open(&discarded).discard.get(&Card::Author), Some(&1));
}

#[test]
fn the_observatory_works_in_the_building_phase_only() {
    // §observatory.1
    for phase in [Stack::Worker, Stack::Noble, Stack::Trading] {
        let game = Scenario::new(2).phase(phase).area(A, "observatory").build();
        let reason = refusal(&game, A, "observe noble").expect("another phase");
        assert_eq!(reason, "the Observatory works in the building phase only · §observatory.1");
    }
    let game = Scenario::new(2).phase(Stack::Building).build();
    assert_eq!(
        refusal(&game, A, "observe noble").as_deref(),
        Some("you have no Observatory · §observatory.1")
    );
}

#[test]
fn the_carpenter_workshop_makes_blue_cards_cheaper() {
    // §price.4
    let owner = || Scenario::new(2).area(A, "carpenter-workshop market");
    assert_eq!(paid(owner().upper("hospital"), "buy hospital upper"), 13);
    assert_eq!(paid(owner().hand(A, "hospital"), "play hospital"), 13);
    assert_eq!(paid(owner().upper("bank"), "buy bank upper for market"), 13 - 5 - 1);
    assert_eq!(paid(owner().upper("author"), "buy author upper"), 4, "not red ones");
    assert_eq!(paid(owner().upper("shepherd"), "buy shepherd upper"), 5, "not green ones");
    assert_eq!(
        paid(Scenario::new(2).hand(A, "carpenter-workshop").upper("hospital"), "buy hospital upper"),
        14
    );
}

#[test]
fn the_gold_smelter_makes_red_cards_cheaper() {
    // §price.5
    let owner = || Scenario::new(2).area(A, "gold-smelter author");
    assert_eq!(paid(owner().upper("judge"), "buy judge upper"), 15);
    assert_eq!(paid(owner().upper("senator"), "buy senator upper for author"), 12 - 4 - 1);
    assert_eq!(paid(owner().upper("hospital"), "buy hospital upper"), 14, "not blue ones");
}

#[test]
fn every_green_trading_card_replaces_its_worker() {
    // §trade.3
    let pairs = [
        ("weaving-mill", "shepherd", (6, 0)),
        ("fur-shop", "fur-trapper", (3, 2)),
        ("wharf", "ship-builder", (6, 1)),
        ("carpenter-workshop", "lumberjack", (3, 0)),
        ("gold-smelter", "gold-miner", (3, 0)),
    ];
    for (card, worker, earned) in pairs {
        let mut game = Scenario::new(2).hand(A, card).area(A, worker).build();
        act(&mut game, &format!("A play {card} for {worker}"));
        assert_eq!(open(&game).seats[0].earnings(Colour::Green), earned, "{card}");
    }
}

#[test]
fn the_mariinskij_theater_earns_a_ruble_for_each_red_card() {
    // §mariinskij.1
    assert_eq!(earnings("mariinskij-theater", Colour::Blue), (0, 0));
    assert_eq!(earnings("mariinskij-theater author author czar bank", Colour::Blue), (3 + 5, 1));
    assert_eq!(earnings("mariinskij-theater lumberjack market", Colour::Blue), (0, 1));
}

#[test]
fn the_tax_man_earns_a_ruble_for_each_green_card() {
    // §tax-man.1
    assert_eq!(earnings("tax-man", Colour::Red), (0, 0));
    assert_eq!(earnings("tax-man shepherd shepherd wharf author", Colour::Red), (3 + 1, 0));
    assert_eq!(earnings("tax-man market", Colour::Red), (0, 0));
}

#[test]
fn the_plain_theater_earns_points_only() {
    assert_eq!(earnings("theater author author", Colour::Blue), (0, 6));
}

#[test]
fn nobles_of_different_names_count_at_the_end() {
    // §final.1
    let nobles = "author administrator warehouse-manager secretary controller judge mistress-of-ceremonies pope \
                  weapon-master chamber-maid builder";
    let table = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 55];
    let names: Vec<&str> = nobles.split_whitespace().collect();
    for (i, points) in table.into_iter().enumerate() {
        let game = Scenario::new(2).rubles(A, 0).area(A, &names[..=i].join(" ")).build();
        assert_eq!(game.scores().points(A), points);
    }
    let twice = Scenario::new(2).rubles(A, 0).area(A, "author author author").build();
    assert_eq!(twice.scores().points(A), 1);
}
