//! The end of a game: points by source, places, what decided, and the seed that proves the shuffle.

use kernel::{Scores, Seat, Table, Viewer, Words};
use maud::{Markup, html};

use crate::routes::Visitor;

pub fn panel(visitor: &Visitor, id: &str, table: &dyn Table, words: &Words, practice: bool) -> Markup {
    let scores = table.scores();
    let seats: Vec<Seat> = Seat::all(scores.seats()).collect();
    let winners = scores
        .winners()
        .iter()
        .map(|seat| words.name(seat))
        .reduce(|first, second| visitor.t_with("and", &[("first", &first), ("second", &second)]))
        .unwrap_or_default();
    let record = table.record_for(Viewer::Afterwards);
    let decided = scores.decided_by_tie_breaker().map(|i| table.meta().score_title(i, words.lang));
    html! {
        section.result data-key="result" {
            h2 { (visitor.t_with("result-winner", &[("names", &winners), ("n", &scores.winners().len().to_string())])) }
            @if practice { p.practice { (visitor.t("practice-result")) } }
            @if let Some(what) = decided { p { (visitor.t_with("result-tie-break", &[("what", what)])) } }
            @if let Some(ending) = table.ending() { p.soft { (visitor.t("result-ending")) " " (table.meta().ending_title(ending, words.lang)) "." } }
            table {
                thead { tr { th scope="col" { (visitor.t("result-source")) } @for seat in &seats { th scope="col" .won[scores.winners().contains(*seat)] { i class={ "pawn seat-" (seat) } aria-hidden="true" { (seat) } span { (words.name(*seat)) } } } } }
                tbody {
                    @for source in table.breakdown(words) {
                        tr { th scope="row" { (source.label) } @for points in &source.points { td { (table.points(*points, words)) } } }
                    }
                    tr.total { th scope="row" { (visitor.t("result-total")) } @for seat in &seats { td .won[scores.winners().contains(*seat)] { (table.points(scores.points(*seat), words)) } } }
                    @for i in 1..table.meta().score.len() {
                        tr { th scope="row" { (visitor.t("result-tie")) (visitor.t("colon")) (table.meta().score_title(i, words.lang)) } @for seat in &seats { td { (scores.row(*seat)[i]) } } }
                    }
                    tr.place { th scope="row" { (visitor.t("result-place")) } @for seat in &seats { td { (scores.place(*seat)) } } }
                }
            }
            (podium(table, words, &scores))
            details { summary { (visitor.t("fair-title")) }
                p { (visitor.t("fair-note")) }
                dl {
                    dt { (visitor.t("fair-hash")) } dd { code { @if let Some(hash) = record.hash { (hash) } } }
                    dt { (visitor.t("fair-seed")) } dd { code { @if let Some(seed) = record.seed { (seed) } } }
                }
            }
            div.acts {
                form method="post" action={ (visitor.base()) "/t/" (id) "/rematch" } { button.main type="submit" { (visitor.t("rematch")) } }
                a.button href={ (visitor.base()) "/t/" (id) "/replay?ply=0" } { (visitor.t("replay")) }
                a.button href={ (visitor.base()) "/t/" (id) "/record" } download { (visitor.t("download")) }
                a.button href=(visitor.to("/")) { (visitor.t("to-lobby")) }
            }
        }
    }
}

/// Who came where, the points as bars.
fn podium(table: &dyn Table, words: &Words, scores: &Scores) -> Markup {
    let mut seats: Vec<Seat> = Seat::all(scores.seats()).collect();
    seats.sort_by_key(|seat| scores.place(*seat));
    let most = seats.iter().map(|seat| scores.points(*seat)).max().unwrap_or(1).max(1);
    html! {
        ol.podium {
            @for seat in seats {
                @let points = scores.points(seat);
                li .won[scores.winners().contains(seat)] {
                    b { (scores.place(seat)) }
                    i class={ "pawn seat-" (seat) } aria-hidden="true" { (seat) }
                    span { @if scores.winners().contains(seat) { "♛ " } (words.name(seat)) }
                    meter min="0" max=(most) value=(points.max(0)) aria-hidden="true" {}
                    em { (table.points(points, words)) }
                }
            }
        }
    }
}
