//! Recorded games with every legal set: the same questions, the same answers, the same results.

use proof::recorded_games;
use san_juan::SanJuan;

macro_rules! recorded {
    ($name:ident, $file:literal, $games:literal) => {
        #[test]
        fn $name() {
            assert_eq!(
                recorded_games::<SanJuan>(include_bytes!(concat!("conformance/", $file, ".jsonl.gz"))),
                $games
            );
        }
    };
}

recorded!(two_players_are_played_alike, "2p", 8);
recorded!(two_players_with_drafted_hands_are_played_alike, "2p-draft-hands", 6);
recorded!(two_players_with_new_buildings_are_played_alike, "2p-new-buildings", 8);
recorded!(two_players_with_everything_are_played_alike, "2p-new-buildings-draft-hands", 6);
recorded!(three_players_are_played_alike, "3p", 8);
recorded!(three_players_with_drafted_hands_are_played_alike, "3p-draft-hands", 6);
recorded!(three_players_with_new_buildings_are_played_alike, "3p-new-buildings", 8);
recorded!(three_players_with_everything_are_played_alike, "3p-new-buildings-draft-hands", 6);
recorded!(four_players_are_played_alike, "4p", 8);
recorded!(four_players_with_drafted_hands_are_played_alike, "4p-draft-hands", 6);
recorded!(four_players_with_new_buildings_are_played_alike, "4p-new-buildings", 8);
recorded!(four_players_with_everything_are_played_alike, "4p-new-buildings-draft-hands", 6);
recorded!(games_that_run_dry_are_played_alike, "exhausted", 3);
recorded!(games_of_two_hundred_rounds_are_played_alike, "round-limit", 1);
