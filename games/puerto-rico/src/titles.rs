//! Names of things, in English and in French.

use kernel::{Kind, Lang};

use crate::kinds::{Building, Good, Place, Role, Tile};
use crate::player::Disc;

/// The names of the buildings in English and in French, in the order of [`Building`].
const TITLES: [[&str; 2]; Building::COUNT] = [
    ["Small Indigo Plant", "Petite teinturerie"],
    ["Small Sugar Mill", "Petite raffinerie de sucre"],
    ["Indigo Plant", "Teinturerie"],
    ["Sugar Mill", "Raffinerie de sucre"],
    ["Tobacco Storage", "Séchoir à tabac"],
    ["Coffee Roaster", "Brûlerie de café"],
    ["Small Market", "Petit marché"],
    ["Hacienda", "Hacienda"],
    ["Construction Hut", "Baraque de chantier"],
    ["Small Warehouse", "Petit entrepôt"],
    ["Hospice", "Refuge"],
    ["Office", "Comptoir"],
    ["Large Market", "Grand marché"],
    ["Large Warehouse", "Grand entrepôt"],
    ["Factory", "Manufacture"],
    ["University", "Université"],
    ["Harbor", "Port"],
    ["Wharf", "Quai"],
    ["Guild Hall", "Guilde"],
    ["Residence", "Résidence"],
    ["Fortress", "Forteresse"],
    ["Customs House", "Douane"],
    ["City Hall", "Hôtel de ville"],
    ["Aqueduct", "Aqueduc"],
    ["Forest House", "Baraque forestière"],
    ["Black Market", "Marché noir"],
    ["Storehouse", "Boutique"],
    ["Guest House", "Pension"],
    ["Trading Post", "Commerce"],
    ["Church", "Église"],
    ["Small Wharf", "Petit quai"],
    ["Lighthouse", "Phare"],
    ["Specialty Factory", "Atelier"],
    ["Library", "Bibliothèque"],
    ["Union Hall", "Syndicat"],
    ["Statue", "Statue"],
    ["Cloister", "Cloître"],
    ["Land Office", "Cadastre"],
    ["Chapel", "Chapelle"],
    ["Hunting Lodge", "Pavillon de chasse"],
    ["Zoning Office", "Cabinet d'architecte"],
    ["Royal Supplier", "Fournisseur"],
    ["Villa", "Villa"],
    ["Jeweler", "Joaillerie"],
    ["Royal Garden", "Jardins royaux"],
];

/// The name of a building.
#[must_use]
pub fn title(building: Building, lang: Lang) -> &'static str {
    lang.of(TITLES[building.index()])
}

/// French buildings of feminine gender.
const FEMININE: u64 = {
    let all = [
        Building::SmallIndigoPlant,
        Building::SmallSugarMill,
        Building::IndigoPlant,
        Building::SugarMill,
        Building::CoffeeRoaster,
        Building::Hacienda,
        Building::ConstructionHut,
        Building::Factory,
        Building::University,
        Building::GuildHall,
        Building::Residence,
        Building::Fortress,
        Building::CustomsHouse,
        Building::ForestHouse,
        Building::Storehouse,
        Building::GuestHouse,
        Building::Church,
        Building::Library,
        Building::Statue,
        Building::Chapel,
        Building::Villa,
        Building::Jeweler,
    ];
    let mut set = 0;
    let mut i = 0;
    while i < all.len() {
        set |= all[i].bit();
        i += 1;
    }
    set
};

/// A building with its article, as the object of a sentence: `a Hacienda`, `un Port`.
pub(crate) fn one(building: Building, lang: Lang) -> String {
    let name = title(building, lang);
    let article = match lang {
        _ if lang != Lang::Fr && name.starts_with(['A', 'E', 'I', 'O']) => "an",
        _ if lang != Lang::Fr => "a",
        _ if building == Building::RoyalGarden => "des",
        _ if FEMININE & building.bit() != 0 => "une",
        _ => "un",
    };
    format!("{article} {name}")
}

/// The name of a good.
#[must_use]
pub fn good_title(good: Good, lang: Lang) -> &'static str {
    match good {
        Good::Corn => lang.say("corn", "maïs"),
        Good::Indigo => lang.say("indigo", "indigo"),
        Good::Sugar => lang.say("sugar", "sucre"),
        Good::Tobacco => lang.say("tobacco", "tabac"),
        Good::Coffee => lang.say("coffee", "café"),
    }
}

/// The name of an island tile.
#[must_use]
pub fn tile_title(tile: Tile, lang: Lang) -> &'static str {
    match tile.good() {
        Some(good) => good_title(good, lang),
        None => lang.say("quarry", "carrière"),
    }
}

/// The name of a role.
#[must_use]
pub fn role_title(role: Role, lang: Lang) -> &'static str {
    match role {
        Role::Settler => lang.say("Settler", "Paysan"),
        Role::Mayor => lang.say("Mayor", "Maire"),
        Role::Builder => lang.say("Builder", "Bâtisseur"),
        Role::Craftsman => lang.say("Craftsman", "Producteur"),
        Role::Trader => lang.say("Trader", "Marchand"),
        Role::Captain => lang.say("Captain", "Capitaine"),
        Role::Prospector => lang.say("Prospector", "Chercheur d'or"),
    }
}

/// The name of a place where discs stand.
#[must_use]
pub fn place_title(place: Place, lang: Lang) -> &'static str {
    match place {
        Place::Tile(tile) => tile_title(tile, lang),
        Place::Building(building) => title(building, lang),
        Place::Windrose => lang.say("windrose", "rose des vents"),
    }
}

/// The name of a disc.
#[must_use]
pub fn disc_title(disc: Disc, lang: Lang) -> &'static str {
    match disc {
        Disc::Colonist => lang.say("colonist", "colon"),
        Disc::Noble => lang.say("noble", "noble"),
    }
}

/// A number of things in words: English has a plural from two on and for none, French from two on.
fn counted(n: u16, english: [&str; 2], french: [&str; 2], lang: Lang) -> String {
    let word = match lang {
        _ if lang != Lang::Fr => english[usize::from(n != 1)],
        _ => french[usize::from(n > 1)],
    };
    format!("{n} {word}")
}

/// A number of doubloons.
pub(crate) fn doubloons(n: u16, lang: Lang) -> String {
    counted(n, ["doubloon", "doubloons"], ["doublon", "doublons"], lang)
}

/// A number of points.
pub(crate) fn points(n: u16, lang: Lang) -> String {
    counted(n, ["point", "points"], ["point", "points"], lang)
}

/// A number of barrels.
pub(crate) fn barrels(n: u16, lang: Lang) -> String {
    counted(n, ["barrel", "barrels"], ["tonneau", "tonneaux"], lang)
}

/// A number of discs.
pub(crate) fn discs(n: u16, lang: Lang) -> String {
    counted(n, ["disc", "discs"], ["pion", "pions"], lang)
}

/// A number of colonists.
pub(crate) fn colonists(n: u16, lang: Lang) -> String {
    counted(n, ["colonist", "colonists"], ["colon", "colons"], lang)
}

/// A number of nobles.
pub(crate) fn nobles(n: u16, lang: Lang) -> String {
    counted(n, ["noble", "nobles"], ["noble", "nobles"], lang)
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
    match role {
        Role::Settler => lang.say("Settler phase", "Phase du paysan"),
        Role::Mayor => lang.say("Mayor phase", "Phase du maire"),
        Role::Builder => lang.say("Builder phase", "Phase du bâtisseur"),
        Role::Craftsman => lang.say("Craftsman phase", "Phase du producteur"),
        Role::Trader => lang.say("Trader phase", "Phase du marchand"),
        Role::Captain => lang.say("Captain phase", "Phase du capitaine"),
        Role::Prospector => lang.say("Prospector phase", "Phase du chercheur d'or"),
    }
}

/// What a building does, in the words of the rules.
#[must_use]
pub fn text(building: Building, lang: Lang) -> String {
    let rules = crate::TEXTS.rules(lang);
    let group = building.name();
    let sentences = kernel::rules(rules)
        .into_iter()
        .filter(|rule| rule.id.strip_prefix(group).is_some_and(|rest| rest.starts_with('.')));
    sentences.map(|rule| rule.text).collect::<Vec<_>>().join(" ")
}
