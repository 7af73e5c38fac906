//! What changed between two drawings: the elements whose own markup is another. What is unchanged in them is named, not repeated.

use std::fmt::Write;

use super::tree::{Node, tree};

/// An element that is to take the place of the one with the same key. Elements in it that stay are empty and have a `data-keep` with their key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    pub markup: String,
    /// Whether it lies within a picture (SVG).
    pub drawn: bool,
}

/// The changes that turn one drawing into the next, outer ones first. What has no key is changed with what is around it; nothing outside of all keys
/// is looked at.
pub fn changes(before: &str, after: &str) -> Vec<Change> {
    let mut found = Vec::new();
    if before != after {
        pairs(before, &tree(before), after, &tree(after), &mut found);
    }
    found
}

fn pairs(before: &str, old: &[Node<'_>], after: &str, new: &[Node<'_>], found: &mut Vec<Change>) {
    for node in new {
        if let Some(was) = old.iter().find(|was| was.key == node.key) {
            compare(before, was, after, node, found);
        }
    }
}

fn compare(before: &str, was: &Node<'_>, after: &str, is: &Node<'_>, found: &mut Vec<Change>) {
    if before[was.from..was.to] == after[is.from..is.to] {
        return;
    }
    if !own(before, was).eq(own(after, is)) {
        found.push(Change { markup: shallow(after, is, was), drawn: is.drawn });
    }
    pairs(before, &was.inner, after, &is.inner, found);
}

/// What an element itself is: its markup around and between the keyed ones in it, and their keys.
fn own<'n, 'a>(markup: &'a str, node: &'n Node<'a>) -> impl Iterator<Item = &'a str> + 'n {
    let between = node.inner.iter().scan(node.from, |at, inner| {
        let text = &markup[*at..inner.from];
        *at = inner.to;
        Some([text, inner.key])
    });
    let last = node.inner.last().map_or(node.from, |inner| inner.to);
    between.flatten().chain([&markup[last..node.to]])
}

/// An element as it is, those in it that were there before only by name.
fn shallow(markup: &str, node: &Node<'_>, was: &Node<'_>) -> String {
    let (mut text, mut at) = (String::new(), node.from);
    for inner in &node.inner {
        text.push_str(&markup[at..inner.from]);
        if was.inner.iter().any(|old| old.key == inner.key) {
            let (name, key) = (inner.name, inner.key);
            // Writing to a text does not fail.
            let _ = write!(text, "<{name} data-keep=\"{key}\"></{name}>");
        } else {
            text.push_str(&markup[inner.from..inner.to]);
        }
        at = inner.to;
    }
    text.push_str(&markup[at..node.to]);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn changed(before: &str, after: &str) -> Vec<String> {
        changes(before, after).into_iter().map(|change| change.markup).collect()
    }

    #[test]
    fn the_smallest_keyed_element_is_sent() {
        let board = |n: u8| {
            format!(r#"<div data-key="board"><p data-key="a"><b>{n}</b></p><p data-key="b">x</p></div>"#)
        };
        assert_eq!(changed(&board(1), &board(2)), [r#"<p data-key="a"><b>2</b></p>"#]);
        assert!(changed(&board(1), &board(1)).is_empty());
    }

    #[test]
    fn what_comes_is_sent_whole_and_what_stays_by_name() {
        let before = r#"<ul data-key="u"><li data-key="a">1</li><li data-key="b">2</li></ul>"#;
        let after = r#"<ul data-key="u"><li data-key="b">3</li><li data-key="c">4</li></ul>"#;
        let list = r#"<ul data-key="u"><li data-keep="b"></li><li data-key="c">4</li></ul>"#;
        assert_eq!(changed(before, after), [list, r#"<li data-key="b">3</li>"#]);
    }

    #[test]
    fn an_attribute_of_a_container_does_not_bring_what_is_in_it() {
        let board =
            |class: &str| format!(r#"<div class="{class}" data-key="u">x<i data-key="a">1</i>y</div>"#);
        assert_eq!(
            changed(&board("one"), &board("two")),
            [r#"<div class="two" data-key="u">x<i data-keep="a"></i>y</div>"#]
        );
    }

    #[test]
    fn what_moves_to_another_place_is_sent_there() {
        let before = r#"<p data-key="a"><i data-key="x">X</i></p><p data-key="b"></p>"#;
        let after = r#"<p data-key="a"></p><p data-key="b"><i data-key="x">X</i></p>"#;
        assert_eq!(
            changed(before, after),
            [r#"<p data-key="a"></p>"#, r#"<p data-key="b"><i data-key="x">X</i></p>"#]
        );
    }
}
