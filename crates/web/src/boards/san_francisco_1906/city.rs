//! The map: plots with their numbers, colours and rubble, buildings, and what building there would cost and change.

use ::san_francisco_1906::{Asked, PlotView, Reach, plot_title};
use maud::{Markup, html};

use super::art;
use super::desk::{Desk, signed};
use super::market;
use super::pieces::building;
use super::year;

pub fn city(desk: &Desk<'_>) -> Markup {
    let (rows, columns) = desk.view.size;
    let reach = desk.view.reach(desk.near);
    // Thick lines between the plot cards: two rows of them, one column for each player.
    let card = (usize::from(rows) / 2, usize::from(columns) / desk.view.seats.len());
    html! {
        section.sheet.city data-key="city" {
            header { h2 { (desk.t("city")) } (year::order(desk)) }
            div.ground {
                div.map {
                    @for street in desk.view.map.chunks(usize::from(columns)) {
                        div.street { @for here in street { (plot(desk, here, reach(here.plot), card)) } }
                    }
                }
                (market::piles(desk))
            }
        }
    }
}

fn plot(desk: &Desk<'_>, here: &PlotView, reach: Reach, card: (usize, usize)) -> Markup {
    let plot = here.plot;
    let at = format!("plot/{}", plot.place());
    let open = desk.scene.is_open(&at);
    let builds = match desk.question() {
        Some(Asked::Plot { .. }) => true,
        Some(Asked::Bonus { .. }) => desk.view.year == 1912,
        _ => false,
    };
    let clears = matches!(desk.question(), Some(Asked::Clearing { .. }));
    let answer = if builds { Some(format!("build {plot}")) } else { clears.then(|| format!("clear {plot}")) };
    let why = answer.filter(|_| !open).and_then(|answer| desk.scene.why_not(&answer));
    let chosen = matches!(desk.view.asked, Some(Asked::Permits { plot: other, .. }) if other == plot);
    let change = here.built.is_none().then(|| desk.change(plot));
    let price = desk.count.build_price(plot);
    let title = tip(desk, here, reach, why.as_deref());
    let (right, below) = (
        usize::from(plot.column() + 1) % card.1 == 0 && plot.column() + 1 < desk.view.size.1,
        usize::from(plot.row() + 1) % card.0 == 0 && plot.row() + 1 < desk.view.size.0,
    );
    html! {
        button type="button" .plot.(art::colour_class(plot.colour())) .open[open] .chosen[chosen] .edge-right[right] .edge-below[below] .off[builds && !open]
            data-at=(at) data-key=(at) disabled[!open && why.is_none()] aria-disabled=[(!open && why.is_some()).then_some("true")] data-why=[why.as_deref()]
            title=(title) aria-label=[title.lines().next()] {
            span.head { b.no { (plot.number()) } (art::sign(plot.colour())) }
            @if let Some(owner) = here.built { (building(desk, owner)) } @else if here.rubble { (art::rubble()) }
            @if open && builds {
                span.foot { em { (desk.dollars(price)) } @if let Some(change) = &change { b { (signed(change.points)) "★" } } }
            } @else if open && clears {
                span.foot { em { (desk.dollars(desk.view.clear_price())) } }
            } @else if here.built.is_none() && reach == Reach::Yes && !builds {
                span.fits aria-hidden="true" { "✓" }
            }
        }
    }
}

/// A plot in words: whose it is, or what building there costs and changes.
fn tip(desk: &Desk<'_>, here: &PlotView, reach: Reach, why: Option<&str>) -> String {
    let name = plot_title(here.plot, desk.lang());
    if let Some(owner) = here.built {
        return format!("{name}: {}", desk.t_with("built-by", &[("name", &desk.name(owner))]));
    }
    let mut lines = vec![name];
    if here.rubble {
        lines[0] = format!("{} · {}", lines[0], desk.t("rubble"));
    }
    let fits = desk.t(match reach {
        Reach::Yes => "fits",
        Reach::Subsidised => "fits-subsidised",
        Reach::No => "fits-not",
    });
    let price = desk.dollars(desk.count.build_price(here.plot));
    lines.push(format!("{} {fits}", desk.t_with("build-here", &[("price", &price)])));
    let change = desk.change(here.plot);
    if !change.sources.is_empty() {
        let sources: Vec<String> =
            change.sources.iter().map(|(title, points)| format!("{title} {}", signed(*points))).collect();
        lines.push(format!("{} ★: {}", signed(change.points), sources.join(", ")));
    }
    lines.extend(why.map(str::to_owned));
    lines.join("\n")
}
