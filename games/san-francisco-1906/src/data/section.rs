//! What the values of a sheet in sections must be.

use std::ops::RangeInclusive;

use sheets::{Section, Value};

use super::Fault;

/// Reads the sections of a sheet.
pub(super) fn sections(content: &str) -> Result<Vec<Section>, Fault> {
    let sections = sheets::sections(content)?;
    match sections.first().filter(|section| section.name.is_empty()) {
        Some(before) => Err(Fault::at(before.items[0].line, "the first line is a section like [money]")),
        None => Ok(sections),
    }
}

/// The values of a section, checked.
pub(super) trait Items {
    /// Whether it is the section that is expected.
    fn named(&self, name: &str, many: bool) -> Result<(), Fault>;

    /// No other names than these.
    fn only(&self, keys: &[&str]) -> Result<(), Fault>;

    /// The value of a name, with its line.
    fn value(&self, key: &str) -> Result<(usize, &Value), Fault>;

    /// A whole number between two bounds.
    fn number(&self, key: &str, range: RangeInclusive<i64>) -> Result<i64, Fault>;

    /// A list, with its line.
    fn list(&self, key: &str) -> Result<(usize, &[Value]), Fault>;

    /// A list of so many numbers between two bounds.
    fn numbers(&self, key: &str, count: usize, range: RangeInclusive<i64>) -> Result<Vec<i64>, Fault>;
}

impl Items for Section {
    fn named(&self, name: &str, many: bool) -> Result<(), Fault> {
        if self.name == name && self.many == many {
            return Ok(());
        }
        let wanted = if many { format!("[[{name}]]") } else { format!("[{name}]") };
        Err(Fault::at(self.line, format!("the section is \"{}\", not {wanted}", self.name)))
    }

    fn only(&self, keys: &[&str]) -> Result<(), Fault> {
        match self.items.iter().find(|item| !keys.contains(&item.key.as_str())) {
            None => Ok(()),
            Some(item) => {
                let (key, known) = (&item.key, keys.join(", "));
                Err(Fault::at(item.line, format!("\"{key}\" is not known in {}: {known}", self.name)))
            }
        }
    }

    fn value(&self, key: &str) -> Result<(usize, &Value), Fault> {
        self.item(key)
            .map(|item| (item.line, &item.value))
            .ok_or_else(|| Fault::at(self.line, format!("{}: \"{key}\" is missing", self.name)))
    }

    fn number(&self, key: &str, range: RangeInclusive<i64>) -> Result<i64, Fault> {
        let (line, value) = self.value(key)?;
        if let Value::Number(n) = value
            && range.contains(n)
        {
            return Ok(*n);
        }
        let (low, high) = (range.start(), range.end());
        Err(Fault::at(line, format!("{key} must be a number from {low} to {high}")))
    }

    fn list(&self, key: &str) -> Result<(usize, &[Value]), Fault> {
        match self.value(key)? {
            (line, Value::List(list)) => Ok((line, list)),
            (line, _) => Err(Fault::at(line, format!("{key} must be a list in square brackets"))),
        }
    }

    fn numbers(&self, key: &str, count: usize, range: RangeInclusive<i64>) -> Result<Vec<i64>, Fault> {
        let (line, list) = self.list(key)?;
        numbers(list, count, range).map_err(|why| Fault::at(line, format!("{key} {why}")))
    }
}

/// A list of so many numbers between two bounds; otherwise what is wrong with it.
pub(super) fn numbers(list: &[Value], count: usize, range: RangeInclusive<i64>) -> Result<Vec<i64>, String> {
    if list.len() != count {
        return Err(format!("has {} numbers, not {count}", list.len()));
    }
    list.iter()
        .map(|value| {
            if let Value::Number(n) = value
                && range.contains(n)
            {
                return Ok(*n);
            }
            Err(format!("must have numbers from {} to {}", range.start(), range.end()))
        })
        .collect()
}
