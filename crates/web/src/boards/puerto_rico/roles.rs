//! The role cards with their doubloons.

use ::puerto_rico::{Role, RoleCard, role_title};
use maud::{Markup, html};

use super::pieces::{coins, pawn};
use super::place::Place;
use super::thing::Thing;
use super::{Look, art};
use crate::boards::soft;

pub fn draw(look: &Look<'_>) -> Markup {
    html! {
        div.roles data-key="roles" { @for (i, card) in look.view.cards.iter().enumerate() { (role(look, i, card)) } }
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

fn role(look: &Look<'_>, i: usize, card: &RoleCard) -> Markup {
    let (scene, role): (_, Role) = (look.scene, card.role);
    let chooser = look.view.role.filter(|(now, _)| *now == role && card.taken).map(|(_, seat)| seat);
    let name = role_title(role, scene.words.lang);
    let text = look.t(&format!("role-{role}"));
    let purse = look.t_with("card-coins", &[("n", &card.doubloons.to_string())]);
    let inside = html! {
        (art::role(role))
        b { (soft(name)) }
        small { (look.t(&format!("privilege-{role}"))) }
        @if card.doubloons > 0 { (coins(format!("+{}", card.doubloons), &look.t("doubloons"))) }
        @if let Some(seat) = chooser { (pawn(seat)) }
    };
    scene
        .at(place(&look.view.cards, i))
        .class("role")
        .with("taken", card.taken)
        .with("now", chooser.is_some())
        .label(format!("{name}, {purse}. {text}"))
        .tip(format!("{name}. {text}"))
        .button(Thing::Role(role), &inside)
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
