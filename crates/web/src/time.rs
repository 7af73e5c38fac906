//! The clock of the server.

use std::time::{SystemTime, UNIX_EPOCH};

/// Seconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64)
}
