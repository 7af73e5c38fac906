//! Sources made light for the way to the browser (minification, of the harmless kind): comments and indentation stay at home, nothing else changes.

/// A module without its comments of whole lines and its indentation. No text of ours goes over several lines.
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
        out.push_str(line);
        out.push('\n');
    }
    out
}

/// A style sheet without its comments and its indentation.
pub fn light_style(source: &str) -> String {
    let mut bare = String::with_capacity(source.len());
    let mut rest = source;
    while let Some((before, after)) = rest.split_once("/*") {
        bare.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    bare.push_str(rest);
    let mut out = String::with_capacity(bare.len());
    for line in bare.lines().map(str::trim).filter(|line| !line.is_empty()) {
        // A line that goes on needs its space; after a mark there is none to keep.
        if !out.is_empty() && !out.ends_with(['{', '}', ';', ',']) {
            out.push(' ');
        }
        out.push_str(line);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_loses_comments_and_indentation_and_keeps_the_rest() {
        let source = "// @ts-check\n/** One line. */\n/**\n * Several.\n * @param {string} a\n */\nfunction f(a) {\n  // why\n  /** @type {X} */\n  return \
                      /** @type {Y} */ (a); // here\n}\n";
        assert_eq!(light_script(source), "function f(a) {\nreturn /** @type {Y} */ (a); // here\n}\n");
        assert_eq!(light_script("/** @type {X} */ (a).b();\n"), "/** @type {X} */ (a).b();\n");
    }

    #[test]
    fn a_style_sheet_loses_comments_and_indentation_and_keeps_the_rest() {
        let source = "/* why */\na,\nb {\n  margin:\n    1px\n    2px; /* so */\n  content: \"a  b\";\n}\n";
        assert_eq!(light_style(source), "a,b {margin: 1px 2px;content: \"a  b\";}");
    }
}
