//! A bucket of tokens for each client (GCRA by `governor`), forgotten once it is full again.

use std::fmt;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, RateLimiter};

use super::Rate;

/// One bucket for each key.
pub struct Buckets {
    limiter: Option<DefaultKeyedRateLimiter<String>>,
    burst: NonZeroU32,
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
            burst: rate.0.map_or(NonZeroU32::MIN, |(burst, _)| burst),
            clock: DefaultClock::default(),
            asked: AtomicU32::new(0),
        }
    }

    /// Takes a token; without one, says how long it takes until there is one.
    pub fn take(&self, key: &str) -> Result<(), Duration> {
        self.take_as_one_of(NonZeroU32::MIN, key)
    }

    /// The same where so many servers count by themselves: each of them sees only its part of what a client asks for, so that a request takes as many
    /// tokens as there are servers.
    pub fn take_as_one_of(&self, servers: NonZeroU32, key: &str) -> Result<(), Duration> {
        let Some(limiter) = &self.limiter else { return Ok(()) };
        if self.asked.fetch_add(1, Ordering::Relaxed) % TIDY == TIDY - 1 {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
        // Never more than fit into a bucket: then every request would be refused.
        let taken = limiter.check_key_n(&key.to_owned(), servers.min(self.burst));
        taken.unwrap_or(Ok(())).map_err(|until| until.wait_time_from(self.clock.now()))
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
    fn of_several_servers_each_grants_its_part() {
        let rate = Rate::new(12, 1, Duration::from_secs(3600));
        for servers in [1, 2, 3, 50] {
            let n = NonZeroU32::new(servers).expect("not none");
            let each = Buckets::new(rate);
            let granted = (0..100).filter(|_| each.take_as_one_of(n, "a").is_ok()).count() as u32;
            assert_eq!(granted, (12 / servers).max(1), "one of {servers}");
        }
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
