//! The Hunting Lodges at the end of the settler phase, and the new row.

use kernel::{Chance, Kind, KindSet, Log, Seat};

use super::{deal_row, gain, guests, or_pass, role};
use crate::action::Action;
use crate::event::Event;
use crate::kinds::{Building, Good};
use crate::player::{Disc, Player, kinds_in};
use crate::state::{PuertoRico, Question};

pub(crate) fn begin(game: &mut PuertoRico, chance: &mut Chance, log: &mut Log<Event>) {
    if game.nobles {
        turn(game, game.chooser, chance, log);
    } else {
        end(game, chance, log);
    }
}

/// §hunting-lodge.3: the owners one after the other in turn order.
fn turn(game: &mut PuertoRico, seat: Seat, chance: &mut Chance, log: &mut Log<Event>) {
    game.ask(seat, Question::Hunt);
    again(game, seat, chance, log);
}

fn again(game: &mut PuertoRico, seat: Seat, chance: &mut Chance, log: &mut Log<Event>) {
    let player = game.player(seat);
    let asked = match player.occupant(Building::HuntingLodge) {
        Some(Disc::Colonist) => has_tile(player, true),
        Some(Disc::Noble) => {
            // §hunting-lodge.2: two points for who alone has the most free spaces.
            if is_emptiest(game, seat) {
                gain(game, seat, Building::HuntingLodge, 0, 2, log);
            }
            false
        }
        None => player.has(Building::HuntingLodge) && guests::can_go(game, seat),
    };
    if !asked {
        end_turn(game, chance, log);
    }
}

/// Whether there is a plantation or a forest to discard.
pub(crate) fn has_tile(player: &Player, forests: bool) -> bool {
    plantations(player) != 0 || forests && player.forest_count() > 0
}

/// The kinds of plantations on the island, as a set.
#[inline]
fn plantations(player: &Player) -> KindSet {
    let [corn, indigo, sugar, tobacco, coffee, _] = player.tiles;
    kinds_in(&[corn, indigo, sugar, tobacco, coffee])
}

/// Whether the seat alone has the most free spaces on its island.
fn is_emptiest(game: &PuertoRico, seat: Seat) -> bool {
    let own = game.player(seat).island;
    Seat::all(game.player_count()).all(|other| other == seat || game.player(other).island > own)
}

/// The plantations and forests that can be discarded.
pub(crate) fn legal_discards(player: &Player, forests: bool, out: &mut Vec<Action>) {
    // §hunting-lodge.1, §land-office.2: never a quarry.
    Good::list(plantations(player), out, Action::Discard);
    if forests && player.forest_count() > 0 {
        out.push(Action::DiscardForest);
    }
}

pub(crate) fn legal(game: &PuertoRico, seat: Seat, out: &mut Vec<Action>) {
    let player = game.player(seat);
    if player.occupant(Building::HuntingLodge) == Some(Disc::Colonist) {
        legal_discards(player, true, out);
    }
    guests::legal(game, seat, out);
    or_pass(out);
}

/// Takes a tile off the island, if the answer says so.
pub(crate) fn discard(
    game: &mut PuertoRico,
    seat: Seat,
    action: Action,
    doubloons: u8,
    log: &mut Log<Event>,
) {
    let player = game.player_mut(seat);
    let (kind, shown) = if let Action::Discard(good) = action {
        player.discard(good);
        (good, Some(good))
    } else if matches!(action, Action::DiscardForest) {
        (player.discard_forest(), None)
    } else {
        return;
    };
    player.doubloons += u16::from(doubloons);
    // §discard.3: the tile goes to the discards.
    game.discards.add(kind, 1);
    log.tell(|| Event::Discarded { seat, good: shown, doubloons });
}

pub(crate) fn apply(
    game: &mut PuertoRico,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    if matches!(action, Action::Guest(..)) {
        return again(game, seat, chance, log);
    }
    discard(game, seat, action, 0, log);
    end_turn(game, chance, log);
}

fn end_turn(game: &mut PuertoRico, chance: &mut Chance, log: &mut Log<Event>) {
    match game.next_in_phase() {
        Some(next) => turn(game, next, chance, log),
        None => end(game, chance, log),
    }
}

/// §settler.6: the rest of the row is discarded, then a new one is dealt.
pub(crate) fn end(game: &mut PuertoRico, chance: &mut Chance, log: &mut Log<Event>) {
    for &good in Good::ALL {
        let rest = std::mem::take(&mut game.row[good.index()]);
        if rest > 0 {
            game.discards.add(good, rest);
        }
    }
    deal_row(game, chance);
    log.tell(|| Event::NewRow {
        row: Good::ALL
            .iter()
            .flat_map(|good| std::iter::repeat_n(*good, usize::from(game.row[good.index()])))
            .collect(),
    });
    role::end(game, log);
}
