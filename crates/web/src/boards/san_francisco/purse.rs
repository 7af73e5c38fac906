//! What a player has beside his city, as signs with figures; and how far it is to the end.

use ::san_francisco::{Bonus, CARDS, SeatView, bonus_title, half_points};
use maud::{Markup, html};

use super::super::sheet::heading;
use super::place::Place;
use super::thing::Thing;
use super::{Look, card};

/// So many papers are drawn; more are a number.
const PAPERS: u8 = 3;

/// Present points.
pub fn points(look: &Look<'_>, seat: &SeatView) -> Markup {
    html! { b.stamp data-key={ "points-" (seat.seat) } data-thing=(Thing::Points) aria-label=(look.t("points-now")) data-count { (half_points(seat.worth)) } }
}

/// Contracts as papers.
pub fn contracts(look: &Look<'_>, seat: &SeatView, words: bool) -> Markup {
    let inside = html! {
        span.papers { @for _ in 0..seat.contracts.clamp(1, PAPERS) { (look.art.piece(if seat.contracts == 0 { "tok off" } else { "tok" }, "contract")) } }
        @if words { span.words { (look.t("contracts")) } }
        b data-count { (seat.contracts) }
    };
    let label = look.t_n("contracts-note", seat.least_cards());
    look.scene.at(Place::Contracts(seat.seat)).class("fact").label(label).mark(Thing::Contract, &inside)
}

/// Skyscrapers, and the medal with its holder.
pub fn skyscrapers(look: &Look<'_>, seat: &SeatView, words: bool) -> Markup {
    let medal = look.view.medal;
    let inside = html! {
        (look.sign("skyscraper"))
        @if words { span.words { (look.t("skyscrapers")) } }
        b data-count { (seat.skyscrapers) }
        @if medal == Some(seat.seat) { (look.sign("medal")) @if words { (look.t("medal-yours")) } }
    };
    let label = look.t_n("skyscrapers-of", seat.skyscrapers);
    html! {
        (look.scene.at(Place::Skyscrapers(seat.seat)).class("fact").label(label).mark(Thing::Skyscraper, &inside))
        @if words && medal.is_none() {
            (look.scene.at(Place::Medal).class("fact free").label(look.t("medal-free")).mark(Thing::Medal, &look.art.piece("tok off", "medal")))
        }
    }
}

/// Tokens that are kept.
pub fn keeps(look: &Look<'_>, seat: &SeatView) -> Markup {
    let held = [(Bonus::PointsToken, seat.points_tokens), (Bonus::DiscardToken, seat.discard_tokens)];
    let held: Vec<_> = held.into_iter().filter(|(_, n)| *n > 0).collect();
    let place = look.scene.at(Place::Keeps(seat.seat));
    let Some((first, _)) = held.first() else { return place.empty(Thing::Bonus(Bonus::PointsToken)) };
    let names: Vec<String> = held.iter().map(|(bonus, _)| heading(bonus_title(*bonus, look.lang))).collect();
    let inside =
        html! { @for (bonus, n) in &held { (look.sign(card::bonus_sign(*bonus))) @if *n > 1 { b { (n) } } } };
    place.class("fact kept").label(names.join(", ")).mark(Thing::Bonus(*first), &inside)
}

/// What a phone always shows.
pub fn purse(look: &Look<'_>) -> Markup {
    let near = look.near;
    let count = |sign: &str, n: u8| html! { span.count { (look.sign(sign)) b { (n) } } };
    html! {
        b.stamp { (half_points(near.worth)) }
        (count("contract", near.contracts))
        (count("tram", near.trams))
        (count("skyscraper", near.skyscrapers))
        span.count { (look.sign("foundation")) b { (look.view.tokens) } " " (look.t("tokens-left")) }
    }
}

/// How far it is to the end: foundation tokens, the deck, the fullest city.
pub fn status(look: &Look<'_>) -> Markup {
    let view = look.view;
    let fullest = view.seats.iter().map(SeatView::cards).max().unwrap_or(0);
    let line = |name: &str, thing: Option<Thing>, n: usize, all: usize| {
        html! {
            div data-key={ "end-" (name) } data-thing=[thing] {
                dt { (look.t(name)) }
                dd { meter min="0" max=(all) value=(n) {} b { (n) "/" (all) } }
            }
        }
    };
    html! {
        dl.ends {
            (line("foundations-left", Some(Thing::Foundation), view.tokens.into(), view.tokens_at_start.into()))
            (line("deck-left", Some(Thing::Deck), view.undrawn.into(), CARDS))
            (line("fullest-city", None, fullest, view.spaces()))
        }
    }
}
