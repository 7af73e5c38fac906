//! What the name of a number says: where it stands in a view. Anybody can read a row with it, and check that it says no more than the view.
//!
//! A name is a path through the JSON of the view: steps with points between them.
//!
//! | step | what it means |
//! |---|---|
//! | `bank`, `goods.corn`, `ships.0` | a field, or the place of a list, counted from 0; nothing where there is none |
//! | `hand.market` | how often a word stands in a list of words |
//! | `seats.+1` | the seat so many places clockwise from who looks |
//! | `city[building=wharf]` | the first of a list whose field is that word |
//! | `role=mayor`, `governor=+0` (at the end) | 1 if it is that word, or the seat so many places clockwise; else 0 |
//! | `card~garden` (at the end) | 1 if that is one of the words that hyphens join; else 0 |
//!
//! A number stands for itself, `true` for 1, `false` and nothing for 0, anything else for 1: it is there.

use serde_json::Value;

use crate::{Eyes, Seat};

/// The number for which a name stands in a view.
#[must_use]
pub fn named(view: &Value, eyes: Eyes, name: &str) -> f64 {
    let mut steps: Vec<&str> = name.split('.').collect();
    let last = steps.pop().unwrap_or_default();
    let Some(parent) = steps.into_iter().try_fold(view, |value, step| walk(value, eyes, step)) else {
        return 0.0;
    };
    // What is asked in brackets belongs to the step itself.
    let (step, test) = match last.rfind(['=', '~']).filter(|_| !last.ends_with(']')) {
        Some(at) => (&last[..at], Some((last.as_bytes()[at], &last[at + 1..]))),
        None => (last, None),
    };
    if let (Value::Array(list), None, Err(_)) = (parent, test, step.parse::<usize>())
        && !step.contains('[')
        && !step.starts_with('+')
    {
        return list.iter().filter(|word| word.as_str() == Some(step)).count() as f64;
    }
    let found = walk(parent, eyes, step).unwrap_or(&Value::Null);
    match test {
        Some((b'=', wanted)) => f64::from(is(found, eyes, wanted)),
        Some((_, wanted)) => {
            f64::from(found.as_str().is_some_and(|text| text.split('-').any(|w| w == wanted)))
        }
        None => match found {
            Value::Null | Value::Bool(false) => 0.0,
            Value::Number(number) => number.as_f64().unwrap_or_default(),
            Value::Bool(true) | Value::String(_) | Value::Array(_) | Value::Object(_) => 1.0,
        },
    }
}

fn is(value: &Value, eyes: Eyes, wanted: &str) -> bool {
    let text = value.as_str();
    match wanted.strip_prefix('+').and_then(|n| n.parse::<usize>().ok()) {
        Some(n) => text.and_then(|seat| seat.parse::<Seat>().ok()).is_some_and(|s| eyes.distance(s) == n),
        None => text == Some(wanted),
    }
}

fn walk<'a>(value: &'a Value, eyes: Eyes, step: &str) -> Option<&'a Value> {
    if let Some((list, test)) = step.strip_suffix(']').and_then(|step| step.split_once('[')) {
        let (field, word) = test.split_once('=')?;
        return value.get(list)?.as_array()?.iter().find(|item| item[field].as_str() == Some(word));
    }
    match value {
        Value::Array(list) => match step.strip_prefix('+') {
            Some(n) => list.get((eyes.seat.index() + n.parse::<usize>().ok()?) % eyes.players),
            None => list.get(step.parse::<usize>().ok()?),
        },
        Value::Object(fields) => fields.get(step),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_says_where_its_number_stands() {
        let view = serde_json::json!({
            "bank": 75, "last": true, "role": ["mayor", "C"], "governor": "A", "hand": ["market", "pub", "market"],
            "seats": [{"points": null}, {"points": 3, "city": [{"building": "wharf", "discs": 1}]}, {"points": 9}],
            "card": "blue-line-2-bonus"
        });
        let eyes = Eyes { seat: Seat::B, players: 3 };
        for (name, number) in [
            ("bank", 75.0),
            ("last", 1.0),
            ("nothing", 0.0),
            ("role.0=mayor", 1.0),
            ("role.0=trader", 0.0),
            ("role.1=+1", 1.0),
            ("governor=+2", 1.0),
            ("governor=+0", 0.0),
            ("hand.market", 2.0),
            ("hand.bank", 0.0),
            ("seats.+0.points", 3.0),
            ("seats.+1.points", 9.0),
            ("seats.+2.points", 0.0),
            ("seats.+0.city[building=wharf]", 1.0),
            ("seats.+0.city[building=wharf].discs", 1.0),
            ("seats.+0.city[building=office].discs", 0.0),
            ("card~line", 1.0),
            ("card~garden", 0.0),
        ] {
            assert_eq!(named(&view, eyes, name), number, "{name}");
        }
    }
}
