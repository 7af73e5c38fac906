//! Placing discs: circles that are marked, San Juan where the others wait, and what the placement would harvest.

use ::puerto_rico::{Disc, Place as DiscPlace, SeatView, View, disc_title, place_title};
use maud::{Markup, html};

use super::Look;
use super::crews::{Crews, both_sorts};
use super::land::{self, windrose};
use super::marks::{Mark, Marking};
use super::place::Place;
use super::thing::Thing;
use super::works;

/// The box of a circle: whether it can be marked, and is at first.
pub fn marked(look: &Look<'_>, place: DiscPlace, i: u8) -> Option<bool> {
    match &look.marking {
        Marking::Discs { from, first } if place.index() >= *from => Some(i < first.discs[place.index()]),
        Marking::Discs { .. } | Marking::Barrels { .. } | Marking::Nothing => None,
    }
}

/// A circle to be marked: the disc of some sort on the circle number `i`.
pub fn circle(look: &Look<'_>, place: DiscPlace, i: u8, checked: bool) -> Markup {
    let name = place_title(place, look.scene.words.lang);
    let spot = look.scene.at(Place::of(look.near.seat, place)).piece(i).label(format!("{name} {}", i + 1));
    html! {
        label.circle data-drag="" data-key={ "circle-" (place) "-" (i) } {
            (spot.checkbox(Thing::of(place), Mark::Disc(Disc::Colonist, place), checked))
            i.disc aria-hidden="true" {}
        }
    }
}

/// One circle of a building; where it matters who stands there, one box for each sort.
pub fn circles(look: &Look<'_>, place: DiscPlace, i: u8) -> Markup {
    let Marking::Discs { first, .. } = &look.marking else { return html! {} };
    let (discs, nobles) = (first.discs[place.index()], first.nobles[place.index()]);
    if !both_sorts(look.view, place) {
        return circle(look, place, i, i < discs);
    }
    let name = place_title(place, look.scene.words.lang);
    let sorts = [(Disc::Colonist, i >= nobles && i < discs), (Disc::Noble, i < nobles)];
    html! {
        span.either data-one="" data-key={ "either-" (place) "-" (i) } {
            @for (n, (sort, checked)) in sorts.into_iter().enumerate() {
                @let said = disc_title(sort, look.scene.words.lang);
                @let spot = look.scene.at(Place::of(look.near.seat, place)).piece(2 * usize::from(i) + n);
                label.circle .of-noble[sort == Disc::Noble] {
                    (spot.label(format!("{name} {}: {said}", i + 1)).checkbox(Thing::of(place), Mark::Disc(sort, place), checked))
                    i.disc .noble[sort == Disc::Noble] aria-hidden="true" {}
                }
            }
        }
    }
}

/// San Juan: who waits for a circle, with the discs standing as they are marked. The script counts on while they are set and lifted.
pub fn san_juan(look: &Look<'_>) -> Markup {
    let seat = look.near;
    let set = match &look.marking {
        Marking::Discs { from, first } => Some(first.sum(*from)),
        Marking::Barrels { .. } | Marking::Nothing => None,
    };
    html! {
        div.sanjuan data-key="sanjuan" {
            h2 { (look.t("discs-title")) }
            p.soft { (look.t("discs-note")) }
            (windrose(look, seat, set))
            div.tools {
                button.tool type="button" data-marks="first" hidden { (look.t("suggest")) }
                button.tool type="button" data-marks="none" hidden { (look.t("lift-all")) }
                label.tool.peek data-key="peek" { input type="checkbox"; (look.t("see-market")) }
            }
            (look.scene.at(Place::Purse(seat.seat)).empty(Thing::Doubloon))
            (look.scene.at(Place::Chips(seat.seat)).empty(Thing::Point))
            (look.scene.at(Place::Player(seat.seat)).empty(Thing::Governor))
            (look.scene.at(Place::Held(seat.seat)).empty(Thing::Governor))
        }
    }
}

/// The table with the discs as they are marked at first, while they are placed.
pub fn suggested(look: &Look<'_>) -> Option<View> {
    let Marking::Discs { first, .. } = &look.marking else { return None };
    Some(standing(look.view, look.near, first))
}

/// Everything that says what the discs do where they stand now: the harvest, the barrels that it will bring, each building.
pub fn preview(look: &Look<'_>, crews: &Crews) -> Option<Markup> {
    let suggested = suggested(look)?;
    let view = standing(look.view, look.near, crews);
    let seat = view.seat(look.near.seat);
    Some(html! {
        (works::harvest(look, &view, &suggested))
        (land::store(look, seat, Some(&view)))
        @for own in &seat.city { (works::does(look, &view, own)) }
    })
}

/// The table with the discs of a seat standing otherwise.
pub fn standing(view: &View, seat: &SeatView, crews: &Crews) -> View {
    let mut view = view.clone();
    let own = &mut view.seats[seat.seat.index()];
    for (tile, (tiles, discs)) in &mut own.island {
        *discs = crews.discs[DiscPlace::Tile(*tile).index()].min(*tiles);
    }
    for building in &mut own.city {
        let at = DiscPlace::Building(building.building).index();
        building.discs = crews.discs[at].min(building.circles);
        building.nobles = crews.nobles[at].min(building.discs);
    }
    view
}
