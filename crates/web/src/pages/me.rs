//! The visitor's own page: a name, a password to come back with, and the devices that are logged in.

use maud::{Markup, html};
use store::SessionRow;

use super::frame::{Page, page as framed};
use crate::routes::{SESSION_LETTERS, Visitor};
use crate::time::date;

/// What the page says besides what it always says.
#[derive(Default)]
pub struct Shown<'a> {
    /// Why something was not done.
    pub problem: Option<&'a str>,
    /// The text that says what was done.
    pub saved: Option<&'a str>,
    /// The name that was typed to come back by.
    pub typed: &'a str,
}

/// `told` is the part about being told.
pub fn page(visitor: &Visitor, shown: &Shown<'_>, devices: &[SessionRow], told: &Markup) -> Markup {
    let title = visitor.t("me-title");
    let player = visitor.player.as_ref();
    let name = player.map(|player| player.name.as_str());
    let shadowed = player.is_some_and(|player| player.password.is_some() && !player.login);
    let body = html! {
        main #main .plain.me {
            h1 { (title) }
            @if player.is_some() { p { a href=(visitor.to("/me/stats")) { (visitor.t("stats-title")) } } }
            @if let Some(problem) = shown.problem { p.problem role="alert" { (problem) } }
            @if let Some(saved) = shown.saved { p.saved role="status" { (visitor.t(saved)) } }
            form method="post" action=(visitor.to("/me")) {
                label { (visitor.t("me-name")) " " input name="name" maxlength="24" required autocomplete="nickname" value=[name]; }
                button type="submit" { (visitor.t("save")) }
            }
            @if shadowed { p { (visitor.t("me-shadowed")) } }
            h2 { (visitor.t("me-password-title")) }
            p { (visitor.t("me-password-note")) }
            form method="post" action=(visitor.to("/me/password")) {
                label {
                    (visitor.t("me-password")) " "
                    input name="password" type="password" minlength="8" maxlength="200" required autocomplete="new-password";
                }
                button type="submit" { (visitor.t("save")) }
            }
            @if !devices.is_empty() { (own_devices(visitor, devices)) }
            (super::away::part(visitor))
            (told)
            (super::own::part(visitor))
            h2 { (visitor.t("me-return-title")) }
            form method="post" action=(visitor.to("/me/return")) {
                label {
                    (visitor.t("me-name")) " "
                    input name="name" maxlength="24" required autocomplete="username" value=[(!shown.typed.is_empty()).then_some(shown.typed)];
                }
                label {
                    (visitor.t("me-password")) " "
                    input name="password" type="password" maxlength="200" required autocomplete="current-password";
                }
                button type="submit" { (visitor.t("me-return")) }
            }
        }
    };
    framed(visitor, &Page { title: &title, game: None, bar: html! {}, body })
}

/// The browsers and programs that are this player, this one marked.
fn own_devices(visitor: &Visitor, devices: &[SessionRow]) -> Markup {
    let without = visitor.player.as_ref().is_some_and(|player| player.password.is_none());
    html! {
        h2 { (visitor.t("me-devices")) }
        ul.devices {
            @for device in devices {
                @let this = visitor.session.as_deref() == Some(device.id.as_str());
                @let handle = device.id.get(..SESSION_LETTERS).unwrap_or(&device.id);
                li {
                    b { @if device.agent.is_empty() { (visitor.t("device-unknown")) } @else { (device.agent) } }
                    @if this { " " (visitor.t("device-this")) }
                    " " span.soft { (visitor.t_with("device-times", &[("first", &date(device.created)), ("last", &date(device.seen))])) }
                    @if !this {
                        form method="post" action=(visitor.to("/me/leave")) {
                            input type="hidden" name="device" value=(handle);
                            button type="submit" { (visitor.t("device-leave")) }
                        }
                    }
                }
            }
        }
        @if without { p { (visitor.t("me-leave-warning")) } }
        form method="post" action=(visitor.to("/me/leave")) { button type="submit" { (visitor.t("me-leave")) } }
        @if devices.len() > 1 {
            form method="post" action=(visitor.to("/me/leave")) {
                input type="hidden" name="device" value="all";
                button type="submit" { (visitor.t("me-leave-all")) }
            }
        }
    }
}
