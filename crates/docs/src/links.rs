//! Where a link of a text leads: on the site what is a file in the repository.

use crate::{documents, is_picture, picture};

/// Where a link leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Link {
    /// To another site.
    Outside,
    /// To a page of the documentation: its number, and the anchor of a heading.
    Page { number: usize, anchor: String },
    /// To a group of the contents.
    Contents(&'static str),
    /// To the rules of a game, which have pages of their own.
    Rules(String),
    /// To a picture that is carried.
    Picture(String),
    /// To a picture that stays in the repository, by its path there.
    LeftOut(String),
    /// To a file or a picture that is not carried, or to nothing.
    Nowhere,
}

/// Where a link of the text at `path` leads.
pub fn lead(path: &str, link: &str) -> Link {
    if link.starts_with("https://") || link.starts_with("http://") {
        return Link::Outside;
    }
    let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
    let target = if file.is_empty() { Some(path.to_owned()) } else { beside(path, file) };
    let Some(target) = target else { return Link::Nowhere };
    if let Some(number) = documents().iter().position(|document| document.path == target) {
        return Link::Page { number, anchor: anchor.to_owned() };
    }
    if target == "docs/adr" {
        return Link::Contents("decisions");
    }
    let rules = target.strip_prefix("games/").and_then(|rest| rest.split_once("/rules/"));
    match rules {
        Some((game, _)) => Link::Rules(game.to_owned()),
        None if is_picture(&target) && picture(&target).is_some() => Link::Picture(target),
        None => Link::Nowhere,
    }
}

/// The path of a file that is named in the text at `path`; `None` outside of the repository.
pub fn beside(path: &str, file: &str) -> Option<String> {
    let mut parts: Vec<&str> = path.split('/').collect();
    parts.pop();
    for part in file.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(path: &str, anchor: &str) -> Link {
        let number = documents().iter().position(|document| document.path == path).expect("it is carried");
        Link::Page { number, anchor: anchor.to_owned() }
    }

    #[test]
    fn a_link_leads_where_the_file_lies() {
        assert_eq!(
            lead("docs/adr/0012-a-store-that-checks-itself.md", "../performance.md"),
            page("docs/performance.md", "")
        );
        assert_eq!(lead("SECURITY.md", "docs/hosting.md#limits"), page("docs/hosting.md", "limits"));
        assert_eq!(lead("docs/bots.md", "#the-levels"), page("docs/bots.md", "the-levels"));
        assert_eq!(lead("docs/hosting.md", "../packaging/Dockerfile"), page("packaging/Dockerfile", ""));
        assert_eq!(lead("README.md", "packaging/"), page("packaging", ""));
        assert_eq!(lead("README.md", "docs/adr/"), Link::Contents("decisions"));
        assert_eq!(lead("games/san-juan/README.md", "rules/fr.md"), Link::Rules("san-juan".to_owned()));
        assert_eq!(
            lead("docs/python.md", "learning/ppo.svg"),
            Link::Picture("docs/learning/ppo.svg".to_owned())
        );
    }

    #[test]
    fn a_link_to_nothing_leads_nowhere() {
        for link in [
            "chess.md",
            "../../outside.md",
            "screenshots/lobby.png",
            "javascript:alert(1)",
            "//evil.example/x",
        ] {
            assert_eq!(lead("docs/bots.md", link), Link::Nowhere, "{link}");
        }
    }
}
