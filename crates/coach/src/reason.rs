//! Why one answer is better than another: where the points come from, in words.

use kernel::{Lang, Table, Words, say};
use serde::{Deserialize, Serialize};

use crate::Estimate;

/// A smaller difference is no reason.
const LEAST: f32 = 0.5;
/// So many reasons are enough.
const MOST: usize = 2;

/// A source of points and what it brings more or less.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Part {
    /// Its place in the game's list of sources.
    pub source: usize,
    /// How many points more, as people count them.
    pub gain: Estimate,
}

/// How many of the engine's points make one that people count.
#[must_use]
pub fn unit(table: &dyn Table) -> f32 {
    if table.points(2, &Words::default()) == "1" { 2.0 } else { 1.0 }
}

/// The sources that make a difference, the largest first: only what is large enough and sure.
#[must_use]
pub fn reasons(gains: &[Estimate], unit: f32) -> Vec<Part> {
    let scaled = |gain: &Estimate| Estimate { value: gain.value / unit, error: gain.error / unit };
    let mut parts: Vec<Part> =
        gains.iter().enumerate().map(|(source, gain)| Part { source, gain: scaled(gain) }).collect();
    parts.retain(|part| part.gain.value.abs() >= LEAST && part.gain.is_sure());
    parts.sort_by(|a, b| b.gain.value.abs().total_cmp(&a.gain.value.abs()));
    parts.truncate(MOST);
    parts
}

/// A number of points with a sign: +3.1.
#[must_use]
pub fn points(value: f32, lang: Lang) -> String {
    let text = decimal(value.abs(), lang);
    match (value * 10.0).round() {
        0.0 => format!("±{text}"),
        n if n > 0.0 => format!("+{text}"),
        _ => format!("−{text}"),
    }
}

/// A number with one digit after the point, or the comma.
pub(crate) fn decimal(value: f32, lang: Lang) -> String {
    let text = format!("{value:.1}");
    if lang == Lang::Fr { text.replace('.', ",") } else { text }
}

/// A chance as people read it, to one part in a hundred.
#[must_use]
pub fn percent(chance: f32) -> String {
    format!("{:.0}\u{a0}%", 100.0 * chance)
}

/// The same before the end, when nothing is certain yet.
#[must_use]
pub fn open_percent(chance: f32) -> String {
    percent(chance.clamp(0.01, 0.99))
}

/// A change of a chance with its sign, without the sign of hundredths.
pub(crate) fn change(chance: f32) -> String {
    match (100.0 * chance).round() {
        0.0 => "±0".to_owned(),
        n if n > 0.0 => format!("+{n}"),
        n => format!("−{}", -n),
    }
}

/// What points come from, in the game's order, and last what a position still promises.
#[must_use]
pub fn sources(table: &dyn Table, words: &Words) -> Vec<String> {
    let own = table.breakdown(words).into_iter().map(|source| source.label);
    own.chain([say!(words, "source-prospects").to_owned()]).collect()
}

/// The reasons as a sentence or two.
#[must_use]
pub fn sentence(parts: &[Part], table: &dyn Table, words: &Words) -> String {
    if parts.is_empty() {
        return say!(words, "reason-none").to_owned();
    }
    let sources = sources(table, words);
    let one = |part: &Part| {
        let source = sources.get(part.source).cloned().unwrap_or_default();
        let n = decimal(part.gain.value.abs(), words.lang);
        if part.gain.value > 0.0 {
            say!(words, "reason-more", source, n)
        } else {
            say!(words, "reason-less", source, n)
        }
    };
    parts.iter().map(one).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_large_and_sure_is_a_reason() {
        let estimate = |value, error| Estimate { value, error };
        let gains = [
            estimate(0.3, 0.01),
            estimate(-2.0, 0.2),
            estimate(3.0, 2.0),
            estimate(1.0, 0.1),
            estimate(0.8, 0.1),
        ];
        let found: Vec<usize> = reasons(&gains, 1.0).iter().map(|part| part.source).collect();
        assert_eq!(found, [1, 3]);
        assert_eq!(reasons(&gains, 2.0).len(), 2, "half points are half as much");
    }

    #[test]
    fn points_have_a_sign_and_the_language_s_comma() {
        assert_eq!(points(3.12, Lang::En), "+3.1");
        assert_eq!(points(-0.94, Lang::Fr), "−0,9");
        assert_eq!(points(0.01, Lang::En), "±0.0");
    }
}
