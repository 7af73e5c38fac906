//! Sprites as they are served: files of symbols that browsers keep. A page names hundreds of their pictures, so that their addresses are short: the first
//! letters of the game and a hash of the content (`/a/pr.1f9c2`).
//!
//! What stands between `<!-- apart: NAME -->` and the next such line, or `<!-- always -->`, is for a few tables alone (an expansion): it becomes a file of
//! its own, with the parts that its pictures are made of. In a source every part and every symbol is a line.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use sha2::{Digest, Sha256};

use super::light::light_picture;
use super::{Sources, sprite};
use crate::boards::FACES;

const APART: &str = "<!-- apart: ";
const ALWAYS: &str = "<!-- always -->";

/// A file of symbols.
pub struct Sheet {
    /// Where it is found.
    pub address: String,
    pub content: String,
}

impl Sheet {
    fn new(letters: &str, content: String) -> Sheet {
        let digest = Sha256::digest(&content);
        let hash: String = digest.iter().take(3).map(|byte| format!("{byte:02x}")).collect();
        Sheet { address: format!("/a/{letters}.{}", &hash[..5]), content }
    }

    /// Whether it is the one of this name, in this state.
    pub fn is_called(&self, named: &str) -> bool {
        self.address.strip_prefix("/a/") == Some(named)
    }

    /// Whether it is the one of this name, in whatever state.
    fn is_kin_of(&self, named: &str) -> bool {
        let letters = |text: &str| text.split('.').next().map(str::to_owned);
        self.address.strip_prefix("/a/").and_then(letters) == letters(named)
    }
}

/// The pictures of a game, or of the frame.
pub struct Shelf {
    name: &'static str,
    pub always: Sheet,
    /// Sheets for some tables alone, and the pictures that are there.
    pub apart: Vec<(Sheet, BTreeSet<String>)>,
}

impl Shelf {
    fn sheets(&self) -> impl Iterator<Item = &Sheet> {
        [&self.always].into_iter().chain(self.apart.iter().map(|(sheet, _)| sheet))
    }
}

static SHELVES: LazyLock<Vec<Shelf>> = LazyLock::new(|| {
    let faces = FACES.iter().map(|face| (face.meta().id, face.art()));
    let frame: (&str, Sources) = ("frame", sprite!("frame"));
    let all = [frame].into_iter().chain(faces);
    all.filter(|(_, sources)| !sources.is_empty()).map(|(name, sources)| put_up(name, sources)).collect()
});

fn put_up(name: &'static str, sources: Sources) -> Shelf {
    let text: String = sources.iter().map(|(_, content)| *content).collect();
    let letters: String = name.split('-').filter_map(|word| word.chars().next()).collect();
    let (always, apart) = split(&text);
    let sheet = |(i, (text, ids)): (usize, (String, BTreeSet<&str>))| {
        let ids = ids.into_iter().map(str::to_owned).collect();
        (Sheet::new(&format!("{letters}-{}", i + 1), light_picture(&text)), ids)
    };
    let apart = apart.into_iter().enumerate().map(sheet).collect();
    Shelf { name, always: Sheet::new(&letters, light_picture(&always)), apart }
}

/// The pictures of a game or of the frame, by its name.
pub fn shelf(name: &str) -> Option<&'static Shelf> {
    SHELVES.iter().find(|shelf| shelf.name == name)
}

/// The sheet with the last part of an address; of an older state the one of today.
pub fn named(named: &str) -> Option<&'static Sheet> {
    SHELVES.iter().flat_map(Shelf::sheets).find(|sheet| sheet.is_kin_of(named))
}

fn is_symbol(line: &str) -> bool {
    line.starts_with("<symbol ")
}

/// The id of what stands in a line.
fn id(line: &str) -> Option<&str> {
    line.strip_prefix('<')?.split_once(" id=\"")?.1.split('"').next()
}

/// The pictures that are always there, and those that are apart with their ids.
fn split(source: &str) -> (String, Vec<(String, BTreeSet<&str>)>) {
    let (mut always, mut apart, mut away) = (BTreeSet::new(), Vec::new(), false);
    for line in source.lines().map(str::trim) {
        if line.starts_with(APART) {
            away = true;
            apart.push(BTreeSet::new());
        } else if line == ALWAYS {
            away = false;
        } else if is_symbol(line) {
            let symbols = if away { apart.last_mut().unwrap_or(&mut always) } else { &mut always };
            symbols.extend(id(line));
        }
    }
    if apart.is_empty() {
        return (source.to_owned(), Vec::new());
    }
    (with(source, always), apart.into_iter().map(|ids| (with(source, ids.clone()), ids)).collect())
}

/// The source with these symbols and what they are made of.
fn with<'a>(source: &'a str, mut wanted: BTreeSet<&'a str>) -> String {
    let lines = || source.lines().map(str::trim);
    loop {
        let before = wanted.len();
        let used: Vec<&str> = lines().filter(|line| id(line).is_some_and(|id| wanted.contains(id))).collect();
        wanted.extend(used.into_iter().flat_map(references));
        if wanted.len() == before {
            break;
        }
    }
    lines().filter(|line| id(line).is_none_or(|id| wanted.contains(id))).collect::<Vec<_>>().join("\n")
}

/// What a line refers to.
fn references(line: &str) -> impl Iterator<Item = &str> {
    let (by_use, by_url) = (line.split("href=\"#").skip(1), line.split("url(#").skip(1));
    by_use.chain(by_url).filter_map(|rest| rest.split(['"', ')']).next())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_apart_is_a_file_of_its_own_with_its_parts() {
        let source = "<svg>\n<defs>\n<g id=\"a\"><use href=\"#b\"/></g>\n<g id=\"b\"/>\n<g id=\"c\"/>\n</defs>\n\
                      <symbol id=\"x\"><use href=\"#c\"/></symbol>\n<!-- apart: some -->\n<symbol id=\"y\"><use href=\"#a\"/></symbol>\n\
                      <!-- always -->\n<symbol id=\"z\"></symbol>\n</svg>";
        let (always, apart) = split(source);
        assert_eq!(
            light_picture(&always),
            "<svg><defs><g id=\"c\"/></defs><symbol id=\"x\"><use href=\"#c\"/></symbol><symbol id=\"z\"></symbol></svg>"
        );
        let [(some, ids)] = &apart[..] else { panic!("one is apart") };
        assert_eq!(
            light_picture(some),
            "<svg><defs><g id=\"a\"><use href=\"#b\"/></g><g id=\"b\"/></defs><symbol id=\"y\"><use href=\"#a\"/></symbol></svg>"
        );
        assert!(ids.iter().eq(["y"].iter()));
        assert_eq!(split("<svg></svg>"), ("<svg></svg>".to_owned(), Vec::new()));
    }

    #[test]
    fn every_picture_of_a_source_is_on_one_sheet_whole() {
        for shelf in SHELVES.iter() {
            for sheet in shelf.sheets() {
                for used in references(&sheet.content) {
                    assert!(
                        sheet.content.contains(&format!(" id=\"{used}\"")),
                        "{} lacks {used}",
                        sheet.address
                    );
                }
            }
            let all: Vec<&str> =
                shelf.sheets().flat_map(|sheet| sheet.content.split("<symbol id=\"").skip(1)).collect();
            let names: BTreeSet<&str> = all.iter().filter_map(|rest| rest.split('"').next()).collect();
            assert_eq!(names.len(), all.len(), "{} has a picture twice", shelf.name);
            let source = match shelf.name {
                "frame" => sprite!("frame"),
                game => crate::boards::face(game).map_or(&[][..], |face| face.art()),
            };
            let written: usize = source.iter().map(|(_, text)| text.matches("<symbol ").count()).sum();
            assert_eq!(names.len(), written, "{} has lost a picture", shelf.name);
        }
    }

    #[test]
    fn no_two_sheets_are_mistaken_for_each_other() {
        for sheet in SHELVES.iter().flat_map(Shelf::sheets) {
            let name = sheet.address.strip_prefix("/a/").expect("a short address");
            assert!(std::ptr::eq(named(name).expect("it is found"), sheet) && sheet.is_called(name));
        }
        let older = "pr.00000";
        assert!(named(older).is_some_and(|sheet| !sheet.is_called(older)), "the one of today");
        assert!(named("nothing.00000").is_none());
    }
}
