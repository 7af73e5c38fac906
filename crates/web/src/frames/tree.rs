//! A drawing as a tree of its keyed elements. What lies between them is text, and stays where it is in the markup: nothing is copied.

use std::collections::HashMap;

/// Elements that have no end.
const VOID: [&str; 13] =
    ["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"];

/// An element with a key: from where to where it goes in the markup, and the keyed elements in it.
#[derive(Debug)]
pub struct Node<'a> {
    pub key: &'a str,
    pub name: &'a str,
    /// Whether it lies within a picture (SVG), where other elements have a meaning.
    pub drawn: bool,
    pub from: usize,
    pub to: usize,
    pub inner: Vec<Node<'a>>,
}

/// An element that has begun.
struct Begun<'a> {
    name: &'a str,
    key: Option<&'a str>,
    drawn: bool,
    from: usize,
    inner: Vec<Node<'a>>,
}

/// The keyed elements of a drawing, outermost first. A key that occurs twice names nothing, so that such elements belong to what is around them.
pub fn tree(markup: &str) -> Vec<Node<'_>> {
    let mut all = Vec::new();
    let mut begun: Vec<Begun<'_>> = Vec::new();
    let mut at = 0;
    while let Some(open) = markup[at..].find('<').map(|i| at + i) {
        let Some(tag) = tag(markup, open) else { break };
        at = tag.end;
        if tag.closes {
            // The markup is well formed: what ends is what began last.
            if let Some(ended) = begun.pop() {
                end(ended, tag.end, begun.last_mut().map_or(&mut all, |around| &mut around.inner));
            }
            continue;
        }
        let drawn = begun.last().is_some_and(|around| around.drawn || around.name == "svg");
        let one = Begun { name: tag.name, key: tag.key, drawn, from: open, inner: Vec::new() };
        if tag.is_whole || (!drawn && VOID.contains(&tag.name)) {
            end(one, tag.end, begun.last_mut().map_or(&mut all, |around| &mut around.inner));
        } else {
            begun.push(one);
        }
    }
    let mut times = HashMap::new();
    count(&all, &mut times);
    if times.values().any(|n| *n > 1) { unique(all, &times) } else { all }
}

/// What ended goes to what is around it; if it has no key, what is in it does.
fn end<'a>(ended: Begun<'a>, to: usize, around: &mut Vec<Node<'a>>) {
    let Begun { name, key, drawn, from, inner } = ended;
    match key {
        Some(key) => around.push(Node { key, name, drawn, from, to, inner }),
        None => around.extend(inner),
    }
}

fn count<'a>(nodes: &[Node<'a>], times: &mut HashMap<&'a str, usize>) {
    for node in nodes {
        *times.entry(node.key).or_default() += 1;
        count(&node.inner, times);
    }
}

fn unique<'a>(nodes: Vec<Node<'a>>, times: &HashMap<&'a str, usize>) -> Vec<Node<'a>> {
    let mut kept = Vec::with_capacity(nodes.len());
    for mut node in nodes {
        let inner = unique(std::mem::take(&mut node.inner), times);
        if times.get(node.key) == Some(&1) {
            kept.push(Node { inner, ..node });
        } else {
            kept.extend(inner);
        }
    }
    kept
}

/// A tag of the markup.
struct Tag<'a> {
    name: &'a str,
    key: Option<&'a str>,
    closes: bool,
    /// Begun and ended at once.
    is_whole: bool,
    end: usize,
}

/// The tag that begins here; nothing if the markup ends within it.
fn tag(markup: &str, open: usize) -> Option<Tag<'_>> {
    let bytes = markup.as_bytes();
    let closes = bytes.get(open + 1) == Some(&b'/');
    let start = open + 1 + usize::from(closes);
    let ends = |byte: &u8| byte.is_ascii_whitespace() || matches!(byte, b'>' | b'/');
    let name_end = start + bytes[start..].iter().position(ends)?;
    let (mut key, mut place, mut at, mut quoted) = (None, None, name_end, false);
    let mut word = name_end;
    loop {
        match *bytes.get(at)? {
            b'"' if quoted => {
                quoted = false;
                let attribute = &markup[word..at];
                let attribute = attribute.trim_start();
                key = key.or_else(|| attribute.strip_prefix("data-key=\""));
                place = place.or_else(|| attribute.strip_prefix("data-at=\""));
                word = at + 1;
            }
            b'"' => quoted = true,
            b' ' if !quoted => word = at,
            b'>' if !quoted => break,
            _ => {}
        }
        at += 1;
    }
    // A place by itself is its own key.
    let key = key.or(place).filter(|key| !key.is_empty());
    Some(Tag { name: &markup[start..name_end], key, closes, is_whole: bytes[at - 1] == b'/', end: at + 1 })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(nodes: &[Node<'_>]) -> String {
        let one = |node: &Node<'_>| match node.inner.as_slice() {
            [] => node.key.to_owned(),
            inner => format!("{}({})", node.key, keys(inner)),
        };
        nodes.iter().map(one).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn keyed_elements_lie_in_each_other_whatever_is_between_them() {
        let markup = r#"<p data-key="a">x<b><i data-key="b"></i><input data-key="c" checked></b></p><br><p data-key="d">1 &lt; 2</p>"#;
        assert_eq!(keys(&tree(markup)), "a(b c) d");
        let [a, _] = &tree(markup)[..] else { panic!("two") };
        assert_eq!(&markup[a.from..a.to], &markup[..markup.find("<br>").expect("there")]);
    }

    #[test]
    fn pictures_are_read_with_their_own_rules() {
        let markup = r#"<svg data-key="s"><path d="M0 0" data-key="p"/><link data-key="l"><g data-key="g"/></link></svg><i data-key="i"></i>"#;
        let nodes = tree(markup);
        assert_eq!(keys(&nodes), "s(p l(g)) i");
        assert!(!nodes[0].drawn && nodes[0].inner[0].drawn && !nodes[1].drawn);
    }

    #[test]
    fn a_key_that_occurs_twice_names_nothing() {
        let markup = r#"<p data-key="a"><i data-key="x"><b data-key="b"></b></i></p><i data-key="x"></i>"#;
        assert_eq!(keys(&tree(markup)), "a(b)");
    }

    #[test]
    fn quotes_hide_what_they_hold() {
        assert_eq!(keys(&tree(r#"<p title="a > b data-key=" data-key="k"><i data-key=""></i></p>"#)), "k");
    }
}
