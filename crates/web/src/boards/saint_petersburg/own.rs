//! The near player's things: plate with money and points, a lane for each kind, the hand.

use ::saint_petersburg::{Asked, Card, Colour, Origin, Row, SeatView, colour_title, title};
use kernel::Kind;
use maud::{Markup, html};

use super::card::{self, sign};
use super::market::tag;
use super::place::Place;
use super::thing::Thing;
use super::{Look, pawn};

/// So many stacks of cards lie side by side; more of them make two rows.
const SIDE_BY_SIDE: usize = 11;

pub fn draw(look: &Look<'_>) -> Markup {
    let seat = look.near;
    let hand = seat.hand.as_ref().map_or(0, Vec::len);
    let rows = if seat.area.len() + hand.max(2) > SIDE_BY_SIDE { 2 } else { 1 };
    html! {
        div class={ "mine rows-" (rows) } data-key="mine" {
            (plate(look, seat))
            @for colour in Colour::ALL { (lane(look, seat, *colour, rows)) }
            (hand_of(look, seat, rows))
        }
    }
}

fn plate(look: &Look<'_>, seat: &SeatView) -> Markup {
    let scene = look.scene;
    let money = html! { @if let Some(rubles) = seat.rubles { b data-count="" { (rubles) } " ₽" } };
    let points = html! { b data-count="" { (seat.points) } };
    let markers = look.view.markers.iter().filter(|(_, owner)| **owner == seat.seat);
    html! {
        section class={ "plate seat-" (seat.seat) } data-key="plate" {
            (scene.at(Place::Player(seat.seat)).class("who").mark(None, &html! { (pawn(seat.seat)) b { (scene.words.name(seat.seat)) } }))
            (scene.at(Place::Purse(seat.seat)).class("money").mark(Thing::Ruble, &money))
            (scene.at(Place::Points(seat.seat)).class("hexagon").mark(Thing::Point, &points))
            span.begins data-key="begins" { @for (stack, _) in markers { span data-key={ "begins-" (stack) } data-thing=(Thing::Marker) { (scene.art.piece("marker", &format!("marker-{stack}"))) } } }
        }
    }
}

/// How many columns so many things need.
fn columns(n: usize, rows: usize) -> usize {
    n.div_ceil(rows).max(1)
}

fn lane(look: &Look<'_>, seat: &SeatView, colour: Colour, rows: usize) -> Markup {
    let group = seat.group(colour);
    let scores = look.view.phase.scores() == Some(colour) && look.view.asked.is_some();
    let n = columns(group.len(), rows);
    html! {
        section.lane.(card::group(colour)).{ "n" (n) } .scores[scores] data-key={ "lane-" (colour) } {
            h2 data-key={ "head-" (colour) } {
                (sign(look.scene.art, card::group(colour)))
                span { (colour_title(colour, look.lang())) }
                (income(seat, colour))
            }
            div.cards data-key={ "cards-" (colour) } {
                @for (card, n) in &group { (own_card(look, seat, *card, *n)) }
            }
            (wanted(look, colour))
            @if group.is_empty() { p.none { (look.t(if scores { "lane-now" } else { "lane-empty" })) } }
        }
    }
}

/// The trading cards in sight, where from, and where one points to play them.
fn trading(look: &Look<'_>) -> Vec<(Card, Origin, Place)> {
    let (view, near) = (look.view, look.near);
    let rows = [(Row::Upper, &view.upper), (Row::Lower, &view.lower)].into_iter();
    let lying = rows.flat_map(|(row, cards)| {
        cards.keys().map(move |card| (*card, Origin::Row(row), Place::Row(row, *card)))
    });
    let held = near.hand.iter().flatten().map(|card| (*card, Origin::Hand, Place::Held(near.seat, *card)));
    let drawn = super::place::drawn(view).map(|card| (card, Origin::Observatory, Place::BuyIt));
    let mut all: Vec<_> = lying.chain(held).chain(drawn).filter(|(card, ..)| card.is_trading()).collect();
    all.dedup();
    all
}

/// What is asked of a lane while a trading card of its colour is picked that could replace several cards of it.
fn wanted(look: &Look<'_>, colour: Colour) -> Markup {
    let asks = |(card, from, _): &(Card, Origin, Place)| {
        card.facts().colour == colour && look.near.placements(*card, *from).len() > 1
    };
    html! {
        @if look.scene.is_asked() {
            @for (card, _, place) in trading(look).into_iter().filter(asks) {
                p.which data-when=(place) { (look.t_with("which", &[("card", title(card, look.lang()))])) }
            }
        }
    }
}

/// What a group earns.
pub fn income(seat: &SeatView, colour: Colour) -> Markup {
    let (rubles, points) = seat.earnings(colour);
    html! {
        span.income {
            @if rubles > 0 { span { i { "+" } b data-count="" { (rubles) } " ₽" } }
            @if points > 0 { span { i { "+" } b data-count="" { (points) } " ★" } }
        }
    }
}

/// All copies of a card, with what they earned while the Pub is open, and what would be paid for what is to take their place.
fn own_card(look: &Look<'_>, seat: &SeatView, card: Card, n: u8) -> Markup {
    let used = if card == Card::Observatory { seat.face_down } else { 0 };
    let more = html! {
        @if n > 1 { span.copies { "×" (n) } }
        @if used > 0 { span.used { (look.t_with("used", &[("n", &used.to_string())])) } }
        (just_earned(look, seat, card))
        (prices(look, card))
    };
    let inside = card::face(card, look.scene.art, look.lang(), card::placed(card, seat), &more);
    let name = title(card, look.lang());
    let label = if n > 1 { format!("{name} ×{n}") } else { name.to_owned() };
    let spot = look.scene.at(Place::Area(seat.seat, card)).class("card").class(card::kind(card));
    let spot = spot.with("trading", card.is_trading()).with("face-down", used == n);
    spot.label(label).button(Thing::Card(card), &inside)
}

/// Between the scoring of the buildings and the new cards: what each of them has just brought.
fn just_earned(look: &Look<'_>, seat: &SeatView, card: Card) -> Markup {
    let scored = matches!(look.view.asked, Some(Asked::Pub { .. })) && card.facts().colour == Colour::Blue;
    let (rubles, points) = if scored { seat.earned_by(card) } else { (0, 0) };
    html! {
        @if rubles + points > 0 {
            span.earned {
                @if rubles > 0 { "+" (rubles) " ₽" }
                @if rubles > 0 && points > 0 { " " }
                @if points > 0 { "+" (points) " ★" }
            }
        }
    }
}

/// What each trading card in sight would cost in place of an own card; shown while that one is picked.
fn prices(look: &Look<'_>, own: Card) -> Markup {
    let near = look.near;
    let fits = |(new, ..): &(Card, Origin, Place)| new.may_replace(own);
    html! {
        @if look.scene.is_asked() {
            @for (new, from, place) in trading(look).into_iter().filter(fits) {
                @let price = near.quote(new, from, Some(own)).now;
                span.instead .no[near.rubles.is_some_and(|rubles| rubles < price)] data-when=(place) { (price) " ₽" }
            }
        }
    }
}

fn hand_of(look: &Look<'_>, seat: &SeatView, rows: usize) -> Markup {
    let (scene, held) = (look.scene, seat.hand.as_deref().unwrap_or(&[]));
    let (size, limit) = (seat.hand_size.to_string(), seat.hand_limit.to_string());
    let of = look.t_with("hand-of", &[("n", &size), ("limit", &limit)]);
    let note = look.hand_costs();
    let head = html! { (scene.art.piece("sign", "icon-hand")) span { (of) } small { (note) } };
    let n = columns(held.len().max(2), rows);
    let free = seat.hand_limit.min(n * rows).saturating_sub(seat.hand_size);
    html! {
        section class={ "lane hand n" (n) } data-key="hand" {
            h2 data-key="head-hand" { (scene.at(Place::Hand(seat.seat)).class("take").label(format!("{of}, {note}")).button(Thing::Hand, &head)) }
            div.cards data-key="cards-hand" {
                @for (i, card) in held.iter().enumerate() {
                    @let copy = held[..i].iter().filter(|other| *other == card).count();
                    (held_card(look, seat, *card, copy))
                }
                @if seat.hand.is_some() { @for i in 0..free { i.free data-key={ "free-" (i) } {} } }
            }
        }
    }
}

fn held_card(look: &Look<'_>, seat: &SeatView, card: Card, copy: usize) -> Markup {
    let offer = look.offer(card, Origin::Hand);
    let more = tag(look, card, offer);
    let inside = card::face(card, look.scene.art, look.lang(), card::offered(card, seat), &more);
    let spot = look.scene.at(Place::Held(seat.seat, card)).piece(copy).class("card").class(card::kind(card));
    let spot = spot.with("trading", card.is_trading()).with("dear", offer.is_dear());
    spot.label(look.spoken(card, offer)).button(Thing::Card(card), &inside)
}
