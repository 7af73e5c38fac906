//! Each character is known by what it does more than its level at the same tables. Seeds and counts are fixed, so that this comes out alike everywhere.

use arena::{Tournament, habits};
use bots::{Character, Spec, mark};
use kernel::{Seed, SetupText};

/// How many more of its mark a character has in a game than the plain bot beside it.
fn more(game: &'static dyn kernel::Entry, who: Character, games: u64) -> f64 {
    let plain: Spec = "greedy:noise=0.1".parse().expect("a bot");
    let tournament = Tournament {
        setup: SetupText::new().with("players", "2"),
        bots: vec![plain.clone().with_character(who), plain],
        games,
        seed: Seed::from_word("characters"),
        threads: 1,
    };
    let rows = tournament.run(game, Vec::new(), &|_| {}).expect("it is played");
    let own = tournament.bots[0].to_string();
    let found = habits(game.meta().id, &tournament, &rows);
    found.iter().find(|habit| habit.bot == own && habit.habit == mark(who)).expect("its mark").more.value
}

#[test]
fn every_character_is_known_by_its_mark() {
    for game in catalog::GAMES {
        for who in Character::of(game.meta().id) {
            let more = more(*game, who, 10);
            assert!(more > 0.0, "{who}: {more:+.2} {} than the level alone", mark(who));
        }
    }
}
