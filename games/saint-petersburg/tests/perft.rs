//! Seeded node counts: a change of the rules that nobody meant shows here first.

use kernel::{Seed, SetupText, perft};
use saint_petersburg::SaintPetersburg;

#[test]
fn the_number_of_ways_to_play_is_as_it_was() {
    let count = |players: &str, depth: u32| {
        let setup = SetupText::new().with("players", players).check().expect("2 to 4 play");
        perft::<SaintPetersburg>(&setup, Seed::from_word("1703"), depth).expect("it can be played")
    };
    assert_eq!([1, 2, 3, 4, 5].map(|depth| count("2", depth)), [9, 65, 397, 2041, 11655]);
    assert_eq!([1, 2, 3, 4, 5].map(|depth| count("3", depth)), [9, 73, 529, 3577, 20891]);
    assert_eq!([1, 2, 3, 4, 5].map(|depth| count("4", depth)), [9, 77, 621, 4649, 33855]);
}
