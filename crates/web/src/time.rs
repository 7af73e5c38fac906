//! The clock of the server.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use kernel::Lang;
use maud::{Markup, html};

use crate::words;

/// Seconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64)
}

/// The clock by which tables are played.
#[derive(Clone, Debug, Default)]
pub enum Clock {
    /// The one of the machine.
    #[default]
    System,
    /// One that stands until it is moved, for tests.
    Held(Arc<AtomicI64>),
}

impl Clock {
    /// A clock that stands.
    #[must_use]
    pub fn held(at: i64) -> Clock {
        Clock::Held(Arc::new(AtomicI64::new(at)))
    }

    /// Seconds since 1970.
    #[must_use]
    pub fn now(&self) -> i64 {
        match self {
            Clock::System => now(),
            Clock::Held(at) => at.load(Ordering::Acquire),
        }
    }

    /// Moves a clock that stands; the one of the machine moves by itself.
    pub fn pass(&self, seconds: i64) {
        if let Clock::Held(at) = self {
            at.fetch_add(seconds, Ordering::AcqRel);
        }
    }
}

/// How long ago something was, with the moment itself for programs.
pub fn age(lang: Lang, at: i64, now: i64) -> Markup {
    html! { time datetime=(moment(at)) { (ago(lang, now - at)) } }
}

/// How much time is left, as people say it: minutes and seconds by the hour, later days and hours.
pub fn left(lang: Lang, seconds: i64) -> String {
    let seconds = seconds.max(0);
    let said = |name: &str, n: i64, m: i64| {
        words::text_with(lang, name, &[("n", &n.to_string()), ("m", &m.to_string())])
    };
    match seconds {
        ..3_600 => format!("{:02}:{:02}", seconds / 60, seconds % 60),
        3_600..86_400 => said("left-hours", seconds / 3_600, seconds % 3_600 / 60),
        _ => said("left-days", seconds / 86_400, seconds % 86_400 / 3_600),
    }
}

/// A moment as programs read it.
pub fn moment(at: i64) -> String {
    let (hours, minutes, seconds) =
        (at.rem_euclid(86_400) / 3_600, at.rem_euclid(3_600) / 60, at.rem_euclid(60));
    format!("{}T{hours:02}:{minutes:02}:{seconds:02}Z", date(at))
}

/// The same as people say it.
fn ago(lang: Lang, seconds: i64) -> String {
    let said = |name: &str, n: i64| words::text_with(lang, name, &[("n", &n.to_string())]);
    match seconds {
        ..60 => words::text(lang, "ago-now"),
        60..3_600 => said("ago-minutes", seconds / 60),
        3_600..86_400 => said("ago-hours", seconds / 3_600),
        86_400..172_800 => words::text(lang, "ago-yesterday"),
        _ => said("ago-days", seconds / 86_400),
    }
}

/// A day as everybody writes it for machines and people: year, month, day (in UTC).
pub fn date(seconds: i64) -> String {
    // Days since the first of March of the year 0, in a calendar whose years begin in March: the leap day comes last.
    let days = seconds.div_euclid(86_400) + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::{Clock, ago, date, left};
    use kernel::Lang;

    #[test]
    fn people_say_roughly_how_long_ago_it_was() {
        let said = [-5, 59, 60, 7_300, 90_000, 400_000].map(|seconds| ago(Lang::En, seconds));
        assert_eq!(said, ["just now", "just now", "1 min ago", "2 h ago", "yesterday", "4 days ago"]);
    }

    #[test]
    fn time_left_is_said_as_on_a_clock_and_then_in_hours_and_days() {
        let said = [-3, 61, 3_599, 3_660, 90_000].map(|seconds| left(Lang::En, seconds));
        assert_eq!(said, ["00:00", "01:01", "59:59", "1 h 1 min", "1 d 1 h"]);
    }

    #[test]
    fn a_held_clock_moves_when_it_is_moved() {
        let clock = Clock::held(100);
        let same = clock.clone();
        same.pass(5);
        assert_eq!(clock.now(), 105);
    }

    #[test]
    fn seconds_become_days() {
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(951_782_400), "2000-02-29");
        assert_eq!(date(1_767_225_599), "2025-12-31");
        assert_eq!(date(4_107_542_400), "2100-03-01");
    }
}
