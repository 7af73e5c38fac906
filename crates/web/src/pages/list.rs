//! A list of tables, page by page.

use maud::{Markup, html};
use store::Page as Tables;

use super::frame::{Page, page as framed};
use super::lobby;
use crate::routes::Visitor;

/// `which` is the word of the list in the address.
pub fn page(visitor: &Visitor, which: &str, shown: &Tables) -> Markup {
    let title = visitor.t(&format!("lobby-{which}"));
    let body = html! {
        main #main .lobby {
            h1 { (title) }
            section.tables { (lobby::rows(visitor, &shown.tables, &visitor.t("list-none"))) }
            p {
                @if let Some(next) = &shown.next {
                    a.button rel="next" href={ (visitor.base()) "/tables?list=" (which) "&from=" (next) } { (visitor.t("list-older")) } " "
                }
                a.button href=(visitor.to("/")) { (visitor.t("to-lobby")) }
            }
        }
    };
    framed(visitor, &Page { title: &title, game: None, bar: html! {}, body })
}
