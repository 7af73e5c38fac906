//! The building board by column, with the price for the near player; and the draft of the New Buildings.

use ::puerto_rico::{Building, Class, DRAFT_SLOTS, text, title};
use kernel::Kind;
use maud::{Markup, html};

use super::pieces::{pawn, points};
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

pub fn draw(look: &Look<'_>) -> Markup {
    let mut all: Vec<Building> = look.view.buildings.keys().copied().collect();
    all.sort_by_key(|building| {
        let facts = building.facts();
        (matches!(facts.class, Class::Small | Class::Large), facts.cost)
    });
    html! {
        section.panel.buildings data-key="buildings" .rich[all.len() > 26] {
            h2.hidden { (look.t("buildings")) }
            @for column in 1..=4u8 {
                div.column data-key={ "column-" (column) } {
                    h3 { (look.t_with("column", &[("n", &column.to_string())])) @if let Some(spared) = look.near.spared { @let less = spared[usize::from(column) - 1]; @if less > 0 { em { "−" (less) } } } }
                    @for building in all.iter().filter(|building| building.facts().column == column) { (entry(look, *building)) }
                }
            }
        }
    }
}

fn entry(look: &Look<'_>, building: Building) -> Markup {
    let (scene, view, facts) = (look.scene, look.view, building.facts());
    let name = title(building, scene.words.lang);
    let left = view.buildings[&building];
    let price = view.price(look.near.seat, building);
    let place = format!("board/{building}");
    let open = scene.is_open(&place);
    let why = if look.asks("build") && !open { scene.why_not(&format!("build {building}")) } else { None };
    let owned = look.near.building(building).is_some();
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
    let tip = match &why {
        Some(why) => format!("{}\n{label}\n{why}", look.tip(building)),
        None => format!("{}\n{label}", look.tip(building)),
    };
    html! {
        button type="button" .building.(sort(building)) .open[open] .dear[why.is_some()] .gone[left == 0] .owned[owned] data-at=(place) data-key={ "board-" (building) }
            disabled[!open && why.is_none()] aria-disabled=[why.is_some().then_some("true")] data-why=[why.as_deref()] title=(tip) aria-label=(label) {
            span.coin { (price) @if price != u16::from(facts.cost) { s { (facts.cost) } } }
            (art::building(building))
            span.name { (soft(name)) }
            span.owners { @for seat in view.seats.iter().filter(|seat| seat.building(building).is_some()) { (pawn(seat.seat)) } }
            span.left { "×" (left) }
            (points(facts.points, ""))
        }
    }
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
                div.cost data-key={ "cost-" (cost) } .half[matches!(cost, 1 | 3 | 4 | 6 | 7 | 9)] .full[chosen(cost) == usize::from(*slots)] {
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
    let (scene, lang) = (look.scene, look.scene.words.lang);
    let place = format!("board/{building}");
    let open = scene.is_open(&place);
    let taken = look.view.buildings.contains_key(&building);
    let why = if look.asks("draft") && !open { scene.why_not(&format!("draft {building}")) } else { None };
    html! {
        button type="button" .option.(sort(building)) .open[open] .taken[taken] data-at=(place) data-key={ "board-" (building) }
            disabled[!open && why.is_none()] aria-disabled=[why.is_some().then_some("true")] data-why=[why.as_deref()] title=(look.tip(building)) {
            (art::building(building))
            b { (title(building, lang)) @if taken { span.tick { " ✓ " (look.t("in-play")) } } }
            small { (first_sentence(&plain_text(building, lang))) }
        }
    }
}

fn first_sentence(text: &str) -> &str {
    text.find(". ").map_or(text, |end| &text[..=end])
}

/// What all buildings in play do, to be unfolded: pointing at things is not for everybody.
pub fn texts(look: &Look<'_>) -> Markup {
    let lang = look.scene.words.lang;
    let drafting = look.view.asked.is_some_and(|asked| asked.question == "draft");
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
        None => text,
    }
}
