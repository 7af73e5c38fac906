//! The near player's land in the foreground: purse, role, island, goods, city. While discs are placed it rises over the market.

use ::puerto_rico::{
    Building, BuildingView, Good, Place as DiscPlace, QuestionKind, SPACES, SeatView, Tile, View, good_title,
    place_title, title,
};
use maud::{Markup, html};

use super::Look;
use super::marks::{Mark, Marking};
use super::pieces::{coin, disc, free, kinds, of, sort};
use super::place::Place;
use super::placing;
use super::thing::Thing;
use super::works;
use crate::boards::sheet::heading;
use crate::boards::soft;

pub fn draw(look: &Look<'_>) -> Markup {
    let seat = look.near;
    // Large buildings first: two spaces each then never leave a gap.
    let mut city: Vec<&BuildingView> = seat.city.iter().collect();
    city.sort_by_key(|own| std::cmp::Reverse(own.building.spaces()));
    let placed = placing::suggested(look);
    html! {
        @if placed.is_some() { (placing::san_juan(look)) } @else { (me(look, seat)) }
        section.island data-key="island" {
            h2 { (look.t("island")) " " em { (look.t_with("of-spaces", &[("n", &seat.tiles().to_string()), ("all", &SPACES.to_string())])) } }
            div.fields data-key="own-fields" {
                @for (tile, (tiles, discs)) in &seat.island { @for i in 0..*tiles { (field(look, seat, *tile, i, *discs)) } }
                @for i in 0..seat.forests { (forest(look, seat, i)) }
                (free(seat.free_island))
            }
            (store(look, seat, placed.as_ref()))
        }
        @if let Some(placed) = &placed { (works::harvest(look, placed, placed)) }
        section.city data-key="city" {
            h2 { (look.t("city")) " " em { (look.t_with("of-lots", &[("n", &(SPACES - seat.free_city).to_string()), ("all", &SPACES.to_string())])) } }
            div.town data-key="own-town" {
                @for own in city { (house(look, seat, own, placed.as_ref())) }
                (free(seat.free_city))
            }
        }
    }
}

/// Name, purse, points, San Juan, the role of this round.
fn me(look: &Look<'_>, seat: &SeatView) -> Markup {
    html! {
        div.me data-key="me" {
            header.(format!("seat-{}", seat.seat)) { (look.name(seat)) }
            div.purse2 data-key="purse2" {
                span { (look.scene.art.piece("ico", "doubloons")) span.num { (purse(look, seat)) } small { (look.t("doubloons-unit")) } }
                span { (look.scene.art.piece("ico", "points")) span.num { (chips(look, seat)) } small { (look.t_with("in-all", &[("n", &seat.breakdown().total().to_string())])) } }
            }
            (windrose(look, seat, None))
            div.myrole data-key="myrole" {
                (look.held_card(seat.seat))
                @if look.held(seat.seat).is_none() {
                    p { (look.t(if look.scene.own == Some(seat.seat) { "role-to-take" } else { "role-to-take-for-others" })) }
                }
            }
        }
    }
}

fn purse(look: &Look<'_>, seat: &SeatView) -> Markup {
    let spot = look.scene.at(Place::Purse(seat.seat)).label(look.t("doubloons"));
    spot.mark(Thing::Doubloon, &html! { span data-count { (seat.doubloons) } })
}

/// Point chips, where they can be seen; what can be seen of the worth elsewhere.
fn chips(look: &Look<'_>, seat: &SeatView) -> Markup {
    let spot = look.scene.at(Place::Chips(seat.seat)).label(look.t("chips"));
    let seen = seat.points.unwrap_or_else(|| seat.breakdown().total());
    spot.mark(
        Thing::Point,
        &html! { span data-count { (seen) } @if seat.points.is_none() { small { "+?" } } },
    )
}

/// The goods on their shelf; while discs are placed, beside those that would come.
pub fn store(look: &Look<'_>, seat: &SeatView, placed: Option<&View>) -> Markup {
    let harvest = placed.map(|view| view.harvest(seat.seat).swap_remove(seat.seat.index()).goods);
    let coming = |good: Good| harvest.as_ref().map_or(0, |goods| of(goods, good));
    html! {
        div.store data-key="store" {
            h3 { (look.t("goods")) }
            @for good in kinds() { (heap(look, seat, good, coming(good))) }
        }
    }
}

/// A kind of goods: barrels on the shelf, or to mark one by one; and how many would come.
fn heap(look: &Look<'_>, seat: &SeatView, good: Good, coming: u8) -> Markup {
    let (scene, name) = (look.scene, good_title(good, look.scene.words.lang));
    let (held, place) = (of(&seat.goods, good), Place::Goods(seat.seat, good));
    if let Marking::Barrels { among, first, .. } = &look.marking
        && of(among, good) > 0
    {
        let cask = |i: u8| {
            let spot = scene.at(place).piece(i).label(format!("{name} {}", i + 1));
            spot.checkbox(Thing::Good(good), Mark::Barrel(good), i < of(first, good))
        };
        return html! {
            div.heap.marks data-key={ "marks-" (good) } { @for i in 0..of(among, good) { label.cask { (cask(i)) (look.barrel(good)) } } }
        };
    }
    let sale =
        (look.asks(QuestionKind::Sell) && scene.is_open(place)).then(|| look.view.sale(seat.seat, good));
    let inside = html! {
        @for _ in 0..held.min(6) { (look.barrel(good)) }
        @if coming > 0 { span.coming { @for _ in 0..coming.min(6 - held.min(5)) { (look.barrel(good)) } } }
        span.k { span data-count { (held) } @if coming > 0 { small { "+" (coming) } } }
        @if let Some(sale) = sale { (coin(format!("+{sale}"))) }
    };
    scene
        .at(place)
        .class("heap")
        .with("empty", held + coming == 0)
        .label(format!("{name}: {held}"))
        .button(Thing::Good(good), &inside)
}

/// The discs that stand nowhere else; while discs are placed, those that are not about to be set: the script goes on counting.
pub fn windrose(look: &Look<'_>, seat: &SeatView, set: Option<u16>) -> Markup {
    let mut all = look.t_with("count-colonists", &[("n", &seat.colonists.to_string())]);
    if look.view.nobles {
        all.push_str(", ");
        all.push_str(&look.t_with("count-nobles", &[("n", &seat.nobles.to_string())]));
    }
    let name = heading(place_title(DiscPlace::Windrose, look.scene.words.lang));
    let waiting = u16::from(seat.windrose);
    let now = waiting.saturating_sub(set.unwrap_or_default());
    let inside = html! { (look.picture("windrose")) span { (name) " " b data-count data-waiting=[set.map(|_| waiting)] { (now) } } };
    let spot = look.scene.at(Place::Windrose(seat.seat)).class("rose");
    let label = if set.is_some() { format!("{name}. {all}") } else { format!("{name}: {waiting}. {all}") };
    spot.label(label).button(Thing::Windrose, &inside)
}

fn field(look: &Look<'_>, seat: &SeatView, tile: Tile, i: u8, discs: u8) -> Markup {
    let place = DiscPlace::Tile(tile);
    if let Some(checked) = placing::marked(look, place, i) {
        return html! {
            div.field data-thing=(Thing::Tile(tile)) data-key={ "field-mark-" (tile) "-" (i) } { (look.tile(tile)) (placing::circle(look, place, i, checked)) }
        };
    }
    let name = place_title(place, look.scene.words.lang);
    let state = look.t(if i < discs { "occupied" } else { "empty" });
    let inside = html! { (look.tile(tile)) (disc(i < discs, false)) };
    let spot = look.scene.at(Place::Field(seat.seat, tile)).piece(i).class("field");
    spot.label(format!("{name}, {state}")).button(Thing::Tile(tile), &inside)
}

fn forest(look: &Look<'_>, seat: &SeatView, i: u8) -> Markup {
    let spot = look.scene.at(Place::Forest(seat.seat)).piece(i).class("field");
    spot.label(look.t("forest")).button(Thing::Forest, &look.picture("tile-forest"))
}

/// A building of the city with its circles.
fn house(look: &Look<'_>, seat: &SeatView, own: &BuildingView, placed: Option<&View>) -> Markup {
    let building = own.building;
    let (place, name) = (DiscPlace::Building(building), title(building, look.scene.words.lang));
    let wide = building.spaces() > 1;
    if own.circles > 0 && placing::marked(look, place, 0).is_some() {
        return html! {
            div.house.(sort(building)) .wide[wide] data-thing=(Thing::Building(building)) data-key={ "house-mark-" (building) } {
                (look.building(building))
                span.discs { @for i in 0..own.circles { (placing::circles(look, place, i)) } }
                b.name { (soft(name)) }
                @if let Some(view) = placed { (says(look, view, building)) }
            }
        };
    }
    let inside = html! {
        (look.building(building))
        span.discs { @for i in 0..own.circles { (disc(i < own.discs, i < own.nobles)) } }
        b.name { (soft(name)) }
        @if wide && placed.is_none() { (bonus(seat, building)) }
        @if let Some(view) = placed { (says(look, view, building)) }
    };
    look.scene
        .at(Place::City(seat.seat, building))
        .class("house")
        .class(sort(building))
        .with("wide", wide)
        .with("idle", own.discs == 0 && own.circles > 0)
        .label(format!("{name}, {}/{}", own.discs, own.circles))
        .button(Thing::Building(building), &inside)
}

/// What a building does with the discs as they are about to stand.
fn says(look: &Look<'_>, view: &View, building: Building) -> Markup {
    let own = view.seat(look.near.seat).building(building);
    html! { @if let Some(own) = own { (works::does(look, view, own)) } }
}

/// What a large building adds at the end, as far as it can be seen.
pub fn bonus(seat: &SeatView, building: Building) -> Markup {
    let worth = seat.breakdown();
    let found = worth.bonuses.iter().find(|(large, _)| *large == building);
    html! { @if let Some((_, points)) = found { b.bonus { "+" @match points { Some(n) => (n), None => "?" } } } }
}
