//! How long requests took, and how many there were of them.

use std::fmt;
use std::time::Duration;

/// The times of many requests, in order, and how long all of them took together.
#[derive(Default)]
pub struct Times {
    all: Vec<Duration>,
    span: Duration,
}

impl Times {
    pub fn new(mut all: Vec<Duration>, span: Duration) -> Times {
        all.sort_unstable();
        Times { all, span }
    }

    /// Requests in a second.
    pub fn rate(&self) -> f64 {
        self.all.len() as f64 / self.span.as_secs_f64().max(f64::MIN_POSITIVE)
    }

    /// The time within which this part of the requests was answered.
    pub fn within(&self, part: f64) -> Duration {
        self.all.get((self.all.len() as f64 * part) as usize).copied().unwrap_or_default()
    }
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ms = |part: f64| self.within(part).as_secs_f64() * 1000.0;
        write!(f, "{} /s, p50 {:.1} ms, p99 {:.1} ms", grouped(self.rate()), ms(0.5), ms(0.99))
    }
}

/// A number with commas between its thousands.
pub fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
