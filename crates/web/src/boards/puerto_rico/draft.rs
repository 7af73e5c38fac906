//! The draft of the New Buildings: a gallery in four terraces, each a column of the market to come.

use ::puerto_rico::{Building, Class, DRAFT_SLOTS, Event, text, title};
use kernel::{Kind, Seat};
use maud::{Markup, html};

use super::Look;
use super::pieces::{coin, pawn, shield, sort};
use super::place::Place;
use super::thing::Thing;

pub fn draw(look: &Look<'_>) -> Markup {
    let costs: Vec<(u8, usize)> =
        (1..).zip(DRAFT_SLOTS[1..].iter().map(|slots| usize::from(*slots))).collect();
    let column = |cost: u8| options(cost).next().map_or(0, |building| building.facts().column);
    html! {
        section.terraces data-key="market" aria-label=(look.t("draft")) {
            @for terrace in 1..=4 {
                div.terrace data-key={ "terrace-" (terrace) } {
                    (shield(terrace))
                    @for (cost, slots) in costs.iter().filter(|(cost, _)| column(*cost) == terrace) { (group(look, *cost, *slots)) }
                }
            }
        }
    }
}

/// What may be chosen at a cost.
fn options(cost: u8) -> impl Iterator<Item = Building> {
    Building::ALL
        .iter()
        .copied()
        .filter(move |building| building.is_drafted() && building.facts().cost == cost)
}

fn group(look: &Look<'_>, cost: u8, slots: usize) -> Markup {
    let chosen = options(cost).filter(|building| look.view.buildings.contains_key(building)).count();
    let n = options(cost).count();
    let open = slots.saturating_sub(chosen);
    html! {
        div.grp.(format!("n{n}")) data-key={ "cost-" (cost) } {
            h3 data-key={ "cost-head-" (cost) } {
                (coin(cost))
                span.pips aria-hidden="true" { @for i in 0..slots { i.pip .on[i < chosen] {} } }
                span { (look.t_with("draft-open", &[("n", &open.to_string())])) }
            }
            div.picks data-key={ "picks-" (cost) } { @for building in options(cost) { (pick(look, building, open == 0)) } }
        }
    }
}

/// Who chose a building.
fn chooser(look: &Look<'_>, building: Building) -> Option<Seat> {
    let chose = |event: &Event| {
        let Event::Drafted { seat, building: drafted } = event else { return None };
        (*drafted == building).then_some(*seat)
    };
    look.scene.told().find_map(chose)
}

fn pick(look: &Look<'_>, building: Building, full: bool) -> Markup {
    let lang = look.scene.words.lang;
    let (name, taken) = (title(building, lang), look.view.buildings.contains_key(&building));
    let inside = html! {
        span.art {
            (look.building(building))
            @if taken { span.by { "✓" @if let Some(seat) = chooser(look, building) { (pawn(seat)) } } }
        }
        b.name { (name) }
        small.does2 { (brief(building, lang)) }
    };
    let label = if taken { format!("{name}, {}", look.t("in-play")) } else { name.to_owned() };
    look.scene
        .at(Place::Board(building))
        .class("pick")
        .class(sort(building))
        .with("tall", building.facts().class == Class::Large)
        .with("in", taken)
        .with("out", full && !taken)
        .label(label)
        .button(Thing::Building(building), &inside)
}

/// What a building does, in a few words for where there is no room for more: its own, or the first sentence of its text without the name before it,
/// which stands above it already.
pub fn brief(building: Building, lang: kernel::Lang) -> String {
    if let Some(brief) = super::TEXTS.find(lang, &format!("puerto-rico-brief-{building}")) {
        return super::super::sheet::heading(brief);
    }
    let (text, name) = (text(building, lang), title(building, lang));
    let text = match text.strip_prefix(name).and_then(|rest| rest.trim_start().strip_prefix(':')) {
        Some(rest) => super::super::sheet::heading(rest.trim_start()),
        None => text.to_owned(),
    };
    text.find(". ").map_or_else(|| text.clone(), |end| text[..=end].to_owned())
}
