//! What is the visitor's own: whether others read his page, a copy of everything, and leaving for good.

use maud::{Markup, html};

use super::frame::{Page, page as framed};
use crate::identity;
use crate::routes::Visitor;

/// The part of the own page that speaks of it.
pub fn part(visitor: &Visitor) -> Markup {
    let Some(player) = &visitor.player else { return html! {} };
    let address = visitor.to(&format!("/p/{}", identity::page_of(&visitor.desk.secret, &player.id)));
    let public = player.page.is_some();
    html! {
        h2 { (visitor.t("page-title")) }
        p { @if public { (visitor.t("page-public")) } @else { (visitor.t("page-private")) } " " a href=(address) { (visitor.t("page-see")) } }
        form method="post" action=(visitor.to("/me/page")) {
            input type="hidden" name="public" value=(if public { "off" } else { "on" });
            button type="submit" { @if public { (visitor.t("page-close")) } @else { (visitor.t("page-open")) } }
        }
        h2 { (visitor.t("own-title")) }
        p { (visitor.t("own-note")) }
        p.acts {
            a.button href=(visitor.to("/me/export")) download="cabildo.json" { (visitor.t("own-export")) }
            a.button href=(visitor.to("/me/delete")) { (visitor.t("own-delete")) }
        }
    }
}

/// The question before somebody leaves for good.
pub fn delete(visitor: &Visitor, problem: Option<&str>) -> Markup {
    let title = visitor.t("own-delete");
    let password = visitor.player.as_ref().is_some_and(|player| player.password.is_some());
    let body = html! {
        main #main .plain {
            h1 { (title) }
            @if let Some(problem) = problem { p.problem role="alert" { (problem) } }
            p { (visitor.t("delete-what")) }
            p { (visitor.t("delete-games")) }
            p { (visitor.t("delete-running")) }
            form method="post" action=(visitor.to("/me/delete")) {
                @if password {
                    p { label { (visitor.t("me-password")) " " input name="password" type="password" maxlength="200" required autocomplete="current-password"; } }
                }
                p { label { input type="checkbox" name="sure" value="yes" required; " " (visitor.t("delete-sure")) } }
                p.acts {
                    button type="submit" { (visitor.t("own-delete")) }
                    a.button href=(visitor.to("/me")) { (visitor.t("delete-stay")) }
                }
            }
        }
    };
    framed(visitor, &Page { title: &title, game: None, bar: html! {}, body })
}
