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

/// For each search the answer that the others find best. Who picks the best of many guesses by the guesses themselves always finds it better than it is;
/// a search that has no part in the choice does not flatter it (cross-fitting).
#[must_use]
pub fn best_by_others(weighed: &Weighed) -> Vec<&Weight> {
    let by_others = |search: usize| {
        let sum = |answer: &Weight| {
            let own = &answer.chances[weighed.seat];
            own.iter().sum::<f32>() - own[search]
        };
        weighed.answers.iter().max_by(|a, b| sum(a).total_cmp(&sum(b)))
    };
    (0..SEARCHES).filter_map(by_others).collect()
}

/// The chances of a seat before it is decided what is answered: those of the best answer, as [`best_by_others`] finds it.
#[must_use]
pub fn before(weighed: &Weighed, seat: usize) -> Estimate {
    let looks = best_by_others(weighed).into_iter().enumerate();
    Estimate::of(&looks.map(|(search, best)| best.chances[seat][search]).collect::<Vec<_>>())
}

/// By how much the best answer is better than a given one, without flattery.
#[must_use]
pub fn lead(weighed: &Weighed, chosen: &Weight) -> Estimate {
    let own = |answer: &Weight, search: usize| answer.chances[weighed.seat][search];
    let looks = best_by_others(weighed).into_iter().enumerate();
    Estimate::of(&looks.map(|(n, best)| own(best, n) - own(chosen, n)).collect::<Vec<_>>())
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
    fn the_best_of_many_guesses_is_not_flattered() {
        let mut dice = kernel::Chance::fast(7);
        let (mut flattered, mut fair) = (0.0, 0.0);
        for _ in 0..400 {
            // Twelve answers that are worth the same; each search guesses for itself.
            let mut guess = || 0.3 + (dice.below(1001) as f32 / 1000.0 - 0.5) / 2.0;
            let mut answer = || Weight {
                action: String::new(),
                visits: 0,
                tries: 0,
                chances: vec![std::array::from_fn(|_| guess())],
                points: Vec::new(),
                facts: Vec::new(),
            };
            let answers: Vec<Weight> = (0..12).map(|_| answer()).collect();
            let weighed = Weighed { seat: 0, iterations: 0, answers };
            let best = weighed.answers.iter().map(|answer| chance(&weighed, answer).value);
            flattered += best.fold(0.0, f32::max) / 400.0;
            fair += before(&weighed, 0).value / 400.0;
        }
        assert!(flattered > 0.36, "the best guess lies high: {flattered}");
        assert!((fair - 0.3).abs() < 0.01, "a look of its own does not: {fair}");
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
