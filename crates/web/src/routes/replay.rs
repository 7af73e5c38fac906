//! A game gone through again: its record, and any position of it.

use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use coach::Analysis;
use kernel::{Seat, Table, Viewer, Words};
use maud::{Markup, html};
use serde::Deserialize;

use super::asked::{Path, Query};
use super::guard::Embeddable;
use super::{Visitor, may_go_on};
use crate::frames::Past;
use crate::live::{Live, Phase, State};
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
            let mut table = table.copy();
            if let Some((parent, _)) = table.parent() {
                // What was hidden in the game that this one goes on from is for everybody once that is over too.
                table.veil_past(!visitor.desk.is_over_to_the_root(&parent));
            }
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
    /// Whether it stands in a page of somebody else.
    embed: Option<String>,
}

/// Who looks at a position: at a game that is over from any seat, at one that runs from the visitor's own.
pub fn eyes(state: &State, visitor: &Visitor, seat: Option<&str>) -> Viewer {
    match seat.and_then(|seat| seat.parse::<Seat>().ok()) {
        Some(seat) if state.is_over() && seat.index() < state.seats.len() => Viewer::Seat(seat),
        Some(_) | None => state.viewer(visitor.id()),
    }
}

/// A position of a game: a page, or for the script what differs from the one that it shows, and how it came to it. In a page of somebody else the
/// visitor is nobody.
pub async fn page(mut visitor: Visitor, Path(id): Path<String>, Query(place): Query<Where>) -> Answer {
    let embed = place.embed.is_some();
    if embed {
        visitor.player = None;
    }
    let live = visitor.desk.table(&id).await.map_err(|problem| visitor.refuse(&problem))?;
    let gone = {
        let state = live.state.lock().await;
        Gone::through(&visitor, &live, &state, &place).map_err(|problem| visitor.refuse(&problem))?
    };
    let analysis = gone.over.then(|| visitor.desk.look_through(&live, gone.whole.as_ref()));
    let (shown, past) = gone.show(&visitor, &live.id, &place, analysis.as_ref());
    let frames = match past {
        Some(past) => past.tell().await,
        None => None,
    };
    let mut response = html! { (shown) @if let Some(frames) = frames { (frames) } }.into_response();
    if embed {
        response.extensions_mut().insert(Embeddable);
    }
    Ok(response)
}

/// What a page of a replay is made from, when nobody waits for it at the table any more.
struct Gone {
    whole: Box<dyn Table>,
    then: Box<dyn Table>,
    viewer: Viewer,
    over: bool,
    alone: bool,
    words: Words,
    head: Markup,
}

impl Gone {
    fn through(visitor: &Visitor, live: &Live, state: &State, place: &Where) -> Result<Gone, Problem> {
        let whole = state.dealt()?;
        let ply = place.ply.unwrap_or(whole.ply());
        if ply > whole.ply() {
            return Err(Problem::NotFound);
        }
        let viewer = eyes(state, visitor, place.seat.as_deref());
        let mut then = whole.copy();
        then.rewind(ply);
        let alone = state.seat_of(visitor.id()).is_some_and(|own| may_go_on(state, own));
        let (over, words) = (state.is_over(), visitor.words(state));
        let title = visitor.t_with("replay-title", &[("game", whole.meta().title(visitor.lang))]);
        let head = pages::link::head(visitor, live, state, &title, "/replay");
        Ok(Gone { whole: whole.copy(), then, viewer, over, alone, words, head })
    }

    fn show(
        self,
        visitor: &Visitor,
        id: &str,
        place: &Where,
        analysis: Option<&Analysis>,
    ) -> (Markup, Option<Past>) {
        let Gone { whole, then, viewer, over, alone, words, head } = self;
        let moment = Moment {
            id,
            then: then.as_ref(),
            whole: whole.as_ref(),
            viewer,
            over,
            alone,
            embed: place.embed.is_some(),
            analysis,
            words: &words,
            head: &head,
        };
        if !visitor.script && place.since.is_none() {
            return (pages::replay::page(visitor, &moment), None);
        }
        let part = pages::replay::part(visitor, &moment);
        let art = visitor.art(whole.meta().id);
        let since = place.since.filter(|since| *since < then.ply());
        (part, since.map(|since| Past { table: then, since, own: None, viewer, words, art }))
    }
}
