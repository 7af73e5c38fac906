//! Names: how they may look, and when two of them are the same (Unicode normalisation, NFKC).

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use unicode_segmentation::UnicodeSegmentation;

/// The longest name, in letters as a reader counts them.
const LONGEST: usize = 24;
/// The most characters that such a name is made of.
const CHARACTERS: usize = 72;
/// The most marks on one letter: accents, not towers.
const MARKS: usize = 2;

/// Whether a character cannot be seen, or turns the direction of what stands around it.
#[must_use]
pub fn is_hidden(c: char) -> bool {
    use GeneralCategory::{
        Control, Format, LineSeparator, ParagraphSeparator, PrivateUse, Surrogate, Unassigned,
    };
    let nothing = matches!(
        c.general_category(),
        Control | Format | LineSeparator | ParagraphSeparator | PrivateUse | Surrogate | Unassigned
    );
    // Letters and marks that are drawn as nothing, or as a blank.
    let blank = matches!(
        c,
        '\u{034f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}'
            | '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}'
    );
    nothing || blank
}

fn is_mark(c: char) -> bool {
    matches!(c.general_category(), GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark)
}

/// What can be seen of a name, with one space between its words.
fn shown(name: &str) -> String {
    let mut marks = 0;
    let plain = name.nfkc().filter(|c| c.is_whitespace() || !is_hidden(*c)).filter(|c| {
        marks = if is_mark(*c) { marks + 1 } else { 0 };
        marks <= MARKS
    });
    let plain: String = plain.take(10 * CHARACTERS).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A name as it may be shown: in one spelling, without what cannot be seen, not too long; `None` if nothing is left.
#[must_use]
pub fn clean_name(name: &str) -> Option<String> {
    let words = shown(name);
    let mut clean = String::new();
    for letter in words.graphemes(true).take(LONGEST) {
        if clean.chars().count() + letter.chars().count() <= CHARACTERS {
            clean.push_str(letter);
        }
    }
    let clean = clean.trim().to_owned();
    let shows = clean.chars().any(|c| !is_mark(c) && !c.is_whitespace());
    (shows && !clean.is_empty()).then_some(clean)
}

/// Whether a name is longer than what is kept of it.
#[must_use]
pub fn is_cut(name: &str) -> bool {
    clean_name(name).is_some_and(|clean| clean != shown(name))
}

/// The name by which a player comes back: the same for all spellings of a name, large letters and small.
#[must_use]
pub fn login_of(name: &str) -> String {
    let folded: String = clean_name(name).unwrap_or_default().to_lowercase();
    folded.nfkc().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_clean_and_short() {
        assert_eq!(clean_name("  Ann \u{7}\n Marie  ").as_deref(), Some("Ann Marie"));
        assert_eq!(clean_name(&"x".repeat(99)).map(|name| name.len()), Some(24));
        assert_eq!(clean_name(&"é".repeat(99)).map(|name| name.chars().count()), Some(24));
        assert!(is_cut(&"x".repeat(25)) && !is_cut(&"x".repeat(24)) && !is_cut("  Ann  Marie "));
        assert_eq!(clean_name(" \t "), None);
        assert_eq!(clean_name(&"😀".repeat(99)).map(|name| name.chars().count()), Some(24));
    }

    #[test]
    fn nothing_invisible_is_left_in_a_name() {
        for hidden in
            ["\u{200b}", "\u{202e}", "\u{2066}", "\u{feff}", "\u{ad}", "\u{3164}", "\u{2800}", "\u{e0041}"]
        {
            assert_eq!(
                clean_name(&format!("Ol{hidden}ga")).as_deref(),
                Some("Olga"),
                "{}",
                hidden.escape_unicode()
            );
            assert_eq!(clean_name(hidden), None, "{}", hidden.escape_unicode());
        }
        assert_eq!(
            clean_name("a\u{301}\u{301}\u{301}\u{301}\u{301}").map(|name| name.chars().count()),
            Some(3)
        );
        assert_eq!(clean_name("\u{301}\u{302}"), None, "marks on nothing");
    }

    #[test]
    fn all_spellings_of_a_name_are_one_name() {
        assert_eq!(clean_name("Ｏｌｇａ").as_deref(), Some("Olga"));
        assert_eq!(login_of("Ｏｌｇａ"), login_of("OLGA"));
        assert_eq!(login_of("Ame\u{301}lie"), login_of("am\u{e9}lie "));
        assert_ne!(login_of("Amelie"), login_of("Amélie"));
    }
}
