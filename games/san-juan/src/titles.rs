//! Names and texts of cards and roles, in English and in French. The French names are the box's own.

use kernel::{Kind, Lang};

use crate::kinds::{Card, Role, Tile};

/// The names of the cards in English and in French, and what they do, in card order.
const CARDS: [[&str; 4]; Card::COUNT] = [
    ["Corn Farm", "Ferme de Maïs", PRODUCES[0], PRODUCES[1]],
    ["Fruit Farm", "Exploitation de Fruits", PRODUCES[0], PRODUCES[1]],
    ["Sugar Refinery", "Raffinerie de Sucre", PRODUCES[0], PRODUCES[1]],
    ["Tobacco Shed", "Séchoir à Tabac", PRODUCES[0], PRODUCES[1]],
    ["Coffee Roaster", "Brûlerie de Café", PRODUCES[0], PRODUCES[1]],
    [
        "Distillery",
        "Distillerie",
        "Builder: your production buildings cost 1 card less.",
        "Bâtisseur : vos bâtiments de production coûtent 1 carte de moins.",
    ],
    [
        "Gold Mine",
        "Mine d'or",
        "Adventurer: 4 cards are shown; if their costs all differ you keep the cheapest.",
        "Aventurier : on montre 4 cartes ; si leurs coûts sont tous différents, vous gardez la moins chère.",
    ],
    [
        "Notary Office",
        "Étude notariale",
        "Recruiter: the cards drawn go to your hand, and you discard from the whole hand.",
        "Recruteur : les cartes piochées rejoignent votre main, et vous défaussez parmi toute la main.",
    ],
    [
        "Hospital",
        "Hôpital",
        "Builder: if you have 0 or 1 card left after building, draw 1.",
        "Bâtisseur : s'il vous reste 0 ou 1 carte après avoir construit, piochez-en 1.",
    ],
    [
        "Black Market",
        "Marché noir",
        "Builder: up to 2 goods may pay, each for 1 card.",
        "Bâtisseur : jusqu'à 2 marchandises peuvent payer, chacune pour 1 carte.",
    ],
    [
        "Trading Post",
        "Comptoir",
        "Trader: you may sell 1 good more.",
        "Marchand : vous pouvez vendre 1 marchandise de plus.",
    ],
    [
        "Factory",
        "Usine",
        "Producer: if you produce 2 goods or more, draw 1 card.",
        "Producteur : si vous produisez 2 marchandises ou plus, piochez 1 carte.",
    ],
    [
        "Small Market",
        "Petit marché",
        "Trader: if you sell 2 goods or more, draw 1 card more.",
        "Marchand : si vous vendez 2 marchandises ou plus, piochez 1 carte de plus.",
    ],
    [
        "Crane",
        "Grue",
        "Builder: you may build over one of your buildings; its cost is taken off.",
        "Bâtisseur : vous pouvez construire par-dessus un de vos bâtiments ; son coût est déduit.",
    ],
    [
        "Chapel",
        "Chapelle",
        "Start of the round: put 1 hand card under it, worth 1 point.",
        "Début de manche : glissez dessous 1 carte de votre main, qui vaudra 1 point.",
    ],
    [
        "Lighthouse",
        "Phare",
        "Start of the round: your hand may hold 12 cards.",
        "Début de manche : votre main peut tenir 12 cartes.",
    ],
    [
        "Canal",
        "Canal",
        "Producer: you may produce 1 good more.",
        "Producteur : vous pouvez produire 1 marchandise de plus.",
    ],
    [
        "Sawmill",
        "Scierie",
        "Builder: after building a commercial building, draw 1 card.",
        "Bâtisseur : après avoir construit un bâtiment commercial, piochez 1 carte.",
    ],
    ["Villa", "Villa", "Recruiter: keep 2 cards instead of 1.", "Recruteur : gardez 2 cartes au lieu d'une."],
    ["Statue", "Statue", MONUMENT[0], MONUMENT[1]],
    [
        "Large Market",
        "Grand marché",
        "Trader: if you sell anything, draw 1 card more.",
        "Marchand : si vous vendez quelque chose, piochez 1 carte de plus.",
    ],
    [
        "Materials Depot",
        "Dépôt de matériaux",
        "Builder: your commercial buildings cost 1 card less.",
        "Bâtisseur : vos bâtiments commerciaux coûtent 1 carte de moins.",
    ],
    ["Triumphal Arch", "Arc de triomphe", MONUMENT[0], MONUMENT[1]],
    [
        "Publishing House",
        "Maison d'édition",
        "The privilege of the role that you take counts twice.",
        "Le privilège du personnage que vous prenez compte double.",
    ],
    ["Hero", "Héros", MONUMENT[0], MONUMENT[1]],
    [
        "Town Square",
        "Grand-place",
        "End: 4, 6, 8 points for 1, 2, 3 monuments.",
        "Fin : 4, 6, 8 points pour 1, 2, 3 monuments.",
    ],
    [
        "Customs House",
        "Maison des douanes",
        "End: 1 point for every 4 points scored otherwise.",
        "Fin : 1 point tous les 4 points marqués par ailleurs.",
    ],
    [
        "Manufactory",
        "Manufacture",
        "End: 1 point per production building and 1 per kind of them.",
        "Fin : 1 point par bâtiment de production, et 1 par type.",
    ],
    [
        "Governor's Palace",
        "Palais du gouverneur",
        "End: 1 point per commercial building, this one included.",
        "Fin : 1 point par bâtiment commercial, celui-ci compris.",
    ],
    [
        "Company",
        "Compagnie",
        "Start of the round: discard 1 or 2 cards and draw as many.",
        "Début de manche : défaussez 1 ou 2 cartes et piochez-en autant.",
    ],
    [
        "Fortress",
        "Forteresse",
        "Start of the round: who has neither Fortress nor Lighthouse holds 6 cards at most.",
        "Début de manche : qui n'a ni Forteresse ni Phare tient 6 cartes au plus.",
    ],
    [
        "Land Registry",
        "Bureau du cadastre",
        "Recruiter: if it is empty, a good comes here; it always sells for 2.",
        "Recruteur : s'il est vide, il reçoit une marchandise, qui se vend toujours 2.",
    ],
    [
        "Bohio",
        "Bohio",
        "Trader: if nobody has sold anything, draw 1 card.",
        "Marchand : si personne n'a rien vendu, piochez 1 carte.",
    ],
    [
        "School",
        "École",
        "End of the builder phase: draw 1 card if nobody has fewer buildings and somebody has more.",
        "Fin de la phase du Bâtisseur : piochez 1 carte si personne n'a moins de bâtiments et que quelqu'un en a plus.",
    ],
    [
        "Land Office",
        "Bureau des terres",
        "Builder: covering it takes 6 off the cost instead of 3.",
        "Bâtisseur : le recouvrir déduit 6 du coût au lieu de 3.",
    ],
    [
        "Church",
        "Église",
        "Start of the round, once in the game: put any number of hand cards under it, worth 1 point each.",
        "Début de manche, une fois par partie : glissez dessous autant de cartes que vous voulez, 1 point chacune.",
    ],
    [
        "Harbor",
        "Port",
        "Trader: one good that you sell goes under it, worth 1 point.",
        "Marchand : une marchandise vendue est glissée dessous et vaudra 1 point.",
    ],
    [
        "Goldsmith",
        "Orfèvre",
        "Adventurer: a card is shown; you keep it if nobody has such a building.",
        "Aventurier : on montre une carte ; vous la gardez si personne ne possède ce bâtiment.",
    ],
    [
        "Residence",
        "Résidence",
        "End: 4, 3, 2, 1 points for sets of 3 different buildings of equal cost.",
        "Fin : 4, 3, 2, 1 points pour des séries de 3 bâtiments différents de même coût.",
    ],
    [
        "Cathedral",
        "Cathédrale",
        "End: 4, 3, 2, 1 points for buildings of cost 6 of the other players.",
        "Fin : 4, 3, 2, 1 points pour les bâtiments de coût 6 des autres joueurs.",
    ],
];

const PRODUCES: [&str; 2] =
    ["Carries a good that can be sold.", "Porte une marchandise que l'on peut vendre."];
const MONUMENT: [&str; 2] =
    ["A monument: worth more with a Town Square.", "Un monument : vaut plus avec une Grand-place."];

/// The name of a card.
#[must_use]
pub fn title(card: Card, lang: Lang) -> &'static str {
    CARDS[card.index()][lang as usize]
}

/// What a card does, in a sentence.
#[must_use]
pub fn text(card: Card, lang: Lang) -> &'static str {
    CARDS[card.index()][2 + lang as usize]
}

/// The name of a role.
#[must_use]
pub fn role_title(role: Role, lang: Lang) -> &'static str {
    match role {
        Role::Builder => lang.say("Builder", "Bâtisseur"),
        Role::Producer => lang.say("Producer", "Producteur"),
        Role::Trader => lang.say("Trader", "Marchand"),
        Role::Recruiter => lang.say("Recruiter", "Recruteur"),
        Role::Adventurer => lang.say("Adventurer", "Aventurier"),
    }
}

/// What a role lets everybody do, and its privilege.
#[must_use]
pub fn role_text(role: Role, lang: Lang) -> &'static str {
    match role {
        Role::Builder => lang.say(
            "Everybody may build; you pay 1 card less.",
            "Chacun peut construire ; vous payez 1 carte de moins.",
        ),
        Role::Producer => lang.say(
            "Everybody may produce 1 good; you 1 more.",
            "Chacun peut produire 1 marchandise ; vous 1 de plus.",
        ),
        Role::Trader => lang.say(
            "Everybody may sell 1 good; you 1 more.",
            "Chacun peut vendre 1 marchandise ; vous 1 de plus.",
        ),
        Role::Recruiter => lang.say(
            "Everybody draws 2 cards and keeps 1; you draw 3 more.",
            "Chacun pioche 2 cartes et en garde 1 ; vous en piochez 3 de plus.",
        ),
        Role::Adventurer => lang.say("You draw 1 card.", "Vous piochez 1 carte."),
    }
}

/// The name of the good of a building.
#[must_use]
pub fn good_title(card: Card, lang: Lang) -> &'static str {
    const GOODS: [[&str; 2]; 6] = [
        ["corn", "maïs"],
        ["fruit", "fruits"],
        ["sugar", "sucre"],
        ["tobacco", "tabac"],
        ["coffee", "café"],
        ["good of the Land Registry", "marchandise du Bureau du cadastre"],
    ];
    card.store().map_or("", |place| lang.of(GOODS[place]))
}

/// The prices of a trading-house card in a line.
#[must_use]
pub fn tile_title(tile: Tile, lang: Lang) -> String {
    let [corn, fruit, sugar, tobacco, coffee] = tile.prices();
    lang.say(
        format!("corn {corn}, fruit {fruit}, sugar {sugar}, tobacco {tobacco}, coffee {coffee}"),
        format!("maïs {corn}, fruits {fruit}, sucre {sugar}, tabac {tobacco}, café {coffee}"),
    )
}
