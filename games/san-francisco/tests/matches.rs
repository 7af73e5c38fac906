//! A match of this game: taking back, and what a sentence of it says.

use kernel::{Chance, Game, Lang, Match, Present, Refused, Seat, Seed, Table, Words, legal};
use san_francisco::{Action, SanFrancisco, Setup};

fn new_game(players: u8) -> Match<SanFrancisco> {
    Match::new(Setup::of(players), Seed::from_word("1873")).expect("2 to 4 play")
}

#[test]
fn an_answer_is_taken_back_until_another_seat_acts_or_luck_has_come_in() {
    // §place.1: the card was seen, so the draw stands
    let mut game = new_game(2);
    game.play(Seat::A, Action::Place).expect("always possible");
    assert_eq!(game.undo_floor(Seat::A), 1);
    game.play(Seat::A, Action::Column(0)).expect("always possible");
    assert_eq!(game.undo_floor(Seat::A), 1, "back to the drawn card");
    game.rewind(1);
    assert_eq!(legal(game.state(), Seat::A).len(), 3, "the question stands again");
    game.play(Seat::A, Action::Column(2)).expect("always possible");
    game.play(Seat::B, Action::Finalize(2, 0)).expect("it has a card");
    game.play(Seat::B, Action::Done).expect("always possible");
    assert_eq!(game.undo_floor(Seat::A), 4);
    assert_eq!(game.undo_floor(Seat::B), 2);
}

#[test]
fn an_answer_that_is_not_legal_changes_nothing() {
    let mut game = new_game(2);
    let before = game.record().to_string();
    assert_eq!(game.play(Seat::B, Action::Place).err(), Some(Refused::NotAsked(Seat::B)));
    assert_eq!(game.play(Seat::A, Action::Done).err(), Some(Refused::Illegal("done".to_owned())));
    assert_eq!(game.record().to_string(), before);
}

#[test]
fn actions_that_make_no_sense_are_refused_with_what_would() {
    for (text, why) in [
        ("finalize 4", "\"4\" is not a number from 1 to 3"),
        ("finalize 1 return 3", "\"3\" is not a number from 1 to 2"),
        ("build black-plain-2", "black-plain-2 is black: say in which row"),
        ("build grey-garden grey", "grey-garden goes to the grey row: leave the row out"),
        ("build green-garden", "\"green-garden\" is not a project card"),
        ("on pink 1", "\"pink\" is not a row: blue, grey, orange, yellow, green"),
        ("on blue 6", "\"6\" is not a number from 1 to 5"),
        ("take gold", "\"gold\" is not a bonus"),
    ] {
        let error = text.parse::<Action>().expect_err("it makes no sense").to_string();
        assert_eq!(error, format!("\"{text}\" is not an action: {why}"));
    }
    assert!("pass".parse::<Action>().expect_err("§turn.2").to_string().contains("answers are place,"));
}

#[test]
fn a_whole_game_is_told_in_both_languages() {
    // §points.2, §open.1
    let mut game = new_game(4);
    let mut dice = Chance::fast(1873);
    while let Some(seat) = game.state().acting().first() {
        let actions = legal(game.state(), seat);
        game.play(seat, actions[dice.below(actions.len() as u32) as usize]).expect("legal");
    }
    let table: &dyn Table = &game;
    for lang in Lang::ALL {
        let words = Words::new(lang).with_names(["Ada", "Bo", "Cy", "Di"]);
        let told: Vec<String> = (1..=table.ply())
            .flat_map(|ply| table.sentences(ply, kernel::Viewer::Spectator, &words))
            .collect();
        assert!(told.len() > table.ply() / 2);
        assert!(told.iter().all(|sentence| sentence.ends_with('.')), "sentences end");
        assert!(told.iter().any(|sentence| sentence.starts_with("Ada ")));
    }
    let halves = (0..8).map(|points| SanFrancisco::points(points, &Words::default())).collect::<Vec<_>>();
    assert_eq!(halves, ["0", "½", "1", "1½", "2", "2½", "3", "3½"]);
    assert_eq!(SanFrancisco::META.max_plies, 700);
}
