//! Another player in small, and complete. Unfolded, the same cards are large and named.

use ::saint_petersburg::{Asked, Card, Colour, SeatView, title};
use kernel::Kind;
use maud::{Markup, html};

use super::card::{self, sign};
use super::own::income;
use super::place::Place;
use super::thing::Thing;
use super::{Look, pawn};
use crate::boards::soft;

pub fn draw(look: &Look<'_>, seat: &SeatView) -> Markup {
    let stacks = seat.area.len() + seat.hand.as_ref().map_or(0, Vec::len);
    let turn = look.view.asked.is_some_and(|asked| asked.seat() == seat.seat);
    html! {
        article.opp.{ "seat-" (seat.seat) } .turn[turn] .alone[look.view.seats.len() == 2] .some[stacks > 8] .crowd[stacks > 12] .{ (across(stacks)) } data-key={ "opp-" (seat.seat) } {
            div.inside data-key={ "inside-" (seat.seat) } {
                details.unfold name="opponents" data-key={ "unfold-" (seat.seat) } {
                    summary { (head(look, seat)) }
                }
                p.incomes data-key={ "incomes-" (seat.seat) } {
                    @for colour in Colour::ALL { (chip(look, seat, *colour)) }
                }
                (minis(look, seat))
            }
        }
    }
}

/// How many stand side by side where there is room for two lines alone, as a class.
fn across(stacks: usize) -> String {
    format!("across-{}", stacks.div_ceil(2).clamp(6, 12))
}

/// All cards in small: those that lie, and those of a hand that is open.
fn minis(look: &Look<'_>, seat: &SeatView) -> Markup {
    html! {
        div.minis data-key={ "minis-" (seat.seat) } {
            @for colour in Colour::ALL {
                @for (card, n) in seat.group(*colour) { (mini(look, seat, card, n)) }
            }
            @for (i, card) in seat.hand.iter().flatten().enumerate() {
                @let copy = seat.hand.iter().flatten().take(i).filter(|other| *other == card).count();
                (open_card(look, seat, *card, copy))
            }
        }
    }
}

fn head(look: &Look<'_>, seat: &SeatView) -> Markup {
    let scene = look.scene;
    let hand = html! { (scene.art.piece("sign", "icon-hand")) span { b data-count="" { (seat.hand_size) } "/" (seat.hand_limit) } };
    let said = look
        .t_with("hand-of", &[("n", &seat.hand_size.to_string()), ("limit", &seat.hand_limit.to_string())]);
    let name = html! { (pawn(seat.seat)) b.name { (scene.words.name(seat.seat)) } };
    // How much is in a purse is its owner's secret.
    let purse = html! { (scene.art.piece("coins", "rubles")) @if let Some(rubles) = seat.rubles { b data-count="" { (rubles) } } };
    html! {
        (scene.at(Place::Player(seat.seat)).class("who").mark(None, &name))
        (scene.at(Place::Purse(seat.seat)).class("pocket").mark(Thing::Ruble, &purse))
        (scene.at(Place::Hand(seat.seat)).class("held").label(said).mark(Thing::Hand, &hand))
        (scene.at(Place::Points(seat.seat)).class("hexagon").mark(Thing::Point, &html! { b data-count="" { (seat.points) } }))
    }
}

/// What a group of cards earns this player.
fn chip(look: &Look<'_>, seat: &SeatView, colour: Colour) -> Markup {
    let group = card::group(colour);
    // The buildings have just scored while somebody is asked in the Pub.
    let scored = colour == Colour::Blue && matches!(look.view.asked, Some(Asked::Pub { .. }));
    html! {
        @if seat.earnings(colour) != (0, 0) {
            span.chip.(group) .scored[scored] data-key={ "chip-" (seat.seat) "-" (colour) } { (sign(look.scene.art, group)) (income(seat, colour)) }
        }
    }
}

fn mini(look: &Look<'_>, seat: &SeatView, card: Card, n: u8) -> Markup {
    let used = if card == Card::Observatory { seat.face_down } else { 0 };
    let inside = html! {
        (card::picture(card, look.scene.art))
        span.name { (soft(title(card, look.lang()))) }
        span.earns { (card::earns(card, look.scene.art, card::placed(card, seat))) }
        @if n > 1 { span.copies { i { "×" } (n) } }
    };
    let spot = look.scene.at(Place::Area(seat.seat, card)).class("tiny").class(card::kind(card));
    spot.with("trading", card.is_trading())
        .with("face-down", used > 0 && used == n)
        .mark(Thing::Card(card), &inside)
}

/// A card of a hand that lies open, when the game is over.
fn open_card(look: &Look<'_>, seat: &SeatView, card: Card, copy: usize) -> Markup {
    let inside =
        html! { (card::picture(card, look.scene.art)) span.name { (soft(title(card, look.lang()))) } };
    let spot = look.scene.at(Place::Held(seat.seat, card)).piece(copy).class("tiny").class(card::kind(card));
    spot.with("trading", card.is_trading()).mark(Thing::Card(card), &inside)
}
