//! The two boards on which everybody has a token: the money track and the development board.

use ::san_francisco_1906::{Asked, Count, SeatView};
use maud::{Markup, html};

use super::desk::{Desk, figure, signed};
use super::pieces::pawn;
use super::place::Place;
use super::thing::Thing;

/// The points for dollars left, with everybody's money.
pub fn money(desk: &Desk<'_>) -> Markup {
    let cells = (0_u8..).zip(&desk.view.money_track);
    html! {
        section.till data-key="money" aria-label=(desk.t("money-track")) {
            h2 { (desk.scene.at(Place::Till).label(desk.t("money-track")).mark(Thing::Money, &html! { (desk.t("money-track")) })) }
            ol data-key="money-cells" {
                @for (dollars, points) in cells {
                    @let here: Vec<&SeatView> = desk.view.seats.iter().filter(|seat| seat.dollars == dollars).collect();
                    li .my[desk.near.dollars == dollars] .minus[*points < 0] data-key={ "money-" (dollars) } {
                        b { (dollars) }
                        @if here.is_empty() { small { (figure(*points)) } } @else { span.tokens { @for seat in &here { (pawn(seat.seat)) } } small { (figure(*points)) } }
                    }
                }
            }
        }
    }
}

/// The development board: clearing goes up, urban development right; the square counts at the end.
pub fn development(desk: &Desk<'_>) -> Markup {
    let mut rows: Vec<(u8, &Vec<i32>)> = (0..).zip(&desk.view.board).collect();
    rows.reverse();
    html! {
        section.progress data-key="progress" aria-label=(desk.t("progress")) {
            h2 { (desk.t("progress")) }
            div.squares data-key="squares" {
                @for (row, values) in rows {
                    div.tier data-key={ "tier-" (row) } {
                        @for (column, value) in (0_u8..).zip(values) { (square(desk, column, row, *value)) }
                    }
                }
            }
            div.axis data-key="axis" { (up(desk)) (right(desk)) }
        }
    }
}

fn square(desk: &Desk<'_>, column: u8, row: u8, value: i32) -> Markup {
    let here: Vec<&SeatView> =
        desk.view.seats.iter().filter(|seat| (seat.column, seat.row) == (column, row)).collect();
    let mine = here.iter().any(|seat| seat.seat == desk.near.seat);
    let inside = html! {
        b { (figure(value)) }
        @for seat in &here { (pawn(seat.seat)) }
    };
    let spot = desk.scene.at(Place::Square(column, row)).class("square").with("my", mine);
    spot.with("minus", value < 0)
        .with("many", here.len() > 1)
        .label(desk.n("square", figure(value)))
        .mark(Thing::DevelopmentBoard, &inside)
}

/// What a move would bring, where it can be had now.
fn worth(desk: &Desk<'_>, place: Place, price: u8, after: &Count) -> Option<Markup> {
    let open = desk.scene.is_open(place) || desk.mark(place).is_some();
    let points = signed(desk.difference(after).points);
    let cost = (price > 0).then(|| format!("{} ", desk.dollars(price)));
    open.then(|| html! { em { @if let Some(cost) = cost { (cost) } (points) " ★" } })
}

fn up(desk: &Desk<'_>) -> Markup {
    let price = desk.view.climb_price();
    let gain = worth(desk, Place::Up, price, &desk.count.climbed(desk.near.seat, price));
    let inside = html! { "↑ " (desk.t("axis-up")) @if let Some(gain) = gain { " " (gain) } };
    let label = desk.t_with("climb", &[("price", &desk.dollars(price))]);
    let spot = desk.scene.at(Place::Up).class("way").label(label);
    spot.sends(desk.mark(Place::Up)).button(Thing::DevelopmentBoard, &inside)
}

fn right(desk: &Desk<'_>) -> Markup {
    let gain = worth(desk, Place::Right, 0, &desk.count.advanced(desk.near.seat, 0));
    let asked = matches!(desk.question(), Some(Asked::Bonus { .. }));
    let inside =
        html! { "→ " (desk.t("axis-right")) @if let Some(gain) = gain.filter(|_| asked) { " " (gain) } };
    desk.scene.at(Place::Right).class("way").label(desk.t("advance")).button(Thing::DevelopmentBoard, &inside)
}
