//! The plan of the city: quarters of plots with numbers and colours, rubble, scaffolds where the near player may build, houses.

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
    let of = |quarter: (u8, u8)| {
        let here = move |plot: Plot| (plot.row() / card.0, plot.column() / card.1) == quarter;
        desk.view.map.iter().filter(move |view| here(view.plot))
    };
    let quarters = (0..2).flat_map(|row| (0..columns / card.1).map(move |column| (row, column)));
    html! {
        div.city data-key="city" role="group" aria-label=(desk.t("city")) {
            @for quarter in quarters {
                div.quarter.(format!("wide-{}", card.1)) data-key={ "quarter-" (quarter.0) "-" (quarter.1) } {
                    @for here in of(quarter) { (plot(desk, here, fit(here.plot), cleared.contains(&here.plot), sites.contains(&here.plot))) }
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

fn plot(desk: &Desk<'_>, here: &PlotView, fit: Fit, cleared: bool, site: bool) -> Markup {
    let (plot, art) = (here.plot, desk.art());
    let place = Place::Plot(plot);
    let mark = desk.mark(place);
    let aim = aim(desk, place, mark);
    let chosen = matches!(desk.view.asked, Some(Asked::Permits { plot: other, .. }) if other == plot);
    let free = here.built.is_none();
    // A scaffold stands where the permits of the near player fit, wherever building is the question, before he may build too.
    let fits = site && fit > Fit::Wild;
    let inside = html! {
        @match here.built {
            Some(owner) => { (house(art, owner)) (pawn(owner)) }
            None => {
                @if here.rubble { (art.piece("rubble", "v-rubble")) } @else if cleared { (art.piece("fence", "v-cleared")) } @else if !fits && !chosen { (art.piece("ground", &format!("k-{}", plot.colour()))) }
                @if fits || chosen || aim == Aim::Build { (art.piece("scaffold", "v-scaffold")) }
            }
        }
        span.nr { b { (plot.number()) } (shape(art, plot.colour())) }
        (offer(desk, plot, aim, fits))
    };
    let spot = desk.scene.at(place).class("plot").class(colour_class(Some(plot.colour())));
    spot.sends(mark)
        .with("one", aim == Aim::Build && fit == Fit::One)
        .with("two", aim == Aim::Build && fit == Fit::Two)
        .with("wild", aim == Aim::Build && fit == Fit::Wild)
        .with("fits", fits)
        .with("built", !free)
        .with("chosen", chosen)
        .label(label(desk, here, fit))
        .button(Thing::plot(plot), &inside)
}

/// What a plot costs and brings, where it can be had now; the price where one's permits fit.
fn offer(desk: &Desk<'_>, plot: Plot, aim: Aim, fits: bool) -> Markup {
    let (points, price) = match aim {
        Aim::Build => (desk.change(plot).points, desk.count.build_price(plot)),
        Aim::Clear => {
            let after = desk.count.cleared(desk.near.seat, plot);
            (desk.difference(&after).points, desk.view.clear_price())
        }
        Aim::Nothing if fits => {
            return html! { span.price { (desk.dollars(desk.count.build_price(plot))) } };
        }
        Aim::Nothing => return html! {},
    };
    let steps = desk.view.build_space().and_then(|(_, space)| desk.left_for(space));
    let walk = steps.filter(|_| aim == Aim::Build).map_or(0, |left| desk.near.dollars - left);
    html! {
        span.gain .less[points <= 0] { (signed(points)) }
        span.price { (desk.dollars(price + walk)) }
    }
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
