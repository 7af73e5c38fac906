//! One test for each ruling of the rules page (1 to 28) and for those that the notation adds (n1 to n10).

use kernel::script::{act, choices, refusal};
use kernel::{Chance, Game, Log, Present, Seat, Seats, Viewer, Words, legal};
use san_francisco::{Asked, Board, Bonus, CARDS, Deck, Row, SanFrancisco, Scenario, Setup, Symbol};

use crate::table::*;

/// A city with a skyscraper on the second grey space and no trams.
const TOWER: &str =
    "blue-plain-3 blue-plain-3 / grey-line-2 grey-foundation grey-line-2 / orange-line-2 orange-line-2";

/// A city with 24 cards in which one green space is free; the green row has one bonus symbol.
const ALMOST_FULL: &str = "blue-plain-3 blue-plain-3 blue-plain-2 blue-line-2 blue-line-2 / \
    grey-plain-3 grey-plain-3 grey-plain-2 grey-line-2 grey-line-2 / \
    orange-plain-2 orange-line-2 orange-line-2 orange-plain-3 orange-plain-3 / \
    yellow-plain-3 yellow-plain-3 yellow-plain-2 yellow-line-2 yellow-line-2 / \
    green-plain-3 green-plain-3 green-plain-2 green-value-2-bonus";

/// The same with one grey space free instead; the grey row has one bonus symbol.
const GREY_FREE: &str = "blue-plain-3 blue-plain-3 blue-plain-2 blue-line-2 blue-line-2 / \
    grey-plain-3 grey-plain-3 grey-plain-2 grey-value-2-bonus / \
    orange-plain-2 orange-line-2 orange-line-2 orange-plain-3 orange-plain-3 / \
    yellow-plain-3 yellow-plain-3 yellow-plain-2 yellow-line-2 yellow-line-2 / \
    green-plain-3 green-plain-3 green-plain-2 green-plain-2 green-line-2";

/// The three tram-line tokens lie in the city of a seat.
fn without_line_tokens(scenario: Scenario, seat: Seat) -> Scenario {
    let cards = "black-plain-2 black-plain-2 black-value-1-bonus";
    (1..=3).fold(scenario.city(seat, Row::Orange, cards), |scenario, column| {
        scenario.token(seat, Bonus::TramLineToken, Row::Orange, column)
    })
}

/// The deck that is compiled in, with some words exchanged.
fn deck(changes: &[(&str, &str)]) -> &'static Deck {
    let mut text = include_str!("../../data/cards.csv").to_owned();
    for (old, new) in changes {
        assert!(text.contains(old), "{old}");
        text = text.replace(old, new);
    }
    Deck::read(&text).expect("a sound deck")
}

#[test]
fn ruling_1_fewer_contracts_than_cards_counted_before_the_new_one() {
    // §finalize.1
    let base = Scenario::new(2).column(1, "green-plain-2 green-plain-3");
    let one = base.clone().contracts(A, 1).build();
    assert_eq!(choices(&one, A), ["place", "finalize 1"]);
    let two = base.contracts(A, 2).build();
    assert_eq!(choices(&two, A), ["place"]);
}

#[test]
fn ruling_2_one_contract_whatever_is_taken_and_built() {
    // §finalize.2
    let mut game = Scenario::new(2)
        .column(1, "green-plain-2")
        .column(2, "blue-plain-2 blue-plain-3 grey-plain-2")
        .turn(B)
        .build();
    act(&mut game, "B finalize 1\nB done");
    assert_eq!(contracts(&game), [0, 1]);
    act(&mut game, "A place ~ green-plain-3\nA column 3\nB finalize 2\nB build blue-plain-2\nB done");
    assert_eq!(contracts(&game), [0, 2]);
}

#[test]
fn ruling_3_everybody_returns_at_once_the_taker_too() {
    // §finalize.3
    let mut game = Scenario::new(4)
        .contracts(A, 1)
        .contracts(Seat::D, 3)
        .contracts(C, 1)
        .column(1, "green-plain-2 green-plain-2")
        .turn(B)
        .build();
    act(&mut game, "B finalize 1");
    assert_eq!(contracts(&game), [0, 0, 0, 2], "before anything is built");
    assert_eq!(choices(&game, B), ["build green-plain-2", "done"]);
}

#[test]
fn ruling_4_contracts_never_run_out() {
    // §setup.5
    let mut game = Scenario::new(3).contracts(B, 12).column(1, "green-plain-2").build();
    act(&mut game, "A finalize 1");
    assert_eq!(contracts(&game), [1, 12, 0]);
}

#[test]
fn ruling_5_any_order_one_at_a_time_and_as_many_as_one_likes() {
    // §finalize.4, §build.5, §build.2
    let base = Scenario::new(2).column(1, "green-plain-3 green-line-2 yellow-line-2").build();
    let mut first = base.clone();
    act(&mut first, "A finalize 1\nA build green-line-2\nA build green-plain-3\nA build yellow-line-2");
    let mut second = base.clone();
    act(&mut second, "A finalize 1\nA build yellow-line-2\nA build green-plain-3\nA build green-line-2");
    assert!(space(&first, A, Row::Yellow, 1).tram && !space(&second, A, Row::Yellow, 1).tram);
    let mut third = base;
    act(&mut third, "A finalize 1\nA build green-line-2");
    assert!(space(&third, A, Row::Green, 1).tram, "at once");
    act(&mut third, "A done");
    assert_eq!(open(&third).thrown.len(), 2);
}

#[test]
fn ruling_6_a_card_of_a_full_row_cannot_be_built_and_a_black_one_goes_elsewhere() {
    // §build.3, §build.4
    let row = "green-plain-3 green-plain-3 green-plain-3 green-plain-2 green-plain-2";
    let mut game = Scenario::new(2).city(A, Row::Green, row).column(1, "green-line-2 black-plain-2").build();
    act(&mut game, "A finalize 1");
    let rows = ["blue", "grey", "orange", "yellow"].map(|row| format!("build black-plain-2 {row}"));
    assert_eq!(choices(&game, A), [&rows[..], &["done".to_owned()]].concat());
}

#[test]
fn ruling_7_a_foundation_thrown_away_takes_its_token_along() {
    // §finalize.5
    let mut game = Scenario::new(2).column(1, "grey-foundation").build();
    assert_eq!(open(&game).tokens, 5);
    act(&mut game, "A finalize 1\nA done");
    assert_eq!(open(&game).tokens, 5);
    assert_eq!(open(&game).thrown[&"grey-foundation".parse().unwrap()], 1);
}

#[test]
fn ruling_8_the_card_is_seen_before_the_column_is_chosen() {
    // §place.1, §place.2, §open.1
    let mut game = Scenario::new(3).build();
    act(&mut game, "A place ~ blue-depot-1");
    let card = "blue-depot-1".parse().unwrap();
    for viewer in [Viewer::Seat(A), Viewer::Seat(C), Viewer::Spectator] {
        assert_eq!(game.view(viewer).asked, Some(Asked::Column { seat: A, card }));
    }
    assert!(game.prompt(A, &Words::default()).contains("Blue tram depot 1"));
}

#[test]
fn ruling_9_nobody_may_pass() {
    // §turn.2
    let game = Scenario::new(2).contracts(A, 1).column(1, "green-plain-2").build();
    assert_eq!(choices(&game, A), ["place"]);
}

#[test]
fn ruling_10_a_garden_is_worth_four_beside_a_tram_and_not_more() {
    // §garden.1
    let rows = "blue-depot-1 blue-depot-1 / grey-line-2 grey-garden";
    let two = Scenario::new(2).rows(A, rows).build();
    assert_eq!(space(&two, A, Row::Grey, 2).value, 4, "three trams count once");
    let lines = Scenario::new(2).rows(A, " / grey-line-2 grey-garden").build();
    assert_eq!(space(&lines, A, Row::Grey, 2).value, 0, "lines without a tram");
    let corner = Scenario::new(2).rows(A, "blue-depot-1 / grey-plain-2 grey-garden").build();
    assert_eq!(space(&corner, A, Row::Grey, 2).value, 0, "not across a corner");
}

#[test]
fn ruling_11_seaside_cards_add_up_without_a_floor() {
    // §skyscraper.2
    let many = deck(&[("BK05,black,value1_bonus,1,0,0,0,0,0,1,3", "BK05,black,seaside0,0,0,0,0,0,1,0,3")]);
    let mut game = Scenario::with_data(2, many, Board::standard())
        .city(A, Row::Blue, "blue-seaside-1 blue-seaside-1 blue-seaside-line blue-seaside-bonus")
        .city(A, Row::Green, "black-seaside black-seaside")
        .city(A, Row::Orange, "orange-foundation")
        .column(1, "black-seaside")
        .build();
    assert_eq!((player(&game, A).required, player(&game, A).skyscrapers), (1, 0));
    act(&mut game, "A finalize 1\nA build black-seaside blue");
    assert_eq!((player(&game, A).required, player(&game, A).skyscrapers), (0, 1));
}

#[test]
fn ruling_12_a_skyscraper_rises_by_itself() {
    // §skyscraper.1
    let mut game = Scenario::new(2)
        .rows(A, " / grey-plain-2 grey-plain-3 / orange-plain-3 orange-foundation")
        .column(1, "orange-plain-2")
        .build();
    act(&mut game, "A finalize 1\nA build orange-plain-2");
    assert_eq!(player(&game, A).skyscrapers, 1);
    assert_eq!(game.acting(), Seats::only(B), "nobody was asked");
}

#[test]
fn ruling_13_neither_foundation_nor_skyscraper_adds_value() {
    // §skyscraper.3
    let game = Scenario::new(2).rows(A, TOWER).build();
    assert!(space(&game, A, Row::Grey, 2).skyscraper);
    assert_eq!(space(&game, A, Row::Grey, 2).value, 0);
    assert_eq!(player(&game, A).values[&Row::Grey], 4);
}

#[test]
fn ruling_14_depot_cards_count_for_the_trams() {
    // §advantage.2, §tram.1
    let game = Scenario::new(2)
        .city(A, Row::Blue, "blue-depot-1 depot-card")
        .city(B, Row::Green, "green-line-2")
        .build();
    assert_eq!((player(&game, A).trams, player(&game, B).trams), (2, 1));
    assert_eq!(game.scores().row(A)[1], 2);
}

#[test]
fn ruling_15_a_tram_line_token_never_lies_on_a_depot() {
    // §bonus.9
    let mut game = Scenario::new(2)
        .rows(A, "blue-depot-1 depot-card / grey-value-2-bonus grey-line-2")
        .column(1, "grey-value-2-bonus")
        .build();
    act(&mut game, "A finalize 1\nA build grey-value-2-bonus\nA take tram-line-token");
    assert_eq!(choices(&game, A), ["on grey 1", "on grey 3"]);
    let reason = refusal(&game, A, "on blue 1");
    assert_eq!(reason.as_deref(), Some("the card on space 1 of your blue row is a depot · §bonus.9"));
    let reason = refusal(&game, A, "on grey 2");
    assert_eq!(reason.as_deref(), Some("the card on space 2 of your grey row has lines already · §bonus.9"));
}

#[test]
fn ruling_16_the_symbol_of_a_black_card_counts_for_the_row_in_which_it_lies() {
    // §build.3, §bonus.1
    let base = Scenario::new(2).city(A, Row::Yellow, "yellow-value-2-bonus").column(1, "black-value-1-bonus");
    let mut game = base.build();
    act(&mut game, "A finalize 1");
    let mut other = game.clone();
    act(&mut game, "A build black-value-1-bonus yellow");
    assert_eq!(choices(&game, A), ["take points-token", "take tram-line-token"]);
    act(&mut other, "A build black-value-1-bonus green");
    assert_eq!(other.acting(), Seats::only(B));
}

#[test]
fn ruling_17_only_the_second_symbol_grants_a_bonus() {
    // §bonus.1
    let mut game = Scenario::new(2)
        .column(
            1,
            "green-value-2-bonus green-value-2-bonus green-plain-2 green-line-1-bonus green-line-1-bonus",
        )
        .build();
    act(&mut game, "A finalize 1\nA build green-value-2-bonus\nA build green-value-2-bonus");
    act(&mut game, "A take discard-token\nA build green-plain-2");
    assert_eq!(choices(&game, A), ["build green-line-1-bonus", "done"], "no symbol, no bonus");
    act(&mut game, "A build green-line-1-bonus\nA build green-line-1-bonus");
    assert_eq!(choices(&game, A), ["keep", "return 1"]);
    assert_eq!(open(&game).bonuses.values().sum::<u8>(), 17);
}

#[test]
fn ruling_18_what_has_run_out_cannot_be_taken() {
    // §bonus.10, §bonus.11
    let base = Scenario::new(2)
        .city(B, Row::Green, "depot-card depot-card depot-card")
        .city(A, Row::Orange, "orange-value-2-bonus")
        .column(1, "orange-value-2-bonus");
    let mut game = base.clone().build();
    act(&mut game, "A finalize 1\nA build orange-value-2-bonus");
    assert_eq!(choices(&game, A), ["take tram-line-token"]);
    assert_eq!(refusal(&game, A, "take depot-card").as_deref(), Some("no depot card is left · §bonus.10"));
    let mut game = without_line_tokens(base, B).build();
    act(&mut game, "A finalize 1\nA build orange-value-2-bonus");
    assert_eq!(game.acting(), Seats::only(B), "both are out: the bonus lapses");
}

#[test]
fn ruling_19_a_bonus_cannot_be_declined_but_lapses_without_a_place() {
    // §bonus.10, §bonus.11
    let base = Scenario::new(2).rows(A, GREY_FREE).column(1, "grey-value-2-bonus");
    let mut game = base.clone().build();
    act(&mut game, "A finalize 1\nA build grey-value-2-bonus");
    assert_eq!(choices(&game, A), ["take tram-line-token"], "no answer declines it");
    let mut game = without_line_tokens(base, B).build();
    act(&mut game, "A finalize 1\nA build grey-value-2-bonus");
    assert!(game.ending().is_some());
    assert_eq!(open(&game).bonuses[&Bonus::Value4Card], 3);
}

#[test]
fn ruling_20_bonus_cards_complete_rows_and_fill_the_city() {
    // §bonus.12, §district.1, §end.2
    let mut game = Scenario::new(2)
        .city(A, Row::Grey, "grey-value-2-bonus")
        .city(A, Row::Blue, "blue-plain-3 blue-plain-3 blue-plain-2 blue-line-2")
        .column(1, "grey-value-2-bonus")
        .build();
    act(&mut game, "A finalize 1\nA build grey-value-2-bonus\nA take value-4-card\nA in blue");
    assert_eq!(open(&game).completed[&Row::Blue], Some(A));
    let rows = GREY_FREE.replace("grey-plain-3 grey-plain-3", "grey-plain-3");
    let mut game = Scenario::new(2).rows(A, &rows).column(1, "grey-value-2-bonus grey-plain-3").build();
    act(&mut game, "A finalize 1\nA build grey-value-2-bonus\nA take value-4-card\nA in grey");
    assert_eq!(game.ending().map(|ending| ending.id), Some("full-city"));
    assert_eq!(open(&game).thrown.len(), 1);
}

#[test]
fn ruling_21_every_foundation_has_a_token_even_with_the_fewest_foundations() {
    // §cards.3, §end.1
    let ten = deck(&[
        ("BK01,black,foundation,0,0,0,0,1,0,0,2", "BK01,black,foundation,0,0,0,0,1,0,0,1"),
        ("BK04,black,plain2,2,0,0,0,0,0,0,2", "BK04,black,plain2,2,0,0,0,0,0,0,3"),
    ]);
    for seed in 0..200 {
        let mut chance = Chance::fast(seed);
        let setup = Setup { deck: ten, ..Setup::of(4) };
        let mut game = SanFrancisco::new(&setup, &mut chance).unwrap();
        while let Some(seat) = game.acting().first() {
            // Nobody finalizes: the deck is drawn as far as it goes.
            let action = legal(&game, seat)[0];
            game.apply(seat, action, &mut chance, &mut Log::off());
            game.check().unwrap();
        }
        let view = open(&game);
        assert_eq!(view.tokens, 0);
        assert!(view.unseen.keys().all(|card| !card.has(Symbol::Foundation)));
    }
}

#[test]
fn ruling_22_the_25th_card_is_settled_and_the_other_taken_cards_are_lost() {
    // §end.2
    let mut game =
        Scenario::new(2).rows(A, ALMOST_FULL).column(1, "green-line-2 black-plain-2 black-plain-2").build();
    act(&mut game, "A finalize 1\nA build green-line-2");
    assert!(game.acting().is_empty());
    let view = open(&game);
    assert_eq!(view.completed[&Row::Green], Some(A));
    assert!(space(&game, A, Row::Green, 5).tram);
    assert_eq!(view.thrown.values().sum::<u8>(), 2);
}

#[test]
fn ruling_23_an_empty_space_is_worth_nothing_in_a_tie() {
    // §advantage.4
    let game = Scenario::new(2)
        .rows(A, " / / orange-plain-2 orange-foundation / yellow-line-1-bonus")
        .rows(B, " / / orange-line-2 / yellow-plain-2")
        .tokens(0)
        .ended_by(A)
        .build();
    assert_eq!(district(&game, Row::Orange), [0, 4], "the same in orange: yellow decides");
}

#[test]
fn ruling_24_a_player_with_nothing_is_ranked_too() {
    // §advantage.3
    let game = Scenario::new(3).city(B, Row::Blue, "blue-plain-2").tokens(0).ended_by(C).build();
    assert_eq!(district(&game, Row::Blue), [0, 4, 2]);
}

#[test]
fn ruling_25_the_medal_stays_where_it_is_with_equal_numbers() {
    // §medal.2
    let mut game = Scenario::new(2)
        .rows(A, TOWER)
        .rows(B, " / grey-plain-3 grey-foundation / orange-plain-2 orange-plain-3")
        .column(1, "grey-plain-2")
        .turn(B)
        .build();
    act(&mut game, "B finalize 1\nB build grey-plain-2");
    assert_eq!((player(&game, A).skyscrapers, player(&game, B).skyscrapers), (1, 1));
    assert_eq!(open(&game).medal, Some(A));
}

#[test]
fn ruling_26_two_skyscrapers_at_once_count_together() {
    // §medal.3
    let mut game = Scenario::new(2)
        .rows(A, TOWER)
        .rows(
            B,
            "blue-plain-2 blue-line-2 / grey-plain-3 grey-foundation / orange-plain-2 / \
             yellow-plain-3 yellow-foundation / green-plain-2 green-plain-2",
        )
        .column(1, "orange-plain-3")
        .turn(B)
        .build();
    assert_eq!(open(&game).medal, Some(A));
    act(&mut game, "B finalize 1\nB build orange-plain-3");
    assert_eq!(player(&game, B).skyscrapers, 2);
    assert_eq!(open(&game).medal, Some(B));
}

#[test]
fn ruling_27_nothing_is_ever_taken_out_of_a_city() {
    // §tram.4: no answer names a card to remove, and full rows stay as they are.
    let mut game = Scenario::new(2).rows(A, ALMOST_FULL).column(1, "green-line-2 blue-seaside-1").build();
    let before = player(&game, A).city;
    act(&mut game, "A finalize 1\nA build green-line-2");
    let after = player(&game, A).city;
    for (old, new) in before.iter().zip(&after) {
        assert!(new.len() >= old.len());
        for (old, new) in old.iter().zip(new) {
            assert_eq!(old.card, new.card);
            assert!(new.value >= old.value && new.tram >= old.tram && new.skyscraper >= old.skyscraper);
        }
    }
}

#[test]
fn ruling_28_one_turn_cannot_end_the_game_twice() {
    // §end.1, §end.2: placing lays nothing in a city, and building takes no token.
    let mut game = Scenario::new(2).tokens(1).rows(A, ALMOST_FULL).column(1, "green-line-2").build();
    let mut other = game.clone();
    act(&mut game, "A place ~ yellow-foundation\nA column 1");
    assert_eq!(game.ending().map(|ending| ending.id), Some("foundations"));
    act(&mut other, "A finalize 1\nA build green-line-2");
    assert_eq!(other.ending().map(|ending| ending.id), Some("full-city"));
    assert_eq!(open(&other).tokens, 1);
}

#[test]
fn ruling_n1_a_discard_token_is_used_before_finalizing_after_a_draw_or_after_building() {
    // §discard.1, §discard.2, §discard.3, §discard.4
    let base = Scenario::new(2).owns(A, Bonus::DiscardToken).contracts(A, 1);
    let mut game = base.column(1, "green-plain-2").column(2, "grey-plain-2 blue-plain-2").build();
    assert_eq!(choices(&game, A), ["place", "finalize 1 return 1", "finalize 2"]);
    let reason = refusal(&game, A, "finalize 2 return 1").expect("not needed there");
    assert!(reason.ends_with("contracts can be given back after building · §discard.1"), "{reason}");
    let reason = refusal(&game, A, "finalize 1 return 2").expect("only one contract");
    assert_eq!(reason, "you have only 1 contract · §discard.4");

    let mut drawn = game.clone();
    act(&mut drawn, "A place ~ green-plain-3");
    assert_eq!(choices(&drawn, A), ["column 1", "column 2", "column 3", "return 1"]);
    act(&mut drawn, "A return 1");
    assert_eq!(contracts(&drawn), [0, 0]);
    assert_eq!(choices(&drawn, A), ["column 1", "column 2", "column 3"], "one token, one use");

    act(&mut game, "A finalize 2\nA done");
    assert_eq!(choices(&game, A), ["keep", "return 1", "return 2"]);
    let mut kept = game.clone();
    act(&mut kept, "A keep");
    assert_eq!((contracts(&kept), player(&kept, A).discard_tokens), (vec![2, 0], 1));
    act(&mut game, "A return 2");
    assert_eq!((contracts(&game), player(&game, A).discard_tokens), (vec![0, 0], 0));
    assert_eq!(game.acting(), Seats::only(B));

    // §discard.3: without a contract there is no question.
    let mut game =
        Scenario::new(2).owns(A, Bonus::DiscardToken).contracts(B, 1).column(1, "green-plain-2").build();
    act(&mut game, "A finalize 1\nA done");
    assert_eq!(game.acting(), Seats::only(B));
}

#[test]
fn ruling_n2_taken_cards_are_thrown_away_together() {
    // §finalize.5, §finalize.6
    let row = "green-plain-3 green-plain-3 green-plain-3 green-plain-2 green-plain-2";
    let mut game = Scenario::new(2).city(A, Row::Green, row).column(1, "green-line-2 green-plain-2").build();
    act(&mut game, "A finalize 1");
    assert_eq!(game.acting(), Seats::only(B), "nothing can be built, and nothing is asked");
    assert_eq!(contracts(&game), [1, 0]);
    assert_eq!(open(&game).thrown.values().sum::<u8>(), 2);
}

#[test]
fn ruling_n3_the_last_foundation_is_still_put_in_a_column() {
    // §end.1
    let mut game = Scenario::new(2).tokens(1).build();
    act(&mut game, "A place ~ yellow-foundation");
    assert_eq!(choices(&game, A), ["column 1", "column 2", "column 3"]);
    act(&mut game, "A column 1");
    assert!(game.ending().is_some());
}

#[test]
fn ruling_n4_the_bonus_of_the_25th_card_is_laid_before_the_end() {
    // §end.2, §bonus.10
    let mut game = Scenario::new(2).rows(A, GREY_FREE).column(1, "grey-value-2-bonus").build();
    act(&mut game, "A finalize 1\nA build grey-value-2-bonus");
    let reason = refusal(&game, A, "take value-4-card");
    assert_eq!(
        reason.as_deref(),
        Some("your city is full: there is no space for a value-4 card · §bonus.10")
    );
    let trams = player(&game, A).trams;
    act(&mut game, "A take tram-line-token\nA on green 4");
    assert!(game.ending().is_some());
    // The line goes from the fifth green space over the fourth to the yellow line above it, and up to orange.
    assert!(player(&game, A).trams > trams);
}

#[test]
fn ruling_n5_a_lapsed_bonus_is_used_up() {
    // §bonus.11
    let base = Scenario::new(3)
        .city(C, Row::Green, "depot-card depot-card depot-card")
        .city(A, Row::Orange, "orange-value-2-bonus")
        .column(1, "orange-value-2-bonus")
        .column(2, "orange-line-1-bonus orange-line-1-bonus");
    let mut game = without_line_tokens(base, B).build();
    act(&mut game, "A finalize 1\nA build orange-value-2-bonus\nB place ~ green-plain-2\nB column 3");
    act(&mut game, "C place ~ green-plain-2\nC column 3\nA finalize 2\nA build orange-line-1-bonus");
    assert_eq!(choices(&game, A), ["build orange-line-1-bonus", "done"]);
}

#[test]
fn ruling_n6_a_district_bonus_never_runs_out_with_the_deck_as_shipped() {
    // §setup.3, §bonus.10
    let symbols = |colour: &str| -> u8 {
        let of = |name: &str| name.starts_with(colour);
        Deck::standard().iter().filter(|(c, _)| c.has(Symbol::Bonus) && of(c.name())).map(|(_, n)| n).sum()
    };
    for row in ["blue", "grey", "orange", "yellow", "green"] {
        assert!((symbols(row) + symbols("black")) / 2 <= 3);
    }
    assert_eq!(Deck::standard().iter().map(|(_, n)| usize::from(n)).sum::<usize>(), CARDS);
}

#[test]
fn ruling_n7_a_garden_looks_at_its_neighbours_and_not_at_its_own_tram() {
    // §garden.2, §bonus.9
    let base = Scenario::new(2).rows(A, " / / / yellow-garden yellow-garden / green-line-2");
    let game = base.token(A, Bonus::TramLineToken, Row::Yellow, 1).build();
    assert!(space(&game, A, Row::Yellow, 1).tram);
    assert_eq!(space(&game, A, Row::Yellow, 1).value, 4, "beside the green tram");
    assert_eq!(space(&game, A, Row::Yellow, 2).value, 4, "beside the garden's tram");
    // Where its tram comes from, another tram is beside it: a garden never stands in the green row.
    let game = Scenario::new(2).rows(A, " / / orange-garden / yellow-garden / green-plain-2").build();
    let token = |row| {
        Scenario::new(2)
            .rows(A, " / / orange-garden / yellow-garden / green-plain-2")
            .token(A, Bonus::TramLineToken, row, 1)
            .build()
    };
    for game in [game, token(Row::Yellow), token(Row::Orange)] {
        assert_eq!(player(&game, A).trams, 0, "the printed depot reaches the green row alone");
        assert_eq!(space(&game, A, Row::Yellow, 1).value, 0);
    }
    let green = token(Row::Green);
    assert_eq!((player(&green, A).trams, space(&green, A, Row::Yellow, 1).value), (1, 4));
}

#[test]
fn ruling_n8_all_six_advantages_are_given() {
    // §advantage.3
    let game = Scenario::new(2).tokens(0).ended_by(B).build();
    assert_eq!(game.scores().to_string(), "A 0/0  B 25/0");
}

#[test]
fn ruling_n9_a_depot_needs_no_lines() {
    // §bonus.9
    let mut game = Scenario::new(2)
        .rows(A, "depot-card / / / / green-line-1-bonus")
        .column(1, "green-line-1-bonus")
        .build();
    act(&mut game, "A finalize 1\nA build green-line-1-bonus");
    assert_eq!(choices(&game, A), ["take discard-token"]);
    let reason = refusal(&game, A, "take tram-line-token");
    assert_eq!(reason.as_deref(), Some("all your cards have lines or are depots · §bonus.10"));
}

#[test]
fn ruling_n10_the_row_below_is_compared_card_by_card() {
    // §advantage.4
    let game = Scenario::new(2)
        .rows(A, " / / orange-plain-2 / yellow-line-1-bonus yellow-plain-3 yellow-plain-3")
        .rows(B, " / / orange-line-2 / yellow-plain-2")
        .tokens(0)
        .ended_by(A)
        .build();
    assert_eq!(district(&game, Row::Orange), [0, 4], "2 before 1, though 7 is more than 2");
    assert_eq!(district(&game, Row::Yellow), [4, 0]);
}
