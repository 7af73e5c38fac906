//! The laws of the kernel, for every number of players.

use kernel::laws::{Effort, check};
use saint_petersburg::{SaintPetersburg, Setup};

fn laws_hold(players: u8) {
    let report = check::<SaintPetersburg>(&Setup { players }, Effort { games: 300, seed: 1703 });
    assert!(report.plies > 30_000, "{report:?}");
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
    assert!(size_of::<SaintPetersburg>() <= 1024, "{} bytes", size_of::<SaintPetersburg>());
    assert!(size_of::<saint_petersburg::Action>() <= 4);
}
