//! The cities: the own one large with the cards to be built beside it, those of the others small, all complete.

use ::san_francisco::{
    Asked, COLUMNS, Row, SeatView, SpaceView, Symbol, View, half_points, row_title, title,
};
use kernel::{Kind, Seat};
use maud::{Markup, html};

use super::scoring::written;
use super::tile::{built_face, built_tip, built_tone, face, name, tip, tone};
use super::{art, colour, signed};
use crate::boards::early::Scene;

/// The own city, what lies in front of it, and the own tokens.
pub fn own(scene: &Scene<'_>, view: &View, seat: &SeatView) -> Markup {
    html! {
        div.mine {
            div.city.big data-key="city" {
                header.coast {
                    (art::bay())
                    i class={ "pawn seat-" (seat.seat) } aria-hidden="true" { (seat.seat) }
                    b.who { (scene.words.name(seat.seat)) }
                    (points(scene, view, seat))
                }
                @for row in Row::ALL { (street(scene, view, seat, *row, true)) }
                (depot(scene, seat))
            }
            div.side { (taken(scene, view, seat)) (facts(scene, view, seat)) (legend(scene)) }
        }
    }
}

/// Somebody else's city.
pub fn opponent(scene: &Scene<'_>, view: &View, seat: &SeatView) -> Markup {
    let turn = view.asked.is_some_and(|asked| asked.seat() == seat.seat);
    html! {
        article .opp.{ "seat-" (seat.seat) } .turn[turn] data-key={ "seat-" (seat.seat) } {
            header {
                i class={ "pawn seat-" (seat.seat) } aria-hidden="true" { (seat.seat) }
                b { (scene.words.name(seat.seat)) }
                (points(scene, view, seat))
            }
            (facts(scene, view, seat))
            div.city.small { @for row in Row::ALL { (street(scene, view, seat, *row, false)) } }
            @if turn && !view.taken.is_empty() {
                div.hand { small { (scene.t("taken")) } @for card in &view.taken { span.tile.(tone(card.colour())) title=(tip(scene, *card)) { (face(*card)) } } }
            }
        }
    }
}

/// One row: its name, its spaces, what it is worth and the place that this brings.
fn street(scene: &Scene<'_>, view: &View, seat: &SeatView, row: Row, large: bool) -> Markup {
    let spaces = &seat.city[row.index()];
    let rank = seat.ranks[&row];
    let symbols = seat.symbols(row).min(2);
    let title = row_title(row, scene.words.lang);
    let place = format!("city/{}/{row}", seat.seat);
    let open = large && scene.is_open(&place);
    let total = scene.t_with(
        "row-total",
        &[
            ("row", title),
            ("n", &seat.values[&row].to_string()),
            ("place", &rank.place.to_string()),
            ("points", &signed(rank.points)),
        ],
    );
    html! {
        div.street.{ "k-" (row) } .full[spaces.len() == COLUMNS] data-key={ "street-" (seat.seat) "-" (row) } {
            @if large {
                button type="button" .label .open[open] data-at=(place) disabled[!open] aria-label=(scene.t_with("row", &[("row", title), ("n", &spaces.len().to_string())])) title=(scene.t_with("symbols", &[("n", &symbols.to_string())])) {
                    (art::quarter(colour(row)))
                    span { (title) }
                    span.pips aria-hidden="true" { @for i in 0..2 { i .got[i < symbols] { (art::symbol(Symbol::Bonus)) } } }
                }
            }
            @for column in 0..COLUMNS { (cell(scene, view, seat, row, column, large)) }
            span.total .first[rank.place == 1] title=(total) {
                b { (seat.values[&row]) }
                small { (written(rank)) @if large { "★" } }
                @if view.completed[&row] == Some(seat.seat) { (art::completion()) }
                span.hidden { (total) }
            }
        }
    }
}

fn cell(scene: &Scene<'_>, view: &View, seat: &SeatView, row: Row, column: usize, large: bool) -> Markup {
    let spaces = &seat.city[row.index()];
    let key = format!("space-{}-{row}-{column}", seat.seat);
    html! {
        div.cell data-key=(key) {
            @match spaces.get(column) {
                Some(space) if large => (own_tile(scene, view, seat, row, column, space)),
                Some(space) => div.tile.(built_tone(space.card)) data-key={ "tile-" (seat.seat) "-" (row) "-" (column) } title=(built_tip(scene, space, seat.required)) { (built_face(space, seat.required)) },
                None if large && column == spaces.len() => (free(scene, seat.seat, row)),
                None => div.tile.none {},
            }
            @if has_tram(seat, row.index(), column) {
                @if has_tram(seat, row.index(), column + 1) { i.rail.right {} }
                @if row == Row::Green || has_tram(seat, row.index() + 1, column) { i.rail.down {} }
            }
        }
    }
}

fn has_tram(seat: &SeatView, row: usize, column: usize) -> bool {
    seat.city.get(row).and_then(|spaces| spaces.get(column)).is_some_and(|space| space.tram)
}

/// A card of the own city: a token may be laid on it.
fn own_tile(
    scene: &Scene<'_>,
    view: &View,
    seat: &SeatView,
    row: Row,
    column: usize,
    space: &SpaceView,
) -> Markup {
    let place = format!("city/{}/{row}/{}", seat.seat, column + 1);
    let open = scene.is_open(&place);
    let laying = matches!(view.asked, Some(Asked::Space { .. }));
    let why = if laying && !open { scene.why_not(&format!("on {row} {}", column + 1)) } else { None };
    let name = name(scene, space.card);
    html! {
        button type="button" .tile.(built_tone(space.card)) .open[open] .dear[why.is_some()] data-at=(place) data-key={ "tile-" (seat.seat) "-" (row) "-" (column) } disabled[!open && why.is_none()]
            aria-disabled=[(!open && why.is_some()).then_some("true")] data-why=[why.as_deref()]
            title=(built_tip(scene, space, seat.required)) aria-label=(format!("{name}: {}", space.value)) { (built_face(space, seat.required)) }
    }
}

/// The leftmost free space of a row: the next card of this row will lie here.
fn free(scene: &Scene<'_>, seat: Seat, row: Row) -> Markup {
    let place = format!("city/{seat}/{row}");
    let open = scene.is_open(&place);
    let label = scene.t_with("free-space", &[("row", row_title(row, scene.words.lang))]);
    html! { button type="button" .tile.none.next-free .open[open] data-at=(place) disabled[!open] aria-label=(label) title=(label) { @if open { "+" } } }
}

/// The depot printed below the green row.
fn depot(scene: &Scene<'_>, seat: &SeatView) -> Markup {
    html! {
        div.street.yard title=(scene.t("depot-note")) {
            span.label { (art::symbol(Symbol::Depot)) span { (scene.t("depot")) } }
            span.track {}
            span.total .first[seat.tram_rank.place == 1] { (art::tram()) b { (seat.trams) } small { (written(seat.tram_rank)) } }
        }
    }
}

/// The cards that were taken and are still to be built.
fn taken(scene: &Scene<'_>, view: &View, seat: &SeatView) -> Markup {
    let mine = view.asked.is_some_and(|asked| asked.seat() == seat.seat) && !view.taken.is_empty();
    html! {
        section.taken data-key="taken" .some[mine] {
            @if mine {
                h2 { (scene.t("to-build")) em { (scene.t("to-build-note")) } }
                div.pieces {
                    @for (i, card) in view.taken.iter().enumerate() {
                        @let place = format!("taken/{card}");
                        @let open = scene.is_open(&place);
                        @let building = matches!(view.asked, Some(Asked::Build { .. }));
                        @let why = if building && !open { scene.why_not(&format!("build {card}")) } else { None };
                        button type="button" .tile.(tone(card.colour())) .open[open] .dear[why.is_some()] data-at=(place) data-key={ "taken-" (i) "-" (card) }
                            disabled[!open && why.is_none()] aria-disabled=[(!open && why.is_some()).then_some("true")] data-why=[why.as_deref()]
                            title=(tip(scene, *card)) aria-label=(title(*card, scene.words.lang)) { (face(*card)) }
                    }
                }
            }
        }
    }
}

/// What a player has beside his city, as signs with figures.
fn facts(scene: &Scene<'_>, view: &View, seat: &SeatView) -> Markup {
    let fact = |sign: Markup, value: String, note: String, words: &str| {
        html! { span.fact title=(note) { (sign) b { (value) } span.words { (scene.t(words)) } } }
    };
    let number = |n: u8| n.to_string();
    let may = scene.t_with("contracts-note", &[("n", &(seat.contracts + 1).to_string())]);
    let required = scene.t_with("required-note", &[("n", &seat.required.to_string())]);
    html! {
        div.facts {
            (fact(art::contract(), number(seat.contracts), may, "contracts"))
            (fact(art::tram(), number(seat.trams), scene.t("trams-note"), "trams"))
            (fact(art::skyscraper(), number(seat.skyscrapers), required, "skyscrapers"))
            (fact(art::cards(), format!("{}/25", seat.cards()), scene.t("city-note"), "city"))
            @if view.medal == Some(seat.seat) { span.fact.gold title=(scene.t("medal")) { (art::medal()) b { "1★" } span.words { (scene.t("medal")) } } }
            @if seat.points_tokens > 0 { span.fact.gold title=(scene.t("points-token")) { b { (half_points(3 * i32::from(seat.points_tokens))) "★" } span.words { (scene.t("points-token")) } } }
            @if seat.discard_tokens > 0 { (discard(scene, view, seat)) }
        }
    }
}

/// What the symbols mean, in a word each.
fn legend(scene: &Scene<'_>) -> Markup {
    html! {
        ul.legend {
            @for symbol in Symbol::ALL { li title=(scene.t(&format!("sign-{}", symbol.word()))) { (art::symbol(symbol)) span { (scene.t(&format!("word-{}", symbol.word()))) } } }
        }
    }
}

/// The discard token, and the buttons that use it.
fn discard(scene: &Scene<'_>, view: &View, seat: &SeatView) -> Markup {
    let own = view.own == Some(seat.seat);
    html! {
        span.fact.gold title=(scene.t("discard-note")) { (art::contract()) b { "−2" } span.words { (scene.t("discard-token")) } }
        @if own {
            @for n in 1..=2 {
                @let place = format!("return/{n}");
                @if scene.is_open(&place) { button type="button" .give.open data-at=(place) { (scene.t_with("give-back", &[("n", &n.to_string())])) } }
            }
        }
    }
}

/// Present points, with where they come from.
fn points(scene: &Scene<'_>, view: &View, seat: &SeatView) -> Markup {
    let worths = &view.worths;
    let completed = view.completed.values().filter(|owner| **owner == Some(seat.seat)).count() as i32;
    let sources = [
        ("skyscrapers", i32::from(worths.skyscraper) * i32::from(seat.skyscrapers)),
        ("medal", if view.medal == Some(seat.seat) { i32::from(worths.medal) } else { 0 }),
        ("completions", i32::from(worths.completion) * completed),
        ("points-token", i32::from(worths.points_token) * i32::from(seat.points_tokens)),
        ("districts", seat.ranks.values().map(|rank| rank.points).sum()),
        ("trams", seat.tram_rank.points),
    ];
    let lines: Vec<String> = sources
        .iter()
        .map(|(source, points)| format!("{}: {}", scene.t(source), half_points(*points)))
        .collect();
    let note = format!("{}\n{}", scene.t("points-now"), lines.join("\n"));
    html! { span.vp title=(note) { (half_points(seat.points)) } }
}
