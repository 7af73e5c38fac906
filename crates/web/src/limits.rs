//! How much one client may ask for: a bucket of tokens each.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Requests that change something, per client: so many at once, so many more each second.
#[derive(Debug)]
pub struct Limits {
    burst: f64,
    each_second: f64,
    buckets: Mutex<HashMap<String, Bucket>>,
}

#[derive(Debug)]
struct Bucket {
    tokens: f64,
    at: Instant,
}

/// When more clients are remembered, full buckets are forgotten.
const CLIENTS: usize = 10_000;

impl Limits {
    pub fn new(burst: u32, each_second: u32) -> Limits {
        Limits {
            burst: f64::from(burst),
            each_second: f64::from(each_second),
            buckets: Mutex::new(HashMap::new()),
        }
    }

    /// Takes a token of the client's; `false` if there is none.
    pub fn allow(&self, client: &str, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let filled = |bucket: &Bucket| {
            let seconds = now.saturating_duration_since(bucket.at).as_secs_f64();
            (bucket.tokens + seconds * self.each_second).min(self.burst)
        };
        if buckets.len() > CLIENTS {
            buckets.retain(|_, bucket| filled(bucket) < self.burst);
        }
        let bucket = buckets.entry(client.to_owned()).or_insert(Bucket { tokens: self.burst, at: now });
        bucket.tokens = filled(bucket);
        bucket.at = now;
        if bucket.tokens < 1.0 {
            return false;
        }
        bucket.tokens -= 1.0;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_client_has_a_burst_and_then_so_many_each_second() {
        let limits = Limits::new(3, 2);
        let start = Instant::now();
        let allowed = |at| (0..10).filter(|_| limits.allow("a", at)).count();
        assert_eq!(allowed(start), 3);
        assert_eq!(allowed(start + Duration::from_secs(1)), 2);
        assert_eq!(allowed(start + Duration::from_secs(60)), 3);
        assert!(limits.allow("b", start), "another client has a bucket of its own");
    }
}
