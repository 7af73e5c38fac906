//! Why a disc or a guest cannot go somewhere, or cannot be paid.

use kernel::{Reason, Words};

use super::{because, idle};
use crate::action::Action;
use crate::kinds::{Building, Place, Tile};
use crate::phases::{guests, placing};
use crate::player::{Disc, Player};
use crate::state::PuertoRico;
use crate::titles::{colonists, nobles, place_title};

pub(crate) fn no_guest(
    game: &PuertoRico,
    seat: kernel::Seat,
    disc: Disc,
    place: Place,
    words: &Words,
) -> Reason {
    let player = game.player(seat);
    let name = place_title(place, words.lang);
    if let Some(reason) = idle(player, Building::GuestHouse, words) {
        return reason;
    }
    if player.guests[disc as usize] == 0 {
        let (english, french) = match disc {
            Disc::Colonist => ("no colonist is your guest", "aucun colon n'est votre pensionnaire"),
            Disc::Noble => ("no noble is your guest", "aucun noble n'est votre pensionnaire"),
        };
        return because("guest-house.1", words, english, french);
    }
    if player.open_places() & place.bit() == 0 {
        return because(
            "guest-house.2",
            words,
            format!("{name} has no empty circle of yours"),
            format!("vous n'y avez pas de cercle vide : {name}"),
        );
    }
    if guests::useful(game, seat) & place.bit() != 0 {
        return because(
            "guest-house.4",
            words,
            "guests go in the order of the places, a colonist before a noble",
            "les pensionnaires partent dans l'ordre des lieux, un colon avant un noble",
        );
    }
    because(
        "guest-house.3",
        words,
        format!("a guest in {name} would change nothing now"),
        format!("un pensionnaire n'y changerait rien maintenant : {name}"),
    )
}

pub(crate) fn misplaced(
    game: &PuertoRico,
    player: &Player,
    place: u8,
    later: u8,
    action: Action,
    words: &Words,
) -> Reason {
    let asked = Place::at(usize::from(place));
    let there = if let Action::PlaceBoth(building, ..) = action {
        asked == Place::Building(building)
    } else {
        matches!(action, Action::Place(place, _) if place == asked)
    };
    let name = place_title(asked, words.lang);
    if !there {
        return because(
            "mayor.6",
            words,
            format!("the places are filled in their order; now: {name}"),
            format!("les lieux se remplissent dans leur ordre ; maintenant : {name}"),
        );
    }
    if placing::both_sorts(game, asked) {
        let (x, y) = (player.ordinary_colonists(), player.nobles - player.special_nobles());
        let (x, y) = (colonists(u16::from(x), words.lang), nobles(u16::from(y), words.lang));
        let (low, high) = placing::bounds(player.windrose, player.circles_at(asked), later);
        return because(
            "nobles.2",
            words,
            format!("{low} to {high} discs, of {x} and {y} left; say how many of each"),
            format!("de {low} à {high} pions, parmi {x} et {y} ; dites combien de chaque"),
        );
    }
    let (low, high) = placing::bounds(player.windrose, player.circles_at(asked), later);
    because(
        "mayor.4",
        words,
        format!("{low} at least and {high} at most"),
        format!("au moins {low} et au plus {high}"),
    )
}

pub(crate) fn unpayable(player: &Player, place: Place, words: &Words) -> Reason {
    if place == Place::Building(Building::BlackMarket) && player.works(Building::BlackMarket) {
        return because(
            "black-market.3",
            words,
            "the disc of the Black Market itself cannot be paid",
            "le pion du Marché noir lui-même ne peut être donné",
        );
    }
    if place == Place::Tile(Tile::Quarry) && player.discs_at(place) > 0 {
        return because(
            "black-market.3",
            words,
            "all your quarries made this building cheaper",
            "toutes vos carrières ont réduit le prix de ce bâtiment",
        );
    }
    let name = place_title(place, words.lang);
    because(
        "black-market.3",
        words,
        format!("no disc of yours stands there: {name}"),
        format!("aucun de vos pions ne s'y trouve : {name}"),
    )
}
