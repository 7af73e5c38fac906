//! Another player's island in the same sea: name, purse, role, goods, fields and town.

use std::cmp::Reverse;

use ::puerto_rico::{
    BuildingView, Good, Place as DiscPlace, SPACES, SeatView, Tile, good_title, place_title, title,
};
use maud::{Markup, html};

use super::Look;
use super::land::bonus;
use super::pieces::{disc, free, kinds, sort};
use super::place::Place;
use super::thing::Thing;
use crate::boards::soft;

/// How close things lie on an island: few others leave room for names. It folds with the number of players and, where three play, as the town fills.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Room {
    /// One other: the whole height.
    Alone,
    /// Two others: every building with its name.
    Named,
    /// The same with more than three rows of them, and with more than four.
    Full,
    Crammed,
    /// Three others: pictures; four: equal fields as one besides.
    Many,
    Grouped,
}

/// Buildings in three rows of two, and in four.
const ROWS: [usize; 2] = [6, 8];

impl Room {
    fn of(players: usize, buildings: usize) -> Room {
        match players {
            2 => Room::Alone,
            3 if buildings > ROWS[1] => Room::Crammed,
            3 if buildings > ROWS[0] => Room::Full,
            3 => Room::Named,
            4 => Room::Many,
            _ => Room::Grouped,
        }
    }

    /// The classes of the style sheet.
    fn classes(self) -> &'static str {
        match self {
            Room::Alone => "alone",
            Room::Named => "named",
            Room::Full => "named full",
            Room::Crammed => "named full crammed",
            Room::Many => "many",
            Room::Grouped => "many grouped",
        }
    }

    /// Whether equal fields are one picture.
    fn groups(self) -> bool {
        matches!(self, Room::Crammed | Room::Grouped)
    }
}

pub fn draw(look: &Look<'_>, seat: &SeatView) -> Markup {
    let turn = look.view.asked.is_some_and(|asked| asked.seat == seat.seat);
    let room = Room::of(look.view.seats.len(), seat.city.len());
    html! {
        article.isle.(format!("seat-{}", seat.seat)).(room.classes()) .turn[turn] data-key={ "isle-" (seat.seat) } {
            header data-key={ "isle-head-" (seat.seat) } {
                (look.name(seat))
                @if room == Room::Grouped { (goods(look, seat)) }
                span.sums { (look.purse(seat)) (chips(look, seat)) }
                (opener(look, seat))
            }
            div.stash data-key={ "stash-" (seat.seat) } {
                (look.held_card(seat.seat))
                @if !matches!(room, Room::Many | Room::Grouped) { (goods(look, seat)) }
                @if seat.windrose > 0 { (rose(look, seat)) } @else { (look.scene.at(Place::Windrose(seat.seat)).empty(Thing::Windrose)) }
            }
            @if room == Room::Alone { (head(look, seat, "island", "of-spaces", seat.tiles())) }
            div.fields data-key={ "fields-" (seat.seat) } {
                @if room.groups() {
                    @for (tile, (tiles, discs)) in &seat.island { (group(look, seat, *tile, *tiles, *discs)) }
                    @if seat.forests > 0 { (forests(look, seat)) }
                } @else {
                    @for (tile, (tiles, discs)) in &seat.island { @for i in 0..*tiles { (field(look, seat, *tile, i, *discs)) } }
                    @for i in 0..seat.forests { (forest(look, seat, i)) }
                    (free(seat.free_island))
                }
            }
            @if room == Room::Alone { (head(look, seat, "city", "of-lots", SPACES - seat.free_city)) }
            div.town data-key={ "town-" (seat.seat) } {
                @for own in city(seat, room) { (house(look, seat, own)) }
                @if room == Room::Alone { (free(seat.free_city)) }
            }
            @if room == Room::Many { (goods(look, seat)) }
            @if room != Room::Grouped { (palm(look)) }
        }
    }
}

/// The buildings of a town. Where free lots are seen large ones come first: two lots each then never leave a gap.
fn city(seat: &SeatView, room: Room) -> Vec<&BuildingView> {
    let mut city: Vec<&BuildingView> = seat.city.iter().collect();
    if room == Room::Alone {
        city.sort_by_key(|own| Reverse(own.building.spaces()));
    }
    city
}

/// How full an island or a city is, where there is room to say so.
fn head(look: &Look<'_>, seat: &SeatView, what: &str, of: &str, n: u8) -> Markup {
    let full = look.t_with(of, &[("n", &n.to_string()), ("all", &SPACES.to_string())]);
    html! { h3 data-key={ (what) "-of-" (seat.seat) } { (look.t(what)) " " em { (full) } } }
}

/// Something that grows on every island.
fn palm(look: &Look<'_>) -> Markup {
    html! { svg.palm viewBox="-12 -22 26 23" aria-hidden="true" { (look.scene.art.symbol("part-palm")) } }
}

/// The name strip lays the island larger before the reader, with all names; on a phone it unfolds it.
fn opener(look: &Look<'_>, seat: &SeatView) -> Markup {
    let label = look.t_with("open-island", &[("name", &look.scene.words.name(seat.seat))]);
    html! { label.opener data-key={ "opener-" (seat.seat) } { input type="checkbox" data-opens aria-label=(label); } }
}

/// Point chips, or what can be seen of the worth where they lie face down.
fn chips(look: &Look<'_>, seat: &SeatView) -> Markup {
    let spot = look.scene.at(Place::Chips(seat.seat)).class("vp");
    match seat.points {
        Some(chips) => spot.label(look.t("chips")).mark(Thing::Point, &html! { span data-count { (chips) } }),
        None => {
            let seen = html! { span data-count { (seat.breakdown().total()) } small { "+?" } };
            spot.label(look.t("worth-seen")).mark(Thing::Point, &seen)
        }
    }
}

fn goods(look: &Look<'_>, seat: &SeatView) -> Markup {
    html! { div.goods data-key={ "stock-" (seat.seat) } { @for good in kinds() { (stock(look, seat, good)) } } }
}

fn stock(look: &Look<'_>, seat: &SeatView, good: Good) -> Markup {
    let spot = look.scene.at(Place::Goods(seat.seat, good));
    let Some(n) = seat.goods.get(&good) else { return spot.empty(Thing::Good(good)) };
    let label = format!("{} ×{n}", good_title(good, look.scene.words.lang));
    let inside = html! { (look.barrel(good)) b data-count { (n) } };
    spot.class("gcount").label(label).mark(Thing::Good(good), &inside)
}

/// Discs that stand nowhere else.
fn rose(look: &Look<'_>, seat: &SeatView) -> Markup {
    let label = format!("{}: {}", place_title(DiscPlace::Windrose, look.scene.words.lang), seat.windrose);
    let inside = html! { (look.picture("windrose")) i.disc.on {} b data-count { (seat.windrose) } };
    look.scene.at(Place::Windrose(seat.seat)).class("sj").label(label).mark(Thing::Windrose, &inside)
}

fn field(look: &Look<'_>, seat: &SeatView, tile: Tile, i: u8, discs: u8) -> Markup {
    let state = look.t(if i < discs { "occupied" } else { "empty" });
    let label = format!("{}, {state}", place_title(DiscPlace::Tile(tile), look.scene.words.lang));
    let spot = look.scene.at(Place::Field(seat.seat, tile)).piece(i).class("field").label(label);
    spot.mark(Thing::Tile(tile), &html! { (look.tile(tile)) (disc(i < discs, false)) })
}

/// Equal fields as one picture: how many are worked, of how many.
fn group(look: &Look<'_>, seat: &SeatView, tile: Tile, tiles: u8, discs: u8) -> Markup {
    let label = format!("{} {discs}/{tiles}", place_title(DiscPlace::Tile(tile), look.scene.words.lang));
    let spot = look.scene.at(Place::Field(seat.seat, tile)).class("fgroup").label(label);
    spot.mark(Thing::Tile(tile), &html! { (look.tile(tile)) b { (discs) "/" (tiles) } })
}

fn forest(look: &Look<'_>, seat: &SeatView, i: u8) -> Markup {
    let spot = look.scene.at(Place::Forest(seat.seat)).piece(i).class("field").label(look.t("forest"));
    spot.mark(Thing::Forest, &look.picture("tile-forest"))
}

fn forests(look: &Look<'_>, seat: &SeatView) -> Markup {
    let spot = look.scene.at(Place::Forest(seat.seat)).class("fgroup").label(look.t("forest"));
    spot.mark(Thing::Forest, &html! { (look.picture("tile-forest")) b { (seat.forests) } })
}

fn house(look: &Look<'_>, seat: &SeatView, own: &BuildingView) -> Markup {
    let (building, name) = (own.building, title(own.building, look.scene.words.lang));
    let inside = html! {
        (look.building(building))
        span.discs { @for i in 0..own.circles { (disc(i < own.discs, i < own.nobles)) } }
        b.name { (soft(name)) }
        @if building.spaces() > 1 { (bonus(seat, building)) }
    };
    look.scene
        .at(Place::City(seat.seat, building))
        .class("house")
        .class(sort(building))
        .with("wide", building.spaces() > 1)
        .with("idle", own.discs == 0 && own.circles > 0)
        .label(format!("{name} {}/{}", own.discs, own.circles))
        .mark(Thing::Building(building), &inside)
}
