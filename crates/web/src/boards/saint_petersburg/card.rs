//! The face of a card. It is the same wherever it lies: picture in the window of its kind, cost, sign of its kind, name, what it earns.

use ::saint_petersburg::{Card, Colour, Effect, SeatView, Stack, title};
use kernel::{Kind, Lang};
use maud::{Markup, html};

use super::super::{Art, soft};

/// The stack whose name a colour's group has: workers are green.
pub fn group(colour: Colour) -> Stack {
    match colour {
        Colour::Green => Stack::Worker,
        Colour::Blue => Stack::Building,
        Colour::Red => Stack::Noble,
    }
}

/// The kind of a card, as a class.
pub fn kind(card: Card) -> &'static str {
    group(card.facts().colour).name()
}

/// The picture in its window: cut corners for workers, an arch for buildings, a medallion for nobles, with a golden line on trading cards.
pub fn picture(card: Card, art: &Art) -> Markup {
    let frame = match (card.is_trading(), card.facts().colour) {
        (true, colour) => format!("frame-trading-{colour}"),
        (false, _) => format!("frame-{}", kind(card)),
    };
    html! { svg.pic.face aria-hidden="true" { (art.symbol(card.name())) (art.symbol(&frame)) } }
}

/// A sign in the colour of the text.
pub fn sign(art: &Art, stack: Stack) -> Markup {
    art.piece("sign", &format!("sign-{stack}"))
}

/// Rubles in a round coin, points in a hexagon.
pub fn coin(n: impl std::fmt::Display) -> Markup {
    html! { i.ru { (n) } }
}

pub fn hexagon(n: impl std::fmt::Display) -> Markup {
    html! { i.st { (n) } }
}

/// The inside of a card. `earned` is what it earns where it lies; `more` stands on top.
pub fn face(card: Card, art: &Art, lang: Lang, earned: (u16, u16), more: &Markup) -> Markup {
    html! {
        (picture(card, art))
        span.cost { (card.facts().cost) }
        span.kind {
            (sign(art, group(card.facts().colour)))
            @if card.is_trading() { (sign(art, Stack::Trading)) }
        }
        span.title {
            b.name { (soft(title(card, lang))) }
            @if let Effect::Replaces(worker) | Effect::ReplacesAndSaves(worker, _) = card.facts().effect {
                small.for { (sign(art, Stack::Trading)) (soft(title(worker, lang))) }
            }
        }
        span.earns { (earns(card, art, earned)) }
        (more)
    }
}

/// What a card earns, and a sign for what else it does.
pub fn earns(card: Card, art: &Art, (rubles, points): (u16, u16)) -> Markup {
    html! {
        @if rubles > 0 || matches!(card.facts().effect, Effect::RublePer(_)) { (coin(rubles)) }
        @if points > 0 { (hexagon(points)) }
        (power(card, art))
    }
}

/// What a card does besides, as a small sign; its sheet says it in words.
fn power(card: Card, art: &Art) -> Markup {
    let inside = match card.facts().effect {
        Effect::None | Effect::Replaces(_) => return html! {},
        Effect::EveryGreenTarget => sign(art, Stack::Trading),
        Effect::LargerHand => html! { "+" (art.piece("sign", "icon-hand")) },
        Effect::BuyPoints => html! { "₽ → ★" },
        Effect::Worth(worth) => html! { (sign(art, Stack::Trading)) (worth) },
        Effect::Draw => art.piece("sign", "sign-draw"),
        Effect::ReplacesAndSaves(_, colour) => html! { "−₽" (sign(art, group(colour))) },
        Effect::RublePer(colour) => html! { "×" (sign(art, group(colour))) },
    };
    html! { em.power { (inside) } }
}

/// What a card on offer would earn a player.
pub fn offered(card: Card, seat: &SeatView) -> (u16, u16) {
    match card.facts().effect {
        Effect::RublePer(_) => seat.would_earn(card),
        Effect::None
        | Effect::EveryGreenTarget
        | Effect::LargerHand
        | Effect::BuyPoints
        | Effect::Worth(_)
        | Effect::Draw
        | Effect::Replaces(_)
        | Effect::ReplacesAndSaves(..) => (card.facts().rubles.into(), card.facts().points.into()),
    }
}

/// What one copy of a card in a play area earns.
pub fn placed(card: Card, seat: &SeatView) -> (u16, u16) {
    if matches!(card.facts().effect, Effect::RublePer(_)) {
        seat.earned_by(card)
    } else {
        offered(card, seat)
    }
}
