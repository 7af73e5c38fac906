//! 1906 San Francisco: a page of newsprint with engraved lines. The map between the six action cards, the year board above it, the cards to take
//! below it, and what everything is worth at this moment.

mod art;
mod city;
mod desk;
mod market;
mod others;
mod own;
mod pieces;
mod ring;
mod year;

use ::san_francisco_1906::View;
use maud::{Markup, html};

use super::TourStep;
use super::early::{Parts, Scene};
use desk::Desk;

/// The tour of the board.
pub const TOUR: &[TourStep] = &[
    TourStep { turn: 1, at: "[data-key=year]", text: "san-francisco-1906-guide-income" },
    TourStep { turn: 1, at: "[data-key=city]", text: "san-francisco-1906-guide-city" },
    TourStep { turn: 1, at: "[data-key=market]", text: "san-francisco-1906-guide-permits" },
    TourStep { turn: 2, at: "[data-key=ring]", text: "san-francisco-1906-guide-ring" },
    TourStep { turn: 2, at: "[data-key=ledger]", text: "san-francisco-1906-guide-ledger" },
    TourStep { turn: 3, at: "[data-key=progress]", text: "san-francisco-1906-guide-progress" },
    TourStep { turn: 3, at: "[data-key=piles]", text: "san-francisco-1906-guide-piles" },
];

pub fn draw(scene: &Scene<'_>, view: &View) -> Parts {
    let desk = &Desk::new(scene, view);
    Parts {
        bar: bar(desk),
        others: html! {
            @for seat in view.seats.iter().filter(|seat| seat.seat != desk.near.seat) { (others::opponent(desk, seat)) }
            (others::ledger(desk))
            (others::money_track(desk))
        },
        board: html! {
            (art::plates())
            (year::board(desk))
            section.ring data-key="ring" aria-label=(desk.t("ring")) {
                @for number in 1..=view.ring.len() { (ring::card(desk, number)) }
                (city::city(desk))
            }
            (market::market(desk))
        },
        own: own::own(desk),
    }
}

fn bar(desk: &Desk<'_>) -> Markup {
    let view = desk.view;
    html! {
        ol.phases {
            li aria-current=[view.card.is_none().then_some("step")] { (desk.t("income")) }
            @for number in 1..=6_u8 {
                @let title = desk.t_with("card", &[("n", &number.to_string())]);
                li title=(title) aria-label=(title) aria-current=[(view.card == Some(number)).then_some("step")] { (number) }
            }
        }
        span.round {
            b { (view.year) }
            " · " (desk.t_with("build-cost", &[("price", &desk.dollars(view.build_cost))]))
            @if view.asked.is_some() {
                @if view.best_builder.is_some() { " · " b { (desk.t("last-card")) } }
                @else if view.year >= 1911 { " · " b { (desk.t("last-year")) } }
            }
        }
    }
}
