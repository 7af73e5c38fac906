//! The sea: the colonist ship, the cargo ships with their holds, the trading house with prices and supplies.

use ::puerto_rico::{Disc, Good, HOUSE, Load, QuestionKind, ShipView, disc_title, good_title};
use kernel::Kind;
use maud::{Markup, html};

use super::Look;
use super::pieces::{kinds, of};
use super::place::Place;
use super::thing::Thing;

pub fn draw(look: &Look<'_>) -> Markup {
    let loads = look.view.loads(look.near.seat);
    html! {
        section.sea data-key="sea" aria-label=(look.t("ships")) {
            (people(look))
            @for cargo in &look.view.ships { (ship(look, cargo, &loads)) }
            (trade(look))
        }
    }
}

/// The colonist ship: who is aboard, and how many wait in the supply.
fn people(look: &Look<'_>) -> Markup {
    let sorts = || Disc::ALL.iter().copied().filter(|disc| *disc == Disc::Colonist || look.view.nobles);
    let all: u8 = sorts().map(|disc| aboard(look, disc).0).sum();
    html! {
        div.people data-key="people" {
            span data-thing=(Thing::ColonistShip) { (look.scene.art.piece("rig", "colonist-ship")) }
            div.crowd data-key="crowd" { @for disc in sorts() { (crowd(look, disc)) } }
            b.plate { span data-count data-key="aboard-count" { (all) } small { " " (look.t_with("of-supply", &[("n", &(look.view.supply.colonists + look.view.supply.nobles).to_string())])) } }
            @for disc in sorts() { (look.scene.at(Place::Waiting(disc)).empty(Thing::Disc(disc))) }
        }
    }
}

/// How many of a sort are aboard, and how many wait.
fn aboard(look: &Look<'_>, disc: Disc) -> (u8, u8) {
    let view = look.view;
    match disc {
        Disc::Colonist => (view.aboard.colonists, view.supply.colonists),
        Disc::Noble => (view.aboard.nobles, view.supply.nobles),
    }
}

/// As many discs are drawn; a number says the rest.
const CROWD: u8 = 8;

fn crowd(look: &Look<'_>, disc: Disc) -> Markup {
    let (aboard, waiting) = aboard(look, disc);
    let counts = [
        ("disc", disc_title(disc, look.scene.words.lang)),
        ("n", &aboard.to_string()),
        ("supply", &waiting.to_string()),
    ];
    let inside = html! { @for _ in 0..aboard.min(CROWD) { i.disc.on .noble[disc == Disc::Noble] {} } };
    let spot = look.scene.at(Place::Aboard(disc)).class("sort").label(look.t_with("aboard", &counts));
    spot.button(Thing::Disc(disc), &inside)
}

/// A ship: its hold, what lies in it, and what the near player could load onto it.
fn ship(look: &Look<'_>, cargo: &ShipView, loads: &[Load]) -> Markup {
    let (scene, lang) = (look.scene, look.scene.words.lang);
    let place = Place::Ship(cargo.capacity);
    let said = cargo.good.map_or_else(|| look.t("ship-empty"), |good| good_title(good, lang).to_owned());
    let captain = look.asks(QuestionKind::Load);
    let best = loads.iter().filter(|load| load.capacity == cargo.capacity).max_by_key(|load| load.points);
    let best = best.filter(|_| captain && scene.is_open(place));
    let ghosts = best.map_or(0, |load| load.barrels);
    let lies = |i: u8| match (cargo.good, best) {
        (Some(good), _) if i < cargo.barrels => Some((good, false)),
        (_, Some(load)) if i < cargo.barrels + ghosts => Some((load.good, true)),
        _ => None,
    };
    let inside = html! {
        (scene.art.piece("rig", &format!("cargo-ship-{}", cargo.capacity)))
        span.hold {
            @for i in 0..cargo.capacity {
                span.slot data-key={ (place) "." (i) } { @if let Some((good, ghost)) = lies(i) { span .ghostly[ghost] { (look.barrel(good)) } } }
            }
        }
        @if let Some(good) = cargo.good { span.cargo data-key={ "cargo-" (cargo.capacity) } { (look.barrel(good)) } }
        @if let Some(load) = best { span.tag { "+" (load.points) } }
        b.plate { span data-count data-key={ "load-" (cargo.capacity) } { (cargo.barrels) } "/" (cargo.capacity) }
    };
    let label = format!("{} {}/{}: {said}", look.t("ship"), cargo.barrels, cargo.capacity);
    let class = format!("n{}", cargo.capacity);
    scene.at(place).class("ship").class(&class).label(label).button(Thing::CargoShip, &inside)
}

/// The trading house, and what it pays the near player, kind by kind, with what is left of each in the supply.
fn trade(look: &Look<'_>) -> Markup {
    let (view, lang) = (look.view, look.scene.words.lang);
    let held: Vec<Good> =
        view.house.iter().flat_map(|(good, n)| std::iter::repeat_n(*good, usize::from(*n))).collect();
    let list: Vec<&str> = held.iter().map(|good| good_title(*good, lang)).collect();
    let label = format!("{}: {}/{HOUSE} {}", look.t("house"), held.len(), list.join(", "));
    let inside = html! {
        (look.scene.art.piece("front", "trading-house"))
        span.bays {
            @for i in 0..usize::from(HOUSE) {
                span.bay data-key={ (Place::House) "." (i) } { @if let Some(good) = held.get(i) { (look.barrel(*good)) } }
            }
        }
    };
    html! {
        div.trade data-key="trade" {
            (look.scene.at(Place::House).class("house4").label(label).button(Thing::TradingHouse, &inside))
            ul.shelf aria-label=(look.t("shelf")) { @for good in kinds() { (shelf(look, good)) } }
        }
    }
}

fn shelf(look: &Look<'_>, good: Good) -> Markup {
    let (price, left) = (look.view.sale(look.near.seat, good), of(&look.view.goods, good));
    let name = good_title(good, look.scene.words.lang);
    let values = [("good", name), ("price", &price.to_string()), ("left", &left.to_string())];
    let inside = html! {
        (look.barrel(good)) b.coin { (price) } span.left data-count { (left) }
        span.hidden { (look.t_with("shelf-note", &values)) }
    };
    html! {
        li.(good.name()) .taken[of(&look.view.house, good) > 0] data-key={ "shelf-" (good) } {
            (look.scene.at(Place::Supply(good)).class("kind").mark(Thing::Good(good), &inside))
        }
    }
}
