//! What can be taken: permits, objectives, urban development cards. Beside them the common objectives and Best Builder.

use ::san_francisco_1906::{Asked, Development, Objective, Permit, development_title, permit_title};
use maud::{Markup, html};

use super::art;
use super::desk::{Desk, signed};
use super::pieces::{objective_face, objective_tip, permit_class, permit_face};

pub fn market(desk: &Desk<'_>) -> Markup {
    let view = desk.view;
    let discard: u32 = view.permit_discard.values().map(|n| u32::from(*n)).sum();
    html! {
        section.sheet.market data-key="market" {
            div.shelf.permits {
                h2 { (desk.t("permits")) em title=(desk.t("permit-pile")) { (art::paper()) (view.permit_pile) } em title=(desk.t("permit-discard")) { "✕" (discard) } }
                div.cards { @for permit in &view.permit_row { (permit_card(desk, *permit)) } @if view.permit_row.is_empty() { p.soft { "—" } } }
            }
            div.shelf.objectives {
                h2 { (desk.t("objectives")) em title=(desk.t("worth-now")) { (desk.t("worth-short")) } }
                div.cards {
                    @for objective in &view.objective_row { (objective_card(desk, *objective)) }
                    (pile(desk))
                }
            }
            div.shelf.common data-key="common" {
                h2 { (desk.t("common")) }
                div.cards { @for objective in &view.common { (common(desk, *objective)) } (best_builder(desk)) }
            }
        }
    }
}

/// Why something of a row cannot be taken, when cards of rows are asked for.
fn why_not(desk: &Desk<'_>, open: bool, answer: &str) -> Option<String> {
    let asked =
        matches!(desk.question(), Some(Asked::Permit { .. } | Asked::Objective { .. } | Asked::Bonus { .. }));
    desk.scene.why_not(answer).filter(|_| asked && !open)
}

fn permit_card(desk: &Desk<'_>, permit: Permit) -> Markup {
    let at = format!("permit/{permit}");
    let open = desk.scene.is_open(&at);
    let why = why_not(desk, open, &format!("take {permit}"));
    let name = permit_title(permit, desk.lang());
    let title = why.as_ref().map_or_else(|| name.clone(), |why| format!("{name}\n{why}"));
    html! {
        button type="button" .ticket.(permit_class(permit)) .open[open] data-at=(at) data-key=(at) disabled[!open && why.is_none()]
            aria-disabled=[why.is_some().then_some("true")] data-why=[why.as_deref()] title=(title) aria-label=(title) { (permit_face(permit)) }
    }
}

fn objective_card(desk: &Desk<'_>, objective: Objective) -> Markup {
    let at = format!("objective/{objective}");
    let open = desk.scene.is_open(&at);
    let why = why_not(desk, open, &format!("take {objective}"));
    let tip = objective_tip(desk, objective, desk.near.seat);
    let title = why.as_ref().map_or_else(|| tip.clone(), |why| format!("{tip}\n{why}"));
    html! {
        button type="button" .goalcard .violet[desk.view.is_violet(objective)] .open[open] data-at=(at) data-key=(at) disabled[!open && why.is_none()]
            aria-disabled=[why.is_some().then_some("true")] data-why=[why.as_deref()] title=(title) aria-label=(title) {
            (objective_face(desk, objective, desk.count.objective(desk.near.seat, objective)))
        }
    }
}

fn pile(desk: &Desk<'_>) -> Markup {
    let left = desk.view.objective_pile.to_string();
    let title = desk.t_with("objective-pile", &[("n", &left)]);
    let open = desk.scene.is_open("objective/pile");
    html! {
        button type="button" .goalcard.pile .open[open] data-at="objective/pile" disabled[!open] title=(title) aria-label=(title) {
            (art::flag()) span.title { (desk.t("draw")) } b { (left) }
        }
    }
}

fn common(desk: &Desk<'_>, objective: Objective) -> Markup {
    html! {
        div.goalcard.violet data-key={ "common-" (objective) } title=(objective_tip(desk, objective, desk.near.seat)) {
            (objective_face(desk, objective, desk.count.objective(desk.near.seat, objective)))
        }
    }
}

fn best_builder(desk: &Desk<'_>) -> Markup {
    let all = desk.view.all_buildings().to_string();
    let most = desk.view.seats.iter().map(|seat| seat.buildings).max().unwrap_or(0);
    html! {
        div.goalcard.best title=(desk.t_with("best-builder-note", &[("n", &all)])) {
            (art::cup())
            span.title { (desk.t("best-builder")) }
            @match desk.view.best_builder {
                Some(seat) => { (super::pieces::pawn(desk, seat)) }
                None => { small { (most) "/" (all) } }
            }
            span.vp { (desk.view.best_builder_points()) }
        }
    }
}

/// The piles of urban development cards, with what the next card would bring.
pub fn piles(desk: &Desk<'_>) -> Markup {
    html! {
        div.piles data-key="piles" {
            @for (kind, left) in &desk.view.piles { (development(desk, *kind, *left)) }
        }
    }
}

fn development(desk: &Desk<'_>, kind: Development, left: u8) -> Markup {
    let at = format!("development/{kind}");
    let open = desk.scene.is_open(&at);
    let asked = matches!(desk.question(), Some(Asked::Development { .. }));
    let why = (asked && !open).then(|| desk.scene.why_not(&format!("take {kind}"))).flatten();
    let (seat, cost) = (desk.near.seat, desk.view.development_cost(kind));
    let after = desk.count.developed(seat, kind, desk.view.next_park).breakdown(seat);
    let change = desk.difference(&desk.count.breakdown(seat), &after);
    let printed = desk.view.development_points(kind);
    let name = development_title(kind, desk.lang());
    let sources: Vec<String> =
        change.sources.iter().map(|(title, points)| format!("{title} {}", signed(*points))).collect();
    let mut title = desk.t_with("pile", &[("name", name), ("left", &left.to_string()), ("points", &printed)]);
    if cost > 0 {
        title = format!("{title} {}", desk.t_with("pile-cost", &[("price", &desk.dollars(cost))]));
    }
    if left > 0 {
        title =
            format!("{title}\n{} {} ★: {}", desk.t("next-card"), signed(change.points), sources.join(", "));
    }
    if let Some(why) = &why {
        title = format!("{title}\n{why}");
    }
    html! {
        button type="button" .stock .open[open] .none[left == 0] data-at=(at) data-key=(at) disabled[!open && why.is_none()]
            aria-disabled=[why.is_some().then_some("true")] data-why=[why.as_deref()] title=(title) aria-label=(title) {
            (art::kind(kind))
            b { "×" (left) }
            @if open { span.now { (signed(change.points)) "★" } } @else { span.values { (printed) "★" } }
            @if cost > 0 { em { (desk.dollars(cost)) } }
            @if let (Development::Park, Some(letter)) = (kind, desk.view.next_park) { i { (letter) } }
        }
    }
}
