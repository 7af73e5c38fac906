//! The words of the pages, from the Fluent files of both languages. The games bring their own.

use std::collections::HashMap;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use kernel::Lang;
use unic_langid::LanguageIdentifier;

type Bundle = FluentBundle<FluentResource>;

/// The files of a language: one for the pages, one for the board of each game.
macro_rules! texts {
    ($lang:literal) => {
        [
            include_str!(concat!("../i18n/", $lang, "/pages.ftl")),
            include_str!(concat!("../i18n/", $lang, "/saint-petersburg.ftl")),
            include_str!(concat!("../i18n/", $lang, "/puerto-rico.ftl")),
            include_str!(concat!("../i18n/", $lang, "/san-juan.ftl")),
            include_str!(concat!("../i18n/", $lang, "/san-francisco.ftl")),
            include_str!(concat!("../i18n/", $lang, "/san-francisco-1906.ftl")),
        ]
    };
}

const TEXTS: [[&str; 6]; 2] = [texts!("en"), texts!("fr")];

static BUNDLES: LazyLock<HashMap<Lang, Bundle>> = LazyLock::new(|| {
    Lang::ALL
        .into_iter()
        .map(|lang| {
            let id: LanguageIdentifier = lang.code().parse().expect("en and fr are languages");
            let mut bundle = Bundle::new_concurrent(vec![id]);
            bundle.set_use_isolating(false);
            for text in TEXTS[lang as usize] {
                let resource = FluentResource::try_new(text.to_owned())
                    .unwrap_or_else(|(_, errors)| panic!("the words of {lang}: {errors:?}"));
                bundle
                    .add_resource(resource)
                    .unwrap_or_else(|errors| panic!("the words of {lang}: {errors:?}"));
            }
            (lang, bundle)
        })
        .collect()
});

/// The text with this name in a language.
pub fn text(lang: Lang, name: &str) -> String {
    text_with(lang, name, &[])
}

/// The same with values for what the text leaves open.
pub fn text_with(lang: Lang, name: &str, values: &[(&str, &str)]) -> String {
    let mut args = FluentArgs::new();
    for (name, value) in values {
        // Numbers are given as numbers, so that the text can choose its plural.
        match value.parse::<i64>() {
            Ok(number) => args.set(*name, FluentValue::from(number)),
            Err(_) => args.set(*name, *value),
        }
    }
    let bundle = &BUNDLES[&lang];
    let Some(pattern) = bundle.get_message(name).and_then(|message| message.value()) else {
        debug_assert!(false, "the text \"{name}\" is missing in {lang}");
        tracing::error!(%lang, name, "a text is missing");
        return name.to_owned();
    };
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
    debug_assert!(errors.is_empty(), "the text \"{name}\" lacks a value in {lang}: {errors:?}");
    if !errors.is_empty() {
        tracing::error!(%lang, name, ?errors, "a text lacks a value");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(lang: Lang) -> Vec<String> {
        let lines = TEXTS[lang as usize].iter().flat_map(|text| text.lines());
        let mut names: Vec<String> = lines
            .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
            .filter_map(|line| line.split_once(" =").map(|(name, _)| name.to_owned()))
            .collect();
        names.sort();
        names
    }

    #[test]
    fn both_languages_have_the_same_texts() {
        assert!(names(Lang::En).len() > 50);
        assert_eq!(names(Lang::En), names(Lang::Fr));
    }

    #[test]
    fn every_text_that_the_pages_use_exists() {
        let known = names(Lang::En);
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
