//! The documentation as a small site: a page of it with the contents beside it. Its words are English in every language; the frame is not.

use docs::{Document, Group, contents};
use kernel::Lang;
use maud::{Markup, PreEscaped, html};

use super::frame::{Page, page as framed};
use crate::routes::Visitor;

/// What there is, group by group, each page with its first sentence.
pub fn overview(visitor: &Visitor) -> Markup {
    let title = visitor.t("docs-title");
    let article = html! {
        h1 { (title) }
        p.lead { (visitor.t("docs-lead")) }
        @for group in contents() {
            h2 id=(group.name) { (name(visitor, &group)) }
            ul.pages lang="en" {
                @for document in &group.documents {
                    li { (link(visitor, document, None)) @if group.name != "decisions" { " " span.soft { (document.lead()) } } }
                }
            }
        }
    };
    draw(visitor, &title, None, &article)
}

/// A page.
pub fn page(visitor: &Visitor, document: &Document) -> Markup {
    let text = PreEscaped(document.html(&|path| visitor.to(path)));
    let article = html! {
        @if visitor.lang != Lang::En { p.note { (visitor.t("docs-english")) } }
        div.text lang="en" { (text) }
        (neighbours(visitor, document))
    };
    draw(visitor, &document.title, Some(document), &article)
}

fn draw(visitor: &Visitor, title: &str, current: Option<&Document>, article: &Markup) -> Markup {
    let body = html! {
        main #main .plain.docs {
            button.drawer type="button" popovertarget="leaves" { "☰ " (visitor.t("docs-contents")) }
            nav #leaves popover aria-label=(visitor.t("docs-contents")) {
                p { a href=(visitor.to("/docs")) aria-current=[current.is_none().then_some("page")] { (visitor.t("docs-title")) } }
                @for group in contents() { (leaves(visitor, &group, current)) }
            }
            article { (article) }
        }
    };
    let title = format!("{title} · {}", visitor.t("docs-title"));
    framed(visitor, &Page { title: &title, game: None, bar: html! {}, body })
}

fn name(visitor: &Visitor, group: &Group) -> String {
    visitor.t(&format!("docs-{}", group.name))
}

/// A group of the contents; the long ones are folded unless one is in them.
fn leaves(visitor: &Visitor, group: &Group, current: Option<&Document>) -> Markup {
    let is_current = |document: &Document| current.is_some_and(|one| one.path == document.path);
    let open = group.documents.len() < 10 || group.documents.iter().any(|one| is_current(one));
    html! {
        details open[open] {
            summary { (name(visitor, group)) }
            ul lang="en" {
                @for document in &group.documents {
                    li {
                        (link(visitor, document, is_current(document).then_some("page")))
                        @if is_current(document) { (chapters(document)) }
                    }
                }
            }
        }
    }
}

/// The chapters of the page that one reads.
fn chapters(document: &Document) -> Markup {
    let chapters: Vec<_> = document.headings().into_iter().filter(|heading| heading.level == 2).collect();
    html! {
        @if chapters.len() > 1 {
            ul { @for chapter in &chapters { li { a href={ "#" (chapter.anchor) } { (chapter.text) } } } }
        }
    }
}

fn link(visitor: &Visitor, document: &Document, current: Option<&str>) -> Markup {
    html! { a href={ (visitor.base()) "/docs/" (document.address) } aria-current=[current] { (document.title) } }
}

/// The page before and the page after, in the order of the contents.
fn neighbours(visitor: &Visitor, document: &Document) -> Markup {
    let all: Vec<&Document> = contents().into_iter().flat_map(|group| group.documents).collect();
    let at = all.iter().position(|one| one.path == document.path);
    let before = at.and_then(|at| all.get(at.checked_sub(1)?));
    let after = at.and_then(|at| all.get(at + 1));
    html! {
        nav.on aria-label=(visitor.t("docs-on")) lang="en" {
            @if let Some(before) = before { span { "← " (link(visitor, before, None)) } }
            @if let Some(after) = after { span.after { (link(visitor, after, None)) " →" } }
        }
    }
}
