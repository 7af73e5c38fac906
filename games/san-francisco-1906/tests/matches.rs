//! A match of this game: what its record shows while it runs, and who hears of what.

use kernel::{Chance, Game, HIDDEN, Match, Present, Record, Seat, Seed, Viewer, Words, legal};
use san_francisco_1906::{Action, SanFrancisco1906, Setup};

/// A match of three in which somebody has just drawn an objective.
fn with_a_drawn_objective() -> (Match<SanFrancisco1906>, Seat) {
    let mut game =
        Match::<SanFrancisco1906>::new(Setup::of(3), Seed::from_word("hidden")).expect("three play");
    let mut dice = Chance::fast(1);
    loop {
        let seat = game.state().acting().first().expect("the game runs");
        let actions = legal(game.state(), seat);
        let draw = actions.contains(&Action::DrawObjective);
        let any = actions[dice.below(actions.len() as u32) as usize];
        game.play(seat, if draw { Action::DrawObjective } else { any }).expect("a legal answer");
        if draw {
            return (game, seat);
        }
    }
}

/// The words of the set-up's luck as a viewer reads them.
fn set_up_luck(game: &Match<SanFrancisco1906>, viewer: Viewer) -> Vec<String> {
    game.record_for(viewer).luck
}

#[test]
fn the_secret_objectives_of_the_set_up_are_shown_to_their_owners_alone() {
    // §secret.1, §setup.7
    let game = Match::<SanFrancisco1906>::new(Setup::of(3), Seed::from_word("1906")).expect("three play");
    let truth = set_up_luck(&game, Viewer::Afterwards);
    let secrets = 6 + 6 + 3..6 + 6 + 3 + 3;
    for viewer in Seat::all(3) {
        let shown = set_up_luck(&game, Viewer::Seat(viewer));
        for (i, (word, real)) in shown.iter().zip(&truth).enumerate() {
            let hidden = secrets.contains(&i) && i != secrets.start + viewer.index();
            assert_eq!(word, if hidden { HIDDEN } else { real.as_str() }, "word {i} for {viewer}");
        }
    }
    let beside = set_up_luck(&game, Viewer::Spectator);
    assert_eq!(beside.iter().filter(|word| *word == HIDDEN).count(), 3);
}

#[test]
fn a_drawn_objective_is_hidden_in_the_record_of_a_running_game() {
    // §secret.2
    let (game, seat) = with_a_drawn_objective();
    let last = |viewer: Viewer| game.record_for(viewer).plies.last().expect("an answer").clone();
    let truth = last(Viewer::Afterwards).luck[0].clone();
    assert_eq!(last(Viewer::Seat(seat)).luck[0], truth);
    assert_eq!(last(Viewer::Seat(seat.next(3))).luck[0], HIDDEN);
    assert_eq!(last(Viewer::Spectator).luck[0], HIDDEN);
    assert_eq!(last(Viewer::Spectator).action, "draw objective", "that he drew is open");
}

#[test]
fn a_drawn_objective_is_hidden_in_the_sentences_of_the_others() {
    // §secret.2
    let (game, seat) = with_a_drawn_objective();
    let events = &game.plies().last().expect("an answer").events;
    let heard = |viewer: Viewer| -> Vec<String> {
        let told = events.iter().filter(|told| told.audience.includes(viewer));
        told.filter_map(|told| SanFrancisco1906::sentence(&told.event, &Words::default())).collect()
    };
    let name = seat.to_string();
    assert_eq!(heard(Viewer::Spectator)[0], format!("{name} draws an objective and keeps it face down."));
    assert!(heard(Viewer::Seat(seat))[0].starts_with(&format!("{name} draws the objective \"")));
}

#[test]
fn at_the_end_everything_is_open() {
    // §secret.3
    let (mut game, _) = with_a_drawn_objective();
    let mut dice = Chance::fast(2);
    while let Some(seat) = game.state().acting().first() {
        let actions = legal(game.state(), seat);
        game.play(seat, actions[dice.below(actions.len() as u32) as usize]).expect("a legal answer");
    }
    assert!(!game.record_for(Viewer::Spectator).to_string().contains(" ?"));
    assert!(game.state().view(Viewer::Spectator).seats.iter().all(|seat| seat.face_down.is_some()));
}

#[test]
fn a_running_match_is_taken_up_from_its_record() {
    let (mut game, _) = with_a_drawn_objective();
    let record = Record::read(&game.record().to_string()).expect("a sound record");
    let mut again = Match::<SanFrancisco1906>::replay(&record).expect("a sound record");
    let seat = game.state().acting().first().expect("the game runs");
    let answer = legal(game.state(), seat)[0];
    game.play(seat, answer).expect("a legal answer");
    again.play(seat, answer).expect("a legal answer");
    assert_eq!(again.record().to_string(), game.record().to_string());
}
