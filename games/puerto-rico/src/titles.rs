//! Names of things, and numbers of them.

use std::sync::LazyLock;

use kernel::{Kind, Lang, say};

use crate::TEXTS;
use crate::kinds::{Building, Good, Place, Role, Tile};
use crate::player::Disc;

/// The name of a building.
#[must_use]
pub fn title(building: Building, lang: Lang) -> &'static str {
    TEXTS.named(lang, "building", building.name())
}

/// A building with its article, as the object of a sentence: `a Hacienda`, `un Port`.
pub(crate) fn one(building: Building, lang: Lang) -> &'static str {
    TEXTS.named(lang, "one", building.name())
}

/// The name of a good.
#[must_use]
pub fn good_title(good: Good, lang: Lang) -> &'static str {
    TEXTS.named(lang, "good", good.name())
}

/// A good as the object of a sentence: `corn`, `du maïs`.
pub(crate) fn some(good: Good, lang: Lang) -> &'static str {
    TEXTS.named(lang, "some", good.name())
}

/// The name of an island tile.
#[must_use]
pub fn tile_title(tile: Tile, lang: Lang) -> &'static str {
    match tile.good() {
        Some(good) => good_title(good, lang),
        None => say!(lang, "quarry"),
    }
}

/// An island tile as the object of a sentence: `corn`, `une plantation de maïs`.
pub(crate) fn a_tile(tile: Tile, lang: Lang) -> &'static str {
    TEXTS.named(lang, "tile", tile.name())
}

/// The name of a role.
#[must_use]
pub fn role_title(role: Role, lang: Lang) -> &'static str {
    TEXTS.named(lang, "role", role.name())
}

/// The name of a place where discs stand.
#[must_use]
pub fn place_title(place: Place, lang: Lang) -> &'static str {
    match place {
        Place::Tile(tile) => tile_title(tile, lang),
        Place::Building(building) => title(building, lang),
        Place::Windrose => say!(lang, "windrose"),
    }
}

/// The name of a disc.
#[must_use]
pub fn disc_title(disc: Disc, lang: Lang) -> &'static str {
    match disc {
        Disc::Colonist => say!(lang, "disc-colonist"),
        Disc::Noble => say!(lang, "disc-noble"),
    }
}

/// A number of doubloons.
pub(crate) fn doubloons(n: u16, lang: Lang) -> String {
    say!(lang, "doubloons", n)
}

/// A number of points.
pub(crate) fn points(n: u16, lang: Lang) -> String {
    say!(lang, "points", n)
}

/// A number of barrels.
pub(crate) fn barrels(n: u16, lang: Lang) -> String {
    say!(lang, "barrels", n)
}

/// A number of discs.
pub(crate) fn discs(n: u16, lang: Lang) -> String {
    say!(lang, "discs", n)
}

/// A number of colonists.
pub(crate) fn colonists(n: u16, lang: Lang) -> String {
    say!(lang, "colonists", n)
}

/// A number of nobles.
pub(crate) fn nobles(n: u16, lang: Lang) -> String {
    say!(lang, "nobles", n)
}

/// Barrels by kind: `2 corn, 1 sugar`.
pub(crate) fn goods_list(barrels: &[u8; Good::COUNT], lang: Lang) -> String {
    let held = Good::ALL.iter().filter(|good| barrels[good.index()] > 0);
    held.map(|good| format!("{} {}", barrels[good.index()], good_title(*good, lang)))
        .collect::<Vec<_>>()
        .join(", ")
}

/// The name of a role's phase, as the beginning of a sentence.
#[must_use]
pub fn phase_title(role: Role, lang: Lang) -> &'static str {
    TEXTS.named(lang, "phase", role.name())
}

/// What the buildings do, in each language: the sentences of the rules are gathered once.
static BUILDINGS: LazyLock<Vec<Vec<String>>> = LazyLock::new(|| {
    let all = Lang::every().map(|lang| {
        let rules = kernel::rules(TEXTS.rules(lang));
        let text = |building: &Building| {
            let group = building.name();
            let own = rules
                .iter()
                .filter(|rule| rule.id.strip_prefix(group).is_some_and(|rest| rest.starts_with('.')));
            own.map(|rule| rule.text.as_str()).collect::<Vec<_>>().join(" ")
        };
        Building::ALL.iter().map(text).collect()
    });
    all.collect()
});

/// What a building does, in the words of the rules.
#[must_use]
pub fn text(building: Building, lang: Lang) -> &'static str {
    BUILDINGS.get(lang as usize).map_or("", |texts| &texts[building.index()])
}
