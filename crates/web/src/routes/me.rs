//! The visitor's own page: a name, a password, the way back (login), the devices (sessions).

use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use store::{Change, StoreError};

use super::Visitor;
use super::asked::{Form, Query};
use crate::pages::me::{self, Shown};
use crate::problem::Problem;
use crate::sessions::Visit;

type Answer = Result<Response, Response>;

/// The shortest password, in characters.
const SHORTEST: usize = 8;
/// The longest one.
const LONGEST: usize = 200;

#[derive(Deserialize)]
pub struct Saved {
    saved: Option<String>,
}

pub async fn page(visitor: Visitor, Query(Saved { saved }): Query<Saved>) -> Answer {
    let saved = match saved.as_deref() {
        Some("name") => Some("saved-name"),
        Some("password") => Some("saved-password"),
        Some("left") => Some("saved-left"),
        Some("page") => Some("saved-page"),
        Some("mail") => Some("saved-mail"),
        Some("told") => Some("saved-told"),
        Some("away") => Some("saved-away"),
        Some(_) | None => None,
    };
    shown(&visitor, &Shown { saved, ..Shown::default() })
}

/// The page with its devices.
#[expect(clippy::result_large_err, reason = "a refusal is an answer, and answers are large")]
fn shown(visitor: &Visitor, shown: &Shown<'_>) -> Answer {
    let devices = visitor.id().map_or(Ok(Vec::new()), |player| visitor.desk.store.sessions_of(player));
    let devices = devices.map_err(|error| visitor.refuse(&error.into()))?;
    let people = visitor.desk.store.people();
    let mail = visitor.id().map_or(Ok(None), |player| people.mail_of(player));
    let pushes = visitor.id().map_or(Ok(Vec::new()), |player| people.pushes_of(player));
    let mail = mail.map_err(|error| visitor.refuse(&error.into()))?;
    let pushes = pushes.map_err(|error| visitor.refuse(&error.into()))?;
    let told = crate::pages::told::part(visitor, mail.as_ref(), &pushes);
    Ok(me::page(visitor, shown, &devices, &told).into_response())
}

/// A refusal that loses nothing of what was typed: the page again, with the reason.
pub fn again(visitor: &Visitor, problem: &Problem, typed: &str) -> Response {
    if visitor.script {
        return visitor.refuse(problem);
    }
    let sentence = problem.sentence(visitor.lang);
    let page = shown(visitor, &Shown { problem: Some(&sentence), typed, saved: None });
    let mut response = page.unwrap_or_else(|refused| refused);
    *response.status_mut() = problem.status();
    problem.say_when(response.headers_mut());
    response
}

/// The table at whose page the visitor is.
#[derive(Deserialize)]
pub struct Beside {
    but: Option<String>,
}

/// How many games wait for the visitor, for the script: a number, and in the next line the same in words.
pub async fn waiting(visitor: Visitor, Query(beside): Query<Beside>) -> Answer {
    let count = visitor.id().map_or(Ok(0), |player| visitor.desk.store.waiting_for(player));
    let mut count = count.map_err(|error| visitor.refuse(&error.into()))?;
    if let Some(table) = beside.but
        && let Ok(live) = visitor.desk.table(&table).await
    {
        let state = live.state.lock().await;
        let own = state.seat_of(visitor.id()).map(|seat| seat.index() as u8);
        let waits = own.is_some_and(|seat| state.asked().contains(&seat));
        count = count.saturating_sub(u32::from(waits));
    }
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CACHE_CONTROL, "no-store")];
    let words = visitor.t_with("home-bell", &[("n", &count.to_string())]);
    Ok((headers, format!("{count}\n{words}\n")).into_response())
}

#[derive(Deserialize)]
pub struct Name {
    name: String,
}

pub async fn rename(mut visitor: Visitor, Form(form): Form<Name>) -> Answer {
    let Some(name) = store::clean_name(&form.name) else {
        let problem = Problem::Refused(visitor.t("problem-name"));
        return Err(again(&visitor, &problem, ""));
    };
    if store::is_cut(&form.name) {
        let problem = Problem::Refused(visitor.t("problem-name-long"));
        return Err(again(&visitor, &problem, ""));
    }
    let renamed = async {
        let (player, cookie) = visitor.player().await?;
        let taken = || Problem::Refused(visitor.t("problem-name-taken"));
        visitor.desk.rename(&player.id, &name).await.map_err(|error| or_taken(error, taken))?;
        Ok::<_, Problem>(cookie)
    };
    match renamed.await {
        Ok(cookie) => Ok(visitor.go("/me?saved=name", cookie)),
        Err(problem) => Err(again(&visitor, &problem, "")),
    }
}

/// A name that brings somebody else back is not to be had.
pub fn or_taken(error: StoreError, taken: impl FnOnce() -> Problem) -> Problem {
    if error == StoreError::Taken { taken() } else { error.into() }
}

#[derive(Deserialize)]
pub struct Password {
    password: String,
}

/// A password is chosen: every other session of the player ends.
pub async fn password(mut visitor: Visitor, Form(form): Form<Password>) -> Answer {
    let length = form.password.chars().count();
    if !(SHORTEST..=LONGEST).contains(&length) {
        let name = if length < SHORTEST { "problem-password-short" } else { "problem-password-long" };
        let problem = Problem::Refused(visitor.t(name));
        return Err(again(&visitor, &problem, ""));
    }
    let kept = async {
        let (player, cookie) = visitor.player().await?;
        let hash = visitor.desk.admission.hashing.hash(form.password).await?;
        let keep = visitor.session.clone();
        let change = Change::Password { player: player.id.clone(), hash: Some(hash), keep };
        let taken = || Problem::Refused(visitor.t("problem-name-taken"));
        visitor.desk.store.write(change).await.map_err(|error| or_taken(error, taken))?;
        visitor.desk.forget_sessions(&player.id);
        tracing::info!(player = player.id, client = %visitor.client.address, "password set");
        Ok::<_, Problem>(cookie)
    };
    match kept.await {
        Ok(cookie) => Ok(visitor.go("/me?saved=password", cookie)),
        Err(problem) => Err(again(&visitor, &problem, "")),
    }
}

#[derive(Deserialize)]
pub struct Return {
    name: String,
    password: String,
}

/// A name and a password bring a player back. It takes the same work whether anybody has that name or not.
pub async fn come_back(mut visitor: Visitor, Form(form): Form<Return>) -> Answer {
    let login = store::login_of(&form.name);
    let client = visitor.client.key();
    let found = async {
        visitor.desk.admission.login(&client, &login)?;
        let player = visitor.desk.store.login(&login)?;
        let hash = player.as_ref().and_then(|player| player.password.clone());
        let password = if form.password.chars().count() > LONGEST { String::new() } else { form.password };
        let fits = visitor.desk.admission.hashing.fits(password, hash).await?;
        match player.filter(|_| fits) {
            Some(player) => visitor.come_in(&player.id).await,
            None => {
                visitor.desk.metrics.failed_logins.inc();
                tracing::info!(name = ?login, client, "login failed");
                Err(Problem::Refused(visitor.t("problem-password")))
            }
        }
    };
    match found.await {
        Ok(cookie) => Ok(visitor.go("/", Some(cookie))),
        Err(problem) => Err(again(&visitor, &problem, &form.name)),
    }
}

#[derive(Deserialize)]
pub struct Leave {
    /// The beginning of a session's name, or `all`; nothing for the session of this browser.
    #[serde(default)]
    device: String,
}

/// How many letters of a session's name its form sends: enough to tell one's own apart, too few to be worth stealing.
pub const LETTERS: usize = 8;

/// Logs out: this browser, another device, or all of them.
pub async fn leave(visitor: Visitor, Form(form): Form<Leave>) -> Answer {
    let (Some(session), Some(player)) = (visitor.session.clone(), visitor.player.clone()) else {
        return Ok(visitor.go("/", None));
    };
    let visit = Visit { session, player, old: false };
    let left = match form.device.as_str() {
        "all" => visitor.desk.end_sessions(&visit.player.id).await.map(|()| true),
        "" => visitor.desk.end_session(&visit, &visit.session).await.map(|()| true),
        device => another(&visitor, &visit, device).await,
    };
    match left {
        Ok(true) => {
            let mut response = visitor.go("/", None);
            response.headers_mut().append(header::SET_COOKIE, visitor.jar().nobody());
            Ok(response)
        }
        Ok(false) => Ok(visitor.go("/me?saved=left", None)),
        Err(problem) => Err(visitor.refuse(&problem)),
    }
}

/// Logs a device out; `true` if it is this one.
async fn another(visitor: &Visitor, visit: &Visit, device: &str) -> Result<bool, Problem> {
    let all = visitor.desk.store.sessions_of(&visit.player.id)?;
    let found = all.iter().find(|row| device.len() == LETTERS && row.id.starts_with(device));
    let found = found.ok_or(Problem::NotFound)?;
    visitor.desk.end_session(visit, &found.id).await?;
    Ok(found.id == visit.session)
}
