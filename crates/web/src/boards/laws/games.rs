//! Every face, with all seat counts and variants.

use ::puerto_rico::PuertoRico;
use ::saint_petersburg::SaintPetersburg;
use ::san_francisco::SanFrancisco;
use ::san_francisco_1906::SanFrancisco1906;
use ::san_juan::SanJuan;

use super::{Breach, Report, check};
use crate::boards::Board;

/// Holds the laws against one game of every set-up.
fn lawful<B: Board>(setups: impl IntoIterator<Item = B::Setup>) {
    let (mut all, mut breaches) = (Report::default(), Vec::new());
    for setup in setups {
        match check::<B>(&setup, "boards") {
            Ok(report) => {
                all.plies += report.plies;
                all.places += report.places;
                all.motions += report.motions;
                all.reasons += report.reasons;
            }
            Err(Breach { law, how }) => breaches.push(format!("{setup:?}: {law:?}: {how}")),
        }
    }
    assert!(breaches.is_empty(), "{}", breaches.join("\n"));
    assert!(all.plies > 500 && all.places > 500 && all.motions > 500 && all.reasons > 500, "{all:?}");
}

#[test]
fn the_board_of_puerto_rico_obeys_the_laws() {
    let variants = [(false, false), (true, false), (false, true), (true, true)];
    lawful::<PuertoRico>((2..=5).flat_map(|players| {
        variants.map(|(new_buildings, nobles)| ::puerto_rico::Setup {
            players,
            new_buildings,
            nobles,
            ..Default::default()
        })
    }));
}

#[test]
fn the_board_of_san_francisco_obeys_the_laws() {
    lawful::<SanFrancisco>((2..=4).cycle().take(9).map(::san_francisco::Setup::of));
}

#[test]
fn the_board_of_san_juan_obeys_the_laws() {
    let variants = [(false, false), (true, false), (false, true), (true, true)];
    lawful::<SanJuan>((2..=4).flat_map(|players| {
        variants.map(|(new_buildings, draft_hands)| ::san_juan::Setup {
            players,
            new_buildings,
            draft_hands,
            ..Default::default()
        })
    }));
}

#[test]
fn the_board_of_saint_petersburg_obeys_the_laws() {
    lawful::<SaintPetersburg>((2..=4).map(|players| ::saint_petersburg::Setup { players }));
}

#[test]
fn the_board_of_1906_obeys_the_laws() {
    lawful::<SanFrancisco1906>((2..=4).map(::san_francisco_1906::Setup::of));
}
