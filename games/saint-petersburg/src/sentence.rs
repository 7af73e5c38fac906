//! Events as sentences.

use kernel::{Seat, Words};

use crate::event::Event;
use crate::kinds::Card;
use crate::titles::{phase_title, row_title, stack_title, title};

pub(crate) fn sentence(event: &Event, words: &Words) -> String {
    let lang = words.lang;
    let name = |card: &Card| title(*card, lang);
    let who = |seat: &Seat| words.name(*seat);
    let instead = |target: &Option<Card>| match target {
        None => String::new(),
        Some(target) => words.say(" in place of ", " à la place de ").to_owned() + title(*target, lang),
    };
    let names = |cards: &[Card]| cards.iter().map(name).collect::<Vec<_>>().join(", ");
    match event {
        Event::Bought { seat, card, row, target, price } => {
            let (who, card, row, target) = (who(seat), name(card), row_title(*row, lang), instead(target));
            words.say(
                format!("{who} buys {card}{target} from the {row} for {price} ₽."),
                format!("{who} achète {card}{target} ({row}) pour {price} ₽."),
            )
        }
        Event::Took { seat, card, .. } => {
            let (who, card) = (who(seat), name(card));
            words.say(format!("{who} takes {card} into hand."), format!("{who} prend {card} en main."))
        }
        Event::Played { seat, card, target, price } => {
            let (who, card, target) = (who(seat), name(card), instead(target));
            words.say(
                format!("{who} plays {card}{target} from hand for {price} ₽."),
                format!("{who} joue {card}{target} de sa main pour {price} ₽."),
            )
        }
        Event::Observed { seat, stack, card } => {
            let (who, card, stack) = (who(seat), name(card), stack_title(*stack, lang));
            words.say(
                format!("{who}'s Observatory draws {card} ({stack})."),
                format!("L'Observatoire de {who} montre {card} ({stack})."),
            )
        }
        Event::BoughtDrawn { seat, card, target, price } => {
            let (who, card, target) = (who(seat), name(card), instead(target));
            words.say(
                format!("{who} buys {card}{target} for {price} ₽."),
                format!("{who} achète {card}{target} pour {price} ₽."),
            )
        }
        Event::Kept { seat, card } => {
            let (who, card) = (who(seat), name(card));
            words.say(format!("{who} keeps {card} in hand."), format!("{who} garde {card} en main."))
        }
        Event::Discarded { seat, card } => {
            let (who, card) = (who(seat), name(card));
            words.say(format!("{who} discards {card}."), format!("{who} défausse {card}."))
        }
        Event::Passed { seat } => {
            let who = who(seat);
            words.say(format!("{who} passes."), format!("{who} passe."))
        }
        Event::Drank { seat, points: 0 } => {
            let who = who(seat);
            words.say(
                format!("{who} buys no points in the Pub."),
                format!("{who} n'achète aucun point à la Taverne."),
            )
        }
        Event::Drank { seat, points } => {
            let (who, rubles) = (who(seat), 2 * points);
            words.say(
                format!("{who} buys {points} ★ in the Pub for {rubles} ₽."),
                format!("{who} achète {points} ★ à la Taverne pour {rubles} ₽."),
            )
        }
        Event::Scored { seat, phase, rubles, points } => {
            let (who, group) = (who(seat), stack_title(*phase, lang));
            let gain = match (rubles, points) {
                (rubles, 0) => format!("+{rubles} ₽"),
                (0, points) => format!("+{points} ★"),
                (rubles, points) => format!("+{rubles} ₽ +{points} ★"),
            };
            words.say(
                format!("{group} score for {who}: {gain}."),
                format!("{group}, décompte de {who} : {gain}."),
            )
        }
        Event::Phase { phase, dealt, .. } => {
            let phase = phase_title(*phase, lang);
            if dealt.is_empty() {
                words.say(format!("{phase}: no new cards."), format!("{phase} : pas de nouvelle carte."))
            } else {
                let dealt = names(dealt);
                words.say(format!("{phase}. New: {dealt}."), format!("{phase}. Nouvelles cartes : {dealt}."))
            }
        }
        Event::Round { round, discarded } => {
            let gone =
                if discarded.is_empty() { words.say("nothing", "rien").to_owned() } else { names(discarded) };
            words.say(
                format!("Round {round}. Discarded from the lower row: {gone}."),
                format!("Manche {round}. Défaussé de la rangée inférieure : {gone}."),
            )
        }
        Event::LastRound { round, stack } => {
            let stack = stack_title(*stack, lang);
            words.say(
                format!("{stack}: the stack has run out. Round {round} is the last."),
                format!("{stack} : la pile est épuisée. La manche {round} est la dernière."),
            )
        }
        Event::Over => words.say("The game is over.", "La partie est finie.").to_owned(),
    }
}
