//! The four stacks, as thick as they are, each with who begins in its phase; the discard pile; what different nobles are worth.

use ::saint_petersburg::{NOBLE_POINTS, Stack, stack_title};
use kernel::Kind;
use maud::{Markup, html};

use super::card::sign;
use super::place::Place;
use super::thing::Thing;
use super::{Look, pawn};

/// So many cards are one more layer of a stack.
const LAYER: usize = 6;

pub fn draw(look: &Look<'_>) -> Markup {
    html! {
        div.store data-key="store" {
            ul.stacks data-key="stacks" {
                @for stack in Stack::ALL { (pile(look, *stack)) }
            }
            (discard(look))
            (nobles(look))
        }
    }
}

fn pile(look: &Look<'_>, stack: Stack) -> Markup {
    let (scene, lang) = (look.scene, look.lang());
    let (left, owner) = (look.view.stacks[&stack], look.view.markers[&stack]);
    let name = stack_title(stack, lang);
    let begins = look.t_with("marker-of", &[("name", &scene.words.name(owner))]);
    let deck = html! { (sign(scene.art, stack)) b data-count="" { (left) } };
    let spot = scene.at(Place::Stack(stack)).class("deck").class(stack.name());
    let spot = spot.class(&format!("thick-{}", left.div_ceil(LAYER))).with("now", stack == look.view.phase);
    let label =
        format!("{}. {begins}", look.t_with("stack-left", &[("stack", name), ("n", &left.to_string())]));
    html! {
        li.pile data-key={ "pile-" (stack) } {
            (spot.label(label).button(Thing::Stack(stack), &deck))
            span.starts data-key={ "starts-" (stack) } data-thing=(Thing::Marker) { (pawn(owner)) }
            span.caption { (look.t(&format!("pile-{stack}"))) }
        }
    }
}

/// What was discarded or replaced, counted.
fn discard(look: &Look<'_>) -> Markup {
    let n: u32 = look.view.discard.values().map(|n| u32::from(*n)).sum();
    let inside = html! { span { (look.t("discard-pile")) } b data-count="" { (n) } };
    look.scene.at(Place::Discard).class("discarded").mark(Thing::Discard, &inside)
}

/// Points for different nobles at the end; the near player's number and the next one are marked.
fn nobles(look: &Look<'_>) -> Markup {
    let (own, points) = look.near.nobles();
    let most = NOBLE_POINTS.len() - 1;
    let near = look.near.seat;
    let values =
        [("name", look.scene.words.name(near)), ("n", own.to_string()), ("points", points.to_string())];
    let values = values.each_ref().map(|(name, value)| (*name, value.as_str()));
    // Who watches sees them as those of a player.
    let said = look.t_with(if look.scene.own == Some(near) { "nobles-own" } else { "nobles-of" }, &values);
    html! {
        section.nobles data-key="nobles" data-thing=(Thing::Nobles) {
            h2 { (look.t("noble-table")) }
            ol {
                @for (n, points) in NOBLE_POINTS.iter().enumerate().skip(1) {
                    li .me[n == own.min(most)] .next-step[n == own + 1] data-key={ "noble-" (n) } { span { (n) @if n == most { "+" } } b { (points) } }
                }
            }
            p { (said) }
        }
    }
}
