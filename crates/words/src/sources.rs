//! Reads in the sources of a crate which texts it says, for [`check`](crate::check).

use std::collections::BTreeSet;
use std::path::Path;

/// A text that a source file says.
pub(crate) struct Saying {
    /// File and line.
    pub place: String,
    pub what: Said,
}

pub(crate) enum Said {
    /// `say!(reader, "id", value, …)`
    Text { id: String, values: BTreeSet<String> },
    /// `TEXTS.named(reader, "family", name)`
    Family(String),
}

/// Everything that the sources in a folder say.
pub(crate) fn said(folder: &Path) -> Vec<Saying> {
    let mut found = Vec::new();
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries {
        let path = entry.unwrap_or_else(|error| panic!("{}: {error}", folder.display())).path();
        if path.is_dir() {
            found.extend(said(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source =
                std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            said_in(&source, &path.display().to_string(), &mut found);
        }
    }
    found
}

fn said_in(source: &str, file: &str, found: &mut Vec<Saying>) {
    for (call, is_text) in [("say!(", true), (".named(", false)] {
        for (start, _) in source.match_indices(call) {
            let arguments = arguments(&source[start + call.len()..]);
            let Some(name) = arguments.get(1).and_then(|second| literal(second)) else { continue };
            let what = if is_text {
                let values = arguments[2..].iter().filter(|value| !value.is_empty());
                let values = values.map(|value| value.split('=').next().unwrap_or(value).trim().to_owned());
                Said::Text { id: name.to_owned(), values: values.collect() }
            } else {
                Said::Family(name.to_owned())
            };
            let line = source[..start].matches('\n').count() + 1;
            found.push(Saying { place: format!("{file}:{line}"), what });
        }
    }
}

fn literal(argument: &str) -> Option<&str> {
    argument.strip_prefix('"')?.strip_suffix('"')
}

/// The arguments of a call, read from behind its opening parenthesis.
fn arguments(source: &str) -> Vec<&str> {
    let (mut depth, mut begin, mut quoted) = (0, 0, false);
    let mut arguments = Vec::new();
    let mut before = ' ';
    for (i, letter) in source.char_indices() {
        match letter {
            '"' if before != '\\' => quoted = !quoted,
            _ if quoted => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth == 0 => {
                arguments.push(source[begin..i].trim());
                break;
            }
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                arguments.push(source[begin..i].trim());
                begin = i + 1;
            }
            _ => {}
        }
        before = letter;
    }
    arguments
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_are_read_with_their_values() {
        let source = "x(say!(words, \"a\"));\n say!(\n  lang,\n \"b\",\n who = f(1, \")\"),\n price,\n);\nTEXTS.named(lang, \"card\", c.name())";
        let mut found = Vec::new();
        said_in(source, "x.rs", &mut found);
        let texts: Vec<String> = found
            .iter()
            .map(|saying| match &saying.what {
                Said::Text { id, values } => format!("{} {id} {values:?}", saying.place),
                Said::Family(family) => format!("{} family {family}", saying.place),
            })
            .collect();
        assert_eq!(texts, ["x.rs:1 a {}", "x.rs:2 b {\"price\", \"who\"}", "x.rs:8 family card"]);
    }
}
