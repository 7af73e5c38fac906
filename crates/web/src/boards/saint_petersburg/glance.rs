//! The two rows of cards.

use ::saint_petersburg::{Asked, Card, Cards, Stack, View};
use kernel::Kind;
use maud::{Markup, html};

use super::super::Art;
use super::super::glance::{Glance, Worth, put, sketch};
use super::card::kind;

pub fn glance(view: &View, art: &Art) -> Glance {
    Glance {
        picture: sketch("#22315a", &rows(view, art)),
        worth: view.seats.iter().map(|seat| Worth::open(seat.points.into())).collect(),
        question: view.asked.map(|asked| match asked {
            Asked::Turn { .. } => "turn",
            Asked::Observed { .. } => "observed",
            Asked::Pub { .. } => "pub",
        }),
    }
}

fn rows(view: &View, art: &Art) -> Markup {
    let all = |cards: &Cards| -> Vec<Card> {
        cards.iter().flat_map(|(card, n)| std::iter::repeat_n(*card, usize::from(*n))).collect()
    };
    let (upper, lower) = (all(&view.upper), all(&view.lower));
    html! {
        @for (i, (stack, left)) in view.stacks.iter().enumerate() { (back(*stack, *left, i, art)) }
        @for (i, card) in upper.iter().enumerate() { (small(*card, i, upper.len(), 5.0, art)) }
        @for (i, card) in lower.iter().enumerate() { (small(*card, i, lower.len(), 50.0, art)) }
    }
}

/// A stack, face down; an empty one leaves its place.
fn back(stack: Stack, left: usize, i: usize, art: &Art) -> Markup {
    let (x, y) = (234.0 + (i % 2) as f32 * 32.0, 4.0 + (i / 2) as f32 * 43.0);
    html! {
        rect x=(x + 0.5) y=(y + 0.5) width="29" height="40" rx="3" fill="none" stroke="#ffffff" stroke-opacity=".35" {}
        @if left > 0 { (put(art, &format!("back-{stack}"), (x, y, 30.0, 41.0))) }
    }
}

/// A card, its window and the band of its kind.
fn small(card: Card, i: usize, all: usize, y: f32, art: &Art) -> Markup {
    let step = (224.0 / all.max(1) as f32).min(37.0);
    let x = 5.0 + i as f32 * step;
    let band = match kind(card) {
        "worker" => "#2f6f43",
        "building" => "#2b5fa0",
        _ => "#97383a",
    };
    html! {
        rect x=(x) y=(y) width="34" height="38" rx="3" fill="#f6efdf" {}
        rect x=(x) y=(y) width="34" height="8" rx="3" fill=(band) {}
        (put(art, card.name(), (x + 1.0, y + 9.0, 32.0, 27.0)))
    }
}
