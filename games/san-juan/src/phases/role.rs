//! Taking a role.

use kernel::{Chance, Kind, Log, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::kinds::{Card, Role};
use crate::state::{Question, SanJuan};

/// §round.1: clockwise from the governor; §round.3: with two players the governor a second time.
pub(crate) fn begin(game: &mut SanJuan) {
    let seat = picker(game, game.picks);
    if game.picks == 0 {
        // §end.2: what counts is what happens from the first role on.
        game.stirred = false;
    }
    game.question = Question::Role(seat);
}

/// Who takes the role number `pick` of the round, from 0 on.
pub(crate) fn picker(game: &SanJuan, pick: u8) -> Seat {
    (0..pick).fold(game.governor, |seat, _| seat.next(game.player_count()))
}

/// §publishing-house.3: whether the Publishing House can be used now or saved: at the first pick of a governor of two players.
#[inline]
pub(crate) fn may_save(game: &SanJuan, seat: Seat) -> bool {
    game.players == 2 && game.picks == 0 && game.player(seat).has(Card::PublishingHouse)
}

/// §publishing-house.2: whether the privilege of a role is doubled by itself for who has the Publishing House: with two players not at
/// the governor's first pick, where he says so, and not if it was used in this round.
#[inline]
pub(crate) fn doubles(players: u8, picks: u8, used: bool) -> bool {
    (players != 2 || picks > 0) && !used
}

pub(crate) fn legal(game: &SanJuan, seat: Seat, out: &mut Vec<Action>) {
    // §round.2: every role that is still on the table; §round.4: one has to be taken.
    let free = || Role::ALL.iter().copied().filter(|role| game.taken & (1 << role.index()) == 0);
    free().for_each(|role| out.push(Action::Take(role)));
    if may_save(game, seat) {
        free().for_each(|role| out.push(Action::TakeDoubled(role)));
    }
}

pub(crate) fn apply(
    game: &mut SanJuan,
    seat: Seat,
    action: Action,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    let (role, doubled) = match action {
        Action::Take(role) => {
            let used = game.published && seat == game.governor;
            (role, game.player(seat).has(Card::PublishingHouse) && doubles(game.players, game.picks, used))
        }
        Action::TakeDoubled(role) => {
            game.published = true;
            (role, true)
        }
        Action::Build(_)
        | Action::Beside
        | Action::Over(_)
        | Action::OverLoaded(_)
        | Action::Spend(_)
        | Action::Pay(_)
        | Action::Produce(_)
        | Action::Sell(_)
        | Action::Keep(_)
        | Action::Discard(_)
        | Action::Tuck(..)
        | Action::Draw
        | Action::Pass
        | Action::Done => {
            debug_assert!(false, "{action} does not take a role");
            return;
        }
    };
    game.taken |= 1 << role.index();
    game.roles[usize::from(game.picks)] = role;
    game.picks += 1;
    game.chooser = seat;
    game.role = Some(role);
    game.doubled = doubled;
    log.tell(|| Event::Took { seat, role, doubled });
    super::begin(game, role, chance, log);
}
