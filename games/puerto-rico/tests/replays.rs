//! Whole games as text, for each number of players, each combination of expansions and each way of ending: they replay word
//! for word, and their luck follows from their seed.

#![allow(clippy::disallowed_methods, reason = "the stored games are files")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use kernel::{Game, Match, Record};
use puerto_rico::PuertoRico;

#[test]
fn the_stored_games_replay_word_for_word() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(folder).expect("there are stored games") {
        let path = entry.expect("a file").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).expect("a page of text");
        let record = Record::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let game = Match::<PuertoRico>::replay(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(game.record().to_string(), text, "{name} is written as it was");
        assert_eq!(game.verify(), Ok(()), "{name}");
        let ending = game.state().ending().expect("the game is over").id;
        let setup = game.setup();
        let new_buildings = if setup.new_buildings { "-new-buildings" } else { "" };
        let nobles = if setup.nobles { "-nobles" } else { "" };
        assert_eq!(name, format!("{}-players{new_buildings}{nobles}-{ending}", setup.players));
        names.insert(name);
    }
    for players in 2..=5 {
        for expansions in ["", "-new-buildings", "-nobles", "-new-buildings-nobles"] {
            for ending in ["city", "colonists", "points"] {
                // §end.1: with nobles a lack of colonists ends nothing
                let possible = ending != "colonists" || !expansions.ends_with("nobles");
                let name = format!("{players}-players{expansions}-{ending}");
                assert_eq!(names.contains(&name), possible, "{name}");
            }
        }
    }
}
