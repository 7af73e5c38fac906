//! The words of the pages and of the boards, from the Fluent files of every language. The games bring their own.

use kernel::{FluentValue, Lang, Texts};

use crate::TEXTS;
use crate::boards::FACES;

/// The words of the pages, then those of each board.
fn all() -> impl Iterator<Item = &'static Texts> {
    std::iter::once(&TEXTS).chain(FACES.iter().map(|face| face.words()))
}

/// The words among which a text is.
fn among(lang: Lang, name: &str) -> &'static Texts {
    all().find(|texts| texts.has(lang, name)).unwrap_or(&TEXTS)
}

/// The text with this name in a language.
pub fn text(lang: Lang, name: &str) -> String {
    let found = all().find_map(|texts| texts.find(lang, name));
    found.map_or_else(|| text_with(lang, name, &[]), str::to_owned)
}

/// The same with values for what the text leaves open.
pub fn text_with(lang: Lang, name: &str, values: &[(&str, &str)]) -> String {
    filled(among(lang, name), lang, name, values)
}

/// The same for who knows among which words the text is.
pub fn filled(texts: &Texts, lang: Lang, name: &str, values: &[(&str, &str)]) -> String {
    // Numbers are given as numbers, so that the text can choose its plural.
    let value = |value: &str| match value.parse::<i64>() {
        Ok(number) => FluentValue::from(number),
        Err(_) => FluentValue::from(value.to_owned()),
    };
    let values: Vec<_> = values.iter().map(|(name, text)| (*name, value(text))).collect();
    texts.filled(lang, name, &values)
}

#[cfg(test)]
mod tests {
    use words::check;

    use super::*;

    /// The names of all texts.
    fn names() -> Vec<String> {
        all().flat_map(|texts| check::messages(texts, Lang::En).into_keys()).collect()
    }

    #[test]
    fn all_languages_have_the_same_texts() {
        let faults: Vec<String> = all().flat_map(check::between_languages).collect();
        assert!(faults.is_empty(), "{faults:#?}");
    }

    #[test]
    fn every_text_that_the_pages_use_exists() {
        let known = names();
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let mut used = Vec::new();
        collect(&folder, "", &mut used);
        assert!(used.len() > 50, "{used:?}");
        for (game, name) in used {
            let own = format!("{game}-{name}");
            assert!(
                known.contains(&name) || known.contains(&own),
                "\"{name}\" is used, but is not in the Fluent files"
            );
        }
    }

    /// A board says its words by their names without the id of its game, and must not meet another's.
    #[test]
    fn the_words_of_a_board_begin_with_its_game() {
        for face in FACES {
            let own = format!("{}-", face.meta().id);
            let others = check::messages(face.words(), Lang::En).into_keys();
            assert_eq!(others.filter(|name| !name.starts_with(&own)).collect::<Vec<_>>(), [""; 0], "{own}");
        }
        let (mut all, count) = (names(), names().len());
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count, "no two texts have one name");
    }

    #[test]
    fn every_text_is_said_somewhere() {
        let sources = read(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        let said = |name: &str| {
            // A name stands whole in the sources, or its beginning does, before a value: `"short-{card}"`.
            let begun = |(i, _)| sources.contains(&format!("\"{}-{{", &name[..i]));
            sources.contains(&format!("\"{name}\"")) || name.match_indices('-').any(begun)
        };
        for id in names() {
            let own =
                catalog::GAMES.iter().filter_map(|game| id.strip_prefix(game.meta().id)?.strip_prefix('-'));
            assert!(said(&id) || own.into_iter().any(said), "nobody says the text \"{id}\"");
        }
    }

    /// All sources in a folder as one text.
    fn read(folder: &std::path::Path) -> String {
        let paths =
            std::fs::read_dir(folder).expect("the sources").map(|entry| entry.expect("a file").path());
        paths
            .map(
                |path| if path.is_dir() { read(&path) } else { std::fs::read_to_string(path).expect("text") },
            )
            .collect()
    }

    /// The names in `t("name"` and `t_with("name"` of all sources, each with the game on whose board it stands.
    fn collect(folder: &std::path::Path, game: &str, used: &mut Vec<(String, String)>) {
        for entry in std::fs::read_dir(folder).expect("the sources") {
            let path = entry.expect("a file").path();
            let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default().replace('_', "-");
            let game = catalog::find(&stem).map_or(game, |found| found.meta().id);
            if path.is_dir() {
                collect(&path, game, used);
                continue;
            }
            let source = std::fs::read_to_string(&path).expect("text");
            for call in [".t(\"", ".t_with(\""] {
                let names = source.split(call).skip(1).filter_map(|rest| rest.split_once('"'));
                used.extend(names.map(|(name, _)| (game.to_owned(), name.to_owned())));
            }
        }
    }
}
