//! The other players.

use ::san_francisco_1906::{Objective, Permit, SeatView, development_title, permit_title};
use maud::{Markup, html};

use super::desk::{Desk, figure};
use super::own::secrets;
use super::pieces::{colour_class, house, pawn, permit_face, pieces, rising};
use super::place::Place;
use super::thing::Thing;
use kernel::Kind;

pub fn rival(desk: &Desk<'_>, seat: &SeatView) -> Markup {
    let (scene, art, who) = (desk.scene, desk.art(), seat.seat);
    let name = html! { (pawn(who)) b.who { (desk.name(who)) } };
    let money = html! { (art.piece("tok", "k-dollar")) b data-count { (desk.dollars(seat.dollars)) } };
    let ready = html! { (rising(art, who)) b data-count { (seat.area) } };
    let rubble = html! { (art.piece("tok", "v-rubble")) b data-count { (seat.rubble) } };
    html! {
        article.rival.(format!("seat-{who}")) .turn[desk.asked() == Some(who)] data-key={ "rival-" (who) } {
            header data-key={ "rival-head-" (who) } {
                (scene.at(Place::Player(who)).class("player").mark(Thing::Pawn(who), &name))
                small { (when(desk, seat)) }
                @if desk.view.best_builder == Some(who) { (art.piece("cup", "o-best-builder")) }
                span.vp data-key={ "points-" (who) } data-count { (figure(desk.count.breakdown(who).total())) }
            }
            div.stock data-key={ "stock-" (who) } {
                (scene.at(Place::Purse(who)).class("fact").label(desk.t("money")).mark(Thing::Dollar, &money))
                span.fact data-thing=(Thing::Building(who)) { (house(art, who)) b { (seat.buildings) small { "/" (desk.view.all_buildings()) } } }
                (scene.at(Place::Ready(who)).class("fact").label(desk.n("ready-note", seat.area)).mark(Thing::Building(who), &ready))
                (scene.at(Place::Reserve(who)).empty(Thing::Building(who)))
                (scene.at(Place::Rubble(who)).class("fact").label(desk.n("rubble-tokens", seat.rubble)).mark(Thing::Rubble, &rubble))
                (secrets(desk, seat))
            }
            div.holds data-key={ "held-" (who) } {
                @for (permit, piece) in pieces(&seat.permits) { (permit_chip(desk, seat, permit, piece)) }
                (works(desk, seat))
                @for objective in seat.face_up.iter().chain(seat.face_down.iter().flatten()) { (goal(desk, seat, *objective)) }
            }
        }
    }
}

/// Whether somebody has moved on the present area or is still to come.
fn when(desk: &Desk<'_>, seat: &SeatView) -> String {
    let turn = usize::from(desk.view.turn);
    let place = desk.view.order.iter().position(|other| *other == seat.seat);
    match place {
        _ if desk.view.asked.is_none() => String::new(),
        Some(place) if place < turn => desk.t("has-moved"),
        Some(place) if place == turn => desk.t("is-moving"),
        _ => desk.t("will-move"),
    }
}

fn permit_chip(desk: &Desk<'_>, seat: &SeatView, permit: Permit, piece: Option<usize>) -> Markup {
    let spot =
        desk.scene.at(Place::Hand(seat.seat, permit)).class("permit").class(colour_class(permit.colour()));
    let spot = match piece {
        Some(i) => spot.piece(i),
        None => spot,
    };
    spot.label(permit_title(permit, desk.lang()))
        .mark(Thing::Permit(permit), &permit_face(desk.art(), permit))
}

fn works(desk: &Desk<'_>, seat: &SeatView) -> Markup {
    html! {
        @for (kind, n) in &seat.developments {
            @let inside = html! { (desk.art().picture(&format!("v-{kind}"))) @if *n > 1 { b { (n) } } };
            (desk.scene.at(Place::Works(seat.seat, *kind)).class("card").label(format!("{} ×{n}", development_title(*kind, desk.lang()))).mark(Thing::Development(*kind), &inside))
        }
    }
}

fn goal(desk: &Desk<'_>, seat: &SeatView, objective: Objective) -> Markup {
    let worth = figure(desk.count.objective(seat.seat, objective));
    let inside = html! { (desk.art().piece("opic", &format!("o-{}", objective.name()))) span.vp { (worth) } };
    let label = ::san_francisco_1906::objective_title(objective, desk.lang());
    let spot = desk.scene.at(Place::Mine(seat.seat, objective)).class("mini");
    spot.label(format!("{label}: {worth} ★")).mark(Thing::Objective(objective), &inside)
}
