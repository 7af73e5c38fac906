//! Matches: answers that are taken and refused, going back, what luck is written down, and who may read it.

use kernel::toy::{Action, Event, Pebble, Setup, Toy};
use kernel::{Audience, Game, Match, Refused, Seat, Seed, Table, Unfair, Viewer, legal};

const A: Seat = Seat::A;
const B: Seat = Seat::B;

pub fn begun(seed: &str) -> Match<Toy> {
    Match::new(Setup::default(), Seed::from_word(seed)).expect("the set-up can be played")
}

/// Plays the first or the last of the legal answers, `plies` times or to the end.
pub fn go_on(game: &mut Match<Toy>, plies: usize, last: bool) {
    for _ in 0..plies {
        let Some(seat) = game.state().acting().first() else { return };
        let actions = legal(game.state(), seat);
        let action = if last { actions[actions.len() - 1] } else { actions[0] };
        game.play(seat, action).expect("what is listed is taken");
    }
}

pub fn whole(seed: &str) -> Match<Toy> {
    let mut game = begun(seed);
    go_on(&mut game, 100, false);
    game
}

/// The pebble in the hand of the seat that is asked.
fn held(game: &Match<Toy>, seat: Seat) -> Pebble {
    let view = game.state().view(Viewer::Seat(seat));
    let hand = view.seats[seat.index()].hand.clone().expect("the own hand is seen");
    *hand.keys().next().expect("the hand is not empty")
}

#[test]
fn an_answer_is_taken_with_its_luck_and_its_events() {
    let mut game = begun("answer");
    assert_eq!(game.opening_luck().len(), 2, "one pebble for each seat");
    let ply = game.play(A, Action::Draw).expect("legal");
    assert_eq!((ply.seat, ply.action, ply.luck.len()), (A, Action::Draw, 1));
    let audiences: Vec<Audience> = ply.events.iter().map(|told| told.audience).collect();
    assert_eq!(audiences, [Audience::Only(A), Audience::Except(A)]);
    assert_eq!(ply.events[1].event, Event::Drew(A, None));
}

#[test]
fn what_is_not_legal_is_refused_and_changes_nothing() {
    let mut game = begun("refused");
    let before = game.state().clone();
    let missing = Pebble::White;
    let missing = if held(&game, A) == missing { Pebble::Red } else { missing };
    let illegal = game.play(A, Action::Lay(missing)).expect_err("not in hand");
    assert_eq!(illegal, Refused::Illegal(format!("lay {missing}")));
    assert_eq!(game.play(B, Action::Draw).expect_err("not asked"), Refused::NotAsked(B));
    assert_eq!(illegal.to_string(), format!("\"lay {missing}\" is not legal now"));
    assert!(game.plies().is_empty());
    assert_eq!(*game.state(), before);
}

#[test]
fn nothing_is_taken_after_the_end() {
    let mut game = whole("over");
    assert!(game.is_over());
    assert_eq!(game.play(A, Action::Draw).expect_err("over"), Refused::Over);
}

#[test]
fn a_text_that_is_no_action_is_refused_with_what_would_be_one() {
    let mut table: Box<dyn Table> = Box::new(begun("text"));
    let error = table.play(A, "lay green").expect_err("no such pebble").to_string();
    assert_eq!(error, "\"lay green\" is not an action: \"green\" is not a pebble");
    let error = table.play(A, "jump").expect_err("no such action").to_string();
    assert_eq!(error, "\"jump\" is not an action: write draw, lay red or keep red");
    assert!(table.play(A, "draw").is_ok());
}

#[test]
fn the_same_seed_and_answers_are_the_same_game_and_another_seed_is_another() {
    assert_eq!(whole("one").record().to_string(), whole("one").record().to_string());
    assert_ne!(whole("one").record().to_string(), whole("two").record().to_string());
}

#[test]
fn going_back_gives_the_position_as_it_was_and_going_on_the_same_luck() {
    let mut positions = Vec::new();
    let mut game = begun("rewind");
    while !game.is_over() {
        positions.push(game.state().clone());
        go_on(&mut game, 1, true);
    }
    let text = game.record().to_string();
    for (plies, position) in positions.iter().enumerate() {
        let mut back = game.clone();
        back.rewind(plies);
        assert_eq!((back.state(), back.plies().len()), (position, plies));
        go_on(&mut back, 100, true);
        assert_eq!(back.record().to_string(), text, "from ply {plies}");
    }
}

#[test]
fn going_back_further_than_the_beginning_or_the_present_stays_there() {
    let mut game = begun("far");
    go_on(&mut game, 3, false);
    let text = game.record().to_string();
    game.rewind(100);
    assert_eq!(game.record().to_string(), text);
    game.rewind(0);
    assert!(game.plies().is_empty());
    assert_eq!(game.state(), begun("far").state());
}

#[test]
fn a_seat_may_take_back_as_far_as_it_alone_answered_and_no_luck_came_in() {
    let mut game = begun("undo");
    assert_eq!(game.undo_floor(A), 0);
    let pebble = held(&game, A);
    game.play(A, Action::Lay(pebble)).expect("legal");
    assert_eq!(game.undo_floor(A), 0, "no luck came in");
    assert_eq!(game.undo_floor(B), 1, "it was not B's answer");
    game.play(B, Action::Draw).expect("legal");
    assert_eq!(game.undo_floor(B), 2, "a pebble was drawn");
    assert_eq!(game.undo_floor(A), 2, "B has answered since");
}

#[test]
fn a_game_is_walked_through_once_more_with_the_luck_that_it_had() {
    let game = whole("walk");
    let mut plies = Vec::new();
    game.walk(2, |then| {
        let mut again = game.clone();
        again.rewind(then.plies().len());
        assert_eq!(then.state(), again.state());
        plies.push(then.plies().len());
    });
    assert_eq!(plies, (2..=game.plies().len()).collect::<Vec<_>>());
}

#[test]
fn choices_are_told_from_answers_without_an_alternative() {
    let game = whole("choices");
    for seat in Seat::all(2) {
        let decisions = game.decisions(seat);
        for (i, ply) in game.plies().iter().enumerate().filter(|(_, ply)| ply.seat == seat) {
            let mut then = game.clone();
            then.rewind(i);
            let choice = kernel::legal(then.state(), seat).len() > 1;
            assert_eq!((decisions.contains(&i), ply.forced), (choice, !choice), "ply {i}");
        }
    }
}

#[test]
fn a_game_that_is_over_is_not_taken_back() {
    let game = whole("done");
    let plies = game.plies().len();
    assert_eq!(Seat::all(2).map(|seat| game.undo_floor(seat)).collect::<Vec<_>>(), [plies, plies]);
}

#[test]
fn the_luck_of_a_game_follows_from_its_seed() {
    let game = whole("fair");
    assert_eq!(game.verify(), Ok(()));
    let mut record = game.record();
    record.seed = None;
    let unseeded = Match::<Toy>::replay(&record).expect("it replays");
    assert_eq!(unseeded.verify(), Err(Unfair::NoSeed));
    record.seed = Some(Seed::from_word("another"));
    let other = Match::<Toy>::replay(&record).expect("it replays");
    assert!(matches!(other.verify(), Err(Unfair::OtherSeed { .. })));
    record.hash = None;
    let error = Match::<Toy>::replay(&record).expect("it replays").verify().expect_err("other luck");
    assert!(error.to_string().contains("the seed gives"), "{error}");
}

#[test]
fn a_game_without_its_seed_is_looked_at_but_not_played_on() {
    let mut game = begun("unseeded");
    go_on(&mut game, 3, false);
    let mut record = game.record();
    record.seed = None;
    let mut again = Match::<Toy>::resume(&record).expect("it replays");
    assert_eq!(again.state(), game.state());
    let seat = again.state().acting().first().expect("it runs");
    let action = legal(again.state(), seat)[0];
    assert_eq!(again.play(seat, action).expect_err("no luck to go on with"), Refused::NoSeed);
}

#[test]
fn a_private_answer_and_its_luck_are_veiled_from_the_others_until_the_end() {
    let mut game = begun("veil");
    let pebble = held(&game, A);
    game.play(A, Action::Keep(pebble)).expect("legal");
    game.play(B, Action::Draw).expect("legal");
    let shown = |viewer| {
        let record = game.record_for(viewer);
        (record.plies[0].action.clone(), record.plies[1].luck[0] == "?", record.seed.is_some())
    };
    let open = format!("keep {pebble}");
    assert_eq!(shown(Viewer::Seat(A)), (open.clone(), true, false));
    assert_eq!(shown(Viewer::Seat(B)), ("keep ?".to_owned(), false, false));
    assert_eq!(shown(Viewer::Spectator), ("keep ?".to_owned(), true, false));
    assert_eq!(shown(Viewer::Afterwards), (open, false, true));

    go_on(&mut game, 100, false);
    let record = game.record_for(Viewer::Spectator);
    assert!(record.seed.is_some() && !record.to_string().contains('?'), "{record}");
}

#[test]
fn a_table_tells_each_viewer_its_own_side_of_an_event() {
    let mut game = begun("told");
    game.play(A, Action::Draw).expect("legal");
    let table: &dyn Table = &game;
    let words = kernel::Words::default();
    let heard = |viewer| table.sentences(1, viewer, &words);
    assert_eq!(heard(Viewer::Seat(B)), ["A draws something."]);
    assert_eq!(heard(Viewer::Spectator), ["A draws something."]);
    assert_ne!(heard(Viewer::Seat(A)), heard(Viewer::Seat(B)));
    assert!(table.sentences(0, Viewer::Seat(A), &words).is_empty(), "the set-up is not an answer");
}
