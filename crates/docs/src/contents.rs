//! The contents: every page in one group, for whom it is written.

use crate::{Document, Kind, documents};

/// Pages for the same readers; the site has a title for each name.
pub struct Group {
    pub name: &'static str,
    pub documents: Vec<&'static Document>,
}

/// The pages that have a place, in the order in which one reads them. Others follow by themselves: games, decisions, files; the rest is for developers.
const PLACES: &[(&str, &[&str])] = &[
    ("players", &["readme", "people", "learning", "changelog"]),
    ("games", &[]),
    ("hosts", &["hosting", "scale", "security"]),
    ("programs", &["python", "bots", "protocol", "notation", "coach"]),
    (
        "developers",
        &[
            "contributing",
            "code-of-conduct",
            "architecture",
            "journeys",
            "adding-a-game",
            "adding-a-language",
            "glossary",
            "fuzzing",
            "releasing",
            "performance",
        ],
    ),
    ("decisions", &[]),
    ("files", &[]),
];

/// In which group a page stands, and where in it.
fn place(document: &Document) -> (usize, usize) {
    for (i, (_, pages)) in PLACES.iter().enumerate() {
        if let Some(at) = pages.iter().position(|page| *page == document.address) {
            return (i, at);
        }
    }
    let name = match document.address.split_once('/') {
        Some(("games", _)) => "games",
        Some(("adr", _)) => "decisions",
        Some(("files", _)) => "files",
        _ => "developers",
    };
    (PLACES.iter().position(|(group, _)| *group == name).unwrap_or_default(), usize::MAX)
}

/// All pages by groups; a folder stands for its files.
pub fn contents() -> Vec<Group> {
    let mut groups: Vec<Group> =
        PLACES.iter().map(|(name, _)| Group { name, documents: Vec::new() }).collect();
    let mut all: Vec<&Document> =
        documents().iter().filter(|document| !matches!(document.kind, Kind::Source(_))).collect();
    all.sort_by_key(|document| (place(document), document.path));
    for document in all {
        groups[place(document).0].documents.push(document);
    }
    groups
}
