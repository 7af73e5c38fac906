//! The ring of action cards.

use ::san_francisco_1906::{Asked, Space, SpaceView, space_title};
use kernel::Kind;
use maud::{Markup, html};

use super::art;
use super::desk::Desk;
use super::pieces::pawn;

pub fn card(desk: &Desk<'_>, number: usize) -> Markup {
    let now = desk.view.card == u8::try_from(number).ok();
    let card = &desk.view.ring[number - 1];
    let title = desk.t_with("card", &[("n", &number.to_string())]);
    html! {
        section.sheet.action.(format!("at-{number}")) .now[now] data-key={ "card-" (number) } aria-label=(title) aria-current=[now.then_some("step")] {
            b.no { (number) }
            div.spaces {
                @for (place, space) in card.spaces.iter().enumerate() {
                    @if let Some(word) = space.space {
                        @if now { (present(desk, space, word, place)) } @else { span.space title=(about(desk, space, word)) { (face(desk, space, word)) } }
                    }
                }
            }
        }
    }
}

/// A space of the card on which the pawns are.
fn present(desk: &Desk<'_>, space: &SpaceView, word: Space, place: usize) -> Markup {
    let at = format!("card/{word}");
    let open = desk.scene.is_open(&at);
    let answer = match desk.question() {
        Some(Asked::Space { .. }) => Some(format!("move {word}")),
        Some(Asked::Option { .. }) if word != Space::Pass => Some(format!("use {word}")),
        _ => None,
    };
    let walk = match desk.question() {
        Some(Asked::Option { seat }) if word != Space::Pass => desk.view.step_price(seat, place),
        _ => None,
    };
    let why = answer.filter(|_| !open).and_then(|answer| desk.scene.why_not(&answer));
    let own = space.pawn == Some(desk.near.seat);
    let moves = matches!(desk.question(), Some(Asked::Space { .. }));
    let idle = moves && open && !desk.view.is_possible(desk.near, word, desk.near.dollars);
    let mut title = about(desk, space, word);
    if let Some(walk) = walk.filter(|walk| *walk > 0) {
        title = format!("{title}\n{}", desk.t_with("steps", &[("price", &desk.dollars(walk))]));
    }
    if idle {
        title = format!("{title}\n{}", desk.t("not-possible"));
    }
    if let Some(why) = &why {
        title = format!("{title}\n{why}");
    }
    html! {
        button type="button" .space .open[open] .mine[own] .idle[idle] .dear[why.is_some()] data-at=(at) data-key={ "space-" (word) } disabled[!open && why.is_none()]
            aria-disabled=[(!open && why.is_some()).then_some("true")] data-why=[why.as_deref()] title=(title) aria-label=(title) {
            (face(desk, space, word))
            @if let Some(walk) = walk.filter(|walk| *walk > 0) { span.walk { "−" (desk.dollars(walk)) } }
            @if let Some(seat) = space.pawn { (pawn(desk, seat)) }
        }
    }
}

fn face(desk: &Desk<'_>, space: &SpaceView, word: Space) -> Markup {
    html! {
        (art::space(word))
        span.word { (desk.t(&format!("short-{}", word.name()))) }
        (price(desk, space, word))
    }
}

/// What a space brings or costs by itself.
fn price(desk: &Desk<'_>, space: &SpaceView, word: Space) -> Markup {
    let cost = desk.view.action_price(word);
    html! {
        @if word == Space::Benefits { em.gain { "+" (desk.dollars(space.dollars)) } }
        @else if word == Space::Clearing {
            em { @if let Some(least) = cost { (desk.t_with("clear-prices", &[("least", &least.to_string()), ("most", &desk.view.clear_price().to_string())])) } }
        }
        @else if let Some(cost) = cost { em { (desk.dollars(cost)) } }
    }
}

/// A space in words.
fn about(desk: &Desk<'_>, space: &SpaceView, word: Space) -> String {
    let title = space_title(word, desk.lang());
    let text = desk.t_with(
        &format!("about-{}", word.name()),
        &[
            ("money", &desk.dollars(space.dollars)),
            ("price", &desk.dollars(desk.view.action_price(word).unwrap_or(0))),
            ("token", &desk.dollars(desk.view.clear_price())),
        ],
    );
    let taken = space.pawn.map(|seat| format!(" {}", desk.t_with("taken", &[("name", &desk.name(seat))])));
    format!("{title}. {text}{}", taken.unwrap_or_default())
}
