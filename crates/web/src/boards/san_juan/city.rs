//! A city: buildings on twelve lots along a street, goods lying on them face down, cards under them.

use ::san_juan::{CITY, Card, Moment, QuestionKind, SeatView, good_title, title};
use maud::{Markup, html};

use super::marks::Mark;
use super::place::Place;
use super::thing::Thing;
use super::{Look, card, pictures};
use crate::boards::soft;

/// One building of a city: each copy stands for itself.
#[derive(Clone, Copy)]
struct Lot {
    card: Card,
    copy: u8,
    /// Whether a good lies on it.
    loaded: bool,
    /// Which one it is among those of its kind that carry a good, or among those that do not.
    piece: u8,
}

impl Lot {
    fn place(self, seat: &SeatView) -> Place {
        if self.loaded { Place::Loaded(seat.seat, self.card) } else { Place::City(seat.seat, self.card) }
    }
}

fn lots(seat: &SeatView) -> impl Iterator<Item = Lot> + '_ {
    seat.buildings.iter().flat_map(|(card, n)| {
        let goods = seat.goods_on(*card);
        (0..*n).map(move |copy| {
            let loaded = copy < goods;
            Lot { card: *card, copy, loaded, piece: if loaded { copy } else { copy - goods } }
        })
    })
}

/// The near player's city.
pub fn draw(look: &Look<'_>) -> Markup {
    let (scene, view, seat) = (look.scene, look.view, look.near);
    let new = view.asked.as_ref().filter(|asked| asked.seat == seat.seat).and_then(|asked| asked.building);
    let site = new.filter(|_| look.is_asked(seat.seat, QuestionKind::Site));
    // What is being paid for stands already: the last one of its kind without a good.
    let fresh = new.filter(|_| site.is_none());
    // Who watches sees it as that of a player.
    let title = if scene.own == Some(seat.seat) {
        look.t("your-city")
    } else {
        look.t_with("near-city", &[("name", &scene.words.name(seat.seat))])
    };
    html! {
        section.city data-key="city" {
            header data-thing=(Thing::City) { h2 { (title) } p { (heading(look)) } @if !seat.covered.is_empty() { p.covered { (look.t("covered")) (scene.page("colon")) (super::hand::names(scene, &seat.covered).join(", ")) } } }
            div.street .site[site.is_some()] {
                @for lot in lots(seat) {
                    @let last = !lot.loaded && lot.copy + 1 == seat.buildings[&lot.card];
                    (building(look, lot, site, fresh == Some(lot.card) && last))
                }
                @for place in seat.city..CITY.max(seat.city + u8::from(site.is_some())) {
                    @match site.filter(|_| place == seat.city) {
                        Some(card) => (beside(look, card)),
                        None => span.lot.free .last[place + 1 == CITY] data-key={ "free-" (place) } aria-hidden="true" { b { (place + 1) } },
                    }
                }
            }
        }
    }
}

/// How many buildings, and where the points come from.
fn heading(look: &Look<'_>) -> String {
    let [printed, under, end @ ..] = look.view.sources(look.near.seat);
    let say = |name: &str, n: i32| look.t_with(name, &[("n", &n.to_string())]);
    let mut said = look.t_with("city-of", &[("n", &look.near.city.to_string()), ("all", &CITY.to_string())]);
    let parts = [("points-printed", printed), ("points-under", under), ("points-end", end.iter().sum())];
    let parts: Vec<String> =
        parts.into_iter().filter(|(_, n)| *n > 0).map(|(name, n)| say(name, n)).collect();
    said.push_str(" — ");
    said.push_str(&parts.join(", "));
    said
}

/// A building of the near player, with everything on it.
fn building(look: &Look<'_>, lot: Lot, site: Option<Card>, fresh: bool) -> Markup {
    let Lot { card, loaded, .. } = lot;
    let (scene, seat) = (look.scene, look.near);
    let place = lot.place(seat);
    let room = look.marking.as_ref().filter(|marking| !loaded && marking.fits(Mark::Room(card)));
    let over = site.filter(|_| scene.is_open(place)).map(|new| look.view.cost(seat.seat, new, Some(card)));
    let gain = look.view.prices.filter(|_| loaded).map(|tile| tile.price(card));
    let label = spoken(look, lot, over, gain);
    let inside = html! {
        span.cost { (card.cost()) }
        (card::points(look, seat, card))
        (pictures::building(scene.art, card))
        span.nm { (soft(title(card, scene.words.lang))) }
        span.kd { (pictures::sign(scene.art, pictures::kind(card))) }
    };
    let spot =
        scene.at(place).piece(lot.piece).class("card").class(pictures::kind(card)).label(label.clone());
    html! {
        span.lot .loaded[loaded] .newest[fresh] data-key={ "lot-" (card) "-" (lot.copy) } {
            @if room.is_some() && card.is_production() {
                label.card.(pictures::kind(card)) data-key={ "room-" (card) "-" (lot.copy) } data-thing=(Thing::Card(card)) {
                    (scene.at(place).piece(lot.piece).label(label).checkbox(Thing::Card(card), Mark::Room(card), false))
                    (inside)
                    span.will { (pictures::good(scene.art, card)) }
                    b.foot { (look.t("marked-produce")) }
                }
            } @else {
                (spot.button(Thing::Card(card), &inside))
            }
            @if loaded { (good(look, lot)) } @else if lot.copy == 0 && card.store().is_some() { (scene.at(Place::Good(seat.seat, card)).empty(Thing::Good(card))) }
            (under(look, seat, card))
            @if let Some(cost) = over { b.tag { (look.t("tag-pay")) " " (cost) } }
            @if fresh { em.new { (look.t("new-here")) } }
        }
    }
}

/// The good on a building of the near player: to be marked where goods are sold or spent.
fn good(look: &Look<'_>, lot: Lot) -> Markup {
    let Lot { card, piece, .. } = lot;
    let (scene, seat) = (look.scene, look.near);
    let place = Place::Good(seat.seat, card);
    let name = good_title(card, scene.words.lang);
    let price = look.view.prices.map(|tile| tile.price(card));
    let art =
        html! { (pictures::good(scene.art, card)) @if let Some(price) = price { b.price { "+" (price) } } };
    let (taken, left) = look.marking.as_ref().map_or((0, 0), |marking| {
        let taken = marking.taken(card);
        (taken, seat.goods_on(card) - taken)
    });
    let spot = |piece: u8| {
        scene.at(place).piece(piece).label(match price {
            Some(price) => look.t_with("gain-label", &[("card", name), ("n", &price.to_string())]),
            None => name.to_owned(),
        })
    };
    match &look.marking {
        Some(marking) if marking.fits(Mark::Good(card)) && piece >= taken => html! {
            label.good-box data-key={ "good-mark-" (card) "-" (piece) } data-thing=(Thing::Good(card)) {
                (spot(piece - taken).checkbox(Thing::Good(card), Mark::Good(card), false))
                (art)
                b.foot { (look.t(&format!("marked-{}", marking.verb()))) }
            }
        },
        // What was chosen before still lies there.
        Some(_) if piece < taken => html! {
            span.good-box.chosen data-key={ "good-chosen-" (card) "-" (piece) } {
                (art)
                @if piece == 0 && left == 0 { (spot(0).empty(Thing::Good(card))) }
            }
        },
        Some(_) | None => spot(piece).class("good-box").button(Thing::Good(card), &art),
    }
}

/// The cards under a building; a place for them where there are none yet.
fn under(look: &Look<'_>, seat: &SeatView, card: Card) -> Markup {
    let n = seat.under_building(card);
    let spot = look.scene.at(Place::Under(seat.seat, card));
    html! {
        @if n > 0 {
            (spot.class("under").mark(Thing::Back, &html! { "+" (n) span { " ★ " (look.t("under")) } }))
        } @else if matches!(card, Card::Chapel | Card::Church | Card::Harbor) {
            (spot.empty(Thing::Back))
        }
    }
}

/// What a reader hears of a building.
fn spoken(look: &Look<'_>, lot: Lot, over: Option<u8>, gain: Option<u8>) -> String {
    let lang = look.scene.words.lang;
    let mut said = title(lot.card, lang).to_owned();
    if lot.loaded {
        said = format!("{said}, {}", good_title(lot.card, lang));
    }
    match (over, gain) {
        (Some(cost), _) => look.t_with("over-label", &[("card", &said), ("n", &cost.to_string())]),
        (None, Some(gain)) => look.t_with("gain-label", &[("card", &said), ("n", &gain.to_string())]),
        (None, None) => said,
    }
}

/// The lot of a new building, while it is asked where to build.
fn beside(look: &Look<'_>, card: Card) -> Markup {
    let (scene, seat) = (look.scene, look.near);
    let cost = look.view.cost(seat.seat, card, None);
    let name = title(card, scene.words.lang);
    let spot = scene.at(Place::Beside).class("card").class(pictures::kind(card));
    let label = look.t_with("beside-label", &[("card", name), ("n", &cost.to_string())]);
    let inside = html! {
        (pictures::building(scene.art, card))
        span.nm { (soft(name)) }
    };
    html! {
        span.lot.here data-key={ "free-" (seat.city) } {
            (spot.label(label).button(Thing::Card(card), &inside))
            b.tag { (look.t("tag-pay")) " " (cost) }
        }
    }
}

/// Somebody else's city: pictures, named when it is opened.
pub fn small(look: &Look<'_>, seat: &SeatView) -> Markup {
    html! {
        div.minis data-key={ "minis-" (seat.seat) } {
            @for lot in lots(seat) { (mini(look, seat, lot)) }
            @for place in seat.city..CITY { i.plot.free data-key={ "free-" (seat.seat) "-" (place) } aria-hidden="true" {} }
        }
    }
}

fn mini(look: &Look<'_>, seat: &SeatView, lot: Lot) -> Markup {
    let Lot { card, loaded, .. } = lot;
    let scene = look.scene;
    let counted = card.moment() == Moment::End;
    let inside = html! {
        (pictures::building(scene.art, card))
        span.nm { (soft(title(card, scene.words.lang))) }
    };
    let spot = scene.at(lot.place(seat)).piece(lot.piece).class("plot").class(pictures::kind(card));
    let good = scene.at(Place::Good(seat.seat, card));
    html! {
        span.house-lot data-key={ "lot-" (seat.seat) "-" (card) "-" (lot.copy) } {
            (spot.label(spoken(look, lot, None, None)).mark(Thing::Card(card), &inside))
            @if loaded { (good.piece(lot.copy).class("good-box").label(good_title(card, scene.words.lang)).mark(Thing::Good(card), &pictures::good(scene.art, card))) }
            @else if lot.copy == 0 && card.store().is_some() { (good.empty(Thing::Good(card))) }
            (under(look, seat, card))
            @if counted { b.worth { (look.view.worth(seat.seat, card)) } }
        }
    }
}
