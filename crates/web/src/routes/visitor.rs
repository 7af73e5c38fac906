//! Somebody who opens a page.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use kernel::{Lang, Words};
use maud::{Markup, html};
use store::{Change, PlayerRow};

use super::guard::Asking;
use crate::boards::Art;
use crate::choices::Choices;
use crate::client::Client;
use crate::desk::Desk;
use crate::identity::{self, Jar};
use crate::live::State;
use crate::muted::Muted;
use crate::problem::Problem;
use crate::time::now;
use crate::{agent, assets, pages, words};

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
    /// The session of his browser.
    pub session: Option<String>,
    pub client: Client,
    /// Whether he wants the coach to speak, if he has said so.
    pub coach: Option<bool>,
    /// Where the site is, as his browser calls it: `https://example.org`. Nothing if it is no address.
    pub origin: Option<String>,
    /// Whose words he does not want to read.
    pub muted: Muted,
    /// What he chose last for quick games.
    pub choices: Choices,
    /// Roughly which browser it is.
    agent: String,
}

impl FromRequestParts<Arc<Desk>> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, desk: &Arc<Desk>) -> Result<Visitor, Infallible> {
        // The guard has found out who asks.
        let asking = parts.extensions.get::<Asking>().cloned().unwrap_or_else(|| Asking {
            client: desk.settings.proxies.client(&parts.extensions, &parts.headers),
            visit: desk.visit(&parts.headers).ok().flatten(),
        });
        Ok(Visitor::new(desk, &asking, &parts.method, parts.uri.path(), &parts.headers))
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

/// Where the site is, as a browser calls it. It is good for the page that goes back to the same browser, and for nothing else.
fn origin(headers: &HeaderMap, secure: bool) -> Option<String> {
    let host = headers.get(header::HOST)?.to_str().ok()?;
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
    let scheme = if secure { "https" } else { "http" };
    (!host.is_empty() && host.len() < 200 && host.bytes().all(plain)).then(|| format!("{scheme}://{host}"))
}

impl Visitor {
    pub fn new(
        desk: &Arc<Desk>,
        asking: &Asking,
        method: &Method,
        path: &str,
        headers: &HeaderMap,
    ) -> Visitor {
        let visit = asking.visit.as_ref();
        Visitor {
            desk: Arc::clone(desk),
            lang: identity::lang(headers),
            player: visit.map(|visit| visit.player.clone()),
            script: headers.contains_key("x-cabildo"),
            path: page_of(method, path).to_owned(),
            session: visit.map(|visit| visit.session.clone()),
            client: asking.client,
            coach: identity::coach(headers),
            origin: origin(headers, asking.client.secure),
            choices: identity::choices(headers),
            muted: identity::muted(headers),
            agent: agent::rough(headers),
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

    /// The path under which the site stands; nothing for the root. Every address that a page names begins with it.
    pub fn base(&self) -> &str {
        &self.desk.settings.base
    }

    /// The address of a page of this site, wherever it stands.
    pub fn to(&self, path: &str) -> String {
        format!("{}{path}", self.base())
    }

    /// The address of a style, a script or a picture.
    pub fn asset(&self, name: &str) -> Option<String> {
        assets::address(name).map(|path| self.to(path))
    }

    /// The pictures of a game.
    pub fn art(&self, game: &str) -> Art {
        let Some(shelf) = assets::shelf(game) else { return Art::default() };
        let art = Art::new(self.to(&shelf.always.address));
        shelf.apart.iter().fold(art, |art, (sheet, ids)| art.with_apart(self.to(&sheet.address), ids))
    }

    /// A sign of the frame.
    pub fn sign(&self, name: &str) -> Markup {
        self.art("frame").piece("sign", name)
    }

    /// A style sheet that a part of the page brings along, since most pages never wear it.
    pub fn wearing(&self, name: &str) -> Markup {
        html! { link rel="stylesheet" data-key={ "worn-" (name) } href=[self.asset(&format!("{name}.css"))]; }
    }

    /// How many games wait for him.
    pub fn waiting(&self) -> u32 {
        self.id().and_then(|player| self.desk.store.waiting_for(player).ok()).unwrap_or(0)
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
        let cookie = self.come_in(&id).await?;
        let player = PlayerRow {
            id,
            name,
            password: None,
            login: false,
            old_cookie: false,
            page: None,
            nearly_out: false,
            away: None,
        };
        self.player = Some(player.clone());
        Ok((player, Some(cookie)))
    }

    /// A session of a player begins in this browser: the cookie that says so.
    pub async fn come_in(&mut self, player: &str) -> Result<HeaderValue, Problem> {
        let session = self.desk.begin_session(player, &self.agent, None).await?;
        let cookie = self.jar().session(&self.desk.secret, &session);
        self.session = Some(session);
        Ok(cookie)
    }

    /// Where cookies for this visitor are good.
    pub fn jar(&self) -> Jar<'_> {
        Jar { base: self.base(), secure: self.client.secure }
    }

    /// The reader's language and the names at a table.
    pub fn words(&self, state: &State) -> Words {
        let title = |bot: &str| self.desk.brain.title(bot, self.lang);
        Words::new(self.lang).with_these_names(state.names(self.lang, title, || self.t("seat-open")))
    }

    /// A refusal: a page, or a line for the script.
    pub fn refuse(&self, problem: &Problem) -> Response {
        if self.script {
            return problem.json(self.lang);
        }
        let mut response = (problem.status(), pages::problem::page(self, problem)).into_response();
        problem.say_when(response.headers_mut());
        response
    }

    /// An answer to a form: nothing for the script, the next page for a browser without it.
    pub fn go(&self, path: &str, cookie: Option<HeaderValue>) -> Response {
        let place = self.to(path);
        let mut response = if self.script {
            (StatusCode::OK, [(header::LOCATION, place)]).into_response()
        } else {
            Redirect::to(&place).into_response()
        };
        if let Some(cookie) = cookie {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
        response
    }
}
