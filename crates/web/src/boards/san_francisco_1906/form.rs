//! The building form: which permits pay for the plot. Each way is one click, with what it brings.

use ::san_francisco_1906::{Action, Asked, Development, Permit, Plot, permit_title, symbol_title};
use maud::{Markup, html};

use super::city;
use super::desk::{Desk, stars};
use super::marks::Mark;
use super::pieces::permit_chip;
use super::place::Place;
use super::thing::Thing;

/// One or two permits to build with, and the cards that they offer.
struct Way {
    first: Permit,
    second: Option<Permit>,
    cards: Vec<Development>,
}

impl Way {
    fn action(&self) -> Action {
        self.second.map_or(Action::Spend(self.first), |second| Action::SpendTwo(self.first, second))
    }

    /// One permit first, then two that bring a card, then others; wild ones last among equals.
    fn rank(&self) -> (bool, bool, bool) {
        let wild = self.first.is_wild() || self.second.is_some_and(Permit::is_wild);
        (self.second.is_some(), self.cards.is_empty(), wild)
    }
}

pub fn form(desk: &Desk<'_>) -> Markup {
    let Some(Asked::Permits { plot, .. }) = desk.question() else { return html! {} };
    let mut ways: Vec<Way> =
        desk.scene.answers.iter().filter_map(|answer| way(desk, plot, answer.action)).collect();
    ways.sort_by_key(Way::rank);
    let (price, change) = (desk.count.build_price(plot), desk.change(plot));
    let kept = desk.dollars(desk.near.dollars.saturating_sub(price));
    html! {
        section.form data-key="form" aria-label=(desk.t("form")) {
            div.site data-key="form-site" {
                h2 { (desk.t("form")) ": " (city::heading(desk, plot)) }
                p { (desk.t_with("form-price", &[("price", &desk.dollars(price)), ("kept", &kept)])) }
                p.brings { b { (stars(change.points)) } " " (change.reasons()) }
            }
            ul.ways data-key="form-ways" { @for way in &ways { (line(desk, plot, way)) } }
        }
    }
}

fn way(desk: &Desk<'_>, plot: Plot, action: Action) -> Option<Way> {
    if let Action::Spend(first) = action {
        return Some(Way { first, second: None, cards: Vec::new() });
    }
    let Action::SpendTwo(first, second) = action else { return None };
    let cards = desk.view.cards_for(desk.near, plot, first, second);
    Some(Way { first, second: Some(second), cards })
}

fn line(desk: &Desk<'_>, plot: Plot, way: &Way) -> Markup {
    let art = desk.art();
    let permits = html! {
        span.spent { (permit_chip(art, way.first)) @if let Some(second) = way.second { (permit_chip(art, second)) } }
    };
    let named = match way.second {
        None => permit_title(way.first, desk.lang()),
        Some(second) => {
            format!("{} + {}", permit_title(way.first, desk.lang()), permit_title(second, desk.lang()))
        }
    };
    let place = Place::Way(way.first, way.second);
    let plain = desk.scene.at(place).label(named.as_str());
    let thing = Thing::plot(plot);
    html! {
        li.way data-key={ "line-" (place) } {
            @if way.cards.is_empty() {
                @let text = desk.t(if way.second.is_some() { "way-two" } else { "way-one" });
                (plain.class("main").button(thing, &html! { (permits) span.what { (text) } }))
            } @else {
                @for (i, kind) in way.cards.iter().enumerate() {
                    @let mark = Mark { goal: way.action(), then: Some(*kind) };
                    @let text = card(desk, plot, *kind);
                    button.main.brings.open type="submit" form="several" name="mark" value=(mark) data-key={ "take-" (mark) } data-thing=(Thing::Development(*kind)) aria-label={ (named) ". " (text) } {
                        @if i == 0 { (permits) }
                        span.what { (art.picture(&format!("v-{kind}"))) (text) }
                    }
                }
                (plain.class("quiet").label(format!("{named}. {}", desk.t("way-no-card"))).button(thing, &html! { (desk.t("way-no-card")) }))
            }
        }
    }
}

/// A card that comes with the building: what it is, what it costs, and what both bring.
fn card(desk: &Desk<'_>, plot: Plot, kind: Development) -> String {
    let built = desk.count.built(desk.near.seat, plot);
    let after = built.developed(desk.near.seat, kind, desk.view.next_park);
    let more = desk.difference(&after).points - desk.difference(&built).points;
    let name = symbol_title(kind, desk.lang());
    let text = desk.t_with("way-card", &[("card", name), ("points", &stars(more))]);
    match desk.view.development_cost(kind) {
        0 => text,
        cost => format!("{text} ({})", desk.dollars(cost)),
    }
}
