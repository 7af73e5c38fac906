//! What this is.

use maud::{Markup, html};

use super::frame::{Page, page as framed};
use crate::routes::Visitor;

pub fn page(visitor: &Visitor) -> Markup {
    let title = visitor.t("about");
    let body = html! {
        main #main .plain {
            h1 { "Cabildo " (env!("CARGO_PKG_VERSION")) }
            p { (visitor.t("about-what")) }
            p { (visitor.t("about-fair")) }
            p { (visitor.t("about-private")) }
            h2 { (visitor.t("about-games")) }
            ul {
                @for game in catalog::GAMES {
                    @let meta = game.meta();
                    li { b { (meta.title(visitor.lang)) } (visitor.t("colon")) (meta.designer) ", " (meta.publisher) " " (meta.year) ". "
                        a href={ (visitor.base()) "/rules/" (meta.id) } { (visitor.t("rules")) } }
                }
            }
            p { (visitor.t("about-own")) }
            p { a href=(visitor.to("/docs")) { (visitor.t("about-docs")) } }
            p { a href=(visitor.to("/api/openapi.json")) { (visitor.t("about-api")) } }
        }
    };
    framed(visitor, &Page { title: &title, game: None, bar: html! {}, body })
}
