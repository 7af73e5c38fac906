//! Which component data are not those of the program.

use kernel::{Entry, Lang, SetupText, Values};
use maud::{Markup, html};

use crate::words;

/// The corrected files of a set-up with their hashes, as a record names them.
pub fn corrected(lang: Lang, game: &dyn Entry, setup: &SetupText) -> Markup {
    let files = game.options().into_iter().filter(|(option, _)| option.values == Values::File);
    html! {
        @for (option, _) in files {
            @if let Some(hash) = setup.value(option.name) {
                p.soft { (capital(game.meta().option_title(option, lang))) (words::text(lang, "colon")) code { (hash.get(..15).unwrap_or(hash)) "…" } }
            }
        }
    }
}

/// The text of an option as a label begins with a capital letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
