//! The two ledges with their cards and what each costs the near player; before them what an Observatory has drawn, or the counter of the Pub.

use ::saint_petersburg::{Asked, Card, Cards, Origin, Row, Stack, row_title, title};
use maud::{Markup, html};

use super::card::{self, coin, hexagon, sign};
use super::place::Place;
use super::thing::Thing;
use super::{Look, scenery, stacks};

pub fn draw(look: &Look<'_>) -> Markup {
    html! {
        (scenery::draw(look))
        div.market data-key="market" {
            (ledge(look, Row::Upper, &look.view.upper))
            (ledge(look, Row::Lower, &look.view.lower))
            (spotlight(look))
        }
        (stacks::draw(look))
    }
}

fn ledge(look: &Look<'_>, row: Row, cards: &Cards) -> Markup {
    let n: u8 = cards.values().sum();
    html! {
        section class={ "ledge " (row) " n" (n) } data-key={ "row-" (row) } {
            h2.sign-post data-key={ "sign-" (row) } data-thing=[(row == Row::Lower).then_some(Thing::LowerRow)] {
                b { (look.t(&format!("row-{row}"))) }
                span { (row_title(row, look.lang())) }
            }
            div.cards data-key={ "cards-" (row) } {
                @for (card, n) in cards { @for i in 0..*n { (slot(look, row, *card, i)) } }
            }
            @if cards.is_empty() { p.none data-key={ "none-" (row) } { (look.t("row-empty")) } }
        }
    }
}

/// A card of a row, and its price on the ledge.
fn slot(look: &Look<'_>, row: Row, card: Card, copy: u8) -> Markup {
    let (scene, near, place) = (look.scene, look.near, Place::Row(row, card));
    let offer = look.offer(card, Origin::Row(row));
    let inside = card::face(card, scene.art, look.lang(), card::offered(card, near), &tag(look, card, offer));
    let spot = scene.at(place).piece(copy).class("card").class(card::kind(card));
    let spot = spot.with("trading", card.is_trading()).with("dear", offer.is_dear());
    spot.label(look.spoken(card, offer)).button(Thing::Card(card), &inside)
}

/// What a card costs the near player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// It has nothing to replace.
    Nothing,
    /// The price, and what is missing of it.
    Price { rubles: u16, missing: u16 },
}

impl Offer {
    /// Whether it cannot be placed now.
    pub fn is_dear(self) -> bool {
        !matches!(self, Offer::Price { missing: 0, .. })
    }
}

impl Look<'_> {
    /// The price of a card for the near player; a trading card at its cheapest.
    pub fn offer(&self, card: Card, from: Origin) -> Offer {
        let Some(rubles) = self.near.price(card, from) else { return Offer::Nothing };
        let missing = self.near.rubles.map_or(0, |own| rubles.saturating_sub(own));
        Offer::Price { rubles, missing }
    }

    /// A card with its price, for who does not see it.
    pub fn spoken(&self, card: Card, offer: Offer) -> String {
        let name = title(card, self.lang());
        match offer {
            Offer::Nothing => self.t_with("card-stuck", &[("card", name)]),
            Offer::Price { rubles, missing: 0 } => {
                self.t_with("card-price", &[("card", name), ("price", &rubles.to_string())])
            }
            Offer::Price { rubles, missing } => self.t_with(
                "card-dear",
                &[("card", name), ("price", &rubles.to_string()), ("missing", &missing.to_string())],
            ),
        }
    }
}

/// The price on the ledge: gold if it can be paid.
pub fn tag(look: &Look<'_>, card: Card, offer: Offer) -> Markup {
    html! {
        span.tag .no[offer.is_dear()] {
            @if card.is_trading() { (sign(look.scene.art, Stack::Trading)) }
            @match offer {
                Offer::Nothing => { "–" }
                Offer::Price { rubles, .. } => { b { (rubles) } " ₽" }
            }
        }
    }
}

/// What is asked about one thing stands before the ledges.
fn spotlight(look: &Look<'_>) -> Markup {
    match look.view.asked {
        Some(Asked::Observed { card, .. }) => drawn(look, card),
        Some(Asked::Pub { .. }) if look.scene.is_asked() => counter(look),
        Some(Asked::Pub { .. } | Asked::Turn { .. }) | None => html! {},
    }
}

/// The card that an Observatory has drawn, and the three things to do with it.
fn drawn(look: &Look<'_>, card: Card) -> Markup {
    let (scene, near) = (look.scene, look.near);
    let offer = look.offer(card, Origin::Observatory);
    let face = card::face(card, scene.art, look.lang(), card::offered(card, near), &html! {});
    let shown =
        scene.at(Place::Drawn).class("card").class(card::kind(card)).with("trading", card.is_trading());
    let price = html! { (look.t("buy-it")) (tag(look, card, offer)) };
    let (thing, cost) = (Thing::Card(card), look.hand_costs());
    let keep = html! { (look.t("keep-it")) small { (cost) } };
    html! {
        section.spotlight data-key="spotlight" {
            h2 { (look.t("drawn-card")) }
            (shown.label(look.spoken(card, offer)).button(thing, &face))
            @if scene.is_asked() {
                div.deeds data-key="deeds" {
                    (scene.at(Place::BuyIt).class("deed").label(look.spoken(card, offer)).button(thing, &price))
                    (scene.at(Place::KeepIt).class("deed").label(format!("{}, {cost}", look.t("keep-it"))).button(thing, &keep))
                    (scene.at(Place::DiscardIt).class("deed").label(look.t("discard-it")).button(thing, &html! { (look.t("discard-it")) }))
                }
            }
        }
    }
}

/// What the own Pubs sell.
fn counter(look: &Look<'_>) -> Markup {
    let (scene, thing) = (look.scene, Thing::Card(Card::Pub));
    html! {
        section.spotlight.counter data-key="spotlight" {
            h2 { (title(Card::Pub, look.lang())) }
            div.barrel { (card::picture(Card::Pub, scene.art)) }
            ul.deeds data-key="deeds" {
                @for (points, rubles) in look.near.pub_offers() {
                    @let (n, price) = (points.to_string(), rubles.to_string());
                    @let label = look.t_with("pub-offer", &[("points", &n), ("rubles", &price)]);
                    li data-key={ "offer-" (points) } {
                        (scene.at(Place::Pub(points)).class("drink").label(label).button(thing, &html! { (hexagon(points)) (coin(rubles)) }))
                    }
                }
            }
        }
    }
}
