//! The five roles: who took which, and what each would bring.

use ::san_juan::{Outlook, Role, SanJuan, role_title};
use kernel::Kind;
use maud::{Markup, html};

use super::super::Scene;
use super::place::Place;
use super::thing::Thing;
use super::{Look, pictures};
use crate::boards::soft;

pub fn draw(look: &Look<'_>) -> Markup {
    html! {
        section.roles data-key="roles" aria-label=(look.t("roles")) { @for role in Role::ALL { (one(look, *role)) } }
    }
}

fn one(look: &Look<'_>, role: Role) -> Markup {
    let (scene, view) = (look.scene, look.view);
    let name = role_title(role, scene.words.lang);
    let taken = view.roles.iter().find(|taken| taken.role == role);
    let now = view.role == Some(role);
    let note = match taken {
        Some(taken) if now => look.t_with("role-now", &[("who", &scene.words.name(taken.seat))]),
        Some(taken) => look.t_with("role-taken", &[("who", &scene.words.name(taken.seat))]),
        None => brings(scene, view.outlook(look.near.seat, role)),
    };
    let inside = html! {
        span.seal { (pictures::sign(scene.art, role.name())) }
        b.name { (soft(name)) }
        small.brings { (note) @if now && view.doubled { b.twice { " ×2" } } }
        @if let Some(taken) = taken { (look.pawn(taken.seat)) }
    };
    let spot = scene.at(Place::Role(role)).class("role").with("taken", taken.is_some()).with("now", now);
    spot.label(format!("{name}{}{note}", scene.page("colon"))).button(Thing::Role(role), &inside)
}

/// What a role would bring to the near player.
pub fn brings(scene: &Scene<'_, SanJuan>, outlook: Outlook) -> String {
    let say = |name: &str, values: &[(&str, u8)]| {
        let values: Vec<(&str, String)> = values.iter().map(|(name, n)| (*name, n.to_string())).collect();
        let values: Vec<(&str, &str)> = values.iter().map(|(name, n)| (*name, n.as_str())).collect();
        scene.t_with(name, &values)
    };
    match outlook {
        Outlook::Discount(n) => say("brings-discount", &[("n", n)]),
        Outlook::Goods(n) => say("brings-goods", &[("n", n)]),
        Outlook::Sale { goods: 0, .. } => say("brings-no-sale", &[]),
        Outlook::Sale { goods, least, most } if least == most => {
            say("brings-sale", &[("goods", goods), ("cards", most)])
        }
        Outlook::Sale { goods, least, most } => {
            say("brings-sale-range", &[("goods", goods), ("least", least), ("most", most)])
        }
        Outlook::Recruits { drawn, kept } => say("brings-recruits", &[("drawn", drawn), ("kept", kept)]),
        Outlook::Cards(n) => say("brings-cards", &[("n", n)]),
    }
}
