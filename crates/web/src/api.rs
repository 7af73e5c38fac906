//! The site for programs: the same tables as JSON, described by OpenAPI at `/api/openapi.json`.

mod schema;

use std::sync::Arc;

use axum::extract::{Path, Query};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use kernel::{Lang, Seat, SetupText, Table, Viewer};
use serde::Serialize;
use serde_json::{Value, json};
use store::{Pace, SeatRow};
use utoipa::OpenApi;

use crate::boards::{self, Flight, Offer};
use crate::bots::Brain;
use crate::desk::{Desk, Wanted};
use crate::live::{Kept, Live, Phase, Sealed, State as TableState};
use crate::problem::Problem;
use crate::programs::Gap;
use crate::routes::{Shown, Visitor};
pub use schema::{Move, NewTable, NotDone, NotRead, Sit};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Cabildo",
        description = "Tables of city-building games for programs. A cookie, set when a program first does something, says who it is."
    ),
    paths(games, bots, begin, sit, view, choices, frames, play, events),
    components(schemas(NewTable, Sit, Move))
)]
struct Document;

pub fn routes() -> Router<Arc<Desk>> {
    Router::new()
        .route("/openapi.json", get(document))
        .route("/games", get(games))
        .route("/bots", get(bots))
        .route("/tables", post(begin))
        .route("/tables/{table}", get(view))
        .route("/tables/{table}/sit", post(sit))
        .route("/tables/{table}/choices", get(choices))
        .route("/tables/{table}/frames", get(frames))
        .route("/tables/{table}/play", post(play))
        .route("/tables/{table}/events", get(events))
        .fallback(async |visitor: Visitor| Problem::NotFound.json(visitor.lang))
}

/// An answer for a program; problems are JSON too.
type Answer = Result<Response, Response>;

#[expect(clippy::result_large_err, reason = "a refusal is an answer, and answers are large")]
fn read<T>(
    visitor: &Visitor,
    body: Result<Json<T>, axum::extract::rejection::JsonRejection>,
) -> Result<T, Response> {
    body.map(|Json(value)| value).map_err(|rejection| {
        let problem = Problem::Bad(rejection.body_text());
        let mut response = problem.json(visitor.lang);
        *response.status_mut() = rejection.status();
        response
    })
}

async fn document() -> Response {
    Json(Document::openapi()).into_response()
}

#[utoipa::path(get, path = "/api/games", responses(
    (status = 200, description = "The games, their player counts and options, and the characters that a bot of a level can have there: `casual:as=NAME`"), (status = 429, description = "Too many requests")))]
async fn games(visitor: Visitor) -> Response {
    let games: Vec<Value> = catalog::GAMES
        .iter()
        .map(|game| {
            let meta = game.meta();
            let options: Vec<Value> = game
                .options()
                .into_iter()
                .map(|(option, default)| json!({ "name": option.name, "values": option.values.to_string(), "default": default }))
                .collect();
            let characters: Vec<Value> = visitor
                .desk
                .brain
                .characters(meta.id)
                .into_iter()
                .map(|who| json!({ "name": who.name(), "title": who.title(visitor.lang), "about": who.about(visitor.lang) }))
                .collect();
            json!({ "id": meta.id, "title": meta.title(Lang::default()), "characters": characters, "players": [meta.seats.0, meta.seats.1], "options": options })
        })
        .collect();
    Json(games).into_response()
}

#[utoipa::path(get, path = "/api/bots", responses(
    (status = 200, description = "The bots that a seat can be given, by their names: built-in ones from the weakest to the strongest, then programs that the host has named"), (status = 429, description = "Too many requests")))]
async fn bots(visitor: Visitor) -> Response {
    let brain = &visitor.desk.brain;
    let programs = brain.programs();
    let bot = |name: &'static str| json!({ "name": name, "title": brain.title(name, visitor.lang), "program": programs.contains(&name), "usual": name == brain.usual() });
    Json(brain.levels().into_iter().map(bot).collect::<Vec<Value>>()).into_response()
}

#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses(
    (status = 201, description = "The table's id. It is dealt when no seat is open"), NotDone))]
async fn begin(
    mut visitor: Visitor,
    body: Result<Json<NewTable>, axum::extract::rejection::JsonRejection>,
) -> Answer {
    let body = read(&visitor, body)?;
    let begun = async {
        let game = catalog::find(&body.game).ok_or(Problem::NotFound)?;
        let setup = SetupText::read(&body.setup).map_err(Problem::Setup)?;
        let setup = visitor.desk.set_up(game, setup)?;
        let players: usize = setup.value("players").and_then(|n| n.parse().ok()).unwrap_or(2);
        let (player, cookie) = visitor.player().await?;
        let (brain, id) = (&visitor.desk.brain, game.meta().id);
        let mut seats = Vec::new();
        for i in 0..players {
            seats.push(match body.seats.get(i).map_or("open", String::as_str) {
                "me" => SeatRow {
                    player: Some(player.id.clone()),
                    name: Some(player.name.clone()),
                    ..SeatRow::default()
                },
                "open" => SeatRow::default(),
                other => {
                    let (bot, warm) = other.strip_prefix("open:").map_or((other, false), |bot| (bot, true));
                    let Some(bot) = brain.given(id, bot) else {
                        let known = known(brain.as_ref(), id);
                        let values = [("word", other), ("known", known.as_str())];
                        return Err(Problem::Refused(visitor.t_with("problem-occupant", &values)));
                    };
                    SeatRow { bot: Some(bot), warm, ..SeatRow::default() }
                }
            });
        }
        if seats.iter().filter(|seat| seat.player.is_some()).count() > 1 {
            return Err(Problem::Refused(visitor.t("problem-two-seats")));
        }
        let pace = Pace::of(&body.pace);
        let (minutes, hours) = (Some(body.minutes), Some(body.hours));
        let timing = crate::pace::timing(pace, minutes, hours, Some(&body.when_out))
            .ok_or_else(|| Problem::Refused(visitor.t("problem-pace")))?;
        let (listed, help, follows) = (body.listed, false, None);
        let wanted = Wanted { game, setup, seats, pace, timing, listed, help, follows };
        let id = visitor.desk.begin(wanted).await?;
        Ok((id, cookie))
    };
    match begun.await {
        Ok((id, cookie)) => {
            let mut response = (StatusCode::CREATED, Json(json!({ "table": id }))).into_response();
            if let Some(cookie) = cookie {
                response.headers_mut().append(header::SET_COOKIE, cookie);
            }
            Ok(response)
        }
        Err(problem) => Err(problem.json(visitor.lang)),
    }
}

/// What a seat of a game can be given.
fn known(brain: &dyn Brain, game: &str) -> String {
    let (usual, mut known) = (brain.usual(), vec!["me".to_owned(), "open".to_owned()]);
    known.push(format!("open:{usual}"));
    known.extend(brain.levels().into_iter().map(str::to_owned));
    known.extend(brain.characters(game).into_iter().map(|character| format!("{usual}:as={character}")));
    known.join(", ")
}

async fn find(visitor: &Visitor, id: &str) -> Result<Arc<Live>, Response> {
    visitor.desk.table(id).await.map_err(|problem| problem.json(visitor.lang))
}

#[utoipa::path(post, path = "/api/tables/{table}/sit", request_body = Sit, params(("table" = String, Path)), responses(
    (status = 204, description = "Seated; if no seat is open now, the table has been dealt"), NotDone))]
async fn sit(
    mut visitor: Visitor,
    Path(id): Path<String>,
    body: Result<Json<Sit>, axum::extract::rejection::JsonRejection>,
) -> Answer {
    let body = read(&visitor, body)?;
    let live = find(&visitor, &id).await?;
    match crate::routes::sit_down(&mut visitor, &live, &body.seat, None).await {
        Ok(cookie) => {
            visitor.desk.drive(&live);
            let mut response = StatusCode::NO_CONTENT.into_response();
            if let Some(cookie) = cookie {
                response.headers_mut().append(header::SET_COOKIE, cookie);
            }
            Ok(response)
        }
        Err(problem) => Err(problem.json(visitor.lang)),
    }
}

#[utoipa::path(get, path = "/api/tables/{table}", params(("table" = String, Path)), responses(
    (status = 200, description = "What the program's seat, or a spectator, may know. Before the deal (`state` is `gathering`) `view` and `acting` are null; `hash` is what was published of the seed. A table that this program cannot play on (`state` is `kept`) has no `view` either. `practice` says that somebody alone with bots took back more than people may among themselves; `owed` lists programs of the host that owed answers, and the bot that gave them; `clock` is the pace (`seconds` for the game if it is `live`, for each move if it is `turns`), what is left to each seat, and the moment at which a running clock is out; `people` says for each seat how near its person is (`here`, `lately`, `away`), whether a bot stands in, and until when the person is away"), NotRead))]
async fn view(visitor: Visitor, Path(id): Path<String>) -> Answer {
    let live = find(&visitor, &id).await?;
    let state = live.state.lock().await;
    let words = visitor.words(&state);
    let names: Vec<String> = Seat::all(state.seats.len()).map(|seat| words.name(seat)).collect();
    let mut known = match &state.phase {
        Phase::Gathering(sealed) => waiting(sealed),
        Phase::Dealt(table) => dealt(table.as_ref(), state.viewer(visitor.id())),
        Phase::Kept(kept) => only_kept(kept),
    };
    known["revision"] = json!(live.now());
    known["own"] = json!(state.seat_of(visitor.id()));
    known["names"] = json!(names);
    known["practice"] = json!(state.practice);
    known["owed"] = json!(state.gaps.iter().map(owed).collect::<Vec<_>>());
    known["closed"] = json!(state.closed.map(store::Why::word));
    known["clock"] = clock(&state, visitor.desk.now());
    known["people"] = json!(state.seats.iter().map(|row| person(&live, row)).collect::<Vec<_>>());
    Ok(Json(known).into_response())
}

/// The pace of a table and what is left to whom.
fn clock(state: &TableState, now: i64) -> Value {
    let rule = state.rule();
    let left = |row: &SeatRow| row.time.due.map_or(row.time.remaining, |due| Some((due - now).max(0)));
    json!({
        "pace": state.pace.word(),
        "seconds": state.timing.seconds,
        "when_out": state.timing.out.word(),
        "paused": state.pause.since.is_some(),
        "left": state.seats.iter().map(left).collect::<Vec<_>>(),
        "due": state.seats.iter().map(|row| row.time.due).collect::<Vec<_>>(),
        "out": state.seats.iter().map(|row| rule.is_out(&row.time)).collect::<Vec<_>>(),
    })
}

/// Who sits on a seat: how near he is, and whether a bot plays for him.
fn person(live: &Live, row: &SeatRow) -> Value {
    let near = row.player.as_ref().map(|_| live.nearness(row).word());
    json!({
        "near": near,
        "bot": row.bot,
        "stands_in": row.player.is_some() && row.bot.is_some(),
        "away_until": row.time.away,
        "resigned": row.resigned,
    })
}

/// A program that owed answers.
fn owed(gap: &Gap) -> Value {
    json!({ "seat": gap.seat, "program": gap.name, "answers": gap.owed, "stand_in": gap.stand_in, "left": gap.left })
}

/// What anybody may know of a table before the deal.
fn waiting(sealed: &Sealed) -> Value {
    json!({
        "game": sealed.game.meta().id,
        "setup": sealed.setup.to_string(),
        "state": "gathering",
        "full": false,
        "hash": sealed.hash().to_string(),
        "ply": 0,
        "acting": null,
        "view": null,
        "result": [],
    })
}

/// What can still be said of a table that this program cannot play on.
fn only_kept(kept: &Kept) -> Value {
    let result = kept.result.as_deref().unwrap_or_default().split_whitespace().skip(1).step_by(2);
    let scores = result.map(|row| row.split('/').filter_map(|n| n.parse().ok()).collect::<Vec<i32>>());
    json!({
        "game": kept.game,
        "setup": kept.record.setup.to_string(),
        "state": "kept",
        "full": true,
        "hash": kept.record.hash.map(|hash| hash.to_string()),
        "ply": kept.record.plies.len(),
        "acting": null,
        "view": null,
        "result": scores.map(|score| json!({ "score": score, "place": null })).collect::<Vec<_>>(),
    })
}

/// What a viewer may know of a match.
fn dealt(table: &dyn Table, viewer: Viewer) -> Value {
    let scores = table.scores();
    let over = table.acting().is_empty();
    let row = |seat: Seat| json!({ "score": scores.row(seat), "place": scores.place(seat) });
    let result: Vec<Value> = Seat::all(scores.seats()).filter(|_| over).map(row).collect();
    json!({
        "game": table.meta().id,
        "setup": table.setup().to_string(),
        "state": if over { "over" } else { "playing" },
        "full": true,
        "hash": table.hash().map(|hash| hash.to_string()),
        "ply": table.ply(),
        "acting": table.acting().first(),
        "view": table.view(viewer),
        "result": result,
    })
}

/// Whether answers are wanted in words too.
#[derive(serde::Deserialize)]
struct Wordy {
    #[serde(default = "yes")]
    words: bool,
}

fn yes() -> bool {
    true
}

/// The question that a seat is asked.
#[derive(Serialize)]
struct Question {
    ply: usize,
    revision: u32,
    choices: Vec<Offered>,
}

/// A legal answer.
#[derive(Serialize)]
struct Offered {
    action: String,
    #[serde(flatten)]
    words: Option<InWords>,
}

#[derive(Serialize)]
struct InWords {
    label: String,
    anchors: Vec<String>,
}

#[utoipa::path(get, path = "/api/tables/{table}/choices", params(("table" = String, Path), ("words" = Option<bool>, Query, description = "`false`: the notation of the answers alone, which costs a fraction")), responses(
    (status = 200, description = "The legal answers of the program's seat; none if it is not asked. In words, and with the places that a page points at, unless they are not wanted"), NotRead))]
async fn choices(visitor: Visitor, Path(id): Path<String>, Query(Wordy { words }): Query<Wordy>) -> Answer {
    let live = find(&visitor, &id).await?;
    let state = live.state.lock().await;
    let own = state.seat_of(visitor.id()).filter(|_| state.closed.is_none());
    let choices = match state.table().zip(own) {
        None => Vec::new(),
        Some((table, seat)) if !words => {
            table.legal(seat).into_iter().map(|action| Offered { action, words: None }).collect()
        }
        Some((table, seat)) => {
            let offered = |Offer { choice, places, .. }: Offer| Offered {
                action: choice.action,
                words: Some(InWords { label: choice.label, anchors: places }),
            };
            boards::lay(table).answers(seat, &visitor.words(&state)).into_iter().map(offered).collect()
        }
    };
    let ply = state.table().map_or(0, |table| table.ply());
    Ok(Json(Question { ply, revision: live.now(), choices }).into_response())
}

/// The ply after which frames are wanted.
#[derive(serde::Deserialize)]
struct Since {
    #[serde(default)]
    since: usize,
}

#[utoipa::path(get, path = "/api/tables/{table}/frames", params(("table" = String, Path), ("since" = Option<usize>, Query)), responses(
    (status = 200, description = "What happened after a ply, answer by answer, as the program may know it: who, in which words, what moved from where to where"),
    (status = 409, description = "Nothing has been dealt yet, or this program cannot play it on"), NotRead))]
async fn frames(visitor: Visitor, Path(id): Path<String>, Query(Since { since }): Query<Since>) -> Answer {
    let live = find(&visitor, &id).await?;
    let state = live.state.lock().await;
    let table = state.dealt().map_err(|problem| problem.json(visitor.lang))?;
    let viewer = state.viewer(visitor.id());
    let (words, laid) = (visitor.words(&state), boards::lay(table));
    let moved = |ply: usize| -> Vec<Value> {
        let flights = laid.motions(ply, viewer).into_iter();
        let told = |Flight { thing, from, to, n, manner }| json!({ "thing": thing, "from": from, "to": to, "n": n, "manner": manner.name() });
        flights.map(told).collect()
    };
    let frame = |ply: usize| {
        let seat = table.answer(ply, viewer).map(|(seat, _)| seat);
        json!({ "ply": ply, "seat": seat, "sentences": table.sentences(ply, viewer, &words), "moved": moved(ply) })
    };
    let frames: Vec<Value> = (since.saturating_add(1)..=table.ply()).map(frame).collect();
    Ok(Json(json!({ "ply": table.ply(), "frames": frames })).into_response())
}

/// How far an answer has brought the table.
#[derive(Serialize)]
struct Given {
    ply: usize,
    revision: u32,
}

#[utoipa::path(post, path = "/api/tables/{table}/play", request_body = Move, params(("table" = String, Path)), responses(
    (status = 200, description = "Taken and kept: the new ply and the new revision. Answers that follow without an alternative are given by themselves, and count; so do those of bots that need no thought"), NotDone))]
async fn play(
    visitor: Visitor,
    Path(id): Path<String>,
    body: Result<Json<Move>, axum::extract::rejection::JsonRejection>,
) -> Answer {
    let body = read(&visitor, body)?;
    let live = visitor.desk.table_at_hand(&id).await.map_err(|problem| problem.json(visitor.lang))?;
    let shown = Shown { ply: body.ply, revision: body.revision };
    match crate::routes::give(&visitor, &live, shown, |_, _| Ok(vec![body.action.clone()])).await {
        Ok((ply, revision)) => {
            visitor.desk.drive(&live);
            Ok(Json(Given { ply, revision }).into_response())
        }
        Err(problem) => Err(problem.json(visitor.lang)),
    }
}

#[utoipa::path(get, path = "/api/tables/{table}/events", params(("table" = String, Path)), responses(
    (status = 200, description = "A stream of server-sent events, one at once and one for each change (`table`), and one after 20 seconds of silence (`still`); the id is the revision of the table, which never falls, the data name the state The event `closing` says that the server closes: come back after its `retry`", content_type = "text/event-stream"),
    (status = 403, description = "The host has banned who asks"), NotRead))]
async fn events(mut visitor: Visitor, Path(id): Path<String>) -> Answer {
    // A refusal is JSON here too.
    visitor.script = true;
    crate::routes::events(visitor, crate::routes::Path(id)).await
}
