//! What an answer would mean now, short enough for a button.

use kernel::{Seat, Words};

use crate::action::Action;
use crate::kinds::{Building, Good, Place, Role, Tile};
use crate::phases::{builder, role, trader};
use crate::state::{PuertoRico, Question};
use crate::titles::{
    barrels, colonists, disc_title, discs, doubloons, good_title, nobles, one, place_title, role_title, title,
};

pub(crate) fn label(game: &PuertoRico, seat: Seat, action: Action, words: &Words) -> String {
    let lang = words.lang;
    let name = |building: Building| title(building, lang);
    let kind = |good: Good| good_title(good, lang);
    let player = game.player(seat);
    match action {
        Action::Draft(building) => {
            let (name, cost) = (name(building), building.facts().cost);
            words.say(format!("{name} (cost {cost})"), format!("{name} (coût {cost})"))
        }
        Action::Take(role) => {
            let prospector = role == Role::Prospector;
            let card = if prospector { role::prospectors(game).0 } else { Some(role as usize) };
            with_purse(game, role, card, words)
        }
        Action::TakeSecondProspector => with_purse(game, Role::Prospector, role::prospectors(game).1, words),
        Action::Hacienda => {
            words.say("Hacienda: draw a plantation", "Hacienda : piocher une plantation").to_owned()
        }
        Action::Plant(Tile::Quarry) => words.say("Take a quarry", "Prendre une carrière").to_owned(),
        Action::Plant(tile) => {
            let tile = place_title(Place::Tile(tile), lang);
            words.say(format!("Take {tile}"), format!("Prendre une plantation : {tile}"))
        }
        Action::Forest(good) => {
            let good = kind(good);
            words.say(format!("Take {good} as a forest"), format!("Prendre une forêt : {good}"))
        }
        Action::Lay(good) => {
            let good = kind(good);
            words.say(format!("Lay it as {good}"), format!("Poser en plantation : {good}"))
        }
        Action::LayForest => words.say("Lay it as a forest", "Poser en forêt").to_owned(),
        Action::Discard(good) => {
            let good = kind(good);
            words.say(format!("Discard {good}"), format!("Défausser une plantation : {good}"))
        }
        Action::DiscardForest => words.say("Discard a forest", "Défausser une forêt").to_owned(),
        Action::Guest(disc, place) => {
            let (disc, place) = (disc_title(disc, lang), place_title(place, lang));
            words.say(format!("Guest: {disc} to {place}"), format!("Pensionnaire : {disc}, vers {place}"))
        }
        Action::TakeDisc(disc) => {
            let disc = disc_title(disc, lang);
            words.say(format!("Take a {disc}"), format!("Prendre un {disc}"))
        }
        Action::Place(place, n) => {
            let (place, discs) = (place_title(place, lang), discs(u16::from(n), lang));
            words.say(format!("{place}: {discs}"), format!("{place} : {discs}"))
        }
        Action::PlaceBoth(building, x, y) => {
            let (name, x, y) = (name(building), colonists(u16::from(x), lang), nobles(u16::from(y), lang));
            words.say(format!("{name}: {x}, {y}"), format!("{name} : {x}, {y}"))
        }
        Action::Build(building) => {
            let (name, price) = (one(building, lang), builder::price(game, seat, building));
            let cost = doubloons(price, lang);
            if price > player.doubloons {
                let missing = price - player.doubloons;
                return words.say(
                    format!("Build {name}: {cost}, {missing} through the Black Market"),
                    format!("Construire {name} : {cost}, dont {missing} par le Marché noir"),
                );
            }
            words.say(format!("Build {name}: {cost}"), format!("Construire {name} : {cost}"))
        }
        Action::PayBarrel(Some(good)) => {
            let good = kind(good);
            words.say(format!("Give a barrel of {good}"), format!("Donner un tonneau : {good}"))
        }
        Action::PayBarrel(None) => words.say("Give no barrel", "Ne pas donner de tonneau").to_owned(),
        Action::PayDisc(place) => {
            let place = place_title(place, lang);
            words.say(format!("Give a disc from {place}"), format!("Donner un pion : {place}"))
        }
        Action::PayNoDisc => words.say("Give a point instead", "Donner plutôt un point").to_owned(),
        Action::Extra(good) => {
            let good = kind(good);
            words.say(format!("One more {good}"), format!("Un de plus : {good}"))
        }
        Action::Sell(good) => {
            let (good, gain) = (kind(good), doubloons(trader::proceeds(game, seat, good, false), lang));
            words.say(format!("Sell {good}: {gain}"), format!("Vendre : {good}, {gain}"))
        }
        Action::Post(good) => {
            let (good, gain) = (kind(good), doubloons(trader::proceeds(game, seat, good, true), lang));
            words.say(
                format!("Sell {good} at the Trading Post: {gain}"),
                format!("Vendre au Commerce : {good}, {gain}"),
            )
        }
        Action::BuyPlantation => words
            .say("Buy a face-down plantation: 1 doubloon", "Acheter une plantation cachée : 1 doublon")
            .to_owned(),
        Action::Deliver(good) => {
            let good = kind(good);
            words.say(format!("Deliver {good}: 1 point"), format!("Livrer : {good}, 1 point"))
        }
        Action::Done => words.say("No further delivery", "Plus de livraison").to_owned(),
        Action::Load(good, capacity) => {
            let room =
                game.fleet().iter().find(|ship| ship.capacity == capacity).map_or(0, |ship| ship.room());
            let n = barrels(u16::from(player.barrels_of(good).min(room)), lang);
            let good = kind(good);
            words.say(
                format!("Load {good} onto the ship of {capacity}: {n}"),
                format!("Charger le navire de {capacity} : {good}, {n}"),
            )
        }
        Action::Wharf(good) => {
            let (n, good) = (barrels(u16::from(player.barrels_of(good)), lang), kind(good));
            words.say(format!("Wharf: ship all {good}, {n}"), format!("Quai : tout expédier, {good}, {n}"))
        }
        Action::SmallWharf => {
            words.say("Small Wharf: ship any barrels", "Petit quai : expédier des tonneaux").to_owned()
        }
        Action::Send(good, n) => {
            let (good, n) = (kind(good), barrels(u16::from(n), lang));
            words.say(format!("Send {n} of {good}"), format!("Expédier {n} : {good}"))
        }
        Action::Keep(good, n) => {
            let (good, n) = (kind(good), barrels(u16::from(n), lang));
            words.say(format!("Keep {n} of {good}"), format!("Garder {n} : {good}"))
        }
        Action::Pass => {
            let loading = game.question == Question::Load;
            words.say("Pass", if loading { "Ne rien charger" } else { "Passer" }).to_owned()
        }
    }
}

fn with_purse(game: &PuertoRico, role: Role, card: Option<usize>, words: &Words) -> String {
    let name = role_title(role, words.lang);
    match card.map_or(0, |card| game.purses[card]) {
        0 => name.to_owned(),
        n => format!("{name} (+{})", doubloons(u16::from(n), words.lang)),
    }
}
