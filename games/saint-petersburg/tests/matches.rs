//! A match of this game: taking back, records of a running game, what may be read while it runs.

use kernel::{Chance, Game, HIDDEN, Match, Record, Refused, Seat, Seed, Viewer, legal};
use saint_petersburg::{Action, SaintPetersburg, Setup};

/// A match in which a seat has just used an Observatory and decided on the card.
fn with_an_observatory() -> (Match<SaintPetersburg>, Seat) {
    for word in 0..200 {
        let mut game =
            Match::<SaintPetersburg>::new(Setup { players: 2 }, Seed::from_word(&word.to_string()))
                .expect("two play");
        let mut dice = Chance::fast(word);
        while let Some(seat) = game.state().acting().first() {
            let actions = legal(game.state(), seat);
            let observe = actions.iter().find(|action| matches!(action, Action::Observe(_)));
            let action = observe.copied().unwrap_or(actions[dice.below(actions.len() as u32) as usize]);
            game.play(seat, action).expect("a legal answer");
            if matches!(action, Action::Observe(_)) {
                game.play(seat, Action::Discard).expect("always possible");
                return (game, seat);
            }
        }
    }
    panic!("no Observatory in two hundred games");
}

#[test]
fn an_answer_is_taken_back_until_another_seat_acts_or_luck_has_come_in() {
    let (mut game, seat) = with_an_observatory();
    let plies = game.plies().len();
    assert_eq!(game.undo_floor(seat), plies - 1, "back to the drawn card, but not before it was drawn");
    let other = seat.next(2);
    assert_eq!(game.undo_floor(other), plies, "another seat's answer is not mine to take back");
    game.rewind(plies - 1);
    assert_eq!(legal(game.state(), seat).last(), Some(&Action::Discard), "the question stands again");
    game.play(seat, Action::Discard).expect("always possible");
    game.play(other, Action::Pass).expect("always possible");
    assert_eq!(game.undo_floor(seat), plies + 1);
}

#[test]
fn an_answer_that_is_not_legal_changes_nothing() {
    let mut game =
        Match::<SaintPetersburg>::new(Setup { players: 2 }, Seed::from_word("1")).expect("two play");
    let seat = game.state().acting().first().expect("somebody begins");
    let before = game.record().to_string();
    assert_eq!(game.play(seat.next(2), Action::Pass).err(), Some(Refused::NotAsked(seat.next(2))));
    assert_eq!(game.play(seat, Action::Keep).err(), Some(Refused::Illegal("keep".to_owned())));
    assert_eq!(game.record().to_string(), before);
}

#[test]
fn the_seed_of_a_running_match_is_not_shown_but_its_hash_is() {
    let seed = Seed::from_word("secret");
    let mut game = Match::<SaintPetersburg>::new(Setup { players: 2 }, seed).expect("two play");
    let page = game.record_for(Viewer::Seat(Seat::A)).to_string();
    assert!(!page.contains(&seed.to_string()) && page.contains(&seed.hash().to_string()));
    assert!(!page.contains(HIDDEN), "all luck of this game is seen by all");
    assert!(page.ends_with("end      unfinished\n"));
    let mut dice = Chance::fast(2);
    while let Some(seat) = game.state().acting().first() {
        let actions = legal(game.state(), seat);
        game.play(seat, actions[dice.below(actions.len() as u32) as usize]).expect("a legal answer");
    }
    assert!(
        game.record_for(Viewer::Spectator).to_string().contains(&seed.to_string()),
        "shown when the match is over"
    );
}

#[test]
fn a_running_match_is_taken_up_from_its_record() {
    let (mut game, _) = with_an_observatory();
    let record = Record::read(&game.record().to_string()).expect("a sound record");
    let mut again = Match::<SaintPetersburg>::replay(&record).expect("a sound record");
    let seat = game.state().acting().first().expect("the game runs");
    game.play(seat, Action::Pass).expect("always possible");
    again.play(seat, Action::Pass).expect("always possible");
    assert_eq!(again.record().to_string(), game.record().to_string());
    let without_seed = Record { seed: None, ..record };
    let mut looked_at = Match::<SaintPetersburg>::replay(&without_seed).expect("the luck is written down");
    assert_eq!(looked_at.play(seat, Action::Pass).err(), Some(Refused::NoSeed));
}
