//! The tour of a board: a few hints on the player's own first turns, each beside the part of the board that it is about.

use kernel::Lang;

use crate::words;

/// A hint: at which own turn it comes, what it points at, and what it says.
#[derive(Clone, Copy, Debug)]
pub struct Hint {
    /// The own turn, from 1 on.
    pub turn: u8,
    /// The part of the page, as a selector.
    pub at: &'static str,
    /// The name of the text.
    pub text: &'static str,
}

/// The hints of a game in the order in which they are shown.
pub fn hints(game: &str) -> &'static [Hint] {
    match game {
        "saint-petersburg" => super::saint_petersburg::HINTS,
        "puerto-rico" => super::puerto_rico::HINTS,
        "san-juan" => super::san_juan::HINTS,
        "san-francisco" => super::san_francisco::HINTS,
        "san-francisco-1906" => super::san_francisco_1906::HINTS,
        _ => &[],
    }
}

impl Hint {
    pub fn say(&self, lang: Lang) -> String {
        words::text(lang, self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hint_has_its_text_in_both_languages() {
        for game in catalog::GAMES {
            for hint in hints(game.meta().id) {
                for lang in Lang::ALL {
                    assert_ne!(hint.say(lang), hint.text, "{} in {lang}", hint.text);
                }
            }
        }
    }
}
