//! A game gone through again: its record, and any position of it.

use axum::extract::{Path, Query};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use kernel::{Seat, Viewer};
use serde::Deserialize;

use super::Visitor;
use crate::live::Phase;
use crate::pages;
use crate::problem::Problem;

type Answer = Result<Response, Response>;

/// The record as text: all of it when the game is over, before that what the visitor may know.
pub async fn record(visitor: Visitor, Path(id): Path<String>) -> Answer {
    let live = visitor.desk.table(&id).await.map_err(|problem| visitor.refuse(&problem))?;
    let state = live.state.lock().await;
    let (text, game) = match &state.phase {
        Phase::Gathering(_) => return Err(visitor.refuse(&Problem::NotDealt)),
        Phase::Dealt(table) => {
            (table.record_for(state.viewer(visitor.id())).to_string(), table.meta().id.to_owned())
        }
        Phase::Kept(kept) => (kept.text(state.seat_of(visitor.id())), kept.game.clone()),
    };
    let name = format!("attachment; filename=\"{game}-{}.cabildo\"", live.id);
    let mut response = text.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    if let Ok(name) = HeaderValue::from_str(&name) {
        headers.insert(header::CONTENT_DISPOSITION, name);
    }
    Ok(response)
}

#[derive(Deserialize)]
pub struct Where {
    ply: Option<usize>,
    seat: Option<String>,
}

/// A position of a game that is over, from any seat's view; of a game that runs, from the visitor's own.
pub async fn page(visitor: Visitor, Path(id): Path<String>, Query(place): Query<Where>) -> Answer {
    let live = visitor.desk.table(&id).await.map_err(|problem| visitor.refuse(&problem))?;
    let state = live.state.lock().await;
    let table = state.dealt().map_err(|problem| visitor.refuse(&problem))?;
    let last = table.ply();
    let ply = place.ply.unwrap_or(last);
    if ply > last {
        return Err(visitor.refuse(&Problem::NotFound));
    }
    let over = state.is_over();
    let wanted: Option<Seat> = place.seat.as_deref().and_then(|seat| seat.parse().ok());
    let viewer = match wanted {
        Some(seat) if over && seat.index() < state.seats.len() => Viewer::Seat(seat),
        Some(_) | None => state.viewer(visitor.id()),
    };
    let mut table = table.copy();
    table.rewind(ply);
    let words = visitor.words(&state);
    let shown =
        pages::replay::Moment { id: &live.id, table: table.as_ref(), viewer, last, over, words: &words };
    Ok(pages::replay::page(&visitor, &shown).into_response())
}
