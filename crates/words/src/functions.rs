//! What Fluent files may call, and how numbers are written in them.

use fluent_bundle::{FluentArgs, FluentValue};

/// `DE($name)`: French *de* before a name, elided where French elides: *de Berger*, *d’Architecte*.
pub(crate) fn de<'a>(positional: &[FluentValue<'a>], _named: &FluentArgs<'_>) -> FluentValue<'a> {
    let Some(FluentValue::String(name)) = positional.first() else { return FluentValue::Error };
    FluentValue::from(if elides(name) { format!("d’{name}") } else { format!("de {name}") })
}

/// Whether French elides before a word: it begins with a vowel, or with an h that is known to be silent.
fn elides(word: &str) -> bool {
    const SILENT_H: [&str; 9] = ["habi", "haci", "herb", "hist", "homm", "horl", "hosp", "hôpi", "hôte"];
    let word = word.trim_start_matches(['«', '\u{a0}', ' ']).to_lowercase();
    let mut letters = word.chars();
    match letters.next() {
        Some('y') => letters.next().is_some_and(|next| !is_vowel(next)),
        Some(first) => {
            (is_vowel(first) && !word.starts_with("onz") && !word.starts_with("oui"))
                || SILENT_H.iter().any(|silent| word.starts_with(silent))
        }
        None => false,
    }
}

fn is_vowel(letter: char) -> bool {
    "aàâäæeéèêëiîïoôöœuùûüy".contains(letter)
}

/// Numbers below zero have a minus sign.
pub(crate) fn number<M>(value: &FluentValue<'_>, _memory: &M) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    (number.value < 0.0).then(|| format!("−{}", number.as_string().trim_start_matches('-')))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_elides_before_vowels_and_silent_h() {
        for word in
            ["Architecte", "Église", "Observatoire", "hôpital", "Yves", "Écrivain", "Œuvre", "hacienda"]
        {
            assert!(elides(word), "{word}");
        }
        for word in ["Berger", "Yann", "halle", "Hans", "onze", "7", "", "?"] {
            assert!(!elides(word), "{word}");
        }
    }
}
