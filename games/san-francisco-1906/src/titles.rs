//! Names of things, in English and in French.

use kernel::{Kind, Lang};

use crate::kinds::{Colour, Development, Objective, Space};
use crate::objectives::Goal;
use crate::permit::Permit;
use crate::plot::Plot;

/// A colour, as an adjective of a plot (feminine in French).
#[must_use]
pub fn colour_title(colour: Colour, lang: Lang) -> &'static str {
    match colour {
        Colour::Green => lang.say("green", "verte"),
        Colour::Red => lang.say("red", "rouge"),
        Colour::Yellow => lang.say("yellow", "jaune"),
        Colour::Purple => lang.say("purple", "violette"),
    }
}

/// A colour, as an adjective of a permit (masculine in French).
fn permit_colour(colour: Colour, lang: Lang) -> &'static str {
    match colour {
        Colour::Green => lang.say("green", "vert"),
        Colour::Red => lang.say("red", "rouge"),
        Colour::Yellow => lang.say("yellow", "jaune"),
        Colour::Purple => lang.say("purple", "violet"),
    }
}

/// A kind of urban development.
#[must_use]
pub fn development_title(kind: Development, lang: Lang) -> &'static str {
    match kind {
        Development::Light => lang.say("Electric lighting", "Éclairage électrique"),
        Development::Tram => lang.say("Tram", "Tramway"),
        Development::Hydrant => lang.say("Fire hydrant", "Bouche d'incendie"),
        Development::Park => lang.say("Park", "Parc"),
    }
}

/// A symbol of urban development, short.
#[must_use]
pub fn symbol_title(kind: Development, lang: Lang) -> &'static str {
    match kind {
        Development::Light => lang.say("light", "éclairage"),
        Development::Tram => lang.say("tram", "tramway"),
        Development::Hydrant => lang.say("hydrant", "bouche"),
        Development::Park => lang.say("park", "parc"),
    }
}

/// What a space of an action card says.
#[must_use]
pub fn space_title(space: Space, lang: Lang) -> &'static str {
    match space {
        Space::Benefits => lang.say("Benefits", "Bénéfices"),
        Space::Materials => lang.say("Materials", "Matériaux"),
        Space::Permit => lang.say("Permit", "Obtenir un permis"),
        Space::Objective => lang.say("Objective", "Objectif"),
        Space::Clearing => lang.say("Clearing", "Déblaiement"),
        Space::UrbanDevelopment => lang.say("Urban development", "Développement urbain"),
        Space::Build => lang.say("Build", "Construire"),
        Space::BuildSubsidised => lang.say("Subsidised build", "Construire avec subvention"),
        Space::Pass => lang.say("Pass", "Passer"),
    }
}

/// A permit: `3 green (tram, hydrant)`.
#[must_use]
pub fn permit_title(permit: Permit, lang: Lang) -> String {
    let [first, second] = permit.symbols().map(|kind| symbol_title(kind, lang));
    match (permit.number(), permit.colour()) {
        (Some(number), Some(colour)) => {
            format!("{number} {} ({first}, {second})", permit_colour(colour, lang))
        }
        _ => format!("{} ({first}, {second})", lang.say("wild", "joker")),
    }
}

/// A plot: `3 green (row 1, column 4)`, counted from 1 as people do.
#[must_use]
pub fn plot_title(plot: Plot, lang: Lang) -> String {
    let (number, colour) = (plot.number(), colour_title(plot.colour(), lang));
    let (row, column) = (plot.row() + 1, plot.column() + 1);
    lang.say(
        format!("{number} {colour} (row {row}, column {column})"),
        format!("la parcelle {number} {colour} (rangée {row}, colonne {column})"),
    )
}

/// The names of the objectives in English and in French, in the order of [`Objective`].
const OBJECTIVES: [[&str; 2]; Objective::COUNT] = [
    ["Majority on green", "Majorité sur le vert"],
    ["Majority on red", "Majorité sur le rouge"],
    ["Majority on yellow", "Majorité sur le jaune"],
    ["Majority on purple", "Majorité sur le violet"],
    ["Majority of rubble", "Majorité de décombres"],
    ["Buildings", "Bâtiments"],
    ["Sets of four colours", "Groupes de quatre couleurs"],
    ["Sets of four developments", "Groupes de quatre développements"],
    ["Isolated buildings", "Bâtiments isolés"],
    ["Next to rivals", "À côté des concurrents"],
    ["Pairs of own buildings", "Paires de bâtiments"],
    ["Surrounded corners", "Coins entourés"],
    ["Buildings on green", "Bâtiments sur le vert"],
    ["Buildings on red", "Bâtiments sur le rouge"],
    ["Buildings on yellow", "Bâtiments sur le jaune"],
    ["Buildings on purple", "Bâtiments sur le violet"],
    ["Electric lighting", "Éclairage électrique"],
    ["Trams", "Tramways"],
    ["Fire hydrants", "Bouches d'incendie"],
    ["Parks", "Parcs"],
    ["Rubble", "Décombres"],
    ["Coins by three", "Pièces par trois"],
    ["Development bar", "Barre de développement"],
    ["Clearing bar", "Barre de déblaiement"],
];

/// The name of an objective.
#[must_use]
pub fn objective_title(objective: Objective, lang: Lang) -> &'static str {
    lang.of(OBJECTIVES[objective.index()])
}

/// What an objective counts, in a sentence.
#[must_use]
pub fn objective_text(objective: Objective, lang: Lang) -> String {
    let colour = |colour: Colour| colour_title(colour, lang);
    let kind = |kind: Development| development_title(kind, lang);
    match objective.goal() {
        Goal::MajorityColour(c) => lang.say(
            format!("Points by place for buildings on {} plots.", colour(c)),
            format!("Points selon la place en bâtiments sur parcelle {}.", colour(c)),
        ),
        Goal::MajorityRubble => lang
            .say("Points by place for rubble tokens.", "Points selon la place en jetons Décombres.")
            .into(),
        Goal::PerBuilding => lang.say("Each own building.", "Chaque bâtiment à soi.").into(),
        Goal::ColourSet => lang
            .say(
                "Each set of four own buildings on four colours.",
                "Chaque groupe de quatre bâtiments à soi sur quatre couleurs.",
            )
            .into(),
        Goal::DevelopmentSet => lang
            .say(
                "Each set of four different urban development cards.",
                "Chaque groupe de quatre cartes Développement urbain différentes.",
            )
            .into(),
        Goal::Isolated => {
            lang.say("Each own building without a neighbour.", "Chaque bâtiment à soi sans voisin.").into()
        }
        Goal::NextToRival => lang
            .say("Each own building next to a rival's.", "Chaque bâtiment à soi à côté d'un concurrent.")
            .into(),
        Goal::OwnPairs => lang
            .say(
                "Each pair of own buildings side by side; a building counts once.",
                "Chaque paire de bâtiments à soi côte à côte ; un bâtiment ne compte qu'une fois.",
            )
            .into(),
        Goal::Corners => lang
            .say(
                "Each own building on a corner with buildings on all plots next to it.",
                "Chaque bâtiment à soi sur un coin dont toutes les parcelles voisines sont bâties.",
            )
            .into(),
        Goal::PerColour(c) => lang.say(
            format!("Each own building on a {} plot.", colour(c)),
            format!("Chaque bâtiment à soi sur une parcelle {}.", colour(c)),
        ),
        Goal::PerDevelopment(k) => {
            lang.say(format!("Each own card: {}.", kind(k)), format!("Chaque carte à soi : {}.", kind(k)))
        }
        Goal::PerRubble => lang.say("Each own rubble token.", "Chaque jeton Décombres à soi.").into(),
        Goal::CoinsByThree => {
            lang.say("Each full three dollars.", "Chaque série complète de trois dollars.").into()
        }
        Goal::DevelopmentBar => {
            lang.say("Points of your token's column.", "Points de la colonne de votre jeton.").into()
        }
        Goal::ClearingBar => {
            lang.say("Points of your token's row.", "Points de la ligne de votre jeton.").into()
        }
    }
}
