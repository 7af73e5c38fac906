//! Another player in small, and complete: purse, goods, island, city, windrose.

use ::puerto_rico::{
    BuildingView, Good, Place as DiscPlace, SPACES, SeatView, Tile, good_title, place_title, title,
};
use maud::{Markup, html};

use super::buildings::sort;
use super::pieces::{disc, free, harvest, kinds, name, purse};
use super::place::Place;
use super::thing::Thing;
use super::{Look, art};

pub fn draw(look: &Look<'_>, seat: &SeatView) -> Markup {
    let turn = look.view.asked.is_some_and(|asked| asked.seat == seat.seat);
    html! {
        article.opp .turn[turn] .many[look.view.seats.len() > 3] data-key={ "opp-" (seat.seat) } {
            header {
                (name(look, seat))
                span.facts {
                    (purse(look, seat))
                    (chips(look, seat))
                }
            }
            div.line.held {
                @if seat.goods.is_empty() { span.none { (look.t("no-goods")) } }
                @for good in kinds() { (stock(look, seat, good)) }
                (rose(look, seat))
                (harvest(look, seat.seat))
            }
            div.line.isle title=(format!("{} {}/{SPACES}", look.t("island"), seat.tiles())) {
                @for (tile, (tiles, discs)) in &seat.island { @for i in 0..*tiles { (plot(look, seat, *tile, i, *discs)) } }
                @for i in 0..seat.forests { (look.scene.at(Place::Forest(seat.seat)).piece(i).class("plot").tip(look.t("forest")).mark(Thing::Forest, &art::forest())) }
                (free(seat.free_island))
            }
            div.line.town title=(format!("{} {}/{SPACES}", look.t("city"), SPACES - seat.free_city)) {
                @for own in &seat.city { (house(look, seat, own)) }
                (free(seat.free_city))
            }
        }
    }
}

/// Point chips, or what can be seen of the worth where they lie face down.
fn chips(look: &Look<'_>, seat: &SeatView) -> Markup {
    let spot = look.scene.at(Place::Chips(seat.seat)).class("vp");
    match seat.points {
        Some(chips) => spot.tip(look.t("chips")).mark(Thing::Point, &html! { (chips) }),
        None => spot.tip(look.t("worth-seen")).mark(Thing::Point, &html! { (seat.breakdown().total()) "+?" }),
    }
}

fn stock(look: &Look<'_>, seat: &SeatView, good: Good) -> Markup {
    let spot = look.scene.at(Place::Goods(seat.seat, good));
    let Some(n) = seat.goods.get(&good) else { return spot.empty(Thing::Good(good)) };
    let tip = format!("{} ×{n}", good_title(good, look.scene.words.lang));
    spot.class("barrels").tip(tip).mark(Thing::Good(good), &html! { (art::barrel(good)) b { (n) } })
}

fn rose(look: &Look<'_>, seat: &SeatView) -> Markup {
    let tip = format!("{}: {}", place_title(DiscPlace::Windrose, look.scene.words.lang), seat.windrose);
    let spot = look.scene.at(Place::Windrose(seat.seat)).class("rose").tip(tip);
    spot.mark(Thing::Windrose, &html! { (art::windrose()) b { (seat.windrose) } })
}

fn plot(look: &Look<'_>, seat: &SeatView, tile: Tile, i: u8, discs: u8) -> Markup {
    let state = look.t(if i < discs { "occupied" } else { "empty" });
    let tip = format!("{}, {state}", place_title(DiscPlace::Tile(tile), look.scene.words.lang));
    let spot = look.scene.at(Place::Field(seat.seat, tile)).piece(i).class("plot").tip(tip);
    spot.mark(Thing::Tile(tile), &html! { (art::tile(tile)) (disc(i < discs, false)) })
}

fn house(look: &Look<'_>, seat: &SeatView, own: &BuildingView) -> Markup {
    let (building, name) = (own.building, title(own.building, look.scene.words.lang));
    let inside = html! {
        (art::building(building)) span.name { (name) }
        @for i in 0..own.circles { (disc(i < own.discs, i < own.nobles)) }
    };
    look.scene
        .at(Place::City(seat.seat, building))
        .class("lot")
        .class(sort(building))
        .with("wide", building.spaces() > 1)
        .with("idle", own.discs == 0 && own.circles > 0)
        .tip(format!("{name} {}/{}\n{}", own.discs, own.circles, look.tip(building)))
        .mark(Thing::Building(building), &inside)
}
