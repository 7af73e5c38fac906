//! Sheets: what each thing of Puerto Rico is, and what it is to the near player now.

use ::puerto_rico::{
    Building, DRAFT_SLOTS, Good, PuertoRico, Role, Saving, Tile, disc_title, good_title, place_title,
    role_title, text, title,
};
use kernel::{Kind, Lang};
use maud::Markup;

use super::super::sheet::{About, Cost, Here, heading, rules_of, sentences};
use super::super::{Art, Scene};
use super::thing::Thing;
use crate::words;

/// A text of this board.
fn t(lang: Lang, name: &str) -> String {
    words::text(lang, &format!("puerto-rico-{name}"))
}

fn t_with(lang: Lang, name: &str, values: &[(&str, &str)]) -> String {
    words::text_with(lang, &format!("puerto-rico-{name}"), values)
}

pub fn about(thing: Thing, lang: Lang, art: &Art) -> About {
    let rules = rules_of::<PuertoRico>(&rules(thing));
    let text = match thing {
        Thing::Building(building) => text(building, lang).to_owned(),
        Thing::Role(role) => t(lang, &format!("role-{role}")),
        Thing::Good(_)
        | Thing::Tile(_)
        | Thing::Forest
        | Thing::Disc(_)
        | Thing::CargoShip
        | Thing::ColonistShip
        | Thing::TradingHouse
        | Thing::Stack
        | Thing::Windrose
        | Thing::Governor
        | Thing::Doubloon
        | Thing::Point => sentences::<PuertoRico>(&rules, lang),
    };
    About { title: name(thing, lang), picture: picture(thing, art), text, facts: facts(thing, lang), rules }
}

pub fn name(thing: Thing, lang: Lang) -> String {
    let plantation = |good: Good| t_with(lang, "plantation-of", &[("good", good_title(good, lang))]);
    match thing {
        Thing::Role(role) => role_title(role, lang).to_owned(),
        Thing::Building(building) => title(building, lang).to_owned(),
        Thing::Good(good) => heading(good_title(good, lang)),
        Thing::Tile(tile) => tile
            .good()
            .map_or_else(|| heading(place_title(::puerto_rico::Place::Tile(tile), lang)), plantation),
        Thing::Forest => t(lang, "forest"),
        Thing::Disc(disc) => heading(disc_title(disc, lang)),
        Thing::CargoShip => t(lang, "cargo-ship"),
        Thing::ColonistShip => t(lang, "colonist-ship"),
        Thing::TradingHouse => t(lang, "house"),
        Thing::Stack => t(lang, "stack"),
        Thing::Windrose => heading(place_title(::puerto_rico::Place::Windrose, lang)),
        Thing::Governor => t(lang, "governor"),
        Thing::Doubloon => t(lang, "doubloon"),
        Thing::Point => t(lang, "point"),
    }
}

/// The picture of a thing: its symbol has its name, or that of its sort before it.
pub fn picture(thing: Thing, art: &Art) -> Markup {
    match thing {
        Thing::Role(role) => art.picture(&format!("role-{role}")),
        Thing::Building(building) => art.picture(building.name()),
        Thing::Good(good) => art.picture(&format!("barrel-{good}")),
        Thing::Tile(tile) => art.picture(&format!("tile-{tile}")),
        Thing::Forest => art.picture("tile-forest"),
        Thing::Disc(disc) => art.picture(disc.name()),
        Thing::CargoShip => art.picture("cargo-ship-6"),
        Thing::ColonistShip => art.picture("colonist-ship"),
        Thing::TradingHouse => art.picture("trading-house"),
        Thing::Stack => art.picture("tile-back"),
        Thing::Windrose => art.picture("windrose"),
        Thing::Governor => art.picture("governor-hat"),
        Thing::Doubloon => art.picture("doubloon"),
        Thing::Point => art.picture("victory-chip"),
    }
}

/// The rules that speak of a thing, by sentence or by group.
fn rules(thing: Thing) -> Vec<&'static str> {
    match thing {
        Thing::Role(role) => vec![role.name()],
        Thing::Building(building) => vec![building.name()],
        Thing::Good(_) => vec!["trader.2", "craftsman.2", "craftsman.3", "storage", "captain.6"],
        Thing::Tile(Tile::Quarry) => vec!["settler.4", "price.2"],
        Thing::Tile(_) => vec!["settler.1", "settler.2", "settler.3", "craftsman.2"],
        Thing::Forest => vec!["forest-house"],
        Thing::Disc(::puerto_rico::Disc::Colonist) => vec!["mayor", "city.4"],
        Thing::Disc(::puerto_rico::Disc::Noble) => vec!["nobles", "score.4"],
        Thing::CargoShip => vec!["captain", "setup.5"],
        Thing::ColonistShip => vec!["mayor.2", "mayor.7", "nobles.4", "end.1"],
        Thing::TradingHouse => vec!["trader.1", "trader.2", "trader.3", "trader.5"],
        Thing::Stack => vec!["settler.6", "settler.7", "settler.8", "setup.6"],
        Thing::Windrose => vec!["mayor.4", "mayor.5"],
        Thing::Governor => vec!["round.1", "round.2", "round.6"],
        Thing::Doubloon => vec!["setup.1", "round.4", "round.6", "price.1", "score.5"],
        Thing::Point => vec!["captain.6", "setup.3", "end.3", "score.1", "score.5"],
    }
}

/// Beige buildings by cost, with how many of each are wanted.
pub fn agreeable(lang: Lang) -> Vec<(String, Vec<Thing>)> {
    let group = |(cost, wanted): (usize, &u8)| {
        let of_cost =
            |building: &&Building| building.is_drafted() && usize::from(building.facts().cost) == cost;
        let things: Vec<Thing> =
            Building::ALL.iter().filter(of_cost).map(|building| Thing::Building(*building)).collect();
        let values = [("cost", cost.to_string()), ("n", wanted.to_string())];
        let values = values.each_ref().map(|(name, value)| (*name, value.as_str()));
        (t_with(lang, "agree-group", &values), things)
    };
    DRAFT_SLOTS.iter().enumerate().filter(|(_, wanted)| **wanted > 0).map(group).collect()
}

/// The things that other printings call otherwise.
const OTHERWISE: [Thing; 15] = [
    Thing::Role(Role::Settler),
    Thing::Role(Role::Mayor),
    Thing::Role(Role::Builder),
    Thing::Role(Role::Craftsman),
    Thing::Building(Building::Hospice),
    Thing::Building(Building::GuildHall),
    Thing::Building(Building::ForestHouse),
    Thing::Building(Building::Storehouse),
    Thing::Building(Building::GuestHouse),
    Thing::Building(Building::TradingPost),
    Thing::Building(Building::SpecialtyFactory),
    Thing::Building(Building::ZoningOffice),
    Thing::Building(Building::RoyalSupplier),
    Thing::Building(Building::Jeweler),
    Thing::Building(Building::RoyalGarden),
];

/// How another printing calls a thing.
fn otherwise(thing: Thing, lang: Lang) -> Option<(String, String)> {
    let named = OTHERWISE.contains(&thing);
    named.then(|| (t(lang, "fact-also"), t(lang, &format!("also-{thing}"))))
}

fn facts(thing: Thing, lang: Lang) -> Vec<(String, String)> {
    let mut facts = numbers(thing, lang);
    facts.extend(otherwise(thing, lang));
    facts
}

fn numbers(thing: Thing, lang: Lang) -> Vec<(String, String)> {
    let fact = |name: &str, value: String| (t(lang, &format!("fact-{name}")), value);
    match thing {
        Thing::Building(building) => {
            let facts = building.facts();
            vec![
                fact("cost", facts.cost.to_string()),
                fact("points", facts.points.to_string()),
                fact("circles", facts.circles.to_string()),
                fact("column", facts.column.to_string()),
                fact("spaces", building.spaces().to_string()),
            ]
        }
        Thing::Role(role) => vec![fact("privilege", t(lang, &format!("privilege-{role}")))],
        Thing::Good(good) => vec![fact("price", good.price().to_string())],
        Thing::Tile(_)
        | Thing::Forest
        | Thing::Disc(_)
        | Thing::CargoShip
        | Thing::ColonistShip
        | Thing::TradingHouse
        | Thing::Stack
        | Thing::Windrose
        | Thing::Governor
        | Thing::Doubloon
        | Thing::Point => Vec::new(),
    }
}

pub fn here(thing: Thing, scene: &Scene<'_, PuertoRico>) -> Here {
    let (view, near) = (&scene.view, scene.near());
    match thing {
        Thing::Building(building) => Here {
            cost: Some(cost(building, scene)),
            owners: owners(building, scene),
            brings: vec![scene.t_with("copies-left", &[("n", &left(building, scene).to_string())])],
        },
        Thing::Role(role) => {
            let cards = view.cards.iter().filter(|card| card.role == role && !card.taken);
            let line = |n: u8| scene.t_with("card-coins", &[("n", &n.to_string())]);
            Here { brings: cards.map(|card| line(card.doubloons)).collect(), ..Here::default() }
        }
        Thing::Good(good) => Here {
            owners: view
                .seats
                .iter()
                .filter(|seat| seat.goods.contains_key(&good))
                .map(|seat| seat.seat)
                .collect(),
            brings: std::iter::once(sale(good, scene)).chain(loads(scene, Some(good))).collect(),
            cost: None,
        },
        Thing::CargoShip => Here { brings: loads(scene, None), ..Here::default() },
        Thing::TradingHouse => {
            let held = view.seat(near).goods.keys();
            Here { brings: held.map(|good| sale(*good, scene)).collect(), ..Here::default() }
        }
        Thing::Governor => Here { owners: vec![view.governor], ..Here::default() },
        Thing::Tile(tile) => {
            let has = |seat: &&::puerto_rico::SeatView| seat.island.contains_key(&tile);
            Here { owners: view.seats.iter().filter(has).map(|seat| seat.seat).collect(), ..Here::default() }
        }
        Thing::Forest
        | Thing::Disc(_)
        | Thing::ColonistShip
        | Thing::Stack
        | Thing::Windrose
        | Thing::Doubloon
        | Thing::Point => Here::default(),
    }
}

fn left(building: Building, scene: &Scene<'_, PuertoRico>) -> u8 {
    scene.view.buildings.get(&building).copied().unwrap_or(0)
}

fn owners(building: Building, scene: &Scene<'_, PuertoRico>) -> Vec<kernel::Seat> {
    let seats = scene.view.seats.iter().filter(|seat| seat.building(building).is_some());
    seats.map(|seat| seat.seat).collect()
}

/// What a building costs the near player, with everything that is taken off.
fn cost(building: Building, scene: &Scene<'_, PuertoRico>) -> Cost {
    let near = scene.near();
    let reason = |saving: Saving| {
        scene.t(match saving {
            Saving::Quarries => "saving-quarries",
            Saving::Forests => "saving-forests",
            Saving::ZoningOffice => "saving-zoning-office",
            Saving::Privilege => "saving-privilege",
        })
    };
    let less = scene.view.savings(near, building);
    Cost {
        printed: building.facts().cost.into(),
        less: less.into_iter().map(|(saving, n)| (reason(saving), n.into())).collect(),
        now: scene.view.price(near, building),
    }
}

fn sale(good: Good, scene: &Scene<'_, PuertoRico>) -> String {
    let price = scene.view.sale(scene.near(), good).to_string();
    scene.t_with("sale-note", &[("good", good_title(good, scene.words.lang)), ("price", &price)])
}

/// What the near player could load, a line for each way.
fn loads(scene: &Scene<'_, PuertoRico>, only: Option<Good>) -> Vec<String> {
    let loads = scene.view.loads(scene.near()).into_iter();
    let wanted = loads.filter(|load| only.is_none_or(|good| load.good == good));
    wanted.map(|load| load_note(scene, &load)).collect()
}

/// What a load would bring.
pub fn load_note(scene: &Scene<'_, PuertoRico>, load: &::puerto_rico::Load) -> String {
    let good = good_title(load.good, scene.words.lang);
    let (n, points) = (load.barrels.to_string(), load.points.to_string());
    scene.t_with("load-note", &[("n", &n), ("good", good), ("points", &points)])
}
