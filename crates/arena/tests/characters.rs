//! Each character is known by what it does more than its level at the same tables. Few games would not show a mild liking, so that it is stronger here than
//! at the tables, where `docs/bots.md` has the figures of many games. Seeds and counts are fixed, so that this comes out alike every time.

use arena::{Tournament, habits};
use bots::{Character, Spec, mark};
use kernel::{Seed, SetupText};

/// How strong a liking is, and in how many games it shows. Who likes monuments or development cards too much builds nothing to pay for them.
fn shown_by(who: Character) -> (f32, u64) {
    match who.name() {
        "patron" => (0.6, 16),
        "planner" => (1.0, 16),
        _ => (2.0, 8),
    }
}

/// How many more of its mark a character has in a game than the plain bot beside it.
fn more(game: &'static dyn kernel::Entry, who: Character) -> f64 {
    let (liking, games) = shown_by(who);
    let plain: Spec = "greedy:noise=0.1".parse().expect("a bot");
    let tournament = Tournament {
        setup: SetupText::new().with("players", "2"),
        bots: vec![plain.clone().with_character(who).with_weight("liking", liking), plain],
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
            let more = more(*game, who);
            assert!(more >= 0.25, "{who}: {more:+.2} {} than the level alone", mark(who));
        }
    }
}
