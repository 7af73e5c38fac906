//! Pieces that several parts of the board show: coins, points, barrels, discs, what is to come.

use ::puerto_rico::{Good, Goods, Harvest, SeatView, good_title};
use kernel::{Kind, Lang, Seat};
use maud::{Markup, html};

use super::place::Place;
use super::thing::Thing;
use super::{Look, art};

/// Doubloons.
pub fn coins(n: impl std::fmt::Display, said: &str) -> Markup {
    html! { span.coin title=(said) { (n) } }
}

/// Points.
pub fn points(n: impl std::fmt::Display, said: &str) -> Markup {
    html! { span.vp title=(said) { (n) } }
}

/// A kind of goods with its number.
fn barrels(good: Good, n: u8, lang: Lang) -> Markup {
    html! { span.barrels title=(format!("{} ×{n}", good_title(good, lang))) { (art::barrel(good)) b { (n) } } }
}

/// A purse.
pub fn purse(look: &Look<'_>, seat: &SeatView) -> Markup {
    let spot = look.scene.at(Place::Purse(seat.seat)).class("coin");
    spot.tip(look.t("doubloons")).mark(Thing::Doubloon, &html! { (seat.doubloons) })
}

/// All kinds of some goods, in goods order.
pub fn goods(goods: &Goods, lang: Lang) -> Markup {
    html! { @for (good, n) in goods { (barrels(*good, *n, lang)) } }
}

/// How many barrels of a kind.
pub fn of(goods: &Goods, good: Good) -> u8 {
    goods.get(&good).copied().unwrap_or(0)
}

/// A disc on its circle, or the empty circle.
pub fn disc(stands: bool, noble: bool) -> Markup {
    html! { i.disc .on[stands] .noble[stands && noble] aria-hidden="true" {} }
}

/// The sign of a seat.
pub fn pawn(seat: Seat) -> Markup {
    html! { i class={ "pawn seat-" (seat) } aria-hidden="true" { (seat) } }
}

/// Name, governor's sign.
pub fn name(look: &Look<'_>, seat: &SeatView) -> Markup {
    let who = html! { (look.scene.words.name(seat.seat)) };
    html! {
        (pawn(seat.seat))
        b.who { (look.scene.at(Place::Player(seat.seat)).mark(None, &who)) }
        @if look.view.governor == seat.seat { span.governor title=(look.t("governor")) { (art::governor()) span.hidden { (look.t("governor")) } } }
    }
}

/// What the craftsman would bring everybody, seat by seat.
pub fn harvests(look: &Look<'_>) -> Vec<Harvest> {
    let chosen = look.view.role.map(|(_, seat)| seat);
    let asked = look.view.asked.map(|asked| asked.seat);
    look.view.harvest(chosen.or(asked).unwrap_or(look.near.seat))
}

/// What the craftsman would bring a seat.
pub fn harvest(look: &Look<'_>, seat: Seat) -> Markup {
    let harvest = &harvests(look)[seat.index()];
    html! {
        span.harvest title=(look.t("harvest-note")) {
            (art::role(::puerto_rico::Role::Craftsman)) span.what { (look.t("harvest")) }
            @if harvest.goods.is_empty() { span.none { "–" } }
            (goods(&harvest.goods, look.scene.words.lang))
            @if harvest.doubloons > 0 { (coins(format!("+{}", harvest.doubloons), &look.t("doubloons"))) }
            @if harvest.points > 0 { (points(format!("+{}", harvest.points), &look.scene.page("points"))) }
        }
    }
}

/// Spaces of an island or a city that are still free.
pub fn free(n: u8) -> Markup {
    html! { @for _ in 0..n { i.free aria-hidden="true" {} } }
}

/// The goods in their order.
pub fn kinds() -> impl Iterator<Item = Good> {
    Good::ALL.iter().copied()
}
