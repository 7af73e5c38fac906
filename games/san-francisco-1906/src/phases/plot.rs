//! Building, first step: the plot.

use kernel::Seat;

use crate::action::Action;
use crate::plot::Plot;
use crate::state::{Question, SanFrancisco1906};

/// §build.1: whoever has chosen to build must build.
pub(crate) fn begin(game: &mut SanFrancisco1906, subsidy: bool) {
    game.question = Question::Plot { subsidy };
}

/// §build.1: a plot without a building that own permits fit and that can be paid.
pub(crate) fn legal(game: &SanFrancisco1906, seat: Seat, subsidy: bool, out: &mut Vec<Action>) {
    let open = game.buildable(seat, game.player(seat).dollars, subsidy);
    out.extend(game.map.plots(open).map(Action::Build));
}

pub(crate) fn apply(game: &mut SanFrancisco1906, subsidy: bool, action: Action) {
    let Action::Build(plot) = action else {
        debug_assert!(false, "{action} names no plot");
        return;
    };
    end(game, plot, subsidy);
}

/// Then the seat says with which permits.
pub(crate) fn end(game: &mut SanFrancisco1906, plot: Plot, subsidy: bool) {
    game.question = Question::Permits { plot, subsidy };
}
