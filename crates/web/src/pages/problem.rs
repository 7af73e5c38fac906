//! A refusal as a page.

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
                @else { (problem.sentence(visitor.lang)) }
            }
            p {
                @if visitor.path.starts_with("/t/") && *problem != Problem::NotFound { a.button href=(visitor.to(&visitor.path)) { (visitor.t("to-table")) } " " }
                a.button href=(visitor.to("/")) { (visitor.t("to-lobby")) }
            }
        }
    };
    framed(visitor, &Page { title: &title, game: None, bar: html! {}, body })
}
