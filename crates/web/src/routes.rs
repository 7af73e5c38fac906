//! Addresses and who answers them.

mod forms;
mod guard;
mod lists;
mod replay;
mod tables;
mod things;
mod visitor;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};

pub use tables::{Shown, events, give, sit_down};
pub use visitor::Visitor;

use crate::desk::Desk;
use crate::problem::Problem;
use crate::{api, assets, pages};

/// The largest request that is read.
const LARGEST: usize = 16 * 1024;

/// The whole site.
pub fn app(desk: Arc<Desk>) -> Router {
    Router::new()
        .route("/", get(lobby))
        .route("/play/{game}", post(forms::play_now))
        .route("/new", get(forms::new_page))
        .route("/tables", get(lists::page).post(forms::new_table))
        .route("/t/{table}", get(tables::page))
        .route("/t/{table}/part", get(tables::part))
        .route("/t/{table}/events", get(tables::events))
        .route("/t/{table}/move", post(tables::play))
        .route("/t/{table}/several", post(tables::several))
        .route("/t/{table}/undo", post(tables::undo))
        .route("/t/{table}/sit", post(tables::sit))
        .route("/t/{table}/leave", post(tables::leave))
        .route("/t/{table}/resign", post(tables::resign))
        .route("/t/{table}/chat", post(tables::chat))
        .route("/t/{table}/rematch", post(tables::rematch))
        .route("/t/{table}/record", get(replay::record))
        .route("/t/{table}/replay", get(replay::page))
        .route("/t/{table}/things/{thing}", get(things::at_table))
        .route("/rules/{game}", get(rules))
        .route("/rules/{game}/things", get(things::gallery))
        .route("/rules/{game}/things/{thing}", get(things::thing))
        .route("/about", get(about))
        .route("/me", get(forms::me).post(forms::rename))
        .route("/me/password", post(forms::password))
        .route("/me/return", post(forms::come_back))
        .route("/lang/{lang}", post(forms::lang))
        .route("/static/{version}/{*name}", get(asset))
        .route("/favicon.ico", get(icon))
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .nest("/api", api::routes())
        .fallback(nothing_here)
        .layer(middleware::from_fn_with_state(Arc::clone(&desk), guard::guard))
        .layer(DefaultBodyLimit::max(LARGEST))
        .with_state(desk)
}

async fn lobby(visitor: Visitor) -> Result<Response, Response> {
    let shown = pages::lobby::gather(&visitor).map_err(|problem| visitor.refuse(&problem))?;
    Ok(pages::lobby::page(&visitor, &shown).into_response())
}

async fn rules(visitor: Visitor, Path(game): Path<String>) -> Response {
    match catalog::find(&game) {
        Some(game) => pages::rules::page(&visitor, game).into_response(),
        None => visitor.refuse(&Problem::NotFound),
    }
}

async fn about(visitor: Visitor) -> Response {
    pages::about::page(&visitor).into_response()
}

async fn asset(Path((version, name)): Path<(String, String)>) -> Response {
    assets::serve(&version, &name)
}

async fn icon() -> Response {
    assets::serve("", "icon.svg")
}

async fn nothing_here(visitor: Visitor) -> Response {
    visitor.refuse(&Problem::NotFound)
}

async fn health(State(desk): State<Arc<Desk>>) -> Response {
    match desk.health.check(&desk.store).await {
        Ok(()) if desk.store.is_read_only() => "ok, but the games can only be looked at\n".into_response(),
        Ok(()) => "ok\n".into_response(),
        Err(reason) => (StatusCode::SERVICE_UNAVAILABLE, format!("{reason}\n")).into_response(),
    }
}

async fn metrics(State(desk): State<Arc<Desk>>) -> Response {
    let text = desk.metrics.text(desk.present());
    ([(header::CONTENT_TYPE, HeaderValue::from_static("text/plain; version=0.0.4"))], text).into_response()
}
