//! The roles as they are played, one after the other, and what a player is told who asks for too much.

use kernel::script::{act, choices, refusal};
use kernel::{Chance, Game, Lang, Log, Present, Seats, Words};
use puerto_rico::{Building, Good, PuertoRico, Scenario, Setup, Tile};

use crate::table::*;

#[test]
fn in_the_settler_phase_everybody_takes_one_tile_or_none() {
    // §settler.1, §settler.3, §settler.5, §settler.6, §settler.7, §round.7
    let mut game = Scenario::new(3).row("corn sugar 2 coffee").build();
    act(&mut game, "A take settler");
    assert_eq!(choices(&game, A), ["plant corn", "plant sugar", "plant coffee", "plant quarry", "pass"]);
    act(&mut game, "A plant quarry");
    assert_eq!(choices(&game, B), ["plant corn", "plant sugar", "plant coffee", "pass"]);
    act(&mut game, "B plant coffee");
    assert_eq!(refusal(&game, C, "plant coffee").as_deref(), Some("no coffee lies face up · §settler.3"));
    act(&mut game, "C pass ~ tobacco tobacco corn indigo");
    assert_eq!(open(&game).discards, [(Good::Corn, 1), (Good::Sugar, 2)].into());
    assert_eq!(open(&game).row, [(Good::Corn, 1), (Good::Indigo, 1), (Good::Tobacco, 2)].into());
    assert_eq!((tiles(&game, A, Tile::Quarry), tiles(&game, B, Tile::Coffee)), ((1, 0), (1, 0)));
}

#[test]
fn a_full_island_takes_no_tile() {
    // §settler.2
    let island = "corn ".repeat(6) + &"indigo ".repeat(6);
    let mut game = Scenario::new(3).island(A, &island).row("sugar").build();
    act(&mut game, "A take settler");
    assert_eq!(asked(&game), (B, "settle"));
}

#[test]
fn in_the_builder_phase_everybody_builds_one_building_or_none() {
    // §builder.1, §builder.2, §builder.3
    let mut game = Scenario::new(3).doubloons(A, 6).doubloons(B, 4).city(C, "hospice hacienda").build();
    act(&mut game, "A take builder");
    let reason = refusal(&game, A, "build university").expect("too dear");
    assert_eq!(reason, "costs 7, you have 6 · §price.1");
    assert_eq!(gain(&game, A, "A build hospice"), (-3, 0), "the builder pays one less");
    act(&mut game, "A build hospice");
    assert_eq!(refusal(&game, B, "build hospice").as_deref(), Some("no Hospice is left · §builder.2"));
    act(&mut game, "B build hacienda");
    assert_eq!((discs(&game, B, Building::Hacienda), doubloons(&game, B)), (Some(0), 2));
    assert_eq!(asked(&game), (B, "role"), "C has no doubloons and is not asked");
}

#[test]
fn a_large_building_needs_two_spaces_and_the_twelfth_space_ends_the_game() {
    // §city.2, §end.2, §end.4
    let city = "small-indigo-plant small-sugar-mill indigo-plant sugar-mill tobacco-storage coffee-roaster \
                small-market hacienda construction-hut small-warehouse hospice";
    let mut game = Scenario::new(3).city(A, city).doubloons(A, 12).build();
    act(&mut game, "A take builder");
    let reason = refusal(&game, A, "build fortress").expect("one space is left");
    assert_eq!(reason, "takes 2 spaces of the city, 1 left · §city.2");
    act(&mut game, "A build office");
    assert!(open(&game).last_round);
    assert_eq!(game.ending(), None, "the round is played to its end");
    act(&mut game, "B take mayor");
    while open(&game).role.is_some() {
        let seat = game.acting().first().expect("somebody places");
        let first = choices(&game, seat)[0].clone();
        act(&mut game, &format!("{seat} {first}"));
    }
    act(&mut game, "C take craftsman");
    assert_eq!((game.acting(), game.ending().map(|ending| ending.id)), (Seats::NONE, Some("city")));
}

#[test]
fn in_the_trader_phase_everybody_sells_one_barrel_or_none() {
    // §trader.1, §trader.2, §trader.3, §trader.4, §trader.5
    let scenario = Scenario::new(3).house("coffee tobacco").goods(A, "sugar coffee").goods(B, "sugar indigo");
    let mut game = scenario.goods(C, "corn").build();
    act(&mut game, "A take trader");
    assert_eq!(choices(&game, A), ["sell sugar", "pass"]);
    assert_eq!(gain(&game, A, "A sell sugar"), (2 + 1, 0));
    act(&mut game, "A sell sugar");
    assert_eq!(
        refusal(&game, B, "sell sugar").as_deref(),
        Some("the trading house has sugar already, and you have no occupied Office · §office.1")
    );
    assert_eq!(gain(&game, B, "B sell indigo"), (1, 0));
    act(&mut game, "B sell indigo");
    assert_eq!(asked(&game), (B, "role"), "the house was full when C's turn came");
    assert!(open(&game).house.is_empty() && supply(&game, Good::Tobacco) == 9);
}

#[test]
fn a_round_goes_from_governor_to_governor_and_unused_roles_grow_richer() {
    // §round.1, §round.2, §round.4, §round.6
    let mut game = Scenario::new(4).build();
    act(&mut game, "A take prospector\nB take craftsman\nC take trader\nD take captain");
    let view = open(&game);
    assert_eq!((view.round, asked(&game)), (2, (B, "role")));
    let purses: Vec<u8> = view.cards.iter().map(|card| card.doubloons).collect();
    assert_eq!(purses, [1, 1, 1, 0, 0, 0, 0]);
    assert_eq!(gain(&game, B, "B take mayor").0, 1);
}

#[test]
fn two_players_choose_by_turns_until_each_has_three() {
    // §round.1, §round.2
    let mut game = Scenario::new(2).build();
    act(&mut game, "A take prospector\nB take craftsman\nA take trader\nB take captain\nA take mayor");
    assert_eq!(asked(&game), (B, "role"));
    assert_eq!(
        refusal(&game, B, "take mayor").as_deref(),
        Some("the Mayor was taken in this round · §round.3")
    );
    act(&mut game, "B take builder\nB pass\nA pass");
    assert_eq!((open(&game).round, asked(&game)), (2, (B, "role")));
}

#[test]
fn with_three_players_there_is_no_prospector() {
    // §setup.8
    let game = Scenario::new(3).build();
    let reason = refusal(&game, A, "take prospector").expect("none");
    assert_eq!(reason, "there is no Prospector with 3 players · §setup.8");
}

#[test]
fn the_second_game_of_roles_ends_after_the_last_role_of_the_round() {
    // §end.4, §round.2
    let mut game = Scenario::new(3).points(C, 74).goods(A, "corn").last_turn(A, "settler mayor").build();
    act(&mut game, "A take captain\nA load corn 4");
    assert_eq!(game.ending().map(|ending| ending.id), Some("points"));
    assert_eq!(refusal(&game, A, "pass").as_deref(), Some("the game is over · §end.4"));
}

#[test]
fn a_whole_draft_brings_seventeen_kinds_into_play() {
    // §draft.1, §draft.2, §draft.3
    let setup = Setup { players: 4, new_buildings: true, nobles: true, ..Setup::default() };
    let mut game = PuertoRico::new(&setup, &mut Chance::fast(3)).expect("4 play");
    for turn in 0..17 {
        let seat = game.acting().first().expect("somebody drafts");
        assert_eq!(seat.index(), turn % 4);
        let last = choices(&game, seat).pop().expect("a building");
        act(&mut game, &format!("{seat} {last}"));
    }
    assert_eq!((asked(&game), open(&game).buildings.len()), ((A, "role"), 6 + 17 + 8));
}

#[test]
fn what_happens_is_told_in_both_languages() {
    // §captain.6
    let mut game = Scenario::new(3).goods(A, "corn 2").build();
    act(&mut game, "A take captain");
    let mut log = Log::on();
    game.apply(A, "load corn 4".parse().expect("an answer"), &mut Chance::fast(1), &mut log);
    let events = log.into_events();
    let say = |lang| PuertoRico::sentence(&events[0].event, &Words::new(lang).with_names(["Anne"]));
    assert_eq!(say(Lang::En).as_deref(), Some("Anne loads 2 barrels of corn onto the ship of 4: +3 points."));
    assert_eq!(
        say(Lang::Fr).as_deref(),
        Some("Anne charge 2 tonneaux de maïs sur le navire de 4\u{a0}: +3 points.")
    );
}

#[test]
fn an_answer_to_another_question_says_what_is_asked() {
    // §round.3, §round.7
    let game = Scenario::new(3).build();
    assert_eq!(refusal(&game, A, "pass").as_deref(), Some("not now. Take a role. · §round.3"));
    assert_eq!(refusal(&game, B, "take mayor").as_deref(), Some("it is A's turn · §round.7"));
}
