//! Laws of the notation: what is written is what is read.

use std::collections::HashSet;

use super::{Breach, Law};
use crate::{Game, HIDDEN};

/// Writing and reading are inverse, no two actions share a text, and nonsense is no action.
pub(super) fn notation<G: Game>(universe: &[G::Action]) -> Result<(), Breach> {
    let law = Law::Notation;
    let mut texts = HashSet::new();
    for action in universe {
        let text = action.to_string();
        law.holds(text.parse().as_ref() == Ok(action), || format!("\"{text}\" is read as something else"))?;
        let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-' || b == b' ';
        law.holds(text.bytes().all(plain), || {
            format!("\"{text}\" has other signs than a-z, 0-9, hyphens and spaces")
        })?;
        law.holds(texts.insert(text), || format!("two actions are written \"{action}\""))?;
    }
    for wrong in ["", " ", "nonsense", "pass pass", "PASS", " pass", "pass ", "\u{0}"] {
        law.holds(wrong.parse::<G::Action>().is_err(), || format!("{wrong:?} is read as an action"))?;
    }
    Ok(())
}

/// Lists of actions are long and made often.
pub(super) fn small_actions<G: Game>() -> Result<(), Breach> {
    let bytes = size_of::<G::Action>();
    Law::SmallActions.holds(bytes <= 4, || format!("an action has {bytes} bytes, more than four"))
}

/// A veiled answer has the sign for what is hidden, so that nobody takes it for the answer.
pub(super) fn veil<G: Game>(universe: &[G::Action]) -> Result<(), Breach> {
    for action in universe {
        let Some(veiled) = G::veiled(*action) else { continue };
        let shows_a_veil = veiled.split(' ').any(|word| word == HIDDEN);
        Law::Veil.holds(shows_a_veil && veiled.parse::<G::Action>().is_err(), || {
            format!("others read \"{veiled}\" for \"{action}\": it should have the word \"{HIDDEN}\"")
        })?;
    }
    Ok(())
}
