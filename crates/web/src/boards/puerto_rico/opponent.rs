//! Another player in small, and complete: purse, goods, island, city, windrose.

use ::puerto_rico::{BuildingView, Place, SeatView, place_title, title};
use maud::{Markup, html};

use super::buildings::sort;
use super::pieces::{coins, disc, free, goods, harvest, name, points};
use super::{Look, art};

pub fn draw(look: &Look<'_>, seat: &SeatView) -> Markup {
    let lang = look.scene.words.lang;
    let turn = look.view.asked.is_some_and(|asked| asked.seat == seat.seat);
    let worth = seat.breakdown();
    html! {
        article.opp .turn[turn] .many[look.view.seats.len() > 3] data-key={ "opp-" (seat.seat) } {
            header {
                (name(look, seat))
                span.facts {
                    (coins(seat.doubloons, &look.t("doubloons")))
                    @match seat.points {
                        Some(chips) => (points(chips, &look.t("chips"))),
                        None => span.vp title=(look.t("worth-seen")) { (worth.total()) "+?" },
                    }
                }
            }
            div.line.held {
                @if seat.goods.is_empty() { span.none { (look.t("no-goods")) } }
                (goods(&seat.goods, lang))
                span.rose title=(format!("{}: {}", place_title(Place::Windrose, lang), seat.windrose)) { (art::windrose()) b { (seat.windrose) } }
                (harvest(look, seat.seat))
            }
            div.line.isle title=(format!("{} {}/12", look.t("island"), 12 - seat.free_island)) {
                @for (tile, (tiles, discs)) in &seat.island {
                    @for i in 0..*tiles {
                        @let state = look.t(if i < *discs { "occupied" } else { "empty" });
                        span.plot title=(format!("{}, {state}", place_title(Place::Tile(*tile), lang))) { (art::tile(*tile)) (disc(i < *discs, false)) }
                    }
                }
                @for _ in 0..seat.forests { span.plot title=(look.t("forest")) { (art::forest()) } }
                (free(seat.free_island))
            }
            div.line.town title=(format!("{} {}/12", look.t("city"), 12 - seat.free_city)) {
                @for own in &seat.city { (house(look, own)) }
                (free(seat.free_city))
            }
        }
    }
}

fn house(look: &Look<'_>, own: &BuildingView) -> Markup {
    let name = title(own.building, look.scene.words.lang);
    html! {
        span.lot.(sort(own.building)) .wide[own.building.spaces() > 1] .idle[own.discs == 0 && own.circles > 0] title=(format!("{name} {}/{}\n{}", own.discs, own.circles, look.tip(own.building))) {
            (art::building(own.building)) span.name { (name) }
            @for i in 0..own.circles { (disc(i < own.discs, i < own.nobles)) }
        }
    }
}
