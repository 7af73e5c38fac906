//! The quay: the roles that are left, the plantations; while goods are loaded or sold, what the near player can do lies here as tickets.

use ::puerto_rico::{Action, Building, Good, QuestionKind, RoleCard, Tile, good_title, role_title, title};
use maud::{Markup, html};

use super::super::scene::Answer;
use super::super::sheet::heading;
use super::draft::brief;
use super::pieces::{kinds, of, pawn};
use super::place::Place;
use super::thing::Thing;
use super::{Look, bins};
use ::puerto_rico::PuertoRico;

pub fn draw(look: &Look<'_>) -> Markup {
    let tickets = tickets(look);
    html! {
        section.quay data-key="quay" aria-label=(look.t("quay")) {
            @if !tickets.is_empty() {
                div.roles.loads data-key="tickets" {
                    h2 { (look.t(if look.asks(QuestionKind::Sell) { "your-sale" } else { "your-loads" })) }
                    @for (answer, lies) in &tickets { (ticket(answer, lies)) }
                    @if look.asks(QuestionKind::Sell) { @for good in kinds() { (unsold(look, good)) } }
                }
            }
            (bins::draw(look))
            div.roles data-key="roles" {
                h2 { (look.t("roles-left")) }
                @for (i, card) in look.view.cards.iter().enumerate() { (role(look, i, card)) }
            }
            (land(look))
        }
    }
}

/// The place of a role card. Of two prospectors the one that is still there comes first, or else the richer one.
fn place(cards: &[RoleCard], i: usize) -> Place {
    let rank = |j: usize| (!cards[j].taken, cards[j].doubloons, std::cmp::Reverse(j));
    let twin = (0..cards.len()).find(|j| *j != i && cards[*j].role == cards[i].role);
    match twin {
        Some(twin) if rank(twin) > rank(i) => Place::SecondProspector,
        Some(_) | None => Place::Role(cards[i].role),
    }
}

/// How many cards of the same role were taken before this one, as they lie.
fn taken_before(cards: &[RoleCard], i: usize) -> usize {
    cards[..i].iter().filter(|card| card.taken && card.role == cards[i].role).count()
}

/// A role card; one that was taken leaves a gap with the sign of who has it until the round ends.
fn role(look: &Look<'_>, i: usize, card: &RoleCard) -> Markup {
    let role = card.role;
    let name = role_title(role, look.scene.words.lang);
    let at = place(&look.view.cards, i);
    let purse = look.t_with("card-coins", &[("n", &card.doubloons.to_string())]);
    let twin = at == Place::SecondProspector;
    let taker = look.takers.iter().filter(|(taken, _)| *taken == role).nth(taken_before(&look.view.cards, i));
    let inside = if card.taken {
        html! { @if let Some((_, seat)) = taker { (pawn(*seat)) } small { (name) } }
    } else {
        let picture = if twin { look.picture("role-prospector-2") } else { look.role(role) };
        html! {
            (picture) b.name { (name) }
            @if card.doubloons > 0 {
                span.onit { @for _ in 0..card.doubloons.min(3) { i.doubloon {} } b { "+" (card.doubloons) } }
            }
        }
    };
    let text = look.t(&format!("role-{role}"));
    let spot = look.scene.at(at).class(if card.taken { "gap" } else { "card" });
    spot.label(format!("{name}, {purse}. {text}")).button(Thing::Role(role), &inside)
}

/// The plantations: face up, quarries, face down; a tile that was drawn, with the two ways to lay it.
fn land(look: &Look<'_>) -> Markup {
    let drawn = look.asks(QuestionKind::Lay);
    html! {
        div.land data-key="land" {
            h2 { (look.t("plantations")) }
            @if drawn { (drawn_tile(look)) }
            div.tiles data-key="tiles" {
                @for (good, n) in &look.view.row { @for i in 0..*n { (face_up(look, *good, i)) } }
                (quarries(look)) (stack(look))
                @if !drawn { (look.scene.at(Place::Drawn).empty(Thing::Stack)) }
            }
        }
    }
}

fn drawn_tile(look: &Look<'_>) -> Markup {
    let (scene, lang) = (look.scene, look.scene.words.lang);
    let good = look.view.asked.and_then(|asked| asked.good).unwrap_or(Good::Corn);
    let tile = Thing::Tile(good.tile());
    let way = |picture: Markup, name: &str| html! { (picture) span { (look.t(name)) } };
    let plain = way(look.tile(good.tile()), "as-plantation");
    let forest = way(look.picture("tile-forest"), "as-forest");
    html! {
        div.drawn data-key="drawn-tile" {
            (scene.at(Place::Drawn).class("tile").label(good_title(good, lang)).button(tile, &look.tile(good.tile())))
            (scene.at(Place::AsPlantation).class("way").label(look.t("as-plantation")).button(tile, &plain))
            (scene.at(Place::AsForest).class("way").label(look.t("as-forest")).button(Thing::Forest, &forest))
        }
    }
}

fn face_up(look: &Look<'_>, good: Good, i: u8) -> Markup {
    let name = good_title(good, look.scene.words.lang);
    let spot = look.scene.at(Place::Row(good)).piece(i).class("tile");
    spot.label(look.t_with("plantation-of", &[("good", name)]))
        .button(Thing::Tile(good.tile()), &look.tile(good.tile()))
}

fn quarries(look: &Look<'_>) -> Markup {
    let n = look.view.quarries;
    let inside = html! { (look.tile(Tile::Quarry)) b { "×" span data-count { (n) } } };
    let spot = look.scene.at(Place::Quarries).class("tile").class("pile").with("none-left", n == 0);
    spot.label(format!("{}: {n}", look.t("quarries"))).button(Thing::Tile(Tile::Quarry), &inside)
}

fn stack(look: &Look<'_>) -> Markup {
    let (view, lang) = (look.view, look.scene.words.lang);
    let under: Vec<String> =
        view.discards.iter().map(|(good, n)| format!("{} ×{n}", good_title(*good, lang))).collect();
    let discarded: u8 = view.discards.values().sum();
    let inside = html! { (look.picture("tile-back")) b { "×" span data-count { (view.stack) } } };
    let label = format!(
        "{}: {}. {} {discarded} {}",
        look.t("stack"),
        view.stack,
        look.t("discards"),
        under.join(", ")
    );
    look.scene.at(Place::Stack).class("tile").class("pile").label(label).button(Thing::Stack, &inside)
}

/// What lies on a ticket: what goes, where to, what it brings.
struct Ticket {
    what: Markup,
    name: String,
    earns: Option<Markup>,
    /// The sum in words.
    sum: Option<String>,
}

/// The answers that lie as tickets on the quay.
fn tickets<'a>(look: &'a Look<'_>) -> Vec<(&'a Answer<PuertoRico>, Ticket)> {
    let found = |answer: &'a Answer<PuertoRico>| Some((answer, lies(look, answer.action)?));
    look.scene.answers.iter().filter_map(found).collect()
}

/// The ticket of an answer, if it has one: loads and sales.
fn lies(look: &Look<'_>, action: Action) -> Option<Ticket> {
    let (lang, seat) = (look.scene.words.lang, look.near);
    let held = |good: Good| of(&seat.goods, good);
    let points = |n: u8| Some(html! { "+" (look.view.load(seat.seat, n)) (look.picture("points")) });
    if let Action::Load(good, capacity) = action {
        let room = look.view.ships.iter().find(|ship| ship.capacity == capacity);
        let n = held(good).min(room.map_or(0, |ship| ship.capacity - ship.barrels));
        let name = look.t_with("onto-ship", &[("n", &capacity.to_string())]);
        let sum = Some(sum(look, n, held(good)));
        return Some(Ticket { what: barrels(look, good, n), name, earns: points(n), sum });
    }
    if let Action::Wharf(good) = action {
        let name = title(Building::Wharf, lang).to_owned();
        let (n, sum) = (held(good), Some(sum(look, held(good), held(good))));
        return Some(Ticket { what: barrels(look, good, n), name, earns: points(n), sum });
    }
    if action == Action::SmallWharf {
        let name = title(Building::SmallWharf, lang).to_owned();
        let sum = Some(brief(Building::SmallWharf, lang));
        return Some(Ticket { what: look.building(Building::SmallWharf), name, earns: None, sum });
    }
    if let Action::Sell(good) = action {
        let coins = look.view.sale(seat.seat, good);
        let earns = Some(html! { "+" (coins) i.doubloon {} });
        return Some(Ticket {
            what: barrels(look, good, 1),
            name: heading(good_title(good, lang)),
            earns,
            sum: Some(revenue(look, good, coins)),
        });
    }
    if let Action::Post(good) = action {
        let name = format!("{}: {}", title(Building::TradingPost, lang), good_title(good, lang));
        let sum = Some(brief(Building::TradingPost, lang));
        return Some(Ticket { what: barrels(look, good, 1), name, earns: None, sum });
    }
    None
}

/// How many barrels go, of how many, and what comes on top of a point for each.
fn sum(look: &Look<'_>, n: u8, held: u8) -> String {
    let more = look.view.load(look.near.seat, n) - n;
    let values = [("n", n.to_string()), ("all", held.to_string()), ("more", more.to_string())];
    let values = values.each_ref().map(|(name, value)| (*name, value.as_str()));
    let all = look.t_with(if n < held { "some-barrels" } else { "all-barrels" }, &values);
    if more > 0 { format!("{all}{}", look.t_with("points-more", &values)) } else { all }
}

/// What a sale is made up of: the price of the good, and what comes on top.
fn revenue(look: &Look<'_>, good: Good, coins: u16) -> String {
    let price = look.t_with("price-of", &[("n", &good.price().to_string())]);
    let more = coins.saturating_sub(good.price());
    if more > 0 {
        format!("{price}{}", look.t_with("points-more", &[("more", &more.to_string())]))
    } else {
        price
    }
}

/// A kind that cannot be sold lies beside the others, with its reason.
fn unsold(look: &Look<'_>, good: Good) -> Markup {
    let lies = of(&look.near.goods, good) > 0;
    let why = if of(&look.view.house, good) > 0 { "house-has" } else { "house-full" };
    html! {
        @if lies && !look.scene.allows(Action::Sell(good)) {
            span.ticket.flat data-key={ "unsold-" (good) } data-thing=(Thing::Good(good)) {
                span.tb { (look.barrel(good)) }
                b.name { (heading(good_title(good, look.scene.words.lang))) }
                small { (look.t(why)) }
            }
        }
    }
}

/// An answer as a ticket.
fn ticket(answer: &Answer<PuertoRico>, Ticket { what, name, earns, sum }: &Ticket) -> Markup {
    html! {
        button.ticket.open type="submit" form="choices" name="action" value=(answer.choice.action) data-key={ "ticket-" (answer.choice.action) } aria-label=(answer.choice.label) {
            span.tb { (what) }
            @if let Some(earns) = earns { span.earn { (earns) } }
            b.name { (name) }
            @if let Some(sum) = sum { small { (sum) } }
        }
    }
}

fn barrels(look: &Look<'_>, good: Good, n: u8) -> Markup {
    html! { @for _ in 0..n.min(6) { (look.barrel(good)) } @if n > 6 { b { "×" (n) } } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::puerto_rico::Role;

    fn card(doubloons: u8, taken: bool) -> RoleCard {
        RoleCard { role: Role::Prospector, doubloons, taken }
    }

    #[test]
    fn two_prospectors_have_two_places() {
        let second = |a: (u8, bool), b: (u8, bool)| {
            let cards = [card(a.0, a.1), card(b.0, b.1)];
            let places = [place(&cards, 0), place(&cards, 1)];
            assert_eq!(places.iter().filter(|place| **place == Place::SecondProspector).count(), 1);
            places[1] == Place::SecondProspector
        };
        assert!(second((1, false), (1, false)), "equal ones: the second card is the second");
        assert!(second((2, false), (1, false)), "the poorer one");
        assert!(!second((1, false), (2, false)));
        assert!(!second((0, true), (0, false)), "the one that is taken");
        assert!(second((0, true), (0, true)));
    }

    #[test]
    fn whoever_took_one_of_two_prospectors_is_named_on_its_gap() {
        assert_eq!(taken_before(&[card(0, false), card(1, true)], 1), 0, "the only one that is taken");
        assert_eq!(taken_before(&[card(1, true), card(0, false)], 0), 0);
        assert_eq!(taken_before(&[card(1, true), card(0, true)], 1), 1, "the second one");
    }
}
