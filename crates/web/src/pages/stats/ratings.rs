//! Ratings of people and bots in one game. Nobody is named who has not made his page public, but for the reader himself.

use maud::{Markup, html};
use ratings::Interval;

use super::{Shown, bot_title};
use crate::routes::Visitor;
use crate::stats::{Entrant, Rated};

/// The most that are listed.
const LISTED: usize = 20;

pub fn card(visitor: &Visitor, shown: &Shown<'_>) -> Markup {
    let own = |rated: &Rated| matches!(&rated.who, Entrant::Person(id) if visitor.id() == Some(id.as_str()));
    let named: Vec<(Markup, &Rated)> =
        shown.crowd.rated.iter().filter_map(|rated| Some((name(visitor, &rated.who)?, rated))).collect();
    let mine = named.iter().position(|(_, rated)| own(rated));
    let listed = named.iter().enumerate().filter(|(i, _)| *i < LISTED || Some(*i) == mine);
    let listed: Vec<&(Markup, &Rated)> = listed.map(|(_, row)| row).collect();
    let ends =
        |end: fn(&Interval) -> f64| listed.iter().map(|(_, rated)| end(&rated.rating)).collect::<Vec<f64>>();
    let low = ends(|rating| rating.low).into_iter().fold(f64::INFINITY, f64::min).min(900.0);
    let high = ends(|rating| rating.high).into_iter().fold(f64::NEG_INFINITY, f64::max).max(1_100.0);
    html! {
        section.card {
            h2 { (visitor.t("stats-ratings")) }
            @if listed.is_empty() { p.soft { (visitor.t("stats-ratings-none")) } }
            @else {
                table.shares {
                    thead { tr {
                        th scope="col" { (visitor.t("stats-who")) } th scope="col" { (visitor.t("stats-games")) }
                        th scope="col" { (visitor.t("stats-rating")) } th.gauge scope="col" { (visitor.t("stats-rating-span")) }
                    } }
                    tbody { @for (name, rated) in listed { tr .own[own(rated)] {
                        th scope="row" { (name) }
                        td { (rated.games) }
                        td { b { (whole(rated.rating.value)) } " " span.soft { (whole(rated.rating.low)) "–" (whole(rated.rating.high)) } }
                        td.gauge { (span(&rated.rating, low, high)) }
                    } } }
                }
                p.soft { (visitor.t("stats-ratings-note")) }
                @if mine.is_none() { p.soft { (visitor.t("stats-ratings-own")) } }
            }
        }
    }
}

fn whole(rating: f64) -> String {
    format!("{rating:.0}").replace('-', "−")
}

/// Where a rating lies, and between which ones 19 times in 20. The numbers stand beside it.
fn span(rating: &Interval, low: f64, high: f64) -> Markup {
    let at = |value: f64| format!("{:.1}%", 100.0 * (value - low) / (high - low));
    let wide = format!("{:.1}%", 100.0 * (rating.high - rating.low) / (high - low));
    html! {
        svg.span aria-hidden="true" {
            line.axis x1="0" x2="100%" y1="10" y2="10" {}
            rect.sure x=(at(rating.low)) y="6" width=(wide) height="8" rx="4" {}
            circle.at cx=(at(rating.value)) cy="10" r="5" {}
        }
    }
}

/// Who it is, if he may be named to this reader.
fn name(visitor: &Visitor, who: &Entrant) -> Option<Markup> {
    match who {
        Entrant::Bot(bot) => {
            Some(html! { (bot_title(visitor, bot)) " " span.bot { (visitor.t("home-bot")) } })
        }
        Entrant::Person(id) if visitor.id() == Some(id.as_str()) => {
            Some(html! { b { (visitor.t("home-you")) } })
        }
        Entrant::Person(id) => {
            let player = visitor.desk.player(id).ok().flatten()?;
            let page = player.page?;
            Some(html! { a href={ (visitor.base()) "/p/" (page) } { (player.name) } })
        }
    }
}
