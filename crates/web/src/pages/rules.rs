//! The rules of a game, with an address for each sentence.

use kernel::{Entry, rules};
use maud::{Markup, html};

use super::frame::{Page, inline, page as framed};
use crate::boards;
use crate::routes::Visitor;

pub fn page(visitor: &Visitor, game: &dyn Entry) -> Markup {
    let text = game.rules(visitor.lang);
    let sentences = rules(text);
    let mut next = sentences.iter();
    let title = visitor.t_with("rules-title", &[("game", game.meta().title(visitor.lang))]);
    let body = html! {
        main #main .plain.rules {
            @for line in text.lines() {
                @if let Some(heading) = line.strip_prefix("# ") {
                    h1 { (heading) }
                    @if boards::face(game.meta().id).is_some_and(|face| !face.things().is_empty()) {
                        p { a href={ (visitor.base()) "/rules/" (game.meta().id) "/things" } { (visitor.t_with("things-title", &[("game", game.meta().title(visitor.lang))])) } }
                    }
                    nav.contents aria-label=(visitor.t("rules-contents")) {
                        @for heading in chapters(text) { a href={ "#" (anchor(heading)) } { (heading) } }
                    }
                }
                @else if let Some(heading) = line.strip_prefix("## ") { h2 id=(anchor(heading)) { (heading) } }
                @else if let Some(heading) = line.strip_prefix("### ") { h3 { (heading) } }
                @else if line.starts_with("- **§") {
                    @if let Some(rule) = next.next() {
                        p.rule id=(rule.id) {
                            a.id href={ "#" (rule.id) } { "§" (rule.id) " " } (inline(&rule.text))
                        }
                    }
                }
                @else if !line.trim().is_empty() && !line.starts_with("  ") { p { (inline(line)) } }
            }
        }
    };
    framed(visitor, &Page { title: &title, game: Some(game.meta().id), bar: html! {}, body })
}

fn chapters(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| line.strip_prefix("## "))
}

/// The address of a chapter. Rules have a full stop in theirs, so that the two never meet.
fn anchor(heading: &str) -> String {
    heading.to_lowercase().chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect()
}
