//! The others: a postcard of each city.

use ::san_francisco::{COLUMNS, Row, SeatView};
use kernel::Kind;
use maud::{Markup, html};

use super::place::Place;
use super::thing::Thing;
use super::{Look, card, podium, purse};

pub fn draw(look: &Look<'_>) -> Markup {
    let view = look.view;
    let others = look.near.seat.round(view.seats.len()).skip(1);
    html! {
        div class={ "postcards of-" (view.seats.len() - 1) } data-key="postcards" {
            @for seat in others { (postcard(look, &view.seats[seat.index()])) }
            @if view.seats.len() == 2 { (podium::duel(look)) }
        }
    }
}

fn postcard(look: &Look<'_>, seat: &SeatView) -> Markup {
    let name = look.scene.words.name(seat.seat);
    let turn = look.view.asked.is_some_and(|asked| asked.seat() == seat.seat);
    let head = html! { (look.pawn(seat.seat)) b.who { (name) } (purse::points(look, seat)) };
    html! {
        article .postcard.{ "seat-" (seat.seat) } .turn[turn] data-key={ "seat-" (seat.seat) } aria-label=(name) {
            (look.scene.at(Place::Player(seat.seat)).class("addressee").label(name.clone()).mark(Thing::Points, &head))
            div.rows data-key={ "rows-" (seat.seat) } { @for row in Row::ALL { (street(look, seat, *row)) } }
            footer data-key={ "foot-" (seat.seat) } {
                (purse::contracts(look, seat, false))
                (depot(look, seat))
                (purse::skyscrapers(look, seat, false))
                (purse::keeps(look, seat))
            }
        }
    }
}

fn street(look: &Look<'_>, seat: &SeatView, row: Row) -> Markup {
    let spaces = &seat.city[row.index()];
    html! {
        div class={ "row k-" (row) } data-key={ "row-" (seat.seat) "-" (row) } {
            @for column in 0..COLUMNS {
                @let inside = spaces.get(column).map(|space| {
                    look.scene
                        .at(Place::Space(seat.seat, row, column as u8 + 1))
                        .class(&card::built_tone(space.card))
                        .label(card::spoken(look, seat, space))
                        .mark(card::thing(space.card), &card::built(look, seat, row, column as u8 + 1, space))
                });
                (card::cell(seat.seat, row, column, (false, false), &inside.unwrap_or_default()))
            }
            b.sum data-key={ "sum-" (seat.seat) "-" (row) } {
                span data-count { (seat.values[&row]) }
                @if look.view.completed[&row] == Some(seat.seat) { (look.sign("completion")) }
            }
        }
    }
}

/// Where trams come from, and how many run.
fn depot(look: &Look<'_>, seat: &SeatView) -> Markup {
    let inside = html! { (look.sign("tram")) b data-count { (seat.trams) } };
    look.scene
        .at(Place::Depot(seat.seat))
        .class("fact")
        .label(look.t_n("trams-of", seat.trams))
        .mark(Thing::Trams, &inside)
}
