//! The headings of a text and their anchors, which are those that forges give them: a link to a heading works in both places.

use std::collections::HashMap;

use pulldown_cmark::{Event, HeadingLevel, Parser, Tag, TagEnd};

use crate::html::options;

/// A heading: how deep it is (1 is the title), its words, its anchor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    pub level: u8,
    pub text: String,
    pub anchor: String,
}

/// Gives each heading of a text its anchor; equal ones are numbered.
#[derive(Default)]
pub struct Anchors(HashMap<String, u32>);

impl Anchors {
    pub fn give(&mut self, heading: &str) -> String {
        let anchor = anchor(heading);
        let times = self.0.entry(anchor.clone()).or_default();
        *times += 1;
        if *times == 1 { anchor } else { format!("{anchor}-{}", *times - 1) }
    }
}

/// Small letters, digits and hyphens: blanks become hyphens, other signs are left out.
fn anchor(heading: &str) -> String {
    let kept = heading.trim().chars().filter(|c| c.is_alphanumeric() || [' ', '-', '_'].contains(c));
    kept.map(|c| if c == ' ' { '-' } else { c }).flat_map(char::to_lowercase).collect()
}

/// All headings of a text.
pub fn all(text: &str) -> Vec<Heading> {
    let mut anchors = Anchors::default();
    let mut found = Vec::new();
    let mut open: Option<Heading> = None;
    for event in Parser::new_ext(text, options()) {
        match (event, &mut open) {
            (Event::Start(Tag::Heading { level, .. }), _) => {
                open = Some(Heading { level: depth(level), text: String::new(), anchor: String::new() });
            }
            (Event::Text(words) | Event::Code(words), Some(heading)) => heading.text.push_str(&words),
            (Event::End(TagEnd::Heading(_)), _) => {
                if let Some(mut heading) = open.take() {
                    heading.anchor = anchors.give(&heading.text);
                    found.push(heading);
                }
            }
            (_, _) => {}
        }
    }
    found
}

pub fn depth(level: HeadingLevel) -> u8 {
    match level {
        HeadingLevel::H1 => 1,
        HeadingLevel::H2 => 2,
        HeadingLevel::H3 => 3,
        HeadingLevel::H4 => 4,
        HeadingLevel::H5 => 5,
        HeadingLevel::H6 => 6,
    }
}

/// The first sentence below the title.
pub fn lead(text: &str) -> String {
    // A list of changes has no first sentence.
    let begins = |event: &Event<'_>| matches!(event, Event::Start(Tag::Paragraph | Tag::Item));
    let events = Parser::new_ext(text, options()).skip_while(|event| !begins(event));
    let mut words = String::new();
    for event in events {
        if let Event::Text(part) | Event::Code(part) = event {
            words.push_str(&part);
        } else if event == Event::SoftBreak {
            words.push(' ');
        } else if matches!(event, Event::Start(Tag::Item) | Event::End(TagEnd::Paragraph)) {
            break;
        }
    }
    let end = words.find(". ").map_or(words.len(), |at| at + 1);
    words.truncate(end);
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heading_has_the_anchor_that_forges_give_it() {
        assert_eq!(
            anchor("What is known, and what is reconstructed"),
            "what-is-known-and-what-is-reconstructed"
        );
        assert_eq!(
            anchor("A click on a ship, to the other browser's repaint"),
            "a-click-on-a-ship-to-the-other-browsers-repaint"
        );
        assert_eq!(anchor("A record: `.cabildo`"), "a-record-cabildo");
    }

    #[test]
    fn equal_headings_are_numbered_and_code_is_no_heading() {
        let found = all("# Bots\n\n## Ships\n\n```\n# no heading\n```\n\n## Ships\n\n### `bag` and pile\n");
        let told: Vec<(u8, &str, &str)> =
            found.iter().map(|one| (one.level, one.text.as_str(), one.anchor.as_str())).collect();
        assert_eq!(
            told,
            [
                (1, "Bots", "bots"),
                (2, "Ships", "ships"),
                (2, "Ships", "ships-1"),
                (3, "bag and pile", "bag-and-pile")
            ]
        );
    }

    #[test]
    fn the_lead_is_the_first_sentence() {
        assert_eq!(
            lead("# Bots\n\nSeven levels,\nfrom `beginner` on. More.\n"),
            "Seven levels, from beginner on."
        );
        assert_eq!(lead("# Changes\n\n## Unreleased\n\n- one\n\n- two\n"), "");
    }
}
