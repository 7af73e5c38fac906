//! Somebody who opens a page.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use kernel::{Lang, Words};
use store::{Change, PlayerRow};

use crate::desk::Desk;
use crate::live::State;
use crate::problem::Problem;
use crate::time::now;
use crate::{identity, pages, words};

/// Who asks, in which language, and what he wants to read.
pub struct Visitor {
    pub desk: Arc<Desk>,
    pub lang: Lang,
    /// The player, if the cookie is good and the store knows him.
    pub player: Option<PlayerRow>,
    /// Whether the script of the page asks: it wants a short answer, not a page.
    pub script: bool,
    /// The page that he is on.
    pub path: String,
    secure: bool,
}

impl FromRequestParts<Arc<Desk>> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, desk: &Arc<Desk>) -> Result<Visitor, Infallible> {
        Ok(Visitor::new(desk, &parts.headers, page_of(&parts.method, parts.uri.path())))
    }
}

/// The page to which a request belongs: a form at a table belongs to the table, any other one to the lobby.
fn page_of<'a>(method: &Method, path: &'a str) -> &'a str {
    if *method == Method::GET {
        return path;
    }
    let table = path.strip_prefix("/t/").map(|rest| rest.split('/').next().unwrap_or_default().len());
    table.map_or("/", |length| &path[.."/t/".len() + length])
}

impl Visitor {
    pub fn new(desk: &Arc<Desk>, headers: &HeaderMap, path: &str) -> Visitor {
        let id = identity::player(&desk.secret, headers);
        Visitor {
            desk: Arc::clone(desk),
            lang: identity::lang(headers),
            player: id.and_then(|id| desk.player(&id)),
            script: headers.contains_key("x-cabildo"),
            path: path.to_owned(),
            secure: identity::is_secure(headers),
        }
    }

    /// A text of the pages.
    pub fn t(&self, name: &str) -> String {
        words::text(self.lang, name)
    }

    /// The same with values.
    pub fn t_with(&self, name: &str, values: &[(&str, &str)]) -> String {
        words::text_with(self.lang, name, values)
    }

    pub fn id(&self) -> Option<&str> {
        self.player.as_ref().map(|player| player.id.as_str())
    }

    /// The player, made if this is the first time that he does something; with the cookie for the answer.
    pub async fn player(&mut self) -> Result<(PlayerRow, Option<HeaderValue>), Problem> {
        if let Some(player) = &self.player {
            return Ok((player.clone(), None));
        }
        let id = identity::fresh(26);
        let number = identity::fresh(3);
        let name = format!("{} {number}", self.t("guest"));
        self.desk.store.write(Change::Player { id: id.clone(), name: name.clone(), at: now() }).await?;
        let cookie = identity::cookie(&self.desk.secret, &id, self.secure);
        let player = PlayerRow { id, name, password: None };
        self.player = Some(player.clone());
        Ok((player, Some(cookie)))
    }

    /// The cookie of a player who came back.
    pub fn cookie(&self, id: &str) -> HeaderValue {
        identity::cookie(&self.desk.secret, id, self.secure)
    }

    /// The reader's language and the names at a table.
    pub fn words(&self, state: &State) -> Words {
        let title = |bot: &str| self.desk.brain.title(bot, self.lang);
        Words::new(self.lang).with_names(state.names(title, &self.t("seat-open")))
    }

    /// A refusal: a page, or a line for the script.
    pub fn refuse(&self, problem: &Problem) -> Response {
        if self.script {
            return problem.json(self.lang);
        }
        (problem.status(), pages::problem::page(self, problem)).into_response()
    }

    /// An answer to a form: nothing for the script, the next page for a browser without it.
    pub fn go(&self, path: &str, cookie: Option<HeaderValue>) -> Response {
        let mut response = if self.script {
            (StatusCode::OK, [(header::LOCATION, path.to_owned())]).into_response()
        } else {
            Redirect::to(path).into_response()
        };
        if let Some(cookie) = cookie {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
        response
    }
}
