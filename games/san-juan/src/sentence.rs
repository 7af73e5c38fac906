//! Events as sentences.

use kernel::{Lang, Seat, Words};

use crate::event::{End, Event, Occasion, Purpose};
use crate::kinds::{Card, Role};
use crate::titles::{good_title, role_title, tile_title, title};
use crate::words::cards;

pub(crate) fn sentence(event: &Event, words: &Words) -> String {
    let lang = words.lang;
    let name = |card: &Card| title(*card, lang);
    let names = |list: &[Card]| list.iter().map(name).collect::<Vec<_>>().join(", ");
    let goods = |list: &[Card]| list.iter().map(|c| good_title(*c, lang)).collect::<Vec<_>>().join(", ");
    let who = |seat: &Seat| words.name(*seat);
    match event {
        Event::Took { seat, role, doubled } => {
            let (who, role_fr, role) = (who(seat), with_article(*role), role_title(*role, lang));
            let twice =
                if *doubled { words.say(", with a doubled privilege", ", privilège doublé") } else { "" };
            words.say(format!("{who} takes the {role}{twice}."), format!("{who} prend {role_fr}{twice}."))
        }
        Event::Built { seat, card, over, cost } => {
            let (who, card) = (who(seat), name(card));
            let cost = match cost {
                0 => words.say("it costs nothing", "cela ne coûte rien").to_owned(),
                n => words.say("it costs ", "cela coûte ").to_owned() + &cards(usize::from(*n), words),
            };
            let over = match over {
                None => String::new(),
                Some(target) => words.say(" over ", " par-dessus ").to_owned() + name(target),
            };
            words.say(
                format!("{who} builds {card}{over}; {cost}."),
                format!("{who} construit {card}{over} ; {cost}."),
            )
        }
        Event::Spent { seat, goods: spent } => {
            let (who, spent) = (who(seat), goods(spent));
            words.say(
                format!("{who} spends in the Black Market: {spent}."),
                format!("{who} dépense au Marché noir : {spent}."),
            )
        }
        Event::Produced { seat, on } => {
            let (who, good) = (who(seat), good_title(*on, lang));
            words.say(format!("{who} produces {good}."), format!("{who} produit : {good}."))
        }
        Event::Registered { seat } => {
            let who = who(seat);
            words.say(
                format!("A good is laid into {who}'s Land Registry."),
                format!("Une marchandise est posée sur le Bureau du cadastre de {who}."),
            )
        }
        Event::Prices { tile } => {
            let prices = tile_title(*tile, lang);
            words.say(format!("Prices: {prices}."), format!("Prix : {prices}."))
        }
        Event::Sold { seat, goods: sold, income } => {
            let (who, sold, income) = (who(seat), goods(sold), cards(usize::from(*income), words));
            words.say(format!("{who} sells {sold} for {income}."), format!("{who} vend : {sold} ({income})."))
        }
        Event::Stored { seat } => {
            let who = who(seat);
            words.say(
                format!("A good goes under {who}'s Harbor."),
                format!("Une marchandise va sous le Port de {who}."),
            )
        }
        Event::Drew { seat, cards: drawn, source } => {
            let (who, drawn, why) = (who(seat), names(drawn), source_words(*source, words));
            words.say(format!("{who} draws {drawn} ({why})."), format!("{who} pioche {drawn} ({why})."))
        }
        Event::DrewSome { seat, count, source } => {
            let (who, drawn, why) = (who(seat), cards(*count, words), source_words(*source, words));
            words.say(format!("{who} draws {drawn} ({why})."), format!("{who} pioche {drawn} ({why})."))
        }
        Event::Moved { seat, cards: moved, purpose } => moving(&who(seat), &names(moved), *purpose, words),
        Event::MovedSome { seat, count, purpose } => {
            moving(&who(seat), &cards(*count, words), *purpose, words)
        }
        Event::Mined { seat, cards: shown, kept } => {
            let (who, shown) = (who(seat), names(shown));
            match kept {
                Some(card) => {
                    let card = name(card);
                    words.say(
                        format!("{who}'s Gold Mine shows {shown}: {who} keeps {card}."),
                        format!("La Mine d'or de {who} montre {shown} : {who} garde {card}."),
                    )
                }
                None => words.say(
                    format!("{who}'s Gold Mine shows {shown}: nothing is kept."),
                    format!("La Mine d'or de {who} montre {shown} : rien n'est gardé."),
                ),
            }
        }
        Event::Assayed { seat, card, kept } => {
            let (who, card) = (who(seat), name(card));
            let end = if *kept {
                words.say("it is kept", "elle est gardée")
            } else {
                words.say("it is discarded", "elle est défaussée")
            };
            words.say(
                format!("{who}'s Goldsmith shows {card}: {end}."),
                format!("L'Orfèvre de {who} montre {card} : {end}."),
            )
        }
        Event::Passed { seat } => {
            let who = who(seat);
            words.say(format!("{who} passes."), format!("{who} passe."))
        }
        Event::Shuffled { cards: n } => {
            let pile = cards(*n, words);
            words.say(
                format!("The discard pile is shuffled and becomes the deck: {pile}."),
                format!("La défausse est mélangée et devient la pioche : {pile}."),
            )
        }
        Event::Round { round, governor } => {
            let who = who(governor);
            words.say(
                format!("Round {round}. {who} is governor."),
                format!("Manche {round}. {who} est Gouverneur."),
            )
        }
        Event::Over { end } => match end {
            End::Buildings => words
                .say(
                    "Somebody has twelve buildings: the game is over.",
                    "Quelqu'un possède douze bâtiments : la partie est finie.",
                )
                .to_owned(),
            End::Exhausted => words
                .say(
                    "No card is left and nothing moves any more: the game is over.",
                    "Il n'y a plus de cartes et plus rien ne bouge : la partie est finie.",
                )
                .to_owned(),
            End::Rounds => words
                .say(
                    "Round 200 is over, and so is the game.",
                    "La manche 200 est terminée, et la partie avec elle.",
                )
                .to_owned(),
        },
    }
}

/// A role with its article, in French.
fn with_article(role: Role) -> String {
    let name = role_title(role, Lang::Fr);
    if role == Role::Adventurer { format!("l'{name}") } else { format!("le {name}") }
}

fn source_words(source: Occasion, words: &Words) -> &'static str {
    match source {
        Occasion::Sale => words.say("for the goods sold", "pour les marchandises vendues"),
        Occasion::Adventurer => words.say("Adventurer", "Aventurier"),
        Occasion::Recruiter => words.say("Recruiter", "Recruteur"),
        Occasion::Company => title(Card::Company, words.lang),
        Occasion::Factory => title(Card::Factory, words.lang),
        Occasion::Bohio => title(Card::Bohio, words.lang),
        Occasion::Sawmill => title(Card::Sawmill, words.lang),
        Occasion::Hospital => title(Card::Hospital, words.lang),
        Occasion::School => title(Card::School, words.lang),
    }
}

fn moving(who: &str, what: &str, purpose: Purpose, words: &Words) -> String {
    match purpose {
        Purpose::Draft | Purpose::Cull | Purpose::Exchange => {
            words.say(format!("{who} discards {what}."), format!("{who} défausse {what}."))
        }
        Purpose::Limit => words.say(
            format!("{who} discards {what} down to the hand limit."),
            format!("{who} défausse {what} pour respecter la limite de main."),
        ),
        Purpose::Pay => words.say(format!("{who} pays with {what}."), format!("{who} paie avec {what}.")),
        Purpose::Keep => words.say(
            format!("{who} keeps {what} and discards the others."),
            format!("{who} garde {what} et défausse les autres."),
        ),
        Purpose::Chapel => words.say(
            format!("{who} puts {what} under the Chapel."),
            format!("{who} glisse {what} sous sa Chapelle."),
        ),
        Purpose::Church => words.say(
            format!("{who} puts {what} under the Church."),
            format!("{who} glisse {what} sous son Église."),
        ),
    }
}
