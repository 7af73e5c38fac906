//! At a table: the page, its live part, the answers.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;

use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use kernel::{Seat, Table, Tell, Viewer};
use maud::html;
use serde::Deserialize;
use std::time::Duration;
use store::SeatRow;
use tokio::time::timeout;

use super::Visitor;
use super::asked::{Form, Path, Query};
use crate::absence::first_time;
use crate::bots::with_character;
use crate::desk::{Desk, Wanted};
use crate::drawn::{Alike, What};
use crate::frames::Past;
use crate::limits::Ticket;
use crate::live::{self, Answers, Back, Happening, Live, Phase};
use crate::metrics::count;
use crate::problem::Problem;
use crate::timekeeping::Attending;
use crate::{boards, pages};

type Answer = Result<Response, Response>;

pub(super) async fn find(visitor: &Visitor, id: &str) -> Result<Arc<Live>, Response> {
    visitor.desk.table(id).await.map_err(|problem| visitor.refuse(&problem))
}

/// A table at which somebody answers: [`give`] looks whether it is behind.
async fn at_hand(visitor: &Visitor, id: &str) -> Result<Arc<Live>, Response> {
    visitor.desk.table_at_hand(id).await.map_err(|problem| visitor.refuse(&problem))
}

/// What has become of a rematch. Asked for before the table's lock is taken: nobody who holds one waits for another.
async fn next_of(visitor: &Visitor, live: &Live) -> Option<pages::table::Next> {
    let next = live.state.lock().await.rematch.clone();
    pages::table::Next::of(visitor, next).await
}

pub async fn page(visitor: Visitor, Path(id): Path<String>, headers: HeaderMap) -> Answer {
    let live = find(&visitor, &id).await?;
    let next = next_of(&visitor, &live).await;
    let mut state = live.state.lock().await;
    visitor.desk.begin_to_look(&live, &state);
    visitor.desk.looked(&live, &state, visitor.id());
    visitor.desk.was_here(&live, &mut state, visitor.id()).await;
    let draw = || pages::table::page(&visitor, &live, &state, next.as_ref());
    let Some(alike) = Alike::of(&visitor, &live, &state, What::Page) else {
        return Ok(draw().into_response());
    };
    let found = live.drawn.find(&alike);
    let sheet = found.unwrap_or_else(|| live.drawn.keep(alike, draw().into_string()));
    Ok(sheet.response(&headers))
}

#[derive(Deserialize)]
pub struct Have {
    /// The mark of what the page shows already.
    shown: Option<String>,
    /// The ply that it shows.
    since: Option<usize>,
}

impl Have {
    /// The ply that the page shows, if it stands at an earlier position of this very game.
    fn behind(&self, state: &live::State) -> Option<usize> {
        let revision = Live::marked(self.shown.as_deref()?)?;
        let (table, since) = (state.table()?, self.since?);
        (revision >= state.rewound && since < table.ply()).then_some(since)
    }

    /// What the page has not shown.
    fn past(&self, visitor: &Visitor, state: &live::State) -> Option<Past> {
        let (since, table) = (self.behind(state)?, state.table()?);
        let (own, words) = (state.seat_of(visitor.id()), visitor.words(state));
        let art = visitor.art(table.meta().id);
        // Also when the game is over: a page does not learn a moment earlier than it did what others held.
        let viewer = own.map_or(Viewer::Spectator, Viewer::Seat);
        Some(Past { table: table.copy(), since, own, viewer, words, art })
    }
}

/// The part of the page that changes, and what happened since the ply that the page shows, for the script; nothing if the page shows it already.
pub async fn part(
    visitor: Visitor,
    Path(id): Path<String>,
    Query(have): Query<Have>,
    headers: HeaderMap,
) -> Answer {
    let live = find(&visitor, &id).await?;
    // Of many who look on one draws; the others are shown the same.
    let _pen = if visitor.player.is_none() { Some(live.drawn.pen.lock().await) } else { None };
    let next = next_of(&visitor, &live).await;
    let state = live.state.lock().await;
    if have.shown.as_ref().is_some_and(|shown| *shown == live.mark(&visitor.desk.boot, &state)) {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    visitor.desk.begin_to_look(&live, &state);
    visitor.desk.looked(&live, &state, visitor.id());
    let what = have.behind(&state).map_or(What::Part, What::Told);
    let alike = Alike::of(&visitor, &live, &state, what);
    if let Some(sheet) = alike.as_ref().and_then(|alike| live.drawn.find(alike)) {
        return Ok(sheet.response(&headers));
    }
    let part = pages::table::part(&visitor, &live, &state, next.as_ref());
    let past = have.past(&visitor, &state);
    // Frames are drawn from a copy: nobody waits for them at the table.
    drop(state);
    let frames = match past {
        Some(past) => past.tell().await,
        None => None,
    };
    let whole = html! { (part) @if let Some(frames) = frames { (frames) } };
    Ok(match alike {
        Some(alike) => live.drawn.keep(alike, whole.into_string()).response(&headers),
        None => whole.into_response(),
    })
}

/// What happened lately, for who unfolds the log.
pub async fn log(visitor: Visitor, Path(id): Path<String>) -> Answer {
    let live = find(&visitor, &id).await?;
    let state = live.state.lock().await;
    let lines = pages::log::recent(&visitor, &live, &state);
    lines.map(IntoResponse::into_response).ok_or_else(|| visitor.refuse(&Problem::NotFound))
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

/// How long a page waits before it comes back to a server that closes, in milliseconds.
const COME_BACK: u64 = 2000;

/// Tells a page whenever the table has changed. The first event comes at once, so that a page that comes back after any pause sees whether it is
/// behind. An event says the revision and the mark of the state; what has changed is fetched as the viewer may see it. The last one says
/// that the server closes.
///
/// After a silence the page is told again what it was told last, so that it knows that somebody still speaks: a connection that died without a word (a
/// laptop that slept, another network) shows in no other way. It answers at `here`, so that the server knows the same of the page.
pub async fn page_events(visitor: Visitor, Path(id): Path<String>) -> Answer {
    let live = find(&visitor, &id).await?;
    let attending = Attending::new(&visitor, &live);
    listen(&visitor, live, attending)
}

/// The same for programs, which are not expected to answer.
pub async fn events(visitor: Visitor, Path(id): Path<String>) -> Answer {
    let live = find(&visitor, &id).await?;
    listen(&visitor, live, None)
}

#[expect(clippy::result_large_err, reason = "a refusal is an answer, and answers are large")]
fn listen(visitor: &Visitor, live: Arc<Live>, attending: Option<Attending>) -> Answer {
    let mut changes = live.revision.subscribe();
    changes.mark_changed();
    let listening = Listening::new(visitor).map_err(|problem| visitor.refuse(&problem))?;
    let closing = visitor.desk.closing();
    let events = stream::unfold(Some((changes, closing, live, listening, attending)), |listener| async {
        let (mut changes, mut closing, live, listening, attending) = listener?;
        let name = tokio::select! {
            changed = timeout(listening.desk.settings.silence, changes.changed()) => match changed {
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
        if let Some(attending) = attending.as_ref().filter(|_| name == "still") {
            attending.speak().await;
        }
        let state = live.state.lock().await;
        // Seen before the mark is read: a change that comes later is another event, never none.
        let revision = *changes.borrow_and_update();
        let mark = live.mark(&listening.desk.boot, &state);
        drop(state);
        let event = Event::default().event(name).id(revision.to_string()).data(mark);
        Some((Ok(event), Some((changes, closing, live, listening, attending))))
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
pub(super) fn done(visitor: &Visitor, live: &Arc<Live>, result: Result<(), Problem>) -> Answer {
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
    let live = at_hand(&visitor, &id).await?;
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
    let live = at_hand(&visitor, &id).await?;
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
    live: &Arc<Live>,
    shown: Shown,
    answers: impl FnOnce(&dyn Table, Seat) -> Result<Vec<String>, Problem>,
) -> Result<(usize, u32), Problem> {
    let may = |state: &live::State| {
        let seat = own_hands(state, visitor)?;
        shown.check(live, state, state.dealt()?).map(|()| seat)
    };
    let mut state = live.state.lock().await;
    if may(&state).is_err() && visitor.desk.store.shared().is_some() {
        // Perhaps this copy is behind what the visitor was shown.
        drop(state);
        visitor.desk.freshen(live).await;
        state = live.state.lock().await;
    }
    let seat = may(&state)?;
    let table = state.dealt()?;
    let words = visitor.words(&state);
    let actions = answers(table, seat)?;
    let desk = &visitor.desk;
    let answers = Answers { seat, ply: shown.ply, actions: &actions };
    // Bots that need no thought answer in the same breath, whichever server moves those that do.
    let of_bots = live.play(desk.store.as_ref(), &mut state, answers, &words, desk.as_ref()).await?;
    count(&desk.metrics.moves);
    desk.metrics.bot_moves.inc_by(of_bots as u64);
    if state.is_over() {
        desk.over(&live.id);
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
    // A guest says who he is when he sits down; a name that is none changes nothing.
    let name = form.name.as_deref().and_then(store::clean_name);
    match sit_down(&mut visitor, &live, &form.seat, name.clone()).await {
        Ok(cookie) => {
            if let (Some(player), Some(name)) = (visitor.id(), name) {
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
    name: Option<String>,
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
    let time = first_time(&player, state.pace, visitor.desk.now());
    let name = name.unwrap_or(player.name);
    let row = &state.seats[seat.index()];
    let what = match (own, row.warm, row.bot.is_some()) {
        (true, _, true) => Some(Happening::Back),
        (true, _, false) => None,
        (false, true, _) => Some(Happening::TookOver),
        (false, false, _) => Some(Happening::SatDown),
    };
    let line = what.map(|what| what.line(&name, "", visitor.desk.now()));
    let occupant = SeatRow { player: Some(player.id), name: Some(name), ..SeatRow::default() };
    live.change_seat(visitor.desk.store.as_ref(), &mut state, seat, occupant, line, (!own).then_some(time))
        .await?;
    visitor.desk.stir_before(state.follows.clone());
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
    let (occupant, what) = match state.phase {
        Phase::Gathering(_) => (SeatRow::default(), Happening::GotUp),
        Phase::Dealt(_) => {
            let bot = Some(visitor.desk.brain.usual().to_owned());
            let what = if resigned { Happening::Resigned } else { Happening::Left };
            (SeatRow { bot, resigned, once: false, ..state.seats[seat.index()].clone() }, what)
        }
        Phase::Kept(_) => return Err(Problem::Kept),
    };
    let name = state.seats[seat.index()].name.clone().unwrap_or_default();
    let line = what.line(&name, "", visitor.desk.now());
    live.change_seat(visitor.desk.store.as_ref(), &mut state, seat, occupant, Some(line), None).await
}

/// What the host of a table that waits is asked for.
#[derive(Deserialize)]
pub struct Fill {
    seat: String,
    #[serde(default)]
    level: String,
    /// Its character.
    #[serde(default, rename = "as")]
    character: String,
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
        let game = state.game();
        let bot = brain.given(game, &form.level).unwrap_or_else(|| brain.usual().to_owned());
        let bot = with_character(brain.as_ref(), game, bot, Some(&form.character));
        let occupant = SeatRow { bot: Some(bot), name: None, warm: true, ..row.clone() };
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
pub(super) fn hosts(state: &live::State, visitor: &Visitor) -> Result<(), Problem> {
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
        let name = state.seats[seat].name.clone().unwrap_or_default();
        let line = Happening::Declined.line(&name, "", visitor.desk.now());
        let store = visitor.desk.store.as_ref();
        live.change_seat(store, &mut state, Seat::new(seat), occupant, Some(line), None).await?;
        visitor.desk.stir_before(state.follows.clone());
        Ok(())
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
        live.say(visitor.desk.store.as_ref(), &mut state, &player.id, &player.name, &form.text).await?;
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
    // A rematch that came to nothing may be asked for again.
    if let Some(next) = &state.rematch
        && visitor.desk.store.table(next)?.is_some_and(|next| next.row.closed.is_none())
    {
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
    let invited: Vec<String> = seats.iter().filter_map(|seat| seat.invited.clone()).collect();
    let (pace, timing, listed, help) = (state.pace, state.timing, state.listed, state.help);
    let follows = Some(live.id.clone());
    let wanted = Wanted { game, setup, seats, pace, timing, listed, help, follows };
    let next = visitor.desk.begin(wanted).await?;
    let followed = live.follow(visitor.desk.store.as_ref(), &mut state, &next).await;
    match (&state.rematch, followed) {
        // Somebody asked through another server at the same moment, and was first: everybody comes to the same table.
        (Some(first), Err(Problem::Stale)) => Ok(first.clone()),
        (_, followed) => {
            followed?;
            let by = visitor.player.as_ref().map(|player| player.name.clone());
            for player in invited {
                visitor.desk.invite(&next, game.meta().id, player, by.clone());
            }
            Ok(next)
        }
    }
}
