//! Mean, spread and range of a number that comes up many times (running statistics).

use serde::Serialize;

/// Mean, spread and range of a number. Kept as whole sums, so that the order of the games does not matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spread {
    count: u64,
    sum: i64,
    squares: i128,
    low: i64,
    high: i64,
}

impl Spread {
    pub(crate) fn add(&mut self, value: i64) {
        (self.low, self.high) =
            if self.count == 0 { (value, value) } else { (self.low.min(value), self.high.max(value)) };
        self.count += 1;
        self.sum += value;
        self.squares += i128::from(value) * i128::from(value);
    }

    pub(crate) fn merge(&mut self, other: &Spread) {
        if other.count == 0 {
            return;
        }
        if self.count == 0 {
            *self = *other;
            return;
        }
        self.low = self.low.min(other.low);
        self.high = self.high.max(other.high);
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean.
    #[must_use]
    pub fn mean(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum as f64 / self.count as f64 }
    }

    /// The standard deviation.
    #[must_use]
    pub fn deviation(&self) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        let mean = self.mean();
        let variance = (self.squares as f64 - mean * self.sum as f64) / (self.count - 1) as f64;
        variance.max(0.0).sqrt()
    }

    /// Half of the 95 % confidence interval of the mean.
    #[must_use]
    pub fn margin(&self) -> f64 {
        if self.count == 0 { 0.0 } else { 1.96 * self.deviation() / (self.count as f64).sqrt() }
    }

    /// How many values there were.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The lowest and the highest value.
    #[must_use]
    pub fn range(&self) -> (i64, i64) {
        (self.low, self.high)
    }
}

impl Serialize for Spread {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let mut fields = serializer.serialize_struct("Spread", 5)?;
        fields.serialize_field("mean", &self.mean())?;
        fields.serialize_field("deviation", &self.deviation())?;
        fields.serialize_field("margin", &self.margin())?;
        fields.serialize_field("low", &self.low)?;
        fields.serialize_field("high", &self.high)?;
        fields.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_knows_mean_deviation_and_range() {
        let mut whole = Spread::default();
        let (mut left, mut right) = (Spread::default(), Spread::default());
        for (i, value) in [2, 4, 4, 4, 5, 5, 7, 9].into_iter().enumerate() {
            whole.add(value);
            if i < 3 { &mut left } else { &mut right }.add(value);
        }
        left.merge(&right);
        assert_eq!(left, whole);
        assert_eq!((whole.mean(), whole.range()), (5.0, (2, 9)));
        assert!((whole.deviation() - (32.0f64 / 7.0).sqrt()).abs() < 1e-12);
    }
}
