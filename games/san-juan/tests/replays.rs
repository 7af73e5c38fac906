//! Whole games as text, for each number of players, variant and way of ending: they replay word for word, and their luck
//! follows from their seed.

use kernel::Game;
use proof::stored_games;
use san_juan::SanJuan;

#[test]
fn the_stored_games_replay_word_for_word() {
    let mut seen = Vec::new();
    for (name, game) in stored_games::<SanJuan>(env!("CARGO_MANIFEST_DIR")) {
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
