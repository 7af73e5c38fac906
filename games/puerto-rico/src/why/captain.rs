//! Why goods cannot be loaded, sent or kept.

use kernel::{Kind, Reason, Seat, Words};

use super::{because, idle, not_held};
use crate::kinds::{Building, Good};
use crate::player::Player;
use crate::state::PuertoRico;
use crate::titles::{barrels, good_title};

pub(crate) fn unloadable(
    game: &PuertoRico,
    player: &Player,
    good: Good,
    capacity: u8,
    words: &Words,
) -> Reason {
    let held = player.barrels_of(good);
    if held == 0 {
        return not_held(good, "captain.1", words);
    }
    let Some(ship) = game.fleet().iter().find(|ship| ship.capacity == capacity) else {
        return because(
            "setup.5",
            words,
            format!("there is no ship for {capacity} barrels"),
            format!("il n'y a pas de navire de {capacity} tonneaux"),
        );
    };
    let name = good_title(good, words.lang);
    if let Some(carrier) = game.fleet().iter().find(|ship| ship.good == Some(good)) {
        if carrier.capacity != capacity {
            return because(
                "captain.3",
                words,
                format!("{name} lies on the ship of {}", carrier.capacity),
                format!("ce genre est sur le navire de {} : {name}", carrier.capacity),
            );
        }
        return because("captain.5", words, "the ship is full", "le navire est plein");
    }
    if let Some(other) = ship.good {
        let other = good_title(other, words.lang);
        return because(
            "captain.3",
            words,
            format!("the ship carries {other}"),
            format!("le navire porte : {other}"),
        );
    }
    because(
        "captain.4",
        words,
        format!("another empty ship takes more of your {}", barrels(u16::from(held), words.lang)),
        format!("un autre navire vide prend davantage de vos {}", barrels(u16::from(held), words.lang)),
    )
}

fn used(words: &Words, rule: &'static str) -> Reason {
    because(
        rule,
        words,
        "already used in this captain phase",
        "déjà utilisé pendant cette phase du capitaine",
    )
}

pub(crate) fn no_wharf(game: &PuertoRico, seat: Seat, good: Good, words: &Words) -> Reason {
    let player = game.player(seat);
    if let Some(reason) = idle(player, Building::Wharf, words) {
        return reason;
    }
    if game.captain.wharf & (1 << seat.index()) != 0 {
        return used(words, "wharf.1");
    }
    not_held(good, "wharf.2", words)
}

pub(crate) fn no_small_wharf(game: &PuertoRico, seat: Seat, words: &Words) -> Reason {
    idle(game.player(seat), Building::SmallWharf, words).unwrap_or_else(|| used(words, "small-wharf.1"))
}

fn in_order(asked: Good, rule: &'static str, words: &Words) -> Reason {
    let name = good_title(asked, words.lang);
    because(
        rule,
        words,
        format!("the kinds are asked in goods order; now: {name}"),
        format!("les genres se demandent dans l'ordre des marchandises ; maintenant : {name}"),
    )
}

pub(crate) fn unsendable(player: &Player, asked: Good, named: Good, words: &Words) -> Reason {
    if asked != named {
        return in_order(asked, "small-wharf.1", words);
    }
    let held = player.barrels_of(asked);
    because(
        "small-wharf.3",
        words,
        format!("you have {held}, and one barrel at least is sent in all"),
        format!("vous en avez {held}, et il faut expédier au moins un tonneau en tout"),
    )
}

pub(crate) fn unkeepable(game: &PuertoRico, seat: Seat, asked: Good, named: Good, words: &Words) -> Reason {
    if asked != named {
        return in_order(asked, "storage.4", words);
    }
    let player = game.player(seat);
    let (whole, singles) = (player.whole_kinds(), player.singles());
    let held = player.goods[asked.index()];
    because(
        "storage.3",
        words,
        format!(
            "of {held} that number cannot be: you keep {whole} whole kinds and {singles} single barrels, and waste nothing"
        ),
        format!(
            "sur {held} ce nombre est impossible : vous gardez {whole} genres entiers et {singles} tonneaux, sans rien perdre de trop"
        ),
    )
}
