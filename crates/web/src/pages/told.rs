//! How the visitor is told, and where the links in mails lead.

use maud::{Markup, html};
use store::{MailRow, PushRow};

use super::frame::{Page, page as framed};
use crate::routes::Visitor;
use crate::told::public_key;

/// The part of the own page that speaks of it.
pub fn part(visitor: &Visitor, mail: Option<&MailRow>, pushes: &[PushRow]) -> Markup {
    let telling = &visitor.desk.settings.telling;
    if visitor.player.is_none() || !telling.by_push() {
        return html! {};
    }
    html! {
        h2 #told { (visitor.t("told-title")) }
        p { (visitor.t("told-note")) }
        (browser(visitor, pushes))
        @if telling.by_mail().is_some() { (address(visitor, mail)) }
        (nearly_out(visitor))
    }
}

/// One word more when time is nearly out, for who wants it.
fn nearly_out(visitor: &Visitor) -> Markup {
    let wanted = visitor.player.as_ref().is_some_and(|player| player.nearly_out);
    let (said, button, value) = if wanted {
        ("told-nearly-on", "told-nearly-stop", "off")
    } else {
        ("told-nearly-off", "told-nearly-want", "on")
    };
    html! {
        p { (visitor.t(said)) }
        form method="post" action=(visitor.to("/me/nearly-out")) {
            input type="hidden" name="wanted" value=(value);
            button type="submit" { (visitor.t(button)) }
        }
    }
}

/// This browser. What it needs from the browser only a script can ask for.
fn browser(visitor: &Visitor, pushes: &[PushRow]) -> Markup {
    let this = pushes.iter().any(|push| Some(push.session.as_str()) == visitor.session.as_deref());
    let others = pushes.len() - usize::from(this);
    html! {
        div.told-push data-push-key=(public_key(&visitor.desk.secret)) data-worker=(visitor.to("/worker.js")) data-scope=(visitor.to("/"))
            data-push-at=(visitor.to("/me/push")) data-refused=(visitor.t("told-push-refused")) data-failed=(visitor.t("told-push-failed"))
            data-cannot=(visitor.t("told-push-cannot")) {
            @if this {
                p { (visitor.t("told-push-on")) }
                form method="post" action=(visitor.to("/me/push/off")) { button type="submit" { (visitor.t("told-push-stop")) } }
            } @else {
                button type="button" data-push-start hidden { (visitor.t("told-push-start")) }
                noscript { p.soft { (visitor.t("told-push-script")) } }
            }
            @if others > 0 { p.soft { (visitor.t_with("told-push-others", &[("n", &others.to_string())])) } }
            p.soft role="status" data-push-said {}
        }
    }
}

/// An address for mail: none, one that is to be confirmed, or one that is.
fn address(visitor: &Visitor, mail: Option<&MailRow>) -> Markup {
    html! {
        @match mail {
            Some(mail) if mail.confirmed.is_some() => {
                p { (visitor.t_with("told-mail-to", &[("address", &mail.address)])) " "
                    @if mail.often { (visitor.t("told-mail-every")) } @else { (visitor.t("told-mail-daily")) } }
                div.acts {
                    form method="post" action=(visitor.to("/me/mail/often")) {
                        input type="hidden" name="often" value=(if mail.often { "off" } else { "on" });
                        button type="submit" { @if mail.often { (visitor.t("told-mail-want-daily")) } @else { (visitor.t("told-mail-want-every")) } }
                    }
                    form method="post" action=(visitor.to("/me/mail/off")) { button type="submit" { (visitor.t("told-mail-stop")) } }
                }
            }
            Some(mail) => {
                p { (visitor.t_with("told-mail-asked", &[("address", &mail.address)])) }
                form method="post" action=(visitor.to("/me/mail/off")) { button type="submit" { (visitor.t("told-mail-forget")) } }
                (ask_for(visitor, &visitor.t("told-mail-again")))
            }
            None => (ask_for(visitor, &visitor.t("told-mail-start"))),
        }
    }
}

fn ask_for(visitor: &Visitor, button: &str) -> Markup {
    html! {
        form method="post" action=(visitor.to("/me/mail")) {
            label { (visitor.t("told-address")) " " input name="address" type="email" maxlength="254" required autocomplete="email"; }
            button type="submit" { (button) }
        }
    }
}

/// A page of a few words.
fn said(visitor: &Visitor, title: &str, body: &Markup) -> Markup {
    let title = visitor.t(title);
    let body = html! { main #main .plain { h1 { (title) } (body) } };
    framed(visitor, &Page { title: &title, game: None, bar: html! {}, body })
}

/// What a mail asks: whether the address is somebody's own, or whether the mails are to end.
pub fn question(visitor: &Visitor, mail: &MailRow, what: &str) -> Markup {
    let action = visitor.to(&format!("/mail/{}/{what}", mail.token));
    let (title, sentence) =
        if what == "yes" { ("told-yes-title", "told-yes") } else { ("told-off-title", "told-off") };
    let body = html! {
        p { (visitor.t_with(sentence, &[("address", &mail.address)])) }
        form method="post" action=(action) { button.main type="submit" { (visitor.t(title)) } }
    };
    said(visitor, title, &body)
}

/// The address is confirmed.
pub fn confirmed(visitor: &Visitor) -> Markup {
    let body = html! { p { (visitor.t("told-confirmed-note")) } p { a href=(visitor.to("/")) { (visitor.t("to-lobby")) } } };
    said(visitor, "told-confirmed", &body)
}

/// There are no more mails.
pub fn ended(visitor: &Visitor) -> Markup {
    said(visitor, "told-ended", &html! { p { (visitor.t("told-ended-note")) } })
}
