//! What every request passes: where it comes from, how many there are, and the headers of every answer.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;

use kernel::Lang;

use crate::desk::Desk;
use crate::identity;
use crate::metrics::count;
use crate::problem::Problem;

/// Nothing from elsewhere, no script and no style inside a page, no frame around it.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

pub async fn guard(State(desk): State<Arc<Desk>>, request: Request, next: Next) -> Response {
    count(&desk.metrics.requests);
    let (request, chosen) = in_language(request);
    let lang = identity::lang(request.headers());
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let mut response = if changes && !identity::same_origin(request.headers()) {
        Problem::Forbidden("problem-other-site").json(lang)
    } else if changes && !desk.limits.allow(&client(&desk, &request), Instant::now()) {
        Problem::TooMany.json(lang)
    } else if changes {
        // A change is carried out to its end on a task of its own: a client that hangs up must not stop it between the disk and the table.
        tokio::spawn(next.run(request)).await.unwrap_or_else(|error| {
            tracing::error!(%error, "a request failed");
            Problem::Failed.json(lang)
        })
    } else {
        next.run(request).await
    };
    if response.status().is_server_error() {
        count(&desk.metrics.failed);
    } else if response.status().is_client_error() {
        count(&desk.metrics.refused);
    }
    dress(response.headers_mut());
    if let Some(lang) = chosen {
        response.headers_mut().append(header::SET_COOKIE, identity::lang_cookie(lang));
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

/// Who asks: the player, or the address of somebody without a cookie.
fn client(desk: &Desk, request: &Request) -> String {
    if let Some(player) = identity::player(&desk.secret, request.headers()) {
        return player;
    }
    let address = request.extensions().get::<ConnectInfo<SocketAddr>>();
    address.map_or_else(|| "unknown".to_owned(), |ConnectInfo(address)| address.ip().to_string())
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
