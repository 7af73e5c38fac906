//! A bucket of tokens for each client (GCRA by `governor`), forgotten once it is full again.

use std::fmt;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, RateLimiter};

use super::Rate;

/// One bucket for each key.
pub struct Buckets {
    limiter: Option<DefaultKeyedRateLimiter<String>>,
    clock: DefaultClock,
    asked: AtomicU32,
}

impl fmt::Debug for Buckets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Buckets").field("limited", &self.limiter.is_some()).finish_non_exhaustive()
    }
}

/// After so many questions full buckets are forgotten.
const TIDY: u32 = 10_000;

impl Buckets {
    pub fn new(rate: Rate) -> Buckets {
        let quota =
            rate.0.and_then(|(burst, pause)| Some(governor::Quota::with_period(pause)?.allow_burst(burst)));
        Buckets {
            limiter: quota.map(RateLimiter::keyed),
            clock: DefaultClock::default(),
            asked: AtomicU32::new(0),
        }
    }

    /// Takes a token; without one, says how long it takes until there is one.
    pub fn take(&self, key: &str) -> Result<(), Duration> {
        let Some(limiter) = &self.limiter else { return Ok(()) };
        if self.asked.fetch_add(1, Ordering::Relaxed) % TIDY == TIDY - 1 {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
        limiter.check_key(&key.to_owned()).map_err(|until| until.wait_time_from(self.clock.now()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_has_a_burst_and_another_client_has_its_own() {
        let buckets = Buckets::new(Rate::new(3, 1, Duration::from_secs(3600)));
        assert_eq!((0..10).filter(|_| buckets.take("a").is_ok()).count(), 3);
        let wait = buckets.take("a").expect_err("the bucket is empty");
        assert!(wait > Duration::from_secs(3000) && wait <= Duration::from_secs(3600), "{wait:?}");
        assert_eq!(buckets.take("b"), Ok(()));
        assert!((0..1000).all(|_| Buckets::new(Rate::NONE).take("a").is_ok()));
    }

    #[test]
    fn clients_whose_buckets_are_full_again_are_forgotten() {
        let buckets = Buckets::new(Rate::new(1000, 1_000_000_000, Duration::from_secs(1)));
        for n in 0..TIDY {
            assert_eq!(buckets.take(&n.to_string()), Ok(()));
        }
        let kept = buckets.limiter.as_ref().map_or(0, |limiter| limiter.len());
        assert!(kept < TIDY as usize / 2, "{kept}");
    }
}
