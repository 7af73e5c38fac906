//! The Small Wharf: any barrels of any kinds, half a point each.

use kernel::{Kind, Log, Seat};

use super::{captain, no_answer};
use crate::action::Action;
use crate::event::Event;
use crate::kinds::Good;
use crate::player::Player;
use crate::state::{PuertoRico, Question};

pub(crate) fn begin(game: &mut PuertoRico, seat: Seat, log: &mut Log<Event>) {
    game.captain.small_wharf |= 1 << seat.index();
    step(game, seat, 0, 0, log);
}

/// The fewest barrels of a kind that may be sent. §small-wharf.3: one barrel at least in all.
fn fewest(player: &Player, good: Good, sent: u8) -> u8 {
    let last = player.goods[good.index() + 1..].iter().all(|&barrels| barrels == 0);
    u8::from(last && sent == 0)
}

/// The next kind about which there is something to say.
fn step(game: &mut PuertoRico, seat: Seat, from: usize, mut sent: u8, log: &mut Log<Event>) {
    for &good in &Good::ALL[from..] {
        let player = game.player(seat);
        let held = player.barrels_of(good);
        if held == 0 {
            continue;
        }
        if fewest(player, good, sent) < held {
            return game.ask(seat, Question::Send { good, sent });
        }
        sent += held;
        send(game, seat, good, held);
    }
    end(game, seat, sent, log);
}

fn send(game: &mut PuertoRico, seat: Seat, good: Good, n: u8) {
    game.player_mut(seat).goods[good.index()] -= n;
    game.goods[good.index()] += n;
}

pub(crate) fn legal(game: &PuertoRico, seat: Seat, good: Good, sent: u8, out: &mut Vec<Action>) {
    let player = game.player(seat);
    out.extend((fewest(player, good, sent)..=player.barrels_of(good)).map(|n| Action::Send(good, n)));
}

pub(crate) fn apply(
    game: &mut PuertoRico,
    seat: Seat,
    good: Good,
    sent: u8,
    action: Action,
    log: &mut Log<Event>,
) {
    let Action::Send(_, n) = action else { return no_answer(action) };
    send(game, seat, good, n);
    step(game, seat, good.index() + 1, sent + n, log);
}

/// §small-wharf.2: a point for every two barrels; everything that rewards a load applies.
fn end(game: &mut PuertoRico, seat: Seat, barrels: u8, log: &mut Log<Event>) {
    let points = captain::reward(game, seat, barrels / 2, log);
    log.tell(|| Event::Sent { seat, barrels, points });
    captain::end_load(game, log);
}
