//! Sheets with commas (CSV): a line of names, then one line per card.

use crate::{Misread, line_at, line_text};

/// One line of a sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The line of the file, from 1 on.
    pub line: usize,
    names: &'static [&'static str],
    fields: csv::StringRecord,
}

impl Row {
    /// What stands under a name.
    ///
    /// # Panics
    /// If the sheet has no column of this name: an error of the caller.
    #[must_use]
    pub fn text(&self, name: &str) -> &str {
        let at = self.names.iter().position(|other| *other == name).expect("the name is one of the header");
        &self.fields[at]
    }
}

/// Reads a sheet whose first line must be these names. Empty lines and lines that begin with `#` are left out; a field with a comma
/// stands in quotes.
pub fn rows(content: &str, names: &'static [&'static str]) -> Result<Vec<Row>, Misread> {
    let expected = || names.join(",");
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .comment(Some(b'#'))
        .trim(csv::Trim::All)
        .from_reader(content.as_bytes());
    let mut rows = Vec::new();
    let mut headed = false;
    for fields in reader.records() {
        let fields = fields.map_err(|error| misread(content, &error))?;
        let line = line_at(content, begin(content, &fields));
        if fields.iter().all(str::is_empty) && fields.len() == 1 {
            continue;
        }
        if !headed {
            if fields.iter().ne(names.iter().copied()) {
                return Err(Misread::Header { line, expected: expected() });
            }
            headed = true;
        } else if fields.len() == names.len() {
            rows.push(Row { line, names, fields });
        } else {
            let text = line_text(content, line).to_owned();
            return Err(Misread::Fields { line, text, found: fields.len(), wanted: names.len() });
        }
    }
    if headed { Ok(rows) } else { Err(Misread::Empty { expected: expected() }) }
}

/// Where a row begins: the reader counts the lines that it leaves out to the row after them.
fn begin(content: &str, fields: &csv::StringRecord) -> usize {
    let mut at = fields.position().map_or(0, |position| position.byte() as usize);
    for line in content[at..].split_inclusive('\n') {
        if !line.trim().is_empty() && !line.starts_with('#') {
            break;
        }
        at += line.len();
    }
    at
}

fn misread(content: &str, error: &csv::Error) -> Misread {
    let byte = error.position().map_or(0, |position| position.byte() as usize);
    Misread::Syntax { line: line_at(content, byte), column: 1, why: error.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: &[&str] = &["kind", "points"];

    #[test]
    fn rows_are_read_with_their_lines() {
        let sheet =
            "\u{feff}# a remark\nkind,points\r\n\r\nlight, 3 \n# more\n\n\"park, large\",\"4\"\ntram,\n";
        let rows = rows(sheet, NAMES).unwrap();
        let found: Vec<_> = rows.iter().map(|row| (row.line, row.text("kind"), row.text("points"))).collect();
        assert_eq!(found, [(4, "light", "3"), (7, "park, large", "4"), (8, "tram", "")]);
    }

    #[test]
    fn what_cannot_be_read_is_said_with_its_line() {
        for (sheet, line, why) in [
            ("", 0, "the file is empty: its first line must be \"kind,points\""),
            ("# nothing\n\n", 0, "the file is empty: its first line must be \"kind,points\""),
            ("\nkind,price\n", 2, "the first line must be \"kind,points\""),
            ("kind,points\n\nlight\n", 3, "\"light\" has 1 fields, not 2"),
            ("kind,points\nlight,3,4\n", 2, "\"light,3,4\" has 3 fields, not 2"),
        ] {
            let misread = rows(sheet, NAMES).unwrap_err();
            assert_eq!((misread.line(), misread.to_string().as_str()), (line, why), "{sheet:?}");
        }
    }
}
