//! Obstacles in words, with the rule that says so.

use kernel::{Reason, Words};

use super::Obstacle;
use crate::titles::{bonus_title, row_title, title};

fn plural(n: u8, one: &'static str, more: &'static str) -> String {
    format!("{n} {}", if n == 1 { one } else { more })
}

pub(super) fn reason(obstacle: Obstacle, words: &Words) -> Reason {
    let lang = words.lang;
    let cards = |n: u8| words.say(plural(n, "card", "cards"), plural(n, "carte", "cartes"));
    let contracts = |n: u8| words.say(plural(n, "contract", "contracts"), plural(n, "contrat", "contrats"));
    let (rule, english, french) = match obstacle {
        Obstacle::Over => ("end.3", "the game is over".to_owned(), "la partie est finie".to_owned()),
        Obstacle::NotYourTurn(asked) => {
            let who = words.name(asked);
            ("turn.1", format!("it is {who}'s turn"), format!("c'est à {who} de jouer"))
        }
        Obstacle::EmptyColumn(column) => {
            ("finalize.1", format!("column {column} is empty"), format!("la colonne {column} est vide"))
        }
        Obstacle::TooManyContracts { contracts: own, cards: n } => {
            let (own, n) = (contracts(own), cards(n));
            (
                "finalize.1",
                format!("you have {own} and the column has {n}: you need fewer contracts than cards"),
                format!("vous avez {own} et la colonne a {n} : il faut moins de contrats que de cartes"),
            )
        }
        Obstacle::StillTooManyContracts { left, cards: n } => {
            let (left, n) = (contracts(left), cards(n));
            (
                "discard.1",
                format!("you would still have {left} and the column has {n}"),
                format!("il vous resterait {left} et la colonne a {n}"),
            )
        }
        Obstacle::NoReturnNeeded { contracts: own, cards: n } => {
            let (own, n) = (contracts(own), cards(n));
            (
                "discard.1",
                format!("with {own} you can take {n} as it is; contracts can be given back after building"),
                format!(
                    "avec {own} vous pouvez déjà prendre {n} ; les contrats se rendent après la construction"
                ),
            )
        }
        Obstacle::NoDiscardToken => (
            "bonus.8",
            "you have no discard token".to_owned(),
            "vous n'avez pas de jeton défausse".to_owned(),
        ),
        Obstacle::TooFewContracts(own) => {
            let own = contracts(own);
            ("discard.4", format!("you have only {own}"), format!("vous n'avez que {own}"))
        }
        Obstacle::NothingDrawn => (
            "place.1",
            "no project has been drawn: place one first".to_owned(),
            "aucun projet n'a été pioché : placez-en d'abord un".to_owned(),
        ),
        Obstacle::NothingTaken => (
            "finalize.4",
            "you have taken no projects: finalize a column first".to_owned(),
            "vous n'avez pris aucun projet : finalisez d'abord une colonne".to_owned(),
        ),
        Obstacle::NoBonus => {
            ("bonus.1", "no bonus has been granted".to_owned(), "aucun bonus n'a été accordé".to_owned())
        }
        Obstacle::NotWhileChoosing => (
            "turn.2",
            "first place a project or finalize a column".to_owned(),
            "d'abord placer un projet ou finaliser une colonne".to_owned(),
        ),
        Obstacle::DrawnFirst(card) => {
            let card = title(card, lang);
            (
                "place.2",
                format!("first choose a column for the project drawn: {card}"),
                format!("d'abord choisir une colonne pour le projet pioché : {card}"),
            )
        }
        Obstacle::BuildFirst(left) => {
            let left = cards(left);
            (
                "finalize.4",
                format!("first build or throw away what you have taken: {left}"),
                format!("d'abord construire ou défausser ce que vous avez pris : {left}"),
            )
        }
        Obstacle::BonusFirst(row) => {
            let row = row_title(row, lang);
            (
                "bonus.11",
                format!("first take the bonus of the {row} district"),
                format!("d'abord prendre le bonus du quartier {row}"),
            )
        }
        Obstacle::RowFirst(bonus) => {
            let name = bonus_title(bonus, lang);
            (
                bonus.rule(),
                format!("first choose a row for the {name}"),
                format!("d'abord choisir une rangée : {name}"),
            )
        }
        Obstacle::SpaceFirst(bonus) => {
            let name = bonus_title(bonus, lang);
            (
                bonus.rule(),
                format!("first choose a card for the {name}"),
                format!("d'abord choisir une carte : {name}"),
            )
        }
        Obstacle::ContractsFirst => (
            "discard.3",
            "first say whether you give contracts back".to_owned(),
            "d'abord dire si vous rendez des contrats".to_owned(),
        ),
        Obstacle::NotTaken(card) => {
            let card = title(card, lang);
            (
                "finalize.4",
                format!("{card} is not among the projects you have taken"),
                format!("{card} n'est pas parmi les projets que vous avez pris"),
            )
        }
        Obstacle::RowFull(row) => {
            let row = row_title(row, lang);
            (
                "build.4",
                format!("your {row} row is full"),
                format!("votre rangée du quartier {row} est pleine"),
            )
        }
        Obstacle::NotOffered { row, own } => {
            let (row, own) = (row_title(row, lang), bonus_title(own, lang));
            (
                "bonus.2",
                format!("the {row} district grants: {own}, or a tram-line token"),
                format!("le quartier {row} accorde : {own}, ou un jeton lignes de tramways"),
            )
        }
        Obstacle::OutOf(bonus) => {
            let name = bonus_title(bonus, lang);
            ("bonus.10", format!("no {name} is left"), format!("épuisé : {name}"))
        }
        Obstacle::CityFull(bonus) => {
            let name = bonus_title(bonus, lang);
            (
                "bonus.10",
                format!("your city is full: there is no space for a {name}"),
                format!("votre ville est complète : plus de place ({name})"),
            )
        }
        Obstacle::NoCardWithoutLines => (
            "bonus.10",
            "all your cards have lines or are depots".to_owned(),
            "toutes vos cartes ont des lignes ou sont des dépôts".to_owned(),
        ),
        Obstacle::NoCardThere(row, column) => {
            let row = row_title(row, lang);
            (
                "bonus.4",
                format!("no card lies on space {column} of your {row} row"),
                format!("pas de carte sur la case {column} de votre quartier {row}"),
            )
        }
        Obstacle::HasLines(row, column) => {
            let row = row_title(row, lang);
            (
                "bonus.9",
                format!("the card on space {column} of your {row} row has lines already"),
                format!("la carte de la case {column} de votre quartier {row} a déjà des lignes"),
            )
        }
        Obstacle::IsDepot(row, column) => {
            let row = row_title(row, lang);
            (
                "bonus.9",
                format!("the card on space {column} of your {row} row is a depot"),
                format!("la carte de la case {column} de votre quartier {row} est un dépôt"),
            )
        }
    };
    Reason::new(rule, words.say(english, french))
}
