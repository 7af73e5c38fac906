//! Whole games as text, for each number of players and way of ending: they replay word for word, and their luck follows from their seed.

#![allow(clippy::disallowed_methods, reason = "the stored games are files")]

use std::fs;
use std::path::Path;

use kernel::{Game, Match, Record};
use san_francisco_1906::SanFrancisco1906;

#[test]
fn the_stored_games_replay_word_for_word() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    let mut endings = Vec::new();
    for entry in fs::read_dir(folder).expect("there are stored games") {
        let path = entry.expect("a file").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).expect("a page of text");
        let record = Record::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let game =
            Match::<SanFrancisco1906>::replay(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(game.record().to_string(), text, "{name} is written as it was");
        assert_eq!(game.verify(), Ok(()), "{name}");
        let ending = game.state().ending().expect("the game is over").id;
        assert_eq!(name, format!("{}-players-{ending}", game.players()));
        endings.push((game.players(), ending));
    }
    for players in 2..=4 {
        for ending in ["best-builder", "1912"] {
            // §end.1, §end.2
            assert!(endings.contains(&(players, ending)), "no game of {players} that ended by {ending}");
        }
    }
}
