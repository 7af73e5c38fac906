//! Help before an answer: what to look at, then the best answers, then why.

use bots::{Weighed, Weight};
use kernel::{Seat, Table, Words, say};
use serde::{Deserialize, Serialize};

use crate::{
    Against, Estimate, Gain, Gains, Part, Reason, chance, gain, lead, reason, sentence, sources, typical,
    unit,
};

/// No more answers are shown.
const MOST: usize = 3;

/// What to look at, without the answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Nudge {
    /// The sentence.
    pub text: String,
}

/// An answer that is worth a look.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Advice {
    /// Its notation.
    pub action: String,
    /// What it means.
    pub label: String,
    /// The chance to win with it.
    pub chance: Estimate,
    /// Points against a typical answer, all sources together.
    pub points: Estimate,
    /// Points against a typical answer by source, by their place in the list of sources: those that differ at all.
    pub parts: Vec<Part>,
    /// Why, as a sentence.
    pub reason: String,
    /// The same, for who asks what sort of reason it is.
    pub why: Reason,
    /// What the rules then do for certain.
    pub facts: Vec<String>,
    /// The ids of the rules that speak of it.
    pub rules: Vec<String>,
    /// Whether it cannot be told from the best one.
    pub close: bool,
}

/// Help with a question.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hint {
    /// How many games were imagined.
    pub iterations: u64,
    /// The chance to win with a typical answer.
    pub typical: Estimate,
    /// What to look at first.
    pub nudge: Nudge,
    /// The best answers, the best one first.
    pub answers: Vec<Advice>,
    /// Where points come from in this game, for the numbers of the answers.
    pub sources: Vec<String>,
}

/// What a costly answer costs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Warning {
    /// The answer.
    pub label: String,
    /// The chance to win with the best answer.
    pub best: Estimate,
    /// The chance to win with this one.
    pub chosen: Estimate,
    /// What lies between them.
    pub loss: Estimate,
    /// Where points would be missing.
    pub parts: Vec<Part>,
    /// Points against the best answer.
    pub points: Estimate,
    /// Why, as a sentence.
    pub reason: String,
    /// What the rules then do for certain.
    pub facts: Vec<String>,
}

/// The coach speaks from this loss on, with two players; with more of them from less.
const COSTLY: f32 = 0.05;

fn scaled(gain: &Gain, unit: f32) -> Estimate {
    Estimate { value: gain.points.value / unit, error: gain.points.error / unit }
}

/// Every source that differs at all, in the game's order.
fn parts(gains: &Gains, unit: f32) -> Vec<Part> {
    let sources = gains.sources.iter().enumerate();
    let all = sources.map(|(source, gain)| Part { source, gain: scaled(gain, unit) });
    let mut parts: Vec<Part> = all.filter(|part| part.gain.value.abs() >= 0.05).collect();
    parts.sort_by(|a, b| b.gain.value.abs().total_cmp(&a.gain.value.abs()));
    parts.truncate(4);
    parts
}

impl Hint {
    /// The help that these numbers give to the seat that is asked. Its answers and their words are read from the table; nothing else is.
    #[must_use]
    pub fn of(table: &dyn Table, weighed: &Weighed, words: &Words) -> Hint {
        let seat = Seat::new(weighed.seat);
        let unit = unit(table);
        let choices = table.choices(seat, words);
        let mut order: Vec<&Weight> = weighed.answers.iter().collect();
        order.sort_by(|a, b| chance(weighed, b).value.total_cmp(&chance(weighed, a).value));
        let typical = typical(weighed).unwrap_or_default();
        let mut answers: Vec<Advice> = Vec::new();
        let mut why = Reason::Unsaid;
        for answer in &order {
            if answers.len() == MOST {
                break;
            }
            let Some(choice) = choices.iter().find(|choice| choice.action == answer.action) else { continue };
            // Two answers of the same words are one to whoever reads them.
            if answers.iter().any(|known| known.label == choice.label) {
                continue;
            }
            let gains = gain(weighed, answer, Against::Usual);
            let found = reason(&gains, unit, chance(weighed, answer).value - typical.value);
            answers.push(Advice {
                action: answer.action.clone(),
                label: choice.label.clone(),
                chance: chance(weighed, answer),
                points: scaled(&gains.all, unit),
                parts: parts(&gains, unit),
                reason: sentence(&found, table, words),
                why: found.clone(),
                facts: answer.facts.iter().skip(1).take(2).cloned().collect(),
                rules: choice.rules.iter().map(|rule| (*rule).to_owned()).collect(),
                close: !std::ptr::eq(*answer, order[0]) && !lead(weighed, answer).is_sure(),
            });
            if answers.len() == 1 {
                why = found;
            }
        }
        // Who would have answered so anyway wants to know what would be worse.
        if let ([first, second, ..], true) = (&mut answers[..], why == Reason::Alike) {
            let find = |action: &str| weighed.answers.iter().find(|answer| answer.action == action);
            let taken =
                |answer: &Weight| 2 * answer.tries >= weighed.answers.iter().map(|each| each.tries).sum();
            let (own, next) = (find(&first.action), find(&second.action));
            if own.is_some_and(taken) {
                first.reason = say!(words, "reason-usual").to_owned();
            }
            if let (Some(own), Some(next), false) = (own, next, second.close) {
                let better = first.chance.value - second.chance.value;
                let found = reason(&gain(weighed, own, Against::Answer(next)), unit, better);
                if !matches!(found, Reason::Alike | Reason::Unsaid) {
                    let next = say!(words, "reason-next", why = sentence(&found, table, words));
                    first.reason = format!("{} {next}", first.reason);
                }
            }
        }
        let sources = sources(table, words);
        let nudge = Nudge { text: nudge(&answers, &why, &sources, words) };
        Hint { iterations: weighed.iterations, typical, nudge, answers, sources }
    }

    /// Whether the best answer cannot be told from the next one.
    #[must_use]
    pub fn is_close(&self) -> bool {
        self.answers.get(1).is_some_and(|second| second.close)
    }
}

/// What to look at: the source that makes the difference, not the answer. `why` speaks for the best one.
fn nudge(answers: &[Advice], why: &Reason, sources: &[String], words: &Words) -> String {
    if let Reason::Sources(parts) = why
        && let Some(part) = parts.first().filter(|part| part.gain.value > 0.0)
        && let Some(source) = sources.get(part.source)
    {
        return say!(words, "nudge-source", source);
    }
    if answers.get(1).is_some_and(|second| second.close) {
        return say!(words, "nudge-close").to_owned();
    }
    say!(words, "nudge-others").to_owned()
}

impl Warning {
    /// What an answer costs, if it is so much that the coach should speak.
    #[must_use]
    pub fn of(table: &dyn Table, weighed: &Weighed, action: &str, words: &Words) -> Option<Warning> {
        let own = |answer: &&Weight| chance(weighed, answer).value;
        let best = weighed.answers.iter().max_by(|a, b| own(a).total_cmp(&own(b)))?;
        let chosen = weighed.answers.iter().find(|answer| answer.action == action)?;
        let loss = lead(weighed, chosen);
        let players = best.chances.len() as f32;
        if std::ptr::eq(best, chosen) || loss.value < COSTLY * 2.0 / players || !loss.is_sure() {
            return None;
        }
        let unit = unit(table);
        let gains = gain(weighed, chosen, Against::Answer(best));
        let choices = table.choices(Seat::new(weighed.seat), words);
        Some(Warning {
            label: choices.into_iter().find(|choice| choice.action == action).map(|choice| choice.label)?,
            best: chance(weighed, best),
            chosen: chance(weighed, chosen),
            loss,
            parts: parts(&gains, unit),
            points: scaled(&gains.all, unit),
            reason: sentence(&reason(&gains, unit, -loss.value), table, words),
            facts: chosen.facts.iter().skip(1).take(2).cloned().collect(),
        })
    }
}
