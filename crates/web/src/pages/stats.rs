//! Statistics: shares of victories beside what even would be, where the points come from, ratings. Every chart has its numbers beside it.

mod chart;
mod ratings;

use kernel::{Entry, Seat};
use maud::{Markup, html};
use store::Game;

use super::frame::{Page, page as framed};
use crate::routes::Visitor;
use crate::stats::{Against, Crowd, FEW, Means, Own, Period, Share, Wanted};
use crate::time::date;

pub use chart::{share_bar, won};

/// One game as it is shown.
pub struct Shown<'a> {
    pub game: &'static dyn Entry,
    pub wanted: Wanted,
    pub own: &'a Own,
    pub crowd: &'a Crowd,
    pub games: &'a [Game],
}

/// The most people that a list names.
const PEOPLE: usize = 12;
/// The most sources of points that are told apart.
const SOURCES: usize = 6;
/// A gap to strong bots is worth a sentence if they have played so often.
const STRONG: u32 = 20;

/// How it went in all games.
pub fn overview(visitor: &Visitor, games: &[Game]) -> Markup {
    let body = html! {
        main #main .stats {
            (head(visitor, None, games))
            @if games.is_empty() {
                section.card {
                    p { (visitor.t("stats-none")) }
                    p { a.button.main href=(visitor.to("/learn")) { (visitor.t("learn-title")) } " " a.button href=(visitor.to("/")) { (visitor.t("home-play")) } " " a.button href=(visitor.to("/explore/puerto-rico")) { (visitor.t("explore-name")) } }
                }
            } @else { (by_game(visitor, games, true)) }
        }
    };
    framed(visitor, &Page { title: &visitor.t("stats-title"), game: None, bar: html! {}, body })
}

/// A line for each game. Only the player himself is led on.
pub fn by_game(visitor: &Visitor, games: &[Game], own: bool) -> Markup {
    html! {
        section.card {
            h2 { (visitor.t("stats-by-game")) }
            table.shares {
                (heading(visitor, "stats-game", None))
                tbody {
                    @for game in games {
                        @let title = catalog::find(&game.game).map_or(game.game.as_str(), |game| game.meta().title(visitor.lang));
                        @if game.own.games > 0 {
                            (share_row(visitor, &html! { @if own { a href={ (visitor.base()) "/me/stats?game=" (game.game) } { (title) } } @else { (title) } }, &game.own.into(), None))
                        }
                        @if game.helped.games > 0 {
                            (share_row(visitor, &html! { (title) " " span.soft { (visitor.t("stats-with-help")) } }, &game.helped.into(), None))
                        }
                    }
                }
            }
            p.soft { (visitor.t("stats-bar-note")) }
        }
    }
}

/// How it went in one game.
pub fn game(visitor: &Visitor, shown: &Shown<'_>) -> Markup {
    let own = shown.own;
    let title = format!(
        "{}{}{}",
        visitor.t("stats-title"),
        visitor.t("colon"),
        shown.game.meta().title(visitor.lang)
    );
    let body = html! {
        main #main .stats {
            (chart::patterns())
            (head(visitor, Some(shown), shown.games))
            @if own.all.games == 0 && own.helped == 0 {
                section.card { p { (visitor.t("stats-none-here")) } }
            } @else {
                div.two {
                    (against(visitor, own))
                    (sources(visitor, shown))
                }
                @if own.stretches.len() > 1 { (over_time(visitor, own)) }
                div.two {
                    (seats(visitor, own))
                    (people(visitor, own, false))
                }
            }
            (ratings::card(visitor, shown))
        }
    };
    framed(visitor, &Page { title: &title, game: None, bar: html! {}, body })
}

/// The title, the games to choose from, and what of a game is to be seen.
fn head(visitor: &Visitor, shown: Option<&Shown<'_>>, games: &[Game]) -> Markup {
    let chosen = shown.map(|shown| shown.game.meta().id);
    let listed = catalog::GAMES.iter().map(|game| game.meta());
    let listed =
        listed.filter(|meta| chosen == Some(meta.id) || games.iter().any(|game| game.game == meta.id));
    html! {
        div.head {
            h1 { (visitor.t("stats-title")) }
            nav.seg aria-label=(visitor.t("stats-game")) {
                a href=(visitor.to("/me/stats")) aria-current=[chosen.is_none().then_some("page")] { (visitor.t("stats-all")) }
                @for meta in listed {
                    a href={ (visitor.base()) "/me/stats?game=" (meta.id) } aria-current=[(chosen == Some(meta.id)).then_some("page")] { (meta.title(visitor.lang)) }
                }
            }
            @if let Some(shown) = shown { (filter(visitor, shown)) }
        }
    }
}

/// What of a game is to be seen: a form that needs no script.
fn filter(visitor: &Visitor, shown: &Shown<'_>) -> Markup {
    let meta = shown.game.meta();
    let Wanted { players, period } = shown.wanted;
    html! {
        form.filter method="get" action=(visitor.to("/me/stats")) {
            input type="hidden" name="game" value=(meta.id);
            label {
                span.hide { (visitor.t("home-players")) }
                select name="players" {
                    option value="" selected[players.is_none()] { (visitor.t("stats-any-players")) }
                    @for n in meta.seats.0..=meta.seats.1 {
                        option value=(n) selected[players == Some(n)] { (visitor.t_with("home-seats", &[("n", &n.to_string())])) }
                    }
                }
            }
            label {
                span.hide { (visitor.t("stats-since")) }
                select name="since" {
                    @for one in Period::ALL {
                        option value=(one.word()) selected[one == period] { (visitor.t(&format!("stats-since-{}", one.word()))) }
                    }
                }
            }
            button type="submit" { (visitor.t("stats-show")) }
        }
    }
}

/// The head of a table of shares.
fn heading(visitor: &Visitor, first: &str, last: Option<&str>) -> Markup {
    html! {
        thead { tr {
            th scope="col" { (visitor.t(first)) }
            th scope="col" { (visitor.t("stats-games")) }
            th scope="col" { (visitor.t("stats-won")) }
            th.gauge scope="col" colspan="2" { (visitor.t("stats-share")) }
            @if let Some(last) = last { th.last scope="col" { (visitor.t(last)) } }
        } }
    }
}

/// One line: so many games, so many won, which share that is. Few games make no share.
fn share_row(visitor: &Visitor, label: &Markup, share: &Share, last: Option<String>) -> Markup {
    let (games, won) = (share.games.to_string(), won(visitor, share.won));
    html! {
        tr {
            th scope="row" { (label) }
            td { (games) }
            td { (won) }
            @if share.games < FEW {
                td.few colspan="2" { (visitor.t_with("stats-of", &[("won", &won), ("games", &games)])) }
            } @else {
                td { b { (coach::percent((share.won / f64::from(share.games)) as f32)) } }
                td.gauge { (share_bar(visitor, share)) }
            }
            @if let Some(last) = last { td.last { (last) } }
        }
    }
}

/// How a bot is called: a level by its word, any other one as the site calls it.
fn bot_title(visitor: &Visitor, bot: &str) -> String {
    match bot.parse::<::bots::Level>() {
        Ok(level) => level.title(visitor.lang).to_owned(),
        Err(_) => visitor.desk.brain.title(bot, visitor.lang),
    }
}

/// A mean place.
fn place(visitor: &Visitor, share: &Share) -> Option<String> {
    Some(coach::decimal(share.place() as f32, visitor.lang))
}

pub fn against(visitor: &Visitor, own: &Own) -> Markup {
    let name = |against: &Against| match against {
        Against::People => visitor.t("stats-people"),
        Against::Bots(_, bot) => visitor.t_with("stats-bots", &[("level", &bot_title(visitor, bot))]),
        Against::Mixed => visitor.t("stats-mixed"),
    };
    html! {
        section.card {
            h2 { (visitor.t("stats-against")) }
            table.shares {
                (heading(visitor, "stats-whom", Some("stats-place")))
                tbody {
                    @for (who, share) in &own.against { (share_row(visitor, &html! { (name(who)) }, share, place(visitor, share))) }
                    @if own.against.len() > 1 { (share_row(visitor, &html! { b { (visitor.t("stats-all-games")) } }, &own.all, place(visitor, &own.all))) }
                }
            }
            p.soft { (visitor.t("stats-bar-note")) }
            @if own.helped > 0 { p.soft { (visitor.t_with("stats-helped", &[("n", &own.helped.to_string())])) } }
        }
    }
}

/// The sources that are told apart: the largest ones; the others are one.
fn told_apart(visitor: &Visitor, means: &Means) -> (Vec<String>, Option<String>) {
    let mut all = means.sources();
    let rest = all.len() > SOURCES;
    all.truncate(SOURCES);
    (all, rest.then(|| visitor.t("stats-rest")))
}

fn sources(visitor: &Visitor, shown: &Shown<'_>) -> Markup {
    let own = &shown.own.means;
    let lang = visitor.lang;
    let everybody = Crowd::means(&shown.crowd.all, lang);
    let strong = Crowd::means(&shown.crowd.strong, lang);
    let (apart, rest) = told_apart(visitor, if own.games > 0 { own } else { everybody.unwrap_or(own) });
    let mut rows: Vec<(String, &Means)> = Vec::new();
    if own.games > 0 {
        rows.push((visitor.t("home-you"), own));
    }
    rows.extend(
        strong.map(|means| {
            (visitor.t_with("stats-bots", &[("level", ::bots::Level::Strong.title(lang))]), means)
        }),
    );
    rows.extend(everybody.map(|means| (visitor.t("stats-everybody"), means)));
    html! {
        section.card.sources {
            h2 { (visitor.t("stats-sources")) }
            @if rows.is_empty() { p.soft { (visitor.t("stats-sources-none")) } }
            @else {
                (chart::legend(&apart, rest.as_deref()))
                div.wide { table.stacks { tbody { @for (name, means) in &rows { (chart::stack_row(visitor, name, means, &rows, &apart)) } } } }
                (chart::figures(visitor, &rows, &apart, rest.as_deref()))
            }
            @if let (Some(strong), true) = (strong, own.games >= FEW) { (gap(visitor, shown, own, strong)) }
        }
    }
}

/// The largest gap to strong bots that is sure, and the lesson for it.
fn gap(visitor: &Visitor, shown: &Shown<'_>, own: &Means, strong: &Means) -> Markup {
    if strong.games < STRONG {
        return html! {};
    }
    let sure = |source: &String| {
        let more = strong.of(source) - own.of(source);
        let error = (strong.doubt(source) + own.doubt(source)).sqrt();
        (more > 0.5 && more > 2.0 * error).then(|| (source.clone(), more))
    };
    let largest = strong.sources().iter().filter_map(sure).max_by(|one, other| one.1.total_cmp(&other.1));
    let Some((source, more)) = largest else { return html! {} };
    let more = coach::decimal(more as f32, visitor.lang);
    html! {
        p.advice {
            b { (visitor.t_with("stats-gap", &[("n", &more), ("source", &source)])) } " "
            a href={ (visitor.base()) "/learn/" (shown.game.meta().id) } { (visitor.t("stats-lesson")) }
        }
    }
}

fn over_time(visitor: &Visitor, own: &Own) -> Markup {
    let (apart, rest) = told_apart(visitor, &own.means);
    let span = |first: i64, last: i64| {
        let (first, last) = (date(first), date(last));
        if first == last { first } else { format!("{first} – {last}") }
    };
    html! {
        section.card.sources {
            h2 { (visitor.t("stats-over-time")) }
            (chart::legend(&apart, rest.as_deref()))
            (chart::columns(visitor, &own.stretches, &apart))
            details {
                summary { (visitor.t("result-table")) }
                div.wide { table.figures {
                    thead { tr {
                        th scope="col" { (visitor.t("stats-when")) } th scope="col" { (visitor.t("stats-games")) } th scope="col" { (visitor.t("stats-won")) }
                        @for source in &apart { th scope="col" { (source) } }
                        @if let Some(rest) = &rest { th scope="col" { (rest) } }
                        th scope="col" { (visitor.t("result-total")) }
                    } }
                    tbody { @for some in &own.stretches { tr {
                        th scope="row" { (span(some.first, some.last)) }
                        td { (some.share.games) } td { (won(visitor, some.share.won)) }
                        (chart::cells(visitor, &some.means, &apart, rest.is_some()))
                    } } }
                } }
            }
        }
    }
}

fn seats(visitor: &Visitor, own: &Own) -> Markup {
    let letter = |seat: u8| Seat::new(usize::from(seat)).to_string();
    html! {
        section.card {
            h2 { (visitor.t("stats-seats")) }
            table.shares {
                (heading(visitor, "stats-seat", Some("stats-place")))
                tbody {
                    @for (seat, share) in &own.seats {
                        (share_row(visitor, &html! { (visitor.t_with("seat-letter", &[("seat", &letter(*seat))])) }, share, place(visitor, share)))
                    }
                }
                @if own.players.len() > 1 {
                    tbody {
                        @for (players, share) in &own.players {
                            (share_row(visitor, &html! { (visitor.t_with("home-seats", &[("n", &players.to_string())])) }, share, place(visitor, share)))
                        }
                    }
                }
            }
        }
    }
}

/// People who were met; for other readers those alone who may be named to them.
pub fn people(visitor: &Visitor, own: &Own, public: bool) -> Markup {
    let named = |id: &str| visitor.desk.player(id).ok().flatten().is_some_and(|player| player.page.is_some());
    let listed: Vec<_> = own.people.iter().filter(|(id, ..)| !public || named(id)).take(PEOPLE).collect();
    html! {
        section.card {
            h2 { @if public { (visitor.t("page-met")) } @else { (visitor.t("stats-met")) } }
            @if listed.is_empty() { p.soft { @if public { (visitor.t("page-met-none")) } @else { (visitor.t("stats-met-none")) } } }
            @else {
                table.shares {
                    thead { tr {
                        th scope="col" { (visitor.t("stats-whom")) } th scope="col" { (visitor.t("stats-games")) }
                        th scope="col" { (visitor.t("stats-before")) } th.gauge scope="col" colspan="2" { (visitor.t("stats-before-share")) }
                    } }
                    tbody { @for (id, name, share) in listed { (share_row(visitor, &person(visitor, id, name), share, None)) } }
                }
            }
        }
    }
}

/// A person by the name under which the game was played, and the way to his page if others may read it.
fn person(visitor: &Visitor, id: &str, name: &str) -> Markup {
    let page = visitor.desk.player(id).ok().flatten().and_then(|player| player.page);
    html! { @if let Some(page) = page { a href={ (visitor.base()) "/p/" (page) } { (name) } } @else { (name) } }
}
