//! Seeded node counts: a change of the rules that nobody meant shows here first.

use kernel::{Seed, SetupText, perft};
use san_francisco_1906::SanFrancisco1906;

#[test]
fn the_number_of_ways_to_play_is_as_it_was() {
    let count = |players: &str, depth: u32| {
        let setup = SetupText::new().with("players", players).check().expect("2 to 4 play");
        perft::<SanFrancisco1906>(&setup, Seed::from_word("1906"), depth).expect("it can be played")
    };
    assert_eq!([2, 4, 6, 8, 10].map(|depth| count("2", depth)), [12, 108, 756, 5083, 48564]);
    assert_eq!([2, 4, 6, 8, 9].map(|depth| count("3", depth)), [12, 108, 648, 9866, 37932]);
    assert_eq!([2, 4, 6, 8, 10].map(|depth| count("4", depth)), [12, 108, 648, 1944, 25272]);
}
