//! The laws of the kernel, for every number of players and every combination of expansions.

use kernel::SetupText;
use kernel::laws::{Effort, check};
use puerto_rico::{PuertoRico, Setup};

fn laws_hold(players: u8, new_buildings: bool, nobles: bool) {
    let setup = Setup { players, new_buildings, nobles, ..Setup::default() };
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

/// Beige buildings that fill every slot: the base game's, with an Aqueduct, a Library and a Statue among them.
const AGREED: &str = "chosen:aqueduct+hacienda+construction-hut+small-warehouse+hospice+office+large-market+large-warehouse+factory\
                      +university+library+wharf+guild-hall+residence+fortress+customs-house+statue";

/// §reading.1, §reading.2, §reading.3: the laws hold for the other readings too.
fn laws_hold_for(setup: &str) {
    let setup: Setup = SetupText::read(setup).expect("pairs").check().expect("a set-up");
    let report = check::<PuertoRico>(&setup, Effort { games: 40, seed: 1897 });
    assert!(report.plies > 5_000, "{report:?}");
    assert!(report.reasons > 150_000, "{report:?}");
}

#[test]
fn the_laws_hold_when_only_the_largest_ship_may_be_loaded() {
    laws_hold_for("players=3 ship-rule=largest");
    laws_hold_for("players=5 ship-rule=largest");
}

#[test]
fn the_laws_hold_when_everything_may_be_declined() {
    laws_hold_for("players=2 decline=true");
    laws_hold_for("players=4 decline=true new-buildings=true nobles=true");
}

#[test]
fn the_laws_hold_for_buildings_that_were_agreed_upon() {
    laws_hold_for(&format!("players=3 new-buildings=true buildings={AGREED}"));
    laws_hold_for(&format!(
        "players=2 new-buildings=true nobles=true decline=true ship-rule=largest buildings={AGREED}"
    ));
}

#[test]
fn positions_and_answers_are_small() {
    assert!(size_of::<PuertoRico>() <= 1024, "{} bytes", size_of::<PuertoRico>());
    assert!(size_of::<puerto_rico::Action>() <= 4);
}
