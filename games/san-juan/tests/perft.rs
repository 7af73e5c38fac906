//! Seeded node counts: a change of the rules that nobody meant shows here first.

use kernel::{Seed, SetupText, perft};
use san_juan::SanJuan;

#[test]
fn the_number_of_ways_to_play_is_as_it_was() {
    let count = |setup: &str, depth: u32| {
        let setup = SetupText::read(setup).and_then(|setup| setup.check()).expect("a set-up");
        perft::<SanJuan>(&setup, Seed::from_word("1897"), depth).expect("it can be played")
    };
    assert_eq!(
        [1, 2, 3, 4, 5, 6, 7].map(|depth| count("players=2", depth)),
        [5, 18, 53, 144, 372, 1250, 3849]
    );
    assert_eq!(
        [1, 2, 3, 4, 5, 6, 7].map(|depth| count("players=3 new-buildings=true", depth)),
        [5, 19, 42, 92, 249, 711, 2362]
    );
    assert_eq!(
        [1, 2, 3, 4, 5, 6, 7].map(|depth| count("players=4 draft-hands=true", depth)),
        [5, 25, 55, 220, 605, 1375, 5500]
    );
}
