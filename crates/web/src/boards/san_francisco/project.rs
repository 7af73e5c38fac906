//! The project board: the deck, the foundation tokens, the three columns and what each would bring.

use ::san_francisco::{Asked, Card, Colour, Outlook, SeatView, Symbol, View, row_title, title};
use maud::{Markup, html};

use super::tile::{face, tip, tone};
use super::{art, signed};
use crate::boards::early::Scene;

pub fn board(scene: &Scene<'_>, view: &View, near: &SeatView) -> Markup {
    html! {
        section.panel.projects data-key="projects" {
            div.supply { (deck(scene, view)) (drawn(scene, view)) }
            (tokens(scene, view))
            div.columns { @for n in 0..view.columns.len() { (column(scene, view, near, n)) } }
        }
    }
}

fn deck(scene: &Scene<'_>, view: &View) -> Markup {
    let open = scene.is_open("deck");
    let left = view.undrawn.to_string();
    let foundations: u8 =
        view.unseen.iter().filter(|(card, _)| card.has(Symbol::Foundation)).map(|(_, n)| *n).sum();
    let mut lines = vec![scene.t_with("deck", &[("n", &left)])];
    lines.extend(view.unseen.iter().map(|(card, n)| format!("{n} × {}", title(*card, scene.words.lang))));
    html! {
        button type="button" .deck .open[open] data-at="deck" disabled[!open] title=(lines.join("\n"))
            aria-label=(format!("{}. {}", scene.t("draw"), scene.t_with("deck", &[("n", &left)]))) {
            span.pile aria-hidden="true" { b { (left) } }
            span.words { b { (scene.t("draw")) } small { (art::symbol(Symbol::Foundation)) " " (scene.t_with("in-deck", &[("n", &foundations.to_string())])) } }
        }
    }
}

fn drawn(scene: &Scene<'_>, view: &View) -> Markup {
    html! {
        div.drawn data-key="drawn" {
            @if let Some(Asked::Column { card, .. }) = view.asked {
                span.tile.(tone(card.colour())) data-key={ "drawn-" (view.undrawn) } title=(tip(scene, card)) { (face(card)) }
                span.words { b { (scene.t("drawn")) } small { (title(card, scene.words.lang)) } }
            } @else { span.tile.none {} span.words { small { (scene.t("not-drawn")) } } }
        }
    }
}

/// The foundation tokens: the last one ends the game.
fn tokens(scene: &Scene<'_>, view: &View) -> Markup {
    let said = scene.t_with(
        "tokens-note",
        &[("n", &view.tokens.to_string()), ("all", &view.tokens_at_start.to_string())],
    );
    html! {
        div.tokens .last[view.tokens <= 2] title=(said) {
            span.stacks aria-hidden="true" {
                @for stack in &view.token_stacks { span { @for i in (0..2).rev() { i .used[i >= *stack] { (art::symbol(Symbol::Foundation)) } } } }
            }
            span.words { b { (view.tokens) " / " (view.tokens_at_start) } " " (scene.t("tokens")) }
            span.hidden { (said) }
        }
    }
}

fn column(scene: &Scene<'_>, view: &View, near: &SeatView, n: usize) -> Markup {
    let cards = &view.columns[n];
    let number = n + 1;
    let place = format!("column/{number}");
    let open = scene.is_open(&place);
    let placing = matches!(view.asked, Some(Asked::Column { .. }));
    let turn = matches!(view.asked, Some(Asked::Turn { .. }));
    let why = if turn && !open { scene.why_not(&format!("finalize {number}")) } else { None };
    let outlook = &near.outlooks[n];
    let label = label(scene, number, cards, outlook, why.as_deref());
    let verb = match (open, placing) {
        (true, true) => Some(scene.t("place-here")),
        (true, false) => Some(scene.t("take")),
        (false, _) => None,
    };
    html! {
        button type="button" .column .open[open] .dear[why.is_some()] data-at=(place) data-key={ "column-" (number) }
            disabled[!open && why.is_none()] aria-disabled=[(!open && why.is_some()).then_some("true")] data-why=[why.as_deref()] aria-label=(label) title=[why.as_deref()] {
            span.head { b { (number) } @if let Some(verb) = verb { em { (verb) } } @else { span { (scene.t_with("cards", &[("n", &cards.len().to_string())])) } } }
            span.pieces {
                @for (i, card) in cards.iter().enumerate() {
                    span.tile.(tone(card.colour())) data-key={ "column-" (number) "-" (i) "-" (card) } title=(tip(scene, *card)) { (face(*card)) }
                }
                @if open && placing { span.tile.none.here { "+" } }
            }
            @if !cards.is_empty() { span.foot { (brings(scene, near, outlook)) (rivals(scene, view, near, n)) } }
            @if let Some(why) = why.filter(|_| !cards.is_empty()) { span.note { (why) } }
        }
    }
}

/// What the near player would have from a column.
fn brings(scene: &Scene<'_>, near: &SeatView, outlook: &Outlook) -> Markup {
    let lang = scene.words.lang;
    html! {
        span.brings title=(scene.t("brings-note")) {
            @for (row, value) in &outlook.values { span.gain.{ "k-" (row) } title=(row_title(*row, lang)) { (art::quarter(super::colour(*row))) b { "+" (value) } } }
            @if !outlook.black.is_empty() { span.gain.k-black title=(scene.t("sign-black")) { (art::quarter(Colour::Black)) b { "×" (outlook.black.len()) } } }
            @if outlook.trams > 0 { span.gain { (art::tram()) b { "+" (outlook.trams) } } }
            @if outlook.skyscrapers > 0 { span.gain { (art::skyscraper()) b { "+" (outlook.skyscrapers) } } }
            @for row in &outlook.completes { span.gain.{ "k-" (row) } title=(scene.t_with("completes", &[("row", row_title(*row, lang))])) { (art::completion()) b { "5/5" } } }
            @for row in &outlook.grants { span.gain.{ "k-" (row) } title=(scene.t_with("grants", &[("row", row_title(*row, lang))])) { (art::symbol(Symbol::Bonus)) b { "2/2" } } }
            @if outlook.lost > 0 { span.gain.loss title=(scene.t("no-space")) { b { (outlook.lost) " ✗" } } }
            span.gain.points title=(scene.t("points-now")) { b { (signed(outlook.points)) " ★" } }
            span.gain.cost .free[outlook.everybody_returns] .barred[!outlook.allowed] title=(contracts(scene, near, outlook)) { (art::contract()) b { (near.contracts) "→" (outlook.contracts) } }
        }
    }
}

/// Who else has few enough contracts for a column.
fn rivals(scene: &Scene<'_>, view: &View, near: &SeatView, column: usize) -> Markup {
    let rivals: Vec<&SeatView> =
        view.seats.iter().filter(|seat| seat.seat != near.seat && seat.outlooks[column].allowed).collect();
    let names: Vec<String> = rivals.iter().map(|seat| scene.words.name(seat.seat)).collect();
    html! {
        @if !rivals.is_empty() {
            span.rival-takers title=(scene.t_with("could-take", &[("names", &names.join(", "))])) {
                (scene.t("also")) @for seat in rivals { i .pawn.{ "seat-" (seat.seat) } { (seat.seat) } }
            }
        }
    }
}

fn contracts(scene: &Scene<'_>, near: &SeatView, outlook: &Outlook) -> String {
    let values = [("before", &*near.contracts.to_string()), ("after", &*outlook.contracts.to_string())];
    let cost = scene.t_with("contracts-change", &values);
    if outlook.everybody_returns { format!("{cost} {}", scene.t("everybody-returns")) } else { cost }
}

/// What a reader hears of a column.
fn label(scene: &Scene<'_>, number: usize, cards: &[Card], outlook: &Outlook, why: Option<&str>) -> String {
    let lang = scene.words.lang;
    let names: Vec<String> = cards.iter().map(|card| title(*card, lang)).collect();
    let mut said = vec![scene.t_with("column", &[("n", &number.to_string())])];
    if !cards.is_empty() {
        said.push(names.join(", "));
        let mut gains: Vec<String> =
            outlook.values.iter().map(|(row, value)| format!("{} +{value}", row_title(*row, lang))).collect();
        gains.push(format!("{} ★", signed(outlook.points)));
        said.push(format!("{} {}", scene.t("brings"), gains.join(", ")));
    }
    said.extend(why.map(str::to_owned));
    said.join(". ")
}
