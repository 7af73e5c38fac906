//! The tray: what was taken and is built now, in place of the columns; a bonus to choose or to lay; contracts to give back.

use std::cell::Cell;

use ::san_francisco::{
    Action, Asked, Bonus, Brings, COLUMNS, Card, Contest, Row, bonus_text, bonus_title, row_title, title,
};
use kernel::{Kind, Seat};
use maud::{Markup, html};

use super::super::sheet::heading;
use super::columns::grows;
use super::place::Place;
use super::thing::Thing;
use super::{Look, card, signed};

/// Whether something lies in the tray now.
pub fn is_out(look: &Look<'_>) -> bool {
    match look.view.asked {
        None | Some(Asked::Turn { .. } | Asked::Column { .. }) => false,
        Some(
            Asked::Build { .. }
            | Asked::Bonus { .. }
            | Asked::Row { .. }
            | Asked::Space { .. }
            | Asked::Contracts { .. },
        ) => true,
    }
}

pub fn draw(look: &Look<'_>) -> Markup {
    let Some(asked) = look.view.asked else { return html! {} };
    let inside = match asked {
        Asked::Bonus { row, .. } => choose(look, row),
        Asked::Contracts { seat } => give_back(look, seat),
        Asked::Row { bonus, .. } | Asked::Space { bonus, .. } => held(look, asked, bonus),
        Asked::Build { seat } | Asked::Turn { seat } | Asked::Column { seat, .. } => cards(look, seat),
    };
    html! {
        section.tray data-key="tray-box" { (inside) (rest(look)) (look.scene.at(Place::Tray).empty(Thing::Contract)) }
    }
}

/// The column that was taken, with all its cards.
fn taken(look: &Look<'_>) -> Option<(usize, Vec<Card>)> {
    let column = Cell::new(0);
    let before = look.scene.before(|action| {
        let taken = if let Action::Finalize(column, _) = action { Some(column) } else { None };
        column.set(taken.map_or(column.get(), usize::from));
        taken.is_some()
    })?;
    let cards = before.columns.get(column.get())?.clone();
    Some((column.get() + 1, cards))
}

fn head(look: &Look<'_>, title: &str, more: &Markup) -> Markup {
    let column = taken(look).map(|(n, _)| n);
    html! {
        header data-key="tray-head" {
            @if let Some(n) = column { span.plate { small { (look.t("column-word")) } b { (n) } } }
            h2 { (title) }
            (more)
        }
    }
}

/// The cards that were taken: built, still to be built, or without a space.
fn cards(look: &Look<'_>, seat: Seat) -> Markup {
    let all = taken(look).map_or_else(|| look.view.taken.clone(), |(_, cards)| cards);
    let mut left = look.view.taken.clone();
    let mut states: Vec<(Card, bool)> = Vec::new();
    // What is left is told from the end: of two equal cards the first one was built.
    for card in all.iter().rev() {
        let found = left.iter().position(|other| other == card);
        states.push((*card, found.map(|i| left.swap_remove(i)).is_none()));
    }
    states.reverse();
    let title = if look.scene.own == Some(seat) {
        look.t_n("your-cards", all.len() as u64)
    } else {
        look.t_with("builds", &[("name", &look.scene.words.name(seat))])
    };
    html! {
        (head(look, &title, &html! {}))
        ul class={ "taken n" (all.len().min(12)) } data-key="taken" {
            @for (i, (card, built)) in states.iter().enumerate() {
                @let before = states[..i].iter().filter(|(other, built)| other == card && !built).count();
                @let several = states.iter().filter(|(other, built)| other == card && !built).count() > 1;
                li data-key={ "taken-" (i) "-" (card) } .done[*built] {
                    @if *built { (done(look, *card)) } @else { (to_build(look, seat, *card, several.then_some(before))) }
                }
            }
        }
    }
}

/// A card that stands in the city already.
fn done(look: &Look<'_>, card: Card) -> Markup {
    html! {
        span.item data-thing=(Thing::Card(card)) {
            span class=(card::tone(card)) { (card::face(look.art, card, None)) }
            span.words { b { (title(card, look.lang)) } small.state { "✓ " (look.t("is-built")) } }
        }
    }
}

fn to_build(look: &Look<'_>, seat: Seat, card: Card, piece: Option<usize>) -> Markup {
    let spot = look.scene.at(Place::Taken(card));
    let spot = piece.map_or_else(|| look.scene.at(Place::Taken(card)), |i| spot.piece(i));
    let full = |row: Row| look.view.seats[seat.index()].city[row.index()].len() >= COLUMNS;
    let (state, lost) = match card.colour().row() {
        None => (html! { (look.t("choose-row")) }, false),
        Some(row) if full(row) => {
            let row = heading(row_title(row, look.lang));
            (html! { (look.t_with("row-is-full", &[("row", &row)])) }, true)
        }
        Some(_) => {
            let brings = look.view.prospect(Action::Build(card, None));
            (brings.map_or_else(|| html! {}, |brings| gains(look, brings)), false)
        }
    };
    let inside = html! {
        span class=(card::tone(card)) { (card::face(look.art, card, Some(look.view.worths.garden))) }
        span.words { b { (title(card, look.lang)) } small.state { (state) } }
    };
    spot.class("item").with("no", lost).label(title(card, look.lang)).button(Thing::Card(card), &inside)
}

/// What a card would bring, in a line.
fn gains(look: &Look<'_>, brings: &Brings) -> Markup {
    html! {
        @if brings.points != 0 { b.stars { (signed(brings.points)) (look.art.piece("star", "star")) } " " }
        @for (i, gain) in brings.gains.iter().enumerate() { @if i > 0 { ", " } (grows(look, *gain)) }
        @if !brings.grants.is_empty() { (look.sign("compass")) }
        @if brings.skyscrapers > 0 { (look.sign("skyscraper")) }
        @if brings.gains.is_empty() && brings.points == 0 && brings.grants.is_empty() { (look.t("brings-nothing")) }
    }
}

/// What a bonus would bring where it lies best: the points and what they come with; its sheet tells more.
fn best(look: &Look<'_>, brings: &Brings) -> Markup {
    let trams = brings.gains.iter().any(|gain| gain.contest == Contest::Trams);
    html! {
        b.stars { (signed(brings.points)) (look.art.piece("star", "star")) }
        @if brings.skyscrapers > 0 { (look.sign("skyscraper")) }
        @if brings.medal { (look.sign("medal")) }
        @if trams { (look.sign("tram")) }
        @if brings.points == 0 && brings.skyscrapers == 0 { @for gain in brings.gains.iter().take(1) { (grows(look, *gain)) } }
    }
}

/// Two bonuses, one of them to be taken.
fn choose(look: &Look<'_>, row: Row) -> Markup {
    let name = row_title(row, look.lang);
    let signs = html! { span.pair { (look.sign("compass")) (look.sign("compass")) } };
    html! {
        (head(look, &look.t_with("second-compass", &[("row", name)]), &signs))
        ul.options data-key="options" {
            @for bonus in offered(look, row) { li data-key={ "option-" (bonus) } { (option(look, bonus)) } }
        }
    }
}

/// What a row lets its owner choose from.
pub fn offered(look: &Look<'_>, row: Row) -> [Bonus; 2] {
    [look.view.granted_by[&row], Bonus::TramLineToken]
}

/// Whether a bonus is one of two large ones in the tray now.
pub fn is_offered(look: &Look<'_>, bonus: Bonus) -> bool {
    matches!(look.view.asked, Some(Asked::Bonus { row, .. }) if offered(look, row).contains(&bonus))
}

fn option(look: &Look<'_>, bonus: Bonus) -> Markup {
    let left = look.view.bonuses[&bonus];
    let brings = look.view.prospect(Action::Take(bonus));
    let title = heading(bonus_title(bonus, look.lang));
    let inside = html! {
        (card::bonus_face(look.art, bonus))
        span.words {
            b { (title) " " small { (look.t_n("bonus-left", left)) } }
            span { (bonus_text(bonus, look.lang)) }
            @if let Some(brings) = brings.filter(|brings| brings.points != 0 || !brings.gains.is_empty()) {
                span.best-case { (look.t("at-best")) " " (best(look, brings)) }
            }
            @if look.scene.is_open(Place::Bonus(bonus)) { span.take { (look.t("take-it")) } }
        }
    };
    look.scene
        .at(Place::Bonus(bonus))
        .class("option")
        .with("out-of", left == 0)
        .label(format!("{title}. {}", bonus_text(bonus, look.lang)))
        .button(Thing::Bonus(bonus), &inside)
}

/// A bonus that wants its row or its card.
fn held(look: &Look<'_>, asked: Asked, bonus: Bonus) -> Markup {
    let title = heading(bonus_title(bonus, look.lang));
    let how = look.t(if matches!(asked, Asked::Row { .. }) { "choose-row" } else { "choose-card" });
    html! {
        (head(look, &title, &html! {}))
        div.laying data-key="laying" {
            (look.scene.at(Place::Held).class("held").label(title).mark(Thing::Bonus(bonus), &card::bonus_face(look.art, bonus)))
            p { span { (bonus_text(bonus, look.lang)) } b { (how) } }
        }
    }
}

/// How many contracts are given back.
fn give_back(look: &Look<'_>, seat: Seat) -> Markup {
    let own = look.scene.own == Some(seat);
    html! {
        (head(look, &heading(bonus_title(Bonus::DiscardToken, look.lang)), &html! {}))
        div.laying data-key="laying" {
            (look.art.piece("held", "discard-token"))
            p { span { (bonus_text(Bonus::DiscardToken, look.lang)) } @if own { (returns(look)) } }
        }
    }
}

/// The buttons that use the discard token of the near player.
pub fn returns(look: &Look<'_>) -> Markup {
    html! {
        span.returns data-key="returns" {
            @for n in Action::RETURNS {
                (look.scene.at(Place::Return(n)).class("give").label(look.t_n("give-back", n)).button(Thing::Contract, &html! { (look.sign("contract")) (look.t_n("give-back", n)) }))
            }
        }
    }
}

/// What is not in question now, in a line: the other columns.
fn rest(look: &Look<'_>) -> Markup {
    let own = taken(look).map(|(n, _)| n);
    html! {
        p.rest data-key="rest" {
            @for (n, cards) in (1_u8..).zip(&look.view.columns).filter(|(n, _)| Some(usize::from(*n)) != own) {
                span { (look.t_n("column", n)) (look.scene.page("colon")) (look.t_n("cards", cards.len() as u64)) }
            }
        }
    }
}
