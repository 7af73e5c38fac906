//! Moments as people read them.

use std::time::{SystemTime, UNIX_EPOCH};

/// Seconds since 1970.
#[must_use]
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64)
}

/// A moment as a date and a time of day: `2026-11-16 18:05 UTC`.
#[must_use]
pub fn utc(at: i64) -> String {
    let (days, seconds) = (at.div_euclid(86_400), at.rem_euclid(86_400));
    // The calendar counts from a March, so that the leap day is the last of its year (Howard Hinnant's civil_from_days).
    let days = days + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let march = (5 * of_year + 2) / 153;
    let (date, month) = (of_year - (153 * march + 2) / 5 + 1, if march < 10 { march + 3 } else { march - 9 });
    let year = year + era * 400 + i64::from(month <= 2);
    format!("{year}-{month:02}-{date:02} {:02}:{:02} UTC", seconds / 3_600, seconds % 3_600 / 60)
}

#[cfg(test)]
mod tests {
    use super::utc;

    #[test]
    fn moments_are_dates_of_the_calendar() {
        assert_eq!(utc(0), "1970-01-01 00:00 UTC");
        assert_eq!(utc(951_782_400), "2000-02-29 00:00 UTC");
        assert_eq!(utc(1_794_852_359), "2026-11-16 18:05 UTC");
        assert_eq!(utc(-1), "1969-12-31 23:59 UTC");
    }
}
