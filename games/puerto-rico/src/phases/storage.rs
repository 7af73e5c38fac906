//! The end of the captain phase: goods are stored or lost, and full ships are emptied.

use kernel::{Kind, Log, Seat, list_places};

use super::{guests, no_answer, role};
use crate::action::Action;
use crate::event::Event;
use crate::kinds::Good;
use crate::player::Player;
use crate::state::{PuertoRico, Question, Window};

/// Barrels by kind.
type Stock = [u8; Good::COUNT];

pub(crate) fn begin(game: &mut PuertoRico, log: &mut Log<Event>) {
    turn(game, game.chooser, log);
}

/// §storage.4: in turn order everybody stores what he can.
fn turn(game: &mut PuertoRico, seat: Seat, log: &mut Log<Event>) {
    game.asked = seat;
    // Who can keep everything is not asked.
    if !loses(game.player(seat)) {
        return end_turn(game, log);
    }
    if !guests::open_window(game, seat, Window::Store) {
        store_and_go_on(game, log);
    }
}

/// Whether anything would be lost now: more single barrels than there is room for, besides the largest kinds.
pub(crate) fn loses(player: &Player) -> bool {
    let all = player.barrels();
    if all <= player.singles() {
        return false;
    }
    let mut stock = player.goods;
    stock.sort_unstable();
    let whole: u8 = stock[Good::COUNT - usize::from(player.whole_kinds())..].iter().sum();
    all - whole > player.singles()
}

pub(crate) fn store_and_go_on(game: &mut PuertoRico, log: &mut Log<Event>) {
    let seat = game.asked;
    if loses(game.player(seat)) {
        step(game, seat, 0, [0; Good::COUNT], log);
    } else {
        end_turn(game, log);
    }
}

/// §storage.1, §storage.3: what a player keeps if he keeps as much as he can, the kinds as `wish` says where that agrees with what was said.
pub(crate) fn first_choice(player: &Player, from: Good, said: Stock, wish: &Stock) -> Stock {
    let mut kept = said;
    for &good in &Good::ALL[from.index()..] {
        let options = options(player, &kept, good);
        let wished = wish[good.index()];
        let best = u16::BITS - 1 - options.leading_zeros();
        kept[good.index()] = if options & (1 << wished) != 0 { wished } else { best as u8 };
    }
    kept
}

/// The sets of no, one, two and three kinds: at most so many can be kept whole.
const KINDS_OF: [&[u8]; 4] = [
    &[0b00000],
    &[0b00001, 0b00010, 0b00100, 0b01000, 0b10000],
    &[0b00011, 0b00101, 0b00110, 0b01001, 0b01010, 0b01100, 0b10001, 0b10010, 0b10100, 0b11000],
    &[0b00111, 0b01011, 0b01101, 0b01110, 0b10011, 0b10101, 0b10110, 0b11001, 0b11010, 0b11100],
];

/// The numbers of a kind in the stocks that may be kept and agree with what was said of the kinds before it, as a set.
///
/// §storage.1, §storage.2, §storage.3: such a stock has `whole` kinds in full and `singles` other barrels. None of the other
/// kinds outnumbers a whole one, and one that has as many is complete too: otherwise they would change places and a barrel
/// more could be kept.
fn options(player: &Player, kept: &Stock, good: Good) -> u16 {
    let held = &player.goods;
    let (at, whole, singles) = (good.index(), usize::from(player.whole_kinds()), player.singles());
    let holding = player.held() as u8;
    let mut found = 0;
    for &set in KINDS_OF[whole].iter().filter(|set| **set & !holding == 0) {
        let is_whole = |i: usize| set & (1 << i) != 0;
        let least = (0..Good::COUNT).filter(|i| is_whole(*i)).map(|i| held[i]).min().unwrap_or(u8::MAX);
        let cap = |i: usize| if held[i] <= least { held[i] } else { least - 1 };
        let agrees = (0..at).all(|i| if is_whole(i) { kept[i] == held[i] } else { kept[i] <= cap(i) });
        let before: u8 = (0..at).filter(|i| !is_whole(*i)).map(|i| kept[i]).sum();
        let after: u8 = (at + 1..Good::COUNT).filter(|i| !is_whole(*i)).map(cap).sum();
        if !agrees || before > singles {
            continue;
        }
        let room = singles - before;
        if is_whole(at) {
            found |= u16::from(room <= after) << held[at];
        } else {
            for n in room.saturating_sub(after)..=cap(at).min(room) {
                found |= 1 << n;
            }
        }
    }
    found
}

/// The next kind about which there is something to say.
fn step(game: &mut PuertoRico, seat: Seat, from: usize, mut kept: Stock, log: &mut Log<Event>) {
    for &good in &Good::ALL[from..] {
        let options = options(game.player(seat), &kept, good);
        if !options.is_power_of_two() {
            return game.ask(seat, Question::Keep { good, kept });
        }
        kept[good.index()] = options.trailing_zeros() as u8;
    }
    // The rest goes back to the supply.
    let mut lost = [0; Good::COUNT];
    let PuertoRico { seats, goods, .. } = game;
    let player = &mut seats[seat.index()];
    for i in 0..Good::COUNT {
        lost[i] = player.goods[i] - kept[i];
        goods[i] += lost[i];
        player.goods[i] = kept[i];
    }
    log.tell(|| Event::Lost { seat, barrels: lost });
    end_turn(game, log);
}

pub(crate) fn legal(game: &PuertoRico, seat: Seat, good: Good, kept: Stock, out: &mut Vec<Action>) {
    let options = options(game.player(seat), &kept, good);
    list_places(u64::from(options), out, |barrels| Action::Keep(good, barrels as u8));
}

pub(crate) fn apply(
    game: &mut PuertoRico,
    seat: Seat,
    good: Good,
    mut kept: Stock,
    action: Action,
    log: &mut Log<Event>,
) {
    let Action::Keep(_, n) = action else { return no_answer(action) };
    kept[good.index()] = n;
    step(game, seat, good.index() + 1, kept, log);
}

fn end_turn(game: &mut PuertoRico, log: &mut Log<Event>) {
    match game.next_in_phase() {
        Some(next) => turn(game, next, log),
        None => end(game, log),
    }
}

/// §captain.9: full ships, and only those, are emptied.
pub(crate) fn end(game: &mut PuertoRico, log: &mut Log<Event>) {
    let ships = game.ships;
    for ship in &mut game.ships {
        if let Some(good) = ship.good
            && ship.room() == 0
        {
            game.goods[good.index()] += ship.barrels;
            ship.barrels = 0;
            ship.good = None;
        }
    }
    let full = || ships.iter().filter(|ship| ship.good.is_some() && ship.room() == 0);
    if full().next().is_some() {
        log.tell(|| Event::ShipsEmptied {
            capacities: full().map(|ship| ship.capacity).collect(),
            goods: full().filter_map(|ship| ship.good).collect(),
        });
    }
    role::end(game, log);
}
