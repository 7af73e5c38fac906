//! The things of a game: the gallery of all of them, and a sheet for each, at any table and at this one.

use kernel::{Words, rules};
use maud::{Markup, html};

use super::frame::{Page, inline, page as framed};
use crate::boards::{About, Cost, Face, Sheet};
use crate::routes::Visitor;

/// All things of a game, with picture, name and text.
pub fn gallery(visitor: &Visitor, face: &dyn Face) -> Markup {
    let meta = face.meta();
    let game = meta.title(visitor.lang);
    let title = visitor.t_with("things-title", &[("game", game)]);
    let things = face.things();
    let art = visitor.art(meta.id);
    let body = html! {
        main #main .plain.gallery {
            h1 { (title) }
            p { a href={ (visitor.base()) "/rules/" (meta.id) } { (visitor.t_with("rules-title", &[("game", game)])) } }
            ul.things {
                @for thing in &things {
                    @if let Ok(about) = face.about(thing, visitor.lang, &art) {
                        li.thing {
                            a href={ (visitor.base()) "/rules/" (meta.id) "/things/" (thing) } { span.picture { (about.picture) } b { (about.title) } }
                            (facts(&about))
                            p { (inline(&about.text)) }
                        }
                    }
                }
            }
        }
    };
    framed(visitor, &Page { title: &title, game: Some(meta.id), bar: html! {}, body })
}

/// What a thing is, at any table.
pub fn thing(visitor: &Visitor, face: &dyn Face, about: &About, rulebook: &str) -> Markup {
    let meta = face.meta();
    let body = html! {
        main #main .plain.sheet {
            (head(about))
            (spoken_of(visitor, meta.id, about, rulebook))
            p { a href={ (visitor.base()) "/rules/" (meta.id) "/things" } { (visitor.t_with("things-title", &[("game", meta.title(visitor.lang))])) } }
        }
    };
    framed(visitor, &Page { title: &about.title, game: Some(meta.id), bar: html! {}, body })
}

/// What a thing is at a table now: what it costs, who has it, what it would bring.
pub fn at_table(
    visitor: &Visitor,
    table: &str,
    game: &str,
    sheet: &Sheet,
    words: &Words,
    rulebook: &str,
) -> Markup {
    let Sheet { about, here, answers } = sheet;
    let body = html! {
        main #main .plain.sheet {
            (head(about))
            @if let Some(cost) = &here.cost { (price(visitor, cost)) }
            @if !here.owners.is_empty() {
                p.owners {
                    (visitor.t("thing-owners")) " "
                    @for seat in &here.owners { i class={ "pawn seat-" (seat) } aria-hidden="true" { (seat) } " " (words.name(*seat)) " " }
                }
            }
            @if !here.brings.is_empty() { ul.brings { @for line in &here.brings { li { (line) } } } }
            @if !answers.is_empty() {
                h2 { (visitor.t("thing-answers")) }
                ul.offers { @for choice in answers { li { (choice.label) } } }
            }
            (spoken_of(visitor, game, about, rulebook))
            p { a.button href={ (visitor.base()) "/t/" (table) } { (visitor.t("to-table")) } }
        }
    };
    framed(visitor, &Page { title: &about.title, game: Some(game), bar: html! {}, body })
}

fn head(about: &About) -> Markup {
    html! {
        div.head { span.picture.large { (about.picture) } h1 { (about.title) } }
        (facts(about))
        p.text { (inline(&about.text)) }
    }
}

fn facts(about: &About) -> Markup {
    html! {
        @if !about.facts.is_empty() {
            dl.facts { @for (name, value) in &about.facts { div { dt { (name) } dd { (value) } } } }
        }
    }
}

/// What it costs, and everything that makes it cheaper.
fn price(visitor: &Visitor, cost: &Cost) -> Markup {
    html! {
        dl.cost {
            div { dt { (visitor.t("thing-printed")) } dd { (cost.printed) } }
            @for (reason, n) in &cost.less { div { dt { (reason) } dd { "−" (n) } } }
            div.sum { dt { (visitor.t("thing-cost")) } dd { (cost.now) } }
        }
    }
}

/// The rules that speak of it, each a link to its place.
fn spoken_of(visitor: &Visitor, game: &str, about: &About, rulebook: &str) -> Markup {
    let all = rules(rulebook);
    html! {
        @for rule in all.iter().filter(|rule| about.rules.contains(&rule.id)) {
            p.rule { a.id href={ (visitor.base()) "/rules/" (game) "#" (rule.id) } { "§" (rule.id) " " } (inline(&rule.text)) }
        }
    }
}
