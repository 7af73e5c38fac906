//! What lies between the players: role cards, plantations, colonists, ships, the trading house, supplies, the ends.

use ::puerto_rico::{Disc, Good, Role, ShipView, disc_title, good_title, numbers, role_title};
use kernel::Seat;
use maud::{Markup, html};

use super::pieces::{barrels, coins, kinds, of, pawn, points};
use super::{Look, art};
use crate::boards::soft;

/// The role cards with their doubloons.
pub fn roles(look: &Look<'_>) -> Markup {
    html! {
        div.roles data-key="roles" { @for (i, card) in look.view.cards.iter().enumerate() { (role(look, i, card.role)) } }
    }
}

/// The place of a role card. Of two prospectors the poorer one is the second.
fn role_place(look: &Look<'_>, i: usize) -> String {
    let card = look.view.cards[i];
    let twin = look.view.cards.iter().enumerate().find(|(j, other)| *j != i && other.role == card.role);
    let second = twin.is_some_and(|(_, twin)| !twin.taken && !card.taken && twin.doubloons > card.doubloons);
    if second { format!("role/{}-2", card.role) } else { format!("role/{}", card.role) }
}

fn role(look: &Look<'_>, i: usize, role: Role) -> Markup {
    let (scene, card) = (look.scene, look.view.cards[i]);
    let place = role_place(look, i);
    let open = scene.is_open(&place) && !card.taken;
    let why = if look.asks("role") && !open { scene.why_not(&format!("take {role}")) } else { None };
    let chooser = look.view.role.filter(|(now, _)| *now == role && card.taken).map(|(_, seat)| seat);
    let name = role_title(role, scene.words.lang);
    let text = look.t(&format!("role-{role}"));
    html! {
        button type="button" .role .open[open] .taken[card.taken] .now[chooser.is_some()] data-at=(place) data-key={ "role-" (i) }
            disabled[!open && why.is_none()] aria-disabled=[why.is_some().then_some("true")] data-why=[why.as_deref()]
            title=(format!("{name}. {text}")) aria-label=(format!("{name}, {}. {text}", look.t_with("card-coins", &[("n", &card.doubloons.to_string())]))) {
            (art::role(role))
            b { (soft(name)) }
            small { (look.t(&format!("privilege-{role}"))) }
            @if card.doubloons > 0 { (coins(format!("+{}", card.doubloons), &look.t("doubloons"))) }
            @if let Some(seat) = chooser { (pawn(seat)) }
        }
    }
}

/// Everything else that belongs to nobody.
pub fn draw(look: &Look<'_>) -> Markup {
    html! {
        div.harbour {
            @if look.asks("lay") { (drawn(look)) }
            (plantations(look)) (colonists(look)) (ships(look)) (house(look)) (supply(look)) (ends(look))
        }
    }
}

/// The tile that was drawn, and the two ways to lay it.
fn drawn(look: &Look<'_>) -> Markup {
    let good = look.view.asked.and_then(|asked| asked.good).unwrap_or(Good::Corn);
    html! {
        section.panel.drawn data-key="drawn" {
            h2 { (look.t("drawn")) }
            div.tiles {
                button type="button" .tile.open data-at="drawn" aria-label=(good_title(good, look.scene.words.lang)) { (art::tile(good.tile())) }
                button type="button" .open data-at="do/plant" { (art::tile(good.tile())) " " (look.t("as-plantation")) }
                button type="button" .open data-at="do/forest" { (art::forest()) " " (look.t("as-forest")) }
            }
        }
    }
}

fn plantations(look: &Look<'_>) -> Markup {
    let (scene, view, lang) = (look.scene, look.view, look.scene.words.lang);
    let settling = look.asks("settle") || look.asks("second-tile");
    let under: Vec<String> =
        view.discards.iter().map(|(good, n)| format!("{} ×{n}", good_title(*good, lang))).collect();
    let discarded: u8 = view.discards.values().sum();
    let quarry = scene.is_open("quarries");
    let no_quarry = if settling && !quarry { scene.why_not("plant quarry") } else { None };
    html! {
        section.panel.land data-key="land" {
            h2 { (look.t("plantations")) }
            div.tiles {
                @for (good, n) in &view.row {
                    @for i in 0..*n {
                        @let place = format!("row/{good}");
                        @let open = scene.is_open(&place);
                        button type="button" .tile .open[open] data-at=(place) data-key={ "row-" (good) "-" (i) } disabled[!open]
                            title=(good_title(*good, lang)) aria-label=(look.t_with("plantation-of", &[("good", good_title(*good, lang))])) { (art::tile(good.tile())) }
                    }
                }
                button type="button" .tile .open[quarry] data-at="quarries" disabled[!quarry && no_quarry.is_none()] aria-disabled=[no_quarry.is_some().then_some("true")] data-why=[no_quarry.as_deref()]
                    title=(look.t("quarries")) aria-label=(format!("{}: {}", look.t("quarries"), view.quarries)) { (art::tile(::puerto_rico::Tile::Quarry)) b.n { (view.quarries) } }
                @let stack = scene.is_open("stack");
                button type="button" .tile .open[stack] data-at="stack" disabled[!stack] title=(format!("{}. {} {discarded} {}", look.t("stack"), look.t("discards"), under.join(", ")))
                    aria-label=(format!("{}: {}", look.t("stack"), view.stack)) { (art::back()) b.n { (view.stack) } }
            }
        }
    }
}

/// The colonist ship, and who waits in the supply.
fn colonists(look: &Look<'_>) -> Markup {
    let (scene, view, lang) = (look.scene, look.view, look.scene.words.lang);
    let sorts = [
        (Disc::Colonist, view.aboard.colonists, view.supply.colonists),
        (Disc::Noble, view.aboard.nobles, view.supply.nobles),
    ];
    html! {
        section.panel.people data-key="people" {
            h2 { (look.t("colonist-ship")) }
            div.aboard {
                @for (disc, aboard, supply) in sorts {
                    @if disc == Disc::Colonist || view.nobles {
                        @let place = format!("aboard/{disc}");
                        @let open = scene.is_open(&place);
                        button type="button" .crowd .open[open] data-at=(place) disabled[!open] title=(disc_title(disc, lang))
                            aria-label=(look.t_with("aboard", &[("disc", disc_title(disc, lang)), ("n", &aboard.to_string()), ("supply", &supply.to_string())])) {
                            i.disc.on .noble[disc == Disc::Noble] {} b { (aboard) }
                            small { (look.t_with("in-supply", &[("n", &supply.to_string())])) }
                        }
                    }
                }
            }
        }
    }
}

fn ships(look: &Look<'_>) -> Markup {
    html! {
        section.panel.fleet data-key="ships" {
            h2 { (look.t("ships")) }
            div.fleet { @for cargo in &look.view.ships { (ship(look, cargo)) } }
        }
    }
}

/// What the near player could load: the kinds, the barrels and the points.
fn loads(look: &Look<'_>, cargo: &ShipView) -> Vec<(Good, u8, u8)> {
    let carried = |good: Good| look.view.ships.iter().any(|ship| ship.good == Some(good));
    kinds()
        .filter(|good| {
            if look.asks("load") {
                let action = format!("load {good} {}", cargo.capacity);
                look.scene.choices.iter().any(|choice| choice.action == action)
            } else {
                cargo.good == Some(*good) || (cargo.good.is_none() && !carried(*good))
            }
        })
        .map(|good| (good, of(&look.near.goods, good).min(cargo.capacity - cargo.barrels)))
        .filter(|(_, n)| *n > 0)
        .map(|(good, n)| (good, n, look.view.load(look.near.seat, n)))
        .collect()
}

fn ship(look: &Look<'_>, cargo: &ShipView) -> Markup {
    let (scene, lang) = (look.scene, look.scene.words.lang);
    let place = format!("ship/{}", cargo.capacity);
    let open = scene.is_open(&place);
    let said = cargo.good.map_or_else(|| look.t("ship-empty"), |good| good_title(good, lang).to_owned());
    let label = format!("{} {}/{}: {said}", look.t("ship"), cargo.barrels, cargo.capacity);
    html! {
        button type="button" .ship .open[open] data-at=(place) data-key=(place) disabled[!open] title=(label) aria-label=(label) {
            span.hold {
                @for i in 0..cargo.capacity {
                    span.slot { @if let Some(good) = cargo.good.filter(|_| i < cargo.barrels) { (art::barrel(good)) } }
                }
            }
            span.load {
                b { (cargo.barrels) "/" (cargo.capacity) }
                @for (good, n, worth) in loads(look, cargo) {
                    span.gain title=(look.t_with("load-note", &[("n", &n.to_string()), ("good", good_title(good, lang)), ("points", &worth.to_string())])) { (art::barrel(good)) (points(format!("+{worth}"), "")) }
                }
            }
        }
    }
}

/// The trading house: four places, and what it pays the near player.
fn house(look: &Look<'_>) -> Markup {
    let (scene, view, lang) = (look.scene, look.view, look.scene.words.lang);
    let open = scene.is_open("house");
    let held: Vec<Good> =
        view.house.iter().flat_map(|(good, n)| std::iter::repeat_n(*good, usize::from(*n))).collect();
    let list: Vec<&str> = held.iter().map(|good| good_title(*good, lang)).collect();
    html! {
        section.panel.trade data-key="house" {
            h2 { (look.t("house")) }
            button type="button" .house .open[open] data-at="house" disabled[!open] aria-label=(format!("{}: {}/4 {}", look.t("house"), held.len(), list.join(", "))) {
                @for i in 0..4 { span.slot { @if let Some(good) = held.get(i) { (art::barrel(*good)) } } }
            }
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
            div.stock { @for good in kinds() { (barrels(good, of(&look.view.goods, good), lang)) } }
        }
    }
}

/// How near the end is, in three bars.
fn ends(look: &Look<'_>) -> Markup {
    let ends = look.view.ends();
    let all = numbers(look.view.seats.len() as u8).points;
    let (fullest, spaces): (Seat, u8) = ends.city;
    html! {
        section.panel.ends data-key="ends" .last[look.view.last_round] {
            h2 { (look.t("ends")) @if look.view.last_round { em { (look.scene.visitor.t("last-round")) } } }
            p title=(look.t("end-bank-note")) { span { (look.t("end-bank")) } meter min="0" max=(all) value=(all - ends.bank) aria-label=(look.t("end-bank")) {} b { (ends.bank) " / " (all) } }
            @if let Some((needed, supply)) = ends.colonists {
                @let start = numbers(look.view.seats.len() as u8).colonists;
                p title=(look.t("end-colonists-note")) { span { (look.t("end-colonists")) } meter min="0" max=(start) value=(start - supply.min(start)) aria-label=(look.t("end-colonists")) {} b { (supply) small { " (" (look.t_with("needed", &[("n", &needed.to_string())])) ")" } } }
            }
            p title=(look.t("end-city-note")) { span { (look.t("end-city")) } meter min="0" max="12" value=(spaces) aria-label=(look.t("end-city")) {} b { (spaces) " / 12" } @if spaces > 0 { (pawn(fullest)) } }
        }
    }
}
