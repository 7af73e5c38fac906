//! Addresses and who answers them.

mod analysis;
mod asked;
mod docs;
mod explore;
mod fork;
mod forms;
mod guard;
mod hint;
mod icons;
mod learn;
mod lists;
mod me;
mod own;
mod people;
mod poster;
mod replay;
mod stats;
mod tables;
mod things;
mod told;
mod visitor;

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde::Deserialize;

pub use asked::Path;
use asked::Query;
pub use fork::may_go_on;
pub use me::LETTERS as SESSION_LETTERS;
pub use people::{MORE_LIVE, may_hand, may_nudge};
pub use tables::{Shown, events, give, sit_down};
pub use visitor::Visitor;

use crate::desk::Desk;
use crate::packing::pack_answers;
use crate::problem::Problem;
use crate::{api, assets, boards, metrics, pages};

/// The whole site, under the path that the host has chosen.
pub fn app(desk: Arc<Desk>) -> Router {
    let base = desk.settings.base.clone();
    let site = site(Arc::clone(&desk));
    if base.is_empty() {
        return site;
    }
    // With and without the slash at the end: people leave it out.
    let home = get(async |visitor: Visitor| visitor.go("/", None)).with_state(desk);
    Router::new().route(&base, home).nest_service(&format!("{base}/"), site)
}

fn site(desk: Arc<Desk>) -> Router {
    Router::new()
        .route("/", get(home))
        .route("/play/{game}", post(forms::play_now))
        .route("/new", get(forms::new_page))
        .route("/tables", get(lists::page).post(forms::new_table))
        .route("/t/{table}", get(tables::page))
        .route("/t/{table}/part", get(tables::part))
        .route("/t/{table}/log", get(tables::log))
        .route("/t/{table}/events", get(tables::page_events))
        .route("/t/{table}/move", post(tables::play))
        .route("/t/{table}/several", post(tables::several))
        .route("/t/{table}/preview", get(things::preview))
        .route("/t/{table}/hint", get(hint::hint))
        .route("/t/{table}/coach", post(hint::coach))
        .route("/t/{table}/undo", post(tables::undo))
        .route("/t/{table}/sit", post(tables::sit))
        .route("/t/{table}/leave", post(tables::leave))
        .route("/t/{table}/resign", post(tables::resign))
        .route("/t/{table}/fill", post(tables::fill))
        .route("/t/{table}/close", post(tables::close))
        .route("/t/{table}/decline", post(tables::decline))
        .route("/t/{table}/chat", post(tables::chat))
        .route("/t/{table}/rematch", post(tables::rematch))
        .route("/t/{table}/fork", post(fork::fork))
        .route("/t/{table}/here", post(people::here))
        .route("/t/{table}/nudge", post(people::nudge))
        .route("/t/{table}/away", post(people::away))
        .route("/t/{table}/pause", post(people::pause))
        .route("/t/{table}/host", post(people::host))
        .route("/t/{table}/mute", post(people::mute))
        .route("/t/{table}/record", get(replay::record))
        .route("/t/{table}/replay", get(replay::page))
        .route("/t/{table}/poster.png", get(poster::poster))
        .route("/t/{table}/analysis", get(analysis::analysis))
        .route("/t/{table}/again", get(analysis::puzzle).post(analysis::again))
        .route("/t/{table}/things/{thing}", get(things::at_table))
        .route("/learn", get(learn::all))
        .route("/learn/{game}", get(learn::game))
        .route("/learn/{game}/{lesson}/{step}", get(learn::step))
        .route("/learn/{game}/{lesson}/{step}/preview", get(learn::preview))
        .route("/explore/{game}", get(explore::page))
        .route("/rules/{game}", get(rules))
        .route("/rules/{game}/aid", get(aid))
        .route("/rules/{game}/things", get(things::gallery))
        .route("/rules/{game}/things/{thing}", get(things::thing))
        .route("/about", get(about))
        .route("/docs", get(docs::overview))
        .route("/docs/", get(docs::slash))
        .route("/docs/{*page}", get(docs::page))
        .route("/me", get(me::page).post(me::rename))
        .route("/me/waiting", get(me::waiting))
        .route("/me/stats", get(stats::page))
        .route("/me/away", post(people::away_everywhere))
        .route("/me/nearly-out", post(told::nearly_out))
        .route("/me/page", post(own::page))
        .route("/me/export", get(own::export))
        .route("/me/delete", get(own::ask_to_delete).post(own::delete))
        .route("/me/mail", post(told::mail))
        .route("/me/mail/often", post(told::often))
        .route("/me/mail/off", post(told::no_mail))
        .route("/me/push", post(told::push))
        .route("/me/push/off", post(told::no_push))
        .route("/mail/{token}/{what}", get(told::ask).post(told::answer))
        .route("/worker.js", get(told::worker))
        .route("/p/{player}", get(stats::player))
        .route("/me/password", post(me::password))
        .route("/me/return", post(me::come_back))
        .route("/me/leave", post(me::leave))
        .route("/lang/{lang}", post(forms::lang))
        .route("/static/{version}/{*name}", get(asset))
        .route("/a/{sheet}", get(art))
        .route("/icon/{count}", get(icons::counted))
        .route("/favicon.ico", get(icon))
        .route("/healthz", get(health))
        .route("/readyz", get(ready))
        .route("/metrics", get(measured))
        // The API says in its own way what an address does not take.
        .method_not_allowed_fallback(no_page_here)
        .nest("/api", api::routes())
        .fallback(nothing_here)
        .layer(middleware::from_fn_with_state(Arc::clone(&desk), guard::guard))
        .layer(middleware::from_fn(pack_answers))
        .with_state(desk)
}

async fn home(visitor: Visitor) -> Result<Response, Response> {
    let shown = pages::home::gather(&visitor).await.map_err(|problem| visitor.refuse(&problem))?;
    Ok(pages::home::page(&visitor, &shown).into_response())
}

/// What is sought in the rules.
#[derive(Deserialize)]
struct Sought {
    #[serde(default)]
    q: String,
}

async fn rules(visitor: Visitor, Path(game): Path<String>, Query(sought): Query<Sought>) -> Response {
    match catalog::find(&game) {
        Some(game) => pages::rules::page(&visitor, game, &sought.q).into_response(),
        None => visitor.refuse(&Problem::NotFound),
    }
}

/// The player aid of a game.
async fn aid(visitor: Visitor, Path(game): Path<String>) -> Response {
    match boards::face(&game) {
        Some(face) => pages::rules::aid(&visitor, face).into_response(),
        None => visitor.refuse(&Problem::NotFound),
    }
}

async fn about(visitor: Visitor) -> Response {
    pages::about::page(&visitor).into_response()
}

async fn asset(headers: HeaderMap, Path((version, name)): Path<(String, String)>) -> Response {
    assets::serve(&version, &name, &headers)
}

async fn art(headers: HeaderMap, Path(sheet): Path<String>) -> Response {
    assets::serve_art(&sheet, &headers)
}

async fn icon(headers: HeaderMap) -> Response {
    assets::serve("", "icon.svg", &headers)
}

async fn nothing_here(visitor: Visitor) -> Response {
    visitor.refuse(&Problem::NotFound)
}

/// An address to which forms are sent, opened like a page.
async fn no_page_here(visitor: Visitor) -> Response {
    visitor.refuse(&Problem::NoPage)
}

async fn health(State(desk): State<Arc<Desk>>) -> Response {
    match desk.health.check(&desk.store).await {
        Ok(()) if desk.store.is_read_only() => "ok, but the games can only be looked at\n".into_response(),
        Ok(()) => "ok\n".into_response(),
        Err(reason) => (StatusCode::SERVICE_UNAVAILABLE, format!("{reason}\n")).into_response(),
    }
}

/// Whether requests should be sent here, for whoever shares them out among servers.
async fn ready(State(desk): State<Arc<Desk>>) -> Response {
    match desk.readiness().await {
        Ok(()) => "ready\n".into_response(),
        Err(reason) => (StatusCode::SERVICE_UNAVAILABLE, format!("{reason}\n")).into_response(),
    }
}

/// The counts and times of the server, for its own machine: whoever watches from elsewhere asks at the address that the host has set for it.
async fn measured(visitor: Visitor) -> Response {
    let (desk, client) = (&visitor.desk, visitor.client);
    if desk.settings.metrics_apart || !client.is_here() {
        return visitor.refuse(&Problem::NotFound);
    }
    counts(desk)
}

fn counts(desk: &Desk) -> Response {
    let text = desk.metrics.text(desk.present());
    ([(header::CONTENT_TYPE, HeaderValue::from_static(metrics::TEXT))], text).into_response()
}

/// The address at which a server is watched over, apart from its pages.
pub fn watched(desk: Arc<Desk>) -> Router {
    Router::new()
        .route("/metrics", get(async |State(desk): State<Arc<Desk>>| counts(&desk)))
        .route("/healthz", get(health))
        .route("/readyz", get(ready))
        .with_state(desk)
}
