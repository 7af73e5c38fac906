//! One test for each thing that a card can show and for each bonus: what it does, and what it does not.

use kernel::script::{act, choices, refusal};
use kernel::{Game, Kind, Seat, Seats};
use san_francisco::{Bonus, Built, Card, Colour, Deck, Row, SanFrancisco, Scenario, Symbol};

use crate::table::*;

/// A seat that has just built the second bonus symbol of a row and is asked for its bonus; other cards lie in its city.
fn granted(row: Row, other: &str) -> SanFrancisco {
    let card = format!("{row}-value-2-bonus");
    let mut game = Scenario::new(2).rows(A, other).city(A, row, &card).column(1, &card).build();
    act(&mut game, &format!("A finalize 1\nA build {card}"));
    game
}

#[test]
fn the_deck_has_the_make_up_of_the_rules_page() {
    // §cards.1, §cards.2
    let count = |wanted: &dyn Fn(Card) -> bool| -> u32 {
        Deck::standard().iter().filter(|(card, _)| wanted(*card)).map(|(_, n)| u32::from(n)).sum()
    };
    assert_eq!((Deck::standard().iter().count(), count(&|_| true)), (40, 87));
    let sizes: Vec<u32> = Colour::ALL.iter().map(|colour| count(&|card| card.colour() == *colour)).collect();
    assert_eq!(sizes, [15, 15, 15, 15, 15, 12]);
    let symbols = [
        (Symbol::Line, 28),
        (Symbol::Depot, 5),
        (Symbol::Garden, 6),
        (Symbol::Foundation, 11),
        (Symbol::Seaside, 4),
        (Symbol::Bonus, 23),
    ];
    for (symbol, number) in symbols {
        assert_eq!(count(&|card| card.has(symbol)), number, "{symbol:?}");
    }
    let values: u32 = Deck::standard().iter().map(|(card, n)| u32::from(card.value()) * u32::from(n)).sum();
    assert_eq!(values, 123);
}

#[test]
fn every_card_of_the_deck_can_be_built_where_it_belongs() {
    // §build.1, §build.2, §build.3
    for (card, _) in Deck::standard().iter() {
        let mut game = Scenario::new(2).column(1, card.name()).build();
        act(&mut game, "A finalize 1");
        let rows: Vec<String> = match card.colour().row() {
            Some(_) => vec![format!("build {card}")],
            None => Row::ALL.iter().map(|row| format!("build {card} {row}")).collect(),
        };
        assert_eq!(choices(&game, A), [&rows[..], &["done".to_owned()]].concat());
        for (choice, row) in rows.iter().zip(Row::ALL) {
            let mut game = game.clone();
            act(&mut game, &format!("A {choice}"));
            let row = card.colour().row().unwrap_or(*row);
            let built = space(&game, A, row, 1);
            assert_eq!(built.card, Built::Project(card));
            assert_eq!(built.value, card.value());
            let tram = card.has(Symbol::Depot) || (card.has(Symbol::Line) && row == Row::Green);
            assert_eq!(built.tram, tram, "{card} in {row}");
        }
    }
}

#[test]
fn the_value_of_a_card_counts_for_its_row() {
    // §advantage.1
    let game =
        Scenario::new(2).city(A, Row::Grey, "grey-plain-3 grey-line-2 black-line-1 grey-foundation").build();
    assert_eq!(player(&game, A).values[&Row::Grey], 6);
    assert_eq!(player(&game, A).values[&Row::Blue], 0);
}

#[test]
fn lines_join_the_network_beside_a_tram_and_wait_otherwise() {
    // §tram.2, §tram.3
    let mut game = Scenario::new(2)
        .rows(A, " / / orange-line-2 / yellow-plain-2 yellow-line-2 / green-line-2")
        .column(1, "green-line-2")
        .build();
    assert_eq!(player(&game, A).trams, 1, "a card without lines carries nothing on");
    act(&mut game, "A finalize 1\nA build green-line-2");
    assert!(space(&game, A, Row::Yellow, 2).tram);
    assert!(!space(&game, A, Row::Orange, 1).tram, "a corner is no side");
}

#[test]
fn a_depot_carries_a_tram_wherever_it_lies_and_opens_a_network() {
    // §tram.1
    let mut game =
        Scenario::new(2).city(A, Row::Grey, "grey-line-2 grey-line-2").column(1, "blue-depot-1").build();
    assert_eq!(player(&game, A).trams, 0);
    act(&mut game, "A finalize 1\nA build blue-depot-1");
    assert_eq!(player(&game, A).trams, 3);
}

#[test]
fn a_garden_wakes_up_when_a_tram_comes_beside_it() {
    // §garden.1
    let mut game = Scenario::new(2)
        .city(A, Row::Yellow, "yellow-garden")
        .column(1, "green-plain-3 green-line-2")
        .build();
    let mut other = game.clone();
    act(&mut game, "A finalize 1\nA build green-line-2");
    assert_eq!(player(&game, A).values[&Row::Yellow], 4);
    act(&mut other, "A finalize 1\nA build green-plain-3\nA build green-line-2");
    assert_eq!(player(&other, A).values[&Row::Yellow], 0);
}

#[test]
fn a_foundation_needs_seven_around_it() {
    // §skyscraper.1, §build.6
    let base = " / grey-plain-2 grey-plain-3 / orange-plain-2 orange-foundation / yellow-plain-3";
    let six = Scenario::new(2).rows(A, base).city(A, Row::Orange, "black-line-1").build();
    assert_eq!(space(&six, A, Row::Orange, 2).around, Some(6), "the corners do not count");
    assert_eq!(player(&six, A).skyscrapers, 0);
    let seven = Scenario::new(2).rows(A, base).city(A, Row::Orange, "black-plain-2").build();
    assert_eq!(player(&seven, A).skyscrapers, 1);
    assert_eq!(space(&seven, A, Row::Orange, 2).around, None);
}

#[test]
fn a_seaside_card_counts_for_its_owner_alone_and_for_all_his_foundations() {
    // §skyscraper.2
    let rows =
        " / grey-plain-3 grey-foundation / orange-line-2 orange-plain-3 / yellow-plain-3 yellow-foundation";
    let base = Scenario::new(2).rows(A, rows).column(1, "blue-seaside-1");
    let mut own = base.clone().build();
    assert_eq!(space(&own, A, Row::Grey, 2).around, Some(6));
    assert_eq!(space(&own, A, Row::Yellow, 2).around, Some(6));
    act(&mut own, "A finalize 1\nA build blue-seaside-1");
    assert_eq!(player(&own, A).skyscrapers, 2);
    let mut other = base.turn(B).build();
    act(&mut other, "B finalize 1\nB build blue-seaside-1");
    assert_eq!((player(&other, A).skyscrapers, player(&other, A).required), (0, 7));
    assert_eq!(player(&other, B).required, 6);
}

#[test]
fn bonus_symbols_in_different_rows_grant_nothing() {
    // §bonus.1
    let mut game = Scenario::new(2).column(1, "grey-value-2-bonus orange-value-2-bonus").build();
    act(&mut game, "A finalize 1\nA build grey-value-2-bonus\nA build orange-value-2-bonus");
    assert_eq!(game.acting(), Seats::only(B));
}

#[test]
fn every_row_grants_its_own_bonus_or_a_tram_line_token() {
    // §bonus.2, §bonus.3
    let own =
        [Bonus::Plus2Token, Bonus::Value4Card, Bonus::DepotCard, Bonus::PointsToken, Bonus::DiscardToken];
    for (&row, bonus) in Row::ALL.iter().zip(own) {
        let game = granted(row, "");
        assert_eq!(choices(&game, A), [format!("take {bonus}"), "take tram-line-token".to_owned()]);
        for &other in Bonus::ALL.iter().filter(|other| ![bonus, Bonus::TramLineToken].contains(other)) {
            let reason = refusal(&game, A, &format!("take {other}")).expect("not of this row");
            assert!(reason.starts_with(&format!("the {row} district grants: ")), "{reason}");
        }
        assert!(refusal(&game, A, "done").expect("the bonus comes first").ends_with("§bonus.11"));
    }
}

#[test]
fn the_plus_2_token_raises_any_own_card() {
    // §bonus.4
    let mut game = granted(Row::Blue, " / grey-garden depot-card / orange-foundation");
    act(&mut game, "A take plus-2-token");
    let all = ["on blue 1", "on blue 2", "on grey 1", "on grey 2", "on orange 1"];
    assert_eq!(choices(&game, A), all);
    for (choice, row, column, value) in [
        ("on blue 2", Row::Blue, 2, 4),
        ("on grey 1", Row::Grey, 1, 6),
        ("on grey 2", Row::Grey, 2, 2),
        ("on orange 1", Row::Orange, 1, 2),
    ] {
        let mut game = game.clone();
        act(&mut game, &format!("A {choice}"));
        assert_eq!(space(&game, A, row, column).value, value);
        assert!(space(&game, A, row, column).plus_2_token);
        assert_eq!(open(&game).bonuses[&Bonus::Plus2Token], 2);
        assert_eq!(game.acting(), Seats::only(B));
    }
    let reason = refusal(&game, A, "on green 1");
    assert_eq!(reason.as_deref(), Some("no card lies on space 1 of your green row · §bonus.4"));
}

#[test]
fn the_plus_2_token_can_build_a_skyscraper() {
    // §bonus.4, §build.5
    let mut game = granted(Row::Blue, " / grey-plain-3 grey-foundation");
    assert_eq!(space(&game, A, Row::Grey, 2).around, Some(5));
    act(&mut game, "A take plus-2-token\nA on grey 1");
    assert_eq!(player(&game, A).skyscrapers, 1);
}

#[test]
fn the_value_4_card_is_worth_four_in_any_row_with_room() {
    // §bonus.5, §build.4
    let full = "green-plain-3 green-plain-3 green-plain-3 green-plain-2 green-plain-2";
    let mut game = granted(Row::Grey, &format!(" / / orange-plain-2 / / {full}"));
    act(&mut game, "A take value-4-card");
    assert_eq!(choices(&game, A), ["in blue", "in grey", "in orange", "in yellow"]);
    assert_eq!(refusal(&game, A, "in green").as_deref(), Some("your green row is full · §build.4"));
    act(&mut game, "A in orange");
    let card = space(&game, A, Row::Orange, 2);
    assert_eq!((card.card, card.value, card.tram), (Built::Bonus(Bonus::Value4Card), 4, false));
}

#[test]
fn the_depot_card_carries_a_tram_and_is_worth_nothing() {
    // §bonus.6, §bonus.12
    let mut game = granted(Row::Orange, " / grey-line-2 grey-value-2-bonus");
    act(&mut game, "A take depot-card\nA in blue");
    let card = space(&game, A, Row::Blue, 1);
    assert_eq!((card.card, card.value, card.tram), (Built::Bonus(Bonus::DepotCard), 0, true));
    assert!(space(&game, A, Row::Grey, 1).tram);
    assert_eq!(game.acting(), Seats::only(B), "a bonus card has no symbol");
}

#[test]
fn the_points_token_is_kept_for_the_end() {
    // §bonus.7, §points.1
    let mut game = granted(Row::Yellow, "");
    act(&mut game, "A take points-token");
    assert_eq!(player(&game, A).points_tokens, 1);
    assert_eq!(open(&game).bonuses[&Bonus::PointsToken], 2);
    assert_eq!(game.acting(), Seats::only(B));
    let with = Scenario::new(2).owns(A, Bonus::PointsToken).tokens(0).ended_by(B).build();
    assert_eq!(with.scores().points(A), 3, "one and a half points");
}

#[test]
fn the_discard_token_is_kept_and_used_once() {
    // §bonus.8, §discard.3
    let mut game = granted(Row::Green, "");
    act(&mut game, "A take discard-token");
    assert_eq!(choices(&game, A), ["keep", "return 1"], "at once, if one likes");
    act(&mut game, "A keep\nB place ~ green-plain-2\nB column 1\nA place ~ green-plain-3");
    assert_eq!(choices(&game, A), ["column 1", "column 2", "column 3", "return 1"]);
    act(&mut game, "A return 1");
    assert_eq!((player(&game, A).contracts, player(&game, A).discard_tokens), (0, 0));
    assert_eq!(refusal(&game, A, "return 1").as_deref(), Some("you have no discard token · §bonus.8"));
}

#[test]
fn the_tram_line_token_gives_lines_to_a_card_without() {
    // §bonus.9, §tram.3
    let mut game = granted(Row::Green, " / / / yellow-line-2 / ");
    act(&mut game, "A take tram-line-token");
    assert_eq!(choices(&game, A), ["on green 1", "on green 2"], "the card just built is one of them");
    act(&mut game, "A on green 1");
    assert!(space(&game, A, Row::Green, 1).line_token && space(&game, A, Row::Green, 1).tram);
    assert!(space(&game, A, Row::Yellow, 1).tram);
    assert_eq!(open(&game).bonuses[&Bonus::TramLineToken], 2);
}

#[test]
fn a_black_card_counts_for_the_row_in_which_it_lies() {
    // §build.3, §district.1
    let mut game = Scenario::new(2)
        .city(A, Row::Orange, "orange-plain-3 orange-plain-3 orange-plain-2 orange-line-2")
        .column(1, "black-plain-2")
        .build();
    act(&mut game, "A finalize 1\nA build black-plain-2 orange");
    assert_eq!(player(&game, A).values[&Row::Orange], 12);
    assert_eq!(open(&game).completed[&Row::Orange], Some(A));
}

#[test]
fn only_the_first_to_complete_a_district_takes_its_token() {
    // §district.1
    let row = "orange-plain-3 orange-line-2 orange-line-2 orange-plain-2";
    let other = "orange-plain-3 orange-line-2 orange-value-2-bonus orange-garden black-plain-2";
    let mut game = Scenario::new(2)
        .city(A, Row::Orange, row)
        .city(B, Row::Orange, other)
        .column(1, "black-plain-2")
        .build();
    act(&mut game, "A finalize 1\nA build black-plain-2 orange");
    assert_eq!(open(&game).completed[&Row::Orange], Some(B));
}

#[test]
fn turns_go_clockwise_and_rounds_are_counted_at_seat_a() {
    // §turn.1
    let mut game = Scenario::new(3).build();
    act(&mut game, "A place ~ green-plain-2\nA column 1\nB place ~ green-plain-2\nB column 2");
    assert_eq!((game.acting(), game.round()), (Seats::only(Seat::C), 1));
    act(&mut game, "C finalize 1\nC done");
    assert_eq!((game.acting(), game.round()), (Seats::only(A), 2));
}
