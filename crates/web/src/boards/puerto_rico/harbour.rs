//! What lies between the players: plantations, colonists, ships, the trading house, supplies, the ends.

use ::puerto_rico::{
    Disc, Good, HOUSE, Load, QuestionKind, SPACES, ShipView, Tile, disc_title, good_title, numbers,
};
use kernel::{Kind, Seat};
use maud::{Markup, html};

use super::pieces::{coins, kinds, of, pawn, points};
use super::place::Place;
use super::sheet::load_note;
use super::thing::Thing;
use super::{Look, art};

/// Everything that belongs to nobody, the role cards and the buildings apart.
pub fn draw(look: &Look<'_>) -> Markup {
    html! {
        div.harbour {
            @if look.asks(QuestionKind::Lay) { (drawn(look)) }
            (plantations(look)) (colonists(look)) (ships(look)) (house(look)) (supply(look)) (ends(look))
        }
    }
}

/// The tile that was drawn, and the two ways to lay it.
fn drawn(look: &Look<'_>) -> Markup {
    let (scene, lang) = (look.scene, look.scene.words.lang);
    let good = look.view.asked.and_then(|asked| asked.good).unwrap_or(Good::Corn);
    let tile = Thing::Tile(good.tile());
    let plain = html! { (art::tile(good.tile())) " " (look.t("as-plantation")) };
    let forest = html! { (art::forest()) " " (look.t("as-forest")) };
    html! {
        section.panel.drawn data-key="drawn-panel" {
            h2 { (look.t("drawn")) }
            div.tiles {
                (scene.at(Place::Drawn).class("tile").label(good_title(good, lang)).button(tile, &art::tile(good.tile())))
                (scene.at(Place::AsPlantation).label(look.t("as-plantation")).button(tile, &plain))
                (scene.at(Place::AsForest).label(look.t("as-forest")).button(Thing::Forest, &forest))
            }
        }
    }
}

fn plantations(look: &Look<'_>) -> Markup {
    html! {
        section.panel.land data-key="land" {
            h2 { (look.t("plantations")) }
            div.tiles {
                @for (good, n) in &look.view.row { @for i in 0..*n { (face_up(look, *good, i)) } }
                (quarries(look)) (stack(look))
                @if !look.asks(QuestionKind::Lay) { (look.scene.at(Place::Drawn).empty(Thing::Stack)) }
            }
        }
    }
}

fn face_up(look: &Look<'_>, good: Good, i: u8) -> Markup {
    let name = good_title(good, look.scene.words.lang);
    let spot = look.scene.at(Place::Row(good)).piece(i).class("tile").tip(name);
    spot.label(look.t_with("plantation-of", &[("good", name)]))
        .button(Thing::Tile(good.tile()), &art::tile(good.tile()))
}

fn quarries(look: &Look<'_>) -> Markup {
    let (name, n) = (look.t("quarries"), look.view.quarries);
    let inside = html! { (art::tile(Tile::Quarry)) b.n { (n) } };
    let spot = look.scene.at(Place::Quarries).class("tile").label(format!("{name}: {n}"));
    spot.tip(name).button(Thing::Tile(Tile::Quarry), &inside)
}

fn stack(look: &Look<'_>) -> Markup {
    let (view, lang) = (look.view, look.scene.words.lang);
    let under: Vec<String> =
        view.discards.iter().map(|(good, n)| format!("{} ×{n}", good_title(*good, lang))).collect();
    let discarded: u8 = view.discards.values().sum();
    let name = look.t("stack");
    let tip = format!("{name}. {} {discarded} {}", look.t("discards"), under.join(", "));
    let inside = html! { (art::back()) b.n { (view.stack) } };
    let spot = look.scene.at(Place::Stack).class("tile").label(format!("{name}: {}", view.stack));
    spot.tip(tip).button(Thing::Stack, &inside)
}

/// The colonist ship, and who waits in the supply.
fn colonists(look: &Look<'_>) -> Markup {
    html! {
        section.panel.people data-key="people" {
            h2 { (look.t("colonist-ship")) }
            div.aboard {
                @for disc in Disc::ALL.iter().filter(|disc| **disc == Disc::Colonist || look.view.nobles) { (crowd(look, *disc)) }
            }
        }
    }
}

fn crowd(look: &Look<'_>, disc: Disc) -> Markup {
    let (scene, view) = (look.scene, look.view);
    let (aboard, waiting) = match disc {
        Disc::Colonist => (view.aboard.colonists, view.supply.colonists),
        Disc::Noble => (view.aboard.nobles, view.supply.nobles),
    };
    let name = disc_title(disc, scene.words.lang);
    let counts = [("disc", name), ("n", &aboard.to_string()), ("supply", &waiting.to_string())];
    let supply = html! { (look.t_with("in-supply", &[("n", &waiting.to_string())])) };
    let inside = html! {
        i.disc.on .noble[disc == Disc::Noble] {} b { (aboard) }
        small { (scene.at(Place::Waiting(disc)).mark(Thing::Disc(disc), &supply)) }
    };
    let spot = scene.at(Place::Aboard(disc)).class("crowd").label(look.t_with("aboard", &counts));
    spot.tip(name).button(Thing::Disc(disc), &inside)
}

fn ships(look: &Look<'_>) -> Markup {
    let loads = look.view.loads(look.near.seat);
    html! {
        section.panel.fleet data-key="ships" {
            h2 { (look.t("ships")) }
            div.fleet { @for cargo in &look.view.ships { (ship(look, cargo, &loads)) } }
        }
    }
}

/// A ship, and what the near player could load onto it.
fn ship(look: &Look<'_>, cargo: &ShipView, loads: &[Load]) -> Markup {
    let (scene, lang) = (look.scene, look.scene.words.lang);
    let place = Place::Ship(cargo.capacity);
    let said = cargo.good.map_or_else(|| look.t("ship-empty"), |good| good_title(good, lang).to_owned());
    let barrel = |i: u8| cargo.good.filter(|_| i < cargo.barrels);
    let inside = html! {
        span.hold {
            @for i in 0..cargo.capacity {
                span.slot data-key={ (place) "." (i) } { @if let Some(good) = barrel(i) { (art::barrel(good)) } }
            }
        }
        span.load {
            b { (cargo.barrels) "/" (cargo.capacity) }
            @for load in loads.iter().filter(|load| load.capacity == cargo.capacity) {
                span.gain title=(load_note(scene, load)) { (art::barrel(load.good)) (points(format!("+{}", load.points), "")) }
            }
        }
    };
    let label = format!("{} {}/{}: {said}", look.t("ship"), cargo.barrels, cargo.capacity);
    scene.at(place).class("ship").label(label).button(Thing::CargoShip, &inside)
}

/// The trading house, and what it pays the near player.
fn house(look: &Look<'_>) -> Markup {
    let (scene, view, lang) = (look.scene, look.view, look.scene.words.lang);
    let held: Vec<Good> =
        view.house.iter().flat_map(|(good, n)| std::iter::repeat_n(*good, usize::from(*n))).collect();
    let list: Vec<&str> = held.iter().map(|good| good_title(*good, lang)).collect();
    let label = format!("{}: {}/{HOUSE} {}", look.t("house"), held.len(), list.join(", "));
    let inside = html! {
        @for i in 0..usize::from(HOUSE) {
            span.slot data-key={ (Place::House) "." (i) } { @if let Some(good) = held.get(i) { (art::barrel(*good)) } }
        }
    };
    html! {
        section.panel.trade data-key="house-panel" {
            h2 { (look.t("house")) }
            (scene.at(Place::House).class("house").label(label).button(Thing::TradingHouse, &inside))
            div.prices {
                @for good in kinds() {
                    @let price = view.sale(look.near.seat, good);
                    span.price title=(look.t_with("sale-note", &[("good", good_title(good, lang)), ("price", &price.to_string())])) { (art::barrel(good)) (coins(price, "")) }
                }
            }
        }
    }
}

fn supply(look: &Look<'_>) -> Markup {
    let lang = look.scene.words.lang;
    html! {
        section.panel.supply data-key="supply" {
            h2 { (look.t("supply")) }
            div.stock {
                @for good in kinds() {
                    @let n = of(&look.view.goods, good);
                    @let inside = html! { (art::barrel(good)) b { (n) } };
                    (look.scene.at(Place::Supply(good)).class("barrels").tip(format!("{} ×{n}", good_title(good, lang))).mark(Thing::Good(good), &inside))
                }
            }
        }
    }
}

/// How near the end is, in three bars.
fn ends(look: &Look<'_>) -> Markup {
    let ends = look.view.ends();
    let all = numbers(look.view.seats.len() as u8);
    let (fullest, spaces): (Seat, u8) = ends.city;
    let bank = html! { b { (ends.bank) " / " (all.points) } };
    html! {
        section.panel.ends data-key="ends" .last[look.view.last_round] {
            h2 { (look.t("ends")) @if look.view.last_round { em { (look.scene.page("last-round")) } } }
            p title=(look.t("end-bank-note")) {
                span { (look.t("end-bank")) }
                meter min="0" max=(all.points) value=(all.points - ends.bank) aria-label=(look.t("end-bank")) {}
                (look.scene.at(Place::Bank).mark(Thing::Point, &bank))
            }
            @if let Some((needed, supply)) = ends.colonists {
                p title=(look.t("end-colonists-note")) {
                    span { (look.t("end-colonists")) }
                    meter min="0" max=(all.colonists) value=(all.colonists - supply.min(all.colonists)) aria-label=(look.t("end-colonists")) {}
                    b { (supply) small { " (" (look.t_with("needed", &[("n", &needed.to_string())])) ")" } }
                }
            }
            p title=(look.t("end-city-note")) {
                span { (look.t("end-city")) }
                meter min="0" max=(SPACES) value=(spaces) aria-label=(look.t("end-city")) {}
                b { (spaces) " / " (SPACES) }
                @if spaces > 0 { (pawn(fullest)) }
            }
        }
    }
}
