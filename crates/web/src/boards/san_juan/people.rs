//! The players: their hands, their points by source, how near the end is.

use ::san_juan::{CITY, Cards, SeatView, View, source_titles, title};
use maud::{Markup, html};

use super::super::early::Scene;
use super::card::{self, Piece};
use super::marks::{Marks, Pool};
use super::{art, asked_of, city};

/// The place of the cards under buildings among the sources of points.
const UNDER: usize = 1;

/// The near player's things.
pub fn own(scene: &Scene<'_>, view: &View, seat: &SeatView, marks: Option<&Marks>) -> Markup {
    html! {
        header.me data-key="me" {
            i class={ "pawn seat-" (seat.seat) } aria-hidden="true" { (seat.seat) }
            b { (scene.words.name(seat.seat)) }
            (governor(scene, view, seat))
            span.vp title=(scene.visitor.t("points")) { (seat.points) }
            (sources(scene, view, seat))
        }
        (city::city(scene, view, seat, marks))
        (hand(scene, view, seat, marks))
    }
}

fn governor(scene: &Scene<'_>, view: &View, seat: &SeatView) -> Markup {
    html! {
        @if view.governor == seat.seat { span.governor title=(scene.t("governor")) { (art::crown()) span { (scene.t("governor")) } } }
    }
}

/// Where the points come from.
fn sources(scene: &Scene<'_>, view: &View, seat: &SeatView) -> Markup {
    let titles = source_titles(scene.words.lang);
    let points = view.sources(seat.seat);
    html! {
        span.sources {
            @for (i, points) in points.into_iter().enumerate().filter(|(_, points)| *points > 0) {
                span title=(if i == UNDER { under(scene, seat, titles[i]) } else { titles[i].to_owned() }) { @if i == UNDER { (scene.t("under-short")) } @else { (titles[i]) } " " b { (points) } }
            }
        }
    }
}

/// The cards under buildings, with their names as far as the reader knows them.
fn under(scene: &Scene<'_>, seat: &SeatView, heading: &str) -> String {
    let known = seat.tucked.iter().chain(&seat.stored).flatten();
    let names: Vec<String> =
        known.map(|(card, n)| format!("{} ×{n}", title(*card, scene.words.lang))).collect();
    if names.is_empty() { heading.to_owned() } else { format!("{heading}: {}", names.join(", ")) }
}

/// The hand: cards that can be built, paid, discarded; for who may not see it, their backs.
fn hand(scene: &Scene<'_>, view: &View, seat: &SeatView, marks: Option<&Marks>) -> Markup {
    let marks = marks.filter(|marks| marks.pool == Pool::Hand);
    html! {
        section.hand data-key="hand" .over[seat.hand_size > seat.hand_limit] {
            h2 {
                (art::hand()) (scene.visitor.t("hand")) " " (seat.hand_size)
                em { (scene.t_with("limit", &[("n", &seat.hand_limit.to_string())])) }
            }
            div.cards {
                @match &seat.hand {
                    Some(hand) => {
                        @for (card, n) in hand { @for copy in 0..*n { (held(scene, view, seat, marks, *card, copy)) } }
                        @if let Some(marks) = marks {
                            @for (card, n) in &marks.chosen { @for copy in 0..*n {
                                span class={ "card chosen " (card::colour(*card)) } data-key={ "chosen-" (card) "-" (copy) } title=(scene.t("chosen")) { (card::face(scene, view, seat, *card)) }
                            } }
                        }
                        @if hand.is_empty() && seat.hand_size == 0 { p.empty { (scene.t("hand-empty")) } }
                    }
                    None => { @for copy in 0..seat.hand_size { span.card.backed data-key={ "back-" (copy) } { (card::back()) } } }
                }
            }
        }
    }
}

fn held(
    scene: &Scene<'_>,
    view: &View,
    seat: &SeatView,
    marks: Option<&Marks>,
    card: ::san_juan::Card,
    copy: u8,
) -> Markup {
    let why =
        (asked_of(scene, view) == Some("build")).then(|| scene.why_not(&format!("build {card}"))).flatten();
    let piece = Piece {
        class: format!("card {}", card::colour(card)),
        key: format!("hand-{card}-{copy}"),
        at: Some(format!("hand/{card}")),
        tip: card::tip(scene, card, why.as_deref()),
        label: card::label(scene, view, seat, card),
        mark: marks.filter(|marks| marks.fits(card)).map(|marks| marks.answer(card)),
        why,
    };
    piece.draw(scene, &card::face(scene, view, seat, card))
}

/// The cards that the Recruiter has brought, apart from the hand until some are kept.
pub fn drawn(scene: &Scene<'_>, view: &View, marks: Option<&Marks>) -> Markup {
    let Some(asked) = view.asked.as_ref().filter(|asked| asked.drawn > 0) else { return html! {} };
    let seat = &view.seats[asked.seat.index()];
    let marks = marks.filter(|marks| marks.pool == Pool::Drawn);
    html! {
        @if let Some(cards) = &asked.drawn_cards {
            section.drawn data-key="drawn" {
                h2 { (art::role(::san_juan::Role::Recruiter)) (scene.t("drawn")) em { (scene.t_with("drawn-keep", &[("n", &asked.least.to_string())])) } }
                div.cards {
                    @for (card, n) in cards { @for copy in 0..*n {
                        (Piece {
                            class: format!("card {}", card::colour(*card)),
                            key: format!("drawn-{card}-{copy}"),
                            at: Some(format!("drawn/{card}")),
                            tip: card::tip(scene, *card, None),
                            label: card::label(scene, view, seat, *card),
                            mark: marks.filter(|marks| marks.fits(*card)).map(|marks| marks.answer(*card)),
                            why: None,
                        }.draw(scene, &card::face(scene, view, seat, *card)))
                    } }
                    @for (card, n) in asked.chosen_cards.iter().flatten() { @for copy in 0..*n {
                        span class={ "card chosen " (card::colour(*card)) } data-key={ "kept-" (card) "-" (copy) } title=(scene.t("chosen")) { (card::face(scene, view, seat, *card)) }
                    } }
                }
            }
        }
    }
}

/// Another player.
pub fn other(scene: &Scene<'_>, view: &View, seat: &SeatView) -> Markup {
    let turn = view.asked.as_ref().is_some_and(|asked| asked.seat == seat.seat);
    let many = view.seats.len() > 2 && seat.city > 6;
    html! {
        article.opp .turn[turn] .many[many] data-key={ "opp-" (seat.seat) } {
            header {
                i class={ "pawn seat-" (seat.seat) } aria-hidden="true" { (seat.seat) }
                b { (scene.words.name(seat.seat)) }
                span.vp title=(scene.visitor.t("points")) { (seat.points) }
            }
            div.facts {
                span title=(scene.visitor.t("hand")) .over[seat.hand_size > seat.hand_limit] { (art::hand()) " " (seat.hand_size) "/" (seat.hand_limit) }
                span title=(scene.t("city")) { (art::houses()) " " (seat.city) "/" (CITY) }
                (governor(scene, view, seat))
            }
            (city::small(scene, view, seat))
            @if !seat.covered.is_empty() { p.line { (city::covered(scene, seat)) } }
            @if view.sources(seat.seat)[0] < seat.points { (sources(scene, view, seat)) }
            @match &seat.hand {
                Some(hand) => (open_cards(scene, &scene.visitor.t("hand"), hand)),
                None => (open_cards(scene, &scene.t("known"), &seat.hand_known)),
            }
        }
    }
}

fn open_cards(scene: &Scene<'_>, heading: &str, cards: &Cards) -> Markup {
    html! {
        @if !cards.is_empty() {
            div.line { span.tally { (heading) } @for (card, n) in cards { (card::chip(scene, *card, *n)) } }
        }
    }
}

/// How near the end is: twelve buildings end the game, or a table without cards.
pub fn ending(scene: &Scene<'_>, view: &View) -> Markup {
    let most = view.seats.iter().map(|seat| seat.city).max().unwrap_or_default();
    html! {
        section.panel.ending data-key="ending" title=(scene.t("ending-note")) {
            h2 { (scene.t("ending")) em { (scene.t_with("ending-left", &[("n", &CITY.saturating_sub(most).to_string())])) } }
            @for seat in &view.seats {
                p title=(scene.words.name(seat.seat)) {
                    i class={ "pawn seat-" (seat.seat) } aria-hidden="true" { (seat.seat) }
                    span.pips aria-hidden="true" { @for place in 0..CITY { i .full[place < seat.city] {} } }
                    b { (seat.city) "/" (CITY) }
                }
            }
            p.soft { (scene.t("ending-note")) }
        }
    }
}
