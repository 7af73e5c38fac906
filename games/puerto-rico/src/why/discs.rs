//! Why a disc or a guest cannot go somewhere, or cannot be paid.

use kernel::{Reason, Words, say};

use super::idle;
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
        let text = match disc {
            Disc::Colonist => say!(words, "no-colonist-guest"),
            Disc::Noble => say!(words, "no-noble-guest"),
        };
        return Reason::new("guest-house.1", text);
    }
    if player.open_places() & place.bit() == 0 {
        return Reason::new("guest-house.2", say!(words, "no-circle", name));
    }
    if guests::useful(game, seat) & place.bit() != 0 {
        return Reason::new("guest-house.4", say!(words, "guests-in-order"));
    }
    Reason::new("guest-house.3", say!(words, "useless-guest", name))
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
        return Reason::new("mayor.6", say!(words, "places-in-order", name));
    }
    if placing::both_sorts(game, asked) {
        let (x, y) = (player.ordinary_colonists(), player.nobles - player.special_nobles());
        let (x, y) = (colonists(u16::from(x), words.lang), nobles(u16::from(y), words.lang));
        let (low, high) = placing::bounds(player.windrose, player.circles_at(asked), later);
        return Reason::new("nobles.2", say!(words, "both-sorts", low, high, x, y));
    }
    let (low, high) = placing::bounds(player.windrose, player.circles_at(asked), later);
    Reason::new("mayor.4", say!(words, "bounds", low, high))
}

pub(crate) fn unpayable(player: &Player, place: Place, words: &Words) -> Reason {
    if place == Place::Building(Building::BlackMarket) && player.works(Building::BlackMarket) {
        return Reason::new("black-market.3", say!(words, "market-disc"));
    }
    if place == Place::Tile(Tile::Quarry) && player.discs_at(place) > 0 {
        return Reason::new("black-market.3", say!(words, "quarries-needed"));
    }
    let name = place_title(place, words.lang);
    Reason::new("black-market.3", say!(words, "no-disc-there", name))
}
