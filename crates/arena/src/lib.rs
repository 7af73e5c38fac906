//! Many games at once: simulation with statistics, and measurement of speed.

mod bench;
mod simulate;

pub use bench::{Measure, Pace, measure};
pub use simulate::{Report, SeatReport, Simulation, Spread};
