//! The report of a game: the same parts on a page of the site and in a file of its own, and in short for a terminal.

use kernel::{Scores, Seat, Source, Table, Viewer, Words, say};
use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::chart::Room;
use crate::reason::{change, decimal, open_percent, percent};
use crate::{Analysis, Fault, Moment, Summary, curves, fault, sentence};

/// What the parts of a report are made from.
pub struct Shown<'a> {
    /// The numbers.
    pub analysis: &'a Analysis,
    /// The match at its end.
    pub table: &'a dyn Table,
    /// The reader's language and names.
    pub words: &'a Words,
    /// The reader's seat.
    pub own: Option<Seat>,
    /// What a reader can do with a turning point, by its ply: links and forms of the site.
    pub ways: &'a dyn Fn(usize) -> Markup,
}

const STYLE: &str = include_str!("report.css");

impl Shown<'_> {
    fn scores(&self) -> Scores {
        self.table.scores()
    }

    fn points(&self, points: i32) -> String {
        self.table.points(points, self.words)
    }

    /// The words of an answer at its question.
    fn label(&self, moment: &Moment, action: &str) -> String {
        let mut then = self.table.copy();
        then.rewind(moment.ply);
        let choices = then.choices(Seat::new(moment.seat), self.words);
        choices
            .into_iter()
            .find(|choice| choice.action == action)
            .map_or_else(|| action.to_owned(), |choice| choice.label)
    }
}

/// Who won, by how much, and what decided it.
#[must_use]
pub fn headline(shown: &Shown<'_>) -> String {
    let (words, scores) = (shown.words, shown.scores());
    let mut order: Vec<Seat> = Seat::all(scores.seats()).collect();
    order.sort_by_key(|seat| scores.place(*seat));
    let (first, second) = (order[0], order[1]);
    if shown.analysis.shares.is_empty() {
        return say!(words, "head-unfinished").to_owned();
    }
    let name = words.name(first);
    let margin = scores.points(first) - scores.points(second);
    let won = match (scores.winners().len(), margin) {
        (2.., _) => say!(words, "head-shared").to_owned(),
        (_, 0) => say!(words, "head-tie-break", name),
        _ if shown.points(margin) == "1" => say!(words, "head-won-one", name),
        _ => say!(words, "head-won", name, n = shown.points(margin)),
    };
    let largest =
        shown.analysis.turning_points(None).into_iter().max_by(|a, b| a.loss.value.total_cmp(&b.loss.value));
    match largest.filter(|_| shown.analysis.is_done()) {
        Some(moment) => format!("{won} {}", say!(words, "head-round", round = moment.round)),
        None => won,
    }
}

/// Everything below the headline.
#[must_use]
pub fn inside(shown: &Shown<'_>) -> Markup {
    let account = shown.analysis.account();
    html! {
        (progress(shown))
        (seats(shown, &account))
        section.card.chances {
            h2 { (say!(shown.words, "title-chances")) }
            (PreEscaped(curves(shown.analysis, shown.own, shown.words, Room::Wide)))
            (PreEscaped(curves(shown.analysis, shown.own, shown.words, Room::Narrow)))
            p.soft { (say!(shown.words, "note-chances")) }
            (numbers(shown))
        }
        (turns(shown))
        (sources(shown))
        (luck(shown, &account))
        details.card.how { summary { (say!(shown.words, "title-how")) } p { (say!(shown.words, "how", n = shown.analysis.iterations, times = crate::Anew::USUAL.times)) } }
    }
}

fn progress(shown: &Shown<'_>) -> Markup {
    let Shown { analysis, words, .. } = shown;
    let done = analysis.moments.len();
    html! {
        @if !analysis.is_done() {
            p.progress role="status" {
                progress max=(analysis.questions) value=(done) { (done) " / " (analysis.questions) } " "
                @if let Some(last) = analysis.moments.last() { (say!(words, "looking", round = last.round, rounds = shown.table.round())) }
                @else { (say!(words, "looking-soon")) }
            }
        }
    }
}

fn seats(shown: &Shown<'_>, account: &[Summary]) -> Markup {
    let scores = shown.scores();
    let mut order: Vec<&Summary> = account.iter().collect();
    order.sort_by_key(|summary| scores.place(summary.seat));
    let of = |summary: &Summary| {
        let [slips, mistakes, blunders] = summary.faults;
        say!(shown.words, "faults", slips, mistakes, blunders)
    };
    html! {
        ol.who {
            @for summary in order {
                li.card.(format!("s{}", summary.seat.index())) {
                    b.place { (scores.place(summary.seat)) }
                    div {
                        p { b { (summary.seat) " " (shown.words.name(summary.seat)) } " " (say!(shown.words, "n-points", n = shown.points(scores.points(summary.seat)))) }
                        p.soft { (of(summary)) }
                    }
                    p.accuracy title=(say!(shown.words, "accuracy-note")) {
                        span.soft { (say!(shown.words, "accuracy")) } " "
                        b { @match summary.accuracy { Some(value) => { (format!("{value:.0}")) }, None => { "–" } } }
                    }
                }
            }
        }
    }
}

/// The numbers of the curves, for who cannot see them.
fn numbers(shown: &Shown<'_>) -> Markup {
    let Shown { analysis, words, .. } = shown;
    let mut rounds: Vec<&Moment> = Vec::new();
    for moment in &analysis.moments {
        if rounds.last().is_none_or(|last| last.round != moment.round) {
            rounds.push(moment);
        }
    }
    html! {
        details { summary { (say!(words, "as-table")) }
            div.wide { table {
                tr { th scope="col" { (say!(words, "round")) } @for seat in Seat::all(analysis.players) { th scope="col" { (seat) " " (words.name(seat)) } } }
                @for moment in rounds { tr { th scope="row" { (moment.round) } @for chance in moment.level() { td { (open_percent(*chance)) } } } }
                @if analysis.is_done() && !analysis.shares.is_empty() { tr { th scope="row" { (say!(words, "row-end")) } @for share in &analysis.shares { td { (percent(*share)) } } } }
            } }
        }
    }
}

fn turns(shown: &Shown<'_>) -> Markup {
    let Shown { analysis, words, own, .. } = shown;
    let found = analysis.turning_points(*own);
    html! {
        @if !found.is_empty() || analysis.is_done() { section.turns {
            h2 { @if own.is_some() { (say!(words, "title-own-turns")) } @else { (say!(words, "title-turns")) } }
            @if found.is_empty() && analysis.is_done() { p.card { (say!(words, "no-turns")) } }
            ol { @for (i, moment) in found.iter().enumerate() { li.card { (turn(shown, i + 1, moment)) } } }
        } }
    }
}

fn turn(shown: &Shown<'_>, number: usize, moment: &Moment) -> Markup {
    let words = shown.words;
    let name = words.name(Seat::new(moment.seat));
    let word = fault(moment).map(Fault::name);
    html! {
        h3 { span.number aria-hidden="true" { (number) } " " (say!(words, "who-did", name, what = shown.label(moment, &moment.action))) span.cost { (change(-moment.loss.value)) "\u{a0}%" } }
        p.soft { (say!(words, "in-round", round = moment.round)) @if let Some(word) = word { " · " (crate::TEXTS.named(words.lang, "fault", word)) } }
        p { b.better { (say!(words, "better")) } " " (shown.label(moment, &moment.best)) ". " (sentence(&moment.why, shown.table, words)) }
        p.soft { (open_percent(moment.before[moment.seat])) " → " (open_percent(moment.after[moment.seat])) " (±\u{a0}" (decimal(200.0 * moment.loss.error, words.lang)) ")" }
        ((shown.ways)(moment.ply))
    }
}

/// Points by source at the end of each round.
fn over_time(table: &dyn Table, words: &Words) -> Vec<(u32, Vec<Source>)> {
    let mut rounds: Vec<(u32, Vec<Source>)> = Vec::new();
    table.walk(0, &mut |then| {
        let now = (then.round(), then.breakdown(words));
        match rounds.last_mut().filter(|last| last.0 == now.0) {
            Some(last) => *last = now,
            None => rounds.push(now),
        }
    });
    rounds
}

fn sources(shown: &Shown<'_>) -> Markup {
    let (table, words) = (shown.table, shown.words);
    let all = table.breakdown(words);
    let counts: Vec<usize> = (0..all.len()).filter(|i| all[*i].points.iter().any(|n| *n != 0)).collect();
    let rounds = over_time(table, words);
    html! {
        section.card.sources {
            h2 { (say!(words, "title-sources")) }
            ul.legend { @for (k, i) in counts.iter().enumerate() { li { span.key.(format!("k{}", k % 8)) {} " " (all[*i].label) } } }
            div.plots { @for seat in Seat::all(table.players()) { figure { figcaption { b { (seat) } " " (words.name(seat)) " · " (shown.points(table.scores().points(seat))) } (PreEscaped(columns(&rounds, seat, &counts, shown))) } } }
            details { summary { (say!(words, "as-table")) } div.wide { table {
                tr { th scope="col" {} @for seat in Seat::all(table.players()) { th scope="col" { (seat) " " (words.name(seat)) } } }
                @for i in &counts { tr { th scope="row" { (all[*i].label) } @for points in &all[*i].points { td { (shown.points(*points)) } } } }
            } } }
        }
    }
}

/// One seat's points, round by round, as columns of their sources.
fn columns(rounds: &[(u32, Vec<Source>)], seat: Seat, counts: &[usize], shown: &Shown<'_>) -> String {
    const SIZE: (f32, f32) = (280.0, 130.0);
    let of = |sources: &[Source], i: usize| {
        sources.get(i).map_or(0, |source| source.points[seat.index()]).max(0) as f32
    };
    let most =
        Seat::all(shown.table.players()).map(|seat| shown.scores().points(seat)).max().unwrap_or(1).max(1)
            as f32
            * 1.1;
    let step = SIZE.0 / rounds.len().max(1) as f32;
    let points = shown.points(shown.scores().points(seat));
    let label = say!(shown.words, "who-did", name = shown.words.name(seat), what = points);
    let label = label.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;");
    let mut svg =
        format!(r#"<svg viewBox="0 0 {} {}" role="img" aria-label="{label}">"#, SIZE.0, SIZE.1 + 16.0);
    for (n, (round, sources)) in rounds.iter().enumerate() {
        let mut base = SIZE.1;
        for (k, i) in counts.iter().enumerate() {
            let tall = of(sources, *i) / most * SIZE.1;
            base -= tall;
            if tall > 0.0 {
                svg.push_str(&format!(
                    r#"<rect class="k{}" x="{:.1}" y="{base:.1}" width="{:.1}" height="{tall:.1}"/>"#,
                    k % 8,
                    n as f32 * step + 1.0,
                    (step - 2.0).max(1.0)
                ));
            }
        }
        if n % (rounds.len().div_ceil(8)).max(1) == 0 {
            svg.push_str(&format!(
                r#"<text class="tick" x="{:.1}" y="{}" text-anchor="middle">{round}</text>"#,
                (n as f32 + 0.5) * step,
                SIZE.1 + 13.0
            ));
        }
    }
    svg.push_str("</svg>");
    svg
}

/// A change of a chance as a bar to the left or the right, and as a number.
fn moved(by: f32, most: f32) -> Markup {
    let wide = 50.0 * by.abs() / most;
    let (sort, left) = if by < 0.0 { ("bad", 50.0 - wide) } else { ("good", 50.0) };
    html! {
        td {
            svg.moved viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" {
                rect.(sort) x=(format!("{left:.1}")) width=(format!("{wide:.1}")) height="10" {}
            }
            span { (change(by)) }
        }
    }
}

/// Luck or decisions: where each seat's chance came from.
fn luck(shown: &Shown<'_>, account: &[Summary]) -> Markup {
    let words = shown.words;
    let rows: Option<Vec<_>> = account.iter().map(|summary| summary.rows).collect();
    let Some(rows) = rows else { return html! {} };
    let sizes = rows.iter().flat_map(|row| [row.luck, row.own, row.gifts]).map(f32::abs);
    let most = sizes.fold(0.1, f32::max);
    html! {
        section.card.luck {
            h2 { (say!(words, "title-luck")) }
            div.wide { table {
                tr { th scope="col" {} @for summary in account { th scope="col" { (summary.seat) " " (words.name(summary.seat)) } } }
                tr { th scope="row" { (say!(words, "row-start")) } @for row in &rows { td { (percent(row.start)) } } }
                tr { th scope="row" { (say!(words, "row-luck")) } @for row in &rows { (moved(row.luck, most)) } }
                tr { th scope="row" { (say!(words, "row-own")) } @for row in &rows { (moved(row.own, most)) } }
                tr { th scope="row" { (say!(words, "row-gifts")) } @for row in &rows { (moved(row.gifts, most)) } }
                tr { th scope="row" { b { (say!(words, "row-end")) } } @for row in &rows { td { b { (percent(row.end)) } } } }
            } }
            p.soft { (say!(words, "note-luck")) }
        }
    }
}

/// The whole report as one file that needs nothing else.
#[must_use]
pub fn page(shown: &Shown<'_>) -> Markup {
    let title = shown.table.meta().title(shown.words.lang);
    html! {
        (DOCTYPE)
        html lang=(shown.words.lang.code()) {
            head { meta charset="utf-8"; meta name="viewport" content="width=device-width, initial-scale=1"; title { (headline(shown)) " · " (title) } style { (PreEscaped(STYLE)) } }
            body.analysis { h1 { (headline(shown)) } p.soft { (title) } (inside(shown)) (answers(shown)) }
        }
    }
}

/// Every answer that was looked at, with what it cost.
fn answers(shown: &Shown<'_>) -> Markup {
    let words = shown.words;
    html! {
        section.card { h2 { (say!(words, "title-answers")) }
            div.wide { table {
                tr { th scope="col" { (say!(words, "answer")) } th scope="col" {} th scope="col" { (say!(words, "title-chances")) } th scope="col" { (say!(words, "cost")) } }
                @for moment in &shown.analysis.moments {
                    tr {
                        @let action = shown.table.answer(moment.ply + 1, Viewer::Afterwards).map(|(_, action)| action);
                        td.what { (moment.ply + 1) " " (say!(words, "who-did", name = words.name(Seat::new(moment.seat)), what = action.unwrap_or_default())) }
                        td { (fault(moment).map(Fault::sign).unwrap_or_default()) }
                        td { (open_percent(moment.before[moment.seat])) }
                        td { (change(-moment.loss.value)) }
                    }
                }
            } }
        }
    }
}

/// The report in short, for a terminal.
#[must_use]
pub fn tell(shown: &Shown<'_>) -> String {
    let Shown { analysis, words, .. } = shown;
    let mut out = format!("{}\n\n", headline(shown));
    let scores = shown.scores();
    for summary in analysis.account() {
        let [slips, mistakes, blunders] = summary.faults;
        let accuracy = summary.accuracy.map_or_else(|| "–".to_owned(), |value| format!("{value:.0}"));
        let points = say!(words, "n-points", n = shown.points(scores.points(summary.seat)));
        out.push_str(&format!(
            "{}  {}: {points} · {} {accuracy} · {}\n",
            summary.seat,
            words.name(summary.seat),
            say!(words, "accuracy"),
            say!(words, "faults", slips, mistakes, blunders)
        ));
        if let Some(rows) = summary.rows {
            let parts = [("row-luck", rows.luck), ("row-own", rows.own), ("row-gifts", rows.gifts)];
            let parts = parts
                .map(|(name, value)| format!("{} {}", crate::TEXTS.plain(words.lang, name), change(value)));
            out.push_str(&format!(
                "   {} {} · {}\n",
                say!(words, "row-start"),
                percent(rows.start),
                parts.join(" · ")
            ));
        }
    }
    for (i, moment) in analysis.turning_points(shown.own).iter().enumerate() {
        let name = words.name(Seat::new(moment.seat));
        out.push_str(&format!(
            "\n{}. {} · {name}: {} ({}\u{a0}%)\n   {} {}. {}\n",
            i + 1,
            say!(words, "in-round", round = moment.round),
            shown.label(moment, &moment.action),
            change(-moment.loss.value),
            say!(words, "better"),
            shown.label(moment, &moment.best),
            sentence(&moment.why, shown.table, words)
        ));
    }
    out
}
