//! What lies in the middle: the roles, the trading house, the piles, the Cathedral.

use ::san_juan::{
    Card, Outlook, Role, SeatView, Tile, View, good_title, role_text, role_title, tile_title, title,
};
use kernel::Kind;
use maud::{Markup, html};

use super::super::early::Scene;
use super::card::{self, Piece};
use super::{art, asked_of};

/// The buildings whose goods the trading house buys, in the order of its prices.
pub const GOODS: [Card; 5] =
    [Card::CornFarm, Card::FruitFarm, Card::SugarRefinery, Card::TobaccoShed, Card::CoffeeRoaster];

/// The five roles with who took them.
pub fn roles(scene: &Scene<'_>, view: &View, near: &SeatView) -> Markup {
    html! {
        section.roles data-key="roles" aria-label=(scene.t("roles")) {
            @for role in Role::ALL { (one_role(scene, view, near, *role)) }
        }
    }
}

fn one_role(scene: &Scene<'_>, view: &View, near: &SeatView, role: Role) -> Markup {
    let lang = scene.words.lang;
    let taken = view.roles.iter().find(|taken| taken.role == role);
    let now = view.role == Some(role);
    let asked = asked_of(scene, view) == Some("role");
    let why = asked.then(|| scene.why_not(&format!("take {role}"))).flatten();
    let brings = brings(scene, view.outlook(near.seat, role));
    let mut class = "role".to_owned();
    if taken.is_some() {
        class.push_str(" taken");
    }
    if now {
        class.push_str(" now");
    }
    let name = role_title(role, lang);
    let piece = Piece {
        class,
        key: format!("role-{role}"),
        at: Some(format!("role/{role}")),
        tip: format!("{name}. {}", role_text(role, lang)),
        label: match taken {
            Some(taken) => format!("{name}: {}", scene.words.name(taken.seat)),
            None if view.own.is_some() => format!("{name}: {brings}"),
            None => name.to_owned(),
        },
        why,
        mark: None,
    };
    let inside = html! {
        span.seal { (art::role(role)) }
        b.name { (name) }
        @match taken {
            Some(taken) => {
                span.who {
                    i class={ "pawn seat-" (taken.seat) } aria-hidden="true" { (taken.seat) }
                    span { (scene.words.name(taken.seat)) }
                    @if now && view.doubled { b.twice { "×2" } }
                }
            }
            None => { @if view.own.is_some() { span.brings { (brings) } } }
        }
    };
    piece.draw(scene, &inside)
}

/// What a role would bring to the near player.
fn brings(scene: &Scene<'_>, outlook: Outlook) -> String {
    let say = |name: &str, values: &[(&str, u8)]| {
        let values: Vec<(&str, String)> = values.iter().map(|(name, n)| (*name, n.to_string())).collect();
        let values: Vec<(&str, &str)> = values.iter().map(|(name, n)| (*name, n.as_str())).collect();
        scene.t_with(name, &values)
    };
    match outlook {
        Outlook::Discount(n) => say("brings-discount", &[("n", n)]),
        Outlook::Goods(n) => say("brings-goods", &[("n", n)]),
        Outlook::Sale { goods: 0, .. } => say("brings-no-sale", &[]),
        Outlook::Sale { goods, least, most } if least == most => {
            say("brings-sale", &[("goods", goods), ("cards", most)])
        }
        Outlook::Sale { goods, least, most } => {
            say("brings-sale-range", &[("goods", goods), ("least", least), ("most", most)])
        }
        Outlook::Recruits { drawn, kept } => say("brings-recruits", &[("drawn", drawn), ("kept", kept)]),
        Outlook::Cards(n) => say("brings-cards", &[("n", n)]),
    }
}

/// The trading house: what the goods sell for, or may sell for, and the cards seen so far.
pub fn house(scene: &Scene<'_>, view: &View) -> Markup {
    let tiles = view.possible_prices();
    let heading = match (view.prices, view.next_prices) {
        (Some(_), _) => scene.t("prices"),
        (None, Some(_)) => scene.t("next-prices"),
        (None, None) => scene.t("possible-prices"),
    };
    html! {
        section.trade data-key="house" .now[view.prices.is_some()] {
            h2 { (scene.t("house")) em { (heading) } }
            div.prices {
                @for (place, good) in GOODS.iter().enumerate() { (one_price(scene, *good, place, &tiles)) }
            }
            ol.tiles aria-label=(scene.t("tiles")) {
                @for place in 0..Tile::COUNT { (one_tile(scene, view, view.house.get(place).copied())) }
            }
        }
    }
}

fn one_price(scene: &Scene<'_>, good: Card, place: usize, tiles: &[Tile]) -> Markup {
    let prices = || tiles.iter().map(|tile| tile.prices()[place]);
    let (low, high) = (prices().min().unwrap_or(0), prices().max().unwrap_or(0));
    let name = good_title(good, scene.words.lang);
    let price = if low == high { low.to_string() } else { format!("{low}–{high}") };
    html! {
        span class={ "rate " (card::colour(good)) } title=(format!("{name}: {price}")) {
            (art::card(good)) span { (name) } b { (price) }
        }
    }
}

fn one_tile(scene: &Scene<'_>, view: &View, tile: Option<Tile>) -> Markup {
    let open = tile.is_some() && view.prices == tile;
    let next = tile.is_some() && view.prices.is_none() && view.next_prices == tile;
    html! {
        @match tile {
            Some(tile) => {
                li aria-current=[open.then_some("true")] .next-tile[next] title=(tile_title(tile, scene.words.lang)) {
                    @for price in tile.prices() { (price) }
                }
            }
            None => { li.unseen title=(scene.t("unseen-tile")) { "?" } }
        }
    }
}

/// Deck and discard pile.
pub fn piles(scene: &Scene<'_>, view: &View) -> Markup {
    let known: Vec<String> = view
        .discard_known
        .iter()
        .map(|(card, n)| format!("{} ×{n}", title(*card, scene.words.lang)))
        .collect();
    let known = if known.is_empty() {
        scene.t("discard")
    } else {
        scene.t_with("discard-known", &[("cards", &known.join(", "))])
    };
    html! {
        div.piles data-key="piles" {
            div.stock {
            span.pile title=(scene.t("deck")) { (card::back()) b { (view.deck) } span { (scene.t("deck")) } }
            span.pile.thrown title=(known) { (card::back()) b { (view.discard) } span { (scene.t("discard")) } }
            }
            @if view.new_buildings { (cathedral(scene, view)) }
        }
    }
}

/// The Cathedral, which anybody may build while it lies on the table.
fn cathedral(scene: &Scene<'_>, view: &View) -> Markup {
    let near = &view.seats[scene.near().index()];
    let card = Card::Cathedral;
    let name = title(card, scene.words.lang);
    let why =
        (asked_of(scene, view) == Some("build")).then(|| scene.why_not(&format!("build {card}"))).flatten();
    html! {
        @if view.cathedral {
            (Piece {
                class: "pile cathedral grand".to_owned(),
                key: "cathedral".to_owned(),
                at: Some("table/cathedral".to_owned()),
                tip: card::tip(scene, card, why.as_deref()),
                label: card::label(scene, view, near, card),
                why,
                mark: None,
            }.draw(scene, &html! {
                span.window { (art::card(card)) }
                b { (view.cheapest(near.seat, card)) }
                span { (name) " ≈" (view.promise(near.seat, card)) " ★" }
            }))
        }
    }
}
