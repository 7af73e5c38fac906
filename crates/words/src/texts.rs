//! The texts of a crate, in every language, read once.

use std::collections::HashMap;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, PatternElement};
use fluent_syntax::parser;
use unic_langid::LanguageIdentifier;

use crate::typography::{set_fluent, set_rules};
use crate::{Lang, functions};

/// The files of one language.
#[derive(Clone, Copy, Debug)]
pub struct Files {
    /// The Fluent files.
    pub words: &'static [&'static str],
    /// The rules (Markdown), empty where there are none.
    pub rules: &'static str,
}

/// The texts of a crate (localization bundle): its files of every language, made ready when a language is first spoken.
pub struct Texts {
    files: &'static [Files],
    ready: [OnceLock<Spoken>; Lang::COUNT],
}

/// The texts of one language.
struct Spoken {
    bundle: FluentBundle<FluentResource>,
    /// The texts that leave nothing open: they are lent, not made.
    plain: HashMap<String, String>,
    rules: String,
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts").field("languages", &self.files.len()).finish_non_exhaustive()
    }
}

/// Texts are the same if they are read from the same files.
impl PartialEq for Texts {
    fn eq(&self, other: &Texts) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Texts {}

impl Texts {
    /// Texts from files, in the order of the list of languages. [`embed!`](crate::embed) calls it.
    #[must_use]
    pub const fn new(files: &'static [Files]) -> Texts {
        Texts { files, ready: [const { OnceLock::new() }; Lang::COUNT] }
    }

    /// The files of a language as they are written.
    #[must_use]
    pub fn files(&self, lang: Lang) -> Files {
        self.files[lang.source() as usize]
    }

    /// A text that leaves nothing open.
    #[must_use]
    pub fn plain(&'static self, lang: Lang, id: &'static str) -> &'static str {
        self.find(lang, id).unwrap_or_else(|| {
            debug_assert!(false, "the text \"{id}\" is missing in {lang}, or leaves something open");
            id
        })
    }

    /// The text of one member of a family, such as the title of a card: the message `card-czar` for `("card", "czar")`.
    #[must_use]
    pub fn named(&'static self, lang: Lang, family: &'static str, name: &str) -> &'static str {
        self.find(lang, &format!("{family}-{name}")).unwrap_or_else(|| {
            debug_assert!(
                false,
                "the text \"{family}-{name}\" is missing in {lang}, or leaves something open"
            );
            family
        })
    }

    /// A text that leaves nothing open; `None` if there is none with this id.
    #[must_use]
    pub fn find(&self, lang: Lang, id: &str) -> Option<&str> {
        self.spoken(lang).plain.get(id).map(String::as_str)
    }

    /// Whether there is a text with this id.
    #[must_use]
    pub fn has(&self, lang: Lang, id: &str) -> bool {
        self.spoken(lang).bundle.has_message(id)
    }

    /// A text with values for what it leaves open.
    #[must_use]
    pub fn filled(&self, lang: Lang, id: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        let spoken = self.spoken(lang);
        let Some(pattern) = spoken.bundle.get_message(id).and_then(|message| message.value()) else {
            debug_assert!(false, "the text \"{id}\" is missing in {lang}");
            return id.to_owned();
        };
        let args: FluentArgs<'_> = values.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        let text = spoken.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "the text \"{id}\" cannot be said in {lang}: {errors:?}");
        text
    }

    /// The rules of a game.
    #[must_use]
    pub fn rules(&self, lang: Lang) -> &str {
        &self.spoken(lang).rules
    }

    fn spoken(&self, lang: Lang) -> &Spoken {
        self.ready[lang as usize].get_or_init(|| Spoken::read(self.files(lang), lang))
    }
}

impl Spoken {
    fn read(files: Files, lang: Lang) -> Spoken {
        let id: LanguageIdentifier =
            lang.source().code().parse().expect("every code in the list of languages is one of BCP 47");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(functions::number));
        bundle.add_function("DE", functions::de).expect("no other function has this name");
        let mut plain = HashMap::new();
        for source in files.words {
            let text = set_fluent(source, lang);
            read_plain(&text, &mut plain);
            let resource = FluentResource::try_new(text)
                .unwrap_or_else(|(_, errors)| panic!("the words of {lang}: {errors:?}"));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("the words of {lang}: {errors:?}"));
        }
        Spoken { bundle, plain, rules: set_rules(files.rules, lang) }
    }
}

/// Collects the messages that leave nothing open.
fn read_plain(text: &str, plain: &mut HashMap<String, String>) {
    let resource = parser::parse(text).unwrap_or_else(|(resource, _)| resource);
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let Some(value) = message.value else { continue };
        let whole: Option<String> = value
            .elements
            .iter()
            .map(|element| match element {
                PatternElement::TextElement { value } => Some(*value),
                PatternElement::Placeable {
                    expression: Expression::Inline(InlineExpression::StringLiteral { value }),
                } => Some(*value),
                PatternElement::Placeable { .. } => None,
            })
            .collect();
        if let Some(whole) = whole {
            plain.insert(message.id.name.to_owned(), whole);
        }
    }
}
