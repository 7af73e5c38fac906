//! What the fields of a sheet with commas must be.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use sheets::Row;

use super::Fault;

/// Reads the rows of a sheet whose first line must be these names.
pub(super) fn rows(content: &str, names: &'static [&'static str]) -> Result<Vec<Row>, Fault> {
    Ok(sheets::rows(content, names)?)
}

/// The fields of a row, checked.
pub(super) trait Fields {
    /// A whole number between two bounds.
    fn number(&self, name: &str, range: RangeInclusive<u8>) -> Result<u8, Fault>;

    /// One of the things that have a name.
    fn kind<K: FromStr<Err: Display>>(&self, name: &str) -> Result<K, Fault>;

    /// What is wrong with this line.
    fn fault(&self, why: impl Into<String>) -> Fault;
}

impl Fields for Row {
    fn number(&self, name: &str, range: RangeInclusive<u8>) -> Result<u8, Fault> {
        let text = self.text(name);
        match text.parse() {
            Ok(n) if range.contains(&n) => Ok(n),
            _ => Err(self.fault(format!("{name} is \"{text}\", not {} to {}", range.start(), range.end()))),
        }
    }

    fn kind<K: FromStr<Err: Display>>(&self, name: &str) -> Result<K, Fault> {
        self.text(name).parse().map_err(|e| self.fault(format!("{name}: {e}")))
    }

    fn fault(&self, why: impl Into<String>) -> Fault {
        Fault::at(self.line, why)
    }
}
