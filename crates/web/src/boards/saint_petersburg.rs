//! Saint Petersburg: imperial blue and gold, the four stacks, two rows with the player's own prices, areas by colour.

mod art;

use ::saint_petersburg::{
    Card, Cards, Colour, NOBLE_POINTS, Row, SeatView, Stack, View, colour_title, phase_title, stack_title,
    text, title,
};
use kernel::{Kind, Seat, Viewer};
use maud::{Markup, html};

use super::early::{Parts, Scene};
use super::{TourStep, soft};

pub use art::picture;

/// The tour of the board.
pub const TOUR: &[TourStep] = &[
    TourStep { turn: 1, at: ".prompt", text: "saint-petersburg-guide-asked" },
    TourStep { turn: 1, at: "[data-key=row-upper]", text: "saint-petersburg-guide-row" },
    TourStep { turn: 1, at: ".own", text: "saint-petersburg-guide-own" },
    TourStep { turn: 2, at: ".phases", text: "saint-petersburg-guide-phases" },
    TourStep { turn: 2, at: "[data-key=hand]", text: "saint-petersburg-guide-hand" },
    TourStep { turn: 3, at: ".nobles", text: "saint-petersburg-guide-nobles" },
];

pub fn draw(scene: &Scene<'_>, view: &View) -> Parts {
    let near = &view.seats[scene.near().index()];
    Parts {
        bar: bar(scene, view),
        others: html! {
            @for seat in view.seats.iter().filter(|seat| seat.seat != near.seat) { (opponent(scene, view, seat)) }
            (noble_table(scene, near))
        },
        board: html! {
            (stacks(scene, view))
            @if let Some(::saint_petersburg::Asked::Observed { card, .. }) = view.asked { (drawn(scene, card)) }
            (row(scene, near, Row::Upper, &view.upper))
            (row(scene, near, Row::Lower, &view.lower))
        },
        own: own(scene, view, near),
    }
}

fn bar(scene: &Scene<'_>, view: &View) -> Markup {
    let lang = scene.words.lang;
    html! {
        ol.phases {
            @for phase in Stack::ALL {
                li aria-current=[(*phase == view.phase).then_some("step")] title=(phase_title(*phase, lang)) { (stack_title(*phase, lang)) }
            }
        }
        span.round {
            (scene.visitor.t_with("round", &[("round", &view.round.to_string())]))
            @if view.exhausted.is_some() { " · " b { (scene.visitor.t("last-round")) } }
        }
    }
}

fn stacks(scene: &Scene<'_>, view: &View) -> Markup {
    let lang = scene.words.lang;
    let discarded: u32 = view.discard.values().map(|n| u32::from(*n)).sum();
    let contents: Vec<String> =
        view.discard.iter().map(|(card, n)| format!("{} ×{n}", title(*card, lang))).collect();
    html! {
        div.stacks {
            @for (stack, left) in &view.stacks {
                @let place = format!("stack/{stack}");
                @let open = scene.is_open(&place);
                @let owner = scene.words.name(view.markers[stack]);
                button type="button" .stack.(stack.name()) .open[open] .now[*stack == view.phase] data-at=(place) disabled[!open]
                    aria-label=(format!("{}: {left}. {}", stack_title(*stack, lang), scene.t_with("marker-of", &[("name", &owner)]))) {
                    b { (left) } span { (stack_title(*stack, lang)) }
                    i class={ "pawn seat-" (view.markers[stack]) } title=(scene.t_with("marker-of", &[("name", &owner)])) { (view.markers[stack]) }
                }
            }
            div.stack.discard title=(contents.join(", ")) { b { (discarded) } span { (scene.t("discard-pile")) } }
        }
    }
}

/// A row of the board, each copy a card, with the price for the near player.
fn row(scene: &Scene<'_>, near: &SeatView, row: Row, cards: &Cards) -> Markup {
    let heading = if row == Row::Upper { scene.t("upper-row") } else { scene.t("lower-row") };
    html! {
        section.row data-key={ "row-" (row) } {
            h2 { (heading) @if row == Row::Lower { em { (scene.t("lower-row-note")) } } }
            div.cards {
                @if cards.is_empty() { p.soft { (scene.t("row-empty")) } }
                @for (card, n) in cards {
                    @for i in 0..*n { (market_card(scene, near, row, *card, i)) }
                }
            }
        }
    }
}

fn market_card(scene: &Scene<'_>, near: &SeatView, row: Row, card: Card, copy: u8) -> Markup {
    let place = format!("row/{row}/{card}");
    let open = scene.is_open(&place);
    let price = near.price(card, ::saint_petersburg::Origin::Row(row));
    let buy = if card.is_trading() { None } else { scene.why_not(&format!("buy {card} {row}")) };
    let note = buy.or_else(|| {
        let stuck = card.is_trading() && price.is_none() && !scene.choices.is_empty();
        stuck.then(|| scene.t("no-target"))
    });
    let key = format!("{row}-{card}-{copy}");
    html! {
        button type="button" .card.(card.facts().colour.name()) .trading[card.is_trading()] .open[open] .dear[note.is_some()] data-at=(place)
            data-key=(key) disabled[!open && note.is_none()] aria-disabled=[(!open && note.is_some()).then_some("true")] data-why=[note.as_deref()]
            title=(tip(scene, card, note.as_deref())) aria-label=(label(scene, card, price, note.as_deref())) {
            span.cost { (card.facts().cost) }
            @if let Some(price) = price.filter(|price| *price != u16::from(card.facts().cost)) {
                span.price { (price) }
            }
            (art::card(card))
            span.name { (soft(title(card, scene.words.lang))) }
            (income(card))
            @if let Some(note) = note { span.note { (note) } }
        }
    }
}

/// What a reader hears of a card of the rows: its name, its price for the near player, and why it cannot be bought.
fn label(scene: &Scene<'_>, card: Card, price: Option<u16>, note: Option<&str>) -> String {
    let name = title(card, scene.words.lang);
    let said = match price {
        Some(price) => scene.t_with("card-price", &[("card", name), ("price", &price.to_string())]),
        None => name.to_owned(),
    };
    note.map_or_else(|| said.clone(), |note| format!("{said}. {note}"))
}

fn tip(scene: &Scene<'_>, card: Card, note: Option<&str>) -> String {
    let text = text(card, scene.words.lang);
    let name = title(card, scene.words.lang);
    note.map_or_else(|| format!("{name}. {text}"), |note| format!("{name}. {text}\n{note}"))
}

/// What a card earns: coins and points as shapes with figures.
fn income(card: Card) -> Markup {
    let facts = card.facts();
    html! {
        span.inc {
            @if facts.rubles > 0 { span.rub { (facts.rubles) } }
            @if facts.points > 0 { span.vp { (facts.points) } }
            @if facts.rubles == 0 && facts.points == 0 { span.power { "✦" } }
        }
    }
}

/// The card that an Observatory has drawn.
fn drawn(scene: &Scene<'_>, card: Card) -> Markup {
    html! {
        section.row.drawn data-key="drawn" {
            h2 { (scene.t("drawn-card")) }
            div.cards {
                button type="button" .card.(card.facts().colour.name()) .open[scene.is_open("drawn")] data-at="drawn"
                    disabled[!scene.is_open("drawn")] title=(tip(scene, card, None)) aria-label=(title(card, scene.words.lang)) {
                    span.cost { (card.facts().cost) }
                    (art::card(card))
                    span.name { (title(card, scene.words.lang)) }
                    (income(card))
                }
            }
        }
    }
}

fn opponent(scene: &Scene<'_>, view: &View, seat: &SeatView) -> Markup {
    let lang = scene.words.lang;
    let turn = view.asked.is_some_and(|asked| asked.seat() == seat.seat);
    html! {
        article.opp .turn[turn] .many[seat.area.len() > 5] data-key={ "opp-" (seat.seat) } {
            header {
                i class={ "pawn seat-" (seat.seat) } aria-hidden="true" { (seat.seat) }
                b { (scene.words.name(seat.seat)) }
                span.vp title=(scene.visitor.t("points")) { (seat.points) }
            }
            div.facts {
                @if let Some(rubles) = seat.rubles { span.rub { (rubles) } }
                span.hand title=(scene.visitor.t("hand")) { (art::hand()) " " (seat.hand_size) "/" (seat.hand_limit) }
                @for (stack, owner) in &view.markers {
                    @if *owner == seat.seat { span.mk.(stack.name()) title=(format!("{}: {}", phase_title(*stack, lang), scene.t("marker"))) { "①" i { (stack_sign(*stack)) } span { (stack_title(*stack, lang)) } } }
                }
            }
            @for colour in Colour::ALL { (small_group(scene, seat, *colour)) }
            @if let Some(hand) = &seat.hand { @if !hand.is_empty() { (open_hand(scene, hand)) } }
        }
    }
}

/// A colour of somebody else's area in one line.
fn small_group(scene: &Scene<'_>, seat: &SeatView, colour: Colour) -> Markup {
    let cards: Vec<(Card, u8)> = group(seat, colour);
    html! {
        @if !cards.is_empty() {
            div.line.(colour.name()) {
                span.tally { (sign(colour)) " " (cards.iter().map(|(_, n)| u32::from(*n)).sum::<u32>()) }
                @for (card, n) in cards {
                    span.chip title=(tip(scene, card, None)) { (art::card(card)) span { (title(card, scene.words.lang)) } @if n > 1 { b { "×" (n) } } }
                }
                (earns(seat, colour))
            }
        }
    }
}

/// A sign beside each colour: colour is never the only one.
fn sign(colour: Colour) -> &'static str {
    match colour {
        Colour::Green => "⚒",
        Colour::Blue => "⌂",
        Colour::Red => "♛",
    }
}

/// The sign of the phase that a marker begins.
fn stack_sign(stack: Stack) -> &'static str {
    stack.scores().map_or("⇄", sign)
}

fn group(seat: &SeatView, colour: Colour) -> Vec<(Card, u8)> {
    seat.area.iter().filter(|(card, _)| card.facts().colour == colour).map(|(card, n)| (*card, *n)).collect()
}

/// What a colour will earn when it is scored.
fn earns(seat: &SeatView, colour: Colour) -> Markup {
    let (rubles, points) = seat.earnings(colour);
    html! {
        em.earns {
            @if rubles > 0 { "+" (rubles) " ₽ " }
            @if points > 0 { "+" (points) " ★" }
        }
    }
}

fn own(scene: &Scene<'_>, view: &View, seat: &SeatView) -> Markup {
    let lang = scene.words.lang;
    html! {
        div.purse {
            i class={ "pawn seat-" (seat.seat) } aria-hidden="true" { (seat.seat) }
            b { (scene.words.name(seat.seat)) }
            @if let Some(rubles) = seat.rubles { span.money title=(scene.t("rubles")) { (rubles) " ₽" } }
            span.vp title=(scene.visitor.t("points")) { (seat.points) }
            @for (stack, owner) in &view.markers {
                @if *owner == seat.seat { span.mk.(stack.name()) title=(format!("{}: {}", phase_title(*stack, lang), scene.t("marker"))) { "①" i { (stack_sign(*stack)) } span { (stack_title(*stack, lang)) } } }
            }
        }
        @for colour in Colour::ALL {
            section.group.(colour.name()) data-key={ "group-" (colour) } .scoring[view.phase.scores() == Some(*colour)] {
                h2 { (sign(*colour)) " " (colour_title(*colour, lang)) (earns(seat, *colour)) }
                @if view.phase.scores() == Some(*colour) && view.asked.is_some() { p.soon { (scene.t("scored-now")) } }
                div.minis { @for (card, n) in group(seat, *colour) { (mini(scene, seat, card, n)) } }
            }
        }
        section.group.hand data-key="hand" {
            h2 { (scene.visitor.t("hand")) " " (seat.hand_size) "/" (seat.hand_limit) em title=(scene.t("hand-note")) { (scene.t("hand-note-short")) } }
            div.minis { @if let Some(hand) = &seat.hand { @for (i, card) in hand.iter().enumerate() { (hand_card(scene, seat.seat, *card, i)) } } }
        }
        @if matches!(view.asked, Some(::saint_petersburg::Asked::Pub { .. })) { (pub_choices(scene)) }
    }
}

fn mini(scene: &Scene<'_>, seat: &SeatView, card: Card, n: u8) -> Markup {
    let place = format!("area/{}/{card}", seat.seat);
    let open = scene.is_open(&place);
    let used = card == Card::Observatory && seat.face_down > 0;
    html! {
        button type="button" .mini.(card.facts().colour.name()) .open[open] .used[used && seat.face_down == n] data-at=(place)
            data-key={ "area-" (card) } disabled[!open] title=(tip(scene, card, None)) {
            (art::card(card))
            span { (soft(title(card, scene.words.lang))) }
            @if n > 1 { b { "×" (n) } }
            @if used { small { (scene.t_with("used", &[("n", &seat.face_down.to_string())])) } }
        }
    }
}

fn hand_card(scene: &Scene<'_>, seat: Seat, card: Card, copy: usize) -> Markup {
    let place = format!("hand/{card}");
    let open = scene.is_open(&place);
    let note = if card.is_trading() { None } else { scene.why_not(&format!("play {card}")) };
    let own = scene.viewer == Viewer::Seat(seat);
    html! {
        button type="button" .mini.(card.facts().colour.name()) .open[open] .dear[note.is_some()] data-at=(place) data-key={ "hand-" (card) "-" (copy) }
            disabled[!own || (!open && note.is_none())] aria-disabled=[(!open && note.is_some()).then_some("true")] data-why=[note.as_deref()] title=(tip(scene, card, note.as_deref())) {
            (art::card(card))
            span { (soft(title(card, scene.words.lang))) }
            b { (card.facts().cost) }
        }
    }
}

fn open_hand(scene: &Scene<'_>, hand: &[Card]) -> Markup {
    html! {
        div.line { span.tally { (scene.visitor.t("hand")) } @for card in hand { span.chip { (art::card(*card)) (title(*card, scene.words.lang)) } } }
    }
}

fn pub_choices(scene: &Scene<'_>) -> Markup {
    html! {
        section.group.pub data-key="pub" {
            h2 { (title(Card::Pub, scene.words.lang)) }
            div.minis {
                @for points in 0..=10 {
                    @let place = format!("pub/{points}");
                    @if scene.is_open(&place) {
                        button type="button" .mini.open data-at=(place) { span.vp { (points) } span { (2 * points) " ₽" } }
                    }
                }
            }
        }
    }
}

/// What different nobles pay at the end, with the near player's place in the table.
fn noble_table(scene: &Scene<'_>, near: &SeatView) -> Markup {
    let own = group(near, Colour::Red).len().min(NOBLE_POINTS.len() - 1);
    html! {
        section.panel data-key="nobles" {
            h2 { (scene.t("noble-table")) }
            div.nobles {
                @for (n, points) in NOBLE_POINTS.iter().enumerate().skip(1) {
                    span .me[n == own] { b { (n) @if n == 10 { "+" } } (points) }
                }
            }
        }
    }
}
