//! The visitor's own page: a name, and a password to come back with.

use maud::{Markup, html};

use super::frame::{Page, page as framed};
use crate::routes::Visitor;

pub fn page(visitor: &Visitor, problem: Option<&str>) -> Markup {
    let title = visitor.t("me-title");
    let name = visitor.player.as_ref().map(|player| player.name.as_str());
    let body = html! {
        main #main .plain {
            h1 { (title) }
            @if let Some(problem) = problem { p.problem role="alert" { (problem) } }
            form method="post" action="/me" {
                label { (visitor.t("me-name")) " " input name="name" maxlength="24" required autocomplete="nickname" value=[name]; }
                button type="submit" { (visitor.t("save")) }
            }
            h2 { (visitor.t("me-password-title")) }
            p { (visitor.t("me-password-note")) }
            form method="post" action="/me/password" {
                label { (visitor.t("me-password")) " " input name="password" type="password" minlength="8" required autocomplete="new-password"; }
                button type="submit" { (visitor.t("save")) }
            }
            h2 { (visitor.t("me-return-title")) }
            form method="post" action="/me/return" {
                label { (visitor.t("me-name")) " " input name="name" maxlength="24" required autocomplete="username"; }
                label { (visitor.t("me-password")) " " input name="password" type="password" required autocomplete="current-password"; }
                button type="submit" { (visitor.t("me-return")) }
            }
        }
    };
    framed(visitor, &Page { title: &title, game: None, bar: html! {}, body })
}
