//! What happens, in game terms. Everything here is seen by the whole table.

use kernel::{Seat, kinds, serde};
use serde::Serialize;

use crate::kinds::{Building, Good, Place, Role, Tile};
use crate::player::Disc;

kinds! {
    /// Where a tile comes from that is laid on an island.
    pub enum Origin: "origin of a tile" {
        Row = "row",
        Quarries = "quarries",
        Drawn = "drawn",
    }
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(crate = "kernel::serde", tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A building came into play.
    Drafted { seat: Seat, building: Building },
    /// A role was taken, with the doubloons on its card; of two prospectors the poorer one or not.
    Took { seat: Seat, role: Role, doubloons: u8, second: bool },
    /// A seat passed.
    Passed { seat: Seat },
    /// A face-down tile was drawn.
    Drew { seat: Seat, good: Good, price: u8 },
    /// A tile was laid on an island.
    Laid { seat: Seat, tile: Tile, from: Origin },
    /// A plantation was laid as a forest.
    LaidForest { seat: Seat, good: Good, from: Origin },
    /// A disc came straight to a place.
    Settled { seat: Seat, disc: Disc, place: Place },
    /// A tile was discarded from an island: no kind for a forest.
    Discarded { seat: Seat, good: Option<Good>, doubloons: u8 },
    /// New tiles lie face up.
    NewRow { row: Vec<Good> },
    /// A guest went to work.
    GuestWent { seat: Seat, disc: Disc, place: Place },
    /// Colonists and nobles arrived, with the ship or out of the supply.
    Arrived { seat: Seat, colonists: u8, nobles: u8, with_ship: bool },
    /// A seat placed its discs: how many stand at work, how many on the windrose; and where the former stand.
    Placed { seat: Seat, at_work: u8, windrose: u8, standing: Vec<(Place, Disc, u8)> },
    /// The colonist ship was filled.
    ShipFilled { colonists: u8, nobles: u8 },
    /// Something was built.
    Built { seat: Seat, building: Building, price: u16 },
    /// The Black Market helps to pay for a building: so many doubloons of the price were there.
    Bargained { seat: Seat, building: Building, price: u16, doubloons: u16 },
    /// A barrel was given to the Black Market.
    PaidBarrel { seat: Seat, good: Good },
    /// A disc was given to the Black Market.
    PaidDisc { seat: Seat, disc: Disc, place: Place },
    /// A point was given to the Black Market.
    PaidPoint { seat: Seat },
    /// What the Black Market helped to pay stands.
    Raised { seat: Seat, building: Building },
    /// Barrels were produced, by kind in goods order.
    Produced { seat: Seat, barrels: [u8; 5] },
    /// A building brought doubloons or points.
    Gained { seat: Seat, source: Building, doubloons: u8, points: u8 },
    /// The craftsman took an extra barrel.
    TookExtra { seat: Seat, good: Good },
    /// A barrel was sold; to the Trading Post or to the trading house.
    Sold { seat: Seat, good: Good, post: bool, doubloons: u16 },
    /// The trading house was emptied of these barrels, by kind in goods order.
    HouseEmptied { barrels: [u8; 5] },
    /// A barrel was delivered to the court.
    Delivered { seat: Seat, good: Good },
    /// Barrels went onto a ship.
    Loaded { seat: Seat, good: Good, barrels: u8, capacity: u8, points: u8 },
    /// Barrels went through the Wharf.
    Shipped { seat: Seat, good: Good, barrels: u8, points: u8 },
    /// Barrels went through the Small Wharf.
    Sent { seat: Seat, barrels: u8, points: u8 },
    /// Goods that could not be stored were lost, by kind in goods order.
    Lost { seat: Seat, barrels: [u8; 5] },
    /// Full ships were emptied, by capacity, and what each had carried.
    ShipsEmptied { capacities: Vec<u8>, goods: Vec<Good> },
    /// The prospector found gold.
    Prospected { seat: Seat, doubloons: u8 },
    /// An end condition was met: this round is the last.
    LastRound { round: u16 },
    /// A round began.
    Round { round: u16, governor: Seat },
    /// The game ended.
    Over,
}

impl Event {
    /// Whom it is about; nobody if it is the whole table's.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Event::Drafted { seat, .. }
            | Event::Took { seat, .. }
            | Event::Passed { seat, .. }
            | Event::Drew { seat, .. }
            | Event::Laid { seat, .. }
            | Event::LaidForest { seat, .. }
            | Event::Settled { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::GuestWent { seat, .. }
            | Event::Arrived { seat, .. }
            | Event::Placed { seat, .. }
            | Event::Built { seat, .. }
            | Event::Bargained { seat, .. }
            | Event::PaidBarrel { seat, .. }
            | Event::PaidDisc { seat, .. }
            | Event::PaidPoint { seat, .. }
            | Event::Raised { seat, .. }
            | Event::Produced { seat, .. }
            | Event::Gained { seat, .. }
            | Event::TookExtra { seat, .. }
            | Event::Sold { seat, .. }
            | Event::Delivered { seat, .. }
            | Event::Loaded { seat, .. }
            | Event::Shipped { seat, .. }
            | Event::Sent { seat, .. }
            | Event::Lost { seat, .. }
            | Event::Prospected { seat, .. } => Some(*seat),
            Event::NewRow { .. }
            | Event::ShipFilled { .. }
            | Event::HouseEmptied { .. }
            | Event::ShipsEmptied { .. }
            | Event::LastRound { .. }
            | Event::Round { .. }
            | Event::Over => None,
        }
    }
}
