//! Whole games as text, for each number of players, each combination of expansions and each way of ending: they replay word
//! for word, and their luck follows from their seed.

use kernel::Game;
use proof::stored_games;
use puerto_rico::PuertoRico;
use std::collections::BTreeSet;

#[test]
fn the_stored_games_replay_word_for_word() {
    let mut names = BTreeSet::new();
    for (name, game) in stored_games::<PuertoRico>(env!("CARGO_MANIFEST_DIR")) {
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
