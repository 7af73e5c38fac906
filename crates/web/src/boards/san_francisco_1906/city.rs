//! The plan of the city: quarters of plots with numbers and colours, rubble, scaffolds where the near player may build, houses.

use std::collections::BTreeMap;

use ::san_francisco_1906::{Asked, Fit, Plot, PlotView, colour_title, plot_title};
use maud::{Markup, html};

use super::desk::{Desk, signed, stars};
use super::marks::Mark;
use super::pieces::{colour_class, house, pawn, shape};
use super::place::Place;
use super::thing::Thing;

pub fn city(desk: &Desk<'_>) -> Markup {
    let (rows, columns) = desk.view.size;
    // Two rows of plot cards, a column of them for each player.
    let card = (rows / 2, columns / desk.view.seats.len() as u8);
    let (fit, cleared, sites) = (desk.fit(), desk.cleared(), desk.scaffolds());
    let offers = offers(desk);
    let most = offers.values().map(|offer| offer.points).max().filter(|points| *points > 0);
    let sight = sight(desk, &offers);
    let of = |quarter: (u8, u8)| {
        let here = move |plot: Plot| (plot.row() / card.0, plot.column() / card.1) == quarter;
        desk.view.map.iter().filter(move |view| here(view.plot))
    };
    let quarters = (0..2).flat_map(|row| (0..columns / card.1).map(move |column| (row, column)));
    html! {
        div.city data-key="city" role="group" aria-label=(desk.t("city")) {
            @for quarter in quarters {
                div.quarter.(format!("wide-{}", card.1)) data-key={ "quarter-" (quarter.0) "-" (quarter.1) } {
                    @for here in of(quarter) {
                        @let plot = here.plot;
                        (lot(desk, Lot { here, fit: fit(plot), cleared: cleared.contains(&plot), site: sites.contains(&plot), offer: offers.get(&plot).copied(), most, sight: sight == Some(plot) }))
                    }
                }
            }
        }
    }
}

/// What pointing at a plot would mean now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Aim {
    Build,
    Clear,
    Nothing,
}

fn aim(desk: &Desk<'_>, place: Place, mark: Option<Mark>) -> Aim {
    use ::san_francisco_1906::Action;
    match (desk.question(), mark) {
        (_, Some(Mark { goal: Action::Clear(_), .. })) => Aim::Clear,
        (_, Some(_)) => Aim::Build,
        (Some(Asked::Clearing { .. }), None) if desk.scene.is_open(place) => Aim::Clear,
        _ => Aim::Nothing,
    }
}

/// What a plot costs with the way to it, and the points that it changes, where it can be had now.
#[derive(Clone, Copy)]
struct Offer {
    aim: Aim,
    points: i32,
    price: u8,
}

fn offers(desk: &Desk<'_>) -> BTreeMap<Plot, Offer> {
    let steps = desk.view.build_space().and_then(|(_, space)| desk.left_for(space));
    let walk = steps.map_or(0, |left| desk.near.dollars - left);
    let offer = |here: &PlotView| {
        let (plot, place) = (here.plot, Place::Plot(here.plot));
        let aim = aim(desk, place, desk.mark(place));
        let (points, price) = match aim {
            Aim::Build => (desk.change(plot).points, desk.count.build_price(plot) + walk),
            Aim::Clear => {
                let after = desk.count.cleared(desk.near.seat, plot);
                (desk.difference(&after).points, desk.view.clear_price())
            }
            Aim::Nothing => return None,
        };
        Some((plot, Offer { aim, points, price }))
    };
    desk.view.map.iter().filter_map(offer).collect()
}

/// A plot with all that is known of it.
struct Lot<'a> {
    here: &'a PlotView,
    fit: Fit,
    /// Its rubble was cleared away.
    cleared: bool,
    /// The near player could build here while building is the question.
    site: bool,
    offer: Option<Offer>,
    /// The points of the best offers, if there are any.
    most: Option<i32>,
    /// It comes into sight where the map is wider than the screen.
    sight: bool,
}

/// The plot that a phone shows first: the chosen one, or the best of those that can be chosen.
fn sight(desk: &Desk<'_>, offers: &BTreeMap<Plot, Offer>) -> Option<Plot> {
    if let Some(Asked::Permits { plot, .. }) = desk.question() {
        return Some(plot);
    }
    let best = offers.iter().rev().max_by_key(|(_, offer)| offer.points);
    best.map(|(plot, _)| *plot)
}

fn lot(desk: &Desk<'_>, lot: Lot<'_>) -> Markup {
    let Lot { here, fit, cleared, site, offer, most, sight } = lot;
    let (plot, art) = (here.plot, desk.art());
    let place = Place::Plot(plot);
    let builds = offer.is_some_and(|offer| offer.aim == Aim::Build);
    let chosen = matches!(desk.view.asked, Some(Asked::Permits { plot: other, .. }) if other == plot);
    let best = offer.is_some_and(|offer| Some(offer.points) == most);
    // A scaffold stands where the permits of the near player fit, wherever building is the question, before he may build too.
    let fits = site && fit > Fit::Wild;
    let inside = html! {
        (art.piece("land", &format!("v-lot-{}", plot.colour())))
        @match here.built {
            Some(owner) => { (house(art, owner)) (pawn(owner)) }
            None => {
                @if here.rubble { (art.piece("rubble", "v-rubble")) } @else if cleared { (art.piece("fence", "v-cleared")) } @else if !fits && !chosen && !builds { (art.piece("post", &format!("v-sign-{}", plot.colour()))) }
                @if fits || chosen || builds { (art.piece("scaffold", "v-scaffold")) }
            }
        }
        span.nr { b { (plot.number()) } (shape(art, plot.colour())) }
        @match offer {
            Some(Offer { points, price, .. }) => { span.gain .less[points <= 0] { (signed(points)) } span.price { (desk.dollars(price)) } }
            // The price where one's permits fit.
            None if fits => span.price { (desk.dollars(desk.count.build_price(plot))) },
            None => {}
        }
    };
    let spot = desk.scene.at(place).class("plot").class(colour_class(Some(plot.colour())));
    spot.sends(desk.mark(place))
        .with("one", builds && fit == Fit::One)
        .with("two", builds && fit == Fit::Two)
        .with("wild", builds && fit == Fit::Wild)
        .with("fits", fits)
        .with("best", best)
        .with("poor", most.is_some() && offer.is_some_and(|offer| offer.points <= 0))
        .with("built", here.built.is_some())
        .with("chosen", chosen)
        .with("sight", sight)
        .label(label(desk, here, fit))
        .button(Thing::plot(plot), &inside)
}

/// A plot in words: whose it is, or what building there costs and changes.
fn label(desk: &Desk<'_>, here: &PlotView, fit: Fit) -> String {
    let name = plot_title(here.plot, desk.lang());
    if let Some(owner) = here.built {
        return format!("{name}: {}", desk.t_with("built-by", &[("name", &desk.name(owner))]));
    }
    let mut words = vec![name];
    if here.rubble {
        words.push(desk.t("rubble"));
    }
    // What changes with every move of the others is said to who is asked.
    if desk.question().is_none() {
        return words.join(". ");
    }
    words.push(build_line(desk, here.plot));
    words.push(desk.t(match fit {
        Fit::No => "fits-not",
        Fit::Wild => "fits-wild",
        Fit::Two => "fits-two",
        Fit::One => "fits-one",
    }));
    words.join(". ")
}

/// What building on a plot would cost and change.
pub fn build_line(desk: &Desk<'_>, plot: Plot) -> String {
    let price = desk.dollars(desk.count.build_price(plot));
    let change = desk.change(plot);
    let line = desk.t_with("build-here", &[("price", &price), ("points", &stars(change.points))]);
    if change.sources.is_empty() { line } else { format!("{line} ({})", change.reasons()) }
}

/// A plot as a heading: `4 red`.
pub fn heading(desk: &Desk<'_>, plot: Plot) -> Markup {
    html! { span.site-name { (plot.number()) " " (shape(desk.art(), plot.colour())) " " (colour_title(plot.colour(), desk.lang())) } }
}
