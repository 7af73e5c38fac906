//! How the visitor wants to be told: his address for mail, confirmed by a link, and this browser.

use axum::Json;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use store::{Change, StoreError};

use super::Visitor;
use super::asked::{Form, Path};
use super::me::or_taken;
use crate::identity::fresh;
use crate::pages;
use crate::problem::Problem;
use crate::told::{Post, Subscription, confirmation, subscription};

type Answer = Result<Response, Response>;

/// The letters of a word that only who reads the mail knows.
const TOKEN: usize = 26;

#[derive(Deserialize)]
pub struct Mail {
    address: String,
}

/// Somebody wants mail: he is asked whether the address is his.
pub async fn mail(mut visitor: Visitor, Form(form): Form<Mail>) -> Answer {
    let asked = async {
        let telling = visitor.desk.settings.telling.clone();
        let (post, site) = telling.by_mail().ok_or(Problem::NotFound)?;
        let address =
            Post::address(&form.address).ok_or_else(|| Problem::Refused(visitor.t("told-bad-address")))?;
        visitor.desk.admission.confirmation(&visitor.client.key())?;
        let (player, cookie) = visitor.player().await?;
        let (token, lang) = (fresh(TOKEN), visitor.lang);
        let change = Change::Mail {
            player: player.id.clone(),
            address: address.clone(),
            token: token.clone(),
            lang: lang.code().to_owned(),
            at: visitor.desk.now(),
        };
        visitor
            .desk
            .store
            .write(change)
            .await
            .map_err(|error| or_taken(error, || Problem::Refused(visitor.t("told-too-often"))))?;
        let (subject, text) = confirmation(lang, &player.name, site, &format!("{site}/mail/{token}/yes"));
        if !visitor.desk.confirm(post, &address, lang, &subject, &text).await {
            return Err(Problem::NotNow("told-mail-failed"));
        }
        Ok::<_, Problem>(cookie)
    };
    match asked.await {
        Ok(cookie) => Ok(visitor.go("/me?saved=mail", cookie)),
        Err(problem) => Err(super::me::again(&visitor, &problem, "")),
    }
}

#[derive(Deserialize)]
pub struct Often {
    #[serde(default)]
    often: String,
}

/// Every turn by mail, or one a day at each table.
pub async fn often(visitor: Visitor, Form(form): Form<Often>) -> Answer {
    let Some(player) = visitor.id().map(str::to_owned) else { return Ok(visitor.go("/me", None)) };
    let kept = visitor.desk.store.write(Change::MailOften { player, often: form.often == "on" }).await;
    done(&visitor, kept, "/me?saved=told")
}

#[derive(Deserialize)]
pub struct Wanted {
    #[serde(default)]
    wanted: String,
}

/// One word more when time is nearly out, or none.
pub async fn nearly_out(visitor: Visitor, Form(form): Form<Wanted>) -> Answer {
    let Some(player) = visitor.id().map(str::to_owned) else { return Ok(visitor.go("/me", None)) };
    let change = Change::NearlyOut { player: player.clone(), wanted: form.wanted == "on" };
    let kept = visitor.desk.store.write(change).await;
    visitor.desk.forget_player(&player);
    done(&visitor, kept, "/me?saved=told#told")
}

/// No more mails.
pub async fn no_mail(visitor: Visitor) -> Answer {
    let Some(player) = visitor.id().map(str::to_owned) else { return Ok(visitor.go("/me", None)) };
    let kept = visitor.desk.store.write(Change::MailOff { player }).await;
    done(&visitor, kept, "/me?saved=told")
}

#[expect(clippy::result_large_err, reason = "a refusal is an answer, and answers are large")]
fn done(visitor: &Visitor, kept: Result<(), StoreError>, next: &str) -> Answer {
    match kept {
        Ok(()) => Ok(visitor.go(next, None)),
        Err(error) => Err(visitor.refuse(&error.into())),
    }
}

/// What a mail leads to: a question, for programs look at links before people do.
pub async fn ask(visitor: Visitor, Path((token, what)): Path<(String, String)>) -> Answer {
    let found = visitor.desk.store.people().mail_by(&token).map_err(|error| visitor.refuse(&error.into()))?;
    match (found, what.as_str()) {
        (Some(mail), "yes" | "off") => Ok(pages::told::question(&visitor, &mail, &what).into_response()),
        // Whoever has ended it has ended it.
        (None, "off") => Ok(pages::told::ended(&visitor).into_response()),
        (Some(_) | None, _) => Err(visitor.refuse(&Problem::NotFound)),
    }
}

/// The answer to it. To end the mails takes one request without anything else, as the reader's program sends it (RFC 8058).
pub async fn answer(visitor: Visitor, Path((token, what)): Path<(String, String)>) -> Answer {
    let answered = async {
        let store = &visitor.desk.store;
        match what.as_str() {
            "yes" => {
                let confirmed = store.write(Change::MailConfirmed { token, at: visitor.desk.now() }).await;
                confirmed
                    .map_err(|error| or_taken(error, || Problem::Refused(visitor.t("told-too-late"))))?;
                Ok(pages::told::confirmed(&visitor))
            }
            "off" => {
                if let Some(mail) = store.people().mail_by(&token)? {
                    store.write(Change::MailOff { player: mail.player }).await?;
                }
                Ok(pages::told::ended(&visitor))
            }
            _ => Err(Problem::NotFound),
        }
    };
    match answered.await {
        Ok(page) => Ok(page.into_response()),
        Err(problem) => Err(visitor.refuse(&problem)),
    }
}

/// This browser is told from now on.
pub async fn push(visitor: Visitor, Json(given): Json<Subscription>) -> Answer {
    let kept = async {
        let telling = &visitor.desk.settings.telling;
        let (player, session) = visitor.id().zip(visitor.session.as_deref()).ok_or(Problem::NotFound)?;
        if !telling.by_push() {
            return Err(Problem::NotFound);
        }
        let row = subscription(telling.outside, given, player, session, visitor.lang.code())
            .map_err(|_| Problem::Refused(visitor.t("told-bad-browser")))?;
        let kept = visitor.desk.store.write(Change::Push(row)).await;
        kept.map_err(|error| or_taken(error, || Problem::Refused(visitor.t("told-many-browsers"))))
    };
    match kept.await {
        Ok(()) => Ok(visitor.go("/me?saved=told", None)),
        Err(problem) => Err(visitor.refuse(&problem)),
    }
}

/// Nothing is told in this browser any more.
pub async fn no_push(visitor: Visitor) -> Answer {
    let ended = async {
        let player = visitor.id().ok_or(Problem::NotFound)?;
        let all = visitor.desk.store.people().pushes_of(player)?;
        for push in all.into_iter().filter(|push| Some(push.session.as_str()) == visitor.session.as_deref()) {
            visitor.desk.store.write(Change::PushOff { endpoint: push.endpoint }).await?;
        }
        Ok::<_, Problem>(())
    };
    match ended.await {
        Ok(()) => Ok(visitor.go("/me?saved=told", None)),
        Err(problem) => Err(visitor.refuse(&problem)),
    }
}

/// The few lines that a browser keeps to be told by with the tab closed (service worker). It stands where the site begins: it may not speak for more.
pub async fn worker() -> Response {
    let mut response = include_str!("../../assets/worker.js").into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/javascript; charset=utf-8"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(header::VARY, HeaderValue::from_static("Accept-Encoding"));
    response
}
