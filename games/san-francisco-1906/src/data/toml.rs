//! As much of TOML as the sheets use: sections, whole numbers, words in quotes, `true` and `false`, lists over several lines.

use std::ops::RangeInclusive;

use super::Fault;

/// What stands behind an equals sign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Value {
    Number(i64),
    Text(String),
    Flag(bool),
    List(Vec<Value>),
}

/// A section with its lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Section {
    pub(super) line: usize,
    pub(super) name: String,
    /// Whether the name stands in double brackets.
    many: bool,
    entries: Vec<(String, usize, Value)>,
}

impl Section {
    /// Whether it is the section that is expected.
    pub(super) fn named(&self, name: &str, many: bool) -> Result<(), Fault> {
        if self.name == name && self.many == many {
            return Ok(());
        }
        let wanted = if many { format!("[[{name}]]") } else { format!("[{name}]") };
        Err(Fault::at(self.line, format!("the section is \"{}\", not {wanted}", self.name)))
    }

    /// No other names than these.
    pub(super) fn only(&self, keys: &[&str]) -> Result<(), Fault> {
        for (i, (key, line, _)) in self.entries.iter().enumerate() {
            if !keys.contains(&key.as_str()) {
                let known = keys.join(", ");
                return Err(Fault::at(*line, format!("\"{key}\" is not known in {}: {known}", self.name)));
            }
            if self.entries[..i].iter().any(|(earlier, ..)| earlier == key) {
                return Err(Fault::at(*line, format!("\"{key}\" stands twice")));
            }
        }
        Ok(())
    }

    pub(super) fn value(&self, key: &str) -> Result<(usize, &Value), Fault> {
        let found = self.entries.iter().find(|(other, ..)| other == key);
        found
            .map(|(_, line, value)| (*line, value))
            .ok_or_else(|| Fault::at(self.line, format!("{}: \"{key}\" is missing", self.name)))
    }

    pub(super) fn number(&self, key: &str, range: RangeInclusive<i64>) -> Result<i64, Fault> {
        let (line, value) = self.value(key)?;
        if let Value::Number(n) = value
            && range.contains(n)
        {
            return Ok(*n);
        }
        let (low, high) = (range.start(), range.end());
        Err(Fault::at(line, format!("{key} must be a number from {low} to {high}")))
    }

    pub(super) fn list(&self, key: &str) -> Result<(usize, &[Value]), Fault> {
        match self.value(key)? {
            (line, Value::List(list)) => Ok((line, list)),
            (line, _) => Err(Fault::at(line, format!("{key} must be a list in square brackets"))),
        }
    }

    /// A list of so many numbers between two bounds.
    pub(super) fn numbers(
        &self,
        key: &str,
        count: usize,
        range: RangeInclusive<i64>,
    ) -> Result<Vec<i64>, Fault> {
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

/// Reads a sheet.
pub(super) fn sections(content: &str) -> Result<Vec<Section>, Fault> {
    let mut found: Vec<Section> = Vec::new();
    let mut lines = content.lines().enumerate().map(|(i, line)| (i + 1, without_comment(line)));
    while let Some((line, text)) = lines.next() {
        if text.is_empty() {
            continue;
        }
        if let Some(name) = text.strip_prefix("[[").and_then(|rest| rest.strip_suffix("]]")) {
            found.push(Section { line, name: name.to_owned(), many: true, entries: Vec::new() });
        } else if let Some(name) = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            found.push(Section { line, name: name.to_owned(), many: false, entries: Vec::new() });
        } else {
            let (key, value) = text.split_once('=').ok_or_else(|| {
                Fault::at(line, format!("\"{text}\" is not a section and not name = value"))
            })?;
            let mut value = value.trim().to_owned();
            // A list goes on until its brackets are closed.
            while value.matches('[').count() > value.matches(']').count() {
                let (_, more) =
                    lines.next().ok_or_else(|| Fault::at(line, "the list is not closed with ]"))?;
                value.push(' ');
                value.push_str(&more);
            }
            let (value, rest) = read(&value).map_err(|why| Fault::at(line, why))?;
            if !rest.trim().is_empty() {
                return Err(Fault::at(line, format!("\"{}\" is too much", rest.trim())));
            }
            let section = found
                .last_mut()
                .ok_or_else(|| Fault::at(line, "the first line is a section like [money]"))?;
            section.entries.push((key.trim().to_owned(), line, value));
        }
    }
    Ok(found)
}

/// A line without what stands behind `#`, unless that is inside quotes.
fn without_comment(line: &str) -> String {
    let mut quoted = false;
    let end = line.char_indices().find(|(_, c)| {
        quoted ^= *c == '"';
        *c == '#' && !quoted
    });
    line[..end.map_or(line.len(), |(i, _)| i)].trim().to_owned()
}

/// Reads one value; the rest of the text comes back with it.
fn read(text: &str) -> Result<(Value, &str), String> {
    let text = text.trim_start();
    if let Some(mut rest) = text.strip_prefix('[') {
        let mut list = Vec::new();
        loop {
            rest = rest.trim_start();
            if let Some(rest) = rest.strip_prefix(']') {
                return Ok((Value::List(list), rest));
            }
            let (value, after) = read(rest)?;
            list.push(value);
            let after = after.trim_start();
            rest = match after.strip_prefix(',') {
                Some(more) => more,
                None if after.starts_with(']') => after,
                None => return Err(format!("a comma or ] is missing before \"{after}\"")),
            };
        }
    }
    if let Some(rest) = text.strip_prefix('"') {
        let (word, rest) = rest.split_once('"').ok_or("a quote is not closed")?;
        return Ok((Value::Text(word.to_owned()), rest));
    }
    let end = text.find([',', ']']).unwrap_or(text.len());
    let word = text[..end].trim();
    let value = match word {
        "true" => Value::Flag(true),
        "false" => Value::Flag(false),
        _ => Value::Number(word.parse().map_err(|_| format!("\"{word}\" is not a number"))?),
    };
    Ok((value, &text[end..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_and_lists_are_read_with_their_lines() {
        let text = "# a sheet\n[a]\nx = -3 # three\n[[b]]\nc.2 = [\n  [1, 2], # one\n  [\"#\", true],\n]\n";
        let found = sections(text).unwrap();
        assert_eq!((found[0].line, found[0].number("x", -5..=5)), (2, Ok(-3)));
        let word = Value::List(vec![Value::Text("#".into()), Value::Flag(true)]);
        let (line, list) = found[1].list("c.2").unwrap();
        assert_eq!((line, list.len(), &list[1]), (5, 2, &word));
    }

    #[test]
    fn what_cannot_be_read_is_said_with_its_line() {
        for (text, why) in [
            ("x = 1", "line 1: the first line is a section like [money]"),
            ("[a]\nx = [1", "line 2: the list is not closed with ]"),
            ("[a]\n\nx = [1 2]", "line 3: \"1 2\" is not a number"),
            ("[a]\nx = \"b", "line 2: a quote is not closed"),
            ("[a]\nnonsense", "line 2: \"nonsense\" is not a section and not name = value"),
            ("[a]\nx = [1] 2", "line 2: \"2\" is too much"),
        ] {
            assert_eq!(sections(text).unwrap_err().to_string(), why);
        }
    }
}
