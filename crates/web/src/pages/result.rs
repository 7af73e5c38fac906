//! The end of a game: who won and why, places with points by source, what the game is remembered by, and the seed that proves the shuffle.

mod remembered;

use kernel::{Scores, Seat, Source, Table, Viewer, Words};
use maud::{Markup, html};

use super::rematch;
use super::table::Sight;
use crate::boards;
use crate::routes::Visitor;
use remembered::Teller;

/// As many kinds of points have a colour of their own; the others share the last one.
const COLOURS: usize = 8;

pub fn panel(sight: &Sight<'_>) -> Markup {
    let Sight { visitor, live, state, table, words, next, .. } = sight;
    let again = rematch::rematch(visitor, state, *next);
    let offer = rematch::offer(visitor, &live.id, state, *next);
    let all = table.breakdown(words);
    let pictures = boards::lay(*table).sources(all.len(), sight.viewer);
    let sources =
        all.into_iter().enumerate().filter(|(_, source)| source.points.iter().any(|n| *n != 0)).collect();
    let end = End { visitor, id: &live.id, table: *table, words, scores: table.scores(), sources };
    let teller = Teller::of(visitor, live, *table, words);
    html! {
        section.result data-key="result" {
            (visitor.wearing("result"))
            (end.head(state.practice, &offer, teller.as_ref()))
            div.again data-key="again" { (again) }
            div.reckoning {
                div.by-source { (end.legend(&pictures)) (end.ranks()) }
                @if let Some(teller) = &teller { (teller.highlights()) }
            }
            div.more {
                details.figures { summary { (visitor.t("result-table")) } (end.figures()) }
                (end.proof())
            }
        }
    }
}

/// The final count of a table, and who reads it.
struct End<'a> {
    visitor: &'a Visitor,
    id: &'a str,
    table: &'a dyn Table,
    words: &'a Words,
    scores: Scores,
    /// What brought points to anybody, each with its place in the game's breakdown.
    sources: Vec<(usize, Source)>,
}

impl End<'_> {
    fn points(&self, points: i32) -> String {
        self.table.points(points, self.words)
    }

    /// The name of a tie-breaker.
    fn breaker(&self, which: usize) -> &'static str {
        self.table.meta().score_title(which, self.words.lang)
    }

    /// The seats from the first place to the last.
    fn by_place(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = Seat::all(self.scores.seats()).collect();
        seats.sort_by_key(|seat| self.scores.place(*seat));
        seats
    }

    /// What the colours of the bars mean: the thing that brought the points, its name, its colour.
    fn legend(&self, pictures: &[Option<String>]) -> Markup {
        let art = self.visitor.art(self.table.meta().id);
        html! {
            ul.legend {
                @for (i, (which, source)) in self.sources.iter().enumerate() {
                    li {
                        @if let Some(Some(id)) = pictures.get(*which) { (art.picture(id)) }
                        span { (source.label) }
                        svg.key aria-hidden="true" { rect.(colour(i, *which)) width="100%" height="100%" {} }
                    }
                }
            }
        }
    }

    /// Who won, what decided, what brought it, and where to go from here.
    fn head(&self, practice: bool, offer: &Markup, teller: Option<&Teller<'_>>) -> Markup {
        let End { visitor, table, words, scores, .. } = self;
        let first = scores.winners();
        let winners = first
            .iter()
            .map(|seat| words.name(seat))
            .reduce(|first, second| visitor.t_with("and", &[("first", &first), ("second", &second)]))
            .unwrap_or_default();
        let points = first.first().map_or(0, |seat| scores.points(seat));
        let won =
            [("names", winners.as_str()), ("n", &first.len().to_string()), ("points", &self.points(points))];
        let way = |what: &str| visitor.to(&format!("/t/{}{what}", self.id));
        html! {
            header.crest {
                div.laurel aria-hidden="true" {
                    svg.diadem viewBox="0 0 24 24" { path fill="currentColor" d="M3 17L1.5 6.5l6 4.5L12 3l4.5 8 6-4.5L21 17zM3 19h18v2.5H3z" {} }
                    span { @for seat in first.iter() { i class={ "pawn seat-" (seat) } { (seat) } } }
                }
                div.won-by {
                    h2 { (visitor.t_with("result-winner", &won)) }
                    @if practice { p.practice { (visitor.t("practice-result")) } }
                    (self.tie())
                    @if let Some(ending) = table.ending() { p.soft { (visitor.t("result-ending")) " " (table.meta().ending_title(ending, words.lang)) "." } }
                }
                @if let Some(teller) = teller { (teller.prides()) }
                div.whereto {
                    (offer)
                    a.button href=(way("/analysis")) { (visitor.sign("hint")) (visitor.t("analysis")) }
                    a.button href=(way("/replay?ply=0")) { (visitor.sign("play")) (visitor.t("replay")) }
                    a.button href=(way("/record")) download { (visitor.sign("log")) (visitor.t("download")) }
                    a.button href=(visitor.to("/")) { (visitor.t("to-lobby")) }
                }
            }
        }
    }

    /// What broke the tie for the first place: by which rule, and how much of it everybody had who was in it.
    fn tie(&self) -> Markup {
        let End { visitor, words, scores, .. } = self;
        let meta = self.table.meta();
        let Some(which) = scores.decided_by_tie_breaker() else { return html! {} };
        let level = self.by_place().into_iter().take_while(|seat| {
            scores.winners().first().is_some_and(|first| scores.points(first) == scores.points(*seat))
        });
        let rule = boards::face(meta.id).and_then(|face| face.tie());
        html! {
            p.tie {
                (visitor.t_with("result-tie-break", &[("what", self.breaker(which))]))
                @for seat in level {
                    " " span { i class={ "pawn seat-" (seat) } aria-hidden="true" { (seat) } span.hidden { (words.name(seat)) " " } b { (scores.row(seat)[which]) } }
                }
                @if let Some(rule) = rule { " " a.id href=(visitor.to(&format!("/rules/{}#{rule}", meta.id))) { "§" (rule) } }
            }
        }
    }

    /// The players by place, each with his points as a bar of their sources. Between two with equal points stands what parts them.
    fn ranks(&self) -> Markup {
        let (words, scores, seats) = (self.words, &self.scores, self.by_place());
        let widest = |side: fn(i32) -> i32| {
            let of = |seat: &Seat| {
                self.sources.iter().map(|(_, source)| side(source.points[seat.index()])).sum::<i32>()
            };
            seats.iter().map(of).max().unwrap_or(0)
        };
        // What somebody lost stands left of what he has: all bars begin behind the largest loss.
        let (gained, lost) = (widest(|n| n.max(0)).max(1), widest(|n| -n.min(0)));
        let unit = 100.0 / f64::from(gained + lost);
        let mut before: Option<Seat> = None;
        html! {
            ol.ranks {
                @for seat in &seats {
                    @if let Some(other) = before.replace(*seat) { (self.parted(other, *seat)) }
                    li .won[scores.winners().contains(*seat)] {
                        b.place { (scores.place(*seat)) }
                        i class={ "pawn seat-" (seat) } aria-hidden="true" { (seat) }
                        span.name { (words.name(*seat)) }
                        (self.track(*seat, unit, lost))
                        b.total { (self.points(scores.points(*seat))) }
                    }
                }
            }
        }
    }

    /// What parts two neighbours with equal points; who hears the page has heard it above, or finds it in the table.
    fn parted(&self, one: Seat, other: Seat) -> Markup {
        let (scores, rows) = (&self.scores, [self.scores.row(one), self.scores.row(other)]);
        let differ = rows[0].iter().zip(rows[1]).position(|(one, other)| one != other);
        html! {
            @if let Some(which) = differ.filter(|which| *which > 0) {
                li.parted aria-hidden="true" {
                    (self.visitor.t_with("result-parted", &[
                        ("points", &self.points(scores.points(one))),
                        ("what", self.breaker(which)),
                        ("one", &rows[0][which].to_string()),
                        ("other", &rows[1][which].to_string()),
                    ]))
                }
            }
        }
    }

    /// One bar: a point is as many hundredths of the track as `unit` says; the bars of all begin where the largest loss ends.
    fn track(&self, seat: Seat, unit: f64, lost: i32) -> Markup {
        let share = |n: i32| f64::from(n) * unit;
        let (mut right, mut left) = (lost, lost);
        let parts = self.sources.iter().enumerate().filter_map(|(i, (which, source))| {
            let n = source.points[seat.index()];
            let at = if n < 0 {
                left += n;
                left
            } else {
                right += n;
                right - n
            };
            (n != 0).then(|| (colour(i, *which), source, n, share(at), share(n.abs())))
        });
        let parts: Vec<_> = parts.collect();
        html! {
            svg.track role="img" aria-hidden="true" {
                @for (colour, source, n, at, wide) in parts {
                    g .lost[n < 0] {
                        title { (source.label) ": " (self.points(n)) }
                        rect.(colour) x=(format!("{at:.2}%")) width=(format!("{wide:.2}%")) height="100%" {}
                        // A figure that is wider than its part would lie on its neighbour's.
                        @let figure = self.points(n);
                        @if wide > 4.6 * figure.chars().count() as f64 { text x=(format!("{:.2}%", at + wide / 2.0)) y="50%" dy=".35em" text-anchor="middle" { (figure) } }
                    }
                }
            }
        }
    }

    /// The same as a table, with the tie-breakers.
    fn figures(&self) -> Markup {
        let End { visitor, words, scores, .. } = self;
        let seats: Vec<Seat> = Seat::all(scores.seats()).collect();
        html! {
            table {
                thead { tr { th scope="col" { (visitor.t("result-source")) } @for seat in &seats { th scope="col" { i class={ "pawn seat-" (seat) } aria-hidden="true" { (seat) } span { (words.name(*seat)) } } } } }
                tbody {
                    @for (_, source) in &self.sources {
                        tr { th scope="row" { (source.label) } @for points in &source.points { td .none[*points == 0] { (self.points(*points)) } } }
                    }
                    tr.total { th scope="row" { (visitor.t("result-total")) } @for seat in &seats { td { (self.points(scores.points(*seat))) } } }
                    @for i in 1..self.table.meta().score.len() {
                        tr { th scope="row" { (visitor.t("result-tie")) (visitor.t("colon")) (self.breaker(i)) } @for seat in &seats { td { (scores.row(*seat)[i]) } } }
                    }
                    tr.place { th scope="row" { (visitor.t("result-place")) } @for seat in &seats { td { (scores.place(*seat)) } } }
                }
            }
        }
    }

    /// What proves the shuffle.
    fn proof(&self) -> Markup {
        let visitor = self.visitor;
        let record = self.table.record_for(Viewer::Afterwards);
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
}

/// The colour of a bar: the next one, or the one that a face gives to this source of the game.
fn colour(i: usize, which: usize) -> String {
    format!("k{} source-{which}", i.min(COLOURS - 1))
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
