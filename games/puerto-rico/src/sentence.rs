//! Events as sentences.

use kernel::{Seat, Words};

use crate::event::Event;
use crate::kinds::Good;
use crate::titles::{
    barrels, colonists, disc_title, discs, doubloons, good_title, goods_list, nobles, one, place_title,
    points, role_title, tile_title, title,
};

/// `2 doubloons`, `1 point`, or both.
fn gains(coins: u8, chips: u8, words: &Words) -> String {
    let (coins_text, chips_text) =
        (doubloons(u16::from(coins), words.lang), points(u16::from(chips), words.lang));
    match (coins, chips) {
        (_, 0) => format!("+{coins_text}"),
        (0, _) => format!("+{chips_text}"),
        (_, _) => format!("+{coins_text}, +{chips_text}"),
    }
}

/// Colonists, nobles, or both.
fn arrivals(settlers: u8, lords: u8, words: &Words) -> String {
    let (settlers_text, lords_text) =
        (colonists(u16::from(settlers), words.lang), nobles(u16::from(lords), words.lang));
    match (settlers, lords) {
        (_, 0) => settlers_text,
        (0, _) => lords_text,
        (_, _) => {
            words.say(format!("{settlers_text} and {lords_text}"), format!("{settlers_text} et {lords_text}"))
        }
    }
}

pub(crate) fn sentence(event: &Event, words: &Words) -> String {
    let lang = words.lang;
    let who = |seat: &Seat| words.name(*seat);
    let kind = |good: &Good| good_title(*good, lang);
    match event {
        Event::Drafted { seat, building } => {
            let (who, name) = (who(seat), title(*building, lang));
            words.say(format!("{who} brings {name} into play."), format!("{who} met en jeu : {name}."))
        }
        Event::Took { seat, role, doubloons: coins } => {
            let (who, role) = (who(seat), role_title(*role, lang));
            let purse = if *coins > 0 {
                format!(" (+{})", doubloons(u16::from(*coins), lang))
            } else {
                String::new()
            };
            words
                .say(format!("{who} takes the {role}{purse}."), format!("{who} prend le rôle {role}{purse}."))
        }
        Event::Passed { seat } => {
            let who = who(seat);
            words.say(format!("{who} passes."), format!("{who} passe."))
        }
        Event::Drew { seat, good, price } => {
            let (who, good) = (who(seat), kind(good));
            match price {
                0 => words.say(format!("{who} draws {good}."), format!("{who} pioche : {good}.")),
                price => {
                    let price = doubloons(u16::from(*price), lang);
                    words.say(
                        format!("{who} draws {good} for {price}."),
                        format!("{who} pioche pour {price} : {good}."),
                    )
                }
            }
        }
        Event::Laid { seat, tile } => {
            let (who, tile) = (who(seat), tile_title(*tile, lang));
            words.say(format!("{who} lays {tile}."), format!("{who} pose : {tile}."))
        }
        Event::LaidForest { seat, good } => {
            let (who, good) = (who(seat), kind(good));
            words.say(format!("{who} lays {good} as a forest."), format!("{who} pose une forêt ({good})."))
        }
        Event::Settled { seat, disc, place } => {
            let (who, disc, place) = (who(seat), disc_title(*disc, lang), place_title(*place, lang));
            words
                .say(format!("{who} gets a {disc} on {place}."), format!("{who} reçoit un {disc} : {place}."))
        }
        Event::Discarded { seat, good, doubloons: coins } => {
            let who = who(seat);
            let what = good.map_or_else(|| words.say("a forest", "une forêt"), |good| good_title(good, lang));
            let gain = if *coins > 0 {
                format!(" (+{})", doubloons(u16::from(*coins), lang))
            } else {
                String::new()
            };
            words.say(format!("{who} discards {what}{gain}."), format!("{who} défausse : {what}{gain}."))
        }
        Event::NewRow { row } => {
            let row = row.iter().map(kind).collect::<Vec<_>>().join(", ");
            words.say(format!("New plantations: {row}."), format!("Nouvelles plantations : {row}."))
        }
        Event::GuestWent { seat, disc, place } => {
            let (who, disc, place) = (who(seat), disc_title(*disc, lang), place_title(*place, lang));
            words.say(
                format!("{who} sends a guest, a {disc}, to {place}."),
                format!("{who} envoie un pensionnaire au travail ({disc}) : {place}."),
            )
        }
        Event::Arrived { seat, colonists, nobles } => {
            let (who, discs) = (who(seat), arrivals(*colonists, *nobles, words));
            words.say(format!("{who} gets {discs}."), format!("{who} reçoit {discs}."))
        }
        Event::Placed { seat, at_work, windrose: 0 } => {
            let (who, discs) = (who(seat), discs(u16::from(*at_work), lang));
            words.say(format!("{who} places {discs}."), format!("{who} place {discs}."))
        }
        Event::Placed { seat, at_work, windrose } => {
            let (who, discs) = (who(seat), discs(u16::from(*at_work), lang));
            words.say(
                format!("{who} places {discs}; {windrose} on the windrose."),
                format!("{who} place {discs} ; {windrose} sur la rose des vents."),
            )
        }
        Event::ShipFilled { colonists, nobles } => {
            let discs = arrivals(*colonists, *nobles, words);
            words.say(
                format!("The colonist ship brings {discs} next time."),
                format!("Le bateau de colons amènera {discs}."),
            )
        }
        Event::Built { seat, building, price } => {
            let (who, name, price) = (who(seat), one(*building, lang), doubloons(*price, lang));
            words.say(
                format!("{who} builds {name} for {price}."),
                format!("{who} construit {name} pour {price}."),
            )
        }
        Event::PaidBarrel { seat, good } => {
            let (who, good) = (who(seat), kind(good));
            words.say(
                format!("{who} gives a barrel of {good} to the Black Market."),
                format!("{who} donne un tonneau au Marché noir : {good}."),
            )
        }
        Event::PaidDisc { seat, disc, place } => {
            let (who, disc, place) = (who(seat), disc_title(*disc, lang), place_title(*place, lang));
            words.say(
                format!("{who} gives a {disc} from {place} to the Black Market."),
                format!("{who} donne un {disc} au Marché noir ({place})."),
            )
        }
        Event::PaidPoint { seat } => {
            let who = who(seat);
            words.say(
                format!("{who} gives a point to the Black Market."),
                format!("{who} donne un point au Marché noir."),
            )
        }
        Event::Produced { seat, barrels } => {
            let (who, goods) = (who(seat), goods_list(barrels, lang));
            words.say(format!("{who} produces {goods}."), format!("{who} produit {goods}."))
        }
        Event::Gained { seat, source, doubloons, points } => {
            let (who, gain) = (who(seat), gains(*doubloons, *points, words));
            let source = title(*source, lang);
            words.say(format!("{source} ({who}): {gain}."), format!("{source} ({who}) : {gain}."))
        }
        Event::TookExtra { seat, good } => {
            let (who, good) = (who(seat), kind(good));
            words.say(
                format!("{who} takes one more {good} as privilege."),
                format!("{who} prend par privilège un tonneau de plus : {good}."),
            )
        }
        Event::Sold { seat, good, post, doubloons: coins } => {
            let (who, good, coins) = (who(seat), kind(good), doubloons(*coins, lang));
            let place = match post {
                true => words.say(" at the Trading Post", " au Commerce"),
                false => "",
            };
            words.say(
                format!("{who} sells {good}{place} for {coins}."),
                format!("{who} vend{place} pour {coins} : {good}."),
            )
        }
        Event::HouseEmptied => {
            words.say("The trading house is emptied.", "La maison de commerce est vidée.").to_owned()
        }
        Event::Delivered { seat, good } => {
            let (who, good) = (who(seat), kind(good));
            words.say(
                format!("{who} delivers {good} to the court: +1 point."),
                format!("{who} livre à la cour : {good}, +1 point."),
            )
        }
        Event::Loaded { seat, good, barrels: n, capacity, points: chips } => {
            let (who, n, good) = (who(seat), barrels(u16::from(*n), lang), kind(good));
            let chips = points(u16::from(*chips), lang);
            words.say(
                format!("{who} loads {n} of {good} onto the ship of {capacity}: +{chips}."),
                format!("{who} charge {n} ({good}) sur le navire de {capacity} : +{chips}."),
            )
        }
        Event::Shipped { seat, good, barrels: n, points: chips } => {
            let (who, n, good) = (who(seat), barrels(u16::from(*n), lang), kind(good));
            let chips = points(u16::from(*chips), lang);
            words.say(
                format!("{who} ships {n} of {good} through the Wharf: +{chips}."),
                format!("{who} expédie {n} ({good}) par le Quai : +{chips}."),
            )
        }
        Event::Sent { seat, barrels: n, points: chips } => {
            let (who, n, chips) = (who(seat), barrels(u16::from(*n), lang), points(u16::from(*chips), lang));
            words.say(
                format!("{who} ships {n} through the Small Wharf: +{chips}."),
                format!("{who} expédie {n} par le Petit quai : +{chips}."),
            )
        }
        Event::Lost { seat, barrels } => {
            let (who, goods) = (who(seat), goods_list(barrels, lang));
            words.say(format!("{who} cannot store {goods}."), format!("{who} ne peut stocker {goods}."))
        }
        Event::ShipsEmptied { capacities } => {
            let ships = capacities.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            words.say(format!("Full ships leave: {ships}."), format!("Les navires pleins partent : {ships}."))
        }
        Event::Prospected { seat, doubloons: coins } => {
            let (who, coins) = (who(seat), doubloons(u16::from(*coins), lang));
            words.say(format!("{who} finds {coins}."), format!("{who} trouve {coins}."))
        }
        Event::LastRound { round } => {
            words.say(format!("Round {round} is the last."), format!("La manche {round} est la dernière."))
        }
        Event::Round { round, governor } => {
            let who = who(governor);
            words.say(
                format!("Round {round}. {who} is governor."),
                format!("Manche {round}. {who} est gouverneur."),
            )
        }
        Event::Over => words.say("The game is over.", "La partie est finie.").to_owned(),
    }
}
