//! Finds in a test what is wrong with the texts of a crate: missing or left over in a language, said with other values than
//! the text has, set against the typography of its language.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::typography::{each_text, french_slip};
use crate::{Lang, Texts, Typography, sources};

/// The messages of a language with the names of the values that each leaves open.
pub type Messages = BTreeMap<String, BTreeSet<String>>;

/// A family of texts: its name and its members, as in `("card", ["czar", "pope"])`; a member without a name is the text that
/// has the family's name alone.
pub type Family<'a> = (&'a str, Vec<String>);

/// Everything that is wrong with the texts of a crate: between its languages, and between the texts and the sources that say
/// them. `folder` is the crate's own (`env!("CARGO_MANIFEST_DIR")`).
#[must_use]
pub fn faults(texts: &'static Texts, folder: &str, families: &[Family<'_>]) -> Vec<String> {
    let mut faults = between_languages(texts);
    let known = messages(texts, Lang::ALL[0]);
    let mut used = BTreeSet::new();
    for said in sources::said(&Path::new(folder).join("src")) {
        let at = &said.place;
        match &said.what {
            sources::Said::Text { id, values } => {
                match known.get(id) {
                    None => faults.push(format!("{at}: there is no text \"{id}\"")),
                    Some(open) if open != values => {
                        faults.push(format!(
                            "{at}: \"{id}\" is said with {values:?}, but leaves open {open:?}"
                        ));
                    }
                    Some(_) => {}
                }
                used.insert(id.clone());
            }
            sources::Said::Family(family) => {
                if !families.iter().any(|(known, _)| known == family) {
                    faults.push(format!("{at}: the family \"{family}\" is not checked"));
                }
            }
        }
    }
    for (family, names) in families {
        for name in names {
            let id = if name.is_empty() { (*family).to_owned() } else { format!("{family}-{name}") };
            match known.get(&id) {
                None => faults.push(format!("there is no text \"{id}\"")),
                Some(open) if !open.is_empty() => faults.push(format!("\"{id}\" leaves open {open:?}")),
                Some(_) => {}
            }
            used.insert(id);
        }
    }
    faults.extend(
        known.keys().filter(|id| !used.contains(*id)).map(|id| format!("nobody says the text \"{id}\"")),
    );
    faults
}

/// What differs between the languages of a crate, or is set wrongly in one.
#[must_use]
pub fn between_languages(texts: &'static Texts) -> Vec<String> {
    let first = Lang::ALL[0];
    let known = messages(texts, first);
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        let own = messages(texts, lang);
        for id in known.keys().chain(own.keys()).collect::<BTreeSet<_>>() {
            match (known.get(id), own.get(id)) {
                (Some(there), Some(here)) if there != here => {
                    faults.push(format!("\"{id}\" leaves open {there:?} in {first} and {here:?} in {lang}"));
                }
                (Some(_), None) => faults.push(format!("the text \"{id}\" is missing in {lang}")),
                (None, Some(_)) => faults.push(format!("the text \"{id}\" of {lang} is missing in {first}")),
                (Some(_), Some(_)) | (None, None) => {}
            }
        }
        if lang.typography() == Typography::French {
            faults.extend(french_slips(texts, lang));
        }
        if texts.rules(lang).is_empty() != texts.rules(first).is_empty() {
            faults.push(format!("the rules are missing in {lang}"));
        }
    }
    faults
}

fn french_slips(texts: &'static Texts, lang: Lang) -> Vec<String> {
    let mut slips = Vec::new();
    for source in texts.files(lang).words {
        let mut resource = parser::parse((*source).to_owned()).unwrap_or_else(|(resource, _)| resource);
        each_text(&mut resource, &mut |text| slips.extend(french_slip(text)));
    }
    slips.extend(texts.files(lang).rules.lines().filter_map(french_slip));
    slips
}

/// The messages of a language as its files have them.
///
/// # Panics
/// If a file is not Fluent.
#[must_use]
pub fn messages(texts: &'static Texts, lang: Lang) -> Messages {
    let mut messages = Messages::new();
    for source in texts.files(lang).words {
        let resource = match parser::parse(*source) {
            Ok(resource) => resource,
            Err((_, errors)) => panic!("the words of {lang}: {errors:?}"),
        };
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut open = BTreeSet::new();
            if let Some(value) = &message.value {
                open_in_pattern(value, &mut open);
            }
            messages.insert(message.id.name.to_owned(), open);
        }
    }
    messages
}

fn open_in_pattern(pattern: &Pattern<&str>, open: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            open_in_expression(expression, open);
        }
    }
}

fn open_in_expression(expression: &Expression<&str>, open: &mut BTreeSet<String>) {
    match expression {
        Expression::Select { selector, variants } => {
            open_inline(selector, open);
            for variant in variants {
                open_in_pattern(&variant.value, open);
            }
        }
        Expression::Inline(inline) => open_inline(inline, open),
    }
}

fn open_inline(inline: &InlineExpression<&str>, open: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            open.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
            for argument in positional {
                open_inline(argument, open);
            }
        }
        InlineExpression::Placeable { expression } => open_in_expression(expression, open),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}
