//! The round of San Juan at a glance.

use ::san_juan::{Role, SanJuan};

use super::super::RoundStep;
use super::thing::Thing;

pub const ROUND: &[RoundStep<SanJuan>] = &[
    RoundStep { name: "hand", things: &[Thing::Governor, Thing::Hand] },
    RoundStep {
        name: "take",
        things: &[
            Thing::Role(Role::Builder),
            Thing::Role(Role::Producer),
            Thing::Role(Role::Trader),
            Thing::Role(Role::Recruiter),
            Thing::Role(Role::Adventurer),
        ],
    },
    RoundStep { name: "act", things: &[Thing::City, Thing::TradingHouse] },
    RoundStep { name: "next", things: &[Thing::Governor] },
];
