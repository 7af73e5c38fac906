//! The other players: a city that can be recognised, the size of the hand, how far it is to twelve buildings.

use ::san_juan::{CITY, SeatView};
use maud::{Markup, html};

use super::place::Place;
use super::thing::Thing;
use super::{Look, city, pictures};

pub fn draw(look: &Look<'_>, seat: &SeatView) -> Markup {
    let (scene, view) = (look.scene, look.view);
    let turn = view.asked.as_ref().is_some_and(|asked| asked.seat == seat.seat);
    let name = scene.words.name(seat.seat);
    let who = html! { (name) };
    html! {
        article.opp.{ "seat-" (seat.seat) } .turn[turn] data-key={ "opp-" (seat.seat) } {
            header {
                (look.pawn(seat.seat))
                b.who { (scene.at(Place::Player(seat.seat)).mark(None, &who)) }
                @if view.governor == seat.seat { span.governor data-key={ "governor-" (seat.seat) } data-thing=(Thing::Governor) { (pictures::sign(scene.art, "governor")) span.hidden { (look.t("governor")) } } }
                (hand(look, seat))
                span.count data-key={ "count-" (seat.seat) } data-thing=(Thing::City) .end[seat.city >= CITY] { b data-count { (seat.city) } small { "/" (CITY) } }
                span.vp data-key={ "points-" (seat.seat) } data-thing=(Thing::Point) data-count { (seat.points) }
                label.opener data-key={ "opener-" (seat.seat) } { input type="checkbox" data-opens aria-label=(look.t_with("open-city", &[("name", &name)])); i aria-hidden="true" {} }
            }
            i class={ "race b" (seat.city.min(CITY)) } data-key={ "race-" (seat.seat) } aria-hidden="true" {}
            (city::small(look, seat))
            (seen(look, seat))
        }
    }
}

/// The size of a hand.
fn hand(look: &Look<'_>, seat: &SeatView) -> Markup {
    let inside = html! { (pictures::icon(look.scene.art, "hand")) b data-count { (seat.hand_size) } };
    let spot =
        look.scene.at(Place::Hands(seat.seat)).class("held").with("over", seat.hand_size > seat.hand_limit);
    spot.label(look.t_with("hand-of", &[("n", &seat.hand_size.to_string())])).mark(Thing::Hand, &inside)
}

/// What is known of a hand, what was drawn and not yet kept, what lies covered.
fn seen(look: &Look<'_>, seat: &SeatView) -> Markup {
    let (scene, view) = (look.scene, look.view);
    let asked = view.asked.as_ref().filter(|asked| asked.seat == seat.seat && asked.drawn > 0);
    let known = seat.hand.is_none().then_some(&seat.hand_known);
    html! {
        @if let Some(asked) = asked {
            p.line.aside data-key={ "aside-" (seat.seat) } {
                (scene.at(Place::Aside(seat.seat)).mark(Thing::Back, &html! { (pictures::back(scene.art)) "×" (asked.drawn) }))
                " " (look.t_with("chooses", &[("n", &asked.least.to_string())]))
            }
        }
        @if let Some(cards) = known.filter(|cards| !cards.is_empty()) {
            p.line.known data-key={ "known-" (seat.seat) } {
                (look.t("known")) (scene.page("colon"))
                @for (card, n) in cards { span class={ "chip " (pictures::kind(*card)) } data-thing=(Thing::Card(*card)) { (pictures::building(scene.art, *card)) @if *n > 1 { b { "×" (n) } } } }
            }
        }
        @if let Some(cards) = &seat.hand {
            p.line.known data-key={ "hand-" (seat.seat) } {
                @for (card, n) in cards { (scene.at(Place::Hand(seat.seat, *card)).class("chip").class(pictures::kind(*card)).mark(Thing::Card(*card), &html! { (pictures::building(scene.art, *card)) @if *n > 1 { b { "×" (n) } } })) }
            }
        }
        @if !seat.covered.is_empty() { p.line.covered data-key={ "covered-" (seat.seat) } { (look.t("covered")) (scene.page("colon")) (super::hand::names(scene, &seat.covered).join(", ")) } }
    }
}
