//! Why goods cannot be loaded, sent or kept.

use kernel::{Kind, Reason, Seat, Words, say};

use super::{idle, not_held};
use crate::kinds::{Building, Good};
use crate::player::Player;
use crate::setup::ShipRule;
use crate::state::PuertoRico;
use crate::titles::{barrels, good_title, some};

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
        return Reason::new("setup.5", say!(words, "no-ship", capacity));
    };
    let name = good_title(good, words.lang);
    if let Some(carrier) = game.fleet().iter().find(|ship| ship.good == Some(good)) {
        if carrier.capacity != capacity {
            return Reason::new("captain.3", say!(words, "lies-on", name, capacity = carrier.capacity));
        }
        return Reason::new("captain.5", say!(words, "ship-full"));
    }
    if let Some(other) = ship.good {
        let other = some(other, words.lang);
        return Reason::new("captain.3", say!(words, "ship-carries", other));
    }
    if game.ship_rule == ShipRule::Largest {
        return Reason::new("reading.1", say!(words, "other-ship-larger"));
    }
    Reason::new(
        "captain.4",
        say!(words, "other-ship-takes-more", barrels = barrels(u16::from(held), words.lang)),
    )
}

fn used(words: &Words, rule: &'static str) -> Reason {
    Reason::new(rule, say!(words, "wharf-used"))
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
    Reason::new(rule, say!(words, "kinds-asked-in-order", name))
}

pub(crate) fn unsendable(player: &Player, asked: Good, named: Good, words: &Words) -> Reason {
    if asked != named {
        return in_order(asked, "small-wharf.1", words);
    }
    let held = player.barrels_of(asked);
    Reason::new("small-wharf.3", say!(words, "too-few-to-send", held))
}

pub(crate) fn unkeepable(game: &PuertoRico, seat: Seat, asked: Good, named: Good, words: &Words) -> Reason {
    if asked != named {
        return in_order(asked, "storage.4", words);
    }
    let player = game.player(seat);
    let (whole, singles) = (player.whole_kinds(), player.singles());
    let held = player.goods[asked.index()];
    Reason::new("storage.3", say!(words, "cannot-keep", held, whole, singles))
}
