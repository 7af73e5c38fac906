//! Events as sentences.

use kernel::{Kind, Seat, Words};

use crate::event::Event;
use crate::titles::{development_title, objective_title, permit_title, plot_title, space_title};

pub(crate) fn sentence(event: &Event, words: &Words) -> String {
    let lang = words.lang;
    let name = |seat: &Seat| words.name(*seat);
    let names = |seats: &[Seat]| seats.iter().map(name).collect::<Vec<_>>().join(", ");
    let say = |english: String, french: String| words.say(english, french);
    match event {
        Event::Income { seat, space, gained } => {
            let who = name(seat);
            let lost = if gained == space {
                String::new()
            } else {
                say(format!(" and keeps ${gained} of it"), format!(" et n'en garde que {gained} $"))
            };
            say(
                format!("{who} takes ${space} of income{lost}."),
                format!("{who} prend {space} $ de gains{lost}."),
            )
        }
        Event::GotBuilding { seat } => {
            let who = name(seat);
            say(format!("{who} gets a building."), format!("{who} reçoit un bâtiment."))
        }
        Event::TookPermit { seat, permit } => {
            let (who, permit) = (name(seat), permit_title(*permit, lang));
            say(format!("{who} takes the permit {permit}."), format!("{who} prend le permis {permit}."))
        }
        Event::TookObjective { seat, objective } => {
            let (who, title) = (name(seat), objective_title(*objective, lang));
            say(
                format!("{who} takes the objective \"{title}\"."),
                format!("{who} prend l'objectif « {title} »."),
            )
        }
        Event::DrewObjective { seat, objective: None } => {
            let who = name(seat);
            say(
                format!("{who} draws an objective and keeps it face down."),
                format!("{who} pioche un objectif et le garde face cachée."),
            )
        }
        Event::DrewObjective { seat, objective: Some(objective) } => {
            let (who, title) = (name(seat), objective_title(*objective, lang));
            say(
                format!("{who} draws the objective \"{title}\" and keeps it face down."),
                format!("{who} pioche l'objectif « {title} » et le garde face cachée."),
            )
        }
        Event::GotMoney { seat, gained } => {
            let who = name(seat);
            say(format!("{who} gains ${gained}."), format!("{who} gagne {gained} $."))
        }
        Event::Advanced { seat, column, row } => {
            let (who, column, row) = (name(seat), column + 1, row + 1);
            say(
                format!("{who}'s development token moves to column {column}, row {row}."),
                format!("Le jeton de développement de {who} va colonne {column}, ligne {row}."),
            )
        }
        Event::Corner { seat } => {
            let who = name(seat);
            say(
                format!("{who}'s development token stays in the corner and brings $1."),
                format!("Le jeton de développement de {who} reste dans le coin et rapporte 1 $."),
            )
        }
        Event::Moved { seat, space } => {
            let (who, space) = (name(seat), space_title(*space, lang));
            say(format!("{who} moves to {space}."), format!("{who} va sur {space}."))
        }
        Event::Used { seat, space, paid: 0 } => {
            let (who, space) = (name(seat), space_title(*space, lang));
            say(format!("{who} uses {space}."), format!("{who} réalise {space}."))
        }
        Event::Used { seat, space, paid } => {
            let (who, space) = (name(seat), space_title(*space, lang));
            say(format!("{who} pays ${paid} for {space}."), format!("{who} paie {paid} $ pour {space}."))
        }
        Event::TookDollar { seat, gained } => {
            let who = name(seat);
            say(format!("{who} takes ${gained}."), format!("{who} récupère {gained} $."))
        }
        Event::Passed { seat } => {
            let who = name(seat);
            say(format!("{who} passes."), format!("{who} passe."))
        }
        Event::Cleared { seat, plot: Some(plot), paid } => {
            let (who, plot) = (name(seat), plot_title(*plot, lang));
            say(format!("{who} clears {plot} for ${paid}."), format!("{who} déblaie {plot} pour {paid} $."))
        }
        Event::Cleared { seat, plot: None, paid } | Event::Paid { seat, paid } => {
            let who = name(seat);
            say(format!("{who} pays ${paid} for a move."), format!("{who} paie {paid} $ pour avancer."))
        }
        Event::Built { seat, plot, permits, paid, rubble } => {
            let (who, plot) = (name(seat), plot_title(*plot, lang));
            let permits: Vec<String> = permits.iter().map(|permit| permit_title(*permit, lang)).collect();
            let which = if permits.len() == 1 {
                words.say("the permit ", "le permis ")
            } else {
                words.say("the permits ", "les permis ")
            };
            let permits = which.to_owned() + &permits.join(words.say(" and ", " et "));
            let on = if *rubble { words.say(" (with rubble)", " (avec décombres)") } else { "" };
            say(
                format!("{who} builds on {plot}{on} for ${paid} with {permits}."),
                format!("{who} construit sur {plot}{on} pour {paid} $ avec {permits}."),
            )
        }
        Event::BestBuilder { seat } => {
            let who = name(seat);
            say(
                format!("{who} has built everything and is the Best Builder."),
                format!("{who} a tout construit et devient Meilleur Bâtisseur."),
            )
        }
        Event::Developed { seat, kind, paid } => {
            let (who, kind) = (name(seat), development_title(*kind, lang));
            match paid {
                0 => say(format!("{who} takes a card: {kind}."), format!("{who} prend une carte : {kind}.")),
                paid => say(
                    format!("{who} takes a card for ${paid}: {kind}."),
                    format!("{who} prend une carte pour {paid} $ : {kind}."),
                ),
            }
        }
        Event::Declined { seat } => {
            let who = name(seat);
            say(
                format!("{who} takes no urban development card."),
                format!("{who} ne prend pas de carte Développement urbain."),
            )
        }
        Event::Refilled { permits, objectives } => {
            let permits = permits.iter().map(|permit| permit_title(*permit, lang));
            let objectives = objectives.iter().map(|objective| objective_title(*objective, lang).to_owned());
            let new: Vec<String> = permits.chain(objectives).collect();
            let new = new.join(", ");
            say(format!("New in the rows: {new}."), format!("Nouveau dans les rangées : {new}."))
        }
        Event::Year { year, cost, order } => {
            let order = names(order);
            say(
                format!("{year} begins; building costs ${cost}. Order: {order}."),
                format!("{year} commence ; construire coûte {cost} $. Ordre : {order}."),
            )
        }
        Event::Card { card, order } => {
            let (number, order) = (card.index() + 1, names(order));
            say(
                format!("On to action card {number}. Order: {order}."),
                format!("Carte Action {number}. Ordre : {order}."),
            )
        }
        Event::Over => words.say("The game is over.", "La partie est finie.").to_owned(),
    }
}
