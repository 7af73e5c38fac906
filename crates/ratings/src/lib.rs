//! How sure we are: intervals for shares, and ratings by Bradley–Terry, for bots in the arena and for people at the tables of a site.

use std::collections::BTreeMap;

use serde::Serialize;

/// An estimate with its 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Interval {
    /// The estimate.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The share of successes with Wilson's interval. A shared victory is a part of a success.
#[must_use]
pub fn wilson(successes: f64, trials: f64) -> Interval {
    if trials <= 0.0 {
        return Interval { value: 0.0, low: 0.0, high: 1.0 };
    }
    const Z: f64 = 1.96;
    let share = successes / trials;
    let z2 = Z * Z / trials;
    let centre = (share + z2 / 2.0) / (1.0 + z2);
    let half = Z / (1.0 + z2) * (share * (1.0 - share) / trials + z2 / (4.0 * trials)).max(0.0).sqrt();
    Interval { value: share, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
}

/// How often each of `n` players came before each other one; a tie is half a time. Only those who met are kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Meetings {
    n: usize,
    before: BTreeMap<(usize, usize), f64>,
}

impl Meetings {
    /// Nobody has met anybody.
    #[must_use]
    pub fn new(n: usize) -> Meetings {
        Meetings { n, before: BTreeMap::new() }
    }

    /// One came before another so many times.
    pub fn add(&mut self, winner: usize, loser: usize, times: f64) {
        *self.before.entry((winner, loser)).or_default() += times;
    }

    fn merge(&mut self, other: &Meetings) {
        for ((winner, loser), times) in &other.before {
            self.add(*winner, *loser, *times);
        }
    }

    /// Whom each one met, in their order: how often, and how often he came before them.
    fn rivals(&self) -> Vec<Vec<(usize, f64, f64)>> {
        let mut rivals: Vec<BTreeMap<usize, (f64, f64)>> = vec![BTreeMap::new(); self.n];
        for ((winner, loser), times) in &self.before {
            let won = rivals[*winner].entry(*loser).or_default();
            (won.0, won.1) = (won.0 + times, won.1 + times);
            rivals[*loser].entry(*winner).or_default().0 += times;
        }
        let listed = |all: BTreeMap<usize, (f64, f64)>| {
            all.into_iter().map(|(rival, (met, won))| (rival, met, won)).collect()
        };
        rivals.into_iter().map(listed).collect()
    }

    /// Ratings on the scale of chess (400 points: ten times as likely), their mean 0. Fitted by minorisation and maximisation;
    /// one drawn meeting with an average player keeps one who has won everything at a finite height.
    #[must_use]
    pub fn ratings(&self) -> Vec<f64> {
        let rivals = self.rivals();
        let mut strength = vec![1.0f64; self.n];
        for _ in 0..20_000 {
            let old = strength.clone();
            for i in 0..self.n {
                let (mut wins, mut weight) = (0.5, 1.0 / (old[i] + 1.0));
                for (j, met, won) in &rivals[i] {
                    wins += won;
                    weight += met / (old[i] + strength[*j]);
                }
                strength[i] = wins / weight;
            }
            let change =
                strength.iter().zip(&old).map(|(new, old)| (new / old).ln().abs()).fold(0.0, f64::max);
            if change < 1e-10 {
                break;
            }
        }
        let logs: Vec<f64> = strength.iter().map(|s| 400.0 * s.log10()).collect();
        let mean = logs.iter().sum::<f64>() / self.n as f64;
        logs.iter().map(|rating| rating - mean).collect()
    }
}

/// Ratings with intervals from 200 resamples of whole blocks: the games of a block share their luck and stay together.
#[must_use]
pub fn ratings(n: usize, blocks: &[Meetings]) -> Vec<Interval> {
    const RESAMPLES: usize = 200;
    let fit = |chosen: &mut dyn Iterator<Item = &Meetings>| {
        let mut sum = Meetings::new(n);
        chosen.for_each(|block| sum.merge(block));
        sum.ratings()
    };
    let values = fit(&mut blocks.iter());
    if blocks.is_empty() {
        return vec![Interval::default(); n];
    }
    let mut chance = kernel::Chance::fast(1912);
    let mut samples = vec![Vec::with_capacity(RESAMPLES); n];
    for _ in 0..RESAMPLES {
        let places: Vec<usize> =
            (0..blocks.len()).map(|_| chance.below(blocks.len() as u32) as usize).collect();
        let rated = fit(&mut places.iter().map(|i| &blocks[*i]));
        samples.iter_mut().zip(rated).for_each(|(list, rating)| list.push(rating));
    }
    values
        .into_iter()
        .zip(samples)
        .map(|(value, mut list)| {
            list.sort_unstable_by(f64::total_cmp);
            Interval { value, low: list[RESAMPLES / 40], high: list[RESAMPLES - 1 - RESAMPLES / 40] }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilsons_interval_is_the_one_in_the_books() {
        let interval = wilson(8.0, 10.0);
        assert!(
            (interval.low - 0.490).abs() < 0.001 && (interval.high - 0.943).abs() < 0.001,
            "{interval:?}"
        );
        assert_eq!(wilson(0.0, 20.0).low, 0.0);
        assert!(wilson(20.0, 20.0).low > 0.8);
    }

    #[test]
    fn three_wins_of_four_are_worth_191_points() {
        let mut meetings = Meetings::new(2);
        meetings.add(0, 1, 75_000.0);
        meetings.add(1, 0, 25_000.0);
        let ratings = meetings.ratings();
        assert!((ratings[0] - ratings[1] - 190.85).abs() < 0.1, "{ratings:?}");
    }

    #[test]
    fn who_won_everything_has_a_finite_rating_and_an_interval_around_it() {
        let mut block = Meetings::new(3);
        block.add(0, 1, 1.0);
        block.add(0, 2, 1.0);
        block.add(1, 2, 0.5);
        block.add(2, 1, 0.5);
        let rated = ratings(3, &vec![block; 20]);
        assert!(rated[0].value.is_finite() && rated[0].value > rated[1].value);
        assert!((rated[1].value - rated[2].value).abs() < 1e-3);
        assert!(rated.iter().all(|r| r.low <= r.value + 1e-6 && r.value <= r.high + 1e-6), "{rated:?}");
    }
}
