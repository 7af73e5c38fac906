//! Why a tile cannot be taken, discarded or bought.

use kernel::{Reason, Seat, Words, say};

use super::idle;
use crate::action::Action;
use crate::kinds::{Building, Good};
use crate::phases::{hunt, settler};
use crate::player::{Disc, Player};
use crate::state::{PuertoRico, Question};
use crate::titles::good_title;

pub(crate) fn no_hacienda(player: &Player, used: bool, words: &Words) -> Reason {
    if let Some(reason) = idle(player, Building::Hacienda, words) {
        return reason;
    }
    if used {
        return Reason::new("hacienda.1", say!(words, "hacienda-used"));
    }
    no_hidden_tile(words)
}

fn no_hidden_tile(words: &Words) -> Reason {
    Reason::new("settler.8", say!(words, "no-face-down-tile"))
}

pub(crate) fn no_quarry(game: &PuertoRico, seat: Seat, words: &Words) -> Reason {
    if game.question == Question::SecondTile {
        return Reason::new("library.3", say!(words, "second-never-quarry"));
    }
    if game.quarries == 0 {
        return Reason::new("settler.4", say!(words, "no-quarry-left"));
    }
    debug_assert!(!settler::can_take_quarry(game, seat));
    Reason::new("settler.4", say!(words, "quarry-for-settler"))
}

pub(crate) fn not_in_row(game: &PuertoRico, seat: Seat, good: Good, words: &Words) -> Reason {
    if game.question == Question::SecondTile
        && let Some(reason) = idle(game.player(seat), Building::Library, words)
    {
        return reason;
    }
    let good = good_title(good, words.lang);
    Reason::new("settler.3", say!(words, "not-face-up", good))
}

pub(crate) fn undiscardable(game: &PuertoRico, player: &Player, action: Action, words: &Words) -> Reason {
    let (building, rule) = if game.question == Question::Land {
        (Building::LandOffice, "land-office.2")
    } else {
        (Building::HuntingLodge, "hunting-lodge.1")
    };
    if let Some(reason) = idle(player, building, words) {
        return reason;
    }
    if building == Building::LandOffice && player.occupant(building) == Some(Disc::Colonist) {
        return Reason::new(rule, say!(words, "colonist-buys"));
    }
    if action == Action::DiscardForest {
        if player.forest_count() > 0
            && let Some(reason) = idle(player, Building::ForestHouse, words)
        {
            return reason;
        }
        return Reason::new(rule, say!(words, "no-forest"));
    }
    let mut list = Vec::new();
    hunt::legal_discards(player, true, &mut list);
    debug_assert!(!list.contains(&action));
    Reason::new(rule, say!(words, "no-plantation"))
}

pub(crate) fn unbuyable(game: &PuertoRico, player: &Player, words: &Words) -> Reason {
    if let Some(reason) = idle(player, Building::LandOffice, words) {
        return reason;
    }
    if player.occupant(Building::LandOffice) == Some(Disc::Noble) {
        return Reason::new("land-office.1", say!(words, "noble-sells"));
    }
    if player.doubloons == 0 {
        return Reason::new("land-office.1", say!(words, "too-dear-land"));
    }
    if player.free_island() == 0 {
        return Reason::new("settler.2", say!(words, "island-full"));
    }
    debug_assert!(!game.has_hidden_tile());
    no_hidden_tile(words)
}
