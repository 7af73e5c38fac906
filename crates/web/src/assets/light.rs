//! Sources made light for the way to the browser (minification, of the harmless kind): comments, indentation and spaces that only people need stay at home.

/// A module without its comments of whole lines, its types and its indentation. No text of ours goes over several lines, and none has such a mark.
pub fn light_script(source: &str) -> String {
    let mut out = String::with_capacity(source.len());
    let mut comment = false;
    for line in source.lines().map(str::trim) {
        let begins = line.starts_with("/**");
        if comment || (begins && (!line.contains("*/") || line.ends_with("*/"))) {
            comment = !line.ends_with("*/");
            continue;
        }
        if line.is_empty() || line.starts_with("//") {
            continue;
        }
        out.push_str(&without(line, "/**", "*/"));
        out.push('\n');
    }
    out
}

/// A text without what stands between two marks, marks included, and without the space behind.
fn without(text: &str, opens: &str, closes: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(opens) {
        out.push_str(before);
        rest = after.split_once(closes).map_or("", |(_, after)| after.strip_prefix(' ').unwrap_or(after));
    }
    out.push_str(rest);
    out
}

/// A style sheet without its comments and the spaces that only people need.
pub fn light_style(source: &str) -> String {
    let bare = without(source, "/*", "*/");
    let mut out = String::with_capacity(bare.len());
    for line in bare.lines().map(str::trim).filter(|line| !line.is_empty()) {
        // A line that goes on needs its space; after a mark there is none to keep.
        if !out.is_empty() && !out.ends_with(['{', '}', ';', ',', ':']) {
            out.push(' ');
        }
        if line == "}" && out.ends_with(';') {
            out.pop();
        }
        out.push_str(&light_line(line));
    }
    out
}

/// A picture without its comments and line ends.
pub fn light_picture(source: &str) -> String {
    without(source, "<!--", "-->").lines().map(str::trim).collect()
}

/// A line of a style sheet: `margin: 0.5rem;` is `margin:.5rem;`, `a {` is `a{`.
fn light_line(line: &str) -> String {
    if let Some(selector) = line.strip_suffix(" {") {
        return format!("{selector}{{");
    }
    let is_name = |name: &str| name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    match line.split_once(": ").filter(|(name, value)| is_name(name) && !value.contains('"')) {
        Some((name, value)) => format!("{name}:{value}").replace(":0.", ":.").replace(" 0.", " ."),
        None => line.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_loses_comments_and_indentation_and_keeps_the_rest() {
        let source = "// @ts-check\n/** One line. */\n/**\n * Several.\n * @param {string} a\n */\nfunction f(a) {\n  // why\n  /** @type {X} */\n  return \
                      /** @type {Y} */ (a); // here\n}\n";
        assert_eq!(light_script(source), "function f(a) {\nreturn (a); // here\n}\n");
        assert_eq!(light_script("/** @type {X} */ (a).b();\n"), "(a).b();\n");
    }

    #[test]
    fn a_style_sheet_loses_comments_and_indentation_and_keeps_the_rest() {
        let source = "/* why */\na,\nb:hover {\n  margin:\n    1px\n    2px; /* so */\n  gap: 0.5rem 10.5px;\n  content: \"a  0.5: b\";\n}\n";
        assert_eq!(light_style(source), "a,b:hover{margin:1px 2px;gap:.5rem 10.5px;content: \"a  0.5: b\"}");
    }
}
