//! The laws of the kernel, for every number of players.

use kernel::laws::{Effort, check};
use san_francisco_1906::{SanFrancisco1906, Setup};

fn laws_hold(players: u8) {
    let report = check::<SanFrancisco1906>(&Setup::of(players), Effort { games: 200, seed: 1906 });
    assert!(report.plies > 30_000, "{report:?}");
    assert!(report.reasons > 2_000_000, "{report:?}");
    assert!(report.varied > 10_000, "{report:?}");
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
    assert!(size_of::<SanFrancisco1906>() <= 1536, "{} bytes", size_of::<SanFrancisco1906>());
    assert!(size_of::<san_francisco_1906::Action>() <= 4);
}
