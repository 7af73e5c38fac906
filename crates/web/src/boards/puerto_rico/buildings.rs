//! The building board by column, with the price for the near player; and the draft of the New Buildings.

use std::collections::BTreeSet;

use ::puerto_rico::{Building, Class, DRAFT_SLOTS, QuestionKind, text, title};
use kernel::Kind;
use maud::{Markup, html};

use super::pieces::{pawn, points};
use super::place::Place;
use super::thing::Thing;
use super::{Look, art};
use crate::boards::soft;

/// The sort of a building, as a class of the page.
pub fn sort(building: Building) -> &'static str {
    match building.facts().class {
        Class::Production(good) => good.name(),
        Class::Jeweler => "jewels",
        Class::Small => "violet",
        Class::Large => "large",
    }
}

/// As many buildings as the columns hold before their rows get narrow.
const ROWS: usize = 26;

pub fn draw(look: &Look<'_>) -> Markup {
    let mut all: Vec<Building> = look.view.buildings.keys().copied().collect();
    all.sort_by_key(|building| {
        let facts = building.facts();
        (matches!(facts.class, Class::Small | Class::Large), facts.cost)
    });
    let columns: BTreeSet<u8> = all.iter().map(|building| building.facts().column).collect();
    html! {
        section.panel.buildings data-key="buildings" .rich[all.len() > ROWS] {
            h2.hidden { (look.t("buildings")) }
            @for column in columns {
                div.column data-key={ "column-" (column) } {
                    h3 { (look.t_with("column", &[("n", &column.to_string())])) (spared(look, column)) }
                    @for building in all.iter().filter(|building| building.facts().column == column) { (entry(look, *building)) }
                }
            }
        }
    }
}

/// What the builder phase spares the near player in a column.
fn spared(look: &Look<'_>, column: u8) -> Markup {
    let less = look.near.spared.map_or(0, |spared| spared[usize::from(column) - 1]);
    html! { @if less > 0 { em { "−" (less) } } }
}

fn entry(look: &Look<'_>, building: Building) -> Markup {
    let (scene, view, facts) = (look.scene, look.view, building.facts());
    let name = title(building, scene.words.lang);
    let left = view.buildings[&building];
    let price = view.price(look.near.seat, building);
    let place = Place::Board(building);
    let dear = look.asks(QuestionKind::Build) && !scene.is_open(place);
    let label = look.t_with(
        "building-label",
        &[
            ("name", name),
            ("price", &price.to_string()),
            ("cost", &facts.cost.to_string()),
            ("points", &facts.points.to_string()),
            ("left", &left.to_string()),
        ],
    );
    let inside = html! {
        span.coin { (price) @if price != u16::from(facts.cost) { s { (facts.cost) } } }
        (art::building(building))
        span.name { (soft(name)) }
        span.owners { @for seat in view.seats.iter().filter(|seat| seat.building(building).is_some()) { (pawn(seat.seat)) } }
        span.left { "×" (left) }
        (points(facts.points, ""))
    };
    scene
        .at(place)
        .class("building")
        .class(sort(building))
        .with("dear", dear)
        .with("gone", left == 0)
        .with("owned", look.near.building(building).is_some())
        .tip(format!("{}\n{label}", look.tip(building)))
        .label(label)
        .button(Thing::Building(building), &inside)
}

/// Which buildings come into play: all that can be chosen, by cost, with their texts.
pub fn draft(look: &Look<'_>) -> Markup {
    let costs = (1..).zip(&DRAFT_SLOTS[1..]);
    let chosen = |cost: u8| {
        look.view
            .buildings
            .keys()
            .filter(|building| building.is_drafted() && building.facts().cost == cost)
            .count()
    };
    html! {
        section.panel.draft data-key="buildings" {
            h2 { (look.t("draft")) em { (look.t("draft-note")) } }
            @for (cost, slots) in costs {
                div.cost data-key={ "cost-" (cost) } .half[*slots < 2] .full[chosen(cost) == usize::from(*slots)] {
                    h3 { span.coin { (cost) } small { (chosen(cost)) " / " (slots) } }
                    div.options {
                        @for building in Building::ALL.iter().filter(|building| building.is_drafted() && building.facts().cost == cost) { (option(look, *building)) }
                    }
                }
            }
        }
    }
}

fn option(look: &Look<'_>, building: Building) -> Markup {
    let lang = look.scene.words.lang;
    let taken = look.view.buildings.contains_key(&building);
    let inside = html! {
        (art::building(building))
        b { (title(building, lang)) @if taken { span.tick { " ✓ " (look.t("in-play")) } } }
        small { (first_sentence(&plain_text(building, lang))) }
    };
    let spot =
        look.scene.at(Place::Board(building)).class("option").class(sort(building)).with("taken", taken);
    let label = if taken {
        format!("{}, {}", title(building, lang), look.t("in-play"))
    } else {
        title(building, lang).to_owned()
    };
    spot.label(label).tip(look.tip(building)).button(Thing::Building(building), &inside)
}

fn first_sentence(text: &str) -> &str {
    text.find(". ").map_or(text, |end| &text[..=end])
}

/// What all buildings in play do, to be unfolded: pointing at things is not for everybody.
pub fn texts(look: &Look<'_>) -> Markup {
    let lang = look.scene.words.lang;
    let drafting = look.view.asked.is_some_and(|asked| asked.question == QuestionKind::Draft);
    let shown = |building: &&Building| {
        look.view.buildings.contains_key(*building) || (drafting && building.is_drafted())
    };
    html! {
        details.panel.texts data-key="texts" {
            summary { (look.t("texts")) }
            dl { @for building in Building::ALL.iter().filter(shown) { div { dt { (art::building(*building)) " " (title(*building, lang)) } dd { (plain_text(*building, lang)) } } } }
        }
    }
}

/// The text without the name before it, which stands above it already.
fn plain_text(building: Building, lang: kernel::Lang) -> String {
    let (text, name) = (text(building, lang), title(building, lang));
    match text.strip_prefix(name).and_then(|rest| rest.trim_start().strip_prefix(':')) {
        Some(rest) => {
            let mut letters = rest.trim_start().chars();
            letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
        }
        None => text.to_owned(),
    }
}
