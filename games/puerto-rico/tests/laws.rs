//! The laws of the kernel, for every number of players and every combination of expansions.

use kernel::laws::{Effort, check};
use puerto_rico::{PuertoRico, Setup};

fn laws_hold(players: u8, new_buildings: bool, nobles: bool) {
    let setup = Setup { players, new_buildings, nobles };
    let report = check::<PuertoRico>(&setup, Effort { games: 100, seed: 1521 });
    assert!(report.plies > 12_000, "{report:?}");
    assert!(report.reasons > 400_000, "{report:?}");
}

macro_rules! laws {
    ($($name:ident: $players:literal $new:literal $nobles:literal;)+) => {
        $(#[test]
        fn $name() {
            laws_hold($players, $new, $nobles);
        })+
    };
}

laws! {
    the_laws_hold_for_two: 2 false false;
    the_laws_hold_for_two_with_new_buildings: 2 true false;
    the_laws_hold_for_two_with_nobles: 2 false true;
    the_laws_hold_for_two_with_both_expansions: 2 true true;
    the_laws_hold_for_three: 3 false false;
    the_laws_hold_for_three_with_new_buildings: 3 true false;
    the_laws_hold_for_three_with_nobles: 3 false true;
    the_laws_hold_for_three_with_both_expansions: 3 true true;
    the_laws_hold_for_four: 4 false false;
    the_laws_hold_for_four_with_new_buildings: 4 true false;
    the_laws_hold_for_four_with_nobles: 4 false true;
    the_laws_hold_for_four_with_both_expansions: 4 true true;
    the_laws_hold_for_five: 5 false false;
    the_laws_hold_for_five_with_new_buildings: 5 true false;
    the_laws_hold_for_five_with_nobles: 5 false true;
    the_laws_hold_for_five_with_both_expansions: 5 true true;
}

#[test]
fn positions_and_answers_are_small() {
    assert!(size_of::<PuertoRico>() <= 1024, "{} bytes", size_of::<PuertoRico>());
    assert!(size_of::<puerto_rico::Action>() <= 4);
}
