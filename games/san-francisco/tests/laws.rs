//! The laws of the kernel, for every number of players.

use kernel::laws::{Effort, check};
use san_francisco::{SanFrancisco, Setup};

fn laws_hold(players: u8) {
    let report = check::<SanFrancisco>(&Setup::of(players), Effort { games: 200, seed: 1873 });
    assert!(report.plies > 20_000, "{report:?}");
    assert!(report.reasons > 1_000_000, "{report:?}");
}

#[test]
fn the_laws_hold_for_two_players() {
    laws_hold(2);
}

#[test]
fn the_laws_hold_for_three_players() {
    laws_hold(3);
}

#[test]
fn the_laws_hold_for_four_players() {
    laws_hold(4);
}

#[test]
fn positions_and_answers_are_small() {
    assert!(size_of::<SanFrancisco>() <= 1024, "{} bytes", size_of::<SanFrancisco>());
    assert!(size_of::<san_francisco::Action>() <= 4);
}
