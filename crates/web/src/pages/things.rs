//! The things of a game: the gallery of all of them, and a sheet for each, at any table and at this one.

use kernel::{Table, Words, rules};
use maud::{Markup, html};

use super::ask::shown;
use super::frame::{Page, inline, page as framed};
use super::log::pawn;
use super::rules::linked;
use crate::boards::{About, Cost, Face, Sheet};
use crate::live::Live;
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

/// A thing at a table, and what its sheet needs of it.
pub struct AtTable<'a> {
    pub live: &'a Live,
    pub table: &'a dyn Table,
    pub sheet: &'a Sheet,
    /// Why the visitor cannot answer with it now.
    pub why: Option<String>,
    pub words: &'a Words,
    pub rulebook: &'a str,
}

/// What a thing is at a table now: what it costs, who has it, what it would bring, what can be done with it.
pub fn at_table(visitor: &Visitor, here: &AtTable<'_>) -> Markup {
    let game = here.table.meta().id;
    let about = &here.sheet.about;
    let body = html! {
        main #main .plain.sheet {
            (head(about))
            (now(visitor, here))
            (spoken_of(visitor, game, about, here.rulebook))
            p { a.button href={ (visitor.base()) "/t/" (here.live.id) } { (visitor.t("to-table")) } }
        }
    };
    framed(visitor, &Page { title: &about.title, game: Some(game), bar: html! {}, body })
}

/// The same as a card that the script shows beside the thing.
pub fn card(visitor: &Visitor, here: &AtTable<'_>) -> Markup {
    bare_card(visitor, here.table.meta().id, &here.sheet.about, &now(visitor, here))
}

/// The card of a thing, with what it is here and now; nothing where there is no table.
pub fn bare_card(visitor: &Visitor, game: &str, about: &About, now: &Markup) -> Markup {
    html! {
        button.close type="button" aria-label=(visitor.t("close")) { "×" }
        div.head { span.picture { (about.picture) } div { h2 { (about.title) } (facts(about)) } }
        p.text { (inline(&about.text)) }
        (now)
        p.speaks {
            @for rule in &about.rules { a href={ (visitor.base()) "/rules/" (game) "#" (rule) } target="_blank" { "§" (rule) } " " }
            a href={ (visitor.base()) "/rules/" (game) "/things" } target="_blank" { (visitor.t("all-things")) }
        }
    }
}

/// What a thing is to the visitor now.
fn now(visitor: &Visitor, at: &AtTable<'_>) -> Markup {
    let AtTable { live, table, sheet: Sheet { here, answers, .. }, why, words, .. } = at;
    html! {
        @if let Some(cost) = &here.cost { (price(visitor, cost)) }
        @if !here.owners.is_empty() {
            p.whose {
                (visitor.t("thing-owners")) " "
                @for seat in &here.owners { (pawn(*seat)) " " (words.name(*seat)) " " }
            }
        }
        @if !here.brings.is_empty() { ul.brings { @for line in &here.brings { li { (line) } } } }
        @if let Some(why) = why { p.why { (linked(visitor, table.meta().id, why)) } }
        @if !answers.is_empty() {
            form method="post" action={ (visitor.base()) "/t/" (live.id) "/move" } {
                (shown(live, *table))
                p { (visitor.t("thing-answers")) }
                div.offers { @for choice in answers { button type="submit" name="action" value=(choice.action) { (choice.label) } } }
            }
        }
    }
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
