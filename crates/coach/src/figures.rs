//! Numbers with their errors, and how answers compare.

use bots::{SEARCHES, Weighed, Weight};
use serde::{Deserialize, Serialize};

/// A number and how far it may be off: the standard error.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Estimate {
    /// The number.
    pub value: f32,
    /// Its standard error.
    pub error: f32,
}

impl Estimate {
    /// The mean of independent looks at the same thing, and how far they differ.
    #[must_use]
    pub fn of(looks: &[f32]) -> Estimate {
        let n = looks.len() as f32;
        if looks.is_empty() {
            return Estimate::default();
        }
        let value = looks.iter().sum::<f32>() / n;
        let spread = looks.iter().map(|look| (look - value).powi(2)).sum::<f32>();
        let error = if looks.len() > 1 { (spread / (n - 1.0) / n).sqrt() } else { 0.0 };
        Estimate { value, error }
    }

    /// Whether it is more than twice its error away from nothing.
    #[must_use]
    pub fn is_sure(self) -> bool {
        self.value.abs() > 2.0 * self.error
    }
}

/// The chance to win of the seat that is asked, after an answer.
#[must_use]
pub fn chance(weighed: &Weighed, answer: &Weight) -> Estimate {
    Estimate::of(&answer.chances[weighed.seat])
}

/// By how much one answer is better than another for the seat that is asked: each search compares them by itself.
#[must_use]
pub fn loss(weighed: &Weighed, better: &Weight, chosen: &Weight) -> Estimate {
    let looks = better.chances[weighed.seat].iter().zip(&chosen.chances[weighed.seat]);
    Estimate::of(&looks.map(|(a, b)| a - b).collect::<Vec<_>>())
}

/// The chance of a typical answer: the mean over what the casual bot takes. `None` if it was not asked.
#[must_use]
pub fn typical(weighed: &Weighed) -> Option<Estimate> {
    let tries: u32 = weighed.answers.iter().map(|answer| answer.tries).sum();
    if tries == 0 {
        return None;
    }
    let mut looks = [0.0; SEARCHES];
    for answer in &weighed.answers {
        let share = answer.tries as f32 / tries as f32;
        looks.iter_mut().zip(&answer.chances[weighed.seat]).for_each(|(sum, chance)| *sum += share * chance);
    }
    Some(Estimate::of(&looks))
}

/// Own points by source, answer against others: how many more, source by source, search by search. The others count as often as their
/// share says.
#[must_use]
pub fn gain(answer: &Weight, others: &[(&Weight, f32)]) -> Vec<Estimate> {
    let others: Vec<_> = others.iter().filter(|(other, _)| !other.points.is_empty()).collect();
    let whole: f32 = others.iter().map(|(_, share)| share).sum();
    let Some(sources) = answer.points.first().map(Vec::len).filter(|_| whole > 0.0) else {
        return Vec::new();
    };
    let differ = |source: usize| {
        let each = answer.points.iter().enumerate().map(|(n, own)| {
            let theirs = |other: &Weight| {
                other.points.get(n).and_then(|row| row.get(source)).copied().unwrap_or_default()
            };
            let mean = others.iter().map(|(other, share)| share / whole * theirs(other)).sum::<f32>();
            own.get(source).copied().unwrap_or_default() - mean
        });
        Estimate::of(&each.collect::<Vec<_>>())
    };
    (0..sources).map(differ).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_estimate_knows_how_sure_it_is() {
        let sure = Estimate::of(&[0.30, 0.31, 0.29, 0.30]);
        assert!((sure.value - 0.30).abs() < 1e-6 && sure.error < 0.005 && sure.is_sure());
        assert!(!Estimate::of(&[0.3, -0.3, 0.2, -0.1]).is_sure());
    }

    #[test]
    fn gains_are_compared_search_by_search() {
        let weight = |points: &[[f32; 2]]| Weight {
            action: String::new(),
            visits: 0,
            tries: 0,
            chances: Vec::new(),
            points: points.iter().map(|row| row.to_vec()).collect(),
            facts: Vec::new(),
        };
        // What one search thinks of the position moves both alike: the difference is sure.
        let (a, b) = (
            weight(&[[10.0, 1.0], [30.0, 2.0], [20.0, 3.0]]),
            weight(&[[7.0, 1.0], [27.0, 2.0], [17.0, 3.0]]),
        );
        let gained = gain(&a, &[(&b, 0.5)]);
        assert_eq!(gained.len(), 2);
        assert!((gained[0].value - 3.0).abs() < 1e-5 && gained[0].is_sure());
        assert!(gained[1].value.abs() < 1e-6);
        assert!(gain(&a, &[]).is_empty());
    }
}
