//! Sheets in sections (TOML): whole numbers, words in quotes, `true` and `false`, and lists of them, each with a name.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::{Misread, line_at, line_text};

/// What stands behind an equals sign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A whole number.
    Number(i64),
    /// A word in quotes.
    Text(String),
    /// `true` or `false`.
    Flag(bool),
    /// A list in square brackets.
    List(Vec<Value>),
}

/// A value with its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// Its name; a name in parts has dots.
    pub key: String,
    /// The line of the file, from 1 on.
    pub line: usize,
    /// What it is.
    pub value: Value,
    /// The value as it is written.
    pub text: String,
}

/// A section with its values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// The line of the file, from 1 on; 0 for what stands before the first section.
    pub line: usize,
    /// Its name; empty for what stands before the first section.
    pub name: String,
    /// Whether the name stands in double brackets: there may be several.
    pub many: bool,
    /// In the order of the file.
    pub items: Vec<Item>,
}

/// Reads a sheet: its sections in the order of the file, first what stands before them, if there is anything.
pub fn sections(content: &str) -> Result<Vec<Section>, Misread> {
    let table = DeTable::parse(content).map_err(|error| misread(content, &error))?;
    let mut reader = Reader { content, sections: vec![Section::new(0, "", false)] };
    for (key, value) in in_order(table.get_ref()) {
        match value.get_ref() {
            DeValue::Table(inside) if reader.is_header(value) => reader.section(key, value, inside, false)?,
            DeValue::Array(many) if many.iter().next().is_some_and(|first| reader.is_header(first)) => {
                for one in many {
                    let DeValue::Table(inside) = one.get_ref() else { continue };
                    reader.section(key, one, inside, true)?;
                }
            }
            DeValue::String(_)
            | DeValue::Integer(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_)
            | DeValue::Array(_)
            | DeValue::Table(_) => {
                let items = reader.items(String::new(), key, value)?;
                reader.sections[0].items.extend(items);
            }
        }
    }
    let mut sections = reader.sections;
    sections.retain(|section| section.line > 0 || !section.items.is_empty());
    sections.sort_by_key(|section| section.line);
    Ok(sections)
}

impl Section {
    fn new(line: usize, name: &str, many: bool) -> Section {
        Section { line, name: name.to_owned(), many, items: Vec::new() }
    }

    /// The value of a name.
    #[must_use]
    pub fn item(&self, key: &str) -> Option<&Item> {
        self.items.iter().find(|item| item.key == key)
    }
}

type Key<'a> = Spanned<std::borrow::Cow<'a, str>>;

/// The values of a table in the order of the file.
fn in_order<'t, 'a>(table: &'t DeTable<'a>) -> Vec<(&'t Key<'a>, &'t Spanned<DeValue<'a>>)> {
    let mut all: Vec<_> = table.iter().collect();
    all.sort_by_key(|(key, _)| key.span().start);
    all
}

struct Reader<'a> {
    content: &'a str,
    sections: Vec<Section>,
}

impl Reader<'_> {
    fn line(&self, span: &Range<usize>) -> usize {
        line_at(self.content, span.start)
    }

    /// A section's place in the file is its name in brackets.
    fn is_header(&self, value: &Spanned<DeValue<'_>>) -> bool {
        matches!(value.get_ref(), DeValue::Table(_)) && self.content[value.span()].starts_with('[')
    }

    fn section(
        &mut self,
        key: &Key<'_>,
        value: &Spanned<DeValue<'_>>,
        inside: &DeTable<'_>,
        many: bool,
    ) -> Result<(), Misread> {
        let mut section = Section::new(self.line(&value.span()), key.get_ref(), many);
        for (key, value) in in_order(inside) {
            section.items.extend(self.items(String::new(), key, value)?);
        }
        self.sections.push(section);
        Ok(())
    }

    /// A value, or those of a name in parts: `colour.2` and `colour.3` share their first part.
    fn items(
        &self,
        before: String,
        key: &Key<'_>,
        value: &Spanned<DeValue<'_>>,
    ) -> Result<Vec<Item>, Misread> {
        let name = format!("{before}{}", key.get_ref());
        let line = self.line(&key.span());
        if let DeValue::Table(parts) = value.get_ref() {
            if self.content[value.span()].starts_with(['{', '[']) {
                return Err(Misread::Strange { line, key: name });
            }
            let parts = in_order(parts).into_iter();
            let parts = parts.map(|(key, value)| self.items(format!("{name}."), key, value));
            return Ok(parts.collect::<Result<Vec<_>, _>>()?.concat());
        }
        match plain(value.get_ref()) {
            Some(plain) => {
                let text = self.content[value.span()].to_owned();
                Ok(vec![Item { key: name, line, value: plain, text }])
            }
            None => Err(Misread::Strange { line, key: name }),
        }
    }
}

fn plain(value: &DeValue<'_>) -> Option<Value> {
    match value {
        DeValue::Integer(number) => {
            i64::from_str_radix(number.as_str(), number.radix()).ok().map(Value::Number)
        }
        DeValue::String(text) => Some(Value::Text(text.to_string())),
        DeValue::Boolean(flag) => Some(Value::Flag(*flag)),
        DeValue::Array(list) => {
            list.iter().map(|value| plain(value.get_ref())).collect::<Option<_>>().map(Value::List)
        }
        DeValue::Float(_) | DeValue::Datetime(_) | DeValue::Table(_) => None,
    }
}

/// What the reader of TOML found, in words for somebody who corrects a sheet.
fn misread(content: &str, error: &toml::de::Error) -> Misread {
    let span = error.span().unwrap_or(0..0);
    let line = line_at(content, span.start);
    let text = line_text(content, line);
    let word = content.get(span.clone()).unwrap_or_default().trim().to_owned();
    let is_bare = !word.is_empty() && word.bytes().all(|b| b.is_ascii_alphanumeric() || b"_-. ".contains(&b));
    if error.message().starts_with("duplicate key") {
        if text.starts_with('[') {
            return Misread::SectionTwice { line, name: word };
        }
        return Misread::Twice { line, section: section_before(content, span.start), key: word };
    }
    if !text.contains('=')
        && !text.starts_with(['[', ']'])
        && error.message().starts_with("key with no value")
    {
        return Misread::NoValue { line, text: text.to_owned() };
    }
    if is_bare && text.contains('=') {
        return Misread::NotANumber { line, word };
    }
    let begin = content[..span.start].rfind('\n').map_or(0, |at| at + 1);
    let column = content[begin..span.start].chars().count() + 1;
    Misread::Syntax { line, column, why: error.message().to_owned() }
}

/// The section in which a place of the file lies.
fn section_before(content: &str, byte: usize) -> String {
    let headers = content[..byte].lines().rev().map(str::trim).find(|line| line.starts_with('['));
    let name = headers.map(|line| line.split('#').next().unwrap_or_default().trim());
    name.unwrap_or_default().trim_matches(['[', ']', ' ']).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_and_lists_are_read_with_their_lines() {
        let text = "\u{feff}# a sheet\ntop = 1\r\n[a]\nx = -3 # three\n[[b]]\n\n[[b]]\nc.2 = [\n  [1, 2], # one\n  [\"#\", true],\n]\nc.10 = \"d\"\n";
        let found = sections(text).unwrap();
        let shape: Vec<_> = found.iter().map(|s| (s.line, s.name.as_str(), s.many, s.items.len())).collect();
        assert_eq!(shape, [(0, "", false, 1), (3, "a", false, 1), (5, "b", true, 0), (7, "b", true, 2)]);
        let x = found[1].item("x").unwrap();
        assert_eq!((x.line, &x.value, x.text.as_str()), (4, &Value::Number(-3), "-3"));
        let list = found[3].item("c.2").unwrap();
        let word = Value::List(vec![Value::Text("#".into()), Value::Flag(true)]);
        assert!(matches!(&list.value, Value::List(list) if list.len() == 2 && list[1] == word));
        assert_eq!((list.line, found[3].item("c.10").unwrap().line), (8, 12));
    }

    #[test]
    fn what_cannot_be_read_is_said_with_its_line() {
        for (text, line, why) in [
            ("[a]\n\nx = [1 2]", 3, "\"1 2\" is not a number"),
            ("[a]\nx = two\n", 2, "\"two\" is not a number"),
            ("[a]\nnonsense", 2, "\"nonsense\" is not a section and not name = value"),
            ("[a]\nx = 1\ny = 2\nx = 3\n", 4, "\"x\" stands twice"),
            ("[a]\nx = 1\n[b]\n[a]\n", 4, "[a] stands twice"),
            ("[a]\nx = 1.5", 2, "\"x\" must be a whole number, true, false, a word in quotes or a list"),
            (
                "[a]\nx = { y = 1 }",
                2,
                "\"x\" must be a whole number, true, false, a word in quotes or a list",
            ),
            ("[a]\nx = [1\n", 2, "column 7: unclosed array, expected `]`"),
            ("[a]\nx = \"b\n", 2, "column 7: invalid basic string, expected `\"`"),
            ("[a]\nx = [1] 2", 2, "column 9: unexpected key or value, expected newline, `#`"),
        ] {
            let misread = sections(text).unwrap_err();
            assert_eq!((misread.line(), misread.to_string().as_str()), (line, why), "{text:?}");
        }
    }

    #[test]
    fn a_repeated_name_is_told_with_its_section() {
        let misread = sections("[tokens] # of all\np2 = 1\np2 = 1\n").unwrap_err();
        let (section, key) = ("tokens".to_owned(), "p2".to_owned());
        assert_eq!(misread, Misread::Twice { line: 3, section, key });
    }
}
