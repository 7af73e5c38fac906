//! A game looked through after its end, and its turning points to try again.

use ::bots::weigh;
use axum::response::{IntoResponse, Response};
use coach::Shown;
use kernel::{Seat, Viewer};
use maud::{Markup, html};
use serde::Deserialize;

use super::Visitor;
use super::asked::{Form, Path, Query};
use crate::pages::analysis::{self as page, Puzzle, Tried};
use crate::pages::fork;
use crate::problem::Problem;

type Answer = Result<Response, Response>;

/// The analysis of a game that is over, as far as it has come.
pub async fn analysis(visitor: Visitor, Path(id): Path<String>) -> Answer {
    let live = visitor.desk.table(&id).await.map_err(|problem| visitor.refuse(&problem))?;
    let (table, words, own) = {
        let state = live.state.lock().await;
        let table = state.dealt().map_err(|problem| visitor.refuse(&problem))?;
        if !state.is_over() {
            return Err(visitor.refuse(&Problem::Forbidden("problem-not-over")));
        }
        (table.copy(), visitor.words(&state), state.seat_of(visitor.id()))
    };
    let analysis = visitor.desk.look_through(&live, table.as_ref());
    // Whoever tries a turning point plays the seat that was asked there.
    let seat_at = |ply: usize| table.answer(ply + 1, Viewer::Afterwards).map(|(seat, _)| seat);
    let ways = |ply: usize| -> Markup {
        html! {
            p.ways {
                a.button href={ (visitor.base()) "/t/" (live.id) "/again?ply=" (ply) } { (visitor.t("again")) }
                a.button href={ (visitor.base()) "/t/" (live.id) "/replay?ply=" (ply) } { (visitor.t("replay")) }
            }
            (fork::form(&visitor, &fork::Way { id: &live.id, ply, seat: seat_at(ply), over: true }))
        }
    };
    let shown = Shown { analysis: &analysis, table: table.as_ref(), words: &words, own, ways: &ways };
    Ok(page::page(&visitor, &live.id, &shown).into_response())
}

#[derive(Deserialize)]
pub struct Where {
    ply: usize,
}

#[derive(Deserialize)]
pub struct Try {
    ply: usize,
    action: String,
}

/// A position to try again, as whoever was asked there saw it.
pub async fn puzzle(visitor: Visitor, Path(id): Path<String>, Query(place): Query<Where>) -> Answer {
    match set(&visitor, &id, place.ply, None).await {
        Ok(page) => Ok(page.into_response()),
        Err(problem) => Err(visitor.refuse(&problem)),
    }
}

/// Another answer there, and what it is worth. Nothing changes.
pub async fn again(visitor: Visitor, Path(id): Path<String>, Form(form): Form<Try>) -> Answer {
    match set(&visitor, &id, form.ply, Some(&form.action)).await {
        Ok(page) => Ok(page.into_response()),
        Err(problem) => Err(visitor.refuse(&problem)),
    }
}

async fn set(visitor: &Visitor, id: &str, ply: usize, tried: Option<&str>) -> Result<Markup, Problem> {
    let desk = &visitor.desk;
    let live = desk.table(id).await?;
    let (whole, words, payer) = {
        let state = live.state.lock().await;
        let table = state.dealt()?;
        if !state.is_over() {
            return Err(Problem::Forbidden("problem-not-over"));
        }
        (table.copy(), visitor.words(&state), state.payer())
    };
    let played = whole.answer(ply + 1, Viewer::Afterwards).ok_or(Problem::NotFound)?;
    let mut then = whole.copy();
    then.rewind(ply);
    let seat: Seat = then.acting().first().ok_or(Problem::NotFound)?;
    let legal = then.legal(seat);
    if legal.len() < 2 {
        return Err(Problem::NotFound);
    }
    let mut found = None;
    if let Some(action) = tried {
        if !legal.iter().any(|known| known == action) {
            return Err(Problem::NotFound);
        }
        let weigher = weigh(then.as_ref(), seat, desk.settings.hint, Some(action), &words)
            .map_err(|_| Problem::Failed)?;
        let weighed = desk.weigh(&live.id, payer, weigher).await.ok_or(Problem::Busy)?;
        found = Tried::of(then.as_ref(), &weighed, action, &played.1, &words);
    }
    let puzzle = Puzzle { id: &live.id, table: then.as_ref(), seat, ply, words: &words, tried: found };
    Ok(page::puzzle(visitor, &puzzle))
}
