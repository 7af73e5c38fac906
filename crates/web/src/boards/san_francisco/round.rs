//! A turn of San Francisco at a glance.

use ::san_francisco::SanFrancisco;

use super::super::RoundStep;
use super::thing::Thing;

pub const ROUND: &[RoundStep<SanFrancisco>] = &[
    RoundStep { name: "draw", things: &[Thing::Deck, Thing::Column(1)] },
    RoundStep { name: "take", things: &[Thing::Column(2), Thing::Contract] },
    RoundStep { name: "build", things: &[Thing::Trams, Thing::Skyscraper, Thing::Completion] },
    RoundStep { name: "next", things: &[Thing::Foundation] },
];
