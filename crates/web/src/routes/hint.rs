//! Help before an answer: for who is alone with bots, or where everybody agreed to it before the game. Nobody gets it elsewhere.

use ::bots::weigh;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use coach::{Hint, Warning};
use serde::Deserialize;
use store::Change;

use super::asked::{Form, Path, Query};
use super::{Shown, Visitor};
use crate::boards::{self, Looker};
use crate::counsel::Matter;
use crate::live::Live;
use crate::pages::hint::{self as page, Help, Step};
use crate::problem::Problem;

type Answer = Result<Response, Response>;

/// The coach speaks no more often in a game.
const WORDS: u8 = 3;

/// Thinking longer means so many times as long.
const LONGER: u64 = 4;

#[derive(Deserialize)]
pub struct Wanted {
    step: Option<Step>,
    /// Whether it may take longer.
    #[serde(default)]
    more: bool,
}

/// Help in three steps: a word to think first, what to look at, the best answers with their reasons.
pub async fn hint(visitor: Visitor, Path(id): Path<String>, Query(wanted): Query<Wanted>) -> Answer {
    match help(&visitor, &id, &wanted).await {
        Ok(help) => Ok(page::answer(&visitor, &id, &help).into_response()),
        Err(problem) => Err(visitor.refuse(&problem)),
    }
}

async fn help(visitor: &Visitor, id: &str, wanted: &Wanted) -> Result<Help, Problem> {
    let desk = &visitor.desk;
    let live = desk.table(id).await?;
    let (table, matter, words, payer, places) = {
        let state = live.state.lock().await;
        let table = state.dealt()?;
        let seat = state.seat_of(visitor.id()).ok_or(Problem::Forbidden("problem-seat"))?;
        if !state.may_have_help(seat) {
            return Err(Problem::Forbidden("problem-no-help"));
        }
        if table.legal(seat).len() < 2 {
            return Ok(Help::Nothing);
        }
        let iterations = desk.settings.hint.iterations * if wanted.more { LONGER } else { 1 };
        let matter = Matter { moved: state.moved, seat, lang: visitor.lang, iterations, first: None };
        let words = visitor.words(&state);
        let art = visitor.art(table.meta().id);
        let looker = Looker {
            viewer: state.viewer(visitor.id()),
            own: Some(seat),
            answers: true,
            words: &words,
            art: &art,
        };
        let offers = boards::lay(table).show(&looker).answers;
        let places = offers.into_iter().map(|offer| (offer.choice.action, offer.places.join(" "))).collect();
        (table.copy(), matter, words.clone(), state.payer(), places)
    };
    let Some(step) = wanted.step else { return Ok(Help::Ask) };
    let (moved, effort) = (matter.moved, desk.settings.hint.with_iterations(matter.iterations));
    let weigher = weigh(table.as_ref(), matter.seat, effort, None, &words).map_err(|_| Problem::Failed)?;
    let weighed = desk.counsel(&live, payer, matter, weigher).await.ok_or(Problem::Busy)?;
    let mut state = live.state.lock().await;
    if state.moved != moved {
        return Err(Problem::Stale);
    }
    if !state.helped && !desk.store.is_read_only() {
        // Whether it could be noted or not, the help is given.
        state.helped = desk.store.write(Change::Helped { table: live.id.clone() }).await.is_ok();
    }
    let hint = Hint::of(table.as_ref(), &weighed, &words);
    Ok(Help::Given { step, hint, places, game: table.meta().id, more: wanted.more })
}

/// The coach's word before a costly answer, as an answer to its form; nothing if there is nothing to say. It never stands in the way: what it
/// offers is to choose again, or to play it anyway.
pub async fn warn(visitor: &Visitor, live: &Live, shown: Shown, action: &str) -> Option<Response> {
    let desk = &visitor.desk;
    let (table, matter, words, payer) = {
        let state = live.state.lock().await;
        let table = state.table()?;
        let seat = state.seat_of(visitor.id()).filter(|seat| state.may_have_help(*seat))?;
        shown.check(live, &state, table).ok()?;
        let legal = table.legal(seat);
        if state.warned >= WORDS || legal.len() < 2 || !legal.iter().any(|known| known == action) {
            return None;
        }
        let iterations = desk.settings.coach.iterations;
        let first = Some(action.to_owned());
        let matter = Matter { moved: state.moved, seat, lang: visitor.lang, iterations, first };
        (table.copy(), matter, visitor.words(&state), state.payer())
    };
    let moved = matter.moved;
    let weigher = weigh(table.as_ref(), matter.seat, desk.settings.coach, Some(action), &words).ok()?;
    let weighed = desk.counsel(live, payer, matter, weigher).await?;
    let warning = Warning::of(table.as_ref(), &weighed, action, &words)?;
    let mut state = live.state.lock().await;
    if state.moved != moved || state.warned >= WORDS {
        return None;
    }
    state.warned += 1;
    let sources = coach::sources(table.as_ref(), &words);
    let page = page::warning(visitor, live, table.ply(), action, &warning, &sources);
    Some((StatusCode::PRECONDITION_REQUIRED, page).into_response())
}

#[derive(Deserialize)]
pub struct Switch {
    on: bool,
}

/// Lets the coach speak, or not, at all tables of this browser.
pub async fn coach(visitor: Visitor, Path(id): Path<String>, Form(switch): Form<Switch>) -> Answer {
    let live = visitor.desk.table(&id).await.map_err(|problem| visitor.refuse(&problem))?;
    let mut response = visitor.go(&format!("/t/{}", live.id), None);
    response.headers_mut().append(header::SET_COOKIE, visitor.jar().coach(switch.on));
    Ok(response)
}
