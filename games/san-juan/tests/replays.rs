//! Whole games as text, for each number of players, variant and way of ending: they replay word for word, and their luck
//! follows from their seed.

#![allow(clippy::disallowed_methods, reason = "the stored games are files")]

use std::fs;
use std::path::Path;

use kernel::{Game, Match, Record};
use san_juan::SanJuan;

#[test]
fn the_stored_games_replay_word_for_word() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    let mut seen = Vec::new();
    for entry in fs::read_dir(folder).expect("there are stored games") {
        let path = entry.expect("a file").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).expect("a page of text");
        let record = Record::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let game = Match::<SanJuan>::replay(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(game.record().to_string(), text, "{name} is written as it was");
        assert_eq!(game.verify(), Ok(()), "{name}");
        let ending = game.state().ending().expect("the game is over").id;
        let setup = game.setup();
        let new = if setup.new_buildings { "-new-buildings" } else { "" };
        let draft = if setup.draft_hands { "-draft-hands" } else { "" };
        assert_eq!(name, format!("{}-players{new}{draft}-{ending}", setup.players));
        seen.push((setup.players, setup.new_buildings, setup.draft_hands, ending));
    }
    for players in 2..=4 {
        for (new, draft) in [(false, false), (false, true), (true, false), (true, true)] {
            assert!(seen.contains(&(players, new, draft, "buildings")), "{players} {new} {draft}");
        }
    }
    assert!(seen.iter().any(|(.., ending)| *ending == "exhausted"));
}
