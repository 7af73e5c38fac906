//! Events as sentences.

use kernel::Words;

use crate::event::Event;
use crate::titles::{bonus_title, row_title, title, titles};

pub(crate) fn sentence(event: &Event, words: &Words) -> String {
    let lang = words.lang;
    match event {
        Event::Drew { seat, card } => {
            let (who, card) = (words.name(*seat), title(*card, lang));
            words.say(format!("{who} draws: {card}."), format!("{who} pioche : {card}."))
        }
        Event::Placed { seat, card, column } => {
            let (who, card) = (words.name(*seat), title(*card, lang));
            words.say(
                format!("{who} puts it in column {column}: {card}."),
                format!("{who} place en colonne {column} : {card}."),
            )
        }
        Event::Foundation { left: 0, .. } => {
            words.say("The last foundation token is laid.", "Le dernier jeton fondation est posé.").to_owned()
        }
        Event::Foundation { left, .. } => words.say(
            format!("It takes a foundation token; left: {left}."),
            format!("Elle reçoit un jeton fondation ; il en reste {left}."),
        ),
        Event::Finalized { seat, column, cards, contracts } => {
            let (who, cards) = (words.name(*seat), titles(cards, lang));
            words.say(
                format!("{who} finalizes column {column}: {cards}. Contracts: {contracts}."),
                format!("{who} finalise la colonne {column} : {cards}. Contrats : {contracts}."),
            )
        }
        Event::EverybodyReturns => words
            .say("Everybody has a contract: each gives one back.", "Tous ont un contrat : chacun en rend un.")
            .to_owned(),
        Event::Returned { seat, contracts } => {
            let who = words.name(*seat);
            words.say(
                format!("{who} uses the discard token; contracts given back: {contracts}."),
                format!("{who} utilise le jeton défausse ; contrats rendus : {contracts}."),
            )
        }
        Event::Built { seat, card, row, column } => {
            let (who, card, row) = (words.name(*seat), title(*card, lang), row_title(*row, lang));
            words.say(
                format!("{who} builds {card} ({row} row, space {column})."),
                format!("{who} construit {card} (quartier {row}, case {column})."),
            )
        }
        Event::ThrewAway { seat, cards } => {
            let (who, cards) = (words.name(*seat), titles(cards, lang));
            words.say(format!("{who} throws away: {cards}."), format!("{who} défausse : {cards}."))
        }
        Event::Trams { seat, trams, total } => {
            let who = words.name(*seat);
            words.say(
                format!("New trams for {who}: {trams}, {total} in all."),
                format!("Nouveaux tramways de {who} : {trams}, {total} en tout."),
            )
        }
        Event::Skyscraper { seat, row, column } => {
            let (who, row) = (words.name(*seat), row_title(*row, lang));
            words.say(
                format!("{who} has a new skyscraper ({row} row, space {column})."),
                format!("{who} élève un gratte-ciel (quartier {row}, case {column})."),
            )
        }
        Event::Medal { seat, from: None } => {
            let who = words.name(*seat);
            words.say(
                format!("{who} takes the Master Builder medal."),
                format!("{who} remporte la médaille maître d'œuvre."),
            )
        }
        Event::Medal { seat, from: Some(from) } => {
            let (who, from) = (words.name(*seat), words.name(*from));
            words.say(
                format!("{who} takes the Master Builder medal from {from}."),
                format!("{who} prend à {from} la médaille maître d'œuvre."),
            )
        }
        Event::Completed { seat, row } => {
            let (who, row) = (words.name(*seat), row_title(*row, lang));
            words.say(
                format!("{who} is the first to complete the {row} district."),
                format!("{who} est le premier à achever le quartier {row}."),
            )
        }
        Event::Lapsed { seat, row } => {
            let (who, row) = (words.name(*seat), row_title(*row, lang));
            words.say(
                format!("The bonus of the {row} district lapses for {who}."),
                format!("Le bonus du quartier {row} est perdu pour {who}."),
            )
        }
        Event::Took { seat, bonus } => {
            let (who, bonus) = (words.name(*seat), bonus_title(*bonus, lang));
            words.say(format!("{who} takes a bonus: {bonus}."), format!("{who} prend un bonus : {bonus}."))
        }
        Event::Laid { seat, bonus, row, column } => {
            let (who, bonus, row) = (words.name(*seat), bonus_title(*bonus, lang), row_title(*row, lang));
            words.say(
                format!("{who} lays the {bonus} ({row} row, space {column})."),
                format!("{who} pose : {bonus} (quartier {row}, case {column})."),
            )
        }
        Event::Over { seat, full: true } => {
            let who = words.name(*seat);
            words.say(
                format!("The city of {who} is full: the game is over."),
                format!("La ville de {who} est complète : la partie est finie."),
            )
        }
        Event::Over { full: false, .. } => words.say("The game is over.", "La partie est finie.").to_owned(),
    }
}
