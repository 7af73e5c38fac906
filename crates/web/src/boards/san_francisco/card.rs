//! Cards: the same picture in the columns, in the tray and in the cities. One to four houses are its value, rails along its foot its lines.

use ::san_francisco::{Bonus, Built, Card, Row, SeatView, SpaceView, Symbol, bonus_title, title};
use kernel::{Kind, Lang, Seat};
use maud::{Markup, html};

use super::super::Art;
use super::Look;
use super::place::{Piece, Place};
use super::thing::Thing;

/// Floors of the steel frame in the pictures of a skyscraper that rises.
const FLOORS: i32 = 7;

/// The picture of what a card shows first of all.
pub fn ground(card: Card) -> String {
    let colour = card.colour();
    let main = [Symbol::Foundation, Symbol::Garden, Symbol::Depot, Symbol::Seaside];
    match main.into_iter().find(|symbol| card.has(*symbol)) {
        Some(symbol) => format!("{colour}-{}", symbol.word()),
        None => format!("{colour}-{}", card.value()),
    }
}

/// The class of a card's colour.
pub fn tone(card: Card) -> String {
    format!("card k-{}", card.colour())
}

/// The sign of a bonus.
pub fn bonus_sign(bonus: Bonus) -> &'static str {
    bonus.name()
}

/// A card as it is printed. A garden shows what it may be worth, where that is known.
pub fn face(art: &Art, card: Card, garden: Option<u8>) -> Markup {
    html! {
        (art.picture(&ground(card)))
        @if card.has(Symbol::Line) { (art.piece("rails", "rails")) }
        b.val {
            (card.value())
            @if let Some(most) = garden.filter(|_| card.has(Symbol::Garden)) { small { "/" (most) } }
        }
        (signs(art, card))
    }
}

/// A card as one small picture: for sheets, the story, and while it flies.
pub fn picture(art: &Art, card: Card) -> Markup {
    html! {
        svg.pic viewBox="0 0 64 48" aria-hidden="true" {
            (art.symbol(&ground(card)))
            @if card.has(Symbol::Line) { (art.symbol("rails")) }
            @if card.has(Symbol::Bonus) { svg x="45" y="1" width="18" height="18" { (art.symbol("compass")) } }
        }
    }
}

/// What the picture alone does not tell.
fn signs(art: &Art, card: Card) -> Markup {
    html! {
        @if card.has(Symbol::Bonus) { (art.piece("tok compass", "compass")) }
    }
}

/// A bonus card as it is printed.
pub fn bonus_face(art: &Art, bonus: Bonus) -> Markup {
    match bonus {
        Bonus::Value4Card => art.picture("bonus-4"),
        Bonus::DepotCard => art.picture("bonus-depot"),
        Bonus::Plus2Token | Bonus::PointsToken | Bonus::DiscardToken | Bonus::TramLineToken => {
            art.picture(bonus_sign(bonus))
        }
    }
}

/// The name of what lies on a space.
pub fn name(card: Built, lang: Lang) -> String {
    match card {
        Built::Project(card) => title(card, lang),
        Built::Bonus(bonus) => bonus_title(bonus, lang).to_owned(),
    }
}

/// What lies on a space, as a thing.
pub fn thing(card: Built) -> Thing {
    match card {
        Built::Project(card) => Thing::Card(card),
        Built::Bonus(bonus) => Thing::Bonus(bonus),
    }
}

/// The class of what lies on a space.
pub fn built_tone(card: Built) -> String {
    match card {
        Built::Project(card) => tone(card),
        Built::Bonus(_) => "card k-bonus".to_owned(),
    }
}

/// A card in a city, with all that lies on it.
pub fn built(look: &Look<'_>, seat: &SeatView, row: Row, n: u8, space: &SpaceView) -> Markup {
    let art = look.art;
    let on = |piece: Piece| look.scene.at(Place::On(seat.seat, row, n, piece)).class("on");
    let lines = space.card.has(Symbol::Line);
    html! {
        (art.picture(&stage(space)))
        @if lines { (art.piece("rails", "rails")) }
        @if space.line_token { (on(Piece::Lines).class("rails").mark(None, &art.picture("rails"))) }
        @if let Some(around) = space.around {
            (art.piece("rise", &format!("steel-{}", floors(around, seat.required))))
        }
        @if space.skyscraper { (on(Piece::Skyscraper).class("rise").mark(None, &art.picture("tower-built"))) }
        b.val { span data-count { (space.value) } }
        @if let Built::Project(card) = space.card { (signs(art, card)) }
        @if space.plus_2_token { (on(Piece::Plus).class("plus").mark(None, &art.picture("plus-2-token"))) }
        @if let Some(around) = space.around { b.need { span data-count { (around) } "/" (seat.required) } }
        @if space.tram { (on(Piece::Tram).class("car").mark(None, &art.picture("tram"))) }
    }
}

/// The ground as it is now: a fountain runs beside a tram, a site waits for its tower.
fn stage(space: &SpaceView) -> String {
    match space.card {
        Built::Bonus(Bonus::DepotCard) => "bonus-depot".to_owned(),
        Built::Bonus(_) => "bonus-4".to_owned(),
        Built::Project(card) if card.has(Symbol::Foundation) => format!("{}-site", card.colour()),
        Built::Project(card) if card.has(Symbol::Garden) && space.connected => {
            format!("{}-garden-on", card.colour())
        }
        Built::Project(card) => ground(card),
    }
}

/// How high the steel stands: the top floor comes with the tower.
fn floors(around: i32, required: i32) -> i32 {
    (around * FLOORS / required.max(1)).clamp(0, FLOORS - 1)
}

/// What a card in a city is and is worth now, in words.
pub fn spoken(look: &Look<'_>, seat: &SeatView, space: &SpaceView) -> String {
    let mut said = vec![name(space.card, look.lang), look.t_n("now-worth", space.value)];
    if space.tram {
        said.push(look.t("has-tram"));
    }
    if space.skyscraper {
        said.push(look.t("has-skyscraper"));
    }
    if let Some(around) = space.around {
        let values = [("around", &*around.to_string()), ("required", &*seat.required.to_string())];
        said.push(look.t_with("around", &values));
    }
    said.join(". ")
}

/// Whether a tram stands on a space; rails lead from one to the next.
pub fn has_tram(seat: &SeatView, row: usize, column: usize) -> bool {
    seat.city.get(row).and_then(|spaces| spaces.get(column)).is_some_and(|space| space.tram)
}

/// The cell of a space: its ground, and the rails that leave it.
pub fn cell(seat: Seat, row: Row, n: usize, links: (bool, bool), inside: &Markup) -> Markup {
    html! {
        span class={ "slot k-" (row) } data-key={ "slot-" (seat) "-" (row) "-" (n) } {
            (inside)
            @if links.0 { i.link.right data-key={ "right-" (seat) "-" (row) "-" (n) } {} }
            @if links.1 { i.link.down data-key={ "down-" (seat) "-" (row) "-" (n) } {} }
        }
    }
}
