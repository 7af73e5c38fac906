//! What an answer would mean now, short enough for a button.

use kernel::{Seat, Words, say};

use crate::action::Action;
use crate::kinds::{Building, Good, Place, Role, Tile};
use crate::phases::{builder, role, trader};
use crate::state::{PuertoRico, Question};
use crate::titles::{
    barrels, colonists, disc_title, discs, doubloons, good_title, nobles, one, place_title, role_title, some,
    title,
};

pub(crate) fn label(game: &PuertoRico, seat: Seat, action: Action, words: &Words) -> String {
    let lang = words.lang;
    let name = |building: Building| title(building, lang);
    let kind = |good: Good| good_title(good, lang);
    let player = game.player(seat);
    match action {
        Action::Draft(building) => {
            let (name, cost) = (name(building), building.facts().cost);
            say!(words, "do-draft", name, cost)
        }
        Action::Take(role) => {
            let prospector = role == Role::Prospector;
            let card = if prospector { role::prospectors(game).0 } else { Some(role as usize) };
            with_purse(game, role, card, words)
        }
        Action::TakeSecondProspector => with_purse(game, Role::Prospector, role::prospectors(game).1, words),
        Action::Hacienda => say!(words, "do-hacienda").to_owned(),
        Action::Plant(Tile::Quarry) => say!(words, "do-quarry").to_owned(),
        Action::Plant(tile) => {
            let tile = place_title(Place::Tile(tile), lang);
            say!(words, "do-plant", tile)
        }
        Action::Forest(good) => {
            let good = kind(good);
            say!(words, "do-forest", good)
        }
        Action::Lay(good) => {
            let good = kind(good);
            say!(words, "do-lay", good)
        }
        Action::LayForest => say!(words, "do-lay-forest").to_owned(),
        Action::Discard(good) => {
            let good = kind(good);
            say!(words, "do-discard", good)
        }
        Action::DiscardForest => say!(words, "do-discard-forest").to_owned(),
        Action::Guest(disc, place) => {
            let (disc, place) = (disc_title(disc, lang), place_title(place, lang));
            say!(words, "do-guest", disc, place)
        }
        Action::TakeDisc(disc) => {
            let disc = disc_title(disc, lang);
            say!(words, "do-take-disc", disc)
        }
        Action::Place(place, n) => {
            let (place, discs) = (place_title(place, lang), discs(u16::from(n), lang));
            say!(words, "do-place", place, discs)
        }
        Action::PlaceBoth(building, x, y) => {
            let (name, x, y) = (name(building), colonists(u16::from(x), lang), nobles(u16::from(y), lang));
            say!(words, "do-place-both", name, x, y)
        }
        Action::Build(building) => {
            let (name, price) = (one(building, lang), builder::price(game, seat, building));
            let cost = doubloons(price, lang);
            if price > player.doubloons {
                let missing = price - player.doubloons;
                return say!(words, "do-build-with-market", name, cost, missing);
            }
            say!(words, "do-build", name, cost)
        }
        Action::PayBarrel(Some(good)) => {
            let good = kind(good);
            say!(words, "do-pay-barrel", good)
        }
        Action::PayBarrel(None) => say!(words, "do-pay-no-barrel").to_owned(),
        Action::PayDisc(place) => {
            let place = place_title(place, lang);
            say!(words, "do-pay-disc", place)
        }
        Action::PayNoDisc => say!(words, "do-pay-no-disc").to_owned(),
        Action::Extra(good) => {
            let good = kind(good);
            say!(words, "do-extra", good)
        }
        Action::Sell(good) => {
            let (good, gain) = (some(good, lang), doubloons(trader::proceeds(game, seat, good, false), lang));
            say!(words, "do-sell", good, gain)
        }
        Action::Post(good) => {
            let (good, gain) = (some(good, lang), doubloons(trader::proceeds(game, seat, good, true), lang));
            say!(words, "do-post", good, gain)
        }
        Action::BuyPlantation => say!(words, "do-buy-plantation").to_owned(),
        Action::Deliver(good) => {
            let good = some(good, lang);
            say!(words, "do-deliver", good)
        }
        Action::Done => say!(words, "do-done").to_owned(),
        Action::Load(good, capacity) => {
            let room =
                game.fleet().iter().find(|ship| ship.capacity == capacity).map_or(0, |ship| ship.room());
            let n = barrels(u16::from(player.barrels_of(good).min(room)), lang);
            let good = kind(good);
            say!(words, "do-load", good, capacity, n)
        }
        Action::Wharf(good) => {
            let (n, good) = (barrels(u16::from(player.barrels_of(good)), lang), kind(good));
            say!(words, "do-wharf", good, n)
        }
        Action::SmallWharf => say!(words, "do-small-wharf").to_owned(),
        Action::Send(good, n) => {
            let (good, n) = (kind(good), barrels(u16::from(n), lang));
            say!(words, "do-send", n, good)
        }
        Action::Keep(good, n) => {
            let (good, n) = (kind(good), barrels(u16::from(n), lang));
            say!(words, "do-keep", n, good)
        }
        Action::Accept => say!(words, "do-accept").to_owned(),
        Action::Pass => {
            let loading = game.question == Question::Load;
            if loading { say!(words, "do-not-load") } else { say!(words, "do-pass") }.to_owned()
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
