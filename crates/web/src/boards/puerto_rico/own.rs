//! The near player's things: purse, goods, windrose, island and city, with circles that can be marked.

use ::puerto_rico::{
    Building, BuildingView, Disc, Good, Place, SeatView, Tile, disc_title, good_title, place_title, title,
};
use maud::{Markup, html};

use super::buildings::sort;
use super::marks::Marking;
use super::pieces::{coins, disc, free, harvest, kinds, name, of, points};
use super::standing::both_sorts;
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
            (coins(seat.doubloons, &look.t("doubloons")))
            @if let Some(chips) = seat.points { (points(chips, &look.t("chips"))) }
            (worth(look, seat))
            (harvest(look, seat.seat))
        }
        section.store data-key="goods" {
            h2.hidden { (look.t("goods")) }
            @for good in kinds() { (goods(look, seat, good)) }
        }
        section.island data-key="island" {
            h2 { (look.t("island")) em { (12 - seat.free_island) "/12" } }
            div.spaces {
                @for (tile, (tiles, discs)) in &seat.island { @for i in 0..*tiles { (field(look, seat, *tile, i, *discs)) } }
                @for i in 0..seat.forests { (forest(look, seat, i)) }
                (free(seat.free_island))
            }
        }
        section.city data-key="city" {
            h2 { (look.t("city")) em { (12 - seat.free_city) "/12" } (windrose(look, seat)) }
            div.spaces {
                @for own in city { (house(look, seat, own)) }
                (free(seat.free_city))
            }
        }
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
    let (scene, lang) = (look.scene, look.scene.words.lang);
    let held = of(&seat.goods, good);
    if let Marking::Barrels { verb, among, first } = &look.marking
        && of(among, good) > 0
    {
        return html! {
            div.marks data-key={ "marks-" (verb) "-" (good) } {
                @for i in 0..of(among, good) {
                    label.cask title=(good_title(good, lang)) {
                        input.mark type="checkbox" form="several" name="mark" value=(format!("{verb} {good}")) checked[i < of(first, good)] aria-label=(format!("{} {}", good_title(good, lang), i + 1));
                        (art::barrel(good))
                    }
                }
            }
        };
    }
    let place = format!("goods/{}/{good}", seat.seat);
    let open = scene.is_open(&place);
    let why =
        if look.asks("sell") && !open && held > 0 { scene.why_not(&format!("sell {good}")) } else { None };
    let sale = (look.asks("sell") && open).then(|| look.view.sale(seat.seat, good));
    html! {
        button type="button" .stock .open[open] .none[held == 0] data-at=(place) data-key={ "goods-" (good) } disabled[!open && why.is_none()] aria-disabled=[why.is_some().then_some("true")]
            data-why=[why.as_deref()] title=(good_title(good, lang)) aria-label=(format!("{}: {held}", good_title(good, lang))) {
            (art::barrel(good)) b { (held) }
            @if let Some(sale) = sale { (coins(format!("+{sale}"), "")) }
        }
    }
}

/// The discs that stand nowhere else.
fn windrose(look: &Look<'_>, seat: &SeatView) -> Markup {
    let lang = look.scene.words.lang;
    let place = format!("windrose/{}", seat.seat);
    let open = look.scene.is_open(&place);
    let mut all = look.t_with("count-colonists", &[("n", &seat.colonists.to_string())]);
    if look.view.nobles {
        all.push_str(", ");
        all.push_str(&look.t_with("count-nobles", &[("n", &seat.nobles.to_string())]));
    }
    html! {
        button type="button" .windrose .open[open] data-at=(place) disabled[!open] title=(format!("{}: {}. {all}", place_title(Place::Windrose, lang), seat.windrose))
            aria-label=(format!("{}: {}. {all}", place_title(Place::Windrose, lang), seat.windrose)) {
            (art::windrose()) b { (seat.windrose) } small { (all) }
        }
    }
}

/// The box of a circle: whether it can be marked, and is at first.
fn mark(look: &Look<'_>, place: Place, i: u8) -> Option<bool> {
    match &look.marking {
        Marking::Discs { from, first } if place.index() >= *from => Some(i < first.discs[place.index()]),
        Marking::Discs { .. } | Marking::Barrels { .. } | Marking::Nothing => None,
    }
}

fn circle(look: &Look<'_>, place: Place, i: u8, checked: bool, inside: &Markup) -> Markup {
    let name = place_title(place, look.scene.words.lang);
    html! {
        label.circle data-drag="" title=(name) {
            input.mark type="checkbox" form="several" name="mark" value=(format!("place {place}")) checked[checked] aria-label=(format!("{name} {}", i + 1));
            (inside) i.disc aria-hidden="true" {}
        }
    }
}

fn field(look: &Look<'_>, seat: &SeatView, tile: Tile, i: u8, discs: u8) -> Markup {
    let place = Place::Tile(tile);
    if let Some(checked) = mark(look, place, i) {
        return html! { div.field-box data-key={ "field-mark-" (tile) "-" (i) } { (circle(look, place, i, checked, &art::tile(tile))) } };
    }
    let at = format!("island/{}/{tile}", seat.seat);
    let open = look.scene.is_open(&at);
    let name = place_title(place, look.scene.words.lang);
    let state = look.t(if i < discs { "occupied" } else { "empty" });
    html! {
        button type="button" .field-box .open[open] data-at=(at) data-key={ "field-" (tile) "-" (i) } disabled[!open] title=(format!("{name}, {state}")) aria-label=(format!("{name}, {state}")) {
            (art::tile(tile)) (disc(i < discs, false))
        }
    }
}

fn forest(look: &Look<'_>, seat: &SeatView, i: u8) -> Markup {
    let at = format!("island/{}/forest", seat.seat);
    let open = look.scene.is_open(&at);
    html! {
        button type="button" .field-box .open[open] data-at=(at) data-key={ "field-forest-" (i) } disabled[!open] title=(look.t("forest")) aria-label=(look.t("forest")) { (art::forest()) }
    }
}

/// A building of the city with its circles.
fn house(look: &Look<'_>, seat: &SeatView, own: &BuildingView) -> Markup {
    let building = own.building;
    let (place, name) = (Place::Building(building), title(building, look.scene.words.lang));
    let key = format!("house-{building}");
    if own.circles > 0 && mark(look, place, 0).is_some() {
        return html! {
            div.house-box.(sort(building)) .wide[building.spaces() > 1] data-key=(format!("{key}-mark")) title=(look.tip(building)) {
                (art::building(building)) span.name { (soft(name)) }
                span.circles { @for i in 0..own.circles { (marks(look, place, i)) } }
            }
        };
    }
    let at = format!("city/{}/{building}", seat.seat);
    let open = look.scene.is_open(&at);
    html! {
        button type="button" .house-box.(sort(building)) .wide[building.spaces() > 1] .open[open] .idle[own.discs == 0 && own.circles > 0] data-at=(at) data-key=(key) disabled[!open] title=(look.tip(building))
            aria-label=(format!("{name}, {}/{}", own.discs, own.circles)) {
            (art::building(building)) span.name { (soft(name)) }
            span.circles { @for i in 0..own.circles { (disc(i < own.discs, i < own.nobles)) } }
        }
    }
}

/// One circle of a building; where it matters who stands there, one box for each sort.
fn marks(look: &Look<'_>, place: Place, i: u8) -> Markup {
    let Marking::Discs { first, .. } = &look.marking else { return html! {} };
    let (discs, nobles) = (first.discs[place.index()], first.nobles[place.index()]);
    if !both_sorts(look.view, place) {
        return circle(look, place, i, i < discs, &html! {});
    }
    let name = place_title(place, look.scene.words.lang);
    html! {
        span.either data-one="" {
            @for (sort, checked) in [(Disc::Colonist, i >= nobles && i < discs), (Disc::Noble, i < nobles)] {
                @let said = disc_title(sort, look.scene.words.lang);
                @let value = if sort == Disc::Noble { format!("place {place} noble") } else { format!("place {place}") };
                label.circle .of-noble[sort == Disc::Noble] title=(format!("{name}: {said}")) {
                    input.mark type="checkbox" form="several" name="mark" value=(value) checked[checked] aria-label=(format!("{name} {}: {said}", i + 1));
                    i.disc .noble[sort == Disc::Noble] aria-hidden="true" {}
                }
            }
        }
    }
}
