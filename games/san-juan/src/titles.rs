//! Names and texts of cards and roles. The French names are the box's own.

use kernel::{Kind, Lang, say};

use crate::TEXTS;
use crate::kinds::{Card, Role, Tile};

/// The name of a card.
#[must_use]
pub fn title(card: Card, lang: Lang) -> &'static str {
    TEXTS.named(lang, "card", card.name())
}

/// What a card does, in a sentence.
#[must_use]
pub fn text(card: Card, lang: Lang) -> &'static str {
    TEXTS.named(lang, "power", card.name())
}

/// The name of a role.
#[must_use]
pub fn role_title(role: Role, lang: Lang) -> &'static str {
    TEXTS.named(lang, "role", role.name())
}

/// What a role lets everybody do, and its privilege.
#[must_use]
pub fn role_text(role: Role, lang: Lang) -> &'static str {
    TEXTS.named(lang, "role-power", role.name())
}

/// The kinds of goods by the buildings that carry them; the Land Registry takes any.
const GOODS: [&str; 6] = ["corn", "fruit", "sugar", "tobacco", "coffee", "any"];

/// The name of the good of a building.
#[must_use]
pub fn good_title(card: Card, lang: Lang) -> &'static str {
    card.store().map_or("", |place| TEXTS.named(lang, "good", GOODS[place]))
}

/// The good of a building as the object of a sentence: `corn`, `du maïs`.
pub(crate) fn some_good(card: Card, lang: Lang) -> &'static str {
    card.store().map_or("", |place| TEXTS.named(lang, "some-good", GOODS[place]))
}

/// The prices of a trading-house card in a line.
#[must_use]
pub fn tile_title(tile: Tile, lang: Lang) -> String {
    let [corn, fruit, sugar, tobacco, coffee] = tile.prices();
    say!(lang, "prices-in-a-line", corn, fruit, sugar, tobacco, coffee)
}
