//! The scoring board: bonuses and completion tokens that are left, and how everybody stands in each comparison now.

use ::san_francisco::{Asked, Bonus, Rank, Row, SeatView, View, bonus_title, row_title};
use kernel::{Kind, Seat};
use maud::{Markup, html};

use super::tile::bonus_tip;
use super::{art, colour, signed};
use crate::boards::early::Scene;

pub fn board(scene: &Scene<'_>, view: &View) -> Markup {
    html! {
        section.panel.scoring data-key="scoring" {
            h2 { (scene.t("scoring")) em { (scene.t("scoring-note")) } }
            @for row in Row::ALL { (district(scene, view, *row)) }
            div.contest.trams {
                span.what title=(scene.t("trams-note")) { (art::tram()) span { (scene.t("trams")) } }
                span.token {}
                (bonus(scene, view, Bonus::TramLineToken))
                (standings(scene, view, |seat| (i32::from(seat.trams), seat.tram_rank)))
            }
            div.contest.towers {
                span.what title=(scene.t("skyscrapers-note")) { (art::skyscraper()) span { (scene.t("skyscrapers")) } }
                (medal(scene, view))
                (towers(scene, view))
            }
        }
    }
}

fn district(scene: &Scene<'_>, view: &View, row: Row) -> Markup {
    let name = row_title(row, scene.words.lang);
    html! {
        div.contest.{ "k-" (row) } {
            span.what { (art::quarter(colour(row))) span { (name) } }
            (completion(scene, row, view.completed[&row]))
            (bonus(scene, view, view.granted_by[&row]))
            (standings(scene, view, |seat| (i32::from(seat.values[&row]), seat.ranks[&row])))
        }
    }
}

/// A completion token: on the board, or with whom.
fn completion(scene: &Scene<'_>, row: Row, owner: Option<Seat>) -> Markup {
    let row = row_title(row, scene.words.lang);
    let said = match owner {
        None => scene.t_with("completion-free", &[("row", row)]),
        Some(seat) => scene.t_with("completion-of", &[("row", row), ("name", &scene.words.name(seat))]),
    };
    html! {
        span.token .gone[owner.is_some()] title=(said) {
            (art::completion())
            @if let Some(seat) = owner { i class={ "pawn seat-" (seat) } { (seat) } } @else { small { "1★" } }
            span.hidden { (said) }
        }
    }
}

fn medal(scene: &Scene<'_>, view: &View) -> Markup {
    let said = match view.medal {
        None => scene.t("medal-free"),
        Some(seat) => scene.t_with("medal-of", &[("name", &scene.words.name(seat))]),
    };
    html! {
        span.token.medal .gone[view.medal.is_some()] title=(said) {
            (art::medal())
            @if let Some(seat) = view.medal { i class={ "pawn seat-" (seat) } { (seat) } } @else { small { "1★" } }
            span.hidden { (said) }
        }
    }
}

fn bonus(scene: &Scene<'_>, view: &View, bonus: Bonus) -> Markup {
    let place = format!("bonus/{bonus}");
    let open = scene.is_open(&place);
    let choosing = matches!(view.asked, Some(Asked::Bonus { .. }));
    let why = if choosing && !open { scene.why_not(&format!("take {bonus}")) } else { None };
    let left = view.bonuses[&bonus];
    let tip =
        format!("{}\n{}", bonus_tip(scene, bonus), scene.t_with("bonus-left", &[("n", &left.to_string())]));
    let label = format!("{}: {left}", bonus_title(bonus, scene.words.lang));
    html! {
        button type="button" .bonus .open[open] .out[left == 0] data-at=(place) disabled[!open && why.is_none()]
            aria-disabled=[(!open && why.is_some()).then_some("true")] data-why=[why.as_deref()] title=(tip) aria-label=(label) {
            span.mark { (art::bonus(bonus)) } small { "×" (left) }
        }
    }
}

/// Everybody in order of rank, with what he has and what that brings now.
fn standings(scene: &Scene<'_>, view: &View, of: impl Fn(&SeatView) -> (i32, Rank)) -> Markup {
    let mut seats: Vec<(&SeatView, i32, Rank)> =
        view.seats.iter().map(|seat| (seat, of(seat).0, of(seat).1)).collect();
    seats.sort_by_key(|(_, _, rank)| rank.place);
    html! {
        ol.standings.{ "of-" (view.seats.len()) } {
            @for (seat, value, rank) in seats {
                li .{ "seat-" (seat.seat) } .me[view.own == Some(seat.seat)] .first[rank.place == 1] .minus[rank.points < 0] .even[rank.even] title=(said(scene, seat.seat, value, rank)) {
                    i.pawn { (seat.seat) } b { (value) } small { (written(rank)) }
                }
            }
        }
    }
}

/// Points of a rank; in brackets where only the order of turns decides.
pub fn written(rank: Rank) -> String {
    if rank.even { format!("({})", signed(rank.points)) } else { signed(rank.points) }
}

fn said(scene: &Scene<'_>, seat: Seat, value: i32, rank: Rank) -> String {
    let values = [
        ("name", &*scene.words.name(seat)),
        ("n", &*value.to_string()),
        ("place", &*rank.place.to_string()),
        ("points", &*signed(rank.points)),
    ];
    let place = scene.t_with("standing", &values);
    if rank.even { format!("{place} {}", scene.t("even")) } else { place }
}

fn towers(scene: &Scene<'_>, view: &View) -> Markup {
    html! {
        ol.standings.{ "of-" (view.seats.len()) } {
            @for seat in &view.seats {
                @let points = i32::from(view.worths.skyscraper) * i32::from(seat.skyscrapers);
                li .{ "seat-" (seat.seat) } .me[view.own == Some(seat.seat)] .first[view.medal == Some(seat.seat)] title=(scene.words.name(seat.seat)) {
                    i.pawn { (seat.seat) } b { (seat.skyscrapers) } small { (signed(points)) }
                }
            }
        }
    }
}
