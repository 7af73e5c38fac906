//! One card as a tile: the same in the columns, in front of a player and in the cities.

use ::san_francisco::{Bonus, Built, Card, Colour, SpaceView, Symbol, bonus_text, bonus_title, title};
use kernel::Kind;
use maud::{Markup, html};

use super::art;
use crate::boards::early::Scene;

/// The class of a colour.
pub fn tone(colour: Colour) -> String {
    format!("k-{}", colour.name())
}

/// The class of what lies on a space.
pub fn built_tone(card: Built) -> String {
    match card {
        Built::Project(card) => tone(card.colour()),
        Built::Bonus(_) => "k-bonus".to_owned(),
    }
}

/// A card that is not built yet.
pub fn face(card: Card) -> Markup {
    html! {
        (art::project(card))
        b.value { @if card.has(Symbol::Garden) { "0–4" } @else { (card.value()) } }
        span.signs { @for symbol in Symbol::ALL { @if card.has(symbol) { i.{ "s-" (symbol.word()) } { (art::symbol(symbol)) } } } }
    }
}

/// A card in a city, with all that lies on it.
pub fn built_face(space: &SpaceView, required: i32) -> Markup {
    let shown = |symbol: &Symbol| match symbol {
        // A tower says enough, and so does a tram.
        Symbol::Foundation => !space.skyscraper,
        Symbol::Line => !space.line_token,
        Symbol::Depot | Symbol::Garden | Symbol::Seaside | Symbol::Bonus => true,
    };
    html! {
        (art::built(space.card))
        @if space.skyscraper { (art::skyscraper()) }
        b.value { (space.value) }
        span.signs {
            @for symbol in Symbol::ALL.into_iter().filter(shown) { @if space.card.has(symbol) { i.{ "s-" (symbol.word()) } { (art::symbol(symbol)) } } }
            @if space.line_token { i.token { (art::symbol(Symbol::Line)) } }
            @if space.plus_2_token { i.token.plus { "+2" } }
        }
        @if let Some(around) = space.around { span.need .near[around + 2 >= required] { (around) "/" (required) } }
        @if space.tram { (art::tram()) }
    }
}

/// A card's name and what its symbols do.
pub fn tip(scene: &Scene<'_>, card: Card) -> String {
    let mut lines = vec![title(card, scene.words.lang)];
    if card.colour() == Colour::Black {
        lines.push(scene.t("sign-black"));
    }
    let has = |symbol: &Symbol| card.has(*symbol);
    lines.extend(
        Symbol::ALL.into_iter().filter(has).map(|symbol| scene.t(&format!("sign-{}", symbol.word()))),
    );
    lines.join("\n")
}

/// The name of what lies on a space.
pub fn name(scene: &Scene<'_>, card: Built) -> String {
    match card {
        Built::Project(card) => title(card, scene.words.lang),
        Built::Bonus(bonus) => bonus_title(bonus, scene.words.lang).to_owned(),
    }
}

/// The same for a card in a city, with its present state.
pub fn built_tip(scene: &Scene<'_>, space: &SpaceView, required: i32) -> String {
    let card = match space.card {
        Built::Project(card) => tip(scene, card),
        Built::Bonus(bonus) => bonus_tip(scene, bonus),
    };
    let mut lines = vec![card, scene.t_with("now-worth", &[("n", &space.value.to_string())])];
    if space.tram {
        lines.push(scene.t("has-tram"));
    }
    if space.skyscraper {
        lines.push(scene.t("has-skyscraper"));
    }
    if let Some(around) = space.around {
        let values = [("around", &*around.to_string()), ("required", &*required.to_string())];
        lines.push(scene.t_with("around", &values));
    }
    lines.join("\n")
}

/// A bonus's name and what it is good for.
pub fn bonus_tip(scene: &Scene<'_>, bonus: Bonus) -> String {
    format!("{}. {}", bonus_title(bonus, scene.words.lang), bonus_text(bonus, scene.words.lang))
}
