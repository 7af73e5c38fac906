//! A refusal as a page: what is wrong, and where it goes on from here.

use maud::{Markup, html};

use super::frame::{Page, page as framed};
use super::rules::linked;
use crate::problem::Problem;
use crate::routes::Visitor;

pub fn page(visitor: &Visitor, problem: &Problem) -> Markup {
    let title = visitor.t("problem-title");
    let body = html! {
        main #main .plain {
            h1 { (title) }
            p {
                @if let Problem::Against(game, reason) = problem { (linked(visitor, game, reason)) }
                @else if *problem == Problem::NotFound { (visitor.t(missing(&visitor.path))) }
                @else { (problem.sentence(visitor.lang)) }
            }
            p.acts {
                @if let Some((address, name)) = way(&visitor.path, problem) { a.button.main href=(visitor.to(address)) { (visitor.t(name)) } }
                a.button href=(visitor.to("/")) { (visitor.t("to-lobby")) }
            }
        }
    };
    framed(visitor, &Page { title: &title, game: None, bar: html! {}, body })
}

/// What there is not, as far as its address tells.
fn missing(path: &str) -> &'static str {
    match path.split('/').nth(1) {
        Some("t") => "problem-no-table",
        Some("learn") => "problem-no-lesson",
        Some("rules" | "explore") => "problem-no-game",
        Some("p") => "problem-no-player",
        Some("mail") => "told-too-late",
        _ => "problem-not-found",
    }
}

/// Where somebody more likely wanted to go, and what leads there.
fn way<'a>(path: &'a str, problem: &Problem) -> Option<(&'a str, &'static str)> {
    let nothing = *problem == Problem::NotFound;
    match path.split('/').nth(1)? {
        "t" => {
            // The table itself, if there is one: from its own address nothing leads further.
            let table = path.match_indices('/').nth(2).map_or(path, |(end, _)| &path[..end]);
            (!nothing || table != path).then_some((table, "to-table"))
        }
        "learn" => Some(("/learn", "learn-all")),
        "explore" => Some(("/explore/puerto-rico", "explore-name")),
        "rules" => Some(("/learn", "learn-title")),
        "mail" => Some(("/me", "me-title")),
        "docs" => Some(("/docs", "docs-title")),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn from_whatever_is_wrong_at_a_table_the_way_leads_to_the_table() {
        let bad = Problem::Bad(String::new());
        for path in ["/t/abc", "/t/abc/replay", "/t/abc/things/quarry"] {
            assert_eq!(way(path, &bad), Some(("/t/abc", "to-table")), "{path}");
        }
        assert_eq!(way("/t/abc", &Problem::NotFound), None, "there is none");
        assert_eq!(way("/t/abc/replay", &Problem::NotFound), Some(("/t/abc", "to-table")));
        assert_eq!(way("/", &bad), None);
        assert_eq!(missing("/t/abc/replay"), "problem-no-table");
        assert_eq!(missing("/tables"), "problem-not-found");
    }
}
