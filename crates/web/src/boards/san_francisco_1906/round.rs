//! A year of 1906 San Francisco at a glance.

use ::san_francisco_1906::{SanFrancisco1906, Space};
use kernel::Seat;

use super::super::RoundStep;
use super::thing::Thing;

pub const ROUND: &[RoundStep<SanFrancisco1906>] = &[
    RoundStep { name: "income", things: &[Thing::Income, Thing::Pawn(Seat::A)] },
    RoundStep { name: "bonus", things: &[Thing::Year(1907)] },
    RoundStep {
        name: "ring",
        things: &[
            Thing::Action(Space::Materials),
            Thing::Action(Space::Permit),
            Thing::Action(Space::Build),
            Thing::Action(Space::Objective),
            Thing::Action(Space::Clearing),
            Thing::Action(Space::UrbanDevelopment),
        ],
    },
    RoundStep { name: "next", things: &[Thing::Pawn(Seat::B), Thing::Pawn(Seat::A)] },
];
