//! The other players, the present points by source, and the money track.

use ::san_francisco_1906::{Breakdown, Development, SeatView, development_title, objective_title};
use maud::{Markup, html};

use super::art;
use super::desk::{Desk, figure};
use super::pieces::{objective_chip, pawn, permit_chip};
use crate::boards::soft;

pub fn opponent(desk: &Desk<'_>, seat: &SeatView) -> Markup {
    let hidden = seat.face_down.is_none() && seat.face_down_count > 0;
    let secrets = desk.t_with("secrets", &[("n", &seat.face_down_count.to_string())]);
    html! {
        article.opp .turn[desk.asked() == Some(seat.seat)] .brief[seat.face_up.len() > 2] data-key={ "opp-" (seat.seat) } {
            header {
                (pawn(desk, seat.seat))
                b { (desk.name(seat.seat)) }
                @if hidden { span.more title=(secrets) { "+?" } }
                span.vp title=(desk.t("points-now")) { (figure(desk.count.breakdown(seat.seat).total())) }
            }
            div.facts {
                span.fact.cash title=(desk.t("money")) { (art::coin()) (desk.dollars(seat.dollars)) }
                span.fact title=(desk.t("built")) { (art::house()) (seat.buildings) "/" (desk.view.all_buildings()) }
                span.fact title=(desk.t("ready-and-reserve")) { (art::bricks()) (seat.area) "+" (seat.reserve) }
                span.fact title=(desk.t("rubble-tokens")) { (art::rubble()) (seat.rubble) }
                @for (kind, n) in &seat.developments {
                    span.fact title=(development_title(*kind, desk.lang())) { (art::kind(*kind)) @if *kind == Development::Park { (seat.parks) } @else { (n) } }
                }
                @if desk.view.best_builder == Some(seat.seat) { span.fact title=(desk.t("best-builder")) { (art::cup()) } }
            }
            @if !seat.permits.is_empty() { div.line { @for permit in &seat.permits { (permit_chip(desk, *permit)) } } }
            div.line {
                @for objective in &seat.face_up { (objective_chip(desk, *objective, seat.seat)) }
                @match &seat.face_down {
                    Some(all) => { @for objective in all { (objective_chip(desk, *objective, seat.seat)) } }
                    None => { @if hidden { span.chip.locked title=(secrets) { (art::lock()) "×" (seat.face_down_count) } } }
                }
            }
        }
    }
}

/// Points by source for everybody, if the game ended now.
pub fn ledger(desk: &Desk<'_>) -> Markup {
    let view = desk.view;
    let all: Vec<Breakdown> = view.seats.iter().map(|seat| desk.count.breakdown(seat.seat)).collect();
    let hidden = |seat: &SeatView| seat.face_down.is_none() && seat.face_down_count > 0;
    html! {
        section.panel.ledger data-key="ledger" {
            table {
                caption { (desk.t("ledger")) }
                thead { tr { td {} @for seat in &view.seats { th scope="col" .near[seat.seat == desk.near.seat] { (pawn(desk, seat.seat)) } } } }
                tbody {
                    @for (i, objective) in view.common.iter().enumerate() {
                        (line(desk, objective_title(*objective, desk.lang()), &all, &|standing| standing.common[i].1))
                    }
                    tr {
                        th scope="row" { (desk.t("source-own")) }
                        @for (seat, standing) in view.seats.iter().zip(&all) {
                            td .near[seat.seat == desk.near.seat] { (figure(standing.personal())) @if hidden(seat) { "+?" } }
                        }
                    }
                    (line(desk, &desk.t("source-board"), &all, &|standing| standing.square))
                    (line(desk, &desk.t("source-cards"), &all, &|standing| standing.developments))
                    @if view.best_builder.is_some() { (line(desk, &desk.t("best-builder"), &all, &|standing| standing.best_builder)) }
                    (line(desk, &desk.t("source-money"), &all, &|standing| standing.money))
                }
                tfoot { (line(desk, &desk.t("total"), &all, &Breakdown::total)) }
            }
        }
    }
}

fn line(desk: &Desk<'_>, title: &str, all: &[Breakdown], points: &dyn Fn(&Breakdown) -> i32) -> Markup {
    html! {
        tr {
            th scope="row" { (soft(title)) }
            @for (seat, standing) in desk.view.seats.iter().zip(all) {
                td .near[seat.seat == desk.near.seat] { (figure(points(standing))) }
            }
        }
    }
}

/// The points for dollars left, with everybody's money.
pub fn money_track(desk: &Desk<'_>) -> Markup {
    html! {
        section.panel.till data-key="till" {
            h2 { (desk.t("money-track")) }
            ol {
                @for (dollars, points) in (0_u8..).zip(&desk.view.money_track) {
                    @let here: Vec<&SeatView> = desk.view.seats.iter().filter(|seat| seat.dollars == dollars).collect();
                    li .mine[desk.near.dollars == dollars] .minus[*points < 0] {
                        b { (dollars) } span { (figure(*points)) "★" }
                        @if !here.is_empty() { i { @for seat in here { (pawn(desk, seat.seat)) } } }
                    }
                }
            }
        }
    }
}
