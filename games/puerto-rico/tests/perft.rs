//! Seeded node counts: a change of the rules that nobody meant shows here first.

use kernel::{Seed, SetupText, perft};
use puerto_rico::PuertoRico;

fn counts(setup: &str) -> [u64; 5] {
    let setup = SetupText::read(setup).and_then(|setup| setup.check()).expect("a set-up");
    [1, 2, 3, 4, 5]
        .map(|depth| perft::<PuertoRico>(&setup, Seed::from_word("1521"), depth).expect("it can be played"))
}

#[test]
fn the_number_of_ways_to_play_is_as_it_was() {
    assert_eq!(counts("players=2"), [7, 45, 265, 1577, 8250]);
    assert_eq!(counts("players=3"), [6, 34, 178, 964, 5025]);
    assert_eq!(counts("players=4"), [7, 47, 302, 1953, 13557]);
    assert_eq!(counts("players=5 nobles=true"), [7, 51, 443, 4663, 55091]);
}
