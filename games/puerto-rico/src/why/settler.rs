//! Why a tile cannot be taken, discarded or bought.

use kernel::{Reason, Seat, Words};

use super::{because, idle};
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
        return because("hacienda.1", words, "the Hacienda has been used", "l'Hacienda a déjà servi");
    }
    no_hidden_tile(words)
}

fn no_hidden_tile(words: &Words) -> Reason {
    because("settler.8", words, "no face-down tile is left", "il ne reste plus de tuile cachée")
}

pub(crate) fn no_quarry(game: &PuertoRico, seat: Seat, words: &Words) -> Reason {
    if game.question == Question::SecondTile {
        return because(
            "library.3",
            words,
            "the second tile is never a quarry",
            "la deuxième tuile n'est jamais une carrière",
        );
    }
    if game.quarries == 0 {
        return because("settler.4", words, "no quarry is left", "il ne reste plus de carrière");
    }
    debug_assert!(!settler::can_take_quarry(game, seat));
    because(
        "settler.4",
        words,
        "a quarry is for the settler, or with an occupied Construction Hut",
        "une carrière est pour le paysan, ou avec une Baraque de chantier occupée",
    )
}

pub(crate) fn not_in_row(game: &PuertoRico, seat: Seat, good: Good, words: &Words) -> Reason {
    if game.question == Question::SecondTile
        && let Some(reason) = idle(game.player(seat), Building::Library, words)
    {
        return reason;
    }
    let good = good_title(good, words.lang);
    because(
        "settler.3",
        words,
        format!("no {good} lies face up"),
        format!("aucune plantation de ce genre n'est visible : {good}"),
    )
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
        return because(
            rule,
            words,
            "a colonist in the Land Office buys, only a noble sells",
            "au Cadastre un colon achète, seul un noble vend",
        );
    }
    if action == Action::DiscardForest {
        if player.forest_count() > 0
            && let Some(reason) = idle(player, Building::ForestHouse, words)
        {
            return reason;
        }
        return because(rule, words, "you have no forest", "vous n'avez pas de forêt");
    }
    let mut list = Vec::new();
    hunt::legal_discards(player, true, &mut list);
    debug_assert!(!list.contains(&action));
    because(rule, words, "you have no such plantation", "vous n'avez pas de telle plantation")
}

pub(crate) fn unbuyable(game: &PuertoRico, player: &Player, words: &Words) -> Reason {
    if let Some(reason) = idle(player, Building::LandOffice, words) {
        return reason;
    }
    if player.occupant(Building::LandOffice) == Some(Disc::Noble) {
        return because(
            "land-office.1",
            words,
            "a noble in the Land Office sells, only a colonist buys",
            "au Cadastre un noble vend, seul un colon achète",
        );
    }
    if player.doubloons == 0 {
        return because("land-office.1", words, "costs 1, you have 0", "coûte 1, vous avez 0");
    }
    if player.free_island() == 0 {
        return because("settler.2", words, "your island is full", "votre île est pleine");
    }
    debug_assert!(!game.has_hidden_tile());
    no_hidden_tile(words)
}
