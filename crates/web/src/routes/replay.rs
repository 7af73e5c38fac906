//! A game gone through again: its record, and any position of it.

use axum::extract::{Path, Query};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use kernel::{Seat, Viewer};
use maud::{Markup, html};
use serde::Deserialize;

use super::Visitor;
use crate::frames::Past;
use crate::live::{Phase, State};
use crate::pages::{self, replay::Moment};
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
    /// The ply that the page shows: what happened since is told.
    since: Option<usize>,
}

/// Who looks at a position: at a game that is over from any seat, at one that runs from the visitor's own.
pub fn eyes(state: &State, visitor: &Visitor, seat: Option<&str>) -> Viewer {
    match seat.and_then(|seat| seat.parse::<Seat>().ok()) {
        Some(seat) if state.is_over() && seat.index() < state.seats.len() => Viewer::Seat(seat),
        Some(_) | None => state.viewer(visitor.id()),
    }
}

/// A position of a game: a page, or for the script what differs from the one that it shows, and how it came to it.
pub async fn page(visitor: Visitor, Path(id): Path<String>, Query(place): Query<Where>) -> Answer {
    let live = visitor.desk.table(&id).await.map_err(|problem| visitor.refuse(&problem))?;
    let (shown, past) = {
        let state = live.state.lock().await;
        show(&visitor, &live.id, &state, &place).map_err(|problem| visitor.refuse(&problem))?
    };
    // Frames are drawn when nobody waits for them at the table.
    let frames = match past {
        Some(past) => past.tell().await,
        None => None,
    };
    Ok(html! { (shown) @if let Some(frames) = frames { (frames) } }.into_response())
}

fn show(
    visitor: &Visitor,
    id: &str,
    state: &State,
    place: &Where,
) -> Result<(Markup, Option<Past>), Problem> {
    let whole = state.dealt()?;
    let ply = place.ply.unwrap_or(whole.ply());
    if ply > whole.ply() {
        return Err(Problem::NotFound);
    }
    let viewer = eyes(state, visitor, place.seat.as_deref());
    let mut then = whole.copy();
    then.rewind(ply);
    let words = visitor.words(state);
    let moment = Moment { id, then: then.as_ref(), whole, viewer, over: state.is_over(), words: &words };
    if !visitor.script && place.since.is_none() {
        return Ok((pages::replay::page(visitor, &moment), None));
    }
    let part = pages::replay::part(visitor, &moment);
    let art = visitor.art(whole.meta().id);
    let since = place.since.filter(|since| *since < ply);
    Ok((part, since.map(|since| Past { table: then, since, own: None, viewer, words, art })))
}
