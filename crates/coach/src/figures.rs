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

/// What an answer is compared with.
#[derive(Clone, Copy, Debug)]
pub enum Against<'a> {
    /// What the casual bot takes, each of its answers as often as it takes it.
    Usual,
    /// Another answer.
    Answer(&'a Weight),
}

/// Games that were played on show a difference that is so many times its error, …
const SHOWN: f32 = 1.5;
/// … and so large a part of what is expected.
const ENOUGH: f32 = 0.5;

/// How many points more an answer brings, from a source or from all of them.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Gain {
    /// How many are expected.
    pub points: Estimate,
    /// Whether games that were played on from both clearly show it too; so it is where nobody played on.
    pub backed: bool,
}

/// The same by source, in the order of the list, and for all of them together.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Gains {
    /// Each source.
    pub sources: Vec<Gain>,
    /// All of them.
    pub all: Gain,
}

/// Own points, an answer against another: what the judgement expects, search by search, and whether games that were played on agree. Searches that go by the
/// same judgement share its errors, so that they are surer of a source than they should be; what came at the end of games has other errors.
#[must_use]
pub fn gain(weighed: &Weighed, answer: &Weight, against: Against<'_>) -> Gains {
    let (expected, came) = (expected(weighed, answer, against), came(weighed, answer, against));
    let both = |expected: Estimate, came: Option<Estimate>| match came {
        Some(came) => {
            let came_so = came.value * expected.value.signum();
            let backed = came_so > SHOWN * came.error && came_so >= ENOUGH * expected.value.abs();
            Gain { points: expected, backed }
        }
        None => Gain { points: expected, backed: true },
    };
    let Some((all, sources)) = expected.split_last() else { return Gains::default() };
    let came = |place: usize| came.get(place).copied();
    Gains {
        sources: sources.iter().enumerate().map(|(place, points)| both(*points, came(place))).collect(),
        all: both(*all, came(sources.len())),
    }
}

/// What the judgement expects: each source, and last all of them together.
fn expected(weighed: &Weighed, answer: &Weight, against: Against<'_>) -> Vec<Estimate> {
    let others: Vec<(&Weight, f32)> = match against {
        Against::Usual => weighed.answers.iter().map(|other| (other, other.tries as f32)).collect(),
        Against::Answer(other) => vec![(other, 1.0)],
    };
    let others: Vec<_> =
        others.into_iter().filter(|(other, share)| *share > 0.0 && !other.points.is_empty()).collect();
    let whole: f32 = others.iter().map(|(_, share)| share).sum();
    let Some(sources) = answer.points.first().map(Vec::len).filter(|_| whole > 0.0) else {
        return Vec::new();
    };
    let differ = |n: usize, own: &[f32], source: usize| {
        let theirs =
            |other: &Weight| other.points.get(n).and_then(|row| row.get(source)).copied().unwrap_or_default();
        let mean = others.iter().map(|(other, share)| share / whole * theirs(other)).sum::<f32>();
        own.get(source).copied().unwrap_or_default() - mean
    };
    let looks = answer.points.iter().enumerate();
    summed(
        looks.map(|(n, own)| (0..sources).map(|source| differ(n, own, source)).collect()).collect(),
        sources,
    )
}

/// What came in games that were played on, those with the same luck side by side; nothing where nobody played on from both.
fn came(weighed: &Weighed, answer: &Weight, against: Against<'_>) -> Vec<Estimate> {
    let others = match against {
        Against::Usual => &weighed.usual,
        Against::Answer(other) => &other.played,
    };
    let pairs = answer.played.iter().zip(others);
    let differ = |(own, other): (&Vec<f32>, &Vec<f32>)| own.iter().zip(other).map(|(a, b)| a - b).collect();
    let rows: Vec<Vec<f32>> = pairs.map(differ).collect();
    // One pair says nothing about how far it may be off.
    let sources = rows.first().map_or(0, Vec::len);
    if rows.len() < 2 { Vec::new() } else { summed(rows, sources) }
}

/// The mean of each column, and of the rows' sums.
fn summed(rows: Vec<Vec<f32>>, columns: usize) -> Vec<Estimate> {
    let column = |place: usize| {
        let each = rows.iter().map(|row| match row.get(place) {
            Some(points) => *points,
            None => row.iter().sum(),
        });
        Estimate::of(&each.collect::<Vec<_>>())
    };
    (0..=columns).map(column).collect()
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
                played: Vec::new(),
                facts: Vec::new(),
            };
            let answers: Vec<Weight> = (0..12).map(|_| answer()).collect();
            let weighed = Weighed { seat: 0, iterations: 0, answers, usual: Vec::new() };
            let best = weighed.answers.iter().map(|answer| chance(&weighed, answer).value);
            flattered += best.fold(0.0, f32::max) / 400.0;
            fair += before(&weighed, 0).value / 400.0;
        }
        assert!(flattered > 0.36, "the best guess lies high: {flattered}");
        assert!((fair - 0.3).abs() < 0.01, "a look of its own does not: {fair}");
    }

    fn weight(points: &[[f32; 2]], played: &[[f32; 2]]) -> Weight {
        let rows = |rows: &[[f32; 2]]| rows.iter().map(|row| row.to_vec()).collect();
        let chances = Vec::new();
        Weight {
            action: String::new(),
            visits: 0,
            tries: 1,
            chances,
            points: rows(points),
            played: rows(played),
            facts: Vec::new(),
        }
    }

    fn asked(answers: &[&Weight]) -> Weighed {
        let answers = answers.iter().map(|answer| (*answer).clone()).collect();
        Weighed { seat: 0, iterations: 0, answers, usual: Vec::new() }
    }

    #[test]
    fn gains_are_compared_search_by_search() {
        // What one search thinks of the position moves both alike: the difference is sure.
        let (a, b) = (
            weight(&[[10.0, 1.0], [30.0, 2.0], [20.0, 3.0]], &[]),
            weight(&[[7.0, 1.0], [27.0, 2.0], [17.0, 3.0]], &[]),
        );
        let gained = gain(&asked(&[&a, &b]), &a, Against::Answer(&b));
        assert_eq!(gained.sources.len(), 2);
        let first = gained.sources[0];
        assert!((first.points.value - 3.0).abs() < 1e-5 && first.points.is_sure() && first.backed);
        assert!(gained.sources[1].points.value.abs() < 1e-6);
        assert!((gained.all.points.value - 3.0).abs() < 1e-5, "{gained:?}");
        // Half of the typical answers are this one.
        let usual = gain(&asked(&[&a, &b]), &a, Against::Usual);
        assert!((usual.sources[0].points.value - 1.5).abs() < 1e-5, "{usual:?}");
        let nothing = weight(&[], &[]);
        assert!(gain(&asked(&[&a, &nothing]), &a, Against::Answer(&nothing)).sources.is_empty());
    }

    #[test]
    fn what_games_that_were_played_on_contradict_is_not_backed() {
        let (a, b) = (
            weight(&[[9.0, 4.0], [9.0, 4.0]], &[[20.0, 5.0], [26.0, 9.0], [22.0, 4.0]]),
            weight(&[[6.0, 2.0], [6.0, 2.0]], &[[18.0, 7.0], [23.0, 9.0], [21.0, 8.0]]),
        );
        let told = gain(&asked(&[&a, &b]), &a, Against::Answer(&b));
        assert_eq!(told.sources.iter().map(|gain| gain.backed).collect::<Vec<_>>(), [true, false]);
        assert!((told.sources[0].points.value - 3.0).abs() < 1e-5, "what is expected is told: {told:?}");
        assert!(!told.all.backed, "together they came to nothing: {told:?}");
    }
}
