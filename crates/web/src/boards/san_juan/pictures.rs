//! The pictures of San Juan by what they show: buildings in the frame of their kind, goods, signs.

use ::san_juan::{Card, Family, Moment, Role};
use kernel::Kind;
use maud::{Markup, html};

use super::super::Art;

/// The name of a card's kind, in the sprite and in the style sheet.
pub fn kind(card: Card) -> &'static str {
    match card.facts().family {
        Family::Production => "production",
        Family::Commercial => "commercial",
        Family::Monument => "monument",
    }
}

/// A building with its frame.
pub fn building(art: &Art, card: Card) -> Markup {
    html! {
        svg.pic.view viewBox="0 0 120 90" aria-hidden="true" { (art.symbol(card.name())) (art.symbol(&format!("frame-{}", kind(card)))) }
    }
}

/// The good of a building by name, in the sprite: the Land Registry takes any.
fn good_name(card: Card) -> &'static str {
    let plants = [
        (Card::CornFarm, "corn"),
        (Card::FruitFarm, "fruit"),
        (Card::SugarRefinery, "sugar"),
        (Card::TobaccoShed, "tobacco"),
        (Card::CoffeeRoaster, "coffee"),
    ];
    plants.iter().find(|(plant, _)| *plant == card).map_or("land-registry", |(_, good)| good)
}

/// A good: a card that nobody has seen, with the sign of what it stands for.
pub fn good(art: &Art, card: Card) -> Markup {
    art.piece("good", &format!("good-{}", good_name(card)))
}

/// What a production building yields.
pub fn fruit(art: &Art, card: Card) -> Markup {
    art.piece("fruit", good_name(card))
}

pub fn role(art: &Art, role: Role) -> Markup {
    art.picture(role.name())
}

/// A sign in the colour of the text.
pub fn sign(art: &Art, name: &str) -> Markup {
    art.piece("sign", &format!("sign-{name}"))
}

/// Another one.
pub fn icon(art: &Art, name: &str) -> Markup {
    art.piece("sign", &format!("icon-{name}"))
}

/// The sign of the moment at which a building works.
pub fn moment(art: &Art, card: Card) -> Markup {
    if card.is_production() {
        return fruit(art, card);
    }
    match card.moment() {
        Moment::Phase(role) => sign(art, role.name()),
        Moment::Start => sign(art, "round"),
        Moment::Always => sign(art, "governor"),
        Moment::End => icon(art, "star"),
        Moment::Never => html! {},
    }
}

/// The back of a card.
pub fn back(art: &Art) -> Markup {
    art.piece("verso", "back")
}
