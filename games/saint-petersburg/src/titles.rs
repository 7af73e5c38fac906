//! Names and texts of the cards, in English and in French.

use kernel::{Kind, Lang};

use crate::cards::Effect;
use crate::kinds::{Card, Colour, Phase, Row, Stack};

/// The names of the cards in English and in French, in the order of [`Card`].
const TITLES: [[&str; 2]; Card::COUNT] = [
    ["Lumberjack", "Bûcheron"],
    ["Gold Miner", "Mine d'or"],
    ["Shepherd", "Berger"],
    ["Fur Trapper", "Trappeur"],
    ["Ship Builder", "Architecte naval"],
    ["Czar and Carpenter", "Pierre le Grand"],
    ["Market", "Marché"],
    ["Customs House", "Douane"],
    ["Firehouse", "Caserne des pompiers"],
    ["Hospital", "Hôpital"],
    ["Library", "Bibliothèque"],
    ["Theater", "Théâtre"],
    ["Academy", "Académie"],
    ["Warehouse", "Entrepôt"],
    ["Pub", "Taverne"],
    ["Potjomkin's Village", "Village de Potemkine"],
    ["Observatory", "Observatoire"],
    ["Author", "Écrivain"],
    ["Administrator", "Administrateur"],
    ["Warehouse Manager", "Directeur d'entrepôt"],
    ["Secretary", "Secrétaire"],
    ["Controller", "Contrôleur"],
    ["Judge", "Juge"],
    ["Mistress of Ceremonies", "Maîtresse des cérémonies"],
    ["Carpenter Workshop", "Menuiserie"],
    ["Gold Smelter", "Fonderie"],
    ["Weaving Mill", "Bergerie"],
    ["Fur Shop", "Magasin de fourrure"],
    ["Wharf", "Quai"],
    ["Mariinskij Theater", "Théâtre Mariinsky"],
    ["Bank", "Banque"],
    ["Peterhof", "Peterhof"],
    ["St Isaac's Cathedral", "Cathédrale Saint-Isaac"],
    ["Church of the Resurrection", "Église de la Résurrection"],
    ["Harbor", "Port"],
    ["Catherine Palace", "Palais Catherine"],
    ["Smolny Cathedral", "Cathédrale Smolny"],
    ["Hermitage", "Ermitage"],
    ["Winter Palace", "Palais d'Hiver"],
    ["Pope", "Pope"],
    ["Weapon Master", "Maître d'armes"],
    ["Chamber Maid", "Femme de chambre"],
    ["Builder", "Bâtisseur"],
    ["Senator", "Sénateur"],
    ["Patriarch", "Patriarche"],
    ["Tax Man", "Percepteur"],
    ["Admiral", "Amiral"],
    ["Foreign Minister", "Ministre des Affaires étrangères"],
    ["Czar", "Tsar"],
];

/// The name of a card.
#[must_use]
pub fn title(card: Card, lang: Lang) -> &'static str {
    lang.of(TITLES[card.index()])
}

/// The name of a stack and of its cards.
#[must_use]
pub fn stack_title(stack: Stack, lang: Lang) -> &'static str {
    match stack {
        Stack::Worker => lang.say("Workers", "Artisans"),
        Stack::Building => lang.say("Buildings", "Bâtiments"),
        Stack::Noble => lang.say("Nobles", "Nobles"),
        Stack::Trading => lang.say("Trading cards", "Cartes d'échange"),
    }
}

/// The name of a phase, as the beginning of a sentence.
#[must_use]
pub fn phase_title(phase: Phase, lang: Lang) -> &'static str {
    match phase {
        Stack::Worker => lang.say("Worker phase", "Phase des artisans"),
        Stack::Building => lang.say("Building phase", "Phase des bâtiments"),
        Stack::Noble => lang.say("Noble phase", "Phase des nobles"),
        Stack::Trading => lang.say("Trading phase", "Phase d'échange"),
    }
}

/// The name of a colour's group.
#[must_use]
pub fn colour_title(colour: Colour, lang: Lang) -> &'static str {
    match colour {
        Colour::Green => stack_title(Stack::Worker, lang),
        Colour::Blue => stack_title(Stack::Building, lang),
        Colour::Red => stack_title(Stack::Noble, lang),
    }
}

pub(crate) fn row_title(row: Row, lang: Lang) -> &'static str {
    match row {
        Row::Upper => lang.say("upper row", "rangée supérieure"),
        Row::Lower => lang.say("lower row", "rangée inférieure"),
    }
}

/// What a card does, in a sentence or two.
#[must_use]
pub fn text(card: Card, lang: Lang) -> String {
    let facts = card.facts();
    let mut text = match (facts.rubles, facts.points) {
        (0, 0) => String::new(),
        (rubles, 0) => lang.say(format!("Earns {rubles} ₽."), format!("Rapporte {rubles} ₽.")),
        (0, points) => lang.say(format!("Earns {points} ★."), format!("Rapporte {points} ★.")),
        (rubles, points) => lang
            .say(format!("Earns {rubles} ₽ and {points} ★."), format!("Rapporte {rubles} ₽ et {points} ★.")),
    };
    let more = match facts.effect {
        Effect::None if card.is_trading() => {
            let group = colour_title(facts.colour, lang);
            lang.say(format!("Replaces any card of: {group}."), format!("Remplace n'importe quelle carte : {group}."))
        }
        Effect::None => String::new(),
        Effect::EveryGreenTarget => lang
            .say("Any green trading card may replace it.", "Toute carte d'échange verte peut le remplacer.")
            .to_owned(),
        Effect::LargerHand => lang
            .say("Its owner's hand may hold four cards.", "La main de son propriétaire peut tenir quatre cartes.")
            .to_owned(),
        Effect::BuyPoints => lang
            .say(
                "After the buildings have scored, its owner may buy up to five points for two rubles each.",
                "Après le décompte des bâtiments, son propriétaire peut acheter jusqu'à cinq points à deux roubles.",
            )
            .to_owned(),
        Effect::Worth(worth) => lang.say(
            format!("Counts as {worth} rubles when a trading card replaces it."),
            format!("Compte pour {worth} roubles quand une carte d'échange le remplace."),
        ),
        Effect::Draw => lang
            .say(
                "In the building phase, once per round: draw a card from a stack and buy it, keep it or discard it. No point in that round.",
                "Pendant la phase des bâtiments, une fois par manche : piocher une carte d'une pile, puis l'acheter, la garder ou la défausser. Aucun point cette manche-là.",
            )
            .to_owned(),
        Effect::Replaces(worker) => replaces(worker, lang),
        Effect::ReplacesAndSaves(worker, colour) => {
            let group = colour_title(colour, lang);
            let saves = lang.say(
                format!("{group} cost its owner one ruble less."),
                format!("{group} : un rouble de moins pour son propriétaire."),
            );
            format!("{} {saves}", replaces(worker, lang))
        }
        Effect::RublePer(colour) => {
            let group = colour_title(colour, lang);
            let own = colour_title(facts.colour, lang);
            lang.say(
                format!("Replaces any card of: {own}. Earns one ruble for each own card of: {group}."),
                format!("Remplace n'importe quelle carte : {own}. Rapporte un rouble par carte à soi : {group}."),
            )
        }
    };
    if !text.is_empty() && !more.is_empty() {
        text.push(' ');
    }
    text + &more
}

fn replaces(worker: Card, lang: Lang) -> String {
    let (worker, czar) = (title(worker, lang), title(Card::CzarAndCarpenter, lang));
    lang.say(format!("Replaces {worker} or {czar}."), format!("Remplace {worker} ou {czar}."))
}
