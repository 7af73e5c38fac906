//! Sheets with commas: a line of names, then one line per card.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use super::Fault;

/// One line of a sheet.
#[derive(Clone, Debug)]
pub(super) struct Row<'a> {
    pub(super) line: usize,
    names: &'static [&'static str],
    fields: Vec<&'a str>,
}

/// Reads a sheet whose first line must be these names. Empty lines and lines that begin with `#` are left out.
pub(super) fn rows<'a>(content: &'a str, names: &'static [&'static str]) -> Result<Vec<Row<'a>>, Fault> {
    let lines = content.lines().enumerate().map(|(i, line)| (i + 1, line.trim_end()));
    let mut lines = lines.filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    let expected = names.join(",");
    match lines.next() {
        Some((_, header)) if header == expected => {}
        Some((line, _)) => return Err(Fault::at(line, format!("the first line must be \"{expected}\""))),
        None => {
            return Err(Fault::whole(format!("the file is empty: its first line must be \"{expected}\"")));
        }
    }
    lines
        .map(|(line, text)| {
            let fields: Vec<&str> = text.split(',').map(str::trim).collect();
            if fields.len() == names.len() {
                return Ok(Row { line, names, fields });
            }
            let (found, wanted) = (fields.len(), names.len());
            Err(Fault::at(line, format!("\"{text}\" has {found} fields, not {wanted}")))
        })
        .collect()
}

impl<'a> Row<'a> {
    /// What stands under a name.
    pub(super) fn text(&self, name: &str) -> &'a str {
        let at = self.names.iter().position(|other| *other == name).expect("the name is one of the header");
        self.fields[at]
    }

    /// A whole number between two bounds.
    pub(super) fn number(&self, name: &str, range: RangeInclusive<u8>) -> Result<u8, Fault> {
        let text = self.text(name);
        match text.parse() {
            Ok(n) if range.contains(&n) => Ok(n),
            _ => Err(self.fault(format!("{name} is \"{text}\", not {} to {}", range.start(), range.end()))),
        }
    }

    /// One of the things that have a name.
    pub(super) fn kind<K: FromStr<Err: Display>>(&self, name: &str) -> Result<K, Fault> {
        self.text(name).parse().map_err(|e| self.fault(format!("{name}: {e}")))
    }

    /// What is wrong with this line.
    pub(super) fn fault(&self, why: impl Into<String>) -> Fault {
        Fault::at(self.line, why)
    }
}
