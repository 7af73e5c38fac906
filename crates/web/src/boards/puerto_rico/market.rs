//! The building market by column, with the price for the near player.

use ::puerto_rico::{Building, Class, QuestionKind, Tile, title};
use maud::{Markup, html};

use super::Look;
use super::pieces::{coin, pawn, shield, sort};
use super::place::Place;
use super::thing::Thing;
use crate::boards::soft;

/// A market with more kinds than this has narrower tiles, the whole game long.
pub const ROOMY: usize = 24;

/// The columns of the market.
const COLUMNS: std::ops::RangeInclusive<u8> = 1..=4;

pub fn draw(look: &Look<'_>) -> Markup {
    let mut all: Vec<Building> = look.view.buildings.keys().copied().collect();
    all.sort_by_key(|building| {
        let facts = building.facts();
        (matches!(facts.class, Class::Small | Class::Large), facts.cost)
    });
    html! {
        section.market data-key="market" aria-label=(look.t("buildings")) {
            @for column in COLUMNS {
                @let here: Vec<Building> = all.iter().copied().filter(|building| building.facts().column == column).collect();
                div.col.(format!("c{column}")) data-key={ "column-" (column) } {
                    h3 data-key={ "head-" (column) } { (shield(column)) (head(look, column)) (spared(look, column)) }
                    div.lots data-key={ "lots-" (column) } { @for building in here { (lot(look, building)) } (legend(look, column)) }
                }
            }
        }
    }
}

/// What is said once for a column: how many quarries count there, or how large its buildings are.
fn head(look: &Look<'_>, column: u8) -> Markup {
    if column == *COLUMNS.end() {
        return html! { span { (look.t("column-large")) } };
    }
    html! {
        span data-thing=(Thing::Tile(Tile::Quarry)) {
            (look.t_with("column", &[("n", &column.to_string())])) (look.tile(Tile::Quarry))
            span.hidden { (look.t("quarries")) }
        }
    }
}

/// What the builder phase spares the near player in a column.
fn spared(look: &Look<'_>, column: u8) -> Markup {
    let less = look.near.spared.map_or(0, |spared| spared[usize::from(column) - 1]);
    html! { @if less > 0 { em { (look.t_with("you-less", &[("n", &less.to_string())])) } } }
}

/// Beneath the large buildings there is room for what has to be known of them.
fn legend(look: &Look<'_>, column: u8) -> Markup {
    html! {
        @if column == *COLUMNS.end() {
            @if look.near.free_city < 2 { p.note { (look.t("no-room-large")) } } @else { p.note { (look.t("large-note")) } }
        } @else if column == 2 && look.near.island.contains_key(&Tile::Quarry) && look.view.buildings.len() > ROOMY {
            p.note.quarry-note { (look.tile(Tile::Quarry)) span { (look.t("quarry-note")) } }
        }
    }
}

fn lot(look: &Look<'_>, building: Building) -> Markup {
    let (scene, view, facts) = (look.scene, look.view, building.facts());
    let name = title(building, scene.words.lang);
    let left = view.buildings[&building];
    let price = view.price(look.near.seat, building);
    let place = Place::Board(building);
    let mine = look.near.building(building).is_some();
    let dear = u16::from(u8::MAX).min(look.near.doubloons) < price;
    // Narrow tiles have room for a sign alone.
    let rich = view.buildings.len() > ROOMY;
    let close = view.seats.len() > 3 || rich;
    let label = look.t_with(
        "building-label",
        &[
            ("name", name),
            ("price", &price.to_string()),
            ("cost", &facts.cost.to_string()),
            ("points", &facts.points.to_string()),
            ("left", &left.to_string()),
        ],
    );
    let inside = html! {
        span.art { (look.building(building)) (owners(look, building)) }
        span.cost {
            @if mine { @if close { em.tick { "✓" } } @else { em { (look.t("yours")) } } }
            @else if left > 0 { (coin(price)) @if price != u16::from(facts.cost) { s { (facts.cost) } } }
        }
        span.marks { @if !rich || facts.points != facts.column { (shield(facts.points)) } span.left data-count { (left) } }
        b.name { (soft(name)) }
    };
    scene
        .at(place)
        .class("lot")
        .class(sort(building))
        .with("dear", dear && !mine && left > 0)
        .with("resting", !look.asks(QuestionKind::Build))
        .with("gone", left == 0 && !mine)
        .with("own-one", mine)
        .label(label)
        .button(Thing::Building(building), &inside)
}

/// Who has built it.
fn owners(look: &Look<'_>, building: Building) -> Markup {
    let mut owners = look.view.seats.iter().filter(|seat| seat.building(building).is_some()).peekable();
    html! { @if owners.peek().is_some() { span.owners { @for seat in owners { (pawn(seat.seat)) } } } }
}
