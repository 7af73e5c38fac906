//! People at a table: who is here, who is away until when, who reminds whom, pauses, and what the host may do.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::{Seat, Tell};
use serde::Deserialize;
use store::{After, ChatRow, Pace, Pause, SeatRow};

use super::Visitor;
use super::asked::{Form, Path};
use super::tables::{done, find, hosts};
use crate::absence::{self, LONGEST};
use crate::herald::What;
use crate::live::{Happening, Live, Nearness, Phase, State};
use crate::problem::Problem;

type Answer = Result<Response, Response>;

/// Somebody is reminded at most this often, in seconds.
const NUDGES: i64 = 12 * 3_600;
/// What the host gives: five minutes at a live table, a day over days.
pub const MORE_LIVE: i64 = 300;
const MORE_DAYS: i64 = 86_400;

/// A page says that somebody looks at it.
pub async fn here(visitor: Visitor, Path(id): Path<String>) -> Answer {
    let live = find(&visitor, &id).await?;
    if let Some(player) = visitor.id() {
        visitor.desk.is_here(&live, player).await.map_err(|problem| visitor.refuse(&problem))?;
    }
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// A seat that somebody speaks of.
fn seat(visitor: &Visitor, state: &State, word: &str) -> Result<Seat, Problem> {
    let seat: Seat = word.parse().map_err(|error: kernel::BadSeat| Problem::Bad(error.tell(visitor.lang)))?;
    if seat.index() < state.seats.len() { Ok(seat) } else { Err(Problem::NotFound) }
}

fn name(row: &SeatRow) -> String {
    row.name.clone().unwrap_or_default()
}

/// A line of the table, and nothing else.
fn telling(line: ChatRow) -> After {
    After { lines: vec![line], ..After::default() }
}

#[derive(Deserialize)]
pub struct Whom {
    seat: String,
    /// The page that asks.
    #[serde(default)]
    from: String,
}

/// Reminds somebody that it is his turn: one sentence, twice a day at most, and nothing to answer.
pub async fn nudge(visitor: Visitor, Path(id): Path<String>, Form(form): Form<Whom>) -> Answer {
    let live = find(&visitor, &id).await?;
    let nudged = async {
        let mut state = live.state.lock().await;
        let own = state.seat_of(visitor.id()).ok_or(Problem::Forbidden("problem-seat"))?;
        let seat = seat(&visitor, &state, &form.seat)?;
        if !may_nudge(&live, &state, own, seat) {
            return Err(Problem::Forbidden("problem-nudge"));
        }
        let (by, whom) = (name(&state.seats[own.index()]), name(&state.seats[seat.index()]));
        let line = Happening::Nudged.line(&whom, &by, visitor.desk.now());
        let nudged = Some(seat.index() as u8);
        let first = live.adjust(visitor.desk.store.as_ref(), &mut state, |state, _| {
            may_nudge(&live, state, own, seat).then(|| After { nudged, ..telling(line.clone()) })
        });
        if first.await? {
            live.tell_player(&state, seat, What::Nudge, Some(by));
            if let Some(player) = &state.seats[seat.index()].player {
                visitor.desk.tell(&id, player, store::Occasion::Nudge, visitor.desk.now());
            }
        }
        Ok(())
    };
    match nudged.await {
        Ok(()) if form.from == "home" => Ok(visitor.go("/", None)),
        result => done(&visitor, &live, result),
    }
}

/// Whether somebody may remind another one: he is asked, is not away by his own word, and has not been reminded lately.
pub fn may_nudge(live: &Live, state: &State, own: Seat, seat: Seat) -> bool {
    let row = &state.seats[seat.index()];
    let now = live.clock.now();
    let lately = row.nudged.is_some_and(|at| now - at < NUDGES);
    let asked = state.asked().contains(&(seat.index() as u8));
    own != seat && asked && !lately && row.time.away.is_none() && state.pause.since.is_none()
}

/// How long the visitor is away.
#[derive(Deserialize)]
pub struct Until {
    /// Days from today, 0 to be back.
    days: i64,
}

/// Says that one is away for some days: one's clocks stand still, and everybody knows.
pub async fn away(visitor: Visitor, Path(id): Path<String>, Form(form): Form<Until>) -> Answer {
    let live = find(&visitor, &id).await?;
    let gone = async {
        let mut state = live.state.lock().await;
        let own = state.seat_of(visitor.id()).ok_or(Problem::Forbidden("problem-seat"))?;
        let until = until(&visitor, form.days)?;
        visitor.desk.is_away(&live, &mut state, own, until).await.map(|_| ())
    };
    let result = gone.await;
    done(&visitor, &live, result)
}

/// The end of an absence that somebody may have.
fn until(visitor: &Visitor, days: i64) -> Result<Option<i64>, Problem> {
    if (0..=LONGEST).contains(&days) {
        return Ok(absence::until(visitor.desk.now(), days));
    }
    Err(Problem::Refused(visitor.t_with("problem-away", &[("days", &LONGEST.to_string())])))
}

/// How long the visitor is away from all his tables, and the page that asks.
#[derive(Deserialize)]
pub struct Everywhere {
    days: i64,
    #[serde(default)]
    from: String,
}

/// Says that one is away from every table over days, or back at all of them.
pub async fn away_everywhere(mut visitor: Visitor, Form(form): Form<Everywhere>) -> Answer {
    let gone = async {
        let until = until(&visitor, form.days)?;
        let (player, cookie) = visitor.player().await?;
        visitor.desk.is_away_everywhere(&player.id, until).await?;
        Ok(cookie)
    };
    match gone.await {
        Ok(cookie) => Ok(visitor.go(if form.from == "home" { "/" } else { "/me?saved=away#away" }, cookie)),
        Err(problem) => Err(visitor.refuse(&problem)),
    }
}

/// Pauses, or goes on: the host at once, everybody else when all who play agree.
pub async fn pause(visitor: Visitor, Path(id): Path<String>) -> Answer {
    let live = find(&visitor, &id).await?;
    let paused = async {
        let mut state = live.state.lock().await;
        let own = state.seat_of(visitor.id()).ok_or(Problem::Forbidden("problem-seat"))?;
        if state.is_at_rest() || !matches!(state.phase, Phase::Dealt(_)) {
            return Err(Problem::Stale);
        }
        let host = hosts(&state, &visitor).is_ok();
        let (now, name) = (visitor.desk.now(), name(&state.seats[own.index()]));
        let paused = state.pause.since.is_some();
        let agreed = live.adjust(visitor.desk.store.as_ref(), &mut state, |state, _| {
            // What he wanted may have come to pass meanwhile.
            (state.pause.since.is_some() == paused).then(|| agree(state, own, host, &name, now))
        });
        agreed.await.map(|_| ())
    };
    let result = paused.await;
    done(&visitor, &live, result)
}

/// One more who wants it: it happens when everybody does, or the host.
fn agree(state: &State, own: Seat, host: bool, name: &str, now: i64) -> After {
    let agreed = state.pause.agreed | 1 << own.index();
    let all = state.people().into_iter().all(|seat| agreed & (1 << seat) != 0);
    let paused = state.pause.since.is_some();
    let (pause, what) = match (host || all, paused) {
        (true, false) => (Pause { since: Some(now), agreed: 0 }, Happening::Paused),
        (true, true) => (Pause::default(), Happening::WentOn),
        (false, false) => (Pause { agreed, ..state.pause }, Happening::PauseWish),
        (false, true) => (Pause { agreed, ..state.pause }, Happening::GoOnWish),
    };
    After { pause: Some(pause), ..telling(what.line(name, "", now)) }
}

/// What the host does with a seat.
#[derive(Deserialize)]
pub struct Act {
    act: String,
    #[serde(default)]
    seat: String,
}

/// The host gives time (to a seat, or to everybody), hands the seat of somebody who is gone to a bot for good or for this move, or waits for him instead.
pub async fn host(visitor: Visitor, Path(id): Path<String>, Form(form): Form<Act>) -> Answer {
    let live = find(&visitor, &id).await?;
    let acted = async {
        let mut state = live.state.lock().await;
        if state.is_at_rest() || !matches!(state.phase, Phase::Dealt(_)) {
            return Err(Problem::Stale);
        }
        let place = if form.seat.is_empty() { None } else { Some(seat(&visitor, &state, &form.seat)?) };
        decides(&state, &visitor, place)?;
        match (form.act.as_str(), place) {
            ("time", place) => give_time(&visitor, &live, &mut state, place).await,
            ("hand", Some(place)) => hand(&visitor, &live, &mut state, place, false).await,
            ("move", Some(place)) => hand(&visitor, &live, &mut state, place, true).await,
            ("wait", Some(place)) => wait(&visitor, &live, &mut state, place).await,
            _ => Err(Problem::Bad(visitor.t("problem-form"))),
        }
    };
    let result = acted.await;
    done(&visitor, &live, result)
}

/// The host decides; where it is about his own seat whose time is out, anybody else who plays.
fn decides(state: &State, visitor: &Visitor, place: Option<Seat>) -> Result<(), Problem> {
    let own = state.seat_of(visitor.id());
    let about_host = place.is_some() && place == state.host() && own != place;
    let out = place.is_some_and(|seat| state.rule().is_out(&state.seats[seat.index()].time));
    if about_host && out && own.is_some_and(|own| state.people().contains(&own.index())) {
        return Ok(());
    }
    hosts(state, visitor)
}

async fn give_time(
    visitor: &Visitor,
    live: &Live,
    state: &mut State,
    place: Option<Seat>,
) -> Result<(), Problem> {
    if !state.rule().ticks() {
        return Err(Problem::Forbidden("problem-no-clock"));
    }
    if place.is_some() && place == state.seat_of(visitor.id()) {
        return Err(Problem::Forbidden("problem-own-time"));
    }
    let (now, live_table) = (visitor.desk.now(), state.pace == Pace::Live);
    let more = if live_table { MORE_LIVE } else { MORE_DAYS };
    let whole = i64::from(state.timing.seconds);
    let line = match place {
        Some(place) => Happening::GaveTime.line(&name(&state.seats[place.index()]), &more.to_string(), now),
        None => Happening::GaveAll.line("", &more.to_string(), now),
    };
    let given = live.adjust(visitor.desk.store.as_ref(), state, |state, seats| {
        let asked = state.asked();
        for (i, row) in seats.iter_mut().enumerate() {
            let plays = row.player.is_some() && !row.resigned;
            // Over days only the move that is asked for has a time.
            let has = live_table || asked.contains(&(i as u8));
            if plays && has && place.is_none_or(|place| place.index() == i) {
                let time = &mut row.time;
                time.warned = false;
                match time.due {
                    Some(due) => time.due = Some(due + more),
                    None => time.remaining = Some(time.remaining.unwrap_or(whole) + more),
                }
            }
        }
        Some(telling(line.clone()))
    });
    given.await.map(|_| ())
}

/// Only the seat of somebody who is not here, or whose time is out, is handed over.
pub fn may_hand(live: &Live, state: &State, place: Seat) -> bool {
    let row = &state.seats[place.index()];
    let plays = row.player.is_some() && row.bot.is_none() && !row.resigned;
    plays && (live.nearness(row) != Nearness::Here || state.rule().is_out(&row.time))
}

async fn hand(
    visitor: &Visitor,
    live: &Live,
    state: &mut State,
    place: Seat,
    once: bool,
) -> Result<(), Problem> {
    if !may_hand(live, state, place) {
        return Err(Problem::Forbidden("problem-still-here"));
    }
    if once && !state.asked().contains(&(place.index() as u8)) {
        return Err(Problem::Stale);
    }
    let what = if once { Happening::OutMove } else { Happening::Handed };
    let line = what.line(&name(&state.seats[place.index()]), "", visitor.desk.now());
    visitor.desk.stand_in_for(live, state, place, once, line, None).await
}

/// The bot of somebody who has left goes again: the others wait for him.
async fn wait(visitor: &Visitor, live: &Live, state: &mut State, place: Seat) -> Result<(), Problem> {
    let row = state.seats[place.index()].clone();
    if row.player.is_none() || row.bot.is_none() || row.resigned {
        return Err(Problem::Stale);
    }
    let line = Happening::Waits.line(&name(&row), "", visitor.desk.now());
    let occupant = SeatRow { bot: None, once: false, ..row };
    live.change_seat(visitor.desk.store.as_ref(), state, place, occupant, Some(line), None).await
}

/// Whose words the visitor does not want to read, or does again.
#[derive(Deserialize)]
pub struct Mute {
    by: String,
}

/// Reads nothing more of somebody, here and elsewhere, in this browser; or reads him again.
pub async fn mute(visitor: Visitor, Path(id): Path<String>, Form(form): Form<Mute>) -> Answer {
    let live = find(&visitor, &id).await?;
    let mut muted = visitor.muted.clone();
    if !muted.toggle(&form.by) {
        return Err(visitor.refuse(&Problem::Bad(visitor.t("problem-form"))));
    }
    // The page has to be drawn anew, whatever stands at the table.
    let mut response = visitor.go(&format!("/t/{}", live.id), None);
    response.headers_mut().append(header::SET_COOKIE, visitor.jar().muted(&muted));
    Ok(response)
}
