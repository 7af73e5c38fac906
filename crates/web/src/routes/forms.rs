//! The forms outside a table: a quick game, a new table, a language.

use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use kernel::{Entry, Lang, SetupText, Values};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{Pace, SeatRow, Timing};

use super::Visitor;
use super::asked::{Form, Path, Query};
use crate::bots::with_character;
use crate::desk::{Desk, Wanted};
use crate::pages;
use crate::pages::new::How;
use crate::problem::Problem;

type Answer = Result<Response, Response>;

/// What is chosen for a quick game; nothing chosen is as it was the last time, or as the game has it.
#[derive(Deserialize, Default)]
pub struct Quick {
    players: Option<u8>,
    level: Option<String>,
    /// Whether the coach speaks, from now on.
    coach: Option<bool>,
}

/// One click: the visitor sits down, bots take the other seats, the game begins.
pub async fn play_now(mut visitor: Visitor, Path(game): Path<String>, Form(quick): Form<Quick>) -> Answer {
    match sit_against_bots(&mut visitor, &game, &quick).await {
        Ok((id, cookie, kept)) => {
            let mut response = visitor.go(&format!("/t/{id}"), cookie);
            let coach = quick.coach.map(|on| visitor.jar().coach(on));
            for kept in kept.into_iter().chain(coach) {
                response.headers_mut().append(header::SET_COOKIE, kept);
            }
            Ok(response)
        }
        Err(problem) => Err(visitor.refuse(&problem)),
    }
}

/// The table, the cookie of a newcomer, and the one that keeps another choice than before.
async fn sit_against_bots(
    visitor: &mut Visitor,
    game: &str,
    quick: &Quick,
) -> Result<(String, Option<HeaderValue>, Option<HeaderValue>), Problem> {
    let game = catalog::find(game).ok_or(Problem::NotFound)?;
    let id = game.meta().id;
    let brain = Arc::clone(&visitor.desk.brain);
    let known = |level: &&str| brain.levels().contains(level);
    let level = quick.level.as_deref().or(visitor.choices.level(id)).filter(known);
    let level = level.unwrap_or_else(|| brain.usual()).to_owned();
    let wanted = quick.players.or(visitor.choices.players(id));
    let setup = wanted.map_or_else(SetupText::new, |n| SetupText::new().with("players", &n.to_string()));
    let setup = visitor.desk.set_up(game, setup)?;
    let (player, cookie) = visitor.player().await?;
    let players: usize = setup.value("players").and_then(|n| n.parse().ok()).unwrap_or(2);
    let chosen = quick.players.is_some() || quick.level.is_some();
    let kept = (chosen && visitor.choices.keep(id, players as u8, &level))
        .then(|| visitor.jar().choices(&visitor.choices));
    let mut seats = vec![SeatRow { bot: Some(level), ..SeatRow::default() }; players];
    seats[0] = SeatRow { player: Some(player.id), name: Some(player.name), ..SeatRow::default() };
    let (pace, timing, follows) = (Pace::Live, Timing::default(), None);
    let wanted = Wanted { game, setup, seats, pace, timing, listed: false, help: false, follows };
    Ok((visitor.desk.begin(wanted).await?, cookie, kept))
}

#[derive(Deserialize)]
pub struct Which {
    game: Option<String>,
    how: Option<String>,
}

pub async fn new_page(visitor: Visitor, Query(which): Query<Which>) -> Answer {
    let id = which.game.unwrap_or_else(|| catalog::GAMES[0].meta().id.to_owned());
    let game = catalog::find(&id).ok_or_else(|| visitor.refuse(&Problem::NotFound))?;
    let how = which.how.as_deref().and_then(How::of).unwrap_or_default();
    Ok(pages::new::page(&visitor, game, how, None).into_response())
}

/// The fields of a new table: `game`, the game's options as `option-NAME`, each seat as `seat-A`, the character of a bot there as `as-A`, `how` (alone, friends, days) or `pace`, `minutes` or `hours` and
/// `out` (what happens when time is out), `warm` (bots keep
/// open seats warm), `listed`, `help`.
pub async fn new_table(mut visitor: Visitor, Form(fields): Form<BTreeMap<String, String>>) -> Answer {
    let game = fields
        .get("game")
        .and_then(|id| catalog::find(id))
        .ok_or_else(|| visitor.refuse(&Problem::NotFound))?;
    match begin(&mut visitor, game, &fields).await {
        Ok((id, cookie)) => Ok(visitor.go(&format!("/t/{id}"), cookie)),
        Err(problem @ (Problem::Refused(_) | Problem::Setup(_))) if !visitor.script => {
            let how = fields.get("how").and_then(|how| How::of(how)).unwrap_or_default();
            let page = pages::new::page(&visitor, game, how, Some(&problem.sentence(visitor.lang)));
            Err((problem.status(), page).into_response())
        }
        Err(problem) => Err(visitor.refuse(&problem)),
    }
}

/// The text of an option that is a word or a list: the boxes that were ticked, or the list as somebody typed it.
fn chosen(fields: &BTreeMap<String, String>, name: &str, word: &str, value: &str) -> String {
    let prefix = format!("option-{name}.");
    let ticked: Vec<&str> = fields.keys().filter_map(|field| field.strip_prefix(&prefix)).collect();
    if value == word || value.starts_with(kernel::CHOSEN) {
        return value.to_owned();
    }
    format!("{}{}", kernel::CHOSEN, ticked.join("+"))
}

async fn begin(
    visitor: &mut Visitor,
    game: &'static dyn Entry,
    fields: &BTreeMap<String, String>,
) -> Result<(String, Option<HeaderValue>), Problem> {
    let mut setup = SetupText::new();
    for (option, _) in game.options() {
        let value = fields.get(&format!("option-{}", option.name)).map(String::as_str);
        match (option.values, value) {
            // A box that is not ticked is not sent.
            (Values::Switch, value) => {
                setup = setup.with(option.name, if value.is_some() { "true" } else { "false" });
            }
            (Values::Number(..) | Values::Choice(_), Some(value)) => setup = setup.with(option.name, value),
            (Values::Chosen(word), Some(value)) => {
                setup = setup.with(option.name, &chosen(fields, option.name, word, value));
            }
            (Values::Number(..) | Values::Choice(_) | Values::Chosen(_) | Values::File, _) => {}
        }
    }
    let setup = visitor.desk.set_up(game, setup)?;
    let players: usize = setup.value("players").and_then(|n| n.parse().ok()).unwrap_or(2);
    let (player, cookie) = visitor.player().await?;
    let brain = Arc::clone(&visitor.desk.brain);
    let id = game.meta().id;
    let usual = brain.usual().to_owned();
    let how = fields.get("how").and_then(|how| How::of(how));
    let warm = fields.contains_key("warm");
    let mut mine = false;
    let mut seats = Vec::new();
    for seat in kernel::Seat::all(players) {
        let default = if seat == kernel::Seat::A { "me" } else { "open" };
        let wanted = fields.get(&format!("seat-{seat}")).map_or(default, String::as_str);
        let character = fields.get(&format!("as-{seat}")).map(String::as_str);
        let bot = brain.given(id, wanted).map(|bot| with_character(brain.as_ref(), id, bot, character));
        seats.push(match wanted {
            "me" if !mine => {
                mine = true;
                SeatRow {
                    player: Some(player.id.clone()),
                    name: Some(player.name.clone()),
                    ..SeatRow::default()
                }
            }
            _ if bot.is_some() => SeatRow { bot, ..SeatRow::default() },
            _ if how == Some(How::Alone) => SeatRow { bot: Some(usual.clone()), ..SeatRow::default() },
            _ if warm => SeatRow { bot: Some(usual.clone()), warm: true, ..SeatRow::default() },
            _ => SeatRow::default(),
        });
    }
    let pace = match how {
        Some(How::Days) => Pace::Turns,
        Some(How::Alone | How::Friends) => Pace::Live,
        None => Pace::of(fields.get("pace").map_or("live", String::as_str)),
    };
    let number = |name: &str| fields.get(name).and_then(|text| text.parse().ok());
    let out = fields.get("out").map(String::as_str);
    let timing = match how {
        // Nobody waits for who is alone.
        Some(How::Alone) => Timing::default(),
        Some(How::Friends | How::Days) | None => {
            crate::pace::timing(pace, number("minutes"), number("hours"), out)
                .ok_or_else(|| Problem::Refused(visitor.t("problem-pace")))?
        }
    };
    let wanted = Wanted {
        game,
        setup,
        seats,
        pace,
        timing,
        follows: None,
        listed: fields.contains_key("listed"),
        help: fields.contains_key("help"),
    };
    Ok((visitor.desk.begin(wanted).await?, cookie))
}

#[derive(Deserialize)]
pub struct Back {
    back: Option<String>,
}

/// Another language, and back to the page.
pub async fn lang(
    State(_desk): State<Arc<Desk>>,
    visitor: Visitor,
    Path(lang): Path<String>,
    Form(form): Form<Back>,
) -> Answer {
    let lang: Lang = lang.parse().map_err(|_| visitor.refuse(&Problem::NotFound))?;
    // Only a path of this site: never an address of another one. Browsers read a backslash as a slash and leave tabs out.
    let plain = |path: &str| path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    let back = form.back.filter(|path| path.starts_with('/') && !path.starts_with("//") && plain(path));
    let mut response = visitor.go(back.as_deref().unwrap_or("/"), None);
    response.headers_mut().append(header::SET_COOKIE, visitor.jar().lang(lang));
    Ok(response)
}
