//! Whole games as text, for each number of players and way of ending: they replay word for word, and their luck follows from their seed.

use kernel::Game;
use proof::stored_games;
use san_francisco_1906::SanFrancisco1906;

#[test]
fn the_stored_games_replay_word_for_word() {
    let mut endings = Vec::new();
    for (name, game) in stored_games::<SanFrancisco1906>(env!("CARGO_MANIFEST_DIR")) {
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
