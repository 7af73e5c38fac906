//! Home: the games that wait for the visitor, invitations, one-click play, and tables of others.

mod own;
mod play;

use maud::{Markup, PreEscaped, html};
use store::{List, Pace, Page as Tables, TableRow, Tally};

use super::frame::{Page, page as framed};
use super::{away, list};
use crate::boards;
use crate::problem::Problem;
use crate::routes::Visitor;

pub use play::lesson;

/// What home shows besides the games.
pub struct Shown {
    /// The cards of the visitor's own games.
    own: Vec<Markup>,
    /// Whether he has more of them.
    more: bool,
    /// How many of all of them wait for him.
    waiting: u32,
    /// Whether some of those shown still run.
    running: bool,
    /// Whether some of those are played over days.
    over_days: bool,
    inviting: Vec<TableRow>,
    open: Tables,
    finished: Tables,
    tally: Tally,
}

/// The five cities on one waterfront.
const PANORAMA: &str = include_str!("home/panorama.svg");
/// The most own games, and the most of those that are over: they are at rest, and what is to be played comes next.
const OWN: usize = 9;
const OVER: usize = 3;
/// The most tables in each list of others.
const ROWS: usize = 8;

pub async fn gather(visitor: &Visitor) -> Result<Shown, Problem> {
    let store = &visitor.desk.store;
    let mine = visitor
        .id()
        .map_or_else(|| Ok(Tables::default()), |player| store.tables(List::Of(player), None, OWN + 1))?;
    let inviting = visitor.id().map_or_else(
        || Ok(Vec::new()),
        |player| store.tables(List::Inviting(player), None, ROWS).map(|page| page.tables),
    )?;
    let (waiting, tally) = match visitor.id() {
        Some(player) => (store.waiting_for(player)?, store.tally(player)?),
        None => (0, Tally::default()),
    };
    let mut open = store.tables(List::Waiting, None, ROWS)?;
    let known = |table: &TableRow| mine.tables.iter().chain(&inviting).any(|own| own.id == table.id);
    open.tables.retain(|table| !known(table));
    let runs = |table: &TableRow| table.result.is_none() && table.closed.is_none();
    let mut over = 0;
    let few = |table: &&TableRow| {
        over += usize::from(!runs(table));
        over <= OVER
    };
    let shown: Vec<&TableRow> = mine.tables.iter().filter(few).take(OWN).collect();
    let running = shown.iter().any(|table| runs(table));
    let over_days = shown.iter().any(|table| runs(table) && table.pace == Pace::Turns);
    let more = mine.tables.len() > shown.len();
    // One after the other: a table in memory costs nothing, and one that is not is read once.
    let mut own = Vec::with_capacity(shown.len());
    for row in shown {
        own.push(own::card(visitor, row).await);
    }
    let finished = store.tables(List::Finished, None, ROWS)?;
    Ok(Shown { own, more, waiting, running, over_days, inviting, open, finished, tally })
}

pub fn page(visitor: &Visitor, shown: &Shown) -> Markup {
    let newcomer = shown.own.is_empty() && shown.inviting.is_empty();
    let body = html! {
        main #main .home data-waiting=(shown.waiting) {
            @if newcomer { (hero(visitor)) } @else { (yours(visitor, shown)) }
            div.head.sect { h2 { (visitor.t("home-play")) } span.soft { (visitor.t("home-play-note")) } }
            ul.grid.games { @for game in catalog::GAMES { (play::card(visitor, *game)) } }
            @if shown.tally.games > 0 { (record(visitor, &shown.tally)) }
            div.others-tables {
                (tables(visitor, "waiting", &shown.open, &visitor.t("lobby-waiting-none")))
                @if !shown.finished.tables.is_empty() { (tables(visitor, "finished", &shown.finished, "")) }
            }
            footer { a href=(visitor.to("/about")) { (visitor.t("about")) } " · " a href=(visitor.to("/docs")) { (visitor.t("docs-title")) } }
        }
    };
    framed(visitor, &Page { title: &visitor.t("home-title"), game: None, bar: html! {}, body })
}

/// What a newcomer reads first.
fn hero(visitor: &Visitor) -> Markup {
    let easiest = catalog::GAMES.iter().map(|game| game.meta()).min_by_key(|meta| meta.minutes.1);
    html! {
        section.hero {
            div.said {
                h1 { (visitor.t("home-hero")) }
                p { (visitor.t("home-hero-note")) }
                div.acts {
                    @if let Some(meta) = easiest {
                        a.button.main.big href=(visitor.to(&lesson(meta.id))) {
                            (visitor.t_with("home-learn-first", &[("game", meta.title(visitor.lang))]))
                        }
                    }
                    a.button.big href=(visitor.to("/new")) { (visitor.t("home-friend")) }
                }
            }
            (PreEscaped(PANORAMA))
        }
    }
}

/// Own games and invitations.
fn yours(visitor: &Visitor, shown: &Shown) -> Markup {
    let waiting = shown.waiting.to_string();
    html! {
        div.head {
            h1 { (visitor.t("home-own")) }
            span.soft {
                @if shown.waiting > 0 { (visitor.t_with("home-wait", &[("n", &waiting)])) }
                @else if !shown.running { (visitor.t("home-nothing-waits")) }
            }
            a.button.end href=(visitor.to("/new")) { "+ " (visitor.t("new-table")) }
        }
        div.top {
            ul.grid.mines .wide[shown.inviting.is_empty()] { @for card in &shown.own { (card) } }
            @if !shown.inviting.is_empty() {
                aside.card.inv aria-label=(visitor.t("home-for-you")) {
                    h2 { (visitor.t("home-for-you")) }
                    @for row in &shown.inviting { (invitation(visitor, row)) }
                }
            }
        }
        @if shown.more { p.rest { a href=(visitor.to("/tables?list=mine")) { (visitor.t("home-own-all")) } } }
        @if let Some(until) = away::until(visitor) { div.card.absent { p { (until) } (away::everywhere(visitor, "home")) } }
        @else if shown.over_days { details.absent { summary { (visitor.t("away-title")) } (away::everywhere(visitor, "home")) } }
    }
}

/// Somebody wants the visitor at a table.
fn invitation(visitor: &Visitor, row: &TableRow) -> Markup {
    let game = catalog::find(&row.game).map_or(row.game.as_str(), |game| game.meta().title(visitor.lang));
    let host = row.seats.iter().find(|seat| seat.player.is_some());
    let host = host.and_then(|seat| seat.name.clone()).unwrap_or_else(|| visitor.t("guest"));
    let here = row.seats.iter().filter(|seat| seat.player.is_some() || seat.bot.is_some()).count();
    let seat = row.seats.iter().position(|seat| seat.invited.as_deref() == visitor.id());
    let values = [("name", host.as_str()), ("game", game)];
    let again = row.follows.as_ref().map(|before| visitor.to(&format!("/t/{before}")));
    let (asks, yes) =
        if again.is_some() { ("home-rematch", "rematch-agree") } else { ("home-invites", "sit") };
    html! {
        div.one {
            @if let Some(face) = boards::face(&row.game) { div.thumb aria-hidden="true" { (face.picture()) } }
            p { (visitor.t_with(asks, &values)) }
            p.soft { (visitor.t_with("home-here", &[("here", &here.to_string()), ("all", &row.seats.len().to_string())])) }
            div.acts {
                @if let Some(seat) = seat {
                    form method="post" action={ (visitor.base()) "/t/" (row.id) "/sit" } {
                        input type="hidden" name="seat" value=(kernel::Seat::new(seat));
                        button.main type="submit" { (visitor.t(yes)) }
                    }
                }
                @if let Some(before) = &again { a href=(before) { (visitor.t("home-what-happened")) } }
                form method="post" action={ (visitor.base()) "/t/" (row.id) "/decline" } {
                    button.quiet type="submit" { (visitor.t("home-not-now")) }
                }
            }
        }
    }
}

/// What the visitor has won, beside what even would be. Few games make no share.
fn record(visitor: &Visitor, tally: &Tally) -> Markup {
    let round = |number: f64| (number.round() as i64).to_string();
    let share = |part: f64| round(100.0 * part / f64::from(tally.games));
    let name = if tally.games < 5 { "home-record-few" } else { "home-record" };
    let (games, won) = (tally.games.to_string(), halves(tally.won));
    let (share, even) = (share(tally.won), share(tally.even));
    let values = [("games", games.as_str()), ("won", &won), ("share", &share), ("even", &even)];
    html! { p.card.record { b { (visitor.t("home-record-title")) } " " (visitor.t_with(name, &values)) " " a href=(visitor.to("/me/stats")) { (visitor.t("stats-more")) } } }
}

/// A number of victories, with a half or a third where one was shared.
fn halves(won: f64) -> String {
    if won.fract().abs() < 0.01 { format!("{won:.0}") } else { format!("{won:.1}") }
}

/// The beginning of a list of others' tables, and the way to the rest of it.
fn tables(visitor: &Visitor, which: &str, shown: &Tables, none: &str) -> Markup {
    html! {
        section.tables {
            h2 { (visitor.t(&format!("lobby-{which}"))) }
            (list::rows(visitor, &shown.tables, none))
            @if shown.next.is_some() { p { a href={ (visitor.base()) "/tables?list=" (which) } { (visitor.t("list-all")) } } }
        }
    }
}
