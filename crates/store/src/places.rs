//! Places and points from a result as a record writes it.

/// The numbers of every seat: points, then tie-breakers. Nothing if the text is no result.
fn rows(result: &str) -> Vec<Vec<i32>> {
    let row = |numbers: &str| numbers.split('/').map(str::parse).collect::<Result<Vec<i32>, _>>();
    // A letter, its numbers, the next letter, …
    let rows: Result<Vec<Vec<i32>>, _> = result.split_whitespace().skip(1).step_by(2).map(row).collect();
    rows.unwrap_or_default()
}

/// The points of every seat. Nothing if the text is no result.
#[must_use]
pub fn points(result: &str) -> Vec<i32> {
    rows(result).iter().map(|row| row.first().copied().unwrap_or(0)).collect()
}

/// The place of every seat, 1 for the best; equal rows share a place. Nothing if the text is no result.
#[must_use]
pub fn places(result: &str) -> Vec<u8> {
    let rows = rows(result);
    rows.iter().map(|own| 1 + rows.iter().filter(|other| *other > own).count() as u8).collect()
}

#[cfg(test)]
mod tests {
    use super::{places, points};

    #[test]
    fn places_follow_points_and_tie_breakers() {
        assert_eq!(places("A 47/6  B 52/3"), [2, 1]);
        assert_eq!(places("A 40/6/1  B 40/6/1  C 40/5/9  D -3/0/0"), [1, 1, 3, 4]);
        assert_eq!(places("A 12  B 9"), [1, 2]);
        assert_eq!(points("A 40/6/1  B -3/0/0"), [40, -3]);
    }

    #[test]
    fn what_is_no_result_has_no_places() {
        assert!(places("").is_empty() && places("A many  B few").is_empty());
    }
}
