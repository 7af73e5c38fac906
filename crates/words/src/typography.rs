//! How texts are set: what a language's typography does to the words of a Fluent file or of a rules text, never to what is
//! put into them.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::{parser, serializer};

use crate::accents::{accented_rules, accents};
use crate::{Lang, Typography};

/// A Fluent file with the typography of a language.
pub(crate) fn set_fluent(source: &str, lang: Lang) -> String {
    let mut resource = match parser::parse(source.to_owned()) {
        Ok(resource) => resource,
        Err((_, errors)) => panic!("the words of {lang}: {errors:?}"),
    };
    match lang.typography() {
        Typography::Plain => return source.to_owned(),
        Typography::French => each_text(&mut resource, &mut |text| *text = french(text)),
        Typography::Accents => each_text(&mut resource, &mut |text| *text = accents(text)),
    }
    serializer::serialize(&resource)
}

/// A rules text (Markdown) with the typography of a language.
pub(crate) fn set_rules(source: &'static str, lang: Lang) -> String {
    match lang.typography() {
        Typography::Plain => source.to_owned(),
        Typography::French => french(source),
        Typography::Accents => accented_rules(source),
    }
}

/// Every piece of text between placeables, in variants too.
pub(crate) fn each_text(resource: &mut Resource<String>, change: &mut impl FnMut(&mut String)) {
    for entry in &mut resource.body {
        match entry {
            Entry::Message(message) => {
                if let Some(value) = &mut message.value {
                    each_of_pattern(value, change);
                }
                for attribute in &mut message.attributes {
                    each_of_pattern(&mut attribute.value, change);
                }
            }
            Entry::Term(term) => each_of_pattern(&mut term.value, change),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {}
        }
    }
}

fn each_of_pattern(pattern: &mut Pattern<String>, change: &mut impl FnMut(&mut String)) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => change(value),
            PatternElement::Placeable { expression } => each_of_expression(expression, change),
        }
    }
}

fn each_of_expression(expression: &mut Expression<String>, change: &mut impl FnMut(&mut String)) {
    match expression {
        Expression::Select { variants, .. } => {
            for variant in variants {
                each_of_pattern(&mut variant.value, change);
            }
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            each_of_expression(expression, change);
        }
        Expression::Inline(_) => {}
    }
}

const NO_BREAK: char = '\u{a0}';
const NARROW_NO_BREAK: char = '\u{202f}';

/// French typography: an ordinary space before `: ; ! ? »`, before a unit and after « does not break, the apostrophe is curled.
pub(crate) fn french(text: &str) -> String {
    let mut set = String::with_capacity(text.len() + 16);
    let mut letters = text.chars().peekable();
    // A text may begin after a placeable, so its first space is set as well.
    let mut before = ' ';
    while let Some(letter) = letters.next() {
        let after = letters.peek().copied();
        let typeset = match (letter, after) {
            ('\'', _) => '’',
            (' ', Some(':' | '»' | '$' | '%' | '₽' | '★')) if before != '\n' => NO_BREAK,
            (' ', Some(';' | '!' | '?')) if before != '\n' => NARROW_NO_BREAK,
            (' ', _) if before == '«' => NO_BREAK,
            (other, _) => other,
        };
        set.push(typeset);
        before = letter;
    }
    set
}

/// What is wrong with the typography of a French text: a mark that follows its word without the space.
pub(crate) fn french_slip(text: &str) -> Option<String> {
    let letters: Vec<char> = text.chars().collect();
    letters
        .windows(2)
        .find(|two| two[0].is_alphanumeric() && matches!(two[1], ':' | ';' | '!' | '?'))
        .map(|two| format!("\"{}{}\" in \"{text}\": French puts a space before the mark", two[0], two[1]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_marks_keep_to_their_words() {
        assert_eq!(french("L'île : oui ; « non » ?"), "L’île\u{a0}: oui\u{202f}; «\u{a0}non\u{a0}»\u{202f}?");
        assert_eq!(french(" : suite"), "\u{a0}: suite", "a text may begin after a placeable");
    }

    #[test]
    fn what_is_put_into_a_french_text_stays_as_it_is() {
        let set =
            set_fluent("a = { $who } : qu'il { $n ->\n    [one] joue !\n   *[other] jouent !\n}\n", Lang::Fr);
        assert!(set.contains("{ $who }\u{a0}: qu’il { $n ->"), "{set}");
        assert!(set.contains("joue\u{202f}!"), "{set}");
    }

    #[test]
    fn a_mark_without_its_space_is_a_slip_in_french() {
        assert!(french_slip("Départage: oui").is_some());
        assert_eq!(french_slip("Départage : oui"), None);
    }
}
