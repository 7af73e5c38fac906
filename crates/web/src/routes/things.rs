//! The things of a game, and what they are at a table.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::{Seat, Words};
use maud::html;
use serde::Deserialize;

use super::Visitor;
use super::asked::{Path, Query};
use super::replay::eyes;
use crate::boards::{self, Art, Looker};
use crate::live::State;
use crate::pages;
use crate::problem::Problem;

type Answer = Result<Response, Response>;

/// The gallery of a game.
pub async fn gallery(visitor: Visitor, Path(game): Path<String>) -> Answer {
    let face = boards::face(&game).ok_or_else(|| visitor.refuse(&Problem::NotFound))?;
    Ok(pages::things::gallery(&visitor, face).into_response())
}

/// A thing of a game.
pub async fn thing(visitor: Visitor, Path((game, thing)): Path<(String, String)>) -> Answer {
    let nothing = || visitor.refuse(&Problem::NotFound);
    let (face, entry) = boards::face(&game).zip(catalog::find(&game)).ok_or_else(nothing)?;
    let about = face.about(&thing, visitor.lang, &visitor.art(&game)).map_err(|_| nothing())?;
    // At a lesson the script asks for the card alone.
    if visitor.script {
        return Ok(pages::things::bare_card(&visitor, &game, &about, &html! {}).into_response());
    }
    Ok(pages::things::thing(&visitor, face, &about, entry.rules(visitor.lang)).into_response())
}

/// What the marks that a player has made would bring, before he confirms them.
pub async fn preview(
    visitor: Visitor,
    Path(id): Path<String>,
    Query(fields): Query<Vec<(String, String)>>,
) -> Answer {
    let live = visitor.desk.table(&id).await.map_err(|problem| visitor.refuse(&problem))?;
    let state = live.state.lock().await;
    let table = state.dealt().map_err(|problem| visitor.refuse(&problem))?;
    let marked: Vec<String> =
        fields.into_iter().filter(|(name, _)| name == "mark").map(|(_, mark)| mark).collect();
    let (words, art) = (visitor.words(&state), visitor.art(table.meta().id));
    let preview = boards::lay(table).preview(&marked, &looker(&visitor, &state, &words, &art));
    match preview {
        Ok(Some(preview)) => Ok(preview.into_response()),
        Ok(None) => Ok(StatusCode::NO_CONTENT.into_response()),
        Err(wrong) => Err(visitor.refuse(&Problem::Refused(wrong.to_string()))),
    }
}

/// How a visitor looks at a table.
fn looker<'a>(visitor: &Visitor, state: &State, words: &'a Words, art: &'a Art) -> Looker<'a> {
    let own = state.seat_of(visitor.id());
    let mine = |seat: Seat| state.closed.is_none() && state.seats[seat.index()].bot.is_none();
    Looker { viewer: state.viewer(visitor.id()), own, answers: own.is_some_and(mine), words, art }
}

#[derive(Deserialize)]
pub struct Place {
    /// Where it lies, for the reason why one cannot answer with it.
    at: Option<String>,
    /// In a replay: the position, and through whose eyes.
    ply: Option<usize>,
    seat: Option<String>,
}

/// A thing at a table, as the visitor sees it: a page, or a card for the script.
pub async fn at_table(
    visitor: Visitor,
    Path((id, thing)): Path<(String, String)>,
    Query(place): Query<Place>,
) -> Answer {
    let live = visitor.desk.table(&id).await.map_err(|problem| visitor.refuse(&problem))?;
    let state = live.state.lock().await;
    let whole = state.dealt().map_err(|problem| visitor.refuse(&problem))?;
    let words = visitor.words(&state);
    let art = visitor.art(whole.meta().id);
    let mut looker = looker(&visitor, &state, &words, &art);
    let mut then = None;
    if let Some(ply) = place.ply.filter(|ply| *ply <= whole.ply()) {
        let viewer = eyes(&state, &visitor, place.seat.as_deref());
        looker = Looker { viewer, own: None, answers: false, ..looker };
        then.insert(whole.copy()).rewind(ply);
    }
    let table = then.as_deref().unwrap_or(whole);
    let laid = boards::lay(table);
    let sheet = laid.sheet(&thing, &looker).map_err(|_| visitor.refuse(&Problem::NotFound))?;
    let why = place.at.and_then(|at| laid.why_not(&at, &looker));
    let entry = catalog::find(table.meta().id).ok_or_else(|| visitor.refuse(&Problem::NotFound))?;
    let rulebook = entry.rules(visitor.lang);
    let here = pages::things::AtTable { live: &live, table, sheet: &sheet, why, words: &words, rulebook };
    let shown = if visitor.script { pages::things::card } else { pages::things::at_table };
    Ok(shown(&visitor, &here).into_response())
}
