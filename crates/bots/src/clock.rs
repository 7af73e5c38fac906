//! Time, through a door that tests can hold.

use std::fmt::Debug;
use std::time::{Duration, Instant};

/// Tells how much time has gone by since some fixed moment.
pub trait Clock: Debug + Send {
    /// The time now. It never goes back.
    fn now(&self) -> Duration;
}

/// The machine's own clock.
#[derive(Clone, Copy, Debug)]
pub struct SystemClock(Instant);

impl Default for SystemClock {
    fn default() -> SystemClock {
        SystemClock(Instant::now())
    }
}

impl Clock for SystemClock {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}
