//! The rules of a game, with an address for each sentence.

use kernel::{Entry, rules};
use maud::{Markup, html};

use super::frame::{Page, inline, page as framed};
use crate::routes::Visitor;

pub fn page(visitor: &Visitor, game: &dyn Entry) -> Markup {
    let text = game.rules(visitor.lang);
    let sentences = rules(text);
    let mut next = sentences.iter();
    let title = visitor.t_with("rules-title", &[("game", visitor.lang.of(game.meta().title))]);
    let body = html! {
        main #main .plain.rules {
            @for line in text.lines() {
                @if let Some(heading) = line.strip_prefix("# ") { h1 { (heading) } }
                @else if let Some(heading) = line.strip_prefix("## ") { h2 { (heading) } }
                @else if let Some(heading) = line.strip_prefix("### ") { h3 { (heading) } }
                @else if line.starts_with("- **§") {
                    @if let Some(rule) = next.next() {
                        p.rule id=(rule.id) {
                            a.id href={ "#" (rule.id) } { "§" (rule.id) } " " (inline(&rule.text))
                        }
                    }
                }
                @else if !line.trim().is_empty() && !line.starts_with("  ") { p { (inline(line)) } }
            }
        }
    };
    framed(visitor, &Page { title: &title, game: Some(game.meta().id), bar: html! {}, body })
}
