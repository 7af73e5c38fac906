//! The trading house: what each good brings now, and the cards that come next. Beside it deck, discard pile and the Cathedral.

use ::san_juan::{Card, STORES, Tile, View, good_title, title};
use maud::{Markup, html};

use super::super::sheet::heading;
use super::place::Place;
use super::thing::Thing;
use super::{Look, card, pictures};

/// The buildings whose goods the trading house buys, in the order of its prices.
fn bought() -> impl Iterator<Item = Card> {
    STORES.into_iter().filter(|card| card.is_production())
}

/// What a good brings, or may bring with the next Trader.
pub fn range(view: &View, good: Card) -> String {
    let tiles = view.possible_prices();
    let prices = || tiles.iter().map(|tile| tile.price(good));
    let (low, high) = (prices().min().unwrap_or(0), prices().max().unwrap_or(0));
    if low == high { low.to_string() } else { format!("{low}–{high}") }
}

pub fn draw(look: &Look<'_>) -> Markup {
    let (scene, view) = (look.scene, look.view);
    let when = match (view.prices, view.next_prices) {
        (Some(_), _) => "prices",
        (None, Some(_)) => "next-prices",
        (None, None) => "possible-prices",
    };
    let rates = html! { @for good in bought() { (rate(look, good)) } };
    let [_, after @ ..] = view.tiles();
    html! {
        section.house data-key="house" .now[view.prices.is_some()] {
            header data-thing=(Thing::TradingHouse) { h2 { (look.t("house")) } p.when { (look.t(when)) } }
            (scene.at(Place::Prices).class("rates").mark(Thing::TradingHouse, &rates))
            table.coming {
                caption { (look.t("later-prices")) }
                thead { tr { @for good in bought() { th scope="col" aria-label=(good_title(good, scene.words.lang)) { (pictures::fruit(scene.art, good)) } } } }
                tbody { @for (i, tile) in after.into_iter().enumerate() { (later(look, i, tile)) } }
            }
            (scene.at(Place::Tiles).empty(Thing::TradingHouse))
        }
    }
}

/// The price of a good, with its name.
fn rate(look: &Look<'_>, good: Card) -> Markup {
    let name = good_title(good, look.scene.words.lang);
    html! {
        span.rate data-key={ "rate-" (good) } data-thing=(Thing::Good(good)) {
            (pictures::fruit(look.scene.art, good)) span { (heading(name)) } b { (range(look.view, good)) }
        }
    }
}

/// A trading-house card that comes later.
fn later(look: &Look<'_>, i: usize, tile: Option<Tile>) -> Markup {
    html! {
        tr data-key={ "later-" (i) } data-thing=[tile.map(Thing::Tile)] {
            @match tile {
                Some(tile) => { @for good in bought() { @let price = tile.price(good); td class={ "p" (price) } { (price) } } }
                None => { td.unseen colspan=(bought().count()) { (look.t("unseen-tile")) } }
            }
        }
    }
}

/// Deck and discard pile, and the Cathedral while it lies on the table.
pub fn piles(look: &Look<'_>) -> Markup {
    let (scene, view) = (look.scene, look.view);
    let pile = |place: Place, thing: Thing, n: usize, name: &str| {
        let thick = match n {
            0 => "none",
            1..=15 => "low",
            16..=45 => "half",
            _ => "high",
        };
        let inside = html! { (pictures::back(scene.art)) b data-count { (n) } span { (look.t(name)) } };
        scene.at(place).class("pile").class(name).class(thick).mark(thing, &inside)
    };
    html! {
        div.piles data-key="piles" .three[view.cathedral] {
            (pile(Place::Deck, Thing::Deck, view.deck, "deck"))
            (pile(Place::Discard, Thing::Discard, view.discard, "discard"))
            @if view.new_buildings { (cathedral(look)) }
        }
    }
}

fn cathedral(look: &Look<'_>) -> Markup {
    let (scene, card) = (look.scene, Card::Cathedral);
    let spot = scene.at(Place::Cathedral).class("cathedral").label(card::label(look, look.near, card));
    if !look.view.cathedral {
        return spot.empty(Thing::Card(card));
    }
    let inside = html! {
        span.cost { (card.cost()) }
        span.vp { (look.view.promise(look.near.seat, card)) }
        (pictures::building(scene.art, card))
        span.nm { (title(card, scene.words.lang)) }
    };
    spot.button(Thing::Card(card), &inside)
}
