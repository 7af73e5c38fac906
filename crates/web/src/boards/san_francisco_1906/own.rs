//! The own area: money, buildings, permits, objectives, urban development cards, and the development board.

use ::san_francisco_1906::{
    Asked, Development, Objective, Permit, SeatView, development_title, permit_title,
};
use maud::{Markup, html};

use super::art;
use super::desk::{Desk, figure};
use super::pieces::{objective_face, objective_tip, pawn, permit_class, permit_face};

pub fn own(desk: &Desk<'_>) -> Markup {
    let seat = desk.near;
    let money = desk.view.money_track.get(usize::from(seat.dollars)).copied().unwrap_or(0);
    html! {
        div.purse {
            (pawn(desk, seat.seat))
            b { (desk.name(seat.seat)) }
            span.vp title=(desk.t("points-now")) { (figure(desk.count.breakdown(seat.seat).total())) }
            span.money title=(desk.t_with("money-worth", &[("points", &figure(money))])) { (art::coin()) (desk.dollars(seat.dollars)) small { (figure(money)) "★" } }
            (buildings(desk, seat))
            span.fact title=(desk.t("rubble-tokens")) { (art::rubble()) (seat.rubble) }
            (developments(desk, seat))
            @if desk.view.best_builder == Some(seat.seat) { span.fact title=(desk.t("best-builder")) { (art::cup()) } }
        }
        section.group.hand data-key="permits" {
            h2 { (desk.t("permits")) em { (seat.permits.len()) "/" (desk.view.most_permits()) } }
            div.cards { @for (i, permit) in seat.permits.iter().enumerate() { (permit_card(desk, *permit, i)) } @if seat.permits.is_empty() { p.soft { (desk.t("no-permits")) } } }
        }
        section.group.goals data-key="goals" {
            h2 { (desk.t("own-objectives")) em { (figure(desk.count.breakdown(seat.seat).personal())) " ★" } }
            div.cards {
                @for objective in &seat.face_up { (goal(desk, seat, *objective, false)) }
                @if let Some(secret) = &seat.face_down { @for objective in secret { (goal(desk, seat, *objective, true)) } }
                @else { @for _ in 0..seat.face_down_count { div.goalcard.unknown title=(desk.t("secret")) { (art::lock()) "?" } } }
            }
        }
        (progress(desk))
    }
}

/// The own buildings: on the map, ready, in the reserve.
fn buildings(desk: &Desk<'_>, seat: &SeatView) -> Markup {
    let at = format!("reserve/{}", seat.seat);
    let open = desk.scene.is_open(&at);
    let reserve = desk.t_with("reserve", &[("n", &seat.reserve.to_string())]);
    html! {
        span.fact title=(desk.t("built")) { (art::house()) (seat.buildings) "/" (desk.view.all_buildings()) }
        span.fact.ready title=(desk.t("ready")) { (art::bricks()) (seat.area) " " (desk.t("ready-short")) }
        button type="button" .fact.reserve .open[open] data-at=(at) disabled[!open] title=(reserve) aria-label=(reserve) { (art::bricks()) (seat.reserve) " " (desk.t("reserve-short")) }
    }
}

/// The own urban development cards.
fn developments(desk: &Desk<'_>, seat: &SeatView) -> Markup {
    html! {
        @for (kind, n) in &seat.developments {
            span.fact title=(development_title(*kind, desk.lang())) { (art::kind(*kind)) @if *kind == Development::Park { (seat.parks) } @else { (n) } }
        }
    }
}

fn permit_card(desk: &Desk<'_>, permit: Permit, copy: usize) -> Markup {
    let at = format!("hand/{permit}");
    let open = desk.scene.is_open(&at);
    let asked = matches!(desk.question(), Some(Asked::Permits { .. }));
    let why = (asked && !open).then(|| desk.scene.why_not(&format!("spend {permit}"))).flatten();
    let name = permit_title(permit, desk.lang());
    let title = why.as_ref().map_or_else(|| name.clone(), |why| format!("{name}\n{why}"));
    html! {
        button type="button" .ticket.(permit_class(permit)) .open[open] data-at=(at) data-key={ "permit-" (copy) "-" (permit) } disabled[!open && why.is_none()]
            aria-disabled=[why.is_some().then_some("true")] data-why=[why.as_deref()] title=(title) aria-label=(title) { (permit_face(permit)) }
    }
}

fn goal(desk: &Desk<'_>, seat: &SeatView, objective: Objective, secret: bool) -> Markup {
    let place = if secret { "secret" } else { "goal" };
    let mut title = objective_tip(desk, objective, seat.seat);
    if secret {
        title = format!("{title}\n{}", desk.t("secret"));
    }
    html! {
        div.goalcard .violet[desk.view.is_violet(objective)] .secret[secret] data-key={ (place) "-" (objective) } title=(title) {
            (objective_face(desk, objective, desk.count.objective(seat.seat, objective)))
            @if secret { (art::lock()) }
        }
    }
}

/// The development board with everybody's token.
fn progress(desk: &Desk<'_>) -> Markup {
    let at = format!("token/{}", desk.near.seat);
    let open = desk.scene.is_open(&at);
    html! {
        section.group.progress data-key="progress" {
            h2 { (desk.t("progress")) em title=(desk.t("progress-note")) { (desk.t("progress-short")) } }
            div.squares {
                @for (row, values) in desk.view.board.iter().enumerate().rev() { div.street {
                    @for (column, value) in values.iter().enumerate() {
                        @let here: Vec<&SeatView> = desk.view.seats.iter().filter(|seat| (usize::from(seat.row), usize::from(seat.column)) == (row, column)).collect();
                        div.square .minus[*value < 0] .mine[here.iter().any(|seat| seat.seat == desk.near.seat)] .many[here.len() > 2] {
                            span { (figure(*value)) }
                            @for seat in here {
                                @if seat.seat == desk.near.seat {
                                    button type="button" .pawn.(format!("seat-{}", seat.seat)) .open[open] data-at=(at) disabled[!open] title=(desk.t("token")) aria-label=(desk.t("token")) { (seat.seat) }
                                } @else { (pawn(desk, seat.seat)) }
                            }
                        }
                    }
                } }
            }
        }
    }
}
