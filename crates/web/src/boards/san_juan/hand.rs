//! The near player's hand: a fan of cards that says what each would cost, or a row of cards to be marked.

use ::san_juan::{Card, Cards, QuestionKind, SanJuan, SeatView, title};
use maud::{Markup, html};

use super::super::Scene;
use super::marks::Mark;
use super::place::Place;
use super::thing::Thing;
use super::{Look, card, pictures};

/// Cards in words, each with its number.
pub fn names(scene: &Scene<'_, SanJuan>, cards: &Cards) -> Vec<String> {
    let name = |(card, n): (&Card, &u8)| {
        let name = title(*card, scene.words.lang);
        if *n > 1 { format!("{name} ×{n}") } else { name.to_owned() }
    };
    cards.iter().map(name).collect()
}

/// The plate, what is under way, and the hand.
pub fn draw(look: &Look<'_>) -> Markup {
    html! {
        (plate(look))
        (under_way(look))
        (drawn(look))
        (hand(look))
    }
}

/// Who one is: sign, name, hand, points.
fn plate(look: &Look<'_>) -> Markup {
    let (scene, seat) = (look.scene, look.near);
    let who = html! { (scene.words.name(seat.seat)) };
    html! {
        div.plate.{ "seat-" (seat.seat) } data-key="plate" {
            (look.pawn(seat.seat))
            b.who { (scene.at(Place::Player(seat.seat)).mark(None, &who)) }
            @if look.view.governor == seat.seat { span.governor data-key="governor" data-thing=(Thing::Governor) { (pictures::sign(scene.art, "governor")) span { (look.t("governor")) } } }
            p.held .over[seat.hand_size > seat.hand_limit] data-thing=(Thing::Hand) { (look.t("hand")) " " b data-count { (seat.hand_size) } small { " / " (seat.hand_limit) } }
            @if let Some(marking) = &look.marking { (marking.preview(look.scene, &[])) }
            span.vp.total data-key="total" data-thing=(Thing::Point) data-count { (seat.points) }
        }
    }
}

/// The building that is being placed or paid for.
fn under_way(look: &Look<'_>) -> Markup {
    let asked = look.view.asked.as_ref().filter(|asked| asked.seat == look.near.seat);
    html! {
        @if let Some(building) = asked.and_then(|asked| asked.building) {
            div.plinth data-key="plinth" {
                em { (look.t("to-build")) }
                span class={ "card " (pictures::kind(building)) } data-thing=(Thing::Card(building)) { (card::face(look, look.near, building)) }
            }
        }
    }
}

/// Whether cards of the hand are chosen.
fn from_hand(question: QuestionKind) -> bool {
    match question {
        QuestionKind::Draft
        | QuestionKind::Pay
        | QuestionKind::Cull
        | QuestionKind::Company
        | QuestionKind::Chapel
        | QuestionKind::Church
        | QuestionKind::Limit => true,
        QuestionKind::Role
        | QuestionKind::Build
        | QuestionKind::Site
        | QuestionKind::Spend
        | QuestionKind::Produce
        | QuestionKind::Sell
        | QuestionKind::Keep
        | QuestionKind::Recruit
        | QuestionKind::Venture
        | QuestionKind::Over => false,
    }
}

/// So many cards lie side by side without hiding each other.
const SIDE_BY_SIDE: usize = 7;

/// How a row of so many cards is laid: as a fan, a row, in two rows, in two rows of small ones.
fn layout(n: usize, flat: bool) -> &'static str {
    match n {
        0..=8 if !flat => "fan",
        0..=11 => "row",
        12..=16 => "double",
        _ => "dense",
    }
}

/// The hand: cards that can be built, paid, discarded; for who may not see it, their backs.
fn hand(look: &Look<'_>) -> Markup {
    let (scene, seat) = (look.scene, look.near);
    let place = Place::Hands(seat.seat);
    let asked = look.view.asked.as_ref().filter(|asked| asked.seat == seat.seat);
    let marks = look.marking.as_ref().is_some_and(|marking| {
        marking.asked.question == QuestionKind::Spend || from_hand(marking.asked.question)
    });
    // What was chosen before, one by one, is no longer counted with the hand.
    let chosen =
        asked.filter(|asked| from_hand(asked.question)).and_then(|asked| asked.chosen_cards.as_ref());
    let squeezed = asked.is_some_and(|asked| asked.drawn > 0);
    // Room for more is seen, as in the city, as long as there can be more.
    let room = if squeezed || look.view.asked.is_none() { 0 } else { seat.hand_limit.min(SIDE_BY_SIDE) };
    let (layout, spread) = (layout(seat.hand_size, marks), seat.hand_size.max(room));
    let inside = html! {
        @match &seat.hand {
            Some(cards) => {
                @for (card, n) in cards { @for copy in 0..*n { (held(look, *card, copy, marks)) } }
                @for (card, n) in chosen.into_iter().flatten() { @for copy in 0..*n {
                    (set_aside(look, *card, copy, Place::Hand(seat.seat, *card), cards.contains_key(card), "held"))
                } }
            }
            None => { @for copy in 0..seat.hand_size { span.slot data-key={ "back-" (copy) } { (pictures::back(scene.art)) } } }
        }
        @for room in seat.hand_size..spread { span.slot.free data-key={ "room-" (room) } aria-hidden="true" {} }
        @if seat.hand_size == 0 { p.none { (look.t("hand-empty")) } }
    };
    scene
        .at(place)
        .class("hand")
        .class(layout)
        .class(&format!("n{spread}"))
        .with("marks", marks)
        .with("squeezed", squeezed)
        .mark(None, &inside)
}

/// A card of the hand.
fn held(look: &Look<'_>, card: Card, copy: u8, marks: bool) -> Markup {
    let (scene, seat) = (look.scene, look.near);
    let spot = scene.at(Place::Hand(seat.seat, card)).piece(copy).label(card::label(look, seat, card));
    let face = card::face(look, seat, card);
    let mark = look.marking.as_ref().filter(|marking| marks && marking.fits(Mark::Hand(card)));
    html! {
        span.slot data-key={ "held-" (card) "-" (copy) } {
            @match mark {
                Some(marking) => (marked(spot.checkbox(Thing::Card(card), Mark::Hand(card), false), look, marking, card, copy, "held", &face)),
                None => (spot.class("card").class(pictures::kind(card)).button(Thing::Card(card), &html! { (face) (card::price(look, seat, card)) })),
            }
        }
    }
}

/// A card that can be marked.
fn marked(
    input: Markup,
    look: &Look<'_>,
    marking: &super::marks::Marking,
    card: Card,
    copy: u8,
    pool: &str,
    face: &Markup,
) -> Markup {
    html! {
        label class={ "card " (pictures::kind(card)) } data-key={ (pool) "-mark-" (card) "-" (copy) } data-thing=(Thing::Card(card)) {
            (input)
            (face)
            b.foot { (look.t(&format!("marked-{}", marking.verb()))) }
        }
    }
}

/// A card that was chosen before, one by one. Its place stays where it is, unless others like it lie there.
fn set_aside(look: &Look<'_>, card: Card, copy: u8, place: Place, others: bool, pool: &str) -> Markup {
    html! {
        span.slot data-key={ (pool) "-chosen-" (card) "-" (copy) } {
            span class={ "card chosen " (pictures::kind(card)) } data-thing=(Thing::Card(card)) { (card::face(look, look.near, card)) }
            @if copy == 0 && !others { (look.scene.at(place).empty(Thing::Card(card))) }
        }
    }
}

/// The cards that the Recruiter has brought, apart from the hand until some are kept.
fn drawn(look: &Look<'_>) -> Markup {
    let Some(asked) =
        look.view.asked.as_ref().filter(|asked| asked.seat == look.near.seat && asked.drawn > 0)
    else {
        return html! {};
    };
    let (scene, seat): (_, &SeatView) = (look.scene, look.near);
    let inside = html! {
        @match &asked.drawn_cards {
            Some(cards) => {
                @for (card, n) in cards { @for copy in 0..*n { (pick(look, *card, copy)) } }
                @for (card, n) in asked.chosen_cards.iter().flatten() { @for copy in 0..*n {
                    (set_aside(look, *card, copy, Place::Drawn(seat.seat, *card), cards.contains_key(card), "drawn"))
                } }
            }
            None => { @for copy in 0..asked.drawn { span.slot data-key={ "drawn-back-" (copy) } { (pictures::back(scene.art)) } } }
        }
    };
    html! {
        div.plinth.drawn data-key="drawn" {
            em { (look.t_with("drawn-keep", &[("n", &asked.least.to_string())])) }
            (scene.at(Place::Aside(seat.seat)).class("row").class(&format!("n{}", asked.drawn)).mark(None, &inside))
        }
    }
}

fn pick(look: &Look<'_>, card: Card, copy: u8) -> Markup {
    let (scene, seat) = (look.scene, look.near);
    let spot = scene.at(Place::Drawn(seat.seat, card)).piece(copy).label(card::label(look, seat, card));
    let face = card::face(look, seat, card);
    let mark = look.marking.as_ref().filter(|marking| marking.fits(Mark::Drawn(card)));
    html! {
        span.slot data-key={ "pick-" (card) "-" (copy) } {
            @match mark {
                Some(marking) => (marked(spot.checkbox(Thing::Card(card), Mark::Drawn(card), false), look, marking, card, copy, "drawn", &face)),
                None => (spot.class("card").class(pictures::kind(card)).button(Thing::Card(card), &face)),
            }
        }
    }
}
