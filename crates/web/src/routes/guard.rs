//! What every request passes: who asks, where it comes from, how many there are, what is told of it, and the headers of every answer.

use std::error::Error;
use std::sync::Arc;
use std::time::Instant;

use axum::body::{Body, HttpBody, to_bytes};
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Uri, header};
use axum::middleware::Next;
use axum::response::Response;
use http_body_util::LengthLimitError;

use kernel::Lang;

use super::Visitor;
use crate::agent;
use crate::client::Client;
use crate::desk::Desk;
use crate::identity::{self, Jar};
use crate::metrics::count;
use crate::problem::Problem;
use crate::serve::Presence;
use crate::sessions::Visit;

/// The largest request that is read.
const LARGEST: usize = 16 * 1024;

/// Nothing from elsewhere, no script and no style inside a page, no frame around it.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The same for the one page that may stand in a page of somebody else: it sends no form anywhere.
const EMBEDDED: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                        connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors *";

/// Marks an answer that may stand in a page of somebody else.
#[derive(Clone, Copy, Debug)]
pub struct Embeddable;

/// Who asks: found out once for each request.
#[derive(Clone, Debug)]
pub struct Asking {
    pub client: Client,
    pub visit: Option<Visit>,
}

impl Asking {
    fn player(&self) -> Option<&str> {
        self.visit.as_ref().map(|visit| visit.player.id.as_str())
    }
}

pub async fn guard(State(desk): State<Arc<Desk>>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    count(&desk.metrics.requests);
    let (mut request, chosen) = in_language(request);
    let client = desk.settings.proxies.client(request.extensions(), request.headers());
    if client.unknown_proxy {
        desk.warn_of_proxy(client.address);
    }
    let (visit, unknown) = match desk.visit(request.headers()) {
        Ok(visit) => (visit, None),
        Err(error) => (None, Some(Problem::from(error))),
    };
    let asking = Asking { client, visit };
    request.extensions_mut().insert(asking.clone());
    let route = request.extensions().get::<MatchedPath>().map_or("elsewhere", MatchedPath::as_str).to_owned();
    let method = request.method().clone();
    let mut response = answer(&desk, &asking, unknown, request, next).await;
    let status = response.status();
    if status.is_server_error() {
        count(&desk.metrics.failed);
    } else if status.is_client_error() {
        count(&desk.metrics.refused);
    }
    let took = begun.elapsed();
    desk.metrics.answered(&route, status.as_u16(), took);
    let (ms, player) = (took.as_secs_f64() * 1000.0, asking.player().unwrap_or_default());
    tracing::debug!(%method, route, status = status.as_u16(), ms, client = %client.address, player, "request");
    if response.extensions().get::<Embeddable>().is_some() {
        undress(response.headers_mut());
        return response;
    }
    dress(response.headers_mut());
    if let Some(lang) = chosen {
        let jar = Jar { base: &desk.settings.base, secure: client.secure };
        response.headers_mut().append(header::SET_COOKIE, jar.lang(lang));
    }
    response
}

/// In debug builds a page with `?lang=qps` is read in the language it names, the made-up one too, and so are those after it.
fn in_language(mut request: Request) -> (Request, Option<Lang>) {
    if !cfg!(debug_assertions) || *request.method() != Method::GET {
        return (request, None);
    }
    let pairs = request.uri().query().unwrap_or_default().split('&');
    let code = pairs.filter_map(|pair| pair.strip_prefix("lang=")).next();
    let Some(lang) = code.and_then(|code| code.parse::<Lang>().ok()) else { return (request, None) };
    identity::prefer(request.headers_mut(), lang);
    (request, Some(lang))
}

/// Whether a path is served whoever asks.
fn for_everybody(path: &str) -> bool {
    path.starts_with("/static/")
        || path.starts_with("/a/")
        || ["/favicon.ico", "/healthz", "/readyz"].contains(&path)
}

async fn answer(
    desk: &Arc<Desk>,
    asking: &Asking,
    unknown: Option<Problem>,
    request: Request,
    next: Next,
) -> Response {
    if let Err(problem) = admit(desk, asking, &request) {
        return refuse(desk, asking, &Refused::of(&request), &problem);
    }
    if let Some(problem) = unknown.filter(|_| !for_everybody(request.uri().path())) {
        return refuse(desk, asking, &Refused::of(&request), &problem);
    }
    let renewed = renew(desk, asking, request.headers()).await;
    let mut response = if changes(request.method()) {
        let about = Refused::of(&request);
        let request = match with_body(desk, asking, request).await {
            Ok(request) => request,
            Err(problem) => return refuse(desk, asking, &about, &problem),
        };
        // A change is carried out to its end on a task of its own: a client that hangs up must not stop it between the disk and the table.
        tokio::spawn(next.run(request)).await.unwrap_or_else(|error| {
            tracing::error!(%error, "a request failed");
            refuse(desk, asking, &about, &Problem::Failed)
        })
    } else {
        next.run(request).await
    };
    if let Some(cookie) = renewed {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// What a refusal has to know of its request.
struct Refused {
    method: Method,
    uri: Uri,
    headers: HeaderMap,
}

impl Refused {
    fn of(request: &Request) -> Refused {
        let (method, uri) = (request.method().clone(), request.uri().clone());
        Refused { method, uri, headers: request.headers().clone() }
    }
}

/// A refusal: for a program, or as a page.
fn refuse(desk: &Arc<Desk>, asking: &Asking, about: &Refused, problem: &Problem) -> Response {
    let path = about.uri.path();
    let visitor = Visitor::new(desk, asking, &about.method, path, &about.headers);
    if path.starts_with("/api/") { problem.json(visitor.lang) } else { visitor.refuse(problem) }
}

fn changes(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// Whether a request may be answered now.
fn admit(desk: &Desk, asking: &Asking, request: &Request) -> Result<(), Problem> {
    let (client, path) = (asking.client.key(), request.uri().path());
    if changes(request.method()) {
        if !identity::same_origin(request.headers()) {
            return Err(Problem::Forbidden("problem-other-site"));
        }
        if desk.bans.forbid(asking.client.address, asking.player()) {
            return Err(Problem::Forbidden("problem-banned"));
        }
        return desk.admission.change(&client, asking.player());
    }
    // What is the same for everybody costs nothing; who watches over the server has to get through.
    if for_everybody(path) {
        return Ok(());
    }
    desk.admission.read(&client, asking.player())
}

/// A cookie of release 0.1 becomes one of a session.
async fn renew(desk: &Desk, asking: &Asking, headers: &HeaderMap) -> Option<HeaderValue> {
    let visit = asking.visit.as_ref().filter(|visit| visit.old)?;
    let (player, session) = (&visit.player.id, visit.session.clone());
    let session = desk.begin_session(player, &agent::rough(headers), Some(session)).await.ok()?;
    let jar = Jar { base: &desk.settings.base, secure: asking.client.secure };
    Some(jar.session(&desk.secret, &session))
}

/// The request with its whole body, which has to come in time.
async fn with_body(desk: &Desk, asking: &Asking, request: Request) -> Result<Request, Problem> {
    let presence = request.extensions().get::<Arc<Presence>>().cloned();
    let (parts, body) = request.into_parts();
    if body.size_hint().lower() > LARGEST as u64 {
        return Err(Problem::TooLarge);
    }
    let ticket = desk.admission.body(&asking.client.key())?;
    let whole = tokio::time::timeout(desk.settings.limits.body_time, to_bytes(body, LARGEST)).await;
    drop(ticket);
    let bytes = whole.map_err(|_| Problem::Slow)?.map_err(|error| {
        let large = error.source().is_some_and(|source| source.is::<LengthLimitError>());
        if large { Problem::TooLarge } else { Problem::Bad("the request was cut short".to_owned()) }
    })?;
    if let Some(presence) = presence {
        presence.busy();
    }
    Ok(Request::from_parts(parts, Body::from(bytes)))
}

/// Nobody is anybody in a page of somebody else, and nothing is remembered.
fn undress(headers: &mut HeaderMap) {
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(EMBEDDED));
    dress(headers);
    headers.remove(header::X_FRAME_OPTIONS);
    headers.remove(header::SET_COOKIE);
}

fn dress(headers: &mut HeaderMap) {
    let mut set = |name: HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    set(header::CONTENT_SECURITY_POLICY, POLICY);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "same-origin");
    set(header::X_FRAME_OPTIONS, "DENY");
    set(header::CACHE_CONTROL, "no-store");
    set(header::VARY, "Cookie, Accept-Language");
}
