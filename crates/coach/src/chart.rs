//! Charts as plain SVG, drawn by the server. Colours come from the page: `.s0` to `.s4` are the seats.

use std::fmt::Write;

use kernel::{Seat, Words, say};

use crate::reason::percent;
use crate::{Analysis, Moment};

/// How much room there is for the curves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Room {
    /// A screen: names stand at the ends of the lines.
    Wide,
    /// A phone: letters do, and not every round has its number.
    Narrow,
}

impl Room {
    fn width(self) -> f32 {
        if self == Room::Wide { 900.0 } else { 360.0 }
    }

    fn left(self) -> f32 {
        if self == Room::Wide { 52.0 } else { 50.0 }
    }

    /// Where the lines end.
    fn right(self) -> f32 {
        self.width() - if self == Room::Wide { 110.0 } else { 22.0 }
    }

    /// So many numbers of rounds have room.
    fn numbers(self) -> usize {
        if self == Room::Wide { 24 } else { 10 }
    }
}

const TOP: f32 = 30.0;
const HIGH: f32 = 240.0;
const LANE: f32 = 18.0;

/// The dashes that tell seats apart without colour.
const DASHES: [&str; 5] = ["", "8 4", "2 4", "12 4 2 4", "4 8"];

fn put(svg: &mut String, text: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = svg.write_fmt(text);
}

/// A text that may stand in a page.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The chances of all seats over the game, with rounds as bands, what each answer cost below, and the turning points of a seat by number.
#[must_use]
pub fn curves(analysis: &Analysis, own: Option<Seat>, words: &Words, room: Room) -> String {
    let (width, left, right) = (room.width(), room.left(), room.right());
    let seats = analysis.players;
    let height = TOP + HIGH + 26.0 + LANE * seats as f32 + 8.0;
    let last = analysis.questions.max(1) as f32;
    let x = |n: usize| left + n as f32 / last * (right - left);
    let y = |chance: f32| TOP + (1.0 - chance) * HIGH;
    let about = escape(&finding(analysis, words));
    let mut svg = String::new();
    put(
        &mut svg,
        format_args!(
            r#"<svg class="curves {}" viewBox="0 0 {width} {height}" role="img" aria-label="{about}">"#,
            if room == Room::Wide { "at-large" } else { "in-small" }
        ),
    );
    bands(&mut svg, analysis, &x, room);
    for tick in [0.0, 0.25, 0.5, 0.75, 1.0] {
        let at = y(tick);
        put(&mut svg, format_args!(r#"<path class="grid" d="M{left} {at}H{right}"/>"#));
        put(
            &mut svg,
            format_args!(
                r#"<text class="tick" x="{}" y="{}" text-anchor="end">{}</text>"#,
                left - 6.0,
                at + 4.0,
                percent(tick)
            ),
        );
    }
    let even = y(1.0 / seats as f32);
    put(&mut svg, format_args!(r#"<path class="even" d="M{left} {even}H{right}"/>"#));
    if let Some(seat) = own {
        put(
            &mut svg,
            format_args!(r#"<path class="sure s{}" d="{}"/>"#, seat.index(), band(analysis, seat, &x, &y)),
        );
    }
    let mut ends = Vec::new();
    for seat in Seat::all(seats) {
        let mut way = String::new();
        let mut at = (left, even);
        for (n, moment) in analysis.moments.iter().enumerate() {
            at = (x(n), y(moment.level()[seat.index()]));
            put(&mut way, format_args!("{}{:.1} {:.1}", if n == 0 { 'M' } else { 'L' }, at.0, at.1));
        }
        if let Some(share) = analysis.shares.get(seat.index()).filter(|_| analysis.is_done()) {
            at = (x(analysis.questions), y(*share));
            put(&mut way, format_args!("L{:.1} {:.1}", at.0, at.1));
        }
        let dash = DASHES[seat.index()];
        put(
            &mut svg,
            format_args!(r#"<path class="line s{}" stroke-dasharray="{dash}" d="{way}"/>"#, seat.index()),
        );
        ends.push((seat, at));
    }
    // Before anything is known the names would lie upon each other.
    if !analysis.moments.is_empty() {
        labels(&mut svg, ends, words, room);
    }
    lanes(&mut svg, analysis, &x, room);
    for (number, moment) in analysis.turning_points(own).iter().enumerate() {
        let n = analysis.moments.iter().position(|other| other.ply == moment.ply).unwrap_or_default();
        let (cx, cy) = (x(n), y(moment.level()[moment.seat]));
        put(
            &mut svg,
            format_args!(
                r#"<g class="turn"><circle cx="{cx:.1}" cy="{cy:.1}" r="10"/><text x="{cx:.1}" y="{:.1}" text-anchor="middle">{}</text></g>"#,
                cy + 4.0,
                number + 1
            ),
        );
    }
    svg.push_str("</svg>");
    svg
}

/// The size of a timeline before it is stretched.
const SPAN: (f32, f32) = (1000.0, 52.0);

/// The chances of all seats under a replay, answer by answer, with rounds as bands: what lies behind a slider. `rounds` says with how many answers each
/// round began, `last` how many there are.
#[must_use]
pub fn timeline(analysis: Option<&Analysis>, rounds: &[(u32, usize)], last: usize) -> String {
    let (wide, high) = SPAN;
    let x = |ply: usize| ply as f32 / last.max(1) as f32 * wide;
    let y = |chance: f32| 3.0 + (1.0 - chance) * (high - 6.0);
    let mut svg = format!(
        r#"<svg class="curve" viewBox="0 0 {wide} {high}" preserveAspectRatio="none" aria-hidden="true">"#
    );
    for (i, (_, from)) in rounds.iter().enumerate().filter(|(_, (round, _))| round % 2 == 1) {
        let (left, right) = (x(*from), x(rounds.get(i + 1).map_or(last, |next| next.1)));
        put(
            &mut svg,
            format_args!(
                r#"<rect class="round" x="{left:.1}" y="0" width="{:.1}" height="{high}"/>"#,
                right - left
            ),
        );
    }
    let Some(analysis) = analysis.filter(|analysis| !analysis.moments.is_empty()) else {
        svg.push_str("</svg>");
        return svg;
    };
    let even = y(1.0 / analysis.players as f32);
    put(&mut svg, format_args!(r#"<path class="even" d="M0 {even:.1}H{wide}"/>"#));
    for seat in Seat::all(analysis.players) {
        let mut way = String::new();
        for (n, moment) in analysis.moments.iter().enumerate() {
            let (at, chance) = (x(moment.ply), y(moment.level()[seat.index()]));
            put(&mut way, format_args!("{}{at:.1} {chance:.1}", if n == 0 { 'M' } else { 'L' }));
        }
        if let Some(share) = analysis.shares.get(seat.index()).filter(|_| analysis.is_done()) {
            put(&mut way, format_args!("L{wide} {:.1}", y(*share)));
        }
        let dash = DASHES[seat.index()];
        put(
            &mut svg,
            format_args!(r#"<path class="line s{}" stroke-dasharray="{dash}" d="{way}"/>"#, seat.index()),
        );
    }
    svg.push_str("</svg>");
    svg
}

/// What the chart shows, for who cannot see it.
fn finding(analysis: &Analysis, words: &Words) -> String {
    let at = |chances: &[f32]| {
        let one = |seat: Seat| format!("{} {}", words.name(seat), percent(chances[seat.index()]));
        Seat::all(analysis.players).map(one).collect::<Vec<_>>().join(", ")
    };
    let Some(first) = analysis.moments.first() else { return say!(words, "chart-empty").to_owned() };
    let middle = &analysis.moments[analysis.moments.len() / 2];
    say!(words, "chart-label", start = at(first.level()), round = middle.round, middle = at(middle.level()))
}

/// Rounds as bands.
fn bands(svg: &mut String, analysis: &Analysis, x: &dyn Fn(usize) -> f32, room: Room) {
    let mut begins: Vec<(u32, usize)> = Vec::new();
    for (n, moment) in analysis.moments.iter().enumerate() {
        if begins.last().is_none_or(|(round, _)| *round != moment.round) {
            begins.push((moment.round, n));
        }
    }
    let end = if analysis.is_done() { analysis.questions } else { analysis.moments.len() };
    let step = begins.len().div_ceil(room.numbers()).max(1);
    for (i, (round, from)) in begins.iter().enumerate() {
        let to = begins.get(i + 1).map_or(end, |next| next.1);
        let (left, right) = (x(*from), x(to));
        if round % 2 == 1 {
            put(
                svg,
                format_args!(
                    r#"<rect class="round" x="{left:.1}" y="{TOP}" width="{:.1}" height="{HIGH}"/>"#,
                    right - left
                ),
            );
        }
        if i % step == 0 {
            let (middle, above) = (f32::midpoint(left, right), TOP - 10.0);
            put(
                svg,
                format_args!(
                    r#"<text class="tick" x="{middle:.1}" y="{above}" text-anchor="middle">{round}</text>"#
                ),
            );
        }
    }
}

/// How sure the own curve is: twice the error to both sides.
fn band(analysis: &Analysis, seat: Seat, x: &dyn Fn(usize) -> f32, y: &dyn Fn(f32) -> f32) -> String {
    let mut there = String::new();
    let mut back = Vec::new();
    for (n, moment) in analysis.moments.iter().enumerate() {
        let (chance, off) = (moment.level()[seat.index()], 2.0 * moment.error);
        put(
            &mut there,
            format_args!("{}{:.1} {:.1}", if n == 0 { 'M' } else { 'L' }, x(n), y((chance + off).min(1.0))),
        );
        back.push(format!("L{:.1} {:.1}", x(n), y((chance - off).max(0.0))));
    }
    back.reverse();
    format!("{there}{}", back.concat())
}

/// Names at the ends of the lines, apart from each other.
fn labels(svg: &mut String, mut ends: Vec<(Seat, (f32, f32))>, words: &Words, room: Room) {
    ends.sort_by(|a, b| a.1.1.total_cmp(&b.1.1));
    let mut free = TOP;
    for (seat, (x, y)) in ends {
        let y = y.max(free).min(TOP + HIGH + 12.0);
        free = y + 15.0;
        let name: String =
            if room == Room::Wide { words.name(seat).chars().take(12).collect() } else { String::new() };
        put(
            svg,
            format_args!(
                r#"<text class="end s{}" x="{:.1}" y="{:.1}">{}</text>"#,
                seat.index(),
                x + 6.0,
                y + 4.0,
                escape(format!("{seat} {name}").trim_end())
            ),
        );
    }
}

/// What each seat's answers cost, a lane each.
fn lanes(svg: &mut String, analysis: &Analysis, x: &dyn Fn(usize) -> f32, room: Room) {
    let (left, right) = (room.left(), room.right());
    for seat in Seat::all(analysis.players) {
        let top = TOP + HIGH + 22.0 + LANE * seat.index() as f32;
        put(
            svg,
            format_args!(
                r#"<text class="tick" x="{}" y="{}" text-anchor="end">{seat}</text>"#,
                left - 6.0,
                top + 10.0
            ),
        );
        put(svg, format_args!(r#"<path class="grid" d="M{left} {top}H{right}"/>"#));
        for (n, moment) in
            analysis.moments.iter().enumerate().filter(|(_, moment)| moment.seat == seat.index())
        {
            let tall = cost(moment);
            if tall > 0.5 {
                put(
                    svg,
                    format_args!(
                        r#"<rect class="bar s{}" x="{:.1}" y="{top}" width="3" height="{tall:.1}"/>"#,
                        seat.index(),
                        x(n) - 1.5
                    ),
                );
            }
        }
    }
}

fn cost(moment: &Moment) -> f32 {
    let scale = moment.before.len() as f32 / 2.0;
    (moment.loss.value * scale * 100.0).min(LANE - 3.0)
}
