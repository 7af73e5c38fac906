//! The near player's things: purse, goods, windrose, island and city, with circles that can be marked.

use ::puerto_rico::{
    Building, BuildingView, Disc, Good, Place as DiscPlace, QuestionKind, SPACES, SeatView, Tile, disc_title,
    good_title, place_title, title,
};
use maud::{Markup, html};

use super::buildings::sort;
use super::crews::both_sorts;
use super::marks::{Mark, Marking};
use super::pieces::{coins, disc, free, harvest, kinds, name, of, purse};
use super::place::Place;
use super::thing::Thing;
use super::{Look, art};
use crate::boards::soft;

pub fn draw(look: &Look<'_>) -> Markup {
    let seat = look.near;
    // Large buildings first: two spaces each then never leave a gap.
    let mut city: Vec<&BuildingView> = seat.city.iter().collect();
    city.sort_by_key(|own| std::cmp::Reverse(own.building.spaces()));
    html! {
        div.purse {
            (name(look, seat))
            (purse(look, seat))
            (chips(look, seat))
            (worth(look, seat))
            (harvest(look, seat.seat))
        }
        section.store data-key="goods" {
            h2.hidden { (look.t("goods")) }
            @for good in kinds() { (goods(look, seat, good)) }
        }
        section.island data-key="island" {
            h2 { (look.t("island")) em { (seat.tiles()) "/" (SPACES) } }
            div.spaces {
                @for (tile, (tiles, discs)) in &seat.island { @for i in 0..*tiles { (field(look, seat, *tile, i, *discs)) } }
                @for i in 0..seat.forests { (forest(look, seat, i)) }
                (free(seat.free_island))
            }
        }
        section.city data-key="city" {
            h2 { (look.t("city")) em { (SPACES - seat.free_city) "/" (SPACES) } (windrose(look, seat)) }
            div.spaces {
                @for own in city { (house(look, seat, own)) }
                (free(seat.free_city))
            }
        }
    }
}

/// Point chips, where they can be seen.
fn chips(look: &Look<'_>, seat: &SeatView) -> Markup {
    let spot = look.scene.at(Place::Chips(seat.seat));
    match seat.points {
        Some(chips) => spot.class("vp").tip(look.t("chips")).mark(Thing::Point, &html! { (chips) }),
        None => spot.empty(Thing::Point),
    }
}

/// What the seat would count if the game ended now, by source.
fn worth(look: &Look<'_>, seat: &SeatView) -> Markup {
    let worth = seat.breakdown();
    let part = |name: &str, n: u16| look.t_with(name, &[("n", &n.to_string())]);
    let mut parts: Vec<String> = worth.chips.iter().map(|chips| part("worth-chips", *chips)).collect();
    parts.push(part("worth-printed", worth.printed));
    let large = |(building, points): &(Building, Option<u16>)| {
        format!("{} {}", points.unwrap_or(0), title(*building, look.scene.words.lang))
    };
    parts.extend(worth.bonuses.iter().map(large));
    if worth.nobles > 0 {
        parts.push(part("worth-nobles", worth.nobles));
    }
    html! {
        span.worth title=(look.t("worth-note")) { span.what { (look.t("worth")) } b { (worth.total()) } small { (parts.join(" + ")) } }
    }
}

/// A kind of goods: barrels to click, or to mark one by one.
fn goods(look: &Look<'_>, seat: &SeatView, good: Good) -> Markup {
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
            div.marks data-key={ "marks-" (good) } {
                @for i in 0..of(among, good) { label.cask title=(name) { (cask(i)) (art::barrel(good)) } }
            }
        };
    }
    let sale =
        (look.asks(QuestionKind::Sell) && scene.is_open(place)).then(|| look.view.sale(seat.seat, good));
    let inside = html! {
        (art::barrel(good)) b { (held) }
        @if let Some(sale) = sale { (coins(format!("+{sale}"), "")) }
    };
    let spot = scene.at(place).class("stock").with("none", held == 0).label(format!("{name}: {held}"));
    spot.tip(name).button(Thing::Good(good), &inside)
}

/// The discs that stand nowhere else.
fn windrose(look: &Look<'_>, seat: &SeatView) -> Markup {
    let mut all = look.t_with("count-colonists", &[("n", &seat.colonists.to_string())]);
    if look.view.nobles {
        all.push_str(", ");
        all.push_str(&look.t_with("count-nobles", &[("n", &seat.nobles.to_string())]));
    }
    let name = place_title(DiscPlace::Windrose, look.scene.words.lang);
    let inside = html! { (art::windrose()) b { (seat.windrose) } small { (all) } };
    let spot = look.scene.at(Place::Windrose(seat.seat)).class("windrose");
    spot.label(format!("{name}: {}. {all}", seat.windrose)).button(Thing::Windrose, &inside)
}

/// The box of a circle: whether it can be marked, and is at first.
fn marked(look: &Look<'_>, place: DiscPlace, i: u8) -> Option<bool> {
    match &look.marking {
        Marking::Discs { from, first } if place.index() >= *from => Some(i < first.discs[place.index()]),
        Marking::Discs { .. } | Marking::Barrels { .. } | Marking::Nothing => None,
    }
}

/// A circle to be marked: the disc of some sort on the circle number `i`.
fn circle(look: &Look<'_>, place: DiscPlace, i: u8, checked: bool, inside: &Markup) -> Markup {
    let name = place_title(place, look.scene.words.lang);
    let spot = look.scene.at(Place::of(look.near.seat, place)).piece(i).label(format!("{name} {}", i + 1));
    html! {
        label.circle data-drag="" title=(name) {
            (spot.checkbox(Thing::of(place), Mark::Disc(Disc::Colonist, place), checked))
            (inside) i.disc aria-hidden="true" {}
        }
    }
}

fn field(look: &Look<'_>, seat: &SeatView, tile: Tile, i: u8, discs: u8) -> Markup {
    let place = DiscPlace::Tile(tile);
    if let Some(checked) = marked(look, place, i) {
        return html! { div.field-box data-key={ "field-mark-" (tile) "-" (i) } { (circle(look, place, i, checked, &art::tile(tile))) } };
    }
    let name = place_title(place, look.scene.words.lang);
    let state = look.t(if i < discs { "occupied" } else { "empty" });
    let inside = html! { (art::tile(tile)) (disc(i < discs, false)) };
    let spot = look.scene.at(Place::Field(seat.seat, tile)).piece(i).class("field-box");
    spot.label(format!("{name}, {state}")).button(Thing::Tile(tile), &inside)
}

fn forest(look: &Look<'_>, seat: &SeatView, i: u8) -> Markup {
    let spot = look.scene.at(Place::Forest(seat.seat)).piece(i).class("field-box");
    spot.label(look.t("forest")).button(Thing::Forest, &art::forest())
}

/// A building of the city with its circles.
fn house(look: &Look<'_>, seat: &SeatView, own: &BuildingView) -> Markup {
    let building = own.building;
    let (place, name) = (DiscPlace::Building(building), title(building, look.scene.words.lang));
    let wide = building.spaces() > 1;
    if own.circles > 0 && marked(look, place, 0).is_some() {
        return html! {
            div.house-box.(sort(building)) .wide[wide] data-key={ "house-mark-" (building) } title=(look.tip(building)) {
                (art::building(building)) span.name { (soft(name)) }
                span.circles { @for i in 0..own.circles { (circles(look, place, i)) } }
            }
        };
    }
    let inside = html! {
        (art::building(building)) span.name { (soft(name)) }
        span.circles { @for i in 0..own.circles { (disc(i < own.discs, i < own.nobles)) } }
    };
    look.scene
        .at(Place::City(seat.seat, building))
        .class("house-box")
        .class(sort(building))
        .with("wide", wide)
        .with("idle", own.discs == 0 && own.circles > 0)
        .label(format!("{name}, {}/{}", own.discs, own.circles))
        .tip(look.tip(building))
        .button(Thing::Building(building), &inside)
}

/// One circle of a building; where it matters who stands there, one box for each sort.
fn circles(look: &Look<'_>, place: DiscPlace, i: u8) -> Markup {
    let Marking::Discs { first, .. } = &look.marking else { return html! {} };
    let (discs, nobles) = (first.discs[place.index()], first.nobles[place.index()]);
    if !both_sorts(look.view, place) {
        return circle(look, place, i, i < discs, &html! {});
    }
    let name = place_title(place, look.scene.words.lang);
    let sorts = [(Disc::Colonist, i >= nobles && i < discs), (Disc::Noble, i < nobles)];
    html! {
        span.either data-one="" {
            @for (n, (sort, checked)) in sorts.into_iter().enumerate() {
                @let said = disc_title(sort, look.scene.words.lang);
                @let spot = look.scene.at(Place::of(look.near.seat, place)).piece(2 * usize::from(i) + n);
                label.circle .of-noble[sort == Disc::Noble] title=(format!("{name}: {said}")) {
                    (spot.label(format!("{name} {}: {said}", i + 1)).checkbox(Thing::of(place), Mark::Disc(sort, place), checked))
                    i.disc .noble[sort == Disc::Noble] aria-hidden="true" {}
                }
            }
        }
    }
}
