//! Why one answer is better than another: where the points come from, in words.

use kernel::{Lang, Table, Words, say};
use serde::{Deserialize, Serialize};

use crate::Estimate;

/// A smaller difference is no reason.
const LEAST: f32 = 0.5;
/// So many reasons are enough.
const MOST: usize = 2;
/// Chances that lie closer together need none.
const ALIKE: f32 = 0.005;

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

/// Why an answer is better than others by so much of a chance, or worse: the sources that make the difference, only what is large enough and sure. First
/// comes the largest that speaks for it (or against it), then the largest of the others. Where own points together clearly say the contrary of the
/// chance, they are no reason.
#[must_use]
pub fn reasons(gains: &[Estimate], unit: f32, better: f32) -> Vec<Part> {
    let scaled = |gain: &Estimate| Estimate { value: gain.value / unit, error: gain.error / unit };
    let mut parts: Vec<Part> =
        gains.iter().enumerate().map(|(source, gain)| Part { source, gain: scaled(gain) }).collect();
    parts.retain(|part| part.gain.value.abs() >= LEAST && part.gain.is_sure());
    if parts.is_empty() || better.abs() < ALIKE {
        return Vec::new();
    }
    parts.sort_by(|a, b| b.gain.value.abs().total_cmp(&a.gain.value.abs()));
    // Then it is something else that makes the difference: what the rivals get, or when the game ends.
    let total = gains.iter().map(|gain| gain.value).sum::<f32>() / unit;
    if total * better.signum() <= -LEAST {
        return Vec::new();
    }
    let Some(first) = parts.iter().position(|part| part.gain.value * better > 0.0) else { return Vec::new() };
    parts[..=first].rotate_right(1);
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
#[must_use]
pub fn decimal(value: f32, lang: Lang) -> String {
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

/// What points come from, in the game's order, and last what is not told apart.
#[must_use]
pub fn sources(table: &dyn Table, words: &Words) -> Vec<String> {
    let own = table.breakdown(words).into_iter().map(|source| source.label);
    own.chain([crate::TEXTS.named(words.lang, "source-rest", table.meta().id).to_owned()]).collect()
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
        let found = |unit, better| -> Vec<usize> {
            reasons(&gains, unit, better).iter().map(|part| part.source).collect()
        };
        assert_eq!(found(1.0, 0.1), [3, 1], "what speaks for it comes first");
        assert_eq!(found(2.0, 0.1), [3, 1], "half points are half as much");
        assert!(found(4.0, 0.1).is_empty(), "then none that speaks for it is large enough");
        assert!(found(1.0, -0.1).is_empty(), "own points say the contrary");
        assert!(found(1.0, 0.004).is_empty(), "nothing is to be explained");
    }

    #[test]
    fn own_points_that_say_the_contrary_are_no_reason() {
        let gains = [Estimate { value: -1.6, error: 0.1 }, Estimate { value: 0.7, error: 0.1 }];
        let sources =
            |better| reasons(&gains, 1.0, better).iter().map(|part| part.source).collect::<Vec<_>>();
        assert!(sources(0.04).is_empty(), "better with fewer points");
        assert_eq!(sources(-0.04), [0, 1], "worse with fewer points");
    }

    #[test]
    fn points_have_a_sign_and_the_language_s_comma() {
        assert_eq!(points(3.12, Lang::En), "+3.1");
        assert_eq!(points(-0.94, Lang::Fr), "−0,9");
        assert_eq!(points(0.01, Lang::En), "±0.0");
    }
}
