//! Why one answer is better than another: where the points come from, in words.

use kernel::{Lang, Table, Words, say};
use serde::{Deserialize, Serialize};

use crate::{Estimate, Gain, Gains};

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

/// Why an answer is better than another, or worse.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub enum Reason {
    /// These sources make the difference, the one that speaks for it first.
    Sources(Vec<Part>),
    /// So many points in all, as people count them; no source stands out.
    Sum(Estimate),
    /// Not the own points: what the others get, or when the game ends.
    Others,
    /// There is nothing to explain.
    Alike,
    /// Nobody can say.
    #[default]
    Unsaid,
}

/// Why an answer is better than others by so much of a chance, or worse: the sources that make the difference, only what is large enough, sure, and not
/// contradicted by games that were played on. First comes the largest that speaks for it (or against it), then the largest of the others. Where none stands
/// out, all points together may. Where own points together clearly say the contrary of the chance, or hardly differ, they are no reason.
#[must_use]
pub fn reason(gains: &Gains, unit: f32, better: f32) -> Reason {
    if better.abs() < ALIKE {
        return Reason::Alike;
    }
    let scaled = |gain: &Gain| Estimate { value: gain.points.value / unit, error: gain.points.error / unit };
    let all = scaled(&gains.all);
    // Then it is something else that makes the difference.
    if all.value * better.signum() <= -LEAST {
        return if all.is_sure() { Reason::Others } else { Reason::Unsaid };
    }
    let stands_out =
        |points: Estimate, backed: bool| points.value.abs() >= LEAST && points.is_sure() && backed;
    let sources = gains.sources.iter().enumerate();
    let found = sources.filter(|(_, gain)| stands_out(scaled(gain), gain.backed));
    let mut parts: Vec<Part> = found.map(|(source, gain)| Part { source, gain: scaled(gain) }).collect();
    parts.sort_by(|a, b| b.gain.value.abs().total_cmp(&a.gain.value.abs()));
    if let Some(first) = parts.iter().position(|part| part.gain.value * better > 0.0) {
        parts[..=first].rotate_right(1);
        parts.truncate(MOST);
        return Reason::Sources(parts);
    }
    if stands_out(all, gains.all.backed) {
        return Reason::Sum(all);
    }
    if !gains.sources.is_empty() && all.value.abs() + 2.0 * all.error < LEAST {
        return Reason::Others;
    }
    Reason::Unsaid
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

/// The reason as a sentence or two.
#[must_use]
pub fn sentence(reason: &Reason, table: &dyn Table, words: &Words) -> String {
    let parts = match reason {
        Reason::Sources(parts) => parts,
        Reason::Sum(all) => {
            let n = decimal(all.value.abs(), words.lang);
            return if all.value > 0.0 {
                say!(words, "reason-sum", n)
            } else {
                say!(words, "reason-sum-less", n)
            };
        }
        Reason::Others => return say!(words, "reason-others").to_owned(),
        Reason::Alike => return say!(words, "reason-alike").to_owned(),
        Reason::Unsaid => return say!(words, "reason-none").to_owned(),
    };
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

    fn gains(each: &[(f32, f32)], all: (f32, f32)) -> Gains {
        let gain = |(value, error): (f32, f32)| Gain { points: Estimate { value, error }, backed: true };
        Gains { sources: each.iter().map(|points| gain(*points)).collect(), all: gain(all) }
    }

    fn named(reason: Reason) -> Vec<usize> {
        match reason {
            Reason::Sources(parts) => parts.iter().map(|part| part.source).collect(),
            Reason::Sum(_) | Reason::Others | Reason::Alike | Reason::Unsaid => Vec::new(),
        }
    }

    #[test]
    fn only_what_is_large_and_sure_is_a_reason() {
        let mut each = gains(&[(0.3, 0.01), (-2.0, 0.2), (3.0, 2.0), (1.0, 0.1), (0.8, 0.1)], (3.1, 2.0));
        let found = |each: &Gains, unit, better| named(reason(each, unit, better));
        assert_eq!(found(&each, 1.0, 0.1), [3, 1], "what speaks for it comes first");
        assert_eq!(found(&each, 2.0, 0.1), [3, 1], "half points are half as much");
        assert!(found(&each, 4.0, 0.1).is_empty(), "then none that speaks for it is large enough");
        assert!(found(&each, 1.0, -0.1).is_empty(), "own points say the contrary");
        assert_eq!(reason(&each, 1.0, 0.004), Reason::Alike, "nothing is to be explained");
        each.sources[3].backed = false;
        assert_eq!(found(&each, 1.0, 0.1), [4, 1], "games that were played on say something else");
    }

    #[test]
    fn own_points_that_say_the_contrary_are_no_reason() {
        let each = gains(&[(-1.6, 0.1), (0.7, 0.1)], (-0.9, 0.1));
        assert_eq!(reason(&each, 1.0, 0.04), Reason::Others, "better with fewer points");
        assert_eq!(named(reason(&each, 1.0, -0.04)), [0, 1], "worse with fewer points");
    }

    #[test]
    fn where_no_source_stands_out_all_together_may() {
        let each = gains(&[(0.4, 0.1), (0.4, 0.3), (0.9, 0.6)], (1.7, 0.4));
        assert_eq!(reason(&each, 1.0, 0.04), Reason::Sum(Estimate { value: 1.7, error: 0.4 }));
        let little = gains(&[(0.1, 0.05), (-0.1, 0.05)], (0.0, 0.1));
        assert_eq!(reason(&little, 1.0, 0.04), Reason::Others, "surely hardly any");
        let vague = gains(&[(0.1, 0.9), (-0.1, 0.9)], (0.0, 0.9));
        assert_eq!(reason(&vague, 1.0, 0.04), Reason::Unsaid);
        assert_eq!(reason(&Gains::default(), 1.0, 0.04), Reason::Unsaid);
    }

    #[test]
    fn points_have_a_sign_and_the_language_s_comma() {
        assert_eq!(points(3.12, Lang::En), "+3.1");
        assert_eq!(points(-0.94, Lang::Fr), "−0,9");
        assert_eq!(points(0.01, Lang::En), "±0.0");
    }
}
