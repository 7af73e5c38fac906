//! Component sheets (data files): what is printed on the cards and boards of a game, in files that an owner of the box can correct.
//!
//! Two forms: [`rows`] reads a table with commas (CSV), [`sections`] reads sections of named values (TOML). Both keep the lines, so
//! that a game can say where something is wrong; what the values mean is for the game to say. Nothing is opened here: a sheet is text.
#![warn(missing_docs)]

mod sections;
mod table;

pub use sections::{Item, Section, Value, sections};
pub use table::{Row, rows};

/// Why a sheet cannot be read: the form is wrong, whatever it says. The line is told apart, see [`Misread::line`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Misread {
    /// There is nothing.
    #[error("the file is empty: its first line must be \"{expected}\"")]
    Empty {
        /// What should be there.
        expected: String,
    },
    /// The first line does not name the columns.
    #[error("the first line must be \"{expected}\"")]
    Header {
        /// Where.
        line: usize,
        /// What should be there.
        expected: String,
    },
    /// Too many fields, or too few.
    #[error("\"{text}\" has {found} fields, not {wanted}")]
    Fields {
        /// Where.
        line: usize,
        /// The line as it stands.
        text: String,
        /// How many it has.
        found: usize,
        /// How many there are columns.
        wanted: usize,
    },
    /// A name stands twice in a section.
    #[error("\"{key}\" stands twice")]
    Twice {
        /// Where the second one is.
        line: usize,
        /// The section; empty before the first one.
        section: String,
        /// The name.
        key: String,
    },
    /// A section stands twice.
    #[error("[{name}] stands twice")]
    SectionTwice {
        /// Where the second one is.
        line: usize,
        /// Its name.
        name: String,
    },
    /// A line that is neither a section nor a value with a name.
    #[error("\"{text}\" is not a section and not name = value")]
    NoValue {
        /// Where.
        line: usize,
        /// The line as it stands.
        text: String,
    },
    /// A word without quotes.
    #[error("\"{word}\" is not a number")]
    NotANumber {
        /// Where.
        line: usize,
        /// The word.
        word: String,
    },
    /// A date, a fraction, a table in braces: no sheet has a use for them.
    #[error("\"{key}\" must be a whole number, true, false, a word in quotes or a list")]
    Strange {
        /// Where.
        line: usize,
        /// Its name.
        key: String,
    },
    /// Something else that cannot be read.
    #[error("column {column}: {why}")]
    Syntax {
        /// Where.
        line: usize,
        /// At which sign of the line, from 1 on.
        column: usize,
        /// What was found, and what should be there.
        why: String,
    },
}

impl Misread {
    /// The line of the file, from 1 on; 0 for the file as a whole.
    #[must_use]
    pub fn line(&self) -> usize {
        match self {
            Misread::Empty { .. } => 0,
            Misread::Header { line, .. }
            | Misread::Fields { line, .. }
            | Misread::Twice { line, .. }
            | Misread::SectionTwice { line, .. }
            | Misread::NoValue { line, .. }
            | Misread::NotANumber { line, .. }
            | Misread::Strange { line, .. }
            | Misread::Syntax { line, .. } => *line,
        }
    }
}

/// The line on which a byte of the file stands, from 1 on.
fn line_at(content: &str, byte: usize) -> usize {
    1 + content.as_bytes()[..byte.min(content.len())].iter().filter(|b| **b == b'\n').count()
}

/// A line of the file as it stands, without spaces at its ends.
fn line_text(content: &str, line: usize) -> &str {
    content.lines().nth(line.saturating_sub(1)).unwrap_or_default().trim()
}
