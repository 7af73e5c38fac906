//! A game at a glance: the goal, the round as a drawn chain, what ends the game and what counts, in words and with the pictures of the table.

use maud::{Markup, html};

use crate::boards::{About, Face};
use crate::pages::frame::inline;
use crate::routes::Visitor;
use crate::words::text;

/// All of it, and what the round is made of, thing by thing.
pub fn draw(visitor: &Visitor, face: &dyn Face) -> Markup {
    let id = face.meta().id;
    let art = visitor.art(id);
    let about = |thing: String| face.about(&thing, visitor.lang, &art).ok().map(|about| (thing, about));
    let stages: Vec<_> = face.stages().into_iter().filter_map(about).collect();
    html! {
        (brief(visitor, face))
        section.overview {
            h2 { (visitor.t("rules-round")) }
            ol.stages { @for (thing, about) in &stages { (stage(visitor, id, thing, about)) } }
        }
    }
}

/// Goal, round, end and points: what a player aid begins with.
pub fn brief(visitor: &Visitor, face: &dyn Face) -> Markup {
    let says = |name: &str| text(visitor.lang, &format!("{}-glance-{name}", face.meta().id));
    html! {
        section.overview {
            div.aim { h2 { (visitor.t("rules-goal")) } p { (inline(&says("goal"))) } }
            h2 { (says("round-title")) }
            (round(visitor, face))
            div.halves {
                div { h2 { (visitor.t("rules-end")) } (lines(&says("end"))) }
                div { h2 { (visitor.t("rules-counts")) } (lines(&says("counts"))) }
            }
        }
    }
}

/// The round as a chain of pictures, with an arrow from each step to the next and from the last one back.
fn round(visitor: &Visitor, face: &dyn Face) -> Markup {
    let id = face.meta().id;
    let art = visitor.art(id);
    html! {
        ol.chain {
            @for (name, things) in face.round() {
                li {
                    div.pictures {
                        @for thing in &things {
                            @if let Ok(about) = face.about(thing, visitor.lang, &art) {
                                a href={ (visitor.base()) "/rules/" (id) "/things/" (thing) } title=(about.title) aria-label=(about.title) { span.picture { (about.picture) } }
                            }
                        }
                    }
                    p { (inline(&text(visitor.lang, &format!("{id}-round-{name}")))) }
                }
            }
        }
        p.again { (visitor.t("rules-again")) }
    }
}

/// One thing of the round: its picture, and what it does.
fn stage(visitor: &Visitor, game: &str, thing: &str, about: &About) -> Markup {
    html! {
        li {
            a href={ (visitor.base()) "/rules/" (game) "/things/" (thing) } { span.picture { (about.picture) } b { (about.title) } }
            p { (inline(&about.text)) }
        }
    }
}

/// A text of several lines as a list.
fn lines(text: &str) -> Markup {
    html! { ul { @for line in text.lines().filter(|line| !line.trim().is_empty()) { li { (inline(line)) } } } }
}
