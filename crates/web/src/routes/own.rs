//! What is the visitor's own: whether others read his page, a copy of everything, and leaving for good (data export, account deletion).

use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Deserialize;
use store::Change;
use tokio::sync::mpsc;

use super::Visitor;
use super::asked::Form;
use crate::problem::Problem;
use crate::{identity, own, pages};

type Answer = Result<Response, Response>;

#[derive(Deserialize)]
pub struct Public {
    #[serde(default)]
    public: String,
}

/// Others may read the page of the visitor, or nobody may.
pub async fn page(mut visitor: Visitor, Form(form): Form<Public>) -> Answer {
    let kept = async {
        let (player, cookie) = visitor.player().await?;
        let address = identity::page_of(&visitor.desk.secret, &player.id);
        let page = (form.public == "on").then_some(address);
        visitor.desk.store.write(Change::Page { player: player.id.clone(), page }).await?;
        visitor.desk.forget_player(&player.id);
        Ok::<_, Problem>(cookie)
    };
    match kept.await {
        Ok(cookie) => Ok(visitor.go("/me?saved=page", cookie)),
        Err(problem) => Err(visitor.refuse(&problem)),
    }
}

/// Everything that is kept about the visitor, as one file.
pub async fn export(visitor: Visitor) -> Answer {
    let Some(player) = visitor.player.clone() else { return Err(visitor.refuse(&Problem::NotFound)) };
    // A copy takes time: a few at once, whoever asks.
    let Ok(permit) = Arc::clone(&visitor.desk.exports).try_acquire_owned() else {
        return Err(visitor.refuse(&Problem::Busy));
    };
    let (pieces, written) = mpsc::channel::<Result<Bytes, std::io::Error>>(4);
    let (desk, session) = (Arc::clone(&visitor.desk), visitor.session.clone());
    tokio::task::spawn_blocking(move || {
        let _permit = permit;
        let mut write = |text: String| pieces.blocking_send(Ok(Bytes::from(text))).is_ok();
        if let Err(error) = own::export(&desk, &player, session.as_deref(), &mut write) {
            // A file that is cut off is no file: whoever reads it sees that.
            tracing::warn!(%error, "a copy of somebody's data was not finished");
            let _ = pieces.blocking_send(Err(std::io::Error::other("not finished")));
        }
    });
    let pieces = stream::unfold(written, |mut written| async { Some((written.recv().await?, written)) });
    let mut response = Body::from_stream(pieces).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    let name = HeaderValue::from_static("attachment; filename=\"cabildo.json\"");
    headers.insert(header::CONTENT_DISPOSITION, name);
    Ok(response)
}

/// What leaving for good means, and the question whether it is meant.
pub async fn ask_to_delete(visitor: Visitor) -> Answer {
    if visitor.player.is_none() {
        return Ok(visitor.go("/me", None));
    }
    Ok(pages::own::delete(&visitor, None).into_response())
}

#[derive(Deserialize)]
pub struct Delete {
    #[serde(default)]
    sure: String,
    #[serde(default)]
    password: String,
}

/// The visitor leaves for good.
pub async fn delete(visitor: Visitor, Form(form): Form<Delete>) -> Answer {
    let Some(player) = visitor.player.clone() else { return Ok(visitor.go("/", None)) };
    let gone = async {
        if form.sure != "yes" {
            return Err(Problem::Refused(visitor.t("delete-not-sure")));
        }
        if player.password.is_some() {
            // As many tries as somebody has who wants to come in.
            visitor.desk.admission.login(&visitor.client.key(), &store::login_of(&player.name))?;
            if !visitor.desk.admission.hashing.fits(form.password, player.password.clone()).await? {
                return Err(Problem::Refused(visitor.t("delete-password-wrong")));
            }
        }
        visitor.desk.forget(&player.id).await
    };
    match gone.await {
        Ok(()) => {
            let mut response = visitor.go("/", None);
            response.headers_mut().append(header::SET_COOKIE, visitor.jar().nobody());
            Ok(response)
        }
        Err(problem) if visitor.script => Err(visitor.refuse(&problem)),
        Err(problem) => {
            let sentence = problem.sentence(visitor.lang);
            let mut response = pages::own::delete(&visitor, Some(&sentence)).into_response();
            *response.status_mut() = problem.status();
            problem.say_when(response.headers_mut());
            Err(response)
        }
    }
}
