//! A game of the visitor's: a small picture of the table as he sees it, who stands how, what happened last, and what he is asked.

use std::time::Duration;

use kernel::{Seat, Table, Words};
use maud::{Markup, html};
use store::{Pace, TableRow};
use tokio::time::timeout;

use super::super::{list, table::closed_name};
use crate::boards::{self, Glance, Worth};
use crate::live::{Live, Phase, State};
use crate::pages::people::People;
use crate::routes::Visitor;
use crate::time::age;

/// How long home waits for a table whose changes hang: the others are shown.
const PATIENCE: Duration = Duration::from_millis(400);

/// The card of a game. Whatever is wrong with the table, it is a card.
pub async fn card(visitor: &Visitor, row: &TableRow) -> Markup {
    let drawn = async {
        let live = visitor.desk.table(&row.id).await.ok()?;
        let state = live.state.lock().await;
        Some(draw(visitor, row, &live, &state))
    };
    timeout(PATIENCE, drawn).await.ok().flatten().unwrap_or_else(|| {
        let note = html! { p.soft { (visitor.t("home-unreadable")) } };
        shell(
            visitor,
            row,
            &Card {
                picture: html! { div.greyed { (picture(row)) } },
                tag: html! {},
                asked: false,
                body: note,
                act: None,
                more: html! {},
            },
        )
    })
}

/// What is inside a card.
struct Card {
    picture: Markup,
    tag: Markup,
    /// Whether the visitor is asked.
    asked: bool,
    body: Markup,
    /// What the button says.
    act: Option<String>,
    /// What else may be done from here.
    more: Markup,
}

/// What all cards have: picture, name of the game, the way to the table.
fn shell(visitor: &Visitor, row: &TableRow, card: &Card) -> Markup {
    let game = catalog::find(&row.game).map_or(row.game.as_str(), |game| game.meta().title(visitor.lang));
    let act = card.act.clone().unwrap_or_else(|| visitor.t("home-look"));
    html! {
        li.card.mine .turn[card.asked] data-key={ "own-" (row.id) } {
            (card.picture)
            div.in {
                div.row { h3 { (game) } (card.tag) }
                (card.body)
                div.acts { a.button .main[card.asked] href={ (visitor.base()) "/t/" (row.id) } { (act) } (card.more) }
            }
        }
    }
}

/// The picture of the game, where there is none of the table.
fn picture(row: &TableRow) -> Markup {
    html! { @if let Some(face) = boards::face(&row.game) { div.mini { (face.picture()) } } }
}

fn draw(visitor: &Visitor, row: &TableRow, live: &Live, state: &State) -> Markup {
    let card = match &state.phase {
        Phase::Gathering(_) => gathering(visitor, row, state),
        Phase::Dealt(table) if state.is_at_rest() => over(visitor, row, state, Some(table.as_ref())),
        Phase::Dealt(table) => playing(visitor, row, live, state, table.as_ref()),
        Phase::Kept(_) => over(visitor, row, state, None),
    };
    shell(visitor, row, &card)
}

/// A table that waits for players.
fn gathering(visitor: &Visitor, row: &TableRow, state: &State) -> Card {
    let here = state.seats.iter().filter(|seat| !crate::live::is_open(seat)).count();
    let values = [("here", here.to_string()), ("all", state.seats.len().to_string())];
    let values = values.each_ref().map(|(name, value)| (*name, value.as_str()));
    let closed = state.closed.is_some();
    let words = visitor.words(state);
    let body = html! {
        p.soft { (facts(visitor, state, None)) }
        ul.stand {
            @for seat in Seat::all(state.seats.len()) { li { i.pawn.{ "seat-" (seat) } aria-hidden="true" { (seat) } span.nm { (words.name(seat)) } } }
        }
        p.last { @if closed { (visitor.t(closed_name(state.closed))) } @else { (visitor.t_with("home-here", &values)) } }
    };
    let tag = html! { span.tag { @if closed { (visitor.t("table-closed")) } @else { (visitor.t("home-gathering")) } } };
    Card { picture: picture(row), tag, asked: false, body, act: Some(visitor.t("to-table")), more: html! {} }
}

/// A table that is over, was closed, or can only be read.
fn over(visitor: &Visitor, row: &TableRow, state: &State, table: Option<&dyn Table>) -> Card {
    let words = visitor.words(state);
    let (glance, closed) = (glance(visitor, state, table), state.closed.is_some());
    let result = row.result.as_deref().and_then(|_| list::result(visitor, row));
    let body = html! {
        p.soft { (facts(visitor, state, None)) }
        @if let (Some(table), Some(glance)) = (table, &glance) { (standing(visitor, state, table, glance, &words)) }
        p.last {
            @if closed { (visitor.t(closed_name(state.closed))) } @else if let Some(result) = result { (result) }
            " " span.soft.nb { (age(visitor.lang, row.updated, visitor.desk.now())) }
        }
    };
    let tag =
        html! { span.tag { @if closed { (visitor.t("table-closed")) } @else { (visitor.t("home-over")) } } };
    let picture = glance.map_or_else(|| picture(row), |glance| glance.picture);
    let act = (!closed).then(|| visitor.t("home-see-end"));
    Card { picture, tag, asked: false, body, act, more: html! {} }
}

fn playing(visitor: &Visitor, row: &TableRow, live: &Live, state: &State, table: &dyn Table) -> Card {
    let words = visitor.words(state);
    let own = state.seat_of(visitor.id());
    let asked = own.is_some_and(|seat| {
        table.acting().iter().any(|acting| acting == seat) && state.seats[seat.index()].bot.is_none()
    });
    let glance = glance(visitor, state, Some(table)).unwrap_or_default();
    let turn = match table.acting().first() {
        _ if asked => visitor.t("home-your-turn"),
        Some(seat) => visitor.t_with("home-turn-of", &[("name", &words.name(seat))]),
        None => String::new(),
    };
    let verb = glance.question.filter(|_| asked).map(|question| {
        let game = table.meta().id;
        let name = format!("verb-{question}");
        visitor.t(&format!("{game}-{name}"))
    });
    let people = People { visitor, live, state, words: &words };
    let waited_for = table.acting().first().map(|seat| &state.seats[seat.index()]);
    let near = waited_for.filter(|_| !asked).map(|row| people.dot(row));
    let tag = html! { span.tag .turn[asked] { @if let Some(near) = near { (near) " " } (turn) } };
    // The reader's own time if he is asked, else that of whom he waits for.
    let clock = own
        .filter(|_| asked)
        .map(|seat| &state.seats[seat.index()])
        .or(waited_for)
        .map(|row| people.clock(row));
    let body = html! {
        p.soft { (facts(visitor, state, Some(table))) }
        (standing(visitor, state, table, &glance, &words))
        (last(visitor, row, state, table, &words))
    };
    let nudge = own.zip(table.acting().first()).map(|(own, seat)| people.nudge(own, seat, "home"));
    let more = html! {
        @if let Some(nudge) = nudge { (nudge) }
        @if let Some(clock) = clock.filter(|clock| !clock.0.is_empty()) { span.clocks data-now=(visitor.desk.now()) { "◷ " (clock) } }
    };
    Card { picture: glance.picture, tag, asked, body, act: verb, more }
}

/// The table at a glance, through the eyes of the visitor.
fn glance(visitor: &Visitor, state: &State, table: Option<&dyn Table>) -> Option<Glance> {
    let table = table?;
    Some(boards::lay(table).glance(state.viewer(visitor.id()), &visitor.art(table.meta().id)))
}

/// The round, the pace, the number of players.
fn facts(visitor: &Visitor, state: &State, table: Option<&dyn Table>) -> String {
    let round = table.map(|table| visitor.t_with("round", &[("round", &table.round().to_string())]));
    let pace = match state.pace {
        Pace::Live => visitor.t("home-live"),
        Pace::Turns => visitor.t("home-days"),
    };
    let players = visitor.t_with("home-seats", &[("n", &state.seats.len().to_string())]);
    round.into_iter().chain([pace, players]).collect::<Vec<_>>().join(" · ")
}

/// Who stands how, the best first, as bars.
fn standing(visitor: &Visitor, state: &State, table: &dyn Table, glance: &Glance, words: &Words) -> Markup {
    let own = state.seat_of(visitor.id());
    let mut order: Vec<(Seat, Worth)> =
        Seat::all(table.players()).zip(glance.worth.iter().copied()).collect();
    order.sort_by_key(|(_, worth)| -worth.points);
    let best = order.iter().map(|(_, worth)| worth.points).max().unwrap_or(0).max(1);
    let length = |worth: &Worth| 60 * worth.points.max(0) / best;
    html! {
        ol.stand {
            @for (seat, worth) in &order {
                @let plays = state.seats[seat.index()].bot.is_some();
                li {
                    i.pawn.{ "seat-" (seat) } aria-hidden="true" { (seat) }
                    span.nm { span { @if own == Some(*seat) { (visitor.t("home-you")) } @else { (words.name(*seat)) } } @if plays { span.bot { (visitor.t("home-bot")) } } }
                    svg.{ "measure seat-" (seat) } viewBox="0 0 60 8" preserveAspectRatio="none" aria-hidden="true" {
                        rect.all width="60" height="8" {} rect.part width=(length(worth)) height="8" {}
                    }
                    b { (list::signed(&table.points(worth.points, words))) @if worth.more { small { "+?" } } }
                }
            }
        }
    }
}

/// The last answer that the visitor was told of, and how long ago it was given.
fn last(visitor: &Visitor, row: &TableRow, state: &State, table: &dyn Table, words: &Words) -> Markup {
    let viewer = state.viewer(visitor.id());
    let told = (1..=table.ply()).rev().take(6).find_map(|ply| {
        let mut sentences = table.sentences(ply, viewer, words);
        (!sentences.is_empty()).then(|| sentences.swap_remove(0))
    });
    html! {
        p.last {
            @if let Some(told) = told { (told) } @else { (visitor.t("home-begun")) }
            " " span.soft.nb { (age(visitor.lang, row.updated, visitor.desk.now())) }
        }
    }
}
