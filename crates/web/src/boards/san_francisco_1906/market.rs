//! The notices: permits and objectives that can be taken, and what counts for everybody.

use ::san_francisco_1906::{Objective, Permit, objective_text, objective_title, permit_title};
use maud::{Markup, html};

use super::desk::{Desk, figure};
use super::pieces::{colour_class, objective_face, pawn, permit_face, pieces, points};
use super::place::Place;
use super::progress;
use super::thing::Thing;

pub fn market(desk: &Desk<'_>) -> Markup {
    let view = desk.view;
    html! {
        div.notices data-key="notices" {
            section.col.permits data-key="permit-row" {
                h2 { (desk.t("permits")) }
                div.row data-key="permit-cards" {
                    @for (permit, piece) in pieces(&view.permit_row) { (permit_card(desk, permit, piece)) }
                    (permit_pile(desk))
                }
            }
            section.col.grow data-key="goal-row" {
                h2 { (desk.t("objectives")) }
                div.row data-key="goal-cards" {
                    @for objective in &view.objective_row { (objective_card(desk, *objective)) }
                    (goal_pile(desk))
                }
            }
            section.col.grow.all data-key="common" {
                h2 { (desk.t("common")) }
                div.row data-key="common-cards" {
                    @for objective in &view.common { (common(desk, *objective)) }
                    (best_builder(desk))
                }
            }
        }
    }
}

fn permit_card(desk: &Desk<'_>, permit: Permit, piece: Option<usize>) -> Markup {
    let place = Place::Row(permit);
    let spot = desk.scene.at(place).class("permit").class(colour_class(permit.colour()));
    let spot = match piece {
        Some(i) => spot.piece(i),
        None => spot,
    };
    spot.sends(desk.mark(place))
        .label(permit_title(permit, desk.lang()))
        .button(Thing::Permit(permit), &permit_face(desk.art(), permit))
}

/// The pile of permits with the discards beside it.
fn permit_pile(desk: &Desk<'_>) -> Markup {
    let (left, spent): (usize, u32) =
        (desk.view.permit_pile, desk.view.permit_discard.values().map(|n| u32::from(*n)).sum());
    let pile = html! { b { (left) } span { (desk.t("in-the-pile")) } };
    let discard = html! { (desk.n("discarded", spent)) };
    html! {
        div.stack data-key="permit-stack" {
            (desk.scene.at(Place::PermitPile).class("facedown").label(desk.t("permit-pile")).mark(Thing::PermitPile, &pile))
            (desk.scene.at(Place::Discard).class("discard").label(desk.n("discarded", spent)).mark(Thing::PermitPile, &discard))
        }
    }
}

/// An objective in words: what it counts, how far a player has come, and what it is worth now.
pub fn objective_label(desk: &Desk<'_>, objective: Objective) -> String {
    let (title, text) = (objective_title(objective, desk.lang()), objective_text(objective, desk.lang()));
    let worth = desk.n("worth-now", figure(desk.count.objective(desk.near.seat, objective)));
    format!("{title}. {text} {}. {worth}", progress::sentence(desk, objective, desk.near.seat))
}

fn objective_card(desk: &Desk<'_>, objective: Objective) -> Markup {
    let place = Place::Goal(objective);
    let spot = desk.scene.at(place).class("goal").with("violet", desk.view.is_violet(objective));
    spot.sends(desk.mark(place))
        .label(objective_label(desk, objective))
        .button(Thing::Objective(objective), &objective_face(desk, objective, desk.near.seat))
}

fn goal_pile(desk: &Desk<'_>) -> Markup {
    let left = desk.view.objective_pile;
    let text = desk.t(if left > 0 { "draw-secret" } else { "none-left" });
    let inside = html! { b { (left) } span { (text) } };
    let spot = desk.scene.at(Place::GoalPile).class("facedown").label(desk.n("objective-pile", left));
    spot.sends(desk.mark(Place::GoalPile)).button(Thing::Secret, &inside)
}

fn common(desk: &Desk<'_>, objective: Objective) -> Markup {
    let spot = desk.scene.at(Place::Common(objective)).class("goal violet");
    spot.label(objective_label(desk, objective))
        .mark(Thing::Objective(objective), &objective_face(desk, objective, desk.near.seat))
}

fn best_builder(desk: &Desk<'_>) -> Markup {
    let all = desk.view.all_buildings();
    let (built, prize) = (desk.near.buildings, desk.view.best_builder_points().to_string());
    let inside = html! {
        (desk.art().piece("opic", "o-best-builder"))
        b.name { (desk.t("best-builder")) }
        small {
            @match desk.view.best_builder {
                Some(seat) => { (pawn(seat)) (desk.name(seat)) }
                None => { (desk.t_with("best-builder-short", &[("n", &built.to_string()), ("of", &all.to_string()), ("points", &prize)])) }
            }
        }
        (points(desk.now.best_builder))
    };
    let spot = desk.scene.at(Place::BestBuilder).class("goal orange");
    spot.label(desk.n("best-builder-note", all)).mark(Thing::BestBuilder, &inside)
}
