//! Recruiter and adventurer as things that one may decline.

use kernel::script::{act, choices};
use kernel::{Game, Lang, Present, Seat, SetupText, Viewer, Words};
use san_juan::{Action, SanJuan, Scenario, Setup, View};

const A: Seat = Seat::A;
const B: Seat = Seat::B;

fn open(game: &SanJuan) -> View {
    game.view(Viewer::Afterwards)
}

#[test]
fn a_recruiter_may_be_declined_by_each() {
    // §round.4, §round.7, §recruiter.1
    let mut game = Scenario::new(2).declining().build();
    act(&mut game, "A take recruiter");
    assert_eq!(choices(&game, A), ["draw", "pass"]);
    act(&mut game, "A pass");
    assert_eq!(choices(&game, B), ["draw", "pass"]);
    act(&mut game, "B draw ~ villa chapel");
    assert!(choices(&game, B).iter().all(|answer| answer.starts_with("keep ")), "B drew and chooses");
    assert_eq!(open(&game).seats[0].hand_size, 0);
}

#[test]
fn an_adventurer_who_declines_leaves_every_gold_mine_shut() {
    // §round.7, §adventurer.1, §gold-mine.1, §goldsmith.1
    let scenario = || Scenario::new(2).area(A, "gold-mine").area(B, "gold-mine");
    let mut game = scenario().declining().build();
    act(&mut game, "A take adventurer");
    assert_eq!(choices(&game, A), ["draw", "pass"]);
    let (deck, mut taken) = (open(&game).deck, game.clone());
    act(&mut game, "A pass");
    assert_eq!((open(&game).deck, open(&game).discard), (deck, 0), "nothing was shown");
    let drawn = format!("~ hero{}{}", " corn-farm".repeat(4), " fruit-farm".repeat(4));
    act(&mut taken, &format!("A draw {drawn}"));
    assert_eq!(open(&taken).deck, deck - 1 - 4 - 4, "a card, and four for each mine");
    let mut plain = scenario().build();
    act(&mut plain, &format!("A take adventurer {drawn}"));
    assert_eq!(open(&plain).deck, deck - 1 - 4 - 4, "drawn without a question");
}

#[test]
fn a_goldsmith_works_whether_the_adventurer_draws_or_not() {
    // §round.7, §goldsmith.1
    let mut game = Scenario::with_new_buildings(2).area(B, "goldsmith").declining().build();
    act(&mut game, "A take adventurer");
    let deck = open(&game).deck;
    act(&mut game, "A pass ~ hero");
    assert_eq!(open(&game).deck, deck - 1, "the card that B shows");
}

#[test]
fn drawing_is_refused_where_nothing_is_offered() {
    // §round.7
    let game = Scenario::new(2).declining().build();
    assert!(game.why_not(A, Action::Draw, &Words::new(Lang::En)).is_some());
    assert!(!kernel::legal(&game, A).contains(&Action::Draw));
}

#[test]
fn the_option_is_written_only_where_it_differs() {
    // §round.7
    let plain = Setup { players: 3, ..Setup::default() };
    assert_eq!(SetupText::of(&plain).to_string(), "players=3 new-buildings=false draft-hands=false");
    let asking = Setup { decline: true, ..plain };
    let text = SetupText::of(&asking).to_string();
    assert_eq!(text, "players=3 new-buildings=false draft-hands=false decline=true");
    assert_eq!(SetupText::read(&text).expect("pairs").check(), Ok(asking));
}
