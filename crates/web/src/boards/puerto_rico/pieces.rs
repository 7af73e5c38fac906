//! Pieces that several parts of the table show: coins, points, barrels, discs, names.

use ::puerto_rico::{Building, Class, Good, Goods, Role, SeatView, Tile, role_title};
use kernel::{Kind, Seat};
use maud::{Markup, html};

use super::Look;
use super::place::Place;
use super::thing::Thing;

/// Doubloons.
pub fn coin(n: impl std::fmt::Display) -> Markup {
    html! { b.coin { (n) } }
}

/// Points.
pub fn shield(n: impl std::fmt::Display) -> Markup {
    html! { b.vp { (n) } }
}

/// How many barrels of a kind.
pub fn of(goods: &Goods, good: Good) -> u8 {
    goods.get(&good).copied().unwrap_or(0)
}

/// A disc on its circle, or the empty circle.
pub fn disc(stands: bool, noble: bool) -> Markup {
    html! { i.disc .on[stands] .noble[stands && noble] {} }
}

/// The sign of a seat.
pub fn pawn(seat: Seat) -> Markup {
    html! { i class={ "pawn seat-" (seat) } aria-hidden="true" { (seat) } }
}

/// The goods in their order.
pub fn kinds() -> impl Iterator<Item = Good> {
    Good::ALL.iter().copied()
}

/// Spaces of an island or a city that are still free.
pub fn free(n: u8) -> Markup {
    html! { @for _ in 0..n { span.none {} } }
}

/// The sort of a building, as a class of the page.
pub fn sort(building: Building) -> &'static str {
    if building.is_special() {
        return "noble";
    }
    match building.facts().class {
        Class::Production(good) => good.name(),
        Class::Jeweler => "noble",
        Class::Small => "small",
        Class::Large => "large",
    }
}

impl Look<'_> {
    /// A barrel.
    pub fn barrel(&self, good: Good) -> Markup {
        self.scene.art.piece("barrel", &format!("barrel-{good}"))
    }

    /// A building.
    pub fn building(&self, building: Building) -> Markup {
        self.scene.art.picture(building.name())
    }

    /// A tile of an island.
    pub fn tile(&self, tile: Tile) -> Markup {
        self.scene.art.picture(&format!("tile-{tile}"))
    }

    /// Who plays a role.
    pub fn role(&self, role: Role) -> Markup {
        self.scene.art.picture(&format!("role-{role}"))
    }

    /// Any other symbol.
    pub fn picture(&self, id: &str) -> Markup {
        self.scene.art.picture(id)
    }

    /// The name of a seat, with the governor's hat.
    pub fn name(&self, seat: &SeatView) -> Markup {
        let who = html! { (self.scene.words.name(seat.seat)) };
        html! {
            (pawn(seat.seat))
            (self.scene.at(Place::Player(seat.seat)).class("who").mark(None, &who))
            @if self.view.governor == seat.seat {
                span.gov data-thing=(Thing::Governor) data-key="governor" { (self.picture("governor-hat")) span.hidden { (self.t("governor")) } }
            }
        }
    }

    /// A purse.
    pub fn purse(&self, seat: &SeatView) -> Markup {
        let spot = self.scene.at(Place::Purse(seat.seat)).class("coin");
        spot.label(self.t("doubloons")).mark(Thing::Doubloon, &html! { span data-count { (seat.doubloons) } })
    }

    /// The role card that lies before a seat until the round ends.
    pub fn held_card(&self, seat: Seat) -> Markup {
        let spot = self.scene.at(Place::Held(seat));
        let Some(role) = self.held(seat) else { return spot.empty(Thing::Governor) };
        let name = role_title(role, self.scene.words.lang);
        let card = html! { (self.role(role)) b.name { (name) } };
        spot.piece(role.index()).class("card held").label(name).mark(Thing::Role(role), &card)
    }

    /// The role card that a seat took this round, the last one if there were several.
    pub fn held(&self, seat: Seat) -> Option<Role> {
        self.takers.iter().rev().find(|(_, taker)| *taker == seat).map(|(role, _)| *role)
    }
}
