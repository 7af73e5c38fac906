//! The words of the pages, from the Fluent files of every language. The games bring their own.

use kernel::{FluentValue, Lang};

use crate::TEXTS;

/// The text with this name in a language.
pub fn text(lang: Lang, name: &str) -> String {
    match TEXTS.find(lang, name) {
        Some(text) => text.to_owned(),
        None => text_with(lang, name, &[]),
    }
}

/// The same with values for what the text leaves open.
pub fn text_with(lang: Lang, name: &str, values: &[(&str, &str)]) -> String {
    // Numbers are given as numbers, so that the text can choose its plural.
    let value = |value: &str| match value.parse::<i64>() {
        Ok(number) => FluentValue::from(number),
        Err(_) => FluentValue::from(value.to_owned()),
    };
    let values: Vec<_> = values.iter().map(|(name, text)| (*name, value(text))).collect();
    TEXTS.filled(lang, name, &values)
}

#[cfg(test)]
mod tests {
    use words::check;

    use super::*;

    #[test]
    fn all_languages_have_the_same_texts() {
        let faults = check::between_languages(&TEXTS);
        assert!(faults.is_empty(), "{faults:#?}");
    }

    #[test]
    fn every_text_that_the_pages_use_exists() {
        let known: Vec<String> = check::messages(&TEXTS, Lang::En).into_keys().collect();
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

    #[test]
    fn every_text_is_said_somewhere() {
        let sources = all(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        let said = |name: &str| {
            // A name stands whole in the sources, or its beginning does, before a value: `"short-{card}"`.
            let begun = |(i, _)| sources.contains(&format!("\"{}-{{", &name[..i]));
            sources.contains(&format!("\"{name}\"")) || name.match_indices('-').any(begun)
        };
        for id in check::messages(&TEXTS, Lang::En).into_keys() {
            let own =
                catalog::GAMES.iter().filter_map(|game| id.strip_prefix(game.meta().id)?.strip_prefix('-'));
            assert!(said(&id) || own.into_iter().any(said), "nobody says the text \"{id}\"");
        }
    }

    /// All sources in a folder as one text.
    fn all(folder: &std::path::Path) -> String {
        let paths =
            std::fs::read_dir(folder).expect("the sources").map(|entry| entry.expect("a file").path());
        paths
            .map(|path| if path.is_dir() { all(&path) } else { std::fs::read_to_string(path).expect("text") })
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
