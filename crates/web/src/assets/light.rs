//! Sources made light for the way to the browser (minification, of the harmless kind): comments, indentation and spaces that only people need stay at home.

/// A module without its comments, its types, its indentation and the spaces that only people need. Names and lines stay, so that whoever looks for a fault
/// in a browser finds his way. No text of ours goes over several lines, and none has such a mark.
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
        out.push_str(&light_code(&without(line, "/**", "*/")));
        out.push('\n');
    }
    out
}

/// A line of a module: texts and patterns stay as they are, spaces stay where two words would become one.
fn light_code(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(first) = rest.chars().next() {
        if first == ' ' {
            rest = rest.trim_start();
            let parted = rest
                .chars()
                .next()
                .zip(out.chars().last())
                .is_some_and(|(next, last)| are_parted(last, next));
            out.extend(parted.then_some(' '));
            continue;
        }
        let end = match first {
            '"' | '\'' | '`' => literal(rest),
            '/' if rest.starts_with("//") => break,
            '/' if is_before_pattern(&out) => pattern(rest),
            _ => first.len_utf8(),
        };
        out.push_str(&rest[..end]);
        rest = &rest[end..];
    }
    out
}

/// Whether two signs would mean something else without the space between them.
fn are_parted(last: char, next: char) -> bool {
    let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    (is_word(last) && is_word(next)) || (last == next && (last == '+' || last == '-'))
}

/// Whether a stroke after this begins a pattern: where something is divided, something stands before it.
fn is_before_pattern(before: &str) -> bool {
    let opens = |c: char| "(,=:[!&|?{};+-*<>~^%".contains(c);
    before.chars().last().is_none_or(opens) || before.ends_with("return")
}

/// The length of the text that begins here, with what is worked out within it.
fn literal(text: &str) -> usize {
    let quote = text.chars().next();
    let mut at = 1;
    while let Some(c) = text[at..].chars().next() {
        match c {
            '\\' => at += 1 + text[at + 1..].chars().next().map_or(0, char::len_utf8),
            '$' if quote == Some('`') && text[at..].starts_with("${") => {
                at += 2 + worked_out(&text[at + 2..]);
            }
            _ => at += c.len_utf8(),
        }
        if Some(c) == quote {
            break;
        }
    }
    at
}

/// The length of what is worked out within a text, to its closing brace.
fn worked_out(text: &str) -> usize {
    let (mut at, mut depth) = (0, 1);
    while let Some(c) = text[at..].chars().next() {
        match c {
            '"' | '\'' | '`' => {
                at += literal(&text[at..]);
                continue;
            }
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        at += c.len_utf8();
        if depth == 0 {
            break;
        }
    }
    at
}

/// The length of the pattern that begins here, without its flags.
fn pattern(text: &str) -> usize {
    let (mut at, mut among) = (1, false);
    while let Some(c) = text[at..].chars().next() {
        at += c.len_utf8();
        match c {
            '\\' => at += text[at..].chars().next().map_or(0, char::len_utf8),
            '[' => among = true,
            ']' => among = false,
            '/' if !among => break,
            _ => {}
        }
    }
    at
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
        return format!("{}{{", selector.replace(" > ", ">"));
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
        assert_eq!(light_script(source), "function f(a){\nreturn(a);\n}\n");
        assert_eq!(light_script("/** @type {X} */ (a).b();\n"), "(a).b();\n");
    }

    #[test]
    fn texts_and_patterns_keep_their_spaces_and_words_stay_apart() {
        let light = |line: &str| light_script(&format!("{line}\n")).trim_end().to_owned();
        assert_eq!(
            light(r#"const a = "b  =  c" + `d ${e ? `f  ${g}` : "} h"}  i`;"#),
            r#"const a="b  =  c"+`d ${e ? `f  ${g}` : "} h"}  i`;"#
        );
        assert_eq!(
            light(r"if (/^[ /]  \/ $/.test(a)) return / b/g;"),
            r"if(/^[ /]  \/ $/.test(a))return/ b/g;"
        );
        assert_eq!(
            light("for (const a of [b / c / d]) e += f - -g + +h;"),
            "for(const a of[b/c/d])e+=f- -g+ +h;"
        );
        assert_eq!(light(r#"import { a, b } from "./c.js"; // why"#), r#"import{a,b}from"./c.js";"#);
        assert_eq!(light(r#"f("\" //");"#), r#"f("\" //");"#);
    }

    #[test]
    fn a_style_sheet_loses_comments_and_indentation_and_keeps_the_rest() {
        let source = "/* why */\na,\nb:hover {\n  margin:\n    1px\n    2px; /* so */\n  gap: 0.5rem 10.5px;\n  content: \"a  0.5: b\";\n}\n";
        assert_eq!(light_style(source), "a,b:hover{margin:1px 2px;gap:.5rem 10.5px;content: \"a  0.5: b\"}");
    }
}
