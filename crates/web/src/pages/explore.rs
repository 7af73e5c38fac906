//! The explorer: which way games began, what was bought and done in them, how those seats ended, and what it brought beyond what was foreseen.

use coach::explore::{DEEPEST, Effect, Explored, Sort, Tally};
use maud::{Markup, html};
use serde::Deserialize;

use super::frame::{Page, page as framed};
use crate::boards::{Face, GOOD};
use crate::explorer::By;
use crate::routes::Visitor;

/// With fewer games a row is pale, and with fewer still there is none.
const SURE: u32 = 100;
const FEWEST: u32 = 3;
/// An effect of so much fills its bar.
const WIDEST: f64 = 0.08;

/// By what rows are sorted.
#[derive(Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Order {
    #[default]
    Games,
    Effect,
    Round,
}

impl Order {
    fn word(self) -> &'static str {
        match self {
            Order::Games => "games",
            Order::Effect => "effect",
            Order::Round => "round",
        }
    }
}

/// What the page is made from.
pub struct Sight<'a> {
    pub face: &'static dyn Face,
    pub by: By,
    /// What there is, by number of players.
    pub all: &'a [Explored],
    pub explored: Option<&'a Explored>,
    /// The first choices, with slashes between them.
    pub path: &'a str,
    pub order: Order,
}

impl Sight<'_> {
    fn game(&self) -> &'static str {
        self.face.meta().id
    }

    fn source(&self) -> &'static str {
        match self.by {
            By::Bots => "bots",
            By::People => "people",
            By::Player(_) => "you",
        }
    }

    /// The address of the same page with something else.
    fn way(&self, visitor: &Visitor, players: Option<usize>, path: &str, order: Order) -> String {
        let players = players.or(self.explored.map(|explored| explored.players));
        let players = players.map_or_else(String::new, |n| format!("&players={n}"));
        let path = if path.is_empty() { String::new() } else { format!("&path={path}") };
        let (game, by, order) = (self.game(), self.source(), order.word());
        visitor.to(&format!("/explore/{game}?by={by}{players}{path}&sort={order}"))
    }

    /// What a thing is called.
    fn name(&self, visitor: &Visitor, thing: &str) -> String {
        self.face.name(thing, visitor.lang).unwrap_or_else(|| thing.replace('-', " "))
    }
}

pub fn page(visitor: &Visitor, sight: &Sight<'_>) -> Markup {
    let game = sight.face.meta().title(visitor.lang);
    let title = visitor.t_with("explore-title", &[("game", game)]);
    let body = html! {
        main #main .plain.explore {
            header { h1 { (title) } (games(visitor, sight)) }
            (sources(visitor, sight))
            @match sight.explored {
                Some(explored) if explored.games >= FEWEST => (found(visitor, sight, explored)),
                Some(_) | None => (nothing(visitor, sight)),
            }
        }
    };
    framed(visitor, &Page { title: &title, game: None, bar: html! {}, body })
}

/// What stands there before there is anything to count, and where to look meanwhile.
fn nothing(visitor: &Visitor, sight: &Sight<'_>) -> Markup {
    let game = sight.game();
    let good = format!("{game}-lesson-{GOOD}-title");
    html! {
        section.card {
            p { (visitor.t(match sight.by {
                By::Bots => "explore-none-bots",
                By::People => "explore-none-people",
                By::Player(_) => "explore-empty",
            })) }
            p.ways {
                a.button.main href=(visitor.to(&format!("/learn/{game}/{GOOD}/1"))) { (visitor.t(&good)) }
                @if sight.by != By::Bots { a.button href=(visitor.to(&format!("/explore/{game}?by=bots"))) { (visitor.t("explore-bots")) } }
                @if sight.by != By::People { a.button href=(visitor.to(&format!("/explore/{game}?by=people"))) { (visitor.t("explore-people")) } }
            }
        }
    }
}

fn games(visitor: &Visitor, sight: &Sight<'_>) -> Markup {
    html! {
        nav.seg aria-label=(visitor.t("nav")) {
            @for game in catalog::GAMES {
                @let id = game.meta().id;
                a href=(visitor.to(&format!("/explore/{id}"))) aria-current=[(id == sight.game()).then_some("page")] { (game.meta().title(visitor.lang)) }
            }
        }
    }
}

/// Whose games, and how many played.
fn sources(visitor: &Visitor, sight: &Sight<'_>) -> Markup {
    let total: u32 = sight.all.iter().map(|explored| explored.games).sum();
    let all = [("bots", "explore-bots"), ("people", "explore-people"), ("you", "explore-you")];
    let all = &all[..if visitor.id().is_some() { 3 } else { 2 }];
    html! {
        div.sources {
            nav.seg aria-label=(visitor.t("explore-by-whom")) {
                @for (by, title) in all {
                    @let here = *by == sight.source();
                    a href=(visitor.to(&format!("/explore/{}?by={by}", sight.game()))) aria-current=[here.then_some("page")] {
                        (visitor.t(title))
                        @if here && total > 0 { ", " (visitor.t_with("explore-games", &[("n", &total.to_string())])) }
                    }
                }
            }
            @if sight.all.len() > 1 {
                nav.seg {
                    @for explored in sight.all {
                        @let here = sight.explored.is_some_and(|now| now.players == explored.players);
                        a href=(sight.way(visitor, Some(explored.players), "", sight.order)) aria-current=[here.then_some("page")] { (visitor.t_with("explore-players", &[("n", &explored.players.to_string())])) }
                    }
                }
            }
        }
    }
}

fn found(visitor: &Visitor, sight: &Sight<'_>, explored: &Explored) -> Markup {
    let players = visitor.t_with("explore-players", &[("n", &explored.players.to_string())]);
    let games = visitor.t_with("explore-games", &[("n", &explored.games.to_string())]);
    html! {
        p.soft {
            (players) ", " (games) ". "
            (by(visitor, &explored.by))
        }
        (openings(visitor, sight, explored))
        @for sort in Sort::ALL {
            @let rows = explored.of(sort);
            @if !rows.is_empty() {
                section.card {
                    h2 { (visitor.t(if sort == Sort::Purchase { "explore-purchase" } else { "explore-role" })) }
                    (table(visitor, sight, explored, rows, None))
                }
            }
        }
        p.soft { (legend(visitor, explored.players)) " " (visitor.t("explore-note")) }
    }
}

/// Who played: a search by how far it thinks, anybody else as he is called.
fn by(visitor: &Visitor, by: &str) -> String {
    let thinks = by.strip_prefix("search:").and_then(|rest| rest.strip_suffix("it"));
    match thinks.filter(|n| n.chars().all(|digit| digit.is_ascii_digit())) {
        Some(n) => visitor.t_with("explore-by-search", &[("n", n)]),
        None if by.is_empty() => String::new(),
        None => visitor.t_with("explore-by", &[("by", by)]),
    }
}

/// The path that was chosen, and the ways on from it.
fn openings(visitor: &Visitor, sight: &Sight<'_>, explored: &Explored) -> Markup {
    let sort = if explored.openings.contains_key(&Sort::Purchase) { Sort::Purchase } else { Sort::Role };
    let steps: Vec<&str> = sight.path.split('/').filter(|step| !step.is_empty()).take(DEEPEST).collect();
    let path = steps.join("/");
    let rows = explored.ways(sort, &path);
    html! {
        section.card.openings {
            h2 { (visitor.t("explore-first")) }
            nav.crumb aria-label=(visitor.t("explore-first")) {
                a href=(sight.way(visitor, None, "", sight.order)) { (visitor.t("explore-start")) }
                @for (i, step) in steps.iter().enumerate() {
                    " › " a href=(sight.way(visitor, None, &steps[..=i].join("/"), sight.order)) { (sight.name(visitor, step)) }
                }
                @if !rows.is_empty() { " › " span.soft { (visitor.t("explore-next")) } }
            }
            @if rows.is_empty() { p.soft { (visitor.t("explore-few")) } }
            @else { (table(visitor, sight, explored, rows, (steps.len() + 1 < DEEPEST).then_some(path.as_str()))) }
        }
    }
}

/// Rows of things. `under` is the path that a row leads on from, if it does.
fn table(
    visitor: &Visitor,
    sight: &Sight<'_>,
    explored: &Explored,
    mut rows: Vec<(&str, &Tally)>,
    under: Option<&str>,
) -> Markup {
    rows.retain(|(_, tally)| tally.games >= FEWEST);
    match sight.order {
        Order::Games => {}
        Order::Effect => {
            let mean = |tally: &Tally| tally.effect().map_or(f64::NEG_INFINITY, |effect| effect.mean);
            rows.sort_by(|a, b| mean(b.1).total_cmp(&mean(a.1)));
        }
        Order::Round => rows.sort_by(|a, b| a.1.round().total_cmp(&b.1.round())),
    }
    let head = |order: Order, name: &str| {
        let now = sight.order == order;
        let sorted = if order == Order::Round { "ascending" } else { "descending" };
        html! { th scope="col" aria-sort=[now.then_some(sorted)] { a href=(sight.way(visitor, None, sight.path, order)) { (visitor.t(name)) } } }
    };
    let share = |tally: &Tally| 100.0 * f64::from(tally.games) / f64::from(explored.games.max(1));
    html! {
        div.wide { table.rows {
            thead { tr {
                th scope="col" { (visitor.t("explore-thing")) }
                th scope="col" { (visitor.t("explore-chosen")) }
                (head(Order::Round, "explore-round"))
                th.places scope="col" { (visitor.t("explore-places")) }
                (head(Order::Effect, "explore-effect"))
                (head(Order::Games, "explore-n"))
            } }
            tbody { @for (thing, tally) in rows {
                tr .pale[tally.games < SURE] {
                    th scope="row" { (link(visitor, sight, thing, under)) }
                    td { (format!("{:.0}\u{a0}%", share(tally))) }
                    td { (decimal(visitor, tally.round())) }
                    td.places { (places(visitor, tally)) }
                    td { (effect(visitor, tally.effect())) }
                    td { (tally.games) }
                }
            } }
        } }
    }
}

fn link(visitor: &Visitor, sight: &Sight<'_>, thing: &str, under: Option<&str>) -> Markup {
    let name = sight.name(visitor, thing);
    let way = match under {
        Some("") => Some(sight.way(visitor, None, thing, sight.order)),
        Some(path) => Some(sight.way(visitor, None, &format!("{path}/{thing}"), sight.order)),
        None if sight.face.things().iter().any(|known| known == thing) => {
            Some(visitor.to(&format!("/rules/{}/things/{thing}", sight.game())))
        }
        None => None,
    };
    html! { @match way { Some(way) => a href=(way) { (name) }, None => (name) } }
}

/// How the seats that chose it ended, as a bar, the first place first.
fn places(visitor: &Visitor, tally: &Tally) -> Markup {
    let all = f64::from(tally.seats().max(1));
    let share = |count: u32| 100.0 * f64::from(count) / all;
    let mut at = 0.0;
    let parts: Vec<(usize, f64, f64)> = tally
        .places
        .iter()
        .enumerate()
        .map(|(i, count)| {
            let part = (i + 1, at, share(*count));
            at += part.2;
            part
        })
        .collect();
    let said = |(place, _, wide): &(usize, f64, f64)| {
        let place = visitor.t_with("explore-place", &[("place", &place.to_string())]);
        format!("{place} {wide:.0}\u{a0}%")
    };
    let label = parts.iter().map(said).collect::<Vec<_>>().join(", ");
    html! {
        svg.ranks role="img" aria-label=(label) {
            title { (label) }
            @for (place, at, wide) in &parts { rect.(format!("p{place}")) x=(format!("{at:.2}%")) width=(format!("{wide:.2}%")) height="100%" {} }
        }
        " " (format!("{:.0}\u{a0}%", parts.first().map_or(0.0, |first| first.2)))
    }
}

/// What it brought beyond what was foreseen, with its interval.
fn effect(visitor: &Visitor, effect: Option<Effect>) -> Markup {
    let Some(Effect { mean, error, .. }) = effect else { return html! { "–" } };
    let x = |value: f64| 50.0 + 50.0 * (value / WIDEST).clamp(-1.0, 1.0);
    let (low, high) = (x(mean - 1.96 * error), x(mean + 1.96 * error));
    let (from, to) = (x(mean.min(0.0)), x(mean.max(0.0)));
    let sure = mean.abs() > 1.96 * error;
    let class = match (sure, mean > 0.0) {
        (false, _) => "unsure",
        (true, true) => "good",
        (true, false) => "bad",
    };
    let sign = if mean < 0.0 { "−" } else { "+" };
    html! {
        svg.effect.(class) aria-hidden="true" viewBox="0 0 100 14" {
            path.nought d="M50 0V14" {}
            rect x=(format!("{from:.1}")) y="3" width=(format!("{:.1}", to - from)) height="8" {}
            path.line d=(format!("M{low:.1} 7H{high:.1}")) {}
        }
        b.(class) { (sign) (decimal(visitor, 100.0 * mean.abs())) "\u{a0}%" }
        small.within { " ±\u{a0}" (decimal(visitor, 196.0 * error)) }
    }
}

fn decimal(visitor: &Visitor, value: f64) -> String {
    let text = format!("{value:.1}");
    if visitor.lang.code() == "fr" { text.replace('.', ",") } else { text }
}

fn legend(visitor: &Visitor, players: usize) -> Markup {
    html! {
        span.legend { @for place in 1..=players {
            span { svg.key aria-hidden="true" { rect.(format!("p{place}")) width="100%" height="100%" {} } (visitor.t_with("explore-place", &[("place", &place.to_string())])) }
        } }
    }
}
