//! The worked examples of the rulebook, in its order. The numbers are those of the rules page's test vectors.

use kernel::script::{act, choices, refusal};
use kernel::{Chance, Game, Lang, Seat, Viewer, Words};
use saint_petersburg::{Card, Colour, SaintPetersburg, Scenario, Setup, Stack};

use crate::table::*;

fn dealt(players: u8, word: u64) -> SaintPetersburg {
    SaintPetersburg::new(&Setup { players }, &mut Chance::fast(word)).expect("2 to 4 play")
}

fn points(game: &SaintPetersburg, seat: Seat) -> u16 {
    open(game).seats[seat.index()].points
}

fn area(game: &SaintPetersburg, seat: Seat, card: Card) -> u8 {
    open(game).seats[seat.index()].area.get(&card).copied().unwrap_or(0)
}

/// Everybody passes, from the seat whose turn it is, with the luck of the last pass.
fn all_pass(game: &mut SaintPetersburg, luck: &str) {
    let players = game.players();
    let first = game.acting().first().expect("somebody is asked");
    for (i, seat) in first.round(players).enumerate() {
        let luck = if i + 1 == players { luck } else { "" };
        act(game, &format!("{seat} pass ~ {luck}"));
    }
}

#[test]
fn vector_1_the_board_is_set_up_for_two_three_and_four() {
    // §setup.1, §setup.2, §setup.4
    for (players, workers) in [(2, 4), (3, 6), (4, 8)] {
        let view = open(&dealt(players, 7));
        assert_eq!(view.upper.values().sum::<u8>(), workers);
        assert!(view.upper.keys().all(|card| card.facts().stack == Stack::Worker));
        assert!(view.lower.is_empty());
        assert!(view.seats.iter().all(|seat| seat.rubles == Some(25) && seat.points == 0));
        let sizes: Vec<usize> = view.stacks.values().copied().collect();
        assert_eq!(sizes, [31 - usize::from(workers), 28, 27, 30]);
    }
}

#[test]
fn vector_2_the_markers_are_dealt_two_and_two_two_one_one_or_one_each() {
    // §setup.3
    for (players, owners) in [(2, vec![2, 2]), (3, vec![2, 1, 1]), (4, vec![1, 1, 1, 1])] {
        let mut beginners = Vec::new();
        for word in 0..40 {
            let view = open(&dealt(players, word));
            let count = |seat| view.markers.values().filter(|owner| **owner == seat).count();
            assert_eq!(Seat::all(usize::from(players)).map(count).collect::<Vec<_>>(), owners);
            beginners.push(view.markers[&Stack::Worker]);
        }
        beginners.sort_unstable();
        beginners.dedup();
        assert_eq!(beginners.len(), usize::from(players), "anybody may begin");
    }
}

#[test]
fn vector_3_a_card_costs_what_is_printed_on_it() {
    // §turn.1
    let game = Scenario::new(2).upper("fur-trapper").build();
    assert_eq!(paid(&game, A, "buy fur-trapper upper"), 6);
}

#[test]
fn vector_4_identical_cards_make_a_card_cheaper() {
    // §price.2
    let mut game = Scenario::new(2).upper("market").area(A, "market market").build();
    assert_eq!(paid(&game, A, "buy market upper"), 3);
    act(&mut game, "A buy market upper");
    assert_eq!(area(&game, A, Card::Market), 3);
}

#[test]
fn vector_5_the_lower_row_is_one_ruble_cheaper() {
    // §price.3
    let game = Scenario::new(2).lower("theater").build();
    assert_eq!(paid(&game, A, "buy theater lower"), 19);
}

#[test]
fn vector_6_reductions_add_up() {
    // §price.4, §price.6
    let game = Scenario::new(2).lower("theater").area(A, "theater carpenter-workshop").build();
    assert_eq!(paid(&game, A, "buy theater lower"), 17);
}

#[test]
fn vector_7_a_card_never_costs_less_than_one_ruble() {
    // §price.6
    let mut game = Scenario::new(2).upper("lumberjack lumberjack lumberjack lumberjack lumberjack").build();
    for price in [3, 2, 1, 1, 1] {
        assert_eq!(paid(&game, A, "buy lumberjack upper"), price);
        act(&mut game, "A buy lumberjack upper\nB pass");
    }
}

#[test]
fn vector_8_a_trading_card_costs_the_difference() {
    // §trade.1, §trade.2
    let mut game = Scenario::new(2).upper("wharf").area(A, "ship-builder").build();
    assert_eq!(paid(&game, A, "buy wharf upper for ship-builder"), 5);
    act(&mut game, "A buy wharf upper for ship-builder");
    assert_eq!(open(&game).discard.get(&Card::ShipBuilder), Some(&1));
    assert_eq!(area(&game, A, Card::ShipBuilder), 0);
}

#[test]
fn vector_9_an_equal_or_dearer_target_leaves_one_ruble_to_pay() {
    // §price.6, §trade.2
    let targets = "secretary controller judge mistress-of-ceremonies warehouse-manager";
    let game = Scenario::new(2).upper("senator").area(A, targets).build();
    for target in ["secretary", "controller", "judge", "mistress-of-ceremonies"] {
        assert_eq!(paid(&game, A, &format!("buy senator upper for {target}")), 1);
    }
    assert_eq!(paid(&game, A, "buy senator upper for warehouse-manager"), 2);
}

#[test]
fn vector_10_trading_cards_have_all_reductions_too() {
    // §price.3, §price.4, §trade.2
    let mut game = Scenario::new(2).lower("st-isaac-cathedral").area(A, "market carpenter-workshop").build();
    assert_eq!(paid(&game, A, "buy st-isaac-cathedral lower for market"), 8);
    act(&mut game, "A buy st-isaac-cathedral lower for market");
    assert_eq!(open(&game).discard.get(&Card::Market), Some(&1));
}

#[test]
fn vector_11_a_green_trading_card_replaces_its_own_worker_only() {
    // §trade.3
    let workers = "lumberjack gold-miner shepherd fur-trapper ship-builder";
    let pairs = [
        ("carpenter-workshop", "lumberjack", 1),
        ("gold-smelter", "gold-miner", 2),
        ("weaving-mill", "shepherd", 3),
        ("fur-shop", "fur-trapper", 4),
        ("wharf", "ship-builder", 5),
    ];
    for (card, own, price) in pairs {
        let game = Scenario::new(2).upper(card).area(A, workers).build();
        assert_eq!(paid(&game, A, &format!("buy {card} upper for {own}")), price);
        for other in workers.split(' ').filter(|worker| *worker != own) {
            let reason = refusal(&game, A, &format!("buy {card} upper for {other}")).expect("not legal");
            assert!(reason.ends_with("only its own worker · §trade.3"), "{reason}");
        }
    }
}

#[test]
fn vector_12_trading_cards_are_never_replaced() {
    // §trade.5, §trade.6
    let game = Scenario::new(2).upper("hermitage").area(A, "bank harbor peterhof").build();
    assert_eq!(choices(&game, A), ["take hermitage upper", "pass"]);
}

#[test]
fn vector_13_a_noble_phase_of_four_players() {
    // §round.2, §round.3, §round.4, §turn.2, §turn.3, §turn.5, §turn.6, §refill.1, §refill.2
    let mut game = Scenario::new(4)
        .phase(Stack::Noble)
        .marker(Stack::Noble, A)
        .upper("administrator administrator secretary author judge")
        .lower("ship-builder pub")
        .upper("st-isaac-cathedral")
        .rubles(B, 0)
        .hand(C, "warehouse-manager")
        .build();
    act(
        &mut game,
        "A buy administrator upper
         B pass
         C buy administrator upper
         D take secretary upper
         A take ship-builder lower
         B take st-isaac-cathedral upper
         C play warehouse-manager
         D pass
         A pass
         B pass",
    );
    assert_eq!((open(&game).passes, rubles(&game, C)), (3, 25 - 7 - 10));
    act(&mut game, "C pass ~ wharf bank pope czar hermitage");
    let view = open(&game);
    assert_eq!(view.phase, Stack::Trading);
    assert_eq!(view.lower.keys().copied().collect::<Vec<_>>(), [Card::Pub], "what lay there stays there");
    assert_eq!(view.upper.values().sum::<u8>(), 2 + 5, "five trading cards come to the three that were left");
    assert_eq!(rubles(&game, A), 25 - 7 + 2, "an Administrator earns two rubles");
    assert_eq!(rubles(&game, C), 8 + 2 + 3);
}

#[test]
fn vector_14_nobles_score_rubles_and_points() {
    // §score.3
    let nobles = "secretary secretary controller";
    let mut game = Scenario::new(2)
        .phase(Stack::Noble)
        .area(A, nobles)
        .area(A, "lumberjack market wharf")
        .rubles(A, 0)
        .build();
    all_pass(&mut game, "wharf bank pope czar hermitage peterhof harbor senator");
    assert_eq!((rubles(&game, A), points(&game, A)), (12, 1));
}

#[test]
fn vector_15_only_the_colour_of_the_phase_scores() {
    // §score.1, §score.2, §score.4, §score.5
    let cards = "lumberjack wharf market bank author pope";
    let gain = |phase: Stack, luck: &str| {
        let mut game = Scenario::new(2).phase(phase).area(A, cards).rubles(A, 0).upper("judge judge").build();
        all_pass(&mut game, luck);
        (rubles(&game, A), points(&game, A))
    };
    let buildings = "market market hospital library theater firehouse";
    assert_eq!(gain(Stack::Worker, buildings), (3 + 6, 1));
    assert_eq!(gain(Stack::Building, "author author controller secretary administrator author"), (5, 1 + 1));
    assert_eq!(gain(Stack::Noble, "czar hermitage peterhof harbor senator wharf"), (1 + 1, 1));
    assert_eq!(gain(Stack::Trading, "shepherd shepherd shepherd shepherd shepherd gold-miner"), (0, 0));
}

#[test]
fn vector_16_between_rounds_the_rows_move_down_and_workers_come() {
    // §change.1, §change.2, §change.3, §change.4
    let mut game = Scenario::new(3)
        .phase(Stack::Trading)
        .marker(Stack::Worker, C)
        .marker(Stack::Building, A)
        .marker(Stack::Noble, B)
        .marker(Stack::Trading, A)
        .upper("pub judge czar")
        .lower("market author")
        .build();
    all_pass(&mut game, "shepherd lumberjack lumberjack gold-miner ship-builder");
    let view = open(&game);
    assert_eq!((view.round, view.phase), (2, Stack::Worker));
    assert_eq!(view.lower.keys().copied().collect::<Vec<_>>(), [Card::Pub, Card::Judge, Card::Czar]);
    assert_eq!(view.upper.values().sum::<u8>(), 5);
    assert_eq!(view.discard.keys().copied().collect::<Vec<_>>(), [Card::Market, Card::Author]);
    assert_eq!(view.markers.values().copied().collect::<Vec<_>>(), [A, B, C, B]);
    assert_eq!(game.acting().first(), Some(A), "the worker marker came to A");
}

#[test]
fn vector_17_an_empty_lower_row_has_nothing_to_discard() {
    // §change.1
    let mut game = Scenario::new(2).phase(Stack::Trading).upper("pub").build();
    all_pass(&mut game, "shepherd shepherd lumberjack lumberjack gold-miner ship-builder fur-trapper");
    assert!(open(&game).discard.is_empty());
}

#[test]
fn vector_18_the_final_count() {
    // §final.1, §final.2
    let nobles = "author administrator warehouse-manager warehouse-manager secretary controller pope";
    let game = Scenario::new(2).points(A, 52).rubles(A, 17).area(A, nobles).build();
    assert_eq!(game.scores().row(A), [52 + 21 + 1, 17]);
}

#[test]
fn vector_19_cards_in_hand_cost_five_points_each() {
    // §final.3
    for (hand, points) in [("pub", -5), ("pub czar", -10), ("pub czar bank", -15)] {
        let game = Scenario::new(2).rubles(A, 0).hand(A, hand).build();
        assert_eq!(game.scores().points(A), points);
    }
}

#[test]
fn vector_20_every_full_ten_rubles_give_a_point() {
    // §final.2
    for (rubles, points) in [(9, 0), (10, 1), (17, 1), (29, 2)] {
        assert_eq!(Scenario::new(2).rubles(A, rubles).build().scores().row(A), [points, i32::from(rubles)]);
    }
}

#[test]
fn vector_21_the_village_is_cheap_to_buy_and_dear_to_replace() {
    // §village.1
    let game = Scenario::new(2).upper("potjomkins-village").build();
    assert_eq!(paid(&game, A, "buy potjomkins-village upper"), 2);
    let game = Scenario::new(2).upper("hermitage").area(A, "potjomkins-village").build();
    assert_eq!(paid(&game, A, "buy hermitage upper for potjomkins-village"), 12);
}

#[test]
fn vector_22_the_pub_sells_up_to_five_points() {
    // §pub.1, §pub.2
    for (rubles, most) in [(11, 5), (7, 3), (1, 0)] {
        let mut game = Scenario::new(2).phase(Stack::Building).area(B, "pub").rubles(B, rubles).build();
        all_pass(&mut game, "");
        let all: Vec<String> = (0..=most).map(|k| format!("pub {k}")).collect();
        assert_eq!(choices(&game, B), all);
    }
}

#[test]
fn vector_23_an_observatory_earns_or_draws() {
    // §observatory.2, §observatory.4, §observatory.7, §change.5
    let start =
        Scenario::new(2).phase(Stack::Building).area(A, "observatory").stack(Stack::Trading, 1).build();
    let nobles = "author author author author author judge judge controller";

    let mut unused = start.clone();
    all_pass(&mut unused, nobles);
    assert_eq!(points(&unused, A), 1);

    let mut used = start;
    assert!(choices(&used, A).contains(&"observe noble".to_owned()));
    assert!(
        !choices(&used, A).contains(&"observe trading".to_owned()),
        "a stack of one card may not be chosen"
    );
    act(&mut used, "A observe noble ~ secretary\nA discard\nB pass");
    assert!(!choices(&used, A).iter().any(|choice| choice.starts_with("observe")));
    act(&mut used, &format!("A pass ~ {nobles}"));
    assert_eq!(points(&used, A), 0);
    assert_eq!(open(&used).seats[0].face_down, 1);

    let mut next = Scenario::new(2).phase(Stack::Trading).area(A, "observatory").face_down(A, 1).build();
    all_pass(&mut next, "shepherd shepherd shepherd shepherd lumberjack lumberjack lumberjack lumberjack");
    assert_eq!(open(&next).seats[0].face_down, 0);
    all_pass(&mut next, "");
    act(&mut next, "B pass");
    assert!(choices(&next, A).contains(&"observe worker".to_owned()), "usable again in the next round");
}

#[test]
fn vector_24_the_warehouse_makes_room_for_a_fourth_card() {
    // §hand.1, §hand.2
    let three = Scenario::new(2).upper("author judge").hand(A, "pub czar bank");
    let full = three.clone().build();
    assert_eq!(
        refusal(&full, A, "take author upper").expect("no room"),
        "your hand is full (3 cards) · §hand.1"
    );
    let mut game = three.area(A, "warehouse").build();
    act(&mut game, "A take author upper\nB pass");
    assert_eq!(
        refusal(&game, A, "take judge upper").expect("no room"),
        "your hand is full (4 cards) · §hand.2"
    );
}

#[test]
fn vector_25_the_tax_man_counts_workers_and_the_theater_nobles() {
    // §tax-man.1, §mariinskij.1
    let earns = |cards: &str, colour: Colour| {
        let view = open(&Scenario::new(2).area(A, cards).build());
        view.seats[0].earnings(colour)
    };
    assert_eq!(earns("tax-man lumberjack lumberjack shepherd wharf fur-shop", Colour::Red), (5, 0));
    assert_eq!(earns("mariinskij-theater author author pope czar", Colour::Blue), (4, 0));
}

#[test]
fn vector_26_when_all_pass_with_a_full_board_no_card_comes() {
    // §refill.4, §round.1
    let eight = "author author judge pub market market hospital library";
    let mut game = Scenario::new(2).upper(eight).area(A, "lumberjack").build();
    all_pass(&mut game, "");
    let view = open(&game);
    assert_eq!((view.phase, view.upper.values().sum::<u8>(), rubles(&game, A)), (Stack::Building, 8, 28));
}

#[test]
fn vector_27_the_round_in_which_a_stack_runs_out_is_the_last() {
    // §end.1, §end.2, §end.3
    let mut game =
        Scenario::new(2).round(5).upper("author author judge judge pub").stack(Stack::Building, 3).build();
    all_pass(&mut game, "potjomkins-village observatory observatory");
    assert_eq!(open(&game).exhausted, Some(Stack::Building));
    for _ in ["building", "noble"] {
        all_pass(&mut game, "");
    }
    assert_eq!(open(&game).phase, Stack::Trading);
    let before = open(&game);
    all_pass(&mut game, "");
    assert!(game.acting().is_empty());
    let after = open(&game);
    assert_eq!((after.round, &after.upper, &after.lower), (5, &before.upper, &before.lower));
    let ending = game.ending().expect("the game is over");
    assert_eq!(ending.id, "building");
}

#[test]
fn the_derived_prices_follow_from_the_same_formula() {
    // §price.2, §price.3, §price.4, §price.5, §price.6, §trade.2, §trade.4
    let price = |scenario: Scenario, answer: &str| paid(&scenario.build(), A, answer);
    let wharf = || Scenario::new(2).area(A, "wharf ship-builder");
    assert_eq!(price(wharf().upper("wharf"), "buy wharf upper for ship-builder"), 4);
    assert_eq!(price(wharf().lower("wharf"), "buy wharf lower for ship-builder"), 3);
    let czar = || Scenario::new(2).area(A, "czar-and-carpenter");
    assert_eq!(price(czar().upper("wharf"), "buy wharf upper for czar-and-carpenter"), 4);
    assert_eq!(price(czar().upper("gold-smelter"), "buy gold-smelter upper for czar-and-carpenter"), 1);
    let pub_owner = Scenario::new(2).area(A, "pub carpenter-workshop").lower("pub");
    assert_eq!(price(pub_owner, "buy pub lower"), 1);
    let smelter = Scenario::new(2).area(A, "judge gold-smelter").lower("admiral");
    assert_eq!(price(smelter, "buy admiral lower for judge"), 1);
}

#[test]
fn the_position_can_be_read_in_both_languages() {
    let game = Scenario::new(3).upper("market").area(A, "lumberjack lumberjack").hand(B, "czar").build();
    let page =
        |viewer, lang| <SaintPetersburg as kernel::Present>::page(&game.view(viewer), &Words::new(lang));
    let english = page(Viewer::Seat(B), Lang::En);
    assert!(english.contains("Lumberjack ×2") && english.contains("Hand: Czar [24]"), "{english}");
    let french = page(Viewer::Seat(D), Lang::Fr);
    assert!(french.contains("Bûcheron ×2") && !french.contains("Tsar"), "{french}");
    assert_eq!(C.index(), 2);
}
