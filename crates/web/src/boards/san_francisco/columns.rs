//! Above the city: the deck, the foundation tokens, and the three columns with what each would bring; the tray in their place while something is built.

use ::san_francisco::{Asked, Card, Contest, Gain, Outlook, SeatView, Symbol, row_title, title};
use maud::{Markup, html};

use super::super::sheet::heading;
use super::place::Place;
use super::thing::Thing;
use super::{Look, card, signed, starred, tray};

/// From so many cards on they lie over one another.
const CROWD: usize = 5;

pub fn draw(look: &Look<'_>) -> Markup {
    let building = tray::is_out(look);
    let drawing = matches!(look.view.asked, Some(Asked::Column { .. }));
    html! {
        div.draft data-key="draft" .building[building] .drawing[drawing] {
            div.source data-key="source" {
                (deck(look))
                (tokens(look))
                (look.scene.at(Place::Box).empty(Thing::Contract))
            }
            @if building { (tray::draw(look)) } @else {
                div.columns data-key="columns" {
                    @for n in 1..=look.view.columns.len() { (column(look, n)) }
                    (look.scene.at(Place::Tray).empty(Thing::Contract))
                }
            }
        }
    }
}

/// The deck with the number of its cards; the drawn card lies on it until it has its column.
fn deck(look: &Look<'_>) -> Markup {
    let (view, scene) = (look.view, look.scene);
    let left = look.t_n("deck", view.undrawn);
    let pile = html! {
        (look.art.picture("back"))
        b.cnt { span data-count { (view.undrawn) } " " (look.t("left")) }
    };
    let drawn = if let Some(Asked::Column { card, .. }) = view.asked { Some(card) } else { None };
    html! {
        div.deck data-key="deck-place" .shown[drawn.is_some()] {
            (scene.at(Place::Deck).class("pile").label(format!("{}. {left}", look.t("draw"))).button(Thing::Deck, &pile))
            @if let Some(card) = drawn {
                (scene.at(Place::Drawn).class("drawn").class(&card::tone(card)).mark(Thing::Card(card), &card::face(look.art, card, Some(view.worths.garden))))
            }
        }
        b.draw data-key="draw" { @if let Some(card) = drawn { (title(card, look.lang)) } @else { (look.t("draw")) } }
    }
}

/// The foundation tokens in their stacks: the last one ends the game.
fn tokens(look: &Look<'_>) -> Markup {
    let view = look.view;
    let (n, all) = (view.tokens.to_string(), view.tokens_at_start.to_string());
    let said = look.t_with("tokens-note", &[("n", &n), ("all", &all)]);
    let inside = html! {
        span.stacks aria-hidden="true" {
            @for stack in &view.token_stacks { span { @for i in (0..2).rev() { span .gone[i >= *stack] { (look.sign("foundation")) } } } }
        }
        small { b { (look.t_with("of", &[("n", &n), ("all", &all)])) } " " (look.t("tokens-end")) }
    };
    look.scene
        .at(Place::Tokens)
        .class("tokens")
        .with("few", view.tokens <= 2)
        .label(said)
        .mark(Thing::Foundation, &inside)
}

fn column(look: &Look<'_>, n: usize) -> Markup {
    let (view, scene) = (look.view, look.scene);
    let cards = &view.columns[n - 1];
    let outlook = &look.near.outlooks[n - 1];
    let place = Place::Column(n as u8);
    let open = scene.is_open(place);
    let placing = matches!(view.asked, Some(Asked::Column { .. }));
    let inside = html! {
        span.plate { small { (look.t("column-word")) } b { (n) } }
        span.cards.{ "n" (cards.len().min(9)) } .crowd[cards.len() >= CROWD] data-key={ "cards-" (n) } {
            @for (i, card) in cards.iter().enumerate() { (lying(look, n, i, *card)) }
            @if placing && open { span.here data-key={ "here-" (n) } { "+" } }
        }
        (rivals(look, n))
        @if view.asked.is_none() {
            // Over: what lies here counts for nothing.
        } @else if cards.is_empty() {
            span.out.none data-key={ "out-" (n) } { (look.t(if placing && open { "place-here" } else { "empty" })) }
        } @else if outlook.allowed || (open && !placing) { (brings(look, n, outlook, open && placing)) } @else { (barred(look, n)) }
    };
    let best = open && !placing && is_best(look, n);
    scene
        .at(place)
        .class("column")
        .with("best", best)
        .with("barred", !cards.is_empty() && !outlook.allowed && !open)
        .label(spoken(look, n, cards, outlook))
        .button(Thing::Column(n as u8), &inside)
}

/// A card in a column, with its foundation token.
fn lying(look: &Look<'_>, n: usize, i: usize, card: Card) -> Markup {
    html! {
        span class=(card::tone(card)) data-key={ "lying-" (n) "-" (i) "-" (card) } data-thing=(Thing::Card(card)) {
            (card::face(look.art, card, Some(look.view.worths.garden)))
            @if card.has(Symbol::Foundation) { (look.art.piece("tok token", "foundation")) }
        }
    }
}

/// Whether no other column that can be taken brings more.
fn is_best(look: &Look<'_>, n: usize) -> bool {
    let points = |n: usize| look.near.outlooks[n - 1].brings.points;
    let open = (1..=look.view.columns.len()).filter(|n| look.scene.is_open(Place::Column(*n as u8)));
    points(n) > 0 && open.into_iter().all(|other| points(other) <= points(n))
}

/// What the near player would have from a column.
fn brings(look: &Look<'_>, n: usize, outlook: &Outlook, placing: bool) -> Markup {
    let brings = &outlook.brings;
    let chip = |sign: &str, n: usize| html! { span.chip { (look.sign(sign)) @if n > 1 { b { (n) } } } };
    html! {
        span.out data-key={ "out-" (n) } {
            span.gain {
                b.stars .loss[brings.points < 0] { (signed(brings.points)) (look.art.piece("star", "star")) }
                span.chips {
                    @if brings.skyscrapers > 0 { (chip("skyscraper", brings.skyscrapers.into())) }
                    @if brings.medal { (chip("medal", 1)) }
                    @if !brings.completes.is_empty() { (chip("completion", brings.completes.len())) }
                    @if !brings.grants.is_empty() { (chip("compass", brings.grants.len())) }
                }
                span.papers .free[outlook.everybody_returns] { (look.sign("contract")) b { (look.near.contracts) " → " (outlook.contracts) } }
            }
            span.why {
                @if placing { b.here-too { (look.t("place-here")) } " · " }
                (reasons(look, outlook))
            }
        }
    }
}

/// Where the points come from, in few words.
fn reasons(look: &Look<'_>, outlook: &Outlook) -> Markup {
    let mut parts: Vec<Markup> = outlook.brings.gains.iter().map(|gain| grows(look, *gain)).collect();
    if !outlook.black.is_empty() {
        parts.push(html! { (look.t_n("black-cards", outlook.black.len() as u64)) });
    }
    if !outlook.lost.is_empty() {
        parts.push(html! { em.loss { (look.t_n("lost-cards", outlook.lost.len() as u64)) } });
    }
    html! {
        @for (i, part) in parts.iter().enumerate() { @if i > 0 { ", " } (part) }
        @if parts.is_empty() { (look.t("brings-nothing")) }
    }
}

/// How much a district or the trams would grow; a small flag where one would lead.
pub fn grows(look: &Look<'_>, gain: Gain) -> Markup {
    let name = contest(look, gain.contest);
    html! {
        span.grows .leads[gain.leads] { (name) " " (gain.from) "→" (gain.to) }
    }
}

/// The name of a contest.
pub fn contest(look: &Look<'_>, contest: Contest) -> String {
    match contest {
        Contest::District(row) => heading(row_title(row, look.lang)),
        Contest::Trams => look.t("trams"),
    }
}

/// Why the near player cannot take a column.
fn barred(look: &Look<'_>, n: usize) -> Markup {
    html! {
        span.out.no data-key={ "out-" (n) } {
            span.gain { span.papers { (look.sign("contract")) b { (look.t_n("needs-cards", look.near.least_cards())) } } }
            span.why { (look.t_n("needs-note", look.near.contracts)) }
        }
    }
}

/// Who else has few enough contracts for a column: they wait on it.
fn rivals(look: &Look<'_>, n: usize) -> Markup {
    let waits = |seat: &&SeatView| seat.seat != look.near.seat && seat.outlooks[n - 1].allowed;
    html! {
        span.waiting data-key={ "waiting-" (n) } { @for seat in look.view.seats.iter().filter(waits) { (look.pawn(seat.seat)) } }
    }
}

/// What a reader hears of a column.
fn spoken(look: &Look<'_>, n: usize, cards: &[Card], outlook: &Outlook) -> String {
    let names: Vec<String> = cards.iter().map(|card| title(*card, look.lang)).collect();
    let mut said = vec![look.t_n("column", n as u64), look.t_n("cards", cards.len() as u64)];
    if !cards.is_empty() {
        said.push(names.join(", "));
        said.push(look.t_with("brings-points", &[("points", &starred(outlook.brings.points))]));
    }
    said.join(". ")
}
