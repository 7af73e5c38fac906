//! The tour of a board: a few steps on the player's own first turns, each beside the part of the board that it is about.

use kernel::Lang;

use crate::words;

/// A step of the tour: when it comes, what it points at, and what it says. It is said once, when what it speaks of is asked.
#[derive(Clone, Copy, Debug)]
pub struct TourStep {
    /// The earliest own turn, from 1 on.
    pub turn: u8,
    /// The first word of an answer that must be possible; nothing for what holds at any turn.
    pub when: &'static str,
    /// The part of the page, as a selector.
    pub at: &'static str,
    /// The name of the text.
    pub text: &'static str,
}

impl TourStep {
    pub fn say(&self, lang: Lang) -> String {
        words::text(lang, self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::FACES;

    #[test]
    fn every_step_has_its_text_in_both_languages() {
        for face in FACES {
            assert!(!face.tour().is_empty(), "{} has no tour", face.meta().id);
            for step in face.tour() {
                for lang in Lang::ALL {
                    assert_ne!(step.say(lang), step.text, "{} in {lang}", step.text);
                }
            }
        }
    }
}
