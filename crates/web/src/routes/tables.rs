//! At a table: the page, its live part, the answers.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Form;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use kernel::{Seat, Table, Tell, Viewer};
use maud::html;
use serde::Deserialize;
use store::SeatRow;
use tokio::time::timeout;

use super::Visitor;
use crate::desk::{Desk, Wanted};
use crate::frames::Past;
use crate::limits::Ticket;
use crate::live::{self, Back, Live, Phase};
use crate::metrics::count;
use crate::problem::Problem;
use crate::{boards, pages};

type Answer = Result<Response, Response>;

async fn find(visitor: &Visitor, id: &str) -> Result<Arc<Live>, Response> {
    visitor.desk.table(id).await.map_err(|problem| visitor.refuse(&problem))
}

pub async fn page(visitor: Visitor, Path(id): Path<String>) -> Answer {
    let live = find(&visitor, &id).await?;
    let state = live.state.lock().await;
    visitor.desk.begin_to_look(&live, &state);
    visitor.desk.looked(&live, &state, visitor.id());
    Ok(pages::table::page(&visitor, &live, &state).into_response())
}

#[derive(Deserialize)]
pub struct Have {
    /// The mark of what the page shows already.
    shown: Option<String>,
    /// The ply that it shows.
    since: Option<usize>,
}

impl Have {
    /// What the page has not shown, if it stands at an earlier position of this very game.
    fn past(&self, visitor: &Visitor, state: &live::State) -> Option<Past> {
        let revision = Live::marked(self.shown.as_deref()?)?;
        let (table, since) = (state.table()?, self.since?);
        let (own, words) = (state.seat_of(visitor.id()), visitor.words(state));
        let behind = revision >= state.rewound && since < table.ply();
        let art = visitor.art(table.meta().id);
        // Also when the game is over: a page does not learn a moment earlier than it did what others held.
        let viewer = own.map_or(Viewer::Spectator, Viewer::Seat);
        behind.then(|| Past { table: table.copy(), since, own, viewer, words, art })
    }
}

/// The part of the page that changes, and what happened since the ply that the page shows, for the script; nothing if the page shows it already.
pub async fn part(visitor: Visitor, Path(id): Path<String>, Query(have): Query<Have>) -> Answer {
    let live = find(&visitor, &id).await?;
    let state = live.state.lock().await;
    if have.shown.as_ref().is_some_and(|shown| *shown == live.mark(&visitor.desk.boot, &state)) {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    visitor.desk.begin_to_look(&live, &state);
    visitor.desk.looked(&live, &state, visitor.id());
    let part = pages::table::part(&visitor, &live, &state);
    let past = have.past(&visitor, &state);
    // Frames are drawn from a copy: nobody waits for them at the table.
    drop(state);
    let frames = match past {
        Some(past) => past.tell().await,
        None => None,
    };
    Ok(html! { (part) @if let Some(frames) = frames { (frames) } }.into_response())
}

/// Counts a page that listens, as long as it does.
struct Listening {
    desk: Arc<Desk>,
    client: IpAddr,
    player: Option<String>,
    _tickets: [Option<Ticket>; 2],
}

impl Listening {
    fn new(visitor: &Visitor) -> Result<Listening, Problem> {
        let desk = Arc::clone(&visitor.desk);
        if desk.bans.forbid(visitor.client.address, visitor.id()) {
            return Err(Problem::Forbidden("problem-banned"));
        }
        let tickets = desk.admission.stream(&visitor.client.key(), visitor.id())?;
        desk.metrics.streams.inc();
        let (client, player) = (visitor.client.address, visitor.id().map(str::to_owned));
        Ok(Listening { desk, client, player, _tickets: tickets })
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        self.desk.metrics.streams.dec();
    }
}

/// How long a stream may be silent. After it the page is told again what it was told last, so that it knows that somebody still speaks: a connection
/// that died without a word (a laptop that slept, another network) shows in no other way.
const SILENCE: Duration = Duration::from_secs(20);

/// How long a page waits before it comes back to a server that closes, in milliseconds.
const COME_BACK: u64 = 2000;

/// Tells a page whenever the table has changed. The first event comes at once, so that a page that comes back after any pause sees whether it is
/// behind. An event says the revision and the mark of the state; what has changed is fetched as the viewer may see it. The last one says
/// that the server closes.
pub async fn events(visitor: Visitor, Path(id): Path<String>) -> Answer {
    let live = find(&visitor, &id).await?;
    let mut changes = live.revision.subscribe();
    changes.mark_changed();
    let listening = Listening::new(&visitor).map_err(|problem| visitor.refuse(&problem))?;
    let closing = visitor.desk.closing();
    let events = stream::unfold(Some((changes, closing, live, listening)), |listener| async {
        let (mut changes, mut closing, live, listening) = listener?;
        let name = tokio::select! {
            changed = timeout(SILENCE, changes.changed()) => match changed {
                Ok(changed) => changed.map(|()| "table").ok()?,
                Err(_) => "still",
            },
            _ = closing.wait_for(|closing| *closing) => {
                let back = Duration::from_millis(COME_BACK);
                let event = Event::default().event("closing").retry(back).data("closing");
                return Some((Ok::<_, Infallible>(event), None));
            }
            () = listening.desk.bans.catch(listening.client, listening.player.as_deref()) => return None,
        };
        live.touch();
        let state = live.state.lock().await;
        // Seen before the mark is read: a change that comes later is another event, never none.
        let revision = *changes.borrow_and_update();
        let mark = live.mark(&listening.desk.boot, &state);
        drop(state);
        let event = Event::default().event(name).id(revision.to_string()).data(mark);
        Some((Ok(event), Some((changes, closing, live, listening))))
    });
    Ok(Sse::new(events).into_response())
}

#[derive(Deserialize)]
pub struct MoveForm {
    ply: usize,
    revision: Option<u32>,
    action: String,
    /// Whether the coach may say a word before it is given.
    #[serde(default)]
    coach: bool,
}

/// The position that an answer belongs to: how many answers were given before and, if the page says it, which revision it shows. After a taking back
/// there may be as many answers as before, but other ones.
#[derive(Clone, Copy)]
pub struct Shown {
    pub ply: usize,
    pub revision: Option<u32>,
}

impl Shown {
    pub fn check(self, live: &Live, state: &live::State, table: &dyn Table) -> Result<(), Problem> {
        let other = self.revision.is_some_and(|shown| !(state.moved..=live.now()).contains(&shown));
        if table.ply() != self.ply || other { Err(Problem::Stale) } else { Ok(()) }
    }
}

/// The answer to a form: the table moves on, and the visitor sees it.
#[expect(clippy::result_large_err, reason = "a refusal is an answer, and answers are large")]
fn done(visitor: &Visitor, live: &Arc<Live>, result: Result<(), Problem>) -> Answer {
    match result {
        Ok(()) => {
            visitor.desk.drive(live);
            if visitor.script {
                return Ok(StatusCode::NO_CONTENT.into_response());
            }
            Ok(visitor.go(&format!("/t/{}", live.id), None))
        }
        Err(problem) => Err(visitor.refuse(&problem)),
    }
}

/// Gives an answer.
pub async fn play(visitor: Visitor, Path(id): Path<String>, Form(form): Form<MoveForm>) -> Answer {
    let live = find(&visitor, &id).await?;
    let shown = Shown { ply: form.ply, revision: form.revision };
    if form.coach
        && let Some(warning) = super::hint::warn(&visitor, &live, shown, &form.action).await
    {
        return Ok(warning);
    }
    let result = give(&visitor, &live, shown, |_, _| Ok(vec![form.action])).await;
    done(&visitor, &live, result.map(|_| ()))
}

/// Gives the answers that take everything that was marked on the board.
pub async fn several(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(form): Form<Vec<(String, String)>>,
) -> Answer {
    let live = find(&visitor, &id).await?;
    let field = |wanted: &str| form.iter().find(|(name, _)| name == wanted).map(|(_, value)| value.as_str());
    let Some(ply) = field("ply").and_then(|ply| ply.parse().ok()) else {
        return Err(visitor.refuse(&Problem::Bad(visitor.t("problem-form"))));
    };
    let shown = Shown { ply, revision: field("revision").and_then(|revision| revision.parse().ok()) };
    let marked: Vec<String> =
        form.into_iter().filter(|(name, _)| name == "mark").map(|(_, mark)| mark).collect();
    let steps = |table: &dyn Table, seat| {
        boards::lay(table).steps(seat, &marked).map_err(|wrong| Problem::Refused(wrong.to_string()))
    };
    let result = give(&visitor, &live, shown, steps).await;
    done(&visitor, &live, result.map(|_| ()))
}

/// Answers of the visitor's seat, checked and kept; the new ply and the new revision.
pub async fn give(
    visitor: &Visitor,
    live: &Live,
    shown: Shown,
    answers: impl FnOnce(&dyn Table, Seat) -> Result<Vec<String>, Problem>,
) -> Result<(usize, u32), Problem> {
    let mut state = live.state.lock().await;
    let seat = own_hands(&state, visitor)?;
    let table = state.dealt()?;
    shown.check(live, &state, table)?;
    let words = visitor.words(&state);
    let actions = answers(table, seat)?;
    live.play(visitor.desk.store.as_ref(), &mut state, seat, shown.ply, &actions, &words).await?;
    count(&visitor.desk.metrics.moves);
    if state.is_over() {
        visitor.desk.over(&live.id);
    }
    Ok((state.dealt()?.ply(), live.now()))
}

/// The seat that the visitor plays himself.
fn own_hands(state: &live::State, visitor: &Visitor) -> Result<Seat, Problem> {
    let seat = state.seat_of(visitor.id()).ok_or(Problem::Forbidden("problem-seat"))?;
    if state.seats[seat.index()].bot.is_some() {
        return Err(Problem::Forbidden("problem-bot-plays"));
    }
    Ok(seat)
}

#[derive(Deserialize)]
pub struct Undo {
    /// The ply and the revision that the page shows, so that two clicks take back one answer.
    ply: Option<usize>,
    revision: Option<u32>,
    #[serde(default)]
    all: bool,
    /// Down to the answer before which so many were given.
    to: Option<usize>,
}

/// Takes the visitor's own answers back.
pub async fn undo(visitor: Visitor, Path(id): Path<String>, Form(form): Form<Undo>) -> Answer {
    let live = find(&visitor, &id).await?;
    let result = async {
        let mut state = live.state.lock().await;
        let seat = own_hands(&state, &visitor)?;
        let table = state.dealt()?;
        Shown { ply: form.ply.unwrap_or_else(|| table.ply()), revision: form.revision }
            .check(&live, &state, table)?;
        let back = match form.to {
            Some(ply) => Back::To(ply),
            None if form.all => Back::Turn,
            None => Back::One,
        };
        live.undo(visitor.desk.store.as_ref(), &mut state, seat, back).await
    };
    let result = result.await;
    done(&visitor, &live, result)
}

#[derive(Deserialize)]
pub struct SitForm {
    seat: String,
    /// How a guest wants to be called.
    name: Option<String>,
}

/// Sits down on an open seat, or takes the own seat back from the bot that stood in.
pub async fn sit(mut visitor: Visitor, Path(id): Path<String>, Form(form): Form<SitForm>) -> Answer {
    let live = find(&visitor, &id).await?;
    match sit_down(&mut visitor, &live, &form.seat).await {
        Ok(cookie) => {
            // A guest says who he is when he sits down; a name that is none changes nothing.
            if let (Some(player), Some(name)) =
                (visitor.id(), form.name.as_deref().and_then(store::clean_name))
            {
                let renamed = visitor.desk.rename(player, &name).await;
                renamed.map_err(|error| visitor.refuse(&error.into()))?;
            }
            visitor.desk.drive(&live);
            Ok(visitor.go(&format!("/t/{}", live.id), cookie))
        }
        Err(problem) => Err(visitor.refuse(&problem)),
    }
}

pub async fn sit_down(
    visitor: &mut Visitor,
    live: &Live,
    seat: &str,
) -> Result<Option<axum::http::HeaderValue>, Problem> {
    let seat: Seat = seat.parse().map_err(|error: kernel::BadSeat| Problem::Bad(error.tell(visitor.lang)))?;
    let mut state = live.state.lock().await;
    let found = state.seats.get(seat.index()).ok_or(Problem::NotFound)?;
    let own = found.player.is_some() && found.player.as_deref() == visitor.id();
    if matches!(state.phase, Phase::Kept(_)) {
        return Err(Problem::Kept);
    }
    if state.closed.is_some() {
        return Err(Problem::Forbidden("problem-closed"));
    }
    // Who has given up has no seat any more.
    let may = (own && !found.resigned) || state.is_free_for(seat, visitor.id());
    if !may {
        return Err(Problem::Forbidden("problem-seat-taken"));
    }
    // Only who may sit down becomes somebody.
    let (player, cookie) = visitor.player().await?;
    let occupant = SeatRow { player: Some(player.id), name: Some(player.name), ..SeatRow::default() };
    live.seat(visitor.desk.store.as_ref(), &mut state, seat, occupant).await?;
    Ok(cookie)
}

/// Gets up: before the deal the seat is open again, later a bot stands in until the player comes back.
pub async fn leave(visitor: Visitor, Path(id): Path<String>) -> Answer {
    let live = find(&visitor, &id).await?;
    let result = get_up(&visitor, &live, false).await;
    done(&visitor, &live, result)
}

/// Gives up: a bot plays the seat to the end.
pub async fn resign(visitor: Visitor, Path(id): Path<String>) -> Answer {
    let live = find(&visitor, &id).await?;
    let result = get_up(&visitor, &live, true).await;
    done(&visitor, &live, result)
}

async fn get_up(visitor: &Visitor, live: &Live, resigned: bool) -> Result<(), Problem> {
    let mut state = live.state.lock().await;
    let seat = state.seat_of(visitor.id()).ok_or(Problem::Forbidden("problem-seat"))?;
    if state.is_over() {
        return Err(Problem::Stale);
    }
    let occupant = match state.phase {
        Phase::Gathering(_) => SeatRow::default(),
        Phase::Dealt(_) => {
            let bot = Some(visitor.desk.brain.usual().to_owned());
            SeatRow { bot, resigned, ..state.seats[seat.index()].clone() }
        }
        Phase::Kept(_) => return Err(Problem::Kept),
    };
    live.seat(visitor.desk.store.as_ref(), &mut state, seat, occupant).await
}

/// What the host of a table that waits is asked for.
#[derive(Deserialize)]
pub struct Fill {
    seat: String,
    #[serde(default)]
    level: String,
}

/// The host lets a bot keep an open seat warm, so that nobody waits; whoever may sit down there still can.
pub async fn fill(visitor: Visitor, Path(id): Path<String>, Form(form): Form<Fill>) -> Answer {
    let live = find(&visitor, &id).await?;
    let filled = async {
        let place: Seat =
            form.seat.parse().map_err(|error: kernel::BadSeat| Problem::Bad(error.tell(visitor.lang)))?;
        let mut state = live.state.lock().await;
        hosts(&state, &visitor)?;
        let row = state.seats.get(place.index()).ok_or(Problem::NotFound)?;
        if !live::is_open(row) {
            return Err(Problem::Forbidden("problem-seat-taken"));
        }
        let brain = &visitor.desk.brain;
        let bot = brain.levels().into_iter().find(|level| *level == form.level).unwrap_or(brain.usual());
        let occupant = SeatRow { bot: Some(bot.to_owned()), name: None, warm: true, ..row.clone() };
        live.seat(visitor.desk.store.as_ref(), &mut state, place, occupant).await
    };
    let result = filled.await;
    done(&visitor, &live, result)
}

/// The host closes a table at which nothing has been dealt.
pub async fn close(visitor: Visitor, Path(id): Path<String>) -> Answer {
    let live = find(&visitor, &id).await?;
    let closed = async {
        let mut state = live.state.lock().await;
        hosts(&state, &visitor)?;
        if !matches!(state.phase, Phase::Gathering(_)) {
            return Err(Problem::Stale);
        }
        live.close(visitor.desk.store.as_ref(), &mut state, store::Why::Host).await
    };
    let result = closed.await;
    done(&visitor, &live, result)
}

/// Refuses who is not the host.
fn hosts(state: &live::State, visitor: &Visitor) -> Result<(), Problem> {
    let own = state.seat_of(visitor.id());
    if own.is_some() && own == state.host() { Ok(()) } else { Err(Problem::Forbidden("problem-host")) }
}

/// Does not come: the seat that was kept for the visitor is open to everybody.
pub async fn decline(visitor: Visitor, Path(id): Path<String>) -> Answer {
    let live = find(&visitor, &id).await?;
    let declined = async {
        let mut state = live.state.lock().await;
        let kept = |seat: &SeatRow| seat.invited.is_some() && seat.invited.as_deref() == visitor.id();
        let seat = state.seats.iter().position(kept).ok_or(Problem::Forbidden("problem-seat"))?;
        let occupant = SeatRow { invited: None, name: None, ..state.seats[seat].clone() };
        live.seat(visitor.desk.store.as_ref(), &mut state, Seat::new(seat), occupant).await
    };
    match declined.await {
        Ok(()) => Ok(visitor.go("/", None)),
        Err(problem) => Err(visitor.refuse(&problem)),
    }
}

#[derive(Deserialize)]
pub struct Chat {
    text: String,
}

/// Says something to the table.
pub async fn chat(mut visitor: Visitor, Path(id): Path<String>, Form(form): Form<Chat>) -> Answer {
    let live = find(&visitor, &id).await?;
    let said = async {
        let (player, cookie) = visitor.player().await?;
        let mut state = live.state.lock().await;
        live.say(visitor.desk.store.as_ref(), &mut state, &player.name, &form.text).await?;
        Ok(cookie)
    };
    match said.await {
        Ok(None) => done(&visitor, &live, Ok(())),
        Ok(cookie) => Ok(visitor.go(&format!("/t/{}", live.id), cookie)),
        Err(problem) => Err(visitor.refuse(&problem)),
    }
}

/// A new table of the same game: who asks sits down, the others are invited. Everybody who asks comes to the same one.
pub async fn rematch(visitor: Visitor, Path(id): Path<String>) -> Answer {
    let live = find(&visitor, &id).await?;
    match again(&visitor, &live).await {
        Ok(next) => Ok(visitor.go(&format!("/t/{next}"), None)),
        Err(problem) => Err(visitor.refuse(&problem)),
    }
}

async fn again(visitor: &Visitor, live: &Live) -> Result<String, Problem> {
    let mut state = live.state.lock().await;
    if let Some(next) = &state.rematch {
        return Ok(next.clone());
    }
    if state.seat_of(visitor.id()).is_none() || !state.is_over() {
        return Err(Problem::Forbidden("problem-seat"));
    }
    let stored = visitor.desk.store.table(&live.id)?.ok_or(Problem::NotFound)?;
    let game = catalog::find(&stored.row.game).ok_or(Problem::NotFound)?;
    let setup = live::setup(&stored).map_err(Problem::Setup)?;
    // Everybody moves on by one seat, so that another one is the first. The seats of the others are kept for them: nobody plays before he has said yes.
    let mut seats = state.seats.clone();
    seats.rotate_left(1);
    for seat in seats.iter_mut().filter(|seat| seat.player.is_some()) {
        let own = seat.player.as_deref() == visitor.id();
        let (player, name) = (seat.player.take(), seat.name.take());
        *seat = if own {
            SeatRow { player, name, ..SeatRow::default() }
        } else {
            SeatRow { invited: player, name, ..SeatRow::default() }
        };
    }
    let wanted = Wanted { game, setup, seats, pace: state.pace, listed: state.listed, help: state.help };
    let next = visitor.desk.begin(wanted).await?;
    let followed = live.follow(visitor.desk.store.as_ref(), &mut state, &next).await;
    match (&state.rematch, followed) {
        // Somebody asked through another server at the same moment, and was first: everybody comes to the same table.
        (Some(first), Err(Problem::Stale)) => Ok(first.clone()),
        (_, followed) => followed.map(|()| next),
    }
}
