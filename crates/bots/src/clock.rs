//! Time, through a door that tests can hold.

use std::fmt::Debug;
use std::time::{Duration, Instant};

/// Tells how much time has gone by since some fixed moment.
pub trait Clock: Debug + Send {
    /// The time now. It never goes back.
    fn now(&self) -> Duration;

    /// The same clock in another hand, for another thread.
    fn another(&self) -> Box<dyn Clock>;
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

    fn another(&self) -> Box<dyn Clock> {
        Box::new(*self)
    }
}

/// The time that the calling thread has worked. What other programs do on the machine does not count, so that many games at once, or a busy
/// machine, leave a budget of time as large as it was. Where the system does not tell, it is the machine's own clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct WorkClock(
    #[cfg_attr(unix, expect(dead_code, reason = "only asked where the system does not tell"))] SystemClock,
);

impl Clock for WorkClock {
    #[cfg(unix)]
    fn now(&self) -> Duration {
        let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
        Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32)
    }

    #[cfg(not(unix))]
    fn now(&self) -> Duration {
        self.0.now()
    }

    fn another(&self) -> Box<dyn Clock> {
        Box::new(*self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_takes_time_and_never_gives_it_back() {
        let clock = WorkClock::default();
        let start = clock.now();
        let mut sum = 0_u64;
        while clock.now() == start {
            sum = std::hint::black_box(sum + 1);
        }
        assert!(clock.now() > start);
    }
}
