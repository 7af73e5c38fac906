//! The file of the boards as one list of numbers, each taken out once.

use sheets::{Item, Misread, Value, sections};

/// Values by `section.key`.
pub(super) struct File {
    items: Vec<Item>,
}

/// What cannot be read, with its line.
fn fault(misread: &Misread) -> String {
    let line = misread.line();
    match misread {
        Misread::Twice { section, key, .. } => {
            format!("line {line} ({}): it stands twice", path(section, key))
        }
        Misread::NoValue { .. } => format!("line {line}: write key = value"),
        Misread::Empty { .. }
        | Misread::Header { .. }
        | Misread::Fields { .. }
        | Misread::SectionTwice { .. }
        | Misread::NotANumber { .. }
        | Misread::Strange { .. }
        | Misread::Syntax { .. } => format!("line {line}: {misread}"),
    }
}

fn path(section: &str, key: &str) -> String {
    if section.is_empty() { key.to_owned() } else { format!("{section}.{key}") }
}

impl File {
    pub(super) fn read(text: &str) -> Result<File, String> {
        let sections = sections(text).map_err(|misread| fault(&misread))?;
        let items = sections.into_iter().flat_map(|section| {
            let name = section.name;
            section.items.into_iter().map(move |item| Item { key: path(&name, &item.key), ..item })
        });
        Ok(File { items: items.collect() })
    }

    /// The value of a key, with its line and as it is written.
    pub(super) fn take(&mut self, key: &str) -> Result<Item, String> {
        match self.items.iter().position(|item| item.key == key) {
            Some(at) => Ok(self.items.swap_remove(at)),
            None => Err(format!("{key} is missing")),
        }
    }

    /// A value that cannot be otherwise.
    pub(super) fn same(&mut self, key: &str, value: &str) -> Result<(), String> {
        let bare = |text: &str| text.split_whitespace().collect::<String>();
        let found = self.take(key)?;
        if bare(&found.text) == bare(value) {
            return Ok(());
        }
        Err(format!("line {} ({key}): these rules know no other value than {value}", found.line))
    }

    /// A whole number between two bounds.
    pub(super) fn number(&mut self, key: &str, least: i8, most: i8) -> Result<i8, String> {
        let found = self.take(key)?;
        match small(&found.value) {
            Some(n) if (least..=most).contains(&n) => Ok(n),
            _ => Err(format!("line {} ({key}): {least} to {most}, not {}", found.line, found.text)),
        }
    }

    /// A list of at most so many small numbers.
    pub(super) fn numbers(&mut self, key: &str, most: usize) -> Result<Vec<i8>, String> {
        let found = self.take(key)?;
        let list: Option<Vec<i8>> = match &found.value {
            Value::List(list) => list.iter().map(small).collect(),
            Value::Number(_) | Value::Text(_) | Value::Flag(_) => None,
        };
        match list {
            Some(list) if list.len() <= most && list.iter().all(|n| (-20..=20).contains(n)) => Ok(list),
            _ => Err(format!(
                "line {} ({key}): a list of at most {most} numbers from -20 to 20, not {}",
                found.line, found.text
            )),
        }
    }

    /// Nothing may be left that nobody asked for.
    pub(super) fn end(self) -> Result<(), String> {
        match self.items.iter().min_by_key(|item| item.line) {
            None => Ok(()),
            Some(item) => Err(format!("line {} ({}): there is no such number", item.line, item.key)),
        }
    }
}

fn small(value: &Value) -> Option<i8> {
    match value {
        Value::Number(n) => i8::try_from(*n).ok(),
        Value::Text(_) | Value::Flag(_) | Value::List(_) => None,
    }
}
