//! The texts of a crate, in every language, read once.

use std::fmt::Write;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, PatternElement};
use fluent_syntax::parser;
use rustc_hash::FxHashMap;
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
    /// The texts that leave nothing open: they are lent, not made. A page asks for hundreds, by names that no stranger chooses: a quick hash does.
    plain: FxHashMap<String, String>,
    /// The texts that say their values as they are, with nothing to choose: they are put together without an interpreter.
    simple: FxHashMap<String, Vec<Piece>>,
    rules: String,
}

/// A piece of a simple text.
enum Piece {
    Text(String),
    /// The value of this name.
    Value(String),
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
        if let Some(text) = spoken.simple.get(id).and_then(|pieces| put_together(pieces, values)) {
            return text;
        }
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
        let (mut plain, mut simple) = (FxHashMap::default(), FxHashMap::default());
        for source in files.words {
            let text = set_fluent(source, lang);
            read_plain(&text, &mut plain);
            read_simple(&text, &mut simple);
            let resource = FluentResource::try_new(text)
                .unwrap_or_else(|(_, errors)| panic!("the words of {lang}: {errors:?}"));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("the words of {lang}: {errors:?}"));
        }
        Spoken { bundle, plain, simple, rules: set_rules(files.rules, lang) }
    }
}

/// Collects the messages that leave nothing open.
fn read_plain(text: &str, plain: &mut FxHashMap<String, String>) {
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

/// Collects the messages that leave something open and choose nothing by it.
fn read_simple(text: &str, simple: &mut FxHashMap<String, Vec<Piece>>) {
    let resource = parser::parse(text).unwrap_or_else(|(resource, _)| resource);
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let Some(value) = message.value else { continue };
        let pieces: Option<Vec<Piece>> = value
            .elements
            .iter()
            .map(|element| match element {
                PatternElement::TextElement { value } => Some(Piece::Text((*value).to_owned())),
                PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
                    InlineExpression::StringLiteral { value } => literal(value),
                    InlineExpression::VariableReference { id } => Some(Piece::Value(id.name.to_owned())),
                    InlineExpression::NumberLiteral { .. }
                    | InlineExpression::FunctionReference { .. }
                    | InlineExpression::MessageReference { .. }
                    | InlineExpression::TermReference { .. }
                    | InlineExpression::Placeable { .. } => None,
                },
                PatternElement::Placeable { expression: Expression::Select { .. } } => None,
            })
            .collect();
        if let Some(pieces) = pieces {
            simple.insert(message.id.name.to_owned(), pieces);
        }
    }
}

/// A literal, if it stands for itself: what has escapes is left to Fluent.
fn literal(text: &str) -> Option<Piece> {
    (!text.contains('\\')).then(|| Piece::Text(text.to_owned()))
}

/// A simple text with its values; nothing if one is missing or is not a text or a plain number.
fn put_together(pieces: &[Piece], values: &[(&str, FluentValue<'_>)]) -> Option<String> {
    let mut text = String::with_capacity(64);
    for piece in pieces {
        match piece {
            Piece::Text(said) => text.push_str(said),
            Piece::Value(name) => match &values.iter().find(|(known, _)| known == name)?.1 {
                FluentValue::String(said) => text.push_str(said),
                // As Fluent writes numbers here: whole ones without anything after them.
                FluentValue::Number(number) if is_plain(number) => {
                    if number.value < 0.0 {
                        text.push('−');
                    }
                    // Writing to a text does not fail.
                    let _ = write!(text, "{}", number.value.abs() as u32);
                }
                FluentValue::Number(_) | FluentValue::Custom(_) | FluentValue::None | FluentValue::Error => {
                    return None;
                }
            },
        }
    }
    Some(text)
}

fn is_plain(number: &FluentNumber) -> bool {
    number.options.minimum_fraction_digits.is_none()
        && number.value.fract() == 0.0
        && number.value.abs() <= f64::from(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is put together here is what Fluent says.
    #[test]
    fn a_simple_text_is_said_as_fluent_says_it() {
        let source = "a = { $who } buys { $thing } for { $price }.\nb = { $n ->\n    [one] one\n   *[other] { $n }\n }\nc = { \"{\" }{ $who }\n";
        let mut simple = FxHashMap::default();
        read_simple(source, &mut simple);
        assert_eq!(simple.len(), 2, "a text that chooses is left to Fluent");
        let mut bundle =
            FluentBundle::new_concurrent(vec!["en".parse::<LanguageIdentifier>().expect("a code")]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(functions::number));
        let resource = FluentResource::try_new(source.to_owned()).expect("Fluent");
        bundle.add_resource(resource).expect("no name twice");
        for price in [-12, 0, 1, 1_000_000] {
            let values = [
                ("who", FluentValue::from("Olga")),
                ("thing", FluentValue::from("the « Czar »")),
                ("price", FluentValue::from(price)),
            ];
            for id in ["a", "c"] {
                let pattern = bundle.get_message(id).and_then(|message| message.value()).expect("a text");
                let args: FluentArgs<'_> =
                    values.iter().map(|(name, value)| (*name, value.clone())).collect();
                let said = bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned();
                assert_eq!(put_together(&simple[id], &values), Some(said));
            }
        }
        assert_eq!(
            put_together(&simple["a"], &[("who", FluentValue::from("Olga"))]),
            None,
            "a value is missing"
        );
        let half = [("who", FluentValue::from(0.5))];
        assert_eq!(put_together(&simple["c"], &half), None, "left to Fluent");
    }
}
