//! The own desk: money, buildings, permits, objectives, and the piles of urban development cards; the phone's line, and how far it is to the end.

use ::san_francisco_1906::{
    Development, Objective, Permit, RING, SeatView, YEARS, development_title, permit_title, symbol_title,
};
use maud::{Markup, html};

use super::desk::{Desk, figure, signed, stars};
use super::market::objective_label;
use super::pieces::{colour_class, house, objective_face, pawn, permit_face, pieces, rising};
use super::place::Place;
use super::thing::Thing;

pub fn own(desk: &Desk<'_>) -> Markup {
    let seat = desk.near;
    let room = usize::from(desk.view.most_permits()).saturating_sub(seat.permits.len());
    let objectives = seat.face_up.len() + seat.face_down_count;
    html! {
        section.me data-key="me" { (head(desk, seat)) (facts(desk, seat)) }
        section.col.hand data-key="own-permits" {
            h2 { (desk.t("your-permits")) }
            div.row data-key="hand" {
                @for (permit, piece) in pieces(&seat.permits) { (permit_card(desk, permit, piece)) }
                @if room > 0 { span.room data-key="room" { (desk.n("room", room)) } }
            }
        }
        section.col.grow.goals .many[objectives > 3] .more[objectives > 6] .crowd[objectives > 8] data-key="goals" {
            h2 { (desk.t("your-objectives")) }
            div.row data-key="goal-tiles" {
                @for objective in &seat.face_up { (goal(desk, seat, *objective, false)) }
                @for objective in seat.face_down.iter().flatten() { (goal(desk, seat, *objective, true)) }
                (secrets(desk, seat))
            }
        }
        section.col.works data-key="piles" {
            h2 { (desk.t("works")) }
            div.row data-key="works" { @for (kind, left) in &desk.view.piles { (pile(desk, *kind, *left)) } }
        }
    }
}

fn head(desk: &Desk<'_>, seat: &SeatView) -> Markup {
    let inside = html! { (pawn(seat.seat)) b.who { (desk.name(seat.seat)) } };
    html! {
        header data-key="me-head" {
            (desk.scene.at(Place::Player(seat.seat)).class("player").mark(Thing::Pawn(seat.seat), &inside))
            @if desk.view.best_builder == Some(seat.seat) { (desk.art().piece("cup", "o-best-builder")) }
            span.vp data-key="me-points" data-count { (figure(desk.now.total())) }
        }
    }
}

fn facts(desk: &Desk<'_>, seat: &SeatView) -> Markup {
    let (scene, art) = (desk.scene, desk.art());
    let all = desk.view.all_buildings();
    let money = html! { (art.piece("tok", "k-dollar")) b data-count { (desk.dollars(seat.dollars)) } };
    let worth = desk.view.money_track.get(usize::from(seat.dollars)).copied().unwrap_or(0);
    let purse =
        desk.t_with("money-worth", &[("money", &desk.dollars(seat.dollars)), ("points", &figure(worth))]);
    let built = desk.t_with("built-of", &[("n", &seat.buildings.to_string()), ("of", &all.to_string())]);
    let reserve = desk.n("reserve", seat.reserve);
    let waiting = html! { b data-count { (seat.reserve) } " " (desk.t("in-reserve")) };
    let ready =
        html! { (rising(art, seat.seat)) b data-count { (seat.area) } " " (desk.n("ready", seat.area)) };
    let rubble =
        html! { (art.piece("tok", "v-rubble")) b data-count { (seat.rubble) } " " (desk.t("rubble-short")) };
    html! {
        div.facts data-key="me-facts" {
            (scene.at(Place::Purse(seat.seat)).class("fact money").label(purse).button(Thing::Dollar, &money))
            (scene.at(Place::Ready(seat.seat)).class("fact").label(desk.n("ready-note", seat.area)).mark(Thing::Building(seat.seat), &ready))
            span.fact data-key="me-built" data-thing=(Thing::Building(seat.seat)) { (house(art, seat.seat)) (built) }
            (scene.at(Place::Reserve(seat.seat)).class("fact").label(reserve).button(Thing::Building(seat.seat), &waiting))
            (scene.at(Place::Rubble(seat.seat)).class("fact").label(desk.n("rubble-tokens", seat.rubble)).mark(Thing::Rubble, &rubble))
        }
    }
}

fn permit_card(desk: &Desk<'_>, permit: Permit, piece: Option<usize>) -> Markup {
    let place = Place::Hand(desk.near.seat, permit);
    let spot = desk.scene.at(place).class("permit").class(colour_class(permit.colour()));
    let spot = match piece {
        Some(i) => spot.piece(i),
        None => spot,
    };
    spot.label(permit_title(permit, desk.lang()))
        .mark(Thing::Permit(permit), &permit_face(desk.art(), permit))
}

fn goal(desk: &Desk<'_>, seat: &SeatView, objective: Objective, secret: bool) -> Markup {
    let place = Place::Mine(seat.seat, objective);
    let inside = html! {
        (objective_face(desk, objective, seat.seat))
        @if secret { (desk.art().piece("lock", "k-lock")) }
    };
    let spot = desk.scene.at(place).class("goal").with("violet", desk.view.is_violet(objective));
    spot.with("secret", secret)
        .label(objective_label(desk, objective))
        .mark(Thing::Objective(objective), &inside)
}

/// Objectives that the viewer does not know, if there are any; the place where they would lie.
pub fn secrets(desk: &Desk<'_>, seat: &SeatView) -> Markup {
    let spot = desk.scene.at(Place::Secrets(seat.seat));
    if seat.face_down.is_some() || seat.face_down_count == 0 {
        return spot.empty(Thing::Secret);
    }
    let inside = html! { (desk.art().piece("lock", "k-lock")) (seat.face_down_count) };
    spot.class("secrets").label(desk.n("secrets", seat.face_down_count)).mark(Thing::Secret, &inside)
}

/// A pile of urban development cards: what is left, what the next one would bring, and how many one has.
fn pile(desk: &Desk<'_>, kind: Development, left: u8) -> Markup {
    let (seat, lang) = (desk.near, desk.lang());
    let next = desk.count.developed(seat.seat, kind, desk.view.next_park);
    let worth = desk.difference(&next).points;
    let own = seat.developments.get(&kind).copied().unwrap_or(0);
    let cost = desk.view.development_cost(kind);
    let place = Place::Works(seat.seat, kind);
    let inside = html! {
        (desk.art().picture(&format!("v-{kind}")))
        b { (symbol_title(kind, lang)) }
        small { (desk.t_with(if left > 0 { "left" } else { "none-left" }, &[("n", &left.to_string())])) }
        @if cost > 0 && left > 0 { span.price { (desk.dollars(cost)) } }
        @if left > 0 { span.gain { (signed(worth)) } }
    };
    let label = format!(
        "{}: {}. {}",
        development_title(kind, lang),
        desk.n("left", left),
        desk.t_with("next-card", &[("points", &stars(worth))])
    );
    html! {
        div.work data-key={ "work-" (kind) } {
            (desk.scene.at(Place::Pile(kind)).class("pile").with("none", left == 0).label(label).button(Thing::Development(kind), &inside))
            @if own > 0 {
                (desk.scene.at(place).class("held").label(desk.n("you-have", own)).mark(Thing::Development(kind), &html! { (desk.n("you-have", own)) }))
            } @else { (desk.scene.at(place).empty(Thing::Development(kind))) }
        }
    }
}

/// What a phone always shows.
pub fn purse(desk: &Desk<'_>) -> Markup {
    let (seat, art) = (desk.near, desk.art());
    html! {
        span.vp data-key="purse-points" data-count { (figure(desk.now.total())) }
        span.count data-key="purse-money" { (art.piece("tok", "k-dollar")) b data-count { (desk.dollars(seat.dollars)) } }
        span.count data-key="purse-built" { (house(art, seat.seat)) b { (seat.buildings) "/" (desk.view.all_buildings()) } }
        span.count data-key="purse-ready" { (rising(art, seat.seat)) b { (seat.area) } " " (desk.n("ready", seat.area)) }
        span.count data-key="purse-permits" { (art.piece("tok", "k-permits")) b { (seat.permits.len()) } }
    }
}

/// How far it is to the end: years, cards of the year, and who has built most.
pub fn status(desk: &Desk<'_>) -> Markup {
    let view = desk.view;
    let most = view.seats.iter().map(|seat| seat.buildings).max().unwrap_or(0);
    let years = YEARS.count();
    let year = YEARS.take_while(|year| *year <= view.year).count();
    let meters = [
        ("meter-year", year, years),
        ("meter-card", usize::from(view.card.unwrap_or(0)), usize::from(RING)),
        ("meter-built", usize::from(most), usize::from(view.all_buildings())),
    ];
    html! {
        @for (name, n, of) in meters {
            span.meter data-key=(name) { (desk.t(name)) " " b { (n) "/" (of) } }
        }
    }
}
