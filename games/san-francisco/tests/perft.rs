//! Seeded node counts: a change of the rules that nobody meant shows here first.

use kernel::{Seed, SetupText, perft};
use san_francisco::SanFrancisco;

#[test]
fn the_number_of_ways_to_play_is_as_it_was() {
    let count = |players: &str, depth: u32| {
        let setup = SetupText::new().with("players", players).check().expect("2 to 4 play");
        perft::<SanFrancisco>(&setup, Seed::from_word("1873"), depth).expect("it can be played")
    };
    let depths = [2, 4, 6, 8, 10];
    assert_eq!(depths.map(|depth| count("2", depth)), [3, 15, 78, 414, 2373]);
    assert_eq!(depths.map(|depth| count("3", depth)), [3, 15, 78, 450, 2583]);
    assert_eq!(depths.map(|depth| count("4", depth)), [3, 15, 78, 450, 2727]);
}
