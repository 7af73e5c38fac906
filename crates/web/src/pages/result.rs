//! The end of a game: who won and why, places with points by source, and the seed that proves the shuffle.

use kernel::{Scores, Seat, Source, Table, Viewer, Words};
use maud::{Markup, html};

use super::rematch;
use super::table::Sight;
use crate::boards;
use crate::routes::Visitor;

/// As many kinds of points have a colour of their own; the others share the last one.
const COLOURS: usize = 8;

pub fn panel(sight: &Sight<'_>) -> Markup {
    let Sight { visitor, live, state, table, words, next, .. } = sight;
    let (table, practice) = (*table, state.practice);
    let again = rematch::rematch(visitor, state, *next);
    let offer = rematch::offer(visitor, &live.id, state, *next);
    let scores = table.scores();
    let all = table.breakdown(words);
    let pictures = boards::lay(table).sources(all.len(), sight.viewer);
    let sources: Vec<(usize, Source)> =
        all.into_iter().enumerate().filter(|(_, source)| source.points.iter().any(|n| *n != 0)).collect();
    html! {
        section.result data-key="result" {
            (visitor.wearing("result"))
            (head(visitor, &live.id, table, words, &scores, practice, &offer))
            div.again data-key="again" { (again) }
            (legend(visitor, table, &sources, &pictures))
            (ranks(table, words, &scores, &sources))
            div.more {
                details.figures { summary { (visitor.t("result-table")) } (figures(visitor, table, words, &scores, &sources)) }
                (proof(visitor, table))
            }
        }
    }
}

/// What the colours of the bars mean: the thing that brought the points, its name, its colour.
fn legend(
    visitor: &Visitor,
    table: &dyn Table,
    sources: &[(usize, Source)],
    pictures: &[Option<String>],
) -> Markup {
    let art = visitor.art(table.meta().id);
    html! {
        ul.legend {
            @for (i, (which, source)) in sources.iter().enumerate() {
                li {
                    @if let Some(Some(id)) = pictures.get(*which) { (art.picture(id)) }
                    span { (source.label) }
                    svg.key aria-hidden="true" { rect.(colour(i, *which)) width="100%" height="100%" {} }
                }
            }
        }
    }
}

/// Who won, what decided, and where to go from here.
fn head(
    visitor: &Visitor,
    id: &str,
    table: &dyn Table,
    words: &Words,
    scores: &Scores,
    practice: bool,
    offer: &Markup,
) -> Markup {
    let winners = scores
        .winners()
        .iter()
        .map(|seat| words.name(seat))
        .reduce(|first, second| visitor.t_with("and", &[("first", &first), ("second", &second)]))
        .unwrap_or_default();
    let decided = scores.decided_by_tie_breaker().map(|i| table.meta().score_title(i, words.lang));
    html! {
        header.crest {
            div.laurel aria-hidden="true" {
                svg.sign viewBox="0 0 24 24" { path fill="currentColor" d="M3 17L1.5 6.5l6 4.5L12 3l4.5 8 6-4.5L21 17zM3 19h18v2.5H3z" {} }
                span { @for seat in scores.winners().iter() { i class={ "pawn seat-" (seat) } { (seat) } } }
            }
            div.won-by {
                h2 { (visitor.t_with("result-winner", &[("names", &winners), ("n", &scores.winners().len().to_string())])) }
                @if practice { p.practice { (visitor.t("practice-result")) } }
                @if let Some(what) = decided { p { (visitor.t_with("result-tie-break", &[("what", what)])) } }
                @if let Some(ending) = table.ending() { p.soft { (visitor.t("result-ending")) " " (table.meta().ending_title(ending, words.lang)) "." } }
            }
            div.whereto {
                (offer)
                a.button href={ (visitor.base()) "/t/" (id) "/analysis" } { (visitor.t("analysis")) }
                a.button href={ (visitor.base()) "/t/" (id) "/replay?ply=0" } { (visitor.t("replay")) }
                a.button href={ (visitor.base()) "/t/" (id) "/record" } download { (visitor.t("download")) }
                a.button href=(visitor.to("/")) { (visitor.t("to-lobby")) }
            }
        }
    }
}

/// The colour of a bar: the next one, or the one that a face gives to this source of the game.
fn colour(i: usize, which: usize) -> String {
    format!("k{} source-{which}", i.min(COLOURS - 1))
}

/// The players by place, each with his points as a bar of their sources.
fn ranks(table: &dyn Table, words: &Words, scores: &Scores, sources: &[(usize, Source)]) -> Markup {
    let mut seats: Vec<Seat> = Seat::all(scores.seats()).collect();
    seats.sort_by_key(|seat| scores.place(*seat));
    let sum = |seat: Seat| sources.iter().map(|(_, source)| source.points[seat.index()].max(0)).sum::<i32>();
    let most = seats.iter().map(|seat| sum(*seat)).max().unwrap_or(1).max(1);
    // What somebody lost stands behind his bar, within the track.
    let lost = sources.iter().any(|(_, source)| source.points.iter().any(|n| *n < 0));
    let unit = if lost { 87.0 } else { 100.0 } / f64::from(most);
    html! {
        ol.ranks {
            @for seat in seats {
                li .won[scores.winners().contains(seat)] {
                    b.place { (scores.place(seat)) }
                    i class={ "pawn seat-" (seat) } aria-hidden="true" { (seat) }
                    span.name { (words.name(seat)) }
                    (track(table, words, seat, sources, unit))
                    b.total { (table.points(scores.points(seat), words)) }
                }
            }
        }
    }
}

/// One bar: a point is as many hundredths of the track as `unit` says; what was lost stands behind it.
fn track(table: &dyn Table, words: &Words, seat: Seat, sources: &[(usize, Source)], unit: f64) -> Markup {
    let share = |n: i32| f64::from(n) * unit;
    let mut begun = 0;
    let parts = sources.iter().enumerate().filter_map(|(i, (which, source))| {
        let n = source.points[seat.index()];
        let at = begun;
        begun += n.max(0);
        (n > 0).then(|| (colour(i, *which), source, n, share(at), share(n)))
    });
    let parts: Vec<_> = parts.collect();
    let lost: i32 = sources.iter().map(|(_, source)| source.points[seat.index()].min(0)).sum();
    html! {
        svg.track role="img" aria-hidden="true" {
            @for (colour, source, n, at, wide) in parts {
                g {
                    title { (source.label) ": " (table.points(n, words)) }
                    rect.(colour) x=(format!("{at:.2}%")) width=(format!("{wide:.2}%")) height="100%" {}
                    @if wide > 4.0 { text x=(format!("{:.2}%", at + wide / 2.0)) y="50%" dy=".35em" text-anchor="middle" { (table.points(n, words)) } }
                }
            }
            @if lost < 0 { text.lost x=(format!("{:.2}%", share(begun) + 1.0)) y="50%" dy=".35em" { (table.points(lost, words)) } }
        }
    }
}

/// The same as a table, with the tie-breakers.
fn figures(
    visitor: &Visitor,
    table: &dyn Table,
    words: &Words,
    scores: &Scores,
    sources: &[(usize, Source)],
) -> Markup {
    let seats: Vec<Seat> = Seat::all(scores.seats()).collect();
    html! {
        table {
            thead { tr { th scope="col" { (visitor.t("result-source")) } @for seat in &seats { th scope="col" { i class={ "pawn seat-" (seat) } aria-hidden="true" { (seat) } span { (words.name(*seat)) } } } } }
            tbody {
                @for (_, source) in sources {
                    tr { th scope="row" { (source.label) } @for points in &source.points { td { (table.points(*points, words)) } } }
                }
                tr.total { th scope="row" { (visitor.t("result-total")) } @for seat in &seats { td { (table.points(scores.points(*seat), words)) } } }
                @for i in 1..table.meta().score.len() {
                    tr { th scope="row" { (visitor.t("result-tie")) (visitor.t("colon")) (table.meta().score_title(i, words.lang)) } @for seat in &seats { td { (scores.row(*seat)[i]) } } }
                }
                tr.place { th scope="row" { (visitor.t("result-place")) } @for seat in &seats { td { (scores.place(*seat)) } } }
            }
        }
    }
}

/// What proves the shuffle.
fn proof(visitor: &Visitor, table: &dyn Table) -> Markup {
    let record = table.record_for(Viewer::Afterwards);
    html! {
        details.proof { summary { (visitor.t("fair-title")) }
            p { (visitor.t("fair-note")) }
            dl {
                dt { (visitor.t("fair-hash")) } dd { code { @if let Some(hash) = record.hash { (hash) } } }
                dt { (visitor.t("fair-seed")) } dd { code { @if let Some(seed) = record.seed { (seed) } } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Lang, Seed, SetupText};

    use super::*;

    #[test]
    fn whatever_brings_points_is_shown_with_its_picture() {
        let all = catalog::GAMES.iter().map(|game| (game.meta().id, "players=2"));
        let more = [
            ("puerto-rico", "players=4 new-buildings=true nobles=true"),
            ("san-juan", "players=3 new-buildings=true"),
            ("san-francisco-1906", "players=4"),
        ];
        for (game, setup) in all.chain(more) {
            let entry = catalog::find(game).expect("a game of the list");
            let setup = SetupText::read(setup).expect("a set-up");
            let table = entry.start(&setup, Seed::from_word("result")).expect("a table");
            let face = boards::face(game).expect("a face");
            let sources = table.breakdown(&Words::default());
            let pictures = boards::lay(table.as_ref()).sources(sources.len(), Viewer::Spectator);
            assert_eq!(pictures.len(), sources.len());
            for (source, picture) in sources.iter().zip(pictures) {
                let id = picture.unwrap_or_else(|| panic!("{game}: no picture of {}", source.label));
                let drawn = face.art().iter().any(|(_, art)| art.contains(&format!("<symbol id=\"{id}\"")));
                assert!(drawn, "{game}: {id} is not drawn");
                // What bears the name of a building shows that building.
                let named = face
                    .things()
                    .into_iter()
                    .find(|thing| face.name(thing, Lang::En).as_deref() == Some(source.label.as_str()));
                if let Some(thing) = named.filter(|_| matches!(game, "puerto-rico" | "san-juan")) {
                    assert_eq!(id, thing, "{game}: {}", source.label);
                }
            }
        }
    }
}
