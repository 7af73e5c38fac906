//! The documentation that the program carries: the Markdown files of the repository as pages of a small site (`/docs`), their contents and their links.
//!
//! A page keeps the words of its file; where its links lead is found out here, so that the same files read well in the repository and on the site. What
//! pages name beside each other (a sheet of cards, a Dockerfile) is carried too and shown as it is. Larger pictures are not: the site itself is what they show.

mod contents;
mod headings;
mod html;
mod links;

use std::sync::LazyLock;

pub use contents::{Group, contents};
pub use headings::Heading;
pub use html::PICTURES_LEFT_OUT;
pub use links::Link;

/// Every file that is carried, by its path in the repository.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// A page of the documentation.
#[derive(Debug)]
pub struct Document {
    /// Where it is in the repository.
    pub path: &'static str,
    /// Where it is on the site, below `/docs/`.
    pub address: String,
    pub title: String,
    kind: Kind,
}

#[derive(Debug)]
enum Kind {
    /// A text in Markdown.
    Text(&'static str),
    /// Any other file, shown as it is.
    Source(&'static str),
    /// A folder with other files: their numbers among the documents.
    Folder(Vec<usize>),
}

static DOCUMENTS: LazyLock<Vec<Document>> = LazyLock::new(|| {
    let files = FILES.iter().filter(|(path, _)| !is_picture(path));
    let mut all: Vec<Document> = files.map(|(path, text)| Document::new(path, text)).collect();
    let mut folders: Vec<&'static str> = all
        .iter()
        .filter(|one| matches!(one.kind, Kind::Source(_)))
        .filter_map(|one| Some(one.path.rsplit_once('/')?.0))
        .collect();
    folders.dedup();
    for folder in folders {
        let within = |one: &Document| one.path.rsplit_once('/').is_some_and(|(of, _)| of == folder);
        let files = (0..all.len()).filter(|&i| within(&all[i])).collect();
        let (address, title) = (format!("files/{folder}"), folder.to_owned());
        all.push(Document { path: folder, address, title, kind: Kind::Folder(files) });
    }
    all
});

/// All pages.
pub fn documents() -> &'static [Document] {
    &DOCUMENTS
}

/// The page at an address below `/docs/`.
pub fn find(address: &str) -> Option<&'static Document> {
    documents().iter().find(|document| document.address == address)
}

/// A picture that is carried, by its path in the repository.
pub fn picture(path: &str) -> Option<&'static str> {
    FILES.iter().find(|(one, _)| *one == path && is_picture(one)).map(|(_, text)| *text)
}

fn is_picture(path: &str) -> bool {
    path.ends_with(".svg")
}

/// The address of a text below `/docs/`: that of a text of the repository's root, of `docs/` and of a game is short.
fn address(path: &str) -> String {
    let game = path.strip_prefix("games/").and_then(|rest| rest.strip_suffix("/README.md"));
    let text = path.strip_suffix(".md");
    match (game, text) {
        (Some(game), _) => format!("games/{game}"),
        (None, Some(text)) if !text.contains('/') => text.to_lowercase().replace('_', "-"),
        (None, Some(text)) if text.starts_with("docs/") => text["docs/".len()..].to_owned(),
        (None, _) => format!("files/{path}"),
    }
}

impl Document {
    fn new(path: &'static str, text: &'static str) -> Document {
        let is_text = path.ends_with(".md");
        let heading = is_text.then(|| headings::all(text).into_iter().next()).flatten();
        let title = heading.map_or_else(|| path.to_owned(), |heading| heading.text);
        let kind = if is_text { Kind::Text(text) } else { Kind::Source(text) };
        Document { path, address: address(path), title, kind }
    }

    /// The headings of a text; none of a file that is shown as it is.
    pub fn headings(&self) -> Vec<Heading> {
        match self.kind {
            Kind::Text(text) => headings::all(text),
            Kind::Source(_) | Kind::Folder(_) => Vec::new(),
        }
    }

    /// The first sentence of a text.
    pub fn lead(&self) -> String {
        match self.kind {
            Kind::Text(text) => headings::lead(text),
            Kind::Source(_) | Kind::Folder(_) => String::new(),
        }
    }

    /// Every link and picture of a text, as it is written, and where it leads.
    pub fn links(&self) -> Vec<(String, Link)> {
        let Kind::Text(text) = self.kind else { return Vec::new() };
        let lead = |(written, left_out): (String, bool)| {
            let link = match links::beside(self.path, &written) {
                Some(path) if left_out => Link::LeftOut(path),
                _ => links::lead(self.path, &written),
            };
            (written, link)
        };
        html::named(text).into_iter().map(lead).collect()
    }

    /// The page as HTML; `to` makes an address of the site from a path of it (`/docs/bots`).
    pub fn html(&self, to: &dyn Fn(&str) -> String) -> String {
        match &self.kind {
            Kind::Text(text) => html::text(self.path, text, to),
            Kind::Source(text) => html::source(&self.title, text),
            Kind::Folder(files) => html::folder(&self.title, files.iter().map(|&i| &documents()[i]), to),
        }
    }
}
