//! Placing discs: circles that are marked, San Juan where the others wait, and what the placement would harvest.

use ::puerto_rico::{Disc, Place as DiscPlace, SeatView, View, disc_title, good_title, place_title};
use maud::{Markup, html};

use super::Look;
use super::crews::{Crews, both_sorts};
use super::land::windrose;
use super::marks::{Mark, Marking};
use super::pieces::{kinds, of};
use super::place::Place;
use super::thing::Thing;

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
            }
            (look.scene.at(Place::Purse(seat.seat)).empty(Thing::Doubloon))
            (look.scene.at(Place::Chips(seat.seat)).empty(Thing::Point))
            (look.scene.at(Place::Player(seat.seat)).empty(Thing::Governor))
        }
    }
}

/// What the craftsman would bring with this placement; the server reckons it again when the marks change.
pub fn harvest(look: &Look<'_>) -> Markup {
    let Marking::Discs { first, .. } = &look.marking else { return html! {} };
    preview(look, first)
}

/// The harvest with the discs standing so.
pub fn preview(look: &Look<'_>, crews: &Crews) -> Markup {
    let seat = look.near.seat;
    let view = standing(look.view, look.near, crews);
    let harvest = &view.harvest(seat)[seat.index()];
    let lang = look.scene.words.lang;
    html! {
        aside.harvest data-key="preview" aria-live="polite" {
            header { h2 { (look.t("next-harvest")) } span.round { (look.t("as-it-stands")) } }
            ul.yield {
                @for good in kinds() {
                    @let n = of(&harvest.goods, good);
                    li .nothing[n == 0] { b.n { (n) } span.bs { @for _ in 0..n.min(5) { (look.barrel(good)) } } span.gname { (good_title(good, lang)) } }
                }
            }
            @if harvest.doubloons > 0 { p.also { "+" (harvest.doubloons) " " i.doubloon {} } }
            @if harvest.points > 0 { p.also { "+" (harvest.points) " " (look.picture("points")) } }
        }
    }
}

/// The table with the discs of a seat standing otherwise.
fn standing(view: &View, seat: &SeatView, crews: &Crews) -> View {
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
