//! The text of the rules: sentences with ids, as they stand in a game's `rules/en.md` and `rules/fr.md`.

/// One sentence of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule<'a> {
    /// Its id without the sign: `price.1`.
    pub id: &'a str,
    /// Its words, with the marks of Markdown.
    pub text: String,
}

/// Reads the sentences of a rules text. A sentence is a list item that begins with its id in bold: `- **§price.1** …`;
/// indented lines go on with it.
#[must_use]
pub fn rules(markdown: &str) -> Vec<Rule<'_>> {
    let mut found: Vec<Rule<'_>> = Vec::new();
    let mut open = false;
    for line in markdown.lines() {
        if let Some((id, text)) = line.strip_prefix("- **§").and_then(|rest| rest.split_once("**")) {
            found.push(Rule { id, text: text.trim().to_owned() });
            open = true;
        } else if open && line.starts_with("  ") && !line.trim().is_empty() {
            if let Some(rule) = found.last_mut() {
                rule.text.push(' ');
                rule.text.push_str(line.trim());
            }
        } else {
            open = false;
        }
    }
    found
}

/// The sentence with this id.
#[must_use]
pub fn rule(markdown: &str, id: &str) -> Option<String> {
    rules(markdown).into_iter().find(|rule| rule.id == id).map(|rule| rule.text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_are_found_with_their_ids() {
        let text = "# Title\n\n- **§a.1** One\n  and a half.\n- **§a.2** Two.\n\nProse.\n  Not a rule.\n";
        let found = rules(text);
        assert_eq!(found.len(), 2);
        assert_eq!((found[0].id, found[0].text.as_str()), ("a.1", "One and a half."));
        assert_eq!(rule(text, "a.2").as_deref(), Some("Two."));
        assert_eq!(rule(text, "a.3"), None);
    }
}
