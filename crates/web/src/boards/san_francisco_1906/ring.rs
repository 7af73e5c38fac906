//! The ring: a rail round the city with six stations, the action cards, each with its named actions and the order that follows from it.

use ::san_francisco_1906::{Asked, Lack, Space, SpaceView, space_title};
use kernel::{Kind, Seat};
use maud::{Markup, html};

use super::city;
use super::desk::{Desk, signed, stars};
use super::pieces::{action, pawn};
use super::place::Place;
use super::progress::{next_turn, rank};
use super::thing::Thing;
use crate::boards::soft;

pub fn ring(desk: &Desk<'_>) -> Markup {
    html! {
        section.ring data-key="ring" aria-label=(desk.t("ring")) {
            @for number in (1..).take(desk.view.ring.len()) { (station(desk, number)) }
            (city::city(desk))
        }
    }
}

fn station(desk: &Desk<'_>, number: u8) -> Markup {
    let now = desk.view.card == Some(number);
    let done = desk.view.card.is_some_and(|card| number < card) || desk.view.is_after_the_last_card();
    let title = desk.n("card", number);
    let spaces = &desk.view.ring[usize::from(number) - 1].spaces;
    let inside = html! {
        @for (place, space) in spaces.iter().enumerate() {
            @if let Some(word) = space.space {
                @if now { (present(desk, space, word, place)) } @else { (elsewhere(desk, number, space, word)) }
            }
        }
    };
    html! {
        section.station.(format!("at-{number}")) .now[now] .done[done] data-key={ "station-" (number) } aria-label=(title) aria-current=[now.then_some("step")] {
            header data-key={ "head-" (number) } {
                span.no data-key={ "no-" (number) } data-thing=(Thing::Station(number)) role="img" aria-label=(title) { (number) }
                @if now { (order(desk)) } @else if let Some(note) = note(desk, number) { (note) }
                @if now { (turns(desk, number)) (dollar(desk)) }
            }
            // A pawn leaves from where it stands among them.
            (desk.scene.at(Place::Station(number)).class("spaces").label(title.as_str()).mark(Thing::Station(number), &inside))
        }
    }
}

/// Who comes first on the next card, as far as one can say, and where the year begins and ends.
fn note(desk: &Desk<'_>, number: u8) -> Option<Markup> {
    let next = desk.view.card.map_or(1, |card| card + 1);
    let first = desk.view.next_order();
    let known = number == next && !first.is_empty() && desk.view.asked.is_some();
    let text = |name: &str| Some(html! { em.note { (desk.t(name)) } });
    if known {
        let all = first.len() == desk.view.seats.len();
        return Some(html! {
            em.note { (desk.t("next-order")) " " @for seat in &first { (pawn(*seat)) } @if !all { "…" } }
        });
    }
    match usize::from(number) {
        1 => text("first-card"),
        last if last == desk.view.ring.len() => text("last-card-of-year"),
        _ => None,
    }
}

/// Whose turn it is on the present area, who has moved and who will.
pub fn order(desk: &Desk<'_>) -> Markup {
    let turn = usize::from(desk.view.turn);
    let over = desk.view.asked.is_none();
    let one = |i: usize, seat: Seat| {
        let spot = desk.scene.at(Place::Turn(seat)).class("turn");
        let spot = spot.with("moved", i < turn || over).with("at", i == turn && !over);
        spot.label(desk.name(seat)).mark(Thing::Pawn(seat), &pawn(seat))
    };
    html! {
        em.order data-key="order" { (desk.t("order")) " " @for (i, seat) in desk.view.order.iter().enumerate() { (one(i, *seat)) } }
    }
}

/// What the black figures on the free spaces mean: the turn on the next card, or when the next year begins.
fn turns(desk: &Desk<'_>, number: u8) -> Markup {
    if !matches!(desk.question(), Some(Asked::Space { .. })) {
        return html! {};
    }
    let last = usize::from(number) == desk.view.ring.len();
    let text = if last {
        desk.n("turn-next-year", desk.view.year + 1)
    } else {
        desk.n("turn-next-card", number + 1)
    };
    html! { em.turns data-key="turns" { (text) } }
}

/// One dollar instead of an action.
fn dollar(desk: &Desk<'_>) -> Markup {
    let inside = html! { (desk.t("or-dollar")) };
    desk.scene.at(Place::Dollar).class("dollar").label(desk.t("take-dollar")).button(Thing::Dollar, &inside)
}

fn elsewhere(desk: &Desk<'_>, number: u8, space: &SpaceView, word: Space) -> Markup {
    let spot = desk.scene.at(Place::Ahead(number, word)).class("space");
    let cost = html! { span.cost { (price(desk, space, word, 0)) } };
    spot.label(about(desk, space, word)).mark(Thing::Action(word), &face(desk, word, &cost))
}

/// A space of the card on which the pawns are.
fn present(desk: &Desk<'_>, space: &SpaceView, word: Space, place: usize) -> Markup {
    let near = desk.near;
    let moves = matches!(desk.question(), Some(Asked::Space { .. }));
    let steps = match desk.question() {
        Some(Asked::Option { .. }) if word != Space::Pass => desk.steps(word).filter(|steps| *steps > 0),
        _ => None,
    };
    let then = (moves && space.pawn.is_none()).then(|| desk.view.next_place(near.seat, place));
    let lack = missing(desk, word);
    let asked = moves || matches!(desk.question(), Some(Asked::Option { .. }));
    let gain = worth(desk, word, near.dollars.saturating_sub(steps.unwrap_or(0)))
        .filter(|_| asked && lack.is_none());
    let mut label = about(desk, space, word);
    if let Some(gain) = gain {
        label = format!("{label} {}", desk.t_with("brings-now", &[("points", &stars(gain))]));
    }
    if let Some(then) = then {
        label = format!("{label} {}", next_turn(desk, then));
    }
    if let Some(steps) = steps {
        label = format!("{label} {}", desk.t_with("steps", &[("price", &desk.dollars(steps))]));
    }
    if let Some(lack) = lack {
        label = format!("{label} {}", without(desk, lack));
    }
    let foot = html! {
        @match lack {
            Some(lack) => span.lack { (lacking(desk, lack)) },
            None => span.cost { (price(desk, space, word, steps.unwrap_or(0))) },
        }
    };
    let inside = html! {
        (face(desk, word, &foot))
        @if let Some(seat) = space.pawn { span.man data-thing=(Thing::Pawn(seat)) { (pawn(seat)) } }
        @if let Some(then) = then { span.rank { (rank(desk, then)) } }
        @if let Some(gain) = gain { span.gain { (signed(gain)) } }
    };
    let spot = desk.scene.at(Place::Space(word)).class("space").label(label);
    spot.with("idle", lack.is_some())
        .with("mine", space.pawn == Some(near.seat))
        .with("taken", space.pawn.is_some())
        .button(Thing::Action(word), &inside)
}

/// Sign and name of an action, and what stands below.
fn face(desk: &Desk<'_>, word: Space, foot: &Markup) -> Markup {
    html! {
        (action(desk.art(), word))
        b { (soft(&desk.t(&format!("short-{}", word.name())))) }
        (foot)
    }
}

/// What the visitor, who chooses a space, would lack for its action.
pub fn missing(desk: &Desk<'_>, word: Space) -> Option<Lack> {
    let moves = matches!(desk.question(), Some(Asked::Space { .. }));
    desk.view.lack(desk.near, word, desk.near.dollars).filter(|_| moves)
}

/// What is lacking, in two words.
fn lacking(desk: &Desk<'_>, lack: Lack) -> String {
    match lack {
        Lack::Reserve | Lack::PermitRow | Lack::Objectives => desk.t("lack-none-left"),
        Lack::Room => desk.n("lack-room", desk.view.most_permits()),
        Lack::Building => desk.t("lack-building"),
        Lack::Permits => desk.t("lack-permits"),
        Lack::Dollars(more) => desk.t_with("lack-dollars", &[("price", &desk.dollars(more))]),
    }
}

/// What is lacking, in whole sentences.
pub fn without(desk: &Desk<'_>, lack: Lack) -> String {
    let why = match lack {
        Lack::Reserve => desk.t("without-reserve"),
        Lack::PermitRow => desk.t("without-permit-row"),
        Lack::Objectives => desk.t("without-objectives"),
        Lack::Room => desk.n("without-room", desk.view.most_permits()),
        Lack::Building => desk.t("without-building"),
        Lack::Permits => desk.t("without-permits"),
        Lack::Dollars(more) => desk.t_with("without-dollars", &[("price", &desk.dollars(more))]),
    };
    format!("{why} {}", desk.t("not-possible"))
}

/// The most points that an action would change at once for the near player with so many dollars; nothing for one that only prepares others.
pub fn worth(desk: &Desk<'_>, word: Space, dollars: u8) -> Option<i32> {
    let (view, seat) = (desk.view, desk.near.seat);
    let price = view.action_price(word).unwrap_or(0);
    let sites = |subsidy| {
        let sites = view.sites(desk.near, dollars, subsidy);
        sites.into_iter().map(|plot| desk.change(plot).points).max()
    };
    match word {
        Space::Build => sites(false),
        Space::BuildSubsidised => sites(true),
        Space::UrbanDevelopment if dollars >= price => {
            Some(desk.difference(&desk.count.advanced(seat, price)).points)
        }
        Space::Clearing if dollars >= view.climb_price() => {
            let climbed = desk.difference(&desk.count.climbed(seat, view.climb_price())).points;
            let rubble = view.map.iter().find(|here| here.rubble && dollars >= view.clear_price());
            let cleared = rubble.map(|here| desk.difference(&desk.count.cleared(seat, here.plot)).points);
            Some(cleared.map_or(climbed, |cleared| cleared.max(climbed)))
        }
        Space::UrbanDevelopment
        | Space::Clearing
        | Space::Benefits
        | Space::Materials
        | Space::Permit
        | Space::Objective
        | Space::Pass => None,
    }
}

/// What a space brings or costs, with the steps to it.
fn price(desk: &Desk<'_>, space: &SpaceView, word: Space, steps: u8) -> String {
    let (gain, walk) = (format!("+{}", desk.dollars(space.dollars)), desk.dollars(steps));
    match (word, desk.view.action_price(word)) {
        (Space::Benefits, _) if steps > 0 => format!("{gain} −{walk}"),
        (Space::Benefits, _) => gain,
        (Space::Clearing, Some(_)) => {
            let [least, most] = [desk.view.climb_price(), desk.view.clear_price()].map(|price| price + steps);
            desk.t_with("clear-prices", &[("least", &least.to_string()), ("most", &most.to_string())])
        }
        (Space::Pass, _) => String::new(),
        (_, cost) => desk.price(cost.unwrap_or(0) + steps),
    }
}

/// A space in words.
fn about(desk: &Desk<'_>, space: &SpaceView, word: Space) -> String {
    let title = space_title(word, desk.lang());
    let text = what(desk, word, space.dollars);
    let taken = space.pawn.map(|seat| format!(" {}", desk.t_with("taken", &[("name", &desk.name(seat))])));
    format!("{title}. {text}{}", taken.unwrap_or_default())
}

/// What an action does, with its prices.
pub fn what(desk: &Desk<'_>, word: Space, benefits: u8) -> String {
    desk.t_with(
        &format!("about-{}", word.name()),
        &[
            ("money", &desk.dollars(benefits)),
            ("price", &desk.dollars(desk.view.action_price(word).unwrap_or(0))),
            ("token", &desk.dollars(desk.view.clear_price())),
            ("climb", &desk.dollars(desk.view.climb_price())),
        ],
    )
}
