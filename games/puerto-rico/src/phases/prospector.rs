//! The prospector: gold for who took it, nothing for anybody else.

use kernel::Log;

use super::{guests, role};
use crate::event::Event;
use crate::state::{PuertoRico, Window};

pub(crate) fn begin(game: &mut PuertoRico, log: &mut Log<Event>) {
    game.asked = game.chooser;
    if !guests::open_window(game, game.chooser, Window::Prospector) {
        end(game, log);
    }
}

/// §prospector.1, §library.1: a doubloon from the bank, two with an occupied Library.
pub(crate) fn end(game: &mut PuertoRico, log: &mut Log<Event>) {
    let seat = game.chooser;
    let doubloons = game.privilege(seat);
    game.player_mut(seat).doubloons += u16::from(doubloons);
    log.tell(|| Event::Prospected { seat, doubloons });
    role::end(game, log);
}
