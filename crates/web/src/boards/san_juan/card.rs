//! A card: its face, and how it can be used now.

use ::san_juan::{Card, Family, Role, SeatView, View, text, title};
use maud::{Markup, html};

use super::super::early::Scene;
use super::super::soft;
use super::art::{self, When};
use super::asked_of;

/// Something that can be clicked or marked, if it can.
#[derive(Default)]
pub struct Piece {
    pub class: String,
    pub key: String,
    /// Its place on the board.
    pub at: Option<String>,
    /// The answer that it stands for, where several are chosen together.
    pub mark: Option<String>,
    /// Why it cannot be chosen.
    pub why: Option<String>,
    pub tip: String,
    pub label: String,
}

impl Piece {
    pub fn draw(self, scene: &Scene<'_>, inside: &Markup) -> Markup {
        let Piece { class, key, at, mark, why, tip, label } = self;
        if let Some(mark) = mark {
            return html! {
                label class={ (class) " open" } data-key=(key) title=(tip) {
                    input.mark type="checkbox" form="several" name="mark" value=(mark) aria-label=(label);
                    (inside)
                }
            };
        }
        let open = at.as_deref().is_some_and(|at| scene.is_open(at));
        let why = why.filter(|_| !open);
        let state = if open {
            " open"
        } else if why.is_some() {
            " dear"
        } else {
            ""
        };
        let label = why.as_ref().map_or_else(|| label.clone(), |why| format!("{label}. {why}"));
        html! {
            button type="button" class={ (class) (state) } data-key=(key) data-at=[at] disabled[!open && why.is_none()]
                aria-disabled=[why.as_ref().map(|_| "true")] data-why=[why.as_deref()] title=(tip) aria-label=(label) {
                (inside)
                @if let Some(why) = why { span.note { (why) } }
            }
        }
    }
}

/// The colour of a card: that of its good, or that of its family.
pub fn colour(card: Card) -> &'static str {
    match (card, card.facts().family) {
        (Card::CornFarm, _) => "corn",
        (Card::FruitFarm, _) => "fruit",
        (Card::SugarRefinery, _) => "sugar",
        (Card::TobaccoShed, _) => "tobacco",
        (Card::CoffeeRoaster, _) => "coffee",
        (_, Family::Monument) => "monument",
        (_, _) if card.cost() >= 6 => "grand",
        _ => "house",
    }
}

/// A card as it is held in the hand: cost and price for its holder, points, picture, name, what it does.
pub fn face(scene: &Scene<'_>, view: &View, holder: &SeatView, card: Card) -> Markup {
    let facts = card.facts();
    html! {
        span.cost { (facts.cost) }
        (price(scene, view, holder, card))
        (worth(scene, view, holder, card))
        span.window { (art::card(card)) }
        span.name { (soft(title(card, scene.words.lang))) }
        span.text { (art::when(art::time(card))) span { (short(scene, card)) } }
    }
}

/// What the holder would pay, if that is not what is printed: in a place of its own, and with the Crane.
fn price(scene: &Scene<'_>, view: &View, holder: &SeatView, card: Card) -> Markup {
    let beside = view.cost(holder.seat, card, None);
    let over = view.cheapest(holder.seat, card);
    let building = view.role == Some(Role::Builder);
    html! {
        @if asked_of(scene, view) != Some("pay") {
            @if beside != card.cost() { span.price title=(scene.t("price")) { (beside) } }
            @if over < beside && building { span.price.over title=(scene.t("price-crane")) { (art::card(Card::Crane)) (over) } }
        }
    }
}

/// Its points: those printed, or what it would be worth now.
fn worth(scene: &Scene<'_>, view: &View, holder: &SeatView, card: Card) -> Markup {
    let printed = i32::from(card.facts().points);
    let now = if holder.has(card) { printed } else { view.promise(holder.seat, card) };
    html! {
        @if art::time(card) == When::End {
            span.vp.now title=(scene.t_with("worth-now", &[("n", &now.to_string())])) { "≈" (now) }
        } @else { span.vp { (printed) } }
    }
}

/// What a card does, in a few words.
pub fn short(scene: &Scene<'_>, card: Card) -> String {
    scene.t(&format!("short-{card}"))
}

/// What is told of a card when it is pointed at.
pub fn tip(scene: &Scene<'_>, card: Card, why: Option<&str>) -> String {
    let lang = scene.words.lang;
    let told = format!("{}. {}", title(card, lang), text(card, lang));
    why.map_or_else(|| told.clone(), |why| format!("{told}\n{why}"))
}

/// What a reader hears of a card in the hand.
pub fn label(scene: &Scene<'_>, view: &View, holder: &SeatView, card: Card) -> String {
    let name = title(card, scene.words.lang);
    let price = view.cheapest(holder.seat, card).to_string();
    scene.t_with("card-label", &[("card", name), ("price", &price)])
}

/// The back of a card.
pub fn back() -> Markup {
    html! { i.back aria-hidden="true" {} }
}

/// A card in a line of text: picture and name.
pub fn chip(scene: &Scene<'_>, card: Card, n: u8) -> Markup {
    html! {
        span class={ "chip " (colour(card)) } title=(tip(scene, card, None)) {
            (art::card(card)) span { (title(card, scene.words.lang)) } @if n > 1 { b { "×" (n) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use ::san_juan::Card;
    use kernel::{Kind, Lang};

    use crate::words;

    #[test]
    fn every_card_says_in_a_few_words_what_it_does() {
        for card in Card::ALL {
            let name = format!("san-juan-short-{card}");
            for lang in Lang::ALL {
                let text = words::text(lang, &name);
                assert!(text != name && text.chars().count() <= 48, "{lang} {card}: {text}");
            }
        }
    }
}
