//! The charts of the statistics, drawn on the server: widths in hundredths of the room that there is, so that they fit a phone as well as a desk.

use maud::{Markup, html};
use ratings::wilson;

use crate::routes::Visitor;
use crate::stats::{Means, Share, Stretch};

/// A number of victories, with a part where one was shared.
pub fn won(visitor: &Visitor, won: f64) -> String {
    if won.fract().abs() < 0.01 { format!("{won:.0}") } else { coach::decimal(won as f32, visitor.lang) }
}

fn hundredths(share: f64) -> String {
    format!("{:.1}%", 100.0 * share)
}

/// A share: where it lies, where the truth lies 19 times in 20, and where even would be.
pub fn share_bar(visitor: &Visitor, share: &Share) -> Markup {
    let games = f64::from(share.games.max(1));
    let found = wilson(share.won, games);
    let even = share.even / games;
    let said = |part: f64| coach::percent(part as f32);
    let (value, low, high) = (said(found.value), said(found.low), said(found.high));
    let values = [("share", value.as_str()), ("low", &low), ("high", &high), ("even", &said(even))];
    html! {
        svg.span role="img" aria-label=(visitor.t_with("stats-bar", &values)) {
            line.axis x1="0" x2="100%" y1="10" y2="10" {}
            rect.sure x=(hundredths(found.low)) y="6" width=(hundredths(found.high - found.low)) height="8" rx="4" {}
            line.even x1=(hundredths(even)) x2=(hundredths(even)) y1="1" y2="19" {}
            circle.at cx=(hundredths(found.value)) cy="10" r="5" {}
        }
    }
}

/// What the colours and patterns mean.
pub fn legend(apart: &[String], rest: Option<&str>) -> Markup {
    html! {
        ul.legend {
            @for (i, source) in apart.iter().map(String::as_str).chain(rest).enumerate() {
                li { svg.key aria-hidden="true" { (patch(i, ("0", "0"), ("100%", "100%"))) } (source) }
            }
        }
    }
}

/// A patch in the colour of a source, and its pattern: nobody has to tell colours apart.
fn patch(i: usize, at: (&str, &str), size: (&str, &str)) -> Markup {
    let pattern = match i % 3 {
        0 => None,
        1 => Some("hatch"),
        _ => Some("dots"),
    };
    html! {
        rect.(format!("k{}", i % 8)) x=(at.0) y=(at.1) width=(size.0) height=(size.1) {}
        @if let Some(pattern) = pattern { rect.(pattern) fill={ "url(#" (pattern) ")" } x=(at.0) y=(at.1) width=(size.0) height=(size.1) {} }
    }
}

/// The patterns, once on a page.
pub fn patterns() -> Markup {
    html! {
        svg.hide width="0" height="0" aria-hidden="true" { defs {
            pattern #hatch width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" { path d="M0 0v6" stroke-width="3" {} }
            pattern #dots width="6" height="6" patternUnits="userSpaceOnUse" { circle cx="3" cy="3" r="1.4" {} }
        } }
    }
}

/// The part of each source that is told apart, and of the others together.
fn parts(means: &Means, apart: &[String]) -> Vec<f64> {
    let told: Vec<f64> = apart.iter().map(|source| means.of(source)).collect();
    let rest = means.all() - told.iter().sum::<f64>();
    told.into_iter().chain([rest]).map(|part| part.max(0.0)).collect()
}

/// Where each part begins, and how large it is.
fn piled(parts: &[f64]) -> Vec<(f64, f64)> {
    let begun = parts.iter().scan(0.0, |sum, part| {
        let at = *sum;
        *sum += part;
        Some(at)
    });
    begun.zip(parts.iter().copied()).collect()
}

/// Somebody's points as a bar of their sources, with the sum.
pub fn stack_row(
    visitor: &Visitor,
    name: &str,
    means: &Means,
    all: &[(String, &Means)],
    apart: &[String],
) -> Markup {
    let sum = |means: &Means| parts(means, apart).iter().sum::<f64>();
    let most = all.iter().map(|(_, means)| sum(means)).fold(1.0, f64::max);
    html! {
        tr {
            th scope="row" { (name) }
            td.gauge {
                svg.stack aria-hidden="true" {
                    @for (i, (at, part)) in piled(&parts(means, apart)).into_iter().enumerate() {
                        @if part > 0.0 { (patch(i, (&hundredths(at / most), "0"), (&hundredths(part / most), "100%"))) }
                    }
                }
            }
            td { b { (coach::decimal(means.all() as f32, visitor.lang)) } }
            td.soft { (visitor.t_with("stats-games-n", &[("n", &means.games.to_string())])) }
        }
    }
}

/// The same as numbers.
pub fn figures(visitor: &Visitor, rows: &[(String, &Means)], apart: &[String], rest: Option<&str>) -> Markup {
    html! {
        details {
            summary { (visitor.t("result-table")) }
            div.wide { table.figures {
                thead { tr {
                    th scope="col" {}
                    @for source in apart { th scope="col" { (source) } }
                    @if let Some(rest) = rest { th scope="col" { (rest) } }
                    th scope="col" { (visitor.t("result-total")) }
                } }
                tbody { @for (name, means) in rows { tr { th scope="row" { (name) } (cells(visitor, means, apart, rest.is_some())) } } }
            } }
        }
    }
}

/// Means by source, the others together, and the sum.
pub fn cells(visitor: &Visitor, means: &Means, apart: &[String], rest: bool) -> Markup {
    let said = |points: f64| signed(visitor, points);
    let told: f64 = apart.iter().map(|source| means.of(source)).sum();
    html! {
        @for source in apart { td { (said(means.of(source))) } }
        @if rest { td { (said(means.all() - told)) } }
        td { b { (said(means.all())) } }
    }
}

/// A number with the minus sign that people write.
fn signed(visitor: &Visitor, points: f64) -> String {
    coach::decimal(points as f32, visitor.lang).replace('-', "−")
}

/// How high columns are.
const HIGH: f64 = 150.0;

/// Points by source over time: a column for each stretch of games.
pub fn columns(visitor: &Visitor, stretches: &[Stretch], apart: &[String]) -> Markup {
    let sum = |some: &Stretch| parts(&some.means, apart).iter().sum::<f64>();
    let most = stretches.iter().map(sum).fold(1.0, f64::max) * 1.12;
    let wide = 1.0 / stretches.len().max(1) as f64;
    let first = stretches.first().map_or(0.0, |some| some.means.all());
    let last = stretches.last().map_or(0.0, |some| some.means.all());
    let values = [("first", signed(visitor, first)), ("last", signed(visitor, last))];
    let values = values.each_ref().map(|(name, value)| (*name, value.as_str()));
    html! {
        svg.columns role="img" aria-label=(visitor.t_with("stats-over-time-label", &values)) {
            line.axis x1="0" x2="100%" y1=(HIGH) y2=(HIGH) {}
            @for (n, some) in stretches.iter().enumerate() {
                @let left = n as f64 * wide + 0.12 * wide;
                @let middle = hundredths((n as f64 + 0.5) * wide);
                (column(some, apart, (left, 0.76 * wide), most))
                text.sum x=(middle) y=(format!("{:.1}", HIGH - sum(some) / most * HIGH - 4.0)) text-anchor="middle" { (format!("{:.0}", some.means.all()).replace('-', "−")) }
                text.tick x=(middle) y=(HIGH + 15.0) text-anchor="middle" { (some.share.games) }
            }
        }
        p.soft.ticks { (visitor.t("stats-over-time-note")) }
    }
}

fn column(some: &Stretch, apart: &[String], (left, wide): (f64, f64), most: f64) -> Markup {
    html! {
        @for (i, (at, part)) in piled(&parts(&some.means, apart)).into_iter().enumerate() {
            @let tall = part / most * HIGH;
            @let top = HIGH - at / most * HIGH - tall;
            @if tall > 0.0 {
                (patch(i, (&hundredths(left), &format!("{top:.1}")), (&hundredths(wide), &format!("{tall:.1}"))))
            }
        }
    }
}
