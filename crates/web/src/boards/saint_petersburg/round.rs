//! The round of Saint Petersburg at a glance.

use ::saint_petersburg::{SaintPetersburg, Stack};

use super::super::RoundStep;
use super::thing::Thing;

pub const ROUND: &[RoundStep<SaintPetersburg>] = &[
    RoundStep { name: "worker", things: &[Thing::Stack(Stack::Worker), Thing::Ruble] },
    RoundStep { name: "building", things: &[Thing::Stack(Stack::Building), Thing::Point] },
    RoundStep { name: "noble", things: &[Thing::Stack(Stack::Noble), Thing::Ruble, Thing::Point] },
    RoundStep { name: "trading", things: &[Thing::Stack(Stack::Trading)] },
    RoundStep { name: "next", things: &[Thing::Marker, Thing::LowerRow, Thing::Discard] },
];
