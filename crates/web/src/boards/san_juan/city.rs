//! A city: buildings on twelve places, goods lying on them face down, cards under them.

use ::san_juan::{CITY, Card, SeatView, View, good_title, title};
use maud::{Markup, html};

use super::super::early::Scene;
use super::super::soft;
use super::card::{self, Piece};
use super::marks::{Marks, Pool};
use super::{art, asked_of};

/// Places in a row of the city.
const ROW: u8 = 6;

/// One building of a city: each copy stands for itself.
#[derive(Clone, Copy)]
struct Plot {
    card: Card,
    copy: u8,
    /// Whether a good lies on it.
    loaded: bool,
}

fn plots(seat: &SeatView) -> impl Iterator<Item = Plot> + '_ {
    seat.buildings.iter().flat_map(|(card, n)| {
        let goods = seat.goods_on(*card);
        (0..*n).map(move |copy| Plot { card: *card, copy, loaded: copy < goods })
    })
}

/// The near player's city.
pub fn city(scene: &Scene<'_>, view: &View, seat: &SeatView, marks: Option<&Marks>) -> Markup {
    let site = view.asked.as_ref().filter(|asked| asked.question == "site" && asked.seat == seat.seat);
    let new = site.and_then(|asked| asked.building);
    html! {
        section.city data-key="city" {
            h2 {
                (art::houses()) (scene.t("city")) " " (seat.city) "/" (CITY)
                @if let Some(note) = note(scene, view, seat, marks) { em { (note) } }
                @if !seat.covered.is_empty() { (covered(scene, seat)) }
            }
            div.plots {
                @for plot in plots(seat) { (building(scene, view, seat, plot, new, marks)) }
                @for place in seat.city..CITY.max(seat.city + u8::from(new.is_some())) {
                    @match new.filter(|_| place == seat.city) {
                        Some(card) => (beside(scene, view, seat, card)),
                        None => span.plot.free .first[place == seat.city] .far[place >= ROW && seat.city < ROW] data-key={ "free-" (place) } aria-hidden="true" { (place + 1) },
                    }
                }
            }
        }
    }
}

/// What the goods would bring, while they are produced or sold.
fn note(scene: &Scene<'_>, view: &View, seat: &SeatView, marks: Option<&Marks>) -> Option<String> {
    let marks = marks?;
    match (marks.pool, view.prices) {
        (Pool::Goods, Some(tile)) if asked_of(scene, view) == Some("sell") => {
            let goods = view.asked.as_ref().map_or(0, |asked| asked.most);
            let best = seat.best_sale(tile, goods).to_string();
            let mut said = scene.t_with("best-sale", &[("n", &best)]);
            for (has, name) in [
                (Card::LargeMarket, "sale-large-market"),
                (Card::SmallMarket, "sale-small-market"),
                (Card::Harbor, "sale-harbor"),
            ] {
                if seat.has(has) {
                    said.push_str(" · ");
                    said.push_str(&scene.t(name));
                }
            }
            Some(said)
        }
        (Pool::Goods, _) => Some(scene.t("spend-note")),
        (Pool::Plants, _) if seat.has(Card::Factory) => Some(scene.t("produce-factory")),
        (Pool::Plants, _) => Some(scene.t("produce-note")),
        (Pool::Hand | Pool::Drawn, _) => None,
    }
}

/// Buildings that lie under others.
pub fn covered(scene: &Scene<'_>, seat: &SeatView) -> Markup {
    let names: Vec<String> = seat
        .covered
        .iter()
        .map(|(card, n)| {
            let times = if *n > 1 { format!(" ×{n}") } else { String::new() };
            format!("{}{times}", title(*card, scene.words.lang))
        })
        .collect();
    let n: u32 = seat.covered.values().map(|n| u32::from(*n)).sum();
    html! {
        span.covered title=(names.join(", ")) {
            (art::card(Card::Crane)) (scene.t_with("covered", &[("n", &n.to_string())])) (crate::words::text(scene.words.lang, "colon")) (names.join(", "))
        }
    }
}

fn building(
    scene: &Scene<'_>,
    view: &View,
    seat: &SeatView,
    plot: Plot,
    new: Option<Card>,
    marks: Option<&Marks>,
) -> Markup {
    let Plot { card, copy, loaded } = plot;
    let load = if loaded { "/loaded" } else { "" };
    let name = title(card, scene.words.lang);
    let over = new.map(|new| view.cost(seat.seat, new, Some(card)));
    let action = if loaded { format!("over {card} loaded") } else { format!("over {card}") };
    let why = new.filter(|_| asked_of(scene, view) == Some("site")).and_then(|_| scene.why_not(&action));
    // What is wanted of the building: its good, or room for one.
    let spent = marks.is_some_and(|marks| loaded && copy < marks.taken(card));
    let wanted = marks.filter(|marks| match marks.pool {
        Pool::Goods => loaded && !spent,
        Pool::Plants => card.is_production() && !loaded,
        Pool::Hand | Pool::Drawn => false,
    });
    let mark = wanted.filter(|marks| marks.fits(card)).map(|marks| marks.answer(card));
    let sells = view.prices.filter(|_| loaded || mark.is_some());
    let gain =
        sells.and_then(|tile| card.store().map(|place| tile.prices().get(place).copied().unwrap_or(2)));
    let mut class = format!("plot {}", card::colour(card));
    if spent {
        class.push_str(" chosen");
    }
    let piece = Piece {
        class,
        key: format!("area-{card}-{copy}"),
        at: Some(format!("area/{}/{card}{load}", seat.seat)),
        tip: card::tip(scene, card, why.as_deref()),
        label: spoken(scene, plot, over, gain),
        why,
        mark,
    };
    let inside = html! {
        span.window { (art::card(card)) }
        span.name { (soft(name)) }
        (points(view, seat, card))
        (under(scene, seat, card))
        @if loaded { (good(scene, card)) }
        @if let Some(gain) = gain { b.gain { "+" (gain) (art::hand()) } }
        @if let Some(over) = over.filter(|_| card != Card::Crane && Some(card) != new) { b.gain { (over) (art::hand()) } }
    };
    piece.draw(scene, &inside)
}

/// What a reader hears of a building.
fn spoken(scene: &Scene<'_>, plot: Plot, over: Option<u8>, gain: Option<u8>) -> String {
    let lang = scene.words.lang;
    let mut said = title(plot.card, lang).to_owned();
    if plot.loaded {
        said = format!("{said}, {}", good_title(plot.card, lang));
    }
    match (over, gain) {
        (Some(cost), _) => scene.t_with("over-label", &[("card", &said), ("n", &cost.to_string())]),
        (None, Some(gain)) => scene.t_with("gain-label", &[("card", &said), ("n", &gain.to_string())]),
        (None, None) => said,
    }
}

/// The buildings whose points are counted at the end, with their places among the sources of points.
const BONUSES: [(Card, usize); 6] = [
    (Card::TownSquare, 2),
    (Card::Manufactory, 3),
    (Card::GovernorsPalace, 4),
    (Card::Residence, 5),
    (Card::Cathedral, 6),
    (Card::CustomsHouse, 7),
];

/// The points of a building as they count now.
fn points(view: &View, seat: &SeatView, card: Card) -> Markup {
    let bonus = BONUSES.iter().find(|(of, _)| *of == card);
    let worth = bonus.map_or(i32::from(card.facts().points), |(_, i)| view.sources(seat.seat)[*i]);
    html! { span.vp { (worth) } }
}

/// The cards under a building.
fn under(scene: &Scene<'_>, seat: &SeatView, card: Card) -> Markup {
    let shelves = [
        (Card::Chapel, usize::from(seat.under_chapel)),
        (Card::Church, usize::from(seat.under_church)),
        (Card::Harbor, seat.under_harbor),
    ];
    let n = shelves.iter().find(|(shelf, _)| *shelf == card).map_or(0, |(_, n)| *n);
    html! {
        @if n > 0 { span.under title=(scene.t_with("under", &[("n", &n.to_string())])) { (card::back()) (n) } }
    }
}

/// A good: a card that nobody has seen, face down on its building.
fn good(scene: &Scene<'_>, card: Card) -> Markup {
    html! {
        span.good title=(good_title(card, scene.words.lang)) { (card::back()) (art::card(card)) }
    }
}

/// The place beside the other buildings, while it is asked where to build.
fn beside(scene: &Scene<'_>, view: &View, seat: &SeatView, card: Card) -> Markup {
    let cost = view.cost(seat.seat, card, None);
    let why = (asked_of(scene, view) == Some("site")).then(|| scene.why_not("beside")).flatten();
    let name = title(card, scene.words.lang);
    let piece = Piece {
        class: format!("plot site {}", card::colour(card)),
        key: "beside".to_owned(),
        at: Some("do/beside".to_owned()),
        tip: scene.t_with("beside", &[("card", name)]),
        label: scene.t_with("over-label", &[("card", name), ("n", &cost.to_string())]),
        why,
        mark: None,
    };
    piece.draw(
        scene,
        &html! {
            span.window { (art::card(card)) }
            span.name { (soft(name)) }
            b.gain { (cost) (art::hand()) }
        },
    )
}

/// Somebody else's city, small.
pub fn small(scene: &Scene<'_>, view: &View, seat: &SeatView) -> Markup {
    html! {
        div.plots.small {
            @for plot in plots(seat) {
                span class={ "plot " (card::colour(plot.card)) } data-key={ "plot-" (plot.card) "-" (plot.copy) }
                    title=(card::tip(scene, plot.card, None)) aria-label=(spoken(scene, plot, None, None)) role="img" {
                    span.window { (art::card(plot.card)) }
                    span.name { (soft(title(plot.card, scene.words.lang))) }
                    (points(view, seat, plot.card))
                    (under(scene, seat, plot.card))
                    @if plot.loaded { (good(scene, plot.card)) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use ::san_juan::{source_titles, title};
    use kernel::Lang;

    use super::BONUSES;

    #[test]
    fn bonuses_stand_at_the_places_of_their_sources() {
        for (card, place) in BONUSES {
            assert_eq!(title(card, Lang::En), source_titles(Lang::En)[place]);
        }
    }
}
