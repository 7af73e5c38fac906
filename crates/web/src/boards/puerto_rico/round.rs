//! The round of Puerto Rico at a glance.

use ::puerto_rico::{Disc, PuertoRico, Role};

use super::super::RoundStep;
use super::thing::Thing;

pub const ROUND: &[RoundStep<PuertoRico>] = &[
    RoundStep { name: "governor", things: &[Thing::Governor] },
    RoundStep {
        name: "take",
        things: &[
            Thing::Role(Role::Settler),
            Thing::Role(Role::Mayor),
            Thing::Role(Role::Builder),
            Thing::Role(Role::Craftsman),
            Thing::Role(Role::Trader),
            Thing::Role(Role::Captain),
            Thing::Role(Role::Prospector),
        ],
    },
    RoundStep { name: "act", things: &[Thing::Disc(Disc::Colonist), Thing::CargoShip, Thing::TradingHouse] },
    RoundStep { name: "next", things: &[Thing::Doubloon] },
];
